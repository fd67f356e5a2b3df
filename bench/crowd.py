"""Measures what one person can take from another on a server with its usual limits.

    .venv/bin/python -m bench.crowd

Prints two tables, each with an idle server first:

- how long a player waits for `greedy`, beside 20 tables of six masters of one host whom nobody
  watches, and beside those that their host watches;
- how long a `ping` takes, beside eight clients of another address that send the requests that are
  most expensive to answer.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from bench.table import SERVE, Served, guest, move, post, running
from websockets.asyncio.client import ClientConnection, connect

MASTERS = 20  # tables that the host asks for
REQUESTERS = 8
WARM = 2.0  # seconds until the other clients have started
FEWEST = 2  # the least number of waits for a result
PAUSE = 0.1  # seconds before a ping or a move: more often is refused
ELSEWHERE = "127.0.0.2"  # their address
BODIES = {
    "64 kB of lists": b"[" + b"[]," * 21_000 + b"[]]",
    "a record of 1.95 MB": b'{"record":"' + b'\\"' * 975_000 + b'"}',
}
PAGES = ("/api/games", "/api/openapi.json", "/api/lobby", "/", "/metrics", "/readyz")


# -- waiting for a bot --------------------------------------------------------------------------


def table_with(server: Served, token: str, game: str, *seats: dict[str, str]) -> str:
    wish = {"game": game, "seats": list(seats), "visibility": "public"}
    return str(post(f"{server.address}/api/tables", wish, token)["id"])


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


@asynccontextmanager
async def seated(
    server: Served, token: str, table: str, seat: int | None
) -> AsyncIterator[ClientConnection]:
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.websocket}/api/tables/{table}/play"
    async with connect(address, additional_headers=headers, max_size=None) as wire:
        await wire.send(json.dumps({"type": "hello", "since": None, "seat": seat}))
        yield wire


async def waits_for_bot(server: Served, token: str, seconds: float) -> list[float]:
    """Play against `greedy`: the time from the end of the own turn to the start of the next."""
    found: list[float] = []
    rng = Random(1)
    end = perf_counter() + seconds
    while perf_counter() < end or len(found) < FEWEST:
        table = table_with(server, token, "carcassonne", {"kind": "me"}, bot("greedy"))
        async with seated(server, token, table, 0) as wire:
            await _play(wire, rng, end, found)
    return found


async def _play(wire: ClientConnection, rng: Random, end: float, found: list[float]) -> None:
    """Until the game is over, or the time if enough was found."""
    ended = None
    async for text in wire:
        assert isinstance(text, str)
        if not text.startswith('{"type":"state"'):
            continue
        if '"actors":[]' in text or (perf_counter() > end and len(found) >= FEWEST):
            return
        if '"legal":[]' in text:
            ended = ended or perf_counter()
            continue
        if ended is not None:
            found.append(perf_counter() - ended)
            ended = None
        await asyncio.sleep(PAUSE)
        await move(wire, text, rng)


def masters_of(server: Served, token: str) -> list[str]:
    """As many tables of six masters as the server allows."""
    found: list[str] = []
    for _ in range(MASTERS):
        try:
            found.append(table_with(server, token, "keyflower", *[bot("master")] * 6))
        except OSError:  # refused
            break
    return found


async def drained(wire: ClientConnection) -> None:
    async for _ in wire:
        pass


async def measure_bots(server: Served, seconds: float) -> dict[str, list[float]]:
    player, host = (guest(server.address, name) for name in ("player", "host"))
    found = {"idle": await waits_for_bot(server, player, seconds)}
    tables = await asyncio.to_thread(masters_of, server, host)
    found[
        f"{len(tables)} of {MASTERS} tables of six masters allowed, not watched"
    ] = await waits_for_bot(server, player, seconds)
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(seated(server, host, t, None)) for t in tables]
        watching = [asyncio.create_task(drained(wire)) for wire in wires]
        await asyncio.sleep(1.0)
        found[f"{len(tables)} tables of six masters, watched"] = await waits_for_bot(
            server, player, seconds
        )
        for task in watching:
            task.cancel()
    return found


# -- requests -----------------------------------------------------------------------------------


async def pings(server: Served, token: str, table: str, seconds: float) -> list[float]:
    found: list[float] = []
    async with seated(server, token, table, 0) as wire:
        end = perf_counter() + seconds
        while perf_counter() < end or len(found) < FEWEST:
            begun = perf_counter()
            await wire.send('{"type":"ping"}')
            while not str(await wire.recv()).startswith('{"type":"pong"'):
                pass
            found.append(perf_counter() - begun)
            await asyncio.sleep(PAUSE)
    return found


async def request(server: Served, token: str, number: int, answers: Counter[int]) -> None:
    """Send one expensive request after the other, until cancelled."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=60) as http:
        while True:
            for body in BODIES.values():
                sent = await http.post("/api/analyses", content=body, headers=headers)
                answers[sent.status_code] += 1
            page = PAGES[number % len(PAGES)]
            answers[(await http.get(page, headers=headers)).status_code] += 1


async def keep_requesting(server: Served, token: str) -> Counter[int]:
    """Eight clients, until standard input ends. Return the statuses of the answers."""
    answers: Counter[int] = Counter()
    tasks = [
        asyncio.create_task(request(server, token, number, answers)) for number in range(REQUESTERS)
    ]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return answers


async def measure_pings(server: Served, seconds: float) -> dict[str, list[float]]:
    player, other = (guest(server.address, name) for name in ("player", "other"))
    table = table_with(server, player, "carcassonne", {"kind": "me"}, bot("greedy"))
    found = {"idle": await pings(server, player, table, seconds)}
    clients = await asyncio.create_subprocess_exec(  # so that they do not delay the pings
        *(sys.executable, "-m", "bench.crowd", "--request", server.address, other),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    await asyncio.sleep(WARM)
    busy = await pings(server, player, table, seconds)
    printed, _ = await clients.communicate(b"")  # ends its input
    answers = json.loads(printed)
    codes = ", ".join(f"{count} times {code}" for code, count in answers.items())
    found[f"eight clients of another address ({codes})"] = busy
    return found


# -- the report ---------------------------------------------------------------------------------


def report(title: str, found: dict[str, list[float]]) -> str:
    lines = [f"| {title} | number | p50 ms | p95 ms | longest ms |", "| --- |" + " ---: |" * 4]
    for name, values in found.items():
        cuts = [cut * 1e3 for cut in quantiles(values, n=20)]
        longest = max(values) * 1e3
        lines.append(f"| {name} | {len(values)} | {cuts[9]:.1f} | {cuts[18]:.1f} | {longest:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each row")
    parser.add_argument("--request", nargs=2, help=argparse.SUPPRESS)
    asked: Any = parser.parse_args()
    if asked.request:
        address, token = asked.request
        print(json.dumps(asyncio.run(keep_requesting(Served(address, 0), token))))
        return
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        with running(*SERVE, "--database", database, room={}) as server:
            print(report("waiting for `greedy`", asyncio.run(measure_bots(server, asked.seconds))))
        with running(*SERVE, "--database", database, room={}) as server:
            print(report("a ping", asyncio.run(measure_pings(server, asked.seconds))))


if __name__ == "__main__":
    main()
