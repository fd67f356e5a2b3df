"""What a seat knows as planes for convolutional nets, like `observation_planes.py`, in JAX.

The shape is (height, width, planes), as in Pgx and in the convolutions of JAX libraries.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.carcassonne.observation_planes import NAMES, ON_BOARD
from meeplewright.games.carcassonne.rules.base import COUNTS, FOLLOWERS, LETTERS, TOTAL
from meeplewright.games.carcassonne.rules.encoding import MOST_POINTS, MOST_SEATS, SLOTS
from meeplewright.games.carcassonne.rules.planes import SIZE, side_planes
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import FOLLOWER, PLACE
from meeplewright.games.carcassonne.rules.tables import TURNS
from meeplewright.games.carcassonne.rules.variant import FOLLOWERS_EACH

SHAPE: Final = (SIZE, SIZE, len(NAMES))

_TILE: Final = NAMES.index("tile")
_TYPE: Final = NAMES.index(f"type {LETTERS[0]}")
_TURN: Final = NAMES.index("turn 0")
_SIDE: Final = _TURN + TURNS
_SEAT: Final = NAMES.index("follower of seat 0")
_SPOT: Final = NAMES.index(f"follower on {FOLLOWERS[1].to_text()}")
_OPEN: Final = NAMES.index("open cell")
_LAST: Final = NAMES.index("last tile")
_SLOT: Final = NAMES.index("slot")


def planes(fields: Mapping[str, jax.Array]) -> jax.Array:
    """Floats of the shape SHAPE from the fields of one observation."""
    board = jnp.zeros((SIZE, SIZE, len(ON_BOARD)), jnp.float32)
    board = _with_tiles(board, fields)
    board = _with_cells(board, fields["cells"].astype(jnp.int32))
    rest = jnp.broadcast_to(_everywhere(fields), (SIZE, SIZE, len(NAMES) - len(ON_BOARD)))
    return jnp.concatenate([board, rest], axis=-1)


def _with_tiles(board: jax.Array, fields: Mapping[str, jax.Array]) -> jax.Array:
    kind, x, y, turn, seat, code = fields["tiles"].astype(jnp.int32).T
    there = kind >= 0
    held = there & (seat >= 0)
    last = np.arange(len(kind)) == fields["tiles_laid"][0] - 1
    sides = jnp.asarray(side_planes())[jnp.where(there, kind * TURNS + turn, 0)]
    terrains = side_planes().max() + 1
    marks = [
        (there, _TILE),
        (there, _TYPE + kind),
        (there, _TURN + turn),
        *[(there, _SIDE + side * terrains + sides[:, side]) for side in range(sides.shape[1])],
        (held, _SEAT + seat),
        (held, _SPOT + code - 1),
        (last, _LAST),
    ]
    for where, plane in marks:
        board = _marked_at(board, where, x, y, plane, 1.0)
    return board


def _with_cells(board: jax.Array, cells: jax.Array) -> jax.Array:
    """The open cells, and their slots from 1 on: ids of actions count by them."""
    used = cells.any(axis=-1)
    x, y = cells.T
    board = _marked_at(board, used, x, y, _OPEN, 1.0)
    slot: Any = np.arange(1, len(cells) + 1, dtype=np.float32) / np.float32(SLOTS)
    return _marked_at(board, used, x, y, _SLOT, slot)


def _marked_at(
    board: jax.Array, where: jax.Array, x: jax.Array, y: jax.Array, plane: Any, value: Any
) -> jax.Array:
    """With this value at these cells; an index beyond the board is dropped."""
    row = jnp.where(where, y % SIZE, SIZE)
    return board.at[row, x % SIZE, plane].set(value, mode="drop")


def _everywhere(fields: Mapping[str, jax.Array]) -> jax.Array:
    """The numbers that are the same in all cells."""
    points = fields["points"]
    return jnp.concatenate(
        [
            _is_one_of(fields["phase"], (PLACE, FOLLOWER)),
            _is_one_of(fields["player"], range(MOST_SEATS)),
            _scaled(points >= 0, 1),
            _scaled(jnp.maximum(points, 0), MOST_POINTS),
            _scaled(jnp.maximum(fields["supply"], 0), FOLLOWERS_EACH),
            _is_one_of(fields["in_hand"], range(len(LETTERS))),
            _scaled(fields["bag"], max(COUNTS)),
            _scaled(fields["bag_left"], TOTAL - 1),
            _is_one_of(fields["farmers"], range(len(FARMER_RULES))),
            _is_one_of(fields["small_city"], (4,)),
        ]
    )


def _is_one_of(number: jax.Array, values: Any) -> jax.Array:
    """For each value: 1 if the number is that value."""
    return _scaled(number == np.array(values), 1)


def _scaled(numbers: jax.Array, most: int) -> jax.Array:
    """0 to `most` becomes 0 to 1."""
    return numbers.astype(jnp.float32) / np.float32(most)
