"""Sends notices: by push to browsers, by mail to confirmed addresses.

Notices are rows, written with the moves that cause them. When one is due, it is checked again
whether there is still something to tell; then it becomes one message for each place. A message is
held by one process while it is sent, so two servers never send it twice, and a server that is
killed loses nothing: the hold expires, and another one sends it. What fails is tried again, less
and less often.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import smtplib
from secrets import token_hex
from typing import Any, Final

from meeplewright.server import metrics
from meeplewright.server.errors import NotFound, StorageFault, TableError
from meeplewright.server.live.away_notices import still_true
from meeplewright.server.live.hub import Hub
from meeplewright.server.outgoing import FAILURES, NotSent
from meeplewright.server.services import push
from meeplewright.server.services.mail import Mailer, Undeliverable
from meeplewright.server.services.notice_texts import confirm_mail, notice_mail, push_message
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store, TableRow
from meeplewright.server.storage.notice_rows import CONFIRM, OutboxRow
from meeplewright.server.time import Clock

LOOK: Final = 5.0  # seconds between two looks
LIMIT: Final = 40.0  # seconds for one message
HELD_MS: Final = 120_000  # longer than the limit
AT_ONCE: Final = 8  # messages
FIRST_PAUSE_MS: Final = 30_000  # after the first failure; each further one doubles it
LONGEST_PAUSE_MS: Final = 3_600_000
MOST_TRIES: Final = 80  # about three days
TIDY_MS: Final = 3_600_000
GONE: Final = frozenset({401, 403, 404, 410})  # answers for a subscription that will never work

log = logging.getLogger(__name__)


class _Unwanted(Exception):
    """There is nothing to send any more."""


class NoticeSender:
    """One per server process. Call `start` before use."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, clock: Clock) -> None:
        self.mailer = Mailer(settings)
        self.pusher: push.Pusher | None = None
        self._store = store
        self._hub = hub
        self._settings = settings
        self._clock = clock
        self._holder = token_hex(8)
        self._asked = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self._stops = False
        self._tidy_at = 0

    async def start(self) -> None:
        await self.prepare()
        if self.pusher is not None or self.mailer.is_on:
            self._work = asyncio.create_task(self._work_on(), name="notices")

    async def prepare(self) -> None:
        """Get the key for pushing; it is made at the first start."""
        if self._settings.push == "off" or not push.can_push():
            return
        private = await self._store.notices.push_key(push.new_private_key())
        signer = push.Signer(private, push.contact_of(self._settings))
        self.pusher = push.Pusher(self._settings, signer)

    async def stop(self) -> None:
        """What is being sent goes back into the queue."""
        if self._work is None:
            return
        self._stops = True  # a cancellation can be lost when an answer comes at the same moment
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)
        with contextlib.suppress(StorageFault):  # the hold expires by itself
            await self._store.notices.release_all(self._holder)

    def wake(self) -> None:
        """Look now."""
        self._asked.set()

    async def _work_on(self) -> None:
        while not self._stops:
            self._asked.clear()
            try:
                await self.look()
            except StorageFault:
                pass  # storage does not answer; the next look is soon
            except Exception:  # a bug of ours must not stop the sender
                log.exception("notices failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._asked.wait()

    async def look(self) -> None:
        """Send everything that is due now."""
        now = self._clock.now()
        for row in await self._store.notices.due(now, 100):
            items = await self._current(row.table_id, row.person_id, row.items)
            await self._store.notices.release(row, items, now)
        while rows := await self._take():
            await asyncio.gather(*(self._send(row) for row in rows))
        if now >= self._tidy_at:
            self._tidy_at = now + TIDY_MS
            await self._store.notices.tidy(now)

    async def _take(self) -> list[OutboxRow]:
        now = self._clock.now()
        return await self._store.notices.take(self._holder, now, now + HELD_MS, AT_ONCE)

    async def _current(
        self, table_id: str, person_id: str, items: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """The items that are still true, for somebody who does not see them at the table now."""
        try:
            table = await self._hub.tables.fresh(table_id)
        except NotFound:
            return []
        except TableError:
            return items  # storage does not answer: decide at the next look
        return [] if person_id in table.lookers() else still_true(table, person_id, items)

    async def _send(self, row: OutboxRow) -> None:
        """Send one message, and store what became of it."""
        way = "mail" if row.subscription is None else "push"
        notices = self._store.notices
        try:
            async with asyncio.timeout(LIMIT):
                await self._deliver(row)
        except _Unwanted:
            outcome = "unwanted"
            await notices.drop(row, self._holder)
        except Undeliverable:
            outcome = "refused"
            await notices.drop(row, self._holder)
        except (NotSent, smtplib.SMTPException, *FAILURES) as fault:
            outcome = await self._failed(row, fault)
        except StorageFault:
            raise
        except Exception as fault:  # a bug of ours must not stop other messages
            log.exception("a notice could not be made")
            outcome = await self._failed(row, fault)
        else:
            outcome = "sent"
            await notices.sent(row, self._holder, self._clock.now())
        metrics.NOTICES.labels(way, outcome).inc()

    async def _failed(self, row: OutboxRow, fault: Exception) -> str:
        status = fault.status if isinstance(fault, NotSent) else 0
        # The address is a secret of its owner: only the kind of error is logged.
        facts = {"try": row.tries, "why": type(fault).__name__, "status": status}
        log.info("notice failed", extra=facts)
        if status in GONE and row.subscription is not None:
            await self._store.notices.unsubscribe(row.subscription)
            return "gone"
        if row.tries >= MOST_TRIES or (400 <= status < 500 and status not in (408, 425, 429)):
            await self._store.notices.drop(row, self._holder)
            return "dropped"
        asked = fault.retry_after * 1000 if isinstance(fault, NotSent) else 0
        pause = max(pause_after(row.tries), min(asked, LONGEST_PAUSE_MS))
        await self._store.notices.postpone(row, self._holder, self._clock.now() + pause)
        return "failed"

    async def _deliver(self, row: OutboxRow) -> None:
        if row.items == [{"key": CONFIRM}]:
            await self._ask(row)
            return
        if row.table_id is None or row.tries > MOST_TRIES:
            raise _Unwanted
        items = await self._current(row.table_id, row.person_id, row.items)
        table = await self._store.tables.get(row.table_id)
        if not items or table is None:
            raise _Unwanted
        if row.subscription is None:
            await self._mail(row, table, items)
        else:
            await self._push(row, row.subscription, table, items)

    async def _push(
        self, row: OutboxRow, token_hash: str, table: TableRow, items: list[dict[str, Any]]
    ) -> None:
        place = await self._store.notices.subscription(token_hash)
        if place is None or self.pusher is None:
            raise _Unwanted
        message = push_message(place.language, table, items)
        await self.pusher.send(place, message, table.id, self._clock.now() // 1000)

    async def _mail(self, row: OutboxRow, table: TableRow, items: list[dict[str, Any]]) -> None:
        place = await self._store.notices.address(row.person_id)
        base = self._settings.base_url
        if place is None or place.confirmed_at is None or not self.mailer.is_on or base is None:
            raise _Unwanted
        subject, text = notice_mail(place.language, table, items, base, place.key)
        seconds = self._clock.now() // 1000
        mail = self.mailer.compose(row.id, place.address, place.key, subject, text, seconds)
        await self.mailer.send(mail)

    async def _ask(self, row: OutboxRow) -> None:
        """Ask to confirm an address."""
        place = await self._store.notices.address(row.person_id)
        base = self._settings.base_url
        if place is None or place.confirmed_at is not None or base is None:
            raise _Unwanted
        if not self.mailer.is_on:
            raise _Unwanted
        subject, text = confirm_mail(place.language, base, place.key)
        seconds = self._clock.now() // 1000
        mail = self.mailer.compose(row.id, place.address, place.key, subject, text, seconds)
        await self.mailer.send(mail)


def pause_after(tries: int) -> int:
    """Milliseconds until the next try, after this many."""
    return int(min(FIRST_PAUSE_MS * 2 ** min(tries - 1, 20), LONGEST_PAUSE_MS))
