"""Carcassonne, the base game: exact rules, tile facts, and queries about a position."""

from meeplewright.games.carcassonne.rules.actions import Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.game import Carcassonne
from meeplewright.games.carcassonne.rules.position import CarcassonneView, Position
from meeplewright.games.carcassonne.rules.state import CarcassonneState

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
