"""Planes show the same as the lists of an observation, cell by cell."""

from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import CHANCE
from meeplewright.envs.arrays import Layout, row_array
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.carcassonne.rules.planes import PLANES, planes


def position(seed: int, entries: int) -> CarcassonneState:
    state = Carcassonne().start(3)
    rng = Random(seed)
    for _ in range(entries):
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


def observed(state: CarcassonneState, seat: int) -> dict[str, Any]:
    encoding = Carcassonne().encoding(3)
    return Layout(encoding).named(row_array(encoding.observe(state, seat)))


def marks(made: Any, x: int, y: int) -> set[str]:
    size = made.shape[-1]
    column = made[:, y % size, x % size]
    return {name for name, marked in zip(PLANES, column, strict=True) if marked}


@pytest.mark.parametrize("seed", range(3))
def test_every_tile_follower_and_open_cell_is_marked_and_nothing_else(seed: int) -> None:
    state = position(seed, 101)
    made = planes(observed(state, 1))
    form = state.to_json()
    expected: dict[tuple[int, int], set[str]] = {}
    for tile in form["tiles"]:
        names = {"tile", f"type {tile['tile']}", f"turn {tile['turn']}"}
        expected[tile["x"], tile["y"]] = names
    for follower in form["followers"]:
        at = "" if follower["at"] is None else f":{follower['at']}"
        names = expected[follower["x"], follower["y"]]
        names |= {f"follower of seat {(follower['seat'] - 1) % 3}"}
        names |= {f"follower on {follower['on']}{at}"}
    for cell in state.open_cells():
        expected[cell] = {"open cell"}
    for (x, y), names in expected.items():
        found = marks(made, x, y)
        sides = {name for name in found if name.split()[-1] in "NESW" and "type" not in name}
        assert found - sides == names
        assert len(sides) == (4 if "tile" in names else 0)
    assert made.any(axis=0).sum() == len(expected)


def test_sides_show_the_terrain_as_the_tile_lies() -> None:
    """The start tile: a city in the north, a road from west to east, a field in the south."""
    made = planes(observed(position(0, 0), 0))
    sides = {"city N", "road E", "field S", "road W"}
    assert marks(made, 0, 0) == {"tile", "type D", "turn 0", *sides}
    assert marks(made, 0, 1) == {"open cell"} and marks(made, 5, 5) == set()


def test_a_batch_gives_what_each_would_give_alone() -> None:
    some = [observed(position(seed, 40 + 9 * seed), seed % 3) for seed in range(4)]
    names = ("tiles", "cells")
    batch = {name: np.stack([one[name] for one in some]).reshape(2, 2, -1, 6) for name in names[:1]}
    batch["cells"] = np.stack([one["cells"] for one in some]).reshape(2, 2, -1, 2)
    together = planes(batch, size=24)
    assert together.shape == (2, 2, len(PLANES), 24, 24) and together.dtype == np.uint8
    alone = np.stack([planes(one, size=24) for one in some])
    assert np.array_equal(together.reshape(alone.shape), alone)
