"""Checks of a table that was read from JSON: a table that fails them cannot occur in a game, and
could not be played to its end.

Each check names the field that is wrong. `restoring.py` reads the form.
"""

from __future__ import annotations

from mypy_extensions import i64

from meeplewright.core.reading import differs
from meeplewright.games.keyflower.rules import drawing, placing
from meeplewright.games.keyflower.rules.steps import listed, may_act
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    BID,
    BOATING,
    BOX,
    BUILDING,
    CARRYING,
    COLOUR_COUNT,
    DRAWING,
    HAND,
    MIDDLE,
    OVER,
    PAYING,
    PLACING,
    ROW,
    SKILL_COUNT,
    SPRING,
    TURN,
    UNSEEN,
    USE,
    VILLAGE,
    WAITING,
    WINTER,
    WINTERING,
    Table,
    at_colour,
    at_kind,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    NONE,
    SEASON_TILES,
    SUMMER_BOATS,
    TILES,
    TURN_ORDER,
    WINTER_TILES,
    order_face,
)
from meeplewright.games.keyflower.rules.village import (
    CENTRE,
    SIDES,
    STEP,
    grid_of,
    layings,
    tile_on,
    village_tiles,
)


def check_open(table: Table, bag: int, pile: int) -> None:
    """The public part, with the numbers of workers in the bag and skills in the pile."""
    _check_phase(table)
    for seat in _seats(table):
        _check_village(table, seat)
        _check_laying(table, seat)
    _check_draws(table, bag, pile)
    _check_rows(table)
    _check_boats(table)
    _check_seasons(table)
    for tile in range(ALL_TILES):
        _check_tile(table, tile)


def _seats(table: Table) -> list[int]:
    return list(range(int(table.seats)))


def _takes_turns(table: Table) -> bool:
    """Whether it is the phase of turns (KF T), including draws in it."""
    if table.phase == DRAWING:
        return table.then == drawing.TO_NEXT_TURN
    return TURN <= table.phase <= CARRYING


# -- what is to be done -----------------------------------------------------------------------


def _check_phase(table: Table) -> None:
    phase = table.phase
    in_a_draw = phase == DRAWING and table.then == drawing.TO_NEXT_TURN
    if (PLACING <= phase <= CARRYING or in_a_draw) != (table.act != 0):
        raise differs("placement")
    if (phase == WINTERING or phase == OVER) and table.season != WINTER:
        raise differs("phase")
    if table.passes > table.seats or (_takes_turns(table) and table.passes == table.seats):
        raise differs("passes")  # KF T5
    if phase != CARRYING and (table.steps > 0 or table.upgrades > 0):
        raise differs("transport")
    if table.act != 0:
        _check_placement(table)


def _check_placement(table: Table) -> None:
    tile = table.target
    if table.act == BID:
        is_open = table.phase == PLACING and placing.may_be_bid_on(table, tile)
    else:
        is_open = placing.may_be_used(table, tile)
    mixes = table.act == USE and placing.may_mix(table, table.player, tile)
    if not is_open or (table.next_colour > 0 and not mixes):
        raise differs("placement")
    if table.phase == CARRYING:
        face = table.up(tile)
        times = 2 if table.owns_power(table.player, "multiplies") else 1  # KF Y4
        most_steps, most_upgrades = face.transport * times, face.upgrades * times
        if table.steps > most_steps or table.upgrades > most_upgrades or not face.is_transport:
            raise differs("transport")


def check_way_on(table: Table, seen: list[int]) -> None:
    """Somebody is to act, and no placement or row of boats ends where nothing is possible.

    For an opponent's placement, `fill_in` checks whether any screen could complete it.
    """
    if table.phase == DRAWING or table.phase == OVER:
        return
    actors = [seat for seat in _seats(table) if may_act(table, seat)]
    if not actors:
        raise differs("phase")
    is_shown = actors[0] in seen or table.phase > PAYING
    if PLACING <= table.phase <= BOATING and is_shown and not listed(table, actors[0]):
        raise differs("phase" if table.phase == BOATING else "placement")


# -- draws ------------------------------------------------------------------------------------


