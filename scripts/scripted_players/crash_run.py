"""Games that must go on while their server, and the processes of its bots, are killed again and again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec
from scripts.scripted_players.player import OVER, Player, SentCommand
from scripts.scripted_players.raw_client import NoAnswer
from scripts.scripted_players.scripted_table import Plan, ScriptedTable, make_table
from scripts.scripted_players.server_process import NotServing, ServerProcess

from conclave.core.record import parse_record
from conclave.registry import GAMES
from conclave.table.fairness import ProofStatus, check

LONGEST_RECOVERY: Final = 30.0
"""Seconds to wait for the first welcome before giving up on the server."""
LONGEST_CALM: Final = 60.0
"""Seconds in which every game must go on though its bots are killed and hung."""
LONGEST_ENDGAME: Final = 180.0
"""Seconds in which every game must end after the last kill."""
IN_THE_START: Final = 0.1
"""Share of the kills that come while the server starts."""
LONGEST_START: Final = 1.5
"""Seconds after which they come at most."""
IN_THE_GAME: Final = 0.7
"""Share of the others that come only when everybody is back; the rest hit those who are coming back."""
LONGEST_RETURN: Final = 10.0
"""Seconds that are waited for them."""
TOLD_EVERY: Final = 10
"""Kills between two lines of progress."""
UNDONE: Final = 0.03
"""Share of the turns in which a player takes the last decision back, if that is allowed."""


@dataclass
class Events:
    """What was done to the server, and how it took it."""

    kills: int = 0
    kills_in_start: int = 0
    healthy: list[float] = field(default_factory=list)
    """Seconds from the start of a process until it is healthy."""
    start_work: list[float] = field(default_factory=list)
    """Seconds of a processor that it takes to get there."""
    welcomed: list[float] = field(default_factory=list)
    """Seconds from the start of a process until somebody is back at a table."""
    all_back: list[float] = field(default_factory=list)
    """Seconds until everybody is, where that was waited for."""
    workers: Counter[str] = field(default_factory=Counter)
    """Processes of bots: how many were killed, and how many hung."""
    repeated: int = 0
    """Commands that were sent again, and answered."""
    refused: Counter[str] = field(default_factory=Counter)
    stuck: list[str] = field(default_factory=list)
    """Tables that got stuck."""
    proven: int = 0
    unproven: int = 0
    """Records of games that ended, checked: with somebody's seed in the dice, or without."""
    wrong_records: list[str] = field(default_factory=list)

    def forget_times(self) -> None:
        for times in (self.healthy, self.start_work, self.welcomed, self.all_back):
            times.clear()


