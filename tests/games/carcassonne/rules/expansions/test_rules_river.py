"""Rules R1 to R18: The River."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, Follower, Start

from .notation import Tables
from .rivers import BESIDE_THE_SPRING, FULL_RIVER, NO_PLACE_FOR_THE_LAKE

RIVER_TILES = {"RB": 1, "RC": 1, "RD": 2, "RE": 1, "RG": 2, "RH": 1, "RI": 1, "RK": 1}


def test_ten_river_tiles_are_drawn_first(tables: Tables) -> None:
    """CA R1: with spring and lake they are twelve."""
    assert tables.game().to_draw() == RIVER_TILES
    assert sum(RIVER_TILES.values()) == 10
    after_nine = tables.game(*FULL_RIVER[:9])
    assert after_nine.to_draw() == {"RE": 1}


def test_the_spring_lies_there_without_a_figure() -> None:
    """CA R2"""
    state = Carcassonne().start(2, {"expansions": "river"})
    form = state.to_json()
    assert form["tiles"] == [{"tile": "RA", "x": 0, "y": 0, "turn": 3}]
    assert form["followers"] == []
    assert [weight for _, weight in state.chance()] == [1, 1]


def test_nobody_can_put_a_figure_on_the_spring() -> None:
    """CA R2: it was not placed in a turn."""
    state = Carcassonne().start(2, {"expansions": "river"})
    state.apply(CHANCE, Start(0))
    assert state.legal(0) == []
    assert state.why_not(0, Follower("field", "NL")) is not None


@pytest.mark.parametrize(("option", "count", "all_tiles"), [("in_stock", 4, 72), ("out", 3, 71)])
def test_the_base_start_tile_is_in_the_stock_or_out(
    tables: Tables, option: str, count: int, all_tiles: int
) -> None:
    """CA R3"""
    table = tables.game(*FULL_RIVER, "(9,2):RL3", river_start_tile=option)
    assert table.to_draw()["D"] == count
    assert sum(table.to_draw().values()) == all_tiles


def test_turns_are_as_usual(tables: Tables) -> None:
    """CA R4: the starting player draws the first river tile, places it and may put a follower."""
    table = tables.game()
    assert table.up() == ("red", 1)
    turn = table.play("RE", at=(1, 0), figure="city 0")
    assert turn == ({}, {}, {}, False, False)
    assert table.up() == ("blue", 1)
    assert table.supply("red") == 6


def test_a_river_tile_continues_the_river(tables: Tables) -> None:
    """CA R5: one cell, and the river side meets the open end."""
    table = tables.game("(1,0):RD1")
    assert table.placements("RD") == {"(2,0):RD1"}
    assert table.placements("RI") == {"(2,0):RI1", "(2,0):RI2"}
    assert table.placements("RH") == {"(2,0):RH0", "(2,0):RH2"}


def test_all_other_sides_must_match_too(tables: Tables) -> None:
    """CA R6: beside the meadow of the spring no city or road; the far end faces an empty cell."""
    table = tables.game(*BESIDE_THE_SPRING)
    assert table.placements("RB") == set()
    assert table.placements("RH") == {"(-1,0):RH1"}
    assert table.placements("RG") == {"(-1,0):RG3"}


def test_two_bends_in_a_row_turn_different_ways(tables: Tables) -> None:
    """CA R7"""
    left = tables.game("(1,0):RG0")
    assert left.placements("RI") == {"(1,1):RI0"}
    assert left.placements("RD") == {"(1,1):RD0"}
    right = tables.game("(1,0):RG3")
    assert right.placements("RG") == {"(1,-1):RG1"}


def test_bends_alternate_with_the_stricter_option(tables: Tables) -> None:
    """CA R7, river_turns=alternate: straight tiles between them change nothing."""
    turns = ("(1,0):RG0", "(1,1):RD0", "(1,2):RK0")
    assert tables.game(*turns, river_turns="alternate").placements("RG") == {"(1,3):RG2"}
    assert tables.game(*turns).placements("RG") == {"(1,3):RG2", "(1,3):RG3"}


def test_figures_stand_on_anything_but_the_river(tables: Tables) -> None:
    """CA R8: the fields of the spring's side are one."""
    table = tables.game()
    cloister = {"cloister", "road 0", "field 0", "field 1"}
    assert table.choices("RH", at=(1, 0)) == cloister
    assert table.choices("RC", at=(1, 0)) == {"city 0", "city 1", "field 0"}


def test_the_river_scores_nothing(tables: Tables) -> None:
    """CA R8"""
    assert tables.game(*FULL_RIVER, "(9,2):RL3").final() == {}
    farmer = tables.game("(1,0):RD1 red on field 0")
    assert farmer.final() == {}


def test_a_river_tile_that_does_not_fit_leaves_the_game(tables: Tables) -> None:
    """CA R9: the same player draws another river tile."""
    table = tables.game(*BESIDE_THE_SPRING)
    player = table.up()
    assert not table.draw("RB")
    assert table.up() == player
    assert table.to_draw() == {"RC": 1, "RE": 1, "RH": 1}


