"""docs/protocol.md names every message, every field of a client's message, and addresses that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from conclave.server import protocol
from conclave.server.message_parts import MOST_ACTIONS
from tests.server.live.server_process import ServerProcess

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")


def tags(union: object) -> dict[str, type]:
    return {str(each.__struct_config__.tag): each for each in get_args(union)}


FROM_CLIENT = tags(protocol.ClientMessage)
FROM_SERVER = tags(protocol.ServerMessage)


@pytest.mark.parametrize("kind", FROM_SERVER)
def test_what_the_server_says_is_explained(kind: str) -> None:
    said = PAGE.partition("### Messages from the server")[2].partition("\n### ")[0]
    assert re.search(rf"^\| .*`{kind}`", said, re.MULTILINE)


@pytest.mark.parametrize("kind", FROM_CLIENT)
def test_what_a_client_says_is_explained_with_all_fields(kind: str) -> None:
    row = re.search(rf"^\| `{kind}` \|([^|]*)\|", PAGE, re.MULTILINE)
    assert row is not None
    fields = {field.name for field in msgspec.structs.fields(FROM_CLIENT[kind])}
    assert set(re.findall(r"`(\w+)`", row[1])) == fields


def test_nothing_is_explained_that_does_not_exist() -> None:
    explained = re.findall(r"^\| `(\w+)` \|", PAGE.partition("### Messages from a client")[2], re.MULTILINE)
    assert set(explained) == set(FROM_CLIENT)


def test_what_clients_say_in_the_examples_is_understood() -> None:
    said = re.findall(r"^> (\{.*\})$", PAGE, re.MULTILINE)
    assert len(said) >= 4
    for message in said:
        protocol.read_message(message)


def test_the_schemas_are_where_the_page_says(server: ServerProcess) -> None:
    for path in (
        "/schema",
        "/api/schema/socket.json",
        "/api/schema/openapi.json",
        "/api/texts/en",
        "/api/games",
    ):
        assert path in PAGE
        assert httpx.get(f"{server.url}{path}").status_code == httpx.codes.OK


def test_the_limits_are_those_of_the_server() -> None:
    assert f"at most {protocol.LARGEST_MESSAGE // 1024} KiB" in PAGE
    assert f"more than {MOST_ACTIONS} legal actions" in PAGE
