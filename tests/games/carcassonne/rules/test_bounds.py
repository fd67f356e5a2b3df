"""Upper bounds for the length of a game and its points, from what is printed on the tiles."""

from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.base import TILES
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD, ROAD, Segment

GAME = Carcassonne()


def most_of(segment: Segment) -> int:
    """The most that one segment can add to all scorings together.

    A road or city counts a tile once (CA 7.3). For farmers a city counts once per field, and they
    touch on some tile.
    """
    if segment.kind == CLOISTER:
        return 9
    if segment.kind == CITY:
        return 2 + 2 * segment.pennant
    if segment.kind == FIELD:
        return 4 * len(segment.cities)  # CA 13: at most 4
    assert segment.kind == ROAD
    return 1


def test_nobody_can_have_more_points_than_the_bound() -> None:
    all_there_is = sum(tile.count * most_of(one) for tile in TILES for one in tile.segments)
    assert all_there_is <= GAME.encoding(2).bounds.points


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_no_game_is_longer_than_the_bound(seats: int) -> None:
    most = GAME.encoding(seats).bounds
    state, rng, draws = GAME.start(seats), Random(seats), 0
    while (seat := state.to_act) is not None:
        draws += seat == CHANCE
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    discarded = len(state.view(None).to_json()["discarded"])
    assert draws == most.draws
    assert state.entry - draws == most.decisions - 2 * discarded
