"""Corner cases K33 to K41 of the numbered rules: the course of play and the names of moves."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Follower, Place
from meeplewright.games.carcassonne.rules.events import TileDiscarded
from tests.games.carcassonne.rules.table import (
    is_the_end,
    name_of_spot,
    points,
    position,
    scorings,
    with_tile_in_hand,
)


def test_a_city_of_the_last_tile_is_scored_in_full_and_not_again() -> None:
    """CA 10.1, K33: 4 for the knight, then 3 for the farmer."""
    table = position("(0,0):E0 red on city 0 and blue on field 0", bag="E")
    events = table.play("E", at=(0, 1), turn=2)
    assert is_the_end(events)
    assert scorings(events) == [("city", 4), ("field", 3)]
    assert table.points() == {"red": 4, "blue": 3}


def test_a_tile_that_fits_nowhere_is_gone_even_if_it_would_fit_later() -> None:
    """CA 4.4, K34: C needs a city on every side; the same player draws again."""
    table = position("(0,0):B0", bag="CEE")
    table.state.player = 1
    assert TileDiscarded("C") in table.draw("C")
    assert table.state.to_act == CHANCE
    table.draw("E")
    assert table.state.to_act == 1
    table.play("E", at=(0, 1), by="blue")
    assert table.legal("(0,2):C0")
    assert [action.to_text() for action, _ in table.state.chance()] == ["draw:E"]


def test_a_tile_that_fits_only_badly_must_be_placed() -> None:
    """CA 3.2, K35: the only cell for C joins blue's city; there is no way to pass."""
    table = position("(0,0):E0 blue on city 0")
    assert table.placements("C") == {"(0,1):C0"}
    state = with_tile_in_hand(table.state, "C", 0)
    assert state.legal(0) == [Place("C", 0, 1, 0)]
    reason = state.why_not(0, Follower(None, None))
    assert reason is not None and reason.rule == "CA 3.1"


def test_seats_need_not_have_the_same_number_of_turns() -> None:
    """CA 10.1, K36: with three tiles left for two seats red has two turns and blue one."""
    table = position("(0,0):B0", seats=2, bag="EEE")
    assert not is_the_end(table.play("E", at=(0, 1), by="red"))
    assert not is_the_end(table.play("E", at=(1, 0), turn=1, by="blue"))
    assert is_the_end(table.play("E", at=(-1, 0), turn=3, by="red"))


def test_the_features_of_the_start_tile_can_be_claimed_from_a_tile_that_extends_them() -> None:
    """CA 2.1 and 5.3, K37."""
    table = position("(0,0):D0")
    assert table.choices("E", at=(0, 1), turn=2) == {"city 0", "field 0"}
    assert table.choices("U", at=(1, 0), turn=1) == {"road 0", "field 0", "field 1"}
    table.play("U", at=(1, 0), turn=1, follower="field 0")
    assert table.feature("(0,0) field 0").followers == {"red": 1}


def test_two_segments_already_joined_are_one_claim_under_either_name() -> None:
    """CA 5.3, K38: two arms of a crossing that the road outside has joined."""
    table = position("(1,0):V0", "(1,-1):V1", "(0,-1):V2")
    assert table.choices("W", at=(0, 0)) == {"road 0", "road 2", "field 0", "field 1"}
    by_one, by_other = position("(1,0):V0", "(1,-1):V1", "(0,-1):V2"), table
    events = by_one.play("W", at=(0, 0), follower="road 0")
    assert events == by_other.play("W", at=(0, 0), follower="road 1")
    assert points(events) == {"red": 4}


def test_a_tie_on_an_unfinished_feature_pays_everyone_level() -> None:
    """CA 7.5 and 10.2, K39."""
    table = position("(0,0):E0 red on city 0", "(0,1):G1", "(0,2):M2 blue on city 0")
    assert table.final() == {"red": 4, "blue": 4}


def test_a_follower_counts_only_for_the_segment_it_stands_on() -> None:
    """CA 1.4, K40: three farmers beside a road and a city do not outnumber thief and knight."""
    farmers = "blue on field 0 and blue on field 0 and blue on field 1"
    table = position(f"(0,0):D0 red on city 0 and red on road 0 and {farmers}")
    assert table.final() == {"red": 2}
    assert points(table.play("E", at=(0, 1), turn=2)) == {"red": 4}
    assert table.final() == {"red": 5, "blue": 3}
    knights = position("(0,0):E0 red on city 0 and red on city 0 and blue on field 0", "(0,1):E2")
    assert knights.feature("(0,0) field 0").followers == {"blue": 1}


@pytest.mark.parametrize(
    ("tile", "beside", "turns"),
    [
        ("B", "(0,0):B0", {0}),
        ("C", "(0,0):C0", {0}),
        ("X", "(0,0):X0", {0}),
        ("F", "(0,0):B0", {0, 1}),
        ("G", "(0,0):B0", {0, 1}),
        ("H", "(0,0):B0", {0, 1}),
        ("U", "(0,0):B0", {0, 1}),
        ("E", "(0,0):B0", {0, 1, 2, 3}),
    ],
)
def test_rotations_that_look_the_same_are_listed_once(
    tile: str, beside: str, turns: set[int]
) -> None:
    """CA 4.3, K41."""
    assert {int(text[-1]) for text in position(beside, bag="").placements(tile)} == turns


def test_after_half_a_turn_city_0_lies_where_city_1_lay() -> None:
    """CA 4.3, K41: the knight is identified by the side of the tile, not by the index."""
    assert name_of_spot("H", 0, "city", "W") == "city 1"
    assert name_of_spot("H", 2, "city", "W") == "city 0"
    turned, straight = position("(-1,0):E1"), position("(-1,0):E1")
    events = turned.play("H", at=(0, 0), turn=2, follower="city 0")
    assert events == straight.play("H", at=(0, 0), turn=0, follower="city 1")
    assert points(events) == {"red": 4}
