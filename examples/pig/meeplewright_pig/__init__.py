"""Pig, a dice game, as a separate package."""

from meeplewright_pig.actions import Die, Hold, Roll
from meeplewright_pig.game import Pig

__all__ = ["Die", "Hold", "Pig", "Roll"]
