"""Actions and events as they travel: their kind, the face's fields by name, and their text.

Clients match what was tapped (a die, a box, a card) against the named arguments; they never need to
understand codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from conclave.core.event import Event
from conclave.core.game import Game, NotationError, kind_of


def action_to_wire(game: Game, action: int) -> dict[str, Any]:
    face = game.face(action)
    kinds = [kind for kind, face_class in game.action_faces.items() if face_class is type(face)]
    return {"code": action, "kind": kinds[0], "arguments": arguments_of(face), "text": game.text(action)}


def event_to_wire(event: Event) -> dict[str, Any]:
    face = event.face
    return {"kind": kind_of(type(face)), "arguments": arguments_of(face), "text": event.text}


_NAMES: dict[type, list[str]] = {}
"""The fields of every class of faces seen so far: there are few, and asking each again takes time."""


def arguments_of(face: Any) -> dict[str, Any]:
    """The fields of an action's or an event's face by name."""
    names = _NAMES.get(type(face))
    if names is None:
        names = _NAMES[type(face)] = [field.name for field in fields(face)]
    return {name: getattr(face, name) for name in names}


def action_from_wire(game: Game, kind: str, arguments: Mapping[str, object]) -> int:
    """The code of an action named by kind and arguments; NotationError for anything else."""
    face_class: Any = game.action_faces.get(kind)
    if face_class is None:
        raise NotationError(f"no action is of kind {kind!r}")
    wanted = {field.name for field in fields(face_class)}
    if set(arguments) != wanted:
        raise NotationError(f"an action {kind!r} has the arguments {sorted(wanted)}")
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in arguments.items()}
    return game.code(face_class(**values))
