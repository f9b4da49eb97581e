"""What `conclave tables list` and `show` print for people."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

import click
import msgspec
from rich.cells import cell_len, set_cell_size

from conclave.cli.edge import say
from conclave.server.host_commands import TableDetails, TableLine, TableLines
from conclave.server.message_parts import SeatShown
from conclave.table.settings import Settings

LONGEST_VALUE: Final = 40
KIB: Final = 1024


def visible(words: str) -> str:
    """Short, in one line, and without anything that a terminal would obey."""
    shown = "".join([letter if letter.isprintable() else "�" for letter in words[:LONGEST_VALUE]])
    return shown if len(words) <= LONGEST_VALUE else f"{shown}…"


def print_list(found: TableLines) -> None:
    """In columns that are as wide as need be: a terminal may break a line, and a pipe gets all of it."""
    if not found.tables:
        click.echo(say("cli-tables-none"))
        return
    names = ("id", "game", "stage", "lines", "created", "changed", "seats")
    rows = [[say(f"cli-tables-column-{name}") for name in names], *map(_cells, found.tables)]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True)]
        click.echo("  ".join(cells).rstrip())
    if found.more:
        click.echo(say("cli-tables-more", tables=len(found.tables)))


def _cells(line: TableLine) -> list[str]:
    seats = [visible(seat.name) if seat.taken else say("cli-tables-free") for seat in line.seats]
    created, changed = _moment(line.created), _moment(line.changed)
    return [line.table, line.game, line.stage, str(line.lines), created, changed, ", ".join(seats)]


def print_details(details: TableDetails) -> None:
    rules = say("cli-record-rules", version=details.rules)
    gone = "" if details.playable else f"  {say('cli-tables-rules-gone')}"
    click.echo(f"{details.table}  {details.game}  {rules}  {details.stage}{gone}")
    created, changed = _moment(details.created), _moment(details.changed)
    click.echo(f"  {say('cli-tables-times', created=created, changed=changed)}")
    size = f"{details.log_bytes / KIB:.1f}"
    click.echo(f"  {say('cli-tables-size', lines=details.lines, size=size, clients=details.clients)}")
    for number, seat in enumerate(details.seats, 1):
        place = f"  {say('cli-record-place', place=details.places[number - 1])}" if details.places else ""
        click.echo(f"  {number} {_seat(seat, details.running)}{place}")
    if details.running:
        click.echo(f"  {say('cli-tables-watching', clients=details.watching)}")
    else:
        click.echo(f"  {say('cli-tables-at-rest')}")
    options = ", ".join([f"{name} {visible(value)}" for name, value in details.options.items()])
    click.echo(f"  {say('cli-tables-options', options=options)}")
    click.echo(f"  {say('cli-tables-settings', settings=_settings(details.settings))}")


def _seat(seat: SeatShown, running: bool) -> str:
    """The name, and how things are with it."""
    if not seat.name:
        return say("cli-tables-free")
    facts = []
    if seat.bot:
        facts.append(say("cli-tables-bot", bot=seat.bot))
    elif not seat.clients:
        facts.append(say("cli-tables-left"))
    elif running:
        facts.append(say("cli-tables-here" if seat.here else "cli-tables-away"))
    if seat.covered:
        facts.append(say("cli-tables-covered"))
    if seat.resigned:
        facts.append(say("cli-tables-resigned"))
    return f"{visible(seat.name)} ({', '.join(facts)})" if facts else visible(seat.name)


def _settings(settings: Settings) -> str:
    """By their names in the protocol."""
    values: dict[str, Any] = msgspec.to_builtins(settings)
    return ", ".join([f"{name} {_value(value)}" for name, value in values.items()])


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join([str(each) for each in value.values()])
    if isinstance(value, bool):
        return say("cli-tables-on" if value else "cli-tables-off")
    return say("cli-tables-unset") if value in (None, "") else str(value)


def _moment(seconds: float) -> str:
    """In the host's own time."""
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