class CrashRun:
    """Every plan has a table at all times; when its game ends there is another."""

    def __init__(
        self,
        server: ServerProcess,
        plans: Sequence[Plan],
        rng: Random,
        say: Callable[[str], None],
        pause: float,
    ) -> None:
        self.events = Events()
        self.finished: list[ScriptedTable] = []
        self._server = server
        self._plans = plans
        self._rng = rng
        self._say = say
        self._pause = pause
        """Seconds that a player thinks at most."""
        self._open: list[ScriptedTable | None] = [None for _ in plans]
        self._serving = asyncio.Event()
        self._welcome = asyncio.Event()
        self._ending = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tables(self) -> list[ScriptedTable]:
        """All there have been."""
        return [*self.finished, *self._now_open()]

    def _now_open(self) -> list[ScriptedTable]:
        return [scripted for scripted in self._open if scripted is not None]

    # -- killing -----------------------------------------------------------------------------------------

    async def run(self, kills: int, longest: float, calm_every: int) -> None:
        """Kill the server so often, after at most `longest` seconds of service; then let all games end."""
        places = [asyncio.create_task(self._keep_playing(place)) for place in range(len(self._plans))]
        try:
            await self._start()
            told, next_calm = 0, calm_every // 2
            self.events.forget_times()  # there was nothing to come back to
            while self.events.kills < kills:
                if self._rng.random() < IN_THE_GAME:
                    await self._all_back()
                await self._trouble(self._rng.uniform(0.0, longest))
                if self.events.kills >= next_calm:
                    next_calm += calm_every
                    await self._calm()
                await self._kill()
                if self.events.kills < kills and self._rng.random() < IN_THE_START:
                    await self._kill_in_start()
                await self._start()
                if self.events.kills >= told + TOLD_EVERY:
                    told = self.events.kills
                    self._tell()
            await self._let_all_end(places)
            await self._check_records()
        finally:
            await self._stop(places)

    async def _start(self) -> None:
        self._welcome.clear()
        await self._server.spawn()
        await self._server.until_healthy()
        self.events.healthy.append(self._since_start())
        self.events.start_work.append(self._server.processor_seconds())
        self._serving.set()
        try:
            await asyncio.wait_for(self._welcome.wait(), LONGEST_RECOVERY)
        except TimeoutError:
            raise NotServing(f"nobody was welcomed; {self._server.last_words()}") from None
        self.events.welcomed.append(self._since_start())

    def _since_start(self) -> float:
        return time.perf_counter() - self._server.began

    async def _kill(self) -> None:
        self._serving.clear()
        await self._server.kill()
        self.events.kills += 1

    async def _kill_in_start(self) -> None:
        await self._server.spawn()
        await asyncio.sleep(self._rng.uniform(0.0, LONGEST_START))
        await self._server.kill()
        self.events.kills += 1
        self.events.kills_in_start += 1

    async def _all_back(self) -> None:
        begin = time.perf_counter()
        while not all(player.connected for scripted in self._now_open() for player in scripted.players):
            if time.perf_counter() > begin + LONGEST_RETURN:
                return
            await asyncio.sleep(0.02)
        self.events.all_back.append(self._since_start())

    async def _trouble(self, seconds: float) -> None:
        """Let them play, and now and then do something to a bot."""
        until = time.perf_counter() + seconds
        while (left := until - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, 0.1))
            if self._rng.random() < 0.05:
                self._hit_a_worker(signal.SIGSTOP if self._rng.random() < 0.3 else signal.SIGKILL)

    def _hit_a_worker(self, how: signal.Signals) -> None:
        workers = self._server.workers()
        if workers:
            self._server.signal_worker(self._rng.choice(workers), how)
            self.events.workers["hung" if how == signal.SIGSTOP else "killed"] += 1

    async def _calm(self) -> None:
        """The server lives, but a bot hangs and others die: every game must go on all the same."""
        self._hit_a_worker(signal.SIGSTOP)
        begin = time.perf_counter()
        waiting = {
            scripted.table: (scripted, scripted.version) for scripted in self._now_open() if scripted.players
        }
        while waiting and time.perf_counter() < begin + LONGEST_CALM:
            await asyncio.sleep(0.5)
            if self._rng.random() < 0.1:
                self._hit_a_worker(signal.SIGKILL)
            waiting = {
                table: (scripted, version)
                for table, (scripted, version) in waiting.items()
                if scripted.version <= version and scripted in self._now_open()
            }
        self.events.stuck += [
            f"{scripted} did not go on while bots were killed" for scripted, _ in waiting.values()
        ]
        took = time.perf_counter() - begin
        self._say(f"with bots killed and hung, all but {len(waiting)} games went on after {took:.1f} s")

    async def _let_all_end(self, places: Sequence[asyncio.Task[None]]) -> None:
        self._ending = True
        self._say("no more kills: every game is played to its end")
        self._hit_a_worker(signal.SIGKILL)
        _, still = await asyncio.wait(places, timeout=LONGEST_ENDGAME)
        if still:
            self.events.stuck += [
                f"{scripted.table} ({scripted.plan.game}) did not end" for scripted in self._now_open()
            ]

    async def _stop(self, places: Sequence[asyncio.Task[None]]) -> None:
        self._ending = True
        self._serving.clear()
        for task in (*places, *self._tasks):
            task.cancel()
        failures = await asyncio.gather(*places, *self._tasks, return_exceptions=True)
        await self._server.stop()
        for failure in failures:
            if isinstance(failure, Exception):
                raise failure

    def _tell(self) -> None:
        events = self.events
        decisions = sum([len(player.journal) for scripted in self.tables for player in scripted.players])
        self._say(
            f"{events.kills} kills, {decisions} decisions acknowledged, {len(self.finished)} games ended, "
            f"serving again after {events.welcomed[-1]:.2f} s (at most {max(events.welcomed):.2f} s)"
        )

    # -- playing -----------------------------------------------------------------------------------------

    async def _keep_playing(self, place: int) -> None:
        while not self._ending:
            scripted = await self._make_table(self._plans[place])
            self._open[place] = scripted
            for player in scripted.players:
                self._soon(player)
            while not await self._has_ended(scripted):
                await asyncio.sleep(0.2)
            for player in scripted.players:
                player.takes_part = False
                player.close()
            self.finished.append(scripted)
            self._open[place] = None

    async def _make_table(self, plan: Plan) -> ScriptedTable:
        while True:
            await self._serving.wait()
            try:
                return await make_table(self._server.address, plan, self, self._rng)
            except NoAnswer:
                await asyncio.sleep(0.1)

    async def _has_ended(self, scripted: ScriptedTable) -> bool:
        """Over, and every command answered."""
        if scripted.players:
            return all(player.is_over and player.awaiting is None for player in scripted.players)
        if not self._serving.is_set():
            return False
        try:
            answer = await self._server.address.ask(
                "GET", f"/api/tables/{scripted.table}", cookie=scripted.cookie
            )
        except NoAnswer:
            return False
        return answer.status == 200 and msgspec.json.decode(answer.body)["stage"] in OVER

    def _soon(self, player: Player) -> None:
        task = asyncio.create_task(self._connect(player))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, player: Player) -> None:
        while player.takes_part:
            await self._serving.wait()
            await asyncio.sleep(self._rng.uniform(0.0, 0.2))  # browsers do not all come back at once
            try:
                await player.connect()
                return
            except NoAnswer:
                continue

    # -- Watcher -----------------------------------------------------------------------------------------

    def turn(self, player: Player) -> None:
        asyncio.get_running_loop().call_later(self._rng.uniform(0.0, self._pause), self._act, player)

    def _act(self, player: Player) -> None:
        if not player.connected or not player.must_decide:
            return
        assert player.game is not None
        if player.game.can_undo and self._rng.random() < UNDONE:
            player.undo()
        else:
            player.decide()

    def on_welcome(self, _: Player) -> None:
        self._welcome.set()

    def on_answer(self, _: Player, sent: SentCommand, refused: str) -> None:
        self.events.repeated += sent.repeated
        if refused:
            self.events.refused[refused] += 1

    def on_disconnect(self, player: Player) -> None:
        if player.takes_part and not (self._ending and player.is_over and player.awaiting is None):
            self._soon(player)

    # -- in the end --------------------------------------------------------------------------------------

    async def _check_records(self) -> None:
        """Every game that ended can be downloaded, and is what rules and dice make of its decisions."""
        for scripted in self.finished:
            answer = await self._server.address.ask(
                "GET", f"/api/tables/{scripted.table}/record", cookie=scripted.cookie
            )
            if answer.status != 200:
                self.events.wrong_records.append(f"{scripted.table}: {answer.status}")
                continue
            verdict = check(parse_record(answer.body.decode()), GAMES.find(scripted.plan.game))
            if verdict.status is ProofStatus.PROVEN:
                self.events.proven += 1
            elif verdict.status is ProofStatus.UNPROVEN and verdict.replayed and not verdict.contributed:
                self.events.unproven += 1  # a table of bots, or nobody was back in time to give a seed
            else:
                self.events.wrong_records.append(f"{scripted.table}: {verdict.status}")
