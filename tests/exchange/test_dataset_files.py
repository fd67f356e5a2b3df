"""A dataset is complete or absent, the same for the same records, and written in batches."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pyarrow import parquet

from meeplewright.core.extras import MissingExtra
from meeplewright.exchange import dataset_files
from meeplewright.exchange.dataset import (
    NoRecords,
    UnreadableRecord,
    Written,
    write_dataset,
)
from meeplewright.exchange.dataset_rows import GameRows
from tests.cli.conftest import contents
from tests.core.samples import HEADER, OPENING, random_game
from tests.exchange.datasets import rows, small_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return small_folder(tmp_path)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# -- bad records ------------------------------------------------------------------------------

BAD: list[tuple[str, str]] = [
    ("nonsense\n", "line 1"),
    (OPENING.replace('"x":1,"y":0', '"x":5,"y":5'), "entry 6: CA 4.1"),
    (OPENING.replace("carcassonne", "chess"), "line 1: game: "),
    (HEADER + '{"result":{"points":[1,2],"items":[[],[]],"winners":[1]}}\n', "line 2: result: "),
    (random_game(seed=1).dumps().replace('"winners":[', '"winners":[1,'), "result.winners"),
]


@pytest.mark.parametrize(("text", "why"), BAD, ids=[why for _, why in BAD])
def test_a_bad_record_is_named_and_nothing_is_written(
    folder: Path, tmp_path: Path, text: str, why: str
) -> None:
    (folder / "bad.mwr").write_text(text, "utf-8")
    with pytest.raises(UnreadableRecord) as caught:
        write_dataset(folder, tmp_path / "out")
    assert caught.value.path == folder / "bad.mwr" and why in str(caught.value)
    assert names(tmp_path) == {"games"}


def test_bad_records_that_are_skipped_leave_no_row_and_no_gap(folder: Path, tmp_path: Path) -> None:
    write_dataset(folder, tmp_path / "without")
    for number, (text, _) in enumerate(BAD):
        (folder / f"aa{number}.mwr").write_text(text, "utf-8")
    (folder / "ab.mwr").symlink_to(folder / "nowhere")
    skipped: list[UnreadableRecord] = []
    written = write_dataset(folder, tmp_path / "out", skip=skipped.append)
    assert [bad.path.name for bad in skipped] == [*(f"aa{n}.mwr" for n in range(5)), "ab.mwr"]
    assert written.records == 2
    assert contents(tmp_path / "out") == contents(tmp_path / "without")


def test_a_folder_without_a_sound_record_makes_no_dataset(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "notes.txt").write_text("no record")
    with pytest.raises(NoRecords):
        write_dataset(tmp_path / "games", tmp_path / "out")
    (tmp_path / "games" / "bad.mwr").write_text("nonsense\n")
    with pytest.raises(NoRecords):
        write_dataset(tmp_path / "games", tmp_path / "out", skip=lambda bad: None)
    assert names(tmp_path) == {"games"}


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        write_dataset(tmp_path / "none", tmp_path / "out")
    assert caught.value.filename == str(tmp_path / "none")
    assert not names(tmp_path)


# -- existing files ---------------------------------------------------------------------------


def test_nothing_is_overwritten(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine").write_text("precious")
    (tmp_path / "file").write_text("precious")
    before = contents(tmp_path)
    for out in (tmp_path / "out", tmp_path / "file", folder):
        with pytest.raises(FileExistsError):
            write_dataset(folder, out)
    assert contents(tmp_path) == before


def test_what_came_there_meanwhile_is_not_overwritten(folder: Path, tmp_path: Path) -> None:
    def come(done: int, total: int) -> None:
        (tmp_path / "out").mkdir(exist_ok=True)
        (tmp_path / "out" / "mine").write_text("precious")

    with pytest.raises(OSError, match="not empty"):
        write_dataset(folder, tmp_path / "out", progress=come)
    assert names(tmp_path) == {"games", "out"} and names(tmp_path / "out") == {"mine"}


def test_an_empty_folder_is_filled(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    write_dataset(folder, tmp_path / "out")
    assert names(tmp_path) == {"games", "out"} and names(tmp_path / "out") == {"carcassonne-2"}


def test_a_place_that_is_not_there_is_named(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        write_dataset(folder, tmp_path / "none" / "out")
    assert caught.value.filename == str(tmp_path / "none" / "out")


# -- writes that fail halfway -----------------------------------------------------------------


def fail(fault: BaseException) -> Callable[..., None]:
    def raise_it(*arguments: object) -> None:
        raise fault

    return raise_it


def test_an_interrupted_run_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write_dataset(folder, tmp_path / "out", progress=fail(KeyboardInterrupt()))
    assert names(tmp_path) == {"games"}


def test_tables_that_are_not_safe_on_the_disk_are_not_there(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fail(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))))
        with pytest.raises(OSError, match="No space"):
            write_dataset(folder, tmp_path / "out")
    assert names(tmp_path) == {"games"}


AT_THE_LIMIT = """
import resource, signal, sys
from pathlib import Path
from meeplewright.exchange import dataset_files
from meeplewright.exchange.dataset import write_dataset

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
dataset_files.BATCH = dict.fromkeys(dataset_files.BATCH, 20)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
try:
    write_dataset(Path(sys.argv[1]), Path(sys.argv[2]))
