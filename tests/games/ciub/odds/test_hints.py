"""Hints for a turn of ciúb: how close each card is, and the step towards it."""

from __future__ import annotations

import pytest

from conclave.games.ciub.engine.requirement import read
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.odds.hints import Hint, Hints
from conclave.games.ciub.odds.turn import TurnOdds
from conclave.registry import GAMES
from tests.games.ciub.play import Table, laid, player

GAME = GAMES.find("ciub")


def hints(table: Table, seat: int = 0) -> list[Hint] | None:
    view = table.position.view(seat)
    assert isinstance(view, CiubView)
    found = Hints().alternatives(view)
    return None if found is None else list(found)


def test_before_the_roll_every_card_has_its_chance() -> None:
    """The chance of the solver; the card that is covered already is named with passing."""
    table = laid("", player(token="4="), bottom="2,4,6 4= 1,4,7")
    found = {hint.card: hint for hint in hints(table) or []}
    assert set(found) == {"2,4,6", "4=", "1,4,7"}
    assert GAME.notation(found["2,4,6"].action) == "token 2,4,6"
    assert GAME.notation(found["4="].action) == "pass"
    solver = TurnOdds({read("2,4,6"): 1.0}, True, [5, 0, 0, 0, 0, 0, 0], [0, 7, 7, 7, 7, 7, 7])
    assert found["2,4,6"].chance == pytest.approx(solver.before_roll([5, 0, 0, 0, 0, 0, 0]), abs=0.01)


def test_the_best_step_stands_first() -> None:
    table = laid("purple:adjust orange:2", tray="white:2 white:4", bottom="2,4,6 4= 1,4,7")
    found = hints(table) or []
    assert found[0].card == "2,4,6"
    assert GAME.notation(found[0].action) == "adjust purple orange:2 6"
    assert found[0].chance == pytest.approx(1.0)
    assert found[0].worth == pytest.approx(3.0)
    assert [hint.worth for hint in found] == sorted([hint.worth for hint in found], reverse=True)


def test_a_card_under_a_token_of_others_is_not_hoped_for() -> None:
    table = laid("white:1 white:2", player(), player(token="2,4,6"), bottom="2,4,6 4= 1,4,7")
    assert "2,4,6" not in {hint.card for hint in hints(table) or []}


def test_steps_that_come_to_the_same_are_told_once() -> None:
    """Whether the orange or the yellow die goes first, both end in the tray and the card is won."""
    table = laid("white:2 white:4 orange:6", bottom="2,4,6 6,6,6,6 7,7,7")
    found = [hint for hint in hints(table) or [] if hint.card == "2,4,6"]
    assert found[0].chance == pytest.approx(1.0)
    assert found[0].alike == 2
    assert len({round(hint.chance, 6) for hint in found}) == len(found)


def test_what_can_be_won_is_certain() -> None:
    table = laid("white:1", tray="white:2 white:4 orange:6", bottom="2,4,6 4= 1,4,7").do("stop")
    assert [(hint.card, hint.chance) for hint in hints(table) or []] == [("2,4,6", 1.0)]


def test_there_are_none_for_dice_to_take_or_for_who_is_not_asked() -> None:
    table = laid("white:1", tray="white:2", bottom="2,4,6 4= 1,4,7")
    assert hints(table, seat=1) is None
    table.do("stop")
    assert table.offers("take blue")
    assert hints(table) is None


def test_a_chance_that_leaves_out_dice_is_told_as_at_least() -> None:
    few = laid("", player("white*5"), bottom="2,4,6 4= 1,4,7")
    assert not any(hint.at_least for hint in hints(few) or [])
    many = laid("", player("white*2 orange red purple blue*2"), bottom="1,2,3,4,5,6 33+ 6,6,6")
    found = {hint.card: hint for hint in hints(many) or []}
    assert found["1,2,3,4,5,6"].at_least
    assert 0.1 < found["1,2,3,4,5,6"].chance < 0.6
    assert not found["6,6,6"].at_least
