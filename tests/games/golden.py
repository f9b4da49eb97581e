"""Records that state, as annotations, what holds where they stand: `# expect ...`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import pytest

from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.record import Note, Record, parse_record
from conclave.core.record_replay import replay

Driver = TypeVar("Driver")
"""What a game's tests look at a position through."""


class GoldenRecords(Generic[Driver]):
    """The golden records of a game, and how its tests check an expectation."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        drive: Callable[[Position], Driver],
        check: Callable[[Driver, str], None],
    ) -> None:
        self._game = game
        self._folder = folder
        self._drive = drive
        self._check = check

    def read(self, name: str) -> Record:
        return parse_record(self._text(name))

    def at_start(self, name: str) -> Driver:
        return self._after(self.read(name), 0)

    def at_end(self, name: str) -> Driver:
        record = self.read(name)
        return self._after(record, len(record.entries))

    def check_expectations(self, name: str) -> None:
        """The record replays, states something, and each of its statements holds."""
        record = self.read(name)
        replay(self._game, record)
        expected = expectations(record)
        assert expected
        for entries, expectation in expected:
            self._check(self._after(record, entries), expectation)

    def check_writing(self, name: str, *, as_written: bool = True) -> None:
        """The record survives being written and read, to the letter if it was `as_written` by us."""
        record = self.read(name)
        again = parse_record(record.written())
        assert again.entries == record.entries
        assert again.written() == record.written()
        assert not as_written or again.written() == self._text(name)

    def check_all_are_listed(self, listed: Sequence[Any]) -> None:
        """`listed` are the params that the tests run with."""
        assert {path.stem for path in self._folder.iterdir()} == {each.values[0] for each in listed}

    def check_rejects(self, name: str, wrong: str) -> None:
        """A wrong expectation fails at the end of a record."""
        with pytest.raises(AssertionError):
            self._check(self.at_end(name), wrong)

    def check_unreadable(self, name: str, expectation: str) -> None:
        with pytest.raises(pytest.fail.Exception):
            self._check(self.at_start(name), expectation)

    def _text(self, name: str) -> str:
        return (self._folder / f"{name}.record").read_text("utf-8")

    def _after(self, record: Record, entries: int) -> Driver:
        return self._drive(position_after(self._game, record, entries))


class GoldenTable(Protocol):
    """What the tables of several games' tests can be asked."""

    def offers(self, notation: str) -> bool: ...

    def refused(self, notation: str) -> str: ...

    @property
    def legal(self) -> Sequence[str]: ...

    @property
    def result(self) -> Over: ...


def check_common(table: GoldenTable, expectation: str) -> None:
    """The expectations that mean the same in every game."""
    match expectation.split(" "):
        case ["offers", *notation]:
            assert table.offers(" ".join(notation))
        case ["legal", number]:
            assert len(table.legal) == int(number)
        case ["refused", *notation, "by", rule]:
            assert table.refused(" ".join(notation)) == rule
        case ["points", *numbers]:
            assert table.result.points == tuple(map(int, numbers))
        case ["places", *numbers]:
            assert table.result.places == tuple(map(int, numbers))
        case _:
            pytest.fail(f"this expectation cannot be read: {expectation}")


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
