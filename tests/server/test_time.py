"""The time at a table never goes back and does not follow a wall clock that jumps."""

import logging

import pytest

from meeplewright.server.time import Clock, monotonic_ms, wall_ms


class Hands:
    """Two clocks that a test sets."""

    def __init__(self, wall: int = 1_000_000, steady: int = 500) -> None:
        self.wall = wall
        self.steady = steady

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)

    def wait(self, ms: int) -> None:
        self.wall += ms
        self.steady += ms


def test_time_goes_on_with_steady_time() -> None:
    hands = Hands()
    clock = hands.clock()
    assert clock.now() == 1_000_000
    hands.wait(250)
    assert clock.now() == 1_000_250
    assert clock.jumps == 0


@pytest.mark.parametrize("by", [-3_600_000, 86_400_000])
def test_a_wall_clock_that_jumps_is_told_once_and_ignored(
    by: int, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    clock = hands.clock()
    jumps: list[int] = []
    clock.on_jump = jumps.append
    hands.wall += by
    with caplog.at_level(logging.WARNING):
        assert clock.now() == 1_000_000
        hands.wait(10)
        assert clock.now() == 1_000_010
    assert jumps == [by] and clock.jumps == 1
    assert [record.args for record in caplog.records] == [(by,)]


def test_jumping_there_and_back_is_two_jumps() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += 60_000
    clock.now()
    hands.wall -= 60_000
    assert clock.now() == 1_000_000
    assert clock.jumps == 2


def test_a_slow_correction_is_no_jump() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += 1_500
    assert clock.now() == 1_000_000
    assert clock.jumps == 0


def test_time_stands_still_rather_than_going_back() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wait(100)
    before = clock.now()
    hands.steady -= 50
    hands.wall -= 50
    assert clock.now() == before


def test_the_machines_own_clocks_agree_with_it() -> None:
    assert monotonic_ms() <= monotonic_ms()
    before = wall_ms()
    now = Clock().now()
    # Both clocks are rounded down to milliseconds, but not at the same moments.
    assert before <= now <= wall_ms() + 1
