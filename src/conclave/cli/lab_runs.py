"""What `arena` and `study` share: bots and players from the command line, progress, the files of a run."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

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
from conclave.cli.usage import CheckedOption
from conclave.core.game import Game
from conclave.core.options import Number, Options
from conclave.lab.arena.figures import ForfeitFigures
from conclave.lab.arena.journal import heading_of, unwritable
from conclave.lab.arena.ladder import Ladder
from conclave.lab.arena.problem import ArenaError
from conclave.lab.arena.run import OnResult, RunPlan
from conclave.lab.cluster.worker_pool import check_cluster
from conclave.lab.play.deals import GameResult, labels
from conclave.lab.report.report_text import ReportText

INTERRUPTED = 130
PAGE = "report.html"
FIGURES = "figures.json"
_SEEDS = 2**32
_MOST_SHOWN = 5
"""Forfeited games listed in the terminal; the report has more."""


Command = TypeVar("Command", bound=Callable[..., Any])


def run_options(command: Command) -> Command:
    """How much to play, where, with which seed, and where to keep it."""
    return _with_options(
        command,
        click.option(
            "--games", cls=CheckedOption, default=100, show_default=True, type=click.IntRange(min=1)
        ),
        click.option("--jobs", cls=CheckedOption, default=1, show_default=True, type=click.IntRange(min=1)),
        click.option("--cluster", metavar="ADDRESS"),
        click.option("--seed", cls=CheckedOption, type=int),
        click.option("--out", type=click.Path(path_type=Path), metavar="FOLDER"),
    )


def closing_options(command: Command) -> Command:
    """The last options of both commands: those of the game, and JSON."""
    return _with_options(
        command,
        click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE"),
        click.option("--json", "as_json", is_flag=True),
    )


def _with_options(command: Command, *options: Callable[[Command], Command]) -> Command:
    """As if the decorators stood above the command in this order."""
    for option in reversed(options):
        command = option(command)
    return command


def report_text() -> ReportText:
    return ReportText(language())


def read_bot_names(game: Game, written: str) -> tuple[str, ...]:
    return read_bots(game, written, if_empty="cli-arena-empty-bot")


def options_for(game: Game, players: int, extra_args: Sequence[str], pairs: Sequence[str]) -> Options:
    """The options of a game for this number of players."""
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
    """The given seed, or that of the run in the folder, which is continued, or a new one."""
    if given is not None:
        return given
    heading = heading_of(folder) if folder is not None else None
    seed = heading.get("seed") if heading is not None else None
    return seed if isinstance(seed, int) else secrets.randbelow(_SEEDS)


def check_cluster_options(ctx: click.Context, address: str | None) -> None:
    """Refuse a `--cluster` that cannot work."""
    if address is None:
        return
    if ctx.get_parameter_source("jobs") is not ParameterSource.DEFAULT:
        raise problem("cli-cluster-jobs")
    check_cluster(address)


@contextmanager
def one_sentence() -> Iterator[None]:
    """Show what the lab refuses as one sentence."""
    try:
        yield
    except (ArenaError, BotError) as wrong:
        raise refused(wrong.reason) from None


def show_forfeits(console: Console, words: ReportText, forfeits: Sequence[ForfeitFigures]) -> None:
    """The first games that bots have lost by failing, and how many more there are."""
    for forfeit in forfeits[:_MOST_SHOWN]:
        console.print(Prose(words.say("lab-forfeit", game=str(forfeit.game), reason=forfeit.reason)))
    if len(forfeits) > _MOST_SHOWN:
        console.print(Prose(words.say("lab-forfeits-more", number=len(forfeits) - _MOST_SHOWN)))


def show_interrupted(games: int, asked: int, folder: Path | None) -> None:
    problem("cli-arena-interrupted", games=games, asked=asked, kept="no" if folder is None else "yes").show()


class ProgressLine:
    """A progress bar for a run that also names the current leader."""

    def __init__(self, words: str, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        leader = TextColumn("{task.fields[leader]}")
        self._progress = Progress(
            *columns, leader, console=console, transient=True, disable=not console.is_terminal
        )
        self._task = self._progress.add_task(words, total=total, leader="")

    @contextmanager
    def open(self) -> Iterator[None]:
        with self._progress:
            yield

    def listener(self, plan: RunPlan) -> OnResult:
        """A callback that takes the games of a plan."""
        ladder = Ladder(len(plan.bots))
        names = labels(plan.bots)

        def on_result(result: GameResult) -> None:
            line_up = plan.run_spec.line_up_of(result.number)
            ladder.add([plan.bots.index(bot) for bot in line_up], result.places)
            leader = names[ladder.order()[0]] if len(names) > 1 else ""
            self._progress.update(self._task, advance=1, leader=leader)

        return on_result


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
