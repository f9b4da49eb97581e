"""A game in progress: legal actions, what is left to chance, how it ended, what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NoReturn

from conclave.api.actions import Action, LegalActions
from conclave.api.chance import Chance, RandomSource, source_of
from conclave.api.errors import (
    IllegalAction,
    InvalidIndex,
    InvalidNotation,
    InvalidType,
    InvalidValue,
    is_whole,
    kind,
    sentence,
)
from conclave.api.game import Game, invalid_notation
from conclave.core.actions import NONE, Actions
from conclave.core.chance import Chance as EngineChance
from conclave.core.game import Game as EngineGame
from conclave.core.pending import Decide, Over
from conclave.core.playouts import play_on
from conclave.core.position import Position as EnginePosition
from conclave.core.quick_source import Quick


@dataclass(frozen=True)
class Ending:
    """How a game ended: places and points by seat.

    >>> import conclave
    >>> ending = conclave.play("wizard-dice", ["random", "random"], seed=1).position.over
    >>> ending.places, ending.points
    ((1, 2), (-22, -26))
    >>> ending.reason
    'No player has an open box: the game is over.'
    """

    places: tuple[int, ...]
    """1 is best; equal places are shared."""
    points: tuple[int, ...]
    """At the end of the game."""
    reason: str
    """Why the game is over, in a sentence."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place.

        >>> import conclave
        >>> conclave.play("wizard-dice", ["random", "random"], seed=1).position.over.winners
        (0,)
        """
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class View:
    """What one seat may know of a position, and nothing else. Bots get views, never positions.

    >>> import conclave
    >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
    >>> view.seat, len(view.legal), view.state.round
    (0, 20, 1)
    """

    def __init__(
        self, game: EngineGame, state: object, players: int | None, seat: int | None, legal: Actions
    ) -> None:
        """`players` is None where nobody has said how many play."""
        self._game = game
        self._players = players
        self.state: Any = state
        """Everything that the seat sees, as a frozen dataclass of the game."""
        self.seat = seat
        """Whose view it is, counted from 0; None for a spectator's."""
        self.legal = LegalActions(game, legal)
        """What the seat may do now."""

    @property
    def players(self) -> int:
        """How many play.

        >>> import conclave
        >>> conclave.game("ciub").start(players=4).view(0).players
        4
        """
        if self._players is None:
            position = self._game.imagine(self.state, Quick(1))
            play_on(position, Quick(1))
            over = position.pending
            assert isinstance(over, Over)
            self._players = len(over.places)
        return self._players

    def imagine(self, source: RandomSource = None) -> Position:
        """A full position that looks like this view. What the view hides is made up at random.

        >>> import conclave
        >>> view = conclave.game("ciub").start(players=2).view(0)
        >>> view.imagine(seed := 7).view(0) == view
        True
        """
        return Position(self._game, self._game.imagine(self.state, source_of(source)), self.players)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (other.state, other.seat) == (self.state, self.seat)

    def __hash__(self) -> int:
        return hash((self.state, self.seat))

    def __reduce__(self) -> tuple[object, ...]:
        from conclave.api.packs import pack_view, unpack_view

        return unpack_view, (self._game.name, pack_view(self.state), self.players, self.seat, self.legal)

    def __str__(self) -> str:
        from conclave.api.drawing import view_as_text

        return view_as_text(self)

    def _repr_svg_(self) -> str | None:
        from conclave.api.drawing import as_svg

        return as_svg(self)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self._game.name} for {whose}>"


MOST_COMPARED = 500
"""Legal actions that are looked through for one that was mistyped."""


