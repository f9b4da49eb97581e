"""The pool of workers: every request comes back as a legal move, whatever a bot does.

Workers are started when they are needed, at most one fewer than there are processors. A bot that crashes,
takes too long or answers nonsense loses its worker, and the game's `random` bot moves instead; if not even
that is to be had, the seed picks a move here.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Final

import msgspec
import structlog

from conclave.core.source import Bits
from conclave.server.bot_workers.bot_request import AdvisedAction, BotDecision, BotRequest, Failure
from conclave.server.bot_workers.fair_queue import FairQueue
from conclave.server.bot_workers.messages import AdviceReply, MoveReply, Task
from conclave.server.bot_workers.worker_process import NoAnswer
from conclave.server.bot_workers.worker_slot import StartUps, WorkerSlot

DEADLINE: Final = 10.0
HINT_DEADLINE: Final = 10.0
"""Hints of ciúb may take five seconds, and more while others think."""
FALLBACK_DEADLINE: Final = 2.0
MOST_WAITING: Final = 10_000
"""Requests beyond that are answered at once, by chance: waiting would take minutes."""
RANDOM: Final = "random"

_Answering = asyncio.Task[BotDecision | list[AdvisedAction]]
_log = structlog.get_logger("conclave.bots")


class PoolClosed(Exception):
    """The server shuts down. Nothing is decided; the same request can be asked again later."""


@dataclass(frozen=True)
class Stats:
    processes: int
    """Workers there may be."""
    busy: int
    waiting: int
    restarts: int
    """Workers that failed and were replaced, in all."""
    fallbacks: Mapping[str, int]
    """Moves that were not chosen by the bot in question, by the reason."""
    seconds: float
    """That workers were busy, in all."""


@dataclass(eq=False)
class _PendingRequest:
    """A request whose answer somebody waits for."""

    request: BotRequest
    is_hint: bool
    at: float
    answer: asyncio.Future[BotDecision | list[AdvisedAction]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def table(self) -> str:
        return self.request.table


class BotPool:
    def __init__(
        self,
        processes: int | None = None,
        deadline: float = DEADLINE,
        *,
        hint_deadline: float = HINT_DEADLINE,
        own: Mapping[str, str] | None = None,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        """`own` are bots that the host offers beside those of Conclave: by name, as `/path/file.py:Class`.

        Deadlines are seconds from when a worker begins to think.
        """
        self._processes = processes or max(1, _cores() - 1)
        self._deadline = deadline
        self._hint_deadline = hint_deadline
        self._own = dict(own or {})
        self._most_waiting = most_waiting
        start_ups = StartUps()
        self._slots = [WorkerSlot(start_ups) for _ in range(self._processes)]
        self._idle = self._slots[:]
        """The last one is taken first, so that no worker is started while another is idle."""
        self._queue: FairQueue[_PendingRequest] = FairQueue(most_hints=max(1, self._processes // 2))
        self._answering: dict[_Answering, _PendingRequest] = {}
        self._tasks = 0
        self._fallbacks: Counter[str] = Counter()
        self._seconds = 0.0
        self._closed = True
        self._closing: asyncio.Future[None] | None = None

    async def start(self) -> None:
        """From now on requests are taken; the first one starts the first worker."""
        self._closed = False
        self._closing = None

    async def close(self) -> None:
        """End all workers at once; requests that still wait get Closed.

        Closing twice is safe: the second call waits too.
        """
        self._closed = True
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        for pending in [*self._answering.values(), *self._queue.empty()]:
            if not pending.answer.done():
                pending.answer.set_exception(PoolClosed())
        answering = list(self._answering)
        for task in answering:
            task.cancel()
        await asyncio.gather(*answering, return_exceptions=True)
        await asyncio.gather(*[slot.clear() for slot in self._slots])

    async def decide(self, request: BotRequest) -> BotDecision:
        """A legal move, always: if the bot gives none, another is found for it.

        If the caller is cancelled the request no longer waits; a worker that thinks about it already goes
        on until it is done or late, and nobody hears of it.
        """
        if not request.legal:
            raise ValueError("a request with nothing to choose from")
        if len(self._queue) >= self._most_waiting:
            return self._by_chance(request, "unavailable")
        decision = await self._ask(request, is_hint=False)
        assert isinstance(decision, BotDecision)
        return decision

    async def advise(self, request: BotRequest) -> list[AdvisedAction]:
        """What the seat might do, the best first, with what the strongest bot would do marked.

        Nothing if it could not be worked out in time. It depends on what a bot is told, so on nothing that
        the seat does not see.
        """
        if not request.legal or len(self._queue) >= self._most_waiting:
            return []
        advice = await self._ask(request, is_hint=True)
        assert isinstance(advice, list)
        return advice

    def stats(self) -> Stats:
        return Stats(
            processes=self._processes,
            busy=self._processes - len(self._idle),
            waiting=len(self._queue),
            restarts=sum([slot.failures for slot in self._slots]),
            fallbacks=dict(self._fallbacks),
            seconds=self._seconds,
        )

    def pids(self) -> list[int]:
        """The processes of the workers there are."""
        return [slot.pid for slot in self._slots if slot.pid is not None]

    # -- handing requests to workers ---------------------------------------------------------------------

    async def _ask(self, request: BotRequest, is_hint: bool) -> BotDecision | list[AdvisedAction]:
        if self._closed:
            raise PoolClosed
        pending = _PendingRequest(request, is_hint, time.monotonic())
        self._queue.put(pending)
        self._hand_out()
        try:
            return await pending.answer
        finally:
            self._queue.forget(pending)

    def _hand_out(self) -> None:
        while self._idle and not self._closed and (pending := self._queue.take()) is not None:
            slot = self._idle.pop()
            task = asyncio.create_task(self._think(slot, pending))
            self._answering[task] = pending
            task.add_done_callback(partial(self._finish_answer, slot, pending))

    async def _think(self, slot: WorkerSlot, pending: _PendingRequest) -> BotDecision | list[AdvisedAction]:
        begin = time.monotonic()
        try:
            return await (self._advice(slot, pending) if pending.is_hint else self._move(slot, pending))
        finally:
            self._seconds += time.monotonic() - begin

    def _finish_answer(self, slot: WorkerSlot, pending: _PendingRequest, task: _Answering) -> None:
        del self._answering[task]
        self._idle.append(slot)
        self._queue.finish(pending)
        if task.cancelled():
            pending.answer.cancel()
        elif not pending.answer.done():
            error = task.exception()
            if error is None:
                pending.answer.set_result(task.result())
            else:
                pending.answer.set_exception(error)
        self._hand_out()

    async def _move(self, slot: WorkerSlot, pending: _PendingRequest) -> BotDecision:
        request = pending.request
        patience = max(0.0, pending.at + self._deadline - time.monotonic())
        task = self._task(request, is_hint=False)
        try:
            return _decision(await slot.answer(task, self._deadline, patience))
        except NoAnswer as failed:
            self._note(request, failed)
            why = failed.why
        try:
            substitute = msgspec.structs.replace(task, bot=RANDOM, file="")
            decision = _decision(await slot.answer(substitute, FALLBACK_DEADLINE, patience=0.0))
        except NoAnswer:
            return self._by_chance(request, why)
        self._fallbacks[why] += 1
        return replace(decision, fallback=why)

    async def _advice(self, slot: WorkerSlot, pending: _PendingRequest) -> list[AdvisedAction]:
        task = self._task(pending.request, is_hint=True)
        try:
            reply = await slot.answer(task, self._hint_deadline, patience=0.0)
        except NoAnswer as failed:
            self._note(pending.request, failed)
            return []
        assert isinstance(reply, AdviceReply)
        return reply.advice

    def _task(self, request: BotRequest, is_hint: bool) -> Task:
        self._tasks += 1
        return Task(
            number=self._tasks,
            wanted="advice" if is_hint else "move",
            game=request.game,
            seat=request.seat,
            bot=request.bot,
            file=self._own.get(request.bot, ""),
            view=request.view,
            legal=request.legal,
            seed=request.seed,
        )

    def _by_chance(self, request: BotRequest, why: Failure) -> BotDecision:
        self._fallbacks[why] += 1
        source = Bits(Random(request.seed).getrandbits)
        return BotDecision(request.legal[source.uniform(len(request.legal))], RANDOM, why)

    def _note(self, request: BotRequest, failed: NoAnswer) -> None:
        _log.warning(
            "bot failed",
            table=request.table,
            game=request.game,
            seat=request.seat,
            bot=request.bot,
            why=failed.why,
            detail=failed.detail,
        )


def _decision(reply: MoveReply | AdviceReply) -> BotDecision:
    assert isinstance(reply, MoveReply)
    return BotDecision(reply.action, reply.bot)


def _cores() -> int:
    """Processors that this process may use."""
    if sys.platform != "linux":
        return os.cpu_count() or 1
    return len(os.sched_getaffinity(0))
