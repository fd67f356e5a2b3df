"""The worked examples XR, XI and XT of the numbered rules, each on the board the rules give."""

import pytest

from .notation import Table, Tables

# City A is the row 0, city B stands above it; the upper field touches both, the lower one only A.
BOARD_AB = ("(-1,0):E1", "(1,0):E3", "(0,2):E2")
TWO_CITIES = ("(0,1):E2", "(1,1):E2")
"""The caps above (0,0):E0 and (1,0):E0"""


def board_ab(tables: Tables, farmers: str, on_g: str, on_e: str = "") -> Table:
    """Board AB with these figures on (0,0):G0 and on (0,1):E0."""
    return tables.position(*BOARD_AB, f"(0,0):G0 {on_g}", f"(0,1):E0 {on_e}", farmers=farmers)


# The River


def test_the_first_bend_turns_either_way(tables: Tables) -> None:
    """CA R5 and R7, example XR1."""
    assert tables.game().placements("RG") == {"(1,0):RG0", "(1,0):RG3"}


def test_a_second_bend_at_once_turns_the_other_way(tables: Tables) -> None:
    """CA R7, example XR2."""
    assert tables.game("(1,0):RG0").placements("RG") == {"(1,1):RG2"}


@pytest.mark.parametrize(
    ("river_turns", "turns"),
    [("no_u_turn", {"(1,2):RG2", "(1,2):RG3"}), ("alternate", {"(1,2):RG2"})],
)
def test_a_straight_tile_between_bends_allows_the_same_way_again(
    tables: Tables, river_turns: str, turns: set[str]
) -> None:
    """CA R7, example XR3."""
    table = tables.game("(1,0):RG0", "(1,1):RD0", river_turns=river_turns)
    assert table.placements("RG") == turns


def test_both_banks_are_one_field_round_the_spring(tables: Tables) -> None:
    """CA R13 and R14, example XR4."""
    table = tables.game()
    assert table.choices("RD", at=(1, 0), turn=1) == {"field 0"}
    table.play("RD", at=(1, 0), turn=1, figure="field 0")
    assert table.joined("(1,0) field 0", "(1,0) field 1", "(0,0) field 0")
    assert table.choices("RD", at=(2, 0), turn=1, by="blue") == set()


def test_a_bridge_separates_the_field_of_the_spring_from_that_of_the_lake(tables: Tables) -> None:
    """CA R14 and R15, example XR5."""
    table = tables.position("(0,0):RA3", "(1,0):RK1", "(2,0):RD1", "(3,0):RL3", expansions="river")
    assert table.joined("(1,0) field 0", "(1,0) field 1", "(3,0) field 0")
    assert table.joined("(1,0) field 2", "(1,0) field 3", "(0,0) field 0")
    assert not table.joined("(1,0) field 0", "(1,0) field 2")


@pytest.mark.parametrize(("small_city", "worth"), [(4, 4), (2, 2)])
def test_a_city_beside_the_river_is_completed_as_usual(
    tables: Tables, small_city: int, worth: int
) -> None:
    """CA R17 and M8, example XR6."""
    table = tables.position("(0,0):RA3", "(1,0):RB0 red on city 0", small_city=small_city)
    assert table.play("E", at=(1, 1), turn=2).points == {"red": worth}


def test_a_road_from_cloister_to_cloister_crosses_the_bridge(tables: Tables) -> None:
    """CA R15 and R16, example XR7."""
    table = tables.position("(0,0):RA3", "(1,0):RH0 red on road 0")
    assert table.play("A", at=(1, -1), turn=2).points == {"red": 2}


def test_a_farmer_on_both_banks_is_paid_for_the_completed_city_only(tables: Tables) -> None:
    """CA R13 and R14, example XR8."""
    table = tables.position("(0,0):RA3", "(1,0):RC0 red on field 0 and blue on city 0", "(2,0):RL3")
    assert table.joined("(1,0) field 0", "(1,0) field 1")
    assert table.play("E", at=(1, 1), turn=2).points == {"blue": 4}
    assert table.final() == {"red": 3, "blue": 4}


# Inns & Cathedrals


