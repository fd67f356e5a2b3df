"""What a killed process has left in a temporary folder is deleted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.working_folder import working_folder

pytestmark = pytest.mark.anyio

WORK = """
import time
from meeplewright.server.working_folder import working_folder

with working_folder() as folder:
    (folder / "earlier.db").write_text("everybody's data")
    print("working", flush=True)
    time.sleep(600)
"""


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "temporary"
    (folder / "meeplewright-of-somebody").mkdir(parents=True)
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


async def left_after_opening(sqlite_url: str, temporary: Path) -> list[str]:
    await (await Store.open(Settings(database=sqlite_url))).close()
    return sorted(folder.name[:18] for folder in temporary.iterdir())


async def test_what_a_killed_process_left_is_deleted_when_a_store_is_opened(
    sqlite_url: str, temporary: Path
) -> None:
    """Not before: as long as it lives, it may still need it."""
    environment = {**os.environ, "TMPDIR": str(temporary)}
    command = [sys.executable, "-c", WORK]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as killed:
        try:
            assert killed.stdout is not None and killed.stdout.readline() == "working\n"
            found = await left_after_opening(sqlite_url, temporary)
            assert found == ["meeplewright-of-so", "meeplewright-work-"]
        finally:
            killed.kill()
    assert await left_after_opening(sqlite_url, temporary) == ["meeplewright-of-so"]


async def test_a_folder_is_deleted_after_use_and_nobody_else_can_look_into_it(
    temporary: Path,
) -> None:
    with working_folder() as folder:
        (folder / "file").touch()
        assert folder.parent == temporary and folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()
