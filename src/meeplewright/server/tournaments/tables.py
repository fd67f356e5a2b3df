"""Rounds at larger tables: sizes as equal as possible, and opponents that are new.

The division is improved by swapping two players until no swap helps, from several starts. The
wishes, in this order: few repeated opponents, nobody always at a smaller table, similar standings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random

from meeplewright.server.tournaments.model import Game, pairs_of, times_bye, times_met

STARTS = 12
LEAST = 3
"""The fewest players at a table."""


def sizes_for(players: int, allowed: Collection[int]) -> list[int] | None:
    """Tables for exactly so many players, the largest first: as few tables as possible, and sizes
    that differ by one at most; None if there are none.
    """
    for tables in range(1, players // LEAST + 1):
        small, more = divmod(players, tables)
        sizes = [small + 1] * more + [small] * (tables - more)
        if all(size in allowed for size in sizes):
            return sizes
    return None


def seat_at_tables(
    order: Sequence[int], games: Sequence[Game], allowed: Collection[int]
) -> list[tuple[int, ...]] | None:
    """The tables of a round, and single players with a bye if not all can sit; None if there is no
    table for so few. `order`: the players, best first.
    """
    for byes in range(len(order)):
        sizes = sizes_for(len(order) - byes, allowed)
        if sizes is not None:
            resting = _resting(order, times_bye(games), byes)
            playing = [player for player in order if player not in resting]
            return [*_divide(playing, sizes, games), *((player,) for player in resting)]
    return None


def _resting(order: Sequence[int], had: Mapping[int, int], byes: int) -> list[int]:
    """Those with the fewest byes, the lowest first."""
    place = {player: at for at, player in enumerate(order)}
    return sorted(order, key=lambda player: (had.get(player, 0), -place[player]))[:byes]


def _divide(
    order: Sequence[int], sizes: Sequence[int], games: Sequence[Game]
) -> list[tuple[int, ...]]:
    wishes = _Wishes(order, sizes, games)
    found = [wishes.improved(_cut(order, sizes))]
    luck = Random(len(games))  # the same games always give the same tables
    for _ in range(STARTS if wishes.cost(found[0])[0] > 0 else 0):
        mixed = list(order)
        luck.shuffle(mixed)
        found.append(wishes.improved(_cut(mixed, sizes)))
    best = min(found, key=wishes.cost)
    return [tuple(sorted(table, key=list(order).index)) for table in best]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


Cost = tuple[int, int, int]


class _Wishes:
    """What a division costs."""

    def __init__(self, order: Sequence[int], sizes: Sequence[int], games: Sequence[Game]) -> None:
        self.met = times_met(games)
        self.place = {player: at for at, player in enumerate(order)}
        self.largest = max(sizes)
        self.small = _times_at_small(games)

    def of_table(self, table: Sequence[int]) -> Cost:
        repeats = sum(self.met[pair] ** 2 for pair in pairs_of(table))
        is_small = len(table) < self.largest
        again = sum(self.small[player] for player in table) if is_small else 0
        places = sorted(self.place[player] for player in table)
        return repeats, again, (places[-1] - places[0]) ** 2

    def cost(self, tables: Sequence[Sequence[int]]) -> Cost:
        each = [self.of_table(table) for table in tables]
        return sum(c[0] for c in each), sum(c[1] for c in each), sum(c[2] for c in each)

    def improved(self, tables: list[list[int]]) -> list[list[int]]:
        """The same tables after every swap of two players that makes them better."""
        while self._swap(tables):
            pass
        return tables

    def _swap(self, tables: list[list[int]]) -> bool:
        better = False
        for one, first in enumerate(tables):
            for second in tables[:one]:
                before = self.cost((first, second))
                for a in range(len(first)):
                    for b in range(len(second)):
                        first[a], second[b] = second[b], first[a]
                        now = self.cost((first, second))
                        if now < before:
                            before, better = now, True
                        else:
                            first[a], second[b] = second[b], first[a]
        return better


def _times_at_small(games: Sequence[Game]) -> Counter[int]:
    """How often each player sat at a table that was smaller than others of its round."""
    largest: dict[int, int] = {}
    for game in games:
        largest[game.round] = max(largest.get(game.round, 0), len(game.players))
    return Counter(
        player
        for game in games
        if 1 < len(game.players) < largest[game.round]
        for player in game.players
    )
