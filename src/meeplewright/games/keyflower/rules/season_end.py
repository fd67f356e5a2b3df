"""The end of a season (KF Z), the boats, and the building of villages (KF V).

The result is the same as in the exact order of KF Z. Turn order bids go to the bag before boats are
taken, but nobody can draw from the bag in between.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.game import Event
from meeplewright.games.keyflower.rules import knowledge
from meeplewright.games.keyflower.rules.drawing import (
    SEAT_WORKER,
    TO_VILLAGES,
    ask,
    has_draws,
    wait_for_luck,
)
from meeplewright.games.keyflower.rules.events import AuctionResolved, WorkersReceived
from meeplewright.games.keyflower.rules.setup import phase_started, start_season
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    BOATING,
    BOX,
    BUILDING,
    COLOUR_COUNT,
    MIDDLE,
    MOST_SEATS,
    OVER,
    ROW,
    VILLAGE,
    WAITING,
    WINTER,
    Table,
    at_colour,
    at_seat,
    at_skill,
    zeros,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    FIRST_BOAT,
    GREEN,
    NONE,
    SUMMER_BOATS,
    TILES,
    TURN_ORDER,
)
from meeplewright.games.keyflower.rules.village import can_be_laid

_ONE_GREEN: Final = (0, 0, 0, 1)


def end_season(table: Table) -> None:
    """After the last pass: Z1 to Z5 as far as the choice of boats."""
    received = settle_auctions(table)
    _order_boats(table)
    _free_tiles(table)
    table.boat_turn = 0
    table.phase = BOATING
    if table.events is not None:
        table.events += _workers_received(table, received)
        table.events.append(phase_started(table))


def _workers_received(table: Table, received: vec[i64]) -> list[Event]:
    """KF Z1, Z3, Z4: what went behind each screen, by seat and colour."""
    found: list[Event] = []
    for seat in range(int(table.seats)):
        row = [int(received[at_colour(seat, colour)]) for colour in range(COLOUR_COUNT)]
        if sum(row) > 0:
            found.append(WorkersReceived(seat, tuple(row), None))
    return found


def _free_tiles(table: Table) -> None:
    """KF C1, C6: no worker is on any tile any more, so no tile has a colour."""
    tile: i64 = 0
    while tile < ALL_TILES:
        table.colour[tile] = NONE
        table.last_use[tile] = 0
        tile += 1


def settle_auctions(table: Table) -> vec[i64]:
    """KF Z1 to Z4: losing bids, tiles without a bid, won tiles, workers in the villages.

    Returns what went behind the screens, by seat and colour.
    """
    received = zeros(MOST_SEATS * COLOUR_COUNT)
    tile: i64 = 0
    while tile < ALL_TILES:
        winner = table.winner(tile)
        row = at_seat(tile, 0)
        seat: i64 = 0
        while seat < table.seats:
            number = table.bid[row + seat]
            if seat != winner and number > 0:
                _to_screen(table, seat, table.bid_colour[row + seat], number, received)
                table.bid[row + seat] = 0
            seat += 1
        if table.place[tile] == MIDDLE:
            _settle_tile(table, tile, winner, received)
        elif table.place[tile] == VILLAGE:
            _take_workers(table, tile, table.owner[tile], received)
        tile += 1
    return received


def _to_screen(table: Table, seat: i64, colour: i64, number: i64, received: vec[i64]) -> None:
    knowledge.worker_to_screen(table, seat, colour, number)
    received[at_colour(seat, colour)] += number


def _settle_tile(table: Table, tile: i64, winner: i64, received: vec[i64]) -> None:
    """KF Z2, Z3"""
    if table.events is not None:
        table.events.append(_resolved(table, tile, winner))
    if winner == NONE:
        table.place[tile] = BOX
    else:
        table.place[tile] = WAITING
        table.owner[tile] = winner
    _take_workers(table, tile, winner, received)
    _bid_to_bag(table, tile, winner)


def _resolved(table: Table, tile: i64, winner: i64) -> AuctionResolved:
    """For a tile whose winning bid is still there."""
    if winner == NONE:
        return AuctionResolved(TILES[tile].name, None, 0)
    return AuctionResolved(TILES[tile].name, int(winner), int(table.bid[at_seat(tile, winner)]))


def _take_workers(table: Table, tile: i64, seat: i64, received: vec[i64]) -> None:
    """All workers on the tile go behind the seat's screen; with NONE into the bag."""
    colour: i64 = 0
    while colour < 4:
        number = table.on_tile[at_colour(tile, colour)]
        if number > 0:
            table.on_tile[at_colour(tile, colour)] = 0
            if seat == NONE:
                knowledge.worker_to_bag(table, colour, number)
            else:
                _to_screen(table, seat, colour, number, received)
        colour += 1


def _bid_to_bag(table: Table, tile: i64, winner: i64) -> None:
    if winner != NONE:
        number = table.bid[at_seat(tile, winner)]
        table.bid[at_seat(tile, winner)] = 0
        knowledge.worker_to_bag(table, table.bid_colour[at_seat(tile, winner)], number)


