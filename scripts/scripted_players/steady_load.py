"""Decisions at a steady rate, whatever the server does.

Every decision is due at a fixed moment. One that cannot be sent then, because no table waits for a person,
is late, and counts as late: a server that stalls cannot hide it by keeping its clients from asking.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence
from random import Random

from scripts.scripted_players.player import Player, SentCommand


class SteadyLoad:
    """Gives the turns of all players their moments."""

    def __init__(self, rng: Random) -> None:
        self.from_sending: list[float] = []
        """Seconds from when a decision was sent until it was acknowledged."""
        self.from_due: list[float] = []
        """The same from when it should have been sent."""
        self.talking: list[float] = []
        """Seconds until chat was acknowledged."""
        self.refused: Counter[str] = Counter()
        self.parted_players = 0
        self.welcomes = 0
        self._rng = rng
        self._ready: deque[Player] = deque()
        self._waiting: deque[float] = deque()
        """When decisions were due that no table could take yet."""
        self._talkers: Sequence[Player] = ()

    async def run(self, rate: float, seconds: float, talkers: Sequence[Player] = ()) -> None:
        """`rate` decisions a second. If no table waits for one, one of the talkers says something instead."""
        self._talkers = talkers
        begin = time.perf_counter()
        for number in range(round(rate * seconds)):
            due = begin + number / rate
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            self._fire(due)

    def give_up(self) -> int:
        """Send nothing more of what was due; how many that are."""
        overdue = len(self._waiting)
        self._waiting.clear()
        return overdue

    def forget(self) -> None:
        """Start counting again."""
        self.from_sending, self.from_due, self.talking = [], [], []
        self.refused.clear()

    def _fire(self, due: float) -> None:
        while self._ready:
            player = self._ready.popleft()
            if player.connected and player.must_decide:
                player.decide(due)
                return
        if self._talkers:
            self._talk(due)
        else:
            self._waiting.append(due)

    def _talk(self, due: float) -> None:
        for _ in range(10):
            talker = self._talkers[int(self._rng.random() * len(self._talkers))]
            if talker.connected and talker.awaiting is None:
                talker.talk("Hurry up!", due)
                return
        self._waiting.append(due)

    # -- Watcher -----------------------------------------------------------------------------------------

    def turn(self, player: Player) -> None:
        if self._waiting:
            player.decide(self._waiting.popleft())
        else:
            self._ready.append(player)

    def on_welcome(self, _: Player) -> None:
        self.welcomes += 1

    def on_answer(self, player: Player, sent: SentCommand, refused: str) -> None:
        if refused:
            self.refused[refused] += 1
        elif sent.kind in ("decide", "say"):
            now = time.perf_counter()
            if sent.kind == "say":
                self.talking.append(now - sent.at)
            else:
                self.from_sending.append(now - sent.at)
                self.from_due.append(now - sent.due)
        if sent.kind == "say" and player.must_decide:
            self.turn(player)

    def on_disconnect(self, _: Player) -> None:
        self.parted_players += 1
