"""Everything on and off the table, packed: tiles, workers, skills, resources, bids, and what of the
hidden things everybody may know.

Only data and the smallest questions about it. Each chapter of the rules has a module that changes
it. Vectors are indexed by tile (0 to 63), `tile * 4 + colour`, `tile * 6 + seat`, `seat * 4 +
colour`, `seat * 3 + skill`, as their comments say.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.tiles import NONE, SUMMER_BOATS, TILES, Face

ALL_TILES: Final = 64
MOST_SEATS: Final = 6
SPECTATOR: Final = 6
"""The place of those who only watch among the observers."""

# Where a tile is
UNSEEN: Final = 0  # not drawn or dealt yet, or put away without being shown
BOX: Final = 1
MIDDLE: Final = 2  # an auction tile
ROW: Final = 3  # a turn order tile or boat in the middle
VILLAGE: Final = 4
WAITING: Final = 5  # won, to be laid
ASIDE: Final = 6  # no legal cell (KF V6)
HAND: Final = 7  # a winter tile in somebody's hand, or put away by its owner

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

# Options that are not the default, as bits of `rules` (KF O2, O4 to O6)
COUNTER_BID_ON_ORDER: Final = 1
NO_MIXED_EDGES: Final = 2
SMALL_FIRST_USE: Final = 4
REAL_LOOSE_GOLD: Final = 8

BID: Final = 1
USE: Final = 2

SPRING: Final = 0
WINTER: Final = 3

HIDDEN: Final = 3
"""In place of the type of a skill: it lies face down (KF H5)."""


@final
class Table:
    """Made by `setup.new_table`, `copy` or from a written state."""

    def __init__(
        self,
        place: vec[i64],
        owner: vec[i64],
        face: vec[i64],
        cell: vec[i64],
        turn: vec[i64],
        resources: vec[i64],
        colour: vec[i64],
        last_use: vec[i64],
        on_tile: vec[i64],
        bid: vec[i64],
        bid_colour: vec[i64],
        cargo_workers: vec[i64],
        cargo_skills: vec[i64],
        workers: vec[i64],
        skills: vec[i64],
        bag: vec[i64],
        pile: vec[i64],
        supply: vec[i64],
        home: vec[i64],
        dealt: vec[i64],
        chosen: vec[i64],
        boat_order: vec[i64],
        moving: vec[i64],
        aside: vec[i64],
        laying: vec[i64],
        built: vec[i64],
        known_workers: vec[i64],
        known_skills: vec[i64],
        known_bag: vec[i64],
        known_pile: vec[i64],
        queue: vec[i64],
    ) -> None:
        self.place = place  # by tile: where it is
        self.owner = owner  # by tile: whose it is, NONE for nobody's
        self.face = face  # by tile: 0 front or a, 1 back or b
        self.cell = cell  # by tile: where in the village, see village.py
        self.turn = turn  # by tile: sixty-degree steps clockwise
        self.resources = resources  # by tile and kind: lying on it
        self.colour = colour  # by tile: NONE while free (KF C1)
        self.last_use = last_use  # by tile: workers of the latest use this season
        self.on_tile = on_tile  # by tile and colour: workers standing or lying on it
        self.bid = bid  # by tile and seat: size of the group
        self.bid_colour = bid_colour  # by tile and seat: its colour
        self.cargo_workers = cargo_workers  # by boat and colour
        self.cargo_skills = cargo_skills  # by boat and skill
        self.workers = workers  # by seat and colour: behind the screen
        self.skills = skills  # by seat and type: behind the screen
        self.bag = bag  # by colour
        self.pile = pile  # by type
        self.supply = supply  # by kind of resource
        self.home = home  # by seat: its home tile
        self.dealt = dealt  # by seat: winter tiles dealt to it, as a mask
        self.chosen = chosen  # by seat: winter tiles it put into the game, as a mask; 0 before
        self.boat_order = boat_order  # seats in the order in which they take boats
        self.moving = moving  # by colour: workers on their way in a placement
        self.aside = aside  # by colour: paid workers that wait for the draw (KF E6)
        self.laying = laying  # by seat: the tile it is about to lay, NONE for none
        self.built = built  # by seat: 1 when its village is finished
        self.known_workers = known_workers  # by seat and colour: least and most, as everybody knows
        self.known_skills = known_skills  # by seat and type: least and most, as everybody knows
        self.known_bag = known_bag  # by observer and colour: least and most
        self.known_pile = known_pile  # by observer and type: least and most
        self.queue = queue  # draws still to be made, see drawing.py
        self.seats: i64 = 0  # how many play
        self.season: i64 = 0  # 0 spring to 3 winter
        self.phase: i64 = 0  # what is to be done
        self.player: i64 = 0  # whose turn it is
        self.start_player: i64 = 0  # holds the purple worker
        self.passes: i64 = 0  # how many passed in direct succession (KF T5)
        self.entries: i64 = 0  # entries applied so far
        self.green: i64 = 0  # green workers in the supply
        self.act: i64 = 0  # BID, USE or 0 outside a placement
        self.target: i64 = NONE  # the tile of the placement
        self.last_group: i64 = 0  # the last losing group brought, in ascending order
        self.next_colour: i64 = 0  # with boat 4b: the colour to be asked for next
        self.steps: i64 = 0  # transport steps left
        self.upgrades: i64 = 0  # upgrades left
        self.aside_skill: i64 = NONE  # a paid skill that waits for the draw (KF E5), or NONE
        self.queue_at: i64 = 0  # the next draw of the queue
        self.then: i64 = 0  # what follows the queue, see drawing.py
        self.boat_turn: i64 = 0  # whose turn it is in boat_order
        self.purple_free: i64 = 0  # 1 when nobody bid for the purple worker this season
        self.rules: i64 = 0  # options, see options.py

    def copy(self) -> Table:
        new = Table(
            self.place[:],
            self.owner[:],
            self.face[:],
            self.cell[:],
            self.turn[:],
            self.resources[:],
            self.colour[:],
            self.last_use[:],
            self.on_tile[:],
            self.bid[:],
            self.bid_colour[:],
            self.cargo_workers[:],
            self.cargo_skills[:],
            self.workers[:],
            self.skills[:],
            self.bag[:],
            self.pile[:],
            self.supply[:],
            self.home[:],
            self.dealt[:],
            self.chosen[:],
            self.boat_order[:],
            self.moving[:],
            self.aside[:],
            self.laying[:],
            self.built[:],
            self.known_workers[:],
            self.known_skills[:],
            self.known_bag[:],
            self.known_pile[:],
            self.queue[:],
        )
        new.seats = self.seats
        new.season = self.season
        new.phase = self.phase
        new.player = self.player
        new.start_player = self.start_player
        new.passes = self.passes
        new.entries = self.entries
        new.green = self.green
        new.act = self.act
        new.target = self.target
        new.last_group = self.last_group
        new.next_colour = self.next_colour
        new.steps = self.steps
        new.upgrades = self.upgrades
        new.aside_skill = self.aside_skill
        new.queue_at = self.queue_at
        new.then = self.then
        new.boat_turn = self.boat_turn
        new.purple_free = self.purple_free
        new.rules = self.rules
        return new

    # -- small questions ------------------------------------------------------------------------

    def up(self, tile: i64) -> Face:
        """The face that is up."""
        return TILES[tile].faces[self.face[tile]]

    def workers_on(self, tile: i64) -> i64:
        """How many workers were placed on the tile this season (KF U4)."""
        row = tile * 4
        on_tile = self.on_tile
        return on_tile[row] + on_tile[row + 1] + on_tile[row + 2] + on_tile[row + 3]

    def has_bid(self, tile: i64) -> bool:
        return self.best_bid(tile, NONE) > 0

    def best_bid(self, tile: i64, except_seat: i64) -> i64:
        """The largest bid on the tile, one seat's left out."""
        best: i64 = 0
        bid = self.bid
        seat: i64 = 0
        while seat < self.seats:
            if seat != except_seat and bid[tile * 6 + seat] > best:
                best = bid[tile * 6 + seat]
            seat += 1
        return best

    def winner(self, tile: i64) -> i64:
        """The seat of the winning bid (KF B4), NONE where nobody bid."""
        best: i64 = 0
        winner: i64 = NONE
        seat: i64 = 0
        while seat < self.seats:
            if self.bid[tile * 6 + seat] > best:
                best = self.bid[tile * 6 + seat]
                winner = seat
            seat += 1
        return winner

    def is_losing(self, tile: i64, seat: i64) -> bool:
        """Whether the seat has a losing group there: it may be moved (KF B6, B8)."""
        mine = self.bid[tile * 6 + seat]
        return mine > 0 and mine < self.best_bid(tile, seat)

    def losing_groups(self, seat: i64) -> vec[i64]:
        """The tiles where the seat has a losing group, in ascending order."""
        tiles = vec[i64]()
        bid = self.bid
        tile: i64 = 0
        while tile < ALL_TILES:
            if bid[tile * 6 + seat] > 0 and self.is_losing(tile, seat):
                tiles = append(tiles, tile)
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
        row = seat * 4
        have = self.workers
        return have[row] + have[row + 1] + have[row + 2] + have[row + 3]

    def screen_skills(self, seat: i64) -> i64:
        row = seat * 3
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
