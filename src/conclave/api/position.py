"""A game in progress: legal actions, what is left to chance, how it ended, what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, overload

from conclave.api.chance import Chance, RandomSource, source_of
from conclave.api.errors import IllegalAction, InvalidNotation, is_whole, sentence
from conclave.core.actions import NONE, Actions
from conclave.core.chance import Chance as EngineChance
from conclave.core.game import Game as EngineGame
from conclave.core.pending import Decide, Over
from conclave.core.position import Position as EnginePosition
from conclave.core.wire import action_to_wire


class Action:
    """Something a player can do. Equal actions are equal objects, whatever position they come from.

    >>> import conclave
    >>> action = conclave.game("wizard-dice").parse("predict 5 green")
    >>> action
    <Action predict 5 green>
    >>> action.kind, dict(action.arguments), action.rule
    ('predict', {'number': 5, 'colour': 'green'}, 'WD-1')
    """

    def __init__(self, game: EngineGame, code: int) -> None:
        self._game = game
        self.code = code
        """A whole number that stands for the action as long as the rules version stays the same."""

    @property
    def notation(self) -> str:
        """The action as records write it and `Game.parse` reads it."""
        return self._game.notation(self.code)

    @property
    def text(self) -> str:
        """The action in words, for people."""
        return sentence(self._game.text(self.code))

    @property
    def rule(self) -> str:
        """The id of the rule behind it."""
        return self._game.rule(self.code)

    @property
    def kind(self) -> str:
        """What sort of action it is, e.g. `predict`."""
        return str(action_to_wire(self._game, self.code)["kind"])

    @property
    def arguments(self) -> Mapping[str, Any]:
        """Its parts by name."""
        return MappingProxyType(action_to_wire(self._game, self.code)["arguments"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (other.code, other._game.name) == (self.code, self._game.name)

    def __hash__(self) -> int:
        return hash((self.code, self._game.name))

    def __reduce__(self) -> tuple[object, ...]:
        return _parsed, (self._game.name, self.notation)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.notation}>"


def _parsed(game: str, notation: str) -> Action:
    from conclave.api.game import game as find

    return find(game).parse(notation)


class LegalActions(Sequence[Action]):
    """The legal actions of a seat, in a fixed order: `len`, iteration, indexing, and `in`.

    >>> import conclave
    >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
    >>> legal = position.legal()
    >>> len(legal), "predict 5 green" in legal
    (20, True)
    >>> [str(action) for action in legal[:2]]
    ['predict 1 blue', 'predict 2 blue']
    """

    def __init__(self, game: EngineGame, actions: Actions) -> None:
        self._game = game
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(f"There are {len(self)} legal actions, and none at {index}.")
        return Action(self._game, self._actions[place])

    def __contains__(self, action: object) -> bool:
        """Whether an action, or the notation of one, is legal."""
        if isinstance(action, str):
            try:
                return self._game.parse(action) in self._actions
            except ValueError:
                return False
        return isinstance(action, Action) and action._game is self._game and action.code in self._actions

    def __iter__(self) -> Iterator[Action]:
        for code in self._actions:
            yield Action(self._game, code)

    def sample(self, source: RandomSource = None) -> Action:
        """One of them, all equally likely.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2, seer="1").legal().sample(7)
        <Action predict 1 red>
        """
        if not len(self):
            raise IndexError("There are no legal actions here.")
        return Action(self._game, self._actions.sample(source_of(source)))

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"


@dataclass(frozen=True)
class Ending:
    """How a game ended: places and points by seat.

    >>> import conclave
    >>> ending = conclave.play("wizard-dice", ["random", "random"], seed=1).position.over
    >>> ending.places[ending.winners[0]]
    1
    """

    places: tuple[int, ...]
    """1 is best; equal places are shared."""
    points: tuple[int, ...]
    reason: str
    """Why the game is over, in a sentence."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class View:
    """What one seat may know of a position, and nothing else. Bots get views, never positions.

    >>> import conclave
    >>> view = conclave.game("wizard-dice").start(players=2, seer="1").view(0)
    >>> view.seat, len(view.legal), view.state.round
    (0, 20, 1)
    """

    def __init__(
        self, game: EngineGame, state: object, players: int, seat: int | None, legal: Actions
    ) -> None:
        self._game = game
        self.state: Any = state
        """Everything that the seat sees, as a frozen dataclass of the game."""
        self.players = players
        """How many play."""
        self.seat = seat
        """Whose view it is, counted from 0; None for a spectator's."""
        self.legal = LegalActions(game, legal)
        """What the seat may do now."""

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

    def __str__(self) -> str:
        from conclave.api.drawing import as_text

        return as_text(self)

    def _repr_svg_(self) -> str | None:
        from conclave.api.drawing import as_svg

        return as_svg(self)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self._game.name} for {whose}>"


