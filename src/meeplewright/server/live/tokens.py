"""Closes the connections of devices and programs that were logged out.

A token can be revoked at any process, or by an administrator's command. The process that knows says
so at once, also to the others; and all ask storage now and then.
"""

from __future__ import annotations

from typing import Final

from meeplewright.core.errors import Reason
from meeplewright.server.errors import StorageFault, Unauthorized
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.table_cache import TableCache

REVOKED: Final = "revoked"  # the kind of notice
CHECK_MS: Final = 10_000  # how often storage is asked


class TokenWatch:
    """Knows which of the tokens of this process's connections are still valid."""

    def __init__(self, tables: TableCache, fanout: Fanout) -> None:
        self._tables = tables
        self._fanout = fanout
        self._check_at = 0

    async def revoked(self) -> None:
        """Some token was revoked here: close its connections, at all processes."""
        self._fanout.publish("", REVOKED)
        try:
            await self.check()
        except StorageFault:
            self._check_at = 0  # the next poll tries again

    async def check_now_and_then(self) -> None:
        now = self._tables.clock.now()
        if now >= self._check_at:
            self._check_at = now + CHECK_MS
            await self.check()

    async def check(self) -> None:
        """Close every connection whose token is not valid any more."""
        connections = [one for table in self._tables for one in table.connections]
        known = {one.token for one in connections if one.token is not None}
        if not known:
            return
        now = self._tables.clock.now()
        gone = known - await self._tables.store.people.valid_tokens(known, now)
        for connection in connections:
            if connection.token in gone:
                connection.close(Unauthorized.close or 0, Reason("identity", "table-no-identity"))
