"""The worked examples X1 to X24 of the numbered rules, each on the board the rules give."""

from tests.games.carcassonne.rules.table import Table, came_home, points, position

# City A is the row 0, city B stands above it; the upper field touches both, the lower one only A.
BOARD_AB = ("(-1,0):E1", "(1,0):E3", "(0,2):E2")

THREE_FIELDS = (
    "(0,1):X0 red on field 3",
    "(1,1):U1 blue on field 1",
    "(-1,1):D2",
    "(-1,0):E0 black on field 0",
)


def board_ab(on_g: str, on_e: str = "", farmers: str = "per_field_3_once") -> Table:
    """Board AB with these farmers on (0,0):G0 and on (0,1):E0."""
    return position(*BOARD_AB, f"(0,0):G0 {on_g}", f"(0,1):E0 {on_e}", farmers=farmers)


def test_road_and_meadow_go_on_over_the_border() -> None:
    """CA 4.2, example X1."""
    assert position("(0,0):D0").legal("(1,0):U1")


def test_city_goes_on_below_and_meadow_to_the_west() -> None:
    """CA 4.2, example X2."""
    assert position("(0,0):D0", "(1,0):D0", "(0,1):E2").legal("(1,1):E2")


def test_city_goes_on_over_the_border() -> None:
    """CA 4.2, example X3."""
    assert position("(0,0):D0").legal("(0,1):E2")


def test_field_may_not_lie_against_a_road() -> None:
    """CA 4.2, example X4."""
    assert not position("(0,0):D0").legal("(1,0):E0")


def test_a_city_with_a_knight_leaves_only_the_field() -> None:
    """CA 5.3, example X5."""
    table = position("(0,0):D0", "(0,1):G1 red on city 0")
    assert table.choices("E", at=(0, 2), turn=2, by="blue") == {"field 0"}
    assert points(table.play("E", at=(0, 2), turn=2, by="blue")) == {"red": 6}


def test_a_farmer_of_ones_own_blocks_the_larger_field_only() -> None:
    """CA 5.3, example X6."""
    table = position("(0,0):D0", "(1,0):D0 red on field 0")
    assert table.choices("J", at=(-1, 0), by="red") == {"city 0", "road 0", "field 1"}


def test_a_completed_road_of_three_tiles_gives_three() -> None:
    """CA 7.1, example X7."""
    table = position("(0,0):W0 red on road 0", "(1,0):U1")
    assert points(table.play("A", at=(2, 0), turn=1)) == {"red": 3}


def test_a_closed_loop_of_four_tiles_gives_four() -> None:
    """CA 6.1 and 7.1, example X8."""
    table = position("(0,0):V2 red on road 0", "(1,0):V1", "(1,1):V0")
    assert points(table.play("V", at=(0, 1), turn=3)) == {"red": 4}


def test_three_city_tiles_and_a_pennant_give_eight() -> None:
    """CA 7.2, example X9."""
    table = position("(-1,0):E1 red on city 0", "(0,0):F0")
    assert points(table.play("E", at=(1, 0), turn=3)) == {"red": 8}


def test_a_city_of_two_tiles_gives_four() -> None:
    """CA 7.2, example X10."""
    table = position("(0,0):E0 red on city 0")
    assert points(table.play("E", at=(0, 1), turn=2)) == {"red": 4}


def test_a_city_joined_from_two_parts_pays_both_and_counts_a_tile_once() -> None:
    """CA 7.3, 7.5 and 8.1, example X11."""
    table = position("(0,0):I0 red on city 0", "(0,1):N1", "(1,0):M3 blue on city 0")
    events = table.play("N", at=(1, 1), turn=2, by="green")
    assert points(events) == {"red": 10, "blue": 10}
    assert came_home(events) == {"red": 1, "blue": 1}
    assert len(table.feature("(0,0) city 0").cells) == 4


