"""Webhooks: a request to a person's own address when it is their turn in a game of days.

Off unless the host allows them. `outgoing.py` checks where a request goes. The body names the table
and the game, not the position.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from meeplewright.server.outgoing import FAILURES, NotSent, Outgoing, Resolve, read_target
from meeplewright.server.settings import Webhooks as Allowed

LIMIT = 5.0  # seconds in total
TRIES = 3
PAUSES = (10.0, 60.0)  # seconds before the second and the third try
MOST_WAITING = 500  # more are dropped
HEADERS = {
    "Content-Type": "application/json",
    "User-Agent": "meeplewright",
    "Connection": "close",
}

log = logging.getLogger(__name__)


class Webhooks:
    """Sends in the background; counts what failed."""

    def __init__(self, allowed: Allowed, resolve: Resolve | None = None) -> None:
        self._allowed = allowed
        self._outgoing = Outgoing(allowed, resolve)
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures = 0

    @property
    def are_on(self) -> bool:
        return self._allowed != "off"

    def send(self, address: str, body: dict[str, Any]) -> None:
        """Start sending. Never raises, never waits."""
        if not self.are_on:
            return
        if len(self._tasks) >= MOST_WAITING:
            self.failures += 1
            return
        task = asyncio.create_task(self._deliver(address, json.dumps(body).encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, address: str, body: bytes) -> None:
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PAUSES[attempt - 1])
            try:
                async with asyncio.timeout(LIMIT):
                    await self.post(address, body)
                return
            except (NotSent, *FAILURES) as fault:
                self.failures += 1
                # The address may contain a secret of its owner: only the kind of error is logged.
                log.info("webhook failed", extra={"try": attempt + 1, "why": type(fault).__name__})

    async def post(self, address: str, body: bytes) -> None:
        """Send it, or raise NotSent. Follows no redirects and does not read the answer's body."""
        await self._outgoing.post(read_target(address), HEADERS, body)
