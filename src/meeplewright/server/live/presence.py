"""Who is connected: clients join and leave, and other processes learn about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from meeplewright.server.errors import Refused, TooManyRequests
from meeplewright.server.live.connection import Connection
from meeplewright.server.live.fanout import Fanout, Notice
from meeplewright.server.live.online import OnlinePeople
from meeplewright.server.live.table import LiveTable, RemotePresence
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.settings import Limits

RENEW_MS = 10_000  # how often presence is sent to other processes
LASTS_MS = 30_000  # how long presence from another process is trusted


class Presence:
    """The connections of this process, and what other processes said about theirs."""

    def __init__(self, tables: TableCache, fanout: Fanout, limits: Limits) -> None:
        self.is_closing = False
        self.on_join: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self._fanout = fanout
        self._limits = limits
        self._connections: Counter[str] = Counter()  # of each person
        self.online = OnlinePeople(tables.clock, fanout, self._connections)
        self._renew_at = 0

    def join(self, connection: Connection, table: LiveTable) -> None:
        """Add a client; TooManyRequests if there are too many, Refused during shutdown."""
        person = connection.person_id
        if self.is_closing:
            raise Refused.because("server", "table-closing")
        if len(table.connections) >= self._limits.connections_per_table:
            raise TooManyRequests.because("table", "table-connections-table", retry_after=60)
        if person is not None and self._connections[person] >= self._limits.connections_per_person:
            raise TooManyRequests.because("person", "table-connections-person", retry_after=60)
        if not table.connections:
            self._fanout.publish(table.id, "who")
        if person is not None:
            self._connections[person] += 1
        table.connections.add(connection)
        self._changed(table, connection)
        self.on_join(table)

    def leave(self, connection: Connection, table: LiveTable) -> None:
        """Remove a client."""
        table.connections.discard(connection)
        table.used_at = self._tables.clock.now()
        person = connection.person_id
        if person is not None:
            self._connections[person] -= 1
            if not self._connections[person]:
                del self._connections[person]
        self._changed(table, connection)

    def set_visible(self, connection: Connection, table: LiveTable, visible: bool) -> None:
        """The client's page is shown or hidden now."""
        connection.visible = visible
        self.publish(table)

    def _changed(self, table: LiveTable, by: Connection) -> None:
        for connection in table.connections - {by}:
            connection.queue_presence()
        self.publish(table)

    # -- other processes ----------------------------------------------------------------------

    def publish(self, table: LiveTable) -> None:
        """Tell other processes who is connected here."""
        lookers = table.local_lookers()
        looking = [seat.seat for seat in table.seats if seat.person_id in lookers]
        self._fanout.publish(table.id, "presence", **table.local_presence(), looking=looking)

    def receive(self, table: LiveTable, notice: Notice) -> None:
        """Another process says who is connected there."""
        seats, spectators = notice.get("seats"), notice.get("spectators")
        looking = notice.get("looking", seats)  # an older server does not say
        if not isinstance(seats, list) or not isinstance(spectators, int):
            return
        if not isinstance(looking, list):
            return
        until = self._tables.clock.now() + LASTS_MS
        process = str(notice["from"])
        known = table.remote_presence.get(process)
        current = RemotePresence(tuple(seats), spectators, until, tuple(looking))
        table.remote_presence[process] = current
        if known is None or (known.seats, known.spectators) != (current.seats, current.spectators):
            table.queue_presence()

    def renew_soon(self) -> None:
        """Other processes may have missed what we published."""
        self._renew_at = 0

    def renew(self) -> None:
        """Publish again now and then, and drop what other processes did not renew."""
        now = self._tables.clock.now()
        if now < self._renew_at:
            return
        self._renew_at = now + RENEW_MS
        self.online.renew()
        for table in self._tables:
            expired = [name for name, other in table.remote_presence.items() if other.until <= now]
            for name in expired:
                del table.remote_presence[name]
            if expired:
                table.queue_presence()
            if table.connections:
                self.publish(table)
