"""What the host of a server does, with the token that only its owner can read."""

from __future__ import annotations

from typing import Any

import httpx

from conclave.server.web.server_file import read_server_file
from tests.server.live.server_process import ServerProcess


def host_token(server: ServerProcess) -> str:
    note = read_server_file(server.data)
    assert note is not None
    return note.token


def host_does(server: ServerProcess, what: str, table: str, **more: Any) -> None:
    """The same as `conclave tables kick` and its like, which ask the server that runs."""
    headers = {"Authorization": f"Bearer {host_token(server)}"}
    answer = httpx.post(f"{server.url}/api/host", json={"do": what, "table": table, **more}, headers=headers)
    assert answer.status_code == httpx.codes.OK, answer.text
