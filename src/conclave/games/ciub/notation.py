"""The forms of an action: code, typed face, notation, text. Each kind of action is one line of `ACTIONS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from conclave.core.text import Argument, Text, text
from conclave.games.ciub import codes, requirement, view
from conclave.games.ciub.codes import (
    ITSELF,
    card_code,
    dice_code,
    face_of,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.dice import ACTIVE, FACES, KIND_OF, KINDS, STATE_WORDS
from conclave.games.ciub.words import card_text, die_text, face_text, kind_text

ITSELF_WORD = "itself"


class Field:
    """An argument of actions: one word, in faces and notation the same."""

    def __init__(
        self,
        of_code: Callable[[int], str],
        to_code: Callable[[Any], int],
        to_text: Callable[[int], Text],
    ) -> None:
        self.of_code = of_code
        self.to_code = to_code
        self.to_text = to_text


def _card(word: str) -> int:
    needs = requirement.read(word)
    if requirement.write(needs) != word:
        raise ValueError(word)
    return card_code(0, needs)


def _target(word: str) -> int:
    return ITSELF if word == ITSELF_WORD else STATE_WORDS.index(word)


def _target_word(action: int) -> str:
    return ITSELF_WORD if state_of(action) == ITSELF else STATE_WORDS[state_of(action)]


def _target_text(action: int) -> Text:
    return text("cb-die-itself") if state_of(action) == ITSELF else die_text(state_of(action))


def _die_text(action: int) -> Text:
    """A die that shows nothing by its kind alone: to return one it does not matter what is inactive."""
    state = state_of(action)
    return kind_text(KIND_OF[state]) if state >= ACTIVE else die_text(state)


_FIELDS: dict[str, Field] = {
    "card": Field(
        lambda action: requirement.write(requirement_of(action)),
        _card,
        lambda action: card_text(requirement.write(requirement_of(action))),
    ),
    "kind": Field(
        lambda action: KINDS[kind_of(action)],
        lambda word: dice_code(0, kind=KINDS.index(word)),
        lambda action: kind_text(kind_of(action)),
    ),
    "die": Field(
        lambda action: STATE_WORDS[state_of(action)],
        lambda word: dice_code(0, state=STATE_WORDS.index(word)),
        _die_text,
    ),
    "target": Field(_target_word, lambda word: dice_code(0, state=_target(word)), _target_text),
    "face": Field(
        lambda action: FACES[face_of(action)],
        lambda word: dice_code(0, face=FACES.index(word)),
        lambda action: face_text(face_of(action)),
    ),
    "new_kind": Field(
        lambda action: KINDS[first_of(action)],
        lambda word: dice_code(0, first=KINDS.index(word)),
        lambda action: kind_text(first_of(action)),
    ),
    "first": Field(
        lambda action: KINDS[first_of(action)],
        lambda word: dice_code(0, first=KINDS.index(word)),
        lambda action: kind_text(first_of(action)),
    ),
    "second": Field(
        lambda action: KINDS[second_of(action)],
        lambda word: dice_code(0, second=KINDS.index(word)),
        lambda action: kind_text(second_of(action)),
    ),
}


class Kind:
    """A kind of action: its verb in notation, its face, the name of its text, the rule behind it."""

    def __init__(self, kind: int, notation: str, face: type, name: str, rule: str) -> None:
        self.kind = kind
        self.verb = notation
        self.face = face
        self.name = name
        self.rule = rule
        self.fields = [(field.name, _FIELDS[field.name]) for field in fields(face)]

    def to_face(self, action: int) -> object:
        return self.face(**{name: field.of_code(action) for name, field in self.fields})

    def to_code(self, words: list[str]) -> int:
        """The code of an action with these arguments; ValueError if they do not fit."""
        action = card_code(self.kind, 0)
        for word, (_, field) in zip(words, self.fields, strict=True):
            action |= field.to_code(word)
        return action

    def write(self, action: int) -> str:
        return " ".join([self.verb, *[field.of_code(action) for _, field in self.fields]])

    def arguments(self, action: int) -> dict[str, Argument]:
        """What a text about the action may mention."""
        return {name: field.to_text(action) for name, field in self.fields}


ACTIONS = (
    Kind(codes.PASS, "pass", view.Pass, "pass", "CB-4"),
    Kind(codes.PLACE_TOKEN, "token", view.PlaceToken, "place-token", "CB-4"),
    Kind(codes.REMOVE_CARD, "remove", view.RemoveCard, "remove-card", "CB-4"),
    Kind(codes.SWAP_DIE, "swap", view.SwapDie, "swap-die", "CB-5a"),
    Kind(codes.REROLL_DIE, "reroll", view.RerollDie, "reroll-die", "CB-5b"),
    Kind(codes.ADJUST_DIE, "adjust", view.AdjustDie, "adjust-die", "CB-5c"),
    Kind(codes.SET_ASIDE, "aside", view.SetAside, "set-aside", "CB-6"),
    Kind(codes.ROLL_ON, "roll", view.RollOn, "roll-on", "CB-7"),
    Kind(codes.STOP, "stop", view.Stop, "stop", "CB-7"),
    Kind(codes.WIN_CARD, "win", view.WinCard, "win-card", "CB-8"),
    Kind(codes.DECLINE, "decline", view.Decline, "decline", "CB-8"),
    Kind(codes.MOVE_DOWN, "down", view.MoveDown, "move-down", "CB-8b"),
    Kind(codes.RETURN_DIE, "return", view.ReturnDie, "return-die", "CB-8b"),
    Kind(codes.TAKE_DIE, "take", view.TakeDie, "take-die", "CB-8c"),
    Kind(codes.TAKE_NOTHING, "nothing", view.TakeNothing, "take-nothing", "CB-8c"),
    Kind(codes.EXCHANGE_FOR_TWO, "exchange", view.ExchangeForTwo, "exchange-for-two", "CB-10"),
    Kind(codes.EXCHANGE_FOR_WHITE, "whiten", view.ExchangeForWhite, "exchange-for-white", "CB-10"),
    Kind(codes.END_TURN, "end", view.EndTurn, "end-turn", "CB-10"),
)
"""In the order of their numbers."""

_KIND_OF_FACE = {kind.face: kind for kind in ACTIONS}
_KIND_OF_VERB = {kind.verb: kind for kind in ACTIONS}


def kind_of_code(action: int) -> Kind:
    return ACTIONS[kind_of_action(action)]


def notation(action: int) -> str:
    return kind_of_code(action).write(action)


def parse(written: str) -> int:
    """The code of a notation; ValueError if it is none."""
    verb, *words = written.split(" ")
    kind = _KIND_OF_VERB.get(verb)
    if kind is None:
        raise ValueError(written)
    return kind.to_code(words)


def to_face(action: int) -> object:
    return kind_of_code(action).to_face(action)


def from_face(face: object) -> int:
    """The code of a face; ValueError if it is none of this game."""
    kind = _KIND_OF_FACE.get(type(face))
    if kind is None:
        raise ValueError(face)
    words = [getattr(face, name) for name, _ in kind.fields]
    if not all(isinstance(word, str) for word in words):
        raise ValueError(face)
    return kind.to_code(words)


def text_of(action: int) -> Text:
    kind = kind_of_code(action)
    return Text(f"cb-action-{kind.name}", kind.arguments(action))
