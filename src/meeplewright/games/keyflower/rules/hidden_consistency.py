"""Checks of the hidden part of a table read from JSON: pieces, hands, knowledge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.reading import differs
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.sampling import hidden_workers, seen_skills
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    COLOUR_COUNT,
    HAND,
    SKILL_COUNT,
    WINTER,
    WINTERING,
    Table,
    at_colour,
    at_kind,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_WINTER,
    GOLD,
    WINTER_EACH,
    WINTER_TILES,
)


def check_pieces(table: Table) -> None:
    """Every worker, skill and resource of the game is in exactly one place."""
    for colour in range(COLOUR_COUNT):
        if hidden_workers(table, colour) != table.bag[colour]:
            raise differs("bag")
    for skill in range(SKILL_COUNT):
        if 16 - seen_skills(table, skill) != table.pile[skill]:
            raise differs("pile")
    for kind in range(4):
        lying = sum([int(table.resources[at_kind(tile, kind)]) for tile in range(ALL_TILES)])
        if lying + table.supply[kind] != (48 if kind == GOLD else 24):
            raise differs("supply")


def check_hands(table: Table) -> None:
    """KF S8, W1: each seat was dealt its number of winter tiles and chose some of them."""
    queue = [int(draw) for draw in table.queue[table.queue_at :]]
    all_dealt: i64 = 0
    for seat in range(int(table.seats)):
        dealt, chosen = table.dealt[seat], table.chosen[seat]
        to_come = queue.count(drawing.WINTER_TILE * 100 + seat)
        if _count(dealt) != WINTER_EACH[int(table.seats)] - to_come or dealt & all_dealt:
            raise differs("winter")
        all_dealt |= dealt
        if chosen & ~dealt or (chosen != 0 and table.season < WINTER):
            raise differs("winter")
        if chosen == 0 and table.season == WINTER and table.phase != WINTERING:
            raise differs("winter")
        for tile in WINTER_TILES:
            _check_winter_tile(table, seat, tile)


def _check_winter_tile(table: Table, seat: int, tile: i64) -> None:
    """A winter tile stays in the hand until it is revealed; if not chosen, to the end."""
    bit = drawing.BIT[tile - FIRST_WINTER]
    if not table.dealt[seat] & bit:
        return
    is_revealed = table.season == WINTER and table.phase != WINTERING
    in_hand = not (is_revealed and table.chosen[seat] & bit)
    if in_hand != (table.place[tile] == HAND) or (in_hand and table.owner[tile] != seat):
        raise differs("winter")


def _count(mask: i64) -> int:
    return len([tile for tile in WINTER_TILES if mask & drawing.BIT[tile - FIRST_WINTER]])


def check_knowledge(table: Table) -> None:
    """What is known about hidden things is true (KF H)."""
    for seat in range(int(table.seats)):
        row = at_colour(seat, 0)
        if not _is_true(table.known_workers, row, table.workers, row, COLOUR_COUNT):
            raise differs("screens")
        row = at_skill(seat, 0)
        if not _is_true(table.known_skills, row, table.skills, row, SKILL_COUNT):
            raise differs("screens")
    for observer in range(7):
        field = "known_by" if observer < 6 else "everybody_knows"
        if observer >= table.seats and observer < 6:
            continue
        if not _is_true(table.known_bag, at_colour(observer, 0), table.bag, 0, COLOUR_COUNT):
            raise differs(field)
        if not _is_true(table.known_pile, at_skill(observer, 0), table.pile, 0, SKILL_COUNT):
            raise differs(field)


def _is_true(bounds: vec[i64], row: i64, values: vec[i64], first: i64, kinds: int) -> bool:
    for kind in range(kinds):
        least, most = bounds[2 * (row + kind)], bounds[2 * (row + kind) + 1]
        if not least <= values[first + kind] <= most:
            return False
    return True
