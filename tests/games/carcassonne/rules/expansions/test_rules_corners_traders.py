"""Corner cases KT1 to KT42 of the numbered rules: Traders & Builders."""

import pytest

from .notation import Tables

TRADERS = "traders_and_builders"
ROAD = ("(0,0):W0 red on road 0", "(1,0):U1 red builder on road 0")
"""A road that red's builder stands on, open in the east"""
CITY = ("(0,0):E0 red on city 0", "(0,1):G1 red builder on city 0")
"""A city that red's builder stands on, open in the north"""

BOARD_AB = ("(-1,0):E1", "(1,0):E3", "(0,2):E2", "(0,1):E0")


# Goods


def test_the_holder_gets_the_points_and_the_mover_the_tokens(tables: Tables) -> None:
    """CA T3 and T4, KT1."""
    turn = tables.position("(0,0):TQ0 red on city 0", "(1,0):E3").play("E", (-1, 0), 1, by="blue")
    assert (turn.points, turn.goods) == ({"red": 6}, {"blue": {"wine": 1}})


def test_a_city_without_knights_gives_its_tokens(tables: Tables) -> None:
    """CA T4, KT2."""
    table = tables.position("(0,0):TQ0", "(1,0):E3")
    turn = table.play("E", (-1, 0), 1, by="blue")
    assert (turn.points, turn.goods) == ({}, {"blue": {"wine": 1}})
    assert table.goods("blue") == (1, 0, 0)


def test_the_mover_may_take_points_and_tokens(tables: Tables) -> None:
    """CA T3 and 8.3, KT3."""
    table = tables.position("(0,0):TQ0", "(1,0):E3")
    turn = table.play("E", (-1, 0), 1, by="blue", figure="city 0")
    assert (turn.points, turn.goods) == ({"blue": 6}, {"blue": {"wine": 1}})
    assert turn.home == {"blue": 1}


def test_an_unfinished_goods_city_gives_points_only(tables: Tables) -> None:
    """CA T8, KT4."""
    table = tables.position("(0,0):TQ0 red on city 0", "(1,0):TE0")
    assert table.final() == {"red": 2}


def test_a_single_token_that_nobody_else_has_gives_ten(tables: Tables) -> None:
    """CA T9, KT5: and nobody gets points for a kind that nobody has."""
    assert tables.position("(0,0):D0", goods={"grey": (0, 0, 1)}).final() == {"grey": 10}


def test_everybody_level_gets_ten_each(tables: Tables) -> None:
    """CA T9, KT6."""
    goods = {"red": (1, 0, 0), "blue": (1, 0, 0), "yellow": (1, 0, 0)}
    table = tables.position("(0,0):D0", seats=3, goods=goods)
    assert table.final() == {"red": 10, "blue": 10, "yellow": 10}


def test_every_symbol_of_a_city_gives_a_token(tables: Tables) -> None:
    """CA T3, KT7: two wine and one grain."""
    table = tables.position("(-1,0):E1", "(0,0):TQ0", "(1,0):TE0", "(2,0):TS0")
    assert table.play("E", (3, 0), 3).goods == {"red": {"wine": 2, "grain": 1}}


def test_the_city_beside_the_one_with_the_symbol_gives_nothing(tables: Tables) -> None:
    """CA T2, KT8."""
    table = tables.position("(0,0):TX0", "(1,0):E3")
    assert table.play("E", (0, -1)).goods == {}
    assert table.feature("(0,0) city 1").complete


# Where the builder may stand


def test_a_builder_cannot_start_a_road(tables: Tables) -> None:
    """CA T12 and T13, KT9: nor come together with the follower."""
    table = tables.position("(0,0):D0", expansions=TRADERS)
    assert table.choices("W", at=(0, -1)) == {
        "road 0",
        "road 1",
        "road 2",
        "field 0",
        "field 1",
        "field 2",
    }
    table.play("W", at=(0, -1), figure="road 0")
    assert table.standing() == ["red"]
    assert table.up() == ("blue", 1)


def test_a_tile_that_joins_an_own_road_with_a_free_one_takes_the_builder(tables: Tables) -> None:
    """CA T13, KT10."""
    table = tables.position("(0,0):U1 red on road 0", "(2,0):U1")
    assert "builder road 0" in table.choices("U", at=(1, 0), turn=1)


def test_others_on_the_road_do_not_keep_the_builder_away(tables: Tables) -> None:
    """CA T13, KT11."""
    table = tables.position("(0,0):U1 red on road 0", "(2,0):U1 blue on road 0")
    assert "builder road 0" in table.choices("U", at=(1, 0), turn=1, by="red")
    assert "builder road 0" in table.choices("U", at=(1, 0), turn=1, by="blue")
    assert "builder road 0" not in table.choices("U", at=(1, 0), turn=1, by="green")


