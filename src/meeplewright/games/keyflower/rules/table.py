"""Everything on and off the table, packed: tiles, workers, skills, resources, bids, and what
everybody may know about hidden things.

Only data and small queries. Each chapter of the rules has a module that changes it. Vectors are
indexed by tile (0 to 63), or with `at_seat`, `at_colour`, `at_skill` and `at_kind`, as their
comments say.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.game import Event
from meeplewright.games.keyflower.rules.tiles import NONE, SUMMER_BOATS, TILES, Face

ALL_TILES: Final = 64
MOST_SEATS: Final = 6
SPECTATOR: Final = 6
"""The index of spectators among the observers."""
OBSERVERS: Final = 7
COLOUR_COUNT: Final = 4
SKILL_COUNT: Final = 3
KIND_COUNT: Final = 4
"""Of resources"""

# Where a tile is
UNSEEN: Final = 0  # not drawn or dealt yet, or put away without being shown
BOX: Final = 1
MIDDLE: Final = 2  # an auction tile
ROW: Final = 3  # a turn order tile or boat in the middle
VILLAGE: Final = 4
WAITING: Final = 5  # won, to be placed
ASIDE: Final = 6  # no legal cell (KF V6)
HAND: Final = 7  # a winter tile in a hand, or put away by its owner

# What is to be done
DRAWING: Final = 0
TURN: Final = 1
PLACING: Final = 2
PAYING: Final = 3
CHOOSING: Final = 4
CARRYING: Final = 5
BOATING: Final = 6
BUILDING: Final = 7
WINTERING: Final = 8
OVER: Final = 9
PHASES: Final = (
    "draw",
    "turn",
    "workers",
    "pay",
    "choose",
    "transport",
    "boat",
    "village",
    "winter",
    "over",
)

# Options that are not the default, as bits of `rules` (KF O2, O4 to O11)
COUNTER_BID_ON_ORDER: Final = 1
NO_MIXED_EDGES: Final = 2
SMALL_FIRST_USE: Final = 4
REAL_LOOSE_GOLD: Final = 8
STORED_STAYS: Final = 16
NO_TILE_TWICE: Final = 32
ORDER_TILE_COUNTS: Final = 64
PURPLE_IF_WON: Final = 128
MARKET_PAYS_3: Final = 256

BID: Final = 1
USE: Final = 2

SPRING: Final = 0
WINTER: Final = 3

HIDDEN: Final = 3
"""Instead of the type of a skill: it is face down (KF H5)."""


# -- indexes of vectors -----------------------------------------------------------------------
#
# Such a call takes a nanosecond. In a hot loop, compute the row once and add to it:
# `row = at_seat(tile, 0)`.


def at_seat(tile: i64, seat: i64) -> i64:
    """The index by tile and seat."""
    return tile * MOST_SEATS + seat


def at_colour(row: i64, colour: i64) -> i64:
    """The index by tile, seat, boat or observer, and colour of workers."""
    return row * COLOUR_COUNT + colour


def at_skill(row: i64, skill: i64) -> i64:
    """The index by seat, boat or observer, and type of skill."""
    return row * SKILL_COUNT + skill


def at_kind(tile: i64, kind: i64) -> i64:
    """The index by tile and kind of resource."""
    return tile * KIND_COUNT + kind


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


@final
class Table:
    """Made by `setup.new_table`, `copy` or from the JSON form of a state."""

    def __init__(self, shown: Table | None, hidden: Table | None) -> None:
        """A copy with the public part of one table and the hidden part of another.

        For None, everything is empty or 0.
        """
        # -- public
        # by tile: where it is
        self.place: vec[i64] = zeros(ALL_TILES) if shown is None else shown.place[:]
        # by tile: whose it is, NONE for nobody's
        self.owner: vec[i64] = filled(ALL_TILES, NONE) if shown is None else shown.owner[:]
        # by tile: 0 front or a, 1 back or b
        self.face: vec[i64] = zeros(ALL_TILES) if shown is None else shown.face[:]
        # by tile: where in the village, see village.py
        self.cell: vec[i64] = zeros(ALL_TILES) if shown is None else shown.cell[:]
        # by tile: sixty-degree steps clockwise
        self.turn: vec[i64] = zeros(ALL_TILES) if shown is None else shown.turn[:]
        # by tile and kind: resources on it
        self.resources: vec[i64] = (
            zeros(ALL_TILES * KIND_COUNT) if shown is None else shown.resources[:]
        )
        # by tile: NONE while free (KF C1)
        self.colour: vec[i64] = filled(ALL_TILES, NONE) if shown is None else shown.colour[:]
        # by tile: workers of the latest use this season
        self.last_use: vec[i64] = zeros(ALL_TILES) if shown is None else shown.last_use[:]
        # by tile and colour: workers on it
        self.on_tile: vec[i64] = (
            zeros(ALL_TILES * COLOUR_COUNT) if shown is None else shown.on_tile[:]
        )
        # by tile and seat: size of the group
        self.bid: vec[i64] = zeros(ALL_TILES * MOST_SEATS) if shown is None else shown.bid[:]
        # by tile and seat: its colour
        self.bid_colour: vec[i64] = (
            zeros(ALL_TILES * MOST_SEATS) if shown is None else shown.bid_colour[:]
        )
        # by boat and colour
        self.cargo_workers: vec[i64] = (
            zeros(MOST_SEATS * COLOUR_COUNT) if shown is None else shown.cargo_workers[:]
        )
        # by boat and skill
        self.cargo_skills: vec[i64] = (
            zeros(MOST_SEATS * SKILL_COUNT) if shown is None else shown.cargo_skills[:]
        )
        # by kind of resource
        self.supply: vec[i64] = zeros(KIND_COUNT) if shown is None else shown.supply[:]
        # by seat: its home tile
        self.home: vec[i64] = filled(MOST_SEATS, NONE) if shown is None else shown.home[:]
        # seats in the order in which they take boats
        self.boat_order: vec[i64] = vec[i64]() if shown is None else shown.boat_order[:]
        # by colour: workers already chosen in a placement
        self.moving: vec[i64] = zeros(COLOUR_COUNT) if shown is None else shown.moving[:]
        # by colour: paid workers that wait for the draw (KF E6)
        self.aside: vec[i64] = zeros(COLOUR_COUNT) if shown is None else shown.aside[:]
        # by seat: the tile it has picked, NONE for none
        self.laying: vec[i64] = filled(MOST_SEATS, NONE) if shown is None else shown.laying[:]
        # by seat: 1 when its village is finished
        self.built: vec[i64] = zeros(MOST_SEATS) if shown is None else shown.built[:]
        # by seat and colour: minimum and maximum, as everybody knows
        self.known_workers: vec[i64] = (
            zeros(MOST_SEATS * COLOUR_COUNT * 2) if shown is None else shown.known_workers[:]
        )
        # by seat and type: minimum and maximum, as everybody knows
        self.known_skills: vec[i64] = (
            zeros(MOST_SEATS * SKILL_COUNT * 2) if shown is None else shown.known_skills[:]
        )
        # draws still to be made, see drawing.py
        self.queue: vec[i64] = vec[i64]() if shown is None else shown.queue[:]
        # number of seats
        self.seats: i64 = 0 if shown is None else shown.seats
        # 0 spring to 3 winter
        self.season: i64 = 0 if shown is None else shown.season
        # the phase
        self.phase: i64 = 0 if shown is None else shown.phase
        # whose turn it is
        self.player: i64 = 0 if shown is None else shown.player
        # holds the purple worker
        self.start_player: i64 = 0 if shown is None else shown.start_player
        # number of passes in direct succession (KF T5)
        self.passes: i64 = 0 if shown is None else shown.passes
        # entries applied so far
        self.entries: i64 = 0 if shown is None else shown.entries
        # green workers in the supply
        self.green: i64 = 0 if shown is None else shown.green
        # BID, USE or 0 outside a placement
        self.act: i64 = 0 if shown is None else shown.act
        # the tile of the placement
        self.target: i64 = NONE if shown is None else shown.target
        # the last losing group brought, in ascending order
        self.last_group: i64 = 0 if shown is None else shown.last_group
        # with boat 4b: the colour to be asked for next
        self.next_colour: i64 = 0 if shown is None else shown.next_colour
        # transport steps left
        self.steps: i64 = 0 if shown is None else shown.steps
        # upgrades left
        self.upgrades: i64 = 0 if shown is None else shown.upgrades
        # a paid skill that waits for the draw (KF E5), or NONE
        self.aside_skill: i64 = NONE if shown is None else shown.aside_skill
        # the next draw of the queue
        self.queue_at: i64 = 0 if shown is None else shown.queue_at
        # what follows the queue, see drawing.py
        self.then: i64 = 0 if shown is None else shown.then
        # whose turn it is in boat_order
        self.boat_turn: i64 = 0 if shown is None else shown.boat_turn
        # 1 when nobody bid for the purple worker this season
        self.purple_free: i64 = 0 if shown is None else shown.purple_free
        # options, see options.py
        self.rules: i64 = 0 if shown is None else shown.rules
        # -- hidden from all or from some
        # by seat and colour: behind the screen
        self.workers: vec[i64] = (
            zeros(MOST_SEATS * COLOUR_COUNT) if hidden is None else hidden.workers[:]
        )
        # by seat and type: behind the screen
        self.skills: vec[i64] = (
            zeros(MOST_SEATS * SKILL_COUNT) if hidden is None else hidden.skills[:]
        )
        # by colour
        self.bag: vec[i64] = zeros(COLOUR_COUNT) if hidden is None else hidden.bag[:]
        # by type
        self.pile: vec[i64] = zeros(SKILL_COUNT) if hidden is None else hidden.pile[:]
        # by seat: winter tiles dealt to it, as a mask
        self.dealt: vec[i64] = zeros(MOST_SEATS) if hidden is None else hidden.dealt[:]
        # by seat: winter tiles it put into the game, as a mask; 0 before
        self.chosen: vec[i64] = zeros(MOST_SEATS) if hidden is None else hidden.chosen[:]
        # by observer and colour: minimum and maximum
        self.known_bag: vec[i64] = (
            zeros(OBSERVERS * COLOUR_COUNT * 2) if hidden is None else hidden.known_bag[:]
        )
        # by observer and type: minimum and maximum
        self.known_pile: vec[i64] = (
            zeros(OBSERVERS * SKILL_COUNT * 2) if hidden is None else hidden.known_pile[:]
        )

        # events, if somebody wants them
        self.events: list[Event] | None = None
        # by tile, if the villages are not laid out: what a turn order tile or boat counts there
        self.counted: dict[int, int] | None = None

    def copy(self) -> Table:
        return Table(self, self)

    # -- small queries --------------------------------------------------------------------------

    def up(self, tile: i64) -> Face:
        """The face that is up."""
        return TILES[tile].faces[self.face[tile]]

    def workers_on(self, tile: i64) -> i64:
        """How many workers were placed on the tile this season (KF U4)."""
        row = tile * COLOUR_COUNT
        on_tile = self.on_tile
        return on_tile[row] + on_tile[row + 1] + on_tile[row + 2] + on_tile[row + 3]

    def has_bid(self, tile: i64) -> bool:
        return self.best_bid(tile, NONE) > 0

    def best_bid(self, tile: i64, except_seat: i64) -> i64:
        """The largest bid on the tile, except one seat's."""
        best: i64 = 0
        bid = self.bid
        row = tile * MOST_SEATS
        seat: i64 = 0
        while seat < self.seats:
            if seat != except_seat and bid[row + seat] > best:
                best = bid[row + seat]
            seat += 1
        return best

    def winner(self, tile: i64) -> i64:
        """The seat of the winning bid (KF B4), NONE if nobody bid."""
        best: i64 = 0
        winner: i64 = NONE
        bid = self.bid
        row = tile * MOST_SEATS
        seat: i64 = 0
        while seat < self.seats:
            if bid[row + seat] > best:
                best = bid[row + seat]
                winner = seat
            seat += 1
        return winner

    def is_losing(self, tile: i64, seat: i64) -> bool:
        """Whether the seat has a losing group there: it can be moved (KF B6, B8)."""
        mine = self.bid[tile * MOST_SEATS + seat]
        return mine > 0 and mine < self.best_bid(tile, seat)

    def losing_groups(self, seat: i64) -> vec[i64]:
        """The tiles where the seat has a losing group, in ascending order."""
        tiles = vec[i64]()
        bid = self.bid
        at = seat
        tile: i64 = 0
        while tile < ALL_TILES:
            if bid[at] > 0 and self.is_losing(tile, seat):
                tiles = append(tiles, tile)
            at += MOST_SEATS
            tile += 1
        return tiles

    def owns_power(self, seat: i64, power: str) -> bool:
        """KF Y: whether the seat holds a summer boat whose face has this power."""
        for tile in SUMMER_BOATS:
            if self.owner[tile] == seat and _has_power(self.up(tile), power):
                return True
        return False

    def bag_count(self) -> i64:
        return self.bag[0] + self.bag[1] + self.bag[2] + self.bag[3]

    def pile_count(self) -> i64:
        return self.pile[0] + self.pile[1] + self.pile[2]

    def screen_workers(self, seat: i64) -> i64:
        row = seat * COLOUR_COUNT
        have = self.workers
        return have[row] + have[row + 1] + have[row + 2] + have[row + 3]

    def screen_skills(self, seat: i64) -> i64:
        row = seat * SKILL_COUNT
        return self.skills[row] + self.skills[row + 1] + self.skills[row + 2]


def _has_power(face: Face, power: str) -> bool:
    if power == "over_fields":
        return face.over_fields
    if power == "any_edges":
        return face.any_edges
    if power == "multiplies":
        return face.multiplies > 1
    if power == "wild_upgrades":
        return face.wild_upgrades
    if power == "wild_scoring":
        return face.wild_scoring
    if power == "counter_bids":
        return face.counter_bids
    assert power == "mixed_uses"
    return face.mixed_uses
