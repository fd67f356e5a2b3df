"""Profiles, the archive, standings and exports over HTTP."""

import io
import zipfile
from random import Random
from typing import Any

import pytest

from meeplewright.core import Record, check
from meeplewright.core.extras import is_installed
from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, bot, play_out, table_for, table_of_two

CLOCK = {"kind": "days", "days": 1}


@pytest.fixture(scope="module")
def people(server: Server) -> list[Visitor]:
    return [server.guest("Ada"), server.guest("Bob")]


@pytest.fixture(scope="module")
def played(people: list[Visitor]) -> str:
    """A game played to its end, and not rated."""
    table = table_of_two(*people)
    play_out(people, table, Random(5))
    return table


@pytest.fixture(scope="module")
def resigned(people: list[Visitor], played: str) -> str:
    """A rated game that Bob resigned."""
    table = table_of_two(*people, clock=CLOCK, rated=True)
    people[1].answer("POST", f"/tables/{table}/seats/1/resign")
    return table


pytestmark = pytest.mark.usefixtures("played", "resigned")


def me(visitor: Visitor) -> str:
    return str(visitor.answer("GET", "/me")["person"])


def found(visitor: Visitor, query: str) -> list[str]:
    return [game["table"] for game in visitor.answer("GET", f"/me/games{query}")["games"]]


def test_a_profile_says_what_was_played(people: list[Visitor], played: str) -> None:
    ada, bob = people
    form = ada.answer("GET", "/me/profile")
    sheet = ada.answer("GET", f"/tables/{played}/result")
    assert form["games"] == 2 and form["you"] and not form["public"]
    (carcassonne,) = form["by_game"]
    assert sum(carcassonne["sources"].values()) == pytest.approx(sheet["points"][0], abs=0.1)
    assert form["by_seats"] == [{"game": "carcassonne", "seats": 2, "games": 2, "won": form["won"]}]
    assert [one["name"] for one in form["by_opponent"]] == ["Bob"]
    assert form["streaks"]["now"] >= 1
    (rating,) = form["ratings"]
    assert rating["games"] == 1 and rating["mu"] > 25
    (lost,) = bob.answer("GET", "/me/profile")["ratings"]
    assert lost["mu"] < 25


