"""Means, errors, shares and intervals, against values worked out by hand and by enumeration."""

from math import comb, sqrt
from random import Random

import pytest

from meeplewright.arena import Plan
from meeplewright.arena.standings import pair_of, sources_of, standings, whole_deals
from meeplewright.arena.statistics import mean_and_error, wilson
from meeplewright.games.carcassonne import Carcassonne
from tests.arena.rigged import result


def test_a_mean_and_its_error() -> None:
    """Of 2, 4, 6: the deviations are -2, 0, 2, so s² = 8 / 2 and the error 2 / √3."""
    assert mean_and_error([2, 4, 6]) == pytest.approx((4.0, 2 / sqrt(3)))
    assert mean_and_error([5]) == (5.0, None)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0.8, 10, 0.4902, 0.9433),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_as_worked_out_by_hand(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("truth", [0.5, 0.65, 0.9])
def test_wilson_holds_the_truth_in_95_of_100_matches(truth: float) -> None:
    games = 100
    held = 0.0
    for won in range(games + 1):
        low, high = wilson(won / games, games)
        if low <= truth <= high:
            held += comb(games, won) * truth**won * (1 - truth) ** (games - won)
    assert 0.93 < held < 0.97


def test_the_error_is_as_large_as_means_scatter() -> None:
    rng = Random(1)
    matches = [mean_and_error([rng.gauss(3, 20) for _ in range(50)]) for _ in range(400)]
    _, of_means = mean_and_error([mean for mean, _ in matches])
    assert of_means is not None
    scatter = of_means * sqrt(400)
    typical, _ = mean_and_error([error or 0.0 for _, error in matches])
    assert typical == pytest.approx(scatter, rel=0.1)


def two_bots() -> Plan:
    return Plan.of(Carcassonne(), ["steady", "random"], deals=2)


def test_the_margin_of_a_pair_counts_whole_deals() -> None:
    """Deal 1: +10 and -4, so +3. Deal 2: a tie and +2, so +1. Mean 2, error 1."""
    results = [
        result(1, "steady random", 30, 20),
        result(1, "random steady", 24, 20),
        result(2, "steady random", 25, 25),
        result(2, "random steady", 10, 12),
    ]
    pair = pair_of("steady", "random", whole_deals(two_bots(), results))
    assert pair is not None
    assert (pair.deals, pair.games, pair.margin, pair.margin_se) == (2, 4, 2.0, 1.0)
    assert pair.win_share == (1 + 0 + 0.5 + 1) / 4
    assert pair.interval == wilson(0.625, 4)


def test_a_deal_that_lacks_a_game_does_not_count() -> None:
    results = [
        result(1, "steady random", 30, 20),
        result(1, "random steady", 20, 24),
        result(2, "steady random", 99, 0),
    ]
    (deal,) = whole_deals(two_bots(), results)
    assert {one.seating.deal for one in deal} == {1}


def test_one_among_three_others() -> None:
    plan = Plan.of(Carcassonne(), ["steady", "random"], seats=4, deals=1)
    tables = plan.rotations()
    scores = {"steady": [40, 10, 30, 20], "random": [20, 20, 30, 30]}
    points = [[scores[bot][game] for bot in table] for game, table in enumerate(tables)]
    results = [result(1, " ".join(table), *own) for table, own in zip(tables, points, strict=True)]
    pair = pair_of("steady", "random", whole_deals(plan, results))
    assert pair is not None
    assert pair.margin == (20 - 10 + 0 - 10) / 4
    assert pair.win_share == (1 + 0 + 0.25 + 0) / 4
    assert pair.fair_share == 0.25
    assert pair.ahead_share == (1 + 0 + 0.5 + 0) / 4


def test_a_tie_breaker_decides_who_won() -> None:
    results = [
        result(1, "steady random", 30, 30, winners=[1]),
        result(1, "random steady", 30, 30, winners=[0]),
    ]
    pair = pair_of("steady", "random", whole_deals(two_bots(), results))
    assert pair is not None
    assert (pair.win_share, pair.ahead_share, pair.margin) == (0.0, 0.0, 0.0)


def test_what_is_told_of_a_bot() -> None:
    results = [result(1, "steady random", 30, 20), result(1, "random steady", 10, 50)]
    deals = whole_deals(two_bots(), results)
    first, random = standings(two_bots(), deals)
    assert (first.points, random.points, first.win_share) == (40.0, 15.0, 1.0)
    assert (first.seconds, first.processor, first.longest) == (0.1, 0.05, 0.3)
    assert first.simulations == 80
    assert sources_of("steady", deals) == {"city": 40.0}
