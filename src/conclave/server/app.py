"""The web application of a server: what can be asked for, and what every request goes through."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from litestar.di import Provide

from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.table_manager import TableManager
from conclave.server.web.config import LARGEST_BODY, Config
from conclave.server.web.docs_pages import docs_router
from conclave.server.web.games import games_router
from conclave.server.web.guards import make_guards
from conclave.server.web.headers import add_headers
from conclave.server.web.health import show_health
from conclave.server.web.host_api import host_router
from conclave.server.web.kit_files import kit_files_router
from conclave.server.web.limits import RequestLimit, SocketLimit
from conclave.server.web.metrics import Metrics, show_metrics
from conclave.server.web.openapi import openapi_config, with_exact_bodies
from conclave.server.web.pages import pages_router
from conclave.server.web.problem import HANDLERS
from conclave.server.web.records import RecordChecks, records_router
from conclave.server.web.schema_page import schema_router
from conclave.server.web.sentences import sentences_router
from conclave.server.web.socket import open_socket
from conclave.server.web.tables import tables_router
from conclave.table.storage_port import Storage


def make_app(manager: TableManager, config: Config, storage: Storage, bot_pool: BotPool) -> Litestar:
    limits = manager.limits
    shared = {
        "manager": manager,
        "config": config,
        "storage": storage,
        "metrics": Metrics(manager, storage, bot_pool),
        "checks": RecordChecks(),
        "sockets": SocketLimit(limits.sockets, limits.sockets_per_origin),
        "requests": RequestLimit(config.requests_per_second),
    }
    return _application(config, shared)


def http_schema() -> dict[str, Any]:
    """The HTTP interface as OpenAPI, without a server."""
    shared = dict.fromkeys(("manager", "config", "storage", "metrics", "checks", "sockets"))
    shared["requests"] = RequestLimit(Config().requests_per_second)
    app = _application(Config(), shared)
    return with_exact_bodies(app, app.openapi_schema.to_schema())


def _application(config: Config, shared: Mapping[str, Any]) -> Litestar:
    """`shared` is what handlers can ask for by name."""
    return Litestar(
        path=config.base_path or "/",
        route_handlers=[
            kit_files_router(),
            games_router(),
            tables_router(),
            records_router(),
            sentences_router(),
            schema_router(),
            docs_router(),
            pages_router(),
            host_router(config),
            show_health,
            show_metrics,
            open_socket,
        ],
        dependencies={name: _provide(value) for name, value in shared.items()},
        guards=make_guards(config, shared["requests"]),
        exception_handlers=dict(HANDLERS),
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
    )


def _provide(value: object) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
