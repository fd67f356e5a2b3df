"""What a new tile joins: its own segments, the adjacent features, and what becomes connected.

A tile has at most four segments of a kind and at most four neighbours, so everything here is
written out over lists of single numbers. That compiles to one pass with one game per lane. Arrays
of four would be reduced again and again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.arrays import OPEN, Numbers, Table, barrier
from meeplewright.games.carcassonne.jax.facts import MOST, NO_LOCAL, NONE
from meeplewright.games.carcassonne.jax.labels import label_at

OPPOSITE: Final = (2, 3, 0, 1)


class Neighbours(NamedTuple):
    """The tiles next to a cell, N E S W: whether there is one, and its words in `facts.py`."""

    there: Numbers
    sides: Numbers
    halves: Numbers
    firsts: Numbers


class Joins(NamedTuple):
    """What the new tile's ways, or its fields, meet at its sides, or half-edges."""

    local: Numbers  # by place: which of the tile's segments is there
    label: Numbers  # by place: the neighbour's feature, NONE if there is none
    first: Numbers  # by place: whether this is the first place with this feature
    head: Numbers  # by own segment: the first of them in the same feature


def neighbours_of(table: Table, beside: Numbers) -> Neighbours:
    there = [(cell > 0) & (cell < OPEN) for cell in beside]
    tiles = [jnp.where(is_tile, cell - 1, 0) for is_tile, cell in zip(there, beside, strict=True)]
    oriented = [table.oriented[tile].astype(jnp.int32) for tile in tiles]
    return barrier(
        Neighbours(
            there,
            [jnp.asarray(facts.SIDES_WORD)[turned] for turned in oriented],
            [jnp.asarray(facts.HALVES_WORD)[turned] for turned in oriented],
            [jnp.asarray(facts.FIRSTS_WORD)[tile] for tile in tiles],
        )
    )


def join_ways(table: Table, sides: jax.Array, near: Neighbours) -> Joins:
    local = [(sides >> (3 * side)) & 7 for side in range(4)]
    labels = []
    for side in range(4):
        theirs = (near.sides[side] >> (3 * OPPOSITE[side])) & 7
        labels.append((near.firsts[side] & 255) + theirs)
    meets = [near.there[side] & (local[side] != NO_LOCAL) for side in range(4)]
    return _joins(table.way_labels, local, labels, meets)


def join_fields(table: Table, halves: jax.Array, near: Neighbours) -> Joins:
    """A half-edge meets the neighbour's other half of the opposite side (CA 9.2)."""
    local = [(halves >> (3 * half)) & 7 for half in range(8)]
    labels, meets = [], []
    for half in range(8):
        side = half // 2
        across = 2 * OPPOSITE[side] + 1 - half % 2
        theirs = (near.halves[side] >> (3 * across)) & 7
        labels.append(((near.firsts[side] >> 8) & 255) + theirs)
        meets.append(near.there[side] & (local[half] != NO_LOCAL))
    return _joins(table.field_labels, local, labels, meets)


def _joins(known: jax.Array, local: Numbers, segments: Numbers, meets: Numbers) -> Joins:
    label = [
        jnp.where(is_met, label_at(known, jnp.where(is_met, segment, 0)), NONE)
        for is_met, segment in zip(meets, segments, strict=True)
    ]
    label = barrier(label)
    first, bit = _first_met(label)
    held = _held(local, bit)
    return barrier(Joins(local, label, first, _heads(held)))


def _first_met(label: Numbers) -> tuple[Numbers, Numbers]:
    """Whether a place is the first with its feature, and a bit that stands for the feature."""
    first: Numbers = []
    bits: Numbers = []
    for place, here in enumerate(label):
        bit = jnp.where(here != NONE, jnp.int32(1 << place), 0)
        is_first = here != NONE
        for earlier in range(place):
            again = (label[earlier] == here) & (here != NONE)
            is_first &= ~again
            bit = jnp.where(again, bits[earlier], bit)
        first.append(is_first)
        bits.append(bit)
    return first, bits


def _held(local: Numbers, bits: Numbers) -> Numbers:
    """Which features each of the tile's own segments meets, as bits."""
    held = []
    for own in range(MOST):
        mine = jnp.int32(0)
        for place, bit in zip(local, bits, strict=True):
            mine |= jnp.where(place == own, bit, 0)
        held.append(mine)
    return held


def _heads(held: Numbers) -> Numbers:
    """The first own segment that is connected to each, through the features they meet."""
    held = list(held)
    for _ in range(2):
        for one in range(MOST):
            for other in range(MOST):
                if one != other:
                    touch = (held[one] & held[other]) != 0
                    held[one] |= jnp.where(touch, held[other], 0)
    heads = []
    for one in range(MOST):
        head = jnp.int32(one)
        for other in reversed(range(one)):
            head = jnp.where((held[one] & held[other]) != 0, other, head)
        heads.append(head)
    return heads


def pick(numbers: Numbers, which: Any) -> jax.Array:
    """The number at this index of a short list."""
    found = numbers[0]
    for place in range(1, len(numbers)):
        found = jnp.where(which == place, numbers[place], found)
    return found
