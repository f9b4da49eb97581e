"""Hints in the words of the table, with the shortest thing to type for each."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.terminal.advice import Advised
from conclave.cli.terminal.voice import Voice
from conclave.core.game import Game
from conclave.core.text import text
from conclave.games.ciub.engine.dice import STATE_WORDS
from conclave.games.ciub.engine.words import card_text
from conclave.games.ciub.interface.view import Pass, PlaceToken
from conclave.games.ciub.terminal.signs import typed_die
from conclave.odds.advisers import Alternative, TowardsCard


def typed(game: Game, action: int) -> str:
    """An action as it is typed: `adjust p w1 4`, `w3` for setting a die aside."""
    verb, *rest = game.notation(action).split()
    words = [typed_die(word) if word in STATE_WORDS else word for word in rest]
    return " ".join(words if verb == "aside" else [verb, *words])


def advised(alternatives: Sequence[Alternative], game: Game, voice: Voice) -> list[Advised]:
    best: dict[str, float] = {}
    for each in alternatives:
        if isinstance(each, TowardsCard):
            best[each.card] = max(best.get(each.card, 0.0), each.chance or 0.0)
    rows = []
    for each in alternatives:
        at_least = isinstance(each, TowardsCard) and each.at_least
        label = game.text(each.action)
        words = typed(game, each.action)
        if each.alike:
            label = text("cli-cb-alike", action=label, number=each.alike)
        if isinstance(each, TowardsCard):
            card = card_text(each.card)
            before_roll = isinstance(game.face(each.action), PlaceToken | Pass)
            if not best[each.card] and not at_least:
                label = text(f"cli-cb-impossible{'-this-turn' if before_roll else ''}", card=card)
                words = words if before_roll else ""
            elif before_roll:
                label = text("cli-cb-this-turn", card=card)
            else:
                label = text("cli-cb-towards", card=card, action=label)
        rows.append(Advised(each.worth, each.chance, voice.tell(label), words, at_least))
    return rows
