"""Every installed game passes the conformance checks, in the full run with every number of seats.

The daily run plays with the fewest.
"""

import pytest

from meeplewright.core import find_game, game_names
from meeplewright.core.conformance import check_game
from tests.conftest import FULL

GAMES, POSITIONS = (3, 3) if FULL else (1, 1)


def seat_counts(name: str) -> list[int]:
    counts = find_game(name).seat_counts
    return sorted(counts) if FULL else [min(counts)]


TABLES = [(name, seats) for name in game_names() for seats in seat_counts(name)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_keeps_every_promise(name: str, seats: int) -> None:
    report = check_game(find_game(name), seats=seats, games=GAMES, positions=POSITIONS)
    assert report.games >= GAMES
