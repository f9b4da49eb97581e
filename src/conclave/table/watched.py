"""A table over time: who is connected, whose clock runs, and where a bot has to decide.

Who is connected is the only thing that is not in the log: after a restart nobody is, until they come back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from conclave.core.game import Game
from conclave.table.entries import Hand
from conclave.table.stages import GATHERING
from conclave.table.state import TableState

SEED_SECONDS: Final = 10.0
"""How long every step of gathering seeds may take."""
WAKING_SECONDS: Final = 30.0
"""Nobody's time is over, and nobody is covered, sooner than this after a table was opened again."""
NEVER: Final = float("inf")

FindGame = Callable[[str, int], Game | None]
"""The game of a name, if its present version of the rules is this one."""


@dataclass(frozen=True)
class BotTurn:
    """A seat for which a bot has to decide now."""

    seat: int
    bot: str
    hand: Hand


@dataclass(frozen=True)
class Bots:
    """The bots of a game, weakest first, and how records name them."""

    labels: Mapping[str, str] = field(default_factory=dict)

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(self.labels)

    @property
    def strongest(self) -> str:
        return self.levels[-1]


class WatchedTable(TableState):
    def __init__(self, identity: str, secret: bytes, find_game: FindGame, bots: Bots, now: float) -> None:
        super().__init__(identity, secret, find_game)
        self.bots = bots
        self._awake_since = now
        self._here: Counter[int] = Counter()
        """How many connections every client has."""
        self._gone_since: dict[int, float] = {}

    # -- who is here -------------------------------------------------------------------------------------

    def connected(self, client: int) -> None:
        self._here[client] += 1

    def went(self, client: int, now: float) -> None:
        """One of the client's connections is gone."""
        self._here[client] -= 1
        if self._here[client] <= 0:
            del self._here[client]
            self._gone_since[client] = now

    def is_here(self, client: int) -> bool:
        return self._here[client] > 0

    def seat_is_here(self, seat: int) -> bool:
        return any(self.is_here(client) for client in self.chairs[seat].holders())

    # -- bots, clocks, cover -----------------------------------------------------------------------------

    def bot_turns(self, now: float) -> list[BotTurn]:
        """Where bots must decide now, as the log and the clocks have it."""
        turns = []
        for seat in self.asked if self.live else ():
            hand = self._hand(seat, now)
            if hand is not None:
                turns.append(BotTurn(seat, self.chairs[seat].bot or self._cover_bot(), hand))
        return turns

    def _hand(self, seat: int, now: float) -> Hand | None:
        chair = self.chairs[seat]
        deadline = self.deadline(seat)
        if chair.bot:
            return "bot"
        if chair.resigned:
            return "resigned"
        if chair.covered:
            return "cover"
        if deadline is not None and now >= deadline:
            return "clock"
        return None

    def _cover_bot(self) -> str:
        return self.settings.cover_bot or self.bots.strongest

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that must decide is over."""
        clock = self.settings.clock
        if clock is None or seat not in self.asked:
            return None
        return max(self.asked[seat] + clock.seconds, self._awake_since + min(clock.seconds, WAKING_SECONDS))

    def to_be_covered(self, now: float) -> list[int]:
        """Seats of people who have been gone for too long."""
        return [seat for seat in range(len(self.chairs)) if self._covered_from(seat, now) <= now]

    def _covered_from(self, seat: int, now: float) -> float:
        """When a bot covers for the seat; never if there is no need."""
        if self.settings.cover_after is None or self.seat_is_here(seat):
            return NEVER
        if not self.live or not self.may_be_covered(seat):
            return NEVER
        holders = self.chairs[seat].holders()
        gone = max([self._gone_since.get(client, self._awake_since) for client in holders], default=now)
        return max(gone + self.settings.cover_after, self._awake_since + WAKING_SECONDS)

    def may_be_covered(self, seat: int, leaving: int | None = None) -> bool:
        """Only for people, and only while another person is there: a game against bots waits for one."""
        chair = self.chairs[seat]
        others = [each for each in range(len(self.chairs)) if each != seat and not self.chairs[each].resigned]
        someone = any(
            self.is_here(client)
            for each in others
            for client in self.chairs[each].holders()
            if client != leaving
        )
        return not chair.played_by_bot and someone

    # -- what is due -------------------------------------------------------------------------------------

    def seeds_are_due(self, now: float) -> bool:
        """Whether the present step of gathering seeds is over: all are in, or their time has passed."""
        if self.stage != GATHERING or self.game is None:
            return False
        missing = self.seeds.missing(self.contributors())
        return not missing or now >= self.step_since + SEED_SECONDS

    def is_due(self, now: float) -> bool:
        """Whether something has to be done now that nobody asks for."""
        return bool(self.seeds_are_due(now) or self.to_be_covered(now) or self.bot_turns(now))

    def wakes(self, now: float) -> float | None:
        """When this table has to be looked at though nobody does anything; 0: at once."""
        if self.stage == GATHERING and self.game is not None:
            return self.step_since + SEED_SECONDS
        if not self.live:
            return None
        if self.bot_turns(now):
            return 0.0
        moments = [self._covered_from(seat, now) for seat in range(len(self.chairs))]
        moments += [at for seat in self.asked if (at := self.deadline(seat)) is not None]
        first = min(moments, default=NEVER)
        return None if first == NEVER else first
