"""The record of a game: the truth about what happened, as readable text that replays.

    conclave record 1
    game wizard-dice
    rules 1
    option players 2
    seat 1 you Ada
    seat 2 adept@1 Adept
    --
    chance draw 1 of 1:1 2:1 = 2
    2 predict 5 green
    1 predict 2 blue
    # anything after a hash is an annotation and does not affect the replay
    ...
    over 2 1
    sum 3f0c19a2b7d4e655

Decisions stand in notation (never as codes), chances with their specification and outcome. `over` gives
every seat's place once the game has ended, and the replay must agree. `sum` is a check sum over all lines
before it; a record written by hand may leave it out. In an export for one audience a choice that is not
revealed yet reads `?`; such a record can be shown but not replayed to its end. Where the dice can be checked,
lines that begin with `dice` follow the seats (see `conclave.core.proof`).

Here records are written and read; `conclave.core.record_replay` plays them by the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from conclave.core.one_line import fits_one_line
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.proof import FIRST_WORD, Proof, ProofError, parse_proof
from conclave.core.text import Text, text

ANY_FORMAT = "conclave record "
"""Every format begins with it; a number follows."""
FORMAT = "conclave record 1"
GAME_LINE = 2
RULES_LINE = 3
FIRST_OPTION = 4
"""The line on which the options of a record begin; the seats come next, and the proof of the dice if there is
one, then a line of dashes, and the entries."""
HIDDEN = "?"
LARGEST = 4_000_000
"""Characters; no game comes near it."""


class RecordError(ValueError):
    """A record that cannot be read or does not replay: the line (0: the whole) and the reason."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(f"line {line}: {reason.key} {reason.arguments}")
        self.line = line
        self.reason = reason


class Seat:
    """Who sat there: `you`, or a bot with its version (`adept@1`), and a name for people."""

    def __init__(self, player: str, name: str) -> None:
        if not player or not name or " " in player or not fits_one_line(player + name):
            raise ValueError(f"{player!r} {name!r} does not fit into one line of a record")
        self.player = player
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and (self.player, self.name) == (other.player, other.name)

    def __hash__(self) -> int:
        return hash((self.player, self.name))


class Entry:
    """Base of what stands below the header, one line each."""

    def written(self) -> str:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(self.written())


class Decision(Entry):
    def __init__(self, seat: int, notation: str) -> None:
        self.seat = seat
        self.notation = notation

    def written(self) -> str:
        return f"{self.seat + 1} {self.notation}"


class Settled(Entry):
    """A chance and what came of it."""

    def __init__(self, spec: str, outcome: str) -> None:
        self.spec = spec
        self.outcome = outcome

    def written(self) -> str:
        return f"chance {self.spec} = {self.outcome}"


class Note(Entry):
    """An annotation: who decided, cover by a bot, a clock. It does not affect the replay."""

    def __init__(self, note: str) -> None:
        if not fits_one_line(note):
            raise ValueError(f"{note!r} does not fit into one line of a record")
        self.note = note

    def written(self) -> str:
        return f"# {self.note}"


