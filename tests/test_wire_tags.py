"""What travels or is kept keeps its name: old logs, records, runs and clients are read by these tags.

The tags of actions and events are made from the names of their classes, so renaming a class must keep its
old tag. What is added goes into the data file; what stands there never changes. An object within another is
named by the fields that lead to it, as in `opened.settings`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from conclave.lab.arena.journal import FILE, FORMAT
from conclave.lab.arena.run import RunPlan
from conclave.lab.play.deals import GameResult, RunSpec
from conclave.registry import GAMES
from conclave.server import protocol
from conclave.server.host_commands import HostCommand
from conclave.table import entries
from conclave.table.stages import Stage

FROZEN = json.loads(Path(__file__).with_name("wire_tags.json").read_text("utf-8"))

Tags = dict[str, list[str]]
Objects = inspect.StructType | inspect.DataclassType
Lists = inspect.ListType | inspect.SetType | inspect.FrozenSetType | inspect.VarTupleType


def faces(by_kind: Mapping[str, Any]) -> Tags:
    return {kind: [field.name for field in fields(face)] for kind, face in by_kind.items()}


def structs(union: Any) -> Tags:
    found: Tags = {}
    for struct in get_args(union):
        told = inspect.type_info(struct)
        assert isinstance(told, inspect.StructType)
        found |= objects(told, str(told.tag))
    return found


def objects(told: inspect.Type, name: str) -> Tags:
    """The fields of an object and of all within it. What may be one of several has the fields of all."""
    found: Tags = {}
    for place, names in _objects(told, name, ()):
        found[place] = [*found.get(place, []), *[each for each in names if each not in found.get(place, [])]]
    return found


def _objects(told: inspect.Type, name: str, around: tuple[type, ...]) -> Iterator[tuple[str, list[str]]]:
    if isinstance(told, Objects):
        if told.cls not in around:  # a text may have texts as arguments
            yield name, [field.encode_name for field in told.fields]
            for field in told.fields:
                yield from _objects(field.type, f"{name}.{field.encode_name}", (*around, told.cls))
    else:
        for each in _within(told):
            yield from _objects(each, name, around)


def _within(told: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(told, Lists):
        return (told.item_type,)
    if isinstance(told, inspect.TupleType):
        return told.item_types
    if isinstance(told, inspect.UnionType):
        return told.types
    return (told.value_type,) if isinstance(told, inspect.DictType) else ()


def journal() -> Tags:
    """Of runs of the arena and of the cells of studies: the first line says what the run is."""
    run = RunPlan(RunSpec("ciub", (("greedy", "greedy"),), {"players": 2}, 1), 1)
    kept = {FILE: [FORMAT], "heading": ["format", *run.heading()]}
    return kept | objects(inspect.type_info(GameResult), "game")


def wire_tags() -> dict[str, Tags]:
    tags = {
        "log entries": structs(entries.AnyEntry),
        "words": {
            "stage": list(get_args(Stage)),
            "link": list(get_args(entries.LinkKind)),
            "ending": list(get_args(entries.Ending)),
            "hand": list(get_args(entries.Hand)),
        },
        "HostCommand": structs(HostCommand),
        "journal": journal(),
    }
    for name in ("ClientMessage", "ServerMessage"):
        tags[name] = structs(getattr(protocol, name))
    for game in GAMES:
        tags[f"{game.name} actions"] = faces(game.action_faces)
        tags[f"{game.name} events"] = faces(game.event_faces)
        tags[f"{game.name} view"] = objects(inspect.type_info(game.view_face), "view")
    return tags


def test_no_tag_and_no_field_is_lost() -> None:
    now = wire_tags()
    assert set(FROZEN) <= set(now)
    for group, tags in FROZEN.items():
        assert set(tags) <= set(now[group]), group
        for tag, names in tags.items():
            assert set(names) <= set(now[group][tag]), f"{group}: {tag}"


def test_every_tag_and_every_field_is_frozen() -> None:
    for group, tags in wire_tags().items():
        frozen = FROZEN.get(group, {})
        for tag, names in tags.items():
            assert set(names) <= set(frozen.get(tag, [])), f"{group}: {tag}"
