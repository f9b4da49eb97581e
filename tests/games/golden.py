"""Records that state, as annotations, what holds where they stand: `# expect ...`."""

from __future__ import annotations

from conclave.core.game import Game
from conclave.core.position import Position
from conclave.core.record import Note, Record, replay


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
