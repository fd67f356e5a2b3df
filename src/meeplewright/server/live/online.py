"""Who is online: has a table open, or sent a request in the last half minute.

Each process knows its own visitors and, through Redis, those of the others. Nothing is stored.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from meeplewright.server.live.fanout import Fanout, Notice
from meeplewright.server.time import Clock

ONLINE: Final = "online"  # the kind of notice
LASTS_MS: Final = 30_000  # somebody is online for this long after a request or a notice
MOST: Final = 20_000  # people; the one who was seen first is dropped first
PER_NOTICE: Final = 500  # people in one notice


class OnlinePeople:
    """The people who use this server now."""

    def __init__(self, clock: Clock, fanout: Fanout, connections: Mapping[str, int]) -> None:
        self._clock = clock
        self._fanout = fanout
        self._connections = connections  # of each person, at this process
        self._here: OrderedDict[str, int] = OrderedDict()  # when each was last seen
        self._elsewhere: OrderedDict[str, int] = OrderedDict()

    def saw(self, person_id: str) -> None:
        """Somebody sent a request to this process."""
        _note(self._here, person_id, self._clock.now())

    def is_online(self, person_id: str) -> bool:
        if self._connections.get(person_id):
            return True
        since = self._clock.now() - LASTS_MS
        return any(seen.get(person_id, 0) > since for seen in (self._here, self._elsewhere))

    # -- other processes ----------------------------------------------------------------------

    def renew(self) -> None:
        """Tell other processes who is online here, and forget who is not any more."""
        since = self._clock.now() - LASTS_MS
        for seen in (self._here, self._elsewhere):
            while seen and next(iter(seen.values())) <= since:
                seen.popitem(last=False)
        people = list({*self._connections, *self._here})
        for first in range(0, len(people), PER_NOTICE):
            self._fanout.publish("", ONLINE, people=people[first : first + PER_NOTICE])

    def receive(self, notice: Notice) -> None:
        """Another process says who is online there."""
        people = notice.get("people")
        if not isinstance(people, list):
            return
        for person_id in people[:PER_NOTICE]:
            if isinstance(person_id, str):
                _note(self._elsewhere, person_id, self._clock.now())


def _note(seen: OrderedDict[str, int], person_id: str, now: int) -> None:
    seen[person_id] = now
    seen.move_to_end(person_id)
    if len(seen) > MOST:
        seen.popitem(last=False)
