"""Open points of the rulebooks as options (KF O); docs/rules-keyflower.md has the defaults."""

from __future__ import annotations

from typing import Final

from meeplewright.core.game import Options
from meeplewright.core.options import Option
from meeplewright.games.keyflower.rules.table import (
    COUNTER_BID_ON_ORDER,
    NO_MIXED_EDGES,
    REAL_LOOSE_GOLD,
    SMALL_FIRST_USE,
)

OPTIONS: Final = (
    Option("counter_bid", ("village", "all"), "KF O4"),
    Option("cross_mixed_edges", ("yes", "no"), "KF O5"),
    Option("first_use", (6, 3), "KF O6"),
    Option("loose_gold", ("any", "real"), "KF O2"),
)
_BITS: Final = (COUNTER_BID_ON_ORDER, NO_MIXED_EDGES, SMALL_FIRST_USE, REAL_LOOSE_GOLD)


def options_of(rules: int) -> Options:
    """Every option with its value, from the bits of a table."""
    return {
        option.name: option.values[1 if rules & bit else 0]
        for option, bit in zip(OPTIONS, _BITS, strict=True)
    }


def bits_of(options: Options) -> int:
    """The bits of the options that are not the default."""
    rules = 0
    for option, bit in zip(OPTIONS, _BITS, strict=True):
        if options[option.name] != option.default:
            rules |= bit
    return rules
