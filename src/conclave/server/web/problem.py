"""Everything that is refused over HTTP, in one form: a word for programs, a text, its English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from conclave.core.text import Text, text
from conclave.locale import locale
from conclave.server.table_manager import NoSuchTable
from conclave.table.refused import Refused

STATUS: Final = {"denied": 403, "wrong": 400, "busy": 429, "failed": 503}
"""Of the codes of `Refused`; all others are about the state of a table."""
CONFLICT: Final = 409
_HUNG_UP: Final = "client disconnected prematurely"
"""What the framework says of a request that ends in the middle; nobody may fill the host's log with these."""
RETRY_AFTER: Final = "2"
"""Seconds."""

AnyRequest = Request[Any, Any, Any]
Answer = Response[Any]
Body = TypeVar("Body")

_log = structlog.get_logger("conclave.web")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out. Nothing has changed."""

    code: str
    """One of the codes of the socket's `refused`, or `missing`, `method`, `large`."""
    reason: Text
    message: str
    """The reason in English."""


class Misdirected(Exception):
    """The server was asked by a name that is not its own."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.host = host


def read_body(written: bytes, wanted: type[Body]) -> Body:
    """JSON of exactly this form; Refused names the field that is wrong."""
    try:
        return msgspec.json.decode(written, type=wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("wrong", wrong_input(wrong)) from None


def wrong_input(wrong: Exception) -> Text:
    """What the decoder says, and of which field."""
    said, _, where = str(wrong).partition(" - at `$")
    field = where.rstrip("`").lstrip(".")
    if field:
        return text("server-input-field", field=field, problem=said)
    return text("server-input-wrong", problem=said)


def answer(status: int, code: str, reason: Text, headers: Mapping[str, str] | None = None) -> Answer:
    problem = Problem(code, reason, locale().say(reason))
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


# -- what went wrong -----------------------------------------------------------------------------------------


def _refused(_: AnyRequest, refused: Refused) -> Answer:
    headers = {"Retry-After": RETRY_AFTER} if refused.code in ("busy", "failed") else None
    return answer(STATUS.get(refused.code, CONFLICT), refused.code, refused.reason, headers)


def _no_such_table(_: AnyRequest, __: NoSuchTable) -> Answer:
    return answer(404, "missing", text("server-no-table"))


def _misdirected(_: AnyRequest, wrong: Misdirected) -> Answer:
    return answer(421, "denied", text("server-host-foreign", host=wrong.host))


def _http(request: AnyRequest, wrong: HTTPException) -> Answer:
    """What the framework refuses by itself."""
    headers = wrong.headers
    match wrong.status_code:
        case 404:
            return answer(404, "missing", text("server-no-page"), headers)
        case 405:
            return answer(405, "method", text("server-method-wrong", method=str(request.method)), headers)
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            return answer(413, "large", text("server-too-large", most=most or 0), headers)
        case status if status < 500:
            return answer(status, "wrong", text("server-input-wrong", problem=_detail(wrong)), headers)
    return _failed(request, wrong)


def _detail(wrong: HTTPException) -> str:
    extra = wrong.extra
    if isinstance(extra, list) and extra:
        return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra)
    return wrong.detail


def _failed(request: AnyRequest, wrong: Exception) -> Answer:
    if isinstance(wrong, HTTPException) and wrong.detail == _HUNG_UP:
        return answer(400, "wrong", text("server-input-wrong", problem=_HUNG_UP))  # nobody hears it
    _log.error("request failed", method=str(request.method), path=request.scope["path"], exc_info=wrong)
    return answer(500, "failed", text("server-failed"))


HANDLERS: Final[Mapping[int | type[Exception], Any]] = {
    Refused: _refused,
    NoSuchTable: _no_such_table,
    Misdirected: _misdirected,
    HTTPException: _http,
    Exception: _failed,
}
