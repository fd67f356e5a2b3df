"""The tables that the network was trained for."""

from __future__ import annotations

from typing import Final

from meeplewright.games.keyflower.rules.state import KeyflowerState

TRAINED_SEATS: Final = 4
"""Games with more seats were not part of the training, and neither were other options."""


def is_trained_for(state: KeyflowerState) -> bool:
    return state.seats <= TRAINED_SEATS and state.options == state.game.checked_options({})