def test_a_completed_road_with_an_inn_gives_two_for_each_tile(tables: Tables) -> None:
    """CA I6, example XI1."""
    table = tables.position("(0,0):W0", "(1,0):IB0 red on road 0")
    assert table.play("A", at=(2, 0), turn=1).points == {"red": 6}


def test_an_unfinished_road_with_an_inn_gives_nothing(tables: Tables) -> None:
    """CA I7, example XI2."""
    ends = ("(0,0):U1 red on road 0", "(2,0):U1")
    assert tables.position(*ends, "(1,0):IB0").final() == {}
    assert tables.position(*ends, "(1,0):U1").final() == {"red": 3}


def test_two_inns_count_like_one(tables: Tables) -> None:
    """CA I8, example XI3."""
    table = tables.position("(0,0):W0", "(1,0):IB0 red on road 0", "(2,0):IA0")
    assert table.play("A", at=(2, -1), turn=2).points == {"red": 8}


def test_at_the_crossing_only_the_road_with_the_inn_gives_double(tables: Tables) -> None:
    """CA I12, example XI4."""
    thieves = "red on road 0 and blue on road 1 and green on road 2"
    table = tables.position(f"(0,0):IC0 {thieves}")
    assert table.play("A", at=(1, 0), turn=1).points == {"red": 4}
    assert table.play("A", at=(0, -1), turn=2).points == {"blue": 2}
    assert table.play("A", at=(-1, 0), turn=3).points == {"green": 2}


def test_the_inn_belongs_to_the_whole_road_that_comes_back_to_the_crossing(tables: Tables) -> None:
    """CA I6 and I12, example XI5."""
    table = tables.position("(0,0):IC0 red on road 1", "(1,0):V0", "(1,-1):V1")
    assert table.play("V", at=(0, -1), turn=2).points == {"red": 8}
    assert table.joined("(0,0) road 0", "(0,0) road 1")


def test_a_tile_with_both_its_bends_in_one_road_counts_once(tables: Tables) -> None:
    """CA I16 and 7.3, example XI6."""
    loop = ("(0,0):IE0 red on road 0", "(1,0):V1", "(1,1):V0", "(0,1):V3", "(-1,0):A3")
    table = tables.position(*loop)
    assert table.joined("(0,0) road 0", "(0,0) road 1")
    assert table.play("A", at=(0, -1), turn=2).points == {"red": 6}


def test_a_city_with_a_cathedral_gives_three_for_each_tile_or_nothing(tables: Tables) -> None:
    """CA I9 and I10, example XI7."""
    caps = ("(0,1):E2", "(1,0):E3", "(0,-1):E0")
    table = tables.position("(0,0):IK0 red on city 0", *caps)
    assert table.final() == {}
    assert table.play("E", at=(-1, 0), turn=1).points == {"red": 15}


def test_a_pennant_gives_three_beside_a_cathedral(tables: Tables) -> None:
    """CA I9, example XI8."""
    caps = ("(1,0):F0", "(2,0):E3", "(0,1):E2", "(0,-1):E0")
    table = tables.position("(0,0):IK0 red on city 0", *caps)
    assert table.play("E", at=(-1, 0), turn=1).points == {"red": 21}


def test_two_cathedrals_count_like_one(tables: Tables) -> None:
    """CA I11, example XI9."""
    caps = ("(0,1):E2", "(1,1):E2", "(0,-1):E0", "(1,-1):E0", "(-1,0):E1")
    table = tables.position("(0,0):IK0 red on city 0", "(1,0):IK0", *caps)
    assert table.play("E", at=(2, 0), turn=3).points == {"red": 24}


@pytest.mark.parametrize(
    ("blue", "scored"),
    [
        ("blue on city 0", {"red": 10}),
        ("blue on city 0 and blue on city 0", {"red": 10, "blue": 10}),
    ],
)
def test_a_big_follower_counts_as_two_knights(
    tables: Tables, blue: str, scored: dict[str, int]
) -> None:
    """CA I4, example XI10."""
    table = tables.position("(0,0):I0 red big on city 0", "(0,1):N1", f"(1,0):M3 {blue}")
    assert table.play("N", at=(1, 1), turn=2, by="green").points == scored


