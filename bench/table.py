"""Measures the table server under load against a bare echo, and how fast tables load.

    .venv/bin/python -m bench.table --write
    .venv/bin/python -m bench.table --tables 150 --postgres postgresql://root@127.0.0.1/test
    .venv/bin/python -m bench.table --against ../old

200 two-player tables of Carcassonne on loopback, every client moving as soon as it can, against as
many clients of `echo.py`. The two take turns in one run, so that a busy machine slows down both.
`--write` puts the numbers into bench/README.md.

With `--postgres` it measures server processes on PostgreSQL and Redis instead: one, two where every
table has a home, and two where the players of every table are split. It makes a database of its own
and removes it at the end. `--share 0.25` gives each process a quarter of a core (core_share.py), so
that the machine is not too small for two of them and their clients. With `--against` the server of
another prepared checkout takes turns with this one.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from bench.core_share import core_share
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
README = HERE / "README.md"
NUMBERS = re.compile(r"(?<=<!-- table -->\n).*(?=<!-- end of table -->)", re.DOTALL)
MORE_ROOM = {  # everything comes from one address, and two people sit at every table
    f"MEEPLEWRIGHT_LIMIT_{name}": "1000000"
    for name in (
        *("MESSAGES_PER_SECOND", "MESSAGES_BURST", "REQUESTS_PER_SECOND", "REQUESTS_BURST"),
        *("ADDRESS_REQUESTS_PER_SECOND", "ADDRESS_REQUESTS_BURST", "PEOPLE_PER_HOUR"),
        *("CONNECTIONS_PER_PERSON", "CONNECTIONS_PER_ADDRESS", "HTTP_CONNECTIONS_PER_ADDRESS"),
        *("ADDRESS_CPU_PER_SECOND", "ADDRESS_CPU_BURST", "TABLES_PER_PERSON"),
        *("CHAT_PER_SECOND", "CHAT_BURST"),
    )
}

FEWEST = 2  # the least number of acknowledgements for a result


@dataclass
class Tally:
    """Acknowledgements counted between two moments, and their latencies."""

    seconds: list[float] = field(default_factory=list)
    counting: bool = False

    def note(self, begun: float) -> None:
        if self.counting:
            self.seconds.append(perf_counter() - begun)


@dataclass(frozen=True)
class Result:
    """The result of one run. `per_cpu`: the same for each second of CPU time of the servers."""

    rate: float
    per_cpu: float
    p50: float
    p95: float
    p99: float

    @classmethod
    def of(cls, tally: Tally, length: float, cpu: float) -> "Result":
        cuts = (cut * 1e3 for cut in quantiles(tally.seconds, n=100))
        p50, p95, p99 = (cut for place, cut in enumerate(cuts) if place in (49, 94, 98))
        number = len(tally.seconds)
        return cls(number / length, number / max(cpu, 0.01), p50, p95, p99)


# -- servers ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Served:
    """A server process of ours, and its address."""

    address: str
    pid: int

    @property
    def websocket(self) -> str:
        return self.address.replace("http", "ws")

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        words = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory that it uses now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(
    *command: str,
    python: str = sys.executable,
    room: dict[str, str] = MORE_ROOM,
    **environment: str,
) -> Iterator[Served]:
    """A server process; it ends with the block."""
    with subprocess.Popen(
        [python, *command],
        env={**os.environ, **room, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            said = re.search(r"http://\S+", server.stdout.readline())
            assert said is not None, "the server did not start"
            yield Served(said[0], server.pid)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def post(address: str, body: Any, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def guest(server: str, name: str) -> str:
    return str(post(f"{server}/api/me", {"name": name, "token": True})["token"])


def open_table(server: str, host: str, friend: str) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "carcassonne", "seats": seats, "visibility": "public"}
    table = str(post(f"{server}/api/tables", wish, host)["id"])
    post(f"{server}/api/tables/{table}/seats/claim", {"seat": 1}, friend)
    return table


# -- clients ----------------------------------------------------------------------------------


async def play(address: str, token: str, seat: int, rng: Random, tally: Tally) -> None:
    """Move as soon as possible, until the game is over. Parses as little of each message as
    possible, because the clients share the machine with the server.
    """
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=headers, compression=None) as wire:
        await wire.send(json.dumps({"type": "hello", "since": None, "seat": seat}))
        begun = 0.0
        async for text in wire:
            assert isinstance(text, str)
            if text.startswith('{"type":"ack"'):
                tally.note(begun)
            elif text.startswith('{"type":"state"') and '"legal":[]' not in text:
                begun = await move(wire, text, rng)
            elif text.startswith('{"type":"refused"'):
                raise AssertionError(text)


async def move(wire: ClientConnection, text: str, rng: Random) -> float:
    first = text.index('"legal":[') + 8
    legal, _ = json.JSONDecoder().raw_decode(text, first)
    found = re.search(r'"version":(\d+)', text)
    assert found is not None
    form = {"type": "act", "version": int(found[1]), "do": rng.choice(legal), "tag": 1}
    begun = perf_counter()
    await wire.send(json.dumps(form))
    return begun


async def echo_client(address: str, tally: Tally) -> None:
    """Send, wait for the echo, send again."""
    text = '{"type":"act","version":41,"do":{"place":{"tile":"D","x":0,"y":1,"turn":2}},"tag":1}'
    async with connect(address, compression=None) as wire:
        while True:
            begun = perf_counter()
            await wire.send(text)
            await wire.recv()
            tally.note(begun)


async def counted(
    servers: Sequence[Served], clients: list[Any], tally: Tally, warm: float, length: float
) -> Result:
    """Let them run, and count after a warm-up."""
    tasks = [asyncio.create_task(client) for client in clients]
    await asyncio.sleep(warm)
    tally.counting = True
    begun, cpu = perf_counter(), sum(server.cpu() for server in servers)
    await asyncio.sleep(length)
    while len(tally.seconds) < FEWEST and not any(task.done() for task in tasks):
        await asyncio.sleep(warm)  # the machine is busy
    tally.counting = False
    took, cpu = perf_counter() - begun, sum(server.cpu() for server in servers) - cpu
    for task in tasks:
        if task.done():  # the game ended, or a client failed
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Result.of(tally, took, cpu)


SERVE = ("-m", "meeplewright", "serve", "--no-open", "--host", "127.0.0.1", "--port", "0")


def measure_tables(
    folder: str, tables: int, warm: float, length: float, python: str = sys.executable
) -> Result:
    database = f"sqlite:///{folder}/tables.db"
    with running(*SERVE, "--database", database, python=python) as server:
        return play_at([server], tables, warm, length, split=False)


def play_at(
    servers: Sequence[Served], tables: int, warm: float, length: float, *, split: bool
) -> Result:
    """Two people play at all tables. `split`: they are at different processes."""
    people = [guest(servers[0].address, name) for name in ("host", "friend")]
    opened = [open_table(servers[0].address, *people) for _ in range(tables)]
    tally = Tally()
    clients = []
    for place, table in enumerate(opened):
        for seat in range(2):
            server = servers[(place + (seat if split else 0)) % len(servers)]
            wire = f"{server.websocket}/api/tables/{table}/play"
            clients.append(play(wire, people[seat], seat, Random(f"{place} {seat}"), tally))
    return asyncio.run(counted(servers, clients, tally, warm, length))


def measure_echo(folder: str, tables: int, warm: float, length: float) -> Result:
    with running(str(HERE / "echo.py"), f"{folder}/echo.db") as server:
        tally = Tally()
        # One of two players always waits, so as many messages are in flight as at the tables.
        clients = [echo_client(server.websocket, tally) for _ in range(tables)]
        return asyncio.run(counted([server], clients, tally, warm, length))


# -- several processes ------------------------------------------------------------------------


async def tell(address: str, statement: str) -> None:
    import asyncpg  # type: ignore[import-untyped]  # only needed for PostgreSQL

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def own_database(address: str) -> Iterator[str]:
    """A new database on this PostgreSQL, dropped at the end."""
    name = f"meeplewright_bench_{os.getpid()}"
    asyncio.run(tell(address, f"CREATE DATABASE {name}"))
    try:
        yield f"{address.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(tell(address, f"DROP DATABASE {name} WITH (FORCE)"))


def measure_processes(asked: argparse.Namespace, processes: int, split: bool) -> Result:
    with ExitStack() as stack:
        database = stack.enter_context(own_database(asked.postgres))
        command = (*SERVE, "--database", database, "--redis", asked.redis)
        servers = [
            stack.enter_context(running(*command, MEEPLEWRIGHT_BOT_PROCESSES="1"))
            for _ in range(processes)
        ]
        if asked.share:
            for server in servers:
                stack.enter_context(core_share(server.pid, asked.share))
        return play_at(servers, asked.tables, asked.warm, asked.seconds, split=split)


def report_processes(asked: argparse.Namespace) -> str:
    cases = (
        ("one process", 1, False),
        ("two processes, tables with homes", 2, False),
        ("two processes, players split", 2, True),
    )
    lines = ["| | moves per second | per CPU second | p95 ms |", "| --- | ---: | ---: | ---: |"]
    for name, processes, split in cases:
        rounds = [measure_processes(asked, processes, split) for _ in range(asked.rounds)]
        best = max(rounds, key=lambda run: run.per_cpu)
        lines.append(f"| {name} | {best.rate:,.0f} | {best.per_cpu:,.0f} | {best.p95:.0f} |")
    return "\n".join(lines) + "\n"


# -- another version --------------------------------------------------------------------------


def figures(runs: Sequence[Result]) -> list[tuple[float, float, float]]:
    return [(run.rate, run.per_cpu, run.p95) for run in runs]


def report_against(asked: argparse.Namespace) -> str:
    """The servers of both checkouts in turns; ratios of the medians."""
    pythons = {"other": str(asked.against / ".venv/bin/python"), "this": sys.executable}
    found: dict[str, list[Result]] = {name: [] for name in pythons}
    for _ in range(asked.rounds):
        for name, python in pythons.items():
            with TemporaryDirectory() as folder:
                run = measure_tables(folder, asked.tables, asked.warm, asked.seconds, python)
            found[name].append(run)
    lines = ["| | moves per second | per CPU second | p95 ms |", "| --- | ---: | ---: | ---: |"]
    middle = {
        name: [median(values) for values in zip(*figures(runs), strict=True)]
        for name, runs in found.items()
    }
    for name, (rate, per_cpu, p95) in middle.items():
        lines.append(f"| {name} | {rate:,.0f} | {per_cpu:,.0f} | {p95:.0f} |")
    ratios = [own / other for own, other in zip(middle["this"], middle["other"], strict=True)]
    lines.append("| ratio | " + " | ".join(f"{ratio:.2f}" for ratio in ratios) + " |")
    return "\n".join(lines) + "\n"


# -- the report -------------------------------------------------------------------------------


def report(tables: list[Result], echoes: list[Result], loading: dict[str, float]) -> str:
    table, echo = (max(found, key=lambda run: run.rate) for found in (tables, echoes))
    rate, cpu = table.rate / echo.rate, table.per_cpu / echo.per_cpu
    lines = [
        "| | per second | per CPU second | p50 ms | p95 ms | p99 ms |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *(
            f"| {name} | {run.rate:,.0f} | {run.per_cpu:,.0f}"
            f" | {run.p50:.0f} | {run.p95:.0f} | {run.p99:.0f} |"
            for name, run in (("moves acknowledged", table), ("echoes", echo))
        ),
        "",
        f"Moves to echoes: {rate:.0%}; per second of processor time of the server {cpu:.0%}.",
        "",
        "| loading a table | compared with 5 moves |",
        "| --- | ---: |",
        *(f"| {name} | {value:.2f} times |" for name, value in loading.items()),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--postgres", metavar="ADDRESS", help="measure several processes")
    parser.add_argument("--share", type=float, help="of a core for each of these processes")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="compare with its server")
    parser.add_argument("--redis", metavar="ADDRESS", default="redis://127.0.0.1:6379")
    asked = parser.parse_args()
    if asked.against:
        print(report_against(asked))
        return
    if asked.postgres:
        print(report_processes(asked))
        return
    tables: list[Result] = []
    echoes: list[Result] = []
    for _ in range(asked.rounds):
        for found, measure in ((tables, measure_tables), (echoes, measure_echo)):
            with TemporaryDirectory() as folder:
                found.append(measure(folder, asked.tables, asked.warm, asked.seconds))
    loading = subprocess.run(
        [sys.executable, str(HERE / "loading.py")], stdout=subprocess.PIPE, check=True
    )
    text = report(tables, echoes, json.loads(loading.stdout))
    print(text)
    if asked.write:
        README.write_text(NUMBERS.sub(lambda _: text, README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
