"""Records that state, as annotations, what holds where they stand: `# expect ...`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from conclave.core.game import Game
from conclave.core.position import Position
from conclave.core.record import Note, Record, parse_record
from conclave.core.replaying import replay


def expectations(record: Record) -> list[tuple[int, str]]:
    """Each expectation and the number of entries before it."""
    return [
        (index, entry.note.removeprefix("expect "))
        for index, entry in enumerate(record.entries)
        if isinstance(entry, Note) and entry.note.startswith("expect ")
    ]


def position_after(game: Game, record: Record, entries: int) -> Position:
    """The game as it stands after so many entries of the record."""
    at_the_end = all(isinstance(entry, Note) for entry in record.entries[entries:])
    places = record.places if at_the_end else None
    part = Record(
        record.game, record.rules_version, record.options, record.seats, record.entries[:entries], places
    )
    return replay(game, part)


def check_example(game: Game, path: Path, check: Callable[[Position, str], None]) -> None:
    """A golden record: it replays, states something, and each of its statements holds."""
    record = parse_record(path.read_text("utf-8"))
    replay(game, record)
    expected = expectations(record)
    assert expected
    for entries, expectation in expected:
        check(position_after(game, record, entries), expectation)


def check_writing(path: Path) -> str:
    """A golden record survives being written and read; what is written is given back."""
    record = parse_record(path.read_text("utf-8"))
    again = parse_record(record.written())
    assert again.entries == record.entries
    assert again.written() == record.written()
    return again.written()
