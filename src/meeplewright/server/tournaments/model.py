"""What a tournament consists of: games of rounds. Players are known by their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

Format = Literal["swiss", "robin", "points"]
"""Swiss or round robin over tables of two, or points over rounds at larger tables."""


@dataclass(frozen=True, slots=True)
class Game:
    """One table of a round: who sat there, seat by seat, and how it ended.

    `places` has 1 for the winners; tied players share a place; None: no result yet. `points` are
    those of the game; None if only the places are known. A bye is a game of one player.
    """

    round: int
    players: tuple[int, ...]
    places: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1


def times_met(games: Iterable[Game]) -> Counter[tuple[int, int]]:
    """How often two players sat at one table, by the pair in ascending order."""
    return Counter(pair for game in games for pair in combinations(sorted(game.players), 2))


def times_bye(games: Iterable[Game]) -> Counter[int]:
    """How often each player had a bye."""
    return Counter(game.players[0] for game in games if game.is_bye)


def times_in_seat(games: Iterable[Game]) -> Counter[tuple[int, int]]:
    """How often a player had a seat, by player and seat."""
    return Counter(
        (player, seat)
        for game in games
        if not game.is_bye
        for seat, player in enumerate(game.players)
    )


def pairs_of(players: Sequence[int]) -> list[tuple[int, int]]:
    """Every two of these players, in ascending order."""
    return list(combinations(sorted(players), 2))
