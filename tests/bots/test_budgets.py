"""A bot's budget for a turn: read from its spec, within the table's limits."""

from random import Random

import pytest

from meeplewright.bots.advice import chances_to_win
from meeplewright.bots.budgets import CLOCK, Stopwatch, parse_budget, tighter
from meeplewright.core import Budget

ANY = Budget(simulations=7)


def test_a_setting_is_simulations_or_time() -> None:
    assert parse_budget("800", "search") == Budget(simulations=800)
    assert parse_budget("200ms", "search") == Budget(seconds=0.2)
    assert parse_budget("2s", "search") == Budget(seconds=2)
    assert parse_budget("", "search") is None


def test_the_tighter_of_two_budgets_holds() -> None:
    assert tighter(None, None, ANY) == ANY
    assert tighter(Budget(simulations=50), None, ANY) == Budget(simulations=50)
    assert tighter(Budget(seconds=2), Budget(seconds=0.5), ANY) == Budget(seconds=0.5)
    both = tighter(Budget(simulations=50), Budget(seconds=1), ANY)
    assert both == Budget(simulations=50, seconds=1)


def test_a_stopwatch_counts_simulations() -> None:
    watch = Stopwatch(Budget(simulations=3))
    assert [watch.goes_on() for _ in range(5)] == [True, True, True, False, False]
    assert watch.done == 3


def test_a_stopwatch_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("meeplewright.bots.budgets.perf_counter", lambda: now[0])
    watch = Stopwatch(Budget(seconds=1))
    assert watch.goes_on()
    now[0] = 101.0
    assert not watch.goes_on()


def test_what_would_not_be_over_in_time_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("meeplewright.bots.budgets.perf_counter", lambda: now[0])
    watch = Stopwatch(Budget(seconds=0.2))
    while watch.goes_on():
        now[0] += 0.07
    assert watch.done == 2  # a third would have ended at 210 ms


def test_time_may_be_left_to_what_comes_after(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("meeplewright.bots.budgets.perf_counter", lambda: now[0])
    watch = Stopwatch(Budget(seconds=1))
    now[0] = 10.3
    watch.leave_as_much()
    now[0] = 10.6
    assert watch.goes_on()
    now[0] = 10.7
    assert not watch.goes_on()


def test_on_a_busy_machine_only_the_time_may_count_in_which_a_bot_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ran = [5.0]
    monkeypatch.setattr("meeplewright.bots.budgets.perf_counter", lambda: pytest.fail("not asked"))
    monkeypatch.setattr("meeplewright.bots.budgets.thread_time", lambda: ran[0])
    monkeypatch.setenv(CLOCK, "processor")
    watch = Stopwatch(Budget(seconds=1))
    ran[0] = 5.4
    assert watch.goes_on()
    ran[0] = 6.0
    assert not watch.goes_on()


def test_chances_sum_to_one_and_follow_the_points() -> None:
    rng = Random(1)
    for _ in range(100):
        points = [rng.uniform(0, 100) for _ in range(rng.randint(2, 5))]
        chances = chances_to_win(points, rng.uniform(0.1, 30))
        assert sum(chances) == pytest.approx(1)
        by_points = sorted(range(len(points)), key=lambda seat: points[seat])
        assert [chances[seat] for seat in by_points] == sorted(chances)


def test_with_nothing_left_to_come_the_points_decide() -> None:
    assert chances_to_win([50, 49], 0) == (1.0, 0.0)
    assert chances_to_win([50, 50], 0) == (0.5, 0.5)


def test_part_of_the_simulations_can_be_spent_on_something_else() -> None:
    watch = Stopwatch(Budget(simulations=13))
    assert watch.goes_on()
    assert not watch.spend(7, 0.0)  # more than half of those that are left
    assert watch.spend(6, 0.0)
    assert [watch.goes_on() for _ in range(7)] == [True] * 6 + [False]


def test_time_is_only_spent_if_more_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CLOCK, "counted")
    watch = Stopwatch(Budget(seconds=0.1))
    assert watch.spend(1000, 0.05)
    assert not watch.spend(0, 0.2)
    assert Stopwatch(Budget()).spend(1000, 1000.0)
