"""What is documented is what travels."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from conclave.registry import GAMES
from conclave.server import protocol
from conclave.server.app import http_schema
from conclave.server.web.schema import socket_schema
from conclave.server.web.schema_page import schema_page
from tests.server.web.running_server import Client, hear, say


def tags(messages: tuple[type, ...]) -> set[str]:
    return {message.__struct_config__.tag for message in messages}  # type: ignore[attr-defined]


SENT = tags(get_args(protocol.ClientMessage))
RECEIVED = tags(get_args(protocol.ServerMessage))


def subclasses(base: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    return {leaf for each in base.__subclasses__() for leaf in subclasses(each) or {each}}


def test_every_message_is_one_of_the_protocol() -> None:
    """A message that was written but not entered in the union would be undocumented."""
    assert subclasses(protocol.FromClient) == set(get_args(protocol.ClientMessage))
    assert subclasses(protocol.FromServer) == set(get_args(protocol.ServerMessage))


def test_every_message_occurs_in_the_schema() -> None:
    schema = socket_schema()
    jsonschema_rs.meta.validate(schema)

    def documented_tags(side: str) -> set[str]:
        names = [each["$ref"].removeprefix("#/$defs/") for each in schema[side]]
        return {schema["$defs"][name]["properties"]["type"]["enum"][0] for name in names}

    assert documented_tags("client") == SENT
    assert documented_tags("server") == RECEIVED


def test_every_message_stands_on_the_page() -> None:
    page = schema_page("/base")
    for tag in SENT | RECEIVED:
        assert f"<h3>{tag}</h3>" in page
    assert "The seat whose secrets are to be shown here" in page  # what stands below a field
    for name in socket_schema()["$defs"]:
        assert f'id="{name}"' in page


def test_the_address_of_the_page_is_escaped() -> None:
    page = schema_page('/"><script>')
    assert "<script" not in page
    assert 'href="/&#34;&gt;&lt;script&gt;/schema.css"' in page


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_every_game_is_described(game: Any) -> None:
    described = socket_schema()["games"][game.name]
    assert set(described["actions"]) == set(game.action_faces)
    assert set(described["events"]) == set(game.event_faces)


def validator(part: dict[str, Any]) -> Any:
    """For a part of the schema, which refers to the rest of it."""
    return jsonschema_rs.validator_for({**socket_schema(), "anyOf": [part]})


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_what_travels_fits(client: Client, game: Any) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    table = client.new_table(game=game.name, seats=bots, start=True, settings={"listed": True})["table"]
    whole = validator({"anyOf": socket_schema()["server"]})
    described = socket_schema()["games"][game.name]
    view = validator(described["view"])
    seen: dict[str, Any] = {}
    kinds: set[str] = set()
    with client.socket(table) as socket:
        say(socket, type="hello", protocol=1)
        while len(kinds) < 6:
            message = hear(socket)
            whole.validate(message)
            if message["type"] not in ("game", "welcome") or message["game"] is None:
                continue
            seen |= message["game"]["view"]
            view.validate(seen)
            for event in message["game"]["log"]:
                kinds.add(event["kind"])
                validator(described["events"][event["kind"]]).validate(event["arguments"])


def test_http_is_described(client: Client) -> None:
    schema = client.http.get("/api/schema/openapi.json").json()
    assert schema == json.loads(json.dumps(http_schema()))
    loaded = schemathesis.openapi.from_dict(schema)
    found_operations: list[Any] = list(loaded.get_all_operations())
    operations = {operation.ok().label for operation in found_operations}
    assert {"POST /api/tables", "GET /api/games", "POST /api/records/check", "GET /health"} <= operations
    for component in schema["components"]["schemas"].values():
        jsonschema_rs.meta.validate(component)
    for name in ("NewTable", "Enter", "SentencesRequest", "Settings", "Clock"):
        assert schema["components"]["schemas"][name]["additionalProperties"] is False
    found = {f"#/components/schemas/{name}" for name in schema["components"]["schemas"]}
    assert {*references(schema)} - {"#/components/responses/Refused"} <= found


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [each for value in part.values() for each in references(value)]
    return [each for value in part for each in references(value)] if isinstance(part, list) else []


@pytest.mark.parametrize("which", ["socket", "http"])
def test_the_command_prints_it(which: str) -> None:
    command = [sys.executable, "-m", "conclave", "schema", which]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, timeout=20)
    assert json.loads(printed.stdout)["$schema" if which == "socket" else "openapi"]


@pytest.mark.parametrize("kind", ["http", "socket"])
def test_a_schema_is_the_same_every_time(kind: str) -> None:
    """Python orders sets otherwise with every start; programs are generated from this."""
    command = [sys.executable, "-m", "conclave", "schema", kind]
    written = {
        subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "4")
    }
    assert len(written) == 1
