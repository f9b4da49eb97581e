"""Bots in processes of their own decide as they would anywhere else."""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import Any

import msgspec
import pytest

from conclave.bots import bot_label, bot_names, find_bot
from conclave.core import Bits
from conclave.core.actions import Listed
from conclave.odds.advisers import adviser_of
from conclave.registry import GAMES
from conclave.server.thinking.question import Advice, Question, Thought
from tests.server.thinking.questions import question, questions, run, thinkers

GAME_NAMES = [game.name for game in GAMES]


def in_this_process(asked: Question) -> Thought:
    game = GAMES.find(asked.game)
    bot_class = find_bot(asked.game, asked.bot)
    bot = bot_class(game, asked.seat, Bits(Random(asked.seed).getrandbits))
    view: Any = msgspec.json.decode(asked.view, type=game.view_face)
    return Thought(bot.decide(view, Listed(asked.legal)), bot_label(asked.bot, bot_class))


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_every_bot_of_every_game_decides_the_same_in_any_process(game_name: str) -> None:
    asked = [each for name in bot_names(game_name) for each in questions(game_name, name, 12)]
    expected = [in_this_process(each) for each in asked]

    async def test() -> None:
        async with thinkers(2) as pool:
            assert await asyncio.gather(*[pool.decide(each) for each in asked]) == expected
            again = await asyncio.gather(*[pool.decide(each) for each in reversed(asked)])
            assert again[::-1] == expected
            assert pool.stats().fallbacks == {}
            assert pool.stats().restarts == 0

    run(test)


def test_the_seed_is_the_bots_only_chance() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            taken = [(await pool.decide(question("random", seed=bytes([seed])))).action for seed in range(40)]
            assert len(set(taken)) > 5
            again = [(await pool.decide(question("random", seed=bytes([seed])))).action for seed in range(40)]
            assert again == taken

    run(test)


# -- advice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_advice_is_what_the_adviser_says_and_what_the_strongest_bot_would_do(game_name: str) -> None:
    game = GAMES.find(game_name)
    adviser = adviser_of(game)
    asked = list(questions(game_name, "random", 4, every=11))

    async def test() -> None:
        async with thinkers(hint_deadline=30.0) as pool:
            for each in asked:
                strongest = Question(
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
                assert msgspec.json.decode(msgspec.json.encode(advice), type=list[Advice]) == advice

    run(test)


def test_advice_for_a_card_names_the_card_and_says_what_is_a_lower_bound() -> None:
    from conclave.games.ciub.odds.hints import Hints

    game = GAMES.find("ciub")
    for asked in questions("ciub", "random", 40, every=1):
        hints = Hints().alternatives(msgspec.json.decode(asked.view, type=game.view_face))
        if hints:
            break

    async def test() -> None:
        async with thinkers(hint_deadline=30.0) as pool:
            advice = [each for each in await pool.advise(asked) if each.worth is not None]
            assert [(each.towards, each.at_least) for each in advice] == [
                (each.card, each.at_least) for each in hints or ()
            ]
            assert all(each.towards for each in advice)

    run(test)


def test_advice_that_takes_too_long_is_none() -> None:
    async def test() -> None:
        async with thinkers(hint_deadline=0.001) as pool:
            assert await pool.advise(next(questions("ciub", "random", 1))) == []
            assert (await pool.decide(question("greedy"))).bot == "greedy@1"

    run(test)


# -- the processes -------------------------------------------------------------------------------------------


def test_workers_are_started_when_needed_stand_back_and_keep_to_themselves() -> None:
    async def test() -> None:
        async with thinkers(2) as pool:
            assert pool.pids() == []
            for _ in range(3):
                await pool.decide(question("Quick"))
            (pid,) = pool.pids()
            assert os.getpriority(os.PRIO_PROCESS, pid) >= min(os.nice(0) + 10, 19)
            assert os.getpgid(pid) == pid
            await asyncio.gather(*[pool.decide(question("Slow", table)) for table in "ab"])
            assert len(pool.pids()) == 2
            stats = pool.stats()
            assert (stats.processes, stats.busy, stats.waiting, stats.restarts) == (2, 0, 0, 0)
            assert 0.6 < stats.seconds < 20

    run(test)


def test_a_bot_of_the_hosts_own_is_labelled_by_its_name_and_version() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            asked = question("Slow")
            assert await pool.decide(asked) == Thought(asked.legal[-1], "Slow@7")

    run(test)


def test_the_tables_take_turns() -> None:
    async def test() -> None:
        order: list[str] = []

        async def ask(table: str) -> None:
            await pool.decide(question("Quick", table))
            order.append(table)

        async with thinkers() as pool:
            await pool.decide(question("Quick"))
            tables = ["noisy"] * 200 + [f"quiet {number}" for number in range(20)]
            await asyncio.gather(*[ask(table) for table in tables])
            assert len(order) == 220
            assert order[:42].count("noisy") <= 22
            assert pool.stats().waiting == 0

    run(test)


def test_whoever_is_cancelled_waits_no_longer() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            thinking = asyncio.create_task(pool.decide(question("Slow", "a")))
            waiting = asyncio.create_task(pool.decide(question("Hanging", "b")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert pool.stats().waiting == 1
            waiting.cancel()
            thinking.cancel()
            for task in (waiting, thinking):
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert pool.stats().waiting == 0
            assert (await pool.decide(question("Quick"))).fallback == ""
            assert pool.stats().restarts == 0

    run(test)


def test_too_many_questions_are_answered_at_once() -> None:
    async def test() -> None:
        async with thinkers(most_waiting=2) as pool:
            asked = [question("Slow", str(number), bytes([number])) for number in range(6)]
            tasks = [asyncio.create_task(pool.decide(each)) for each in asked]
            await asyncio.sleep(0.01)
            assert [task.done() for task in tasks] == [False, False, False, True, True, True]
            assert await pool.advise(question("Slow")) == []
            for each, task in zip(asked, tasks, strict=True):
                thought = await task
                assert thought.action in each.legal
            assert [task.result().fallback for task in tasks] == [""] * 3 + ["unavailable"] * 3
            assert pool.stats().fallbacks == {"unavailable": 3}

    run(test)


def test_a_question_needs_alternatives() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            empty = Question("a table", "ciub", 0, "greedy", b"{}", (), b"")
            with pytest.raises(ValueError, match="nothing to choose"):
                await pool.decide(empty)
            assert await pool.advise(empty) == []

    run(test)
