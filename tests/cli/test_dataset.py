"""`meeplewright dataset`: tables, a summary, and one sentence for errors."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from meeplewright.cli.dataset import read_tables
from meeplewright.exchange.dataset_schema import TABLES, USUAL
from tests.cli.conftest import Command, contents
from tests.exchange.datasets import rows
from tests.words import english, said, says


@pytest.fixture
def games(finished: Path, unfinished: Path, tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    finished.rename(folder / "finished.mwr")
    unfinished.rename(folder / "unfinished.mwr")
    return folder


def test_it_writes_the_tables_and_says_what_they_hold(
    command: Command, games: Path, tmp_path: Path
) -> None:
    answer = command("dataset", games, "--out", tmp_path / "out")
    assert answer.code == 0 and answer.err == ""
    assert says(answer.out, "dataset-written", count=2, folder=str(tmp_path / "out"))
    assert "carcassonne-2" in answer.out and "views" not in answer.out
    assert len(rows(tmp_path / "out", "carcassonne-2", "games")) == 2


def test_it_gives_its_numbers_as_json(command: Command, games: Path, tmp_path: Path) -> None:
    (games / "bad.mwr").write_text("nonsense\n")
    asked = ("--tables", "games,moves", "--views", "--skip-bad", "--json")
    answer = command("dataset", games, "--out", tmp_path / "out", *asked)
    assert answer.code == 0
    report = json.loads(answer.out)
    assert (report["out"], report["records"]) == (str(tmp_path / "out"), 2)
    (kind,) = report["tables"]
    assert (kind["game"], kind["seats"], kind["folder"]) == ("carcassonne", 2, "carcassonne-2")
    assert {*kind["rows"]} == {"games", "moves", "views"} and kind["rows"]["games"] == 2
    (bad,) = report["left_out"]
    assert bad["record"].endswith("bad.mwr") and bad["trouble"] in answer.err
    assert bad["line"] == 1 and bad["reason"]["key"] == "record-not-json"


@pytest.mark.parametrize("language", ["en", "hu", "nl", "ro", "ru"])
def test_a_bad_record_stops_it_with_one_sentence(
    command: Command, games: Path, tmp_path: Path, language: str
) -> None:
    (games / "bad.mwr").write_text("nonsense\n")
    before = contents(tmp_path)
    answer = command("--lang", language, "dataset", games, "--out", tmp_path / "out")
    assert answer.code == 2 and answer.out == ""
    assert "bad.mwr" in answer.err and "--skip-bad" in answer.err
    assert answer.err.count("\n") == 1
    assert contents(tmp_path) == before and not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", ["en", "hu", "nl", "ro", "ru"])
def test_records_left_out_are_named_and_counted(
    command: Command, games: Path, tmp_path: Path, language: str
) -> None:
    for name in ("bad.mwr", "worse.mwr"):
        (games / name).write_text("nonsense\n")
    answer = command("--lang", language, "dataset", games, "--out", tmp_path / "out", "--skip-bad")
    assert answer.code == 0 and answer.err.count("\n") == 2
    assert "bad.mwr" in answer.err and "worse.mwr" in answer.err
    assert "2" in answer.out.splitlines()[-2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("dataset", said("usage-missing", name=english("meta-folder"))),
        ("dataset G", said("usage-missing", name="--out")),
        ("dataset G --out O --tables games,x", said("dataset-no-table", table="x")),
        ("dataset G --out O --tables ,", said("dataset-no-table", table="")),
        ("dataset G --out G", said("file-exists")),
        ("dataset G --out none/out", said("file-missing", file="none/out")),
        ("dataset none --out O", said("file-missing", file="none")),
        ("dataset E --out O", said("dataset-no-records")),
        ("dataset G/bad --out O", said("file-missing")),
        ("dataset G/finished.mwr --out O", said("file-not-folder")),
    ],
)
def test_a_mistake_is_one_sentence_and_changes_nothing(
    command: Command,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    sentence: re.Pattern[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    places = {"G": "games", "E": "empty", "O": "out"}
    words = [
        "/".join(places.get(part, part) for part in word.split("/")) for word in arguments.split()
    ]
    before = contents(tmp_path)
    answer = command(*words)
    assert answer.code == 2 and answer.out == "" and sentence.search(answer.err)
    assert contents(tmp_path) == before and not (tmp_path / "out").exists()


def test_a_full_disk_is_said_so(
    command: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **named: object) -> None:
        raise OSError(28, "Error writing bytes to file")

    monkeypatch.setattr("meeplewright.cli.dataset.write_dataset", full)
    answer = command("dataset", games, "--out", tmp_path / "out")
    assert answer.code == 2 and says(answer.err, "file-disk-full", file=str(tmp_path / "out"))


def test_without_the_extra_it_is_named(
    command: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "meeplewright.exchange.dataset_files", raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    answer = command("dataset", games, "--out", tmp_path / "out")
    assert answer.code == 2 and "pip install 'meeplewright[research]'" in answer.err


def test_views_come_only_when_asked_for() -> None:
    assert read_tables(None, views=False) == USUAL
    assert {*read_tables(None, views=True)} == {*TABLES}
    assert read_tables("views", views=False) == ("views",)
