"""A player of ciúb that solves its turns and has an eye on the others.

It plays the dice by the turn solver, for up to three cards at once, as far as there is room for tables; with
dice that no card needs it builds its pool. It counts what the others lose as won, in part, lays its token on
what it wants next and they could win, and gives them little when a card comes down.
"""

from __future__ import annotations

from typing import Final

from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.ciub.bots.adept import SURE, Adept, card_of
from conclave.games.ciub.bots.pool_building import build
from conclave.games.ciub.bots.prospect_of_seat import TOP_ROW, SeatProspects
from conclave.games.ciub.bots.turn_plan import TurnPlan, plan_turn
from conclave.games.ciub.engine.cards import NO_CARD
from conclave.games.ciub.engine.codes import (
    PLACE_TOKEN,
    REMOVE_CARD,
    SWAP_DIE,
    first_of,
    kind_of,
    kind_of_action,
)
from conclave.games.ciub.engine.pool import ONE, counts
from conclave.games.ciub.engine.position import CiubPosition
from conclave.games.ciub.engine.stages import ACT
from conclave.games.ciub.odds.steps import steps
from conclave.games.ciub.odds.turn import TurnOdds

NO_HOPE: Final = 0.02
"""A turn that promises fewer points is used to build. Chosen by hand."""
BETTER_POOL: Final = 0.1
FAILED: Final = 0.3
"""How much what a swap does for later turns counts, and how much more if this one fails. Both chosen by
hand."""
DENIAL: Final = 0.5
"""How much of what the others lose counts as won. Chosen by hand."""
REMOVAL: Final = 0.4
NO_TOKEN: Final = 0.5
"""How much of what a card promises the others beyond what it promises the bot counts for removing it, and
what it costs to leave the token where it is. Both chosen by hand."""


class Master(Adept):
    version = 1
    most_states = 100_000
    """Entries of the tables that a turn is solved with. Chosen out of three by series of games against
    `archmage` and `adept`, so that it lies between them (docs/strength-ciub.md)."""

    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self._turn: object = None
        self._plan: TurnPlan | None = None
        self._most: float = 0.0

    # -- the dice ----------------------------------------------------------------------------------------

    def with_dice(self, prospects: SeatProspects, legal: Actions) -> int:
        position = prospects.position
        odds = self._odds_of_turn(prospects)
        if odds is None:
            return build(prospects, legal)
        found = steps(
            odds, position.outside, position.tray, position.earned, position.stage, counts(position.supply)
        )
        best = found[0][1]
        if best < NO_HOPE or odds.payoff(position.tray) > best - SURE:
            self._plan = None
            return build(prospects, legal)
        return self._with_later_turns(prospects, found)

    def _odds_of_turn(self, prospects: SeatProspects) -> TurnOdds | None:
        """Solved once a turn, or again after a roll; None if there is nothing (more) to hope for."""
        position = prospects.position
        turn = (tuple(position.won_cards), position.quiet)
        if self._turn != turn or self._can_plan_better(position):
            self._turn = turn
            worths = {card: self.worth_of_win(prospects, card) for card in prospects.open}
            self._plan = plan_turn(position, worths, self.most_states)
            self._most = max(worths.values(), default=0.0)
        return None if self._plan is None else self._plan.odds

    def _can_plan_better(self, position: CiubPosition) -> bool:
        """After a roll of fewer dice than the plan was made for, if it had to leave something out."""
        plan = self._plan
        if plan is None or plan.complete:
            return False
        return position.stage == ACT and not position.earned and sum(position.outside) < plan.dice

    def _with_later_turns(self, prospects: SeatProspects, found: list[tuple[int, float]]) -> int:
        """Of steps that are nearly as good, a swap that betters the pool is taken."""
        held = prospects.position.held[self.seat]
        later = BETTER_POOL + FAILED * (1.0 - found[0][1] / self._most)
        best, most = found[0]
        for action, worth in found:
            if kind_of_action(action) == SWAP_DIE:
                after = held - ONE[kind_of(action)] + ONE[first_of(action)]
                worth += later * (prospects.pool(after) - prospects.pool(held))
            if worth > most + SURE:
                best, most = action, worth
        return best

    # -- what an action is worth, in points ----------------------------------------------------------------

    def worth_of_win(self, prospects: SeatProspects, card: int) -> float:
        """Its points, and what the others lose with it."""
        return prospects.points(card) + denial(prospects, card)

    def token(self, prospects: SeatProspects, action: int) -> float:
        """What it saves: a card the others could win before the bot's next turn; or a card taken from
        them."""
        kind = kind_of_action(action)
        if kind == PLACE_TOKEN:
            return _saved(prospects, card_of(prospects, action))
        if kind == REMOVE_CARD:
            card = card_of(prospects, action)
            points = prospects.points(card)
            more = prospects.chance_of_others(card) - prospects.own_chance(card)
            return REMOVAL * points * more - NO_TOKEN
        covered = prospects.position.token[prospects.seat]
        return 0.0 if covered == NO_CARD else _saved(prospects, covered) + SURE

    def down(self, prospects: SeatProspects, action: int) -> float:
        """A card that is more use to the bot than to the others, who come first."""
        card = card_of(prospects, action)
        points = prospects.points(card)
        if prospects.position.token[prospects.seat] == card:
            return points
        own = prospects.own_chance(card)
        return points * ((1.0 - prospects.chance_of_others(card)) * own - prospects.chance_of_others(card))


def denial(prospects: SeatProspects, card: int) -> float:
    return DENIAL * prospects.points(card) * prospects.chance_of_others(card)


def _saved(prospects: SeatProspects, card: int) -> float:
    own = prospects.own_chance(card)
    saved = prospects.points(card) * own * prospects.chance_of_others(card)
    if card in prospects.open:
        hopes = [(prospects.points(each) * prospects.own_chance(each), each) for each in prospects.open]
        return saved * (1.0 - own) if max(hopes)[1] == card else saved
    return TOP_ROW * saved
