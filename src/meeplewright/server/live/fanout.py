"""Notices between server processes over Redis, such as "this table has a new version".

Everything that matters is in the database; a notice only says where to look. The slow poll replaces
lost notices, so play goes on when Redis stops.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # an extra that only hosts install
    from redis.asyncio import Redis

CHANNEL = "meeplewright"
MOST_WAITING = 10_000  # notices; while Redis is down the oldest are dropped
BATCH = 200
RETRY = 1.0  # seconds until Redis is tried again
CHECK = 5.0  # seconds of silence until the connection is checked

Notice = dict[str, Any]

log = logging.getLogger(__name__)


class Fanout:
    """Publishes notices and receives those of other processes; does nothing without Redis."""

    def __init__(self, address: str | None, process: str) -> None:
        self.process = process
        self.is_up = False
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self.on_up: Callable[[], None] = lambda: None
        self._address = address
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis | None = None

    def publish(self, table_id: str, what: str, **facts: Any) -> None:
        """Queue a notice. Never waits; the notice is lost if Redis does not answer."""
        if self._redis is not None:
            notice = {"table": table_id, "what": what, "from": self.process, **facts}
            self._waiting.append(json.dumps(notice))
            self._wake.set()

    async def start(self) -> None:
        if self._address is None:
            return
        self._redis = _connect(self._address)
        self._tasks = [
            asyncio.create_task(self._listen(self._redis)),
            asyncio.create_task(self._publish_waiting(self._redis)),
        ]

    async def stop(self) -> None:
        redis, self._redis = self._redis, None  # the library may swallow a cancellation
        self._wake.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if redis is not None:
            with contextlib.suppress(Exception):  # it may be gone already
                await redis.aclose()

    async def _publish_waiting(self, redis: Redis) -> None:
        while self._redis is redis:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
                try:
                    async with redis.pipeline(transaction=False) as pipe:
                        for text in batch:
                            pipe.publish(CHANNEL, text)
                        await pipe.execute()
                except _faults():
                    await asyncio.sleep(RETRY)

    async def _listen(self, redis: Redis) -> None:
        while self._redis is redis:
            try:
                await self._listen_once(redis)
            except _faults():
                if self.is_up:
                    log.warning("redis is down; tables are polled until it is back")
                self.is_up = False
                await asyncio.sleep(RETRY)

    async def _listen_once(self, redis: Redis) -> None:
        async with redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            if not self.is_up:
                log.info("redis answers")
            self.is_up = True
            self.on_up()
            while self._redis is redis:
                message = await channel.get_message(timeout=CHECK)
                if message is not None:
                    self._receive(message["data"])

    def _receive(self, data: bytes) -> None:
        try:
            notice = json.loads(data)
            table, sender, what = notice["table"], notice["from"], notice["what"]
        except (ValueError, TypeError, KeyError):
            return  # not ours: anybody who uses this Redis can publish on the channel
        if sender != self.process and isinstance(table, str) and isinstance(what, str):
            self.on_notice(notice)


def _connect(address: str) -> Redis:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    redis: Redis = Redis.from_url(
        address,
        socket_connect_timeout=2,
        socket_timeout=CHECK + 2,
        health_check_interval=int(CHECK),
        retry=Retry(NoBackoff(), 0),
    )
    return redis


def _faults() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)
