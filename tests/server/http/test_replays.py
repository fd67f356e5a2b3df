"""Replays of games, and continuing from one of their positions."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.core import Record, check, find_game
from meeplewright.core import replay as replayed
from meeplewright.core.records import Meta
from meeplewright.core.replay import begin
from tests.conftest import ROOT
from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, bot, invites, play_out, state, table_for

GOLDEN = ROOT / "tests" / "golden"
CARCASSONNE = (GOLDEN / "carcassonne-2.mwr").read_text(encoding="utf-8")
KEYFLOWER = (GOLDEN / "keyflower-2.mwr").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def ada(server: Server) -> Visitor:
    return server.guest("Ada")


@pytest.fixture(scope="module")
def finished(ada: Visitor) -> str:
    """A table that continued from a record and was played to its end."""
    table = play_on(ada, CARCASSONNE, 180)["id"]
    assert play_out([ada, ada], table, Random(3)) > 10
    return str(table)


def play_on(visitor: Visitor, record: str, entry: int, *seats: Any, **wishes: Any) -> Any:
    wish = {"from": {"record": record, "entry": entry}, "seats": list(seats) or [ME, ME], **wishes}
    return visitor.answer("POST", "/tables", wish, 201)


def without_line(record: str, number: int) -> str:
    lines = record.splitlines(keepends=True)
    return "".join([*lines[: number - 1], *lines[number:]])


# -- positions of a record ------------------------------------------------------------------------


@pytest.mark.parametrize("text", [CARCASSONNE, KEYFLOWER], ids=["carcassonne", "keyflower"])
def test_positions_of_a_record(server: Server, text: str) -> None:
    record = Record.loads(text)
    asked = {"record": text, "first": 10, "last": 40, "seat": 1}
    body = server.stranger().answer("POST", "/replay", asked)
    frames = body.pop("frames")
    assert [frame["entry"] for frame in frames] == list(range(10, 41))
    assert frames[20]["view"] == json.loads(json.dumps(replayed(record, 30).view(1).to_json()))
    assert body == {
        "game": record.header.game,
        "rules": record.header.rules,
        "options": begin(record).options,
        "aids": list(find_game(record.header.game).aids),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in record.header.seats],
        "date": record.header.date,
        "entries": len(record.entries),
        "finished": True,
        "result": record.result,
        "ending": None,
        "torn": False,
        "older_rules": False,
        "fault": None,
        "meta": [],
    }


def test_sixty_positions_at_most_and_no_further_than_the_end(server: Server) -> None:
    visitor, count = server.stranger(), len(Record.loads(CARCASSONNE).entries)
    asked: dict[str, Any] = {"record": CARCASSONNE}
    first = visitor.answer("POST", "/replay", asked)["frames"]
    assert [frame["entry"] for frame in first] == list(range(60))
    last = visitor.answer("POST", "/replay", {**asked, "first": count - 2, "last": count + 9})
    assert [frame["entry"] for frame in last["frames"]] == [count - 2, count - 1, count]
    assert last["frames"][-1]["points"] == last["result"]["points"]
    for wrong, refusal in (
        ({"first": count + 1}, (400, "first", "table-too-great")),
        ({"first": 5, "last": 4}, (400, "last", "table-too-small")),
        ({"first": 5, "last": 65}, (400, "last", "table-too-great")),
        ({"seat": 2}, (400, "seat", "table-no-seat")),
        ({"first": -1}, (422, "first", "table-too-small")),
    ):
        assert visitor.refusal("POST", "/replay", {**asked, **wrong}) == refusal


@pytest.mark.parametrize("text", [CARCASSONNE, KEYFLOWER], ids=["carcassonne", "keyflower"])
def test_an_outline_tells_the_whole_course_without_views(server: Server, text: str) -> None:
    visitor, count = server.stranger(), len(Record.loads(text).entries)
    asked = {"record": text, "seat": 1}
    outline = visitor.answer("POST", "/replay", {**asked, "views": False})["frames"]
    assert [frame["entry"] for frame in outline] == list(range(count + 1))
    whole = visitor.answer("POST", "/replay", {**asked, "first": 20, "last": 60})["frames"]
    for frame in whole:
        del frame["view"]
    assert outline[20:61] == whole
    too_far = {**asked, "views": False, "first": 3, "last": 2003}
    assert visitor.refusal("POST", "/replay", too_far) == (400, "last", "table-too-great")


@pytest.mark.parametrize("text", [CARCASSONNE, KEYFLOWER], ids=["carcassonne", "keyflower"])
def test_every_aid_may_be_asked_of_every_position(server: Server, text: str) -> None:
    record, visitor = Record.loads(text), server.stranger()
    game = find_game(record.header.game)
    for aid in game.aids:
        for entry, seat in ((0, None), (1, 0), (50, 1), (len(record.entries), None)):
            asked = {"record": text, "aid": aid, "entry": entry, "seat": seat}
            answer = game.aid(aid, replayed(record, entry).view(seat))
            body = visitor.answer("POST", "/replay/aid", asked)
            assert body == {"entry": entry, "aid": aid, "answer": json.loads(json.dumps(answer))}


def test_an_aid_that_cannot_be_had_is_refused(server: Server, finished: str) -> None:
    visitor, count = server.stranger(), len(Record.loads(CARCASSONNE).entries)
    asked: dict[str, Any] = {"record": CARCASSONNE, "aid": "fits", "entry": 9}
    for wrong, refusal in (
        ({"aid": "oracle"}, (400, "aid", "table-no-aid")),
        ({"entry": count + 1}, (400, "entry", "table-too-great")),
        ({"seat": 2}, (400, "seat", "table-no-seat")),
        ({"record": "what?"}, (400, "line", "record-not-json")),
    ):
        assert visitor.refusal("POST", "/replay/aid", {**asked, **wrong}) == refusal
    aids = f"/tables/{finished}/replay/aids"
    assert visitor.refusal("GET", f"{aids}/oracle?entry=3") == (400, "aid", "table-no-aid")
    assert visitor.refusal("GET", f"{aids}/fits") == (422, "entry", "form-missing")


def test_a_record_is_shown_up_to_its_fault(server: Server) -> None:
    asked = {"record": without_line(CARCASSONNE, 41), "first": 30}
    body = server.stranger().answer("POST", "/replay", asked)
    assert body["fault"]["entry"] == 40 and body["fault"]["line"] == 41
    assert body["fault"]["reason"]["rule"] and not body["finished"] and body["result"] is None
    assert [frame["entry"] for frame in body["frames"]] == list(range(30, 40))


def test_a_torn_record_is_shown_without_its_last_line(server: Server) -> None:
    cut = "".join(CARCASSONNE.splitlines(keepends=True)[:50])[:-9]
    body = server.stranger().answer("POST", "/replay", {"record": cut})
    assert body["torn"] and body["entries"] == 48 and body["fault"] is None


@pytest.mark.parametrize(
    ("record", "line", "rule", "key"),
    [
        ("what?", 1, "line", "record-not-json"),
        (CARCASSONNE.replace('"carcassonne"', '"ludo"'), 1, "game", "setup-game"),
        (CARCASSONNE.replace('{"start":1}', "{").replace('{"start":0}', "{"), 2, "line", ""),
        (CARCASSONNE.replace('"rules":', '"rules":9'), 1, "rules", "record-newer-rules"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_its_line(
    server: Server, record: str, line: int, rule: str, key: str
) -> None:
    response = server.stranger().post("/api/replay", json={"record": record})
    body = response.json()
    assert response.status_code == 400 and body["line"] == line
    assert body["reason"]["rule"] == rule and body["reason"]["key"].startswith(key)


def test_remarks_come_as_they_were_written(server: Server) -> None:
    huge = '{"meta":{"n":' + "9" * 300 + ',"\\u0000":[1.5,null]}}\n'
    lines = CARCASSONNE.splitlines(keepends=True)
    body = server.stranger().answer(
        "POST", "/replay", {"record": "".join([lines[0], huge, *lines[1:], huge])}
    )
    assert body["frames"][1]["meta"] == body["meta"] == [{"n": int("9" * 300), "\0": [1.5, None]}]


def test_a_record_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"record_bytes": 100_000}) as server:
        visitor = server.guest()
        remark = '{"meta":{"a":"' + "x" * 70_000 + '"}}\n'
        body = visitor.answer("POST", "/replay", {"record": CARCASSONNE + remark})
        assert body["finished"]
        longer = {"record": CARCASSONNE + remark * 2}
        assert visitor.refusal("POST", "/replay", longer) == (413, "body", "table-too-large")
        beside = {"record": CARCASSONNE, "other": "x" * 70_000}
        assert visitor.refusal("POST", "/replay", beside) == (413, "body", "table-too-large")
        title = {"game": "carcassonne", "seats": [ME, ME], "title": "x" * 70_000}
        assert visitor.refusal("POST", "/tables", title) == (413, "body", "table-too-large")
        assert visitor.refusal("POST", "/me", {"name": "x" * 70_000})[0] == 413


def test_only_what_has_to_be_played_through_counts(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"replays_per_minute": 2}) as server:
        visitor = server.stranger()
        for first in range(5):
            visitor.answer("POST", "/replay", {"record": CARCASSONNE, "first": first})
        assert visitor.refusal("POST", "/replay", {"record": "what?"})[0] == 400
        response = visitor.post("/api/replay", json={"record": KEYFLOWER})
        assert response.status_code == 429 and int(response.headers["retry-after"]) >= 1


# -- positions of a finished table ----------------------------------------------------------------


def test_positions_of_a_finished_table(server: Server, finished: str) -> None:
    visitor = server.stranger()
    record = Record.loads(visitor.get(f"/api/tables/{finished}/record").content)
    body = visitor.answer("GET", f"/tables/{finished}/replay?first=170&last=190&seat=1")
    assert [frame["entry"] for frame in body["frames"]] == list(range(170, 191))
    assert body["frames"][0]["view"] == replayed(record, 170).view(1).to_json()
    assert body["result"] == record.result and body["entries"] == len(record.entries)
    assert body["seats"] == [{"name": "Ada", "kind": "person"}] * 2
    fits = visitor.answer("GET", f"/tables/{finished}/replay/aids/fits?entry=170&seat=1")
    assert fits["answer"] == find_game("carcassonne").aid("fits", replayed(record, 170).view(1))
    again = visitor.answer("POST", "/replay", {"record": record.dumps(), "first": 170, "last": 190})
    assert again["date"] == body["date"] and len(again["frames"]) == 21


def test_the_names_of_a_replay_are_those_of_today(server: Server) -> None:
    guest = server.guest("Eve")
    table = play_on(guest, CARCASSONNE, 209, ME, {**ME, "name": "Béla"})["id"]
    play_out([guest, guest], table, Random(1))
    for name in ("Eve", "Mallory"):
        guest.answer("PATCH", "/me", {"name": name})
        body = guest.answer("GET", f"/tables/{table}/replay")
        assert [seat["name"] for seat in body["seats"]] == [name, "Béla"]


def test_a_running_game_is_not_replayed(server: Server, ada: Visitor) -> None:
    table = table_for(ada, ME, ME)
    early = (409, "table", "table-record-early")
    assert ada.refusal("GET", f"/tables/{table}/replay") == early
    assert ada.refusal("GET", f"/tables/{table}/replay/aids/fits?entry=1") == early
    wish = {"from": {"table": table, "entry": 1}, "seats": [ME, ME]}
    assert ada.refusal("POST", "/tables", wish) == early
    nowhere = "x" * 22
    assert ada.refusal("GET", f"/tables/{nowhere}/replay")[0] == 404
    wish["from"] = {"table": nowhere, "entry": 1}
    assert ada.refusal("POST", "/tables", wish)[0] == 404


# -- continuing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [CARCASSONNE, KEYFLOWER], ids=["carcassonne", "keyflower"])
def test_a_table_goes_on_from_any_entry_of_a_record(ada: Visitor, text: str) -> None:
    record = Record.loads(text)
    for entry in (0, 1, 30, 100, len(record.entries) - 1):
        table = play_on(ada, text, entry)
        assert table["game"] == record.header.game and table["options"] == begin(record).options
        assert table["status"] == "running" and table["version"] >= entry + 1
        assert not table["plan"]
        steps = ada.answer("GET", f"/tables/{table['id']}/history?seat=0")["steps"]
        assert steps[0]["meta"].get("played", 0) == entry
        looked = state(ada, table["id"], 0)
        if table["version"] == entry + 1:
            view = replayed(record, entry).view(0).to_json()
            assert looked["view"] == json.loads(json.dumps(view))


def test_the_record_of_a_table_that_went_on_is_whole(server: Server, finished: str) -> None:
    response = server.stranger().get(f"/api/tables/{finished}/record")
    record, before = Record.loads(response.content), Record.loads(CARCASSONNE)
    assert check(record).sound and record.result is not None
    assert [entry.form for entry in record.entries[:180]] == [
        entry.form for entry in before.entries[:180]
    ]
    assert record.lines[0] == Meta({"played_on": {"entry": 180}}, 0)


def test_a_finished_table_is_played_on_against_a_bot(server: Server, finished: str) -> None:
    guest = server.guest("Bob")
    wish = {"from": {"table": finished, "entry": 190}, "seats": [ME, bot()], "title": "Again"}
    table = guest.answer("POST", "/tables", wish, 201)
    assert table["title"] == "Again" and table["seats"][1]["bot"] == "random"
    assert table["id"] in [row["id"] for row in guest.answer("GET", "/me/tables")["tables"]]


def test_it_waits_for_open_seats_before_it_goes_on(server: Server, ada: Visitor) -> None:
    guest = server.guest("Bob")
    table = play_on(ada, KEYFLOWER, 60, ME, OPEN)
    assert table["status"] == "open" and table["version"] == 0
    claim = {"invite": invites(ada, table["id"])[1]}
    taken = guest.answer("POST", f"/tables/{table['id']}/seats/claim", claim)["table"]
    assert taken["status"] == "running" and taken["version"] >= 61


def test_no_takeback_goes_behind_the_entry(ada: Visitor) -> None:
    table = play_on(ada, CARCASSONNE, 98)["id"]
    looked = state(ada, table)
    seat, version = looked["actors"][0], looked["version"]
    legal = ada.answer("GET", f"/tables/{table}/legal?seat={seat}")["legal"]
    done = ada.answer(
        "POST", f"/tables/{table}/act", {"seat": seat, "version": version, "do": legal[0]}
    )
    back = {"seat": seat, "version": done["version"], "to": 50}
    refused = (409, "to", "table-nothing-to-take-back")
    assert ada.refusal("POST", f"/tables/{table}/takeback", back) == refused
    ada.answer("POST", f"/tables/{table}/takeback", {**back, "to": version})
    assert state(ada, table)["view"] == looked["view"]


def test_what_cannot_be_played_on_is_refused(ada: Visitor, finished: str) -> None:
    count = len(Record.loads(CARCASSONNE).entries)
    record = {"record": CARCASSONNE, "entry": 10}
    faulty = without_line(CARCASSONNE, 41)
    response = ada.request(
        "POST", "/api/tables", json={"from": {"record": faulty, "entry": 40}, "seats": [ME, ME]}
    )
    assert response.status_code == 400 and response.json()["entry"] == 40
    assert response.json()["reason"]["rule"]
    for wrong, refused in (
        ({"from": {**record, "entry": count}}, (400, "from.entry", "table-too-great")),
        ({"from": {**record, "entry": -1}}, (422, "from.entry", "table-too-small")),
        ({"from": {**record, "record": "?"}}, (400, "line", "record-not-json")),
        ({"from": {"entry": 3}}, (422, "from.table", "form-missing")),
        ({"from": {"record": 3, "entry": 3}}, (422, "from.record", "form-type")),
        ({"from": {**record, "table": finished}}, (422, "from.table", "form-unknown")),
        ({"from": record, "seats": [ME]}, (400, "seats", "table-seats")),
        ({"from": record, "game": "keyflower"}, (422, "game", "form-unknown")),
        ({"from": record, "clock": {"kind": "sand"}}, (422, "clock", "form-not-known")),
    ):
        assert ada.refusal("POST", "/tables", {"seats": [ME, ME], **wrong}) == refused
    play_on(ada, faulty, 39)  # up to its fault, a record can be used like any other
