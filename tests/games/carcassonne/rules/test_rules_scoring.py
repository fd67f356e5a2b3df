"""Rules 6 to 9: when features are complete, their points, followers coming home, fields."""

from tests.games.carcassonne.rules.table import came_home, points, position, scorings

# 6. Complete features


def test_a_road_is_complete_between_two_ends() -> None:
    """CA 6.1: crossing, city and cloister end a road; an open edge keeps it unfinished."""
    table = position("(0,0):W0", "(1,0):U1")
    assert not table.feature("(1,0) road 0").complete
    for end in ("(2,0):W0", "(2,0):S1", "(2,0):A1"):
        assert position("(0,0):W0", "(1,0):U1", end).feature("(1,0) road 0").complete


def test_a_city_is_complete_when_its_wall_closes() -> None:
    """CA 6.2"""
    assert not position("(-1,0):E1", "(0,0):F0").feature("(0,0) city 0").complete
    assert position("(-1,0):E1", "(0,0):F0", "(1,0):E3").feature("(0,0) city 0").complete


def test_a_cloister_is_complete_with_eight_tiles_round_it() -> None:
    """CA 6.3: seven are not enough, whichever is missing."""
    ring = (
        "(0,1):U1", "(0,-1):U1", "(1,0):U0", "(-1,0):U0",
        "(1,1):V0", "(-1,1):V3", "(-1,-1):V2", "(1,-1):V1",
    )  # fmt: skip
    assert position("(0,0):B0", *ring).feature("(0,0) cloister").complete
    for missing in ring:
        seven = [tile for tile in ring if tile != missing]
        assert not position("(0,0):B0", *seven).feature("(0,0) cloister").complete


def test_a_field_is_never_complete_nor_scored_during_the_game() -> None:
    """CA 6.4: not even if no half-edge of it faces an empty cell."""
    table = position("(0,0):V2 red on field 1", "(1,0):V1", "(1,1):V0")
    assert scorings(table.play("V", at=(0, 1), turn=3)) == []
    assert not table.feature("(0,0) field 1").complete


def test_one_tile_may_complete_several_features_of_anybody() -> None:
    """CA 6.5: green's tile closes red's city and blue's road."""
    table = position("(-1,0):E1 red on city 0", "(1,0):E3", "(0,1):E2", "(0,-1):A2 blue on road 0")
    assert points(table.play("T", at=(0, 0), by="green")) == {"red": 8, "blue": 2}


# 7. Points


def test_a_road_gives_a_point_for_each_tile() -> None:
    """CA 7.1"""
    table = position("(0,0):A3 red on road 0", *(f"({x},0):U1" for x in range(1, 7)))
    assert scorings(table.play("A", at=(7, 0), turn=1)) == [("road", 8)]


def test_a_city_gives_two_for_each_tile_and_two_for_each_pennant() -> None:
    """CA 7.2"""
    table = position("(-1,0):E1 red on city 0", "(0,0):F0", "(1,0):F0", "(2,0):G0")
    assert scorings(table.play("E", at=(3, 0), turn=3)) == [("city", 14)]


def test_a_tile_counts_once_in_a_city_and_in_a_road() -> None:
    """CA 7.3"""
    city = position("(0,0):I0 red on city 0", "(0,1):N1", "(1,0):N3")
    assert scorings(city.play("N", at=(1, 1), turn=2)) == [("city", 8)]
    road = position("(0,0):X0 red on road 0", "(0,1):V3", "(1,1):V0")
    assert scorings(road.play("V", at=(1, 0), turn=1)) == [("road", 4)]


def test_a_completed_cloister_gives_nine() -> None:
    """CA 7.4"""
    block = (
        "(0,1):E0",
        "(1,1):N0",
        "(-1,1):N3",
        "(-1,0):E3",
        "(1,0):E1",
        "(-1,-1):N2",
        "(0,-1):E2",
    )
    table = position("(0,0):B0 red on cloister", *block)
    assert scorings(table.play("M", at=(1, -1), turn=1)) == [("cloister", 9)]


def test_most_followers_take_the_points_and_level_players_all_get_them_in_full() -> None:
    """CA 7.5: 2 to 1, then 1 to 1; two followers do not score twice."""
    middle = "(0,1):G1"
    more = position("(0,0):E0 red on city 0 and red on city 0", f"{middle} blue on city 0")
    assert points(more.play("E", at=(0, 2), turn=2)) == {"red": 6}
    level = position("(0,0):E0 red on city 0", f"{middle} blue on city 0")
    assert points(level.play("E", at=(0, 2), turn=2)) == {"red": 6, "blue": 6}


