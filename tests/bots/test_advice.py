"""Advice for people, and win probabilities."""

import pytest

from meeplewright.bots.advice import Advice, chances_to_win, varied
from meeplewright.core import Action
from meeplewright.games.carcassonne import Follower, Place


def way(*actions: Action) -> Advice:
    return Advice(actions, (0.0, 0.0), (0.5, 0.5), 0.0)


HERE, THERE = Place("D", 0, 1, 0), Place("D", 1, 0, 0)
NONE, KNIGHT = Follower(None, None), Follower("city", "N")


def test_a_few_ideas_begin_differently() -> None:
    ways = [way(HERE, NONE), way(HERE, KNIGHT), way(THERE, NONE), way(THERE, KNIGHT)]
    assert varied(ways, 2) == [ways[0], ways[2]]


def test_where_all_begin_alike_the_best_come_first() -> None:
    ways = [way(HERE, KNIGHT), way(HERE, NONE)]
    assert varied(ways, 3) == ways


def test_whoever_is_ahead_is_likelier_to_win() -> None:
    chances = chances_to_win((70.0, 60.0, 50.0), 10.0)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2] > 0


def test_without_anything_to_come_the_result_is_certain() -> None:
    assert chances_to_win((70.0, 60.0), 0.0) == (1.0, 0.0)
    assert chances_to_win((60.0, 60.0), 0.0) == (0.5, 0.5)
