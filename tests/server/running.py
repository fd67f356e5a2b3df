"""Real servers for tests: `meeplewright serve` in separate processes, on 127.0.0.1.

A server is started on a free port, can be killed and started again on the same database, and is
gone when its block ends, whatever happened. The same applies to a test's own Redis.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import redis

from tests.conftest import ROOT

PATIENCE = 300.0  # seconds; longer than a server takes to start
GENEROUS = {
    "messages_per_second": 100_000,
    "messages_burst": 100_000,
    "requests_per_second": 100_000,
    "requests_burst": 100_000,
    "address_requests_per_second": 100_000,
    "address_requests_burst": 100_000,
    "address_cpu_per_second": 1_000,
    "address_cpu_burst": 1_000,
    "http_connections_per_address": 10_000,
    "people_per_hour": 1_000_000,
    "connections_per_person": 10_000,
    "connections_per_address": 10_000,
    "tables_per_person": 10_000,
}
"""Limits for tests in which one address plays for a whole club."""


class Port:
    """A reserved port: nobody else gets it until it is released.

    If the system allows it, a socket that never listens holds it beside the server's socket.
    Otherwise another test may be faster, and a server finds its port taken.
    """

    def __init__(self) -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.number = int(self._held.getsockname()[1])
        if sys.platform != "linux":
            self.let_go()

    def let_go(self) -> None:
        self._held.close()


class Forked:
    """A server that the launcher has started. Its exit code is unknown."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self._handle)

    def poll(self) -> int | None:
        return 0 if select.select([self._handle], [], [], 0)[0] else None

    def wait(self) -> int:
        select.select([self._handle], [], [])
        return 0

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Launcher:
    """The process that forks servers. It ends with its input, and so with the tests."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.launcher"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, environment: dict[str, str], log: Path) -> Forked:
        assert self._process.stdin is not None and self._process.stdout is not None
        wanted = {"environment": environment, "log": str(log)}
        print(json.dumps(wanted), file=self._process.stdin, flush=True)
        return Forked(int(self._process.stdout.readline()))


launcher = cache(Launcher)
_PYTHONPATH = os.environ.get("PYTHONPATH")  # of the launcher; a test may want another one
PROGRAM = (sys.executable, "-m", "meeplewright")


class Server:
    """One server process after another, on one port and one database.

    Where the system allows it, they are forks of one process, which start fast.
    """

    def __init__(
        self,
        folder: Path,
        database: str,
        redis: str | None = None,
        limits: dict[str, float] | None = None,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self._port = Port()
        self.port = self._port.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = folder / f"server-{self.port}.log"
        self.starts = 0
        self._program = program
        self._process: subprocess.Popen[bytes] | Forked | None = None
        self._environment = {
            **{name: value for name, value in os.environ.items() if "MEEPLEWRIGHT_" not in name},
            "MEEPLEWRIGHT_DATABASE": database,
            "MEEPLEWRIGHT_HOST": "127.0.0.1",
            "MEEPLEWRIGHT_PORT": str(self.port),
            "MEEPLEWRIGHT_BOT_PROCESSES": "1",
            **({} if redis is None else {"MEEPLEWRIGHT_REDIS": redis}),
            **{
                f"MEEPLEWRIGHT_LIMIT_{name.upper()}": str(value)
                for name, value in (GENEROUS if limits is None else limits).items()
            },
        }

    async def start(self) -> None:
        """Start a process and wait until it answers."""
        assert self._process is None
        is_usual = self._program == PROGRAM and self._environment.get("PYTHONPATH") == _PYTHONPATH
        forks = is_usual and sys.platform == "linux"
        self._process = self._fork() if forks else self._launch()
        self.starts += 1
        async with asyncio.timeout(PATIENCE):
            while not await self._is_ready():
                assert self._process.poll() is None, self.log_path.read_text()
                await asyncio.sleep(0.05)

    def _fork(self) -> Forked:
        return launcher().start(self._environment, self.log_path)

    def _launch(self) -> subprocess.Popen[bytes]:
        with self.log_path.open("ab") as log:
            return subprocess.Popen(
                [*self._program, "serve", "--no-open"],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # with its bots, so that all can be ended together
                preexec_fn=_end_with_the_tests,
            )

    async def _is_ready(self) -> bool:
        try:
            async with httpx.AsyncClient(trust_env=False, verify=False) as asking:
                return (await asking.get(f"{self.url}/readyz")).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        process = self._gone()
        process.kill()
        process.wait()

    async def stop(self) -> None:
        """Ask it to stop, as a service manager does, and check that it stops cleanly."""
        process = self._gone()
        process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(PATIENCE):
                code = await asyncio.to_thread(process.wait)
        except TimeoutError:
            _end_group(process)
            raise
        assert code in (0, -signal.SIGTERM)
        assert any("shutdown complete" in line["what"] for line in self.log()[-5:])

    def clean_up(self) -> None:
        """Remove everything that is left of it."""
        if self._process is not None:
            _end_group(self._gone())
        self._port.let_go()

    def _gone(self) -> subprocess.Popen[bytes] | Forked:
        assert self._process is not None
        process, self._process = self._process, None
        return process

    def log(self) -> list[dict[str, Any]]:
        """Every log line, without what is printed for people."""
        lines = self.log_path.read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def faults(self) -> list[str]:
        """What must not be in a log: our own errors, and anything that is not a log line."""
        text = self.log_path.read_text("utf-8")
        found = [line for line in text.splitlines() if "Traceback" in line or "Error" in line]
        return found + [str(line) for line in self.log() if line["level"] in ("error", "critical")]


_LIBC = ctypes.CDLL(None)  # before the fork: loading it afterwards is not safe


def _end_with_the_tests() -> None:
    """End with the tests, even if the tests are killed, if the system supports that."""
    if sys.platform == "linux":
        _LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def _end_group(process: subprocess.Popen[bytes] | Forked) -> None:
    """End the process with its bots. If it has already ended, its bots end by themselves.

    In that order: once it has been waited for, its id may belong to another process.
    """
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@asynccontextmanager
async def serving(folder: Path, database: str, **facts: Any) -> AsyncIterator[Server]:
    """A server that answers; it is stopped at the end."""
    server = Server(folder, database, **facts)
    try:
        await server.start()
        yield server
    finally:
        server.clean_up()


class OwnRedis:
    """A separate Redis, which the test can stop and start again."""

    def __init__(self, folder: Path) -> None:
        self._port = Port()
        self.port = self._port.number
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [_redis_server(), "--bind", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--save", "", "--appendonly", "no", "--dir", str(self._folder)],
            stdout=subprocess.DEVNULL,
            preexec_fn=_end_with_the_tests,
        )
        async with asyncio.timeout(PATIENCE):
            while not self._answers():
                await asyncio.sleep(0.05)

    def _answers(self) -> bool:
        with redis.Redis(port=self.port) as connection:
            try:
                return bool(connection.ping())
            except redis.ConnectionError:
                return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def clean_up(self) -> None:
        self.stop()
        self._port.let_go()


def _redis_server() -> str:
    found = shutil.which("redis-server")
    if found is None:
        pytest.skip("no redis-server for the tests")
    return found


@asynccontextmanager
async def own_redis(folder: Path) -> AsyncIterator[OwnRedis]:
    """A Redis that answers; it is stopped at the end."""
    server = OwnRedis(folder)
    try:
        await server.start()
        yield server
    finally:
        server.clean_up()
