"""One server for all tests that leave it running; others start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from served(tmp_path_factory, "shared")


def served(tmp_path_factory: pytest.TempPathFactory, name: str, *options: str) -> Iterator[ServerProcess]:
    """A server in a folder of its own. Whatever was asked of it, nothing in it may have failed."""
    process = ServerProcess(tmp_path_factory.mktemp(name) / "data", *options)
    process.start()
    yield process
    if process.is_running:
        assert process.stop() == 0
    assert "Traceback" not in process.log()
