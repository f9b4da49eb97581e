"""Nobody stops the server by what they send before a request is whole, or by how much they open."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from conclave.server.table_manager import Limits
from conclave.server.web.http_protocol import LARGEST_HEAD, REQUEST_SECONDS, ConnectionLimit
from tests.server.live.whole_games import seated
from tests.server.raw_connection import Line, line
from tests.server.web.running_server import Client, Running, hear, running, say

FEW = 8
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
MEGABYTE = b"x" * 1_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("attacks") / "data", "--requests-per-address", "1000") as server:
        yield server
        lines = [json.loads(line) for line in server.log().splitlines()]
        assert [line for line in lines if line["level"] != "info"] == []


@contextmanager
def client_of(server: Running) -> Iterator[Client]:
    client = Client(server)
    yield client
    client.close()


def is_well(server: Running) -> bool:
    with client_of(server) as client:
        return client.http.get("/health").status_code == 200


def ends(one: Line) -> bytes:
    """All that comes until the server closes."""
    one.socket.settimeout(3 * REQUEST_SECONDS)
    heard = b""
    with suppress(ConnectionError):
        while part := one.socket.recv(65_536):
            heard += part
    return heard


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    sent = 0
    with line(server) as one, suppress(ConnectionError):
        one.send(HEAD + b"X: ")
        while sent < 120:
            one.send(MEGABYTE)
            sent += 1
    assert sent < 120
    assert is_well(server)


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * LARGEST_HEAD,
        HEAD + b"".join([b"X-%d: y\r\n" % number for number in range(LARGEST_HEAD // 8)]),
        b"GET /" + b"a" * LARGEST_HEAD,
        b"\r\n" * LARGEST_HEAD,
    ],
    ids=["one header", "many headers", "a path", "nothing"],
)
def test_a_head_that_is_too_large_is_refused(server: Running, head: bytes) -> None:
    with line(server) as one:
        one.send(head)
        answer = ends(one)
    assert not answer or status(answer) == 431


def test_a_large_body_may_follow_a_head_of_any_allowed_size(server: Running) -> None:
    body = b" " * 60_000
    filling = LARGEST_HEAD - 500
    head = POST + b"Connection: close\r\nContent-Length: %d\r\nX: %s\r\n\r\n"
    with line(server) as one:
        one.send(head % (len(body), b"x" * filling) + body)
        assert status(ends(one)) == 400, "it is read, and is no table"


def test_requests_that_do_not_end(server: Running) -> None:
    """Nothing at all; half a head; half a body; a line after a request that was answered."""
    with ExitStack() as opened:
        lines = [opened.enter_context(line(server)) for _ in range(4)]
        lines[1].send(HEAD)
        lines[2].send(POST + b"Content-Length: 100\r\n\r\n{")
        lines[3].send(HEAD + b"\r\n")
        while b"tables" not in lines[3].socket.recv(65_536):
            pass
        lines[3].send(b"\r\n")
        answers = [ends(one) for one in lines]
    assert not answers[0]
    assert [status(answer) for answer in answers[1:]] == [408, 408, 408]


def test_a_request_byte_by_byte_has_no_more_time(server: Running) -> None:
    with line(server) as one:
        one.socket.settimeout(REQUEST_SECONDS / 20)
        heard = b""
        for byte in HEAD * 10:
            with suppress(TimeoutError):
                one.send(bytes([byte]))
                heard = one.socket.recv(65_536)
                break
    assert not heard or status(heard) == 408


def test_whoever_hangs_up_in_the_middle_writes_no_log(server: Running) -> None:
    before = len(server.log())
    for _ in range(20):
        with line(server) as one:
            one.send(POST + b"Content-Length: 100\r\n\r\n{")
    assert is_well(server)
    assert len(server.log()) == before


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", "--connections-per-address", str(FEW)) as server,
        client_of(server) as client,
    ):
        table = client.new_table()["table"]
        with ExitStack() as opened:
            for _ in range(FEW):
                socket = opened.enter_context(client.socket(table))
                say(socket, type="hello", protocol=1)
                assert hear(socket)["type"] == "welcome"
            idle = [opened.enter_context(line(server)) for _ in range(FEW - 1)]
            refused = opened.enter_context(line(server))
            answer = ends(refused)
            assert not answer or status(answer) == 429
            idle[0].socket.close()
            while not _is_answered(server):
                pass


def _is_answered(server: Running) -> bool:
    """The server has noticed that a place is free."""
    with line(server) as one:
        with suppress(ConnectionError):
            one.send(HEAD + b"Connection: close\r\n\r\n")
        answer = ends(one)
    return bool(answer) and status(answer) == 200


def test_a_proxy_brings_as_many_as_it_likes() -> None:
    limit = ConnectionLimit(5, 2, "10.0.0.0/8, ::1")
    assert [limit.take("10.1.2.3") for _ in range(3)] == ["10.1.2.3"] * 3
    assert limit.take("192.0.2.1") == "192.0.2.1"
    assert limit.take("192.0.2.1") == "192.0.2.1"
    assert limit.take("10.1.2.3") is None, "five in all"
    limit.give_back("10.1.2.3")
    assert limit.take("192.0.2.1") is None, "two of one address"
    assert limit.take("testclient") == "testclient"


def test_too_many_requests_close_a_socket_and_do_not_forbid_it(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--requests-per-address", "1") as server, client_of(server) as client:
        table = client.new_table()["table"]
        while client.http.get("/health").status_code != 429:
            pass
        with client.socket(table) as socket:
            assert hear(socket)["reason"]["key"] == "server-too-often"


def test_more_sockets_bring_no_more_messages(server: Running) -> None:
    """Two hundred at once, then forty a second, over all windows of a browser together."""
    windows, each = 4, 100
    with client_of(server) as client, ExitStack() as opened:
        table = client.new_table()["table"]
        sockets = [opened.enter_context(client.socket(table)) for _ in range(windows)]
        begun = time.monotonic()
        for socket in sockets:
            say(socket, type="hello", protocol=1)
            for _ in range(each):
                say(socket, type="ping")
        for socket in sockets:
            for _ in range(each):
                while hear(socket)["type"] != "pong":
                    pass
        assert (
            time.monotonic() - begun > (windows * each - Limits().burst) / Limits().messages_per_second - 0.5
        )


def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    """It was not counted: one game after the other could be made, each with a board of its own."""
    with (
        running(tmp_path / "data", "--tables-per-address", "2") as server,
        seated(server, people=2) as (ada, bo),
    ):
        bo.do("resign", seat=1)
        ada.do("rematch")
        refused = ada.http.post(f"{server.url}/api/tables", json={"game": "ciub"})
    assert (refused.status_code, refused.json()["reason"]["key"]) == (429, "server-tables-too-often")