def test_a_completed_feature_without_followers_gives_nobody_points() -> None:
    """CA 7.6"""
    table = position("(0,0):E0")
    assert table.play("E", at=(0, 1), turn=2) == []
    assert table.points() == {}


def test_features_completed_together_do_not_influence_one_another() -> None:
    """CA 7.7: each of the three is scored as if it were alone."""
    ends = {"(1,0):A1": "red", "(0,-1):A2": "red", "(-1,0):S3": "blue"}
    together = position(*(f"{tile} {colour} on road 0" for tile, colour in ends.items()))
    assert points(together.play("W", at=(0, 0), by="green")) == {"red": 4, "blue": 2}
    for tile, colour in ends.items():
        others = [other for other in ends if other != tile]
        alone = position(f"{tile} {colour} on road 0", *others)
        assert points(alone.play("W", at=(0, 0), by="green")) == {colour: 2}


# 8. Followers coming home


def test_all_followers_on_a_scored_feature_go_home() -> None:
    """CA 8.1: also those who got nothing."""
    table = position("(0,0):E0 red on city 0 and red on city 0 and blue on city 0")
    events = table.play("E", at=(0, 1), turn=2, by="green")
    assert points(events) == {"red": 4}
    assert came_home(events) == {"red": 2, "blue": 1}
    assert (table.supply("red"), table.supply("blue")) == (7, 7)
    assert table.standing() == 0


def test_a_returned_follower_takes_any_role_in_the_next_turn() -> None:
    """CA 8.2"""
    table = position("(0,0):E0 red on city 0", supply={"red": 0})
    table.play("E", at=(0, 1), turn=2, by="red")
    assert table.choices("B", at=(0, -1), by="red") == {"cloister", "field 0"}


def test_a_follower_may_stand_on_what_its_tile_has_completed() -> None:
    """CA 8.3: it needs to be in supply before."""
    table = position("(0,0):E0", supply={"red": 1, "blue": 0})
    assert table.choices("E", at=(0, 1), turn=2, by="red") == {"city 0", "field 0"}
    assert table.choices("E", at=(0, 1), turn=2, by="blue") == set()
    assert points(table.play("E", at=(0, 1), turn=2, by="red", follower="city 0")) == {"red": 4}
    assert table.supply("red") == 1


def test_farmers_stay_to_the_end() -> None:
    """CA 8.4: the city beside them is scored, the knight leaves, the farmer does not."""
    table = position("(0,0):E0 red on city 0 and red on field 0", bag="EE")
    assert came_home(table.play("E", at=(0, 1), turn=2)) == {"red": 1}
    assert table.supply("red") == 6
    table.play("E", at=(0, -1), turn=2)
    assert table.state.outcome() is not None
    assert table.standing() == 1


# 9. Fields


def test_roads_and_cities_bound_a_field() -> None:
    """CA 9.1"""
    table = position("(0,0):U0", "(1,0):E1", "(-1,0):B0")
    assert not table.joined("(0,0) field 0", "(0,0) field 1")
    assert table.joined("(0,0) field 1", "(1,0) field 0")
    assert table.joined("(0,0) field 0", "(-1,0) field 0")
    walled = position("(0,0):G0")
    assert not walled.joined("(0,0) field 0", "(0,0) field 1")


def test_fields_connect_through_half_edges_only() -> None:
    """CA 9.2: left of a road meets left of the same road; corners and empty cells do not count."""
    table = position("(0,0):U0", "(0,1):U0")
    assert table.joined("(0,0) field 0", "(0,1) field 0")
    assert table.joined("(0,0) field 1", "(0,1) field 1")
    assert not table.joined("(0,0) field 0", "(0,1) field 1")
    assert not position("(0,0):B0", "(1,1):B0").joined("(0,0) field 0", "(1,1) field 0")
    assert not position("(0,0):B0", "(2,0):B0").joined("(0,0) field 0", "(2,0) field 0")


def test_a_later_tile_joins_fields_with_all_their_farmers() -> None:
    """CA 9.3"""
    table = position("(0,0):B0 red on field 0", "(2,0):B0 blue on field 0")
    table.play("B", at=(1, 0), by="red")
    assert table.feature("(1,0) field 0").followers == {"red": 1, "blue": 1}
