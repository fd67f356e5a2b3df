"""The slow game itself follows the numbered rules: examples X1 to X24 and the count table.

The corner cases and options are in test_slow_corners.py.
"""

import pytest

from .slow import SlowGame
from .slow_board import TILES, Cell
from .slow_position import add, at_the_end, legal, offered, position, scored

# City A lies in the row 0, city B above it; both touch the upper field, the lower field only A.
BOARD_AB = ("(-1,0):E1", "(1,0):E3", "(0,2):E2")


def test_road_and_meadow_go_on_over_the_border() -> None:
    """CA 4.2, example X1."""
    assert legal(position("(0,0):D0"), "(1,0):U1")


def test_city_and_meadow_go_on_over_two_borders() -> None:
    """CA 4.2, example X2."""
    assert legal(position("(0,0):D0", "(1,0):D0", "(0,1):E2"), "(1,1):E2")


def test_city_goes_on_over_the_border() -> None:
    """CA 4.2, example X3."""
    assert legal(position("(0,0):D0"), "(0,1):E2")


def test_field_may_not_meet_road() -> None:
    """CA 4.2, example X4."""
    assert not legal(position("(0,0):D0"), "(1,0):E0")


def test_occupied_city_leaves_only_the_field() -> None:
    """CA 5.3, example X5."""
    game = position("(0,0):D0", "(0,1):G1 red on city 0", "(0,2):E2")
    assert offered(game, "blue") == {"field 0"}
    assert scored(game) == {"red": 6}


def test_own_farmer_blocks_the_larger_field() -> None:
    """CA 5.3, example X6."""
    game = position("(0,0):D0", "(1,0):D0 red on field 0", "(-1,0):J0")
    assert offered(game, "red") == {"city 0", "road 0", "field 1"}


def test_completed_road_gives_a_point_for_each_tile() -> None:
    """CA 7.1, example X7."""
    assert scored(position("(0,0):W0 red on road 0", "(1,0):U1", "(2,0):A1")) == {"red": 3}


def test_closed_loop_is_a_completed_road() -> None:
    """CA 6.1, example X8."""
    game = position("(0,0):V2 red on road 0", "(1,0):V1", "(1,1):V0", "(0,1):V3")
    assert scored(game) == {"red": 4}


def test_completed_city_gives_two_for_each_tile_and_pennant() -> None:
    """CA 7.2, example X9."""
    assert scored(position("(-1,0):E1", "(0,0):F0 red on city 0", "(1,0):E3")) == {"red": 8}


def test_city_of_two_tiles_gives_four() -> None:
    """CA 7.2, example X10."""
    assert scored(position("(0,0):E0 red on city 0", "(0,1):E2")) == {"red": 4}


def test_joined_city_pays_both_and_counts_a_tile_once() -> None:
    """CA 7.3, 7.5 and 8.1, example X11."""
    game = position("(0,0):I0 red on city 0", "(0,1):N1", "(1,0):M3 blue on city 0", "(1,1):N2")
    assert game.supply == [6, 6, 7, 7, 7]
    assert scored(game) == {"red": 10, "blue": 10}
    assert game.supply == [7, 7, 7, 7, 7]
    assert not game.followers


def test_cloister_gives_nine_with_the_eighth_tile_round_it() -> None:
    """CA 7.4, example X12."""
    game = position("(0,0):B0 blue on cloister", "(0,1):U1 red on road 0", "(0,-1):U1", "(1,0):U0")
    add(game, "(-1,0):U0", "(1,1):V0", "(-1,1):V3", "(-1,-1):V2")
    assert scored(game) == {}
    add(game, "(1,-1):V1")
    assert scored(game) == {"blue": 9, "red": 8}


@pytest.mark.parametrize(
    ("tiles", "last", "claim", "points"),
    [
        (("(0,0):E0",), "(0,1):E2", ("city", "S"), 4),
        (("(0,0):W0", "(1,0):U1"), "(2,0):A1", ("road", "W"), 3),
    ],
)
def test_follower_on_a_feature_just_completed_scores_and_returns(
    tiles: tuple[str, ...], last: str, claim: tuple[str, str], points: int
) -> None:
    """CA 8.3, example X13."""
    game = position(*tiles, last)
    assert claim in game.follower_choices(0)
    game.put(0, *claim)
    assert game.supply[0] == 6
    assert scored(game) == {"red": points}
    assert game.supply[0] == 7


X14 = (
    "(0,1):X0 red on field 3",
    "(1,1):U1 blue on field 1",
    "(-1,1):D2",
    "(-1,0):E0 black on field 0",
)


def farmers_together(game: SlowGame) -> list[tuple[int, ...]]:
    """How many farmers of each seat stand on each field that has any."""
    return [f.followers for f in game.features() if f.kind == "field" and any(f.followers)]


def test_city_and_roads_keep_three_fields_apart() -> None:
    """CA 9.1, example X14."""
    fields = farmers_together(position(*X14))
    assert sorted(fields) == [(0, 0, 0, 0, 1), (0, 1, 0, 0, 0), (1, 0, 0, 0, 0)]


def test_joined_fields_take_no_further_farmer() -> None:
    """CA 9.3 and 5.7, example X15."""
    game = position(*X14, "(0,0):A2")
    assert farmers_together(game) == [(1, 1, 0, 0, 1)]
    assert offered(game, "red") == {"cloister", "road 0"}


