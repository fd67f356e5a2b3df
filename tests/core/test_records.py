"""How a record is written, to the byte, and how a torn or invalid one is read."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core import (
    CHANCE,
    Entry,
    Header,
    InvalidRecord,
    Meta,
    Outcome,
    Record,
    Seat,
    check,
)
from tests.core.samples import HEADER, OPENING, opening, random_game

RESULT = '{"result":{"points":[4,0],"items":[[{"points":4,"for":"city"}],[]],"winners":[0]}}\n'


def test_the_bytes_are_those_of_the_design() -> None:
    header = Header(
        "carcassonne",
        1,
        {"farmers": "per_field_3_once", "small_city": 4},
        (Seat("south"), Seat("greedy", "bot")),
        "2026-05-01",
    )
    lines = (
        Entry(CHANCE, {"start": 0}),
        Entry(CHANCE, {"draw": "D"}, t=0),
        Entry(0, {"place": {"tile": "D", "x": 0, "y": 1, "turn": 2}}),
        Entry(0, {"follower": None}, t=850),
        Meta({"timeout": 1}),
    )
    record = Record(header, lines).with_result(Outcome([71, 64], [[], []], [0]))
    assert record.dumps() == (
        '{"mwr":1,"game":"carcassonne","rules":1,'
        '"options":{"farmers":"per_field_3_once","small_city":4},'
        '"seats":[{"name":"south","kind":"person"},{"name":"greedy","kind":"bot"}],'
        '"date":"2026-05-01"}\n'
        '{"chance":{"start":0}}\n'
        '{"chance":{"draw":"D"},"t":0}\n'
        '{"seat":0,"do":{"place":{"tile":"D","x":0,"y":1,"turn":2}}}\n'
        '{"seat":0,"do":{"follower":null},"t":850}\n'
        '{"meta":{"timeout":1}}\n'
        '{"result":{"points":[71,64],"items":[[],[]],"winners":[0]}}\n'
    )


def test_a_record_reads_back_to_the_same_bytes() -> None:
    assert opening().dumps() == OPENING
    assert Record.loads(random_game().dumps()) == random_game()


def test_names_are_written_in_utf8_without_escapes() -> None:
    assert "Zsófi" in opening().dumps()
    escaped = OPENING.replace("Zsófi", "Zs\\u00f3fi")
    assert Record.loads(escaped).dumps() == OPENING


def test_bytes_and_text_are_read_alike() -> None:
    assert Record.loads(OPENING.encode()) == Record.loads(OPENING)


def test_spacing_and_the_order_of_keys_do_not_matter_to_the_reader() -> None:
    spaced = "".join(
        json.dumps(dict(reversed(json.loads(line).items())), indent=None) + " \r\n"
        for line in OPENING.splitlines()
    )
    assert Record.loads(spaced) == opening()
    assert Record.loads(spaced).dumps() == OPENING


def test_a_simulated_record_has_neither_date_nor_times() -> None:
    record = random_game()
    assert record.header.date is None
    assert '"t":' not in record.dumps() and '"date"' not in record.dumps()


def test_every_item_of_a_result_is_written_as_the_design_says() -> None:
    keys = {
        "road": ["points", "for", "tiles", "at", "finished", "entry"],
        "city": ["points", "for", "tiles", "pennants", "at", "finished", "entry"],
        "cloister": ["points", "for", "tiles", "at", "finished", "entry"],
        "field": ["points", "for", "city", "side", "at"],
    }
    seen = set()
    for record in (random_game(seed) for seed in range(1, 9)):
        assert record.result is not None
        assert list(record.result) == ["points", "items", "winners"]
        for points, items in zip(record.result["points"], record.result["items"], strict=True):
            assert points == sum(item["points"] for item in items)
            for item in items:
                assert list(item) == keys[item["for"]]
                seen.add(item["for"])
    assert seen == set(keys)


def test_an_unfinished_record_is_valid() -> None:
    assert opening().result is None and not opening().torn
    assert Record.loads(HEADER).lines == ()


def test_entries_are_counted_over_chance_and_actions_only() -> None:
    assert len(opening().lines) == 8 and len(opening().entries) == 7
    assert [opening().line_of_entry(entry) for entry in (1, 3, 4, 7)] == [2, 4, 6, 9]


def test_remarks_may_follow_the_result_and_keep_their_place() -> None:
    text = OPENING + RESULT + '{"meta":{"note":"well played"},"t":9000}\n'
    record = Record.loads(text)
    assert record.result is not None and record.line_of_result() == 10
    assert record.dumps() == text


def test_the_result_may_have_a_time() -> None:
    text = OPENING + RESULT.replace("}}\n", '},"t":9000}\n')
    assert Record.loads(text).dumps() == text


# -- torn last lines --------------------------------------------------------------------------


@pytest.mark.parametrize("last", [*OPENING.splitlines(keepends=True)[1:], RESULT])
def test_a_line_cut_anywhere_is_dropped_and_reported(last: str) -> None:
    before = Record.loads(OPENING)
    for cut in range(1, len(last.encode()) - 1):
        record = Record.loads(OPENING.encode() + last.encode()[:cut])
        assert record.torn
        assert record.lines == before.lines


@pytest.mark.parametrize("last", [*OPENING.splitlines(keepends=True)[1:], RESULT])
def test_a_line_that_lacks_only_its_end_is_whole(last: str) -> None:
    record = Record.loads(OPENING + last.rstrip("\n"))
    assert not record.torn
    assert record == Record.loads(OPENING + last)


def test_a_line_of_zeros_after_a_crash_is_torn() -> None:
    record = Record.loads(OPENING.encode() + b"\0" * 64)
    assert record.torn and record.lines == opening().lines


def test_a_torn_header_is_no_record() -> None:
    for cut in range(len(HEADER.encode()) - 1):
        with pytest.raises(InvalidRecord) as caught:
            Record.loads(HEADER.encode()[:cut])
        assert caught.value.line == 1


def test_a_cut_line_that_is_not_the_last_is_a_fault() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.loads(HEADER + '{"chance":{"st\n{"chance":{"start":0}}\n')
    assert (caught.value.line, caught.value.reason.key) == (2, "record-not-json")


# -- malformed records ------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def in_header(change: Change) -> str:
    form = json.loads(HEADER)
    change(form)
    return json.dumps(form) + "\n"


MALFORMED_HEADERS: list[tuple[str, str, str]] = [
    ("", "mwr", "record-empty"),
    ("\n", "line", "record-not-json"),
    ("[]\n", "header", "form-type"),
    ("{}\n", "header.mwr", "form-missing"),
    (in_header(lambda form: form.pop("game")), "header.game", "form-missing"),
    (in_header(lambda form: form.pop("rules")), "header.rules", "form-missing"),
    (in_header(lambda form: form.pop("options")), "header.options", "form-missing"),
    (in_header(lambda form: form.pop("seats")), "header.seats", "form-missing"),
    (in_header(lambda form: form.update(mwr=2)), "mwr", "record-format"),
    (in_header(lambda form: form.update(mwr=True)), "mwr", "form-type"),
    (in_header(lambda form: form.update(mwr="1")), "mwr", "form-type"),
    (in_header(lambda form: form.update(game=7)), "game", "form-type"),
    (in_header(lambda form: form.update(rules=1.0)), "rules", "form-type"),
    (in_header(lambda form: form.update(rules=0)), "rules", "record-rules"),
    (in_header(lambda form: form.update(options=[])), "options", "form-type"),
    (in_header(lambda form: form.update(seats={})), "seats", "form-type"),
    (in_header(lambda form: form.update(date=None)), "date", "form-type"),
    (in_header(lambda form: form.update(colour="red")), "header.colour", "form-unknown"),
    (in_header(lambda form: form["seats"].append("x")), "seats[2]", "form-type"),
    (in_header(lambda form: form["seats"][1].pop("kind")), "seats[1].kind", "form-missing"),
    (
        in_header(lambda form: form["seats"][1].update(kind="cat")),
        "seats[1].kind",
        "form-not-known",
    ),
    (in_header(lambda form: form["seats"][0].update(name=3)), "seats[0].name", "form-type"),
    (in_header(lambda form: form["seats"][0].update(age=3)), "seats[0].age", "form-unknown"),
    (HEADER.replace('"mwr":1', '"mwr":1,"mwr":1'), "line", "record-twice"),
    (HEADER.replace("2026", "\\ud800"), "line", "record-not-utf8"),
    ("\ufeff" + HEADER, "line", "record-not-json"),
]

MALFORMED_LINES: list[tuple[str, str, str]] = [
    ("", "line", "record-not-json"),
    ("D", "line", "record-not-json"),
    ("7", "line", "form-type"),
    ("{}", "line", "record-line"),
    ('{"t":5}', "line", "record-line"),
    ('{"chance":{"draw":"D"},"seat":0}', "line", "record-line"),
    ('{"seat":0}', "line", "record-line"),
    ('{"do":{"follower":null}}', "line", "record-line"),
    ('{"seat":0,"do":{"follower":null},"why":1}', "line", "record-line"),
    ('{"chance":"D"}', "chance", "form-type"),
    ('{"seat":0,"do":null}', "do", "form-type"),
    ('{"seat":"0","do":{"follower":null}}', "seat", "form-type"),
    ('{"seat":true,"do":{"follower":null}}', "seat", "form-type"),
    ('{"seat":-1,"do":{"follower":null}}', "seat", "record-seat"),
    ('{"seat":2,"do":{"follower":null}}', "seat", "record-seat"),
    ('{"meta":"timeout"}', "meta", "form-type"),
    ('{"meta":{"x":NaN}}', "line", "record-no-number"),
    ('{"meta":{"x":-Infinity}}', "line", "record-no-number"),
    ('{"meta":{"x":2' + "0" * 308 + "}}", "line", "record-number-too-large"),
    ('{"meta":{"x":1e999}}', "line", "record-number-too-large"),
    ('{"meta":{"x":"\\udc00"}}', "line", "record-not-utf8"),
    ('{"meta":{"x":1,"x":2}}', "line", "record-twice"),
    ('{"meta":{"x":' + "[" * 40 + "]" * 40 + "}}", "line", "record-too-deep"),
    ('{"meta":{"x":' + "[" * 90000 + "]" * 90000 + "}}", "line", "record-too-deep"),
    ('{"meta":{"x":' + "9" * 5000 + "}}", "line", "record-number-too-large"),
    ('{"chance":{"draw":"D"},"t":"5"}', "t", "form-type"),
    ('{"chance":{"draw":"D"},"t":5.0}', "t", "form-type"),
    ('{"chance":{"draw":"D"},"t":null}', "t", "form-type"),
    ('{"chance":{"draw":"D"},"t":-1}', "t", "record-time"),
    ('{"chance":{"draw":"D"},"t":9007199254740992}', "t", "record-time"),
    ('{"result":[]}', "result", "form-type"),
    ('{"result":{"points":[],"items":[]}}', "result.winners", "form-missing"),
    ('{"result":{"points":0,"items":[],"winners":[]}}', "result.points", "form-type"),
    ('{"result":{"points":[1.0],"items":[],"winners":[]}}', "result.points[0]", "form-type"),
    ('{"result":{"points":[],"items":[],"winners":[0,true]}}', "result.winners[1]", "form-type"),
    ('{"result":{"points":[],"items":[7],"winners":[]}}', "result.items[0]", "form-type"),
    ('{"result":{"points":[],"items":[[],[3]],"winners":[]}}', "result.items[1][0]", "form-type"),
    ('{"result":{"points":[],"items":[],"winners":[],"x":1}}', "result.x", "form-unknown"),
]


@pytest.mark.parametrize(("text", "field", "key"), MALFORMED_HEADERS)
def test_a_malformed_header_is_named_by_its_field(text: str, field: str, key: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.loads(text)
    assert (caught.value.line, caught.value.entry) == (1, None)
    assert (caught.value.reason.rule, caught.value.reason.key) == (field, key)


@pytest.mark.parametrize(("line", "field", "key"), MALFORMED_LINES, ids=lambda value: value[:40])
def test_a_malformed_line_is_named_by_number_and_field(line: str, field: str, key: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.loads(OPENING + line + "\n")
    assert (caught.value.line, caught.value.entry) == (10, None)
    assert (caught.value.reason.rule, caught.value.reason.key) == (field, key)


def test_bytes_that_are_not_utf8_are_named_by_their_line() -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.loads(OPENING.replace("Łódź", "Łód?").encode().replace(b"?", b"\xff"))
    assert (caught.value.line, caught.value.reason.key) == (5, "record-not-utf8")


@pytest.mark.parametrize("line", [RESULT, '{"chance":{"draw":"A"}}\n'])
def test_nothing_but_remarks_follows_a_result(line: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        Record.loads(OPENING + RESULT + line)
    assert (caught.value.line, caught.value.reason.key) == (11, "record-after-result")


# -- arbitrary bytes --------------------------------------------------------------------------


def insist_on_a_verdict(data: bytes) -> None:
    """Any bytes are either a record or InvalidRecord."""
    try:
        record = Record.loads(data)
    except InvalidRecord:
        return
    verdict = check(record)
    if verdict.fault is not None:
        assert verdict.fault.line is not None and verdict.fault.line <= data.count(b"\n") + 1
    assert Record.loads(record.dumps()).dumps() == record.dumps()


EDITS = st.tuples(
    st.integers(0, 10**9), st.sampled_from(("replace", "insert", "delete", "cut")), st.binary()
)
WELL_KNOWN = (OPENING + RESULT).encode()


@given(st.lists(EDITS, min_size=1, max_size=4))
def test_no_edit_of_the_bytes_raises_anything_else(edits: list[tuple[int, str, bytes]]) -> None:
    data = WELL_KNOWN
    for place, kind, new in edits:
        at = place % (len(data) + 1)
        rest = {"replace": data[at + len(new) :], "insert": data[at:], "delete": data[at + 1 :]}
        data = data[:at] + (b"" if kind == "delete" else new) + rest.get(kind, b"")
    insist_on_a_verdict(data)


JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    4,
    10**30,
    -(10**30),
    1.5,
    "",
    "D",
    "\udc00",
    "N",
    [],
    {},
    [0],
    {"x": 0},
)
TOKEN = re.compile(rb'"[^"]*"|-?\d+|null|[{}\[\]:,]')


@given(st.integers(0, 10**9), st.sampled_from(JUNK))
def test_no_junk_in_a_field_raises_anything_else(place: int, junk: object) -> None:
    tokens = list(TOKEN.finditer(WELL_KNOWN))
    token = tokens[place % len(tokens)]
    new = json.dumps(junk).encode()
    insist_on_a_verdict(WELL_KNOWN[: token.start()] + new + WELL_KNOWN[token.end() :])


@given(st.binary())
def test_no_bytes_raise_anything_else(data: bytes) -> None:
    insist_on_a_verdict(data)
    insist_on_a_verdict(HEADER.encode() + data)
