"""Tournaments over HTTP, on both databases: from the first entrant to the final standings."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from anyio import sleep

from meeplewright.server.services.tournaments import ARRIVAL_SECONDS
from tests.conftest import only_in_full
from tests.server.conftest import DATABASES
from tests.server.http.kit import Server, Visitor, serving

NO_ID = "x" * 22


@pytest.fixture(scope="module", params=DATABASES)
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on either database."""
    changes: dict[str, Any] = {}
    if request.param == "postgres":
        changes["database"] = request.getfixturevalue("postgres_url")
    with serving(tmp_path_factory.mktemp("hall"), Random(5), **changes) as running:
        yield running


def tournament(visitor: Visitor, **wishes: Any) -> str:
    wish = {"name": "Club evening", "game": "carcassonne", "format": "swiss", "rounds": 2, **wishes}
    return str(visitor.answer("POST", "/tournaments", wish, 201)["id"])


def look(visitor: Visitor, of: str) -> Any:
    return visitor.answer("GET", f"/tournaments/{of}")


def start(organiser: Visitor, of: str, number: int) -> Any:
    found = organiser.answer("POST", f"/tournaments/{of}/rounds", {"round": number}, 201)
    return found["played"][-1]["pairings"]


def people_in(server: Server, of: str, count: int) -> dict[int, Visitor]:
    """New people who entered, by their numbers."""
    found = {}
    for name in ["Ada", "Bob", "Cleo", "Dora", "Edda", "Finn", "Gert", "Hana"][:count]:
        person = server.guest(name)
        found[person.answer("POST", f"/tournaments/{of}/entrants")["you"]] = person
    return found


def resign(people: dict[int, Visitor], pairing: Any, *seats: int) -> None:
    """These seats lose."""
    for seat in seats:
        person = people[pairing["players"][seat]]
        person.answer("POST", f"/tables/{pairing['table']}/seats/{seat}/resign")


def test_a_whole_swiss_tournament(hall: Server) -> None:
    """Five people, two rounds. The lower number always wins, by resignation."""
    organiser = hall.guest("Olga")
    of = tournament(organiser)
    people = people_in(hall, of, 5)
    assert list(people) == [1, 2, 3, 4, 5]
    byes = []
    for number in (1, 2):
        pairings = start(organiser, of, number)
        byes += [one["players"][0] for one in pairings if one["by"] == "bye"]
        for one in pairings[:2]:
            seated = organiser.answer("GET", f"/tables/{one['table']}")
            assert seated["status"] == "running" and seated["title"] == f"Club evening · {number}"
            first = people[one["players"][0]].answer("GET", f"/tables/{one['table']}")
            assert [seat["owner"] for seat in first["seats"]] == [True, False]
            resign(people, one, 0 if one["players"][0] > one["players"][1] else 1)
    assert len(set(byes)) == 2
    found = look(hall.stranger(), of)
    assert found["status"] == "finished" and found["complete"] and found["rounds"] == 2
    assert sum(line["points"] for line in found["standings"]) == 6  # a point for each bye, too
    assert found["standings"][0]["rank"] == 1
    played = [one for part in found["played"] for one in part["pairings"] if one["table"]]
    assert {one["by"] for one in played} == {"resignation"}
    assert all(one["places"][one["players"].index(min(one["players"]))] == 1 for one in played)
    assert len({frozenset(one["players"]) for one in played}) == 4
    assert organiser.refusal("POST", f"/tournaments/{of}/rounds", {"round": 3}) == (
        409,
        "tournament",
        "table-tournament-over",
    )


def test_a_clock_waits_until_its_player_has_arrived(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, rounds=1, clock={"kind": "game", "seconds": 10, "increment": 0})
    people = people_in(hall, of, 2)
    pairing = start(organiser, of, 1)[0]
    path = f"/tables/{pairing['table']}"
    hall.ahead += (ARRIVAL_SECONDS - 60) * 1000  # much more than the clock has
    state = organiser.answer("GET", f"{path}/state")
    (seat,) = state["actors"]
    clock = state["clocks"][seat]
    assert clock["running"] and clock["left"] == 10_000 and 0 < clock["starts_in"] <= 60_000
    actor = people[pairing["players"][seat]]
    legal = actor.answer("GET", f"{path}/state?seat={seat}")["legal"]
    move = {"seat": seat, "version": state["version"], "do": legal[0]}
    actor.answer("POST", f"{path}/act", move)
    clocks = organiser.answer("GET", f"{path}/state")["clocks"]
    assert clocks[seat]["starts_in"] == 0 and clocks[1 - seat]["starts_in"] == 300_000


