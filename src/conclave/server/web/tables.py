"""Tables over HTTP: made, found, entered, looked at. What happens at a table goes over its socket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from conclave.server.message_parts import TableShown
from conclave.server.table_manager import TableManager
from conclave.server.table_requests import Created, Listed, NewTable
from conclave.server.tokens import digest
from conclave.server.web.config import LARGEST_NEW_TABLE, Config
from conclave.server.web.cookie import client_key, cookie, token_or_new
from conclave.server.web.guards import address_of
from conclave.server.web.problem import read_body


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """Of the link; empty for a table that everybody may find."""


class Entered(msgspec.Struct, frozen=True):
    table: str
    client: int
    """The number by which the table knows this client."""


@post("/tables", request_max_body_size=LARGEST_NEW_TABLE, opt={"takes": NewTable})
async def create_table(
    request: Request[Any, Any, Any],
    body: RawBody,
    manager: NamedDependency[TableManager],
    config: NamedDependency[Config],
) -> Response[Created]:
    """Make a table. The tokens of its links are in the answer and nowhere else."""
    new = read_body(body, NewTable)
    token = token_or_new(request)
    created = await manager.create(digest(token), digest(address_of(request)), new)
    return Response(created, cookies=[cookie(token, config)])


@get("/tables")
async def list_tables(manager: NamedDependency[TableManager]) -> list[Listed]:
    """The tables that everybody may find and sit down at."""
    return manager.public_tables()


@get("/me/tables")
async def my_tables(request: Request[Any, Any, Any], manager: NamedDependency[TableManager]) -> list[Listed]:
    """Where this client has been, the latest first."""
    key = client_key(request)
    return manager.mine(key) if key else []


@get("/tables/{table:str}")
async def show_table(
    request: Request[Any, Any, Any], table: FromPath[str], manager: NamedDependency[TableManager]
) -> TableShown:
    """A table as everybody sees it who may look at it."""
    return await manager.describe(table, client_key(request))


@post("/tables/{table:str}/enter", status_code=200, opt={"takes": Enter})
async def enter_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    body: RawBody,
    manager: NamedDependency[TableManager],
    config: NamedDependency[Config],
) -> Response[Entered]:
    """Come in with the token of a link. From then on the cookie opens the socket."""
    wish = read_body(body, Enter)
    token = token_or_new(request)
    client = await manager.enter(table, digest(token), wish.token)
    return Response(Entered(table, client), cookies=[cookie(token, config)])


def tables_router() -> Router:
    return Router("/api", route_handlers=[create_table, list_tables, my_tables, show_table, enter_table])
