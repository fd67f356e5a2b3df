"""The placements that a search considers, packed into numbers: pass, or bid or use with whom.

These are not all legal ones: no more workers than needed for a use, few more than needed for a bid.
Cost, choice and transport of a use follow rules of thumb in `playing.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules import placing
from meeplewright.games.keyflower.rules.table import ALL_TILES, BID, USE, Table
from meeplewright.games.keyflower.rules.tiles import ANY, GREEN, NONE

PASS: Final = 0
MIXED: Final = 4
"""Instead of a colour: as many as needed, the most frequent colour first (boat 4b)."""
MOST_OVER: Final = 2
"""The maximum number of extra workers in a bid."""

_TILE: Final = 4
_COLOUR: Final = 4 * 64
_NUMBER: Final = 4 * 64 * 8
_CHOICE: Final = 4 * 64 * 8 * 64
_GROUPS: Final = 4 * 64 * 8 * 64 * 4
_BIT: Final = vec[i64]([1 << place for place in range(16)])


def act_of(move: i64) -> i64:
    return move & 3


def tile_of(move: i64) -> i64:
    return move // _TILE & 63


def colour_of(move: i64) -> i64:
    return move // _COLOUR & 7


def number_of(move: i64) -> i64:
    """Number of workers from behind the screen."""
    return move // _NUMBER & 63


def choice_of(move: i64) -> i64:
    """Which of the tile's resources, counted from 0 (KF E7)."""
    return move // _CHOICE & 3


def groups_of(move: i64) -> i64:
    """The outbid groups that move along: a mask over `Table.losing_groups`."""
    return move // _GROUPS


def naming(act: i64, tile: i64) -> i64:
    """A bid on or use of this tile, still without workers."""
    return act + _TILE * tile


def with_workers(move: i64, colour: i64, number: i64) -> i64:
    return move + _COLOUR * colour + _NUMBER * number


def with_group(table: Table, move: i64, tile: i64) -> i64:
    """The move, with the player's outbid group from this tile."""
    losing = table.losing_groups(table.player)
    index: i64 = 0
    while losing[index] != tile:
        index += 1
    return move + _GROUPS * _BIT[index]


def with_choice(table: Table, move: i64, wanted: i64) -> i64:
    """The move, with this resource, of those the tile offers that are in the supply."""
    place: i64 = 0
    for kind in table.up(tile_of(move)).choice:
        if kind == wanted:
            break
        if table.supply[kind] > 0:
            place += 1
    return move + _CHOICE * place


def moves(table: Table) -> vec[i64]:
    """The moves of the player, passing first."""
    found = vec[i64]([PASS])
    seat = table.player
    losing = table.losing_groups(seat)
    tile: i64 = 0
    while tile < ALL_TILES:
        if placing.may_be_bid_on(table, tile):
            found = _add_bids(found, table, seat, tile, losing)
        if placing.may_be_used(table, tile):
            found = _add_uses(found, table, seat, tile, losing)
        tile += 1
    return found


def _add_bids(found: vec[i64], table: Table, seat: i64, tile: i64, losing: vec[i64]) -> vec[i64]:
    colours = placing.bid_colours(table, seat, tile)
    needed = placing.bid_needs(table, seat, tile)
    colour: i64 = 0
    while colour < 4:
        if colours & placing.one_colour(colour):
            base = BID + _TILE * tile + _COLOUR * colour
            have = table.workers[seat * 4 + colour]
            number = needed
            while number <= have and number <= needed + MOST_OVER:
                found = append(found, base + _NUMBER * number)
                number += 1
            for groups in _parties(table, seat, losing, colour, tile):
                more = needed - _size_of(table, seat, losing, groups)
                more = more if more > 0 else 0
                if more <= have:
                    found = append(found, base + _NUMBER * more + _GROUPS * groups)
        colour += 1
    return found


