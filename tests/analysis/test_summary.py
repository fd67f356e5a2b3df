"""The summary of a seat: its labels fit its numbers."""

import pytest

from meeplewright.analysis.results import Drawn, Swing
from meeplewright.analysis.summary import summary
from meeplewright.bots.advice import Outlook


@pytest.mark.parametrize(
    ("chance", "points", "draws"),
    [
        (0.0, 0.0, "even"),
        (0.09, 4.9, "even"),
        (0.1, 0.0, "lucky"),
        (-0.1, -1.0, "unlucky"),
        (0.02, 16.0, "lucky"),
        (-0.01, -5.0, "unlucky"),
    ],
)
def test_draws_are_lucky_by_win_probability_or_by_points(
    chance: float, points: float, draws: str
) -> None:
    swing = Swing((points, 0.0), (points, -points), (chance, -chance))
    last = Outlook((50.0, 50.0), (0.5, 0.5))
    assert summary(0, [Drawn(1, 1, swing)], [], last, None).draws == draws
