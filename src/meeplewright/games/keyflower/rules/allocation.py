"""The maximum points of workers, skills and resources at the end: KF F4 to F8.

Exact, and fast enough for a search. The input is plain numbers, so nothing here depends on states,
villages or tiles; `itemised.py` gives the points item by item.

Numbers: *items* are 11 counts (4 workers, 3 skills, 4 loose resources); *places* are the points of
a set at each of the scoring places below, 0 for a place that the player does not own; *stores* are
six numbers per storage tile: the resource it takes or ANY, points each, and the 4 counts on it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.sets import (
    JOKER,
    NOWHERE,
    OUTSIDER,
    TRIO,
    Pool,
    best_sets,
    points_of,
)

WORKERS: Final = 0
SKILLS: Final = 4
RESOURCES: Final = 7
ITEMS: Final = 11
"""Where each kind of item starts among the items, and how many counts there are."""

TYPES: Final = 4
GREEN: Final = 3
GOLD: Final = 3
ANY: Final = 4
"""What a storage tile takes: a resource, or ANY."""

# The scoring places, by the kind of set.
FIVE_WORKERS: Final = 0
TRIO_OF_WORKERS: Final = 1
"""One blue, one red, one yellow."""
GREEN_WORKER: Final = 2
CHOSEN_WORKER: Final = 3
"""One of the colour chosen for the tile."""
ANY_WORKER: Final = 4
FIVE_SKILLS: Final = 5
TRIO_OF_SKILLS: Final = 6
CHOSEN_SKILL: Final = 7
FIVE_RESOURCES: Final = 8
TRIO_OF_RESOURCES: Final = 9
"""One wood, one stone, one iron."""
ONE_GOLD: Final = 10
CHOSEN_RESOURCE: Final = 11
PLACES: Final = 12
LOOSE_GOLD: Final = 12
"""Gold that is used nowhere else: not a tile, but handled as a place."""
FIRST_STORE: Final = 13
"""The first storage tile; the others follow."""

LOOSE_GOLD_POINTS: Final = 1

STORE_WIDTH: Final = 6
STORE_TAKES: Final = 0
STORE_POINTS: Final = 1
STORE_COUNTS: Final = 2


# -- workers and skills -----------------------------------------------------------------------


def pool_workers(pool: Pool, items: vec[i64], places: vec[i64], chosen: i64, purple: bool) -> None:
    """The workers by colour; `chosen` is the colour of CHOSEN_WORKER."""
    pool.clear()
    place: i64 = ANY_WORKER if places[ANY_WORKER] > 0 else NOWHERE
    value = places[ANY_WORKER]
    colour: i64 = 0
    while colour < TYPES:
        _add_plain(pool, items, places, colour, chosen, value, place)
        colour += 1
    if purple:
        _add_purple_worker(pool, places, value, place)


def _add_plain(
    pool: Pool,
    items: vec[i64],
    places: vec[i64],
    colour: i64,
    chosen: i64,
    value: i64,
    place: i64,
) -> None:
    kind = colour
    if colour == GREEN:
        kind = OUTSIDER  # KF F4: green cannot replace another colour
        if places[GREEN_WORKER] > value:
            value = places[GREEN_WORKER]
            place = GREEN_WORKER
    if colour == chosen and places[CHOSEN_WORKER] > value:
        value = places[CHOSEN_WORKER]
        place = CHOSEN_WORKER
    pool.add(items[WORKERS + colour], value, place, 0, colour, kind)


def _add_purple_worker(pool: Pool, places: vec[i64], value: i64, place: i64) -> None:
    """KF F7: a worker of the most useful colour, so it fits everywhere."""
    if places[GREEN_WORKER] > value:
        value = places[GREEN_WORKER]
        place = GREEN_WORKER
    if places[CHOSEN_WORKER] > value:
        value = places[CHOSEN_WORKER]
        place = CHOSEN_WORKER
    pool.add(1, value, place, 1, 0, JOKER)


def pool_skills(pool: Pool, items: vec[i64], places: vec[i64], chosen: i64, purple: bool) -> None:
    """The skills by type; `chosen` is the type of CHOSEN_SKILL."""
    pool.clear()
    value = places[CHOSEN_SKILL]
    place: i64 = CHOSEN_SKILL if value > 0 else NOWHERE
    skill: i64 = 0
    while skill < TYPES - 1:
        if skill == chosen:
            pool.add(items[SKILLS + skill], value, place, 0, skill, skill)
        else:
            pool.add(items[SKILLS + skill], 0, NOWHERE, 0, skill, skill)
        skill += 1
    if purple:
        pool.add(1, value, place, 1, 0, JOKER)


# -- resources --------------------------------------------------------------------------------


def pool_resources(
    pool: Pool,
    items: vec[i64],
    stores: vec[i64],
    places: vec[i64],
    chosen: i64,
    purple: bool,
    wild: bool,
    loose: bool,
) -> None:
    """The resources by type and location; `chosen` is the type of CHOSEN_RESOURCE."""
    pool.clear()
    gold, gold_place = _worth_of_gold(places, True)
    other, other_place = _worth_of_gold(places, loose)  # of what counts as gold with the boat
    size = i64(len(stores))
    resource: i64 = 0
    while resource < TYPES:
        value: i64 = 0
        place: i64 = NOWHERE
        kind = resource
        # KF F6: gold replaces any resource; KF Y6: with the boat all do, also gold.
        if resource == GOLD:
            value, place, kind = gold, gold_place, JOKER
        elif wild:
            value, place, kind = other, other_place, JOKER
        elif resource == chosen and places[CHOSEN_RESOURCE] > 0:
            value, place = places[CHOSEN_RESOURCE], CHOSEN_RESOURCE
        pool.add(items[RESOURCES + resource], value, place, 0, resource, kind)
        at: i64 = 0
        while at < size:
            _add_stored(pool, stores, at, resource, value, place, kind)
            at += STORE_WIDTH
        resource += 1
    if purple:
        _add_purple_resource(pool, stores, gold, gold_place)


def _worth_of_gold(places: vec[i64], loose: bool) -> tuple[i64, i64]:
    """What one gold scores outside a set, and where; unless `loose`, it must be stored."""
    value: i64 = LOOSE_GOLD_POINTS if loose else 0
    place: i64 = LOOSE_GOLD if loose else NOWHERE
    if places[ONE_GOLD] > value:
        value = places[ONE_GOLD]
        place = ONE_GOLD
    if places[CHOSEN_RESOURCE] > value:
        value = places[CHOSEN_RESOURCE]
        place = CHOSEN_RESOURCE
    return value, place


def _add_stored(
    pool: Pool, stores: vec[i64], at: i64, resource: i64, value: i64, place: i64, kind: i64
) -> None:
    """KF F5: what is on a storage tile scores there if the tile takes it; otherwise it is free."""
    count = stores[at + STORE_COUNTS + resource]
    if count == 0:
        return
    takes = stores[at + STORE_TAKES]
    points = stores[at + STORE_POINTS]
    if points >= value and (takes == ANY or takes == resource or kind == JOKER):
        value = points
        place = FIRST_STORE + at // STORE_WIDTH
    pool.add(count, value, place, 0, resource, kind)


def _add_purple_resource(pool: Pool, stores: vec[i64], value: i64, place: i64) -> None:
    """KF F7: it can be on any storage tile, and as gold it can do whatever the others can."""
    at: i64 = 0
    while at < i64(len(stores)):
        if stores[at + STORE_POINTS] > value:
            value = stores[at + STORE_POINTS]
            place = FIRST_STORE + at // STORE_WIDTH
        at += STORE_WIDTH
    pool.add(1, value, place, 1, GOLD, JOKER)


# -- the best of each kind --------------------------------------------------------------------
# Packed: points, trios and fives as `best_sets` packs them, then the chosen type in two bits.


def most_common(items: vec[i64], first: i64) -> i64:
    """The most frequent of the three types of a trio, from `first` on among the items.

    The types differ in nothing else, so it is the best choice for a tile: whatever another type
    does outside the trios, this one can do instead.
    """
    common: i64 = 0
    item: i64 = 1
    while item < TRIO:
        if items[first + item] > items[first + common]:
            common = item
        item += 1
    return common


def best_of_workers(pool: Pool, items: vec[i64], places: vec[i64], purple: bool) -> i64:
    """The maximum points of the workers, packed; with the purple worker if `purple`."""
    chosen = most_common(items, WORKERS)
    pool_workers(pool, items, places, chosen, purple)
    best = best_sets(pool, places[TRIO_OF_WORKERS], places[FIVE_WORKERS])
    if places[CHOSEN_WORKER] > 0:
        pool_workers(pool, items, places, GREEN, purple)
        found = best_sets(pool, places[TRIO_OF_WORKERS], places[FIVE_WORKERS])
        if points_of(found) > points_of(best):
            return found << 2 | GREEN
    return best << 2 | chosen


def best_of_skills(pool: Pool, items: vec[i64], places: vec[i64], purple: bool) -> i64:
    """The maximum points of the skills, packed; with the purple worker if `purple`."""
    chosen = most_common(items, SKILLS)
    pool_skills(pool, items, places, chosen, purple)
    return best_sets(pool, places[TRIO_OF_SKILLS], places[FIVE_SKILLS]) << 2 | chosen


def best_of_resources(
    pool: Pool,
    items: vec[i64],
    stores: vec[i64],
    places: vec[i64],
    purple: bool,
    wild: bool,
    loose: bool,
) -> i64:
    """The maximum points of the resources, packed; with the purple worker if `purple`."""
    # Types differ on storage tiles. Gold replaces any type, so gold is never the best choice.
    all_types = len(stores) > 0 and not wild and places[CHOSEN_RESOURCE] > 0
    common = most_common(items, RESOURCES)
    best: i64 = 0
    chosen: i64 = 0
    while chosen < GOLD:
        if all_types or chosen == common:
            pool_resources(pool, items, stores, places, chosen, purple, wild, loose)
            found = best_sets(pool, places[TRIO_OF_RESOURCES], places[FIVE_RESOURCES])
            if points_of(found) > points_of_best(best):
                best = found << 2 | chosen
        chosen += 1
    return best


def points_of_best(packed: i64) -> i64:
    """The points in the result of a `best_of_…`."""
    return points_of(packed >> 2)


def stored_points(stores: vec[i64], wild: bool) -> i64:
    """KF O7: what the storage tiles score where nothing on them may be released."""
    total: i64 = 0
    at: i64 = 0
    while at < i64(len(stores)):
        resource: i64 = 0
        while resource < TYPES:
            if scores_there(stores[at + STORE_TAKES], resource, wild):
                total += stores[at + STORE_POINTS] * stores[at + STORE_COUNTS + resource]
            resource += 1
        at += STORE_WIDTH
    return total


def scores_there(takes: i64, resource: i64, wild: bool) -> bool:
    """KF F5, F6, Y6: whether a resource scores on a storage tile that takes this."""
    return takes == ANY or takes == resource or resource == GOLD or wild


def emptied(stores: vec[i64]) -> vec[i64]:
    """The same storage tiles with nothing on them: the purple worker may still go there."""
    empty = stores[:]
    at: i64 = 0
    while at < i64(len(empty)):
        resource: i64 = 0
        while resource < TYPES:
            empty[at + STORE_COUNTS + resource] = 0
            resource += 1
        at += STORE_WIDTH
    return empty


def _scores_workers(places: vec[i64]) -> bool:
    place: i64 = FIVE_WORKERS
    while place <= ANY_WORKER:
        if places[place] > 0:
            return True
        place += 1
    return False


def _scores_skills(places: vec[i64]) -> bool:
    return places[FIVE_SKILLS] > 0 or places[TRIO_OF_SKILLS] > 0 or places[CHOSEN_SKILL] > 0


def best_points(
    items: vec[i64],
    stores: vec[i64],
    places: vec[i64],
    purple: bool,
    wild: bool,
    loose: bool,
    stays: bool,
) -> i64:
    """KF F8: the points of the best allocation of everything.

    `wild`: with boat 3b (KF Y6); `loose`: then every resource has the point of loose gold (KF O2);
    `stays`: what lies on a storage tile counts nowhere else (KF O7).
    """
    if stays:
        rest = best_points(items, emptied(stores), places, purple, wild, loose, False)
        return stored_points(stores, wild) + rest
    pool = Pool(itemised=False)
    resources = points_of_best(best_of_resources(pool, items, stores, places, False, wild, loose))
    total = resources
    purple_gain: i64 = 0
    if purple:
        found = best_of_resources(pool, items, stores, places, True, wild, loose)
        purple_gain = points_of_best(found) - resources
    if _scores_workers(places):
        workers = points_of_best(best_of_workers(pool, items, places, False))
        total += workers
        if purple:
            gain = points_of_best(best_of_workers(pool, items, places, True)) - workers
            if gain > purple_gain:
                purple_gain = gain
    if _scores_skills(places):
        skills = points_of_best(best_of_skills(pool, items, places, False))
        total += skills
        if purple:
            gain = points_of_best(best_of_skills(pool, items, places, True)) - skills
            if gain > purple_gain:
                purple_gain = gain
    return total + purple_gain