def _add_uses(found: vec[i64], table: Table, seat: i64, tile: i64, losing: vec[i64]) -> vec[i64]:
    needed = placing.use_needs(table, tile)
    room = placing.use_room(table, tile)
    if needed > room or not _could_pay(table, seat, tile):
        return found
    if placing.may_mix(table, seat, tile):
        if needed <= table.screen_workers(seat) and table.up(tile).pay_worker == NONE:
            found = append(found, USE + _TILE * tile + _COLOUR * MIXED + _NUMBER * needed)
        return found
    choices = _choices(table, tile)
    colours = placing.use_colours(table, tile)
    colour: i64 = 0
    while colour < 4:
        if colours & placing.one_colour(colour):
            base = USE + _TILE * tile + _COLOUR * colour
            have = table.workers[seat * 4 + colour]
            if needed <= have and _pays(table, seat, tile, losing, 0, colour, needed):
                found = _with_choices(found, base + _NUMBER * needed, choices)
            for groups in _parties(table, seat, losing, colour, NONE):
                size = _size_of(table, seat, losing, groups)
                more = needed - size if needed > size else 0
                fits = size + more <= room and more <= have
                if fits and _pays(table, seat, tile, losing, groups, colour, more):
                    found = _with_choices(found, base + _NUMBER * more + _GROUPS * groups, choices)
        colour += 1
    return found


def _with_choices(found: vec[i64], move: i64, choices: i64) -> vec[i64]:
    choice: i64 = 0
    while choice < choices:
        found = append(found, move + _CHOICE * choice)
        choice += 1
    return found


def _choices(table: Table, tile: i64) -> i64:
    """Number of resources to choose from; 1 if there is nothing to choose."""
    count: i64 = 0
    for kind in table.up(tile).choice:
        if table.supply[kind] > 0:
            count += 1
    return count if count > 1 else 1


# -- losing groups (KF B6) --------------------------------------------------------------------


def _parties(table: Table, seat: i64, losing: vec[i64], colour: i64, but: i64) -> vec[i64]:
    """The outbid groups of the colour: each alone and, if there are several, all together."""
    parties = vec[i64]()
    together: i64 = 0
    index: i64 = 0
    while index < i64(len(losing)) and index < 12:
        tile = losing[index]
        if tile != but and table.bid_colour[tile * 6 + seat] == colour:
            parties = append(parties, _BIT[index])
            together += _BIT[index]
        index += 1
    return append(parties, together) if len(parties) > 1 else parties


def _size_of(table: Table, seat: i64, losing: vec[i64], groups: i64) -> i64:
    size: i64 = 0
    index: i64 = 0
    while groups >> index:
        if groups >> index & 1:
            size += table.bid[losing[index] * 6 + seat]
        index += 1
    return size


# -- payment (KF E5, E6, U7) ------------------------------------------------------------------


def _could_pay(table: Table, seat: i64, tile: i64) -> bool:
    """Whether the seat has the skill that the tile costs, and a worker of the colour it costs."""
    face = table.up(tile)
    return face.pay_skill == NONE or placing.can_pay_skill(table, seat, face.pay_skill)


def _pays(
    table: Table, seat: i64, tile: i64, losing: vec[i64], groups: i64, colour: i64, number: i64
) -> bool:
    """Whether a worker or an outbid group is left to pay with."""
    asked: i64 = table.up(tile).pay_worker
    if asked == NONE:
        return True
    other: i64 = 0
    while other < 4:
        left = table.workers[seat * 4 + other] - (number if other == colour else 0)
        if left > 0 and (asked == ANY or asked == other):
            return True
        other += 1
    index: i64 = 0
    while index < i64(len(losing)):
        theirs = table.bid_colour[losing[index] * 6 + seat]
        if not groups >> index & 1 and (asked == ANY or asked == theirs):
            return True
        index += 1
    return False


# -- kinds of moves ---------------------------------------------------------------------------

KEYS: Final = 4 * 64 * 18
_RAISE: Final = 3
_LARGE: Final = 5


def key_of(table: Table, move: i64) -> i64:
    """The kind of a move: moves with the same key are worth about the same all season.

    It depends on the tile and the number of workers afterwards; moves with green workers or outbid
    groups are separate.
    """
    act = move & 3
    if act == PASS:
        return 0
    tile = tile_of(move)
    seat = table.player
    size = number_of(move)
    groups = groups_of(move)
    if groups:
        size += _size_of(table, seat, table.losing_groups(seat), groups)
    if act == BID:
        mine = table.bid[tile * 6 + seat]
        if mine > table.best_bid(tile, seat):
            act = _RAISE
        size += mine
    size = size if size < _LARGE else _LARGE
    other: i64 = 12 if groups else 0
    if colour_of(move) == GREEN:
        other = 6
    return (act * 64 + tile) * 18 + other + size
