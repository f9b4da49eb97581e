"""The registry entry of Wizard Dice: options, and the four forms of its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from conclave.core.component import Component
from conclave.core.event import Listener
from conclave.core.game import Game, NotationError, by_kind
from conclave.core.options import Flag, Number, OptionError, Options, SeatChoice
from conclave.core.packed import number
from conclave.core.source import Source
from conclave.core.text import Text, text
from conclave.games.wizard_dice.engine import codes
from conclave.games.wizard_dice.engine.codes import argument_of, code, colour_of, kind_of, number_of
from conclave.games.wizard_dice.engine.dice import COLOURS, NUMBER_OF_DICE, faces, from_faces
from conclave.games.wizard_dice.engine.events import EVENTS, colour, dice_text
from conclave.games.wizard_dice.engine.position import MOST_PLAYERS, TURNED_DICE_M4, WizardDicePosition
from conclave.games.wizard_dice.interface import view
from conclave.games.wizard_dice.interface.catalogue import components
from conclave.games.wizard_dice.interface.imagine import imagine
from conclave.games.wizard_dice.interface.presenter import PRESENTER

XS_TO_END = 9
XS_TO_END_EXPERT = 12


class WizardDice(Game):
    def __init__(self) -> None:
        self.name = "wizard-dice"
        self.prefix = "wd"
        self.rules_version = 1
        self.package = "conclave.games.wizard_dice"
        self.view_face = view.WizardDiceView
        self.event_faces = by_kind(EVENTS)
        self.declared = (
            Number("players", 3, 2, MOST_PLAYERS),
            Flag("expert", False),
            Flag("cards", False),
            SeatChoice("seer", MOST_PLAYERS),
        )
        self.action_faces = {
            "predict": view.Predict,
            "name-wizard-colour": view.NameWizardColour,
            "turn-dice": view.TurnDice,
            "cross-out": view.CrossOut,
            "cross-out-nothing": view.CrossOutNothing,
            "stay": view.Stay,
            "leave": view.Leave,
            "reroll": view.Reroll,
            "take-jester-score": view.TakeJesterScore,
            "write-difference": view.WriteDifference,
        }

    def configure(self, given: Mapping[str, object]) -> Options:
        options = super().configure(given)
        seer = options.word("seer")
        if seer != "random" and int(seer) > options.number("players"):
            raise OptionError(text("wd-option-seer-absent", seat=seer, players=options.number("players")))
        return options

    def hides_nothing(self, options: Options) -> bool:
        """Only with a magic card (M10) is something predicted in secret."""
        return not options.flag("cards")

    def start(self, options: Options, listener: Listener | None = None) -> WizardDicePosition:
        seer = options.word("seer")
        return WizardDicePosition(
            options.number("players"),
            XS_TO_END_EXPERT if options.flag("expert") else XS_TO_END,
            options.flag("cards"),
            None if seer == "random" else int(seer) - 1,
            PRESENTER,
            listener,
        )

    def face(self, action: int) -> object:
        return _FACE_OF[kind_of(action)](argument_of(action))

    def code(self, face: object) -> int:
        try:
            action = _code_of(face)
        except (ValueError, TypeError):
            raise NotationError(f"{face!r} is no action of {self.name}") from None
        return action

    def notation(self, action: int) -> str:
        return _NOTATION_OF[kind_of(action)](argument_of(action))

    def parse(self, notation: str) -> int:
        words = notation.split(" ")
        try:
            action = _parse(words)
        except (ValueError, IndexError):
            raise NotationError(notation) from None
        if self.notation(action) != notation:
            raise NotationError(notation)
        return action

    def text(self, action: int) -> Text:
        return _TEXT_OF[kind_of(action)](argument_of(action))

    def rule(self, action: int) -> str:
        return _RULE_OF[kind_of(action)]

    def imagine(self, view: object, source: Source) -> WizardDicePosition:
        return imagine(view, source)

    def catalogue(self) -> Sequence[Component]:
        return components()


_FACE_OF: dict[int, Callable[[int], object]] = {
    codes.PREDICT: lambda box: view.Predict(number_of(box), COLOURS[colour_of(box)]),
    codes.NAME_WIZARD_COLOUR: lambda index: view.NameWizardColour(COLOURS[index]),
    codes.TURN_DICE: lambda dice: view.TurnDice(faces(dice)),
    codes.CROSS_OUT: lambda box: view.CrossOut(number_of(box), COLOURS[colour_of(box)]),
    codes.CROSS_OUT_NOTHING: lambda _: view.CrossOutNothing(),
    codes.STAY: lambda _: view.Stay(),
    codes.LEAVE: lambda _: view.Leave(),
    codes.REROLL: lambda dice: view.Reroll(faces(dice)),
    codes.TAKE_JESTER_SCORE: lambda _: view.TakeJesterScore(),
    codes.WRITE_DIFFERENCE: lambda _: view.WriteDifference(),
}


def _code_of(face: object) -> int:
    match face:
        case view.Predict(number=predicted, colour=word):
            return code(codes.PREDICT, _box(predicted, word))
        case view.NameWizardColour(colour=word):
            return code(codes.NAME_WIZARD_COLOUR, COLOURS.index(word))
        case view.TurnDice(faces=shown):
            return code(codes.TURN_DICE, _dice(shown, TURNED_DICE_M4, TURNED_DICE_M4))
        case view.CrossOut(number=predicted, colour=word):
            return code(codes.CROSS_OUT, _box(predicted, word))
        case view.CrossOutNothing():
            return code(codes.CROSS_OUT_NOTHING)
        case view.Stay():
            return code(codes.STAY)
        case view.Leave():
            return code(codes.LEAVE)
        case view.Reroll(faces=shown):
            return code(codes.REROLL, _dice(shown, 1, NUMBER_OF_DICE))
        case view.TakeJesterScore():
            return code(codes.TAKE_JESTER_SCORE)
        case view.WriteDifference():
            return code(codes.WRITE_DIFFERENCE)
        case _:
            raise ValueError(face)


def _box(predicted: object, word: str) -> int:
    if isinstance(predicted, bool) or not isinstance(predicted, int) or not 1 <= predicted <= codes.NUMBERS:
        raise ValueError(predicted)
    return codes.box(predicted, COLOURS.index(word))


def _dice(shown: Sequence[str], least: int, most: int) -> int:
    dice = from_faces(tuple(shown))
    if not least <= number(dice) <= most:
        raise ValueError(shown)
    return dice


_PLAIN_NOTATION = {
    "cross-out nothing": codes.CROSS_OUT_NOTHING,
    "stay": codes.STAY,
    "leave": codes.LEAVE,
    "score jester": codes.TAKE_JESTER_SCORE,
    "score difference": codes.WRITE_DIFFERENCE,
}
_PLAIN_WORDS = {kind: words for words, kind in _PLAIN_NOTATION.items()}

_NOTATION_OF: dict[int, Callable[[int], str]] = {
    codes.PREDICT: lambda box: f"predict {number_of(box)} {COLOURS[colour_of(box)]}",
    codes.NAME_WIZARD_COLOUR: lambda index: f"name {COLOURS[index]}",
    codes.TURN_DICE: lambda dice: f"turn {' '.join(faces(dice))}",
    codes.CROSS_OUT: lambda box: f"cross-out {number_of(box)} {COLOURS[colour_of(box)]}",
    codes.CROSS_OUT_NOTHING: lambda _: _PLAIN_WORDS[codes.CROSS_OUT_NOTHING],
    codes.STAY: lambda _: _PLAIN_WORDS[codes.STAY],
    codes.LEAVE: lambda _: _PLAIN_WORDS[codes.LEAVE],
    codes.REROLL: lambda dice: f"reroll {' '.join(faces(dice))}",
    codes.TAKE_JESTER_SCORE: lambda _: _PLAIN_WORDS[codes.TAKE_JESTER_SCORE],
    codes.WRITE_DIFFERENCE: lambda _: _PLAIN_WORDS[codes.WRITE_DIFFERENCE],
}


def _parse(words: list[str]) -> int:
    plain = _PLAIN_NOTATION.get(" ".join(words))
    if plain is not None:
        return code(plain)
    verb = words[0]
    if verb in ("predict", "cross-out"):
        box = _box(int(words[1]), words[2])
        return code(codes.PREDICT if verb == "predict" else codes.CROSS_OUT, box)
    if verb == "name":
        return code(codes.NAME_WIZARD_COLOUR, COLOURS.index(words[1]))
    if verb == "turn":
        return code(codes.TURN_DICE, _dice(words[1:], TURNED_DICE_M4, TURNED_DICE_M4))
    if verb == "reroll":
        return code(codes.REROLL, _dice(words[1:], 1, NUMBER_OF_DICE))
    raise ValueError(verb)


def _about_box(key: str) -> Callable[[int], Text]:
    return lambda box: text(key, number=number_of(box), colour=colour(colour_of(box)))


_TEXT_OF: dict[int, Callable[[int], Text]] = {
    codes.PREDICT: _about_box("wd-action-predict"),
    codes.NAME_WIZARD_COLOUR: lambda index: text("wd-action-name", colour=colour(index)),
    codes.TURN_DICE: lambda dice: text("wd-action-turn", dice=dice_text(dice)),
    codes.CROSS_OUT: _about_box("wd-action-cross-out"),
    codes.CROSS_OUT_NOTHING: lambda _: text("wd-action-cross-out-nothing"),
    codes.STAY: lambda _: text("wd-action-stay"),
    codes.LEAVE: lambda _: text("wd-action-leave"),
    codes.REROLL: lambda dice: text("wd-action-reroll", number=number(dice), dice=dice_text(dice)),
    codes.TAKE_JESTER_SCORE: lambda _: text("wd-action-jester-score"),
    codes.WRITE_DIFFERENCE: lambda _: text("wd-action-write-difference"),
}

_RULE_OF = {
    codes.PREDICT: "WD-1",
    codes.NAME_WIZARD_COLOUR: "WD-2",
    codes.TURN_DICE: "M4",
    codes.CROSS_OUT: "M7",
    codes.CROSS_OUT_NOTHING: "M7",
    codes.STAY: "WD-5",
    codes.LEAVE: "WD-5",
    codes.REROLL: "WD-4",
    codes.TAKE_JESTER_SCORE: "WD-7",
    codes.WRITE_DIFFERENCE: "WD-6",
}


GAME = WizardDice()