class Position:
    """A game in progress. It waits for a chance, for decisions, or for nothing more: exactly one of `chance`,
    `deciding` and `over` says so.

    >>> import conclave, random
    >>> position, rng = conclave.game("wizard-dice").start(players=2), random.Random(7)
    >>> position.players
    2
    >>> while not position.over:
    ...     if position.chance:
    ...         outcome = position.settle(rng)
    ...     for seat in position.deciding:
    ...         position.play(seat, position.legal(seat).sample(rng))
    >>> position.over.places
    (2, 1)
    """

    def __init__(self, game: EngineGame, position: EnginePosition, players: int) -> None:
        self._game = game
        self._position = position
        self.players = players
        """How many play; seats are numbered from 0."""

    @property
    def game(self) -> Game:
        """The `Game` that is played.

        >>> import conclave
        >>> conclave.game("ciub").start().game
        <Game ciub>
        """
        return Game(self._game)

    # -- what it waits for -------------------------------------------------------------------------------

    @property
    def over(self) -> Ending | None:
        """How the game ended; None while it goes on.

        >>> import conclave
        >>> conclave.game("ciub").start().over is None
        True
        """
        pending = self._position.pending
        if not isinstance(pending, Over):
            return None
        return Ending(pending.places, pending.points, sentence(pending.reason))

    @property
    def chance(self) -> Chance | None:
        """What is left to chance now, for `settle`; None if nothing is.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2).chance
        <Chance draw 1 of 1:1 2:1>
        """
        pending = self._position.pending
        return Chance(pending) if isinstance(pending, EngineChance) else None

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that must decide now, counted from 0: several if they choose in secret together.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2, seer="1").deciding
        (0,)
        """
        pending = self._position.pending
        return pending.seats if isinstance(pending, Decide) else ()

    # -- what can be done --------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> LegalActions:
        """What a seat may do now: nothing if it is not its turn. Without a seat, the first that must decide.

        >>> import conclave
        >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
        >>> len(position.legal(0)), len(position.legal(1))
        (20, 0)
        """
        if seat is None:
            deciding = self.deciding
            return LegalActions(self._game, self._position.legal(deciding[0]) if deciding else NONE)
        return LegalActions(self._game, self._position.legal(self._seat(seat)))

    def why_not(self, seat: int, action: Action | str) -> IllegalAction | None:
        """The rule that forbids an action, as the exception `play` would raise; None if it is legal.

        >>> import conclave
        >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
        >>> position.why_not(0, "predict 5 green") is None
        True
        """
        refusal = self._position.why_not(self._seat(seat), self._code(seat, action))
        return None if refusal is None else IllegalAction(refusal.rule, sentence(refusal.reason))

    def play(self, seat: int, action: Action | str) -> None:
        """Carry out an action, given as an action or in notation; IllegalAction if the rules don't allow it.

        >>> import conclave
        >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
        >>> position.play(0, "predict 5 green")
        >>> position.deciding
        (1,)
        """
        code = self._code(seat, action)
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        self._position.apply(seat, code)

    def settle(self, outcome: RandomSource | str = None) -> str:
        """Settle the chance, at random or with an outcome of your choice, and say how it came out.

        >>> import conclave
        >>> position = conclave.game("wizard-dice").start(players=2)
        >>> position.settle("2")
        '2'
        >>> position.deciding
        (1,)
        """
        pending = self._position.pending
        if not isinstance(pending, EngineChance):
            raise InvalidValue("Nothing is left to chance now: a seat must decide, or the game is over.")
        chance = Chance(pending)
        settled = chance._read(outcome) if isinstance(outcome, str) else pending.sample(source_of(outcome))
        self._position.settle(settled)
        return pending.write(settled)

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without a seat, what a spectator sees.

        >>> import conclave
        >>> conclave.game("ciub").start(players=2).view(1)
        <View of ciub for seat 1>
        """
        checked = None if seat is None else self._seat(seat)
        legal = NONE if checked is None else self._position.legal(checked)
        return View(self._game, self._position.view(checked), self.players, checked, legal)

    def _code(self, seat: int, action: Action | str) -> int:
        if isinstance(action, Action):
            return action._code_in(self._game)
        try:
            return self.game.parse(action).code
        except InvalidNotation:
            likely = [str(each) for each in self.legal(seat)[:MOST_COMPARED]]
            raise invalid_notation(self._game, action, likely) from None

    def _seat(self, seat: int) -> int:
        players = self.players
        if not is_whole(seat):
            raise InvalidType(f"A seat is a number from 0 to {players - 1}, not {kind(seat)}.")
        if not 0 <= seat < players:
            raise InvalidIndex(f"There is no seat {seat}: seats are numbered from 0 to {players - 1}.")
        return seat

    # -- copies and comparison ---------------------------------------------------------------------------

    def clone(self) -> Position:
        """An independent copy.

        >>> import conclave
        >>> position = conclave.game("ciub").start(players=2)
        >>> twin = position.clone()
        >>> _ = twin.settle(7)
        >>> twin == position
        False
        """
        return Position(self._game, self._position.clone(), self.players)

    def pack(self) -> bytes:
        """The position as bytes, for a file or another process; `Game.unpack` reads them.

        >>> import conclave
        >>> conclave.game("ciub").start(players=2).pack()[:4]
        b'CVP1'
        """
        from conclave.api.packs import pack

        return pack(self)

    def key(self) -> bytes:
        """The same for equal positions, however they were reached, and different for unequal ones.

        >>> import conclave
        >>> game = conclave.game("ciub")
        >>> game.start(players=2).key() == game.start(players=2).key()
        True
        """
        from conclave.api.packs import key

        return key(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._game.name == other._game.name and self.key() == other.key()

    def __hash__(self) -> NoReturn:
        raise InvalidType("A position can change, so it has no hash: use key() in sets and dictionaries.")

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def __copy__(self) -> Position:
        raise InvalidType("A shallow copy of a position would share its state: use clone().")

    def __reduce__(self) -> tuple[object, ...]:
        from conclave.api.packs import unpack_by_name

        return unpack_by_name, (self._game.name, self.pack())

    # -- pictures ----------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The table in plain text as a spectator sees it, with what the position waits for."""
        from conclave.api.drawing import position_as_text

        return position_as_text(self)

    def _repr_svg_(self) -> str | None:
        return self.view()._repr_svg_()

    def __repr__(self) -> str:
        if self.over:
            state = "over"
        elif self.chance:
            state = f"waiting for {self.chance.specification}"
        else:
            state = f"seat {', '.join(map(str, self.deciding))} to decide"
        return f"<Position of {self._game.name}: {state}>"
