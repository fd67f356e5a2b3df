"""Every route is fuzzed by schemathesis with all its checks, over a real socket.

There must be no server error, no answer outside the document, and nothing accepted that it forbids.
"""

import io
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from meeplewright.server.app import create_app
from meeplewright.server.serve import listen
from meeplewright.server.settings import Settings
from tests.conftest import only_in_full
from tests.server.http.kit import GENEROUS, keeping_log

pytestmark = only_in_full

BUDGET = ["--max-examples", "3"]
BUDGET += ["--request-timeout", "120"]  # seconds; a busy machine is not a fault
# Mail programs may open its address for people; that is a page, which the document does not have.
BUDGET += ["--exclude-path", "/api/mail/stop"]

# 400 covers what no schema can express (a game's options), 426 means that a path needs WebSocket.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409", "426"]
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "415", "422", "426"]
"""


@contextmanager
def listening(folder: Path) -> Iterator[str]:
    """The address of a server on this machine."""
    socket = listen("127.0.0.1", 0)
    socket.listen()  # early clients wait until the server is up
    home = f"http://127.0.0.1:{socket.getsockname()[1]}"
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.db'}",
        base_url=home,
        bot_processes=1,
        limits=GENEROUS,
    )
    config = uvicorn.Config(create_app(settings), log_config=None, access_log=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([socket],))
    thread.start()
    try:
        # schemathesis waits 10 seconds for the document, which takes long to make the first time
        for path in ("/readyz", "/api/openapi.json"):
            httpx.get(home + path, timeout=300).raise_for_status()
        yield home
    finally:
        server.should_exit = True
        thread.join()
        socket.close()


def attack(home: str, folder: Path, config: str, *options: str) -> None:
    """Run schemathesis on the server; it must find nothing."""
    file = folder / "schemathesis.toml"
    file.write_text(CONFIG + config)
    program = str(Path(sys.executable).with_name("schemathesis"))
    command = [program, "--config-file", str(file)]
    run = [*command, "run", f"{home}/api/openapi.json", "--checks", "all", *BUDGET, *options]
    ended = subprocess.run(run, cwd=folder, capture_output=True, text=True, timeout=3600)
    assert ended.returncode == 0, ended.stdout[-20_000:] + ended.stderr[-2_000:]


def ask(home: str, path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{home}/api{path}", json=body, headers=headers).raise_for_status().json()


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_somebody_at_a_table_finds_no_fault(tmp_path: Path, game: str) -> None:
    log = io.StringIO()
    with keeping_log(log), listening(tmp_path) as home:
        token = ask(home, "/me", {"name": "Ada", "token": True})["token"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = ask(home, "/tables", {"game": game, "seats": seats}, token)["id"]
        config = f'[auth.openapi.bearer]\nbearer = "{token}"\n'
        config += f'[parameters]\n"path.table" = "{table}"\n'
        # A deleted user could not continue; deleting and leaving have their own tests.
        leaving = ["--exclude-operation-id", "forget_me", "--exclude-operation-id", "leave_device"]
        phases = "coverage,fuzzing,stateful" if game == "keyflower" else "fuzzing"
        attack(home, tmp_path, config, "--phases", phases, *leaving)
    assert "Traceback" not in log.getvalue()


def test_nobody_finds_no_fault(tmp_path: Path) -> None:
    log = io.StringIO()
    with keeping_log(log), listening(tmp_path) as home:
        attack(home, tmp_path, "", "--phases", "fuzzing")
    assert "Traceback" not in log.getvalue()
