"""What every request is asked before anything else: by which name, from where, how often."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler

from conclave.core.text import text
from conclave.server.web.config import Config
from conclave.server.web.limits import RequestLimit, limited_address
from conclave.server.web.problem import Misdirected
from conclave.table.refused import Refused

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
PRIVATE_NAMES: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".test")
"""Nobody can register these, so no page of the internet is reached by them."""

Connection = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connection, BaseRouteHandler], None]


def address_of(connection: Connection) -> str:
    """As limits count it. It is the proxy's word where the server was told of one."""
    client = connection.client
    return limited_address(client.host) if client is not None else ""


def make_guards(config: Config, requests: RequestLimit) -> list[Guard]:
    def known_host(connection: Connection, _: BaseRouteHandler) -> None:
        """A page of somebody else could have its own name point here, and then read as if it were ours."""
        host = connection.headers.get("host", "")
        if not is_own_host(host, config):
            raise Misdirected(host)

    def own_origin(connection: Connection, _: BaseRouteHandler) -> None:
        if connection.scope.get("method") not in READING:
            check_origin(connection, config)

    def not_too_often(connection: Connection, _: BaseRouteHandler) -> None:
        if connection.scope["type"] == ScopeType.HTTP:  # a socket is told, which takes that it is open
            requests.take(address_of(connection))

    return [not_too_often, known_host, own_origin]


def from_this_machine(connection: Connection, _: BaseRouteHandler) -> None:
    """Counts of what everybody does tell more than a player should know."""
    client = connection.client
    try:
        here = client is not None and ip_address(client.host).is_loopback
    except ValueError:
        here = False
    if not here:
        raise NotFoundException


def is_own_host(host: str, config: Config) -> bool:
    """The public name, an address, or a name that exists in private networks only."""
    if config.public_host and host.lower() == config.public_host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name.rstrip(".") and ":" not in name:
        return bool(name)
    if name.endswith(PRIVATE_NAMES):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(connection: Connection, config: Config) -> None:
    """Refused for a request that a page of somebody else makes; programs name no origin at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        parts = urlsplit("")
    own = {connection.headers.get("host", "").lower(), config.public_host} - {""}
    if parts.scheme not in ("http", "https") or parts.netloc not in own:
        raise Refused("denied", text("server-origin-foreign"))
