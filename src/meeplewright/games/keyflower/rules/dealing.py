"""Deal hidden things of a few kinds to places of known sizes, within bounds. Knows no rules."""

from __future__ import annotations

from math import comb
from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.luck import below
from meeplewright.core.reading import differs

_TRIES: Final = 60

Row = list[int]
"""How many of each kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Demand:
    """A further condition of one place: some rows are enough, and more of anything does no harm."""

    def __init__(self, place: int, name: str) -> None:
        self.place: Final = place
        self.name: Final = name  # the field of a view that shows this

    def is_met(self, row: Row) -> bool:
        raise NotImplementedError

    def smallest(self) -> list[Row]:
        """The minimal rows: those that are enough, and would not be with anything less."""
        raise NotImplementedError


@final
class Share:
    """The number of each kind, the size of each place, and the bounds of each kind there."""

    def __init__(self, kinds: Row, sizes: Row, least: list[Row], most: list[Row]) -> None:
        self.kinds: Final = kinds
        self.sizes: Final = sizes
        self.least: Final = least
        self.most: Final = most

    def deal(self, rng: Random, demand: Demand | None, tries: int = _TRIES) -> list[Row]:
        """A row for every place, at random if that succeeds within some tries.

        If there is no way to deal, the error names the field that is wrong.
        """
        if not self.fits():
            raise differs("known")
        for _ in range(tries):
            dealt = self._deal_once(rng)
            if self._is_within(dealt) and (demand is None or demand.is_met(dealt[demand.place])):
                return dealt
        return (self if demand is None else self._with(demand, rng))._deal_carefully(rng)

    # -- whether there is a way ---------------------------------------------------------------

    def fits(self) -> bool:
        """Whether the things can be dealt within the bounds.

        The things flow from the kinds to the places. By the max-flow min-cut theorem this works
        exactly if no subset of kinds has more things than all places can still take of those kinds.
        """
        spare, room = self._spare(), self._room()
        if min(spare + room) < 0 or sum(spare) != sum(room):
            return False
        free = [
            [high - low for low, high in zip(*bounds, strict=True)]
            for bounds in zip(self.least, self.most, strict=True)
        ]
        if min([min(row) for row in free]) < 0:
            return False
        for handful in range(2 ** len(spare)):
            some = [kind for kind in range(len(spare)) if handful // 2**kind % 2]
            takes = [
                min(room[place], sum([row[kind] for kind in some]))
                for place, row in enumerate(free)
            ]
            if sum([spare[kind] for kind in some]) > sum(takes):
                return False
        return True

    def _spare(self) -> Row:
        """Of each kind, how many are not yet assigned to a place."""
        return [
            number - sum([row[kind] for row in self.least])
            for kind, number in enumerate(self.kinds)
        ]

    def _room(self) -> Row:
        """In each place, how many things are still unknown."""
        return [size - sum(row) for size, row in zip(self.sizes, self.least, strict=True)]

    # -- at random ----------------------------------------------------------------------------

    def _deal_once(self, rng: Random) -> list[Row]:
        """Known things go to their place, the rest like a shuffled deck; `most` is ignored."""
        dealt = [list(row) for row in self.least]
        deck: list[int] = []
        for kind, number in enumerate(self._spare()):
            deck += [kind] * number
        for place, number in enumerate(self._room()):
            for _ in range(number):
                index = int(below(rng, len(deck)))
                dealt[place][deck[index]] += 1
                deck[index] = deck[-1]
                deck.pop()
        return dealt

    def _is_within(self, dealt: list[Row]) -> bool:
        for row, most in zip(dealt, self.most, strict=True):
            for number, high in zip(row, most, strict=True):
                if number > high:
                    return False
        return True

    # -- step by step -------------------------------------------------------------------------

    def _deal_carefully(self, rng: Random) -> list[Row]:
        """One thing at a time, frequent kinds more likely, but the rest must always fit."""
        share = self
        for place, number in enumerate(self._room()):
            for _ in range(number):
                share = share._raised_by_one(place, rng)
        return share.least

    def _raised_by_one(self, place: int, rng: Random) -> Share:
        spare = self._spare()
        ways = [self._raised(place, kind) for kind in range(len(spare))]
        weights = [
            number if number > 0 and way.fits() else 0
            for number, way in zip(spare, ways, strict=True)
        ]
        return ways[_weighed(weights, rng)]

    def _raised(self, place: int, kind: int) -> Share:
        row = list(self.least[place])
        row[kind] += 1
        return self._where(place, row)

    def _with(self, demand: Demand, rng: Random) -> Share:
        """One of the rows that meet the demand, weighted by the number of ways to draw it."""
        mine = self.least[demand.place]
        open_to = [number + low for number, low in zip(self._spare(), mine, strict=True)]
        found: list[Share] = []
        weights: list[int] = []
        for row in demand.smallest():
            raised = [max(pair) for pair in zip(mine, row, strict=True)]
            share = self._where(demand.place, raised)
            if share.fits():
                found.append(share)
                weights.append(_ways(open_to, raised))
        if not found:
            raise differs(demand.name)
        return found[_weighed(weights, rng)]

    def _where(self, place: int, row: Row) -> Share:
        """The same, but this place has at least these."""
        least = [row if other == place else kept for other, kept in enumerate(self.least)]
        return Share(self.kinds, self.sizes, least, self.most)


def _ways(numbers: Row, taken: Row) -> int:
    """The number of ways to take this many of each kind."""
    ways = 1
    for number, some in zip(numbers, taken, strict=True):
        ways *= comb(number, some)
    return ways


def _weighed(weights: list[int], rng: Random) -> int:
    """An index of the list, by its weight."""
    left = int(rng.random() * sum(weights))
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise AssertionError("nothing has any weight")
