"""The champion's evaluator: the evaluation is corrected by a network. See docs/bots.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from meeplewright.bots.budgets import Stopwatch
from meeplewright.core.player import Budget
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.learned import network_of
from meeplewright.games.keyflower.bots.turns import Turns
from meeplewright.games.keyflower.bots.zero.tables import is_trained_for
from meeplewright.games.keyflower.rules.state import KeyflowerState

ASKING: Final = 20
"""Asking takes about as long as this many simulations."""
ASKING_SECONDS: Final = 0.03
"""The network is not asked if less time is left."""


def evaluator(seat: int, style: str = "") -> KeyflowerEvaluator:
    """Searches with the network in the package."""
    return KeyflowerEvaluator(seat, network_of(_weights()), style, Opinion())


def evaluation() -> Evaluation:
    """A new evaluation with the network in the package."""
    return Evaluation(network_of(_weights()))


class Opinion:
    """Asks the network of `zero` how likely each turn of a search is.

    numpy and the weights are loaded when a game is played, not when a server makes a bot to look at
    it.
    """

    def prepare(self, budget: Budget) -> None:
        if budget.simulations is not None and budget.simulations < 2 * ASKING:
            return  # too small to ask
        from meeplewright.games.keyflower.bots.zero.weights import taught_weights

        taught_weights()

    def __call__(self, state: KeyflowerState, turns: Turns, watch: Stopwatch) -> list[float]:
        if not is_trained_for(state) or not watch.spend(ASKING, ASKING_SECONDS):
            return []
        from meeplewright.games.keyflower.bots.zero.opinion import opinion

        return opinion(state, turns)


@cache
def _weights() -> bytes:
    """The weights in the package."""
    return (files("meeplewright.games.keyflower") / "data" / "network.bin").read_bytes()
