"""The forms of an action: code, typed face, notation, text. Each kind of action is one line of `ACTIONS`."""

from __future__ import annotations

from conclave.core.action_kinds import ActionKind, ActionKinds, Field
from conclave.core.text import Text, text
from conclave.games.ciub.engine import codes, requirement
from conclave.games.ciub.engine.codes import (
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
from conclave.games.ciub.engine.dice import ACTIVE, FACES, KIND_OF, KINDS, STATE_WORDS
from conclave.games.ciub.engine.words import card_text, die_text, face_text, kind_text
from conclave.games.ciub.interface import view

ITSELF_WORD = "itself"


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


_FIELDS = {
    "card": Field(
        lambda action: requirement.write(requirement_of(action)),
        lambda word: card_code(0, requirement.read(word)),
        lambda action: {"card": card_text(requirement.write(requirement_of(action)))},
    ),
    "kind": Field(
        lambda action: KINDS[kind_of(action)],
        lambda word: dice_code(0, kind=KINDS.index(word)),
        lambda action: {"kind": kind_text(kind_of(action))},
    ),
    "die": Field(
        lambda action: STATE_WORDS[state_of(action)],
        lambda word: dice_code(0, state=STATE_WORDS.index(word)),
        lambda action: {"die": _die_text(action)},
    ),
    "target": Field(
        _target_word,
        lambda word: dice_code(0, state=_target(word)),
        lambda action: {"target": _target_text(action)},
    ),
    "face": Field(
        lambda action: FACES[face_of(action)],
        lambda word: dice_code(0, face=FACES.index(word)),
        lambda action: {"face": face_text(face_of(action))},
    ),
    "new_kind": Field(
        lambda action: KINDS[first_of(action)],
        lambda word: dice_code(0, first=KINDS.index(word)),
        lambda action: {"new_kind": kind_text(first_of(action))},
    ),
    "first": Field(
        lambda action: KINDS[first_of(action)],
        lambda word: dice_code(0, first=KINDS.index(word)),
        lambda action: {"first": kind_text(first_of(action))},
    ),
    "second": Field(
        lambda action: KINDS[second_of(action)],
        lambda word: dice_code(0, second=KINDS.index(word)),
        lambda action: {"second": kind_text(second_of(action))},
    ),
}


def _kind(number: int, verb: str, face: type, name: str, rule: str) -> ActionKind:
    return ActionKind(card_code(number, 0), verb, face, name, rule, _FIELDS)


ACTIONS = ActionKinds(
    "cb",
    kind_of_action,
    _kind(codes.PASS, "pass", view.Pass, "pass", "CB-4"),
    _kind(codes.PLACE_TOKEN, "token", view.PlaceToken, "place-token", "CB-4"),
    _kind(codes.REMOVE_CARD, "remove", view.RemoveCard, "remove-card", "CB-4"),
    _kind(codes.SWAP_DIE, "swap", view.SwapDie, "swap-die", "CB-5a"),
    _kind(codes.REROLL_DIE, "reroll", view.RerollDie, "reroll-die", "CB-5b"),
    _kind(codes.ADJUST_DIE, "adjust", view.AdjustDie, "adjust-die", "CB-5c"),
    _kind(codes.SET_ASIDE, "aside", view.SetAside, "set-aside", "CB-6"),
    _kind(codes.ROLL_ON, "roll", view.RollOn, "roll-on", "CB-7"),
    _kind(codes.STOP, "stop", view.Stop, "stop", "CB-7"),
    _kind(codes.WIN_CARD, "win", view.WinCard, "win-card", "CB-8"),
    _kind(codes.DECLINE, "decline", view.Decline, "decline", "CB-8"),
    _kind(codes.MOVE_DOWN, "down", view.MoveDown, "move-down", "CB-8b"),
    _kind(codes.RETURN_DIE, "return", view.ReturnDie, "return-die", "CB-8b"),
    _kind(codes.TAKE_DIE, "take", view.TakeDie, "take-die", "CB-8c"),
    _kind(codes.TAKE_NOTHING, "nothing", view.TakeNothing, "take-nothing", "CB-8c"),
    _kind(codes.EXCHANGE_FOR_TWO, "exchange", view.ExchangeForTwo, "exchange-for-two", "CB-10"),
    _kind(codes.EXCHANGE_FOR_WHITE, "whiten", view.ExchangeForWhite, "exchange-for-white", "CB-10"),
    _kind(codes.END_TURN, "end", view.EndTurn, "end-turn", "CB-10"),
)

notation = ACTIONS.notation
parse = ACTIONS.parse
text_of = ACTIONS.text