@pytest.mark.parametrize(
    ("farmers", "points"),
    [
        ("per_field_3_once", {"red": 6, "blue": 3}),
        ("per_field_3", {"red": 6, "blue": 3}),
        ("per_city_4", {"red": 8}),
    ],
)
def test_a_big_farmer_counts_as_two(tables: Tables, farmers: str, points: dict[str, int]) -> None:
    """CA I4, example XI11."""
    table = board_ab(
        tables, farmers, "red big on field 0 and yellow on field 0 and blue on field 1"
    )
    assert table.final() == points


@pytest.mark.parametrize(("farmers", "worth"), [("per_field_3_once", 12), ("per_city_4", 16)])
def test_the_enclosed_field_of_four_caps_touches_four_cities(
    tables: Tables, farmers: str, worth: int
) -> None:
    """CA I16, example XI12."""
    table = tables.position("(0,0):IH0 red on field 0", farmers=farmers)
    for at, turn in (((0, 1), 2), ((1, 0), 3), ((0, -1), 0), ((-1, 0), 1)):
        assert table.play("E", at, turn, by="blue", figure="city 0").points == {"blue": 4}
    assert table.final() == {"blue": 16, "red": worth}


@pytest.mark.parametrize("small_city", [4, 2])
def test_a_wall_to_the_corner_separates_two_fields_at_one_city(
    tables: Tables, small_city: int
) -> None:
    """CA I16 and M8, example XI13."""
    farmers = "red on field 0 and blue on field 1"
    table = tables.position(f"(0,0):IG0 {farmers}", small_city=small_city)
    turn = table.play("E", at=(-1, 0), turn=1, by="green", figure="city 0")
    assert turn.points == {"green": small_city}
    assert table.final() == {"red": 3, "blue": 3, "green": small_city}


def test_roads_and_cities_at_the_crossing_between_two_cities(tables: Tables) -> None:
    """CA I16, example XI14."""
    table = tables.position("(0,0):II0 red on field 0")
    for at, turn in (((1, 0), 1), ((-1, 0), 3)):
        assert table.play("A", at, turn, by="blue", figure="road 0").points == {"blue": 2}
    for at, turn in (((0, 1), 2), ((0, -1), 0)):
        assert table.play("E", at, turn, by="blue", figure="city 0").points == {"blue": 4}
    assert table.joined("(0,0) field 0", "(0,0) field 1")
    assert table.joined("(0,0) field 2", "(0,0) field 3")
    assert not table.joined("(0,0) field 0", "(0,0) field 2")
    assert table.final() == {"red": 6, "blue": 12}


# Traders & Builders: goods


def test_the_knight_gets_the_points_and_the_mover_the_goods(tables: Tables) -> None:
    """CA T3 and T4, example XT1."""
    table = tables.position("(0,0):TG0 red on city 0", "(0,1):E2")
    turn = table.play("E", at=(-1, 0), turn=1, by="blue")
    assert turn.points == {"red": 6}
    assert turn.goods == {"blue": {"grain": 1}}


def test_a_tile_that_completes_two_cities_gives_the_goods_of_both(tables: Tables) -> None:
    """CA T5, example XT2."""
    right = ("(1,0):TG0 red on city 0", "(1,1):E2")
    left = ("(-1,1):E2", "(-1,0):TT1 green on city 0")
    turn = tables.position(*right, "(0,1):B0", *left).play("H", at=(0, 0), by="blue")
    assert turn.points == {"red": 6, "green": 6}
    assert turn.goods == {"blue": {"wine": 1, "grain": 1}}


def test_goods_go_to_the_mover_even_if_outnumbered(tables: Tables) -> None:
    """CA T4 and I4, example XT3."""
    knights = ("(0,0):TQ0 red big on city 0", "(1,0):TE0 blue on city 0")
    turn = tables.position("(-1,0):E1", *knights).play("E", at=(2, 0), turn=3, by="blue")
    assert turn.points == {"red": 8}
    assert turn.goods == {"blue": {"wine": 1, "grain": 1}}


def test_goods_and_a_cathedral_in_one_city(tables: Tables) -> None:
    """CA M6, T8 and I10, example XT4."""
    city = ("(0,0):IK0 red on city 0", "(1,0):TQ0", "(2,0):E3", "(0,1):E2", "(0,-1):E0")
    assert tables.position(*city).final() == {}
    turn = tables.position(*city).play("E", at=(-1, 0), turn=1, by="blue")
    assert turn.points == {"red": 18}
    assert turn.goods == {"blue": {"wine": 1}}


