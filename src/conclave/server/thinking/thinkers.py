"""The pool of workers: every question comes back as a legal move, whatever a bot does.

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
from conclave.server.thinking.desk import Desk, StartUps
from conclave.server.thinking.fair_queue import FairQueue
from conclave.server.thinking.messages import Advised, Move, Task
from conclave.server.thinking.process import NoAnswer
from conclave.server.thinking.question import Advice, Failure, Question, Thought

DEADLINE: Final = 10.0
HINT_DEADLINE: Final = 10.0
"""Hints of ciúb may take five seconds, and more while others think."""
FALLBACK_DEADLINE: Final = 2.0
MOST_WAITING: Final = 10_000
"""Questions beyond that are answered at once, by chance: waiting would take minutes."""
RANDOM: Final = "random"

_Thinking = asyncio.Task[Thought | list[Advice]]
_log = structlog.get_logger("conclave.thinking")


class Closed(Exception):
    """The server shuts down. Nothing is decided; the same question can be asked again later."""


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
class _Asked:
    """A question whose answer somebody waits for."""

    question: Question
    is_hint: bool
    at: float
    answer: asyncio.Future[Thought | list[Advice]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def table(self) -> str:
        return self.question.table


class Thinkers:
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
        self._desks = [Desk(start_ups) for _ in range(self._processes)]
        self._idle = self._desks[:]
        """The last one is taken first, so that no worker is started while another is idle."""
        self._queue: FairQueue[_Asked] = FairQueue(most_hints=max(1, self._processes // 2))
        self._thinking: dict[_Thinking, _Asked] = {}
        self._tasks = 0
        self._fallbacks: Counter[str] = Counter()
        self._seconds = 0.0
        self._closed = True
        self._closing: asyncio.Future[None] | None = None

    async def start(self) -> None:
        """From now on questions are taken; the first one starts the first worker."""
        self._closed = False
        self._closing = None

    async def close(self) -> None:
        """End all workers at once; whoever still waits gets Closed.

        Whoever asks for it a second time waits until it is done as well.
        """
        self._closed = True
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        for asked in [*self._thinking.values(), *self._queue.empty()]:
            if not asked.answer.done():
                asked.answer.set_exception(Closed())
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*[desk.clear() for desk in self._desks])

    async def decide(self, question: Question) -> Thought:
        """A legal move, always: if the bot gives none, another is found for it.

        If the caller is cancelled the question no longer waits; a worker that thinks about it already goes
        on until it is done or late, and nobody hears of it.
        """
        if not question.legal:
            raise ValueError("a question with nothing to choose from")
        if len(self._queue) >= self._most_waiting:
            return self._by_chance(question, "unavailable")
        thought = await self._ask(question, is_hint=False)
        assert isinstance(thought, Thought)
        return thought

    async def advise(self, question: Question) -> list[Advice]:
        """What the seat might do, the best first, with what the strongest bot would do marked.

        Nothing if it could not be worked out in time. It depends on what a bot is told, so on nothing that
        the seat does not see.
        """
        if not question.legal or len(self._queue) >= self._most_waiting:
            return []
        advice = await self._ask(question, is_hint=True)
        assert isinstance(advice, list)
        return advice

    def stats(self) -> Stats:
        return Stats(
            processes=self._processes,
            busy=self._processes - len(self._idle),
            waiting=len(self._queue),
            restarts=sum([desk.failures for desk in self._desks]),
            fallbacks=dict(self._fallbacks),
            seconds=self._seconds,
        )

    def pids(self) -> list[int]:
        """The processes of the workers there are."""
        return [desk.pid for desk in self._desks if desk.pid is not None]

    # -- handing questions to workers --------------------------------------------------------------------

    async def _ask(self, question: Question, is_hint: bool) -> Thought | list[Advice]:
        if self._closed:
            raise Closed
        asked = _Asked(question, is_hint, time.monotonic())
        self._queue.put(asked)
        self._hand_out()
        try:
            return await asked.answer
        finally:
            self._queue.forget(asked)

    def _hand_out(self) -> None:
        while self._idle and not self._closed and (asked := self._queue.take()) is not None:
            desk = self._idle.pop()
            task = asyncio.create_task(self._think(desk, asked))
            self._thinking[task] = asked
            task.add_done_callback(partial(self._thought_about, desk, asked))

    async def _think(self, desk: Desk, asked: _Asked) -> Thought | list[Advice]:
        begin = time.monotonic()
        try:
            return await (self._advice(desk, asked) if asked.is_hint else self._move(desk, asked))
        finally:
            self._seconds += time.monotonic() - begin

    def _thought_about(self, desk: Desk, asked: _Asked, task: _Thinking) -> None:
        del self._thinking[task]
        self._idle.append(desk)
        self._queue.done(asked)
        if task.cancelled():
            asked.answer.cancel()
        elif not asked.answer.done():
            error = task.exception()
            if error is None:
                asked.answer.set_result(task.result())
            else:
                asked.answer.set_exception(error)
        self._hand_out()

    async def _move(self, desk: Desk, asked: _Asked) -> Thought:
        question = asked.question
        patience = max(0.0, asked.at + self._deadline - time.monotonic())
        task = self._task(question, is_hint=False)
        try:
            return _thought(await desk.answer(task, self._deadline, patience))
        except NoAnswer as failed:
            self._note(question, failed)
            why = failed.why
        try:
            substitute = msgspec.structs.replace(task, bot=RANDOM, file="")
            thought = _thought(await desk.answer(substitute, FALLBACK_DEADLINE, patience=0.0))
        except NoAnswer:
            return self._by_chance(question, why)
        self._fallbacks[why] += 1
        return replace(thought, fallback=why)

    async def _advice(self, desk: Desk, asked: _Asked) -> list[Advice]:
        task = self._task(asked.question, is_hint=True)
        try:
            advised = await desk.answer(task, self._hint_deadline, patience=0.0)
        except NoAnswer as failed:
            self._note(asked.question, failed)
            return []
        assert isinstance(advised, Advised)
        return advised.advice

    def _task(self, question: Question, is_hint: bool) -> Task:
        self._tasks += 1
        return Task(
            number=self._tasks,
            wanted="advice" if is_hint else "move",
            game=question.game,
            seat=question.seat,
            bot=question.bot,
            file=self._own.get(question.bot, ""),
            view=question.view,
            legal=question.legal,
            seed=question.seed,
        )

    def _by_chance(self, question: Question, why: Failure) -> Thought:
        self._fallbacks[why] += 1
        source = Bits(Random(question.seed).getrandbits)
        return Thought(question.legal[source.uniform(len(question.legal))], RANDOM, why)

    def _note(self, question: Question, failed: NoAnswer) -> None:
        _log.warning(
            "bot failed",
            table=question.table,
            game=question.game,
            seat=question.seat,
            bot=question.bot,
            why=failed.why,
            detail=failed.detail,
        )


def _thought(reply: Move | Advised) -> Thought:
    assert isinstance(reply, Move)
    return Thought(reply.action, reply.bot)


def _cores() -> int:
    """Processors that this process may use."""
    if sys.platform != "linux":
        return os.cpu_count() or 1
    return len(os.sched_getaffinity(0))
