"""Aids: what is known about bag and pile, tiles to come, points so far, and reach."""

from random import Random
from typing import Any

import pytest

from meeplewright.core import InvalidJson
from meeplewright.games.keyflower import KeyflowerState
from meeplewright.games.keyflower.rules import aid_forms
from meeplewright.games.keyflower.rules.actions import Bid, Use
from meeplewright.games.keyflower.rules.table import ASIDE
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, SKILLS
from tests.forms import Checker

from .table import GAME, Table, begun, played, position, random_step

SEATS = (2, 4, 6)


def aid(name: str, table: Table, seat: int | None) -> dict[str, Any]:
    return GAME.aid(name, table.state.view(seat))


def some_positions(seats: int, apart: int = 37) -> list[Table]:
    """Some positions of a random game."""
    rng = Random(f"aids {seats}")
    state = GAME.start(seats)
    found: list[Table] = []
    while state.to_act is not None:
        if state.entry % apart == 0:
            found.append(Table(state.copy()))
        random_step(state, rng)
    return [*found, Table(state)]


def test_an_aid_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidJson) as caught:
        aid("hints", begun(2), 0)
    assert caught.value.reason.rule == "aid"


@pytest.mark.parametrize("seats", SEATS)
def test_the_answers_have_the_forms_they_are_said_to_have(seats: int) -> None:
    checker = Checker()
    for table in some_positions(seats):
        for seat in (None, 0, seats - 1):
            answers = {name: aid(name, table, seat) for name in GAME.aids}
            checker.check(answers, aid_forms.AidsForm)
    assert {"OwnBidForm", "UsingForm", "SeasonTilesForm", "ReasonForm"} <= set(checker.met)


# Bag and pile


def hidden(state: KeyflowerState, seat: int | None) -> tuple[dict[str, int], dict[str, int]]:
    """What is in the bag or pile, set aside face down, or behind the others' screens."""
    form = state.to_json()
    workers, skills = dict(form["bag"]), dict(form["pile"])
    for other, screen in enumerate(form["screens"]):
        if other != seat and form["phase"] != "over":  # KF H13
            workers = {name: workers[name] + screen["own_workers"][name] for name in COLOURS}
            skills = {name: skills[name] + screen["own_skills"][name] for name in SKILLS}
    aside = (form["placement"] or {}).get("aside_skill")
    if aside is not None and seat != state.table.player:
        skills[aside] += 1
    return workers, skills


def within(bounds: dict[str, list[int]], real: dict[str, int]) -> bool:
    return all(least <= real[name] <= most for name, (least, most) in bounds.items())


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_told_of_bag_and_screens_is_true(seats: int) -> None:
    """KF H9, H11, H12"""
    for table in some_positions(seats, 11):
        form = table.state.to_json()
        for seat in (None, *range(seats)):
            bag = aid("bag", table, seat)
            unseen = (bag["unseen_workers"], bag["unseen_skills"])
            assert unseen == hidden(table.state, seat)
            assert within(bag["bag"]["bounds"], form["bag"])
            assert within(bag["pile"]["bounds"], form["pile"])
            assert bag["bag"]["count"] == sum(form["bag"].values())
            assert bag["pile"]["count"] == sum(form["pile"].values())
            for other, screen in enumerate(bag["screens"]):
                real = form["screens"][other]
                assert within(screen["workers"]["bounds"], real["own_workers"])
                assert within(screen["skills"]["bounds"], real["own_skills"])
                assert screen["workers"]["count"] == real["workers"]


def test_a_skill_set_aside_face_down_is_in_nobodys_bounds() -> None:
    """KF E5, H5: it is not in the pile before the draw is made."""
    table = position(middle="hiring_fair", screens={0: "red 1 | anvil 1"}, pile="saw 3")
    table.do("use:hiring_fair", "workers:1,red", "pay_skill:anvil")
    assert aid("bag", table, 1)["unseen_skills"]["anvil"] == 16
    assert aid("bag", table, 0)["unseen_skills"]["anvil"] == 15


def test_the_own_screen_is_known_exactly_and_the_others_sum_up() -> None:
    """With two players, everything that I do not see is in the bag or behind one screen."""
    table = begun(2, 5)
    bag = aid("bag", table, 0)
    own = {name: table.screen(0).get(name, 0) for name in COLOURS}
    assert bag["screens"][0]["workers"]["bounds"] == {name: [n, n] for name, n in own.items()}
    for name in COLOURS:
        least, most = bag["bag"]["bounds"][name]
        assert most == bag["unseen_workers"][name]
        assert least >= most - 8  # KF S3


# Tiles to come


def test_tiles_to_come_are_those_of_later_seasons() -> None:
    """KF S7 to S9, A4, W1"""
    table = begun(3)
    seasons = aid("tiles", table, 1)["seasons"]
    assert [one["season"] for one in seasons] == ["summer", "autumn", "winter"]
    assert [(one["least"], one["most"]) for one in seasons] == [(7, 7), (7, 7), (3, 9)]
    assert [len(one["unseen"]) + len(one["own"]) for one in seasons] == [12, 12, 12]
    hand = table.state.view(1).to_json()["winter"][1]["dealt_tiles"]
    assert seasons[2]["own"] == hand and len(hand) == 3
    assert aid("tiles", table, None)["seasons"][2]["own"] == []


