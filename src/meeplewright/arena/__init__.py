"""Matches between bots: the same deals from every seat; statistics count deals, not games."""

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Fault, Result, play_seating
from meeplewright.arena.report import report_on

__all__ = ["Fault", "Plan", "Result", "Seating", "play_seating", "report_on"]
