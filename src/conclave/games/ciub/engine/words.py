"""Texts that sentences about ciúb are put together from."""

from __future__ import annotations

from typing import Final

from conclave.core.text import Text, join_texts, text
from conclave.games.ciub.engine.dice import ACTIVE, FACE_OF, FACES, HIGHEST, KIND_OF, KINDS, SIDES

AS_LIST: Final = ("cb-join", "cb-none")
"""The messages that put texts one after the other."""


def kind_text(kind: int) -> Text:
    return text(f"cb-kind-{KINDS[kind]}")


def face_text(face: int) -> Text:
    if face < HIGHEST:
        return text("cb-face-number", number=face + 1)
    return text(f"cb-face-{FACES[face]}")


def die_text(state: int) -> Text:
    """A die with what it shows: `white 3`; inactive ones and spent ones say so."""
    kind = kind_text(KIND_OF[state])
    if state >= ACTIVE:
        return text("cb-die-inactive", kind=kind)
    if state >= SIDES:
        return text("cb-die-spent", kind=kind)
    return text("cb-die-showing", kind=kind, face=face_text(FACE_OF[state]))


def card_text(name: str) -> Text:
    """A card by what it asks for."""
    return text("cb-card", needs=name)


def dice_text(counted: list[int]) -> Text:
    """Dice counted by state: `2× white 3, blue skull`."""
    return join_texts(
        [
            text("cb-dice-counted", number=each, die=die_text(state))
            for state, each in enumerate(counted)
            if each
        ],
        *AS_LIST,
    )


def pool_text(counted: list[int]) -> Text:
    """Dice counted by kind: `2× white, blue`."""
    return join_texts(
        [
            text("cb-dice-counted", number=each, die=kind_text(kind))
            for kind, each in enumerate(counted)
            if each
        ],
        *AS_LIST,
    )
