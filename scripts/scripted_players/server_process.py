"""The server under test as a process: started, watched, stopped, killed. Linux only: it looks into /proc."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from scripts.scripted_players.raw_client import Address, NoAnswer

LONGEST_START: Final = 30.0
LONGEST_END: Final = 30.0
PLENTY: Final = "100000"
"""Everybody here comes from one address."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class NotServing(Exception):
    """The server ended by itself, or does not answer."""


class ServerProcess:
    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.address = Address("127.0.0.1", port)
        self.began = 0.0
        """When the process was started."""
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def _log(self) -> Path:
        return self.folder.parent / "server.log"

    async def spawn(self) -> None:
        command = [sys.executable, "-m", "conclave", "serve", "--no-browser", "--data", str(self.folder)]
        command += ["--port", str(self.address.port)]
        for what in ("tables", "sockets", "connections", "messages", "requests"):
            command += [f"--{what}-per-address", PLENTY]
        self.began = time.perf_counter()
        with self._log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdout=output, stderr=output, env=self._environment()
            )

    def _environment(self) -> dict[str, str]:
        """With compiled modules, as an installed server has them, wherever it runs from."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**kept, "PYTHONPYCACHEPREFIX": str(self.folder.parent / "bytecode")}

    async def until_healthy(self) -> None:
        """NotServing if it ends, or takes too long."""
        assert self._process is not None
        while time.perf_counter() < self.began + LONGEST_START:
            if self._process.returncode is not None:
                break
            try:
                if (await self.address.ask("GET", "/health")).status == 200:
                    return
            except NoAnswer:
                pass
            await asyncio.sleep(0.02)
        raise NotServing(f"exit code {self._process.returncode}; {self.last_words()}")

    def last_words(self) -> str:
        return "\n".join(self._log.read_text(errors="replace").splitlines()[-20:])

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """As a host does."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        async with asyncio.timeout(LONGEST_END):
            await self._process.wait()

    # -- looking into it ---------------------------------------------------------------------------------

    def memory(self) -> int:
        """Resident bytes of the server, without its bots."""
        fields = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in fields if line.startswith("VmRSS:"))

    def processor_seconds(self) -> float:
        """Of the server, without its bots."""
        return processor_seconds(self.pid)

    def bot_seconds(self) -> float:
        """Of the bots that think now, since they were started."""
        return sum([processor_seconds(worker) for worker in self.workers()])

    def workers(self) -> list[int]:
        """The processes in which bots think."""
        try:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            return [int(child) for child in children if b"bot_workers.worker" in _command_of(child)]
        except OSError:
            return []

    def signal_worker(self, worker: int, how: signal.Signals) -> None:
        """Only to a process that this server has started."""
        if worker in self.workers():
            with suppress(ProcessLookupError):  # it may have just ended by itself
                os.kill(worker, how)


def _command_of(pid: str) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def busy_seconds() -> float:
    """Of all processors of this machine together, from any program."""
    user, nice, system, _, _, irq, softirq, *_ = map(
        int, Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    )
    return (user + nice + system + irq + softirq) / TICKS
