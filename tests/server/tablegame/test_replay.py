"""Positions of records: any range is the same as in a replay from the beginning."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from meeplewright.core import CHANCE, InvalidRecord, Record, find_game
from meeplewright.core import replay as replayed
from meeplewright.core.records import Entry, Meta
from meeplewright.server.tablegame.replay import CHECKPOINT_EVERY, Replay
from tests.conftest import ROOT

GOLDEN = ROOT / "tests" / "golden"


def golden(name: str) -> Record:
    return Record.read(Path(GOLDEN / f"{name}.mwr"))


@pytest.mark.parametrize("name", ["carcassonne-3", "keyflower-2"])
def test_every_position_is_the_one_that_the_record_leads_to(name: str) -> None:
    record = golden(name)
    shown = Replay(record)
    count = len(record.entries)
    assert shown.fault is None and shown.last == count and shown.last_open == count - 1
    frames = list(shown.frames(0, count, 1))
    assert [frame["entry"] for frame in frames] == list(range(count + 1))
    for entry in (0, 1, 2, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1, 77, count):
        state = replayed(record, entry)
        frame = frames[entry]
        assert frame["view"] == state.view(1).to_json()
        assert frame["points"] == list(state.points_now())
        assert frame["actors"] == list(state.actors)
    outcome = replayed(record).outcome()
    assert outcome is not None and shown.outcome is not None
    assert shown.outcome.to_json() == outcome.to_json() == record.result


@pytest.mark.parametrize("name", ["carcassonne-2", "keyflower-3"])
def test_a_stretch_is_the_same_wherever_it_begins(name: str) -> None:
    shown = Replay(golden(name))
    for seat in (None, 0):
        whole = list(shown.frames(0, 80, seat))
        for first, last in (
            (0, 0),
            (1, 1),
            (CHECKPOINT_EVERY, CHECKPOINT_EVERY),
            (CHECKPOINT_EVERY + 1, 60),
            (47, 49),
            (80, 80),
        ):
            assert list(shown.frames(first, last, seat)) == whole[first : last + 1]


@pytest.mark.parametrize("name", ["carcassonne-2", "keyflower-3"])
def test_an_aid_is_told_from_what_the_seat_may_know_there(name: str) -> None:
    record = golden(name)
    shown = Replay(record)
    for entry in (0, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 5, shown.last):
        for seat in (None, 1):
            view = replayed(record, entry).view(seat)
            for aid in shown.game.aids:
                assert shown.aid(aid, entry, seat) == shown.game.aid(aid, view)


def test_an_outline_is_the_frames_without_their_views() -> None:
    shown = Replay(golden("keyflower-2"))
    bare = list(shown.outline(30, 70, 1))
    assert all("view" not in frame for frame in bare)
    seen = [{**frame} for frame in shown.frames(30, 70, 1)]
    for frame in seen:
        frame.pop("view")
    assert seen == bare


def test_a_frame_says_who_acted_and_shows_what_the_seat_may_see() -> None:
    record = golden("keyflower-2")
    shown = Replay(record)
    seen = [list(shown.frames(0, shown.last, seat)) for seat in (None, 0, 1)]
    for entry, frame in zip(record.entries, seen[0][1:], strict=True):
        assert frame["seat"] == (None if entry.seat == CHANCE else entry.seat)
    assert seen[0][0]["seat"] is None and seen[0][0]["events"] == []
    assert seen[1] != seen[2], "what is dealt to one seat the other does not see"


def test_remarks_and_times_stand_with_the_entry_they_precede() -> None:
    record = golden("carcassonne-2")
    first, second, *rest = record.lines
    assert isinstance(first, Entry) and isinstance(second, Entry)
    lines = (Meta({"a": 1}), first, replace(second, t=1500), Meta({"b": 2}), Meta({"c": 3}), *rest)
    shown = Replay(replace(record, lines=(*lines, Meta({"d": 4}))))
    frames = list(shown.frames(0, 4, None))
    assert [frame["meta"] for frame in frames] == [[], [{"a": 1}], [], [{"b": 2}, {"c": 3}], []]
    assert [frame["t"] for frame in frames] == [None, None, 1500, None, None]
    assert shown.closing_remarks == [{"d": 4}]


def test_a_record_is_shown_up_to_its_fault() -> None:
    record = golden("carcassonne-2")
    lines = list(record.lines)
    wrong = lines[30]
    assert isinstance(wrong, Entry)
    lines[30] = replace(wrong, form={"place": {"tile": "A", "x": 60, "y": 60, "turn": 0}}, seat=0)
    shown = Replay(replace(record, lines=tuple(lines)))
    assert shown.fault is not None and (shown.fault.entry, shown.fault.line) == (31, 32)
    assert shown.last == shown.last_open == 30 and shown.outcome is None
    assert [frame["entry"] for frame in shown.frames(28, 30, None)] == [28, 29, 30]


def test_a_wrong_result_is_a_fault_of_its_line() -> None:
    record = golden("carcassonne-2")
    text = record.dumps().splitlines(keepends=True)
    form = json.loads(text[-1])
    form["result"]["points"][0] += 1
    shown = Replay(Record.loads("".join([*text[:-1], json.dumps(form) + "\n"])))
    assert shown.fault is not None and shown.fault.reason.rule == "result.points"
    assert (shown.fault.entry, shown.fault.line) == (None, len(text))
    assert shown.last == len(record.entries)


def test_a_record_that_cannot_begin_is_refused() -> None:
    record = golden("carcassonne-2")
    for header in (
        replace(record.header, game="ludo"),
        replace(record.header, rules=99),
        replace(record.header, options={"farmers": "many"}),
        replace(record.header, seats=record.header.seats[:1]),
    ):
        with pytest.raises(InvalidRecord) as refused:
            Replay(replace(record, header=header))
        assert refused.value.line == 1


@pytest.mark.parametrize("name", ["carcassonne-4", "keyflower-2"])
def test_what_is_played_on_is_written_as_the_rules_list_it(name: str) -> None:
    record = golden(name)
    beginning = Replay(record).beginning(25)
    assert [body for _, body in beginning.played] == [entry.form for entry in record.entries[:25]]
    assert beginning.position is None and find_game(record.header.game).rules >= 1
