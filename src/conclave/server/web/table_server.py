"""A server from its start to its end: it listens, serves, says goodbye and leaves everything on disk."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import structlog
import uvicorn

from conclave.locale import locale
from conclave.registry import GAMES, KITS
from conclave.server.app import make_app
from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.host_settings import read_settings
from conclave.server.protocol import LARGEST_MESSAGE
from conclave.server.table_manager import Limits, TableManager
from conclave.server.web.addresses import own_urls
from conclave.server.web.config import Config
from conclave.server.web.http_protocol import ConnectionLimit, LimitedHttp
from conclave.server.web.server_file import ServerFile, remove_server_file, write_server_file
from conclave.table.settings import DAY
from conclave.table.storage_port import Storage

FAREWELL: Final = 3.0
"""Seconds that clients have to read why the server goes."""
PATIENCE: Final = 3
"""Seconds for requests that are under way."""
TIDY_EVERY: Final = 3600.0
SWITCH_SECONDS: Final = 0.0005
"""How long a thread keeps the others waiting: the one that writes to disk needs little time, but at once."""
FEW_OBJECTS: Final = (1_000, 4, 1_000_000)
"""New objects that the garbage collector looks at together: 5,000 at most, which takes some milliseconds.
20,000 took up to 70, once a second under load; fifty times as many, once a minute, half a second."""
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_log = structlog.get_logger("conclave.server")


@dataclass(frozen=True)
class Service:
    """How a server is to be run."""

    folder: Path
    config: Config = field(default_factory=Config)
    limits: Limits = field(default_factory=Limits)
    proxy: str = ""
    """Whose word is taken for the addresses of clients; empty: nobody's."""
    retention: int | None = None
    """Days after which tables where nothing happens are abandoned and deleted; None: see `HostSettings`."""


def serve(
    service: Service, storage: Storage, listener: socket.socket, started: Callable[[list[str]], None]
) -> None:
    """Until a signal ends it. `started` is told the addresses."""
    _allow_many_files()
    _avoid_long_pauses()
    with asyncio.Runner(loop_factory=_uvicorn_config(None, service).get_loop_factory()) as runner:
        runner.run(_serve(service, storage, listener, started))


async def _serve(
    service: Service, storage: Storage, listener: socket.socket, started: Callable[[list[str]], None]
) -> None:
    bot_pool = BotPool()
    manager = TableManager(storage, bot_pool, service.limits)
    urls = own_urls(listener, service.config)
    config = replace(service.config, link_url=urls[0].removesuffix("/"))
    app = make_app(manager, config, storage, bot_pool)

    def ready() -> None:
        write_server_file(service.folder, _note(service, urls))
        _log.info("server started", url=urls[0])
        _warn_of_broken_kits()
        started(urls)

    await manager.start()
    tidying = asyncio.create_task(_tidy_up(manager, service))
    server = TableServer(_uvicorn_config(app, service), manager.close, ready)
    try:
        await server.serve([listener])
    finally:
        tidying.cancel()
        remove_server_file(service.folder)
    _log.info("server stopped")


def _warn_of_broken_kits() -> None:
    for _ in GAMES:
        pass  # a kit may turn out to be broken only when its rules are loaded
    for broken in KITS.broken:
        reason = locale().say(broken.reason)
        _log.warning("a game cannot be played", game=broken.name, source=broken.source, reason=reason)


def _note(service: Service, urls: list[str]) -> ServerFile:
    return ServerFile(os.getpid(), urls[0], urls[-1], service.config.host_token, service.retention)


async def _tidy_up(manager: TableManager, service: Service) -> None:
    """Once an hour. The host may change the settings while the server runs."""
    while True:
        abandoned = deleted = 0
        try:
            days = service.retention or read_settings(service.folder).retention
            if days is not None:
                abandoned, deleted = await manager.retire(days * DAY)
        except Exception:  # the next round may do better; the games that are played matter more
            _log.exception("old tables could not be retired")
        if abandoned or deleted:
            _log.info("old tables retired", abandoned=abandoned, deleted=deleted)
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()


class TableServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their sockets; the first signal ends it with exit code 0."""

    def __init__(
        self, config: uvicorn.Config, farewell: Callable[[], Awaitable[None]], ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._farewell = farewell
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        leaving = asyncio.ensure_future(self._farewell())
        await asyncio.wait([leaving], timeout=FAREWELL)
        await super().shutdown(sockets)  # cuts off who does not read, for whom the farewell would wait
        await leaving

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Unlike with uvicorn, the first signal does not kill in the end, and a second one kills at once."""
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - the signature is uvicorn's
        self.should_exit = True
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)


def _uvicorn_config(app: object, service: Service) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # one framework's ASGI types are not the other's
        http=partial(LimitedHttp, limit=_connection_limit(service)),  # type: ignore[arg-type]  # a class to uvicorn
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(service.proxy),
        forwarded_allow_ips=service.proxy,
        timeout_graceful_shutdown=PATIENCE,
    )


def _connection_limit(service: Service) -> ConnectionLimit:
    limits = service.limits
    return ConnectionLimit(limits.connections, limits.connections_per_origin, service.proxy)


def _avoid_long_pauses() -> None:
    """Threads take turns quickly; and games in memory are hundreds of thousands of objects, which the garbage
    collector would look through again and again, for half a second each time. It only looks at new ones here,
    a few at a time: every fifth time also at those that it has looked at before, and then never again, until
    the rest has its turn once an hour (`_tidy_up`). Little of it is ever garbage that needs a collector."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*FEW_OBJECTS)


def _allow_many_files() -> None:
    """Every socket is an open file, and 1,024 of them, as is usual, are too few."""
    with suppress(ImportError, ValueError, OSError):  # as many as the system allows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
