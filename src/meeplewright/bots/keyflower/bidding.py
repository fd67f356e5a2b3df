"""How likely a bid is to be the largest in the end, from what everybody can count."""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.keyflower.table import Table

_OF_A_COLOUR: Final = 0.31
_MOST: Final = 40
_SHARE_INTERESTED: Final = 0.5


def _more_than(number: int, of: int) -> float:
    """The chance that more than so many of these workers have one given colour."""
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


def chance_to_keep(table: Table, tile: i64, seat: i64) -> float:
    """That nobody outbids the seat's winning bid any more, by how many workers the others have."""
    mine = table.bid[tile * 6 + seat]
    colour = table.bid_colour[tile * 6 + seat]
    chance = 1.0
    rival: i64 = 0
    while rival < table.seats:
        if rival != seat:
            needed = mine - table.bid[tile * 6 + rival]
            chance *= 1.0 - _SHARE_INTERESTED * _outbids(table, rival, colour, needed)
        rival += 1
    return chance


def _outbids(table: Table, rival: i64, colour: i64, needed: i64) -> float:
    """The chance that the rival has more than `needed` workers of the colour to place."""
    for group in table.losing_groups(rival):
        if table.bid_colour[group * 6 + rival] == colour:
            needed -= table.bid[group * 6 + rival]
    if needed < 0:
        return 1.0
    if needed >= _MOST:
        return 0.0
    behind = table.screen_workers(rival)
    return _OVER[(behind if behind < _MOST else _MOST - 1) * _MOST + needed]
