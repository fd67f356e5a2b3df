"""The best allocation of workers, skills and resources (KF F4 to F8), by trying everything.

A place takes sets; a set has slots; a slot lists the items that fit. Gold as a joker, boat 3b,
unused gold and White Wind are just slots. The rest of the score is in slow_scoring.py.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, cast

from .slow_facts import (
    RESOURCES,
    SKILLS,
    WORKERS,
    Counts,
    Facts,
    Options,
    Village,
    effect_of,
    owned,
    powers,
    side_of,
)

Amount = tuple[int, ...]
Slot = frozenset[int]
TYPES = {"worker": WORKERS, "skill": SKILLS, "resource": RESOURCES}


class Place(NamedTuple):
    points: int
    slots: tuple[Slot, ...]


class Yard(NamedTuple):
    """A storage tile: points for each matching resource on it (KF F5)."""

    points: int
    slot: Slot
    holds: Amount


class Goods(NamedTuple):
    """Everything a player can allot; a purple worker has become one of these already."""

    workers: Amount
    skills: Amount
    loose: Amount
    yards: tuple[Yard, ...]


def item_points(
    village: Village, workers: Counts, skills: Counts, purple: bool, options: Options
) -> int:
    """KF F8: the best total of F4, with the best role for the purple worker."""
    goods = goods_of(village, workers, skills)
    choices = [goods, *with_purple(goods)] if purple else [goods]
    return max(allotted(village, choice, options) for choice in choices)


def goods_of(village: Village, workers: Counts, skills: Counts) -> Goods:
    loose = [0, 0, 0, 0]
    yards = []
    for tile in village["tiles"]:
        holds = tuple(tile["resources"][kind] for kind in RESOURCES)
        stored = effect_of(tile["tile"], tile["face"]).get("points_per_resource_here")
        if stored:
            slot = slot_for("resource", stored["resource"], village)
            yards.append(Yard(stored["points"], slot, holds))
        else:
            loose = [a + b for a, b in zip(loose, holds, strict=True)]
    return Goods(in_order(workers, WORKERS), in_order(skills, SKILLS), tuple(loose), tuple(yards))


def with_purple(goods: Goods) -> Iterator[Goods]:
    """KF F7: one more worker, skill or resource of any type, also directly on a storage tile."""
    for index in range(4):
        yield goods._replace(workers=one_more(goods.workers, index))
        yield goods._replace(loose=one_more(goods.loose, index))
        for number, yard in enumerate(goods.yards):
            fuller = yard._replace(holds=one_more(yard.holds, index))
            yield goods._replace(yards=(*goods.yards[:number], fuller, *goods.yards[number + 1 :]))
    for index in range(3):
        yield goods._replace(skills=one_more(goods.skills, index))


def allotted(village: Village, goods: Goods, options: Options) -> int:
    """Workers, skills and resources are three separate problems."""
    resources = list(choices_of_places("resource", village, options))
    stay = options.get("stored_resources") == "stay"
    pools = (kept if stay else released)(goods.loose, goods.yards)
    return (
        best_choice(goods.workers, choices_of_places("worker", village, options))
        + best_choice(goods.skills, choices_of_places("skill", village, options))
        + max(points + best_choice(pool, resources) for pool, points in pools.items())
    )


def kept(loose: Amount, yards: tuple[Yard, ...]) -> dict[Amount, int]:
    """KF O7: nothing leaves the storage tiles; what does not fit there scores nothing."""
    fitting = [sum(n for kind, n in enumerate(yard.holds) if kind in yard.slot) for yard in yards]
    points = sum(yard.points * count for yard, count in zip(yards, fitting, strict=True))
    return {loose: points}


def released(loose: Amount, yards: tuple[Yard, ...]) -> dict[Amount, int]:
    """KF F5: everything that can be left for other tiles, with the most the storage tiles score."""
    pools = {loose: 0}
    for yard in yards:
        wider: dict[Amount, int] = {}
        for (pool, points), kept in product(pools.items(), parts(yard.holds, yard.slot)):
            rest = tuple(p + h - k for p, h, k in zip(pool, yard.holds, kept, strict=True))
            wider[rest] = max(wider.get(rest, 0), points + yard.points * sum(kept))
        pools = wider
    return pools


def parts(holds: Amount, slot: Slot) -> Iterator[Amount]:
    """Every amount of matching resources that can stay."""
    return product(*(range(n + 1) if kind in slot else (0,) for kind, n in enumerate(holds)))


def best_choice(counts: Amount, choices: Iterable[tuple[Place, ...]]) -> int:
    """The best over all types that can be chosen for the tiles that ask for one."""
    return max(best_sets(counts, places) for places in choices)


def choices_of_places(item: str, village: Village, options: Options) -> Iterator[tuple[Place, ...]]:
    """The places for an item, once for each choice of types (Village hall and similar)."""
    wanted = list(scoring_tiles(item, village, options))
    asking = [number for number, facts in enumerate(wanted) if facts["set"] == ["chosen_type"]]
    for chosen in product(TYPES[item], repeat=len(asking)):
        types = dict(zip(asking, chosen, strict=True))
        yield tuple(
            place_for(item, [types[n]] if n in types else facts["set"], facts, village)
            for n, facts in enumerate(wanted)
        )


def scoring_tiles(item: str, village: Village, options: Options) -> Iterator[Facts]:
    for tile, face in owned(village):
        facts = side_of(tile, face).get("scoring") or {}
        if tile == "key_market":
            facts = {**facts, "points_per_set": options.get("key_market", 2)}  # KF O11
        if facts.get("item") == item:
            yield facts
    if item == "resource":
        yield {"points_per_set": 1, "set": ["gold"]}  # unused gold


def place_for(item: str, words: list[str], facts: Facts, village: Village) -> Place:
    slots = tuple(slot_for(item, word, village) for word in words)
    return Place(cast(int, facts["points_per_set"]), slots)


def slot_for(item: str, word: str, village: Village) -> Slot:
    """The items that can count as this word: gold for every resource (F6), with 3b all (Y6)."""
    types = TYPES[item]
    if word == "any" or (item == "resource" and "3b" in powers(village)):
        return frozenset(range(len(types)))
    fitting = {word, "gold"} if item == "resource" else {word}
    return frozenset(types.index(kind) for kind in fitting)


@lru_cache(maxsize=500_000)
def best_sets(counts: Amount, places: tuple[Place, ...]) -> int:
    """Either no further set for the first place, or one more of its sets, in every composition."""
    if not places:
        return 0
    best = best_sets(counts, places[1:])
    for taken in ways(places[0].slots, len(counts)):
        rest = tuple(n - t for n, t in zip(counts, taken, strict=True))
        if min(rest) >= 0:
            best = max(best, places[0].points + best_sets(rest, places))
    return best


@lru_cache(maxsize=1000)
def ways(slots: tuple[Slot, ...], types: int) -> frozenset[Amount]:
    """Every composition of one set, as the number of items of each type."""
    filled = product(*(sorted(slot) for slot in slots))
    return frozenset(tuple(items.count(kind) for kind in range(types)) for items in filled)


def one_more(amount: Amount, index: int) -> Amount:
    return (*amount[:index], amount[index] + 1, *amount[index + 1 :])


def in_order(counts: Counts, words: tuple[str, ...]) -> Amount:
    return tuple(counts[word] for word in words)