def test_only_short_clocks_wait(hall: Server) -> None:
    for clock in ({"kind": "days", "days": 1}, {"kind": "none"}):
        organiser = hall.guest("Olga")
        of = tournament(organiser, rounds=1, clock=clock)
        people_in(hall, of, 2)
        pairing = start(organiser, of, 1)[0]
        state = organiser.answer("GET", f"/tables/{pairing['table']}/state")
        assert {one["starts_in"] for one in state["clocks"]} == {0}


@only_in_full
def test_a_game_that_runs_out_of_time_counts(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, rounds=1, clock={"kind": "game", "seconds": 10, "increment": 0})
    people_in(hall, of, 2)
    pairing = start(organiser, of, 1)[0]
    hall.ahead += ARRIVAL_SECONDS * 1000 + 11_000
    organiser.answer("GET", f"/tables/{pairing['table']}/state")
    found = look(organiser, of)
    for _ in range(200):
        if found["status"] == "finished":
            break
        hall.portal.call(_wait)
        found = look(organiser, of)
    assert found["played"][0]["pairings"][0]["by"] == "time"
    assert sorted(found["played"][0]["pairings"][0]["places"]) == [1, 2]


async def _wait() -> None:
    await sleep(0.1)


def test_late_entry_withdrawal_and_return(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, rounds=3)
    people = people_in(hall, of, 4)
    gone = people[4].answer("DELETE", f"/tournaments/{of}/entrants/4")
    assert [one["number"] for one in gone["entrants"]] == [1, 2, 3]  # nothing is left before it
    people[4].answer("POST", f"/tournaments/{of}/entrants")
    people[4].answer("POST", f"/tournaments/{of}/entrants")  # twice changes nothing
    for one in start(organiser, of, 1):
        resign(people, one, 1)
    late = hall.guest("Late")
    assert look(late, of)["may_enter"]
    entered = late.answer("POST", f"/tournaments/{of}/entrants")
    assert entered["you"] == 5
    assert next(line for line in entered["standings"] if line["entrant"] == 5)["points"] == 0
    withdrawn = people[1].answer("DELETE", f"/tournaments/{of}/entrants/1")
    assert withdrawn["entrants"][0]["withdrawn"]
    paired = [player for one in start(organiser, of, 2) for player in one["players"]]
    assert sorted(paired) == [2, 3, 4, 5]
    people[1].answer("POST", f"/tournaments/{of}/entrants")
    organiser.answer("DELETE", f"/tournaments/{of}/entrants/2")
    people[5] = late
    for one in look(organiser, of)["played"][1]["pairings"]:
        resign(people, one, 0)
    paired = [player for one in start(organiser, of, 3) for player in one["players"]]
    assert sorted(paired) == [1, 3, 4, 5]
    assert hall.guest().refusal("POST", f"/tournaments/{of}/entrants") == (
        409,
        "tournament",
        "table-tournament-last-round",
    )


def test_a_round_robin_has_as_many_rounds_as_it_needs(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, format="robin", rounds=20)
    assert look(organiser, of)["rounds"] == 0
    people = people_in(hall, of, 4)
    for number in (1, 2, 3):
        for one in start(organiser, of, number):
            resign(people, one, 1)
        if number == 1:
            assert hall.guest().refusal("POST", f"/tournaments/{of}/entrants")[2] == (
                "table-tournament-robin-late"
            )
    found = look(organiser, of)
    assert found["status"] == "finished" and found["rounds"] == 3
    assert found["ties"] == ["berger", "direct"]


