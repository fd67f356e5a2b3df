"""The champion's evaluator: the evaluation is corrected by a network. See docs/bots.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.learned import network_of
from meeplewright.games.keyflower.bots.turns import Turns
from meeplewright.games.keyflower.rules.state import KeyflowerState


def evaluator(seat: int, style: str = "") -> KeyflowerEvaluator:
    """Searches with the network in the package."""
    return KeyflowerEvaluator(seat, network_of(_weights()), style, ask=_opinion)


def evaluation() -> Evaluation:
    """A new evaluation with the network in the package."""
    return Evaluation(network_of(_weights()))


def _opinion(state: KeyflowerState, turns: Turns) -> list[float]:
    """Imports numpy only when somebody asks, not when a server makes a bot to look at it."""
    from meeplewright.games.keyflower.bots.zero.opinion import opinion

    return opinion(state, turns)


@cache
def _weights() -> bytes:
    """The weights in the package."""
    return (files("meeplewright.games.keyflower") / "data" / "network.bin").read_bytes()
