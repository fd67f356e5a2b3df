"""Random play: a uniform choice from what `steps.listed` lists, without making the list."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from meeplewright.core.luck import below
from meeplewright.games.keyflower.rules import placing, steps, transport, using
from meeplewright.games.keyflower.rules.table import (
    BID,
    BUILDING,
    CARRYING,
    PLACING,
    TURN,
    USE,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import NONE
from meeplewright.games.keyflower.rules.village import lay, layings


def take_random(table: Table, seat: i64, rng: Random) -> None:
    """Change the table by a random action of a seat that can act. There are no events."""
    phase = table.phase
    if phase == TURN:
        _turn(table, seat, rng)
    elif phase == PLACING:
        _placement(table, seat, rng)
    elif phase == CARRYING:
        _transport(table, seat, rng)
    elif phase == BUILDING and table.laying[seat] != NONE:
        _laying(table, seat, rng)
    else:
        listed = steps.listed(table, seat)
        steps.take(table, seat, listed[below(rng, len(listed))])
        return
    table.entries += 1


def _turn(table: Table, seat: i64, rng: Random) -> None:
    groups = table.losing_groups(seat)
    bids = steps.tiles_to_bid_on(table, seat, groups)
    uses = steps.tiles_to_use(table, seat, groups)
    choice = below(rng, 1 + len(bids) + len(uses)) - 1
    if choice < 0:
        steps.pass_turn(table)
    elif choice < len(bids):
        using.name_tile(table, BID, bids[choice])
    else:
        using.name_tile(table, USE, uses[choice - len(bids)])


def _placement(table: Table, seat: i64, rng: Random) -> None:
    groups = placing.groups_to_bring(table, seat)
    sent = placing.worker_choices(table, seat)
    choice = below(rng, len(groups) + len(sent))
    if choice < len(groups):
        using.bring(table, seat, groups[choice])
    else:
        code = sent[choice - len(groups)]
        using.send_workers(table, seat, code // 100, code % 100)


def _transport(table: Table, seat: i64, rng: Random) -> None:
    carries = transport.ways_to_carry(table, seat)
    upgrades = transport.ways_to_upgrade(table, seat)
    choice = below(rng, 1 + len(carries) + len(upgrades)) - 1
    if choice < 0:
        using.end_use(table)
    elif choice < len(carries):
        transport.carry_by(table, seat, carries[choice])
    else:
        transport.upgrade_with(table, seat, upgrades[choice - len(carries)])


def _laying(table: Table, seat: i64, rng: Random) -> None:
    tile = table.laying[seat]
    spots = layings(table, seat, tile)
    spot = spots[below(rng, len(spots))]
    lay(table, seat, tile, spot // 6, spot % 6)
    table.laying[seat] = NONE
