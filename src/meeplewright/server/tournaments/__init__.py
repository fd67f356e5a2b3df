"""Tournaments without a server: pairings, seats and standings. No storage, no clock, no chance."""

from meeplewright.server.tournaments.model import Format, Game
from meeplewright.server.tournaments.pairing import NotEnoughPlayers, next_round, rounds_of_robin
from meeplewright.server.tournaments.results import score_of
from meeplewright.server.tournaments.standings import TIE_BREAKS, Standing, standings

__all__ = [
    "TIE_BREAKS",
    "Format",
    "Game",
    "NotEnoughPlayers",
    "Standing",
    "next_round",
    "rounds_of_robin",
    "score_of",
    "standings",
]
