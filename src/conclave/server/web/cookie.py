"""How a client is known again: a random token in a cookie, of which the tables only ever see a digest."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from conclave.server.tokens import digest, new_token
from conclave.server.web.config import Config

NAME: Final = "conclave"
SECONDS: Final = 365 * 86_400
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def client_token(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The client's token; None for a new client, or one whose cookie is none of ours."""
    token = connection.cookies.get(NAME, "")
    return token if _FORM.fullmatch(token) else None


def client_key(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The digest by which tables know a client; empty for a new one, which no table knows."""
    token = client_token(connection)
    return "" if token is None else digest(token)


def token_or_new(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return client_token(connection) or new_token()


def cookie(token: str, config: Config) -> Cookie:
    """Sent with every entrance, so that a year is counted from the last one."""
    return Cookie(
        key=NAME,
        value=token,
        path=config.base_path or "/",
        max_age=SECONDS,
        httponly=True,
        samesite="strict",
        secure=config.is_secure,
    )
