"""The records of a match: one file per game, in a folder that belongs to the match."""

from pathlib import Path

import pytest

from meeplewright.arena import Plan, play_seating
from meeplewright.arena.records import RecordFolder
from meeplewright.core import Record
from meeplewright.core.errors import InvalidJson
from meeplewright.games.carcassonne import Carcassonne


def test_every_game_has_a_file_of_its_own(plan: Plan, tmp_path: Path) -> None:
    folder = RecordFolder(tmp_path, plan)
    results = [play_seating(plan, one, keep_record=True) for one in list(plan.seatings())[:3]]
    for played in results:
        folder.add(played)
    names = ["0001-1.mwr", "0001-2.mwr", "0002-1.mwr"]
    assert sorted(path.name for path in tmp_path.glob("*.mwr")) == names
    assert [Record.read(tmp_path / name).check().sound for name in names] == [True] * 3
    assert folder.missing(results) == 0
    (tmp_path / names[1]).unlink()
    assert folder.missing(results) == 1


def test_a_longer_match_uses_the_same_folder_and_another_match_does_not(
    plan: Plan, tmp_path: Path
) -> None:
    RecordFolder(tmp_path, plan)
    longer = Plan.of(Carcassonne(), plan.bots, deals=5)
    seating = next(plan.seatings())
    path = RecordFolder(tmp_path, plan).path(seating)
    assert RecordFolder(tmp_path, longer).path(seating) == path
    with pytest.raises(InvalidJson) as refused:
        RecordFolder(tmp_path, Plan.of(Carcassonne(), plan.bots, deals=3, seed="2"))
    assert refused.value.reason.rule == "seed"


def test_records_of_others_are_not_overwritten(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "0001-1.mwr").write_text("mine")
    with pytest.raises(InvalidJson) as refused:
        RecordFolder(tmp_path, plan)
    assert refused.value.reason.key == "arena-other-records"
    assert [path.name for path in tmp_path.iterdir()] == ["0001-1.mwr"]
