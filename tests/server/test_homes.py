"""Homes of tables: the nginx configuration in the documents sends everybody at a table to the same
process.
"""

import re
import shutil
import subprocess
from pathlib import Path
from textwrap import dedent

import pytest

from meeplewright.server.settings import Limits
from meeplewright.server.storage.ids import new_id
from tests.server.http.kit import document_for

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


def test_nginx_accepts_the_configuration(tmp_path: Path) -> None:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("no nginx to ask")
    site = block("server {").replace("listen 80", "listen 127.0.0.1:18080")
    upgrade = block_line("map $http_upgrade $connection_upgrade")
    limit = block_line("limit_conn_zone")
    inside = "\n".join([MAP, UPSTREAM, upgrade, limit, site])
    config = tmp_path / "nginx.conf"
    config.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{inside}\n}}\n")
    command = [program, "-t", "-p", str(tmp_path), "-c", str(config), "-e", "stderr"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stderr


def block_line(start: str) -> str:
    (line,) = [line for line in HOSTING.splitlines() if line.strip().startswith(start)]
    return line.strip()
