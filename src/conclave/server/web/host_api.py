"""What only the host may do, over HTTP: for the commands of the same machine, which find the token in a file.

Without the token there is nothing here. A cookie does not open it, so no page that somebody opens can.
"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import RawBody, SkipValidation

from conclave.server.host_actions import HostActions
from conclave.server.host_commands import HostAnswer, HostCommand
from conclave.server.table_manager import TableManager
from conclave.server.web.config import Config
from conclave.server.web.guards import Connection, Guard
from conclave.server.web.problem import read_body
from conclave.table.storage_port import Storage

PATH = "/api/host"


@post("/", status_code=200, include_in_schema=False)
async def carry_out(
    body: RawBody, manager: NamedDependency[TableManager], storage: NamedDependency[SkipValidation[Storage]]
) -> HostAnswer:
    """Any of the host's commands."""
    command: Any = read_body(body, HostCommand)  # type: ignore[arg-type]  # a union is a type for msgspec
    return await HostActions(manager, storage).carry_out(command)


def _only_the_host(token: str) -> Guard:
    expected = f"Bearer {token}".encode()

    def is_the_host(connection: Connection, _: BaseRouteHandler) -> None:
        given = connection.headers.get("authorization", "").encode()
        if not hmac.compare_digest(given, expected):
            raise NotFoundException

    return is_the_host


def host_router(config: Config) -> Router:
    return Router(PATH, route_handlers=[carry_out], guards=[_only_the_host(config.host_token)])
