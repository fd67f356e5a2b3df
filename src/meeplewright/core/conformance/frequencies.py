"""Whether what came up agrees with what was said to come up, by a bound that holds for any odds.

The bound is Chernoff's: of n draws with mean chance p a share of q or stranger comes up with a
chance of at most exp(-n KL(q, p)). One run's seeds are fixed, so a verdict never changes.
"""

from __future__ import annotations

from math import inf, log

from meeplewright.core.conformance.report import Broken

DRAWS = 1000
"""How often luck is tried at one position."""

LIMIT = 30.0
"""A sound game goes beyond it once in ten million million tests."""


class Frequencies:
    """Counts over all positions, so that small faults add up: draws, hits, hits expected."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[int, int, float]] = {}

    def add(self, what: str, hits: int, chance: float) -> None:
        """At one position `what`, with this chance, came up so often in DRAWS draws."""
        insist_on_share(what, DRAWS, hits, chance)
        draws, before, expected = self.counts.get(what, (0, 0, 0.0))
        self.counts[what] = (draws + DRAWS, before + hits, expected + DRAWS * chance)

    def insist(self) -> None:
        for what, (draws, hits, expected) in self.counts.items():
            insist_on_share(what, draws, hits, min(1.0, expected / draws))


def insist_on_share(what: str, draws: int, hits: int, chance: float) -> None:
    """Nothing that should have come up with this chance comes up so often, or so seldom."""
    if draws * _divergence(hits / draws, chance) > LIMIT:
        expected = f"{draws * chance:.0f} times"
        raise Broken(f"{what} came up {hits} times in {draws}, but should have about {expected}")


def _divergence(share: float, chance: float) -> float:
    """Kullback and Leibler's, of one yes-or-no from another."""
    return _term(share, chance) + _term(1 - share, 1 - chance)


def _term(share: float, chance: float) -> float:
    if share <= 0:
        return 0.0
    return inf if chance <= 1e-12 else share * log(share / chance)
