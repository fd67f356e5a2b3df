"""Pig, a dice game, as a package of its own."""

from meeplewright_pig.game import Die, Hold, Pig, Roll

__all__ = ["Die", "Hold", "Pig", "Roll"]
