"""Corner cases KR1 to KR18 of the numbered rules: The River."""

from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from tests.conftest import FULL, MODE

from .notation import Table, Tables
from .rivers import (
    BESIDE_THE_SPRING,
    FULL_RIVER,
    NO_PLACE_FOR_THE_LAKE,
    TENTH_TILE_MEETS_THE_FIRST,
)

RIVERS = 20_000 if FULL else 1_500 if MODE == "compiled" else 300


def test_nobody_draws_from_the_stock_while_there_are_river_tiles(tables: Tables) -> None:
    """CA R1, KR1."""
    table = tables.game(*FULL_RIVER[:5])
    assert set(table.to_draw()) == {"RK", "RG", "RI", "RE"}


def test_a_river_tile_goes_nowhere_but_to_the_end(tables: Tables) -> None:
    """CA R5, KR2: meadow beside meadow is not enough."""
    table = tables.game("(1,0):RD1")
    assert {text.split(":")[0] for text in table.placements("RG")} == {"(2,0)"}


def test_a_bend_after_the_spring_turns_either_way(tables: Tables) -> None:
    """CA R7, KR3."""
    for river_turns in ("no_u_turn", "alternate"):
        table = tables.game(river_turns=river_turns)
        assert table.placements("RE") == {"(1,0):RE0", "(1,0):RE1"}


def test_left_three_times_with_straight_tiles_between(tables: Tables) -> None:
    """CA R7, KR4."""
    turns = ("(1,0):RG0", "(1,1):RD0", "(1,2):RG3", "(0,2):RD1")
    assert "(-1,2):RI0" in tables.game(*turns).placements("RI")
    alternate = tables.game(*turns[:2], river_turns="alternate")
    assert "(1,2):RG3" not in alternate.placements("RG")


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("RB", set()),
        ("RC", set()),
        ("RE", set()),
        ("RD", {"(-1,0):RD0"}),
        ("RG", {"(-1,0):RG3"}),
        ("RH", {"(-1,0):RH1"}),
    ],
)
def test_what_fits_beside_the_spring(tables: Tables, tile: str, turns: set[str]) -> None:
    """CA R6 and R9, KR5: a river that comes back."""
    assert tables.game(*BESIDE_THE_SPRING).placements(tile) == turns


def test_the_lake_fits_beside_the_spring(tables: Tables) -> None:
    """CA R6, KR5."""
    table = tables.game(*BESIDE_THE_SPRING)
    for tile in ("RB", "RC", "RE"):
        assert not table.draw(tile)
    table.play("RH", at=(-1, 0), turn=1, by=table.up()[0])
    assert table.placements("RL") == {"(-1,1):RL2"}


def lost(number: int, river_turns: str) -> list[str]:
    """The river tiles that leave a game with random moves."""
    rng = Random(number)
    state = Carcassonne().start(2, {"expansions": "river", "river_turns": river_turns})
    while state.to_json()["entry"] < 1 or river_left(state):
        if state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(state.to_act or 0, rng.choice(state.legal(state.to_act or 0)))
    discarded: list[str] = state.to_json()["discarded"]
    return discarded


def river_left(state: CarcassonneState) -> bool:
    river = state.to_json()["river"]
    return state.to_act != CHANCE or (river is not None and river["left"] > 0)


def test_how_often_a_river_loses_a_tile() -> None:
    """CA R9 and R11, KR6: 3.7 in 100 rivers, 1.6 in 100 the lake."""
    discarded = [lost(number, "no_u_turn") for number in range(RIVERS)]
    assert 0.015 < sum(map(bool, discarded)) / RIVERS < 0.065
    assert 0.003 < sum("RL" in tiles for tiles in discarded) / RIVERS < 0.035


def test_alternating_bends_never_lose_a_tile() -> None:
    """CA R7, KR6."""
    assert not any(lost(number, "alternate") for number in range(RIVERS))


def test_a_discarded_river_tile_is_gone_for_good(tables: Tables) -> None:
    """CA R9, KR7: it would fit after the next tile."""
    table = tables.game(*BESIDE_THE_SPRING)
    assert not table.draw("RC")
    table.play("RH", at=(-1, 0), turn=1, by=table.up()[0])
    assert "RC" not in table.to_draw()
    assert table.placements("RC") != set()


def test_the_cell_at_the_open_end_stays_empty_for_ever(tables: Tables) -> None:
    """CA R11, KR8: but the cells beside it are open."""
    table = tables.game(*NO_PLACE_FOR_THE_LAKE)
    table.draw("RL")
    assert cells_open(table) & {"(5,0)", "(5,-1)"} == {"(5,-1)"}
    table.play("D", at=(5, -1), turn=2, by=table.up()[0])
    assert "(5,0)" not in cells_open(table)


def cells_open(table: Table) -> set[str]:
    """The cells where any tile of the stock can be placed."""
    placed = [text for tile in table.to_draw() for text in table.placements(tile)]
    return {text.split(":")[0] for text in placed}