def test_winter_tiles_are_to_come_until_all_have_chosen() -> None:
    table = position(season="winter", phase="winter", hands={0: "scribes", 1: "jeweller"}, seats=2)
    (winter,) = aid("tiles", table, 0)["seasons"]
    assert winter["own"] == ["scribes"] and "jeweller" in winter["unseen"]
    table.do("winter:scribes", by=0)
    table.do("winter:jeweller", by=1)
    assert aid("tiles", table, 0)["seasons"] == []


# Points so far


@pytest.mark.parametrize("seats", SEATS)
def test_points_are_those_that_the_seat_can_count(seats: int) -> None:
    """KF H1, H13: others' screens count when they are shown at the end."""
    for table in some_positions(seats):
        over = table.phase == "over"
        for seat in range(seats):
            rows = aid("points", table, seat)["seats"]
            seen = table.state.points_now() if over else table.state.points_seen_by(seat)
            assert [one["points"] for one in rows] == seen
            whole = [over or other == seat for other in range(seats)]
            assert [one["whole"] for one in rows] == whole
            for one in rows:
                assert sum(item["points"] for item in one["items"]) == one["points"]


def test_others_points_leave_out_what_their_screens_hide() -> None:
    """KF H1: the green worker is worth 2 at the Key market, which only its owner knows."""
    table = position(villages={1: "key_market (1,0) r0"}, screens={1: "green 1"}, start=0, seats=2)
    assert aid("points", table, 1)["seats"][1]["points"] == 2
    assert aid("points", table, 0)["seats"][1]["points"] == 0
    assert aid("points", table, None)["seats"][1] == {"whole": False, "points": 0, "items": []}


# Reach


def tile_in(reach: dict[str, Any], tile: str) -> dict[str, Any]:
    (found,) = [one for one in reach["tiles"] if one["tile"] == tile]
    return dict(found)


def test_a_tile_in_the_wrong_colour_says_why() -> None:
    """KF C2, B3"""
    table = position(middle="keywood red:2 by 1", screens={0: "red 2 blue 5"})
    found = tile_in(aid("reach", table, 0), "keywood")
    assert (found["place"], found["owner"]) == ("auction", None)
    assert found["bid"]["needed"] == 3 and found["bid"]["colours"] == ["red"]
    assert found["bid"]["why_not"]["key"] == "why-too-few-of-colour"
    assert found["use"]["why_not"] is None


def test_a_full_tile_says_so_and_a_village_tile_has_no_bid() -> None:
    """KF U4, B1"""
    table = position(villages={1: "keywood (1,0) r1 on red:6"}, screens={0: "red 9"})
    found = tile_in(aid("reach", table, 0), "keywood")
    assert (found["place"], found["owner"], found["bid"]) == ("village", 1, None)
    assert found["use"]["why_not"]["rule"] == "KF U4" and found["use"]["room"] == 0


def test_own_bids_are_movable_or_frozen() -> None:
    """KF B6, B8"""
    middle = "keywood red:2 by 0, red:3 by 1; miner blue:4 by 0"
    assert aid("reach", position(middle=middle), 0)["bids"] == [
        {"tile": "keywood", "colour": "red", "count": 2, "winning": False},
        {"tile": "miner", "colour": "blue", "count": 4, "winning": True},
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_reach_is_what_is_legal_whoever_is_to_act(seats: int) -> None:
    compared = 0
    for table in some_positions(seats, 23):
        for seat in range(seats):
            reach = aid("reach", table, seat)
            if table.phase != "turn":
                assert (reach["tiles"], reach["bids"]) == ([], [])
                continue
            if seat != table.seat:  # as if it were this seat's turn
                table.at.player = seat
                assert aid("reach", table, seat) == reach
            legal = set(table.state.legal(seat)) - {GAME.action_from_text("pass")}
            tiles = reach["tiles"]
            bids = {Bid(one["tile"]) for one in tiles if one["bid"] and not one["bid"]["why_not"]}
            uses = {Use(one["tile"]) for one in tiles if one["use"] and not one["use"]["why_not"]}
            assert bids | uses == legal
            compared += len(legal)
    assert compared > 50


def test_spectators_have_nothing_in_reach() -> None:
    nothing = {"tiles": [], "bids": [], "mixed": False, "closing": []}
    assert aid("reach", begun(3), None) == nothing


def test_every_tile_is_known_by_its_name() -> None:
    reach = aid("reach", played(3, 1, 60), 0)
    assert {one["tile"] for one in reach["tiles"]} <= set(NUMBER_OF)


def mixing(table: Table) -> bool:
    return bool(aid("reach", table, 0)["mixed"])


def test_a_use_with_boat_4b_is_said_to_mix_colours() -> None:
    """KF Y11: on a tile with a bid or an earlier use."""
    for middle, mixed in (("keywood red:1 by 1", True), ("keywood", False)):
        table = position(middle=middle, screens={0: "red 2 blue 5"}, holds={0: "4b"})
        assert not mixing(table)
        table.do("use:keywood")
        assert mixing(table) == mixed


def test_colours_are_mixed_by_a_boat_that_was_set_aside() -> None:
    """KF V6, Y11"""
    table = position(
        middle="keywood red:1 by 1", screens={0: "red 2"}, waiting={0: "summer_boat_4 b"}
    )
    table.at.place[NUMBER_OF["summer_boat_4"]] = ASIDE
    table.do("use:keywood")
    assert mixing(table)


def test_a_rival_does_not_mix_the_colours_of_this_seat() -> None:
    table = position(middle="keywood red:1 by 1", screens={0: "red 2"}, holds={0: "4b"})
    table.do("use:keywood")
    assert not aid("reach", table, 1)["mixed"]
