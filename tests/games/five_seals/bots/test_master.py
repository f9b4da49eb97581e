"""Master of Five Seals: combinations, what it leaves to others, and how it keeps to its plan."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave.bots import Bot
from conclave.core import Chance
from conclave.games.five_seals.bots.greedy import Greedy
from conclave.games.five_seals.bots.master import Master
from conclave.games.five_seals.bots.next_round import outcome_of
from conclave.games.five_seals.bots.plans import Plan
from conclave.games.five_seals.bots.prospects import chance_to_win
from conclave.games.five_seals.bots.rest_of_round import GreedyPlayers, typical_outcomes
from conclave.games.five_seals.engine.dice import roll_of
from conclave.games.five_seals.engine.position import FiveSealsPosition
from tests.bots.conftest import luck
from tests.games.five_seals.play import GAME, Table, laid, player

DEEP = {16: "speed-fire", 17: "speed-air", 18: "speed-water", 20: "speed-earth", 7: "earth 6", 11: "earth 6"}
"""Scrolls of strength 6 out of reach, so that the game is not over after this round."""


def answer(bot: Bot, table: Table) -> str:
    view, legal = table.position.view(bot.seat), table.position.legal(bot.seat)
    return GAME.notation(bot.decide(view, legal))


def turn(bot: Bot, table: Table) -> list[str]:
    """All its decisions until the turn is over."""
    taken: list[str] = []
    while table.asked == bot.seat + 1 and table.view.stage in ("turn", "spell"):
        taken.append(answer(bot, table))
        table.do(taken[-1])
    return taken


def master(seat: int = 0, seed: int = 1) -> Master:
    return Master(GAME, seat, luck(seed))


def combination() -> Table:
    """Only both scrolls together break the seal."""
    mine = player("change-water strengthening-fire", dice="water 3")
    return laid({12: "growth-fire", **DEEP}, mine, player(dice="earth 1", mage=2))


# -- the turn ------------------------------------------------------------------------------------------------


def test_finds_two_scrolls_that_work_together_where_greedy_gives_up() -> None:
    assert turn(Greedy(GAME, 0, luck(1)), combination()) == ["end"]
    assert turn(master(), combination()) == [
        "cast change-water",
        "choose water 3",
        "colour fire",
        "cast strengthening-fire",
        "choose fire 3",
        "break 12 fire 5",
    ]


def test_takes_first_what_the_next_player_would_take() -> None:
    for wanted, mine in (("fire", "break 12 fire 5"), ("water", "break 13 water 5")):
        seals = {12: "growth-fire", 13: "growth-water", **DEEP}
        table = laid(seals, player(dice="fire 5, water 5"), player(dice=f"{wanted} 6", mage=2))
        assert answer(master(), table) == mine


def test_stays_in_the_way_to_what_only_others_could_take() -> None:
    """Behind one of two tokens lies what the next player has dice for; whoever breaks it last blocks it."""
    seals = {6: "fire 2", 15: "growth-water", 10: "air 2", 19: "growth-earth", 7: "earth 6", 11: "earth 6"}
    seals[14] = "change-earth"
    table = laid(seals, player(dice="fire 2, air 2"), player(dice="water 6, earth 2", mage=2))
    bots = [master(0), Greedy(GAME, 1, luck(1))]
    while table.view.round == 2 and table.asked and table.view.places is None:
        table.do(answer(bots[table.asked - 1], table))
    assert table.player(2).points == 1 + 2


def test_plays_for_the_win_when_the_round_is_the_last_one() -> None:
    """Three points behind, a scroll of strength 2 is less per die but not enough."""
    seals = {12: "change-fire", 13: "strengthening-fire"}
    table = laid(seals, player(dice="fire 2 3"), player("renewal-air", dice="earth 1", mage=2))
    assert answer(master(), table) == "break 13 fire 2 3"


@pytest.mark.parametrize("seed", range(2, 8))
def test_plays_its_turn_the_same_whatever_the_seed(seed: int) -> None:
    mine = player("renewal-air change-fire growth-mind", dice="fire 2 5, air 1")
    seals = {6: "fire 2", 10: "air 3", 12: "growth-fire", 13: "change-air", 15: "swap-mind"}
    table = laid(seals, mine, player(dice="fire 6", mage=2))
    assert answer(master(seed=seed), table) == answer(master(), table)


# -- the plan ------------------------------------------------------------------------------------------------


class Counting(Master):
    """Counts how often it thinks its turn over."""

    thoughts = 0

    def best_plan(self, position: FiveSealsPosition) -> Plan | None:
        self.thoughts += 1
        return super().best_plan(position)


def test_thinks_once_for_a_whole_turn() -> None:
    bot = Counting(GAME, 0, luck(1))
    assert len(turn(bot, combination())) == 6
    assert bot.thoughts == 1


def test_thinks_again_when_the_table_is_not_as_expected() -> None:
    bot = Counting(GAME, 0, luck(1))
    mine = player("change-water strengthening-fire", dice="water 1 3")
    table = laid({12: "growth-fire", **DEEP}, mine, player(dice="earth 1", mage=2))
    table.do(answer(bot, table))
    assert table.offered("choose") == ["water 1", "water 3", "water 1 3"]
    unexpected = replace(table.view, viewer=0, quiet_rounds=1)
    bot.decide(unexpected, table.position.legal(0))
    assert bot.thoughts == 2
    assert {view.quiet_rounds for view, _ in bot.plan} == {1}


def test_thinks_again_after_dice_were_rolled() -> None:
    bot = Counting(GAME, 0, luck(1))
    table = laid({12: "synergy-fire", **DEEP}, player("renewal-fire", dice="fire 1 1"), player(mage=2))
    assert turn(bot, table)[0] == "cast renewal-fire"
    assert table.chance
    table.do("roll 6 6")
    assert answer(bot, table) == "break 12 fire 6"
    assert bot.thoughts == 2


# -- what it reckons with ------------------------------------------------------------------------------------


def test_a_few_outcomes_stand_for_all() -> None:
    one = typical_outcomes(roll_of((1,)))
    assert sorted([outcome.index(1) for outcome in one]) == [0, 1, 2, 3, 4, 5]
    two = typical_outcomes(roll_of((2,)))
    assert len(two) == 6
    mean = sum([(face + 1) * number for outcome in two for face, number in enumerate(outcome)]) / 6
    assert mean == pytest.approx(7, abs=1)


def test_playing_on_everybody_takes_the_best_until_the_round_is_over() -> None:
    table = laid(
        {12: "growth-fire", 13: "change-fire", **DEEP}, player(dice="fire 5"), player(dice="fire 2", mage=2)
    )
    position = table.position
    assert isinstance(position, FiveSealsPosition)
    GreedyPlayers(position).play_on(position)
    assert [position.points(seat) for seat in range(2)] == [6, 3]
    assert isinstance(position.pending, Chance)
    assert position.round == 3


def test_the_chance_to_win_grows_with_points_and_useful_scrolls() -> None:
    def chance(mine: str, theirs: str) -> float:
        seals = {**DEEP, 12: "synergy-fire", 13: "synergy-air"}
        position = laid(seals, player(mine, dice="air 1"), player(theirs, dice="air 1", mage=2)).position
        assert isinstance(position, FiveSealsPosition)
        return chance_to_win(position, 0)

    assert chance("", "") == pytest.approx(0.5)
    assert chance("change-fire", "") > 0.5 > chance("", "change-fire")
    assert chance("speed-earth", "synergy-earth") > 0.5


# -- the dice of the next round ------------------------------------------------------------------------------


def test_takes_dice_of_the_colour_it_can_use() -> None:
    seals = {12: "growth-fire", 13: "change-air", **DEEP}
    table = laid(seals, player(dice="air 2"), player(dice="earth 1", mage=2)).do("break 13 air 2")
    assert answer(master(), table).count("fire") >= 2


def test_every_draft_is_tried_with_the_same_rolls() -> None:
    table = laid(DEEP, player(waiting="fire 1, air 2"), player(waiting="earth 3", dice="", mage=2))
    position = table.position
    assert isinstance(position, FiveSealsPosition)
    assert outcome_of(position, [4, 2, 2, 1, 6, 5]) == (
        *(0, 0, 0, 1, 0, 0),
        *(0, 2, 0, 0, 0, 0),
        *(1, 0, 0, 0, 1, 1),
    )
