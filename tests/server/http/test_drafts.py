"""Drafts over HTTP: the same as over the WebSocket, with the seat in the request."""

import pytest

from tests.server.http.kit import Server, Visitor
from tests.server.http.playing import state, table_of_two


@pytest.fixture
def people(server: Server) -> list[Visitor]:
    return [server.guest("Ada"), server.guest("Bob")]


def test_a_turn_is_drafted_and_confirmed(server: Server, people: list[Visitor]) -> None:
    table = table_of_two(*people)
    seat = state(people[0], table)["actors"][0]
    actor, other = people[seat], people[1 - seat]
    looked = state(actor, table, seat)
    version, place = looked["version"], looked["legal"][0]
    seen = [state(server.stranger(), table), state(other, table, 1 - seat)]
    draft = {"seat": seat, "version": version, "drafted": 0, "do": place}
    assert actor.answer("POST", f"/tables/{table}/draft", draft) == {"version": version}
    last = {**draft, "drafted": 1, "do": {"follower": None}}
    actor.answer("POST", f"/tables/{table}/draft", last)
    drafted = state(actor, table, seat)
    assert drafted["draft"]["complete"] and drafted["legal"] == []
    now = [state(server.stranger(), table), state(other, table, 1 - seat)]
    for before, after in zip(seen, now, strict=True):
        assert {**before, "at": 0} == {**after, "at": 0}, "another noticed the draft"
    back = {"seat": seat, "version": version, "to": 1}
    actor.answer("POST", f"/tables/{table}/undraft", back)
    early = {"seat": seat, "version": version, "drafted": 1}
    refusal = actor.refusal("POST", f"/tables/{table}/confirm", early)
    assert refusal == (409, "draft", "table-draft-incomplete")
    actor.answer("POST", f"/tables/{table}/draft", last)
    done = actor.answer("POST", f"/tables/{table}/confirm", {**early, "drafted": 2})
    assert done == {"version": version + 3}
    assert state(actor, table, seat)["draft"] is None


def test_only_its_owner_drafts_for_a_seat(server: Server, people: list[Visitor]) -> None:
    table = table_of_two(*people)
    seat = state(people[0], table)["actors"][0]
    looked = state(people[seat], table, seat)
    draft = {
        "seat": seat,
        "version": looked["version"],
        "drafted": 0,
        "do": looked["legal"][0],
    }
    for visitor, status in ((people[1 - seat], 403), (server.stranger(), 401)):
        assert visitor.refusal("POST", f"/tables/{table}/draft", draft)[0] == status
    assert (
        people[seat].refusal("POST", f"/tables/{table}/draft", {**draft, "drafted": -1})[0] == 422
    )
    assert state(people[seat], table, seat)["draft"] is None
