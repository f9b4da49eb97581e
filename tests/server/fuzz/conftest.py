"""One real server for all attacks over the network: in the end it has met nothing that made it fail."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.web.running_server import Client, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    generous = ("--requests-per-address", "100000", "--tables-per-address", "100000")
    with running(tmp_path_factory.mktemp("fuzz") / "data", *generous) as server:
        yield server
        lines = [json.loads(line) for line in server.log().splitlines()]
        assert [line for line in lines if line["level"] in ("error", "critical")] == []


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    client = Client(server)
    yield client
    client.close()


@pytest.fixture(autouse=True)
def undisturbed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever is done to the server, a game at another table goes on."""
    if "server" not in request.fixturenames:
        yield
        return
    player = Client(request.getfixturevalue("server"))
    table = player.new_table(game="ciub", seats=[{"kind": "me", "name": "Zoe"}])["table"]
    with player.socket(table) as socket:
        socket.send('{"type": "hello", "protocol": 1}')
        assert json.loads(socket.recv(timeout=20))["type"] == "welcome"
        yield
        socket.send('{"type": "say", "id": "still-here", "words": "still here"}')
        assert json.loads(socket.recv(timeout=20)) == {
            "type": "done",
            "id": "still-here",
            "version": None,
            "token": "",
            "table": "",
        }
    player.close()
