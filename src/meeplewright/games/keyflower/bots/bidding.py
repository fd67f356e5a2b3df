"""The probability that a bid wins, from public knowledge."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.table import Table

_OF_A_COLOUR: Final = 0.31
_MOST: Final = 40


def _more_than(number: int, of: int) -> float:
    """The probability that more than `number` of these workers have a given colour."""
    share = _OF_A_COLOUR
    return sum(
        [
            comb(of, count) * share**count * (1 - share) ** (of - count)
            for count in range(number + 1, of + 1)
        ]
    )


_OVER: Final = vec[float](
    [_more_than(number, of) for of in range(_MOST) for number in range(_MOST)]
)


def chance_to_keep(table: Table, tile: i64, seat: i64, interest: float) -> float:
    """The probability that nobody outbids the seat's bid, from the others' numbers of workers.

    `interest`: how often an opponent who can outbid does so.
    """
    mine = table.bid[tile * 6 + seat]
    colour = table.bid_colour[tile * 6 + seat]
    chance = 1.0
    rival: i64 = 0
    while rival < table.seats:
        if rival != seat:
            needed = mine - table.bid[tile * 6 + rival]
            chance *= 1.0 - interest * _outbids(table, rival, colour, needed)
        rival += 1
    return chance


def _outbids(table: Table, rival: i64, colour: i64, needed: i64) -> float:
    """The probability that the opponent has more than `needed` workers of the colour."""
    for group in table.losing_groups(rival):
        if table.bid_colour[group * 6 + rival] == colour:
            needed -= table.bid[group * 6 + rival]
    bounds = 2 * (rival * 4 + colour)
    sure = table.known_workers[bounds]
    if needed < sure:
        return 1.0
    if needed >= table.known_workers[bounds + 1] or needed - sure >= _MOST:
        return 0.0
    unknown = table.screen_workers(rival)
    other: i64 = 0
    while other < 4:
        unknown -= table.known_workers[2 * (rival * 4 + other)]
        other += 1
    return _OVER[(unknown if unknown < _MOST else _MOST - 1) * _MOST + needed - sure]
