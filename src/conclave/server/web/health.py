"""Whether the server can do its work: it answers, and what it keeps can be read."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog
from litestar import get
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from conclave.core.text import text
from conclave.table.refused import Refused
from conclave.table.storage_port import Storage

PATIENCE: Final = 5.0
"""Seconds that storage may take to answer."""

_log = structlog.get_logger("conclave.web")


class Health(msgspec.Struct, frozen=True):
    tables: dict[str, int]
    """By stage."""


@get("/health")
async def show_health(storage: NamedDependency[SkipValidation[Storage]]) -> Health:
    """200 if storage answers, else 503."""
    try:
        async with asyncio.timeout(PATIENCE):
            counts = await asyncio.to_thread(storage.counts)
    except Exception as wrong:
        _log.error("storage does not answer", exc_info=wrong)
        raise Refused("failed", text("server-storage-silent")) from None
    return Health(dict(counts))
