"""How much one address may ask for."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from conclave.server import token_bucket
from conclave.server.web.limits import RequestLimit, SocketLimit, limited_address
from conclave.table.refused import Refused
from tests.server.web.running_server import Client, hear, running, say


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def count(limit: RequestLimit, address: str) -> int:
    """How many requests are possible now."""
    for number in range(1000):
        try:
            limit.take(address)
        except Refused:
            return number
    return 1000


def test_requests_of_an_address() -> None:
    clock = Clock()
    limit = RequestLimit(2.0, clock)
    assert count(limit, "a") == 20
    assert count(limit, "b") == 20
    clock.now = 3.0
    assert count(limit, "a") == 6
    clock.now = 1000.0
    assert count(limit, "a") == 20


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_bucket, "MOST_REMEMBERED", 3)
    limit = RequestLimit(1.0, Clock())
    for address in "abcd":
        count(limit, address)
    assert count(limit, "b") == 0
    assert count(limit, "a") == 10


def test_sockets_of_an_address() -> None:
    limit = SocketLimit(3, 2)
    with ExitStack() as opened:
        opened.enter_context(limit.one_more("a"))
        opened.enter_context(limit.one_more("a"))
        with pytest.raises(Refused), limit.one_more("a"):
            pass
        opened.enter_context(limit.one_more("b"))
        with pytest.raises(Refused), limit.one_more("c"):
            pass
    with limit.one_more("a"):
        pass


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_what_counts_as_one_address(host: str, counted: str) -> None:
    assert limited_address(host) == counted


def test_a_server_with_little_patience(tmp_path: Path) -> None:
    """Its addresses are those that its proxy names."""
    strict = ("--requests-per-address", "1", "--sockets-per-address", "1", "--tables-per-address", "2")
    with running(tmp_path / "data", *strict, "--behind-proxy", "127.0.0.1") as server:
        client = Client(server)
        table = client.new_table()["table"]
        client.new_table()
        too_many = client.http.post("/api/tables", json={"game": "ciub"})
        assert (too_many.status_code, too_many.json()["reason"]["key"]) == (429, "server-too-many-tables")
        with client.socket(table) as first, client.socket(table) as second:
            assert hear(second)["reason"]["key"] == "server-too-many-sockets"
            say(first, type="hello", protocol=1)
            assert hear(first)["type"] == "welcome"
        answers = [client.http.get("/health") for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["reason"]["key"] == "server-too-often"
        assert int(refused[0].headers["Retry-After"]) >= 1
        far = {"X-Forwarded-For": "203.0.113.9"}
        assert client.http.get("/metrics", headers=far).status_code == 404, "figures stay on the machine"
        elsewhere = client.http.get("/health", headers=far)
        assert elsewhere.status_code == 200
        client.close()
