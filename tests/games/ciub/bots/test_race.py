"""What an archmage of ciúb knows of the end: the race, compared with sums written out, and the last turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conclave.games.ciub.bots.prospect_of_seat import SeatProspects
from conclave.games.ciub.bots.race import SPREAD, TOKEN_LOST, Race
from conclave.games.ciub.bots.turn_value import TurnValue
from conclave.games.ciub.engine.position import CiubPosition
from tests.games.ciub.play import Table, laid, player

LAST = [0.6, 0.6, 0.2]
"""The last turn of the other brings more than 0, 1, 2 points so often, and never more than 3."""


def spread(value: Callable[[float], float], around: float) -> float:
    return sum(chance * value(around + off) for off, chance in SPREAD)


def test_cb_11_a_lead_has_to_outlast_the_last_turn() -> None:
    race = Race([1.0], [4.0], 5.0, LAST)
    expected = {-1: 0.0, 0: 0.2, 1: 0.4, 2: 0.6, 3: 0.9, 4: 1.0}
    assert {lead: race.after_opus(lead) for lead in expected} == pytest.approx(expected)


@pytest.mark.parametrize("lead", [-12, -9, -6, 0, 5])
def test_cb_9_with_an_empty_pile_a_win_takes_the_opus_magnum(lead: int) -> None:
    race = Race([1.0], [4.0], 5.0, LAST)
    assert race.to_move(0, lead) == pytest.approx(spread(race.after_opus, lead + 4.0 + 5.0))


@pytest.mark.parametrize("lead", [-12, -9, -4, 0, 3])
def test_cb_4_the_last_card_may_be_turned_up_before_rolling(lead: int) -> None:
    race = Race([1.0, 1.0], [4.0, 3.0], 5.0, LAST)
    won = spread(lambda points: 1.0 - race.to_move(0, -points), lead + 3.0)
    low, high = [spread(race.after_opus, each + 3.0 + 5.0) for each in (lead - 1, lead)]
    turned_up = high + (low - high) * TOKEN_LOST
    assert race.to_move(1, lead) == pytest.approx(max(won, turned_up))


def test_turns_without_a_win_change_sides() -> None:
    """Whoever is to move wins the card with 1/2, else the other is to move, and so on."""
    race = Race([0.5], [4.0], 5.0, LAST)
    for lead in range(-20, 21):
        won, lost = (spread(race.after_opus, each + 9.0) for each in (lead, -lead))
        expected = (0.5 * won + 0.25 * (1.0 - lost)) / 0.75
        assert race.to_move(0, lead) == pytest.approx(expected, abs=1e-3)


def test_a_larger_lead_is_never_worse() -> None:
    race = Race([0.6] * 8, [7.0 - each / 3 for each in range(8)], 5.0, LAST)
    for pile in range(8):
        chances = [race.to_move(pile, lead) for lead in range(-40, 41)]
        assert chances == sorted(chances)
        assert chances[0] < 0.02
        assert chances[-1] > 0.98


# -- the end as it is ----------------------------------------------------------------------------------------


def turn_value(table: Table) -> TurnValue:
    position = table.position
    assert isinstance(position, CiubPosition)
    return TurnValue(SeatProspects(position))


def worth(table: Table, card: str) -> float:
    position = table.position
    assert isinstance(position, CiubPosition)
    return turn_value(table).worth(position.cards.of_name[card])


@pytest.mark.parametrize("cards_left", [0, 1])
def test_cb_9_an_empty_pile_is_nothing_to_hurry_for(cards_left: int) -> None:
    table = laid(top="7,7,7 1,2,3,4,5,6 30+", bottom="2,2,4,4 33+ 27+", pile=(0, cards_left))
    assert (turn_value(table).hurry() > 0.0) == (cards_left > 0)


@pytest.mark.parametrize(("dice", "wins"), [("white*4", True), ("white*5", True), ("white*5 red", False)])
def test_cb_11_a_card_that_ties_is_worth_what_the_dice_make_of_it(dice: str, wins: bool) -> None:
    """Level with 6,6,6,6: five dice are kept then, and the other has so many."""
    table = laid(
        "red:6 red:6 red:6 red:6 red:4",
        player(cards="20+ 2,2,4,4,6"),
        player(dice=dice, cards="1,1,1 6,6 2,4,6"),
        top="7,7,7 33+ 1,3,5,7",
        bottom="2,2,4,4 6,6,6,6 1,1,6,6",
        opus=2,
        pile=(0, 0),
    )
    assert (worth(table, "6,6,6,6") > 1.0) == wins
    assert worth(table, "33+") > 9.0


def test_cb_9_taking_the_opus_magnum_leaves_the_others_what_is_left() -> None:
    """Three points behind: with the 5 of the Opus Magnum a card of 3 leads by 5, which 6,6,6,6 beats. Whoever
    takes 6,6,6,6 instead leads by 9, and no card brings that."""
    table = laid(
        "orange:6 orange:6 red:6 red:6 red:4",
        player(cards="20+"),
        player(dice="orange*3 red*4", cards="1,1,1 2,4,6"),
        top="7,7,7 1,1,1,1,6,6 1,3,5,7",
        bottom="2,2,4,4 6,6,6,6 1,1,6,6",
        pile=(0, 0),
    )
    won, less = worth(table, "6,6,6,6"), worth(table, "2,2,4,4")
    assert won > 2 * less > 0.0
