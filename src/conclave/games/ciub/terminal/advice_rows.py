"""Hints in the words of the table, with the shortest thing to type for each."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.terminal.advice import AdviceRow
from conclave.cli.terminal.translator import Translator
from conclave.core.game import Game
from conclave.core.text import text
from conclave.games.ciub.engine.dice import STATE_WORDS
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import Pass, PlaceToken
from conclave.games.ciub.terminal.signs import short_die
from conclave.odds.advisers import Alternative, TowardsCard


def command_for(game: Game, action: int) -> str:
    """An action as it is typed: `adjust p w1 4`, `w3` for setting a die aside."""
    verb, *rest = game.notation(action).split()
    words = [short_die(word) if word in STATE_WORDS else word for word in rest]
    return " ".join(words if verb == "aside" else [verb, *words])


def advice_rows(alternatives: Sequence[Alternative], game: Game, translator: Translator) -> list[AdviceRow]:
    best: dict[str, float] = {}
    for each in alternatives:
        if isinstance(each, TowardsCard):
            best[each.card] = max(best.get(each.card, 0.0), each.chance or 0.0)
    rows = []
    for each in alternatives:
        at_least = isinstance(each, TowardsCard) and each.at_least
        label = game.text(each.action)
        words = command_for(game, each.action)
        if each.alike:
            label = text("cb-terminal-alike", action=label, number=each.alike)
        if isinstance(each, TowardsCard):
            card = card_text(each.card)
            before_roll = isinstance(game.face(each.action), PlaceToken | Pass)
            if not best[each.card] and not at_least:
                label = text(f"cb-terminal-impossible{'-this-turn' if before_roll else ''}", card=card)
                words = words if before_roll else ""
            elif before_roll:
                label = text("cb-terminal-this-turn", card=card)
            else:
                label = text("cb-terminal-towards", card=card, action=label)
        rows.append(AdviceRow(each.worth, each.chance, translator.tell(label), words, at_least))
    return rows
