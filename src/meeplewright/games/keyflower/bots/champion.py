"""The champion's evaluator: the evaluation is corrected by a network. See docs/bots.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.learned import network_of
from meeplewright.games.keyflower.bots.zero.opinion import opinion


def evaluator(seat: int, style: str = "") -> KeyflowerEvaluator:
    """Searches with the network in the package."""
    return KeyflowerEvaluator(seat, network_of(_weights()), style, ask=opinion)


def evaluation() -> Evaluation:
    """A new evaluation with the network in the package."""
    return Evaluation(network_of(_weights()))


@cache
def _weights() -> bytes:
    """The weights in the package."""
    return (files("meeplewright.games.keyflower") / "data" / "network.bin").read_bytes()
