"""The promises that every game keeps, checked over many random games of any game.

Call `check_game(MyGame())`. Each promise is one small function, named after what it checks. The
rules of a particular game are checked by that game's own tests.
"""

from meeplewright.core.conformance.check import check_game
from meeplewright.core.conformance.report import NotConformant, Report

__all__ = ["NotConformant", "Report", "check_game"]
