"""Notices between server processes over Redis, such as "this table has a new version".

Everything that matters is in the database. A notice says where to look; it may also contain what is
to be seen there, sealed with a key that only processes with access to the database know. The slow
poll replaces lost notices, so play goes on when Redis stops.

A message says first which process it comes from, so that this process can skip it: Redis sends a
message to its sender, too. The notices follow, one in each line, as JSON that begins with the
table's id: a process skips those of tables that it has not loaded without reading them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # an extra that only hosts install
    from redis.asyncio import Redis

CHANNEL = "meeplewright"
MOST_WAITING = 10_000  # notices; while Redis is down the oldest are dropped
BATCH = 200  # notices in one message
MOST_CONTENT = 32_768  # characters; longer contents are left out, and read from storage
RETRY = 1.0  # seconds until Redis is tried again
CHECK = 5.0  # seconds of silence until the connection is checked

START = b'{"table": "'  # of every notice

Notice = dict[str, Any]

log = logging.getLogger(__name__)


class Fanout:
    """Publishes notices and receives those of other processes; does nothing without Redis."""

    def __init__(self, address: str | None, process: str) -> None:
        self.process = process
        self.key = b""  # seals contents; the same in all processes of one database
        self.is_up = False
        self.times_up = 0  # changes when notices may have been missed
        self.is_wanted: Callable[[str], bool] = lambda table_id: True
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self.on_up: Callable[[], None] = lambda: None
        self._address = address
        self._own = f"from {process}\n".encode()  # begins every message of this process
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis | None = None

    def publish(
        self, table_id: str, what: str, content: Callable[[], Any] | None = None, **facts: Any
    ) -> None:
        """Queue a notice. Never waits; the notice is lost if Redis does not answer. The content is
        only made if somebody listens.
        """
        if self._redis is not None:
            notice = {"table": table_id, "what": what, "from": self.process, **facts}
            if content is not None:
                notice |= self._sealed(table_id, content())
            self._waiting.append(json.dumps(notice))
            self._wake.set()

    def _sealed(self, table_id: str, content: Any) -> Notice:
        text = json.dumps(content, separators=(",", ":"))
        if len(text) > MOST_CONTENT or not self.key:
            return {}
        return {"content": text, "seal": self._seal(table_id, text)}

    def _seal(self, table_id: str, text: str) -> str:
        return hmac.digest(self.key, f"{table_id} {text}".encode(), "sha256").hex()

    def content_of(self, notice: Notice) -> Any:
        """What the notice contains; None if that is nothing, or not sealed with our key."""
        text, seal = notice.get("content"), notice.get("seal")
        if not self.key or not isinstance(text, str) or not isinstance(seal, str):
            return None
        if not hmac.compare_digest(self._seal(notice["table"], text).encode(), seal.encode()):
            return None  # of a process that has not noticed a restore, or we have not
        return json.loads(text)

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
                await self._publish_batch(redis, self._own + "\n".join(batch).encode())

    async def _publish_batch(self, redis: Redis, message: bytes) -> None:
        """Try until Redis answers: others rely on our notices as long as they hear from Redis."""
        while self._redis is redis:
            try:
                await redis.publish(CHANNEL, message)
                return
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
            self.times_up += 1
            self.on_up()
            while self._redis is redis:
                message = await channel.get_message(timeout=CHECK)
                if message is not None:
                    self.receive(message["data"])

    def receive(self, data: bytes) -> None:
        """A message from Redis: one notice in each line. Our own are not read."""
        if data.startswith(self._own):
            return
        for line in data.split(b"\n"):
            if line.startswith(START):
                end = line.find(b'"', len(START))
                if self.is_wanted(line[len(START) : end].decode("ascii", "replace")):
                    self._receive_notice(line)

    def _receive_notice(self, line: bytes) -> None:
        try:
            notice = json.loads(line)
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
