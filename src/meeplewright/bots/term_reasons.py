"""Reasons from the terms of an evaluation, for turns about which a game has no other reason.

A game divides the terms of its evaluation into kinds. A reason names a kind that contributes more
to the seat's lead after the turn than before it, or, if none does, than after the average turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from meeplewright.bots.reasons import TurnReason

LEAST = 0.1
"""In points: smaller differences are not mentioned."""
MOST = 2
"""Number of kinds that are named."""


@dataclass(frozen=True)
class Part:
    """What the terms of one kind contribute."""

    points: float
    """To the seat's lead."""
    amount: float
    """What the reason speaks of: it is true only if this is more, whatever the weights say."""


Parts: TypeAlias = Mapping[str, Part]
"""By kind."""


def term_reasons(
    keys: tuple[str, str], before: Parts, after: Parts, turns: Callable[[], Sequence[Parts]]
) -> list[TurnReason]:
    """The kinds that grew, the most first. `turns`: the parts after every turn from here.

    `keys`: of the texts for a kind that grew, and for one that is above the average.
    """
    if grown := _larger(after, before):
        return [TurnReason(keys[0], {"kind": kind}) for kind in grown]
    above = _larger(after, _average(turns(), after))
    return [TurnReason(keys[1], {"kind": kind}) for kind in above]


def _larger(parts: Parts, others: Parts) -> list[str]:
    more = {
        kind: part.points - others[kind].points
        for kind, part in parts.items()
        if kind in others and part.amount > others[kind].amount
    }
    large = [kind for kind in more if more[kind] >= LEAST]
    return sorted(large, key=lambda kind: -more[kind])[:MOST]


def _average(turns: Sequence[Parts], kinds: Parts) -> Parts:
    """The mean of the kinds that all turns have."""
    return {
        kind: Part(
            sum(parts[kind].points for parts in turns) / len(turns),
            sum(parts[kind].amount for parts in turns) / len(turns),
        )
        for kind in kinds
        if turns and all(kind in parts for parts in turns)
    }
