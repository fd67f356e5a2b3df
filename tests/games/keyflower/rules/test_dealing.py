"""Dealing hidden things within bounds, compared with all possible deals."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial, prod
from random import Random

import pytest

from meeplewright.core import InvalidJson
from meeplewright.games.keyflower.rules.dealing import Demand, Row, Share

Deal = list[Row]


def rows_between(least: Row, most: Row, size: int) -> list[Row]:
    ranges = [range(low, high + 1) for low, high in zip(least, most, strict=True)]
    return [list(row) for row in product(*ranges) if sum(row) == size]


def every_way(share: Share) -> Iterator[Deal]:
    """All deals within the bounds, by trying everything."""
    places = zip(share.least, share.most, share.sizes, strict=True)
    for deal in product(*[rows_between(*place) for place in places]):
        if [sum(column) for column in zip(*deal, strict=True)] == share.kinds:
            yield list(deal)


def random_share(rng: Random) -> Share:
    """Tight bounds around a real deal; one may be moved, so that there may be no deal."""
    truth = [[rng.randrange(3) for _ in range(3)] for _ in range(3)]
    least = [[max(0, number - rng.randrange(3)) for number in row] for row in truth]
    most = [[number + rng.randrange(3) for number in row] for row in truth]
    place, kind = rng.randrange(3), rng.randrange(3)
    if rng.random() < 0.5:
        least[place][kind] += rng.randrange(3)
        most[kind][place] = max(0, most[kind][place] - rng.randrange(3))
    kinds = [sum(column) for column in zip(*truth, strict=True)]
    return Share(kinds, [sum(row) for row in truth], least, most)


class Has(Demand):
    """At least as much as one of these rows."""

    def __init__(self, place: int, *rows: Row) -> None:
        super().__init__(place, "placement")
        self.rows = list(rows)

    def is_met(self, row: Row) -> bool:
        return any(all(a >= b for a, b in zip(row, less, strict=True)) for less in self.rows)

    def smallest(self) -> list[Row]:
        return self.rows


def test_a_share_fits_exactly_if_there_is_a_way_to_deal_it() -> None:
    rng = Random(1)
    found = Counter[bool]()
    for _ in range(300):
        share = random_share(rng)
        ways = list(every_way(share))
        assert share.fits() == bool(ways), vars(share)
        found[bool(ways)] += 1
        if ways:
            assert share.deal(rng, None) in ways
        else:
            with pytest.raises(InvalidJson, match="known"):
                share.deal(rng, None)
    assert min(found.values()) > 50


@pytest.mark.parametrize("tries", [60, 0])
def test_what_a_place_must_have_is_dealt_to_it(tries: int) -> None:
    """By random dealing, and without it."""
    rng = Random(2)
    met = 0
    for _ in range(200):
        share = random_share(rng)
        rows = [[rng.randrange(3) for _ in range(3)] for _ in range(2)]
        demand = Has(rng.randrange(3), *rows)
        ways = [deal for deal in every_way(share) if demand.is_met(deal[demand.place])]
        if ways:
            met += 1
            assert share.deal(rng, demand, tries) in ways
        else:
            with pytest.raises(InvalidJson):
                share.deal(rng, demand, tries)
    assert met > 30


def test_a_deal_that_hardly_ever_comes_by_lot_is_found() -> None:
    """All ten of a kind in one place of ten, out of a hundred things."""
    share = Share([10, 90], [10, 90], [[0, 0]] * 2, [[10, 10], [90, 90]])
    assert share.deal(Random(3), Has(0, [10, 0])) == [[10, 0], [0, 90]]


def test_every_deal_comes_as_often_as_there_are_ways_to_make_it() -> None:
    """Within the bounds, and of those that meet the demand; known things are not drawn."""
    share = Share([4, 3], [3, 4], [[0, 0], [1, 0]], [[3, 2], [4, 4]])
    demand = Has(0, [1, 1])
    weights = {
        str(deal): prod(
            ways_to_draw(row, known) for row, known in zip(deal, share.least, strict=True)
        )
        for deal in every_way(share)
        if demand.is_met(deal[0])
    }
    rng = Random(4)
    found = Counter(str(share.deal(rng, demand)) for _ in range(4000))
    assert len(weights) > 1 and set(found) == set(weights)
    for deal, weight in weights.items():
        assert abs(found[deal] / 4000 - weight / sum(weights.values())) < 0.03


def ways_to_draw(row: Row, known: Row) -> int:
    drawn = [number - low for number, low in zip(row, known, strict=True)]
    return factorial(sum(drawn)) // prod(factorial(number) for number in drawn)
