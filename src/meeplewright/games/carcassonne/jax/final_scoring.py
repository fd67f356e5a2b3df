"""The end of the game (CA 10, 11): incomplete features, and fields with the options of CA 13."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.arrays import MONK, ROUND_IT, Table, barrier
from meeplewright.games.carcassonne.jax.followers import FOLLOWERS
from meeplewright.games.carcassonne.jax.labels import all_labels, label_at

_LABEL_WORDS: Final = -(-facts.WAYS // 32)
"""A set of labels, one bit each, takes this many words."""


def final_points(table: Table, farmers: str) -> jax.Array:
    """[seats]: the points if the game ended here."""
    points = table.points + _unfinished_ways(table) + _unfinished_cloisters(table)
    if farmers == "per_city_4":
        points = points + _by_city(table)
    elif farmers != "none":
        points = points + _by_field(table, once=farmers == "per_field_3_once")
    return points.astype(jnp.int16)


def _counts(followers: jax.Array, seats: int) -> jax.Array:
    """[…, seats]: how many followers each seat has there."""
    return (followers.astype(jnp.int32)[..., None] >> (3 * np.arange(seats))) & 7


def _winners(counts: jax.Array) -> jax.Array:
    """CA 7.5: the seats with the most followers, all of them if tied."""
    return (counts == counts.max(-1, keepdims=True)) & (counts > 0)


def _unfinished_ways(table: Table) -> jax.Array:
    """CA 10.2: completed ones have no followers any more."""
    words = table.ways[:, 0]
    worth = ((words >> 8) & 255) + jnp.where(facts.IS_CITY, words >> 16, 0)
    is_head = all_labels(table.way_labels, facts.WAYS) == np.arange(facts.WAYS)
    followers = jnp.where(is_head, table.ways[:, 1] & FOLLOWERS, 0)
    return jnp.where(_winners(_counts(followers, len(table.points))), worth[:, None], 0).sum(0)


def _unfinished_cloisters(table: Table) -> jax.Array:
    whose = (table.cloisters >> MONK)[:, None] == 1 + np.arange(len(table.points))[None, :]
    worth = 1 + ((table.cloisters >> ROUND_IT) & 15)
    return jnp.where(whose, worth[:, None], 0).sum(0)


def _touching(table: Table) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Fields with the completed cities next to them: followers, city, and which pairs count."""
    field = label_at(table.field_labels, facts.TOUCHING_FIELD)
    city = label_at(table.way_labels, facts.TOUCHED_CITY)
    on_table = table.ways[facts.TOUCHED_CITY, 0] != 0
    is_complete = (table.ways[city, 0] & 255) == 0
    followers = table.fields[field].astype(jnp.int32)
    found = field, city, jnp.where(on_table & is_complete, followers, 0)
    return barrier(found)


def _once(field: jax.Array, city: jax.Array, followers: jax.Array) -> jax.Array:
    """The followers of each pair of field and city that is not a duplicate."""
    same = (field[:, None] == field[None, :]) & (city[:, None] == city[None, :])
    earlier: Any = np.tri(len(facts.TOUCHED_CITY), k=-1, dtype=bool)
    return jnp.where((same & earlier).any(1), 0, followers)


def _by_field(table: Table, once: bool) -> jax.Array:
    """CA 11.2 to 11.5: 3 for each completed city next to a field, to a player once per city."""
    field, city, followers = _touching(table)
    seats = len(table.points)
    if not once:
        return 3 * _winners(_counts(_once(field, city, followers), seats)).sum(0)
    winners = _winners(_counts(followers, seats))
    bits = (jnp.uint32(1) << (city & 31).astype(jnp.uint32))[:, None, None]
    is_its_word = (city >> 5)[:, None] == np.arange(_LABEL_WORDS)
    paid = jnp.where(winners[:, :, None] & is_its_word[:, None, :], bits, np.uint32(0))
    cities = lax.reduce(paid, np.uint32(0), lax.bitwise_or, (0,))  # [seats, words]
    return 3 * lax.population_count(cities).astype(jnp.int32).sum(1)


def _by_city(table: Table) -> jax.Array:
    """CA 13, per_city_4: the most farmers on all fields next to a completed city."""
    field, city, followers = _touching(table)
    together = jnp.zeros(facts.WAYS, jnp.int32).at[city].add(_once(field, city, followers))
    return 4 * _winners(_counts(together, len(table.points))).sum(0)
