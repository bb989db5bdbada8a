"""Prometheus metrics of this process. Labels are few and known in advance, and counting costs about a microsecond."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Any, Literal
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)

from ludotheque.core.errors import BadInput
from ludotheque.teaching.review import Assessment

if TYPE_CHECKING:
    from ludotheque.app.thinking.asking import Thinker
    from ludotheque.app.thinking.pace import Pace
    from ludotheque.bots import Analysis
    from ludotheque.server.telemetry.tracing import Tracing

log: logging.Logger = logging.getLogger(__name__)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

ANSWERING = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds between which answers are told apart."""
THINKING = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Seconds between which thoughts are told apart, waiting for a worker included."""

MOVES = Counter("ludotheque_moves", "Moves made, forced ones aside.", ["game", "by"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "ludotheque_move_seconds",
    "From receiving a person's move until it is committed and sent to everyone.",
    ["game"],
    buckets=ANSWERING,
    registry=REGISTRY,
)
COMMITTED = Histogram(
    "ludotheque_database_commit_seconds",
    "From handing a move to the database until it is committed.",
    buckets=ANSWERING,
    registry=REGISTRY,
)
TABLES = Gauge("ludotheque_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS = Gauge("ludotheque_sockets", "Open sockets at tables.", ["role"], registry=REGISTRY)
REFUSED = Counter(
    "ludotheque_refused_messages",
    "Socket messages refused: malformed ones and floods, or moves that do not fit.",
    ["why"],
    registry=REGISTRY,
)
RESPONSES = Counter("ludotheque_responses", "HTTP responses.", ["status"], registry=REGISTRY)
LIMITED = Counter("ludotheque_limited", "Requests refused by a limit.", ["what"], registry=REGISTRY)
BOT_FAILURES = Counter(
    "ludotheque_bot_failures",
    "Moves at which a bot failed, so that a random one was played for it.",
    ["game", "level"],
    registry=REGISTRY,
)
THOUGHTS = Gauge("ludotheque_thoughts", "Thoughts of bots that wait or are being thought.", ["kind"], registry=REGISTRY)
THOUGHT_SECONDS = Histogram(
    "ludotheque_thought_seconds",
    "From asking a bot until it answers.",
    ["kind"],
    buckets=THINKING,
    registry=REGISTRY,
)


class TableMetrics:
    """A :class:`~ludotheque.app.tables.watch.Watch` that counts for the metrics."""

    def moved(self, game: str, by: Literal["person", "bot"]) -> None:
        """Count a move."""
        MOVES.labels(game, by).inc()

    def committed(self, seconds: float) -> None:
        """Note how long a move took until it was kept."""
        COMMITTED.observe(seconds)

    def failed(self, game: str, level: str) -> None:
        """Count a move at which a bot failed."""
        BOT_FAILURES.labels(game, level).inc()


class WatchedThinker:
    """Measures another thinker, for metrics and for traces."""

    def __init__(self, thinker: Thinker, tracing: Tracing) -> None:
        self.pace: Pace = thinker.pace
        self._thinker = thinker
        self._tracing = tracing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._thinker, name)

    def warm(self) -> None:
        """Expect questions soon."""
        self._thinker.warm()

    def close(self) -> None:
        """Expect no more questions."""
        self._thinker.close()

    async def choose(self, *args: Any, **more: Any) -> int:
        """Return the number of the action that a bot would take."""
        with _thought("choose"), self._tracing.span("thought", kind="choose"):
            return await self._thinker.choose(*args, **more)

    async def analyse(self, *args: Any, **more: Any) -> Analysis:
        """Return what the strongest search finds."""
        with _thought("analyse"), self._tracing.span("thought", kind="analyse"):
            return await self._thinker.analyse(*args, **more)

    async def assess(self, *args: Any, **more: Any) -> Assessment:
        """Return what a taken action lost."""
        with _thought("assess"), self._tracing.span("thought", kind="assess"):
            return await self._thinker.assess(*args, **more)


@contextmanager
def _thought(kind: str) -> Iterator[None]:
    began = time.perf_counter()
    waiting = THOUGHTS.labels(kind)
    waiting.inc()
    try:
        yield
    finally:
        waiting.dec()
        THOUGHT_SECONDS.labels(kind).observe(time.perf_counter() - began)


def check_port(host: str, port: int | None) -> None:
    """Raise BadInput if the metrics cannot be served there."""
    if port is None:
        return
    try:
        _end(*start_http_server(port, host, REGISTRY))
    except OSError as error:
        raise BadInput(f"settings 'metrics_host' and 'metrics_port': {host}:{port} cannot be used ({error})") from None


@contextmanager
def on_port(host: str, port: int | None) -> Iterator[None]:
    """Serve the metrics on a port of their own meanwhile, if there is to be one."""
    if port is None:
        yield
        return
    server, thread = start_http_server(port, host, REGISTRY)
    log.info("metrics are at http://%s:%d/metrics", host, server.server_port)
    try:
        yield
    finally:
        _end(server, thread)


def _end(server: WSGIServer, thread: Thread) -> None:
    server.shutdown()
    server.server_close()
    thread.join()
