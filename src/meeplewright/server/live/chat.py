"""Chat at a table: a line is stored, numbered, and sent to everybody at the table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from meeplewright.server.errors import Forbidden, NotFound, StorageFault, Unauthorized
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.forms import chat_forms, is_chat_open, seats_of
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.settings import Limits
from meeplewright.server.storage.rows import ChatRow, PersonRow
from meeplewright.server.text import one_line

SHOWN = 100  # lines sent to somebody who joins


class Chat:
    """The chat of all tables of this process."""

    def __init__(self, tables: TableCache, fanout: Fanout, limits: Limits) -> None:
        self._tables = tables
        self._fanout = fanout
        self._limits = limits
        self._rate = RateLimit(limits.chat_per_second, limits.chat_burst)

    async def say(self, table: LiveTable, person_id: str | None, text: str) -> ChatRow:
        """Store a line and send it. Refused without identity, to muted people, and to spectators of
        a table that is not public, unless its host lets them write.
        """
        if person_id is None:
            raise Unauthorized.because("person", "table-no-identity")
        clean = one_line(text, "text", self._limits.chat_length)
        self._rate.spend(person_id)
        try:
            person = await self._sender(person_id)
            await self._check_place(table, person_id)
            line = await self._tables.store.chat.add(self._line(table, person, clean))
        except StorageFault as fault:
            raise paused_by(fault) from fault
        if line is None:
            raise NotFound.because("table", "table-unknown")
        await self._send(table, line)
        self._fanout.publish(table.id, "chat")
        return line

    async def _sender(self, person_id: str) -> PersonRow:
        person = await self._tables.store.people.get(person_id)
        if person is None:
            raise Unauthorized.because("person", "table-no-identity")
        if person.muted:
            raise Forbidden.because("chat", "table-muted")
        return person

    async def _check_place(self, table: LiveTable, person_id: str) -> None:
        """Whoever has only the link to a table can read, not write."""
        if _belongs(table, person_id):
            return
        await self._tables.reload_rows(table)  # a seat may just have been claimed elsewhere
        if not _belongs(table, person_id):
            raise Forbidden.because("chat", "table-chat-closed")

    def _line(self, table: LiveTable, person: PersonRow, text: str) -> ChatRow:
        own = seats_of(table.seats, person.id)
        return ChatRow(
            table_id=table.id,
            id=0,  # storage assigns it
            person_id=person.id,
            seat=own[0] if own else None,
            name=person.name,
            text=text,
            at=self._tables.clock.now(),
        )

    async def _send(self, table: LiveTable, line: ChatRow) -> None:
        if line.id == table.last_chat + 1:
            table.last_chat = line.id
            table.broadcast({"type": "chat", "lines": chat_forms([line])})
        else:  # lines from another process came in between
            with suppress(StorageFault):  # the poll tries again
                await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Send lines that were stored by other processes."""
        self._send_new(table, await self._tables.store.chat.since(table.id, table.last_chat))

    def _send_new(self, table: LiveTable, lines: Sequence[ChatRow]) -> None:
        new = [line for line in lines if line.id > table.last_chat]
        if new:
            table.last_chat = new[-1].id
            table.broadcast({"type": "chat", "lines": chat_forms(new)})

    async def latest(self, table: LiveTable) -> list[ChatRow]:
        """The lines for somebody who joins. Those of forgotten people have no text."""
        if table.stored_chat == table.last_chat == 0:
            return []  # at most tables nobody says anything
        try:
            lines = await self._tables.store.chat.since(table.id, 0, SHOWN)
            while lines and lines[-1].id < table.last_chat:  # a line came while we were reading
                lines = await self._tables.store.chat.since(table.id, 0, SHOWN)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        self._send_new(table, lines)
        return lines


def _belongs(table: LiveTable, person_id: str) -> bool:
    """Whether the person sits at the table or hosts it, or everybody is welcome."""
    is_host = table.row.host_id == person_id
    return is_chat_open(table.row) or is_host or bool(seats_of(table.seats, person_id))