def test_points_over_rounds_at_larger_tables(hall: Server) -> None:
    """Two of three resign: the third wins, and they share the last place."""
    organiser = hall.guest("Olga")
    of = tournament(organiser, format="points", table_size=3, rounds=1)
    people = people_in(hall, of, 4)
    tables = start(organiser, of, 1)
    assert [len(one["players"]) for one in tables] == [3, 1]
    resign(people, tables[0], 0, 2)
    found = look(organiser, of)
    assert found["status"] == "finished"
    assert found["played"][0]["pairings"][0]["places"] == [2, 1, 2]
    assert [line["points"] for line in found["standings"]] == [12, 6, 3, 3]


def test_tables_of_six_where_the_options_allow_it(hall: Server) -> None:
    organiser = hall.guest("Olga")
    options = {"expansions": "inns_and_cathedrals"}
    of = tournament(organiser, format="points", table_size=6, rounds=1, options=options)
    people_in(hall, of, 6)
    assert [len(one["players"]) for one in start(organiser, of, 1)] == [6]


def test_the_organiser_decides_what_no_game_decided(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, rounds=2)
    people = people_in(hall, of, 4)
    first, second = start(organiser, of, 1)
    people[first["players"][0]].answer("POST", f"/tables/{first['table']}/seats/0/abort")
    path = f"/tournaments/{of}/rounds/1/tables"
    found = look(organiser, of)
    assert found["played"][0]["pairings"][0]["by"] == "aborted" and not found["complete"]
    assert organiser.refusal("POST", f"/tournaments/{of}/rounds", {"round": 2})[2] == (
        "table-tournament-not-complete"
    )
    organiser.answer("PUT", f"{path}/1", {"places": [1, 1]})
    decided = organiser.answer("PUT", f"{path}/2", {"places": [2, 1]})
    assert decided["complete"] and decided["played"][0]["pairings"][1]["by"] == "organiser"
    resign(people, second, 1)  # the game goes on, but it does not count any more
    assert look(organiser, of)["played"][0]["pairings"][1]["places"] == [2, 1]
    for places in ([1, 3], [2, 3], [1, 2, 3], [3, 3]):
        status, field, key = organiser.refusal("PUT", f"{path}/1", {"places": places})
        assert (status, field, key) == (400, "places", "table-tournament-places")
    assert organiser.refusal("PUT", f"{path}/9", {"places": [1, 2]})[0] == 404
    ended = organiser.answer("POST", f"/tournaments/{of}/end")
    assert ended["status"] == "finished" and ended["rounds"] == 1
    assert organiser.refusal("PUT", f"{path}/1", {"places": [1, 2]})[2] == "table-tournament-over"


def test_only_the_organiser_controls(hall: Server) -> None:
    organiser, other = hall.guest("Olga"), hall.guest("Other")
    of = tournament(organiser)
    people_in(hall, of, 2)
    for method, path, body in (
        ("POST", "/rounds", {"round": 1}),
        ("DELETE", "/entrants/1", None),
        ("DELETE", "", None),
        ("POST", "/end", None),
    ):
        refused = other.refusal(method, f"/tournaments/{of}{path}", body)
        assert refused == (403, "tournament", "table-tournament-organiser-only"), path
    start(organiser, of, 1)
    refused = other.refusal("PUT", f"/tournaments/{of}/rounds/1/tables/1", {"places": [1, 2]})
    assert refused[0] == 403
    assert organiser.refusal("DELETE", f"/tournaments/{of}")[2] == "table-tournament-started"
    assert organiser.refusal("POST", f"/tournaments/{of}/rounds", {"round": 1})[2] == (
        "table-tournament-round"
    )
    assert hall.stranger().refusal("POST", f"/tournaments/{of}/entrants")[0] == 401


def test_a_tournament_is_removed_before_it_starts(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser)
    assert [one["id"] for one in listed(organiser)] == [of]
    organiser.answer("DELETE", f"/tournaments/{of}", status=204)
    assert listed(organiser) == []
    assert organiser.refusal("GET", f"/tournaments/{of}")[2] == "table-tournament-unknown"


