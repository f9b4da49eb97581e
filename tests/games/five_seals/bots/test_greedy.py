"""Greedy of Five Seals in situations where the right move is plain."""

from __future__ import annotations

import pytest

from conclave.bots import Bot
from conclave.games.five_seals.bots.draft import chance_to_break
from conclave.games.five_seals.bots.greedy import Greedy
from conclave.games.five_seals.bots.seal_values import dice_needed
from tests.bots.conftest import luck
from tests.games.five_seals.play import GAME, Table, laid, player


def answer(table: Table, seed: int = 1) -> str:
    seat = table.asked - 1
    bot: Bot = Greedy(GAME, seat, luck(seed))
    return GAME.notation(bot.decide(table.position.view(seat), table.position.legal(seat)))


def follow(table: Table) -> list[str]:
    """All decisions of the first player until the turn is over."""
    taken: list[str] = []
    while table.asked == 1 and table.view.stage in ("turn", "spell"):
        taken.append(answer(table))
        table.do(taken[-1])
    return taken


def test_dice_needed_and_chances_are_exact() -> None:
    assert dice_needed(1) == 1
    assert dice_needed(2) == pytest.approx(7 / 6)
    assert chance_to_break(1, 5) == pytest.approx(1 / 3)
    assert chance_to_break(2, 12) == pytest.approx(1 / 36)
    assert chance_to_break(3, 0) == 1


def test_takes_the_scroll_with_more_points_per_die() -> None:
    seals = {12: "growth-air", 13: "growth-fire", 14: "change-fire"}
    assert answer(laid(seals, player(dice="fire 5, air 2 3"))) == "break 13 fire 5"


def test_counts_what_synergy_adds() -> None:
    seals = {12: "strengthening-fire", 13: "strengthening-air"}
    assert answer(laid(seals, player("synergy-air", dice="fire 4, air 4"))) == "break 13 air 4"


def test_keeps_the_higher_die() -> None:
    assert answer(laid({12: "change-fire"}, player(dice="fire 2 6"))) == "break 12 fire 2"


def test_breaks_the_token_that_opens_the_way_to_a_scroll() -> None:
    seals = {6: "fire 2", 10: "fire 2", 11: "air 6", 16: "growth-air"}
    assert answer(laid(seals, player(dice="fire 2"))) == "break 6 fire 2"


def test_goes_round_a_strong_token() -> None:
    """Both corridors lead to the box beside 9; one of them is closed by a strong token."""
    seals = {6: "fire 2", 7: "air 6", 10: "fire 2", 18: "growth-air"}
    assert answer(laid(seals, player(dice="fire 2"), ways=["9-11"])) == "break 10 fire 2"


def test_uses_a_scroll_that_makes_a_break_possible_and_no_other() -> None:
    table = laid({12: "growth-fire"}, player("strengthening-fire change-air", dice="fire 3"))
    assert follow(table) == ["cast strengthening-fire", "choose fire 3", "break 12 fire 5"]
    assert answer(laid({12: "growth-fire"}, player("strengthening-fire", dice="fire 6"))) == "break 12 fire 6"


def test_takes_another_die_whenever_it_can() -> None:
    assert answer(laid({12: "growth-fire"}, player("growth-air", dice="fire 6"))) == "cast growth-air"


def test_rolls_all_dice_again_if_nothing_can_be_broken() -> None:
    table = laid({12: "synergy-fire"}, player("renewal-fire", dice="fire 1 2"))
    assert follow(table) == ["cast renewal-fire", "choose fire 1 2"]
    assert answer(laid({12: "change-fire"}, player("renewal-fire", dice="fire 1 2"))) == "break 12 fire 2"


def test_brings_a_seal_into_reach() -> None:
    seals = {10: "air 6", 12: "growth-water", 19: "synergy-fire"}
    table = laid(seals, player("rearrangement-fire", dice="fire 6"))
    assert follow(table) == ["cast rearrangement-fire", "pick 19", "pick 12", "break 12 fire 6"]


def test_takes_dice_of_the_colour_it_can_use() -> None:
    table = laid({12: "growth-fire", 13: "change-air"}, player(dice="air 2"), player(dice="earth 1", mage=2))
    assert answer(table.do("break 13 air 2")) == "take fire fire fire"


def test_gives_a_thief_the_weakest_die() -> None:
    table = laid({}, player("theft-fire"), player(dice="fire 2 5, air 1", mage=2))
    assert answer(table.do("cast theft-fire", "from 2")) == "die fire 2"


def test_absorbs_a_stronger_token_only() -> None:
    for held, expected in (("fire 2", "scroll absorption-fire"), ("fire 5", "nothing")):
        thirsty = player("absorption-fire", dice="fire 4 5", holds={"absorption-fire": held})
        assert answer(laid({6: "fire 4"}, thirsty).do("break 6 fire 4")) == expected


def test_ties_fall_by_lot() -> None:
    seals = {12: "growth-fire", 13: "growth-air"}
    assert len({answer(laid(seals, player(dice="fire 5, air 5")), seed) for seed in range(20)}) == 2