def test_a_cloister_gives_nine_with_the_eighth_tile_round_it() -> None:
    """CA 7.4, example X12."""
    table = position("(0,0):B0 blue on cloister", "(0,1):U1 red on road 0", "(0,-1):U1", "(1,0):U0")
    for at, turn in (((1, 1), 0), ((-1, 1), 3)):
        assert points(table.play("V", at=at, turn=turn, by="green")) == {}
    assert points(table.play("U", at=(-1, 0), by="green")) == {}
    assert points(table.play("V", at=(-1, -1), turn=2, by="green")) == {}
    assert points(table.play("V", at=(1, -1), turn=1, by="green")) == {"blue": 9, "red": 8}


def test_a_follower_on_the_city_or_road_just_completed_scores_and_returns() -> None:
    """CA 8.3, example X13."""
    city = position("(0,0):E0")
    assert points(city.play("E", at=(0, 1), turn=2, follower="city 0")) == {"red": 4}
    assert city.supply("red") == 7
    road = position("(0,0):W0", "(1,0):U1")
    assert points(road.play("A", at=(2, 0), turn=1, follower="road 0")) == {"red": 3}
    assert road.supply("red") == 7


def test_a_city_and_roads_keep_three_farmers_apart() -> None:
    """CA 9.1, example X14."""
    table = position(*THREE_FIELDS)
    assert table.feature("(0,1) field 3").followers == {"red": 1}
    assert table.feature("(1,1) field 1").followers == {"blue": 1}
    assert table.feature("(-1,0) field 0").followers == {"black": 1}


def test_the_tile_that_joins_three_fields_takes_no_further_farmer() -> None:
    """CA 5.7 and 9.3, example X15."""
    table = position(*THREE_FIELDS)
    assert table.choices("A", at=(0, 0), turn=2, by="red") == {"cloister", "road 0"}
    table.play("A", at=(0, 0), turn=2, by="red")
    assert table.feature("(0,0) field 0").followers == {"red": 1, "blue": 1, "black": 1}


def test_an_unfinished_road_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X16."""
    assert position("(0,0):U1 red on road 0", "(1,0):U1", "(2,0):U1").final() == {"red": 3}


def test_an_unfinished_cloister_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X17."""
    around = ("(1,0):B0", "(0,1):E0", "(-1,0):E3", "(0,-1):E2")
    assert position("(0,0):B0 yellow on cloister", *around).final() == {"yellow": 5}


def test_an_unfinished_city_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X18."""
    assert position("(-1,0):E1", "(0,0):G0 blue on city 0").final() == {"blue": 2}


def test_an_unfinished_city_pays_only_the_most_knights() -> None:
    """CA 10.2 and 7.5, example X19."""
    table = position(
        "(-1,0):E1 green on city 0",
        "(0,0):F0",
        "(1,0):F0 black on city 0",
        "(2,0):G0",
        "(3,0):R0 green on city 0",
    )
    assert table.final() == {"green": 7}


def test_a_field_gives_three_for_a_completed_city() -> None:
    """CA 11.3, example X20."""
    assert position("(0,0):E0 blue on field 0", "(0,1):E2").final() == {"blue": 3}


def test_a_field_gives_three_for_each_of_two_cities() -> None:
    """CA 11.3, example X21."""
    table = position("(0,0):E0 blue on field 0", "(0,1):E2", "(1,0):E0", "(1,1):E2")
    assert table.final() == {"blue": 6}


def test_the_owner_of_two_fields_at_a_city_gets_it_once() -> None:
    """CA 11.5, example X22: without the limit of this edition it would be 9."""
    farmers = "blue on field 0 and blue on field 1"
    assert board_ab(farmers).final() == {"blue": 6}
    assert board_ab(farmers, farmers="per_field_3").final() == {"blue": 9}


def test_most_farmers_own_the_larger_field() -> None:
    """CA 11.2 and 11.4, example X23."""
    table = board_ab("red on field 0 and yellow on field 0 and blue on field 1", "red on field 0")
    assert table.final() == {"red": 6, "blue": 3}


def test_players_level_for_most_farmers_all_own_the_field() -> None:
    """CA 11.2 and 11.4, example X24."""
    upper = "red on field 0 and yellow on field 0"
    table = board_ab(f"{upper} and blue on field 1", upper)
    assert table.final() == {"red": 6, "yellow": 6, "blue": 3}
