"""The count table of section 14: what each type can do as the first tile beside the start tile."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Draw, Place, Start

# Type: placements on the cells N, E, S, W of the start tile, then moves with or without a follower.
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
ROUND_THE_START = ((0, 1), (1, 0), (0, -1), (-1, 0))


def with_first_tile(tile: str) -> CarcassonneState:
    state = Carcassonne().start(2)
    state.apply(CHANCE, Start(0))
    state.apply(CHANCE, Draw(tile))
    return state


def placements(tile: str) -> list[Place]:
    listed = with_first_tile(tile).legal(0)
    places = [action for action in listed if isinstance(action, Place)]
    assert len(places) == len(listed)
    return places


def moves(tile: str) -> int:
    """Placement times what may be done with a follower, none included."""
    count = 0
    for place in placements(tile):
        state = with_first_tile(tile)
        state.apply(0, place)
        count += len(state.legal(0))
    return count


@pytest.mark.parametrize("tile", COUNTS)
def test_the_first_tile_has_the_counted_placements(tile: str) -> None:
    """CA 14, the count table."""
    cells = [(place.x, place.y) for place in placements(tile)]
    assert tuple(cells.count(cell) for cell in ROUND_THE_START) == COUNTS[tile][0]
    assert len(cells) == sum(COUNTS[tile][0])


@pytest.mark.parametrize("tile", COUNTS)
def test_the_first_tile_has_the_counted_moves(tile: str) -> None:
    """CA 14, the count table."""
    assert moves(tile) == COUNTS[tile][1]


def test_all_types_together_have_102_placements_and_484_moves() -> None:
    """CA 14, the sums; and no first tile is ever discarded."""
    assert len(COUNTS) == 24
    assert sum(len(placements(tile)) for tile in COUNTS) == 102
    assert sum(moves(tile) for tile in COUNTS) == 484
    assert all(placements(tile) for tile in COUNTS)
