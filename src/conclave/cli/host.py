"""How the host's commands reach the tables: by the server that runs on the folder, else in the folder."""

from __future__ import annotations

import asyncio
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from conclave.cli.edge import problem, refused
from conclave.core.text import Text, text
from conclave.server.host_commands import HostCommand, OneTable
from conclave.server.web.server_file import ServerFile, read_server_file
from conclave.storage import FolderInUse, SqliteStorage, StorageProblem
from conclave.storage.database import DATABASE
from conclave.table.refused import Refused

PATH: Final = "api/host"
PATIENCE: Final = 600.0
"""Seconds that a server may take; it deletes many tables a few at a time, beside the games that go on."""
NO_SUCH_TABLE: Final = "server-no-table"

Answer = TypeVar("Answer")


class _Refusal(msgspec.Struct, frozen=True):
    """What is needed of `conclave.server.web.problem.Problem`."""

    reason: Text


def check_folder(folder: Path) -> None:
    """A folder of which nobody has made a server's is left as it is."""
    if not (folder / DATABASE).exists():
        raise problem("storage-none", folder=str(folder), file=DATABASE)


def ask(folder: Path, command: HostCommand, wanted: type[Answer]) -> Answer:
    """Have a command carried out. What cannot be is a Problem in one sentence."""
    check_folder(folder)
    try:
        answer = _ask(folder, command)
    except (Refused, StorageProblem) as wrong:
        if wrong.reason.key == NO_SUCH_TABLE and isinstance(command, OneTable):
            raise problem("cli-tables-unknown", table=command.table) from None
        raise refused(wrong.reason) from None
    return msgspec.json.decode(answer, type=wanted)


def _ask(folder: Path, command: HostCommand) -> bytes:
    try:
        storage = SqliteStorage.open(folder)
    except FolderInUse:
        server = read_server_file(folder)
        if server is None:  # it is only just starting or stopping, or is no server
            raise
        return _ask_server(server, command)
    with closing(storage):
        return asyncio.run(_carry_out(storage, command))


async def _carry_out(storage: SqliteStorage, command: HostCommand) -> bytes:
    from conclave.server.bot_workers.bot_pool import BotPool
    from conclave.server.host_actions import HostActions
    from conclave.server.table_manager import NoSuchTable, TableManager

    manager = TableManager(storage, BotPool())
    # In a closed manager, nothing goes on by itself: no clock runs out, and no bot moves or covers.
    await manager.close()
    try:
        answer = await HostActions(manager, storage, running=False).carry_out(command)
    except NoSuchTable:
        raise Refused("wrong", text(NO_SUCH_TABLE)) from None
    except Refused:
        raise
    except Exception:
        if not isinstance(command, OneTable):
            raise
        raise problem("cli-tables-damaged", table=command.table) from None
    return msgspec.json.encode(answer)


def _ask_server(server: ServerFile, command: HostCommand) -> bytes:
    address = urlsplit(server.local)
    silent = problem("cli-tables-server-silent", url=server.local, pid=str(server.pid))
    connection = HTTPConnection(address.hostname or "", address.port, timeout=PATIENCE)
    try:
        connection.request(
            "POST",
            address.path + PATH,
            msgspec.json.encode(command),
            {"Authorization": f"Bearer {server.token}", "Content-Type": "application/json"},
        )
        response = connection.getresponse()
        answer = response.read()
    except (OSError, HTTPException):
        raise silent from None
    finally:
        connection.close()
    if response.status == 200:
        return answer
    try:
        reason = msgspec.json.decode(answer, type=_Refusal).reason
    except ValueError:
        raise silent from None
    raise Refused("failed", reason)
