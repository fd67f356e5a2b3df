"""Whether observed frequencies agree with the stated probabilities, by a bound for any odds.

It is the Chernoff bound: among n draws with mean probability p, a share of q or more extreme has a
probability of at most exp(-n KL(q, p)). The seeds of a run are fixed, so the result never changes.
"""

from __future__ import annotations

from math import inf, log

from meeplewright.core.conformance.report import Broken

DRAWS = 1000
"""Number of draws at one position."""

LIMIT = 30.0
"""A correct game exceeds it once in ten trillion tests."""


class Frequencies:
    """Totals over all positions, so that small errors add up: draws, hits, expected hits."""

    def __init__(self) -> None:
        self.counts: dict[str, tuple[int, int, float]] = {}

    def add(self, what: str, hits: int, chance: float) -> None:
        """At one position, `what`, with this probability, came up this often in DRAWS draws."""
        check_share(what, DRAWS, hits, chance)
        draws, before, expected = self.counts.get(what, (0, 0, 0.0))
        self.counts[what] = (draws + DRAWS, before + hits, expected + DRAWS * chance)

    def check(self) -> None:
        for what, (draws, hits, expected) in self.counts.items():
            check_share(what, draws, hits, min(1.0, expected / draws))


def check_share(what: str, draws: int, hits: int, chance: float) -> None:
    """Raise Broken if it came up too often or too rarely for this probability."""
    if draws * _divergence(hits / draws, chance) > LIMIT:
        expected = f"{draws * chance:.0f} times"
        raise Broken(f"{what} came up {hits} times in {draws}, but should have about {expected}")


def _divergence(share: float, chance: float) -> float:
    """The Kullback-Leibler divergence of two yes-or-no distributions."""
    return _term(share, chance) + _term(1 - share, 1 - chance)


def _term(share: float, chance: float) -> float:
    if share <= 0:
        return 0.0
    return inf if chance <= 1e-12 else share * log(share / chance)
