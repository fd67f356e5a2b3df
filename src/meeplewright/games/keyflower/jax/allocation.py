"""The maximum points of workers, skills and resources at the end: KF F4 to F8.

As in the rules' own `allocation.py`, items form groups of equals: a kind for the sets, and a value
outside a set. Here every number of trios and of fives is tried.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

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
from meeplewright.games.keyflower.rules.fields import MOST_SKILLS
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
MOST_TRIOS: Final = max(MOST_WORKERS[0], MOST_SKILLS[0], (sum(_SUPPLY) + 1) // TRIO)
"""Nobody can make more sets of one worker, skill or resource of each type, even with the purple
worker.
"""


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


def _best_sets(counts: jax.Array, trio: jax.Array, five: jax.Array) -> jax.Array:
    """The maximum points of items, `counts` by value and kind, with these points per set."""
    most = jnp.where(five > 0, counts.sum() // FIVE, 0)

    def look(now: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        return now[0] + 1, jnp.maximum(now[1], _best_trios(counts, now[0], trio, five))

    start = jnp.int32(0), jnp.int32(0)
    best: jax.Array = lax.while_loop(lambda now: now[0] <= most, look, start)[1]
    return best


def _best_trios(counts: jax.Array, fives: jax.Array, trio: jax.Array, five: jax.Array) -> jax.Array:
    """The same with this number of fives: every number of trios is tried.

    For a given number of sets, taking the least valuable items that still fit loses least: see the
    rules' own `sets.py`.
    """
    trios = jnp.arange(MOST_TRIOS + 1)
    wanted = TRIO * trios + FIVE * fives
    free = jnp.broadcast_to(FIVE * fives, trios.shape)
    own = [trios] * TRIO
    lost = jnp.zeros_like(trios)
    for value in range(ITEM_VALUES):
        for kind in range(KINDS):
            taken = jnp.minimum(counts[value, kind], wanted)
            if kind < TRIO:
                taken = jnp.minimum(taken, own[kind] + free)
                at_home = jnp.minimum(taken, own[kind])
                own[kind] = own[kind] - at_home
                free = free - (taken - at_home)
            elif kind == OUTSIDER:
                taken = jnp.minimum(taken, free)
                free = free - taken
            wanted = wanted - taken
            lost = lost + taken * value
    worth = (counts.sum(1) * np.arange(ITEM_VALUES)).sum()
    total = worth - lost + trios * trio + fives * five
    is_made = (wanted == 0) & ((trios == 0) | (trio > 0))
    return jnp.where(is_made, total, 0).max()


def _group(count: Any, value: Any, kind: Any) -> jax.Array:
    """[values, kinds]: this many items of one kind and value."""
    is_value = np.arange(ITEM_VALUES)[:, None] == value
    is_kind = np.arange(KINDS)[None, :] == kind
    return jnp.where(is_value & is_kind, count, 0)


def _most_common(items: jax.Array) -> jax.Array:
    """The most frequent of the three types of a trio."""
    return jnp.argmax(items[:TRIO]).astype(jnp.int32)


# -- the groups of each kind of item ----------------------------------------------------------


def _workers(held: Holdings, chosen: jax.Array, purple: jax.Array) -> jax.Array:
    """`chosen`: the colour of CHOSEN_WORKER; `purple`: 1 with the purple worker."""
    places = held.places
    plain = places[ANY_WORKER]
    counts = jnp.zeros((ITEM_VALUES, KINDS), jnp.int32)
    for colour in range(4):
        value = jnp.maximum(plain, places[GREEN_WORKER]) if colour == GREEN else plain
        value = jnp.where(colour == chosen, jnp.maximum(value, places[CHOSEN_WORKER]), value)
        kind = OUTSIDER if colour == GREEN else colour  # KF F4
        counts = counts + _group(held.workers[colour], value, kind)
    best = jnp.maximum(jnp.maximum(plain, places[GREEN_WORKER]), places[CHOSEN_WORKER])  # KF F7
    return counts + _group(purple, best, JOKER)


def _skills(held: Holdings, purple: jax.Array) -> jax.Array:
    value = held.places[CHOSEN_SKILL]
    chosen = _most_common(held.skills)
    counts = _group(purple, value, JOKER)
    for skill in range(3):
        counts = counts + _group(held.skills[skill], jnp.where(skill == chosen, value, 0), skill)
    return counts


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
    return counts + _group(purple, best, JOKER)


# -- together ---------------------------------------------------------------------------------


def best_points(held: Holdings, takes: Any, loose: bool) -> jax.Array:
    """KF F8: the points of the best allocation of everything."""
    colours = jnp.stack([_most_common(held.workers), jnp.int32(GREEN)])
    rows = jnp.concatenate(
        [
            _for_each(lambda colour, purple: _workers(held, colour, purple), colours),
            _for_each(lambda _, purple: _skills(held, purple), jnp.arange(1)),
            _for_each(lambda kind, purple: _resources(held, takes, kind, purple, loose), _TYPES),
        ]
    )
    points = jax.vmap(_best_sets)(rows, held.places[_TRIOS], held.places[_FIVES]).reshape(-1, 2)
    workers = jnp.where(
        held.places[CHOSEN_WORKER] > 0, jnp.maximum(points[0], points[1]), points[0]
    )
    resources = jnp.where(_types_to_try(held)[:, None], points[3:], 0).max(0)
    best = jnp.stack([workers, points[2], resources])  # [3, without and with the purple worker]
    gain = jnp.maximum((best[:, 1] - best[:, 0]).max(), 0)
    return best[:, 0].sum() + jnp.where(held.purple, gain, 0)


_TYPES: Final = np.arange(GOLD)
_TRIOS: Final[Any] = np.repeat([TRIO_OF_WORKERS, TRIO_OF_SKILLS, TRIO_OF_RESOURCES], [4, 2, 6])
_FIVES: Final[Any] = np.repeat([FIVE_WORKERS, FIVE_SKILLS, FIVE_RESOURCES], [4, 2, 6])
"""The scoring places of sets, for each way to choose and to use the purple worker."""


def _for_each(groups: Any, choices: Any) -> jax.Array:
    """The groups for each choice, without and with the purple worker."""
    count = len(choices)
    purple = np.tile([0, 1], count)
    found: jax.Array = jax.vmap(groups)(jnp.repeat(jnp.asarray(choices), 2), jnp.asarray(purple))
    return found


def _types_to_try(held: Holdings) -> jax.Array:
    """[3]: Types differ on storage tiles. Gold replaces any type: it is never the best choice."""
    has_stores = (held.store_points > 0).any()
    tries_all = has_stores & ~held.wild & (held.places[CHOSEN_RESOURCE] > 0)
    return tries_all | (jnp.arange(GOLD) == _most_common(held.resources))


def stored_points(held: Holdings, takes: Any) -> jax.Array:
    """KF O7: what the storage tiles score where nothing on them may be released."""
    kinds = np.arange(4)[None, :]
    wanted = np.array(takes)[:, None]
    scores = (wanted == ANY) | (wanted == kinds) | (kinds == GOLD) | held.wild
    return jnp.where(scores, held.store_points[:, None] * held.stored, 0).sum()
