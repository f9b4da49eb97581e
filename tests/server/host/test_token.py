"""Only the token of the server's own file opens what the host may do."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from conclave.server.web.server_file import ServerFile, read_server_file
from tests.server.live.scripted_client import ScriptedClient
from tests.server.live.server_process import ServerProcess

LIST = {"do": "list"}


@pytest.fixture(scope="module")
def note(server: ServerProcess) -> ServerFile:
    note = read_server_file(server.data)
    assert note is not None
    return note


def ask(server: ServerProcess, command: Any, authorization: str = "", **more: Any) -> httpx.Response:
    """`authorization` may have any letters of Latin-1: they travel as single bytes."""
    headers = [(b"Authorization", authorization.encode("latin-1"))] if authorization else []
    content = command if isinstance(command, bytes) else json.dumps(command).encode()
    return httpx.post(f"{server.url}/api/host", content=content, headers=headers, **more)


def test_the_token_is_for_the_owner_only(server: ServerProcess, note: ServerFile) -> None:
    assert (server.data / "server.json").stat().st_mode & 0o777 == 0o600
    assert len(note.token) == 22
    assert note.token not in server.log()
    assert ask(server, LIST, f"Bearer {note.token}").status_code == 200


def test_without_it_there_is_nothing(server: ServerProcess, note: ServerFile) -> None:
    nothing = httpx.post(f"{server.url}/api/nothing")
    assert nothing.status_code == 404
    wrong = ["", "Bearer", f"Bearer {note.token}x", f"Bearer {note.token[:-1]}", note.token]
    wrong += [f"Basic {note.token}", f"Bearer {'A' * 22}", "Bearer " + "A" * 5000]
    for authorization in [*wrong, "Bearer \xff\xfe"]:
        refused = ask(server, LIST, authorization)
        assert (refused.status_code, refused.content) == (404, nothing.content), authorization
    assert ask(server, LIST, params={"token": note.token}).status_code == 404
    assert ask(server, b"", "Bearer wrong").status_code == 404


def test_no_cookie_opens_it(server: ServerProcess, note: ServerFile) -> None:
    with ScriptedClient(server) as creator:
        created = creator.create("wizard-dice")
        url = f"{server.url}/api/host"
        assert creator.http.post(url, json=LIST).status_code == 404
        for token in created["links"].values():
            headers = {"Authorization": f"Bearer {token}"}
            assert creator.http.post(url, json=LIST, headers=headers).status_code == 404
        creator.http.cookies.set("conclave", note.token)
        assert creator.http.post(url, json=LIST).status_code == 404


def test_no_foreign_page_can_use_it(server: ServerProcess, note: ServerFile) -> None:
    headers = {"Authorization": f"Bearer {note.token}", "Origin": "https://evil.example"}
    assert httpx.post(f"{server.url}/api/host", json=LIST, headers=headers).status_code == 403


def test_it_is_no_part_of_the_public_interface(server: ServerProcess) -> None:
    assert "/api/host" not in httpx.get(f"{server.url}/api/schema/openapi.json").text


@pytest.mark.parametrize(
    ("command", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff", 400),
        (b"[" * 5000, 400),
        (b"null", 400),
        ({}, 400),
        ({"do": "sweep"}, 400),
        ({"do": "list", "limit": 3}, 400),
        ({"do": "list", "most": 0}, 400),
        ({"do": "list", "most": 10**9}, 400),
        ({"do": "list", "older_than": -1}, 400),
        ({"do": "list", "older_than": 10**300}, 400),
        ({"do": "list", "stages": ["nowhere"]}, 400),
        ({"do": "show", "table": "nowhere"}, 404),
        ({"do": "show", "table": ""}, 404),
        ({"do": "show", "table": "../x\0'; --"}, 404),
        ({"do": "show", "table": "x" * 101}, 400),
        ({"do": "show", "table": 7}, 400),
        ({"do": "kick", "table": "nowhere", "seat": 0}, 404),
        ({"do": "kick", "table": "nowhere", "seat": -1}, 400),
        ({"do": "kick", "table": "nowhere", "seat": 10**30}, 400),
        ({"do": "abandon", "table": "nowhere"}, 404),
        ({"do": "purge"}, 400),
        ({"do": "delete", "tables": ["x" * 90] * 1000}, 413),
    ],
)
def test_commands_that_make_no_sense(
    server: ServerProcess, note: ServerFile, command: Any, status: int
) -> None:
    refused = ask(server, command, f"Bearer {note.token}")
    assert refused.status_code == status, refused.text
    assert refused.json()["message"]


def test_a_delete_of_what_is_not_there(server: ServerProcess, note: ServerFile) -> None:
    names = ["nowhere", "\0", "' OR 1=1 --"]
    answer = ask(server, {"do": "delete", "tables": names}, f"Bearer {note.token}")
    assert answer.json() == {"deleted": 0, "missing": names}
