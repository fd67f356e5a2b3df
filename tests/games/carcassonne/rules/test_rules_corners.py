"""Corner cases K1 to K21 of the numbered rules: followers, roads, holes, cloisters.

K22 to K41 are in test_rules_corners_fields.py and test_rules_corners_course.py.
"""

import pytest

from meeplewright.games.carcassonne.rules.base import LETTERS
from tests.games.carcassonne.rules.table import came_home, points, position, scorings

K12 = ("(1,0):V0", "(1,-1):V1", "(0,-1):V2")
"""A road that leaves (0,0) to the east and comes back from the south"""

RING = (
    "(-1,1):N1",
    "(1,1):N2",
    "(1,-1):N3",
    "(-1,-1):M0 red on city 0",
    "(0,1):F0",
    "(0,-1):G0",
    "(1,0):F1",
    "(-1,0):R3",
)
"""K17 without its cap on (-2,0)"""


# Followers and completion


def test_no_knight_joins_one_who_is_about_to_leave() -> None:
    """CA 5.3, K1: red's knight is still in the city when blue can place a follower."""
    table = position("(0,0):E0 red on city 0")
    assert table.choices("E", at=(0, 1), turn=2, by="blue") == {"field 0"}


def test_a_knight_who_comes_home_is_too_late_for_this_turn() -> None:
    """CA 5.5 and 8.2, K2."""
    table = position("(0,0):E0 red on city 0", supply={"red": 0})
    assert table.choices("E", at=(0, 1), turn=2) == set()
    table.play("E", at=(0, 1), turn=2)
    assert table.supply("red") == 1


def test_the_last_follower_may_score_at_once_and_is_back_after_the_turn() -> None:
    """CA 8.3, K3."""
    table = position("(0,0):E0", supply={"red": 1})
    events = table.play("E", at=(0, 1), turn=2, follower="city 0")
    assert points(events) == {"red": 4}
    assert came_home(events) == {"red": 1}
    assert table.supply("red") == 1


def test_of_two_free_features_completed_at_once_only_one_can_be_claimed() -> None:
    """CA 5.1 and 7.6, K4: the tile S closes a city and a road."""
    tiles = ("(-1,0):E1", "(1,0):E3", "(0,1):E2", "(0,-1):A2")
    assert position(*tiles).choices("S", at=(0, 0)) >= {"city 0", "road 0"}
    assert scorings(position(*tiles).play("S", at=(0, 0), follower="city 0")) == [("city", 10)]
    assert scorings(position(*tiles).play("S", at=(0, 0), follower="road 0")) == [("road", 2)]


def test_whoever_completes_a_free_city_may_prefer_the_field() -> None:
    """CA 5.2 and 11.7, K5: nobody scores the city, but it counts for the farmer."""
    table = position("(0,0):E0")
    assert points(table.play("E", at=(0, 1), turn=2, follower="field 0")) == {}
    assert table.final() == {"red": 3}


def test_two_occupied_cities_may_be_joined_without_a_third_knight() -> None:
    """CA 5.3 and 5.7, K6."""
    table = position("(0,0):E0 red on city 0", "(1,1):E3 blue on city 0")
    assert table.choices("R", at=(0, 1), turn=1, by="green") == {"field 0"}
    table.play("R", at=(0, 1), turn=1, by="green")
    assert points(table.play("E", at=(0, 2), turn=2, by="green")) == {"red": 8, "blue": 8}


def test_two_knights_of_one_player_score_a_city_once() -> None:
    """CA 7.5 and 8.1, K7."""
    table = position("(0,0):E0 red on city 0", "(0,2):E2 red on city 0")
    events = table.play("G", at=(0, 1), turn=1, by="blue")
    assert scorings(events) == [("city", 6)]
    assert came_home(events) == {"red": 2}


def test_two_two_and_one_pays_the_two_and_frees_all_five() -> None:
    """CA 7.5 and 8.1, K8."""
    table = position(
        "(0,0):E0 red on city 0 and blue on city 0",
        "(0,1):G1 yellow on city 0 and red on city 0 and blue on city 0",
    )
    events = table.play("E", at=(0, 2), turn=2, by="green")
    assert points(events) == {"red": 6, "blue": 6}
    assert came_home(events) == {"red": 2, "blue": 2, "yellow": 1}


# Tiles that meet a feature twice


def test_a_tile_with_both_caps_in_one_city_counts_once() -> None:
    """CA 7.3 and 10.2, K9: 2 when finished (X11), 1 when not; here 4 tiles and 2 pennants."""
    table = position("(0,0):I0 red on city 1", "(1,0):M3", "(0,1):N1")
    assert table.final() == {"red": 3}
    table.play("C", at=(1, 1))
    assert table.joined("(0,0) city 0", "(0,0) city 1")
    assert table.final() == {"red": 6}


def test_a_field_at_two_caps_of_one_city_gets_it_once() -> None:
    """CA 11.5, K10."""
    table = position("(0,0):I0 red on field 0", "(0,1):N1", "(1,0):M3", "(1,1):N2")
    assert table.final() == {"red": 3}


