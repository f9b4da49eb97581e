"""Records over HTTP: of a table, and whether a record is true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, RawBody

from conclave.core.record import Record, RecordError, from_windows, parse_record
from conclave.core.record_replay import find_game
from conclave.core.registry import UnknownGame
from conclave.core.text import Text, text
from conclave.locale import locale
from conclave.registry import GAMES
from conclave.server.replays import ReplayShown, render_replay
from conclave.server.table_manager import TableManager
from conclave.server.web.config import LARGEST_RECORD
from conclave.server.web.cookie import client_key
from conclave.table.fairness import Finding, ProofStatus, check
from conclave.table.refused import Refused

Result = TypeVar("Result")

MOST_WAITING: Final = 8
"""Checks; more are refused rather than answered late."""


class FindingShown(msgspec.Struct, frozen=True):
    line: int
    """Of the record; 0: the whole."""
    reason: Text
    message: str
    """The reason in English."""


class VerdictShown(msgspec.Struct, frozen=True):
    verdict: ProofStatus
    findings: list[FindingShown]
    """What is wrong; or, if nothing is, what could not be checked."""
    over: bool
    entries: int
    replayed: bool
    """The rules were asked, and agree with every line."""
    recomputed: int
    """Chances that came out as recorded."""
    left_out: list[int]
    """Clients whose seeds are no part of the dice."""


class RecordChecks:
    """One at a time, in a thread of its own: a long record keeps a processor busy for seconds."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def check(self, written: str) -> VerdictShown:
        return await self._in_turn(lambda: check_record(written))

    async def replay(self, written: str, seat: int | None) -> ReplayShown:
        return await self._in_turn(lambda: replay_record(written, seat))

    async def _in_turn(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", text("server-checks-busy"))
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def check_record(written: str) -> VerdictShown:
    try:
        record = parse_record(from_windows(written))
    except RecordError as wrong:
        unreadable = _shown(Finding(wrong.line, wrong.reason))
        return VerdictShown(ProofStatus.FALSE, [unreadable], False, 0, False, 0, [])
    verdict = check(record, _game_of(record))
    return VerdictShown(
        verdict=verdict.status,
        findings=[_shown(finding) for finding in verdict.findings],
        over=record.places is not None,
        entries=len(record.entries),
        replayed=verdict.replayed,
        recomputed=verdict.recomputed,
        left_out=[each.client for each in verdict.left_out],
    )


def replay_record(written: str, seat: int | None) -> ReplayShown:
    try:
        record = parse_record(from_windows(written))
        return render_replay(find_game(GAMES, record), record, seat)
    except RecordError as wrong:
        raise Refused("wrong", text("server-replay-refused", line=wrong.line, reason=wrong.reason)) from None


def _game_of(record: Record) -> Any:
    try:
        return GAMES.find(record.game)
    except UnknownGame:
        return None


def _shown(finding: Finding) -> FindingShown:
    return FindingShown(finding.line, finding.reason, locale().say(finding.reason))


@get("/tables/{table:str}/record", media_type="text/plain")
async def show_record(
    request: Request[Any, Any, Any], table: FromPath[str], manager: NamedDependency[TableManager]
) -> Response[str]:
    """The record of a game, as this client may have it: without what is still secret."""
    record = await manager.record(table, client_key(request))
    name = "".join([letter for letter in table if letter.isalnum()])
    return Response(
        record,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}.record"'},
    )


@post(
    "/records/check",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    opt={"takes_text": True},
)
async def check_posted(body: RawBody, checks: NamedDependency[RecordChecks]) -> VerdictShown:
    """Whether a record is proven, unproven or false, and why. docs/fairness.md says what that means."""
    return await checks.check(_read_text(body))


@post(
    "/records/replay",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    opt={"takes_text": True},
)
async def replay_posted(
    body: RawBody, checks: NamedDependency[RecordChecks], seat: FromQuery[int | None] = None
) -> ReplayShown:
    """A record step by step, as a seat saw it, or as everybody could."""
    return await checks.replay(_read_text(body), seat)


def _read_text(body: bytes) -> str:
    try:
        written = body.decode()
    except UnicodeDecodeError:
        written = ""
    if not written:
        raise Refused("wrong", text("server-record-no-text"))
    return written


def records_router() -> Router:
    return Router("/api", route_handlers=[show_record, check_posted, replay_posted])
