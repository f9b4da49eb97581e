"""Schemas of what travels: the socket's messages, and what games put into them. Clients make types of them.

msgspec describes the classes; what their fields mean stands below them in the source, and is added here.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, get_args

import msgspec

from conclave.core.game import Game
from conclave.registry import GAMES
from conclave.server import protocol

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


@cache
def socket_schema() -> dict[str, Any]:
    """A JSON Schema of any message, with whose it is, and the views, actions and events of every game."""
    sent = get_args(protocol.ClientMessage)
    received = get_args(protocol.ServerMessage)
    schemas, components = described([*sent, *received], "#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "Messages of a Conclave table",
        "description": inspect.cleandoc(protocol.__doc__ or ""),
        "protocol": protocol.PROTOCOL,
        "anyOf": schemas,
        "client": schemas[: len(sent)],
        "server": schemas[len(sent) :],
        "games": {game.name: _game_schema(game) for game in GAMES},
        "$defs": components,
    }


def _game_schema(game: Game) -> dict[str, Any]:
    """What `view`, `arguments` of actions and `arguments` of events are in this game."""
    actions, events = list(game.action_faces), list(game.event_faces)
    types = [game.view_face, *game.action_faces.values(), *game.event_faces.values()]
    (view, *faces), components = described(types, f"#/games/{game.name}/$defs/{{name}}")
    return {
        "rules": game.rules_version,
        "view": view,
        "actions": dict(zip(actions, faces[: len(actions)], strict=True)),
        "events": dict(zip(events, faces[len(actions) :], strict=True)),
        "$defs": components,
    }


def described(types: Sequence[Any], ref_template: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schema of each type, and the named ones they refer to, with the meaning of every field."""
    schemas, components = msgspec.json.schema_components(types, ref_template=ref_template)
    for named in _named_types(types):
        component = components.get(named.__name__) or components.get(
            f"{named.__module__}.{named.__qualname__}"
        )
        if component is None:
            continue
        for field, meaning in _meanings(named).items():
            if field in component["properties"]:
                component["properties"][field]["description"] = meaning
    return list(schemas), dict(components)


def _named_types(types: Sequence[Any]) -> list[type]:
    """All classes with fields that types are made of."""
    found: dict[type, None] = {}
    waiting = [msgspec.inspect.type_info(each) for each in types]
    while waiting:
        info: Any = waiting.pop()
        if isinstance(info, (msgspec.inspect.StructType, msgspec.inspect.DataclassType)):
            if info.cls in found:
                continue
            found[info.cls] = None
            waiting += [field.type for field in info.fields]
            continue
        for part in ("types", "item_types"):
            waiting += getattr(info, part, ())
        for part in ("item_type", "key_type", "value_type", "type"):
            inner = getattr(info, part, None)
            if inner is not None:
                waiting.append(inner)
    return list(found)


@cache
def _meanings(named: type) -> dict[str, str]:
    """The strings that stand below the fields of a class, and of those it is derived from."""
    meanings: dict[str, str] = {}
    for each in reversed(named.__mro__):
        try:
            source = textwrap.dedent(inspect.getsource(each))
        except (OSError, TypeError):  # of compiled classes and those of Python itself there is none
            continue
        body = ast.parse(source).body[0]
        assert isinstance(body, ast.ClassDef)
        for line, following in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(line, ast.AnnAssign)
                and isinstance(line.target, ast.Name)
                and isinstance(following, ast.Expr)
                and isinstance(following.value, ast.Constant)
                and isinstance(following.value.value, str)
            ):
                meanings[line.target.id] = inspect.cleandoc(following.value.value)
    return meanings
