"""Everything that lies in the box: dice, tokens, scrolls, figures, the board."""

from __future__ import annotations

from conclave.core.component import Component
from conclave.core.text import Text, text
from conclave.games.five_seals.engine.compendium import SPELLS
from conclave.games.five_seals.engine.dungeon import MOST_PLAYERS
from conclave.games.five_seals.engine.elements import COLOURS, ELEMENTS, MIND
from conclave.games.five_seals.engine.seals import (
    BINDING,
    NAMED_SCROLLS,
    SCROLLS_OF_CIRCLE,
    STRONGEST,
    TOKENS_OF_STRENGTH,
    WEAKEST,
    colour_of_scroll,
    scroll_name,
    spell_of,
    token,
)
from conclave.games.five_seals.engine.words import colour_text, scroll_text, seal_text

DICE_OF_COLOUR = MOST_PLAYERS + 1
SEGMENTS = 6


def effect_text(scroll: int) -> Text:
    """What a scroll does, in the words of its colour."""
    key = f"{SPELLS[spell_of(scroll)].text}-effect"
    colour = colour_of_scroll(scroll)
    if colour == MIND:
        return text(f"{key}-mind")
    return text(key, colour=colour_text(colour))


def choices_texts(scroll: int) -> tuple[Text, ...]:
    """What its user chooses, in order; for a scroll of Mind also what it works on."""
    spell = SPELLS[spell_of(scroll)]
    asked = [text(f"fs-asks-{what}") for what in spell.asks]
    if colour_of_scroll(scroll) == MIND and scroll != BINDING:
        return (text(f"fs-mind-{spell.mind}"), *asked)
    return tuple(asked)


def components() -> tuple[Component, ...]:
    return (*_dice(), *_tokens(), *_scrolls(), *_figures(), _board())


def _dice() -> list[Component]:
    faces = tuple([text("fs-face", value=value) for value in range(1, 7)])
    return [
        Component(
            "die",
            f"die-{COLOURS[colour]}",
            DICE_OF_COLOUR,
            text("fs-die", colour=colour_text(colour)),
            text("fs-die-about", colour=colour_text(colour)),
            faces,
        )
        for colour in range(ELEMENTS)
    ]


def _tokens() -> list[Component]:
    return [
        Component(
            "token",
            f"token-{COLOURS[colour]}-{strength}",
            TOKENS_OF_STRENGTH[strength],
            seal_text(token(strength, colour)),
            text("fs-token-about", colour=colour_text(colour), strength=strength),
        )
        for strength in range(WEAKEST, STRONGEST + 1)
        for colour in range(ELEMENTS)
    ]


def _scrolls() -> list[Component]:
    return [
        Component(
            "scroll",
            scroll_name(scroll),
            _copies(scroll),
            text(
                "fs-scroll-with-strength",
                scroll=scroll_text(scroll),
                strength=SPELLS[spell_of(scroll)].strength,
            ),
            effect_text(scroll),
            choices_texts(scroll),
        )
        for scroll in NAMED_SCROLLS.values()
    ]


def _copies(scroll: int) -> int:
    """The circle of Might is there twice, as Basic and as I; every player has a Binding."""
    if scroll == BINDING:
        return MOST_PLAYERS
    return 2 if scroll < SCROLLS_OF_CIRCLE else 1


def _figures() -> list[Component]:
    mages = [
        Component("figure", f"mage-{seat}", 1, text(f"fs-mage-{seat}"), text("fs-mage-about"))
        for seat in range(1, MOST_PLAYERS + 1)
    ]
    familiars = [
        Component("figure", f"familiar-{seat}", 1, text(f"fs-familiar-{seat}"), text("fs-familiar-about"))
        for seat in range(1, MOST_PLAYERS + 1)
    ]
    guardians = [
        Component(
            "figure",
            f"figure-guardian-{COLOURS[colour]}",
            1,
            text("fs-guardian", colour=colour_text(colour)),
            text("fs-guardian-about", colour=colour_text(colour)),
        )
        for colour in range(len(COLOURS))
    ]
    return [*mages, *familiars, *guardians]


def _board() -> Component:
    return Component("board", "board-segment", SEGMENTS, text("fs-board"), text("fs-board-about"))
