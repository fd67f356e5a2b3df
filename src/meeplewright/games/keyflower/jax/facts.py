"""The tile facts and action ids of the rules as numpy tables, for look-ups inside a step.

Everything is derived from the tables of the rules when this module is imported.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from meeplewright.games.keyflower.rules import ids
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.table import ALL_TILES, SPRING, WINTER
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    FIRST_WINTER,
    GOLD,
    HOMES,
    NONE,
    SEASON_TILES,
    SUMMER_BOATS,
    TILES,
    TURN_ORDER,
    VILLAGE_TILES,
    WINTER_EACH,
    Face,
    order_face,
)
from meeplewright.games.keyflower.rules.transport import HANDFULS, MOST_HANDFULS
from meeplewright.games.keyflower.rules.village import DISTINCT_TURNS, SIDES

Numbers = Any  # a numpy array
GOODS_TILES: Final = FIRST_WINTER
"""Workers and resources are only ever on tiles before this one."""
SLOTS: Final = ids.SLOTS


def _by_face(fact: str) -> Numbers:
    """[tiles, 2]: a number of each face; a tile with one face has the same number twice."""
    return np.array([[int(getattr(_face(tile, face), fact)) for face in (0, 1)] for tile in TILES])


def _face(tile: Any, face: int) -> Face:
    found: Face = tile.faces[min(face, len(tile.faces) - 1)]
    return found


# -- what a face does -------------------------------------------------------------------------

POINTS: Final = _by_face("points")
DRAW_WORKERS: Final = _by_face("draw_workers")
DRAW_SKILLS: Final = _by_face("draw_skills")
TAKE_GREEN: Final = _by_face("take_green")
PAY_WORKER: Final = _by_face("pay_worker")
PAY_SKILL: Final = _by_face("pay_skill")
TRANSPORT: Final = _by_face("transport")
UPGRADES: Final = _by_face("upgrades")
IS_TRANSPORT: Final = _by_face("is_transport")
GAIN: Final = np.array([[_face(tile, face).gain for face in (0, 1)] for tile in TILES])
CHOICE: Final = np.array(
    [[sum(1 << kind for kind in _face(tile, face).choice) for face in (0, 1)] for tile in TILES]
)
"""The resources of which one may be chosen, as bits."""
MOST_DRAWN: Final = int(max(DRAW_WORKERS.max(), DRAW_SKILLS.max()))

IS_USABLE: Final = np.array([tile.usable for tile in TILES])
IS_UPGRADABLE: Final = np.array([tile.upgradable for tile in TILES])
COST_SKILL: Final = np.array([tile.cost_skill for tile in TILES])

# -- summer boats (KF Y), by boat and side ----------------------------------------------------

FIRST_SUMMER_BOAT: Final[int] = SUMMER_BOATS[0]
END_OF_SUMMER_BOATS: Final[int] = SUMMER_BOATS[-1] + 1


def _power(fact: str, least: int = 1) -> Numbers:
    return _by_face(fact)[FIRST_SUMMER_BOAT:END_OF_SUMMER_BOATS] >= least


OVER_FIELDS: Final = _power("over_fields")
ANY_EDGES: Final = _power("any_edges")
MULTIPLIES: Final = _power("multiplies", 2)
WILD_UPGRADES: Final = _power("wild_upgrades")
WILD_SCORING: Final = _power("wild_scoring")
COUNTER_BIDS: Final = _power("counter_bids")
MIXED_USES: Final = _power("mixed_uses")
BOAT_WORKERS: Final = _by_face("boat_workers")[FIRST_SUMMER_BOAT:END_OF_SUMMER_BOATS]
BOAT_GREEN: Final = _by_face("boat_green")[FIRST_SUMMER_BOAT:END_OF_SUMMER_BOATS]
assert (BOAT_WORKERS.max(1) > 0).sum() == 1 and BOAT_WORKERS.max() <= MOST_DRAWN
assert BOAT_GREEN.max() == 1

# -- edges ------------------------------------------------------------------------------------

EDGES: Final = np.array([tile.edges for tile in TILES])
TURNS: Final = np.array(list(DISTINCT_TURNS))
"""By tile: how many rotations look different."""


def _word(edges: Any) -> int:
    """Six edges, two bits each; 0 would be a side that does not matter."""
    return sum((int(edge) + 1) << (2 * side) for side, edge in enumerate(edges))


EDGE_WORDS: Final = np.array(
    [[_word(np.roll(edges, turn)) for turn in range(SIDES)] for edges in EDGES]
)
"""By tile and rotation."""
DEMANDS: Final = 4**SIDES


def _shape_of(edges: Any) -> tuple[int, ...]:
    """The same for all tiles that differ only by a rotation."""
    return min(tuple(int(edge) for edge in np.roll(edges, turn)) for turn in range(SIDES))


_SHAPES: Final = sorted({_shape_of(edges) for edges in EDGES})
SHAPE_OF: Final = np.array([_SHAPES.index(_shape_of(edges)) for edges in EDGES])
"""By tile: its edges up to rotation."""


def _fitting_shapes() -> Numbers:
    """By what the neighbours of a cell demand: the shapes that fit in some rotation, as bits."""
    demand = np.arange(DEMANDS)
    asked = ((demand | demand >> 1) & 0x555) * 3
    fitting: Numbers = np.zeros(DEMANDS, np.int32)
    for number, shape in enumerate(_SHAPES):
        for turn in range(SIDES):
            fits = (demand ^ _word(np.roll(shape, turn))) & asked == 0
            fitting |= np.where(fits, 1 << number, 0).astype(np.int32)
    return fitting


FITTING_SHAPES: Final = _fitting_shapes()
ACROSS: Final = 128
"""A cell is (r + 64) * 128 + q + 64, so that a step adds the same number everywhere."""
HOME_CELL: Final = 64 * ACROSS + 64
STEPS: Final = np.array([-ACROSS, 1 - ACROSS, 1, ACROSS, ACROSS - 1, -1])
"""N, NE, SE, S, SW, NW"""
OPPOSITE: Final[Numbers] = (np.arange(SIDES) + 3) % SIDES

# -- actions ----------------------------------------------------------------------------------

ACTIONS: Final = len(ids.MEANS)
KINDS: Final = tuple(ids.FIRST)
"""The blocks of ids, by the words of their actions."""
PASS, BID, USE, BRING, WORKERS, PAY_A_SKILL, PAY_A_WORKER, PAY_A_GROUP = range(8)
CHOOSE, FINISH, CARRY, UPGRADE, BOAT, PICK, LAY, WINTER_TILES = range(8, 16)
assert [KINDS[kind] for kind in (PASS, WORKERS, CHOOSE, UPGRADE, BOAT, WINTER_TILES)] == [
    *("pass", "workers", "choose", "upgrade", "boat", "winter")
]


def _codes(word: str) -> list[int]:
    """The codes of a block of the rules, by id."""
    table = list(getattr(ids, f"{word.upper()}_OF"))
    return sorted([code for code, number in enumerate(table) if number != ids.NO_ID])


BIDDABLE: Final = np.array(ids.BIDDABLE)
USABLE: Final = np.array(ids.USABLE)
LAID: Final = np.array(ids.LAID)
OFFERED: Final = np.array(ids.OFFERED)
MOST_WORKERS: Final = ids.MOST_WORKERS
_UPGRADES: Final = np.array(_codes("upgrade"))
UPGRADE_TILE: Final = _UPGRADES // 4 // MOST_HANDFULS
UPGRADE_SKILL: Final = _UPGRADES % 4
"""A type of skill, or 3 if it costs none."""
UPGRADE_PAID: Final = np.array(
    [
        HANDFULS[sum(TILES[tile].cost)][code // 4 % MOST_HANDFULS]
        for code, tile in zip(_UPGRADES, UPGRADE_TILE, strict=True)
    ]
)


def _meets(tile: int, paid: Numbers) -> bool:
    """KF G7: gold replaces missing wood, stone or iron; nothing replaces gold."""
    cost = np.array(TILES[tile].cost)
    short = int(np.maximum(0, cost[:GOLD] - paid[:GOLD]).sum())
    return int(paid[GOLD]) >= short + int(cost[GOLD])


UPGRADE_MEETS: Final = np.array(
    [_meets(int(tile), paid) for tile, paid in zip(UPGRADE_TILE, UPGRADE_PAID, strict=True)]
)
"""Whether this is a payment without boat 3a."""


def _meanings() -> Numbers:
    """[ids, 4]: the block of each id and up to three numbers."""
    paid = (UPGRADE_PAID << np.array([0, 2, 4, 6])).sum(1)
    rows: dict[str, list[tuple[int, int, int]]] = {
        "pass": [(0, 0, 0)],
        "bid": [(tile, 0, 0) for tile in ids.BIDDABLE],
        "use": [(tile, 0, 0) for tile in ids.USABLE],
        "bring": [(tile, 0, 0) for tile in ids.BIDDABLE],
        "workers": [(code // 100, code % 100, 0) for code in _codes("workers")],
        "pay_skill": [(code, 0, 0) for code in _codes("pay_skill")],
        "pay_worker": [(code, 0, 0) for code in _codes("pay_worker")],
        "pay_group": [(tile, 0, 0) for tile in ids.BIDDABLE],
        "choose": [(kind, 0, 0) for kind in ids.OFFERED],
        "finish": [(0, 0, 0)],
        "carry": [(code // 24, code // 4 % 6, code % 4) for code in _codes("carry")],
        "upgrade": [
            (int(tile), int(skill), int(some))
            for tile, skill, some in zip(UPGRADE_TILE, UPGRADE_SKILL, paid, strict=True)
        ],
        "boat": [(tile, 0, 0) for tile in BOATS],
        "pick": [(tile, 0, 0) for tile in ids.LAID],
        "lay": [(code // SIDES, code % SIDES, 0) for code in _codes("lay")[: SLOTS * SIDES]],
        "winter": [(places, 0, 0) for places in _codes("winter")],
    }
    found = [(KINDS.index(word), *row) for word in KINDS for row in rows[word]]
    assert len(found) == ACTIONS
    return np.array(found, np.int32)


MEANINGS: Final = _meanings()
"""By id: its block; then tile, colour, number and so on, as the block needs it."""


# -- by number of players ---------------------------------------------------------------------


@dataclass(frozen=True)
class Sizes:
    """What depends on the number of players only."""

    seats: int
    auctions: int  # the maximum number of auction tiles in a season
    order_tiles: tuple[int, ...]  # the turn order tiles in play
    purple: int  # which of them shows the purple worker
    dealt: int  # winter tiles for each player
    drawn: int  # auction tiles in spring, summer and autumn
    most_tiles: int  # in one village
    loops: int  # independent road loops in one village, see `_most_loops`
    cargo_workers: int  # the maximum on all boats
    cargo_skills: int

    @property
    def stalls(self) -> int:
        """Tiles that can be bid on in one season."""
        return self.auctions + len(self.order_tiles)

    @property
    def step_words(self) -> int:
        """How many random words a step can need: see `drawing.py`."""
        return 2 * MOST_DRAWN + self.season_words

    @property
    def season_words(self) -> int:
        boats = self.cargo_workers + self.cargo_skills
        return boats + len(SEASON_TILES[SPRING]) + len(SUMMER_BOATS)

    @property
    def setup_words(self) -> int:
        screens = FIRST_WORKERS * self.seats
        return len(HOMES) + screens + self.season_words + len(SEASON_TILES[WINTER])


FIRST_WORKERS: Final = 8
"""KF S3: behind each screen."""


@cache
def sizes_of(seats: int) -> Sizes:
    order = tuple(tile for tile in TURN_ORDER if order_face(tile, seats) != NONE)
    purple = [TILES[tile].order_faces[order_face(tile, seats)][2] for tile in order]
    workers, skills = cargo_of(seats)
    return Sizes(
        seats=seats,
        auctions=max(VILLAGE_TILES[seats], seats * WINTER_EACH[seats]),
        order_tiles=order,
        purple=purple.index(True),
        dealt=WINTER_EACH[seats],
        drawn=VILLAGE_TILES[seats],
        most_tiles=_most_tiles(seats, len(order)),
        loops=_most_loops(seats, order),
        cargo_workers=int(workers.sum(1).max()),
        cargo_skills=int(skills.sum(1).max()),
    )


def cargo_of(seats: int) -> tuple[Numbers, Numbers]:
    """[seasons, boats]: the workers and skills that boats carry in each season."""
    boats = [TILES[boat] for boat in BOATS if TILES[boat].min_players <= seats]
    workers = np.array([boat.cargo_workers for boat in boats]).T
    skills = np.array([boat.cargo_skills for boat in boats]).T
    return workers, skills


def _most_tiles(seats: int, order_tiles: int) -> int:
    """In one village: the home, all tiles of four seasons, a boat, the turn order tiles."""
    return 2 + 3 * VILLAGE_TILES[seats] + seats * WINTER_EACH[seats] + order_tiles


def _most_loops(seats: int, order_tiles: tuple[int, ...]) -> int:
    """No village has more independent road loops than this.

    There are links - tiles + 1 of them among connected tiles. A link takes a road of two tiles, so
    a tile with n roads adds at most n / 2 - 1. Every set of connected tiles with a loop has at
    least three tiles with two roads or more, which bounds the number of such sets.
    """
    owned = [
        *sorted([_roads(tile) for tile in HOMES])[-1:],
        *[
            roads
            for tiles in SEASON_TILES[:WINTER]
            for roads in sorted([_roads(tile) for tile in tiles])[-VILLAGE_TILES[seats] :]
        ],
        *[_roads(tile) for tile in order_tiles],
    ]
    on_loops = [roads for roads in owned if roads >= 2]
    return int(sum(roads / 2 - 1 for roads in on_loops) + len(on_loops) // 3)


def _roads(tile: int) -> int:
    return int((EDGES[tile] == 1).sum())


# -- setup ------------------------------------------------------------------------------------


def first_places(seats: int) -> tuple[Numbers, Numbers]:
    """By tile, before the first draw: where it is, and which face is up."""
    table = new_table(seats, 0)
    places, faces = np.array(list(table.place)), np.array(list(table.face))
    assert len(places) == ALL_TILES
    return places, faces


_NEVER: Final = 10_000


def _shared_ranks(wanted: Numbers) -> Numbers:
    """[boats, most]: when each piece of cargo is dealt, if the boats take turns (KF A3)."""
    most = int(wanted.max())
    ranks = np.full((len(wanted), max(most, 1)), _NEVER)
    rank = 0
    for turn in range(most):
        for boat, want in enumerate(wanted):
            if turn < want:
                ranks[boat, turn] = rank
                rank += 1
    return ranks


def cargo_ranks(seats: int) -> tuple[Numbers, Numbers]:
    """[seasons, boats, most]: `_shared_ranks` for workers and for skills."""
    workers, skills = cargo_of(seats)
    return _stacked(workers), _stacked(skills)


def _stacked(wanted: Numbers) -> Numbers:
    ranks = [_shared_ranks(row) for row in wanted]
    most = max(rank.shape[1] for rank in ranks)
    padded = [
        np.pad(rank, ((0, 0), (0, most - rank.shape[1])), constant_values=_NEVER) for rank in ranks
    ]
    return np.stack(padded)
