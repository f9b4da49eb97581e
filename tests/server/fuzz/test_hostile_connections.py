"""What no browser would send: broken requests, broken frames, too much of everything."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from scripts.scripted_players.server_process import processor_seconds
from websockets.exceptions import ConnectionClosed

from conclave.server.protocol import LARGEST_MESSAGE
from tests.server.fuzz.mutations import mutate
from tests.server.raw_connection import (
    BINARY,
    CLOSE,
    COMPRESSED,
    LAST,
    MORE,
    PATIENCE,
    PING,
    PONG,
    TEXT,
    line,
    seated_line,
)
from tests.server.web.running_server import Client, Running, hear, say

# -- frames --------------------------------------------------------------------------------------------------


def test_a_message_in_pieces(server: Running, client: Client) -> None:
    with seated_line(server, client) as one:
        one.send_frame(TEXT, b'{"ty')
        one.send_frame(LAST | PING, b"between")
        one.send_frame(MORE, b'pe": "pi')
        one.send_frame(LAST | MORE, b'ng"}')
        assert one.frame() == (PONG, b"between")
        assert one.message("pong")


@pytest.mark.parametrize("pieces", [1, 17, 2_000])
def test_too_large_a_message_ends_the_socket(server: Running, client: Client, pieces: int) -> None:
    """Also when no piece of it is too large by itself."""
    piece = b" " * (2 * LARGEST_MESSAGE // pieces + 1)
    with seated_line(server, client) as one:
        try:
            one.send_frame(TEXT, piece)
            for _ in range(pieces - 1):
                one.send_frame(MORE, piece)
        except ConnectionError:  # closed before all of it was sent
            return
        assert one.close_code() == 1009


@pytest.mark.parametrize(
    ("first", "payload", "masked"),
    [
        (LAST | TEXT | COMPRESSED, b"\xaa\x56\x2a\xa9\x2c\x48\x05\x00", True),
        (LAST | TEXT, b'{"type": "ping"}', False),
        (LAST | MORE, b"nothing to go on with", True),
        (LAST | 3, b"no such frame", True),
        (PING, b"a ping in pieces", True),
        (LAST | PING, b"x" * 126, True),
        (LAST | CLOSE, b"\x01", True),
        (LAST | CLOSE, b"\x00\x01", True),
    ],
    ids=["compressed", "bare", "continued", "unknown", "piece", "long", "short", "code"],
)
def test_frames_against_the_protocol(
    server: Running, client: Client, first: int, payload: bytes, masked: bool
) -> None:
    with seated_line(server, client) as one:
        one.send_frame(first, payload, masked=masked)
        assert one.close_code() in (1002, 1006)


def test_text_that_is_none(server: Running, client: Client) -> None:
    with seated_line(server, client) as one:
        one.send_frame(LAST | TEXT, b'{"type": "say", "id": "a", "words": "\xff"}')
        assert one.close_code() == 1007


def test_a_flood_of_pings(server: Running, client: Client) -> None:
    with seated_line(server, client) as one:
        for number in range(5_000):
            one.send_frame(LAST | PING, str(number).encode())
            assert one.frame() == (PONG, str(number).encode())
        one.send_frame(LAST | TEXT, b'{"type": "ping"}')
        assert one.message("pong")


def test_a_client_that_asks_and_does_not_read(server: Running, client: Client) -> None:
    """It is read more slowly, and waits for nobody but itself."""
    with seated_line(server, client) as one:
        one.socket.setblocking(False)
        deadline = time.monotonic() + 3
        while time.monotonic() < deadline:
            try:
                one.send_frame(LAST | TEXT, b'{"type": "sync"}')
            except BlockingIOError:
                break
        assert client.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    "first",
    [
        b"\xff\xfe",
        b'{"type": "hello", "protocol": 1, "\xff": 1}',
        b'{"type": "decide", "id": "a", "seat": 0, "version": 0, "action": {"kind": "a", "arguments": {"a": '
        + b"[" * 6_000
        + b"]" * 6_000
        + b"}}}",
        b"",
        b"null",
        b'{"type": "sync"}',
    ],
    ids=["noise", "no text", "deep", "empty", "null", "sync"],
)
def test_a_first_message_that_is_no_hello(server: Running, client: Client, first: bytes) -> None:
    table = client.new_table()["table"]
    with line(server) as one:
        one.open_socket(table, client.http.cookies["conclave"])
        one.send_frame(LAST | BINARY, first)
        assert one.message("bye")["reason"]["key"] == "server-hello-first"
        assert one.close_code() == 4400


# -- requests ------------------------------------------------------------------------------------------------


def test_connections_that_never_say_what_they_want(server: Running, client: Client) -> None:
    with ExitStack() as stack:
        for number in range(100):
            one = stack.enter_context(line(server))
            one.send(b"GET /health HT" if number % 2 else b"")
        assert client.http.get("/health").status_code == 200


SMUGGLED: Final = b"GET /api/me/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Transfer-Encoding: chunked, identity\r\n",
        b"Transfer-Encoding : chunked\r\n",
        b"Content-Length: +5\r\n",
        b"Content-Length: -5\r\n",
        b"Content-Length: 99999999999999999999\r\n",
        b"X: a\r\n Content-Length: 5\r\n",
        b"X: a\x00b\r\n",
        b"X: a\rY: b\r\n",
    ],
)
def test_requests_that_could_be_read_in_two_ways(server: Running, headers: bytes) -> None:
    """One answer at most, or the connection ends: what follows is never taken for another's request."""
    with line(server) as one:
        one.send(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n0\r\n\r\n" + SMUGGLED)
        answers = one.rest()
    assert b" 500 " not in answers
    assert b"HTTP/1.1 200" not in answers


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%5c..%5capp.py",
        "//etc/passwd",
        "/assets/../app.py",
        "/\x00",
        "/%00",
        "/api/tables/..%2f..%2fhealth",
        "/%ff%fe",
        "/" + "a" * 60_000,
        "http://elsewhere/etc/passwd",
    ],
)
def test_paths_that_lead_out(server: Running, path: str) -> None:
    with line(server) as one:
        one.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1"))
        answer = one.rest()
    assert b"root:" not in answer
    assert answer == b"" or answer.split(b" ", 2)[1] in (b"400", b"403", b"404", b"414", b"431"), answer[:200]


