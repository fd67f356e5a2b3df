"""The best allocation compared with trying everything, and properties for all players."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.games.keyflower.rules.allocation import (
    ANY,
    FIRST_STORE,
    ITEMS,
    LOOSE_GOLD,
    PLACES,
    RESOURCES,
    SKILLS,
    STORE_COUNTS,
    STORE_TAKES,
    TYPES,
)
from meeplewright.games.keyflower.rules.itemised import NOBODY, Scored, items_in_set
from meeplewright.games.keyflower.rules.sets import (
    JOKER,
    OUTSIDER,
    Pool,
    best_sets,
    points_of,
    value_lost,
)
from tests.conftest import FULL, MODE
from tests.games.keyflower.rules.hoard import Hoard
from tests.games.keyflower.rules.slow_allocation import slow_points

PRINTED = [3, 3, 2, 1, 1, 10, 10, 3, 5, 5, 2, 1]
# Interpreted cases are slow; compiled and in the full run there are more.
CASES = 800 if FULL else 150 if MODE == "compiled" else 50


def random_counts(rng: random.Random, types: int, most: int) -> list[int]:
    drawn = [0] * types
    for _ in range(rng.randrange(most + 1)):
        drawn[rng.randrange(types)] += 1
    return drawn


def random_hoard(rng: random.Random, most: int, resources: int) -> Hoard:
    """Points as printed or random: the method must not depend on the printed ones."""
    items = random_counts(rng, 4, most) + random_counts(rng, 3, most)
    items += random_counts(rng, 4, resources)
    points = PRINTED if rng.random() < 0.5 else [rng.randrange(1, 12) for _ in PRINTED]
    places = [one if rng.random() < 0.45 else 0 for one in points]
    stores = [
        [rng.choice((0, 1, 2, ANY)), rng.randrange(1, 4), *random_counts(rng, 4, resources // 2)]
        for _ in range(rng.choice((0, 0, 1, 2)))
    ]
    boat = rng.random() < 0.3
    purple, loose, stays = (rng.random() < 0.5 for _ in range(3))
    return Hoard(items, stores, places, purple, boat, loose, stays)


@pytest.mark.parametrize("seed", range(4))
def test_small_hoards_agree_with_trying_everything(seed: int) -> None:
    """KF F8"""
    rng = random.Random(seed)
    for _ in range(CASES):
        player = random_hoard(rng, 7, 4)
        expected = slow_points(*player)
        assert player.points == expected, player
        assert player.allocation.points == expected, player


@pytest.mark.parametrize("seed", range(2))
def test_no_number_of_sets_is_better_than_the_one_found(seed: int) -> None:
    """All numbers of trios and fives are tried."""
    rng = random.Random(seed)
    for _ in range(CASES // 2):
        pool = Pool(itemised=False)
        for _ in range(rng.randrange(1, 9)):
            kind = rng.choice((0, 1, 2, JOKER, OUTSIDER))
            pool.add(rng.randrange(1, 9), rng.randrange(4), 0, 0, 0, kind)
        trio, five = rng.randrange(13), rng.randrange(13)
        points = [
            pool.worth - lost + trio * trios + five * fives
            for trios in range(int(pool.count) // 3 + 1)
            for fives in range(int(pool.count) // 5 + 1)
            if (lost := value_lost(pool, trios, fives)) >= 0
        ]
        assert points_of(best_sets(pool, trio, five)) == max(points)


# -- for all players --------------------------------------------------------------------------

few = st.integers(0, 9)
stores_of = st.lists(
    st.tuples(st.sampled_from((0, 1, 2, ANY)), st.integers(1, 3), few, few, few, few).map(list),
    max_size=4,
)


def hoards(wild: bool = True) -> st.SearchStrategy[Hoard]:
    """Rich players too; without boat 3b unless `wild`."""
    return st.builds(
        Hoard,
        items=st.lists(few, min_size=ITEMS, max_size=ITEMS),
        stores=stores_of,
        places=st.tuples(*[st.sampled_from((0, points)) for points in PRINTED]).map(list),
        purple=st.booleans(),
        wild=st.booleans() if wild else st.just(False),
        loose=st.booleans(),
        stays=st.booleans(),
    )


@given(hoards(), st.integers(0, ITEMS - 1))
def test_one_item_more_never_lowers_the_points(player: Hoard, item: int) -> None:
    items = [count + (at == item) for at, count in enumerate(player.items)]
    assert player._replace(items=items).points >= player.points


@given(hoards(), st.integers(0, PLACES - 1))
def test_one_tile_more_never_lowers_the_points(player: Hoard, place: int) -> None:
    places = [PRINTED[at] if at == place else points for at, points in enumerate(player.places)]
    assert player._replace(places=places).points >= player.points


@given(hoards())
def test_the_purple_worker_always_brings_a_point(player: Hoard) -> None:
    """KF K56"""
    with_it, without = player._replace(purple=True), player._replace(purple=False)
    assert with_it.points >= without.points + 1


@given(hoards())
def test_the_boat_never_lowers_the_points(player: Hoard) -> None:
    """KF Y6"""
    assert player._replace(wild=True).points >= player._replace(wild=False).points


@given(hoards(), st.permutations(range(3)), st.permutations(range(3)), st.permutations(range(3)))
def test_types_that_differ_in_name_only_may_be_exchanged(
    player: Hoard, colours: list[int], skills: list[int], resources: list[int]
) -> None:
    """Blue, red, yellow; saw, pickaxe, anvil; wood, stone, iron with their storage tiles."""
    items = list(player.items)
    for first, order in ((0, colours), (SKILLS, skills), (RESOURCES, resources)):
        for old, new in enumerate(order):
            items[first + new] = player.items[first + old]
    stores = [list(store) for store in player.stores]
    for store, old_store in zip(stores, player.stores, strict=True):
        if old_store[STORE_TAKES] != ANY:
            store[STORE_TAKES] = resources[old_store[STORE_TAKES]]
        for old, new in enumerate(resources):
            store[STORE_COUNTS + new] = old_store[STORE_COUNTS + old]
    assert player._replace(items=items, stores=stores).points == player.points


@given(hoards())
def test_the_sheet_gives_the_same_points_and_no_item_twice(player: Hoard) -> None:
    """KF F8, F4"""
    allocation = player.allocation
    assert allocation.points == player.points == sum(one.points for one in allocation.scored)
    had = list(player.items)
    for store in player.stores:
        for resource in range(TYPES):
            had[RESOURCES + resource] += store[STORE_COUNTS + resource]
    if allocation.purple != NOBODY:
        had[allocation.purple] += 1
    for one in allocation.scored:
        assert sum(one.counts) == one.sets * items_in_set(one.place)
        for item, count in enumerate(one.counts):
            if count:
                had[first_item(one) + item] -= count
    assert min(had) >= 0
    assert (allocation.purple != NOBODY) == player.purple
    assert sum(one.purple for one in allocation.scored) == player.purple


@given(hoards(wild=False))
def test_the_sheet_fills_every_place_with_what_belongs_there(player: Hoard) -> None:
    """KF F4 to F6: only gold stands for others, and storage tiles count only what is on them."""
    allocation = player.allocation
    for one in allocation.scored:
        if one.place >= FIRST_STORE:
            store = player.stores[one.place - FIRST_STORE]
            for item, count in enumerate(one.counts):
                assert count <= store[STORE_COUNTS + item] + one.purple
                assert count == 0 or item == 3 or store[STORE_TAKES] in (item, ANY)
        else:
            assert sets_in(one) >= one.sets


def first_item(one: Scored) -> int:
    """The index of a place's first item."""
    return 0 if one.place < 5 else SKILLS if one.place < 8 else RESOURCES


def sets_in(one: Scored) -> int:
    """How many sets of its place the counts contain."""
    last = one.counts[3]
    gold = last if first_item(one) == RESOURCES else 0
    if one.place in (0, 5, 8):
        return sum(one.counts) // 5
    if one.place in (1, 6, 9):
        return next(
            sets
            for sets in range(sum(one.counts), -1, -1)
            if sum(max(0, sets - count) for count in one.counts[:3]) <= gold
        )
    if one.place in (2, 10, LOOSE_GOLD):
        return last
    if one.place == 4:
        return sum(one.counts)
    return one.counts[one.chosen] + (gold if one.chosen != 3 else 0)
