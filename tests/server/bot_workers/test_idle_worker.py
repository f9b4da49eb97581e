"""A bot's process that dies while nobody asks it, in the event loop that servers run in.

uvloop tells of a closed pipe in another way than asyncio does.
"""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress

import uvloop

from conclave.server.bot_workers.bot_pool import BotPool
from tests.server.bot_workers.bot_requests import requests


def test_another_takes_its_place() -> None:
    async def ask() -> None:
        bot_pool = BotPool(processes=1)
        await bot_pool.start()
        try:
            for request in requests("wizard-dice", "random", number=3):
                decision = await bot_pool.decide(request)
                assert decision.action in request.legal
                assert decision.fallback == ""
                for worker in bot_pool.pids():
                    with suppress(ProcessLookupError):  # it may have just ended by itself
                        os.kill(worker, signal.SIGKILL)
                await asyncio.sleep(0.3)
        finally:
            await bot_pool.close()

    uvloop.run(ask())
