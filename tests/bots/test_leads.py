"""Leads and surprises, which the scripts that practise learn from."""

import pytest
from librt.vecs import vec
from scripts.leads import FADING, Leads, surprises

from meeplewright.bots.margins import JudgedTurns, lead_of

RIVALRY = 8.0


def test_the_best_opponent_counts_most_in_a_lead() -> None:
    leads = Leads(RIVALRY)
    assert leads.shares([40.0, 30.0], 0) == [1.0, -1.0]
    shares = leads.shares([30.0, 40.0, 32.0, 40.0], 1)
    assert shares[1] == 1.0
    assert sum(shares) == pytest.approx(0.0)
    assert shares[3] < shares[2] < shares[0] < 0.0


def test_a_lead_is_that_of_a_search() -> None:
    turns = JudgedTurns(3)
    for worth in ([30.0, 31.0, 35.0], [33.0, 20.0, 21.0]):
        turns.add_worth(vec[float](worth))
    leads = Leads(RIVALRY)
    expected = [lead_of(turns.worth, 3 * at, 3, 1, RIVALRY) for at in range(2)]
    assert leads.of_turns(turns, 1) == expected
    assert leads.total([30.0, 31.0, 35.0], 1) == pytest.approx(expected[0])
    assert leads.best_turn(turns, 1) == 0 and leads.best_turn(turns, 0) == 1


def test_a_surprise_is_what_the_lead_grew_more_than_expected() -> None:
    found = surprises([1, 2, 1, 2], [3.0, 0.0, 5.0, 1.0], [9.0, -2.0, 9.0, -2.0])
    assert found == pytest.approx([2 + FADING * 4, 1 - FADING * 3, 4, -3])
