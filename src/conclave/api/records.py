"""Records: readable text from which a game can be replayed and its dice checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from errno import ENAMETOOLONG
from os import PathLike
from pathlib import Path
from types import MappingProxyType

from conclave.api.errors import InvalidIndex, InvalidRecord, InvalidType, is_whole, kind, sentence
from conclave.api.position import Position
from conclave.core.record import LARGEST, RecordError, from_windows, parse_record
from conclave.core.record import Record as EngineRecord
from conclave.core.record_replay import find_game
from conclave.core.record_replay import replay as replay_by_rules
from conclave.registry import GAMES
from conclave.table.fairness import check


class Record:
    """The record of a game: who played, and everything that happened, as text that replays.

    >>> import conclave
    >>> record = conclave.play("ciub", ["greedy", "random"], seed=7).record
    >>> record.game, record.players, record.options["form"]
    ('ciub', ('greedy', 'random'), 'normal')
    >>> str(record).splitlines()[0]
    'conclave record 1'
    """

    def __init__(self, record: EngineRecord) -> None:
        self._record = record

    @property
    def game(self) -> str:
        """The name of the game.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).record.game
        'wizard-dice'
        """
        return self._record.game

    @property
    def rules_version(self) -> int:
        """The version of the rules it was played by.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).record.rules_version
        1
        """
        return self._record.rules_version

    @property
    def options(self) -> Mapping[str, str]:
        """The options of the game, as the record writes them.

        >>> import conclave
        >>> dict(conclave.play("wizard-dice", ["random", "random"], seed=1).record.options)
        {'players': '2', 'expert': 'no', 'cards': 'no', 'seer': 'random'}
        """
        return MappingProxyType(self._record.options)

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).record.players
        ('random #1', 'random #2')
        """
        return tuple(seat.name for seat in self._record.seats)

    @property
    def places(self) -> tuple[int, ...] | None:
        """Every seat's place; None for a game that is not over.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).record.places
        (1, 2)
        """
        return self._record.places

    @property
    def entries(self) -> tuple[str, ...]:
        """What happened, one line for each decision, chance and note.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).record.entries[0]
        'chance draw 1 of 1:1 2:1 = 2'
        """
        return tuple(entry.written() for entry in self._record.entries)

    def position(self, entries: int | None = None) -> Position:
        """The position after that many entries; without a number, at the end.

        >>> import conclave
        >>> record = conclave.play("wizard-dice", ["random", "random"], seed=1).record
        >>> record.position(0).chance
        <Chance draw 1 of 1:1 2:1>
        """
        return replay(self, entries)

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file.

        >>> import conclave, tempfile, pathlib
        >>> path = pathlib.Path(tempfile.mkdtemp(), "game.record")
        >>> record = conclave.play("ciub", ["greedy", "random"], seed=7).record
        >>> record.save(path)
        >>> conclave.read_record(path) == record
        True
        """
        Path(path).write_text(str(self), encoding="utf-8", newline="\n")

    def __str__(self) -> str:
        return self._record.written()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {', '.join(self.players)}>"


@dataclass(frozen=True)
class Verification:
    """The result of checking a record.

    >>> import conclave
    >>> verification = conclave.verify(conclave.play("ciub", ["greedy", "random"], seed=7).record)
    >>> verification.answer, verification.replayed, verification.recomputed
    ('unproven', True, 0)
    >>> print(*verification.reasons)
    The record doesn't say where its dice came from. Games in the terminal and simulations never do.
    """

    answer: str
    """`proven`: by the rules, with dice that nobody could choose. `unproven`: nothing is wrong, but something
    could not be checked. `false`: something is wrong."""
    reasons: tuple[str, ...]
    """What is wrong, or what could not be checked, in sentences."""
    replayed: bool
    """Whether the rules agree with every line."""
    recomputed: int
    """How many chances were recomputed and match the record."""

    @property
    def proven(self) -> bool:
        """Whether everything could be checked and is right.

        >>> import conclave
        >>> conclave.verify(conclave.play("wizard-dice", ["random", "random"], seed=1).record).proven
        False
        """
        return self.answer == "proven"


def read_record(source: str | PathLike[str]) -> Record:
    """The record in a file, or in its text. OSError if the file cannot be opened.

    >>> import conclave
    >>> text = str(conclave.play("ciub", ["greedy", "random"], seed=7).record)
    >>> conclave.read_record(text)
    <Record of ciub: greedy, random>
    """
    if not isinstance(source, (str, PathLike)):
        raise InvalidType(f"A record is read from a path or a text, not from {kind(source)}.")
    is_text = isinstance(source, str) and _is_text(source)
    try:
        written = str(source) if is_text else _read(Path(source))
        return Record(parse_record(from_windows(written)))
    except RecordError as error:
        raise InvalidRecord(error.line, sentence(error.reason)) from None


def _is_text(source: str) -> bool:
    """Whether it is the text of a record, or can't be a path."""
    return not source or "\n" in source or "\0" in source or source.startswith("conclave record ")


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise InvalidRecord(0, f"{path} is not a record: it is not a text in UTF-8.") from None
    except OSError as error:
        if error.errno != ENAMETOOLONG:
            raise
        raise InvalidRecord(
            0, "This is neither a record nor the path of one: it is too long for a path."
        ) from None


def _engine_record(record: Record) -> EngineRecord:
    if not isinstance(record, Record):
        raise InvalidType(f"This takes a record, not {kind(record)}: use read_record(...).")
    return record._record


def replay(record: Record, entries: int | None = None) -> Position:
    """Replay a record by the rules, to its end or for a number of entries; InvalidRecord if it breaks them.

    >>> import conclave
    >>> result = conclave.play("ciub", ["greedy", "random"], seed=7)
    >>> conclave.replay(result.record) == result.position
    True
    """
    whole = _engine_record(record)
    part = whole
    if entries is not None:
        if not is_whole(entries):
            raise InvalidType(f"The number of entries is a whole number, not {kind(entries)}.")
        if not 0 <= entries <= len(whole.entries):
            raise InvalidIndex(
                f"The record has {len(whole.entries)} entries, so {entries} cannot be replayed."
            )
        places = whole.places if entries == len(whole.entries) else None
        part = EngineRecord(
            whole.game, whole.rules_version, whole.options, whole.seats, whole.entries[:entries], places
        )
    try:
        game = find_game(GAMES, part)
        return Position(game, replay_by_rules(game, part), len(part.seats))
    except RecordError as error:
        raise InvalidRecord(error.line, sentence(error.reason)) from None


def verify(record: Record) -> Verification:
    """Check a record by the rules, and its dice by what was promised before the game.

    >>> import conclave
    >>> verification = conclave.verify(conclave.play("ciub", ["greedy", "random"], seed=7).record)
    >>> verification.replayed, verification.proven
    (True, False)
    """
    checked = _engine_record(record)
    try:
        verdict = check(checked, find_game(GAMES, checked))
    except RecordError as error:
        raise InvalidRecord(error.line, sentence(error.reason)) from None
    return Verification(
        str(verdict.status),
        tuple(sentence(reason) for reason in verdict.reasons),
        verdict.replayed,
        verdict.recomputed,
    )
