"""Figures for whoever watches the server, in Prometheus' format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from conclave.server.bot_workers.bot_pool import BotPool
from conclave.server.table_manager import TableManager
from conclave.server.web.guards import from_this_machine
from conclave.table.storage_port import Storage

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """A registry of its own, so that several servers in one process do not mix."""

    def __init__(self, manager: TableManager, storage: Storage, bot_pool: BotPool) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Counted(manager, storage, bot_pool))
        self.acknowledged = Histogram(
            "conclave_acknowledgement_seconds",
            "From a client's command to its answer.",
            buckets=SECONDS,
            registry=self._registry,
        )
        self.appended = Histogram(
            "conclave_append_seconds",
            "Until a change was on disk.",
            buckets=SECONDS,
            registry=self._registry,
        )
        manager.counters.appended = self.appended.observe
        manager.counters.acknowledged = self.acknowledged.observe

    def written(self) -> bytes:
        return generate_latest(self._registry)


class _Counted(Collector):
    """What others count already; asked when somebody looks."""

    def __init__(self, manager: TableManager, storage: Storage, bot_pool: BotPool) -> None:
        self._manager = manager
        self._storage = storage
        self._bot_pool = bot_pool

    def describe(self) -> list[Metric]:
        """Nothing yet: there may be nothing to count while the server starts."""
        return []

    def collect(self) -> Iterator[Metric]:
        counters = self._manager.counters
        yield _counter("conclave_decisions", "Decisions that were kept.", counters.decisions)
        yield _counter("conclave_refused", "Commands that were refused.", counters.refused)
        yield _counter("conclave_repeated", "Commands that were answered again.", counters.repeated)
        yield _counter("conclave_failed", "Changes that could not be kept.", counters.failed)
        yield _counter("conclave_unread", "Messages that made no sense.", counters.unread)
        yield _gauge("conclave_sockets", "Sockets that are connected.", counters.sockets)
        yield _gauge("conclave_tables_awake", "Tables in memory.", self._manager.rooms)
        tables = GaugeMetricFamily("conclave_tables", "Tables that are kept.", labels=["stage"])
        for stage, number in self._storage.counts().items():
            tables.add_metric([stage], number)
        yield tables
        yield from self._thinking()

    def _thinking(self) -> Iterator[Metric]:
        stats = self._bot_pool.stats()
        # Dashboards read these names; they stay although the processes are called bot workers now.
        yield _gauge("conclave_thinkers", "Processes in which bots may think.", stats.processes)
        yield _gauge("conclave_thinkers_busy", "Processes in which a bot thinks.", stats.busy)
        yield _gauge("conclave_thinkers_waiting", "Questions to bots that wait.", stats.waiting)
        yield _counter("conclave_thinkers_restarts", "Processes that were replaced.", stats.restarts)
        yield _counter("conclave_thinking_seconds", "Seconds that bots have thought.", stats.seconds)
        fallbacks = CounterMetricFamily(
            "conclave_thinking_fallbacks", "Moves made for a bot that gave none.", labels=["why"]
        )
        for why, number in stats.fallbacks.items():
            fallbacks.add_metric([why], number)
        yield fallbacks


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(name, about, value=value)


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(name, about, value=value)


@get("/metrics", include_in_schema=False, guards=[from_this_machine])
async def show_metrics(metrics: NamedDependency[Metrics]) -> Response[bytes]:
    return Response(metrics.written(), headers={"Content-Type": CONTENT_TYPE_LATEST})