def test_unfinished_road_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X16."""
    assert at_the_end(position("(0,0):U1 red on road 0", "(1,0):U1", "(2,0):U1")) == {"red": 3}


def test_unfinished_cloister_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X17."""
    game = position("(0,0):B0 yellow on cloister", "(1,0):B0", "(0,1):E0", "(-1,0):E3", "(0,-1):E2")
    assert at_the_end(game) == {"yellow": 5}


def test_unfinished_city_gives_a_point_for_each_tile() -> None:
    """CA 10.2, example X18."""
    assert at_the_end(position("(-1,0):E1", "(0,0):G0 blue on city 0")) == {"blue": 2}


def test_unfinished_city_pays_only_the_most_knights() -> None:
    """CA 10.2 and 7.5, example X19."""
    game = position("(-1,0):E1 green on city 0", "(0,0):F0", "(1,0):F0 black on city 0")
    add(game, "(2,0):G0", "(3,0):R0 green on city 0")
    assert at_the_end(game) == {"green": 7}


def test_field_gives_three_for_a_completed_city() -> None:
    """CA 11.3, example X20."""
    assert at_the_end(position("(0,0):E0 blue on field 0", "(0,1):E2")) == {"blue": 3}


def test_field_gives_three_for_each_of_two_cities() -> None:
    """CA 11.3, example X21."""
    game = position("(0,0):E0 blue on field 0", "(0,1):E2", "(1,0):E0", "(1,1):E2")
    assert at_the_end(game) == {"blue": 6}


@pytest.mark.parametrize(("farmers", "points"), [("per_field_3_once", 6), ("per_field_3", 9)])
def test_one_player_gets_a_city_once(farmers: str, points: int) -> None:
    """CA 11.5 and 13, example X22."""
    owner_of_both = "(0,0):G0 blue on field 0 and blue on field 1"
    game = position(*BOARD_AB, owner_of_both, "(0,1):E0", farmers=farmers)
    assert at_the_end(game) == {"blue": points}


def test_most_farmers_own_a_field() -> None:
    """CA 11.2 and 11.4, example X23."""
    game = position(*BOARD_AB, "(0,0):G0 red on field 0 and yellow on field 0 and blue on field 1")
    add(game, "(0,1):E0 red on field 0")
    assert at_the_end(game) == {"red": 6, "blue": 3}


def test_level_farmers_own_a_field_together() -> None:
    """CA 11.2 and 11.4, example X24."""
    game = position(*BOARD_AB, "(0,0):G0 red on field 0 and yellow on field 0 and blue on field 1")
    add(game, "(0,1):E0 red on field 0 and yellow on field 0")
    assert at_the_end(game) == {"red": 6, "yellow": 6, "blue": 3}


# Type: placements north, east, south and west of the start tile, then moves with the follower.
COUNTS = {
    "A": ((0, 1, 3, 1), 20), "B": ((0, 0, 1, 0), 3), "C": ((1, 0, 0, 0), 2),
    "D": ((1, 2, 1, 2), 30), "E": ((1, 0, 3, 0), 12), "F": ((1, 0, 1, 0), 8),
    "G": ((1, 0, 1, 0), 8), "H": ((1, 0, 1, 0), 8), "I": ((2, 0, 2, 0), 16),
    "J": ((1, 2, 1, 2), 30), "K": ((1, 2, 1, 2), 30), "L": ((1, 3, 0, 3), 56),
    "M": ((2, 0, 2, 0), 12), "N": ((2, 0, 2, 0), 12), "O": ((2, 2, 0, 2), 30),
    "P": ((2, 2, 0, 2), 30), "Q": ((3, 0, 1, 0), 12), "R": ((3, 0, 1, 0), 12),
    "S": ((3, 1, 0, 1), 25), "T": ((3, 1, 0, 1), 25), "U": ((0, 1, 1, 1), 12),
    "V": ((0, 2, 2, 2), 24), "W": ((0, 3, 1, 3), 49), "X": ((0, 1, 0, 1), 18),
}  # fmt: skip
ROUND_THE_START: tuple[Cell, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))


def first_moves(tile: str) -> int:
    """Placements beside the start tile times what may be done with a follower."""
    moves = 0
    for placement in SlowGame(2).placements(tile):
        game = SlowGame(2)
        game.place(tile, *placement)
        moves += 1 + len(game.follower_choices(0))
    return moves


@pytest.mark.parametrize("tile", COUNTS)
def test_first_tile_has_the_counted_placements_and_moves(tile: str) -> None:
    """CA 14, the count table."""
    placements = SlowGame(2).placements(tile)
    cells = [(x, y) for x, y, _ in placements]
    assert tuple(cells.count(cell) for cell in ROUND_THE_START) == COUNTS[tile][0]
    assert len(placements) == sum(COUNTS[tile][0])
    assert first_moves(tile) == COUNTS[tile][1]


def test_all_first_tiles_together_have_102_placements_and_484_moves() -> None:
    """CA 14, the sums of the count table."""
    assert sum(len(SlowGame(2).placements(tile)) for tile in TILES) == 102
    assert sum(first_moves(tile) for tile in TILES) == 484


def test_the_bag_holds_the_71_tiles_besides_the_start_tile() -> None:
    """CA 1.2 and 2.2."""
    game = SlowGame(2)
    assert sum(game.bag.values()) == 71
    assert game.bag["D"] == 3
