"""What travels or is kept keeps its name: old logs, records and clients are read by these tags.

The tags of actions and events are made from the names of their classes, so renaming a class must keep its
old tag. What is added goes into the data file; what stands there never changes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from conclave.registry import GAMES
from conclave.server import protocol
from conclave.table import entries

FROZEN = json.loads(Path(__file__).with_name("wire_tags.json").read_text("utf-8"))


def faces(by_kind: Mapping[str, Any]) -> dict[str, list[str]]:
    return {kind: [field.name for field in fields(face)] for kind, face in by_kind.items()}


def structs(union: Any) -> dict[str, list[str]]:
    found = {}
    for struct in get_args(union):
        told = msgspec.inspect.type_info(struct)
        assert isinstance(told, msgspec.inspect.StructType)
        found[str(told.tag)] = [field.encode_name for field in told.fields]
    return found


def wire_tags() -> dict[str, dict[str, list[str]]]:
    tags = {"log entries": structs(entries.AnyEntry)}
    for name in ("ClientMessage", "ServerMessage"):
        tags[name] = structs(getattr(protocol, name))
    for game in GAMES:
        tags[f"{game.name} actions"] = faces(game.action_faces)
        tags[f"{game.name} events"] = faces(game.event_faces)
    return tags


def test_no_tag_and_no_field_is_lost() -> None:
    now = wire_tags()
    assert set(FROZEN) <= set(now)
    for group, tags in FROZEN.items():
        assert set(tags) <= set(now[group]), group
        for tag, names in tags.items():
            assert set(names) <= set(now[group][tag]), f"{group}: {tag}"


def test_every_tag_is_frozen() -> None:
    assert {group: set(tags) for group, tags in wire_tags().items()} == {
        group: set(tags) for group, tags in FROZEN.items()
    }
