"""Keyflower: exact rules for 2 to 6 players, tile facts, secrets kept, final scoring exact."""

from meeplewright.keyflower.game import Keyflower
from meeplewright.keyflower.state import KeyflowerState
from meeplewright.keyflower.viewing import KeyflowerView

__all__ = ["Keyflower", "KeyflowerState", "KeyflowerView"]
