"""Every way to allocate a player's things at the end of a game, by trying them all.

This does not use the rules' own search (`rules/allocation.py`), so that each checks the other. An
*answer* says how often each place scores; which workers, skills and resources go there follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

from meeplewright.core.game import Json

GOLD: Final = "gold"
GREEN: Final = "green"
PURPLE: Final = "purple"
MOST: Final = 400_000
"""The most ways to try in one group of things."""
RANDOM_ORDERS: Final = 12

Table = dict[tuple[int, ...], int]
"""The points of an answer, by how often each place scores."""

_GROUPS: Final = {
    "workers": ("five_workers", "trio_of_workers", "green_worker", "chosen_worker", "any_worker"),
    "skills": ("five_skills", "trio_of_skills", "chosen_skill"),
    "resources": ("five_resources", "trio_of_resources", "one_gold", "chosen_resource"),
}
SIZE_OF: Final = {"five": 5, "trio": 3}
"""How many things a set has; others have one."""


class TooMany(Exception):
    """There are too many ways to try them all."""


class Allocating:
    """All answers to a task (see `puzzles.py`)."""

    def __init__(self, task: Json) -> None:
        self._groups = [_Group(name, task) for name in _GROUPS]
        self._purple: bool = task["purple"]
        self._tables = [group.table(False) for group in self._groups]
        self._with_purple = [group.table(True) for group in self._groups] if self._purple else []
        self.tiles = [tile for group in self._groups for tile in group.tiles]
        self.worths = {tile: worth for group in self._groups for tile, worth in group.worths()}

    def points(self, counts: dict[str, int]) -> int | None:
        """The points of an answer; None if the things are not enough for it."""
        keys = [tuple(counts[tile] for tile in group.tiles) for group in self._groups]
        found = [
            sum(table[key] for table, key in zip(tables, keys, strict=True))
            for tables in self._combined()
            if all(key in table for table, key in zip(tables, keys, strict=True))
        ]
        return max(found, default=None)

    def _combined(self) -> Iterator[list[Table]]:
        """The tables of the groups: the purple worker counts in one of them, or in none."""
        yield self._tables
        for at, table in enumerate(self._with_purple):
            yield [*self._tables[:at], table, *self._tables[at + 1 :]]

    def best_counts(self) -> dict[str, int]:
        """The best answer."""
        tables = max(self._combined(), key=lambda some: sum(max(one.values()) for one in some))
        best: tuple[int, ...] = ()
        for table in tables:
            best += max(table, key=lambda key: (table[key], [-count for count in key]))
        return dict(zip(self.tiles, best, strict=True))

    def best_two(self) -> tuple[int, int]:
        """The most points, and the most points of an answer that has fewer."""
        reached: set[int] = set()
        for tables in self._combined():
            sums = {0}
            for table in tables:
                sums = {so_far + points for so_far in sums for points in set(table.values())}
            reached |= sums
        best = max(reached)
        return best, max((points for points in reached if points < best), default=0)

    def count(self) -> int:
        """How many answers there are without the purple worker."""
        total = 1
        for table in self._tables:
            total *= len(table)
        return total


class _Group:
    """Workers, skills or resources, and the places that take them."""

    def __init__(self, name: str, task: Json) -> None:
        self._things: dict[str, int] = task[name]
        takes = _GROUPS[name]
        self._places = [place for place in task["places"] if place["takes"] in takes]
        self._stores = task["stores"] if name == "resources" else []
        self.tiles = [place["tile"] for place in (*self._places, *self._stores)]
        self._is_resources = name == "resources"

    def worths(self) -> Iterator[tuple[str, tuple[int, int]]]:
        """Of each place, the points and the number of things of a set."""
        for place in self._places:
            kind = place["takes"].partition("_")[0]
            yield place["tile"], (place["points"], SIZE_OF.get(kind, 1))
        for store in self._stores:
            yield store["tile"], (store["points"], 1)

    def table(self, purple: bool) -> Table:
        found: Table = {}
        tried = 0
        for stays, things, jokers, stored in self._stays(purple):
            for counts, points in self._filled(things, jokers):
                key = (*counts, *stays)
                found[key] = max(found.get(key, -1), points + stored)
                if (tried := tried + 1) > MOST:
                    raise TooMany
        return found

    def _stays(self, purple: bool) -> Iterator[tuple[tuple[int, ...], dict[str, int], int, int]]:
        """What stays on the storage tiles (KF F5): how much by tile, the things that are left, the
        jokers among them, and the points for what stays.
        """
        ways = [list(_ways_to_stay(store)) for store in self._stores]
        places = range(-1, len(self._stores)) if purple else range(-1, 0)
        for chosen in product(*ways):
            left = dict(self._things)
            for store, stay in zip(self._stores, chosen, strict=True):
                for kind, count in store["resources"].items():
                    left[kind] += count - stay.get(kind, 0)
            for at in places:  # KF F7: the purple worker can be on a storage tile
                counts = [sum(stay.values()) + (at == index) for index, stay in enumerate(chosen)]
                points = sum(
                    count * store["points"]
                    for count, store in zip(counts, self._stores, strict=True)
                )
                jokers = int(purple and at == -1) + (left[GOLD] if self._is_resources else 0)
                yield tuple(counts), left, jokers, points

    def _filled(self, things: dict[str, int], jokers: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every way to fill the places: how often each scores, and the points."""
        plain = {kind: count for kind, count in things.items() if kind != GOLD}
        most = sum(plain.values()) + jokers
        ranges = [range(most // size + 1) for _, (_, size) in self._of_places()]
        for counts in product(*ranges):
            unused = self._unused(counts, plain, jokers)
            if unused is not None:
                points = sum(
                    count * place["points"]
                    for count, place in zip(counts, self._places, strict=True)
                )
                yield counts, points + (unused if self._is_resources else 0)

    def _of_places(self) -> list[tuple[str, tuple[int, int]]]:
        return list(self.worths())[: len(self._places)]

    def _unused(self, counts: tuple[int, ...], plain: dict[str, int], jokers: int) -> int | None:
        """The jokers that are left, as many as possible; None if the things are not enough."""
        named = [place["takes"] for place in self._places]
        types = list(plain) if any(takes.startswith("chosen") for takes in named) else [""]
        found = []
        for chosen in types:
            left = dict(plain)
            missing, loose = 0, 0
            for takes, count in zip(named, counts, strict=True):
                missing += _take(left, takes, count, chosen)
                loose += count * (5 if takes.startswith("five") else takes == "any_worker")
            rest = sum(left.values())
            spent = missing + max(0, loose - rest)
            if spent <= jokers:
                found.append(jokers - spent)
        return max(found, default=None)


def _take(left: dict[str, int], takes: str, count: int, chosen: str) -> int:
    """Take things of given types; how many were missing. KF F4: green counts as no other colour."""
    if takes.startswith("trio"):
        kinds = [kind for kind in left if kind != GREEN]
    elif takes == "green_worker":
        kinds = [GREEN]
    elif takes.startswith("chosen"):
        kinds = [chosen]
    else:
        return count if takes == "one_gold" else 0
    missing = 0
    for kind in kinds:
        got = min(count, left[kind])
        left[kind] -= got
        missing += count - got
    return missing


def _ways_to_stay(store: dict[str, Any]) -> Iterator[dict[str, int]]:
    """What can stay on a storage tile and score there: KF F5, F6."""
    kinds = [
        (kind, count)
        for kind, count in store["resources"].items()
        if count and (kind == GOLD or store["takes"] in ("any", kind))
    ]
    for counts in product(*(range(count + 1) for _, count in kinds)):
        yield {kind: count for (kind, _), count in zip(kinds, counts, strict=True)}


# -- simple methods ---------------------------------------------------------------------------


def greedy_answers(allocating: Allocating, seed: int = 0) -> list[int]:
    """The points of simple methods, which fill one place after the other as often as possible:
    first the most points for each thing, then the most points for each set, then random orders.
    """
    worths = allocating.worths
    by_thing = sorted(worths, key=lambda tile: (-worths[tile][0] / worths[tile][1], tile))
    by_set = sorted(worths, key=lambda tile: (-worths[tile][0], tile))
    rng = Random(seed)
    orders = [by_thing, by_set]
    for _ in range(RANDOM_ORDERS):
        orders.append(sorted(worths, key=lambda tile: rng.random()))
    return [_filled_in(allocating, order) for order in orders]


def _filled_in(allocating: Allocating, order: list[str]) -> int:
    counts = dict.fromkeys(allocating.tiles, 0)
    for tile in order:
        while allocating.points({**counts, tile: counts[tile] + 1}) is not None:
            counts[tile] += 1
    points = allocating.points(counts)
    assert points is not None
    return points
