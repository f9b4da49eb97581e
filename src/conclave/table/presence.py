"""Who is connected to a table, whose clock runs, and where a bot has to decide.

Who is connected is the only thing that is not in the log: after a restart nobody is, until they come back.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from conclave.table.bots import Bots, BotTurn
from conclave.table.entries import Hand
from conclave.table.stages import GATHERING
from conclave.table.state import TableState

SEED_SECONDS: Final = 10.0
"""How long every step of gathering seeds may take."""
WAKING_SECONDS: Final = 30.0
"""Nobody's time is over, and nobody is covered, sooner than this after a table was opened again."""
NEVER: Final = float("inf")


class Presence:
    def __init__(self, state: TableState, bots: Bots, now: float) -> None:
        self._state = state
        self._bots = bots
        self._awake_since = now
        self._here: Counter[int] = Counter()
        """How many connections every client has."""
        self._gone_since: dict[int, float] = {}

    # -- who is here -------------------------------------------------------------------------------------

    def connect(self, client: int) -> None:
        self._here[client] += 1

    def disconnect(self, client: int, now: float) -> None:
        """One of the client's connections has closed."""
        self._here[client] -= 1
        if self._here[client] <= 0:
            del self._here[client]
            self._gone_since[client] = now

    def is_here(self, client: int) -> bool:
        return self._here[client] > 0

    def seat_is_here(self, seat: int) -> bool:
        return any(self.is_here(client) for client in self._state.seat_holders[seat].clients())

    def absence(self, seat: int, now: float) -> float:
        """For how many seconds nobody who may decide there has been connected."""
        if self.seat_is_here(seat):
            return 0.0
        holders = self._state.seat_holders[seat].clients()
        return now - max([self._gone_since.get(client, self._awake_since) for client in holders], default=now)

    # -- bots, clocks, cover -----------------------------------------------------------------------------

    def bot_turns(self, now: float) -> list[BotTurn]:
        """Where bots must decide now, as the log and the clocks have it."""
        turns = []
        for seat in self._state.asked if self._state.live else ():
            hand = self._hand(seat, now)
            if hand is not None:
                turns.append(BotTurn(seat, self._state.seat_holders[seat].bot or self._cover_bot(), hand))
        return turns

    def _hand(self, seat: int, now: float) -> Hand | None:
        holder = self._state.seat_holders[seat]
        deadline = self.deadline(seat)
        if holder.bot:
            return "bot"
        if holder.resigned:
            return "resigned"
        if holder.covered:
            return "cover"
        if deadline is not None and now >= deadline:
            return "clock"
        return None

    def _cover_bot(self) -> str:
        return self._state.settings.cover_bot or self._bots.strongest

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that must decide is over."""
        clock = self._state.settings.clock
        if clock is None or seat not in self._state.asked:
            return None
        return max(
            self._state.asked[seat] + clock.seconds, self._awake_since + min(clock.seconds, WAKING_SECONDS)
        )

    def seats_to_cover(self, now: float) -> list[int]:
        """Seats of people who have been gone for too long."""
        return [seat for seat in range(len(self._state.seat_holders)) if self._cover_time(seat, now) <= now]

    def _cover_time(self, seat: int, now: float) -> float:
        """When a bot covers for the seat; never if there is no need."""
        if self._state.settings.cover_after is None or self.seat_is_here(seat):
            return NEVER
        if not self._state.live or not self.may_cover(seat):
            return NEVER
        gone = now - self.absence(seat, now)
        return max(gone + self._state.settings.cover_after, self._awake_since + WAKING_SECONDS)

    def may_cover(self, seat: int, leaving: int | None = None) -> bool:
        """Only for people, and only while another person is there: a game against bots waits for one."""
        holder = self._state.seat_holders[seat]
        others = [
            each
            for each in range(len(self._state.seat_holders))
            if each != seat and not self._state.seat_holders[each].resigned
        ]
        someone = any(
            self.is_here(client)
            for each in others
            for client in self._state.seat_holders[each].clients()
            if client != leaving
        )
        return not holder.played_by_bot and someone

    # -- what is due -------------------------------------------------------------------------------------

    def seeds_are_due(self, now: float) -> bool:
        """Whether the present step of gathering seeds is over: all are in, or their time has passed."""
        if self._state.stage != GATHERING or self._state.game is None:
            return False
        missing = self._state.seeds.missing(self._state.contributors())
        return not missing or now >= self._state.step_since + SEED_SECONDS

    def is_due(self, now: float) -> bool:
        """Whether something must happen automatically now."""
        return bool(self.seeds_are_due(now) or self.seats_to_cover(now) or self.bot_turns(now))

    def wakes(self, now: float) -> float | None:
        """When something happens automatically at this table; 0: at once."""
        if self._state.stage == GATHERING and self._state.game is not None:
            return self._state.step_since + SEED_SECONDS
        if not self._state.live:
            return None
        if self.bot_turns(now):
            return 0.0
        moments = [self._cover_time(seat, now) for seat in range(len(self._state.seat_holders))]
        moments += [at for seat in self._state.asked if (at := self.deadline(seat)) is not None]
        first = min(moments, default=NEVER)
        return None if first == NEVER else first
