"""Master: what it values, what it expects of others, and decisions anybody would agree with."""

from __future__ import annotations

import numpy as np
import pytest

from conclave.core import Chance, Decide
from conclave.games.wizard_dice.bots.master import Master
from conclave.games.wizard_dice.bots.opponents import (
    IN_ANOTHER,
    IN_SEER_COLOUR,
    NAIVE_AT_FIRST,
    Characters,
    ReplyOdds,
    expectation_of_answer,
    naive_promises,
)
from conclave.games.wizard_dice.bots.prospects import CERTAIN_END, Gain, PageTotals, chance_to_win
from conclave.games.wizard_dice.engine.cards import CARDS, NO_CARD
from conclave.games.wizard_dice.engine.codes import BOXES, box
from conclave.games.wizard_dice.engine.dice import BLUE, RED
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import X
from tests.bots.conftest import luck
from tests.games.wizard_dice.rounds import GAME, play, round_of, show_faces, write

TARGET = 9


def decision(position: WizardDicePosition) -> str:
    pending = position.pending
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    bot = Master(GAME, seat, luck(seat))
    return GAME.notation(bot.decide(position.view(seat), position.legal(seat)))


# -- prospects -----------------------------------------------------------------------------------------------


def totals(*pages: tuple[float, float, float]) -> PageTotals:
    """Pages as points, Xs, Jester Scores."""
    points, xs, jester_scores = zip(*pages, strict=True)
    return PageTotals(list(points), list(xs), list(jester_scores), [0.0] * len(pages))


def chance(table: PageTotals, seat: int = 0, seer: int = 0, end: float = CERTAIN_END) -> float:
    seers = [float(each == seer) for each in range(len(table.points))]
    return float(chance_to_win(table, seat, TARGET, seers, end))


def test_equal_pages_have_equal_chances_but_for_the_seer_card() -> None:
    even = totals((3, 2, 0), (3, 2, 0))
    assert chance(even, 0, seer=0) > 0.5 > chance(even, 1, seer=0)
    assert chance(even, 0, seer=0) + chance(even, 1, seer=0) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chances_of_all_players_come_to_one(players: int) -> None:
    table = totals(*[(float(seat * seat), float(seat + 2), float(seat % 3)) for seat in range(players)])
    assert sum([chance(table, seat, seer=1) for seat in range(players)]) == pytest.approx(1)


def test_more_points_and_more_xs_are_better_and_a_lead_counts_more_near_the_end() -> None:
    assert chance(totals((4, 2, 0), (0, 2, 0))) > chance(totals((1, 2, 0), (0, 2, 0)))
    assert chance(totals((0, 3, 0), (0, 2, 0))) > chance(totals((0, 2, 0), (0, 2, 0)))
    assert chance(totals((6, 8, 0), (0, 8, 0))) > chance(totals((6, 2, 0), (0, 2, 0)))


def test_wd_9_points_with_the_bonus_decide_when_the_game_is_over() -> None:
    assert chance(totals((5, 9, 0), (7, 8, 0))) > 0.999
    assert chance(totals((5, 9, 0), (9, 8, 0))) < 0.001
    assert chance(totals((5, 9, 0), (8, 8, 0))) == pytest.approx(0.5)


def test_wd_9_a_tie_goes_to_fewer_jester_scores() -> None:
    assert chance(totals((5, 9, 1), (8, 8, 2))) > 0.99


def test_outcomes_are_looked_at_side_by_side() -> None:
    table = totals((0, 8, 0), (2, 5, 0))
    together = chance_to_win(
        table.after(0, Gain(np.array([3.0, -1.0]), np.array([1.0, 0.0]))), 0, TARGET, [1.0, 0.0], CERTAIN_END
    )
    apart = [chance(table.after(0, Gain(3.0, 1.0))), chance(table.after(0, Gain(-1.0, 0.0)))]
    assert list(together) == pytest.approx(apart)


# -- the others ----------------------------------------------------------------------------------------------

EVERY_BOX = list(range(BOXES))


def test_a_naive_player_answers_a_high_prediction_with_a_1_in_another_colour() -> None:
    reply = ReplyOdds(box(4, BLUE), EVERY_BOX, NO_CARD)
    assert reply.best[IN_ANOTHER] % 5 == 0
    assert reply.naive_bids > 0.9


def test_a_naive_player_without_a_cheap_box_answers_in_the_seer_colour() -> None:
    high = [box(number, colour) for number in (3, 4, 5) for colour in range(4)]
    reply = ReplyOdds(box(4, BLUE), high, NO_CARD)
    assert reply.best[IN_SEER_COLOUR] == box(3, BLUE)
    assert reply.naive_bids < 0.01
    assert not ReplyOdds(box(4, BLUE), [box(1, BLUE)], NO_CARD).can_bid


