"""How close a player of ciúb is to each card, and the next step towards it: the hints of the terminal game.

Every card is looked at by itself, as if nothing else were wanted this turn; points are its points times the
chance to win it. What dice are good for later, and what the others want, is left to the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from conclave.games.ciub.engine.codes import PLACE_TOKEN, WIN_CARD, card_code
from conclave.games.ciub.engine.dice import KIND_OF, NUMBER_OF_KINDS, STATES
from conclave.games.ciub.engine.pool import counts
from conclave.games.ciub.engine.position import PASS_CODE, CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE, CAST, TOKEN
from conclave.games.ciub.interface.imagine import imagine
from conclave.games.ciub.interface.view import CiubView
from conclave.games.ciub.odds.estimate import QuickOdds, quick_odds
from conclave.games.ciub.odds.steps import different, steps

MOST_STATES = 4_000_000
"""The entries of the tables for all cards together: two to three seconds. Chosen by hand for that."""
ALTERNATIVES = 4
"""How many different steps are shown for the most promising card, and one for each of the others. Chosen by
hand."""


@dataclass(frozen=True, slots=True)
class Hint:
    action: int
    worth: float
    """The card's points times the chance."""
    chance: float
    """To win the card this turn."""
    card: str
    """The card this step is for."""
    alike: int = 0
    """How many more steps come to the same thing."""
    at_least: bool = False
    """Not all dice, or no swaps, were taken into account: the chance is this or more, and so is the worth."""


class Hints:
    """The adviser of ciúb."""

    def alternatives(self, view: CiubView) -> Sequence[Hint] | None:
        """What the viewer might do, the best first; None if not asked, or if it is not about a card."""
        if view.viewer is None or view.viewer not in view.waiting_for:
            return None
        position = imagine(view)
        if position.stage in (ACT, ASIDE):
            hints = _steps(position)
        elif position.stage == TOKEN:
            cards = position.open_cards()
            hints = [_before_the_roll(position, card, MOST_STATES // len(cards)) for card in cards]
        elif position.stage == CAST:
            hints = [_win(position, card) for card in position.winnable()]
        else:
            return None
        hints.sort(key=lambda hint: -hint.worth)
        return hints or None


def _odds(position: CiubPosition, card: int, outside: list[int], most_states: int) -> QuickOdds:
    needs = {position.cards.requirement[card]: 1.0}
    return quick_odds(
        needs,
        position.jokers,
        outside,
        counts(position.supply),
        position.tray,
        most_states,
        self_adjust_to_tray=position.self_adjust_to_tray,
    )


def _before_the_roll(position: CiubPosition, card: int, most_states: int) -> Hint:
    """The chance with all dice, said with the token that covers the card."""
    outside = counts(position.held[position.turn])
    quick = _odds(position, card, outside, most_states)
    chance = quick.odds.before_roll(outside, position.tray)
    token = card_code(PLACE_TOKEN, position.cards.requirement[card])
    action = PASS_CODE if card in position.token else token
    worth = position.cards.points[card] * chance
    return Hint(action, worth, chance, position.cards.names[card], at_least=not quick.knows_all)


def _win(position: CiubPosition, card: int) -> Hint:
    points = float(position.cards.points[card])
    return Hint(
        card_code(WIN_CARD, position.cards.requirement[card]), points, 1.0, position.cards.names[card]
    )


def _steps(position: CiubPosition) -> list[Hint]:
    cards = position.open_cards()
    by_card = [_steps_for(position, card, MOST_STATES // len(cards)) for card in cards]
    by_card.sort(key=lambda hints: -hints[0].worth)
    best = [hint for hints in by_card[:1] for hint in hints[:ALTERNATIVES]]
    return best + [hints[0] for hints in by_card[1:]]


def _steps_for(position: CiubPosition, card: int, most_states: int) -> list[Hint]:
    """Different steps towards a card, the best first."""
    outside = [0] * NUMBER_OF_KINDS
    for state in range(STATES):
        outside[KIND_OF[state]] += position.outside[state]
    quick = _odds(position, card, outside, most_states)
    found = steps(
        quick.odds,
        position.outside,
        position.tray,
        position.earned,
        position.stage,
        counts(position.supply),
    )
    points = position.cards.points[card]
    name = position.cards.names[card]
    return [
        Hint(action, points * chance, chance, name, alike, not quick.knows_all)
        for action, chance, alike in different(found)
    ]
