"""Play a packed move on a table to the end of the turn: sampled draws, small choices by rules of
thumb.
"""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.keyflower.bots import moves
from meeplewright.games.keyflower.bots.carrying import Carrier
from meeplewright.games.keyflower.rules import drawing, steps, using
from meeplewright.games.keyflower.rules.table import (
    CARRYING,
    CHOOSING,
    DRAWING,
    PAYING,
    PLACING,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import ANY, NONE


def play(table: Table, move: i64, carrier: Carrier, rng: Random) -> None:
    """Play the player's whole turn, and the draws that follow it."""
    if move == moves.PASS:
        steps.take(table, table.player, steps.PASS)
        return
    place(table, move)
    finish(table, move, carrier, rng)


def play_turn(table: Table, actions: list[Action], carrier: Carrier, rng: Random) -> None:
    """Play the player's turn with these actions, as far as they go."""
    seat = table.player
    for action in actions:
        steps.take(table, seat, action)
    finish(table, moves.PASS, carrier, rng)


def place(table: Table, move: i64) -> None:
    """Place the workers of a move."""
    seat = table.player
    groups = moves.groups_of(move)
    losing = table.losing_groups(seat)
    using.name_tile(table, moves.act_of(move), moves.tile_of(move))
    index: i64 = 0
    while groups >> index:
        if groups >> index & 1:
            using.bring(table, seat, losing[index])
        index += 1
    colour = moves.colour_of(move)
    number = moves.number_of(move)
    if colour == moves.MIXED:
        _send_mixed(table, seat, number)
    else:
        using.send_workers(table, seat, colour, number)


def _send_mixed(table: Table, seat: i64, number: i64) -> None:
    """KF Y11: colour after colour; the scarce green ones last."""
    colour: i64 = 0
    while table.phase == PLACING:
        have = table.workers[seat * 4 + colour]
        sent = have if have < number else number
        using.send_workers(table, seat, colour, sent)
        number -= sent
        colour += 1


def finish(table: Table, move: i64, carrier: Carrier, rng: Random) -> None:
    """Play the rest of a use: cost, choice, transport, draws."""
    if table.phase == PAYING:
        _pay(table, table.player)
    if table.phase == CHOOSING:
        using.gain(table, using.choices_in_stock(table)[moves.choice_of(move)], 1)
        using.end_use(table)
    elif table.phase == CARRYING:
        carrier.carry_on(table, table.player)
        using.end_use(table)
    draw_all(table, rng)


def draw_all(table: Table, rng: Random) -> None:
    while table.phase == DRAWING:
        steps.draw_index(table, drawing.random_index(table, rng))


def _pay(table: Table, seat: i64) -> None:
    """Pay with the most frequent kind that the tile accepts; an outbid group if necessary."""
    face = table.up(table.target)
    if face.pay_skill != NONE:
        using.pay_skill(table, seat, most_of(table.skills, seat * 3, 3, face.pay_skill))
        return
    asked: i64 = face.pay_worker
    colour = most_of(table.workers, seat * 4, 4, asked)
    if colour != NONE:
        using.pay_worker(table, seat, colour)
        return
    for tile in table.losing_groups(seat):
        if asked == ANY or table.bid_colour[tile * 6 + seat] == asked:
            using.pay_group(table, seat, tile)
            return
    raise AssertionError("only uses that can be paid for are thought about")


def most_of(have: vec[i64], first: i64, kinds: i64, asked: i64) -> i64:
    """The most frequent of the accepted kinds; NONE if there is none."""
    best: i64 = NONE
    most: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        if have[first + kind] > most and (asked == ANY or asked == kind):
            best = kind
            most = have[first + kind]
        kind += 1
    return best
