from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.web.running_server import Client, Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it as it is; its limits are out of their way."""
    folder: Path = tmp_path_factory.mktemp("server") / "data"
    generous = ("--requests-per-address", "10000", "--tables-per-address", "10000")
    with running(folder, *generous, "--verbose") as server:
        yield server


@pytest.fixture
def client(server: Running) -> Iterator[Client]:
    """A new one every time."""
    client = Client(server)
    yield client
    client.close()


@pytest.fixture
def other(server: Running) -> Iterator[Client]:
    client = Client(server)
    yield client
    client.close()
