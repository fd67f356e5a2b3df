"""Many day-long games on several server processes, and everything that happens to a host.

    .venv/bin/python -m bench.drill --postgres postgresql://root@127.0.0.1/test
    .venv/bin/python -m bench.drill --tables 500 --pace 5 --seconds 10 --postgres ...

10,000 tables of Carcassonne with two connections each, as far as the machine allows. Each table
moves about every 30 seconds; some moves are followed by a line of chat, some by a new connection.
In turn:

- everybody joins, then everybody plays;
- a process is killed with SIGKILL: its players connect to the others, and return when it is back;
- every process is restarted, one after the other;
- the schema is changed, with a lock on all tables that lasts three seconds.

Prints for each of these what players waited for, what it cost the servers, and what went wrong. It
makes a database of its own, removes it at the end, and talks to 127.0.0.1 only.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

from bench.table import MORE_ROOM, SERVE, Served, guest, open_table, own_database, tell

LOCKED = 3.0  # seconds for which the schema's change locks the tables
STARTS_IN = 60.0  # seconds
TOGETHER = 8  # pairs of people that create tables at the same time
TABLES_OF_TWO = 20  # that two people play at
REVISION = """
    LOCK TABLE tables, log IN ACCESS EXCLUSIVE MODE;
    ALTER TABLE tables ADD COLUMN drill INTEGER NOT NULL DEFAULT 0;
    SELECT pg_sleep({seconds});
"""


# -- servers ----------------------------------------------------------------------------------


class Server:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, database: str, redis: str) -> None:
        self.address = f"http://127.0.0.1:{_free_port()}"
        port = self.address.rpartition(":")[2]
        self._command = [sys.executable, *SERVE[:-1], port, "--database", database]
        self._command += ["--redis", redis]
        self._process: subprocess.Popen[bytes] | None = None
        self._cpu_before = 0.0

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            env={**os.environ, **MORE_ROOM, "MEEPLEWRIGHT_BOT_PROCESSES": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = monotonic() + STARTS_IN
        while not self._answers():
            assert monotonic() < deadline, "a server did not start"
            sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._cpu_before = self.cpu()
        self._process.send_signal(how)
        self._process.wait(60)
        self._process = None

    def cpu(self) -> float:
        """Seconds of CPU time of all processes at this address so far."""
        if self._process is None:
            return self._cpu_before
        return self._cpu_before + Served(self.address, self._process.pid).cpu()

    def memory(self) -> float:
        """Megabytes."""
        if self._process is None:
            return 0.0
        return Served(self.address, self._process.pid).memory() / 1e6


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cpu_of(program: str) -> float:
    """Seconds of CPU time of all processes of this program, ended ones included."""
    spent = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (folder / "stat").read_text().rpartition(")")
        except OSError:
            continue  # it has just ended
        if name.partition("(")[2] == program:
            spent += sum(map(int, rest.split()[11:15]))  # its own time, and that of ended children
    return spent / os.sysconf("SC_CLK_TCK")


@contextmanager
def servers_on(asked: argparse.Namespace, database: str) -> Iterator[list[Server]]:
    servers = [Server(database, asked.redis) for _ in range(asked.workers)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.memory():
                server.end(signal.SIGTERM)


# -- players ----------------------------------------------------------------------------------

PlayedTable = tuple[str, str, str]
"""Its id, and the tokens of its two players."""


@dataclass
class Happened:
    """What the players noted."""

    events: list[tuple[float, str, float]] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By table, the highest version that a player was told is stored."""

    def values(self, kind: str, since: float, until: float) -> list[float]:
        return [
            value for moment, what, value in self.events if what == kind and since <= moment < until
        ]


@contextmanager
def players_at(
    servers: Sequence[Server], tables: list[PlayedTable], asked: argparse.Namespace
) -> Iterator[Happened]:
    """Two players at every table, until the block ends."""
    happened = Happened()
    command = [sys.executable, "-m", "bench.drill_clients"]
    clients = []
    for number in range(asked.clients):
        client = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        wish = {
            "addresses": [server.address.replace("http", "ws") for server in servers],
            "tables": tables[number :: asked.clients],
            "pace": asked.pace,
        }
        assert client.stdin is not None
        client.stdin.write(json.dumps(wish) + "\n")
        client.stdin.flush()
        clients.append(client)
    try:
        yield happened
    finally:
        for client in clients:
            client.send_signal(signal.SIGTERM)
        for client in clients:
            noted = json.loads(client.communicate(timeout=120)[0] or "{}")
            happened.events += noted.get("events", [])
            happened.faults.update(noted.get("faults", {}))
            happened.acknowledged.update(noted.get("acknowledged", {}))


