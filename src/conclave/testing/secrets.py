"""What a seat cannot know changes not one byte of what it receives.

Whatever a view hides is imagined twice, the seats around make different secret choices, and the two games
must look the same to the viewer until the choices are revealed, or until an event by which the game's secrets
come out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from conclave.core.chance import Chance
from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.pending import Decide
from conclave.core.position import Position
from conclave.core.source import Bits
from conclave.testing.contract import Contract
from conclave.testing.legality import GARBAGE, known_codes
from conclave.testing.play import Play, events_for, sent
from conclave.testing.settings import Setting


def asked_in_vain(position: Position, seat: int, actions: tuple[int, ...]) -> bytes:
    refusals = [position.why_not(seat, action) for action in actions]
    return sent([None if refusal is None else (refusal.rule, refusal.reason) for refusal in refusals])


def received(position: Position, seat: int | None, tried: tuple[int, ...]) -> tuple[bytes, ...]:
    """All that a position tells a seat."""
    view = sent(position.view(seat))
    if seat is None:
        return (view,)
    return view, sent(list(position.legal(seat))), asked_in_vain(position, seat, tried)


class Pair:
    """Two games that look the same to one audience."""

    def __init__(
        self,
        game: Game,
        both: tuple[Position, Position],
        seat: int | None,
        seed: str,
        reveals: Sequence[type] = (),
    ) -> None:
        self.both = both
        self.seat = seat
        self.reveals = tuple(reveals)
        self.random = random.Random(seed)
        self.tried = (*self.random.choices(known_codes(game), k=6), *GARBAGE[:3])
        self.heard: tuple[list[Event], list[Event]] = ([], [])
        for position, heard in zip(self.both, self.heard, strict=True):
            position.listener = heard.append
        self.decided_apart = False

    def check(self) -> None:
        first, second = self.both
        if not self.has_revealed:
            assert received(first, self.seat, self.tried) == received(second, self.seat, self.tried)
        heard = [events_for(self._before_the_secrets(events), self.seat) for events in self.heard]
        assert heard[0] == heard[1]

    @property
    def has_revealed(self) -> bool:
        """Secrets have come out in both games: now they may differ."""
        return all(len(self._before_the_secrets(events)) < len(events) for events in self.heard)

    def _before_the_secrets(self, events: list[Event]) -> list[Event]:
        for number, event in enumerate(events):
            if isinstance(event.face, self.reveals) and event.reaches(self.seat):
                return events[:number]
        return events

    def play_on(self) -> bool:
        """One step, the same for the viewer; False at the end or right before secrets are revealed."""
        first, second = (position.pending for position in self.both)
        if isinstance(first, Chance) and isinstance(second, Chance):
            outcome = first.sample(Bits(self.random.getrandbits))
            for position in self.both:
                position.settle(outcome)
            return True
        if not (isinstance(first, Decide) and isinstance(second, Decide)):
            return False
        if first.revising and len(first.seats) == 1:
            asked = first.revising  # the last choice reveals all; the others may still change theirs
        else:
            asked = first.seats + first.revising
        seat = self.random.choice(asked)
        if seat != self.seat and len(first.seats + first.revising) > 1:
            self.decided_apart = True
            for position in self.both:
                position.play(seat, self.random.choice(list(position.legal(seat))))
            return True
        common = [action for action in self.both[0].legal(seat) if action in self.both[1].legal(seat)]
        if not common:
            return False
        action = self.random.choice(common)
        for position in self.both:
            position.play(seat, action)
        return True


class SecretsContract(Contract):
    """Nothing that a view hides can be noticed."""

    reveals: ClassVar[Sequence[type]] = ()
    """The events by which secrets of the game come out: from the first of them on, nothing is compared."""

    def test_what_a_view_hides_cannot_be_noticed(self, setting: Setting) -> None:
        play = Play(setting, 51)
        for number, position in enumerate(play.positions()):
            pending = position.pending
            secret = isinstance(pending, Decide) and len(pending.seats + pending.revising) > 1
            if not secret and number % 29:
                continue
            for seat in setting.audiences:
                view = position.view(seat)
                first, second = [
                    setting.game.imagine(view, Bits(random.Random(seed).getrandbits)) for seed in "ab"
                ]
                pair = Pair(setting.game, (first, second), seat, f"{number} {seat}", self.reveals)
                pair.check()
                for _ in range(8):
                    if not pair.play_on():
                        break
                    pair.check()
                    if pair.has_revealed:
                        break