def _check_draws(table: Table, bag: int, pile: int) -> None:
    """Every draw has a target that needs it, and there is something to draw."""
    queue = [int(draw) for draw in table.queue[table.queue_at :]]
    if (len(queue) > 0) != (table.phase == DRAWING) or (len(queue) > 0) != (table.then != 0):
        raise differs("draws")
    for draw in queue:
        if not _may_be_drawn(table, draw // 100, draw % 100):
            raise differs("draws")
    kinds = [draw // 100 for draw in queue]
    workers = kinds.count(drawing.SEAT_WORKER) + kinds.count(drawing.BOAT_WORKER)
    skills = kinds.count(drawing.SEAT_SKILL) + kinds.count(drawing.BOAT_SKILL)
    if workers > bag or skills > pile:
        raise differs("draws")
    homeless = [seat for seat in _seats(table) if table.home[seat] == NONE]
    if sorted([draw % 100 for draw in queue if draw // 100 == drawing.HOME]) != homeless:
        raise differs("draws")  # KF S4
    if kinds.count(drawing.SEASON_TILE) > _unseen(table, int(table.season)):
        raise differs("draws")
    if kinds.count(drawing.WINTER_TILE) > _unseen(table, WINTER):
        raise differs("draws")


def _may_be_drawn(table: Table, kind: i64, target: i64) -> bool:
    if table.then == drawing.TO_NEXT_TURN:  # KF E
        to_seat = kind == drawing.SEAT_WORKER or kind == drawing.SEAT_SKILL
        return table.act == USE and to_seat and target == table.player
    if table.then == drawing.TO_VILLAGES:  # KF Y1
        return kind == drawing.SEAT_WORKER and target < table.seats
    if table.season == WINTER:
        return False
    if kind == drawing.SEASON_TILE:
        return target == table.season
    if kind == drawing.BOAT_FACE:
        return target in SUMMER_BOATS and table.place[target] == MIDDLE
    if kind == drawing.BOAT_WORKER or kind == drawing.BOAT_SKILL:
        return target < table.seats  # KF S5: as many boats as players
    of_setup = kind == drawing.HOME or kind == drawing.SEAT_WORKER or kind == drawing.WINTER_TILE
    return of_setup and table.season == SPRING and target < table.seats


def _unseen(table: Table, season: int) -> int:
    return len([tile for tile in SEASON_TILES[season] if table.place[tile] == UNSEEN])


# -- boats and turn order tiles ---------------------------------------------------------------


def _are_boats_gone(table: Table) -> bool:
    """KF Z5.4: in winter the players take the boats themselves."""
    to_villages = table.phase == DRAWING and table.then == drawing.TO_VILLAGES
    is_late = table.phase == BUILDING or table.phase == OVER or to_villages
    return table.season == WINTER and is_late


def _check_rows(table: Table) -> None:
    """KF S5, S6: which boats and turn order tiles take part."""
    if _are_boats_gone(table):
        return
    for boat in BOATS:
        takes_part = TILES[boat].min_players <= table.seats
        if table.place[boat] != (ROW if takes_part else BOX):
            raise differs("boats")
    if table.season == WINTER and table.phase == BOATING:
        return  # the turn order tiles were won or put away
    for tile in TURN_ORDER:
        face = order_face(tile, int(table.seats))
        if table.place[tile] != (BOX if face == NONE else ROW):
            raise differs("turn_order")
        if face != NONE and table.face[tile] != face:
            raise differs("turn_order")


def _check_boats(table: Table) -> None:
    """KF Z5: everybody takes one boat, in the order of the season's end."""
    order = [int(seat) for seat in table.boat_order]
    is_whole = sorted(order) == _seats(table)
    if not is_whole and (len(order) > 0 or table.phase == BOATING):
        raise differs("boat_order")
    turn = int(table.boat_turn)
    if turn > len(order) or (table.phase == BOATING and turn == len(order)):
        raise differs("boat_order")
    taken = [int(table.owner[boat]) for boat in BOATS if table.place[boat] == ROW]
    expected = order[:turn] if table.phase == BOATING else []
    if sorted([seat for seat in taken if seat != NONE]) != sorted(expected):
        raise differs("boats")
    for boat in BOATS:
        if table.place[boat] != ROW or table.owner[boat] != NONE:
            _check_empty(table, boat - FIRST_BOAT)


def _check_empty(table: Table, index: i64) -> None:
    workers = [int(table.cargo_workers[at_colour(index, at)]) for at in range(COLOUR_COUNT)]
    skills = [int(table.cargo_skills[at_skill(index, at)]) for at in range(SKILL_COUNT)]
    if sum(workers) + sum(skills) > 0:
        raise differs("boats")


# -- tiles ------------------------------------------------------------------------------------


def _check_seasons(table: Table) -> None:
    """KF A4, W1: nobody has seen the tiles of a later season."""
    for season in range(int(table.season) + 1, WINTER):
        if _unseen(table, season) < len(SEASON_TILES[season]):
            raise differs("auction")
    if table.season < WINTER or table.phase == WINTERING:
        for tile in WINTER_TILES:
            if table.place[tile] != UNSEEN and table.place[tile] != HAND:
                raise differs("auction")


def _check_tile(table: Table, tile: int) -> None:
    """Bids, workers and resources are only where they are allowed."""
    place = table.place[tile]
    field = "turn_order" if tile >= FIRST_TURN_ORDER else "auction"
    if place == VILLAGE or place == WAITING or place == ASIDE:
        field = "villages"
    resources = sum([int(table.resources[at_kind(tile, kind)]) for kind in range(4)])
    if resources > 0 and place != VILLAGE:
        raise differs(field)
    if place == MIDDLE and TILES[tile].group in ("home", "boat", "turn_order"):
        raise differs("auction")
    bids = [int(table.bid[at_seat(tile, seat)]) for seat in _seats(table)]
    bids = [bid for bid in bids if bid > 0]
    workers = int(table.workers_on(tile))
    if len(set(bids)) < len(bids):  # KF B4
        raise differs(field)
    if bids and not (_takes_turns(table) and placing.may_be_bid_on(table, tile)):
        raise differs(field)
    if workers > 0 and not (_takes_turns(table) and placing.may_be_used(table, tile)):
        raise differs(field)
    has_colour = table.colour[tile] != NONE
    if has_colour != (len(bids) > 0 or workers > 0):  # KF C1, C6
        raise differs(field)
    if workers > placing.LIMIT or table.last_use[tile] > workers:  # KF U4
        raise differs(field)
    if (table.last_use[tile] > 0) != (workers > 0):
        raise differs(field)


def _check_village(table: Table, seat: int) -> None:
    """The home in the middle, every tile on a different cell, all of them connected."""
    home = table.home[seat]
    tiles = village_tiles(table, seat)
    if home == NONE:
        if len(tiles) > 0 or table.phase != DRAWING:
            raise differs("villages")
        return
    homes = [tile for tile in tiles if TILES[tile].group == "home"]
    if homes != [home] or table.cell[home] != CENTRE:
        raise differs("villages")
    if len({int(table.cell[tile]) for tile in tiles}) != len(tiles):
        raise differs("villages")
    if len(_joined(table, seat, home)) != len(tiles):
        raise differs("villages")


def _joined(table: Table, seat: i64, home: i64) -> set[int]:
    """The tiles that are connected to the home (KF V2)."""
    grid = grid_of(table, seat)
    found = {int(home)}
    edge = [int(home)]
    while edge:
        cell = table.cell[edge.pop()]
        for side in range(SIDES):
            other = int(tile_on(grid, cell + STEP[side]))
            if other != NONE and other not in found:
                found.add(other)
                edge.append(other)
    return found


def _check_laying(table: Table, seat: int) -> None:
    """KF V1: the tile in hand was won and has a legal cell."""
    tile = table.laying[seat]
    if tile == NONE:
        return
    waits = table.place[tile] == WAITING or table.place[tile] == ASIDE
    if not waits or table.owner[tile] != seat:
        raise differs("villages")
    if table.phase != BUILDING or table.built[seat] == 1 or len(layings(table, seat, tile)) == 0:
        raise differs("villages")
