"""Matches between bots: the same deals from every seat. Statistics are per deal."""

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Fault, Result, play_seating
from meeplewright.arena.report import report_on

__all__ = ["Fault", "Plan", "Result", "Seating", "play_seating", "report_on"]
