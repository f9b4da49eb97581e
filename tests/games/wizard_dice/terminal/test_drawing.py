"""Pictures of Wizard Dice for notebooks."""

from __future__ import annotations

from random import Random

import pytest

import conclave
from conclave.games.wizard_dice.terminal.drawing import draw
from tests.games.drawn import check, parsed, positions, texts


@pytest.mark.parametrize("cards", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pictures_are_whole_and_show_the_points(players: int, cards: bool) -> None:
    for position in positions("wizard-dice", players, players=players, cards=cards):
        check(position, [page.points for page in position.view(None).state.pages])


def test_boxes_show_what_is_written() -> None:
    """As many Xs and differences as the pages have."""
    *_, last = positions("wizard-dice", 7, players=3)
    view = last.view(None).state
    marks = [mark for page in view.pages for mark in page.marks if mark]
    shown = texts(parsed(draw(view)))
    assert shown.count("X") == marks.count("X") + sum([len(page.jester_boxes) for page in view.pages])
    assert shown.count("−1") == marks.count("1")


def test_a_secret_prediction_is_drawn_for_its_owner_only() -> None:
    """Magic card M10, while some have predicted and others have not."""
    for seed in range(60):
        position, rng = conclave.game("wizard-dice").start(players=4, cards=True), Random(seed)
        while not position.over:
            owners = [seat for seat in range(4) if position.view(seat).state.secret_prediction is not None]
            if owners:
                for seat in (None, *range(4)):
                    drawn = str(position.view(seat)._repr_svg_())
                    assert ("secretly" in drawn) == (seat in owners)
                return
            if position.chance:
                position.settle(rng)
            else:
                seat = rng.choice(position.deciding)
                position.play(seat, position.legal(seat).sample(rng))
    pytest.fail("no game came to a secret prediction")
