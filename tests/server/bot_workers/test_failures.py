"""Whatever a bot or a worker does, a legal move comes back and the next request is answered."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from conclave.server.bot_workers.bot_request import BotDecision, BotRequest
from tests.server.bot_workers.bot_requests import bot_pool, request, requests, run, until

MISBEHAVIOUR = {
    "Raising": "crashed",
    "Leaving": "crashed",
    "Ending": "crashed",
    "Faulting": "crashed",
    "Hungry": "crashed",
    "Scribbling": "crashed",
    "Murmuring": "crashed",
    "Hanging": "late",
    "Stuck": "late",
    "Cheating": "illegal",
    "Speechless": "illegal",
    "Sulking": "illegal",
}


@pytest.mark.parametrize("bot", MISBEHAVIOUR)
def test_another_bot_moves_instead_and_the_worker_is_replaced(bot: str) -> None:
    async def test() -> None:
        async with bot_pool(deadline=2.0) as pool:
            pending = request(bot)
            decision = await pool.decide(pending)
            assert decision.action in pending.legal
            assert (decision.bot, decision.fallback) == ("random@1", MISBEHAVIOUR[bot])
            assert decision.action == (await pool.decide(request("random"))).action
            assert pool.stats().fallbacks == {MISBEHAVIOUR[bot]: 1}
            assert pool.stats().restarts == 1

    run(test)


def test_the_substitute_is_the_games_own_random_bot() -> None:
    """In ciúb plain chance may go on for ever, but its random bot knows when to stop."""

    async def test() -> None:
        async with bot_pool() as pool:
            for pending in requests("ciub", "Raising", 3, every=17):
                decision = await pool.decide(pending)
                expected = await pool.decide(replace(pending, bot="random"))
                assert decision == replace(expected, fallback="crashed")

    run(test)


def test_a_bot_that_has_closed_everything_is_ended() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            decision = await pool.decide(request("Mute"))
            assert (decision.bot, decision.fallback) == ("random@1", "crashed")

    run(test)


def test_what_a_bot_prints_or_reads_does_no_harm(capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            for _ in range(2):
                assert (await pool.decide(request("Talking"))).fallback == ""
            assert pool.stats().restarts == 0

    run(test)
    assert capfd.readouterr().err == "I think\nI write\n" * 2


@pytest.mark.parametrize("bot", ["grandmaster", __file__ + ":Bot", "../bot.py"])
def test_a_name_that_is_no_bot_never_leads_to_a_file(bot: str) -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            decision = await pool.decide(request(bot))
            assert (decision.bot, decision.fallback) == ("random@1", "unavailable")
            assert pool.stats().restarts == 0

    run(test)


def test_a_request_that_makes_no_sense_is_answered_by_chance() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            for game, why in (("chess", "unavailable"), ("ciub", "crashed")):
                decision = await pool.decide(BotRequest("a table", game, 0, "greedy", b"[", (5, 6), b""))
                assert decision.action in (5, 6)
                assert (decision.bot, decision.fallback) == ("random", why)

    run(test)


# -- killed from outside -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_is_killed_while_it_thinks_costs_nothing_but_time(number: signal.Signals) -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            await pool.decide(request("Quick"))
            pending = request("Slow")
            task = asyncio.create_task(pool.decide(pending))
            await asyncio.sleep(0.1)
            os.kill(pool.pids()[0], number)
            decision = await task
            assert (decision.action, decision.bot, decision.fallback) == (pending.legal[-1], "Slow@7", "")
            assert pool.stats().restarts == 1

    run(test)


def test_a_worker_that_is_killed_while_it_waits_is_not_missed() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            for _ in range(3):
                assert (await pool.decide(request("Quick"))).fallback == ""
                os.kill(pool.pids()[0], signal.SIGKILL)

    run(test)


def test_a_request_whose_workers_are_killed_again_and_again_is_given_up() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            await pool.decide(request("Quick"))
            task = asyncio.create_task(pool.decide(request("Hanging")))
            killed: list[int] = []
            for _ in range(2):
                await until(lambda: pool.pids() not in ([], killed))
                await asyncio.sleep(0.1)
                killed[:] = pool.pids()
                os.kill(killed[0], signal.SIGKILL)
            decision = await task
            assert (decision.bot, decision.fallback) == ("random@1", "crashed")

    run(test)


def test_the_terminals_interrupt_is_not_for_workers() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            await pool.decide(request("Quick"))
            task = asyncio.create_task(pool.decide(request("Slow")))
            await asyncio.sleep(0.1)
            os.kill(pool.pids()[0], signal.SIGINT)
            assert (await task).fallback == ""
            assert pool.stats().restarts == 0

    run(test)


def test_no_request_is_stuck_while_workers_are_killed_at_random() -> None:
    chance = Random(5)

    async def test() -> None:
        async with bot_pool(2) as pool:
            bots = ["Quick", "greedy", "adept", "Slow", "Ending", "Raising"]
            pending: list[BotRequest] = []
            tasks: list[asyncio.Task[BotDecision]] = []
            kills = 0
            while kills < 4 or not all(task.done() for task in tasks):
                if kills < 4:  # always more requests than workers, however quick they are
                    more = [
                        request(bots[n % 6], f"table {n % 9}") for n in range(len(pending), len(pending) + 12)
                    ]
                    pending += more
                    tasks += [asyncio.create_task(pool.decide(each)) for each in more]
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                for pid in pool.pids()[:1]:
                    with suppress(ProcessLookupError):  # it may have just ended by itself
                        os.kill(pid, signal.SIGKILL)
                        kills += 1
            for each, task in zip(pending, tasks, strict=True):
                assert task.result().action in each.legal

    run(test)


# -- workers that do not start -------------------------------------------------------------------------------


@pytest.mark.parametrize("program", ["/bin/false", "/bin/cat", "/nowhere/python"])
def test_without_workers_chance_decides_until_there_are_some(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with bot_pool(deadline=1.0) as pool:
            with monkeypatch.context() as patched:
                patched.setattr(sys, "executable", program)
                pending = [request("Quick", f"table {number}", bytes([number])) for number in range(30)]
                async with asyncio.timeout(20):  # not one deadline after the other
                    thoughts = await asyncio.gather(*[pool.decide(each) for each in pending])
            assert {(each.bot, each.fallback) for each in thoughts} == {("random", "unavailable")}
            assert len({each.action for each in thoughts}) > 5
            assert pool.pids() == []
            while (await pool.decide(request("Quick"))).fallback:
                await asyncio.sleep(0.1)
            assert pool.stats().restarts == 0

    run(test)
