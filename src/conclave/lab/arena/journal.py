"""The games of a run in a file, one line each, so that a run that was interrupted can go on.

The first line says what the run is. A line is written whole, as soon as its game is over; a line that a
dying process or a full disk left behind half is cut off the next time. Nothing else is ever changed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from conclave.core.text import Text, text
from conclave.lab.arena.problem import ArenaError
from conclave.lab.play.deals import GameResult

FILE: Final = "games.jsonl"
FORMAT: Final = "conclave games 1"

Heading = dict[str, Any]
"""What a run is: everything that its games depend on. Values that JSON can hold."""

Belongs = Callable[[GameResult], bool]
"""Whether a game can be one of the run."""

Completed = Callable[[Heading], Heading]
"""A heading as it would be written now, so that a run of an earlier version is known again."""

_read_heading = msgspec.json.Decoder(dict[str, Any])
_read_game = msgspec.json.Decoder(GameResult)


class Journal:
    """The file of one run, open for more. Use it with `with`."""

    def __init__(
        self,
        folder: Path,
        heading: Heading,
        belongs: Belongs = lambda _game: True,
        completed: Completed = lambda heading: heading,
    ) -> None:
        """Goes on with the run that is in the folder, or begins it. ArenaError if it is another one."""
        self.path = folder / FILE
        self._belongs = belongs
        self._completed = completed
        self.results: list[GameResult] = []
        """The games that were in it already, by their numbers."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        except OSError as wrong:
            reason = wrong.strerror or str(wrong)
            raise ArenaError(text("lab-folder-unusable", folder=str(folder), reason=reason)) from None
        try:
            self._lock()
            self._go_on(heading)
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def add(self, result: GameResult) -> None:
        """Keep a game, without its record. ArenaError if that fails; the games before stay as they are."""
        self._write(msgspec.json.encode(replace(result, record="")))

    def _lock(self) -> None:
        """Two runs at once would mix their games."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(text("lab-journal-in-use", folder=str(self.path.parent))) from None

    def _go_on(self, heading: Heading) -> None:
        try:
            written = _whole(self._file)
        except OSError as wrong:
            raise _unwritable(self.path.parent, wrong) from None
        lines = written.split(b"\n")[:-1]
        wanted = {"format": FORMAT, **heading}
        if lines:
            self._compare(lines[0], wanted)
            games = {game.number: game for game in self._games(lines)}
            self.results = [games[number] for number in sorted(games)]
        self._size = sum([len(line) + 1 for line in lines])
        self._cut()
        if not lines:
            self._write(msgspec.json.encode(wanted))

    def _compare(self, line: bytes, wanted: Heading) -> None:
        folder = str(self.path.parent)
        found = _heading(line)
        if found is None:
            raise ArenaError(text("lab-journal-foreign", folder=folder, file=FILE))
        found = self._completed(found)
        for name in {**wanted, **found}:
            if found.get(name) != wanted.get(name):
                there, here = _short_json(found.get(name)), _short_json(wanted.get(name))
                raise ArenaError(text("lab-journal-other", folder=folder, what=name, there=there, here=here))

    def _games(self, lines: list[bytes]) -> Iterator[GameResult]:
        for number, line in enumerate(lines[1:], 2):
            try:
                game = _read_game.decode(line)
            except msgspec.DecodeError:
                game = None
            if game is None or not self._belongs(game):
                raise ArenaError(text("lab-journal-damaged", file=str(self.path), line=number))
            yield game

    def _write(self, line: bytes) -> None:
        rest = line + b"\n"
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
        except OSError as wrong:
            self._cut()
            raise _unwritable(self.path.parent, wrong) from None
        self._size += len(line) + 1

    def _cut(self) -> None:
        """Leave whole lines only, and write on behind them."""
        os.ftruncate(self._file, self._size)
        os.lseek(self._file, self._size, os.SEEK_SET)


def runs_within(folder: Path) -> list[str]:
    """The folders in a folder that hold a run each, as those of a study do."""
    return sorted([found.parent.name for found in folder.glob(f"*/{FILE}")])


def heading_of(folder: Path) -> Heading | None:
    """What the run in a folder is; None if there is none that can be read."""
    try:
        with (folder / FILE).open("rb") as file:
            return _heading(file.readline())
    except OSError:
        return None


def _heading(line: bytes) -> Heading | None:
    try:
        found = _read_heading.decode(line)
    except msgspec.DecodeError:
        return None
    return found if found.get("format") == FORMAT else None


def _whole(file: int) -> bytes:
    parts = []
    os.lseek(file, 0, os.SEEK_SET)
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _short_json(value: object) -> str:
    return msgspec.json.encode(value).decode()[:80]


def _unwritable(folder: Path, wrong: OSError) -> ArenaError:
    reason = wrong.strerror or str(wrong)
    return ArenaError(unwritable(folder, reason))


def unwritable(folder: Path, reason: str) -> Text:
    return text("lab-folder-unwritable", folder=str(folder), reason=reason)
