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
from conclave.games.ciub.bots.prospect_of_seat import TOP_ROW, Standing
from conclave.games.ciub.bots.turn_plan import Plan, plan_turn
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
"""A turn that promises fewer points is used to build."""
BETTER_POOL: Final = 0.1
FAILED: Final = 0.3
"""How much what a swap does for later turns counts, and how much more if this one fails."""
DENIAL: Final = 0.5
"""How much of what the others lose counts as won."""
REMOVAL: Final = 0.4
NO_TOKEN: Final = 0.5
"""How much of what a card promises the others more than oneself counts for removing it, and what it costs
that the token stays where it is."""


class Master(Adept):
    version = 1
    most_states = 100_000
    """Entries of the tables that a turn is solved with."""

    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self._turn: object = None
        self._plan: Plan | None = None
        self._most: float = 0.0

    # -- the dice ----------------------------------------------------------------------------------------

    def with_dice(self, standing: Standing, legal: Actions) -> int:
        position = standing.position
        odds = self._odds_of_turn(standing)
        if odds is None:
            return build(standing, legal)
        found = steps(
            odds, position.outside, position.tray, position.earned, position.stage, counts(position.supply)
        )
        best = found[0][1]
        if best < NO_HOPE or odds.payoff(position.tray) > best - SURE:
            self._plan = None
            return build(standing, legal)
        return self._with_later_turns(standing, found)

    def _odds_of_turn(self, standing: Standing) -> TurnOdds | None:
        """Solved once a turn, or again; None if there is nothing to hope for, or nothing more."""
        position = standing.position
        turn = (tuple(position.won_cards), position.quiet)
        if self._turn != turn or self._can_plan_better(position):
            self._turn = turn
            worths = {card: self.worth_of_win(standing, card) for card in standing.open}
            self._plan = plan_turn(position, worths, self.most_states)
            self._most = max(worths.values(), default=0.0)
        return None if self._plan is None else self._plan.odds

    def _can_plan_better(self, position: CiubPosition) -> bool:
        """After a roll of fewer dice than the plan was made for, if it had to leave something out."""
        plan = self._plan
        if plan is None or plan.complete:
            return False
        return position.stage == ACT and not position.earned and sum(position.outside) < plan.dice

    def _with_later_turns(self, standing: Standing, found: list[tuple[int, float]]) -> int:
        """Of steps that are nearly as good, a swap that betters the pool is taken."""
        held = standing.position.held[self.seat]
        later = BETTER_POOL + FAILED * (1.0 - found[0][1] / self._most)
        best, most = found[0]
        for action, worth in found:
            if kind_of_action(action) == SWAP_DIE:
                after = held - ONE[kind_of(action)] + ONE[first_of(action)]
                worth += later * (standing.pool(after) - standing.pool(held))
            if worth > most + SURE:
                best, most = action, worth
        return best

    # -- what an action is worth, in points ----------------------------------------------------------------

    def worth_of_win(self, standing: Standing, card: int) -> float:
        """Its points, and what the others lose with it."""
        return standing.points(card) + denial(standing, card)

    def token(self, standing: Standing, action: int) -> float:
        """What it saves: a card the others could win before one's next turn; or a card taken from them."""
        kind = kind_of_action(action)
        if kind == PLACE_TOKEN:
            return _saved(standing, card_of(standing, action))
        if kind == REMOVE_CARD:
            card = card_of(standing, action)
            points = standing.points(card)
            more = standing.chance_of_others(card) - standing.own_chance(card)
            return REMOVAL * points * more - NO_TOKEN
        covered = standing.position.token[standing.seat]
        return 0.0 if covered == NO_CARD else _saved(standing, covered) + SURE

    def down(self, standing: Standing, action: int) -> float:
        """A card that serves oneself more than the others, who come first."""
        card = card_of(standing, action)
        points = standing.points(card)
        if standing.position.token[standing.seat] == card:
            return points
        own = standing.own_chance(card)
        return points * ((1.0 - standing.chance_of_others(card)) * own - standing.chance_of_others(card))


def denial(standing: Standing, card: int) -> float:
    return DENIAL * standing.points(card) * standing.chance_of_others(card)


def _saved(standing: Standing, card: int) -> float:
    own = standing.own_chance(card)
    saved = standing.points(card) * own * standing.chance_of_others(card)
    if card in standing.open:
        hopes = [(standing.points(each) * standing.own_chance(each), each) for each in standing.open]
        return saved * (1.0 - own) if max(hopes)[1] == card else saved
    return TOP_ROW * saved
