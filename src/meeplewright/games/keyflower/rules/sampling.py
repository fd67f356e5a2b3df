"""Fill in what a view does not show: other screens, the bag, the pile, the others' winter tiles.

Known things go to their place; everything else is dealt like a shuffled deck. It is dealt again if
it breaks a known bound, or if an opponent could not complete a placement in progress. So every way
to deal the rest is equally likely. (If many tries fail, things are dealt step by step instead, and
the probabilities are no longer exact.)
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.luck import below
from meeplewright.games.keyflower.rules.chain_constraints import (
    SkillToPay,
    WorkersToContinue,
    asks_for_a_skill,
    is_in_a_chain,
)
from meeplewright.games.keyflower.rules.dealing import Demand, Row, Share
from meeplewright.games.keyflower.rules.drawing import BIT, WINTER_TILE
from meeplewright.games.keyflower.rules.table import (
    HAND,
    HIDDEN,
    OVER,
    SPECTATOR,
    UNSEEN,
    WINTERING,
    Table,
    at_colour,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import FIRST_WINTER, GREEN, WINTER_EACH, WINTER_TILES

if TYPE_CHECKING:
    from meeplewright.games.keyflower.rules.writing import Counts


def fill_in(table: Table, observer: i64, counts: Counts, rng: Random) -> None:
    """Skills come before workers: a use continues only if it can be paid."""
    _fill_skills(table, observer, counts, rng)
    _fill_workers(table, observer, counts, rng)
    _fill_winter(table, observer, counts, rng)


# -- workers and skills -----------------------------------------------------------------------


def _behind_screens(table: Table, observer: i64) -> list[int]:
    """The seats whose workers and skills the observer does not see; none at the end (KF H13)."""
    if table.phase == OVER:
        return []
    return [seat for seat in range(int(table.seats)) if seat != observer]


def _fill_workers(table: Table, observer: i64, counts: Counts, rng: Random) -> None:
    others = _behind_screens(table, observer)
    hidden = [hidden_workers(table, colour) for colour in range(4)]
    sizes = [counts.workers[seat] for seat in others] + [counts.bag]
    least = [_bounds(table.known_workers, at_colour(seat, 0), 4, 0) for seat in others]
    most = [_bounds(table.known_workers, at_colour(seat, 0), 4, 1) for seat in others]
    least.append(_closest(table.known_bag, observer, 4, 0))
    most.append(_closest(table.known_bag, observer, 4, 1))
    demand: Demand | None = None
    if is_in_a_chain(table) and table.player != observer:
        demand = WorkersToContinue(others.index(int(table.player)), table)
    dealt = Share(hidden, sizes, least, most).deal(rng, demand)
    for colour in range(4):
        for place, seat in enumerate(others):
            table.workers[at_colour(seat, colour)] = dealt[place][colour]
        table.bag[colour] = dealt[-1][colour]


def hidden_workers(table: Table, colour: i64) -> int:
    """How many of the colour are neither visible nor behind the own screen."""
    seen = table.moving[colour] + table.aside[colour]
    if colour == GREEN:
        seen += table.green
    for seat in range(6):
        seen += (
            table.workers[at_colour(seat, colour)] + table.cargo_workers[at_colour(seat, colour)]
        )
    for tile in range(64):
        seen += table.on_tile[at_colour(tile, colour)]
        for seat in range(table.seats):
            if table.bid_colour[at_seat(tile, seat)] == colour:
                seen += table.bid[at_seat(tile, seat)]
    return (20 if colour == GREEN else 40) - int(seen)


def _fill_skills(table: Table, observer: i64, counts: Counts, rng: Random) -> None:
    others = _behind_screens(table, observer)
    aside = table.aside_skill == HIDDEN
    hidden = [16 - seen_skills(table, skill) for skill in range(3)]
    sizes = [counts.skills[seat] for seat in others] + [counts.pile]
    least = [_bounds(table.known_skills, at_skill(seat, 0), 3, 0) for seat in others]
    most = [_bounds(table.known_skills, at_skill(seat, 0), 3, 1) for seat in others]
    least.append(_closest(table.known_pile, observer, 3, 0))
    most.append(_closest(table.known_pile, observer, 3, 1))
    if aside:  # a skill set aside face down
        sizes.append(1)
        least.append([0, 0, 0])
        most.append([1, 1, 1])
    demand: Demand | None = None
    if asks_for_a_skill(table) and table.player != observer:
        demand = SkillToPay(others.index(int(table.player)), table)
    dealt = Share(hidden, sizes, least, most).deal(rng, demand)
    for skill in range(3):
        for place, seat in enumerate(others):
            table.skills[at_skill(seat, skill)] = dealt[place][skill]
        table.pile[skill] = dealt[len(others)][skill]
    if aside:
        table.aside_skill = dealt[-1].index(1)


def seen_skills(table: Table, skill: i64) -> int:
    seen: i64 = 1 if table.aside_skill == skill else 0
    for seat in range(6):
        seen += table.skills[at_skill(seat, skill)] + table.cargo_skills[at_skill(seat, skill)]
    return int(seen)


def _bounds(values: vec[i64], first: int, kinds: int, side: int) -> Row:
    return [int(values[2 * (first + kind) + side]) for kind in range(kinds)]


def _closest(values: vec[i64], observer: i64, kinds: int, side: int) -> Row:
    """The observer's bounds and everybody's combined."""
    mine = _bounds(values, int(observer) * kinds, kinds, side)
    all_know = _bounds(values, SPECTATOR * kinds, kinds, side)
    both = zip(mine, all_know, strict=True)
    return [max(pair) if side == 0 else min(pair) for pair in both]


# -- winter tiles -----------------------------------------------------------------------------


def _fill_winter(table: Table, observer: i64, counts: Counts, rng: Random) -> None:
    """KF H2: which winter tiles the others were dealt, and which revealed ones are theirs."""
    mine: i64 = table.chosen[observer] if observer < table.seats else 0
    unseen = [tile for tile in WINTER_TILES if table.place[tile] == UNSEEN]
    shown = [
        tile
        for tile in WINTER_TILES
        if table.place[tile] != UNSEEN
        and table.place[tile] != HAND
        and not mine & BIT[tile - FIRST_WINTER]
    ]
    for seat in range(int(table.seats)):
        if seat == observer:
            continue
        each = WINTER_EACH[int(table.seats)] - _still_to_deal(table, seat)
        for _ in range(counts.chosen[seat]):
            bit = BIT[_draw_from(shown, rng) - FIRST_WINTER]
            table.dealt[seat] |= bit
            table.chosen[seat] |= bit
        for _ in range(each - counts.chosen[seat]):
            tile = _draw_from(unseen, rng)
            table.place[tile] = HAND
            table.owner[tile] = seat
            table.dealt[seat] |= BIT[tile - FIRST_WINTER]
        if table.phase == WINTERING and counts.has_chosen[seat]:
            table.chosen[seat] = _random_part(table.dealt[seat], rng)


def _still_to_deal(table: Table, seat: int) -> int:
    wanted = WINTER_TILE * 100 + seat
    return sum([draw == wanted for draw in table.queue[table.queue_at :]])


def _draw_from(tiles: list[int], rng: Random) -> int:
    return tiles.pop(int(below(rng, len(tiles))))


def _random_part(mask: i64, rng: Random) -> i64:
    """Some of the tiles in the mask, at least one, all choices equally likely."""
    while True:
        part: i64 = 0
        for place in range(12):
            if mask & BIT[place] and below(rng, 2) == 1:
                part |= BIT[place]
        if part != 0:
            return part
