"""A server for the attacks. Whatever is tried on it, nothing in it may fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.conftest import served
from tests.server.live.server_process import ServerProcess


@pytest.fixture(scope="session")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from served(tmp_path_factory, "attacked")
