"""Corner cases KI1 to KI24 of the numbered rules: Inns & Cathedrals."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, Start

from .engine_tables import EngineTables
from .notation import Tables

INNS = "inns_and_cathedrals"


def test_a_big_follower_alone_gets_the_usual_points(tables: Tables) -> None:
    """CA I4, KI1."""
    table = tables.position("(0,0):W0 red big on road 0", "(1,0):U1")
    assert table.play("A", at=(2, 0), turn=1).points == {"red": 3}


@pytest.mark.parametrize(
    ("blue", "scored"),
    [
        ("blue on road 0", {"red": 4}),
        ("blue on road 0 and blue on road 0", {"red": 4, "blue": 4}),
        ("blue on road 0 and blue on road 0 and blue on road 0", {"blue": 4}),
    ],
)
def test_a_big_follower_against_one_two_and_three(
    tables: Tables, blue: str, scored: dict[str, int]
) -> None:
    """CA I4 and 7.5, KI2."""
    table = tables.position("(0,0):W0 red big on road 0", "(1,0):U1", f"(2,0):U1 {blue}")
    assert table.play("A", at=(3, 0), turn=1, by="green").points == scored


def test_big_follower_and_follower_count_three(tables: Tables) -> None:
    """CA I4, KI3."""
    reds = ("(0,0):W0 red big on road 0", "(1,0):U1 red on road 0")
    table = tables.position(*reds, "(2,0):U1 blue on road 0 and blue on road 0")
    assert table.feature("(0,0) road 0").followers == {"red": 3, "blue": 2}
    assert table.play("A", at=(3, 0), turn=1, by="green").points == {"red": 4}


def test_a_big_monk_gets_nine(tables: Tables) -> None:
    """CA I3, KI4."""
    around = [
        f"({x},{y}):B0" for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) not in ((0, 0), (1, 1))
    ]
    table = tables.position("(0,0):B0 red big on cloister", *around)
    turn = table.play("B", at=(1, 1), by="blue")
    assert turn.points == {"red": 9}
    assert turn.home == {"red big": 1}


def test_a_big_follower_needs_a_free_feature(tables: Tables) -> None:
    """CA I3 and 5.3, KI5."""
    table = tables.position("(0,0):D0 blue on road 0", expansions=INNS)
    fields = {"field 0", "field 1", "big field 0", "big field 1"}
    assert table.choices("U", at=(1, 0), turn=1) == fields


def test_the_big_follower_may_be_the_last_one(tables: Tables) -> None:
    """CA I3 and 5.5, KI6."""
    table = tables.position("(0,0):D0", expansions=INNS, supply={"red": 0})
    assert table.choices("U", at=(1, 0), turn=1) == {"big road 0", "big field 0", "big field 1"}


def test_one_figure_a_turn() -> None:
    """CA I3, KI7: after the big follower the turn is over."""
    table = EngineTables().position("(0,0):D0", expansions=INNS)
    table.play("U", at=(1, 0), turn=1, figure="big road 0")
    assert table.state.to_act == CHANCE
    assert table.up() == ("blue", 1)
    assert table.standing() == ["red big"]


def test_a_road_joined_with_one_that_has_an_inn_has_it(tables: Tables) -> None:
    """CA I6, KI8."""
    table = tables.position("(0,0):W0 red on road 0", "(1,0):U1", "(3,0):IB0", "(4,0):A1")
    assert table.play("U", at=(2, 0), turn=1).points == {"red": 10}
    two_inns = tables.position("(0,0):W0 red on road 0", "(2,0):IL2", "(2,1):A0")
    assert two_inns.play("IB", at=(1, 0)).points == {"red": 8}


def test_the_inn_may_come_with_the_last_tile(tables: Tables) -> None:
    """CA I6, KI9."""
    table = tables.position("(0,0):W0 red on road 0", "(1,0):U1", "(3,0):A1")
    assert table.play("IB", at=(2, 0)).points == {"red": 8}


def test_level_players_on_an_unfinished_road_with_an_inn_get_nothing(tables: Tables) -> None:
    """CA I7, KI10."""
    assert tables.position("(0,0):U1 red on road 0", "(1,0):IB0 blue on road 0").final() == {}


def test_the_other_roads_of_the_crossing_are_ordinary(tables: Tables) -> None:
    """CA I12, KI11: they end at the crossing with the inn."""
    table = tables.position("(0,0):IC0 red on road 2 and blue on road 1")
    assert table.final() == {"red": 1, "blue": 1}
    assert table.play("A", at=(-1, 0), turn=3).points == {"red": 2}
    assert table.play("A", at=(0, -1), turn=2).points == {"blue": 2}


def test_a_loop_completes_a_road_with_an_inn(tables: Tables) -> None:
    """CA I6 and 6.1, KI12."""
    table = tables.position("(0,0):IA2 red on road 0", "(1,0):V1", "(1,1):V0")
    assert table.final() == {}
    assert table.play("V", at=(0, 1), turn=3).points == {"red": 8}


def test_a_cathedral_may_be_added_to_anybodys_city(tables: Tables) -> None:
    """CA I13, KI13."""
    table = tables.position("(0,0):R2 red on city 0")
    assert table.final() == {"red": 1}
    assert "(0,-1):IK0" in table.placements("IK")
    table.play("IK", at=(0, -1), by="blue")
    assert table.final() == {}


def test_the_smallest_cathedral_city_has_five_tiles(tables: Tables) -> None:
    """CA I9, KI14: a knight on the cathedral scores when it is completed."""
    table = tables.position("(0,0):E0", expansions=INNS)
    table.play("IK", at=(0, 1), figure="city 0")
    for at, turn in (((0, 2), 2), ((1, 1), 3)):
        assert table.play("E", at, turn).points == {}
    assert table.play("E", (-1, 1), 1).points == {"red": 15}


def test_pennants_of_an_unfinished_cathedral_city_give_nothing(tables: Tables) -> None:
    """CA I10, KI15."""
    assert tables.position("(0,0):IK0 red on city 0", "(1,0):F0", "(0,1):C0").final() == {}


def test_a_cathedral_city_round_an_empty_cell_is_unfinished(tables: Tables) -> None:
    """CA I10, KI16: the city faces the hole."""
    ring = ("(-1,1):N1", "(1,1):N2", "(1,-1):N3", "(-1,-1):N0")
    sides = ("(0,-1):G0", "(1,0):G1", "(-1,0):G1")
    table = tables.position(*ring, *sides, "(0,1):IK0 red on city 0")
    table.play("E", at=(0, 2), turn=2)
    assert not table.feature("(0,1) city 0").complete
    assert table.final() == {}


def test_fields_at_a_cathedral_city(tables: Tables) -> None:
    """CA I14, KI17."""
    table = tables.position("(0,0):IK0", "(0,1):E2 blue on field 0", "(1,0):E3", "(-1,0):E1")
    assert table.final() == {}
    table.play("E", at=(0, -1))
    assert table.final() == {"blue": 3}


def test_the_cathedral_tile_takes_knights_only(tables: Tables) -> None:
    """CA I3, KI18: it has no field."""
    table = tables.position("(0,0):D0", expansions=INNS)
    assert table.choices("IK", at=(0, 1)) == {"city 0", "big city 0"}


def test_the_enclosed_field_counts_a_city_once(tables: Tables) -> None:
    """CA I16 and 11.5, KI19: two of its caps belong to one city."""
    table = tables.position("(0,0):IH0 red on field 0", "(0,1):N1", "(1,0):N3")
    table.play("N", at=(1, 1), turn=2)
    assert table.joined("(0,0) city 0", "(0,0) city 1")
    assert table.cities_at("(0,0) field 0") == 3
    assert table.final() == {"red": 3}


def test_a_farmer_comes_to_the_enclosed_field_with_its_tile_only(tables: Tables) -> None:
    """CA I16 and 5.1, KI19."""
    table = tables.position("(0,0):D0", expansions=INNS)
    assert {"field 0", "big field 0"} <= table.choices("IH", at=(0, 1))
    table.play("IH", at=(0, 1))
    assert table.choices("E", at=(0, 2), turn=2) == {
        "city 0",
        "field 0",
        "big city 0",
        "big field 0",
    }
    table.play("E", at=(0, 2), turn=2, figure="field 0")
    assert table.feature("(0,1) field 0").followers == {}


def test_the_cloister_between_two_roads_completes_both(tables: Tables) -> None:
    """CA I16, KI20."""
    table = tables.position("(-1,0):A3 red on road 0", "(1,0):S2 blue on road 0", "(2,0):E3")
    assert "(0,0):ID0" not in table.placements("ID")
    table = tables.position("(-1,0):A3 red on road 0", "(1,0):A1 blue on road 0")
    assert table.play("ID", at=(0, 0), by="green").points == {"red": 2, "blue": 2}


def test_the_fields_of_that_cloister_join_round_another(tables: Tables) -> None:
    """CA I16, KI20: as in K23."""
    table = tables.position("(0,0):ID0")
    assert not table.joined("(0,0) field 0", "(0,0) field 1")
    joined = tables.position("(0,0):ID0", "(1,0):A1")
    assert joined.joined("(0,0) field 0", "(0,0) field 1")


def test_two_loose_ends_of_one_road_meet_on_the_double_bend(tables: Tables) -> None:
    """CA I16 and 7.3, KI21."""
    loop = ("(1,0):V1 red on road 0", "(1,1):V0", "(0,1):V3", "(-1,0):A3", "(0,-1):A2")
    assert tables.position(*loop).play("IE", at=(0, 0)).points == {"red": 6}


def test_the_city_with_the_pennant_and_the_cap_are_two_features(tables: Tables) -> None:
    """CA I16, KI22: one field touches both."""
    table = tables.position("(0,0):IP0")
    assert not table.joined("(0,0) city 0", "(0,0) city 1")
    assert table.cities_at("(0,0) field 0") == 2


@pytest.mark.parametrize("tile", ["IQ", "TR"])
def test_two_roads_end_at_the_gates_of_one_city(tables: Tables, tile: str) -> None:
    """CA I16, KI23: four fields, all touching the city."""
    table = tables.position(f"(0,0):{tile}0 red on road 0")
    assert not table.joined("(0,0) road 0", "(0,0) road 1")
    assert [table.cities_at(f"(0,0) field {index}") for index in range(4)] == [1, 1, 1, 1]
    assert table.play("A", at=(0, 1)).points == {"red": 2}


def test_six_players_have_15_or_14_turns() -> None:
    """CA I18, KI24: 89 tiles to draw, no evening-out."""
    state = Carcassonne().start(6, {"expansions": INNS})
    state.apply(CHANCE, Start(0))
    tiles = sum(weight for _, weight in state.chance())
    assert tiles == 89
    assert [len(range(seat, tiles, 6)) for seat in range(6)] == [15] * 5 + [14]