def create_tables(addresses: Sequence[str], number: int) -> list[PlayedTable]:
    """By pairs of people, at all servers."""

    def of_two(pair: int) -> list[PlayedTable]:
        address = addresses[pair % len(addresses)]
        host, friend = (guest(address, name) for name in ("host", "friend"))
        left = number - pair * TABLES_OF_TWO
        return [
            (open_table(address, host, friend), host, friend)
            for _ in range(min(left, TABLES_OF_TWO))
        ]

    with ThreadPoolExecutor(TOGETHER) as pool:
        pairs = pool.map(of_two, range(-(-number // TABLES_OF_TWO)))
        return [table for tables in pairs for table in tables]


async def stored(database: str) -> tuple[dict[str, int], float]:
    """By table, the number of entries in its log; and the megabytes of the database."""
    import asyncpg  # type: ignore[import-untyped]  # only needed for PostgreSQL

    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("SELECT table_id, count(*) FROM log GROUP BY table_id")
        size = await connection.fetchval("SELECT pg_database_size(current_database())")
    finally:
        await connection.close()
    return {str(row[0]): int(row[1]) for row in rows}, size / 1e6


# -- what happens -----------------------------------------------------------------------------


@dataclass
class Phase:
    """One part of the drill: when it was, and what it cost the servers."""

    name: str
    since: float
    until: float
    cpu: float
    memory: float
    """Megabytes of all server processes at its end."""
    database_cpu: float
    redis_cpu: float


class Drill:
    """Does one thing after the other to the servers while people play."""

    def __init__(self, servers: list[Server], database: str, asked: argparse.Namespace) -> None:
        self.phases: list[Phase] = []
        self._servers = servers
        self._database = database
        self._asked = asked

    def run(self) -> None:
        joining = self._asked.tables * 2 / self._asked.joins
        self._phase("everybody joins", lambda: sleep(joining))
        self._phase("everybody plays", lambda: None)
        self._phase("a process is killed", lambda: self._servers[-1].end(signal.SIGKILL))
        self._phase("it is back", self._servers[-1].start)
        self._phase("all are restarted in turn", self._restart)
        self._phase("the schema is changed", self._change_schema)
        self._phase("everybody plays on", lambda: None)

    def _phase(self, name: str, happens: Callable[[], None]) -> None:
        print(f"{name} ...", file=sys.stderr, flush=True)
        since, before = monotonic(), self._cpu()
        happens()
        sleep(self._asked.seconds)
        memory = sum(server.memory() for server in self._servers)
        own, database, redis = (now - then for now, then in zip(self._cpu(), before, strict=True))
        self.phases.append(Phase(name, since, monotonic(), own, memory, database, redis))

    def _cpu(self) -> tuple[float, float, float]:
        """Of the servers, of PostgreSQL and of Redis."""
        own = sum(server.cpu() for server in self._servers)
        return own, cpu_of("postgres"), cpu_of("redis-server")

    def _restart(self) -> None:
        for server in self._servers:
            server.end(signal.SIGTERM)
            server.start()

    def _change_schema(self) -> None:
        """What a migration does: it waits for all tables, and keeps them for itself."""
        asyncio.run(tell(self._database, REVISION.format(seconds=LOCKED)))


# -- the report -------------------------------------------------------------------------------


def percentiles(values: list[float]) -> str:
    if len(values) < 2:
        return "– | – | –"
    cuts = quantiles(values, n=100)
    return " | ".join(f"{cuts[place] * 1e3:,.0f}" for place in (49, 94, 98))


def report(phases: Sequence[Phase], happened: Happened) -> str:
    lines = [
        "| | moves/s | p50 ms | p95 | p99 | seen by the other, p95 | returned | until then, p95 s"
        " | CPU s/s | memory MB | faults | PostgreSQL CPU s/s | Redis CPU s/s |",
        "| --- |" + " ---: |" * 12,
    ]
    for phase in phases:
        lines.append(f"| {phase.name} | {_row(phase, happened)} |")
    faults = "\n".join(f"- {kind}: {count:,}" for kind, count in happened.faults.most_common())
    return "\n".join([*lines, "", "What went wrong:", "", faults or "nothing"])


def _row(phase: Phase, happened: Happened) -> str:
    def of(kind: str) -> list[float]:
        return happened.values(kind, phase.since, phase.until)

    length = phase.until - phase.since
    moves, back = of("acknowledged"), [*of("returned"), *of("joined")]
    seen, returned = _p95(of("seen")) * 1e3, _p95(back)
    return (
        f"{len(moves) / length:,.0f} | {percentiles(moves)} | {seen:,.0f} | {len(back):,}"
        f" | {returned:.1f} | {phase.cpu / length:.2f} | {phase.memory:,.0f} | {len(of('fault')):,}"
        f" | {phase.database_cpu / length:.2f} | {phase.redis_cpu / length:.2f}"
    )


def _p95(values: list[float]) -> float:
    return quantiles(values, n=20)[18] if len(values) > 1 else 0.0


def raise_file_limit() -> int:
    """Every connection is an open file. Return how many are possible."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=3, help="server processes")
    parser.add_argument("--clients", type=int, default=2, help="processes that play")
    parser.add_argument("--pace", type=float, default=30.0, help="seconds between two moves")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each part lasts")
    parser.add_argument("--joins", type=float, default=200.0, help="expected joins per second")
    parser.add_argument("--postgres", metavar="ADDRESS", required=True)
    parser.add_argument("--redis", metavar="ADDRESS", default="redis://127.0.0.1:6379")
    asked: Any = parser.parse_args()
    connections = 2 * asked.tables / min(asked.workers - 1 or 1, asked.clients)
    if connections > raise_file_limit() * 0.95:
        parser.error(f"{connections:,.0f} connections of a process need a higher `ulimit -n`")
    with ExitStack() as stack:
        database = stack.enter_context(own_database(asked.postgres))
        servers = stack.enter_context(servers_on(asked, database))
        begun = monotonic()
        tables = create_tables([server.address for server in servers], asked.tables)
        print(f"{len(tables):,} tables created in {monotonic() - begun:.0f} s", file=sys.stderr)
        drill = Drill(servers, database, asked)
        with players_at(servers, tables, asked) as happened:
            drill.run()
        versions, size = asyncio.run(stored(database))
        lost = [t for t, version in happened.acknowledged.items() if versions[t] < version]
        happened.faults["tables where an acknowledged move was lost"] += len(lost)
    print(report(drill.phases, happened))
    entries = sum(versions.values())
    print(f"\nThe database has {size:,.0f} MB for {len(versions):,} tables, {entries:,} entries.")


if __name__ == "__main__":
    main()
