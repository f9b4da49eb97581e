"""Pictures of ciúb for notebooks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave.games.ciub.terminal.drawing import draw
from tests.games.drawn import HOSTILE, check, parsed, positions, texts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_are_whole_and_show_the_points(players: int) -> None:
    for position in positions("ciub", players, players=players, form="short"):
        check(position, [player.points for player in position.view(None).state.players])


def test_every_die_of_the_turn_shows_its_number() -> None:
    for position in positions("ciub", 3, players=2):
        view = position.view(None).state
        if view.stage == "act":
            dice = [die for die in view.outside if die.endswith(":3")]
            cards = replace(view, top=(None,) * len(view.top), bottom=(None,) * len(view.bottom))
            assert texts(parsed(draw(cards))).count("3") == len(dice)
            return
    pytest.fail("nobody rolled dice")


def test_hostile_names_of_cards_are_only_words() -> None:
    view = next(
        state for position in positions("ciub", 1, players=2) if any((state := position.view(None).state).top)
    )
    face_up = replace(next(card for card in view.top if card), name=HOSTILE, group=HOSTILE)
    wrong = replace(view, top=(face_up,) * len(view.top))
    assert any("<script>" in said for said in texts(parsed(draw(wrong))))