def test_most_tokens_of_a_kind_give_ten(tables: Tables) -> None:
    """CA T9, example XT5."""
    goods = {"red": (3, 1, 0), "blue": (3, 0, 0), "green": (2, 0, 0)}
    assert tables.position("(0,0):D0", goods=goods).final() == {"red": 20, "blue": 10}


# Traders & Builders: the builder


def test_the_builder_gives_a_second_tile_but_never_a_third(tables: Tables) -> None:
    """CA T17, T18 and T20, example XT6."""
    table = tables.position("(0,0):D0")
    assert not table.play("U", at=(1, 0), turn=1, figure="road 0").second_tile
    assert not table.play("U", at=(2, 0), turn=1, figure="builder road 0").second_tile
    assert table.up() == ("blue", 1)
    assert table.play("U", at=(3, 0), turn=1).second_tile
    assert table.up() == ("red", 2)
    last = table.play("A", at=(4, 0), turn=1)
    assert (last.second_tile, last.points) == (False, {})
    assert table.up() == ("blue", 1)


def test_the_tile_that_sends_the_builder_home_gives_a_second_part(tables: Tables) -> None:
    """CA T21, T22 and T25, example XT7."""
    table = tables.position(
        "(0,0):W0 red on road 1", "(1,0):U1 red on road 0", "(2,0):U1 red builder on road 0"
    )
    turn = table.play("A", at=(3, 0), turn=1)
    assert turn.points == {"red": 4}
    assert turn.home == {"red": 1, "red builder": 1}
    assert turn.second_tile
    assert table.up() == ("red", 2)
    assert "builder road 0" in table.choices("U", at=(0, -1))


# Traders & Builders: the pig


@pytest.mark.parametrize(
    ("farmers", "worth"), [("per_field_3_once", 8), ("per_field_3", 8), ("per_city_4", 10)]
)
def test_a_pig_adds_one_for_each_city(tables: Tables, farmers: str, worth: int) -> None:
    """CA T27, T28 and T30, example XT8."""
    fields = ("(0,0):E0 blue on field 0", "(1,0):E0 blue pig on field 0")
    assert tables.position(*fields, *TWO_CITIES, farmers=farmers).final() == {"blue": worth}


@pytest.mark.parametrize(
    ("farmers", "points"),
    [
        ("per_field_3_once", {"blue": 8, "red": 6}),
        ("per_field_3", {"blue": 8, "red": 6}),
        ("per_city_4", {"blue": 10, "red": 8}),
    ],
)
def test_a_pig_works_only_for_its_own_player(
    tables: Tables, farmers: str, points: dict[str, int]
) -> None:
    """CA T27, example XT9."""
    fields = ("(0,0):E0 blue on field 0 and red on field 0", "(1,0):E0 blue pig on field 0")
    assert tables.position(*fields, *TWO_CITIES, farmers=farmers).final() == points


@pytest.mark.parametrize(
    ("farmers", "worth"), [("per_field_3_once", 7), ("per_field_3", 10), ("per_city_4", 9)]
)
def test_a_pig_on_the_lower_field_counts_for_its_city_only(
    tables: Tables, farmers: str, worth: int
) -> None:
    """CA T28, T29 and T30, example XT10."""
    figures = "blue on field 0 and blue on field 1 and blue pig on field 1"
    assert board_ab(tables, farmers, figures).final() == {"blue": worth}


@pytest.mark.parametrize(
    ("farmers", "worth"), [("per_field_3_once", 8), ("per_field_3", 11), ("per_city_4", 10)]
)
def test_a_pig_on_the_upper_field_counts_for_both_cities(
    tables: Tables, farmers: str, worth: int
) -> None:
    """CA T28, T29 and T30, example XT11."""
    figures = "blue on field 0 and blue on field 1 and blue pig on field 0"
    assert board_ab(tables, farmers, figures).final() == {"blue": worth}


