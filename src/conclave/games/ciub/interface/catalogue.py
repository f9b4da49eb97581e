"""Everything that lies in the box: dice, spell cards, tokens, boards, summaries."""

from __future__ import annotations

from conclave.core.component import Component
from conclave.core.text import Text, text
from conclave.games.ciub.engine.box import dice_in_the_box
from conclave.games.ciub.engine.cards import GROUPS, Card
from conclave.games.ciub.engine.dice import (
    FACES,
    KINDS,
    NUMBER_OF_KINDS,
    POWER_DICE,
    WHITE,
    WHITE_FOR_EACH_PLAYER,
)
from conclave.games.ciub.engine.position import MOST_PLAYERS
from conclave.games.ciub.engine.requirement import LIST, SUM, amount_of, form_of
from conclave.games.ciub.engine.words import card_text, face_text, kind_text
from conclave.games.ciub.interface.card_file import card_set

SUMMARIES = 7


def components() -> tuple[Component, ...]:
    return (*_dice(), *_cards(), *_for_each_player(), _summary())


def asks_text(requirement: int) -> Text:
    """What a card asks for, in words."""
    form = form_of(requirement)
    if form == LIST:
        return text("cb-box-asks-list")
    if form == SUM:
        return text("cb-box-asks-sum", amount=amount_of(requirement))
    return text("cb-box-asks-equal", amount=amount_of(requirement))


def _dice() -> list[Component]:
    return [
        Component(
            "die",
            f"die-{KINDS[kind]}",
            MOST_PLAYERS * WHITE_FOR_EACH_PLAYER if kind == WHITE else POWER_DICE,
            text("cb-box-die", kind=kind_text(kind)),
            text("cb-box-white-die-about", number=WHITE_FOR_EACH_PLAYER)
            if kind == WHITE
            else text("cb-box-power-die-about"),
            tuple([face_text(FACES.index(face)) for face in dice_in_the_box()[kind]["faces"]]),
        )
        for kind in range(NUMBER_OF_KINDS)
    ]


def _cards() -> list[Component]:
    """A card goes by the name that views and actions call it."""
    box = card_set("", short=False)
    opus = Component(
        "card",
        box.opus.name,
        1,
        card_text(box.opus.name),
        text("cb-box-opus-about", group=GROUPS[box.opus.group], points=box.opus.points),
    )
    return [*[_card(card) for card in box.cards], opus]


def _card(card: Card) -> Component:
    return Component(
        "card",
        card.name,
        1,
        card_text(card.name),
        text(
            "cb-box-card-about-owl" if card.owl else "cb-box-card-about",
            group=GROUPS[card.group],
            points=card.points,
            asks=asks_text(card.requirement),
        ),
    )


def _for_each_player() -> list[Component]:
    return [
        Component("token", "token", MOST_PLAYERS, text("cb-box-token"), text("cb-box-token-about")),
        Component("board", "board", MOST_PLAYERS, text("cb-box-board"), text("cb-box-board-about")),
    ]


def _summary() -> Component:
    return Component("summary", "summary", SUMMARIES, text("cb-box-summary"), text("cb-box-summary-about"))
