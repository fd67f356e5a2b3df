"""Positions for tests of bots, and a random source with only the one method they may use."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NoReturn

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState


class PlainLuck(Random):
    """Has only `random()`: compiled and interpreted rules must agree on it."""

    def getrandbits(self, k: int, /) -> NoReturn:
        raise AssertionError("only random() is the same everywhere")


def random_position(seed: int, seats: int = 2, tiles: int | None = None) -> CarcassonneState:
    """A position with a tile in hand, after this many tiles, or any number."""
    rng = Random(seed)
    state = Carcassonne().start(seats)
    wanted = tiles if tiles is not None else int(rng.random() * 60)
    while state.phase_name() != "place" or state.board.laid < wanted:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


def last_turn(seed: int, seats: int = 2) -> CarcassonneState:
    """The last tile is in hand, and followers are left because few were placed."""
    state = random_position(seed, seats, tiles=1)
    rng = Random(seed)
    while state.bag_left > 0 or state.phase_name() != "place":
        seat = state.to_act
        if seat is None:  # the last tile fitted nowhere
            return last_turn(seed + 1000, seats)
        keeps = state.awaits_follower() and rng.random() < 0.9
        action = state.legal(seat)[0] if keeps else state.random_action(rng)
        state.apply(seat, action)
        while state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))
    return state


def is_even(counts: Counter[str], kinds: Iterable[str]) -> bool:
    """Whether all kinds are about equally frequent: at most five deviations from the mean."""
    wanted = set(kinds)
    mean = counts.total() / len(wanted)
    deviation = (mean * (1 - 1 / len(wanted))) ** 0.5
    return set(counts) == wanted and all(
        abs(count - mean) < 5 * deviation for count in counts.values()
    )