def test_two_builders_on_one_road_each_look_at_their_own_tiles(tables: Tables) -> None:
    """CA T17 and T19, KT12."""
    road = (*ROAD, "(2,0):U1 blue on road 0", "(3,0):U1 blue builder on road 0")
    table = tables.position(*road)
    assert table.play("U", at=(4, 0), turn=1, by="red").second_tile
    other = tables.position(*road)
    assert other.play("U", at=(4, 0), turn=1, by="blue").second_tile
    third = tables.position(*road)
    assert not third.play("U", at=(4, 0), turn=1, by="green").second_tile


def test_another_player_extends_the_builders_road_for_nothing(tables: Tables) -> None:
    """CA T19, KT13."""
    table = tables.position(*ROAD)
    assert not table.play("U", at=(2, 0), turn=1, by="blue").second_tile
    assert table.up() == ("yellow", 1)


def test_one_segment_that_extends_the_road_is_enough(tables: Tables) -> None:
    """CA T17, KT14: the figure may be put on any segment."""
    table = tables.position(*ROAD, expansions=TRADERS)
    assert table.choices("D", at=(2, 0)) == {"city 0", "field 0", "field 1"}
    assert table.play("D", at=(2, 0), figure="city 0").second_tile


def test_a_meadow_beside_the_builders_tile_is_not_enough(tables: Tables) -> None:
    """CA T17, KT15."""
    table = tables.position(*ROAD)
    assert not table.play("B", at=(1, 1)).second_tile


def test_completing_the_builders_city_gives_the_second_part(tables: Tables) -> None:
    """CA T21, KT16."""
    table = tables.position(*CITY)
    turn = table.play("E", at=(0, 2), turn=2)
    assert turn.points == {"red": 6}
    assert turn.home == {"red": 1, "red builder": 1}
    assert turn.second_tile
    assert table.supply("red", "builder") == 1


def test_there_is_no_third_part(tables: Tables) -> None:
    """CA T20, KT17."""
    table = tables.position(*CITY)
    assert table.play("G", at=(0, 2), turn=1).second_tile
    assert not table.play("F", at=(0, 3), turn=1).second_tile
    assert table.up() == ("blue", 1)


def test_putting_the_builder_gives_no_second_part(tables: Tables) -> None:
    """CA T18, KT18."""
    table = tables.position("(0,0):E0 red on city 0")
    assert not table.play("G", at=(0, 1), turn=1, figure="builder city 0").second_tile
    assert table.up() == ("blue", 1)


def test_a_builder_that_came_home_works_elsewhere_in_the_next_turn(tables: Tables) -> None:
    """CA T22, KT19."""
    table = tables.position(*CITY, "(1,0):B0", "(1,-1):U1 red on road 0")
    table.play("E", at=(0, 2), turn=2)
    turn = table.play("U", at=(2, -1), turn=1, figure="builder road 0")
    assert not turn.second_tile
    assert table.up() == ("blue", 1)
    assert not table.play("B", at=(2, -2), by="red").second_tile
    assert not table.play("B", at=(2, 0), by="red").second_tile
    assert table.play("U", at=(3, -1), turn=1, by="red").second_tile


def test_a_follower_that_came_home_is_put_in_the_same_turn(tables: Tables) -> None:
    """CA T22, KT20."""
    table = tables.position(*CITY, expansions=TRADERS, supply={"red": 0})
    assert table.choices("E", at=(0, 2), turn=2) == set()
    table.play("E", at=(0, 2), turn=2)
    assert table.choices("B", at=(1, 0)) == {"cloister", "field 0"}


def test_the_last_tile_gives_no_second_part(tables: Tables) -> None:
    """CA T24, KT21."""
    table = tables.position(*ROAD, bag="U")
    turn = table.play("U", at=(2, 0), turn=1)
    assert (turn.second_tile, turn.over) == (False, True)
    assert table.is_over()


def test_no_place_for_the_tile_of_the_second_part(tables: Tables) -> None:
    """CA T24, KT22."""
    table = tables.position(*ROAD, bag="U C C")
    assert table.play("U", at=(2, 0), turn=1).second_tile
    assert not table.draw("C")
    assert table.up() == ("red", 2)
    assert not table.draw("C")
    assert table.is_over()
    assert table.points() == {"red": 3}


