"""The games of the next round: who plays whom, and who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import permutations

from meeplewright.server.tournaments.model import (
    Format,
    Game,
    times_bye,
    times_in_seat,
    times_met,
)
from meeplewright.server.tournaments.standings import standings
from meeplewright.server.tournaments.swiss import pair_swiss
from meeplewright.server.tournaments.tables import seat_at_tables


class NotEnoughPlayers(Exception):
    """Too few players for a round."""


def next_round(
    form: Format,
    entered: Sequence[int],
    playing: Collection[int],
    games: Sequence[Game],
    sizes: Collection[int] = (),
) -> list[tuple[int, ...]]:
    """The players of every table in the order of their seats; a single player has a bye.

    `entered`: everybody who ever entered, `playing`: those who have not withdrawn, `games`: all
    earlier rounds, `sizes`: the numbers of players that a larger table can have.
    """
    lines = standings(form, entered, games)
    order = [line.player for line in lines if line.player in playing]
    if len(order) < 2:
        raise NotEnoughPlayers
    if form == "robin":
        tables = _robin(
            sorted(entered), playing, 1 + max((game.round for game in games), default=0)
        )
    elif form == "swiss":
        points = {line.player: line.points for line in lines}
        tables = pair_swiss(order, points, times_met(games), times_bye(games))
    else:
        tables = seat_at_tables(order, games, sizes) or []
    if not any(len(table) > 1 for table in tables):
        raise NotEnoughPlayers
    seated = times_in_seat(games)
    best_first = sorted(tables, key=lambda table: (len(table) == 1, _best(order, table)))
    return [_seats(table, seated) for table in best_first]


def _best(order: Sequence[int], table: Sequence[int]) -> int:
    return min(order.index(player) for player in table)


def rounds_of_robin(players: int) -> int:
    """The rounds until everybody has met everybody."""
    return players + players % 2 - 1


def _robin(entered: Sequence[int], playing: Collection[int], number: int) -> list[tuple[int, ...]]:
    """The round with this number of a fixed plan: one place stays, the others move on around it.

    An odd number of players leaves a place free: whoever would meet it has a bye, and a late
    entrant takes it. The opponents of somebody who withdrew have a bye.
    """
    around = rounds_of_robin(len(entered))
    shift = (number - 1) % around
    places = [(around, shift)]
    places += [((shift + k) % around, (shift - k) % around) for k in range(1, (around + 1) // 2)]
    tables = []
    for pair in places:
        there = [entered[at] for at in pair if at < len(entered)]
        table = tuple(player for player in there if player in playing)
        if table:
            tables.append(table)
    return tables


def _seats(table: Sequence[int], seated: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """The order in which everybody gets the seats that they have had least."""

    def cost(seats: Sequence[int]) -> int:
        return sum((1 + 2 * seated[player, seat]) for seat, player in enumerate(seats))

    return min(permutations(table), key=cost)
