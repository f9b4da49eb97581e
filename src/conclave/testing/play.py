"""Random games that keep their record and remember who was told what."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from conclave.core.chance import Chance
from conclave.core.event import Event
from conclave.core.pending import Decide, Over, Pending
from conclave.core.position import Position
from conclave.core.record import Decision, Record, Seat, Settled
from conclave.core.source import Bits
from conclave.testing.settings import Setting

NAMES = ("Ada", "Bo", "Cleo", "Dov", "Eve")
LONGEST = 20_000
"""Steps; a game that takes more is taken for endless."""


class Play:
    """One random game. Secret choices are changed now and then before they are revealed."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game = setting.game
        self.random = random.Random(f"{setting} {seed}")
        self.source = Bits(self.random.getrandbits)
        self.events: list[Event] = []
        self.position = self.game.start(setting.options, self.events.append)
        seats = [Seat("random@1", name) for name in NAMES[: setting.players]]
        options = setting.options.written()
        self.record = Record(self.game.name, self.game.rules_version, options, seats)

    def step(self) -> bool:
        """One decision or chance; False when the game is over."""
        pending = self.position.pending
        if isinstance(pending, Decide):
            self.decide(pending)
        elif isinstance(pending, Chance):
            outcome = pending.sample(self.source)
            self.record.entries.append(Settled(pending.spec, pending.write(outcome)))
            self.position.settle(outcome)
        if isinstance(self.position.pending, Over):
            self.record.places = self.position.pending.places
        return not isinstance(pending, Over)

    def decide(self, pending: Decide) -> None:
        change = pending.revising and self.random.random() < 0.3
        seat = self.random.choice(pending.revising if change else pending.seats)
        action = self.position.legal(seat).sample(self.source)
        self.record.entries.append(Decision(seat, self.game.notation(action)))
        self.position.play(seat, action)

    def positions(self) -> Iterator[Position]:
        """The position before every step, and the last; always the same object, so clone it to keep it."""
        yield self.position
        for _ in range(LONGEST):
            if not self.step():
                return
            yield self.position
        raise AssertionError(f"{self.setting} does not end")

    def to_end(self) -> Over:
        for _ in self.positions():
            pass
        assert isinstance(self.position.pending, Over)
        return self.position.pending


def sent(thing: object) -> bytes:
    """As it travels: what must not differ is compared byte by byte."""
    return msgspec.json.encode(thing)


def snapshot(position: Position, players: int) -> tuple[bytes, ...]:
    """Everything that anybody can see of a position."""
    views = [sent(position.view(seat)) for seat in (None, *range(players))]
    legal = [sent(list(position.legal(seat))) for seat in range(players)]
    return (*views, *legal, sent(summarize_pending(position.pending)))


def summarize_pending(pending: Pending) -> tuple[object, ...]:
    """What a position waits for, in a form that can be compared."""
    if isinstance(pending, Decide):
        return ("decide", pending.seats, pending.revising)
    if isinstance(pending, Over):
        return ("over", pending.places, pending.points, pending.reason)
    assert isinstance(pending, Chance)
    return ("chance", pending.spec)


def events_for(events: list[Event], seat: int | None) -> list[bytes]:
    """What a seat hears of some events."""
    heard = [event for event in events if event.reaches(seat)]
    return [sent((type(event.face).__name__, event.face, event.text)) for event in heard]
