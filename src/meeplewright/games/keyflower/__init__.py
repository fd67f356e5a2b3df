"""Keyflower: exact rules for 2 to 6 players, tile facts, hidden information, final scoring."""

from meeplewright.games.keyflower.rules.game import Keyflower
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.viewing import KeyflowerView

__all__ = ["Keyflower", "KeyflowerState", "KeyflowerView"]
