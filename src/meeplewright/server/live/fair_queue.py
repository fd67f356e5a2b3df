"""Queues in which everybody takes turns, however much each of them has put in, and the room there.

An address takes turns with other addresses, and the people of an address with each other:
identities are free, addresses are not.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, Literal, TypeVar

T = TypeVar("T")

Share = tuple[str, ...]
"""Whose turn something uses, such as an address and a person there. All that wait in one queue have
shares of the same length.
"""
URGENT_IN_A_ROW: Final = 4
"""After so many urgent items one of the others is taken, so that those are never left behind."""
CROWD: Final = 10
"""When a queue is full, so many times its length is still open to those with nothing in it."""


def lack_of_room(
    own: int, waiting: int, *, each: int, most: int
) -> Literal["yours", "busy"] | None:
    """Why one more cannot wait: they have enough there, or there is no room; None: it can."""
    if own >= each:
        return "yours"
    if waiting >= (most if own else most * CROWD):
        return "busy"
    return None


class Rounds:
    """Whose turn it is: in each round, everybody who waits is served once.

    Whoever comes new is served in the current round, before anybody's second turn.
    """

    def __init__(self) -> None:
        self._round_of: dict[str, int] = {}  # of those who wait; the first in line first
        self._round = 0
        self._served: set[str] = set()  # in this round

    def enter(self, who: str) -> None:
        """Wait for a turn; who waits already keeps the place."""
        if who not in self._round_of:
            self._round_of[who] = self._round + (who in self._served)

    def leave(self, who: str) -> None:
        """Wait no more."""
        self._round_of.pop(who, None)

    def next(self) -> str | None:
        """Who is served now, and waits no more; None if nobody waits."""
        if not self._round_of:
            return None
        who = min(self._round_of, key=lambda who: self._round_of[who])
        current = self._round_of.pop(who)
        if current > self._round:
            self._round = current
            self._served.clear()
        self._served.add(who)
        return who

    def knows(self, who: str) -> bool:
        """Whether they wait, or were served in this round."""
        return who in self._round_of or who in self._served


class Line(Generic[T]):
    """Whoever comes first is served first."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()

    def __len__(self) -> int:
        return len(self._items)

    def add(self, share: Share, item: T) -> None:
        self._items.append(item)

    def remove(self, share: Share, item: T) -> None:
        if item in self._items:
            self._items.remove(item)

    def take(self) -> T | None:
        return self._items.popleft() if self._items else None


class Turns(Generic[T]):
    """Those who come first in their shares take turns, and so do those who come next in the turns
    of each.
    """

    def __init__(self) -> None:
        self._lines: dict[str, Line[T] | Turns[T]] = {}
        self._rounds = Rounds()

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def add(self, share: Share, item: T) -> None:
        who, *rest = share
        if who not in self._lines:
            self._lines[who] = Turns() if rest else Line()
        self._lines[who].add(tuple(rest), item)
        self._rounds.enter(who)

    def remove(self, share: Share, item: T) -> None:
        """Remove an item; one that was taken already is ignored."""
        who, *rest = share
        line = self._lines.get(who)
        if line is not None:
            line.remove(tuple(rest), item)
            if not line:
                self._rounds.leave(who)

    def take(self) -> T | None:
        """The next item, or None if there is none."""
        who = self._rounds.next()
        if who is None:
            return None
        item = self._lines[who].take()
        if self._lines[who]:
            self._rounds.enter(who)
        self._lines = {who: line for who, line in self._lines.items() if self._rounds.knows(who)}
        return item


class FairQueue(Generic[T]):
    """Turns for urgent items, and turns for others, which come after them."""

    def __init__(self) -> None:
        self._urgent: Turns[T] = Turns()
        self._others: Turns[T] = Turns()
        self._urgent_in_a_row = 0

    def __len__(self) -> int:
        return len(self._urgent) + len(self._others)

    def add(self, share: Share, item: T, *, urgent: bool) -> None:
        (self._urgent if urgent else self._others).add(share, item)

    def remove(self, share: Share, item: T) -> None:
        """Remove an item; one that was taken already is ignored."""
        self._urgent.remove(share, item)
        self._others.remove(share, item)

    def take(self) -> T | None:
        """The next item, or None if there is none."""
        is_turn_of_others = not len(self._urgent) or self._urgent_in_a_row >= URGENT_IN_A_ROW
        if len(self._others) and is_turn_of_others:
            self._urgent_in_a_row = 0
            return self._others.take()
        self._urgent_in_a_row = self._urgent_in_a_row + 1 if len(self._others) else 0
        return self._urgent.take()


class FairLock:
    """A lock that one holds at a time; those who wait for it take turns."""

    def __init__(self) -> None:
        self._waiting: Turns[asyncio.Future[None]] = Turns()
        self._is_held = False

    @asynccontextmanager
    async def turn_of(self, who: str) -> AsyncIterator[None]:
        """Hold the lock as soon as it is their turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.add((who,), turn)
        if not self._is_held:
            self._pass_on()
        await self._wait(who, turn)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.remove((who,), turn)
            if turn.done() and not turn.cancelled():  # it was given to us meanwhile
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        turn = self._waiting.take()
        self._is_held = turn is not None
        if turn is not None:
            turn.set_result(None)
