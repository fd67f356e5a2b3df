"""Play over HTTP: views, actions, takebacks, chat, notes, orders, aids."""

from random import Random
from typing import Any

import pytest

from tests.server.http.kit import Server, Visitor
from tests.server.http.playing import ME, OPEN, play_one, state, table_for, table_of_two


@pytest.fixture
def people(server: Server) -> list[Visitor]:
    return [server.guest("Ada"), server.guest("Bob")]


@pytest.fixture
def table(people: list[Visitor]) -> str:
    return table_of_two(*people)


def to_act(people: list[Visitor], table: str) -> tuple[int, Visitor, Any]:
    """The seat, the person and the position of the next to act."""
    seat = state(people[0], table)["actors"][0]
    return seat, people[seat], state(people[seat], table, seat)


def test_only_whoever_is_to_act_is_offered_actions(people: list[Visitor], table: str) -> None:
    seat, actor, looked = to_act(people, table)
    legal = actor.answer("GET", f"/tables/{table}/legal?seat={seat}")
    assert legal["legal"] == looked["legal"] != []
    assert state(people[1 - seat], table, 1 - seat)["legal"] == []
    assert state(people[seat], table)["legal"] == []  # a spectator's view


def test_nobody_looks_from_anothers_seat(server: Server, people: list[Visitor], table: str) -> None:
    for visitor in (people[1], server.guest("Eve"), server.stranger()):
        for path in ("state", "history"):
            refusal = visitor.refusal("GET", f"/tables/{table}/{path}?seat=0")
            assert refusal == (403, "seat", "table-not-your-seat")
    assert people[1].refusal("GET", f"/tables/{table}/legal?seat=0")[0] == 403
    assert server.stranger().refusal("GET", f"/tables/{table}/legal?seat=0")[0] == 401


def test_a_move_is_done_once_and_then_is_stale(people: list[Visitor], table: str) -> None:
    seat, actor, looked = to_act(people, table)
    wish = {"seat": seat, "version": looked["version"], "do": looked["legal"][0]}
    done = actor.answer("POST", f"/tables/{table}/act", wish)
    assert done["version"] > looked["version"]
    response = actor.post(f"/api/tables/{table}/act", json=wish)
    assert response.status_code == 409
    assert response.json()["reason"]["key"] == "table-stale"
    assert state(actor, table, seat)["version"] == done["version"]


def test_a_foreign_illegal_or_senseless_move_changes_nothing(
    server: Server, people: list[Visitor], table: str
) -> None:
    seat, actor, looked = to_act(people, table)
    version, action = looked["version"], looked["legal"][0]
    path = f"/tables/{table}/act"
    mine = {"seat": seat, "version": version, "do": action}
    other = people[1 - seat]
    assert other.refusal("POST", path, mine)[0] == 403
    assert server.guest("Eve").refusal("POST", path, mine)[0] == 403
    assert server.stranger().refusal("POST", path, mine)[0] == 401
    assert other.refusal("POST", path, {**mine, "seat": 1 - seat})[0] == 409
    illegal = {"place": {**action["place"], "x": 70, "y": 70}}
    status, rule, _ = actor.refusal("POST", path, {**mine, "do": illegal})
    assert status == 409 and rule.startswith("CA ")
    assert actor.refusal("POST", path, {**mine, "do": {"dance": 1}})[0] == 400
    assert actor.refusal("POST", path, {**mine, "do": []})[:2] == (422, "do")
    assert actor.refusal("POST", path, {**mine, "version": "1"})[:2] == (422, "version")
    assert actor.refusal("POST", path, {**mine, "version": 2**60})[:2] == (400, "body")
    assert state(people[0], table)["version"] == version


