"""Sandboxes: a private copy of a table, made only from what a seat can know."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.core import find_game
from meeplewright.server.services import replays
from tests.conftest import only_in_full
from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, invites, play_out, state, table_for
from tests.server.http.test_replays import CARCASSONNE, KEYFLOWER, play_on
from tests.server.twins import Scripted, planned

WEEK = 7 * 24 * 3600 * 1000


@pytest.fixture(scope="module")
def ada(server: Server) -> Visitor:
    return server.guest("Ada")


def test_a_plan_looks_like_the_real_table_from_the_seat(server: Server, ada: Visitor) -> None:
    bob = server.guest("Bob")
    table = play_on(ada, KEYFLOWER, 80, ME, OPEN, aids=["bag"])["id"]
    bob.answer("POST", f"/tables/{table}/seats/claim", {"invite": invites(ada, table)[1]})
    plan = bob.answer("POST", f"/tables/{table}/plan?seat=1", status=201)
    assert plan["plan"] and plan["visibility"] == "link" and plan["clock"] == {"kind": "none"}
    assert plan["host"] and plan["status"] == "running" and plan["aids"] == ["bag"]
    assert [(seat["name"], seat["owner"]) for seat in plan["seats"]] == [("", True), ("Bob", True)]
    real, copy = state(bob, table, 1), state(bob, plan["id"], 1)
    assert copy["view"] == real["view"] and copy["legal"] == real["legal"]
    steps = bob.answer("GET", f"/tables/{plan['id']}/history?seat=0")["steps"]
    assert set(steps[0]["meta"]) == {"meta", "seats"}
    seat, version = copy["actors"][0], copy["version"]
    legal = bob.answer("GET", f"/tables/{plan['id']}/legal?seat={seat}")["legal"]
    act = {"seat": seat, "version": version, "do": legal[0]}
    bob.answer("POST", f"/tables/{plan['id']}/act", act)
    assert state(bob, table, 1)["version"] == real["version"], "the real table stands where it was"


def test_a_plan_is_listed_nowhere(server: Server) -> None:
    guest = server.guest("Eve")
    table = table_for(guest, ME, ME, visibility="public")
    guest.answer("POST", f"/tables/{table}/plan?seat=0", status=201)
    assert [row["id"] for row in guest.answer("GET", "/me/tables")["tables"]] == [table]
    assert {turn["table"] for turn in guest.answer("GET", "/me/turns")["turns"]} == {table}
    running = guest.answer("GET", "/lobby")["running"]
    assert table in [row["id"] for row in running] and not any(row["plan"] for row in running)


def test_only_ones_own_seat_in_a_running_game_can_be_planned(server: Server, ada: Visitor) -> None:
    finished = play_on(ada, CARCASSONNE, 209)["id"]
    play_out([ada, ada], finished, Random(1))
    table, waiting = table_for(ada, ME, ME), table_for(ada, ME, OPEN)
    not_yours = (403, "seat", "table-not-your-seat")
    assert server.guest().refusal("POST", f"/tables/{table}/plan?seat=0") == not_yours
    assert ada.refusal("POST", f"/tables/{table}/plan?seat=2") == not_yours
    assert server.stranger().refusal("POST", f"/tables/{table}/plan?seat=0")[0] == 401
    assert ada.refusal("POST", f"/tables/{table}/plan")[:2] == (422, "seat")
    over, early = (409, "status", "table-over"), (409, "status", "table-not-started")
    assert ada.refusal("POST", f"/tables/{finished}/plan?seat=0") == over
    assert ada.refusal("POST", f"/tables/{waiting}/plan?seat=0") == early
    assert ada.refusal("POST", f"/tables/{'x' * 22}/plan?seat=0")[0] == 404


def test_a_plan_leaves_no_record_and_no_rematch(ada: Visitor) -> None:
    table = play_on(ada, CARCASSONNE, 209)["id"]
    plan = ada.answer("POST", f"/tables/{table}/plan?seat=0", status=201)["id"]
    play_out([ada, ada], plan, Random(2))
    assert ada.answer("GET", f"/tables/{plan}/result")["winners"]
    for method, path in (("GET", "record"), ("GET", "replay"), ("POST", "rematch")):
        status, _, key = ada.refusal(method, f"/tables/{plan}/{path}")
        assert (status, key) == (409, "table-plan")
    wish = {"from": {"table": plan, "entry": 0}, "seats": [ME, ME]}
    assert ada.refusal("POST", "/tables", wish)[2] == "table-plan"


def test_plans_do_not_count_as_tables_and_the_oldest_goes(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"tables_per_person": 1, "plans_per_person": 2}) as server:
        guest = server.guest()
        table = table_for(guest, ME, ME)
        plans = []
        for _ in range(3):
            server.ahead += 1000
            plans.append(guest.answer("POST", f"/tables/{table}/plan?seat=0", status=201)["id"])
        assert guest.refusal("GET", f"/tables/{plans[0]}")[0] == 404
        assert all(guest.answer("GET", f"/tables/{plan}")["plan"] for plan in plans[1:])
        wish = {"game": "carcassonne", "seats": [ME, ME]}
        assert guest.refusal("POST", "/tables", wish)[2] == "table-too-many-tables"


def test_an_idle_plan_is_removed_after_a_week(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
        table = table_for(guest, ME, ME)
        plan = guest.answer("POST", f"/tables/{table}/plan?seat=0", status=201)["id"]
        watch = server.app.state.hub.sync
        server.ahead += WEEK - 60_000
        server.portal.call(watch.poll)
        assert guest.answer("GET", f"/tables/{plan}")["plan"]
        server.ahead += 2 * 3600 * 1000
        server.portal.call(watch.poll)
        assert guest.refusal("GET", f"/tables/{plan}")[0] == 404
        assert guest.answer("GET", f"/tables/{table}")["status"] == "running"


def plans_of(
    folder: Path, script: Any, which: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Any], list[Any]]:
    """What the seats see in the observer's sandboxes, and the secrets of the real table."""
    folder.mkdir()
    shown, secrets = [], []
    monkeypatch.setattr(replays, "SystemRandom", lambda: Random(11))
    with serving(folder, Scripted(script.luck[which])) as server:
        people = [server.guest("Ann"), server.guest("Bob")]
        table = table_for(people[0], ME, OPEN, game=script.game)
        claim = {"invite": invites(people[0], table)[1]}
        people[1].answer("POST", f"/tables/{table}/seats/claim", claim)
        planner = people[script.observer]
        for number, move in enumerate(script.moves[:24]):
            version = state(planner, table)["version"]
            do = (move.one, move.other)[which]
            act = {"seat": move.seat, "version": version, "do": do}
            reached = people[move.seat].answer("POST", f"/tables/{table}/act", act)["version"]
            if move.back:
                back = {"seat": move.seat, "version": reached, "to": version}
                people[move.seat].answer("POST", f"/tables/{table}/takeback", back)
            if number % 6 == 5:
                plan = planner.answer(
                    "POST", f"/tables/{table}/plan?seat={script.observer}", status=201
                )
                shown += [state(planner, plan["id"], seat)["view"] for seat in (None, 0, 1)]
                secrets.append(state(people[1 - script.observer], table, 1 - script.observer))
    return shown, [secret["view"] for secret in secrets]


@only_in_full
def test_twins_get_the_same_plans_for_the_same_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two real tables that differ only in what the observer cannot know."""
    script = planned(find_game("keyflower"), 2, 0, Random(5))
    one, mine = plans_of(tmp_path / "one", script, 0, monkeypatch)
    other, yours = plans_of(tmp_path / "other", script, 1, monkeypatch)
    assert len(one) == 12 and one == other
    assert mine != yours, "what the other seat holds is not the same"
