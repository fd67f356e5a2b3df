"""The best allocation item by item, for the score sheet: KF F4 to F8.

`allocation.py` decides which sets are best; here the same groups of items are assigned to the
places that score them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.values import Value
from meeplewright.games.keyflower.rules.allocation import (
    ANY,
    CHOSEN_RESOURCE,
    CHOSEN_SKILL,
    CHOSEN_WORKER,
    FIRST_STORE,
    FIVE_RESOURCES,
    FIVE_SKILLS,
    FIVE_WORKERS,
    GOLD,
    GREEN,
    GREEN_WORKER,
    LOOSE_GOLD,
    LOOSE_GOLD_POINTS,
    RESOURCES,
    SKILLS,
    STORE_COUNTS,
    STORE_POINTS,
    STORE_TAKES,
    STORE_WIDTH,
    TRIO_OF_RESOURCES,
    TRIO_OF_SKILLS,
    TRIO_OF_WORKERS,
    TYPES,
    WORKERS,
    best_of_resources,
    best_of_skills,
    best_of_workers,
    emptied,
    points_of_best,
    pool_resources,
    pool_skills,
    pool_workers,
    scores_there,
)
from meeplewright.games.keyflower.rules.sets import (
    FIVE,
    JOKER,
    NOWHERE,
    TRIO,
    Pool,
    fives_of,
    group_count,
    group_is_purple,
    group_item,
    group_kind,
    group_place,
    trios_of,
)

NOBODY: Final = -1
"""There was no purple worker to count."""


@final
class Scored(Value):
    """What went to one place: counts by type, with the purple worker as what it replaces."""

    def __init__(
        self,
        place: int,
        counts: tuple[int, int, int, int],
        sets: int,
        points: int,
        chosen: int,
        purple: bool,
    ) -> None:
        self.place: Final = place  # a scoring place, LOOSE_GOLD, or FIRST_STORE + which store
        self.counts: Final = counts
        self.sets: Final = sets
        self.points: Final = points
        self.chosen: Final = chosen  # the type chosen for the place, or -1
        self.purple: Final = purple  # whether the purple worker is among them

    def parts(self) -> tuple[int, tuple[int, int, int, int], int, int, int, bool]:
        return (self.place, self.counts, self.sets, self.points, self.chosen, self.purple)


@final
class Allocation(Value):
    """The best points, where they come from, and which item the purple worker replaced."""

    def __init__(self, points: int, purple: int, scored: tuple[Scored, ...]) -> None:
        self.points: Final = points
        self.purple: Final = purple  # an index among the items of `allocation.py`, or NOBODY
        self.scored: Final = scored  # by place; only what scores

    def parts(self) -> tuple[int, int, tuple[Scored, ...]]:
        return (self.points, self.purple, self.scored)


@final
class _Sheet:
    """The counts at each place while items are assigned."""

    def __init__(self, stores: vec[i64], places: vec[i64]) -> None:
        self.stores = stores
        self.places = places
        self.counts = [0] * (TYPES * (FIRST_STORE + len(stores) // STORE_WIDTH))
        self.chosen: dict[int, int] = {}
        self.purple: int = NOBODY
        self.purple_place: int = NOWHERE

    def put(self, place: i64, item: i64, count: i64) -> None:
        if place != NOWHERE:
            self.counts[int(TYPES * place + item)] += int(count)

    def put_stored(self, wild: bool) -> None:
        """KF O7: what lies on storage tiles scores there, as far as they take it."""
        for number in range(len(self.stores) // STORE_WIDTH):
            at = STORE_WIDTH * number
            for resource in range(TYPES):
                if scores_there(self.stores[at + STORE_TAKES], resource, wild):
                    count = self.stores[at + STORE_COUNTS + resource]
                    self.put(FIRST_STORE + number, resource, count)

    def points_each(self, place: int) -> int:
        """The points of a set at a place."""
        if place >= FIRST_STORE:
            return int(self.stores[STORE_WIDTH * (place - FIRST_STORE) + STORE_POINTS])
        return LOOSE_GOLD_POINTS if place == LOOSE_GOLD else int(self.places[place])

    def scored(self, place: int) -> Scored:
        at = TYPES * place
        counts = (
            self.counts[at],
            self.counts[at + 1],
            self.counts[at + 2],
            self.counts[at + 3],
        )
        sets = sum(counts) // items_in_set(place)
        points = sets * self.points_each(place)
        chosen = self.chosen.get(place, -1)
        return Scored(place, counts, sets, points, chosen, place == self.purple_place)


def items_in_set(place: int) -> int:
    """How many items make a set at a scoring place."""
    if place in (FIVE_WORKERS, FIVE_SKILLS, FIVE_RESOURCES):
        return FIVE
    return TRIO if place in (TRIO_OF_WORKERS, TRIO_OF_SKILLS, TRIO_OF_RESOURCES) else 1


# -- dealing out ------------------------------------------------------------------------------


@final
class _Dealer:
    """Assigns one kind of item: `first` is where it starts among the items."""

    def __init__(
        self, sheet: _Sheet, pool: Pool, best: i64, first: i64, trio: i64, five: i64
    ) -> None:
        self.sheet = sheet
        self.pool = pool
        self.chosen = best & 3
        self.first = first
        self.trio = trio
        self.five = five
        trios = trios_of(best >> 2)
        self.taken = groups_taken(pool, trios, fives_of(best >> 2))
        self.missing = [int(trios)] * (TYPES - 1)

    def deal(self) -> None:
        """Jokers come last: they replace what is missing, the purple worker before gold."""
        ranks = [_rank(self.pool.groups[at]) for at in range(int(self.pool.size))]
        for rank in range(3):
            for at, group_rank in enumerate(ranks):
                if group_rank == rank:
                    self.deal_group(self.pool.groups[at], self.taken[at])

    def deal_group(self, group: i64, taken: int) -> None:
        if group_is_purple(group):
            self.deal_purple(group, taken)
            return
        item = group_item(group)
        into_trios = self.fill_trios(group_kind(group), taken)
        self.sheet.put(self.trio, item, into_trios)
        self.sheet.put(self.five, item, taken - into_trios)
        self.sheet.put(group_place(group), item, group_count(group) - taken)

    def fill_trios(self, kind: i64, count: int) -> int:
        """Put up to `count` items into the trios; returns how many went there."""
        filled = 0
        for item in range(TYPES - 1):
            if kind == JOKER or kind == item:
                fitting = min(count - filled, self.missing[item])
                self.missing[item] -= fitting
                filled += fitting
        return filled

    def deal_purple(self, group: i64, taken: int) -> None:
        lacking = [item for item in range(TYPES - 1) if self.missing[item] > 0]
        if taken == 0:
            place = group_place(group)
            item = self.purple_at(place)
        elif lacking:
            self.fill_trios(JOKER, 1)
            place = self.trio
            item = lacking[0]
        else:
            place = self.five
            item = self.purple_at(place)
        self.sheet.put(place, item, 1)
        self.sheet.purple = int(self.first) + item
        self.sheet.purple_place = int(place)

    def purple_at(self, place: i64) -> int:
        """KF F7: the type that the purple worker replaces at a place outside a trio."""
        if place >= FIRST_STORE:
            takes = self.sheet.stores[STORE_WIDTH * (place - FIRST_STORE) + STORE_TAKES]
            return GOLD if takes == ANY else int(takes)
        if place == GREEN_WORKER:
            return GREEN
        if int(place) in (CHOSEN_WORKER, CHOSEN_SKILL, CHOSEN_RESOURCE):
            return int(self.chosen)
        return GOLD if self.first == RESOURCES else 0


def _rank(group: i64) -> int:
    if group_is_purple(group):
        return 1
    return 2 if group_kind(group) == JOKER else 0


def room_for(group: i64, wanted: i64, places: i64, free: i64) -> i64:
    """How many of a group fit: `places` packs what is left by type, `free` takes anything."""
    kind = group_kind(group)
    room = wanted
    if kind != JOKER:
        own = (places >> (8 * kind) & 255) + free
        if own < room:
            room = own
    count = group_count(group)
    return count if count < room else room


def groups_taken(pool: Pool, trios: i64, fives: i64) -> list[int]:
    """How many of each group go into these sets: the least valuable that fit."""
    wanted = TRIO * trios + FIVE * fives
    free = FIVE * fives
    places = trios << 16 | trios << 8 | trios
    taken: list[int] = []
    at: i64 = 0
    while at < pool.size:
        group = pool.groups[at]
        count = room_for(group, wanted, places, free)
        taken.append(int(count))
        wanted -= count
        kind = group_kind(group)
        if kind != JOKER:
            own = places >> (8 * kind) & 255
            if own > count:
                own = count
            free -= count - own
            places -= own << (8 * kind)
        at += 1
    return taken


# -- the whole --------------------------------------------------------------------------------


def _purple_is(
    pool: Pool, items: vec[i64], stores: vec[i64], places: vec[i64], wild: bool, loose: bool
) -> int:
    """KF F8: the kind of item as which the purple worker scores most, by where it starts."""
    gains = [
        (
            points_of_best(best_of_workers(pool, items, places, True))
            - points_of_best(best_of_workers(pool, items, places, False)),
            WORKERS,
        ),
        (
            points_of_best(best_of_skills(pool, items, places, True))
            - points_of_best(best_of_skills(pool, items, places, False)),
            SKILLS,
        ),
        (
            points_of_best(best_of_resources(pool, items, stores, places, True, wild, loose))
            - points_of_best(best_of_resources(pool, items, stores, places, False, wild, loose)),
            RESOURCES,
        ),
    ]
    return max(gains)[1]


def best_allocation(
    items: vec[i64],
    stores: vec[i64],
    places: vec[i64],
    purple: bool,
    wild: bool,
    loose: bool,
    stays: bool,
) -> Allocation:
    """KF F8: the points of `best_points`, place by place."""
    pool = Pool(itemised=True)
    sheet = _Sheet(stores, places)
    if stays:
        sheet.put_stored(wild)
        stores = emptied(stores)
    role = _purple_is(pool, items, stores, places, wild, loose) if purple else NOBODY

    best = best_of_workers(pool, items, places, role == WORKERS)
    pool_workers(pool, items, places, best & 3, role == WORKERS)
    _Dealer(sheet, pool, best, WORKERS, TRIO_OF_WORKERS, FIVE_WORKERS).deal()
    sheet.chosen[CHOSEN_WORKER] = int(best & 3)

    best = best_of_skills(pool, items, places, role == SKILLS)
    pool_skills(pool, items, places, best & 3, role == SKILLS)
    _Dealer(sheet, pool, best, SKILLS, TRIO_OF_SKILLS, FIVE_SKILLS).deal()
    sheet.chosen[CHOSEN_SKILL] = int(best & 3)

    best = best_of_resources(pool, items, stores, places, role == RESOURCES, wild, loose)
    pool_resources(pool, items, stores, places, best & 3, role == RESOURCES, wild, loose)
    _Dealer(sheet, pool, best, RESOURCES, TRIO_OF_RESOURCES, FIVE_RESOURCES).deal()
    sheet.chosen[CHOSEN_RESOURCE] = int(best & 3)

    scored = [sheet.scored(place) for place in range(len(sheet.counts) // TYPES)]
    scoring = tuple([place for place in scored if place.points > 0])
    return Allocation(sum([place.points for place in scoring]), sheet.purple, scoring)
