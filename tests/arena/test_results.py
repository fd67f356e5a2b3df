"""Results survive kills, torn lines and full disks, and belong to one match."""

import errno
import json
import os
from pathlib import Path

import pytest

from meeplewright.arena import Plan, play_seating
from meeplewright.arena.play import Fault, Result
from meeplewright.arena.results import ResultsFile
from meeplewright.core.errors import InvalidJson
from meeplewright.games.carcassonne import Carcassonne
from tests.arena.rigged import result


@pytest.fixture
def path(tmp_path: Path, plan: Plan) -> Path:
    """A match with two of its six games."""
    path = tmp_path / "match.jsonl"
    with ResultsFile.open(path, plan) as file:
        file.add(result(1, "random steady", 10, 20))
        file.add(result(1, "steady random", 30, 20))
    return path


def test_a_match_goes_on_where_it_stopped(path: Path, plan: Plan) -> None:
    with ResultsFile.open(path, plan) as file:
        assert [one.points for one in file.results] == [(30, 20), (10, 20)]
        assert file.results[0] == result(1, "steady random", 30, 20)
        assert [one.deal for one in file.open_seatings] == [2, 2, 3, 3]


def test_a_result_that_was_written_but_not_noted_is_read_again(path: Path, plan: Plan) -> None:
    """Ctrl-C can come between the two."""
    with ResultsFile.open(path, plan) as file:
        file.add(result(2, "random steady", 10, 20))
        file._found.clear()
        file.reread()
        assert len(file.results) == 3
        file.add(result(2, "steady random", 30, 20))
    with ResultsFile.open(path, plan) as file:
        assert len(file.results) == 4


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_torn_last_line_is_dropped_and_its_game_played_again(
    path: Path, plan: Plan, cut: int
) -> None:
    path.write_bytes(path.read_bytes()[:-cut])
    with ResultsFile.open(path, plan) as file:
        assert len(file.results) == 1
        file.add(result(1, "steady random", 31, 20))
    with ResultsFile.open(path, plan) as file:
        assert [one.points for one in file.results] == [(31, 20), (10, 20)]


def test_a_torn_first_line_begins_anew(tmp_path: Path, plan: Plan) -> None:
    path = tmp_path / "match.jsonl"
    ResultsFile.open(path, plan).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    ResultsFile.open(path, plan).close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("field", "value"), [("seed", "2"), ("deals", 4), ("seats", 3), ("clock", "processor")]
)
def test_another_match_is_refused_by_the_setting_that_differs(
    path: Path, plan: Plan, field: str, value: object
) -> None:
    before = path.read_bytes()
    asked = {"seed": "1", "deals": 3, "seats": 2, "clock": "wall", field: value}
    other = Plan.of(Carcassonne(), plan.bots, **asked)  # type: ignore[arg-type]
    with pytest.raises(InvalidJson) as refused:
        ResultsFile.open(path, other)
    assert refused.value.reason.rule == field
    assert path.read_bytes() == before


def test_a_match_can_get_more_deals_and_says_so(path: Path, plan: Plan) -> None:
    before = path.read_bytes()
    longer = Plan.of(Carcassonne(), plan.bots, deals=5)
    with ResultsFile.open(path, longer, extend=True) as file:
        assert file.planned == [3, 5]
        assert [one.deal for one in file.open_seatings] == [2, 2, 3, 3, 4, 4, 5, 5]
        assert file.results[0] == result(1, "steady random", 30, 20)
        file.add(result(4, "random steady", 10, 20))
        file.reread()
        assert len(file.results) == 3
    assert path.read_bytes().startswith(before)
    with ResultsFile.open(path, longer) as file:  # resumed, not extended again
        assert file.planned == [3, 5] and len(file.results) == 3


def test_a_match_does_not_lose_deals(path: Path, plan: Plan) -> None:
    longer = Plan.of(Carcassonne(), plan.bots, deals=5)
    ResultsFile.open(path, longer, extend=True).close()
    before = path.read_bytes()
    for extend in (False, True):
        with pytest.raises(InvalidJson) as refused:
            ResultsFile.open(path, plan, extend=extend)
        assert refused.value.reason.key == "arena-other-deals"
    assert path.read_bytes() == before


def test_an_extended_match_has_the_same_deals_as_a_long_one(plan: Plan) -> None:
    longer = Plan.of(Carcassonne(), plan.bots, deals=5)
    short = list(plan.seatings())
    assert list(longer.seatings())[: len(short)] == short
    assert play_seating(longer, short[-1]).points == play_seating(plan, short[-1]).points


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello\n", "line 1"),
        ("hello", "line 1"),
        ('{"mwr":1}\n', "line 1"),
        ("{0}\nnonsense\n", "line 2"),
        ('{0}\n{{"deal":1}}\n', "line 2"),
        ('{0}\n{{"deal":9,"bots":["x"],"fault":{{}}}}\n', "line 2"),
        ('{0}\n{{"extended":"many"}}\n', "line 2"),
    ],
)
def test_what_is_no_results_file_is_left_alone(
    tmp_path: Path, plan: Plan, text: str, line: str
) -> None:
    path = tmp_path / "match.jsonl"
    written = text.replace("{0}", json.dumps(plan.to_json())).replace("{{", "{").replace("}}", "}")
    path.write_text(written)
    with pytest.raises(InvalidJson) as refused:
        ResultsFile.open(path, plan)
    assert refused.value.reason.rule == line
    assert path.read_text() == written


def test_two_writers_do_not_share_a_file(path: Path, plan: Plan) -> None:
    with ResultsFile.open(path, plan), pytest.raises(BlockingIOError):
        ResultsFile.open(path, plan)


def test_a_full_disk_leaves_whole_lines(
    path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = path.read_bytes()
    really_write = os.write

    def half(handle: int, data: bytes) -> int:
        if len(data) < 50:
            raise OSError(errno.ENOSPC, "full")
        return really_write(handle, data[:-40])

    with ResultsFile.open(path, plan) as file:
        monkeypatch.setattr(os, "write", half)
        with pytest.raises(OSError) as full:
            file.add(result(2, "steady random", 1, 2))
        assert full.value.filename == str(path)
    assert path.read_bytes() == before


def test_a_game_that_a_bot_broke_is_tried_again(path: Path, plan: Plan) -> None:
    broken = next(one for one in plan.seatings() if one.deal == 2)
    with ResultsFile.open(path, plan) as file:
        file.add(Result(broken, fault=Fault("steady", 0, 7, "ZeroDivisionError: no")))
        assert broken in file.open_seatings
    with ResultsFile.open(path, plan) as file:
        assert file.results[-1].fault == Fault("steady", 0, 7, "ZeroDivisionError: no")
        file.add(result(2, " ".join(broken.bots), 5, 6))
        assert broken not in file.open_seatings
