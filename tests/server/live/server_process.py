"""A table server as hosts start it: a process of its own, a data folder, a port that the system chooses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, Protocol

import httpx

COMMAND: Final = (sys.executable, "-m", "conclave", "serve")
PATIENCE: Final = 30.0
"""Seconds until a server that starts or stops has gone wrong."""


class AnyServer(Protocol):
    """Some server that runs."""

    @property
    def url(self) -> str: ...


class ServerProcess:
    """`url` changes when the server starts again: its port is a new one."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.data.parent / f"{self.data.name}.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*COMMAND, "--port", "0", "--no-browser", "--data", str(self.data), *self.options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._is_serving():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.02)

    def _is_serving(self) -> bool:
        assert self._process is not None
        try:
            noted = json.loads((self.data / "server.json").read_text())
        except (OSError, ValueError):
            return False
        if noted["pid"] != self._process.pid:  # left by an earlier process that was killed
            return False
        self.url = noted["url"].rstrip("/")
        try:
            return httpx.get(f"{self.url}/health").status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Ask it to end, as a host does; its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """End it without a chance to put anything in order."""
        return self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        os.kill(self._process.pid, how)
        return self._process.wait(PATIENCE)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def log(self) -> str:
        """What it has written so far, for debugging a failed test."""
        return (self.data.parent / f"{self.data.name}.log").read_text()
