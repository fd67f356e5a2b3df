"""Which feature each segment belongs to: labels of seven bits, four to a word.

A tile that joins features gives all their segments the same label. For that, every label is
compared with every old one, which is the most expensive part of placing a tile. In words it is done
four at a time.
"""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

Changes = list[tuple[jax.Array, jax.Array]]

NOTHING: Final = 127
"""A label that no segment has."""
_UNUSED: Final = 126
"""Fills the last word: not a segment, and not a label that is ever changed."""

_EACH: Final = np.uint32(0x01010101)
_SEVEN: Final = np.uint32(0x7F7F7F7F)
_EIGHTH: Final = np.uint32(0x80808080)
_SHIFTS: Any = np.arange(0, 32, 8, dtype=np.uint32)


def first_labels(segments: int) -> Any:
    """Every segment is its own feature."""
    padded: Any = np.full(-(-segments // 4) * 4, _UNUSED, np.uint32)
    padded[:segments] = np.arange(segments)
    return (padded.reshape(-1, 4) << _SHIFTS).sum(1, dtype=np.uint32)


def label_at(words: jax.Array, segment: jax.Array) -> jax.Array:
    word = words[segment >> 2]
    return ((word >> (8 * (segment & 3)).astype(jnp.uint32)) & 127).astype(jnp.int32)


def all_labels(words: jax.Array, segments: int) -> jax.Array:
    """[segments]: one by one."""
    spread = (words[:, None] >> _SHIFTS) & 127
    return spread.reshape(-1)[:segments].astype(jnp.int32)


def change(is_made: jax.Array, old: jax.Array, new: jax.Array) -> tuple[jax.Array, jax.Array]:
    """A change from one label to another, if it is made at all, in the form for `changed`."""
    old = jnp.where(is_made, old, NOTHING)
    return old.astype(jnp.uint32) * _EACH, new.astype(jnp.uint32) * _EACH


def changed(words: jax.Array, changes: Changes) -> jax.Array:
    """Apply one change after the other, on four labels at once.

    Adding 127 to seven bits sets the eighth bit unless all seven are zero. So the eighth bit tells
    where labels differ, and is spread over the other seven.
    """
    for old, new in changes:
        same = ~((words ^ old) + _SEVEN) & _EIGHTH
        where = (same << 1) - (same >> 7)
        words = words ^ ((words ^ new) & where)
    return words


def own_changes(head: list[jax.Array], first: jax.Array) -> Changes:
    """The new tile's own connected segments get the label of the first of them."""
    return [change(head[own] != own, first + own, first + head[own]) for own in range(1, len(head))]
