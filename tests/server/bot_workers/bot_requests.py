"""Requests from random games, and bots that behave badly to answer them."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from conclave.registry import GAMES
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.bot_workers.bot_request import BotRequest
from tests.bots.conftest import decisions

BAD_BOTS = Path(__file__).parent / "bad_bots.py"


def requests(game_name: str, bot: str, number: int, seed: int = 1, every: int = 5) -> Iterator[BotRequest]:
    """Every fifth decision of a random game with at least two alternatives."""
    game = GAMES.find(game_name)
    pending = (
        BotRequest(
            table=f"{game_name} {seed}",
            game=game_name,
            seat=seat,
            bot=bot,
            view=msgspec.json.encode(position.view(seat)),
            legal=tuple(position.legal(seat)),
            seed=f"{game_name} {bot} {seed} {place}".encode(),
        )
        for place, (position, seat) in enumerate(decisions(game, {"players": 3}, seed))
        if len(position.legal(seat)) > 1 and place % every == 0
    )
    return islice(pending, number)


def request(bot: str, table: str = "a table", seed: bytes = b"seed") -> BotRequest:
    """The first decision of a game of Wizard Dice."""
    return replace(next(requests("wizard-dice", bot, 1)), table=table, seed=seed)


@asynccontextmanager
async def bot_pool(processes: int = 1, deadline: float = 10.0, **given: Any) -> AsyncIterator[BotPool]:
    """With the bots of `bad_bots.py` by the names of their classes."""
    own = {name: f"{BAD_BOTS}:{name}" for name in bad_bots()}
    pool = BotPool(processes, deadline, own=own, **given)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def bad_bots() -> list[str]:
    lines = BAD_BOTS.read_text().splitlines()
    return [line.removeprefix("class ").partition("(")[0] for line in lines if line.startswith("class ")]


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60):
            await test()

    asyncio.run(whole())


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def is_alive(pid: int) -> bool:
    """Neither gone nor a zombie that nobody has looked after."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return state.stdout.strip()[:1] not in ("", "Z", "X")


def wait_until_gone(pids: list[int], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < end, f"still there: {pids}"
        time.sleep(0.02)
