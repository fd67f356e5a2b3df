"""After the game: the result, the record, the rematch, and links that stay."""

from random import Random

import pytest

from meeplewright.core import Record, check
from tests.server.http.kit import Server, Visitor
from tests.server.http.playing import play_one, play_out, state, table_of_two


@pytest.fixture(scope="module")
def people(server: Server) -> list[Visitor]:
    return [server.guest("Ada"), server.guest("Bob")]


@pytest.fixture(scope="module")
def finished(people: list[Visitor]) -> str:
    """A table played to the end, over HTTP alone."""
    table = table_of_two(*people)
    assert play_out(people, table, Random(3)) > 100
    return table


def test_the_table_tells_the_result(server: Server, people: list[Visitor], finished: str) -> None:
    body = server.stranger().answer("GET", f"/tables/{finished}")
    sheet = server.stranger().answer("GET", f"/tables/{finished}/result")
    assert body["status"] == "finished"
    assert body["result"] == {key: sheet[key] for key in ("points", "winners", "by", "lost")}
    assert sheet["by"] == "points" and sheet["lost"] == []
    assert sheet["names"] == ["Ada", "Bob"]
    for seat, items in enumerate(sheet["items"]):
        assert sum(item["points"] for item in items) == sheet["points"][seat]


def test_the_record_is_whole_and_replays(server: Server, finished: str) -> None:
    response = server.stranger().get(f"/api/tables/{finished}/record")
    assert response.status_code == 200
    assert response.headers["content-type"] == "application/x-ndjson"
    record = Record.loads(response.content)
    check(record)
    assert [seat.name for seat in record.header.seats] == ["Ada", "Bob"]
    sheet = server.stranger().answer("GET", f"/tables/{finished}/result")
    assert record.result is not None and record.result["points"] == sheet["points"]


def test_a_finished_game_can_still_be_looked_at(people: list[Visitor], finished: str) -> None:
    looked = state(people[1], finished, 1)
    assert looked["to_act"] is None and looked["legal"] == [] and looked["result"] is not None
    history = people[1].answer("GET", f"/tables/{finished}/history?seat=1")
    assert history["version"] == looked["version"] == len(history["steps"])


def test_all_who_ask_for_a_rematch_meet_at_one_table(
    server: Server, people: list[Visitor], finished: str
) -> None:
    ada, bob = people
    again = bob.answer("POST", f"/tables/{finished}/rematch", status=201)
    assert again["rematch_of"] == finished and again["host"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    assert ada.answer("POST", f"/tables/{finished}/rematch", status=201)["id"] == again["id"]
    assert ada.answer("GET", f"/tables/{finished}")["rematch"] == again["id"]
    stranger = server.guest("Eve")
    assert stranger.refusal("POST", f"/tables/{again['id']}/seats/claim", {})[0] == 403
    assert stranger.refusal("POST", f"/tables/{finished}/rematch")[0] == 403
    taken = ada.answer("POST", f"/tables/{again['id']}/seats/claim", {})
    assert taken["seat"] == 0 and taken["table"]["status"] == "running"


def test_a_resignation_is_in_the_result_the_record_and_the_replay(
    server: Server, people: list[Visitor]
) -> None:
    ada, bob = people
    table = table_of_two(ada, bob)
    for _ in range(4):
        play_one(people, table, Random(5))
    body = bob.answer("POST", f"/tables/{table}/seats/1/resign")
    assert body["status"] == "finished"
    assert (body["result"]["by"], body["result"]["winners"], body["result"]["lost"]) == (
        "resignation",
        [0],
        [1],
    )
    looked = state(ada, table, 0)
    assert looked["actors"] == [] and looked["to_act"] is None and looked["legal"] == []
    assert looked["result"] == {**body["result"], "items": [[], []]}
    assert ada.answer("GET", "/me/turns")["turns"] == []
    record = Record.loads(server.stranger().get(f"/api/tables/{table}/record").content)
    assert record.result is None and check(record).sound
    replay = server.stranger().answer("GET", f"/tables/{table}/replay")
    assert replay["ending"] == {"by": "resignation", "lost": [1], "winners": [0]}
    assert replay["result"] is None and not replay["finished"]
    assert ada.answer("POST", f"/tables/{table}/rematch", status=201)["rematch_of"] == table


def test_a_game_is_aborted_in_its_first_round_only(people: list[Visitor]) -> None:
    ada, bob = people
    table = table_of_two(ada, bob)
    assert state(ada, table)["may_abort"]
    body = bob.answer("POST", f"/tables/{table}/seats/1/abort")
    assert body["result"]["by"] == "aborted" and body["result"]["winners"] == []
    table = table_of_two(ada, bob)
    for _ in range(4):
        play_one(people, table, Random(6))
    assert not state(ada, table)["may_abort"]
    refused = bob.refusal("POST", f"/tables/{table}/seats/1/abort")
    assert refused[0] == 409
