"""Homes of tables: the nginx configuration in the documents sends everybody at a table to the same
process.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from textwrap import dedent

import httpx
import pytest

from meeplewright.server.settings import Limits
from meeplewright.server.storage.ids import new_id
from tests.conftest import only_in_full
from tests.server.client import Person, Place, guest, table_of
from tests.server.http.kit import document_for
from tests.server.running import PATIENCE, Port, Server, serving

HOSTING = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")


def block(start: str) -> str:
    """The lines of a block of code, from this one to its last closing brace."""
    found = re.search(rf"^( +){re.escape(start)}.*?^\1\}}$", HOSTING, re.DOTALL | re.MULTILINE)
    assert found is not None, start
    return dedent(found[0])


MAP = block("map $uri $table_home")
UPSTREAM = next(
    dedent(found)
    for found in re.findall(r"^    upstream meeplewright \{.*?^    \}$", HOSTING, re.DOTALL | re.M)
    if "hash" in found
)


def home(path: str) -> str | None:
    """The table that decides the home of a request, as nginx finds it in its path."""
    found = re.search(r'"~(.+)" \$table_id;', MAP)
    assert found is not None
    match = re.search(found[1].replace("(?<", "(?P<"), path)
    return None if match is None else match["table_id"]


def paths_served() -> list[str]:
    return list(document_for(Limits()).document["paths"])


def test_every_address_of_a_table_leads_to_its_home() -> None:
    table = new_id()
    paths = [path for path in paths_served() if "{table}" in path]
    assert len(paths) > 20 and "/api/tables/{table}/play" in paths
    for path in [*paths, "/t/{table}", "/r/{table}", "/t/{table}/12"]:
        assert home(re.sub(r"\{(?!table)\w+\}", "1", path).replace("{table}", table)) == table


def test_other_addresses_have_no_home() -> None:
    paths = [path for path in paths_served() if "{table}" not in path]
    for path in [*paths, "/", "/learn", "/assets/index.js", "/api/tables"]:
        assert home(re.sub(r"\{\w+\}", new_id(), path)) is None


def test_the_processes_are_chosen_by_the_home() -> None:
    assert "hash $table_home consistent;" in UPSTREAM
    assert UPSTREAM.count("server 127.0.0.1:") == 2
    assert "default $request_id;" in MAP, "requests without a table go to any process"


def block_line(start: str) -> str:
    (line,) = [line for line in HOSTING.splitlines() if line.strip().startswith(start)]
    return line.strip()


# -- a real nginx -----------------------------------------------------------------------------


class Nginx:
    """nginx with the configuration in the documents, on a free port and in a folder of its own."""

    def __init__(self, folder: Path, ports: Sequence[int] = (8722, 8723)) -> None:
        found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        if found is None:
            pytest.skip("no nginx to ask")
        self._port = Port()
        self.url = f"http://127.0.0.1:{self._port.number}"
        config = folder / "nginx.conf"
        config.write_text(self._config(folder, ports))
        self._command = [found, "-p", str(folder), "-c", str(config), "-e", "stderr"]
        self._process: subprocess.Popen[bytes] | None = None

    def _config(self, folder: Path, ports: Sequence[int]) -> str:
        site = block("server {").replace("listen 80", f"listen 127.0.0.1:{self._port.number}")
        upgrade = block_line("map $http_upgrade $connection_upgrade")
        inside = "\n".join([MAP, UPSTREAM, upgrade, block_line("limit_conn_zone"), site])
        for documented, port in zip((8722, 8723), ports, strict=True):
            inside = inside.replace(f"127.0.0.1:{documented};", f"127.0.0.1:{port};")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        user = "user root root;" if os.geteuid() == 0 else ""
        outside = f"{user} daemon off; pid {folder}/pid; worker_processes 1; events {{}}"
        return f"{outside}\nhttp {{\naccess_log off;\n{folders}\n{inside}\n}}\n"

    def check(self) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*self._command, "-t"], capture_output=True, text=True, check=False)

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, start_new_session=True)

    def clean_up(self) -> None:
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._port.let_go()


def test_nginx_accepts_the_configuration(tmp_path: Path) -> None:
    nginx = Nginx(tmp_path)
    try:
        asked = nginx.check()
        assert asked.returncode == 0, asked.stderr
    finally:
        nginx.clean_up()


async def connections(servers: Sequence[Server], together: int) -> list[int]:
    """How many WebSockets each process has, once they have this many. Metrics are a second old."""
    async with asyncio.timeout(PATIENCE):
        while sum(found := await metrics_of(servers)) != together:
            await asyncio.sleep(0.1)
    return found


async def metrics_of(servers: Sequence[Server]) -> list[int]:
    found = []
    async with httpx.AsyncClient(trust_env=False) as asking:
        for server in servers:
            text = (await asking.get(f"{server.url}/metrics")).text
            count = re.search(r"^meeplewright_connections (\d+)", text, re.MULTILINE)
            assert count is not None
            found.append(int(count[1]))
    return found


@asynccontextmanager
async def behind_nginx(
    folder: Path, database: str, redis: str
) -> AsyncIterator[tuple[list[Server], Person, Person]]:
    """Two processes of a server, nginx in front of them, and two people who came through it."""
    async with (
        serving(folder, database, redis=redis) as first,
        serving(folder, database, redis=redis) as second,
    ):
        servers = [first, second]
        nginx = Nginx(folder, [server.port for server in servers])
        nginx.start()
        try:
            async with httpx.AsyncClient(trust_env=False) as asking:
                while not await answers(asking, nginx.url):
                    await asyncio.sleep(0.05)
            async with await guest(nginx.url, "Ann") as ann, await guest(nginx.url, "Ben") as ben:
                yield servers, ann, ben
        finally:
            nginx.clean_up()


async def answers(asking: httpx.AsyncClient, url: str) -> bool:
    try:
        return (await asking.get(f"{url}/readyz")).status_code == 200
    except httpx.TransportError:
        return False


@only_in_full
@pytest.mark.anyio
async def test_behind_nginx_a_table_is_at_one_process(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with behind_nginx(tmp_path, postgres_url, redis_url) as (servers, *people):
        places: list[Place] = []
        before = [0, 0]
        for number in range(12):
            table = await table_of(people, "carcassonne")
            places += [await person.sit(table, seat) for seat, person in enumerate(people)]
            counts = await connections(servers, 2 * number + 2)
            more = sorted(now - then for now, then in zip(counts, before, strict=True))
            assert more == [0, 2], "both players are at one process"
            before = counts
        for place in places:
            await place.leave()
        assert all(before), "the tables are shared out"


@only_in_full
@pytest.mark.anyio
async def test_behind_nginx_play_goes_on_when_the_home_of_a_table_is_killed(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    async with behind_nginx(tmp_path, postgres_url, redis_url) as (servers, *people):
        table = await table_of(people, "carcassonne")
        places = [await person.sit(table, seat) for seat, person in enumerate(people)]
        await play_together(places, 6)
        known = max(place.version for place in places)
        home = servers.pop((await connections(servers, 2)).index(2))
        home.kill()
        for place in places:
            with pytest.raises(ConnectionError):
                await place.until(lambda: False)
            await place.resume()
            assert place.version >= known, "nothing is lost"
        await connections(servers, 2)
        await play_together(places, 6)
        for place in places:
            await place.leave()


async def play_together(places: Sequence[Place], moves: int) -> None:
    """This many moves, by whoever is to move."""
    rng = Random(1)
    for _ in range(moves):
        place = next(place for place in places if place.legal)
        reached = await place.act(rng.choice(place.legal))
        assert reached is not None
        for other in places:
            await other.at(reached)
