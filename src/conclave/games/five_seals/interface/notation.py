"""The forms of an action: code, typed face, notation, text. Each kind of action is one line of `ACTIONS`."""

from __future__ import annotations

from typing import Any

from conclave.core.action_kinds import ActionKind, ActionKinds, Field, whole
from conclave.core.packed import MOST, count, number, one
from conclave.core.text import Argument, player, text
from conclave.games.five_seals.engine import codes
from conclave.games.five_seals.engine.codes import code, colour_of, dice_of, kind_of, seat_of, thing_of
from conclave.games.five_seals.engine.dice import HIGHEST, from_values, values
from conclave.games.five_seals.engine.dungeon import MOST_PLAYERS
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.seals import NAMED_SCROLLS, scroll_name
from conclave.games.five_seals.engine.words import colour_text, dice_text, draft_text, scroll_text
from conclave.games.five_seals.interface import view

FIGURES = ("mage", "familiar")


def _dice_of_values(shown: Any) -> int:
    dice = from_values(tuple([whole(value, 1, HIGHEST) for value in shown]))
    if not dice:
        raise ValueError(shown)
    return dice


def _dice_of_colours(shown: Any) -> int:
    return sum([one(_element(colour)) for colour in shown[: whole(len(shown), 1, MOST)]])


def _colours_of(dice: int) -> tuple[str, ...]:
    return tuple([COLOURS[colour] for colour in range(ELEMENTS) for _ in range(count(dice, colour))])


def _element(word: Any) -> int:
    return COLOURS[:ELEMENTS].index(word)


def _dice_arguments(action: int) -> dict[str, Argument]:
    dice = dice_of(action)
    return {"dice": dice_text(colour_of(action), dice), "number": number(dice)}


_FIELDS = {
    "space": Field(
        thing_of,
        lambda space: code(0, thing=whole(space, 1, codes.MOST_THINGS - 1)),
        lambda action: {"space": thing_of(action)},
        read=int,
    ),
    "scroll": Field(
        lambda action: scroll_name(thing_of(action)),
        lambda name: code(0, thing=NAMED_SCROLLS[name]),
        lambda action: {"scroll": scroll_text(thing_of(action))},
    ),
    "figure": Field(
        lambda action: FIGURES[thing_of(action)],
        lambda name: code(0, thing=FIGURES.index(name)),
        lambda action: {"figure": text(f"fs-figure-{FIGURES[thing_of(action)]}")},
    ),
    "seat": Field(
        seat_of,
        lambda seat: code(0, seat=whole(seat, 0, MOST_PLAYERS - 1)),
        lambda action: {"player": player(seat_of(action))},
        write=lambda seat: str(seat + 1),
        read=lambda word: int(word) - 1,
    ),
    "colour": Field(
        lambda action: COLOURS[colour_of(action)],
        lambda name: code(0, colour=_element(name)),
        lambda action: {"colour": colour_text(colour_of(action))},
    ),
    "value": Field(
        lambda action: values(dice_of(action))[0],
        lambda value: code(0, dice=_dice_of_values((value,))),
        _dice_arguments,
        read=int,
    ),
    "dice": Field(
        lambda action: values(dice_of(action)),
        lambda shown: code(0, dice=_dice_of_values(shown)),
        _dice_arguments,
        write=lambda shown: " ".join(map(str, shown)),
        read=lambda words: tuple(map(int, words.split(" "))),
        words=0,
    ),
    "colours": Field(
        lambda action: _colours_of(dice_of(action)),
        lambda shown: code(0, dice=_dice_of_colours(shown)),
        lambda action: {"dice": draft_text(dice_of(action)), "number": number(dice_of(action))},
        write=" ".join,
        read=lambda words: tuple(words.split(" ")),
        words=0,
    ),
}


def _kind(number: int, verb: str, face: type, name: str, rule: str) -> ActionKind:
    return ActionKind(code(number), verb, face, name, rule, _FIELDS)


ACTIONS = ActionKinds(
    "fs",
    kind_of,
    _kind(codes.PLACE_MAGE, "place", view.PlaceMage, "place-mage", "FS-2"),
    _kind(codes.TAKE_DICE, "take", view.TakeDice, "take-dice", "FS-3"),
    _kind(codes.CAST, "cast", view.Cast, "cast", "FS-5"),
    _kind(codes.BREAK_SEAL, "break", view.BreakSeal, "break-seal", "FS-7"),
    _kind(codes.END_ROUND, "end", view.EndRound, "end-round", "FS-5"),
    _kind(codes.CHOOSE_DICE, "choose", view.ChooseDice, "choose-dice", "FS-5"),
    _kind(codes.CHOOSE_NOTHING, "nothing", view.ChooseNothing, "choose-nothing", "FS-5"),
    _kind(codes.CHOOSE_COLOUR, "colour", view.ChooseColour, "choose-colour", "FS-5"),
    _kind(codes.CHOOSE_SPACE, "pick", view.ChooseSpace, "choose-space", "FS-5"),
    _kind(codes.CHOOSE_DIE, "die", view.ChooseDie, "choose-die", "FS-5"),
    _kind(codes.CHOOSE_OPPONENT, "from", view.ChooseOpponent, "choose-opponent", "FS-TH"),
    _kind(codes.CHOOSE_OPPONENTS_DICE, "from", view.ChooseOpponentsDice, "choose-opponents-dice", "FS-5"),
    _kind(
        codes.CHOOSE_OPPONENTS_SCROLL, "scroll", view.ChooseOpponentsScroll, "choose-opponents-scroll", "FS-5"
    ),
    _kind(codes.CHOOSE_SCROLL, "scroll", view.ChooseScroll, "choose-scroll", "FS-5"),
    _kind(codes.PLACE_FAMILIAR, "familiar", view.PlaceFamiliar, "place-familiar", "FS-BI"),
    _kind(codes.PASS_FIGURE, "pass", view.PassFigure, "pass-figure", "FS-TE"),
    _kind(codes.TAKE_GUARDIAN_OFF, "take-off", view.TakeGuardianOff, "take-guardian-off", "FS-GU"),
)

notation = ACTIONS.notation
parse = ACTIONS.parse
