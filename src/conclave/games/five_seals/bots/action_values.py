"""What each action promises in Five Seals at once: the best break that follows from it."""

from __future__ import annotations

from functools import cache
from typing import Final

from conclave.bots.best_action import any_of_best
from conclave.bots.bot import Bot
from conclave.core.actions import Actions
from conclave.core.packed import number
from conclave.games.five_seals.bots.draft import hope, hope_of_dice, targets_by_colour
from conclave.games.five_seals.bots.seal_values import PRICE_OF_DIE, seal_values
from conclave.games.five_seals.engine.codes import (
    BREAK_SEAL,
    CAST,
    CHOOSE_COLOUR,
    CHOOSE_SPACE,
    END_ROUND,
    NOTHING,
    colour_of,
    dice_of,
    kind_of,
    thing_of,
)
from conclave.games.five_seals.engine.dice import total
from conclave.games.five_seals.engine.position import FiveSealsPosition
from conclave.games.five_seals.engine.seals import (
    SPELL_NAMES,
    STRENGTH,
    colour_of_scroll,
    spell_of,
)
from conclave.games.five_seals.engine.stages import ABSORB, DRAFT, SPELL, TURN
from conclave.games.five_seals.engine.state import NOT_CHOSEN
from conclave.games.five_seals.interface.view import FiveSealsView

CLEARLY: Final = 0.1
"""A scroll is kept for later in the round unless it brings this many points more. Chosen by hand."""

PRICE_OF_PIP: Final = 0.02
"""Of two breaks with as many dice, the one that keeps the higher dice is a little better. Chosen by hand."""

NOTHING_BROKEN: Final = -500.0
"""The round is over and all dice go back for nothing: any break is better. Chosen by hand."""

NEVER: Final = -1000.0
"""Below the worth of any other action. Chosen by hand."""

BRINGS_A_DIE: Final = frozenset([SPELL_NAMES.index(name) for name in ("growth", "theft")])
_ROLLS_AGAIN: Final = SPELL_NAMES.index("renewal")
MOVES_SEALS: Final = frozenset([SPELL_NAMES.index(name) for name in ("swap", "exchange", "rearrangement")])
_SPEED: Final = SPELL_NAMES.index("speed")
_LEFT_ALONE: Final = frozenset(
    [SPELL_NAMES.index(name) for name in ("binding", "dispatch", "guardian", "transfer")]
)
"""Spells it never uses: they bring no scroll now."""


@cache
def price_of_dice(dice: int) -> float:
    return PRICE_OF_DIE * number(dice) + PRICE_OF_PIP * total(dice)


class ActionValues:
    """What each action of a seat is worth in a position."""

    def __init__(self, position: FiveSealsPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.seal_values = seal_values(position, seat)
        self.in_reach = frozenset(position.dungeon.in_reach(seat))
        self.targets = targets_by_colour(position, seat, self.seal_values) if position.stage == DRAFT else []

    def worth(self, action: int) -> float:
        position = self.position
        stage = position.stage
        if stage == TURN:
            return self.worth_in_turn(action)
        if stage == SPELL:
            return self.worth_of_choice(position, action)
        if stage == DRAFT:
            return hope_of_dice(dice_of(action), self.targets)
        if stage == ABSORB:
            return self.worth_of_absorbing(action)
        return -float(total(dice_of(action)))  # FS-TH gives the weakest die; start circles are all alike

    def worth_of_absorbing(self, action: int) -> float:
        """FS-AB: a token takes the place of a weaker one."""
        if action == NOTHING:
            return 0.0
        held = self.position.absorbed[colour_of_scroll(thing_of(action))]
        return float(STRENGTH[self.position.broken] - STRENGTH[held])

    # -- the turn ----------------------------------------------------------------------------------------

    def worth_in_turn(self, action: int) -> float:
        kind = kind_of(action)
        if kind == CAST:
            return self.worth_of_casting(action)
        if kind == END_ROUND:
            return NOTHING_BROKEN
        return self.worth_of_breaking(action)

    def worth_of_breaking(self, action: int) -> float:
        return self.seal_values[thing_of(action)] - price_of_dice(dice_of(action))

    def best_break(self, position: FiveSealsPosition) -> float:
        breaks = position.breaks_in_reach(self.seat).listed()
        worths = [self.worth_of_breaking(action) for action in breaks]
        return max(worths, default=NOTHING_BROKEN)

    # -- scrolls -----------------------------------------------------------------------------------------

    def worth_of_casting(self, action: int) -> float:
        spell = spell_of(thing_of(action))
        if spell in _LEFT_ALONE:
            return NEVER
        return self.after(self.position, action) - CLEARLY

    def after(self, position: FiveSealsPosition, action: int) -> float:
        """What follows from a step of a spell: the best further steps, then the best break."""
        later = position.clone()
        later.apply(self.seat, action)
        spell = spell_of(later.casting)
        if spell in BRINGS_A_DIE:
            return self.best_break(position) + PRICE_OF_DIE + self.use_of_die(action)
        if spell == _ROLLS_AGAIN:  # only if nothing can be broken, and then all dice
            return NOTHING_BROKEN + 1.0 + number(dice_of(action))
        if later.stage == SPELL:
            return max([self.worth_of_choice(later, choice) for choice in later.choices(self.seat)])
        if later.stage == TURN and later.turn == self.seat:
            return self.best_break(later)
        return 0.0

    def use_of_die(self, action: int) -> float:
        """Growth of Mind: what may be hoped for from a die of the colour."""
        if kind_of(action) != CHOOSE_COLOUR:
            return 0.0
        return hope(1, targets_by_colour(self.position, self.seat, self.seal_values)[colour_of(action)])

    def worth_of_choice(self, position: FiveSealsPosition, action: int) -> float:
        spell = spell_of(position.casting)
        if kind_of(action) == BREAK_SEAL:
            worth = self.worth_of_breaking(action)
            return worth + self.after(position, action) if spell == _SPEED else worth
        if spell == _SPEED:
            return self.seal_values[thing_of(action)]
        if spell in MOVES_SEALS and not self.moves_within_reach(position, action):
            return NEVER
        return self.after(position, action)

    def moves_within_reach(self, position: FiveSealsPosition, action: int) -> bool:
        """Whether the second seal that is picked comes into reach, or the first one does in its place."""
        if position.chosen == NOT_CHOSEN or kind_of(action) != CHOOSE_SPACE:
            return True
        first = thing_of(position.chosen) in self.in_reach
        return first != (thing_of(action) in self.in_reach)


def take_best(bot: Bot, values: type[ActionValues], view: FiveSealsView, legal: Actions) -> int:
    """The most valuable action for a bot; a random one of them if several are equal."""
    if len(legal) == 1:
        return legal[0]
    position = bot.game.imagine(view, bot.source)
    assert isinstance(position, FiveSealsPosition)
    judged = values(position, bot.seat)
    return any_of_best([(action, judged.worth(action)) for action in legal], bot.source)
