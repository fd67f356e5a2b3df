"""The maximum points of workers, skills and resources at the end: KF F4 to F8.

As in the rules' own `allocation.py`, items form groups of equals: a kind for the sets, and a value
outside a set. Here every number of trios and of fives is tried at once, for each kind of item.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.rules.allocation import (
    ANY,
    ANY_WORKER,
    CHOSEN_RESOURCE,
    CHOSEN_SKILL,
    CHOSEN_WORKER,
    FIVE_RESOURCES,
    FIVE_SKILLS,
    FIVE_WORKERS,
    GOLD,
    GREEN,
    GREEN_WORKER,
    LOOSE_GOLD_POINTS,
    ONE_GOLD,
    TRIO_OF_RESOURCES,
    TRIO_OF_SKILLS,
    TRIO_OF_WORKERS,
)
from meeplewright.games.keyflower.rules.fields import ALL_SKILLS, ALL_WORKERS, MOST_SKILLS
from meeplewright.games.keyflower.rules.ids import MOST_WORKERS
from meeplewright.games.keyflower.rules.scoring_facts import (
    MARKET_POINTS,
    PLACE_OF,
    PLACE_POINTS,
    STORED_POINTS,
)
from meeplewright.games.keyflower.rules.sets import FIVE, JOKER, OUTSIDER, TRIO
from meeplewright.games.keyflower.rules.setup import new_table

KINDS: Final = OUTSIDER + 1
_SINGLES: Final = (
    *(GREEN_WORKER, CHOSEN_WORKER, ANY_WORKER, CHOSEN_SKILL, ONE_GOLD, CHOSEN_RESOURCE),
)
ITEM_VALUES: Final = 1 + max(
    *(MARKET_POINTS, LOOSE_GOLD_POINTS, *STORED_POINTS),
    *[points for place, points in zip(PLACE_OF, PLACE_POINTS, strict=True) if place in _SINGLES],
)
"""One item alone brings fewer points than this, wherever it is."""
_SUPPLY: Final = [int(number) for number in new_table(2, 0).supply]
_WORKER_SETS: Final = MOST_WORKERS[0] + 1, (ALL_WORKERS + 1) // FIVE
_SKILL_SETS: Final = MOST_SKILLS[0] + 1, (ALL_SKILLS + 1) // FIVE
_RESOURCE_SETS: Final = (sum(_SUPPLY) + 1) // TRIO, (sum(_SUPPLY) + 1) // FIVE
"""The maximum number of trios and of fives, with the purple worker."""


class Holdings(NamedTuple):
    """What one player has at the end."""

    workers: jax.Array  # [4]
    skills: jax.Array  # [3]
    resources: jax.Array  # [4], not on storage tiles
    stored: jax.Array  # [stores, 4]
    store_points: jax.Array  # [stores], 0 if the player does not own it
    places: jax.Array  # [12]: the points of a set at each scoring place, 0 without it
    purple: jax.Array  # whether the purple worker counts
    wild: jax.Array  # KF Y6


# -- the best sets ----------------------------------------------------------------------------


def _best_sets(
    counts: jax.Array, most: tuple[int, int], trio: jax.Array, five: jax.Array
) -> jax.Array:
    """The maximum points of items, `counts` by value and kind, with these points per set.

    For a given number of sets, taking the least valuable items that still fit loses least: see the
    rules' own `sets.py`.
    """
    trios = np.arange(most[0] + 1)[:, None]
    fives = np.arange(most[1] + 1)[None, :]
    wanted = jnp.asarray(TRIO * trios + FIVE * fives)
    free = jnp.broadcast_to(FIVE * fives, wanted.shape)
    own = [jnp.broadcast_to(trios, wanted.shape)] * TRIO
    lost = jnp.zeros(wanted.shape, jnp.int32)
    for value in range(counts.shape[0]):
        for kind in range(KINDS):
            taken = jnp.minimum(counts[value, kind], wanted)
            if kind != JOKER:
                places = own[kind] if kind < TRIO else jnp.zeros_like(free)
                taken = jnp.minimum(taken, places + free)
                at_home = jnp.minimum(taken, places)
                free = free - (taken - at_home)
                if kind < TRIO:
                    own[kind] = places - at_home
            wanted = wanted - taken
            lost = lost + taken * value
    worth = (counts.sum(1) * np.arange(counts.shape[0])).sum()
    total = worth - lost + trios * trio + fives * five
    is_made = (wanted == 0) & ((trios == 0) | (trio > 0)) & ((fives == 0) | (five > 0))
    return jnp.where(is_made, total, 0).max()


def _group(count: Any, value: Any, kind: Any) -> jax.Array:
    """[values, kinds]: this many items of one kind and value."""
    is_value = np.arange(ITEM_VALUES)[:, None] == value
    is_kind = np.arange(KINDS)[None, :] == kind
    return jnp.where(is_value & is_kind, count, 0)


def _most_common(items: jax.Array) -> jax.Array:
    """The most frequent of the three types of a trio."""
    return jnp.argmax(items[:TRIO]).astype(jnp.int32)


# -- workers and skills -----------------------------------------------------------------------


def _workers(held: Holdings, chosen: jax.Array, purple: jax.Array) -> jax.Array:
    places = held.places
    plain = places[ANY_WORKER]
    counts = jnp.zeros((ITEM_VALUES, KINDS), jnp.int32)
    for colour in range(4):
        value = jnp.maximum(plain, places[GREEN_WORKER]) if colour == GREEN else plain
        value = jnp.where(colour == chosen, jnp.maximum(value, places[CHOSEN_WORKER]), value)
        kind = OUTSIDER if colour == GREEN else colour  # KF F4
        counts = counts + _group(held.workers[colour], value, kind)
    best = jnp.maximum(jnp.maximum(plain, places[GREEN_WORKER]), places[CHOSEN_WORKER])  # KF F7
    counts = counts + _group(jnp.where(purple, 1, 0), best, JOKER)
    return _best_sets(counts, _WORKER_SETS, places[TRIO_OF_WORKERS], places[FIVE_WORKERS])


def _best_of_workers(held: Holdings, purple: jax.Array) -> jax.Array:
    common = _workers(held, _most_common(held.workers), purple)
    green = _workers(held, jnp.int32(GREEN), purple)
    best = jnp.where(held.places[CHOSEN_WORKER] > 0, jnp.maximum(common, green), common)
    scores = held.places[FIVE_WORKERS : ANY_WORKER + 1].max() > 0
    return jnp.where(scores, best, 0)


def _best_of_skills(held: Holdings, purple: jax.Array) -> jax.Array:
    places = held.places
    value = places[CHOSEN_SKILL]
    chosen = _most_common(held.skills)
    counts = _group(jnp.where(purple, 1, 0), value, JOKER)
    for skill in range(3):
        counts = counts + _group(held.skills[skill], jnp.where(skill == chosen, value, 0), skill)
    best = _best_sets(counts, _SKILL_SETS, places[TRIO_OF_SKILLS], places[FIVE_SKILLS])
    scores = places[FIVE_SKILLS : CHOSEN_SKILL + 1].max() > 0
    return jnp.where(scores, best, 0)


# -- resources --------------------------------------------------------------------------------


def _worth_of_gold(places: jax.Array, loose: bool) -> jax.Array:
    """What one gold scores outside a set; unless `loose`, it must be stored."""
    value = jnp.maximum(places[ONE_GOLD], places[CHOSEN_RESOURCE])
    return jnp.maximum(value, LOOSE_GOLD_POINTS if loose else 0)


def _resources(
    held: Holdings, takes: Any, chosen: jax.Array, purple: jax.Array, loose: bool
) -> jax.Array:
    """`takes`: what each storage tile stores; `chosen`: the type of CHOSEN_RESOURCE."""
    places = held.places
    gold = _worth_of_gold(places, True)
    other = _worth_of_gold(places, loose)  # of what counts as gold with the boat
    counts = jnp.zeros((ITEM_VALUES, KINDS), jnp.int32)
    for kind in range(4):
        picked = jnp.where(chosen == kind, places[CHOSEN_RESOURCE], 0)
        # KF F6: gold replaces any resource; KF Y6: with the boat all do, also gold.
        value = gold if kind == GOLD else jnp.where(held.wild, other, picked)
        role = jnp.where((kind == GOLD) | held.wild, JOKER, min(kind, GOLD))
        counts = counts + _group(held.resources[kind], value, role)
        for store, taken in enumerate(takes):
            points = held.store_points[store]
            fits = (taken == ANY) | (taken == kind) | (role == JOKER)
            here = jnp.where((points >= value) & fits & (points > 0), points, value)  # KF F5
            counts = counts + _group(held.stored[store, kind], here, role)
    best = jnp.maximum(gold, held.store_points.max())  # KF F7
    counts = counts + _group(jnp.where(purple, 1, 0), best, JOKER)
    trio, five = places[TRIO_OF_RESOURCES], places[FIVE_RESOURCES]
    return _best_sets(counts, _RESOURCE_SETS, trio, five)


def _best_of_resources(held: Holdings, takes: Any, purple: jax.Array, loose: bool) -> jax.Array:
    """Types differ on storage tiles. Gold replaces any type, so it is never the best choice."""
    has_stores = (held.store_points > 0).any()
    tries_all = has_stores & ~held.wild & (held.places[CHOSEN_RESOURCE] > 0)
    common = _most_common(held.resources)
    kinds = jnp.arange(GOLD)
    points = jax.vmap(lambda kind: _resources(held, takes, kind, purple, loose))(kinds)
    return jnp.where(tries_all | (kinds == common), points, 0).max()


# -- together ---------------------------------------------------------------------------------


def best_points(held: Holdings, takes: Any, loose: bool) -> jax.Array:
    """KF F8: the points of the best allocation of everything."""
    totals, gains = [], []
    for best in (
        _best_of_workers,
        _best_of_skills,
        lambda held, purple: _best_of_resources(held, takes, purple, loose),
    ):
        both = jax.vmap(lambda purple, best=best: best(held, purple))(jnp.array([False, True]))
        totals.append(both[0])
        gains.append(both[1] - both[0])
    gain = jnp.where(held.purple, jnp.maximum(jnp.stack(gains).max(), 0), 0)
    return sum(totals) + gain


def stored_points(held: Holdings, takes: Any) -> jax.Array:
    """KF O7: what the storage tiles score where nothing on them may be released."""
    kinds = np.arange(4)[None, :]
    wanted = np.array(takes)[:, None]
    scores = (wanted == ANY) | (wanted == kinds) | (kinds == GOLD) | held.wild
    return jnp.where(scores, held.store_points[:, None] * held.stored, 0).sum()
