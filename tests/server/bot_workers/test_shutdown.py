"""When the server ends, however it ends, no worker is left."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conclave.server.bot_workers.bot_pool import BotPool, PoolClosed
from tests.server.bot_workers.bot_requests import (
    BAD_BOTS,
    bot_pool,
    is_alive,
    request,
    run,
    until,
    wait_until_gone,
)


@pytest.mark.parametrize("bot", ["Hanging", "Stuck", "Breeding"])
def test_closing_ends_everything_quickly(bot: str) -> None:
    async def test() -> None:
        async with bot_pool(2, deadline=600.0, hint_deadline=600.0) as pool:
            await asyncio.gather(*[pool.decide(request("Slow", table)) for table in "ab"])
            pids = pool.pids()
            assert len(pids) == 2
            tasks = [asyncio.create_task(pool.decide(request(bot, table))) for table in "abcde"]
            hint = asyncio.create_task(pool.advise(request(bot)))
            await asyncio.sleep(0.3)
            begin = time.monotonic()
            await pool.close()
            assert time.monotonic() - begin < 300.0  # half the deadline of a request
            for task in [*tasks, hint]:
                with pytest.raises(PoolClosed):
                    await task
            assert pool.pids() == []
            assert not any(is_alive(pid) for pid in pids)
            with pytest.raises(PoolClosed):
                await pool.decide(request("Quick"))

    run(test)


def test_the_second_close_waits_too() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            await pool.decide(request("Quick"))
            pids = pool.pids()
            first = asyncio.create_task(pool.close())
            await asyncio.sleep(0)
            await pool.close()
            assert first.done()
            assert not any(is_alive(pid) for pid in pids)

    run(test)


def test_processes_that_a_bot_has_started_go_with_it() -> None:
    async def test() -> None:
        async with bot_pool(deadline=1.0) as pool:
            await pool.decide(request("Quick"))
            group = pool.pids()[0]
            task = asyncio.create_task(pool.decide(request("Breeding")))
            await until(lambda: len(members(group)) == 2)
            breed = members(group)
            assert (await task).fallback == "late"
            wait_until_gone(breed)

    run(test)


def members(group: int) -> list[int]:
    """The processes of a group."""
    listed = subprocess.run(["ps", "-eo", "pid=,pgid="], capture_output=True, text=True, check=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return [int(pid) for pid, its_group in pairs if int(its_group) == group]


def test_closing_while_workers_start() -> None:
    async def test() -> None:
        for moment in (0.0, 0.005, 0.02, 0.1):
            async with bot_pool(2) as pool:
                tasks = [asyncio.create_task(pool.decide(request("Quick", table))) for table in "ab"]
                await asyncio.sleep(moment)
            for task in tasks:
                with pytest.raises(PoolClosed):
                    await task

    run(test)


def test_it_can_be_opened_again() -> None:
    async def test() -> None:
        async with bot_pool(2) as pool:
            task = asyncio.create_task(pool.decide(request("Hanging")))
            await asyncio.sleep(0)
            await pool.close()
            with pytest.raises(PoolClosed):
                await task
            await pool.start()
            assert (await pool.decide(request("Quick"))).fallback == ""
            assert pool.stats().busy == 0

    run(test)


def test_closed_before_it_was_asked_anything() -> None:
    async def test() -> None:
        pool = BotPool()
        with pytest.raises(PoolClosed):
            await pool.decide(request("random"))
        await pool.close()

    run(test)


SERVER = """
import asyncio, sys
from tests.server.bot_workers.bot_requests import bot_pool, request

async def main():
    async with bot_pool(2) as pool:
        await asyncio.gather(*[pool.decide(request("Slow", table)) for table in "ab"])
        tasks = [asyncio.create_task(pool.decide(request(sys.argv[1], table))) for table in "ab"]
        await asyncio.sleep(0.3)
        print(*pool.pids(), flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.parametrize("bot", ["Quick", "Hanging", "Stuck"])
def test_workers_go_when_the_server_is_killed(bot: str) -> None:
    if bot == "Stuck" and sys.platform != "linux":
        pytest.skip("only Linux tells a process in native code that its parent is gone")
    project = BAD_BOTS.parents[3]
    environment = {**os.environ, "PYTHONPATH": str(project)}
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, bot], stdout=subprocess.PIPE, text=True, env=environment
    )
    with server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        assert len(pids) == 2
        server.kill()
    wait_until_gone(pids)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_it_works_in_the_loop_of_the_server() -> None:
    import uvloop

    async def test() -> None:
        async with bot_pool(deadline=1.0) as pool:
            assert (await pool.decide(request("Quick"))).fallback == ""
            task = asyncio.create_task(pool.decide(request("Slow")))
            await asyncio.sleep(0.1)
            os.kill(pool.pids()[0], signal.SIGKILL)
            assert (await task).fallback == ""
            assert (await pool.decide(request("Stuck"))).fallback == "late"
            assert (await pool.decide(request("Ending"))).fallback == "crashed"
            pids = pool.pids()
            asyncio.get_running_loop().call_later(0.1, asyncio.ensure_future, pool.close())
            with pytest.raises(PoolClosed):
                await pool.decide(request("Hanging"))
        assert not any(is_alive(pid) for pid in pids)

    uvloop.run(test())


def test_the_worker_is_found_wherever_the_server_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files in the folder of the server are not taken for modules."""
    (tmp_path / "msgspec.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)

    async def test() -> None:
        async with bot_pool() as pool:
            assert (await pool.decide(request("Quick"))).fallback == ""

    run(test)
