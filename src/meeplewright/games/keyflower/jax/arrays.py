"""A game of Keyflower as arrays of fixed shapes: `Table`, and what its numbers mean.

Everything is for one game; `jax.vmap` makes thousands. The names follow the rules' own `table.py`.
A *stall* is one of the few tiles that can be bid on this season, in ascending order: auction tiles,
then turn order tiles. Bids are stored by stall.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax import facts
from meeplewright.games.keyflower.jax.facts import GOODS_TILES, Sizes
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.table import ALL_TILES, DRAWING, OVER
from meeplewright.games.keyflower.rules.tiles import NONE
from meeplewright.games.keyflower.rules.village import SIDES

Anything = TypeVar("Anything")

NO_TILE: Final = ALL_TILES
"""In a stall that is not used this season."""

# Phases inside a step, in addition to those of the rules: something must still be done.
ENDING: Final = OVER + 1  # the last player has passed
LANDING: Final = OVER + 2  # all boats are taken
STARTING: Final = OVER + 3  # all villages are finished


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Table:
    """One game between two actions. Inside a step all numbers have 32 bits."""

    # numbers
    phase: jax.Array
    season: jax.Array
    player: jax.Array  # whose turn it is
    start_player: jax.Array  # has the purple worker
    passes: jax.Array  # in direct succession (KF T5)
    act: jax.Array  # the placement in progress: 1 bid, 2 use, 0 none
    target: jax.Array  # its tile
    last_group: jax.Array  # the tile of the losing group brought last
    next_colour: jax.Array  # with boat 4b
    steps: jax.Array  # transport steps left
    upgrades: jax.Array
    aside_skill: jax.Array  # paid, goes to the pile after the draw (KF E5)
    boat_turn: jax.Array
    purple_free: jax.Array  # 1 when nobody bid for the purple worker
    green: jax.Array  # in the supply
    luck: jax.Array  # decides the draws of a step without a key: hidden
    # by kind
    moving: jax.Array  # [4] workers in a placement in progress
    aside: jax.Array  # [4] workers paid, go into the bag after the draw (KF E6)
    supply: jax.Array  # [4] resources
    bag: jax.Array  # [4] hidden
    pile: jax.Array  # [3] hidden
    # by seat
    workers: jax.Array  # [seats, 4] hidden from others
    skills: jax.Array  # [seats, 3] hidden from others
    home: jax.Array
    boat_order: jax.Array
    laying: jax.Array
    built: jax.Array
    dealt: jax.Array  # winter tiles as bits: hidden from others
    chosen: jax.Array  # the same
    points: jax.Array  # when the game is over
    # by boat in play
    cargo_workers: jax.Array
    cargo_skills: jax.Array
    # what is known (KF H): by seat and kind, as everybody knows
    workers_least: jax.Array
    workers_most: jax.Array
    skills_least: jax.Array
    skills_most: jax.Array
    # by observer and kind; the last observer is everybody
    bag_least: jax.Array
    bag_most: jax.Array
    pile_least: jax.Array
    pile_most: jax.Array
    # by stall
    stall: jax.Array  # its tile
    bid: jax.Array  # [stalls, seats]: size of the group
    bid_colour: jax.Array  # [stalls, seats]
    # by tile
    place: jax.Array
    owner: jax.Array
    face: jax.Array
    cell: jax.Array  # see `facts.HOME_CELL`; 0 if it is not in a village
    turn: jax.Array
    colour: jax.Array
    last_use: jax.Array  # [42]
    resources: jax.Array  # [42, 4]
    on_tile: jax.Array  # [42, 4] workers
    # by tile in a village
    near: jax.Array  # [tiles, 6]: the neighbour + 1, 0 for none
    roads: jax.Array  # the sides over which a road goes on, as bits
    crossings: jax.Array  # the sides that boat 2a crosses (KF Y3), as bits
    demand: jax.Array  # [tiles, 6]: of the empty cell there, see village.py


_SMALL: Final = jnp.int8
_LARGE: Final = jnp.int16
_TYPES: Final = {
    "luck": jnp.uint32,
    **dict.fromkeys(["cell", "demand", "dealt", "chosen", "points"], _LARGE),
    **dict.fromkeys(["workers_least", "workers_most", "skills_least", "skills_most"], _LARGE),
    **dict.fromkeys(["bag_least", "bag_most", "pile_least", "pile_most"], _LARGE),
}


def narrowed(table: Table) -> Table:
    """As it is stored."""
    return _converted(
        table, {field.name: _TYPES.get(field.name, _SMALL) for field in fields(Table)}
    )


def widened(table: Table) -> Table:
    """As it is computed with."""
    return _converted(
        table, {field.name: jnp.int32 for field in fields(Table)} | {"luck": jnp.uint32}
    )


def _converted(table: Table, types: dict[str, Any]) -> Table:
    return Table(**{name: getattr(table, name).astype(kind) for name, kind in types.items()})


# -- small helpers ----------------------------------------------------------------------------


def where(active: jax.Array, table: Table, **changes: Any) -> Table:
    """The table with these changes, if active."""
    kept = {name: jnp.where(active, new, getattr(table, name)) for name, new in changes.items()}
    return replace(table, **kept)


def chosen(active: jax.Array, one: Anything, other: Anything) -> Anything:
    """One of two tables or tuples of the same shape."""
    found: Anything = jax.tree.map(lambda new, old: jnp.where(active, new, old), one, other)
    return found


def at(array: Any, index: jax.Array) -> jax.Array:
    """A row of an array; an index outside gives some row."""
    return jnp.asarray(array).at[index].get(mode="clip")


def mark(size: int, index: Any) -> jax.Array:
    """[size]: True at the index. Instead of writing one element, which is slow in a batch."""
    return jnp.arange(size) == index


def bits(flags: jax.Array) -> jax.Array:
    """A word from its bits, the first one lowest."""
    return (flags.astype(jnp.int32) << np.arange(flags.shape[-1])).sum(-1)


def lazily(needed: jax.Array, change: Any, table: Table) -> Table:
    """`change(table)` if needed. In a batch it is computed only if some game needs it."""

    def once(now: tuple[jax.Array, Table]) -> tuple[jax.Array, Table]:
        return jnp.zeros_like(now[0]), change(now[1])

    after: Table = lax.while_loop(lambda now: now[0], once, (needed, table))[1]
    return after


# -- small queries ----------------------------------------------------------------------------


def in_village(table: Table, seat: jax.Array, place: int) -> jax.Array:
    """[tiles]: whether it is in this place and belongs to the seat."""
    return (table.place == place) & (table.owner == seat)


def owns(table: Table, seat: jax.Array, power: Any) -> jax.Array:
    """KF Y: whether the seat holds a summer boat whose side has this power."""
    boats = slice(facts.FIRST_SUMMER_BOAT, facts.END_OF_SUMMER_BOATS)
    has = jnp.where(table.face[boats] == 1, power[:, 1], power[:, 0])
    return (has & (table.owner[boats] == seat)).any()


def stall_of(table: Table, tile: jax.Array) -> jax.Array:
    """[stalls]: True for the stall of the tile."""
    return (table.stall == tile) & (table.stall < NO_TILE)


# -- the first one ----------------------------------------------------------------------------


def empty_table(sizes: Sizes) -> Table:
    """Before the first draw: the same for every game."""
    first = new_table(sizes.seats, 0)
    seats, stalls = sizes.seats, sizes.stalls
    places, faces = facts.first_places(seats)
    bag, pile = np.array(list(first.bag)), np.array(list(first.pile))
    parts: dict[str, Any] = {
        "phase": DRAWING,
        "target": NONE,
        "last_group": NONE,
        "aside_skill": NONE,
        "green": first.green,
        "supply": np.array(list(first.supply)),
        "bag": bag,
        "pile": pile,
        "home": np.full(seats, NONE),
        "boat_order": np.full(seats, NONE),
        "laying": np.full(seats, NONE),
        "bag_least": np.tile(bag, (seats + 1, 1)),
        "bag_most": np.tile(bag, (seats + 1, 1)),
        "pile_least": np.tile(pile, (seats + 1, 1)),
        "pile_most": np.tile(pile, (seats + 1, 1)),
        "stall": np.array([NO_TILE] * sizes.auctions + list(sizes.order_tiles)),
        "place": places,
        "face": faces,
        "owner": np.full(ALL_TILES, NONE),
        "colour": np.full(ALL_TILES, NONE),
    }
    shapes: dict[str, tuple[int, ...]] = {
        **dict.fromkeys(["moving", "aside"], (4,)),
        **dict.fromkeys(["workers", "workers_least", "workers_most", "cargo_workers"], (seats, 4)),
        **dict.fromkeys(["skills", "skills_least", "skills_most", "cargo_skills"], (seats, 3)),
        **dict.fromkeys(["built", "dealt", "chosen", "points"], (seats,)),
        **dict.fromkeys(["bid", "bid_colour"], (stalls, seats)),
        **dict.fromkeys(["cell", "turn", "roads", "crossings"], (ALL_TILES,)),
        "last_use": (GOODS_TILES,),
        **dict.fromkeys(["resources", "on_tile"], (GOODS_TILES, 4)),
        **dict.fromkeys(["near", "demand"], (ALL_TILES, SIDES)),
    }
    zeros: dict[str, Any] = {name: np.zeros(shape, np.int32) for name, shape in shapes.items()}
    given = {name: np.asarray(part, np.int32) for name, part in parts.items()}
    numbers = {
        field.name: np.int32(0)
        for field in fields(Table)
        if field.name not in zeros and field.name not in given
    }
    everything = numbers | zeros | given | {"luck": np.uint32(0)}
    return Table(**{name: jnp.asarray(part) for name, part in everything.items()})
