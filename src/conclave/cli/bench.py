"""`conclave bench`: how fast the rules run on this machine."""

from __future__ import annotations

import platform

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from conclave.cli.edge import find_game, print_json, say
from conclave.cli.helping import SpokenCommand
from conclave.cli.usage import CheckedOption
from conclave.games import GAMES
from conclave.lab.bench import Pace, form, import_milliseconds, measure, settings


@click.command(cls=SpokenCommand)
@click.option(
    "--seconds",
    cls=CheckedOption,
    default=1.0,
    show_default=True,
    type=click.FloatRange(min=0, max=3600, min_open=True),
)
@click.option("--games", metavar="A,B,...")
@click.option("--json", "as_json", is_flag=True)
def bench(seconds: float, games: str | None, as_json: bool) -> None:
    """Measure random playouts of every game, for every number of players."""
    names = [game.name for game in GAMES] if games is None else [name.strip() for name in games.split(",")]
    chosen = [setting for name in names for setting in settings(find_game(name))]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    paces: list[Pace] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(chosen))
        for setting in chosen:
            progress.update(
                task, description=say("cli-bench-now", game=setting.game, players=setting.players)
            )
            paces.append(measure(setting, seconds))
            progress.advance(task)
    startup = import_milliseconds()
    python = platform.python_version()
    if as_json:
        print_json({"python": python, "form": form(), "import_milliseconds": startup, "games": paces})
        return
    shown = Console(highlight=False)
    shown.print(_table(paces))
    shown.print(
        say("cli-bench-python", version=python, form=form(), milliseconds=f"{startup:.0f}"), markup=False
    )


def _table(paces: list[Pace]) -> Table:
    table = Table(say("cli-bench-game"), say("cli-bench-players"), box=SIMPLE_HEAD, pad_edge=False)
    for key in ("cli-bench-decisions", "cli-bench-games", "cli-bench-clone"):
        table.add_column(say(key), justify="right")
    for pace in paces:
        table.add_row(
            pace.game,
            " ".join([str(pace.players), *_variant(pace)]),
            f"{pace.decisions_per_second:,.0f}",
            f"{pace.games_per_second:,.0f}",
            f"{pace.clone_microseconds:.1f} µs",
        )
    return table


def _variant(pace: Pace) -> list[str]:
    """Options that are on by their name, others by name and value."""
    return [name if value is True else f"{name} {value}" for name, value in pace.options.items() if value]
