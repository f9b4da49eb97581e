"""An action as it travels: its code, its kind, the face's fields by name, and its text.

Clients match what was tapped (a die, a box, a card) against the named arguments; they never need to
understand codes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from conclave.core.game import Game, NotationError


def action_to_wire(game: Game, action: int) -> dict[str, object]:
    face: Any = game.face(action)
    kinds = [kind for kind, face_class in game.action_faces.items() if face_class is type(face)]
    arguments = {field.name: getattr(face, field.name) for field in fields(face)}
    return {"code": action, "kind": kinds[0], "arguments": arguments, "text": game.text(action)}


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
