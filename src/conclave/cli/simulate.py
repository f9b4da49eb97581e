"""`conclave simulate GAME --seats a,b`: bots play each other, and the lab counts."""

from __future__ import annotations

import secrets
from contextlib import closing
from math import isinf
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from conclave.bots.registry import BotError, bot_names, find_bot, is_own
from conclave.cli.edge import find_game, print_json, problem, refused, say
from conclave.cli.game_options import EXTRA_ARGUMENTS, GameCommand, read_options
from conclave.cli.problem import Problem
from conclave.cli.prose import Prose
from conclave.cli.usage import CheckedOption
from conclave.core.game import Game
from conclave.lab.play.deals import GameResult, labels
from conclave.lab.play.simulate import Series
from conclave.lab.play.simulate import simulate as play_series
from conclave.lab.stats.tally import Interval, Tally, TallySummary

_INTERRUPTED = 130


@click.command(cls=GameCommand, context_settings=EXTRA_ARGUMENTS)
@click.argument("game")
@click.option("--seats", required=True, metavar="A,B,...")
@click.option(
    "--games",
    cls=CheckedOption,
    default=100,
    show_default=True,
    type=click.IntRange(min=1),
)
@click.option("--seed", cls=CheckedOption, type=int)
@click.option(
    "--jobs",
    cls=CheckedOption,
    default=1,
    show_default=True,
    type=click.IntRange(min=1),
)
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    seats: str,
    games: int,
    seed: int | None,
    jobs: int,
    records: Path | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play GAME and count who wins."""
    rules = find_game(game)
    bots = read_bots(rules, seats)
    options = read_options(rules, len(bots), ctx.args, pairs)
    if seed is None:
        seed = secrets.randbelow(2**32)
    series = Series(game, bots, dict(options.items()), games, seed)
    folder = _Records(records, games) if records is not None else None
    tally = Tally(labels(bots))
    interrupted = _play(series, jobs, tally, folder)
    if tally.games:
        if as_json:
            print_json(_as_dict(series, tally.summary(), interrupted))
        else:
            _print(Console(highlight=False), series, tally.summary())
    if interrupted:
        problem("cli-simulate-interrupted", games=tally.games, asked=games).show()
        ctx.exit(_INTERRUPTED)


def read_bots(game: Game, seats: str, if_empty: str = "cli-simulate-empty-seat") -> tuple[str, ...]:
    """The bots of `--seats`, each of which can be loaded; `if_empty` is what is said about an empty name."""
    names = tuple([name.strip() for name in seats.split(",")])
    for name in names:
        if name == "you":
            raise problem("cli-simulate-you", expected=", ".join(bot_names(game.name)))
        if not name:
            raise problem(if_empty, seats=seats)
        try:
            find_bot(game.name, name)
        except BotError as wrong:
            raise refused(wrong.reason) from None
    return names


class _Records:
    """A folder that takes one file per game and never loses one that is there."""

    def __init__(self, folder: Path, games: int) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            there = {path.name for path in folder.iterdir()}
        except OSError as wrong:
            raise self._problem(wrong) from None
        taken = sorted(there.intersection([self._name(number) for number in range(1, games + 1)]))
        if taken:
            raise problem("cli-records-there", folder=str(folder), file=taken[0])

    def write(self, result: GameResult) -> None:
        path = self.folder / self._name(result.number)
        try:
            file = path.open("x", encoding="utf-8")
        except OSError as wrong:
            raise self._problem(wrong) from None
        try:
            with file:
                file.write(result.record)
        except OSError as wrong:
            path.unlink(missing_ok=True)  # half a record is none
            raise self._problem(wrong) from None

    @staticmethod
    def _name(number: int) -> str:
        return f"game-{number:06}.record"

    def _problem(self, wrong: OSError) -> Problem:
        reason = wrong.strerror or str(wrong)
        return problem("cli-records-unwritable", folder=str(self.folder), reason=reason)


def _play(series: Series, jobs: int, tally: Tally, folder: _Records | None) -> bool:
    """Play all games, or as many as there are until Ctrl-C; whether it was interrupted."""
    console = Console(stderr=True)
    columns = (TextColumn(series.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    apart = any(is_own(bot) for bot in series.bots)  # they may print, or end their process
    try:
        with progress, closing(play_series(series, jobs, apart)) as results:
            task = progress.add_task("", total=series.games)
            for result in results:
                if folder is not None:
                    folder.write(result)
                tally.add(result)
                progress.advance(task)
    except BotError as failed:
        raise refused(failed.reason) from None
    except KeyboardInterrupt:
        return True
    return False


def _as_dict(series: Series, summary: TallySummary, interrupted: bool) -> dict[str, Any]:
    return {
        "game": series.game,
        "options": series.options,
        "seed": series.seed,
        "asked": series.games,
        "interrupted": interrupted,
        "games": summary.games,
        "bots": summary.bots,
        "seats": summary.seats,
        "rounds_per_game": summary.rounds_per_game,
        "decisions_per_game": summary.decisions_per_game,
        "endings": summary.endings,
    }


def _print(console: Console, series: Series, summary: TallySummary) -> None:
    title = Text(say("cli-simulate-title", game=series.game, games=summary.games, seed=str(series.seed)))
    title.highlight_words([series.game], "bold")
    console.print(Prose(title))
    by_bot = Table(box=SIMPLE_HEAD, pad_edge=False)
    by_bot.add_column(say("cli-simulate-bot"), overflow="fold")
    for key in ("cli-simulate-wins", "cli-simulate-points", "cli-simulate-place", "cli-simulate-ms"):
        by_bot.add_column(say(key), justify="right")
    for bot in summary.bots:
        by_bot.add_row(
            Text(bot.bot),
            _above(_percent(bot.win_share), _percent_interval(bot.win_share_interval)),
            _above(f"{bot.mean_points:.1f}", _interval(bot.mean_points_interval)),
            f"{bot.mean_place:.2f}",
            f"{bot.ms_per_decision:.2f}",
        )
    console.print(by_bot)
    by_seat = Table(say("cli-simulate-seat"), say("cli-simulate-wins"), "", box=SIMPLE_HEAD, pad_edge=False)
    for seat in summary.seats:
        interval = _percent_interval(seat.win_share_interval)
        by_seat.add_row(str(seat.seat), _percent(seat.win_share), Text(interval, "dim"))
    console.print(by_seat)
    console.print(Prose(_average(summary)))
    for ending in summary.endings:
        console.print(Prose(say("cli-simulate-ending", games=ending.games, reason=ending.reason)))
    console.print(Prose(say("cli-simulate-legend"), "dim"))


def _average(summary: TallySummary) -> str:
    decisions = f"{summary.decisions_per_game:.1f}"
    if summary.rounds_per_game is None:
        return say("cli-simulate-decisions", decisions=decisions)
    return say("cli-simulate-rounds", rounds=f"{summary.rounds_per_game:.1f}", decisions=decisions)


def _above(figure: str, interval: str) -> Text:
    return Text.assemble(figure, "\n", (interval, "dim"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _percent_interval(interval: Interval) -> str:
    low, high = interval
    return say("cli-interval-percent", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")


def _interval(interval: Interval) -> str:
    low, high = interval
    if isinf(high):
        return ""
    return say("cli-interval", low=f"{low:.1f}", high=f"{high:.1f}")
