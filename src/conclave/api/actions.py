"""What a player can do, and what is legal now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, overload

from conclave.api.chance import RandomSource, source_of
from conclave.api.errors import (
    InvalidIndex,
    InvalidNotation,
    InvalidType,
    InvalidValue,
    is_whole,
    kind,
    sentence,
)
from conclave.core.actions import Actions, Listed
from conclave.core.game import Game as EngineGame
from conclave.core.wire import arguments_of


class Action:
    """Something a player can do. Equal actions are equal objects, whatever position they come from.

    >>> import conclave
    >>> action = conclave.game("wizard-dice").parse("predict 5 green")
    >>> action
    <Action predict 5 green>
    >>> action.kind, dict(action.arguments), action.rule
    ('predict', {'number': 5, 'colour': 'green'}, 'WD-1')
    >>> action.code
    9
    """

    def __init__(self, game: EngineGame, code: int) -> None:
        self._game = game
        self.code = code
        """A whole number that stands for the action as long as the rules version stays the same."""

    @property
    def notation(self) -> str:
        """The action as records write it and `Game.parse` reads it.

        >>> import conclave
        >>> conclave.game("wizard-dice").parse("predict 5 green").notation
        'predict 5 green'
        """
        return self._game.notation(self.code)

    @property
    def text(self) -> str:
        """The action in words, for people.

        >>> import conclave
        >>> conclave.game("wizard-dice").parse("predict 5 green").text
        'Predict 5 green'
        """
        return sentence(self._game.text(self.code))

    @property
    def rule(self) -> str:
        """The id of the rule behind it.

        >>> import conclave
        >>> conclave.game("wizard-dice").parse("predict 5 green").rule
        'WD-1'
        """
        return self._game.rule(self.code)

    @property
    def kind(self) -> str:
        """What sort of action it is, e.g. `predict`.

        >>> import conclave
        >>> conclave.game("wizard-dice").parse("predict 5 green").kind
        'predict'
        """
        face_class = type(self._game.face(self.code))
        return next(kind for kind, each in self._game.action_faces.items() if each is face_class)

    @property
    def arguments(self) -> Mapping[str, Any]:
        """Its parts by name.

        >>> import conclave
        >>> dict(conclave.game("wizard-dice").parse("predict 5 green").arguments)
        {'number': 5, 'colour': 'green'}
        """
        return MappingProxyType(arguments_of(self._game.face(self.code)))

    def _code_in(self, game: EngineGame) -> int:
        """Its code, if it is an action of this game."""
        if self._game.name != game.name:
            raise InvalidNotation(f"{self} is an action of {self._game.name}, not of {game.name}.")
        return self.code

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


SHOWN: Final = 3
"""Legal actions that are listed where there may be many."""


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
        if not is_whole(index):
            raise InvalidType(
                f"Legal actions are numbered: take one by a whole number, not by {kind(index)}."
            )
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise InvalidIndex(f"There are {len(self)} legal actions, and none at {index}.")
        return Action(self._game, self._actions[place])

    def __contains__(self, action: object) -> bool:
        """Whether an action, or the notation of one, is legal."""
        code = self._code(action)
        return code is not None and code in self._actions

    def count(self, action: object) -> int:
        """1 for an action, or the notation of one, that is legal; else 0.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2, seer="1").legal().count("predict 3 green")
        1
        """
        return int(action in self)

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """Where an action, or the notation of one, stands. InvalidValue if it isn't among them.

        >>> import conclave
        >>> conclave.game("wizard-dice").start(players=2, seer="1").legal().index("predict 3 green")
        7
        """
        code = self._code(action)
        for place in range(*slice(start, stop).indices(len(self))):
            if self._actions[place] == code:
                return place
        raise InvalidValue(f"{str(action)[:80]!r} is not one of these {len(self)} legal actions.")

    def _code(self, action: object) -> int | None:
        """The code of an action, or of the notation of one; None for anything else."""
        if isinstance(action, str):
            try:
                return self._game.parse(action)
            except ValueError:
                return None
        if isinstance(action, Action) and action._game.name == self._game.name:
            return action.code
        return None

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
            raise InvalidIndex("There are no legal actions here.")
        return Action(self._game, self._actions.sample(source_of(source)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and list(other) == list(self)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __reduce__(self) -> tuple[object, ...]:
        return _legal, (self._game.name, tuple(self._actions))

    def __repr__(self) -> str:
        if not self:
            return "<no legal actions>"
        some = ", ".join(map(str, self[:SHOWN]))
        number = "1 legal action" if len(self) == 1 else f"{len(self)} legal actions"
        return f"<{number}: {some}{', ...' if len(self) > SHOWN else ''}>"


def _legal(game: str, codes: tuple[int, ...]) -> LegalActions:
    from conclave.api.game import game as find

    return LegalActions(find(game)._game, Listed(codes))
