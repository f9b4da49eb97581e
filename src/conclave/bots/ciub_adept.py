"""A player of ciúb that solves its turns.

It plays the dice by the turn solver, for the cards that promise most; with dice that no card needs it builds
its pool. It keeps, takes and exchanges dice by what they promise next turn, lays its token on what it wants
next and the others could win, and gives them little when a card comes down.
"""

from __future__ import annotations

from typing import Final

from conclave.analysis.ciub_steps import steps
from conclave.analysis.ciub_turn import TurnOdds
from conclave.bots.bot import Bot
from conclave.bots.ciub_building import build
from conclave.bots.ciub_standing import TOP_ROW, Standing
from conclave.bots.ciub_turn_plan import plan_turn
from conclave.core.actions import Actions
from conclave.core.game import Game
from conclave.core.source import Source
from conclave.games.ciub.cards import NO_CARD
from conclave.games.ciub.codes import (
    EXCHANGE_FOR_TWO,
    EXCHANGE_FOR_WHITE,
    PLACE_TOKEN,
    REMOVE_CARD,
    RETURN_DIE,
    SWAP_DIE,
    TAKE_DIE,
    WIN_CARD,
    first_of,
    kind_of,
    kind_of_action,
    requirement_of,
    second_of,
    state_of,
)
from conclave.games.ciub.dice import KIND_OF, SIDES, WHITE
from conclave.games.ciub.pool import ONE, count, counts, number
from conclave.games.ciub.position import CiubPosition
from conclave.games.ciub.stages import ACT, ASIDE, CAST, DOWN, TOKEN
from conclave.games.ciub.view import CiubView

NO_HOPE: Final = 0.02
"""A turn that promises fewer points is used to build."""
SURE: Final = 1e-6
DENIAL: Final = 0.5
"""How much of what the others lose counts as won."""
BETTER_POOL: Final = 0.1
FAILED: Final = 0.3
"""How much what a swap does for later turns counts, and how much more if this one fails."""
REMOVAL: Final = 0.4
NO_TOKEN: Final = 0.5
"""How much of what a card promises the others more than oneself counts for removing it, and what it costs
that the token stays where it is."""
MORE_DICE: Final = 0.01
"""Points that one more die is worth by itself, so that of equal pools the larger one is liked better."""


class Adept(Bot):
    def __init__(self, game: Game, seat: int, source: Source) -> None:
        super().__init__(game, seat, source)
        self._turn: object = None
        self._odds: TurnOdds | None = None
        self._most: float = 0.0

    def decide(self, view: CiubView, legal: Actions) -> int:
        position = self.game.imagine(view, self.source)
        assert isinstance(position, CiubPosition)
        standing = Standing(position)
        if position.stage == ACT or position.stage == ASIDE:
            return self._with_dice(standing, legal)
        if position.stage == TOKEN:
            judge = _token
        elif position.stage == CAST:
            judge = _win
        elif position.stage == DOWN:
            judge = _down
        else:
            judge = _dice
        worths = [(judge(standing, action), -place, action) for place, action in enumerate(legal)]
        return max(worths)[2]

    # -- the dice ----------------------------------------------------------------------------------------

    def _with_dice(self, standing: Standing, legal: Actions) -> int:
        position = standing.position
        odds = self._odds_of_turn(standing)
        if odds is None:
            return build(standing, legal)
        found = steps(
            odds, position.outside, position.tray, position.earned, position.stage, counts(position.supply)
        )
        best = found[0][1]
        if best < NO_HOPE or odds.payoff(position.tray) > best - SURE:
            self._odds = None
            return build(standing, legal)
        return self._with_later_turns(standing, found)

    def _odds_of_turn(self, standing: Standing) -> TurnOdds | None:
        """Solved once a turn; None if there is nothing to hope for, or nothing more."""
        position = standing.position
        turn = (tuple(position.won_cards), position.quiet)
        if self._turn != turn:
            self._turn = turn
            worths = {card: _worth_of_win(standing, card) for card in standing.open}
            self._odds = plan_turn(position, worths)
            self._most = max(worths.values(), default=0.0)
        return self._odds

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


def _card(standing: Standing, action: int) -> int:
    return standing.position.cards.of_requirement[requirement_of(action)]


def _worth_of_win(standing: Standing, card: int) -> float:
    """Its points, and what the others lose with it."""
    return standing.points(card) * (1.0 + DENIAL * standing.chance_of_others(card))


# -- the other decisions: what an action is worth ------------------------------------------------------------


def _token(standing: Standing, action: int) -> float:
    """What the token saves: a card the others could win before one's next turn; or a card taken from them."""
    kind = kind_of_action(action)
    if kind == PLACE_TOKEN:
        return _saved(standing, _card(standing, action))
    if kind == REMOVE_CARD:
        card = _card(standing, action)
        points = standing.points(card)
        return REMOVAL * points * (standing.chance_of_others(card) - standing.own_chance(card)) - NO_TOKEN
    covered = standing.position.token[standing.seat]
    return 0.0 if covered == NO_CARD else _saved(standing, covered) + SURE


def _saved(standing: Standing, card: int) -> float:
    own = standing.own_chance(card)
    saved = standing.points(card) * own * standing.chance_of_others(card)
    if card in standing.open:
        hopes = [(standing.points(each) * standing.own_chance(each), each) for each in standing.open]
        return saved * (1.0 - own) if max(hopes)[1] == card else saved
    return TOP_ROW * saved


def _win(standing: Standing, action: int) -> float:
    return _worth_of_win(standing, _card(standing, action)) if kind_of_action(action) == WIN_CARD else 0.0


def _down(standing: Standing, action: int) -> float:
    """A card that serves oneself more than the others, who come first."""
    card = _card(standing, action)
    points = standing.points(card)
    if standing.position.token[standing.seat] == card:
        return points
    own = standing.own_chance(card)
    return points * ((1.0 - standing.chance_of_others(card)) * own - standing.chance_of_others(card))


def _dice(standing: Standing, action: int) -> float:
    """The dice one would have, by what they promise."""
    position = standing.position
    held = position.held[standing.seat]
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
    return standing.pool_with_doubles(held, doubled) + MORE_DICE * number(held)
