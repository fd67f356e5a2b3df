"""The promises that every game keeps, checked over many random games of anybody's game.

`check_game(MyGame())` is all there is to call; each promise is one small function whose name
says it. What a particular game's rules say is for that game's own tests.
"""

from meeplewright.core.conformance.check import check_game
from meeplewright.core.conformance.report import NotConformant, Report

__all__ = ["NotConformant", "Report", "check_game"]