@pytest.mark.parametrize(
    ("tile", "caps"), [("H0", ("(-1,0):E1", "(1,0):E3")), ("I0", ("(0,1):E2", "(1,0):E3"))]
)
def test_two_caps_that_nothing_joins_are_two_cities(tile: str, caps: tuple[str, str]) -> None:
    """CA 5.3 and 11.3, K11: a knight on one leaves the other free; the field has both."""
    table = position(f"{caps[0]} red on city 0", f"(0,0):{tile}")
    assert not table.joined("(0,0) city 0", "(0,0) city 1")
    alone = position(f"{caps[0]} red on city 0")
    choices = alone.choices(tile[0], at=(0, 0), by="blue")
    assert len(choices & {"city 0", "city 1"}) == 1
    assert position(*caps, f"(0,0):{tile} blue on field 0").final() == {"blue": 6}


def test_a_road_back_to_its_own_crossing_counts_the_crossing_once() -> None:
    """CA 7.1 and 7.3, K12: a thief on one arm blocks the other."""
    table = position("(0,0):W0 red on road 0", *K12[:2])
    assert table.choices("V", at=(0, -1), turn=2, by="blue") == {"field 0", "field 1"}
    assert scorings(table.play("V", at=(0, -1), turn=2, by="blue")) == [("road", 4)]
    assert table.points() == {"red": 4}


# Roads


def test_a_loop_without_a_crossing_is_complete_though_it_has_no_end() -> None:
    """CA 6.1, K13."""
    table = position("(0,0):V2", "(1,0):V1", "(1,1):V0", "(0,1):V3")
    (road,) = table.features("road")
    assert road.complete
    assert len(road.cells) == 4


def test_the_arms_of_a_crossing_are_scored_one_by_one() -> None:
    """CA 6.1 and 6.5, K14."""
    thieves = ("(1,0):A1 red on road 0", "(0,-1):A2 blue on road 0", "(-1,0):S3 green on road 0")
    events = position(*thieves).play("W", at=(0, 0), by="yellow")
    assert scorings(events) == [("road", 2)] * 3
    assert points(events) == {"red": 2, "blue": 2, "green": 2}


@pytest.mark.parametrize("tile", ["D0", "J0", "K0", "O0", "U0", "V0"])
def test_a_road_that_runs_through_does_not_end_there(tile: str) -> None:
    """CA 6.1, K15: two edges are open, whatever is drawn beside the road."""
    table = position(f"(0,0):{tile}")
    assert len(table.features("road")) == 1
    assert not table.feature("(0,0) road 0").complete


def test_the_shortest_road_and_the_smallest_city_have_two_tiles() -> None:
    """CA 7.1 and 7.2, K16."""
    road = position("(0,0):A0 red on road 0")
    assert scorings(road.play("S", at=(0, -1), turn=2)) == [("road", 2)]
    city = position("(0,0):E0 red on city 0")
    assert scorings(city.play("D", at=(0, 1), turn=2)) == [("city", 4)]


# Holes


def test_a_city_round_an_empty_cell_is_complete() -> None:
    """CA 6.2, K17: nine tiles and three pennants; without the cap it is worth 11 at the end."""
    table = position(*RING)
    assert table.final() == {"red": 11}
    assert points(table.play("E", at=(-2, 0), turn=1)) == {"red": 24}


def test_a_city_that_faces_a_dead_cell_stays_unfinished() -> None:
    """CA 6.2, K18: no tile can ever be placed on (0,1), and creating such a cell is legal."""
    table = position("(0,0):E0 red on city 0", "(0,2):E2", "(-1,1):U1", "(1,0):B0")
    assert points(table.play("U", at=(1, 1), turn=1)) == {}
    fitting = {text for letter in LETTERS for text in table.placements(letter)}
    assert not [text for text in fitting if text.startswith("(0,1):")]
    assert not table.feature("(0,0) city 0").complete
    assert table.final() == {"red": 1}


def test_a_cloister_in_a_hole_scores_at_once() -> None:
    """CA 6.3 and 8.3, K19: and it joins the four inner strips into one field."""
    table = position(*RING, "(-2,0):E1")
    events = table.play("B", at=(0, 0), by="blue", follower="cloister")
    assert ("cloister", 9) in scorings(events)
    assert table.supply("blue") == 7
    inner = ("(0,1) field 1", "(1,0) field 1", "(0,-1) field 0", "(-1,0) field 0")
    assert table.joined("(0,0) field 0", *inner)


# Cloisters


def test_a_tile_at_the_corner_completes_several_cloisters() -> None:
    """CA 6.3 and 6.5, K20: each monk's owner gets 9, whoever placed the tile."""
    table = position(
        "(1,-1):D2", "(1,0):B0", "(0,0):B0 red on cloister", "(2,0):B0 blue on cloister",
        "(-1,1):A3", "(0,1):U1", "(2,1):U1", "(3,1):A1", "(-1,0):E3", "(3,0):E1",
        "(-1,-1):V3", "(0,-1):U1", "(2,-1):U1", "(3,-1):V0",
    )  # fmt: skip
    events = table.play("D", at=(1, 1), by="green")
    assert scorings(events) == [("cloister", 9)] * 2
    assert points(events) == {"red": 9, "blue": 9}


def test_the_start_tile_is_a_neighbour_like_any_other() -> None:
    """CA 6.3, K20."""
    table = position("(0,0):D0", "(0,-1):B0 red on cloister")
    assert table.final() == {"red": 2}


def test_a_cloister_left_without_a_monk_stays_empty() -> None:
    """CA 5.1, K21: later tiles offer their own segments only."""
    table = position("(0,0):E0")
    table.play("B", at=(0, -1))
    assert "cloister" not in table.choices("E", at=(0, -2), turn=2)
    assert table.final() == {}
