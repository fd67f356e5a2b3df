"""Hasty: greedy that overlooks half of its actions. Its moves are sensible, but rarely the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.bots.greedy import GreedyBot
from meeplewright.core.game import Action, View
from meeplewright.core.player import Budget

NOTICED = 0.5
"""The probability that it notices an action."""
FEWEST = 2
"""The minimum number of actions that it notices, if there are that many."""


class HastyBot(GreedyBot):
    """Looks at some of the legal actions and takes the one that greedy would take."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return super().choose(view, _noticed(legal, rng), budget, rng)


def _noticed(legal: Sequence[Action], rng: Random) -> list[Action]:
    """Some of the actions, in their order."""
    chances = [rng.random() for _ in legal]
    enough = sorted(chances)[min(FEWEST, len(legal)) - 1]
    limit = max(NOTICED, enough)
    return [action for action, chance in zip(legal, chances, strict=True) if chance <= limit]