@pytest.mark.parametrize(
    ("farmers", "worth"), [("per_field_3_once", 6), ("per_field_3", 6), ("per_city_4", 8)]
)
def test_an_outnumbered_pig_is_worth_nothing(tables: Tables, farmers: str, worth: int) -> None:
    """CA T27, example XT12."""
    blue = "blue on field 0 and blue pig on field 0"
    table = board_ab(tables, farmers, f"red on field 0 and {blue}", "red on field 0")
    assert table.final() == {"red": worth}


@pytest.mark.parametrize(
    ("farmers", "points"),
    [
        ("per_field_3_once", {"red": 8, "blue": 6}),
        ("per_field_3", {"red": 8, "blue": 9}),
        ("per_city_4", {"red": 5, "blue": 8}),
    ],
)
def test_a_pig_where_two_players_are_level(
    tables: Tables, farmers: str, points: dict[str, int]
) -> None:
    """CA T28, T29 and T30, example XT13."""
    upper = "red on field 0 and red pig on field 0 and blue on field 0"
    assert board_ab(tables, farmers, f"{upper} and blue on field 1").final() == points


def test_the_enclosed_field_touches_the_band_and_the_cap(tables: Tables) -> None:
    """CA T11 and T3, example XT14."""
    table = tables.position("(0,0):TN0 blue on city 0 and red on field 1", "(1,0):E3")
    turn = table.play("E", at=(-1, 0), turn=1, by="green")
    assert turn.points == {"blue": 6}
    assert turn.goods == {"green": {"cloth": 1}}
    assert table.play("E", at=(0, -1), by="green").goods == {}
    assert table.final() == {"red": 6, "blue": 6, "green": 10}


def test_neither_road_ends_at_the_bridge(tables: Tables) -> None:
    """CA T11, example XT15."""
    table = tables.position("(0,0):TB0 red on road 1 and blue on road 0", "(1,0):A1")
    assert table.play("A", at=(-1, 0), turn=3).points == {"red": 3}
    crossing = table.feature("(0,0) road 0")
    assert (crossing.cells, crossing.complete) == (((0, 0),), False)
    assert table.final() == {"red": 3, "blue": 1}


def test_one_road_ends_at_the_cottage_and_one_at_the_gate(tables: Tables) -> None:
    """CA T11, example XT16."""
    table = tables.position("(0,0):TC0 red on road 1 and blue on road 0")
    assert table.play("A", at=(-1, 0), turn=3).points == {"red": 2}
    assert table.play("A", at=(0, -1), turn=2).points == {"blue": 2}


def test_only_one_of_two_cities_has_the_wine(tables: Tables) -> None:
    """CA T2 and T11, example XT17."""
    figures = "red on field 0 and green on city 0 and yellow on city 1"
    table = tables.position(f"(0,0):TX0 {figures}", "(0,1):E2", "(1,0):E3")
    turn = table.play("E", at=(-1, 0), turn=1, by="blue")
    assert (turn.points, turn.goods) == ({"green": 6}, {"blue": {"wine": 1}})
    turn = table.play("E", at=(0, -1), by="blue")
    assert (turn.points, turn.goods) == ({"yellow": 6}, {})
    assert table.final() == {"green": 6, "yellow": 6, "red": 6, "blue": 10}


@pytest.mark.parametrize(
    ("farmers", "points"),
    [("per_field_3_once", {"red": 6, "blue": 8}), ("per_city_4", {"red": 8, "blue": 10})],
)
def test_a_big_farmer_is_level_with_two_farmers_and_a_pig(
    tables: Tables, farmers: str, points: dict[str, int]
) -> None:
    """CA I4 and T26, example XT18."""
    fields = (
        "(0,0):E0 red big on field 0 and blue on field 0 and green on field 0",
        "(1,0):E0 blue on field 0 and blue pig on field 0",
    )
    assert tables.position(*fields, *TWO_CITIES, farmers=farmers).final() == points


def test_a_road_with_an_inn_crosses_the_river(tables: Tables) -> None:
    """CA R15 and I6, example XT19."""
    river = ("(0,0):RA3", "(1,0):RK1", "(2,0):RL3")
    table = tables.position(*river, "(1,1):IB1 red on road 0", "(1,-1):A2")
    assert table.play("A", at=(1, 2)).points == {"red": 8}
