"""What a step tells: the events of an action or a draw, found by looking before and after."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action, Event, Form
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.actions import Contribute, Drawn, PaySkill, Upgrade
from meeplewright.games.keyflower.rules.events import (
    AuctionResolved,
    GameEnded,
    PhaseStarted,
    PieceDrawn,
    ScreenOpened,
    WinterTilesRevealed,
    WorkersReceived,
    action_taken,
)
from meeplewright.games.keyflower.rules.sheet import outcome
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    BUILDING,
    MIDDLE,
    OVER,
    PHASES,
    ROW,
    TURN,
    WINTERING,
    Table,
    at_colour,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    ANY,
    BOATS,
    FIRST_TURN_ORDER,
    GREEN,
    NONE,
    NUMBER_OF,
    SEASONS,
    SUMMER_BOATS,
    TILES,
)
from meeplewright.games.keyflower.rules.winter import tiles_of


@final
class Snapshot:
    """What must be remembered of the table to tell what happened."""

    def __init__(self, table: Table, told: Event) -> None:
        self.told = told
        self.phase = table.phase
        self.season = table.season
        self.place = table.place[:]
        self.bids = table.bid[:]
        self.workers = table.workers[:]
        self.green = table.green


def snapshot(table: Table, seat: int, action: Action) -> Snapshot:
    if isinstance(action, Drawn):
        return Snapshot(table, _came(table, action))
    return Snapshot(table, action_taken(seat, action, _hidden(table, action)))


def _came(table: Table, drawn: Drawn) -> PieceDrawn:
    kind = drawing.kind_of_draw(table)
    target = int(drawing.target_of_draw(table))
    to_seat = kind in (drawing.HOME, drawing.SEAT_WORKER, drawing.SEAT_SKILL, drawing.WINTER_TILE)
    boat: str | None = None
    if kind == drawing.BOAT_WORKER or kind == drawing.BOAT_SKILL:
        boat = TILES[BOATS[target]].name
    elif kind == drawing.BOAT_FACE:
        boat = TILES[target].name
    return PieceDrawn(drawn.word, drawn.thing, target if to_seat else None, boat)


def _hidden(table: Table, action: Action) -> Form | None:
    """KF H5, H6: what the others see of a face-down payment or a secret choice."""
    if isinstance(action, PaySkill) and table.up(table.target).pay_skill == ANY:
        return {"pay_skill": None}
    if isinstance(action, Upgrade) and TILES[NUMBER_OF[action.tile]].cost_skill == ANY:
        return Upgrade(action.tile, action.resources, None).to_json()
    if isinstance(action, Contribute):
        return {"winter": None}
    return None


def events_since(table: Table, was: Snapshot) -> list[Event]:
    happened: list[Event] = [was.told]
    if table.phase == was.phase and table.season == was.season:
        return happened
    happened += _settled(table, was)
    if was.phase == TURN and table.phase == BOATING:
        happened += _taken_back(table, was)
    elif was.phase == BOATING and table.green < was.green:
        happened.append(_boat_bonus(table))
    elif was.phase == WINTERING:
        happened.append(_revealed(table))
    if table.phase == OVER:
        result = outcome(table)
        happened += [_opened(table, seat) for seat in range(table.seats)]
        happened.append(GameEnded(result.points, result.winners))
    elif table.season != was.season or table.phase in (BOATING, BUILDING, WINTERING):
        happened.append(PhaseStarted(PHASES[table.phase], SEASONS[table.season]))
    return happened


def _settled(table: Table, was: Snapshot) -> list[Event]:
    """The tiles that left the middle when a season ended."""
    found: list[Event] = []
    for tile in range(64):
        left = was.place[tile] == MIDDLE and table.place[tile] != MIDDLE
        bid_for = tile >= FIRST_TURN_ORDER and was.place[tile] == ROW
        price = _price(was.bids, tile)
        cleared = bid_for and price > 0 and _price(table.bid, tile) == 0
        if left or cleared:
            seat = _winner(was.bids, tile)
            found.append(AuctionResolved(TILES[tile].name, seat, int(price)))
    return found


def _taken_back(table: Table, was: Snapshot) -> list[Event]:
    """KF Z1, Z3, Z4: what came behind each screen."""
    found: list[Event] = []
    for seat in range(table.seats):
        row = range(seat * 4, seat * 4 + 4)
        came = tuple([int(table.workers[at] - was.workers[at]) for at in row])
        if sum(came) > 0:
            found.append(WorkersReceived(seat, came, None))
    return found


def _boat_bonus(table: Table) -> WorkersReceived:
    """KF Y2: there is one such boat at most."""
    (boat,) = [
        tile for tile in SUMMER_BOATS if table.owner[tile] != NONE and table.up(tile).boat_green > 0
    ]
    came = tuple([1 if colour == GREEN else 0 for colour in range(4)])
    return WorkersReceived(int(table.owner[boat]), came, TILES[boat].name)


def _revealed(table: Table) -> WinterTilesRevealed:
    """KF W1"""
    chosen = [table.chosen[seat] for seat in range(table.seats)]
    tiles: i64 = 0
    for mask in chosen:
        tiles |= mask
    return WinterTilesRevealed(tiles_of(tiles), tuple([len(tiles_of(mask)) for mask in chosen]))


def _opened(table: Table, seat: i64) -> ScreenOpened:
    workers = tuple([int(table.workers[at_colour(seat, colour)]) for colour in range(4)])
    return ScreenOpened(
        int(seat), workers, tuple([int(table.skills[at_skill(seat, at)]) for at in range(3)])
    )


def _price(bids: vec[i64], tile: i64) -> i64:
    best: i64 = 0
    seat: i64 = 0
    while seat < 6:
        if bids[at_seat(tile, seat)] > best:
            best = bids[at_seat(tile, seat)]
        seat += 1
    return best


def _winner(bids: vec[i64], tile: i64) -> int | None:
    best = _price(bids, tile)
    for seat in range(6):
        if best > 0 and bids[at_seat(tile, seat)] == best:
            return seat
    return None
