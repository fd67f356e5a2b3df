"""What a join costs the server: processor time for each player who connects to a table.

    .venv/bin/python -m bench.joins
    .venv/bin/python -m bench.joins --against ../old

Two people play a part of a game of Carcassonne at every table. Then the server is restarted, so
that the tables are to be loaded, and all players join; they leave, and join again while the tables
are still in memory. The first tables are not counted, because what they need for the first time is
kept. With `--against` the server of another prepared checkout takes turns with this one.
"""

import argparse
import asyncio
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bench.drill import PlayedTable, create_tables, raise_file_limit
from bench.table import SERVE, Served, move, running
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2
FIRST = 10  # tables that are not counted


@dataclass(frozen=True)
class Costs:
    """Milliseconds of processor time for each join: after a restart, and once more."""

    restarted: float
    again: float


async def welcomed(
    server: Served, table: str, seat: int, token: str
) -> tuple[ClientConnection, str]:
    """A connection that has joined, and the position that it was told."""
    wire = await connect(
        f"{server.websocket}/api/tables/{table}/play",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        open_timeout=None,  # the machine may be busy
    )
    await wire.send(json.dumps({"type": "hello", "since": None, "seat": seat}))
    async for text in wire:
        assert isinstance(text, str)
        if text.startswith('{"type":"state"'):
            return wire, text
    raise AssertionError("refused")


def version_in(text: str) -> int:
    """The number of moves at the table by this message; 0 if it is no position."""
    found = re.search(r'"version":(\d+)', text)
    return int(found[1]) if found and text.startswith('{"type":"state"') else 0


async def play_a_while(server: Served, table: PlayedTable, moves: int, seed: int) -> None:
    """Both players move until this many moves have been made. One may make more than the other."""

    async def play(seat: int) -> None:
        wire, text = await welcomed(server, table[0], seat, table[1 + seat])
        rng = Random(seed + seat)
        while version_in(text) < moves:
            if text.startswith('{"type":"state"') and '"legal":[]' not in text:
                await move(wire, text, rng)
            text = str(await wire.recv())
        await wire.close()

    await asyncio.gather(*(play(seat) for seat in range(SEATS)))


async def play_at(server: Served, tables: Sequence[PlayedTable], moves: int, together: int) -> None:
    places = asyncio.Semaphore(together)

    async def play(place: int, table: PlayedTable) -> None:
        async with places:
            await play_a_while(server, table, moves, place)

    await asyncio.gather(*(play(place, table) for place, table in enumerate(tables)))


async def joined(
    server: Served, tables: Sequence[PlayedTable], together: int
) -> tuple[list[ClientConnection], float]:
    """The connections of everybody, and the milliseconds of processor time for each."""
    places = asyncio.Semaphore(together)

    async def join(table: str, seat: int, token: str) -> ClientConnection:
        async with places:
            return (await welcomed(server, table, seat, token))[0]

    people = [(table, seat, tokens[seat]) for table, *tokens in tables for seat in range(SEATS)]
    before = server.cpu()
    wires = await asyncio.gather(*(join(*person) for person in people))
    return wires, (server.cpu() - before) / len(people) * 1e3


async def cost_of_joins(server: Served, tables: Sequence[PlayedTable], together: int) -> Costs:
    """Everybody joins, leaves, and joins again."""
    costs = []
    for counted in (tables[:FIRST], tables[FIRST:], tables[FIRST:]):
        wires, cost = await joined(server, counted, together)
        costs.append(cost)
        await asyncio.gather(*(wire.close() for wire in wires))
    return Costs(*costs[1:])


def measure(asked: argparse.Namespace, python: str) -> Costs:
    with TemporaryDirectory() as folder:
        command = (*SERVE, "--database", f"sqlite:///{folder}/tables.db")
        with running(*command, python=python, MEEPLEWRIGHT_BOT_PROCESSES="1") as server:
            tables = create_tables([server.address], FIRST + asked.tables)
            asyncio.run(play_at(server, tables, asked.moves, asked.together))
        with running(*command, python=python, MEEPLEWRIGHT_BOT_PROCESSES="1") as server:
            return asyncio.run(cost_of_joins(server, tables, asked.together))


def report(found: dict[str, list[Costs]]) -> str:
    lines = [
        "| ms of processor time for a join | after a restart | again |",
        "| --- | ---: | ---: |",
    ]
    for name, runs in found.items():
        restarted, again = (
            median(getattr(run, of) for run in runs) for of in ("restarted", "again")
        )
        lines.append(f"| {name} | {restarted:.2f} | {again:.2f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--moves", type=int, default=30, help="made at each table before")
    parser.add_argument("--together", type=int, default=20, help="players who join at once")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with its server")
    asked = parser.parse_args()
    raise_file_limit()
    pythons = {"this": sys.executable}
    if asked.against:
        pythons = {"other": str(asked.against / ".venv/bin/python"), **pythons}
    found: dict[str, list[Costs]] = {name: [] for name in pythons}
    for _ in range(asked.rounds):
        for name, python in pythons.items():
            found[name].append(measure(asked, python))
    print(report(found))


if __name__ == "__main__":
    main()
