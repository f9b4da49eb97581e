"""Headers of every answer, also of refusals: nothing from elsewhere, nothing kept, nothing guessed."""

from __future__ import annotations

import re
from typing import Final

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
    )
)
SECURITY: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OPENER: Final = "Cross-Origin-Opener-Policy"
"""Browsers heed it only where nobody can have changed the page on its way, and elsewhere complain of it."""
_THIS_MACHINE: Final = re.compile(r"(localhost|[^:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?")
CACHED_PAGES: Final = "no-cache"
"""Pages may be cached, but have to be revalidated."""

_log = structlog.get_logger("conclave.web")


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    for name, value in SECURITY.items():
        headers[name] = value
    if _is_safe_on_its_way(scope):
        headers[OPENER] = "same-origin"
    headers.setdefault("Cache-Control", "no-store")
    _log.debug("request", method=scope.get("method"), path=scope["path"], status=message["status"])


def _is_safe_on_its_way(scope: Scope) -> bool:
    host = Headers.from_scope(scope).get("host", "")
    return scope.get("scheme") == "https" or _THIS_MACHINE.fullmatch(host) is not None
