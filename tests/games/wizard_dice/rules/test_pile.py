"""M0: the pile of magic cards."""

from __future__ import annotations

import pytest

from tests.games.wizard_dice.play import NOTHING_HAPPENS, Match

ALL_CARDS = [f"M{number}" for number in range(1, 11)]


def draw_of(*cards: str) -> str:
    """The specification of a draw from a pile of these cards."""
    return "draw 1 of " + " ".join(f"{card}:{int(card in cards)}" for card in ALL_CARDS)


@pytest.mark.rule("M0")
def test_m0_a_card_is_drawn_at_the_start_of_each_round_and_all_ten_are_equally_likely() -> None:
    match = Match(players=2, cards=True)
    assert match.chance == draw_of(*ALL_CARDS)
    match.play("card M5")
    assert match.view.card == "M5"
    assert match.view.stage == "prediction"


@pytest.mark.rule("M0")
def test_m0_nobody_predicts_before_the_card_is_drawn() -> None:
    Match(players=2, cards=True).refused("1 predict 5 green", by="M0")


@pytest.mark.rule("M0")
def test_m0_without_the_variant_no_card_is_drawn() -> None:
    match = Match(players=2).finish_round()
    assert match.view.card is None
    assert match.view.stage == "prediction"


@pytest.mark.rule("M0")
def test_m0_the_first_seer_is_drawn_before_the_first_card() -> None:
    match = Match(players=2, seer=None, cards=True).play("seer 2")
    assert match.chance == draw_of(*ALL_CARDS)


@pytest.mark.rule("M0")
def test_m0_a_drawn_card_does_not_come_again_before_the_pile_is_empty() -> None:
    match = Match(players=2, cards=True).play("card M5").finish_round()
    assert match.chance == draw_of(*[card for card in ALL_CARDS if card != "M5"])
    match.play("card M9").finish_round()
    assert match.chance == draw_of(*[card for card in ALL_CARDS if card not in ("M5", "M9")])


@pytest.mark.rule("M0")
def test_m0_after_ten_rounds_all_ten_are_shuffled_again() -> None:
    match = Match(players=2, cards=True)
    left = list(ALL_CARDS)
    for card in ("M3", "M10", "M1", "M7", "M4", "M2", "M9", "M8", "M6", "M5"):
        assert match.chance == draw_of(*left)
        left.remove(card)
        match.play(f"card {card}").finish_round()
    assert match.view.round == 11
    assert match.chance == draw_of(*ALL_CARDS)
    match.play("card M5").finish_round()
    assert match.chance == draw_of(*[card for card in ALL_CARDS if card != "M5"])


@pytest.mark.rule("M0")
def test_m0_the_last_card_of_the_pile_comes_for_certain() -> None:
    match = Match(players=2, cards=True, pile=("M8",))
    assert match.chance == draw_of("M8")


@pytest.mark.rule("M0")
def test_m0_a_card_holds_for_its_round_only() -> None:
    match = Match.under("M1", players=2).play("1 predict 1 green", "2 predict 2 green")
    match.all_score("roll green red red red red red red")
    assert (match.mark(1, "1 green"), match.mark(2, "2 green")) == ("XX", "2")
    # Next round: single scores and a Wizard Colour again, until another card says otherwise.
    match.play("card M9", "1 predict 3 green", "2 predict 4 green", "1 name red")
    match.all_score("roll green green green red red wizard wizard")
    assert (match.mark(1, "3 green"), match.mark(2, "4 green")) == ("X", "1")


@pytest.mark.rule("M0")
def test_m0_the_number_of_rolls_is_back_to_three_after_m8() -> None:
    match = Match.under("M8", players=2).play("1 predict 5 green", "2 predict 2 green")
    assert match.view.rolls == 5
    match.all_score(NOTHING_HAPPENS).play("card M6")
    assert match.view.rolls == 3