def test_why_says_which_rule_forbids_it(people: list[Visitor], table: str) -> None:
    seat, actor, looked = to_act(people, table)
    action = looked["legal"][0]
    path = f"/tables/{table}/why"
    assert actor.answer("POST", path, {"seat": seat, "do": action}) == {"reason": None}
    illegal = {"place": {**action["place"], "x": 70, "y": 70}}
    reason = actor.answer("POST", path, {"seat": seat, "do": illegal})["reason"]
    assert reason["rule"].startswith("CA ")
    assert state(actor, table, seat)["version"] == looked["version"]


def test_a_move_of_ones_own_turn_is_taken_back_freely(people: list[Visitor], table: str) -> None:
    seat, actor, looked = to_act(people, table)
    wish = {"seat": seat, "version": looked["version"], "do": looked["legal"][0]}
    actor.answer("POST", f"/tables/{table}/act", wish)
    placed = state(actor, table, seat)
    assert placed["free_from"] is not None and placed["actors"] == [seat]
    back = {"seat": seat, "version": placed["version"], "to": placed["free_from"]}
    done = actor.answer("POST", f"/tables/{table}/takeback", back)
    again = state(actor, table, seat)
    assert again["view"] == looked["view"] and again["version"] == done["version"]


def test_a_later_takeback_asks_those_it_touches(people: list[Visitor], table: str) -> None:
    rng = Random(1)
    first = state(people[0], table)["actors"][0]
    start = state(people[0], table)["version"]
    while (looked := state(people[0], table))["actors"] == [first]:
        play_one(people, table, rng)
    wish = {"seat": first, "version": looked["version"], "to": start}
    people[first].answer("POST", f"/tables/{table}/takeback", wish)
    asked = state(people[0], table)["asked"]
    assert asked["seat"] == first and asked["waiting"] == [1 - first]
    answer = {"seat": 1 - first, "agree": False}
    people[1 - first].answer("POST", f"/tables/{table}/answer", answer)
    assert state(people[0], table)["asked"] is None
    assert (
        people[first].refusal("POST", f"/tables/{table}/answer", {**answer, "seat": first})[0]
        == 409
    )


def test_history_goes_on_from_any_version(people: list[Visitor], table: str) -> None:
    rng = Random(5)
    for _ in range(6):
        play_one(people, table, rng)
    whole = people[0].answer("GET", f"/tables/{table}/history?seat=0")
    assert [step["version"] for step in whole["steps"]] == list(range(1, whole["version"] + 1))
    rest = people[0].answer("GET", f"/tables/{table}/history?seat=0&since=3")
    assert rest["steps"] == whole["steps"][3:]
    none = people[0].answer("GET", f"/tables/{table}/history?since={whole['version']}")
    assert none == {"version": whole["version"], "steps": []}
    for wrong in ("-1", "x", "99999999999999999999", "1.5", "%00"):
        refusal = people[0].refusal("GET", f"/tables/{table}/history?since={wrong}")
        assert refusal[:2] == (422, "since")
    refusal = people[0].refusal("GET", f"/tables/{table}/history?since=1&since=2")
    assert refusal == (422, "since", "table-key-twice")


def test_before_the_start_there_is_nothing_to_look_at(server: Server) -> None:
    host = server.guest()
    table = table_for(host, ME, OPEN)
    assert host.refusal("GET", f"/tables/{table}/state")[::2] == (409, "table-not-started")


# -- chat, notes ------------------------------------------------------------------------------


def test_chat_is_inert_text_for_everybody(
    server: Server, people: list[Visitor], table: str
) -> None:
    said = people[1].answer(
        "POST", f"/tables/{table}/chat", {"text": " <script>\u202ealert(1)</script>\n"}, 201
    )
    assert said["text"] == "<script>alert(1)</script>"
    assert (said["seat"], said["name"], said["id"]) == (1, "Bob", 1)
    response = server.stranger().get(f"/api/tables/{table}/chat")
    assert response.json()["lines"] == [said]
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert server.stranger().answer("GET", f"/tables/{table}/chat?since=1")["lines"] == []
    assert server.stranger().refusal("POST", f"/tables/{table}/chat", {"text": "hi"})[0] == 401
    assert people[0].refusal("POST", f"/tables/{table}/chat", {"text": "x" * 501})[0] == 422
    assert people[0].refusal("POST", f"/tables/{table}/chat", {"text": " \n "})[0] == 400


