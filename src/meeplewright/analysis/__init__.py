"""Analyse recorded games: win probability over time, luck, and better moves."""

from meeplewright.analysis.analyser import Progress, analyse
from meeplewright.analysis.effort import LEVELS, Effort
from meeplewright.analysis.results import Analysis

__all__ = ["LEVELS", "Analysis", "Effort", "Progress", "analyse"]
