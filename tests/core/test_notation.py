"""A record as text and back: the same bytes, and a fault is reported with its row."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core import InvalidRecord, Meta, Record, replay
from meeplewright.core.notation import to_text
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from tests.core.samples import OPENING, opening, random_game

TEXT = """\
mwr 1
game "carcassonne"
rules 1
options {"farmers":"per_field_3_once","small_city":4}
seats [{"name":"Zsófi","kind":"person"},{"name":"greedy","kind":"bot"}]
date "2026-05-01"
* start:0 draw:D~0
0 (0,1):D2~1500
% {"handover":0,"to":"Łódź"} ~1600
0 city:S
* draw:U
1 (1,0):U1 -
"""


def test_a_record_reads_like_this() -> None:
    assert to_text(opening()) == TEXT


def test_the_text_gives_the_same_bytes_with_times_and_remarks() -> None:
    assert Record.from_text(TEXT).dumps() == OPENING


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("farmers", FARMER_RULES)
def test_a_whole_game_comes_back_byte_for_byte(seats: int, farmers: str) -> None:
    record = random_game(seats, seats, farmers)
    assert Record.from_text(to_text(record)).dumps() == record.dumps()


def test_a_timed_result_and_remarks_behind_it_come_back() -> None:
    record = random_game()
    last = replace(record.lines[-1], t=5)
    timed = replace(record, lines=(*record.lines[:-1], last, Meta({"note": "~5 {"}), Meta({}, 7)))
    text = to_text(timed)
    assert text.splitlines()[-3:] == ["= 22 19 ~5", '% {"note":"~5 {"}', "% {} ~7"]
    assert Record.from_text(text).dumps() == timed.dumps()


@given(
    name=st.text(max_size=20), note=st.text(max_size=20), t=st.integers(0, 2**53 - 1) | st.none()
)
def test_any_name_and_remark_comes_back(name: str, note: str, t: int | None) -> None:
    record = opening()
    seats = (replace(record.header.seats[0], name=name), record.header.seats[1])
    lines = (replace(record.lines[0], t=t), Meta({note: note}, t), *record.lines[1:])
    record = replace(record, header=replace(record.header, seats=seats), lines=lines)
    text = to_text(record)
    assert Record.from_text(text).dumps() == record.dumps()
    assert Record.from_text(text.replace("\n", " \r\n\n")).dumps() == record.dumps()


def test_entries_may_stand_in_any_rows() -> None:
    joined = TEXT.replace("* start:0 draw:D~0", "* start:0\n* draw:D~0")
    assert Record.from_text(joined).dumps() == OPENING


def test_other_words_for_an_action_become_the_first() -> None:
    """K38, K41"""
    other = Record.from_text(TEXT.replace("(1,0):U1 -", "(1,0):u3 road:W"))
    assert other == Record.from_text(TEXT.replace("(1,0):U1 -", "(1,0):U1 road:E"))
    assert other.entries[-2].form == {"place": {"tile": "U", "x": 1, "y": 0, "turn": 1}}
    assert other.entries[-1].form == {"follower": {"on": "road", "at": "E"}}


def test_what_was_written_in_other_words_is_told_in_the_first() -> None:
    other = Record.loads(OPENING.replace('"turn":1', '"turn":3'))
    assert to_text(other) == TEXT


def test_the_result_is_worked_out_anew() -> None:
    text = to_text(random_game())
    assert Record.from_text(text).result == random_game().result
    unfinished = text[: text.index("=")]
    assert Record.from_text(unfinished).result is None
    assert replay(Record.from_text(unfinished)).outcome() is not None


FINISHED = to_text(random_game())
LAST = len(FINISHED.splitlines())

FAULTS = [
    ("", 1, None, "header.mwr", "form-missing"),
    ("* start:0\n", 1, None, "header.mwr", "form-missing"),
    (TEXT.replace("mwr 1", "mwr one"), 1, None, "line", "record-not-json"),
    (TEXT.replace("mwr 1", "mwr 2"), 1, None, "mwr", "record-format"),
    (TEXT.replace("rules 1", "rules 2"), 3, None, "rules", "record-newer-rules"),
    (TEXT.replace("rules 1", "rules 1\nrules 1"), 4, None, "rules", "record-twice"),
    (TEXT.replace("rules 1", "house 1"), 1, None, "header.rules", "form-missing"),
    (TEXT.replace("rules 1", "rules 1\nhouse 1"), 4, None, "header.house", "form-unknown"),
    (TEXT.replace('"bot"', '"cat"'), 5, None, "seats[1].kind", "form-not-known"),
    (TEXT.replace('city":4', 'city":3'), 4, None, "options.small_city", "setup-value"),
    (TEXT.replace("draw:D~0", "draw:D~"), 7, None, "t", "record-time"),
    (TEXT.replace("draw:D~0", "draw:D~x"), 7, None, "t", "record-time"),
    (TEXT.replace("draw:D~0", "draw:D~٣"), 7, None, "t", "record-time"),
    (TEXT.replace("draw:D~0", "draw:D~" + "9" * 5000), 7, None, "t", "record-time"),
    (TEXT.replace("draw:D~0", "draw:D~9007199254740992"), 7, None, "t", "record-time"),
    (TEXT.replace("draw:D", "draw:Z"), 7, 2, "notation", "action-no-notation"),
    (TEXT.replace("start:0", "start:2"), 7, 1, "chance", "record-impossible-chance"),
    (TEXT.replace("0 (0,1)", "2 (0,1)"), 8, None, "seat", "record-seat"),
    (TEXT.replace("0 (0,1)", "x (0,1)"), 8, None, "seat", "record-seat"),
    (TEXT.replace("0 (0,1)", "9" * 5000 + " (0,1)"), 8, None, "seat", "record-seat"),
    (TEXT.replace("0 (0,1)", "1 (0,1)"), 8, 3, "CA 3.1", "why-not-your-turn"),
    (TEXT.replace("(0,1):D2", "(0,1):D1"), 8, 3, "CA 4.2", "why-terrain-differs"),
    (TEXT.replace("(0,1):D2", "D2"), 8, 3, "notation", "action-no-notation"),
    (TEXT.replace('% {"', '% ["'), 9, None, "line", "record-not-json"),
    (TEXT + "% 7\n", 13, None, "meta", "record-line"),
    (TEXT + "*\n", 13, None, "line", "record-line"),
    (TEXT + "= 4 0\n", 13, None, "result", "record-result-too-early"),
    (FINISHED.replace("= 22 19", "= 22 18"), LAST, None, "result.points", "record-result"),
    (FINISHED.replace("= 22 19", "="), LAST, None, "result.points", "record-result"),
    (FINISHED + "0 -\n", LAST + 1, None, "result", "record-after-result"),
    (FINISHED + "= 22 19\n", LAST + 1, None, "result", "record-after-result"),
]


@pytest.mark.parametrize(("text", "row", "entry", "rule", "key"), FAULTS)
def test_a_fault_is_named_by_its_row(
    text: str, row: int, entry: int | None, rule: str, key: str
) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.from_text(text)
    fault = caught.value
    assert (fault.line, fault.entry, fault.reason.rule, fault.reason.key) == (row, entry, rule, key)


@given(st.integers(0, len(TEXT)), st.integers(0, 3), st.text(max_size=5))
def test_no_edit_of_the_text_raises_anything_else(at: int, cut: int, new: str) -> None:
    edited = TEXT[:at] + new + TEXT[at + cut :]
    try:
        record = Record.from_text(edited)
    except InvalidRecord:
        return
    assert Record.loads(record.dumps()) == record
