"""Chat at a table: what is said is kept, numbered, and told to everybody who is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meeplewright.server.errors import NoIdentity, NotYours, StorageFault, Unknown
from meeplewright.server.live.forms import chat_forms, seats_of
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.settings import Limits
from meeplewright.server.storage.rows import ChatRow, PersonRow
from meeplewright.server.text import one_line

SHOWN = 100  # lines that somebody who comes in is told


class Chat:
    """The chat of all tables of this process."""

    def __init__(self, tables: TableCache, limits: Limits) -> None:
        self.tables = tables
        self.on_said: Callable[[LiveTable, int], None] = lambda table, line: None
        self._limits = limits
        self._rate = RateLimit(limits.chat_per_second, limits.chat_burst)

    async def say(self, table: LiveTable, person_id: str | None, text: str) -> ChatRow:
        """Keep a line and tell it. Refused to those without identity, and to the muted."""
        if person_id is None:
            raise NoIdentity.because("person", "table-no-identity")
        clean = one_line(text, "text", self._limits.chat_length)
        self._rate.spend(person_id)
        try:
            person = await self._speaker(person_id)
            line = await self.tables.store.chat.add(self._line(table, person, clean))
        except StorageFault as fault:
            raise paused_by(fault) from fault
        if line is None:
            raise Unknown.because("table", "table-unknown")
        await self._tell(table, line)
        self.on_said(table, line.id)
        return line

    async def _speaker(self, person_id: str) -> PersonRow:
        person = await self.tables.store.people.get(person_id)
        if person is None:
            raise NoIdentity.because("person", "table-no-identity")
        if person.muted:
            raise NotYours.because("chat", "table-muted")
        return person

    def _line(self, table: LiveTable, person: PersonRow, text: str) -> ChatRow:
        own = seats_of(table.seats, person.id)
        return ChatRow(
            table_id=table.id,
            id=0,  # storage counts
            person_id=person.id,
            seat=own[0] if own else None,
            name=person.name,
            text=text,
            at=self.tables.clock.now(),
        )

    async def _tell(self, table: LiveTable, line: ChatRow) -> None:
        if line.id == table.chat_seen + 1:
            table.chat_seen = line.id
            table.put({"type": "chat", "lines": chat_forms([line])})
        else:  # somebody at another process spoke in between
            await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Tell what was said elsewhere."""
        try:
            self._tell_new(table, await self.tables.store.chat.since(table.id, table.chat_seen))
        except StorageFault:
            return  # the slow poll comes again

    def _tell_new(self, table: LiveTable, lines: Sequence[ChatRow]) -> None:
        new = [line for line in lines if line.id > table.chat_seen]
        if new:
            table.chat_seen = new[-1].id
            table.put({"type": "chat", "lines": chat_forms(new)})

    async def latest(self, table: LiveTable) -> list[ChatRow]:
        """What somebody who comes in is told. Lines forgotten since have no text."""
        try:
            lines = await self.tables.store.chat.since(table.id, 0, SHOWN)
            while lines and lines[-1].id < table.chat_seen:  # said while we were reading
                lines = await self.tables.store.chat.since(table.id, 0, SHOWN)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        self._tell_new(table, lines)
        return lines