def test_builder_and_pig_do_not_need_a_follower_in_supply(tables: Tables) -> None:
    """CA T12, T26 and 5.5, KT23."""
    none = {"red": 0, "red big": 0}
    road = tables.position("(0,0):W0 red on road 0", supply=none)
    assert road.choices("U", at=(1, 0), turn=1) == {"builder road 0"}
    field = tables.position("(0,0):B0 red on field 0", supply=none)
    assert field.choices("B", at=(1, 0)) == {"pig field 0"}


def test_a_builder_on_the_table_cannot_be_moved(tables: Tables) -> None:
    """CA T12 and 5.6, KT24."""
    table = tables.position(*ROAD, "(0,-1):U0 red on road 0", expansions=TRADERS)
    assert table.choices("U", at=(0, -2)) == {"field 0", "field 1"}
    assert table.choices("U", at=(2, 0), turn=1) == {"field 0", "field 1"}


def test_a_builder_is_not_offered_on_what_the_tile_completes(tables: Tables) -> None:
    """CA T14, KT25."""
    table = tables.position("(0,0):W0 red on road 0", "(1,0):U1", expansions=TRADERS)
    assert table.choices("A", at=(2, 0), turn=1) == {"cloister", "field 0"}


def test_a_builder_left_at_the_end_is_worth_nothing(tables: Tables) -> None:
    """CA T16, KT26."""
    assert tables.position(*ROAD).final() == {"red": 2}


def test_a_builder_breaks_no_tie(tables: Tables) -> None:
    """CA T16, KT27."""
    table = tables.position(*ROAD, "(2,0):U1 blue on road 0")
    assert table.final() == {"red": 3, "blue": 3}


# The pig


def test_a_farmer_of_another_player_is_not_enough_for_the_pig(tables: Tables) -> None:
    """CA T26, KT28."""
    table = tables.position("(0,0):B0 blue on field 0", expansions=TRADERS)
    assert table.choices("B", at=(1, 0), by="red") == {"cloister"}


def test_an_outnumbered_pig_gets_nothing(tables: Tables) -> None:
    """CA T27, KT29."""
    red = "red on field 0 and red pig on field 0"
    table = tables.position(f"(0,0):E0 {red} and blue on field 0 and blue on field 0", "(0,1):E2")
    assert table.final() == {"blue": 3}


def test_two_pigs_of_two_owners(tables: Tables) -> None:
    """CA T27, KT30."""
    both = "red on field 0 and blue on field 0 and red pig on field 0 and blue pig on field 0"
    table = tables.position(f"(0,0):E0 {both}", "(0,1):E2")
    assert table.final() == {"red": 4, "blue": 4}


def test_a_pig_works_for_the_whole_joined_field(tables: Tables) -> None:
    """CA T27 and 9.3, KT31."""
    table = tables.position(
        "(0,0):E0 red on field 0 and red pig on field 0", "(0,1):E2", "(2,0):E0", "(2,1):E2"
    )
    assert table.final() == {"red": 4}
    table.play("B", at=(1, 0))
    assert table.final() == {"red": 8}


def test_two_fields_of_one_player_are_joined_and_the_pig_works_for_both(tables: Tables) -> None:
    """CA T27 and 9.3, KT32."""
    table = tables.position(
        "(0,0):E0 red on field 0 and red pig on field 0",
        "(0,1):E2",
        "(2,0):E0 red on field 0",
        "(2,1):E2",
    )
    assert table.final() == {"red": 4 + 3}
    table.play("B", at=(1, 0))
    assert table.final() == {"red": 4 + 4}


@pytest.mark.parametrize(("farmers", "worth"), [("per_field_3_once", 7), ("per_field_3", 10)])
def test_the_pigs_field_and_another_of_the_same_player_at_one_city(
    tables: Tables, farmers: str, worth: int
) -> None:
    """CA T28 and T29, KT33."""
    figures = "red on field 0 and red on field 1 and red pig on field 1"
    table = tables.position(*BOARD_AB, f"(0,0):G0 {figures}", farmers=farmers)
    assert table.final() == {"red": worth}


@pytest.mark.parametrize(
    ("tile", "at"),
    [("IH", (0, 1)), ("TM", (0, 1)), ("TN", (0, -1)), ("TP", (0, -1)), ("TX", (0, 1))],
)
def test_a_pig_never_stands_on_an_enclosed_field(
    tables: Tables, tile: str, at: tuple[int, int]
) -> None:
    """CA T26, KT34: a farmer on it would have to come on the same tile."""
    table = tables.position("(0,0):D0 red on field 0 and red on field 1")
    choices = table.choices(tile, at=at)
    enclosed = "field 1" if tile in ("TN", "TP") else "field 0"
    assert {enclosed, f"big {enclosed}"} <= choices
    assert f"pig {enclosed}" not in choices
    table.play(tile, at=at, figure=enclosed)
    cap = (at[0], at[1] + 1) if at == (0, 1) else (at[0], at[1] - 1)
    turn = 2 if at == (0, 1) else 0
    assert "pig field 0" not in table.choices("E", at=cap, turn=turn)