# -- turn order and boats (KF Z5) -------------------------------------------------------------


def _order_boats(table: Table) -> None:
    """Winners of turn order tiles by number, then the others from the start player on."""
    order = vec[i64]()
    table.purple_free = 1
    for tile in TURN_ORDER:
        if table.place[tile] != ROW:
            continue
        winner = table.winner(tile)
        if winner != NONE:
            if table.events is not None:
                table.events.append(_resolved(table, tile, winner))
            if winner not in order:
                order = append(order, winner)
            if is_purple(table, tile):  # KF Z5.2
                table.start_player = winner
                table.purple_free = 0
            _bid_to_bag(table, tile, winner)
        if table.season == WINTER:
            table.place[tile] = BOX if winner == NONE else WAITING
            table.owner[tile] = winner
    turn: i64 = 0
    while turn < table.seats:
        seat = (table.start_player + turn) % table.seats
        if seat not in order:
            order = append(order, seat)
        turn += 1
    table.boat_order = order


def is_purple(table: Table, tile: i64) -> bool:
    """KF S6: whether the face in play shows the purple worker."""
    return TILES[tile].order_faces[table.face[tile]][2]


def boats_to_take(table: Table) -> vec[i64]:
    found = vec[i64]()
    for boat in BOATS:
        if table.place[boat] == ROW and table.owner[boat] == NONE:
            found = append(found, boat)
    return found


def take_boat(table: Table, seat: i64, boat: i64) -> None:
    """KF Z5.3, Z5.4: the cargo; in winter the boat itself."""
    index = boat - FIRST_BOAT
    colour: i64 = 0
    while colour < 4:
        knowledge.worker_to_screen(
            table, seat, colour, table.cargo_workers[at_colour(index, colour)]
        )
        table.cargo_workers[at_colour(index, colour)] = 0
        colour += 1
    skill: i64 = 0
    while skill < 3:
        knowledge.skill_to_screen(table, seat, skill, table.cargo_skills[at_skill(index, skill)])
        table.cargo_skills[at_skill(index, skill)] = 0
        skill += 1
    table.owner[boat] = seat
    table.boat_turn += 1
    if table.boat_turn == table.seats:
        _after_boats(table)


def _after_boats(table: Table) -> None:
    for boat in BOATS:
        if table.place[boat] == ROW:
            if table.season == WINTER:
                table.place[boat] = WAITING
            else:
                table.owner[boat] = NONE
    if table.purple_free:  # KF Z5.5
        table.start_player = (table.start_player + 1) % table.seats
    for tile in SUMMER_BOATS:  # KF Z5.7
        holder = table.owner[tile]
        if holder != NONE:
            _boat_bonus(table, tile, holder)
    if has_draws(table):
        wait_for_luck(table, TO_VILLAGES)
    else:
        begin_building(table)


def _boat_bonus(table: Table, tile: i64, holder: i64) -> None:
    """KF Y1, Y2"""
    face = table.up(tile)
    if face.boat_green > 0 and table.green > 0:
        table.green -= 1
        knowledge.worker_to_screen(table, holder, GREEN, 1)
        if table.events is not None:
            table.events.append(WorkersReceived(int(holder), _ONE_GREEN, TILES[tile].name))
    wanted: i64 = face.boat_workers
    ask(table, SEAT_WORKER, holder, wanted if wanted < table.bag_count() else table.bag_count())


# -- villages (KF Z6, V) ----------------------------------------------------------------------


def begin_building(table: Table) -> None:
    table.phase = BUILDING
    seat: i64 = 0
    while seat < table.seats:
        table.laying[seat] = NONE
        table.built[seat] = 0 if len(tiles_to_lay(table, seat)) > 0 else 1
        seat += 1
    _end_building(table)
    if table.phase == BUILDING and table.events is not None:
        table.events.append(phase_started(table))


def tiles_to_lay(table: Table, seat: i64) -> vec[i64]:
    """KF V1, V6: the tiles won, and those set aside before, that have a legal cell now."""
    waiting = vec[i64]()
    tile: i64 = 0
    while tile < ALL_TILES:
        waits = table.place[tile] == WAITING or table.place[tile] == ASIDE
        if waits and table.owner[tile] == seat:
            waiting = append(waiting, tile)
        tile += 1
    return can_be_laid(table, seat, waiting)


def finish_village(table: Table, seat: i64) -> None:
    table.built[seat] = 1
    _end_building(table)


def _end_building(table: Table) -> None:
    """When every village is finished: the next season, or the end of the game."""
    seat: i64 = 0
    while seat < table.seats:
        if table.built[seat] == 0:
            return
        seat += 1
    tile: i64 = 0
    while tile < ALL_TILES:
        if table.place[tile] == WAITING:
            table.place[tile] = ASIDE  # KF V6
        tile += 1
    if table.season == WINTER:
        table.phase = OVER
    else:
        start_season(table)
