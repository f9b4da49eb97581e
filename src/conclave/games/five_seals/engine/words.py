"""Texts that sentences about Five Seals are put together from."""

from __future__ import annotations

from typing import Final

from conclave.core.packed import count, number
from conclave.core.text import Text, join_texts, text
from conclave.games.five_seals.engine.dice import values
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS
from conclave.games.five_seals.engine.seals import (
    BINDING,
    COLOUR,
    SPELL_NAMES,
    STRENGTH,
    colour_of_scroll,
    is_token,
    scroll_of,
    spell_of,
)

AS_LIST: Final = ("fs-dice-join", "fs-dice-none")
"""The messages that put dice one after the other."""


def colour_text(colour: int) -> Text:
    return text(f"fs-colour-{COLOURS[colour]}")


def scroll_text(scroll: int) -> Text:
    """`Change of Fire`."""
    if scroll == BINDING:
        return text("fs-scroll-binding")
    spell = text(f"fs-spell-{SPELL_NAMES[spell_of(scroll)]}")
    return text("fs-scroll", spell=spell, colour=colour_text(colour_of_scroll(scroll)))


def seal_text(seal: int) -> Text:
    """A token or a scroll."""
    if is_token(seal):
        return text("fs-token", colour=colour_text(COLOUR[seal]), strength=STRENGTH[seal])
    return scroll_text(scroll_of(seal))


def dice_text(colour: int, dice: int) -> Text:
    """Dice of one colour with what they show: `fire 2 5`."""
    shown = " ".join([str(value) for value in values(dice)])
    return text("fs-dice", colour=colour_text(colour), values=shown, number=number(dice))


def hand_text(dice: list[int]) -> Text:
    """All dice of a player, by colour."""
    held = [dice_text(colour, dice[colour]) for colour in range(ELEMENTS) if dice[colour]]
    return join_texts(held, *AS_LIST)


def draft_text(dice: int) -> Text:
    """Dice not rolled yet: `2 fire, 1 air`."""
    return join_texts(
        [
            text("fs-dice-of-colour", number=count(dice, colour), colour=colour_text(colour))
            for colour in range(ELEMENTS)
            if count(dice, colour)
        ],
        *AS_LIST,
    )
