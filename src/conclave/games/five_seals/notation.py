"""The forms of an action: code, typed face, notation, text. Each kind of action is one line of `KINDS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from conclave.core.packed import MOST, count, number, one
from conclave.core.text import Argument, Text, text
from conclave.games.five_seals import codes, view
from conclave.games.five_seals.codes import code, colour_of, dice_of, kind_of, seat_of, thing_of
from conclave.games.five_seals.dice import HIGHEST, from_values, values
from conclave.games.five_seals.dungeon import MOST_PLAYERS
from conclave.games.five_seals.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.seals import NAMED_SCROLLS, scroll_name
from conclave.games.five_seals.words import colour_text, dice_text, draft_text, player, scroll_text

FIGURES = ("mage", "familiar")


class Field:
    """An argument of actions: how it stands in a code, in a face and in notation."""

    def __init__(
        self,
        of_code: Callable[[int], Any],
        to_code: Callable[[Any], int],
        write: Callable[[Any], str],
        read: Callable[[str], Any],
        words: int = 1,
    ) -> None:
        self.of_code = of_code
        self.to_code = to_code
        self.write = write
        self.read = read
        self.words = words
        """How many words it takes; 0: all that are left."""


def _whole(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(value)
    return value


def _dice_of_values(shown: Any) -> int:
    dice = from_values(tuple([_whole(value, 1, HIGHEST) for value in shown]))
    if not dice:
        raise ValueError(shown)
    return dice


def _dice_of_colours(shown: Any) -> int:
    return sum([one(_element(colour)) for colour in shown[: _whole(len(shown), 1, MOST)]])


def _colours_of(dice: int) -> tuple[str, ...]:
    return tuple([COLOURS[colour] for colour in range(ELEMENTS) for _ in range(count(dice, colour))])


def _element(word: Any) -> int:
    return COLOURS[:ELEMENTS].index(word)


_FIELDS: dict[str, Field] = {
    "space": Field(thing_of, lambda space: code(0, thing=_whole(space, 1, codes.MOST_THINGS - 1)), str, int),
    "scroll": Field(
        lambda action: scroll_name(thing_of(action)),
        lambda name: code(0, thing=NAMED_SCROLLS[name]),
        str,
        str,
    ),
    "figure": Field(
        lambda action: FIGURES[thing_of(action)],
        lambda name: code(0, thing=FIGURES.index(name)),
        str,
        str,
    ),
    "seat": Field(
        seat_of,
        lambda seat: code(0, seat=_whole(seat, 0, MOST_PLAYERS - 1)),
        lambda seat: str(seat + 1),
        lambda word: int(word) - 1,
    ),
    "colour": Field(
        lambda action: COLOURS[colour_of(action)], lambda name: code(0, colour=_element(name)), str, str
    ),
    "value": Field(
        lambda action: values(dice_of(action))[0],
        lambda value: code(0, dice=_dice_of_values((value,))),
        str,
        int,
    ),
    "dice": Field(
        lambda action: values(dice_of(action)),
        lambda shown: code(0, dice=_dice_of_values(shown)),
        lambda shown: " ".join(map(str, shown)),
        lambda words: tuple(map(int, words.split(" "))),
        0,
    ),
    "colours": Field(
        lambda action: _colours_of(dice_of(action)),
        lambda shown: code(0, dice=_dice_of_colours(shown)),
        " ".join,
        lambda words: tuple(words.split(" ")),
        0,
    ),
}


class Kind:
    """A kind of action: its verb in notation, its face, and the name of its text."""

    def __init__(self, kind: int, verb: str, face: type, name: str, rule: str) -> None:
        self.kind = kind
        self.verb = verb
        self.face = face
        self.name = name
        self.rule = rule
        self.fields = [(field.name, _FIELDS[field.name]) for field in fields(face)]

    def to_face(self, action: int) -> object:
        return self.face(**{name: field.of_code(action) for name, field in self.fields})

    def from_face(self, face: object) -> int:
        action = code(self.kind)
        for name, field in self.fields:
            action |= field.to_code(getattr(face, name))
        return action

    def write(self, action: int) -> str:
        return " ".join([self.verb, *[field.write(field.of_code(action)) for _, field in self.fields]])

    def read(self, words: list[str]) -> int:
        """The code of the words after the verb; ValueError, KeyError or IndexError if they do not fit."""
        action = code(self.kind)
        for _, field in self.fields:
            taken = words[: field.words] if field.words else words
            words = words[len(taken) :]
            if not taken:
                raise ValueError(self.verb)
            action |= field.to_code(field.read(" ".join(taken)))
        if words:
            raise ValueError(words)
        return action

    def arguments(self, action: int) -> dict[str, Argument]:
        """What a text about the action may mention."""
        found: dict[str, Argument] = {}
        for name, _ in self.fields:
            if name == "space":
                found["space"] = thing_of(action)
            elif name == "scroll":
                found["scroll"] = scroll_text(thing_of(action))
            elif name == "figure":
                found["figure"] = text(f"fs-figure-{FIGURES[thing_of(action)]}")
            elif name == "seat":
                found["player"] = player(seat_of(action))
            elif name == "colour":
                found["colour"] = colour_text(colour_of(action))
            elif name == "colours":
                found["dice"] = draft_text(dice_of(action))
                found["number"] = number(dice_of(action))
            else:
                found["dice"] = dice_text(colour_of(action), dice_of(action))
                found["number"] = number(dice_of(action))
        return found


KINDS = (
    Kind(codes.PLACE_MAGE, "place", view.PlaceMage, "place-mage", "FS-2"),
    Kind(codes.TAKE_DICE, "take", view.TakeDice, "take-dice", "FS-3"),
    Kind(codes.CAST, "cast", view.Cast, "cast", "FS-5"),
    Kind(codes.BREAK_SEAL, "break", view.BreakSeal, "break-seal", "FS-7"),
    Kind(codes.END_ROUND, "end", view.EndRound, "end-round", "FS-5"),
    Kind(codes.CHOOSE_DICE, "choose", view.ChooseDice, "choose-dice", "FS-5"),
    Kind(codes.CHOOSE_NOTHING, "nothing", view.ChooseNothing, "choose-nothing", "FS-5"),
    Kind(codes.CHOOSE_COLOUR, "colour", view.ChooseColour, "choose-colour", "FS-5"),
    Kind(codes.CHOOSE_SPACE, "pick", view.ChooseSpace, "choose-space", "FS-5"),
    Kind(codes.CHOOSE_DIE, "die", view.ChooseDie, "choose-die", "FS-5"),
    Kind(codes.CHOOSE_OPPONENT, "from", view.ChooseOpponent, "choose-opponent", "FS-TH"),
    Kind(codes.CHOOSE_OPPONENTS_DICE, "from", view.ChooseOpponentsDice, "choose-opponents-dice", "FS-5"),
    Kind(
        codes.CHOOSE_OPPONENTS_SCROLL, "scroll", view.ChooseOpponentsScroll, "choose-opponents-scroll", "FS-5"
    ),
    Kind(codes.CHOOSE_SCROLL, "scroll", view.ChooseScroll, "choose-scroll", "FS-5"),
    Kind(codes.PLACE_FAMILIAR, "familiar", view.PlaceFamiliar, "place-familiar", "FS-BI"),
    Kind(codes.PASS_FIGURE, "pass", view.PassFigure, "pass-figure", "FS-TE"),
    Kind(codes.TAKE_GUARDIAN_OFF, "take-off", view.TakeGuardianOff, "take-guardian-off", "FS-GU"),
)
"""In the order of their numbers."""

_KIND_OF_FACE = {kind.face: kind for kind in KINDS}


def kind_of_action(action: int) -> Kind:
    return KINDS[kind_of(action)]


def notation(action: int) -> str:
    return kind_of_action(action).write(action)


def parse(written: str) -> int:
    """The code of a notation; ValueError if it is none."""
    verb, *words = written.split(" ")
    for kind in KINDS:
        if kind.verb == verb:
            try:
                action = kind.read(words)
            except (ValueError, KeyError):
                continue
            if kind.write(action) == written:
                return action
    raise ValueError(written)


def face_of(action: int) -> object:
    return kind_of_action(action).to_face(action)


def code_of(face: object) -> int:
    """The code of a face; ValueError if it is none, or not written as this game writes it."""
    kind = _KIND_OF_FACE.get(type(face))
    if kind is None:
        raise ValueError(face)
    try:
        action = kind.from_face(face)
    except (KeyError, TypeError):
        raise ValueError(face) from None
    if kind.to_face(action) != face:
        raise ValueError(face)
    return action


def text_of(action: int) -> Text:
    kind = kind_of_action(action)
    return Text(f"fs-action-{kind.name}", kind.arguments(action))
