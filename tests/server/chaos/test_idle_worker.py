"""A bot's process that dies while nobody asks it, in the event loop that servers run in.

uvloop tells of a closed pipe in another way than asyncio does.
"""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

import uvloop

from conclave.server.thinking.thinkers import Thinkers
from tests.server.thinking.questions import questions


def test_another_takes_its_place() -> None:
    async def ask() -> None:
        thinkers = Thinkers(processes=1)
        await thinkers.start()
        try:
            for question in questions("wizard-dice", "random", number=3):
                thought = await thinkers.decide(question)
                assert thought.action in question.legal
                assert thought.fallback == ""
                for worker in thinkers.pids():
                    with suppress(ProcessLookupError):  # it may have just ended by itself
                        os.kill(worker, signal.SIGKILL)
                await asyncio.sleep(0.3)
        finally:
            await thinkers.close()

    uvloop.run(ask())
