"""Headers, cookies, names and origins: what stands between a server and other people's pages."""

from __future__ import annotations

import re

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from conclave.server.web.config import Config, WrongAddress, read_base_path, read_public_url
from conclave.server.web.guards import is_own_host
from tests.server.web.running_server import Client, hear, say

KEPT = ("/", "/api/games", "/schema", "/icon.svg")
"""What is the same for everybody, and may be kept by a browser that asks whether it still is."""
PATHS = ("/", "/health", "/api/games", "/api/nothing", "/schema", "/icon.svg", "/assets/nothing.css")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_keeps_others_out(client: Client, path: str) -> None:
    headers = client.http.get(path).headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "server" not in headers
    assert headers["Cache-Control"] == ("no-cache" if path in KEPT else "no-store")


@pytest.mark.parametrize(
    ("host", "safe"),
    [
        ("localhost", True),
        ("127.0.0.1:8000", True),
        ("[::1]:80", True),
        ("192.168.1.20:8000", False),
        ("", False),
    ],
)
def test_a_page_that_may_have_been_changed_on_its_way_has_no_header_that_browsers_complain_of(
    client: Client, host: str, safe: bool
) -> None:
    headers = client.http.get("/health", headers={"Host": host}).headers
    assert headers.get("Cross-Origin-Opener-Policy") == ("same-origin" if safe else None)


# -- the cookie ----------------------------------------------------------------------------------------------


def test_a_client_is_known_by_its_cookie(client: Client, other: Client) -> None:
    table = client.new_table()["table"]
    assert [each["table"] for each in client.http.get("/api/me/tables").json()] == [table]
    assert other.http.get("/api/me/tables").json() == []
    assert client.http.get(f"/api/tables/{table}").json()["id"] == table
    assert other.http.get(f"/api/tables/{table}").status_code == 403


def test_the_cookie_is_for_the_server_only(client: Client) -> None:
    answer = client.http.post("/api/tables", json={"game": "ciub"})
    written = answer.headers["Set-Cookie"]
    assert re.match(r"conclave=[A-Za-z0-9_-]{22}; ", written)
    parts = {part.strip().lower() for part in written.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/", "max-age=31536000"} <= parts
    assert "secure" not in parts  # nobody could log in over plain HTTP


def test_a_cookie_is_kept_and_a_foreign_one_replaced(client: Client) -> None:
    client.new_table()
    mine = client.http.cookies["conclave"]
    client.new_table()
    assert client.http.cookies["conclave"] == mine
    for foreign in ("x", mine + "x", "a b", "é".encode().hex() * 9):
        headers = {"Cookie": f"conclave={foreign}"}
        answer = httpx.post(f"{client.http.base_url}/api/tables", json={"game": "ciub"}, headers=headers)
        assert answer.cookies["conclave"] not in (foreign, mine)


def test_a_link_opens_a_table(client: Client, other: Client) -> None:
    created = client.new_table()
    table, token = created["table"], created["links"]["invite"]
    assert other.http.post(f"/api/tables/{table}/enter", json={"token": "wrong"}).status_code == 403
    assert other.http.post(f"/api/tables/{table}/enter", json={}).status_code == 403
    entered = other.http.post(f"/api/tables/{table}/enter", json={"token": token})
    assert entered.status_code == 200
    assert entered.json() == {"table": table, "client": 2}
    with other.socket(table) as socket:
        say(socket, type="hello", protocol=1)
        assert hear(socket)["you"]["client"] == 2


def test_a_listed_table_needs_no_link(client: Client, other: Client) -> None:
    table = client.new_table(settings={"listed": True})["table"]
    assert table in [each["table"] for each in other.http.get("/api/tables").json()]
    assert other.http.post(f"/api/tables/{table}/enter", json={}).status_code == 200


# -- origins and names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://["]
)
def test_pages_of_others_change_nothing(client: Client, origin: str) -> None:
    answer = client.http.post("/api/tables", json={"game": "ciub"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"]["key"] == "server-origin-foreign"
    assert "Set-Cookie" not in answer.headers
    table = client.new_table()["table"]
    with pytest.raises(InvalidStatus, match="403"):
        client.socket(table, Origin=origin)


def test_own_pages_may(client: Client) -> None:
    own = f"http://{client.http.base_url.netloc.decode()}"
    answer = client.http.post("/api/tables", json={"game": "ciub"}, headers={"Origin": own})
    assert answer.status_code == 201
    with client.socket(answer.json()["table"], Origin=own) as socket:
        say(socket, type="hello", protocol=1)
        assert hear(socket)["type"] == "welcome"


def test_a_foreign_name_is_refused(client: Client) -> None:
    answer = client.http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "--public-url" in answer.json()["message"]


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.7.3", True),
        ("localhost:1", True),
        ("kitchen", True),
        ("kitchen.local:8000", True),
        ("play.example.org", True),
        ("PLAY.example.org", True),
        ("play.example.org:81", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("local.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_names_of_the_server(host: str, own: bool) -> None:
    assert is_own_host(host, Config(public_url="https://play.example.org")) is own


# -- addresses -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["conclave", "/conclave", "conclave/", "/conclave/"])
def test_base_paths(written: str) -> None:
    assert read_base_path(written) == "/conclave"
    assert read_base_path("/a/b-c_d") == "/a/b-c_d"
    assert read_base_path("/") == ""


@pytest.mark.parametrize("written", ["a//b", "a b", "../x", "{x}", "a?b", "x%20"])
def test_wrong_base_paths(written: str) -> None:
    with pytest.raises(WrongAddress):
        read_base_path(written)


def test_public_addresses() -> None:
    assert read_public_url("https://example.org/", "") == "https://example.org"
    assert (
        read_public_url("https://example.org:444/conclave/", "/conclave")
        == "https://example.org:444/conclave"
    )
    assert read_public_url("", "/conclave") == ""
    assert Config(public_url="https://example.org").is_secure
    assert not Config(public_url="http://example.org").is_secure


@pytest.mark.parametrize(
    "url",
    [
        "example.org",
        "ftp://example.org",
        "https://",
        "https://a/b",
        "https://a?b",
        "http://[",
        "https://u:p@a",
        "http://a:x",
    ],
)
def test_wrong_public_addresses(url: str) -> None:
    with pytest.raises(WrongAddress):
        read_public_url(url, "")
