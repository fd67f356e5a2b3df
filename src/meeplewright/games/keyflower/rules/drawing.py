"""Chance: draws wait in a queue and are made one at a time; then the game continues.

A draw is `kind * 100 + target`: a home for a seat, a worker for a seat or a boat, and so on.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.luck import below
from meeplewright.games.keyflower.rules import knowledge
from meeplewright.games.keyflower.rules.actions import Drawn
from meeplewright.games.keyflower.rules.events import PieceDrawn
from meeplewright.games.keyflower.rules.table import (
    DRAWING,
    HAND,
    MIDDLE,
    UNSEEN,
    VILLAGE,
    Table,
    at_colour,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    COLOURS,
    FIRST_WINTER,
    HOMES,
    NUMBER_OF,
    SEASON_TILES,
    SKILLS,
    TILES,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.village import CENTRE

HOME: Final = 1  # target: a seat
SEAT_WORKER: Final = 2  # target: a seat
BOAT_WORKER: Final = 3  # target: a boat, counted from 0
SEAT_SKILL: Final = 4
BOAT_SKILL: Final = 5
SEASON_TILE: Final = 6  # target: a season
WINTER_TILE: Final = 7  # target: a seat
BOAT_FACE: Final = 8  # target: a tile
NAMES: Final = (
    "",
    "home",
    "seat_worker",
    "boat_worker",
    "seat_skill",
    "boat_skill",
    "season_tile",
    "winter_tile",
    "boat_face",
)
"""The name of a kind of draw in the JSON form of a state"""
WORDS: Final = ("", "home", "worker", "worker", "skill", "skill", "tile", "winter_tile", "face")

# What follows when the queue is empty
TO_SEASON: Final = 1
TO_NEXT_TURN: Final = 2
TO_VILLAGES: Final = 3


_TWO_FACES: Final = vec[i64]([1, 1])
_NO_TILES: Final = vec[i64]([0] * 64)


def ask(table: Table, kind: i64, target: i64, number: i64) -> None:
    """Put this many draws into the queue."""
    done: i64 = 0
    while done < number:
        table.queue = append(table.queue, kind * 100 + target)
        done += 1


def wait_for_luck(table: Table, then: i64) -> None:
    """Make the draws in the queue, then continue with `then`."""
    table.phase = DRAWING
    table.then = then


def has_draws(table: Table) -> bool:
    return table.queue_at < len(table.queue)


def kind_of_draw(table: Table) -> i64:
    return table.queue[table.queue_at] // 100


def target_of_draw(table: Table) -> i64:
    return table.queue[table.queue_at] % 100


def weights(table: Table) -> vec[i64]:
    """The weight of each possible thing: by colour, by type, or by tile number. Only to be read."""
    kind = kind_of_draw(table)
    if kind == SEAT_WORKER or kind == BOAT_WORKER:
        return table.bag
    if kind == SEAT_SKILL or kind == BOAT_SKILL:
        return table.pile
    if kind == BOAT_FACE:
        return _TWO_FACES
    tiles = HOMES
    if kind == SEASON_TILE:
        tiles = SEASON_TILES[table.season]
    elif kind == WINTER_TILE:
        tiles = WINTER_TILES
    found = _NO_TILES[:]
    for tile in tiles:
        found[tile] = 1 if table.place[tile] == UNSEEN else 0
    return found


def thing_name(kind: i64, index: i64) -> str:
    if kind == SEAT_WORKER or kind == BOAT_WORKER:
        return COLOURS[index]
    if kind == SEAT_SKILL or kind == BOAT_SKILL:
        return SKILLS[index]
    return ("a", "b")[index] if kind == BOAT_FACE else TILES[index].name


def thing_index(kind: i64, name: str) -> i64:
    if kind == SEAT_WORKER or kind == BOAT_WORKER:
        return COLOURS.index(name)
    if kind == SEAT_SKILL or kind == BOAT_SKILL:
        return SKILLS.index(name)
    return ("a", "b").index(name) if kind == BOAT_FACE else NUMBER_OF[name]


def outcomes(table: Table) -> list[tuple[Drawn, int]]:
    kind = kind_of_draw(table)
    word = WORDS[kind]
    there = weights(table)
    return [
        (Drawn(word, thing_name(kind, index)), int(there[index]))
        for index in range(len(there))
        if there[index] > 0
    ]


def random_index(table: Table, rng: Random) -> i64:
    there = weights(table)
    total: i64 = 0
    for weight in there:
        total += weight
    left = below(rng, total)
    index: i64 = 0
    while left >= there[index]:
        left -= there[index]
        index += 1
    return index


def draw_one(table: Table, index: i64) -> None:
    """Make the draw at the head of the queue: the index-th thing goes to its target."""
    kind = kind_of_draw(table)
    target = target_of_draw(table)
    if table.events is not None:
        table.events.append(_drawn(kind, target, index))
    table.queue_at += 1
    if kind == SEAT_WORKER:
        knowledge.worker_drawn(table, target, index)
    elif kind == BOAT_WORKER:
        knowledge.worker_shown_from_bag(table, index)
        table.cargo_workers[at_colour(target, index)] += 1
    elif kind == SEAT_SKILL:
        knowledge.skill_drawn(table, target, index)
    elif kind == BOAT_SKILL:
        knowledge.skill_shown_from_pile(table, index)
        table.cargo_skills[at_skill(target, index)] += 1
    elif kind == HOME:
        table.place[index] = VILLAGE
        table.owner[index] = target
        table.cell[index] = CENTRE
        table.home[target] = index
    elif kind == SEASON_TILE:
        table.place[index] = MIDDLE
        if len(TILES[index].faces) == 2 and not TILES[index].upgradable:
            table.queue = append(table.queue, BOAT_FACE * 100 + index)
    elif kind == WINTER_TILE:
        table.place[index] = HAND
        table.owner[index] = target
        table.dealt[target] |= BIT[index - FIRST_WINTER]
    else:
        table.face[target] = index


def _drawn(kind: i64, target: i64, index: i64) -> PieceDrawn:
    seat: int | None = None
    boat: str | None = None
    if kind == BOAT_WORKER or kind == BOAT_SKILL:
        boat = TILES[BOATS[target]].name
    elif kind == BOAT_FACE:
        boat = TILES[target].name
    elif kind != SEASON_TILE:
        seat = int(target)
    return PieceDrawn(WORDS[kind], thing_name(kind, index), seat, boat)


BIT: Final = vec[i64]([1 << place for place in range(20)])
"""Powers of two, for masks of winter tiles"""
