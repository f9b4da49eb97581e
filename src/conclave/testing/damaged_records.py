"""Records of random games, damaged byte by byte: refused with a clear reason, or still a true game.

Never another exception, never a wrong replay; and while the check sum stands, no change is accepted at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache, partial

from conclave.core.chance import Chance, parse_chance
from conclave.core.game import Game
from conclave.core.pending import Over
from conclave.core.position import Position
from conclave.core.record import Decision, Record, RecordError, Settled, parse_record
from conclave.core.record_replay import find_game, read_options, replay
from conclave.core.registry import Registry
from conclave.testing.contract import Contract
from conclave.testing.play import Play, summarize_pending
from conclave.testing.sentences import say
from conclave.testing.settings import Setting, settings_of

Damage = Callable[[random.Random, bytes], bytes]


def flip(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def replace(chance: random.Random, data: bytes) -> bytes:
    """Another character that occurs in records, so that the line often still reads well."""
    at = chance.randrange(len(data))
    return data[:at] + bytes([chance.choice(data)]) + data[at + 1 :]


def insert(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.randbytes(chance.randint(1, 3)) + data[at:]


def delete(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    return data[:at] + data[at + chance.randint(1, 12) :]


def duplicate(chance: random.Random, data: bytes) -> bytes:
    at = chance.randrange(len(data))
    end = at + chance.randint(1, 40)
    return data[:end] + data[at:end] + data[end:]


def truncate(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data))]


def splice(records: Sequence[bytes], chance: random.Random, data: bytes) -> bytes:
    other = chance.choice(records)
    return data[: chance.randrange(len(data))] + other[chance.randrange(len(other)) :]


def on_lines(change: Callable[[random.Random, list[bytes]], None]) -> Damage:
    def damage(chance: random.Random, data: bytes) -> bytes:
        lines = data.split(b"\n")
        change(chance, lines)
        return b"\n".join(lines)

    return damage


def drop_line(chance: random.Random, lines: list[bytes]) -> None:
    del lines[chance.randrange(len(lines))]


def double_line(chance: random.Random, lines: list[bytes]) -> None:
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))


def swap_lines(chance: random.Random, lines: list[bytes]) -> None:
    first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]


def other_line(records: Sequence[bytes], chance: random.Random, lines: list[bytes]) -> None:
    lines[chance.randrange(len(lines))] = chance.choice(chance.choice(records).split(b"\n"))


def end_early(chance: random.Random, lines: list[bytes]) -> None:
    """Cut off at the end of a line: an unfinished game, if it was in the moves."""
    lines[chance.randrange(len(lines)) :] = [b""]


def other_word(chance: random.Random, lines: list[bytes]) -> None:
    at = chance.randrange(len(lines))
    words = lines[at].split(b" ")
    words[chance.randrange(len(words))] = chance.choice(chance.choice(lines).split(b" "))
    lines[at] = b" ".join(words)


def other_end(chance: random.Random, lines: list[bytes]) -> None:
    """Another result, or one for a game that is not over."""
    seats = sum(line.startswith(b"seat ") for line in lines)
    places = b" ".join([b"%d" % chance.randint(1, seats) for _ in range(seats)])
    moves = [line for line in lines if line and not line.startswith(b"over ")]
    lines[:] = [*moves, b"over " + places, b""]


def huge_number(chance: random.Random, lines: list[bytes]) -> None:
    at = chance.randrange(len(lines))
    words = lines[at].split(b" ")
    words[chance.randrange(len(words))] = chance.choice([b"0", b"-1", b"99999", b"9" * 5000, b"\xd9\xa3"])
    lines[at] = b" ".join(words)


def damages(records: Sequence[bytes]) -> tuple[Damage, ...]:
    """Every way to damage a record; some borrow parts of other records."""
    return (
        flip,
        replace,
        insert,
        delete,
        duplicate,
        truncate,
        partial(splice, records),
        on_lines(drop_line),
        on_lines(double_line),
        on_lines(swap_lines),
        on_lines(partial(other_line, records)),
        on_lines(end_early),
        on_lines(other_end),
        on_lines(other_word),
        on_lines(huge_number),
    )


def records_of(settings: Sequence[Setting], whole: Setting) -> tuple[bytes, ...]:
    """The first moves with every setting, and a whole game."""
    written: list[bytes] = []
    for setting in settings:
        play = Play(setting, 61)
        for _ in range(40):
            play.step()
        written.append(play.record.written().encode())
    play = Play(whole, 61)
    play.to_end()
    written.append(play.record.written().encode())
    return tuple(written)


class DamagedRecords:
    """Records of some games, and what becomes of them when they are damaged."""

    def __init__(self, games: Sequence[Game], records: Sequence[bytes]) -> None:
        self.games = games
        self.registry = Registry(games)
        self.records = records
        self.damages = damages(records)

    def read(self, data: bytes) -> Record | RecordError:
        """Read and replay, as a careful program does; bytes that are no UTF-8 get as far as any others."""
        try:
            record = parse_record(data.decode("utf-8", "surrogateescape"))
            game = find_game(self.registry, record)
            pending = replay(game, record).pending
        except RecordError as error:
            return error
        assert record.places == (pending.places if isinstance(pending, Over) else None)
        assert summarize_pending(pending) == summarize_pending(by_hand(game, record).pending)
        return record

    def check(self, data: bytes, intact: bytes) -> bool:
        """Whether the damaged record was accepted; its check sum line may be the intact one."""
        result = self.read(data)
        if isinstance(result, RecordError):
            assert result.line >= 0
            assert say(result.reason, *self.games)
            return False
        again = parse_record(result.written())
        assert again.entries == result.entries
        assert (again.options, again.seats, again.places) == (result.options, result.seats, result.places)
        sum_line = intact.splitlines()[-1]
        assert data == intact or not data.endswith(b"\n" + sum_line + b"\n"), (
            "changed under an intact check sum"
        )
        return True

    def damage_many(self, count: int, seed: str) -> tuple[int, int]:
        """Damage records in every way; how many were refused, how many accepted."""
        chance = random.Random(seed)
        refused = accepted = 0
        for number in range(count):
            intact = chance.choice(self.records)
            body, sum_line = intact[: intact.rindex(b"sum ")], intact[intact.rindex(b"sum ") :]
            damage = self.damages[number % len(self.damages)]
            damaged = damage(chance, body)
            if chance.random() < 0.3:
                damaged = chance.choice(self.damages)(chance, damaged) if damaged else damaged
            for data in (damaged, damaged + sum_line, damage(chance, intact)):
                if self.check(data, intact):
                    accepted += 1
                else:
                    refused += 1
        return refused, accepted

    def check_every_byte(self, intact: bytes) -> None:
        """No change gets past the check sum."""
        chance = random.Random(62)
        for at in range(len(intact)):
            data = intact[:at] + bytes([intact[at] ^ 1 << chance.randrange(8)]) + intact[at + 1 :]
            assert isinstance(self.read(data), RecordError), at


def by_hand(game: Game, record: Record) -> Position:
    """The replay once more, by nothing but the rules and what the chances say for themselves."""
    position = game.start(read_options(game, record.options))
    for entry in record.entries:
        if isinstance(entry, Decision):
            position.play(entry.seat, game.parse(entry.notation))
        elif isinstance(entry, Settled):
            chance = position.pending
            assert isinstance(chance, Chance)
            assert chance.spec == entry.spec
            outcome = parse_chance(entry.spec).read(entry.outcome)
            assert chance.weight(outcome) > 0
            position.settle(outcome)
    return position


@cache
def records(game: Game) -> tuple[bytes, ...]:
    settings = settings_of(game)
    return records_of(settings, whole=settings[0])


class DamagedRecordsContract(Contract):
    """A damaged record is refused, or still describes a true game."""

    def test_intact_records_are_read(self, game: Game) -> None:
        damaged = DamagedRecords([game], records(game))
        for intact in damaged.records:
            assert damaged.check(intact, intact)
            assert damaged.check(intact[: intact.rindex(b"sum ")], intact), "written by hand, without a sum"

    def test_damaged_records_are_refused_or_true(self, game: Game) -> None:
        refused, accepted = DamagedRecords([game], records(game)).damage_many(300, game.name)
        assert refused > accepted > 0

    def test_every_single_byte_counts_under_the_check_sum(self, game: Game) -> None:
        damaged = DamagedRecords([game], records(game)[:1])
        damaged.check_every_byte(damaged.records[0])
