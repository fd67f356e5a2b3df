"""The players of `drill.py`: one process that holds many connections to the servers.

Reads what to do from standard input, as JSON: the servers' addresses, the tables with the tokens of
their two players, the pace. Plays until it gets SIGTERM, then prints everything that happened as
JSON: a list of `[moment, kind, value]`, where the moment is one of `time.monotonic`, and by table
the highest version that was acknowledged.
"""

import asyncio
import json
import re
import signal
import sys
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

VERSION = re.compile(r'"version":(\d+)')
OPENING = 50  # connections that this process opens at the same time
LONGEST_WAIT = 4.0  # seconds between two attempts to connect
CHAT = 0.02  # how many moves are followed by a line of chat
LEAVING = 0.01  # how many moves are followed by a new connection


@dataclass
class Notes:
    """What happened, and when."""

    events: list[tuple[float, str, float]] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, kind: str, value: float = 1.0) -> None:
        self.events.append((round(monotonic(), 3), kind, round(value, 4)))

    def fault(self, kind: str) -> None:
        self.faults[kind] += 1
        self.add("fault")


@dataclass
class TableOfTwo:
    """What both players of a table know."""

    id: str
    acknowledged: int = 0
    """The highest version that a player was told is stored."""
    sent: dict[int, tuple[int, float]] = field(default_factory=dict)
    """Who sent the move that made this version, and when."""


class Player:
    """One seat at one table: connects, moves at its pace, connects again when it is cut off."""

    def __init__(self, table: TableOfTwo, seat: int, token: str, pace: float, notes: Notes) -> None:
        self._table = table
        self._seat = seat
        self._token = token
        self._pace = pace
        self._notes = notes
        self._rng = Random(f"{table.id} {seat}")
        self._moved = 0.0
        self._position = ""
        self._moving: asyncio.Task[None] | None = None

    async def play(self, addresses: Sequence[str], opening: asyncio.Semaphore) -> None:
        home = zlib.crc32(self._table.id.encode())
        attempt = 0
        cut_off = monotonic()
        is_first = True
        while True:
            address = addresses[(home + attempt) % len(addresses)]
            try:
                wire, text = await self._join(address, opening)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as fault:
                self._notes.fault(f"connecting: {type(fault).__name__}")
                attempt += 1
                await asyncio.sleep(min(LONGEST_WAIT, 0.2 * 2**attempt) * self._rng.random())
                continue
            self._notes.add("joined" if is_first else "returned", monotonic() - cut_off)
            self._check(text)
            is_first, attempt = False, 0
            closed = await self._stay(wire, text)
            cut_off = monotonic()
            if closed is not None:
                self._notes.fault(f"closed: {closed}")

    async def _join(self, address: str, opening: asyncio.Semaphore) -> tuple[ClientConnection, str]:
        """A connection, and the first state on it."""
        headers = {"Authorization": f"Bearer {self._token}"}
        path = f"{address}/api/tables/{self._table.id}/play"
        async with opening, asyncio.timeout(20):
            wire = await connect(
                path, additional_headers=headers, compression=None, ping_interval=None
            )
            await wire.send(json.dumps({"type": "hello", "since": None, "seat": self._seat}))
            while True:
                text = await wire.recv()
                assert isinstance(text, str)
                if text.startswith('{"type":"state"'):
                    return wire, text

    def _check(self, text: str) -> None:
        """Another process may not know yet what was acknowledged; `drill.py` looks into the log."""
        if _version(text) < self._table.acknowledged:
            self._notes.fault("joined at an older position")

    async def _stay(self, wire: ClientConnection, text: str) -> int | None:
        """Play until the connection ends. Return its code; None: the player left."""
        self._see(wire, text)
        try:
            async for message in wire:
                assert isinstance(message, str)
                self._hear(wire, message)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        finally:
            if self._moving is not None:
                self._moving.cancel()
        return wire.close_code if wire.close_code != 1000 else None

    def _hear(self, wire: ClientConnection, text: str) -> None:
        if text.startswith('{"type":"state"'):
            self._see(wire, text)
        elif text.startswith('{"type":"ack"'):
            self._table.acknowledged = max(self._table.acknowledged, _version(text))
            self._notes.add("acknowledged", monotonic() - self._moved)
            self._after_a_move(wire)
        elif text.startswith('{"type":"refused"'):
            self._notes.fault(f"refused: {json.loads(text)['reason']['key']}")
            self._see(wire, self._position)  # such as while storage is down: try again

    def _see(self, wire: ClientConnection, text: str) -> None:
        version = _version(text)
        for known, (seat, begun) in list(self._table.sent.items()):
            if known <= version and seat != self._seat:
                del self._table.sent[known]
                self._notes.add("seen", monotonic() - begun)
        self._position = text
        if '"legal":[]' not in text:
            if self._moving is not None:
                self._moving.cancel()
            self._moving = asyncio.create_task(self._move_soon(wire, text))

    async def _move_soon(self, wire: ClientConnection, text: str) -> None:
        await asyncio.sleep(self._pace * self._rng.uniform(0.5, 1.5))
        legal, _ = json.JSONDecoder().raw_decode(text, text.index('"legal":[') + 8)
        version = _version(text)
        self._moved = monotonic()
        self._table.sent[version + 1] = (self._seat, self._moved)
        form = {"type": "act", "version": version, "do": self._rng.choice(legal), "tag": 1}
        await wire.send(json.dumps(form))

    def _after_a_move(self, wire: ClientConnection) -> None:
        chance = self._rng.random()
        if chance < LEAVING:
            asyncio.get_running_loop().create_task(wire.close())
        elif chance < LEAVING + CHAT:
            line = {"type": "say", "text": "Nice move!"}
            asyncio.get_running_loop().create_task(wire.send(json.dumps(line)))


def _version(text: str) -> int:
    found = VERSION.search(text)
    assert found is not None, text[:200]
    return int(found[1])


async def main() -> None:
    wish = json.loads(sys.stdin.readline())
    notes = Notes()
    opening = asyncio.Semaphore(OPENING)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    players = []
    tables = []
    for table_id, *tokens in wish["tables"]:
        table = TableOfTwo(table_id)
        tables.append(table)
        players += [
            Player(table, seat, token, wish["pace"], notes) for seat, token in enumerate(tokens)
        ]
    tasks = [asyncio.create_task(player.play(wish["addresses"], opening)) for player in players]
    await stop.wait()
    for task in tasks:
        if task.done():
            notes.fault(f"a player failed: {task.exception()!r}")
        task.cancel()
    acknowledged = {table.id: table.acknowledged for table in tables}
    printed = {"events": notes.events, "faults": notes.faults, "acknowledged": acknowledged}
    json.dump(printed, sys.stdout)


if __name__ == "__main__":
    asyncio.run(main())
