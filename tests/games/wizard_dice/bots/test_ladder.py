"""The levels of Wizard Dice: how each of them thinks, and that each is stronger than the one below."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conclave.bots import bot_names, find_bot
from conclave.core import Decide
from conclave.core.packed import count
from conclave.games.wizard_dice.bots.archmage import Archmage
from conclave.games.wizard_dice.bots.opponents import NAIVE_AT_FIRST
from conclave.games.wizard_dice.engine.codes import REROLL, argument_of, box, code
from conclave.games.wizard_dice.engine.dice import BLUE, RED, WIZARD
from conclave.games.wizard_dice.engine.position import WizardDicePosition
from conclave.games.wizard_dice.engine.scoring import X
from tests.bots.conftest import decisions as random_decisions
from tests.bots.conftest import luck
from tests.games.wizard_dice.rounds import GAME, play, round_of, show_faces, write

LEVELS = ("novice", "apprentice", "adept", "master", "archmage")


def decisions(name: str, position: WizardDicePosition, seeds: int = 1) -> set[str]:
    """What a level does, over several seeds."""
    pending = position.pending
    assert isinstance(pending, Decide)
    seat = pending.seats[0]
    found: set[str] = set()
    for seed in range(seeds):
        bot = find_bot("wizard-dice", name)(GAME, seat, luck(seed))
        found.add(GAME.notation(bot.decide(position.view(seat), position.legal(seat))))
    return found


def test_the_levels_stand_in_order() -> None:
    assert [name for name in bot_names("wizard-dice") if name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_decides_legally_between_two_with_every_card(name: str) -> None:
    """Games to nine Xs, which the archmage solves; `test_every_bot` has expert games and larger tables."""
    seen: Counter[tuple[object, ...]] = Counter()
    for seed in range(8):
        for position, seat in random_decisions(GAME, {"players": 2, "cards": seed > 0}, seed):
            view: Any = position.view(seat)
            situation = (view.card, view.stage, seat == view.seer, len(view.still_in))
            if seen[situation] < 2:
                seen[situation] += 1
                legal = position.legal(seat)
                assert find_bot("wizard-dice", name)(GAME, seat, luck(seat)).decide(view, legal) in legal
    assert {card for card, *_ in seen} == {None, *[f"M{number}" for number in range(1, 11)]}


# -- what anybody would do -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_wd_5_every_level_leaves_with_an_exact_hit(name: str) -> None:
    position = round_of()
    play(position, "predict 4 blue", "predict 3 red", "name blue")
    show_faces(position, "red red red blue green yellow yellow")
    assert decisions(name, position) == {"leave"}


@pytest.mark.parametrize("name", LEVELS)
def test_wd_4_every_seer_stops_when_right_and_keeps_what_counts(name: str) -> None:
    position = round_of()
    play(position, "predict 4 blue", "predict 1 red", "name blue")
    show_faces(position, "blue blue blue wizard green red yellow")
    play(position, "leave")
    assert decisions(name, position) == {"leave"}
    position = round_of()
    play(position, "predict 4 blue", "predict 1 red", "name blue")
    show_faces(position, "blue blue wizard green red yellow yellow")
    play(position, "leave")
    for again in decisions(name, position, seeds=5):
        action = GAME.parse(again)
        assert action >= code(REROLL)
        assert count(argument_of(action), BLUE) == count(argument_of(action), WIZARD) == 0


@pytest.mark.parametrize("name", LEVELS)
def test_wd_2_every_seer_names_the_own_colour_for_a_high_number(name: str) -> None:
    position = round_of()
    play(position, "predict 4 yellow", "predict 1 red")
    assert decisions(name, position) == {"name yellow"}


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_predicts_a_five_at_first(name: str) -> None:
    """Not even as Seer: it comes too rarely."""
    assert not [chosen for chosen in decisions(name, round_of(), seeds=20) if chosen.startswith("predict 5")]


# -- how they differ -----------------------------------------------------------------------------------------


def test_a_novice_predicts_this_and_that_and_stays_while_wrong() -> None:
    assert len(decisions("novice", round_of(), seeds=40)) > 6
    position = round_of()
    play(position, "predict 4 blue", "predict 1 red", "name blue")
    show_faces(position, "red red blue green green yellow yellow")
    assert decisions("novice", position) == {"stay"}


def test_an_apprentice_takes_any_of_the_most_promising_predictions() -> None:
    """More than one number, but never one that a novice would dare and greedy would not come near."""
    as_seer = {chosen.split()[1] for chosen in decisions("apprentice", round_of(), seeds=40)}
    by_greedy = {chosen.split()[1] for chosen in decisions("greedy", round_of(), seeds=40)}
    assert by_greedy < as_seer < {chosen.split()[1] for chosen in decisions("novice", round_of(), seeds=80)}


def test_an_adept_does_not_look_at_the_page_of_the_other() -> None:
    ahead, behind = round_of(), round_of()
    for number in range(1, 5):
        write(ahead, 1, box(number, RED), X)
        write(behind, 1, box(number, RED), 3)
    assert decisions("adept", ahead) == decisions("adept", behind)


def test_an_archmage_learns_who_does_not_want_the_seer_card() -> None:
    position = round_of()
    for number in (1, 2):
        for colour in range(4):
            write(position, 1, box(number, colour), 1)
    play(position, "predict 4 blue", "predict 3 blue")
    bot = Archmage(GAME, 0, luck(1))
    bot.decide(position.view(0), position.legal(0))
    assert bot.characters.naive(1) > NAIVE_AT_FIRST


def test_wd_3_an_archmage_plays_for_the_seer_card_against_several() -> None:
    """The last to predict can take the card for one more than the others bid; a master does not yet."""
    position = round_of(players=3)
    play(position, "predict 4 blue", "predict 1 red")
    (answer,) = decisions("archmage", position)
    assert not answer.endswith("blue")
    assert int(answer.split()[1]) >= 2
    assert decisions("master", position) == {"predict 3 blue"}


@pytest.mark.parametrize("level", ["master", "archmage"])
def test_wd_8_a_strong_player_does_not_end_a_game_it_would_lose(level: str) -> None:
    """The ninth X by a Jester Score would end the game behind; losing a point keeps it going."""
    for points_behind, expected in ((10, "score difference"), (0, "score jester")):
        position = round_of()
        for number in range(1, 5):
            for colour in (BLUE, RED):
                write(position, 1, box(number, colour), X)
        for number in range(2, 5):
            write(position, 0, box(number, RED), X)
        write(position, 1, box(5, RED), 9 + points_behind)
        play(position, "predict 3 blue", "predict 1 yellow", "name blue")
        show_faces(position, "blue blue green yellow yellow jester red")
        play(position, "leave")
        assert decisions(level, position) == {expected}
