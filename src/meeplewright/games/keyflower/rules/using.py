"""Carry out a placement: groups move, workers are placed, a use is paid and has its effect (KF B,
U, E). `placing.py` decides what is legal.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules import knowledge
from meeplewright.games.keyflower.rules.drawing import (
    SEAT_SKILL,
    SEAT_WORKER,
    TO_NEXT_TURN,
    ask,
    has_draws,
    wait_for_luck,
)
from meeplewright.games.keyflower.rules.placing import may_mix, moving_count
from meeplewright.games.keyflower.rules.table import (
    BID,
    CARRYING,
    CHOOSING,
    PAYING,
    PLACING,
    TURN,
    USE,
    VILLAGE,
    Table,
    at_colour,
    at_kind,
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import ANY, GREEN, NONE


def name_tile(table: Table, act: i64, tile: i64) -> None:
    table.act = act
    table.target = tile
    table.last_group = NONE
    table.next_colour = 0
    table.phase = PLACING


def bring(table: Table, seat: i64, tile: i64) -> None:
    """KF B6: a losing group leaves its place as a whole."""
    table.moving[table.bid_colour[at_seat(tile, seat)]] += table.bid[at_seat(tile, seat)]
    table.bid[at_seat(tile, seat)] = 0
    table.last_group = tile


def send_workers(table: Table, seat: i64, colour: i64, number: i64) -> None:
    """The last workers of the placement, or with boat 4b those of one colour."""
    knowledge.worker_from_screen(table, seat, colour, number)
    table.moving[colour] += number
    if table.act == USE and may_mix(table, seat, table.target) and colour < GREEN:
        table.next_colour = colour + 1
        return
    if table.act == BID:
        _place_bid(table, seat)
    else:
        _place_use(table)


def _place_bid(table: Table, seat: i64) -> None:
    tile = table.target
    colour: i64 = 0
    while table.moving[colour] == 0:
        colour += 1
    table.bid[at_seat(tile, seat)] += table.moving[colour]
    table.bid_colour[at_seat(tile, seat)] = colour
    if table.colour[tile] == NONE:  # KF C2; an off-colour group lies and sets no colour (C7)
        table.colour[tile] = colour
    table.moving[colour] = 0
    _stand_up(table)
    end_turn(table)


def _place_use(table: Table) -> None:
    tile = table.target
    table.last_use[tile] = moving_count(table)
    colour: i64 = 0
    while colour < 4:
        if table.moving[colour] > 0 and table.colour[tile] == NONE:
            table.colour[tile] = colour
        table.on_tile[at_colour(tile, colour)] += table.moving[colour]
        table.moving[colour] = 0
        colour += 1
    _stand_up(table)
    face = table.up(tile)
    if face.pay_worker != NONE or face.pay_skill != NONE:
        table.phase = PAYING
    else:
        take_effect(table)


def _stand_up(table: Table) -> None:
    """KF Y9: an off-colour group alone on a tile that nobody uses gives it its colour."""
    tile: i64 = 0
    while tile < 64:
        if table.colour[tile] != NONE and table.workers_on(tile) == 0:
            winner = table.winner(tile)
            if winner != NONE and table.best_bid(tile, winner) == 0:
                table.colour[tile] = table.bid_colour[at_seat(tile, winner)]
        tile += 1


# -- payment (KF E5, E6) ----------------------------------------------------------------------


def pay_worker(table: Table, seat: i64, colour: i64) -> None:
    knowledge.worker_from_screen(table, seat, colour, 1)
    _into_bag(table, colour, 1)


def pay_group(table: Table, seat: i64, tile: i64) -> None:
    """KF B7: the whole losing group counts as one payment."""
    number = table.bid[at_seat(tile, seat)]
    table.bid[at_seat(tile, seat)] = 0
    _stand_up(table)
    _into_bag(table, table.bid_colour[at_seat(tile, seat)], number)


def _into_bag(table: Table, colour: i64, number: i64) -> None:
    """KF E6: at once, but after the draw if the tile draws workers."""
    if table.up(table.target).draw_workers > 0:
        table.aside[colour] += number
    else:
        knowledge.worker_to_bag(table, colour, number)
    take_effect(table)


def pay_skill(table: Table, seat: i64, skill: i64) -> None:
    face = table.up(table.target)
    open_type = face.pay_skill != ANY
    knowledge.skill_from_screen(table, seat, skill, open_type)
    if face.draw_skills > 0:  # KF E5: set aside until the draw is made
        table.aside_skill = skill
    else:
        knowledge.skill_to_pile(table, seat, skill, open_type)
    take_effect(table)


# -- effects (KF E) ---------------------------------------------------------------------------


def take_effect(table: Table) -> None:
    seat = table.player
    face = table.up(table.target)
    if face.is_transport:
        times: i64 = 2 if table.owns_power(seat, "multiplies") else 1  # KF Y4
        table.steps = face.transport * times
        table.upgrades = face.upgrades * times
        table.phase = CARRYING
        return
    if len(choices_in_stock(table)) > 0:
        table.phase = CHOOSING
        return
    for kind in range(4):
        gain(table, kind, face.gain[kind])
    green: i64 = face.take_green if face.take_green < table.green else table.green
    if green > 0:  # KF E4
        table.green -= green
        knowledge.worker_to_screen(table, seat, GREEN, green)
    ask(table, SEAT_WORKER, seat, _at_most(face.draw_workers, table.bag_count()))
    ask(table, SEAT_SKILL, seat, _at_most(face.draw_skills, table.pile_count()))
    if has_draws(table):
        wait_for_luck(table, TO_NEXT_TURN)
    else:
        end_use(table)


def _at_most(wanted: i64, stock: i64) -> i64:
    """KF E8: what is there, without replacement."""
    return wanted if wanted < stock else stock


def gain(table: Table, kind: i64, number: i64) -> None:
    """KF E1: onto the tile in the player's village, otherwise onto the home."""
    seat = table.player
    given = _at_most(number, table.supply[kind])
    tile = table.target
    if table.place[tile] != VILLAGE or table.owner[tile] != seat:
        tile = table.home[seat]
    table.supply[kind] -= given
    table.resources[at_kind(tile, kind)] += given


def choices_in_stock(table: Table) -> vec[i64]:
    """KF E7: of the resources the tile offers, those in stock."""
    found = vec[i64]()
    for kind in table.up(table.target).choice:
        if table.supply[kind] > 0:
            found = append(found, kind)
    return found


def end_use(table: Table) -> None:
    """What was set aside goes into the bag or the pile, and the turn is over."""
    colour: i64 = 0
    while colour < 4:
        if table.aside[colour] > 0:
            knowledge.worker_to_bag(table, colour, table.aside[colour])
            table.aside[colour] = 0
        colour += 1
    if table.aside_skill != NONE:
        open_type = table.up(table.target).pay_skill != ANY
        knowledge.skill_to_pile(table, table.player, table.aside_skill, open_type)
        table.aside_skill = NONE
    end_turn(table)


def end_turn(table: Table) -> None:
    """KF T1: the next player clockwise."""
    table.act = 0
    table.target = NONE
    table.steps = 0
    table.upgrades = 0
    table.next_colour = 0
    table.last_group = NONE
    table.passes = 0
    table.player = table.player + 1 if table.player + 1 < table.seats else 0
    table.phase = TURN
