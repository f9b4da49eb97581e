"""`conclave bench`: how fast the rules run on this machine."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from conclave.cli.edge import find_game, print_json, problem, say
from conclave.cli.help import LocalizedCommand
from conclave.cli.usage import CheckedOption
from conclave.compiled import form
from conclave.core.options import OptionError
from conclave.lab.bench.bench import SHORT_PLAYOUT, BenchCase, Pace, import_milliseconds, measure, settings
from conclave.lab.bench.bench_forms import FormProcess, WrongForm
from conclave.registry import GAMES

BOTH = ("compiled", "pure")


@dataclass
class BenchResult:
    """One form of the rules."""

    form: str
    import_milliseconds: float
    games: list[Pace] = field(default_factory=list)


@click.command(cls=LocalizedCommand)
@click.option(
    "--seconds",
    cls=CheckedOption,
    default=0.5,
    show_default=True,
    type=click.FloatRange(min=0, max=3600, min_open=True),
)
@click.option("--games", metavar="A,B,...")
@click.option("--form", "wanted", cls=CheckedOption, type=click.Choice(["compiled", "pure", "both"]))
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, games: str | None, wanted: str | None, as_json: bool) -> None:
    """Measure random games and searches of every game, for every number of players."""
    names = [game.name for game in GAMES] if games is None else [name.strip() for name in games.split(",")]
    chosen = [setting for name in names for setting in _settings_of(name, asked_for=games is not None)]
    if wanted is None:
        measured = [BenchResult(form(), import_milliseconds(form()))]
        _measure(chosen, measured, [lambda setting: measure(setting, seconds)])
    else:
        processes = _processes(BOTH if wanted == "both" else (wanted,))
        measured = [BenchResult(each, import_milliseconds(each)) for each in processes]
        measures = [partial(process.measure, seconds=seconds) for process in processes.values()]
        try:
            _measure(chosen, measured, measures)
        finally:
            for process in processes.values():
                process.end()
    python = platform.python_version()
    if as_json:
        first, *others = measured
        told = {"python": python, **vars(first)}
        print_json(told | {other.form: {**vars(other)} for other in others})
        return
    shown = Console(highlight=False)
    for table in _tables(measured):
        shown.print(table)
    shown.print(say("cli-bench-about", decisions=SHORT_PLAYOUT), markup=False)
    if len(measured) > 1:
        shown.print(say("cli-bench-both"), markup=False)
    for each in measured:
        milliseconds = f"{each.import_milliseconds:.0f}"
        shown.print(
            say("cli-bench-python", version=python, form=each.form, milliseconds=milliseconds), markup=False
        )


def _settings_of(name: str, asked_for: bool) -> list[BenchCase]:
    """A kit may name options that its game doesn't have; the other games are still measured."""
    game = find_game(name)
    found = list(settings(game))
    try:
        for setting in found:
            game.configure({"players": setting.players, **setting.options})
    except OptionError as wrong:
        refusal = problem("cli-bench-options", game=game.name, reason=wrong.reason)
        if asked_for:
            raise refusal from None
        refusal.show()
        return []
    return found


def _processes(forms: Sequence[str]) -> dict[str, FormProcess]:
    try:
        return {each: FormProcess(each) for each in forms}
    except WrongForm as wrong:
        raise problem("cli-bench-not-compiled", found=wrong.found) from None


def _measure(
    chosen: list[BenchCase], measured: list[BenchResult], measures: Sequence[Callable[[BenchCase], Pace]]
) -> None:
    """Case by case, the forms in turns: machines are noisy."""
    with _progress(len(chosen) * len(measured)) as on_setting:
        for setting in chosen:
            for each, pace_of in zip(measured, measures, strict=True):
                each.games.append(pace_of(setting))
                on_setting(setting)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[BenchCase], None]]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)

        def on_setting(setting: BenchCase) -> None:
            now = say("cli-bench-now", game=setting.game, players=setting.players)
            progress.update(task, description=now, advance=1)

        yield on_setting


def _tables(measured: list[BenchResult]) -> Iterator[Table]:
    """By game: the figures of the first form, and how many times as good as those of the other they are."""
    first, *others = [each.games for each in measured]
    rows = list(zip(first, *others, strict=True))
    for game, lines in groupby(rows, key=lambda paces: paces[0].game):
        table = Table(
            say("cli-bench-players"),
            box=SIMPLE_HEAD,
            pad_edge=False,
            collapse_padding=True,
            title=game,
            title_justify="left",
        )
        for key in ("decisions", "playout", "games", "clone", "memory", "search"):
            table.add_column(say(f"cli-bench-{key}"), justify="right")
        for pace, *other in lines:
            table.add_row(
                " ".join([str(pace.players), *_variant(pace)]),
                _rate(pace.decisions_per_second, *[each.decisions_per_second for each in other]),
                _rate(
                    pace.playout_decisions_per_second, *[each.playout_decisions_per_second for each in other]
                ),
                _rate(pace.games_per_second),
                f"{pace.clone_microseconds:.2f} µs",
                f"{pace.position_bytes:,.0f} B",
                _rate(pace.simulations_per_second, *[each.simulations_per_second for each in other]),
            )
        yield table


def _rate(rate: float, *beside: float) -> str:
    return " ".join([f"{rate:,.0f}", *[f"×{rate / other:.1f}" for other in beside]])


def _variant(pace: Pace) -> list[str]:
    """Options that are on by their name, others by name and value."""
    return [name if value is True else f"{name} {value}" for name, value in pace.options.items() if value]
