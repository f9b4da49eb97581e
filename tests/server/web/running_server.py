"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0


class Running:
    def __init__(self, folder: Path, *arguments: str, python: Path | None = None) -> None:
        """`python` is that of another environment with a conclave of its own."""
        command = [str(python or sys.executable), "-m", "conclave", "serve", "--port", "0", "--no-browser"]
        self._log = (folder.parent / f"{folder.name}.log").open("w+")
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://(\S+?)/[ )]", self.greeting.replace("also ", ""))
        assert found is not None, (self.greeting, self.log())
        self.address = found[1]

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def log(self) -> str:
        self._log.flush()
        self._log.seek(0)
        return self._log.read()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """The exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """The exit code, once it has ended."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
        return code


@contextmanager
def running(folder: Path, *arguments: str, python: Path | None = None) -> Iterator[Running]:
    server = Running(folder, *arguments, python=python)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody with a browser: HTTP with a cookie, and sockets with the same one."""

    def __init__(self, server: Running) -> None:
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self._sockets = f"ws://{server.address}"

    def new_table(self, **wishes: Any) -> dict[str, Any]:
        wish = {
            "game": "wizard-dice",
            "options": {"players": 2},
            "seats": [{"kind": "me", "name": "Ada"}],
            **wishes,
        }
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def socket(self, table: str, **headers: str) -> ClientConnection:
        cookie = self.http.cookies.get("conclave")
        with_cookie = {"Cookie": f"conclave={cookie}"} if cookie else {}
        return connect(
            f"{self._sockets}/api/tables/{table}/socket",
            additional_headers={**with_cookie, **headers},
            open_timeout=PATIENCE,
        )

    def close(self) -> None:
        self.http.close()


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def hear_of_table(socket: ClientConnection, **wanted: Any) -> dict[str, Any]:
    """The table once it is as wanted; other messages are passed over."""
    while True:
        table = hear(socket).get("table")
        if isinstance(table, dict) and {name: table[name] for name in wanted} == wanted:
            return table


def hear_to_the_end(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Everything that is still said, and the code with which the socket is closed."""
    messages = []
    try:
        while True:
            messages.append(hear(socket))
    except ConnectionClosed as closed:
        return messages, 0 if closed.rcvd is None else closed.rcvd.code


def hear(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
    return message
