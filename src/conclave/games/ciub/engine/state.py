"""What there is in a game of ciúb: cards, tokens, dice, and where a turn stands."""

from __future__ import annotations

from typing import Final

from conclave.core.chance import Chance
from conclave.core.event import Listener
from conclave.core.position import Position
from conclave.games.ciub.engine.cards import NO_CARD, B, C, CardSet
from conclave.games.ciub.engine.dice import NUMBER_OF_KINDS, SIDES, STATES
from conclave.games.ciub.engine.pool import ONE, POWER_SUPPLY, STARTING_DICE
from conclave.games.ciub.engine.stages import DEAL

NOBODY: Final = -1
NOWHERE: Final = -1
NO_ACTION: Final = -1


class Readings:
    """The options that choose between two readings of a printed rule. They stay the same all game.

    They are one attribute of a position: uncompiled, random games took 8 % longer with an attribute for each,
    because Python gets at the attributes of an object quickly only while there are fewer than 30.
    """

    def __init__(self, jokers: bool, self_adjust_to_tray: bool) -> None:
        self.jokers = jokers
        """CB-8a: skulls stand for the number that is collected."""
        self.self_adjust_to_tray = self_adjust_to_tray
        """CB-5c: a die that adjusts itself goes to the tray instead of staying outside."""


class CiubState(Position):
    """All that a game has, and its smallest moves.

    It is the base of `CiubPosition` and no part of it: what `dice_phase.py` does with dice it does with the
    `pending` and `listener` of the position. Compiled, random games take 0.3 % more instructions than when
    the dice phase was a base as well.
    """

    def __init__(
        self,
        cards: CardSet,
        players: int,
        taken_out: int,
        readings: Readings,
        first: int,
        listener: Listener | None = None,
    ) -> None:
        """`taken_out`: how many B and how many C cards stay away; `first` is NOBODY if chance decides."""
        self.cards = cards
        self.players = players
        self.readings = readings
        self.first = first
        self.listener = listener
        self.stage: int = DEAL
        self.turn: int = NOBODY
        self.held: list[int] = [STARTING_DICE] * players
        """By seat: all dice of the player, wherever they lie, as a pool."""
        self.supply: int = POWER_SUPPLY

        self.top: list[int] = [NO_CARD] * (players + 1)
        self.bottom: list[int] = [NO_CARD] * (players + 1)
        self.token: list[int] = [NO_CARD] * players
        """By seat: the card the token lies on."""
        self.won_cards: list[int] = [0] * players
        """By seat: the cards won, as a mask."""
        self.unseen: int = cards.all
        """The cards never turned up, as a mask."""
        self.pile_b: int = cards.members[B].bit_count() - taken_out
        self.pile_c: int = cards.members[C].bit_count() - taken_out
        self.gap: int = NOWHERE
        """The place in the top row (while a card is drawn) or in the bottom row (DOWN) that is empty."""
        self.opus: int = NOBODY
        """Who took the Opus Magnum: the last turns are played."""
        self.quiet: int = 0
        """CB-9a: turns in a row without a win."""

        # The turn
        self.outside: list[int] = [0] * STATES
        """The dice outside the tray, counted by state."""
        self.there: int = 0
        """The states in which there is a die outside, as a mask."""
        self.tray: list[int] = [0] * SIDES
        """The dice in the tray, counted by side."""
        self.earned: bool = False
        """CB-7: a die went to the tray or was swapped since all dice were rolled."""
        self.reroll: int = NO_ACTION
        """The action whose die is being rolled."""
        self.won: bool = False
        self.doubled: list[int] = [0] * NUMBER_OF_KINDS
        """By kind: kept dice of the tray that show 2for1, once it is clear whether a card is won."""

    def copy_to(self, twin: CiubState) -> None:
        """Everything but the listener."""
        twin.cards = self.cards
        twin.players = self.players
        twin.readings = self.readings
        twin.first = self.first
        twin.listener = None
        twin.stage = self.stage
        twin.pending = self.pending
        twin.turn = self.turn
        twin.held = self.held[:]
        twin.supply = self.supply
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.token = self.token[:]
        twin.won_cards = self.won_cards[:]
        twin.unseen = self.unseen
        twin.pile_b = self.pile_b
        twin.pile_c = self.pile_c
        twin.gap = self.gap
        twin.opus = self.opus
        twin.quiet = self.quiet
        twin.outside = self.outside[:]
        twin.there = self.there
        twin.tray = self.tray[:]
        twin.earned = self.earned
        twin.reroll = self.reroll
        twin.won = self.won
        twin.doubled = self.doubled[:]

    @property
    def jokers(self) -> bool:
        return self.readings.jokers

    @property
    def self_adjust_to_tray(self) -> bool:
        return self.readings.self_adjust_to_tray

    def wait(self, stage: int, chance: Chance) -> None:
        self.stage = stage
        self.pending = chance

    def gain(self, kind: int) -> None:
        self.held[self.turn] = self.held[self.turn] + ONE[kind]
        self.supply -= ONE[kind]

    def lose(self, kind: int) -> None:
        self.held[self.turn] = self.held[self.turn] - ONE[kind]
        self.supply += ONE[kind]

    # -- dice outside the tray and in it -----------------------------------------------------------------

    def put_down(self, state: int) -> None:
        """One more die outside."""
        self.outside[state] = self.outside[state] + 1  # compiled, `+=` on an item is no quick addition
        self.there |= 1 << state

    def pick_up(self, state: int) -> None:
        left = self.outside[state] - 1
        self.outside[state] = left
        if not left:
            self.there ^= 1 << state

    def to_tray(self, side: int) -> None:
        self.tray[side] = self.tray[side] + 1