def test_without_farmers_no_field_takes_a_figure(tables: Tables) -> None:
    """CA T31, KT35: enclosed fields included."""
    table = tables.position("(0,0):D0", farmers="none")
    assert table.choices("B", at=(0, -1)) == {"cloister", "big cloister"}
    cities = {f"{big}city {index}" for big in ("", "big ") for index in range(4)}
    assert table.choices("IH", at=(0, 1)) == cities
    taken = tables.position("(0,0):D0 red on field 0", farmers="none")
    assert "pig field 0" not in taken.choices("B", at=(0, -1))


# Tiles


def test_the_roads_on_the_bridge_tile_do_not_block_each_other(tables: Tables) -> None:
    """CA T11, KT36: and neither is closed by the bridge."""
    table = tables.position("(0,0):U1 red on road 0", expansions=TRADERS)
    choices = table.choices("TB", at=(1, 0), by="blue")
    assert "road 0" in choices
    assert "road 1" not in choices
    table.play("TB", at=(1, 0), by="blue", figure="road 0")
    assert not table.feature("(1,0) road 0").complete
    assert not table.feature("(1,0) road 1").complete


def test_the_road_to_the_cottage_is_not_the_road_under_the_bridge(tables: Tables) -> None:
    """CA T11, KT37."""
    table = tables.position("(0,0):TC0 red on road 1")
    assert table.final() == {"red": 1}
    assert not table.joined("(0,0) road 0", "(0,0) road 1")
    assert table.play("A", at=(-1, 0), turn=3).points == {"red": 2}
    assert not table.feature("(0,0) road 0").complete


def test_the_meadow_goes_round_the_cottage(tables: Tables) -> None:
    """CA T11, KT38: the tiles in the east and in the south lie on one field, at the city."""
    table = tables.position("(0,0):TC0", "(1,0):B0")
    assert table.joined("(0,0) field 0", "(1,0) field 0")
    assert [table.cities_at(f"(0,0) field {index}") for index in range(3)] == [1, 0, 1]


def test_three_fields_meet_at_the_cloister_without_joining(tables: Tables) -> None:
    """CA T11, KT39: round A they are one."""
    table = tables.position("(0,0):TJ0 red on road 1")
    fields = [f"(0,0) field {index}" for index in range(3)]
    assert not any(table.joined(a, b) for a in fields for b in fields if a != b)
    assert table.play("A", at=(0, -1), turn=2).points == {"red": 2}
    assert table.joined("(0,0) field 1", "(0,0) field 2", "(0,-1) field 0")
    assert not table.joined("(0,0) field 0", "(0,0) field 1")


@pytest.mark.parametrize("tile", ["TN", "TP"])
def test_the_enclosed_field_and_that_in_the_north_both_touch_the_band(
    tables: Tables, tile: str
) -> None:
    """CA T11, KT40."""
    table = tables.position(f"(0,0):{tile}0 red on field 0 and blue on field 1")
    assert not table.joined("(0,0) field 0", "(0,0) field 1")
    table.play("E", at=(1, 0), turn=3)
    table.play("E", at=(-1, 0), turn=1)
    assert table.final() == {"red": 3 + 10, "blue": 3}


@pytest.mark.parametrize(("tile", "fields"), [("TO", 4), ("TU", 3)])
def test_how_many_fields_two_roads_at_a_city_make(tables: Tables, tile: str, fields: int) -> None:
    """CA T11, KT41: all of them touch the city."""
    table = tables.position("(0,0):D0", expansions=TRADERS)
    choices = table.choices(tile, at=(0, 1), turn=2)
    assert len([one for one in choices if one.startswith("field")]) == fields
    there = tables.position(f"(0,0):{tile}0")
    assert [there.cities_at(f"(0,0) field {index}") for index in range(fields)] == [1] * fields


def test_the_bridge_tile_has_one_rotation(tables: Tables) -> None:
    """CA T11, KT42."""
    table = tables.position("(0,0):TB0")
    assert table.placements("TB") == {"(0,1):TB0", "(1,0):TB0", "(0,-1):TB0", "(-1,0):TB0"}