class Record:
    """Header and entries of one game, finished or not."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        options: dict[str, str],
        seats: Sequence[Seat],
        entries: Sequence[Entry] = (),
        places: tuple[int, ...] | None = None,
        proof: Proof | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seats = list(seats)
        self.entries = list(entries)
        self.places = places
        """Every seat's place once the game is over."""
        self.proof = proof
        """Where its dice came from, if that can be checked."""

    def proof_line(self) -> int:
        """The line on which the proof begins, if there is one."""
        return FIRST_OPTION + len(self.options) + len(self.seats)

    def entries_line(self) -> int:
        """The line of the first entry."""
        proof = 0 if self.proof is None else len(self.proof.lines())
        return self.proof_line() + proof + 1

    def written(self) -> str:
        lines = [FORMAT, f"game {self.game}", f"rules {self.rules_version}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [f"seat {number} {seat.player} {seat.name}" for number, seat in enumerate(self.seats, 1)]
        if self.proof is not None:
            lines += self.proof.lines()
        lines.append("--")
        lines += [entry.written() for entry in self.entries]
        if self.places is not None:
            lines.append("over " + " ".join([str(place) for place in self.places]))
        body = "\n".join(lines) + "\n"
        return f"{body}sum {_check_sum(body)}\n"


def _check_sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def from_windows(written: str) -> str:
    """A record that an editor has saved with a byte order mark or Windows line ends, as it was written.

    A check sum is over the lines, so it holds again. `parse_record` itself takes nothing but what is written.
    """
    written = written.removeprefix("\ufeff")
    lines = written.count("\n")
    return written.replace("\r\n", "\n") if lines and written.count("\r\n") == lines else written


def parse_record(written: str) -> Record:
    """The record of a text; RecordError names the line for anything that is none."""
    return _Parser(written).record()


def parse_entries(lines: Sequence[str], seats: int) -> list[Entry]:
    """Decisions, chances and notes as a record has them below its header."""
    parser = _Parser("")
    return [parser.entry(line, seats) for line in lines]


class _Parser:
    """Reads a record line by line; `at` is the number of the line being read."""

    def __init__(self, written: str) -> None:
        if len(written) > LARGEST:
            raise RecordError(0, text("core-record-too-long"))
        self.lines = written.split("\n")
        self.at = 0
        self.written = written

    def fail(self, reason: Text) -> RecordError:
        return RecordError(self.at, reason)

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.fail(text("core-record-ends-early"))
        line = self.lines[self.at - 1]
        if self.at > 1 and not fits_one_line(line):
            raise self.fail(text("core-record-control"))
        return line

    def field(self, name: str) -> str:
        line = self.next()
        if not line.startswith(name + " "):
            raise self.fail(text("core-record-expected", expected=name))
        return line[len(name) + 1 :]

    def number(self, word: str, most: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 10 and str(int(word)) == word):
            raise self.fail(text("core-record-number", word=word))
        if not 1 <= int(word) <= most:
            raise self.fail(text("core-record-number", word=word))
        return int(word)

    def record(self) -> Record:
        first = self.next()
        if first != FORMAT:
            is_other = first.startswith(ANY_FORMAT) and first[len(ANY_FORMAT) :].isdigit()
            if is_other and len(first) < len(FORMAT) + 9:
                raise self.fail(text("core-record-format", found=first, expected=FORMAT))
            raise self.fail(text("core-record-foreign", expected=FORMAT))
        game = self.field("game")
        rules_version = self.number(self.field("rules"), 10**6)
        options: dict[str, str] = {}
        seats: list[Seat] = []
        line = self.next()
        while line.startswith("option "):
            _, name, value = self.words(line, 3)
            if name in options:
                raise self.fail(text("core-record-twice", name=name))
            options[name] = value
            line = self.next()
        while line.startswith("seat "):
            _, number, player, name = self.words(line, 4)
            if number != str(len(seats) + 1):
                raise self.fail(text("core-record-number", word=number))
            seats.append(Seat(player, name))
            line = self.next()
        dice_line = self.at
        dice: list[str] = []
        while line.startswith(FIRST_WORD):
            dice.append(line)
            line = self.next()
        if line != "--":
            raise self.fail(text("core-record-expected", expected="--"))
        record = Record(game, rules_version, options, seats, proof=self.proof(dice, dice_line))
        self.body(record)
        return record

    def proof(self, lines: list[str], first: int) -> Proof | None:
        try:
            return parse_proof(lines) if lines else None
        except ProofError as wrong:
            raise RecordError(first + wrong.line, wrong.reason) from None

    def words(self, line: str, count: int) -> list[str]:
        words = line.split(" ", count - 1)
        if len(words) != count or not all(words):
            raise self.fail(text("core-record-line", line=line))
        return words

    def body(self, record: Record) -> None:
        seats = len(record.seats)
        while True:
            line = self.next()
            if line == "" and self.at == len(self.lines):
                return
            word, _, rest = line.partition(" ")
            if word == "sum":
                self.check_sum(rest)
                return
            if record.places is not None:
                raise self.fail(text("core-record-after-end"))
            if word == "over":
                record.places = tuple([self.number(place, seats) for place in rest.split(" ")])
                if len(record.places) != seats:
                    raise self.fail(text("core-record-line", line=line))
            else:
                record.entries.append(self.entry(line, seats))

    def entry(self, line: str, seats: int) -> Entry:
        word, _, rest = line.partition(" ")
        if word == "#":
            return Note(rest)
        if word == "chance":
            spec, equals, outcome = rest.partition(" = ")
            if equals:
                return Settled(spec, outcome)
        elif rest:
            return Decision(self.number(word, seats) - 1, rest)
        raise self.fail(text("core-record-line", line=line))

    def check_sum(self, claimed: str) -> None:
        body = "\n".join(self.lines[: self.at - 1]) + "\n"
        if self.lines[self.at :] != [""] or claimed != _check_sum(body):
            raise self.fail(text("core-record-sum"))


def replace_choice(entries: list[Entry], seat: int, choice: Entry) -> None:
    """A secret choice in place of the seat's earlier one: that it was changed is a secret too."""
    for index in range(len(entries) - 1, -1, -1):
        entry = entries[index]
        if isinstance(entry, Decision) and entry.seat == seat:
            entries[index] = choice
            return


def for_audience(record: Record, position: Position, seat: int | None) -> Record:
    """The record of a live game as one seat (None: a spectator) may see it.

    A choice that is in but not revealed reads `?`, once however often it was changed: that it was is a secret
    too. `position` is where the record stands.
    """
    pending = position.pending
    secret = pending.revising if isinstance(pending, Decide) else ()
    begin = len(record.entries)
    while begin > 0 and _is_note_or_by(record.entries[begin - 1], secret):
        begin -= 1
    shown = record.entries[:begin]
    hidden: set[int] = set()
    for entry in record.entries[begin:]:
        if not isinstance(entry, Decision) or entry.seat == seat:
            shown.append(entry)
        elif entry.seat not in hidden:
            hidden.add(entry.seat)
            shown.append(Decision(entry.seat, HIDDEN))
    return Record(
        record.game, record.rules_version, record.options, record.seats, shown, record.places, record.proof
    )


def _is_note_or_by(entry: Entry, seats: tuple[int, ...]) -> bool:
    return isinstance(entry, Note) or (isinstance(entry, Decision) and entry.seat in seats)