def test_naive_promises_are_those_of_roll_1_or_of_the_roll_on_which_the_seer_hits() -> None:
    """With 5 blue rolled, two dice are left for red, with a quarter each: 0 or 1 or 2 of them."""
    when_seer_hits = 6 / 16 * 1.5 + 9 / 16 * -1 + 1 / 16 * -1
    binomial = [0.27908, 0.39071, 0.23443, 0.07814, 0.01563, 0.00188, 0.00013, 0.000004]
    worths = [1.5 if reds == 1 else -abs(reds - 1) for reds in range(8)]
    promise = sum([p * max(w, when_seer_hits) for p, w in zip(binomial, worths, strict=True)])
    assert naive_promises(5, NO_CARD)[IN_ANOTHER, 0] == pytest.approx(promise, abs=1e-3)


def test_what_an_answer_really_brings() -> None:
    expected = expectation_of_answer(5, IN_SEER_COLOUR, 4, NO_CARD, 0)
    assert 0.5 < expected.hit < 0.7
    assert expected.points > 1


def test_answers_tell_who_wants_the_seer_card() -> None:
    seers_box = box(4, BLUE)
    tempting = ReplyOdds(
        seers_box, [box(number, colour) for number in (3, 5) for colour in range(4)], NO_CARD
    )
    characters = Characters()
    characters.watch(1, tempting, seers_box, box(3, RED))
    assert characters.naive(1) < NAIVE_AT_FIRST
    characters.watch(2, tempting, seers_box, box(3, BLUE))
    assert characters.naive(2) > NAIVE_AT_FIRST
    assert characters.naive(3) == NAIVE_AT_FIRST
    assert characters.bids(1, tempting) > characters.bids(2, tempting)


# -- decisions -----------------------------------------------------------------------------------------------


def test_wd_3_a_single_opponent_takes_the_seer_card() -> None:
    position = round_of()
    play(position, "predict 4 blue")
    assert not decision(position).endswith("blue")


def test_wd_2_names_its_own_colour() -> None:
    position = round_of()
    play(position, "predict 4 yellow", "predict 1 red")
    assert decision(position) == "name yellow"


def test_wd_5_leaves_with_an_exact_hit_and_stays_with_a_bad_miss() -> None:
    for shown, expected in (
        ("red red blue green green yellow yellow", "leave"),
        ("blue green green green yellow yellow yellow", "stay"),
    ):
        position = round_of()
        play(position, "predict 4 blue", "predict 2 red", "name blue")
        show_faces(position, shown)
        assert decision(position) == expected


def test_wd_4_the_seer_stops_when_right_and_keeps_what_counts_when_not() -> None:
    position = round_of()
    play(position, "predict 4 blue", "predict 1 red", "name blue")
    show_faces(position, "blue blue blue wizard green red yellow")
    play(position, "leave")
    assert decision(position) == "leave"
    position = round_of()
    play(position, "predict 4 blue", "predict 1 red", "name blue")
    show_faces(position, "blue blue wizard green red yellow yellow")
    play(position, "leave")
    again = decision(position)
    assert again.startswith("reroll")
    assert "blue" not in again
    assert "wizard" not in again


def test_wd_7_a_jester_score_is_better_than_five_points_lost() -> None:
    position = round_of()
    play(position, "predict 4 blue", "predict 5 red", "name blue")
    show_faces(position, "blue green green green yellow yellow jester")
    play(position, "leave")
    assert decision(position) == "score jester"


def test_m7_crosses_out_a_big_difference_but_never_an_x() -> None:
    position = round_of(CARDS[6])
    write(position, 0, box(1, BLUE), 4)
    write(position, 0, box(3, BLUE), X)
    play(position, "predict 4 blue")
    assert decision(position) == "cross-out 1 blue"
    position = round_of(CARDS[6])
    write(position, 0, box(3, BLUE), X)
    play(position, "predict 4 blue")
    assert decision(position) == "cross-out nothing"


def test_m4_turns_dice_that_help_a_prediction() -> None:
    turned = decision(round_of(CARDS[3])).split()[1:]
    assert "jester" not in turned
    assert len(set(turned) - {"wizard"}) <= 1


def test_m3_predicts_what_lies_on_the_table() -> None:
    position = round_of(CARDS[2])
    show_faces(position, "green green green green wizard red jester")
    assert decision(position).endswith("green")


def test_every_card_is_known() -> None:
    assert len(CARDS) == 10
    for card in CARDS:
        position = round_of(card)
        if isinstance(position.pending, Chance):
            show_faces(position, "green green green green wizard red jester")
        assert decision(position).split()[0] in ("predict", "turn")
