"""The forms of an action: code, typed face, notation, text. Each kind of action is one line of `ACTIONS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from conclave.core.action_kinds import ActionKind, ActionKinds, Field, whole
from conclave.core.packed import number
from conclave.core.text import Argument
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import argument_of, box, code, colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import COLOURS, NUMBER_OF_DICE, faces, from_faces
from conclave.games.wizard_dice.engine.events import colour, dice_text
from conclave.games.wizard_dice.engine.position import TURNED_DICE_M4
from conclave.games.wizard_dice.interface import view


def _dice(least: int, most: int, arguments: Callable[[int], dict[str, Argument]]) -> Field:
    """A number of dice, named face by face."""

    def to_code(shown: Any) -> int:
        dice = from_faces(tuple(shown))
        whole(number(dice), least, most)
        return dice

    return Field(
        lambda action: faces(argument_of(action)),
        to_code,
        arguments,
        write=" ".join,
        read=lambda words: tuple(words.split(" ")),
        words=0,
    )


_BOX: Final = {
    "number": Field(
        lambda action: number_of(argument_of(action)),
        lambda value: box(whole(value, 1, codes.NUMBERS), 0),
        lambda action: {"number": number_of(argument_of(action))},
        read=int,
    ),
    "colour": Field(
        lambda action: COLOURS[colour_of(argument_of(action))],
        lambda name: box(1, COLOURS.index(name)),
        lambda action: {"colour": colour(colour_of(argument_of(action)))},
    ),
}
"""A box of the page: its number and its colour are added up."""

_COLOUR: Final = {
    "colour": Field(
        lambda action: COLOURS[argument_of(action)],
        COLOURS.index,
        lambda action: {"colour": colour(argument_of(action))},
    ),
}
_TWO_DICE: Final = {
    "faces": _dice(TURNED_DICE_M4, TURNED_DICE_M4, lambda action: {"dice": dice_text(argument_of(action))})
}
_ANY_DICE: Final = {
    "faces": _dice(
        1,
        NUMBER_OF_DICE,
        lambda action: {"number": number(argument_of(action)), "dice": dice_text(argument_of(action))},
    )
}
_NOTHING: Final[Mapping[str, Field]] = {}


def _kind(
    number: int, verb: str, face: type, name: str, rule: str, known: Mapping[str, Field], words: str = ""
) -> ActionKind:
    return ActionKind(code(number), verb, face, name, rule, known, words)


ACTIONS: Final = ActionKinds(
    "wd",
    kind_of,
    _kind(codes.PREDICT, "predict", view.Predict, "predict", "WD-1", _BOX),
    _kind(
        codes.NAME_WIZARD_COLOUR, "name", view.NameWizardColour, "name-wizard-colour", "WD-2", _COLOUR, "name"
    ),
    _kind(codes.TURN_DICE, "turn", view.TurnDice, "turn-dice", "M4", _TWO_DICE, "turn"),
    _kind(codes.CROSS_OUT, "cross-out", view.CrossOut, "cross-out", "M7", _BOX),
    _kind(
        codes.CROSS_OUT_NOTHING,
        "cross-out nothing",
        view.CrossOutNothing,
        "cross-out-nothing",
        "M7",
        _NOTHING,
    ),
    _kind(codes.STAY, "stay", view.Stay, "stay", "WD-5", _NOTHING),
    _kind(codes.LEAVE, "leave", view.Leave, "leave", "WD-5", _NOTHING),
    _kind(codes.REROLL, "reroll", view.Reroll, "reroll", "WD-4", _ANY_DICE),
    _kind(
        codes.TAKE_JESTER_SCORE,
        "score jester",
        view.TakeJesterScore,
        "take-jester-score",
        "WD-7",
        _NOTHING,
        "jester-score",
    ),
    _kind(
        codes.WRITE_DIFFERENCE, "score difference", view.WriteDifference, "write-difference", "WD-6", _NOTHING
    ),
)
