"""Queues in which people take turns, however much each of them has put in, and the room there."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, Literal, TypeVar

T = TypeVar("T")

URGENT_IN_A_ROW: Final = 4
"""After so many urgent items one of the others is taken, so that those are never left behind."""
CROWD: Final = 10
"""When a queue is full, so many times its length is still open to people with nothing in it."""


def lack_of_room(
    own: int, waiting: int, *, each: int, most: int
) -> Literal["yours", "busy"] | None:
    """Why one more cannot wait: the person has enough there, or there is no room; None: it can."""
    if own >= each:
        return "yours"
    if waiting >= (most if own else most * CROWD):
        return "busy"
    return None


class Turns(Generic[T]):
    """Rounds: in each round, everybody who has something gets one item taken.

    Whoever comes new is served in the current round, before the second item of anybody else.
    """

    def __init__(self) -> None:
        self._items: dict[str, deque[T]] = {}
        self._round_of: dict[str, int] = {}  # of those who have items; the first in line first
        self._round = 0
        self._served: set[str] = set()  # in this round

    def __len__(self) -> int:
        return sum(len(items) for items in self._items.values())

    def add(self, person: str, item: T) -> None:
        if person not in self._items:
            self._items[person] = deque()
            self._round_of[person] = self._round + (person in self._served)
        self._items[person].append(item)

    def remove(self, person: str, item: T) -> None:
        """Remove an item; one that was taken already is ignored."""
        items = self._items.get(person, deque())
        if item in items:
            items.remove(item)
            if not items:
                self._leave(person)

    def take(self) -> T | None:
        """The next item, or None if there is none."""
        if not self._items:
            return None
        person = min(self._round_of, key=lambda person: self._round_of[person])
        current = self._round_of[person]
        if current > self._round:
            self._round = current
            self._served.clear()
        self._served.add(person)
        items = self._items[person]
        item = items.popleft()
        self._leave(person)
        if items:
            self._items[person] = items
            self._round_of[person] = current + 1
        return item

    def _leave(self, person: str) -> None:
        del self._items[person], self._round_of[person]


class FairQueue(Generic[T]):
    """Turns for urgent items, and turns for others, which come after them."""

    def __init__(self) -> None:
        self._urgent: Turns[T] = Turns()
        self._others: Turns[T] = Turns()
        self._urgent_in_a_row = 0

    def __len__(self) -> int:
        return len(self._urgent) + len(self._others)

    def add(self, person: str, item: T, *, urgent: bool) -> None:
        (self._urgent if urgent else self._others).add(person, item)

    def remove(self, person: str, item: T) -> None:
        """Remove an item; one that was taken already is ignored."""
        self._urgent.remove(person, item)
        self._others.remove(person, item)

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
    async def turn_of(self, person: str) -> AsyncIterator[None]:
        """Hold the lock as soon as it is this person's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.add(person, turn)
        if not self._is_held:
            self._pass_on()
        await self._wait(person, turn)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: str, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.remove(person, turn)
            if turn.done() and not turn.cancelled():  # it was given to us meanwhile
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        turn = self._waiting.take()
        self._is_held = turn is not None
        if turn is not None:
            turn.set_result(None)
