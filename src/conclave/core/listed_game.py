"""A start for small games: when all actions can be listed beforehand, their faces are all that is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr

from conclave.core.game import Game, NotationError, by_kind, kind_of
from conclave.core.options import Option
from conclave.core.text import Argument, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedGame(Game):
    """A game with few actions, each given by its face (a frozen dataclass).

    The code of an action is its place in the list. For the face `RollOn(dice=2)` the kind is `roll-on`, the
    notation `roll-on 2`, and the text `<name>-action-roll-on` with the argument `dice`.
    """

    def __init__(
        self,
        name: str,
        package: str,
        declared: Sequence[Option],
        faces: Sequence[object],
        view_face: type,
        event_faces: Sequence[type] = (),
    ) -> None:
        self.name = name
        self.prefix = name
        self.package = package
        self.rules_version = 1
        self.declared = declared
        self.action_faces = by_kind([type(face) for face in faces])
        self.view_face = view_face
        self.event_faces = by_kind(event_faces)
        self._faces = tuple(faces)
        self._notations = [_notation(face) for face in faces]

    def face(self, action: int) -> object:
        return self._faces[action]

    def code(self, face: object) -> int:
        for action, known in enumerate(self._faces):
            # In JSON, `true` and `1.0` are no `1`, though they are equal here.
            if face == known and _types(face) == _types(known):
                return action
        raise NotationError(f"{face!r} is no action of {self.name}")

    def notation(self, action: int) -> str:
        return self._notations[action]

    def parse(self, notation: str) -> int:
        if notation not in self._notations:
            raise NotationError(f"{notation!r} is no action of {self.name}")
        return self._notations.index(notation)

    def text(self, action: int) -> Text:
        face = self._faces[action]
        return Text(f"{self.prefix}-action-{kind_of(type(face))}", _arguments(face))


def _notation(face: object) -> str:
    return " ".join([kind_of(type(face)), *map(str, _arguments(face).values())])


def _types(face: object) -> list[type]:
    return [type(value) for value in _arguments(face).values()]


def _arguments(face: Any) -> dict[str, Argument]:
    return {field.name: getattr(face, field.name) for field in fields(face)}
