"""Metrics for Prometheus. No label names a person, a table or a token.

One registry per process, which `/metrics` exposes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # CPU time, memory and open files, on Linux
CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
LASTS: Final = 1.0  # seconds until the text is written again

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
_BATCH = (1, 2, 4, 8, 16, 32, 64, 128, 256)

REQUESTS: Final = Counter(
    "meeplewright_requests",
    "HTTP requests answered, by operation, method and status.",
    ("operation", "method", "status"),
    registry=REGISTRY,
)
REQUEST_SECONDS: Final = Histogram(
    "meeplewright_request_seconds",
    "Seconds from a request to its answer, by operation.",
    ("operation",),
    registry=REGISTRY,
    buckets=_QUICK,
)
MOVES: Final = Counter(
    "meeplewright_moves",
    "Committed actions, by game and by who made them (person, bot or order).",
    ("game", "by"),
    registry=REGISTRY,
)
ACK_SECONDS: Final = Histogram(
    "meeplewright_ack_seconds",
    "Seconds from a person's move to its acknowledgement, the commit included.",
    registry=REGISTRY,
    buckets=_QUICK,
)
CONNECTIONS: Final = Gauge(
    "meeplewright_connections", "Open WebSocket connections.", registry=REGISTRY
)
TABLES: Final = Gauge(
    "meeplewright_tables", "Tables held in memory by this process.", registry=REGISTRY
)
COMMITS: Final = Counter(
    "meeplewright_commits", "Transactions of the log writer.", registry=REGISTRY
)
BATCH_SIZE: Final = Histogram(
    "meeplewright_batch_size",
    "Appends that went into one transaction.",
    registry=REGISTRY,
    buckets=_BATCH,
)
LAG_SECONDS: Final = Histogram(
    "meeplewright_lag_seconds",
    "Seconds from a move at another process until this process has it, if somebody is connected.",
    registry=REGISTRY,
    buckets=_QUICK,
)
WAITING: Final = Gauge(
    "meeplewright_waiting",
    "What waits for a free process now, by queue (bots, hints or analyses).",
    ("queue",),
    registry=REGISTRY,
)
WAIT_SECONDS: Final = Histogram(
    "meeplewright_wait_seconds",
    "Seconds that a question waited for a free process, by queue (bots or hints).",
    ("queue",),
    registry=REGISTRY,
    buckets=_THOUGHT,
)
BOT_SECONDS: Final = Histogram(
    "meeplewright_bot_seconds",
    "Seconds from asking a bot for an action to its answer, its wait included, by game.",
    ("game",),
    registry=REGISTRY,
    buckets=_THOUGHT,
)
BOT_FAILURES: Final = Counter(
    "meeplewright_bot_failures",
    "Thoughts that came to nothing, so that the first legal action was taken.",
    registry=REGISTRY,
)
ANALYSES: Final = Counter(
    "meeplewright_analyses",
    "Analyses of records that ended, by how (done or failed).",
    ("how",),
    registry=REGISTRY,
)
NOTICES: Final = Counter(
    "meeplewright_notices",
    "Messages to people who are away, by way (push or mail) and by what became of them.",
    ("way", "outcome"),
    registry=REGISTRY,
)
REFUSED: Final = Counter(
    "meeplewright_refused",
    "Requests and messages refused, by the key of the reason.",
    ("key",),
    registry=REGISTRY,
)
STORAGE_FAULTS: Final = Counter(
    "meeplewright_storage_faults",
    "Times storage was full, gone or busy.",
    ("kind",),
    registry=REGISTRY,
)
CLOCK_JUMPS: Final = Counter(
    "meeplewright_clock_jumps", "Jumps of the machine's wall clock, ignored.", registry=REGISTRY
)


@cache
def moves_of(game: str, by: str) -> Counter:
    """The counter of a game's moves. To look it up takes longer than to count."""
    return MOVES.labels(game, by)


class Exposition:
    """All of it, in the text format that Prometheus reads; written at most once a second."""

    def __init__(self, steady: Callable[[], float] = monotonic) -> None:
        self._steady = steady
        self._written_at = -LASTS
        self._text = b""

    def text(self) -> bytes:
        now = self._steady()
        if now - self._written_at >= LASTS:
            self._text = generate_latest(REGISTRY)
            self._written_at = now
        return self._text
