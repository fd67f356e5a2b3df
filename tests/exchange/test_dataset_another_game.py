"""A dataset of an unknown game: Tiny, whose cards and choices are secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meeplewright.core import Manifest
from meeplewright.core.game import Encoding, Game
from meeplewright.core.records import Record
from meeplewright.exchange.dataset import write_dataset
from meeplewright.exchange.dataset_schema import TABLES
from tests.core.tiny_game import Tiny
from tests.exchange.datasets import own_metadata, rows
from tests.installing import offer

HEADER = (
    '{"mwr":1,"game":"%s","rules":1,"options":{"bonus":3},'
    '"seats":[{"name":"a","kind":"bot"},{"name":"b","kind":"bot"}]}\n'
)


class Unnumbered(Tiny):
    """Tiny without an encoding."""

    name = "unnumbered"

    def encoding(self, seats: int) -> Encoding:
        return Game.encoding(self, seats)


UNNUMBERED = Manifest(game=f"{__name__}:Unnumbered")


@pytest.fixture(autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path_factory.mktemp("site")
    offer(site, "meeplewright.games", "tiny", "tests.core.tiny_game:MANIFEST")
    offer(site, "meeplewright.games", "unnumbered", f"{__name__}:UNNUMBERED")
    monkeypatch.syspath_prepend(str(site))


def record(second_card: int, second_choice: str, game: str = "tiny") -> Record:
    """The first seat is dealt a two, keeps it after the second seat chose, and calls 1."""
    entries: list[dict[str, Any]] = [
        {"chance": {"deal": 2}},
        {"chance": {"deal": second_card}},
        {"seat": 1, "do": {"choose": second_choice}},
        {"seat": 0, "do": {"choose": "keep"}},
        {"seat": 0, "do": {"call": 1}},
        {"seat": 1, "do": {"call": 2}},
    ]
    lines = "".join(json.dumps(entry) + "\n" for entry in entries)
    return Record.loads(HEADER % game + lines)


def dataset_of(home: Path, *records: Record) -> Path:
    (home / "games").mkdir()
    for number, one in enumerate(records):
        (home / "games" / f"{number}.mwr").write_text(one.dumps(), "utf-8")
    write_dataset(home / "games", home / "out", [*TABLES])
    return home / "out"


def test_all_tables_are_made_of_a_game_from_another_package(tmp_path: Path) -> None:
    out = dataset_of(tmp_path, record(3, "throw"))
    (game,) = rows(out, "tiny-2", "games")
    assert (game["game"], game["points"], game["winners"]) == ("tiny", [2, 5], [1])
    assert [row["text"] for row in rows(out, "tiny-2", "moves")][-1] == "call:2"
    assert len(rows(out, "tiny-2", "positions")) == len(rows(out, "tiny-2", "views")) == 4
    assert own_metadata(out, "tiny-2", "positions")["encoding"] == str(Tiny().encoding(2).version)


@pytest.mark.parametrize("table", ["positions", "views"])
def test_games_that_differ_in_a_secret_have_the_same_rows_for_who_cannot_know_it(
    tmp_path: Path, table: str
) -> None:
    """T 1, T 2: the other's card always, and the other's choice until all have chosen."""
    out = dataset_of(tmp_path, record(1, "keep"), record(4, "keep"), record(4, "throw"))
    first, second, third = (
        [{**row, "game_id": 0} for row in rows(out, "tiny-2", table) if row["game_id"] == game_id]
        for game_id in (1, 2, 3)
    )
    of_first_seat = [at for at, row in enumerate(first) if row["seat"] == 0]
    assert of_first_seat == [1, 2]
    assert [first[at] for at in of_first_seat] == [second[at] for at in of_first_seat]
    assert second[1] == third[1] and second[2] != third[2]  # by then the choices are revealed
    assert first[0] != second[0]  # the second seat knows its own card


def test_a_game_without_an_encoding_has_no_positions_and_no_ids(tmp_path: Path) -> None:
    out = dataset_of(tmp_path, record(3, "throw", "unnumbered"))
    assert not (out / "unnumbered-2" / "positions.parquet").exists()
    assert {row["action_id"] for row in rows(out, "unnumbered-2", "moves")} == {None}
    (game,) = rows(out, "unnumbered-2", "games")
    assert game["encoding"] is None and game["finished"]
    assert "encoding" not in own_metadata(out, "unnumbered-2", "games")
