"""A position that a test acts in the way a record reads, whatever the game."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import pytest

from conclave.core.chance import Chance
from conclave.core.event import Event
from conclave.core.game import Game
from conclave.core.pending import Decide, Over
from conclave.core.position import Position
from conclave.core.refusal import IllegalAction, Refusal
from conclave.locale import locale

LOCALE = locale()
NAMES = ["Ada", "Bea", "Cay", "Dov", "Eli"]


class PlayedPosition:
    """Players count from 1, and one of them is asked at a time. Whatever is done can be told in words."""

    game: ClassVar[Game]
    settles: ClassVar[str]
    """The first word of a line that settles a chance."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.heard: list[Event] = []
        position.listener = self.heard.append

    def do(self, *lines: str) -> Self:
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == self.settles:
                self._settle(rest)
            elif word.isdigit():
                assert self.asked == int(word), f"{line}: {self.asked} is asked"
                self._decide(rest)
            else:
                self._decide(line)
        return self

    def _decide(self, notation: str) -> None:
        assert self.asked, f"{notation}: nobody is asked but {self.position.pending}"
        seat, action = self.asked - 1, self.game.parse(notation)
        assert self.game.notation(action) == notation
        assert self.game.code(self.game.face(action)) == action
        assert LOCALE.say(self.game.text(action), self._names)
        refusal = self.position.why_not(seat, action)
        assert notation in self.legal, f"{notation} is refused: {refusal}; legal: {self.legal}"
        assert refusal is None
        self.position.play(seat, action)
        self._can_be_told()

    def _settle(self, outcome: str) -> None:
        chance = self.position.pending
        assert isinstance(chance, Chance), f"{outcome}: no chance is due but {chance}"
        self.position.settle(chance.read(self.recorded(outcome)))
        self._can_be_told()

    def recorded(self, outcome: str) -> str:
        """An outcome as a record has it; tests of a game may write it in another way."""
        return outcome

    def _can_be_told(self) -> None:
        for event in self.heard:
            assert LOCALE.say(event.text, self._names)
        self.heard.clear()

    def refused(self, line: str) -> str:
        """The rule by which a decision is not allowed; trying it changes nothing."""
        assert self.asked
        seat, action = self.asked - 1, self.game.parse(line)
        assert self.game.notation(action) == line
        before = self.view
        assert line not in self.legal, f"{line} is allowed"
        refusal = self._refusal(line)
        with pytest.raises(IllegalAction) as illegal:
            self.position.play(seat, action)
        assert illegal.value.refusal.rule == refusal.rule
        assert self.view == before
        return refusal.rule

    def told(self, line: str) -> str:
        """The sentence with which a decision is refused."""
        return LOCALE.say(self._refusal(line).reason, self._names)

    def _refusal(self, line: str) -> Refusal:
        refusal = self.position.why_not(self.asked - 1, self.game.parse(line))
        assert refusal is not None
        assert LOCALE.say(refusal.reason, self._names)
        return refusal

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What a spectator sees; the games say of which type."""
        return self.position.view(None)

    @property
    def _names(self) -> list[str]:
        return NAMES[: len(self.view.players)]

    @property
    def asked(self) -> int:
        """Who must decide; 0 if nobody."""
        pending = self.position.pending
        return pending.seats[0] + 1 if isinstance(pending, Decide) else 0

    @property
    def chance(self) -> str:
        """The specification of the chance that is due; "" if none is."""
        pending = self.position.pending
        return pending.spec if isinstance(pending, Chance) else ""

    @property
    def over(self) -> bool:
        return isinstance(self.position.pending, Over)

    @property
    def result(self) -> Over:
        pending = self.position.pending
        assert isinstance(pending, Over), f"not over but {pending}"
        return pending

    @property
    def legal(self) -> list[str]:
        """Everything that whoever is asked may do."""
        if not self.asked:
            return []
        return [self.game.notation(action) for action in self.position.legal(self.asked - 1)]

    def offers(self, line: str) -> bool:
        return line in self.legal

    def offered(self, verb: str) -> list[str]:
        """What may follow a verb."""
        return [line.removeprefix(verb + " ") for line in self.legal if line.startswith(verb + " ")]