class Position:
    """A game in progress. It waits for a chance, for decisions, or for nothing more: exactly one of `chance`,
    `deciding` and `over` says so.

    >>> import conclave, random
    >>> position, rng = conclave.game("wizard-dice").start(players=2), random.Random(7)
    >>> while not position.over:
    ...     if position.chance:
    ...         outcome = position.settle(rng)
    ...     for seat in position.deciding:
    ...         position.play(seat, position.legal(seat).sample(rng))
    >>> position.over.places
    (2, 1)
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, game: EngineGame, position: EnginePosition, players: int) -> None:
        self._game = game
        self._position = position
        self.players = players
        """How many play; seats are numbered from 0."""

    @property
    def game(self) -> Any:
        """The `Game` that is played."""
        from conclave.api.game import Game

        return Game(self._game)

    # -- what it waits for -------------------------------------------------------------------------------

    @property
    def over(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        pending = self._position.pending
        if not isinstance(pending, Over):
            return None
        return Ending(pending.places, pending.points, sentence(pending.reason))

    @property
    def chance(self) -> Chance | None:
        """What is left to chance now, for `settle`; None if nothing is."""
        pending = self._position.pending
        return Chance(pending) if isinstance(pending, EngineChance) else None

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats that must decide now, counted from 0: several if they choose in secret together."""
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
        refusal = self._position.why_not(self._seat(seat), self._code(action))
        return None if refusal is None else IllegalAction(refusal.rule, sentence(refusal.reason))

    def play(self, seat: int, action: Action | str) -> None:
        """Carry out an action, given as an action or in notation; IllegalAction if the rules don't allow it.

        >>> import conclave
        >>> position = conclave.game("wizard-dice").start(players=2, seer="1")
        >>> position.play(0, "predict 5 green")
        >>> position.deciding
        (1,)
        """
        code = self._code(action)
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
            raise ValueError("Nothing is left to chance now: a seat must decide, or the game is over.")
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

    def _code(self, action: Action | str) -> int:
        if isinstance(action, Action):
            if action._game.name != self._game.name:
                raise InvalidNotation(f"{action} is an action of {action._game.name}, not {self._game.name}.")
            return action.code
        return int(self.game.parse(action).code)

    def _seat(self, seat: int) -> int:
        players = self.players
        if not is_whole(seat):
            raise TypeError(f"A seat is a number from 0 to {players - 1}, not a {type(seat).__name__}.")
        if not 0 <= seat < players:
            raise IndexError(f"There is no seat {seat}: seats are numbered from 0 to {players - 1}.")
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

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def __copy__(self) -> Position:
        raise TypeError("A shallow copy of a position would share its state: use clone().")

    def __reduce__(self) -> tuple[object, ...]:
        from conclave.api.packs import unpack_by_name

        return unpack_by_name, (self._game.name, self.pack())

    # -- pictures ----------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The table in plain text, as a spectator sees it."""
        return str(self.view())

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