def test_the_road_that_needs_the_closed_cell_stays_unfinished(tables: Tables) -> None:
    """CA R11, KR8: it can still grow at its other end."""
    turns = list(NO_PLACE_FOR_THE_LAKE)
    turns[3] = "(4,0):RI1 blue on road 0"
    table = tables.game(*turns)
    table.draw("RL")
    table.play("A", at=(4, 1), by=table.up()[0])
    assert not table.feature("(4,0) road 0").complete
    assert table.final() == {"blue": 2}


def test_the_cloister_by_the_river_counts_its_neighbours(tables: Tables) -> None:
    """CA R17, KR9: river tiles and others alike; any tile completes it."""
    sides = ("(-1,0):RD1", "(1,0):RD1", "(0,-1):U0", "(0,1):B0", "(1,1):B0", "(-1,1):B0")
    table = tables.position("(0,0):RH0 red on cloister", *sides, "(1,-1):B0")
    assert table.final() == {"red": 8}
    assert table.play("E", at=(-1, -1), turn=2, by="blue").points == {"red": 9}


def test_the_meadow_of_the_lake_is_often_taken(tables: Tables) -> None:
    """CA R10 and R14, KR10: the banks meet there."""
    free = tables.position("(0,0):RD1", expansions="river")
    assert free.feature("(0,0) field 0").followers == {}
    turns = list(FULL_RIVER)
    turns[9] = "(8,2):RE3 blue on field 0"
    taken = tables.game(*turns)
    assert taken.choices("RL", at=(9, 2), turn=3) == set()
    assert tables.game(*FULL_RIVER).choices("RL", at=(9, 2), turn=3) == {"field 0"}


@pytest.mark.parametrize(("bridge", "together"), [("(1,0):RD1", True), ("(1,0):RK1", False)])
def test_only_bridges_cut_the_meadow_along_the_river(
    tables: Tables, bridge: str, together: bool
) -> None:
    """CA R13 to R15, R14, KR11."""
    table = tables.position("(0,0):RA3", bridge, "(2,0):RD1", "(3,0):RL3")
    assert table.joined("(0,0) field 0", "(3,0) field 0") is together
    assert table.joined("(2,0) field 0", "(2,0) field 1")


def test_two_of_the_four_fields_by_the_gate_touch_the_city(tables: Tables) -> None:
    """CA R16, KR12."""
    table = tables.position("(0,0):RB0")
    assert [table.cities_at(f"(0,0) field {index}") for index in range(4)] == [1, 0, 0, 1]


def test_the_field_inside_the_bend_does_not_touch_the_city(tables: Tables) -> None:
    """CA R13, KR13."""
    table = tables.position("(0,0):RE0")
    assert [table.cities_at(f"(0,0) field {index}") for index in range(2)] == [1, 0]


def test_what_is_completed_while_the_river_is_laid_is_scored_at_once(tables: Tables) -> None:
    """CA R4, KR14: the city of the first tile is closed by the tenth."""
    turns = ("(1,0):RC0 red on city 1", "(2,0):RK1", "(3,0):RG3", "(3,-1):RD0", "(3,-2):RG0")
    table = tables.game(*turns, "(2,-2):RD1", "(1,-2):RI3")
    assert table.placements("RE") == {"(1,-1):RE0"}
    table.play("RE", at=(1, -1), by="blue")
    assert table.feature("(1,0) city 1").cells == ((1, -1), (1, 0))
    assert table.final() == {"red": 2}


def test_a_second_part_after_the_tenth_tile_draws_the_lake(tables: Tables) -> None:
    """CA M7, KR15."""
    table = tables.game(
        *TENTH_TILE_MEETS_THE_FIRST,
        expansions="river-traders_and_builders",
        standing="(1,0):RE0 blue on city 0 and blue builder on city 0",
    )
    assert table.play("RB", at=(1, 1), turn=2, by="blue").second_tile
    assert table.up() == ("blue", 2)
    assert table.to_draw() == {"RL": 1}
    table.play("RL", at=(2, 1), turn=3, by="blue")
    assert table.up() == ("red", 1)
    assert "U" in table.to_draw()


def test_the_player_after_the_lake_draws_the_first_stock_tile(tables: Tables) -> None:
    """CA R10, KR16."""
    table = tables.game(*FULL_RIVER)
    assert table.up() == ("red", 1)
    table.play("RL", at=(9, 2), turn=3, by="red")
    assert table.up() == ("blue", 1)
    assert sum(table.to_draw().values()) == 72


@pytest.mark.parametrize(("option", "count"), [("in_stock", 4), ("out", 3)])
def test_how_many_start_tiles_are_drawn(tables: Tables, option: str, count: int) -> None:
    """CA R3, KR17."""
    river = (*FULL_RIVER, "(9,2):RL3")
    assert tables.game(*river, river_start_tile=option).to_draw()["D"] == count


def test_after_the_lake_nothing_is_special_any_more(tables: Tables) -> None:
    """CA R12, KR18: all sides of the lake and the cells by the river are open."""
    table = tables.game(*FULL_RIVER, "(9,2):RL3")
    cells = {text.split(":")[0] for text in table.placements("B")}
    assert {"(10,2)", "(9,3)", "(3,1)", "(3,-1)", "(0,1)"} <= cells