def test_the_lake_is_a_turn_of_its_own(tables: Tables) -> None:
    """CA R10: the next player draws it without a choice and may put a farmer on its meadow."""
    table = tables.game(*FULL_RIVER)
    assert table.up() == ("red", 1)
    assert table.to_draw() == {"RL": 1}
    assert table.placements("RL") == {"(9,2):RL3"}
    assert table.choices("RL", at=(9, 2), turn=3) == {"field 0"}
    table.play("RL", at=(9, 2), turn=3, figure="field 0")
    assert table.up() == ("blue", 1)


def test_a_lake_that_does_not_fit_leaves_the_game(tables: Tables) -> None:
    """CA R11: the river stays open, and the same player draws from the stock."""
    table = tables.game(*NO_PLACE_FOR_THE_LAKE)
    player = table.up()
    assert not table.draw("RL")
    assert table.up() == player
    assert sum(table.to_draw().values()) == 72
    for tile in table.to_draw():
        assert not [text for text in table.placements(tile) if text.startswith("(5,0)")]


def test_after_the_lake_the_stock_is_drawn(tables: Tables) -> None:
    """CA R12"""
    table = tables.game(*FULL_RIVER, "(9,2):RL3")
    assert not set(table.to_draw()) & set(RIVER_TILES)
    assert {"(0,1):B0", "(0,-1):B0", "(-1,0):B0", "(10,2):B0"} <= table.placements("B")


def test_the_river_separates_fields_like_a_road(tables: Tables) -> None:
    """CA R13: and it closes neither roads nor cities."""
    table = tables.position("(0,0):RD0", "(0,1):RI1")
    assert not table.joined("(0,0) field 0", "(0,0) field 1")
    assert table.joined("(0,0) field 0", "(0,1) field 2")
    assert table.joined("(0,0) field 1", "(0,1) field 1")
    assert not table.feature("(0,1) road 0").complete
    assert not tables.position("(0,0):RC0").feature("(0,0) city 0").complete


def test_the_meadow_goes_round_spring_and_lake(tables: Tables) -> None:
    """CA R14"""
    table = tables.position("(0,0):RA3", "(1,0):RD1", "(3,0):RL3", "(2,0):RD1")
    assert table.joined("(0,0) field 0", "(1,0) field 0", "(1,0) field 1", "(3,0) field 0")
    only_lake = tables.position("(0,0):RD1", "(1,0):RL3")
    assert only_lake.joined("(0,0) field 0", "(0,0) field 1")


@pytest.mark.parametrize(("tile", "fields"), [("RB", 4), ("RH", 3), ("RK", 4)])
def test_a_bridge_road_separates_the_fields(tables: Tables, tile: str, fields: int) -> None:
    """CA R15: and no field joins another under the bridge."""
    table = tables.position(f"(0,0):{tile}0")
    spots = [f"(0,0) field {index}" for index in range(fields)]
    assert not any(table.joined(a, b) for a in spots for b in spots if a != b)
    assert not table.feature("(0,0) road 0").complete


def test_the_road_over_the_bridge_is_not_interrupted(tables: Tables) -> None:
    """CA R15"""
    table = tables.position("(0,0):RK0", "(1,0):U1", "(-1,0):U1")
    assert table.feature("(0,0) road 0").cells == ((-1, 0), (0, 0), (1, 0))


def test_the_bridge_roads_end_at_gate_and_cloister(tables: Tables) -> None:
    """CA R16: and one meadow goes round the cloister."""
    gate = tables.position("(0,0):RB0 red on road 0")
    assert gate.play("A", at=(0, -1), turn=2).points == {"red": 2}
    cloister = tables.position("(0,0):RH0 red on road 0", "(1,0):RD1", "(-1,0):RD1")
    assert cloister.joined("(1,0) field 0", "(-1,0) field 0", "(0,0) field 0")
    assert cloister.play("A", at=(0, -1), turn=2).points == {"red": 2}


def test_river_tiles_count_like_others(tables: Tables) -> None:
    """CA R17: neighbours of a cloister, tiles of a road and of a city."""
    table = tables.position("(0,0):RH0 red on cloister", "(1,0):RD1", "(-1,0):RD1")
    assert table.final() == {"red": 3}
    road = tables.position("(0,0):RK0 red on road 0", "(1,0):U1")
    assert road.final() == {"red": 2}
    city = tables.position("(0,0):RE0 red on city 0", "(0,1):G1")
    assert city.final() == {"red": 2}


def test_eleven_tiles_are_placed_before_the_stock(tables: Tables) -> None:
    """CA R18: one fewer for each that leaves the game."""
    table = tables.game(*FULL_RIVER, "(9,2):RL3")
    assert len([*FULL_RIVER, "the lake"]) == 11
    assert sum(table.to_draw().values()) == 72
    short = tables.game(*BESIDE_THE_SPRING)
    for tile in ("RB", "RC", "RE"):
        assert not short.draw(tile)
    short.play("RH", at=(-1, 0), turn=1, by="red")
    assert short.to_draw() == {"RL": 1}
