"""What tables cost at which nothing happens: processor time and memory of the servers.

    .venv/bin/python -m bench.quiet
    .venv/bin/python -m bench.quiet --postgres postgresql://root@127.0.0.1/test

Two people are connected to every table and do nothing, but their clients send a ping after 20
seconds of silence, as the page does. A few tables are measured first, then many: what one table
costs is the difference, so the cost of a server without tables does not count.

Without `--postgres` one process uses SQLite. Otherwise `--workers` of them share PostgreSQL and
Redis, and every table has a home. It makes a database of its own and removes it at the end.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.drill import PlayedTable, cpu_of, create_tables, raise_file_limit
from bench.table import SERVE, Served, own_database, running
from websockets.asyncio.client import ClientConnection, connect

QUIET = 20.0  # seconds without a message until a client sends a ping
OPENING = 20  # connections that are opened at the same time
SETTLED = 30.0  # seconds after the last join until its cost is over, the first pings included


@dataclass(frozen=True)
class Cost:
    """Of all servers together: seconds of CPU time per second, and bytes of memory."""

    cpu: float
    memory: float
    database_cpu: float
    redis_cpu: float


@contextmanager
def servers_of(asked: argparse.Namespace) -> Iterator[list[Served]]:
    with ExitStack() as stack:
        if asked.postgres:
            database = stack.enter_context(own_database(asked.postgres))
            command = [*SERVE, "--database", database, "--redis", asked.redis]
        else:
            folder = stack.enter_context(TemporaryDirectory())
            command = [*SERVE, "--database", f"sqlite:///{folder}/tables.db"]
        python = str(asked.checkout / ".venv/bin/python") if asked.checkout else sys.executable
        yield [
            stack.enter_context(running(*command, python=python, MEEPLEWRIGHT_BOT_PROCESSES="1"))
            for _ in range(asked.workers)
        ]


async def stay(wire: ClientConnection) -> None:
    """Do nothing until the end, then close the connection."""
    async with wire:
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    await wire.recv()
            except TimeoutError:
                await wire.send('{"type":"ping"}')


class Crowd:
    """The people at the tables."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self._servers = servers
        self._opening = asyncio.Semaphore(OPENING)
        self._staying: list[asyncio.Task[None]] = []

    async def join(self, tables: Sequence[PlayedTable]) -> None:
        wires = await asyncio.gather(
            *(
                self._open(self._servers[place % len(self._servers)], table, seat, token)
                for place, (table, *tokens) in enumerate(tables)
                for seat, token in enumerate(tokens)
            )
        )
        self._staying += [asyncio.create_task(stay(wire)) for wire in wires]

    async def _open(self, server: Served, table: str, seat: int, token: str) -> ClientConnection:
        address = f"{server.websocket}/api/tables/{table}/play"
        headers = {"Authorization": f"Bearer {token}"}
        async with self._opening:
            wire = await connect(
                address,
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                open_timeout=None,  # the machine may be busy
            )
            await wire.send(json.dumps({"type": "hello", "since": None, "seat": seat}))
            await wire.recv()
        return wire

    async def leave(self) -> None:
        for task in self._staying:
            if task.done():
                task.result()  # why somebody was sent away
            task.cancel()
        await asyncio.gather(*self._staying, return_exceptions=True)


async def cost(servers: Sequence[Served], seconds: float) -> Cost:
    await asyncio.sleep(SETTLED)
    before = spent(servers)
    await asyncio.sleep(seconds)
    own, database, redis = (
        (now - then) / seconds for now, then in zip(spent(servers), before, strict=True)
    )
    memory = sum(server.memory() for server in servers)
    return Cost(own, memory, database, redis)


def spent(servers: Sequence[Served]) -> tuple[float, float, float]:
    """Seconds of CPU time so far: of the servers, of PostgreSQL and of Redis."""
    return sum(server.cpu() for server in servers), cpu_of("postgres"), cpu_of("redis-server")


async def measure(servers: Sequence[Served], asked: argparse.Namespace) -> tuple[Cost, Cost]:
    """The costs of a few tables, and of all."""
    crowd = Crowd(servers)
    addresses = [server.address for server in servers]
    costs = []
    for number in (asked.few, asked.tables):
        await crowd.join(await asyncio.to_thread(create_tables, addresses, number))
        print(f"people sit at {number:,} more tables", file=sys.stderr, flush=True)
        costs.append(await cost(servers, asked.seconds))
    await crowd.leave()
    return costs[0], costs[1]


def report(few: Cost, many: Cost, tables: int) -> str:
    def for_one(name: str, scale: float) -> float:
        return float((getattr(many, name) - getattr(few, name)) / tables * scale)

    return "\n".join(
        [
            "| for each quiet table with two connections | |",
            "| --- | ---: |",
            f"| CPU time of the servers | {for_one('cpu', 1e6):.0f} µs per second |",
            f"| CPU time of PostgreSQL | {for_one('database_cpu', 1e6):.0f} µs per second |",
            f"| CPU time of Redis | {for_one('redis_cpu', 1e6):.0f} µs per second |",
            f"| memory of the servers | {for_one('memory', 1e-3):.0f} kB |",
            "",
            f"The servers with a few tables: {few.cpu * 1e3:.0f} ms of CPU time per second,"
            f" {few.memory / 1e6:.0f} MB.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--few", type=int, default=40, help="tables that are measured first")
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long is measured")
    parser.add_argument("--checkout", type=Path, help="measure the server of another checkout")
    parser.add_argument("--postgres", metavar="ADDRESS")
    parser.add_argument("--redis", metavar="ADDRESS", default="redis://127.0.0.1:6379")
    asked: Any = parser.parse_args()
    raise_file_limit()
    with servers_of(asked) as servers:
        print("processes:", *(server.pid for server in servers), file=sys.stderr, flush=True)
        few, many = asyncio.run(measure(servers, asked))
    print(report(few, many, asked.tables))


if __name__ == "__main__":
    main()
