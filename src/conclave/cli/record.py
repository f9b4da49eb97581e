"""`conclave record show|replay|verify FILE`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.text import Text as Line

from conclave.cli.edge import language, print_json, problem, refused, say, tell
from conclave.cli.terminal.voice import Voice
from conclave.cli.usage import KnownCommands
from conclave.core.event import Event, Listener
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.record import Record, RecordError, find_game, replay
from conclave.core.text import Text, text
from conclave.games import GAMES
from conclave.table.files import read_record


@click.group(cls=KnownCommands)
def record() -> None:
    """Show, replay or verify the record of a game."""


LONGEST_VALUE = 40

_FILE = click.argument("file", type=click.Path(path_type=Path))
_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@record.command()
@_FILE
@_JSON
def show(file: Path, as_json: bool) -> None:
    """Who played what, and how it ended. Works for games of any version."""
    found = _read(file)
    if as_json:
        print_json(_as_dict(found))
        return
    console = Console(highlight=False)
    options = ", ".join([f"{name} {_shortened(value)}" for name, value in found.options.items()])
    rules = say("cli-record-rules", version=found.rules_version)
    console.print(Line.assemble((found.game, "bold"), f"  {rules}  ({options})"))
    for number, seat in enumerate(found.seats, 1):
        place = f"  {say('cli-record-place', place=found.places[number - 1])}" if found.places else ""
        console.print(f"  {number} {seat.name} ({seat.player}){place}", markup=False)
    console.print()
    for entry in found.entries:
        console.print(f"  {entry.written()}", markup=False, soft_wrap=True)
    if found.places is None:
        console.print(f"\n{say('cli-record-not-over')}", markup=False)


def _shortened(value: str) -> str:
    """A document would fill the screen."""
    return value if len(value) <= LONGEST_VALUE else f"{value[:LONGEST_VALUE]}…"


@record.command("replay")
@_FILE
@_JSON
def replay_command(file: Path, as_json: bool) -> None:
    """Play the record again by the rules and tell it in sentences."""
    found = _read(file)
    names = [seat.name for seat in found.seats]
    events: list[Event] = []
    pending = _replay(file, found, events.append).pending
    voice = Voice(language(), names, _called_you(found))
    sentences = [voice.tell(event.text) for event in events]
    if as_json:
        print_json({**_as_dict(found), "log": sentences})
        return
    for sentence in sentences:
        click.echo(sentence)
    click.echo()
    if not isinstance(pending, Over):
        click.echo(say("cli-record-not-over"))
        return
    for seat in sorted(range(len(names)), key=pending.places.__getitem__):
        points = say("cli-record-points", points=pending.points[seat])
        click.echo(f"{pending.places[seat]}. {names[seat]}: {points}")


def _called_you(found: Record) -> int | None:
    """The seat of the one person who played under no name of their own."""
    people = [number for number, seat in enumerate(found.seats) if seat.player == "you"]
    return people[0] if len(people) == 1 and found.seats[people[0]].name == say("cli-you") else None


@record.command()
@_FILE
@_JSON
def verify(file: Path, as_json: bool) -> None:
    """Check that every decision and chance of the record is allowed by the rules."""
    try:
        found = read_record(file)
        position = replay(find_game(GAMES, found), found)
    except (RecordError, OSError) as false:
        reason = _reason(file, false)
        if as_json:
            print_json({"verdict": "false", "reason": tell(reason)})
        raise problem("cli-record-false", reason=reason) from None
    over = isinstance(position.pending, Over)
    entries = len(found.entries)
    if as_json:
        print_json({"verdict": "unproven", "over": over, "entries": entries})
        return
    key = "cli-record-unproven-over" if over else "cli-record-unproven-so-far"
    click.echo(say(key, entries=entries, game=found.game))


def _read(file: Path) -> Record:
    try:
        return read_record(file)
    except (RecordError, OSError) as wrong:
        raise refused(_reason(file, wrong)) from None


def _replay(file: Path, found: Record, listener: Listener) -> Position:
    try:
        return replay(find_game(GAMES, found), found, listener=listener)
    except RecordError as wrong:
        raise refused(_reason(file, wrong)) from None


def _reason(file: Path, wrong: RecordError | OSError) -> Text:
    if isinstance(wrong, OSError):
        return text("cli-record-unreadable", file=str(file), reason=wrong.strerror or str(wrong))
    if wrong.line:
        return text("cli-record-line", file=str(file), line=str(wrong.line), reason=wrong.reason)
    return text("cli-record-whole", file=str(file), reason=wrong.reason)


def _as_dict(found: Record) -> dict[str, object]:
    return {
        "game": found.game,
        "rules": found.rules_version,
        "options": found.options,
        "seats": [{"player": seat.player, "name": seat.name} for seat in found.seats],
        "entries": [entry.written() for entry in found.entries],
        "places": found.places,
    }
