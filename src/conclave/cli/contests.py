"""What `arena` and `study` share: bots and players from the command line, progress, the files of a run."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
from click.core import ParameterSource
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from conclave.bots.registry import BotError
from conclave.cli.edge import language, print_json, problem, refused
from conclave.cli.game_options import read_options
from conclave.cli.prose import Prose
from conclave.cli.simulate import read_bots
from conclave.core.game import Game
from conclave.core.options import Number, Options
from conclave.lab.arena.figures import ForfeitFigures
from conclave.lab.arena.journal import heading_of, unwritable
from conclave.lab.arena.ladder import Ladder
from conclave.lab.arena.problem import ArenaError
from conclave.lab.arena.run import Heard, Plan
from conclave.lab.cluster.crew import check_cluster
from conclave.lab.play.deals import GameResult, labels
from conclave.lab.report.wording import Wording

INTERRUPTED = 130
PAGE = "report.html"
FIGURES = "figures.json"
_SEEDS = 2**32
_MOST_SHOWN = 5
"""Lost games that the terminal names; the report has more of them."""


def wording() -> Wording:
    return Wording(language())


def named_bots(game: Game, written: str) -> tuple[str, ...]:
    return read_bots(game, written, if_empty="cli-arena-empty-bot")


def options_for(game: Game, players: int, extra_args: Sequence[str], pairs: Sequence[str]) -> Options:
    """The options of a game for so many players."""
    for option in game.declared:
        if (
            isinstance(option, Number)
            and option.name == "players"
            and not option.least <= players <= option.most
        ):
            raise problem(
                "cli-arena-players", game=game.name, least=option.least, most=option.most, players=players
            )
    if any(pair.partition("=")[0] == "players" for pair in pairs):
        raise problem("cli-arena-players-option")
    return read_options(game, players, extra_args, pairs)


def seed_for(given: int | None, folder: Path | None) -> int:
    """The one that is given; else that of the run in the folder, which thus goes on; else a new one."""
    if given is not None:
        return given
    heading = heading_of(folder) if folder is not None else None
    seed = heading.get("seed") if heading is not None else None
    return seed if isinstance(seed, int) else secrets.randbelow(_SEEDS)


def checked_cluster(ctx: click.Context, address: str | None) -> None:
    """Refuse `--cluster` where it can be seen at once that it will not do."""
    if address is None:
        return
    if ctx.get_parameter_source("jobs") is not ParameterSource.DEFAULT:
        raise problem("cli-cluster-jobs")
    check_cluster(address)


@contextmanager
def one_sentence() -> Iterator[None]:
    """Whatever the lab refuses is said in one sentence."""
    try:
        yield
    except (ArenaError, BotError) as wrong:
        raise refused(wrong.reason) from None


def show_forfeits(console: Console, words: Wording, forfeits: Sequence[ForfeitFigures]) -> None:
    """The first games that bots have lost by failing, and how many more there are."""
    for forfeit in forfeits[:_MOST_SHOWN]:
        console.print(Prose(words.say("lab-forfeit", game=str(forfeit.game), reason=forfeit.reason)))
    if len(forfeits) > _MOST_SHOWN:
        console.print(Prose(words.say("lab-forfeits-more", number=len(forfeits) - _MOST_SHOWN)))


def tell_interrupted(games: int, asked: int, folder: Path | None) -> None:
    problem("cli-arena-interrupted", games=games, asked=asked, kept="no" if folder is None else "yes").show()


class Watching:
    """A line that tells how far a run is, and who leads at the moment."""

    def __init__(self, words: str, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        leader = TextColumn("{task.fields[leader]}")
        self._progress = Progress(
            *columns, leader, console=console, transient=True, disable=not console.is_terminal
        )
        self._task = self._progress.add_task(words, total=total, leader="")

    @contextmanager
    def shown(self) -> Iterator[None]:
        with self._progress:
            yield

    def of(self, plan: Plan) -> Heard:
        """Hears the games of a plan."""
        ladder = Ladder(len(plan.bots))
        names = labels(plan.bots)

        def heard(result: GameResult) -> None:
            line_up = plan.programme.line_up_of(result.number)
            ladder.add([plan.bots.index(bot) for bot in line_up], result.places)
            leader = names[ladder.order()[0]] if len(names) > 1 else ""
            self._progress.update(self._task, advance=1, leader=leader)

        return heard


def write_files(folder: Path, page: str, figures: object) -> None:
    """The report beside the games; a file that is there is replaced only by a whole one."""
    _write(folder / PAGE, page.encode())
    _write(folder / FIGURES, msgspec.json.format(msgspec.json.encode(figures), indent=2))


def _write(path: Path, content: bytes) -> None:
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise refused(unwritable(path.parent, wrong.strerror or str(wrong))) from None


def finish(
    folder: Path | None,
    as_json: bool,
    figures: object,
    page: Callable[[], str],
    show: Callable[[Console], None],
) -> None:
    """Write the report, then tell it, as JSON or in tables."""
    if folder is not None:
        write_files(folder, page(), figures)
    if as_json:
        print_json(figures)
    else:
        show(Console(highlight=False))