except OSError as fault:
    print(fault.errno)
"""


@pytest.mark.parametrize("room", [0, 3, 1500, 6000])
def test_a_disk_without_room_leaves_nothing(folder: Path, tmp_path: Path, room: int) -> None:
    """In the first bytes, within a row group, or only in the last bytes."""
    command = [sys.executable, "-c", AT_THE_LIMIT, str(folder), str(tmp_path / "out"), str(room)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == (f"{errno.EFBIG}\n", "")
    assert names(tmp_path) == {"games"}


KILLED = """
import os, signal, sys
from pathlib import Path
from meeplewright.exchange.dataset import write_dataset

def die(done, total):
    os.kill(os.getpid(), signal.SIGKILL)

write_dataset(Path(sys.argv[1]), Path(sys.argv[2]), progress=die)
"""


def test_a_killed_run_leaves_the_place_free_for_the_next(folder: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(folder), str(tmp_path / "out")]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    left = names(tmp_path) - {"games"}
    assert len(left) == 1 and left.pop().endswith(".part")
    write_dataset(folder, tmp_path / "out")
    assert len(rows(tmp_path / "out", "carcassonne-2", "games")) == 2


# -- the same, in batches ---------------------------------------------------------------------


def test_the_same_records_make_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    write_dataset(folder, tmp_path / "one")
    for path in sorted(folder.iterdir(), reverse=True):  # in any order on disk
        data = path.read_bytes()
        path.unlink()
        path.write_bytes(data)
    write_dataset(folder, tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_rows_go_out_in_batches_and_are_the_same_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").mkdir()
    for number in range(60):
        (tmp_path / "games" / f"{number:02}.mwr").write_text(OPENING, "utf-8")
    write_dataset(tmp_path / "games", tmp_path / "whole")
    monkeypatch.setattr(dataset_files, "BATCH", dict.fromkeys(dataset_files.BATCH, 50))
    waiting: list[int] = []
    add = dataset_files.DatasetFiles.add

    def watched(files: dataset_files.DatasetFiles, game: GameRows) -> None:
        add(files, game)
        waiting.extend(len(file._waiting) for file in files._files())

    monkeypatch.setattr(dataset_files.DatasetFiles, "add", watched)
    written = write_dataset(tmp_path / "games", tmp_path / "batches")
    assert written.rows["carcassonne", 2]["moves"] == 60 * 7
    assert max(waiting) < 50
    for table in ("games", "moves", "outcomes"):
        path = Path("carcassonne-2", f"{table}.parquet")
        assert parquet.read_table(tmp_path / "batches" / path).equals(
            parquet.read_table(tmp_path / "whole" / path)
        )
    groups = parquet.ParquetFile(tmp_path / "batches" / "carcassonne-2" / "moves.parquet")
    assert groups.metadata.num_row_groups == 9


def test_progress_is_told_record_by_record(folder: Path, tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    written = write_dataset(folder, tmp_path / "out", progress=lambda *both: heard.append(both))
    assert heard == [(1, 2), (2, 2)] and isinstance(written, Written)


def test_a_name_that_is_no_text_is_escaped(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    Path(os.fsdecode(bytes(tmp_path / "games") + b"/\xff.mwr")).write_text(HEADER, "utf-8")
    write_dataset(tmp_path / "games", tmp_path / "out")
    (row,) = rows(tmp_path / "out", "carcassonne-2", "games")
    assert row["source"] == "\\xff.mwr"


def test_without_pyarrow_the_extra_is_named(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meeplewright.exchange.dataset_files")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"pip install 'meeplewright\[research\]'"):
        write_dataset(folder, tmp_path / "out")
    assert names(tmp_path) == {"games"}
