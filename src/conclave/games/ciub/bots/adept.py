"""A player of ciúb that builds its dice.

Rolling, it thinks of the next roll only, but once a card is sure or out of reach it makes the most of the
dice that are left. It keeps, takes and exchanges dice by what they promise in a whole turn, and so it chooses
cards for its token and to come down. It does not look at the others.
"""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.games.ciub.bots.next_roll import NextRoll, for_the_next_roll
from conclave.games.ciub.bots.pool_building import build
from conclave.games.ciub.bots.prospect_of_seat import TOP_ROW, SeatProspects
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.codes import (
    EXCHANGE_FOR_TWO,
    EXCHANGE_FOR_WHITE,
    PLACE_TOKEN,
    REMOVE_CARD,
    RETURN_DIE,
    TAKE_DIE,
    WIN_CARD,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.engine.dice import KIND_OF, SIDES, WHITE
from conclave.games.ciub.engine.dice_choices import STOP_CODE
from conclave.games.ciub.engine.pool import ONE, count, number
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT, ASIDE, CAST, DOWN, TOKEN
from conclave.games.ciub.interface.view import CiubView

SURE: Final = 1e-6
"""Points that hardly count: they decide between equals and nothing else. Chosen by hand."""
MORE_DICE: Final = 0.01
"""Points that one more die is worth by itself, so that of equal pools the larger one is liked better. Chosen
by hand."""


class Adept(Bot):
    version = 2

    def decide(self, view: CiubView, legal: Actions) -> int:
        position = self.game.imagine(view, self.source)
        assert isinstance(position, CiubPosition)
        prospects = SeatProspects(position)
        if position.stage == ACT or position.stage == ASIDE:
            return self.with_dice(prospects, legal)
        if position.stage == TOKEN:
            judge = self.token
        elif position.stage == CAST:
            judge = self.win
        elif position.stage == DOWN:
            judge = self.down
        else:
            judge = self.dice
        worths = [(judge(prospects, action), -place, action) for place, action in enumerate(legal)]
        return max(worths)[2]

    def with_dice(self, prospects: SeatProspects, legal: Actions) -> int:
        """If it could stop, there is time to build."""
        action = for_the_next_roll(NextRoll(prospects.position), legal)
        return build(prospects, legal) if action == STOP_CODE else action

    # -- what an action is worth, in points ----------------------------------------------------------------

    def worth_of_win(self, prospects: SeatProspects, card: int) -> float:
        return prospects.points(card)

    def token(self, prospects: SeatProspects, action: int) -> float:
        """On the card that is hoped for; no card is removed."""
        kind = kind_of_action(action)
        if kind == PLACE_TOKEN:
            return _hope(prospects, card_of(prospects, action))
        if kind == REMOVE_CARD:
            return -1.0
        covered = prospects.position.token[prospects.seat]
        return 0.0 if covered == NO_CARD else _hope(prospects, covered) + SURE

    def win(self, prospects: SeatProspects, action: int) -> float:
        return (
            self.worth_of_win(prospects, card_of(prospects, action))
            if kind_of_action(action) == WIN_CARD
            else 0.0
        )

    def down(self, prospects: SeatProspects, action: int) -> float:
        return _hope(prospects, card_of(prospects, action))

    def dice(self, prospects: SeatProspects, action: int) -> float:
        """The dice it would have, by what they promise."""
        held, doubled = pool_after(prospects, action)
        return prospects.pool_with_doubles(held, doubled) + MORE_DICE * number(held)


def pool_after(prospects: SeatProspects, action: int) -> tuple[int, list[int]]:
    """The dice after one is returned, taken or exchanged, and how many of them could be exchanged for two."""
    position = prospects.position
    held = position.held[prospects.seat]
    doubled = position.doubled[:]
    kind = kind_of_action(action)
    if kind == RETURN_DIE:
        state = state_of(action)
        if state < SIDES:
            doubled[KIND_OF[state]] -= 1
        held -= ONE[KIND_OF[state]]
    elif kind == TAKE_DIE:
        held += ONE[kind_of(action)]
    elif kind == EXCHANGE_FOR_TWO:
        doubled[kind_of(action)] -= 1
        held += ONE[first_of(action)] + ONE[second_of(action)] - ONE[kind_of(action)]
    elif kind == EXCHANGE_FOR_WHITE:
        held += ONE[WHITE] - ONE[kind_of(action)]
        doubled[kind_of(action)] = min(doubled[kind_of(action)], count(held, kind_of(action)))
    return held, doubled


def card_of(prospects: SeatProspects, action: int) -> int:
    return prospects.position.cards.of_requirement[requirement_of(action)]


def _hope(prospects: SeatProspects, card: int) -> float:
    """Points times chance next turn; a card of the top row has to come down first."""
    hope = prospects.points(card) * prospects.own_chance(card)
    return hope if card in prospects.open else TOP_ROW * hope