@pytest.mark.parametrize(
    "cookie",
    [
        "conclave=" + "a" * 22 + "; conclave=" + "b" * 22,
        "conclave=" + "a" * 30_000,
        "conclave=\xff\xfe",
        'conclave="' + "a" * 22 + '"',
        "conclave=a%0d%0aSet-Cookie: evil=1",
        ";" * 5_000,
        "=".join(["conclave"] * 1_000),
        "conclave=../../../etc/passwd",
    ],
)
def test_cookies_that_are_none(server: Running, cookie: str) -> None:
    wish = b'{"game": "ciub"}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    with line(server) as one:
        one.send(head.encode("latin-1") + f"Content-Length: {len(wish)}\r\n\r\n".encode() + wish)
        answer = one.rest()
    assert b" 500 " not in answer.partition(b"\r\n")[0]
    assert b"evil" not in answer


def test_many_come_by_one_link_at_once(server: Running, client: Client) -> None:
    """Everybody is somebody else, and a key that comes twice at the same moment is one client."""
    created = client.new_table()
    wish = {"token": created["links"]["invite"]}

    def enter(cookie: str) -> int:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            headers = {"Cookie": f"conclave={cookie}"}
            entered = http.post(f"/api/tables/{created['table']}/enter", json=wish, headers=headers)
            return int(entered.json()["client"])

    cookies = [f"{number % 8:022}" for number in range(32)]
    with ThreadPoolExecutor(16) as pool:
        numbers = list(pool.map(enter, cookies))
    assert len(set(zip(cookies, numbers, strict=True))) == len(set(numbers)) == 8
    assert 1 not in numbers


# -- what is asked for ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "option"), [("five-seals", "board"), ("ciub", "cards")])
def test_no_option_names_a_file(client: Client, tmp_path: Path, game: str, option: str) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text('planted = "a secret of the host"')
    for path in (str(secret), f"file://{secret}", f"@{secret}", f'include = "{secret}"'):
        answer = client.http.post("/api/tables", json={"game": game, "options": {option: path}})
        assert answer.status_code == 400
        assert "secret of the host" not in answer.text


@pytest.mark.parametrize(("game", "option"), [("five-seals", "board"), ("ciub", "cards")])
@pytest.mark.parametrize(
    "document",
    [
        "a = " + "[" * 90_000,
        "a" + ".a" * 45_000 + " = 1",
        "".join(f"{'a.' * 50}b{number} = 1\n" for number in range(400)),
        "[[a]]\n" * 8_000,
        "a = 1" + "0" * 400 + "\n",
        "\n" * 199_000,
        "a = '''" + "\n" * 190_000,
    ],
    ids=["nested", "dotted", "dotted often", "tables", "number", "empty", "unclosed"],
)
def test_hostile_documents_cost_little(
    server: Running, client: Client, game: str, option: str, document: str
) -> None:
    """Of the server's processor: whatever else runs on this machine does not count."""
    before = processor_seconds(server.process.pid)
    answer = client.http.post("/api/tables", json={"game": game, "options": {option: document}})
    assert answer.status_code in (400, 413)
    assert processor_seconds(server.process.pid) - before < 3


@pytest.mark.parametrize(
    "name", ["\u202egnihton", "a\u2066b", "a\u200bb", "a\x00b", "\u2028", "\ufeff", "\x1b[31m", "\U000e0041"]
)
def test_names_that_deceive_are_refused(client: Client, name: str) -> None:
    answer = client.http.post("/api/tables", json={"game": "ciub", "seats": [{"kind": "me", "name": name}]})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "table-name-wrong"


# -- mutated messages ----------------------------------------------------------------------------------------

BURST: Final = 200
"""Messages that a socket may send at once; after them it is slowed down."""
CLEAN: Final = (1000, 1001, 1007, 1009, 4400, 4403)


def besiege(client: Client, sockets: int) -> None:
    for number in range(sockets):
        source = Random(number)
        table = client.new_table(game=("wizard-dice", "five-seals", "ciub")[number % 3])["table"]
        with client.socket(table) as one:
            say(one, type="hello", protocol=1, show=0)
            try:
                for _ in range(BURST - 2):
                    message = mutate(source)
                    if len(message.encode() if isinstance(message, str) else message) <= LARGEST_MESSAGE:
                        one.send(message)
                say(one, type="ping")
                while hear(one)["type"] != "pong":
                    pass
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code not in CLEAN:
                    raise


def test_mutated_messages_over_a_real_socket(client: Client) -> None:
    besiege(client, 10)


@pytest.mark.long
def test_many_mutated_messages_over_real_sockets(client: Client) -> None:
    besiege(client, 101)
