"""The forms of every kind of action as records and clients have known them from the start."""

from __future__ import annotations

import pytest

from conclave.core.game import NotationError
from conclave.games.wizard_dice.interface import view
from conclave.games.wizard_dice.interface.game import GAME

FORMS = [
    (13, view.Predict(4, "red"), "predict 4 red", "wd-action-predict", "WD-1"),
    (262146, view.NameWizardColour("red"), "name red", "wd-action-name", "WD-2"),
    (557057, view.TurnDice(("blue", "jester")), "turn blue jester", "wd-action-turn", "M4"),
    (786445, view.CrossOut(4, "red"), "cross-out 4 red", "wd-action-cross-out", "M7"),
    (1048576, view.CrossOutNothing(), "cross-out nothing", "wd-action-cross-out-nothing", "M7"),
    (1310720, view.Stay(), "stay", "wd-action-stay", "WD-5"),
    (1572864, view.Leave(), "leave", "wd-action-leave", "WD-5"),
    (1867777, view.Reroll(("blue", "jester")), "reroll blue jester", "wd-action-reroll", "WD-4"),
    (2097152, view.TakeJesterScore(), "score jester", "wd-action-jester-score", "WD-7"),
    (2359296, view.WriteDifference(), "score difference", "wd-action-write-difference", "WD-6"),
]


@pytest.mark.parametrize(("code", "face", "notation", "key", "rule"), FORMS)
def test_every_kind_keeps_its_forms(code: int, face: object, notation: str, key: str, rule: str) -> None:
    assert GAME.face(code) == face
    assert GAME.code(face) == code
    assert GAME.notation(code) == notation
    assert GAME.parse(notation) == code
    assert GAME.text(code).key == key
    assert GAME.rule(code) == rule


@pytest.mark.parametrize("kind", [view.TurnDice, view.Reroll])
def test_a_program_may_name_dice_in_any_order(kind: type) -> None:
    assert GAME.code(kind(("jester", "blue"))) == GAME.code(kind(("blue", "jester")))


@pytest.mark.parametrize(
    "face",
    [
        *(view.Reroll(()), view.Reroll(("blue",) * 8), view.Reroll(("purple",)), view.Reroll(5)),  # type: ignore[arg-type]
        *(view.TurnDice(("blue",)), view.TurnDice(("blue",) * 3), view.Predict(0, "red")),
        *(view.Predict(6, "red"), view.Predict(True, "red"), view.CrossOut(3, "wizard")),
        view.NameWizardColour("jester"),
    ],
)
def test_no_face_is_read_by_guessing(face: object) -> None:
    with pytest.raises(NotationError):
        GAME.code(face)


@pytest.mark.parametrize(
    "notation",
    [
        *("predict 4", "predict red 4", "predict 04 red", "cross-out", "score", "turn blue"),
        *("reroll", "reroll jester blue", "turn jester blue", "turn blue blue blue"),
    ],
)
def test_no_notation_is_read_by_guessing(notation: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(notation)
