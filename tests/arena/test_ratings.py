"""Ratings are computed correctly."""

from math import log10
from random import Random

import pytest

from meeplewright.arena import Plan, report_on
from meeplewright.arena.ratings import orders_of, ratings
from meeplewright.arena.standings import Deal
from meeplewright.games.carcassonne import Carcassonne
from tests.arena.rigged import result


def deals(plan: Plan, *won: int) -> list[Deal]:
    """Deals between first and random, in which first won this many of the two games."""
    return [
        [
            result(deal, "steady random", 20 if wins > 0 else 5, 10),
            result(deal, "random steady", 10, 20 if wins > 1 else 5),
        ]
        for deal, wins in enumerate(won, 1)
    ]


@pytest.fixture
def pair() -> Plan:
    return Plan.of(Carcassonne(), ["steady", "random"], deals=40)


def test_three_wins_of_four_are_191_points_of_elo(pair: Plan) -> None:
    first, random = ratings(pair, deals(pair, *[1, 2] * 20))
    assert first.elo - random.elo == pytest.approx(400 * log10(3), rel=0.02)
    assert first.elo == pytest.approx(-random.elo)
    assert first.mu > random.mu


def test_more_deals_make_a_rating_surer(pair: Plan) -> None:
    won = Random(1).choices([0, 1, 2], k=100)
    few = ratings(pair, deals(pair, *won[:12]))[0].reach
    many = ratings(pair, deals(pair, *won))[0].reach
    assert few is not None and many is not None and many < few / 2


def test_nobody_knows_how_much_better_one_is_that_wins_all(pair: Plan) -> None:
    assert [rating.reach for rating in ratings(pair, deals(pair, 2, 2, 2))] == [None, None]


def test_a_tie_is_half_a_win() -> None:
    assert orders_of(result(1, "a b", 10, 10)) == (["a", "b"], ["b", "a"])
    assert orders_of(result(1, "a b c", 10, 30, 10)) == (["b", "a", "c"], ["b", "c", "a"])


def test_many_players_are_rated_by_their_places() -> None:
    plan = Plan.of(Carcassonne(), ["steady", "greedy", "random"], seats=3, deals=4)
    games = [
        [result(deal, "steady greedy random", 30 if deal > 1 else 5, 20, 10)]
        for deal in range(1, 5)
    ]
    found = {rating.bot: rating for rating in ratings(plan, games)}
    assert found["steady"].elo > found["greedy"].elo > found["random"].elo
    assert found["steady"].mu > found["random"].mu


def test_one_bot_alone_is_not_rated() -> None:
    plan = Plan.of(Carcassonne(), ["steady"], deals=1)
    assert ratings(plan, [[result(1, "steady steady", 3, 4)]]) == []


def test_without_the_extra_there_are_no_ratings_but_all_else(
    pair: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meeplewright.arena.report.is_installed", lambda *names: False)
    report = report_on(pair, [game for deal in deals(pair, 1, 2) for game in deal])
    assert report.ratings is None and report.pairs[0].games == 4
    assert report.to_json()["bots"][0]["rating"] is None
