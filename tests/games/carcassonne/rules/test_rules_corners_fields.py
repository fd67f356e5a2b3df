"""Corner cases K22 to K32 of the numbered rules: fields on the table and farmers at the end."""

import pytest

from tests.games.carcassonne.rules.table import came_home, points, position

CITY_A = ("(-1,0):E1", "(1,0):E3")
"""With (0,0):G0 between them: a city of three tiles with a field above and one below"""


# Fields on the table


def test_a_tile_that_joins_an_occupied_field_to_a_free_one_takes_no_farmer() -> None:
    """CA 5.3, K22: not even from the owner of the only farmer."""
    table = position("(0,0):E0 red on field 0", "(2,0):E0")
    assert table.choices("B", at=(1, 0), by="red") == {"cloister"}
    assert table.choices("B", at=(1, 0), by="blue") == {"cloister"}


def test_a_field_goes_round_the_end_of_a_road() -> None:
    """CA 9.1, K23: a farmer on one side of the U blocks the other."""
    table = position("(0,0):A0")
    assert table.choices("U", at=(0, -1)) == {"road 0", "field 0"}
    table.play("U", at=(0, -1), follower="field 1")
    assert table.joined("(0,-1) field 0", "(0,-1) field 1", "(0,0) field 0")
    assert table.choices("U", at=(0, -2), by="blue") == {"road 0"}


@pytest.mark.parametrize(
    ("tile", "touching"),
    [
        ("S", {"field 0", "field 1"}),
        ("T", {"field 0", "field 1"}),
        ("L", {"field 0"}),
        ("D", {"field 0"}),
        ("J", {"field 0"}),
        ("K", {"field 0"}),
        ("O", {"field 0"}),
        ("P", {"field 0"}),
    ],
)
def test_a_road_keeps_the_field_beyond_it_from_the_city(tile: str, touching: set[str]) -> None:
    """CA 9.1 and 11.3, K24."""
    table = position(f"(0,0):{tile}0")
    fields = [f"field {index}" for index in range(len(table.features("field")))]
    assert {field for field in fields if table.cities_at(f"(0,0) {field}")} == touching


def test_strips_of_field_do_not_meet_across_a_city() -> None:
    """CA 9.2, K25."""
    table = position("(0,0):D0", "(0,1):D2")
    assert len(table.features("field")) == 4
    assert not table.joined("(0,0) field 0", "(0,1) field 0")


def test_what_meets_at_a_corner_only_is_not_connected() -> None:
    """CA 9.2, K26: fields and cities of four tiles round a corner, then roads of two tiles."""
    table = position("(0,0):I0", "(0,1):N1", "(1,0):N3", "(1,1):I2")
    assert not table.joined("(0,0) field 0", "(1,1) field 0")
    assert not table.joined("(0,0) city 0", "(0,0) city 1")
    assert table.joined("(0,0) city 0", "(0,1) city 0", "(1,1) city 1")
    roads = position("(0,0):V2", "(1,1):V0")
    assert not roads.joined("(0,0) road 0", "(1,1) road 0")


# Farmers at the end


def test_the_owner_of_three_fields_at_a_city_gets_it_once() -> None:
    """CA 11.5, K27."""
    west = "(-1,0):E1 red on field 0"
    table = position(west, "(1,0):E3", "(0,0):G0 red on field 0 and red on field 1")
    assert table.final() == {"red": 3}


def test_the_limit_is_for_a_player_not_for_a_city() -> None:
    """CA 11.4 and 11.5, K28."""
    farmers = "red on field 0 and red on field 1 and blue on field 1"
    assert position(*CITY_A, f"(0,0):G0 {farmers}").final() == {"red": 3, "blue": 3}


def test_being_outnumbered_on_one_field_does_no_harm_on_another() -> None:
    """CA 11.6, K29."""
    farmers = "blue on field 0 and blue on field 0 and red on field 0 and red on field 1"
    assert position(*CITY_A, f"(0,0):G0 {farmers}").final() == {"red": 3, "blue": 3}


def test_a_field_along_many_tiles_of_a_city_gets_it_once() -> None:
    """CA 11.1 and 11.3, K30."""
    row = ("(-1,0):E1 red on field 0", "(0,0):G0", "(1,0):F0", "(2,0):E3")
    above = ("(-1,1):B0", "(0,1):B0", "(1,1):B0", "(2,1):B0")
    assert position(*row, *above).final() == {"red": 3}


def test_a_field_at_unfinished_cities_gets_nothing() -> None:
    """CA 11.1 and 11.3, K30."""
    assert position("(-1,0):E1 red on field 0", "(0,0):G0 blue on field 0").final() == {}


def test_a_city_that_nobody_scored_counts_for_fields() -> None:
    """CA 11.7, K31."""
    table = position("(0,0):E0 red on field 0")
    assert points(table.play("E", at=(0, 1), turn=2, by="blue")) == {}
    assert table.final() == {"red": 3}


def test_farmers_on_a_field_closed_in_all_round_stay() -> None:
    """CA 6.4 and 8.4, K32: the ring road closes the field in; it scores, the field does not."""
    table = position("(0,0):V2 red on field 1", "(1,0):V1 blue on road 0", "(1,1):V0")
    events = table.play("V", at=(0, 1), turn=3, by="green")
    assert points(events) == {"blue": 4}
    assert came_home(events) == {"blue": 1}
    assert len(table.feature("(0,0) field 1").cells) == 4
    assert table.feature("(0,0) field 1").followers == {"red": 1}
