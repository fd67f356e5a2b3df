"""Carcassonne, the base game: exact rules, tile facts, questions about a position."""

from meeplewright.carcassonne.actions import Draw, Follower, Place, Start
from meeplewright.carcassonne.game import Carcassonne
from meeplewright.carcassonne.position import CarcassonneView, Position
from meeplewright.carcassonne.state import CarcassonneState

__all__ = [
    "Carcassonne",
    "CarcassonneState",
    "CarcassonneView",
    "Draw",
    "Follower",
    "Place",
    "Position",
    "Start",
]