def listed(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.answer("GET", "/me/tournaments")["tournaments"]
    return found


def test_everybody_finds_their_tournaments(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser)
    person = people_in(hall, of, 1)[1]
    assert [(one["id"], one["people"], one["organiser"]) for one in listed(person)] == [
        (of, 1, False)
    ]
    assert listed(organiser)[0]["organiser"]
    assert look(organiser, of)["link"].endswith(f"/tournament/{of}")


def test_whoever_is_forgotten_leaves_results_without_a_name(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, name="Olga invites", rounds=3)
    people = people_in(hall, of, 4)
    pairings = start(organiser, of, 1)
    for one in pairings:
        resign(people, one, 1)
    winner = pairings[0]["players"][0]
    people[winner].answer("DELETE", "/me", status=204)
    found = look(organiser, of)
    entrant = found["entrants"][winner - 1]
    assert (entrant["name"], entrant["withdrawn"]) == ("", True)
    assert next(line for line in found["standings"] if line["entrant"] == winner)["points"] == 1
    assert winner not in [player for one in start(organiser, of, 2) for player in one["players"]]
    waiting = tournament(organiser)
    organiser.answer("DELETE", "/me", status=204)
    anybody = hall.stranger()
    found = look(anybody, of)
    assert found["name"] == "" and found["status"] == "finished"
    assert anybody.answer("GET", f"/tables/{pairings[0]['table']}")["title"] == ""
    assert anybody.refusal("GET", f"/tournaments/{waiting}")[0] == 404


@pytest.mark.parametrize(
    ("change", "status", "field", "key"),
    [
        ({"name": ""}, 422, "name", "table-too-short"),
        ({"name": " \u202e "}, 400, "name", "table-empty"),
        ({"name": "x" * 81}, 422, "name", "table-too-long"),
        ({"rounds": 0}, 422, "rounds", "table-too-small"),
        ({"rounds": 21}, 422, "rounds", "table-too-great"),
        ({"rounds": "3"}, 422, "rounds", "form-type"),
        ({"format": "cup"}, 422, "format", "form-not-known"),
        ({"format": "points", "table_size": 7}, 422, "table_size", "table-too-great"),
        ({"format": "points", "table_size": 6}, 400, "table_size", "table-tournament-size"),
        ({"aids": ["magic"]}, 400, "aids", "form-not-known"),
        ({"prize": 1}, 422, "prize", "form-unknown"),
    ],
)
def test_a_wrong_field_is_named(
    hall: Server, change: dict[str, Any], status: int, field: str, key: str
) -> None:
    wish = {"name": "A", "game": "carcassonne", "format": "swiss", **change}
    assert hall.guest().refusal("POST", "/tournaments", wish) == (status, field, key)


def test_unknown_tournaments_are_not_found(hall: Server) -> None:
    guest = hall.guest()
    for method, path, body in (
        ("GET", "", None),
        ("DELETE", "", None),
        ("POST", "/entrants", None),
        ("DELETE", "/entrants/1", None),
        ("POST", "/rounds", {"round": 1}),
        ("PUT", "/rounds/1/tables/1", {"places": [1, 2]}),
        ("POST", "/end", None),
    ):
        assert guest.refusal(method, f"/tournaments/{NO_ID}{path}", body)[0] == 404, path


def test_too_few_people_start_no_round(hall: Server) -> None:
    organiser = hall.guest("Olga")
    of = tournament(organiser, format="points", table_size=3)
    people_in(hall, of, 2)
    refused = organiser.refusal("POST", f"/tournaments/{of}/rounds", {"round": 1})
    assert refused == (409, "round", "table-tournament-too-few")
    assert organiser.refusal("POST", f"/tournaments/{of}/end")[2] == "table-tournament-not-started"
    assert look(organiser, of)["status"] == "open"


@only_in_full
def test_tournaments_and_their_people_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, Random(1), limits={"tournaments_per_person": 1}) as server:
        organiser = server.guest()
        of = tournament(organiser)
        wish = {"name": "B", "game": "carcassonne", "format": "swiss"}
        refused = organiser.refusal("POST", "/tournaments", wish)
        assert refused == (409, "tournaments", "table-tournament-too-many")
        for _ in range(64):
            server.program().answer("POST", f"/tournaments/{of}/entrants")
        refused = organiser.refusal("POST", f"/tournaments/{of}/entrants")
        assert refused == (409, "tournament", "table-tournament-full")
        assert not look(organiser, of)["may_enter"]
        assert len(start(organiser, of, 1)) == 32