def test_a_profile_does_not_count_a_game_in_which_nothing_was_played(server: Server) -> None:
    """Unless it was rated: then the loss counts, and so does the game."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    for end in ("resign", "abort"):
        table = table_of_two(ada, bob)
        bob.answer("POST", f"/tables/{table}/seats/1/{end}")
    assert len(found(ada, "")) == 2
    for visitor in (ada, bob):
        form = visitor.answer("GET", "/me/profile")
        assert (form["games"], form["won"], form["by_opponent"]) == (0, 0, [])
    table = table_of_two(ada, bob, clock=CLOCK, rated=True)
    bob.answer("POST", f"/tables/{table}/seats/1/resign")
    form = ada.answer("GET", "/me/profile")
    assert (form["games"], form["won"], form["ratings"][0]["games"]) == (1, 1, 1)


def test_a_profile_is_for_others_only_if_it_is_public(
    server: Server, people: list[Visitor]
) -> None:
    ada, bob = people
    path = f"/people/{me(ada)}/profile"
    assert ada.answer("GET", path)["you"]
    for other in (bob, server.stranger()):
        assert other.refusal("GET", path) == (404, "person", "table-no-profile")
    assert ada.answer("PATCH", "/me", {"public": True})["public"]
    form = bob.answer("GET", path)
    assert form["name"] == "Ada" and not form["you"]
    assert form["by_opponent"] == []  # Bob did not agree
    ada.answer("PATCH", "/me", {"public": False})
    assert bob.refusal("GET", path)[0] == 404
    unknown = f"/people/{'x' * 22}/profile"
    assert bob.refusal("GET", unknown) == (404, "person", "table-no-profile")


def test_the_archive_is_filtered(people: list[Visitor], played: str, resigned: str) -> None:
    ada, bob = people
    assert found(ada, "") == [resigned, played]
    assert found(ada, "?who=bo") == [resigned, played]
    assert found(ada, "?who=nobody") == []
    assert found(ada, "?rated=true") == [resigned]
    assert found(ada, "?by=resignation&result=won") == [resigned]
    assert found(bob, "?by=resignation&result=won") == []
    assert found(ada, "?shortest=10") == [played]
    assert found(ada, "?since=2020-01-01&until=2020-12-31") == []
    assert found(ada, "?since=2020-01-01&game=carcassonne&seats=2") == [resigned, played]


def test_the_archive_finds_the_games_against_a_bot(server: Server) -> None:
    ada = server.guest("Ada")
    tables = {level: table_for(ada, ME, bot(level)) for level in ("novice", "casual")}
    for table in tables.values():
        ada.answer("POST", f"/tables/{table}/seats/0/resign")
    assert found(ada, "?bot=casual") == [tables["casual"]]
    assert found(ada, "?bot=novice&result=lost") == [tables["novice"]]
    assert found(ada, "?bot=search:2s") == []


def test_the_archive_has_the_options_of_a_game(server: Server) -> None:
    ada = server.guest("Ada")
    table = table_for(ada, ME, bot("novice"), options={"expansions": "river"})
    ada.answer("POST", f"/tables/{table}/seats/0/resign")
    (game,) = ada.answer("GET", "/me/games")["games"]
    assert game["options"]["expansions"] == "river"


def test_the_archive_comes_in_pages(people: list[Visitor], played: str, resigned: str) -> None:
    first = people[0].answer("GET", "/me/games?limit=1")
    assert [game["table"] for game in first["games"]] == [resigned]
    second = people[0].answer("GET", f"/me/games?limit=1&after={first['next']}")
    assert [game["table"] for game in second["games"]] == [played]
    assert second["next"] is None


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("seats=0", "seats"),
        ("seats=two", "seats"),
        ("result=draw", "result"),
        ("until=tomorrow", "until"),
        ("after=1", "after"),
        ("after=9999999999999999.xxxxxxxxxxxxxxxxxxxxxx", "after"),
        ("limit=1000", "limit"),
        ("who=%00", "who"),
        ("who=" + "x" * 81, "who"),
        ("game=", "game"),
        ("longest=-1", "longest"),
        ("who=a&who=b", "who"),
    ],
)
def test_a_wrong_filter_is_refused_by_name(people: list[Visitor], query: str, field: str) -> None:
    status, rule, _ = people[0].refusal("GET", f"/me/games?{query}")
    assert (status, rule) == (422, field)


def test_a_day_that_does_not_exist_is_refused(people: list[Visitor]) -> None:
    refusal = people[0].refusal("GET", "/me/games?since=2026-02-31")
    assert refusal == (400, "since", "table-no-date")


@pytest.mark.parametrize("who", ["%25", "_", "'; DROP TABLE played; --", "\\", "💥", "%FF"])
def test_strange_names_find_nothing_and_break_nothing(people: list[Visitor], who: str) -> None:
    assert found(people[0], f"?who={who}") == []


def test_nobody_sees_the_archive_of_others(server: Server) -> None:
    assert found(server.guest("Cleo"), "") == []
    assert server.stranger().refusal("GET", "/me/games")[0] == 401


def test_all_records_are_exported_and_replay(
    people: list[Visitor], played: str, resigned: str
) -> None:
    response = people[0].get("/api/me/export/records")
    assert response.status_code == 200 and response.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(response.content)) as packed:
        assert packed.testzip() is None
        records = [Record.loads(packed.read(name)) for name in packed.namelist()]
    assert len(records) == 2
    for record in records:
        check(record)
    sheet = people[0].answer("GET", f"/tables/{played}/result")
    assert sheet["points"] in [one.result["points"] for one in records if one.result]


@pytest.mark.skipif(not is_installed("pyarrow"), reason="needs the extra research")
def test_the_dataset_has_the_usual_tables(people: list[Visitor]) -> None:
    from pyarrow import parquet

    response = people[0].get("/api/me/export/dataset")
    assert response.status_code == 200
    with zipfile.ZipFile(io.BytesIO(response.content)) as packed:
        names = set(packed.namelist())
        folder = "carcassonne-2"
        tables = ("games", "moves", "positions", "outcomes")
        assert names == {f"{folder}/{table}.parquet" for table in tables}
        games = parquet.read_table(io.BytesIO(packed.read(f"{folder}/games.parquet")))
    assert games.num_rows == 2


def test_who_has_played_nothing_has_nothing_to_export(server: Server) -> None:
    wanted = (409, "export", "table-export-nothing")
    assert server.guest("Cleo").refusal("GET", "/me/export/records") == wanted


def standings(visitor: Visitor) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = visitor.answer("GET", "/ratings/carcassonne/2")["standings"]
    return lines


def test_the_standings_need_games_against_several_opponents(server: Server) -> None:
    """And people are named only if they agreed."""
    dora, other = server.guest("Dora"), server.guest("Egon")
    for level in ("novice", "novice", "novice", "casual", "casual"):
        table = table_for(dora, ME, bot(level), clock=CLOCK, rated=True)
        dora.answer("POST", f"/tables/{table}/seats/0/resign")
    assert {line["kind"] for line in standings(dora)} == {"bot"}
    table = table_for(dora, ME, bot("club+farmer"), clock=CLOCK, rated=True)
    dora.answer("POST", f"/tables/{table}/seats/0/resign")
    assert dora.answer("GET", "/me/profile")["by_bot"][-1]["bot"] == "club"
    (mine,) = [line for line in standings(dora) if line["kind"] == "person"]
    assert mine["you"] and mine["name"] == "Dora" and mine["games"] == 6
    (seen,) = [line for line in standings(other) if line["kind"] == "person"]
    assert seen["name"] is None and seen["person"] is None
    dora.answer("PATCH", "/me", {"public": True})
    (seen,) = [line for line in standings(other) if line["kind"] == "person"]
    assert seen["name"] == "Dora" and seen["person"] == me(dora)
    assert other.refusal("GET", "/ratings/chess/2")[0] == 404
    assert other.refusal("GET", "/ratings/carcassonne/7")[0] == 404
    assert other.answer("GET", "/ratings/carcassonne/6")["seats"] == 6


def test_a_rated_table_is_checked_when_it_is_made(server: Server) -> None:
    ada = server.guest("Ada")
    wish = {"game": "carcassonne", "seats": [ME, OPEN], "rated": True}
    assert ada.refusal("POST", "/tables", wish) == (400, "clock", "table-rated-clock")
    wish = {**wish, "clock": CLOCK}
    hints = {**wish, "aids": ["hint"]}
    assert ada.refusal("POST", "/tables", hints) == (400, "aids", "table-rated-hints")
    river = {**wish, "options": {"expansions": "river"}}
    refused = (400, "options.expansions", "table-rated-option")
    assert ada.refusal("POST", "/tables", river) == refused
    assert ada.answer("POST", "/tables", wish, 201)["rated"]


def test_one_person_has_one_seat_and_no_stand_in_at_a_rated_table(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = table_for(ada, ME, OPEN, clock=CLOCK, rated=True, visibility="public")
    claim = f"/tables/{table}/seats/claim"
    assert ada.refusal("POST", claim, {}) == (409, "seat", "table-rated-once")
    bob.answer("POST", claim, {})
    for step in ("leave", "bot"):
        refused = bob.refusal("POST", f"/tables/{table}/seats/1/{step}")
        assert refused == (409, "seat", "table-rated-stay")
    bob.answer("POST", f"/tables/{table}/seats/1/abort")
    assert ada.answer("GET", "/me/profile")["ratings"] == []


def test_whoever_is_deleted_is_in_no_standings_and_no_archive(tmp_path: Any) -> None:
    with serving(tmp_path, Random(4)) as server:
        ada, bob = server.guest("Ada Lovelace"), server.guest("Bob")
        ada.answer("PATCH", "/me", {"public": True})
        table = table_of_two(ada, bob, clock=CLOCK, rated=True)
        bob.answer("POST", f"/tables/{table}/seats/1/resign")
        person = me(ada)
        ada.answer("DELETE", "/me", status=204)
        assert bob.refusal("GET", f"/people/{person}/profile")[0] == 404
        (game,) = bob.answer("GET", "/me/games")["games"]
        assert [one["name"] for one in game["players"]] == ["", "Bob"]
        assert bob.answer("GET", "/me/profile")["by_opponent"] == []
