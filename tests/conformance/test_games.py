"""Every game that can be played here keeps every promise, with every number of seats."""

import pytest

from meeplewright.core import find_game, game_names
from meeplewright.core.conformance import check_game
from tests.conftest import FULL

GAMES, POSITIONS = (20, 10) if FULL else (1, 1)
TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seat_counts]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_keeps_every_promise(name: str, seats: int) -> None:
    report = check_game(find_game(name), seats=seats, games=GAMES, positions=POSITIONS)
    assert report.games >= GAMES
