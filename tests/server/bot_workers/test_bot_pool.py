"""Bots in processes of their own decide as they would anywhere else."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.bots import bot_label, bot_names, find_bot
from conclave.core import Bits
from conclave.core.actions import Listed
from conclave.odds.advisers import adviser_of
from conclave.registry import GAMES
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.bot_workers.bot_request import AdvisedAction, BotDecision, BotRequest
from tests.bots.conftest import every_bot
from tests.server.bot_workers.bot_requests import bot_pool, request, requests, run

GAME_NAMES = [game.name for game in GAMES]


def in_this_process(pending: BotRequest) -> BotDecision:
    game = GAMES.find(pending.game)
    bot_class = find_bot(pending.game, pending.bot)
    bot = bot_class(game, pending.seat, Bits(Random(pending.seed).getrandbits))
    view: Any = msgspec.json.decode(pending.view, type=game.view_face)
    return BotDecision(bot.decide(view, Listed(pending.legal)), bot_label(pending.bot, bot_class))


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_every_bot_of_every_game_decides_the_same_in_any_process(game_name: str) -> None:
    pending = [each for name in every_bot(game_name) for each in requests(game_name, name, 12)]
    expected = [in_this_process(each) for each in pending]

    async def test() -> None:
        async with bot_pool(2) as pool:
            assert await asyncio.gather(*[pool.decide(each) for each in pending]) == expected
            again = await asyncio.gather(*[pool.decide(each) for each in reversed(pending)])
            assert again[::-1] == expected
            assert pool.stats().fallbacks == {}
            assert pool.stats().restarts == 0

    run(test)


def test_a_public_bot_in_a_file_of_the_host_decides_by_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "import conclave\nclass Mine(conclave.Bot):\n    version = 5\n    def choose(self, view):\n"
        "        assert view.players == 3\n        return view.legal.sample(self.random)\n"
    )

    async def test() -> None:
        pool = BotPool(1, 10.0, own={"mine": f"{file}:Mine"})
        await pool.start()
        try:
            pending = [request("mine", seed=bytes([seed])) for seed in range(20)]
            decided = [await pool.decide(each) for each in pending]
            assert {(each.bot, each.fallback) for each in decided} == {("mine@5", "")}
            assert len({each.action for each in decided}) > 5
            assert [await pool.decide(each) for each in pending] == decided
        finally:
            await pool.close()

    run(test)


def test_the_seed_is_the_bots_only_chance() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            taken = [(await pool.decide(request("random", seed=bytes([seed])))).action for seed in range(40)]
            assert len(set(taken)) > 5
            again = [(await pool.decide(request("random", seed=bytes([seed])))).action for seed in range(40)]
            assert again == taken

    run(test)


# -- advice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_advice_is_what_the_adviser_says_and_what_the_strongest_bot_would_do(game_name: str) -> None:
    game = GAMES.find(game_name)
    adviser = adviser_of(game)
    pending = list(requests(game_name, "random", 4, every=11))

    async def test() -> None:
        async with bot_pool(hint_deadline=30.0) as pool:
            for each in pending:
                strongest = BotRequest(
                    each.table,
                    game_name,
                    each.seat,
                    bot_names(game_name)[-1],
                    each.view,
                    each.legal,
                    each.seed,
                )
                view: Any = msgspec.json.decode(each.view, type=game.view_face)
                alternatives = None if adviser is None else adviser.alternatives(view)
                advice = await pool.advise(each)
                worked_out = [one for one in advice if one.worth is not None]
                assert [(one.action, one.worth, one.chance, one.alike) for one in worked_out] == [
                    (one.action, one.worth, one.chance, one.alike) for one in alternatives or ()
                ]
                assert {one.action for one in advice if one.proposed} == {in_this_process(strongest).action}
                assert {one.action for one in advice} <= set(each.legal)
                assert msgspec.json.decode(msgspec.json.encode(advice), type=list[AdvisedAction]) == advice

    run(test)


def test_advice_for_a_card_names_the_card_and_says_what_is_a_lower_bound() -> None:
    from conclave.games.ciub.odds.hints import Hints

    game = GAMES.find("ciub")
    for pending in requests("ciub", "random", 40, every=1):
        hints = Hints().alternatives(msgspec.json.decode(pending.view, type=game.view_face))
        if hints:
            break

    async def test() -> None:
        async with bot_pool(hint_deadline=30.0) as pool:
            advice = [each for each in await pool.advise(pending) if each.worth is not None]
            assert [(each.towards, each.at_least) for each in advice] == [
                (each.card, each.at_least) for each in hints or ()
            ]
            assert all(each.towards for each in advice)

    run(test)


def test_advice_that_takes_too_long_is_none() -> None:
    async def test() -> None:
        async with bot_pool(hint_deadline=0.001) as pool:
            assert await pool.advise(next(requests("ciub", "random", 1))) == []
            assert (await pool.decide(request("greedy"))).bot == "greedy@1"

    run(test)


# -- the processes -------------------------------------------------------------------------------------------


def test_workers_are_started_when_needed_stand_back_and_keep_to_themselves() -> None:
    async def test() -> None:
        async with bot_pool(2) as pool:
            assert pool.pids() == []
            for _ in range(3):
                await pool.decide(request("Quick"))
            (pid,) = pool.pids()
            assert os.getpriority(os.PRIO_PROCESS, pid) >= min(os.nice(0) + 10, 19)
            assert os.getpgid(pid) == pid
            await asyncio.gather(*[pool.decide(request("Slow", table)) for table in "ab"])
            assert len(pool.pids()) == 2
            stats = pool.stats()
            assert (stats.processes, stats.busy, stats.waiting, stats.restarts) == (2, 0, 0, 0)
            assert 0.6 < stats.seconds < 20

    run(test)


def test_a_bot_of_the_hosts_own_is_labelled_by_its_name_and_version() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            pending = request("Slow")
            assert await pool.decide(pending) == BotDecision(pending.legal[-1], "Slow@7")

    run(test)


def test_the_tables_take_turns() -> None:
    async def test() -> None:
        order: list[str] = []

        async def ask(table: str) -> None:
            await pool.decide(request("Quick", table))
            order.append(table)

        async with bot_pool() as pool:
            await pool.decide(request("Quick"))
            tables = ["noisy"] * 200 + [f"quiet {number}" for number in range(20)]
            await asyncio.gather(*[ask(table) for table in tables])
            assert len(order) == 220
            assert order[:42].count("noisy") <= 22
            assert pool.stats().waiting == 0

    run(test)


def test_a_cancelled_request_waits_no_longer() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            answering = asyncio.create_task(pool.decide(request("Slow", "a")))
            waiting = asyncio.create_task(pool.decide(request("Hanging", "b")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert pool.stats().waiting == 1
            waiting.cancel()
            answering.cancel()
            for task in (waiting, answering):
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert pool.stats().waiting == 0
            assert (await pool.decide(request("Quick"))).fallback == ""
            assert pool.stats().restarts == 0

    run(test)


def test_too_many_requests_are_answered_at_once() -> None:
    async def test() -> None:
        async with bot_pool(most_waiting=2) as pool:
            pending = [request("Slow", str(number), bytes([number])) for number in range(6)]
            tasks = [asyncio.create_task(pool.decide(each)) for each in pending]
            await asyncio.sleep(0.01)
            assert [task.done() for task in tasks] == [False, False, False, True, True, True]
            assert await pool.advise(request("Slow")) == []
            for each, task in zip(pending, tasks, strict=True):
                decision = await task
                assert decision.action in each.legal
            assert [task.result().fallback for task in tasks] == [""] * 3 + ["unavailable"] * 3
            assert pool.stats().fallbacks == {"unavailable": 3}

    run(test)


def test_a_request_needs_alternatives() -> None:
    async def test() -> None:
        async with bot_pool() as pool:
            empty = BotRequest("a table", "ciub", 0, "greedy", b"{}", (), b"")
            with pytest.raises(ValueError, match="nothing to choose"):
                await pool.decide(empty)
            assert await pool.advise(empty) == []

    run(test)