def test_the_host_lets_spectators_write(server: Server) -> None:
    host, watcher = server.guest("Ada"), server.guest("Eve")
    table = table_for(host, ME, OPEN)
    path, line = f"/tables/{table}/chat", {"text": "hi"}
    assert watcher.refusal("POST", path, line) == (403, "chat", "table-chat-closed")
    assert watcher.refusal("PUT", path, {"spectators": True}) == (403, "host", "table-not-host")
    assert watcher.answer("GET", path)["spectators"] is False
    assert host.answer("PUT", path, {"spectators": True}) == {"spectators": True}
    assert watcher.answer("GET", path) == {"lines": [], "spectators": True}
    assert watcher.answer("POST", path, line, 201)["seat"] is None
    host.answer("PUT", path, {"spectators": False})
    assert watcher.refusal("POST", path, line)[0] == 403
    public = table_for(host, ME, OPEN, visibility="public")
    assert watcher.answer("POST", f"/tables/{public}/chat", line, 201)


def test_a_note_is_its_writers_alone(server: Server, people: list[Visitor], table: str) -> None:
    path = f"/tables/{table}/notes"
    text = "Take the city.\n\tThen rest."
    assert people[0].answer("PUT", path, {"text": text}) == {"text": text}
    assert people[0].answer("GET", path) == {"text": text}
    assert people[1].answer("GET", path) == {"text": ""}
    assert server.stranger().refusal("GET", path)[0] == 401
    assert people[0].refusal("PUT", path, {"text": "x" * 10_001})[:2] == (422, "text")
    assert people[0].answer("PUT", path, {"text": ""}) == {"text": ""}
    assert people[0].refusal("PUT", f"/tables/{'A' * 22}/notes", {"text": "x"})[0] == 404


# -- aids and orders --------------------------------------------------------------------------


def test_aids_are_answered_where_the_table_allows_them(server: Server) -> None:
    host = server.guest()
    games = host.answer("GET", "/games")["games"]
    for game in games:
        allowed = table_for(host, ME, ME, game=game["name"], aids=game["aids"])
        bare = table_for(host, ME, ME, game=game["name"])
        for aid in (aid for aid in game["aids"] if aid != "hint"):  # hints have their own route
            body = host.answer("GET", f"/tables/{allowed}/aids/{aid}?seat=0")
            assert body["aid"] == aid
            assert host.refusal("GET", f"/tables/{bare}/aids/{aid}?seat=0")[0] == 409
        assert host.refusal("GET", f"/tables/{allowed}/aids/oracle")[0] == 409
        stranger = server.stranger()
        aid = game["aids"][0]
        assert stranger.refusal("GET", f"/tables/{allowed}/aids/{aid}?seat=0")[0] == 403


def test_a_standing_order_is_kept_for_its_seat_alone(server: Server) -> None:
    people = [server.guest("Ada"), server.guest("Bob")]
    table = table_of_two(*people, game="keyflower")
    seat = state(people[0], table)["actors"][0]
    owner, other = people[1 - seat], people[seat]
    path = f"/tables/{table}/order"
    body = owner.answer("GET", f"{path}?seat={1 - seat}")
    assert body["order"] is None and body["offers"]
    wish = {"seat": 1 - seat, "order": body["offers"][0]}
    kept = owner.answer("PUT", path, wish)
    assert kept["order"] is not None
    assert other.refusal("GET", f"{path}?seat={1 - seat}")[0] == 403
    assert other.refusal("PUT", path, wish)[0] == 403
    assert owner.refusal("PUT", path, {**wish, "order": {"order": "dance"}})[0] == 400
    owner.answer("DELETE", f"{path}?seat={1 - seat}", status=204)
    assert owner.answer("GET", f"{path}?seat={1 - seat}")["order"] is None
