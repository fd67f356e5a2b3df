"""docs/dataset.md is correct: its columns are those that are written, and its examples run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from meeplewright.cli import main
from meeplewright.core.game import encoding_of
from meeplewright.exchange.dataset_schema import SCHEMA, TABLES, facts
from meeplewright.games.carcassonne import Carcassonne
from tests.exchange.datasets import rows
from tests.games.carcassonne.exchange.saved_games import saved
from tests.games.carcassonne.exchange.test_jcz import a_game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "dataset.md").read_text("utf-8")
TABLE = re.compile(r"^### (\w+)\n(.*?)(?=^##)", flags=re.MULTILINE | re.DOTALL)
COLUMN = re.compile(r"^\| `(\w+)` \| `([\w<>]+)`( or null)? \| .+ \|$", flags=re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", flags=re.MULTILINE | re.DOTALL)


def test_the_page_has_every_column_with_its_type_in_its_order() -> None:
    written = {name: COLUMN.findall(text) for name, text in TABLE.findall(PAGE)}
    assert written == {
        name: [(column.name, column.type, " or null" * column.may_be_null) for column in columns]
        for name, columns in TABLES.items()
    }


def test_the_page_has_every_key_of_the_metadata() -> None:
    keys = re.findall(r"^\| `(meeplewright\.\w+)` \|", PAGE, flags=re.MULTILINE)
    game = Carcassonne()
    known = [*facts(game, 2, encoding_of(game, 2))]
    assert keys[: len(known)] == known
    assert f"| `meeplewright.schema` | the version of this page: {SCHEMA}." in PAGE


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for language, text in BLOCK.findall(PAGE):
        if language == "python":
            exec(compile(text, "docs/dataset.md", "exec"), {})
            continue
        for line in text.splitlines():
            program, *arguments = line.split()
            assert program == "meeplewright" and main(arguments) == 0, line


def test_games_of_other_programs_are_in_the_same_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chain on the page: saved game, record, table."""
    monkeypatch.chdir(tmp_path)
    for name in ("saves", "games"):
        Path(name).mkdir()
    Path("saves", "one.jcz").write_text(json.dumps(saved(a_game(5))), "utf-8")
    assert main(["import", "jcz", "saves/one.jcz", "--out", "games/one.mwr"]) == 0
    assert main(["dataset", "games", "--out", "tables"]) == 0
    (row,) = rows(Path("tables"), "carcassonne-2", "games")
    assert (row["source"], row["finished"]) == ("one.mwr", True)
    played = a_game(5).result
    assert played is not None and sorted(row["points"]) == sorted(played["points"])
