"""Options for what the rulebooks leave open or answer differently (KF O), and a preset for each
printed rulebook. docs/rules-keyflower.md has the defaults.
"""

from __future__ import annotations

from typing import Final

from meeplewright.core.game import Options
from meeplewright.core.options import Option, Preset
from meeplewright.games.keyflower.rules.table import (
    COUNTER_BID_ON_ORDER,
    MARKET_PAYS_3,
    NO_MIXED_EDGES,
    NO_TILE_TWICE,
    ORDER_TILE_COUNTS,
    PURPLE_IF_WON,
    REAL_LOOSE_GOLD,
    SMALL_FIRST_USE,
    STORED_STAYS,
)

OPTIONS: Final = (
    Option("counter_bid", ("village", "all"), "KF O4"),
    Option("cross_mixed_edges", ("yes", "no"), "KF O5"),
    Option("first_use", (6, 3), "KF O6"),
    Option("loose_gold", ("any", "real"), "KF O2"),
    Option("stored_resources", ("release", "stay"), "KF O7", newer=True),
    Option("road_loop", ("roads", "tiles"), "KF O8", newer=True),
    Option("turn_order_tile", ("adjacent", "itself"), "KF O9", newer=True),
    Option("purple_worker", ("holder", "winner"), "KF O10", newer=True),
    Option("key_market", (2, 3), "KF O11", newer=True),
)
_BITS: Final = (
    COUNTER_BID_ON_ORDER,
    NO_MIXED_EDGES,
    SMALL_FIRST_USE,
    REAL_LOOSE_GOLD,
    STORED_STAYS,
    NO_TILE_TWICE,
    ORDER_TILE_COUNTS,
    PURPLE_IF_WON,
    MARKET_PAYS_3,
)

# KF D3, D8, D9, D10, D43. On O2, O4, O5 and O6 all four rulebooks agree with the default or are
# silent.
PRESETS: Final = (
    Preset("default", {}),
    Preset(
        "hungarian",
        {"stored_resources": "stay", "turn_order_tile": "itself", "purple_worker": "winner"},
    ),
    Preset("dutch", {}),
    Preset("romanian", {}),
    Preset("russian", {"stored_resources": "stay", "road_loop": "tiles", "key_market": 3}),
)


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
