"""Folders of records for datasets, and reading the tables."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pyarrow import parquet

from meeplewright.core.records import Record
from tests.core.samples import OPENING, random_game

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SMALL = ("carcassonne-2", "carcassonne-3-shared", "keyflower-2", "keyflower-3")


def golden_folder(home: Path) -> Path:
    """Some whole games of both kinds, one of them in a subfolder."""
    folder = home / "games"
    (folder / "more").mkdir(parents=True)
    for name in SMALL[:-1]:
        shutil.copy(GOLDEN / f"{name}.mwr", folder)
    shutil.copy(GOLDEN / f"{SMALL[-1]}.mwr", folder / "more")
    return folder


def small_folder(home: Path) -> Path:
    """A whole game and the beginning of one, both of Carcassonne for two."""
    folder = home / "games"
    folder.mkdir()
    (folder / "a.mwr").write_text(random_game(seed=1).dumps(), "utf-8")
    (folder / "b.mwr").write_text(OPENING, "utf-8")
    return folder


def rows(out: Path, kind: str, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(out / kind / f"{table}.parquet").to_pylist()
    return found


def of_game(found: list[dict[str, Any]], game_id: int) -> list[dict[str, Any]]:
    return [row for row in found if row["game_id"] == game_id]


def own_metadata(out: Path, kind: str, table: str) -> Mapping[str, str]:
    """Our own metadata of a file."""
    metadata = parquet.read_schema(out / kind / f"{table}.parquet").metadata
    words = {key.decode(): value.decode() for key, value in metadata.items()}
    return {key.removeprefix("meeplewright."): words[key] for key in words if "right." in key}


def records(folder: Path) -> dict[str, Record]:
    return {
        path.relative_to(folder).as_posix(): Record.read(path) for path in folder.rglob("*.mwr")
    }
