"""What a game teaches: who stood how well when, what luck did, and what could be played better."""

from meeplewright.analysis.analyser import Progress, analyse
from meeplewright.analysis.effort import LEVELS, Effort
from meeplewright.analysis.results import Analysis

__all__ = ["LEVELS", "Analysis", "Effort", "Progress", "analyse"]
