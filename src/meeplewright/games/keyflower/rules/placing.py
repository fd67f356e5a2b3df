"""Which placements are legal: the colour rule (KF C), bids (KF B) and uses (KF U), step by step.

A placement is a chain: the tile, then losing groups in ascending order, then workers. Every
function here answers "can the chain be completed from this step"; nothing is changed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.table import (
    BID,
    COUNTER_BID_ON_ORDER,
    MIDDLE,
    ROW,
    SMALL_FIRST_USE,
    VILLAGE,
    Table,
    at_colour,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import ANY, FIRST_TURN_ORDER, GREEN, NONE, TILES

LIMIT: Final = 6  # KF U4
ALL_COLOURS: Final = 15
_MASKS: Final = vec[i64]([1, 2, 4, 8])
_USABLE: Final = vec[i64]([1 if tile.usable else 0 for tile in TILES])


def may_be_bid_on(table: Table, tile: i64) -> bool:
    """KF B1: auction tiles and turn order tiles; never boats (T6)."""
    place = table.place[tile]
    return place == MIDDLE or (place == ROW and tile >= FIRST_TURN_ORDER)


def may_be_used(table: Table, tile: i64) -> bool:
    """KF U1, U2: usable tiles in any village or in the auction."""
    place = table.place[tile]
    return (place == VILLAGE or place == MIDDLE) and _USABLE[tile] == 1


# -- colours (KF C, Y7, Y11) ------------------------------------------------------------------


def one_colour(colour: i64) -> i64:
    """A mask with only this colour."""
    return _MASKS[colour]


def bid_colours(table: Table, seat: i64, tile: i64) -> i64:
    """The colours, as a mask, in which the seat can bid on the tile."""
    if table.bid[at_seat(tile, seat)] > 0:  # KF B5, Y8: added workers join the group
        return one_colour(table.bid_colour[at_seat(tile, seat)])
    colour = table.colour[tile]
    if colour == NONE:
        return ALL_COLOURS
    if colour != GREEN and _may_counter(table, seat, tile):
        return ALL_COLOURS
    return one_colour(colour)


def _may_counter(table: Table, seat: i64, tile: i64) -> bool:
    """KF Y7: boat 4a against another player's bid on a village tile."""
    if tile >= FIRST_TURN_ORDER and not table.rules & COUNTER_BID_ON_ORDER:  # K44
        return False
    return table.best_bid(tile, seat) > 0 and table.owns_power(seat, "counter_bids")


def use_colours(table: Table, tile: i64) -> i64:
    """The colours, as a mask, in which the tile can be used (KF C2)."""
    return ALL_COLOURS if table.colour[tile] == NONE else one_colour(table.colour[tile])


def may_mix(table: Table, seat: i64, tile: i64) -> bool:
    """KF Y11: boat 4b on a tile with a bid or an earlier use."""
    if table.last_use[tile] == 0 and not table.has_bid(tile):
        return False
    return table.owns_power(seat, "mixed_uses")


# -- numbers ----------------------------------------------------------------------------------


def bid_needs(table: Table, seat: i64, tile: i64) -> i64:
    """KF B3: the minimum number of workers to add."""
    needed = table.best_bid(tile, seat) + 1 - table.bid[at_seat(tile, seat)]
    return needed if needed > 1 else 1


def use_needs(table: Table, tile: i64) -> i64:
    """KF U3: one more than the previous use."""
    return table.last_use[tile] + 1


def use_room(table: Table, tile: i64) -> i64:
    """KF U4: how many more workers fit on the tile."""
    room = LIMIT - table.workers_on(tile)
    if table.rules & SMALL_FIRST_USE and table.last_use[tile] == 0 and room > 3:
        return 3  # KF O6
    return room


# -- can the chain be completed? --------------------------------------------------------------


def can_bid(table: Table, seat: i64, tile: i64, groups: vec[i64]) -> bool:
    """`groups`: the seat's losing ones."""
    colours = bid_colours(table, seat, tile)
    needed = bid_needs(table, seat, tile)
    colour: i64 = 0
    while colour < 4:
        allowed = colours & one_colour(colour) != 0
        if allowed and _all_of_colour(table, seat, groups, tile, colour) >= needed:
            return True
        colour += 1
    return False


def _all_of_colour(table: Table, seat: i64, groups: vec[i64], target: i64, colour: i64) -> i64:
    """All workers of the colour that can come: behind the screen and in losing groups."""
    total = table.workers[at_colour(seat, colour)]
    for tile in groups:
        if tile != target and table.bid_colour[at_seat(tile, seat)] == colour:
            total += table.bid[at_seat(tile, seat)]
    return total


def can_use(table: Table, seat: i64, tile: i64, groups: vec[i64], pays: bool) -> bool:
    """`pays`: with the payment that it costs (KF U7); otherwise as if it cost nothing."""
    needed = use_needs(table, tile)
    if use_room(table, tile) < needed:
        return False
    if may_mix(table, seat, tile):
        return _can_complete(table, seat, tile, groups, 0, 0, ALL_COLOURS, pays)
    colours = use_colours(table, tile)
    row = at_colour(seat, 0)
    colour: i64 = 0
    while colour < 4:
        mask = one_colour(colour)
        may = colours & mask != 0 and (len(groups) > 0 or table.workers[row + colour] >= needed)
        if may and _can_complete(table, seat, tile, groups, 0, 0, mask, pays):
            return True
        colour += 1
    return False


def _can_complete(
    table: Table,
    seat: i64,
    tile: i64,
    groups: vec[i64],
    index: i64,
    moving: i64,
    colours: i64,
    pays: bool,
) -> bool:
    """Whether some of the losing groups from this index on, and workers, complete the use.

    `moving` counts the workers of groups already brought; groups taken are NONE in `groups`.
    `pays`: something must be left to pay with.
    """
    if _can_complete_now(table, seat, tile, groups, moving, colours, pays):
        return True
    room = use_room(table, tile)
    while index < len(groups):
        group = groups[index]
        if group != NONE:
            size = table.bid[at_seat(group, seat)]
            fits_colour = colours & one_colour(table.bid_colour[at_seat(group, seat)]) != 0
            if fits_colour and moving + size <= room:
                rest = groups[:]
                rest[index] = NONE
                if _can_complete(table, seat, tile, rest, index + 1, moving + size, colours, pays):
                    return True
        index += 1
    return False


def _can_complete_now(
    table: Table, seat: i64, tile: i64, groups: vec[i64], moving: i64, colours: i64, pays: bool
) -> bool:
    """Whether workers from behind the screen alone complete it, and the payment can be made."""
    needed = use_needs(table, tile) - moving
    if needed < 0:
        needed = 0
    if moving + needed > use_room(table, tile):
        return False
    have: i64 = 0
    row = at_colour(seat, 0)
    colour: i64 = 0
    while colour < 4:
        if colours & one_colour(colour):
            have += table.workers[row + colour]
        colour += 1
    if have < needed:
        return False
    return not pays or _can_pay_after(table, seat, tile, groups, colours, have, needed, NONE, 0)


def _can_pay_after(
    table: Table,
    seat: i64,
    tile: i64,
    groups: vec[i64],
    colours: i64,
    have: i64,
    needed: i64,
    sent_colour: i64,
    sent: i64,
) -> bool:
    """KF U7: whether something is left to pay with when `needed` workers have been placed.

    They are of `colours`, of which there are `have`; before them, `sent` workers of another colour
    are placed.
    """
    face = table.up(tile)
    if face.pay_skill != NONE:
        return can_pay_skill(table, seat, face.pay_skill)
    asked: i64 = face.pay_worker
    if asked == NONE:
        return True
    for group in groups:
        if group != NONE and _pays(asked, table.bid_colour[at_seat(group, seat)]):
            return True
    row = at_colour(seat, 0)
    colour: i64 = 0
    while colour < 4:
        if _pays(asked, colour):
            left = table.workers[row + colour] - (sent if colour == sent_colour else 0)
            if colours & one_colour(colour):  # after placing the others as far as they go
                others = have - left
                left -= needed - others if needed > others else 0
            if left > 0:
                return True
        colour += 1
    return False


def _pays(asked: i64, colour: i64) -> bool:
    return asked == ANY or asked == colour


def can_pay_skill(table: Table, seat: i64, asked: i64) -> bool:
    if asked == ANY:
        return table.screen_skills(seat) > 0
    return table.skills[at_skill(seat, asked)] > 0


# -- the steps after the tile was named -------------------------------------------------------


def chain_colours(table: Table, seat: i64) -> i64:
    """The possible colours of the current placement; after the first group only its colour."""
    tile = table.target
    if table.act == BID:
        colours = bid_colours(table, seat, tile)
    elif may_mix(table, seat, tile):
        return ALL_COLOURS
    else:
        colours = use_colours(table, tile)
    colour: i64 = 0
    while colour < 4:
        if table.moving[colour] > 0:
            return one_colour(colour)
        colour += 1
    return colours


def moving_count(table: Table) -> i64:
    moving = table.moving
    return moving[0] + moving[1] + moving[2] + moving[3]


def groups_to_bring(table: Table, seat: i64) -> vec[i64]:
    """KF B6: the losing groups that can come along, in ascending order after the last one."""
    found = vec[i64]()
    if table.next_colour > 0:  # with boat 4b, workers have been placed already
        return found
    colours = chain_colours(table, seat)
    groups = table.losing_groups(seat)
    index: i64 = 0
    while index < len(groups):
        group = groups[index]
        same_bid = table.act == BID and group == table.target
        if group > table.last_group and not same_bid:
            mask = one_colour(table.bid_colour[at_seat(group, seat)])
            if colours & mask and _can_bring(table, seat, groups, index, colours, mask):
                found = append(found, group)
        index += 1
    return found


def _can_bring(
    table: Table, seat: i64, groups: vec[i64], index: i64, colours: i64, mask: i64
) -> bool:
    size = table.bid[at_seat(groups[index], seat)]
    moving = moving_count(table) + size
    if table.act == BID:
        return _can_bid_with(
            table, seat, groups, index, moving, table.bid_colour[at_seat(groups[index], seat)]
        )
    if moving > use_room(table, table.target):
        return False
    mixed = may_mix(table, seat, table.target)
    rest = groups[:]
    rest[index] = NONE
    open_colours = colours if mixed else mask
    return _can_complete(table, seat, table.target, rest, index + 1, moving, open_colours, True)


def _can_bid_with(
    table: Table, seat: i64, groups: vec[i64], index: i64, moving: i64, colour: i64
) -> bool:
    """Whether the group and all that can come after it make a winning bid."""
    total = moving + table.workers[at_colour(seat, colour)]
    later = index + 1
    while later < len(groups):
        group = groups[later]
        if group != table.target and table.bid_colour[at_seat(group, seat)] == colour:
            total += table.bid[at_seat(group, seat)]
        later += 1
    return total >= bid_needs(table, seat, table.target)


def worker_choices(table: Table, seat: i64) -> vec[i64]:
    """Every number and colour that completes the placement, as `colour * 100 + number`."""
    if table.act == BID:
        return _bid_choices(table, seat)
    return _mixed_choices(table, seat) if mixes_now(table, seat) else _use_choices(table, seat)


def _bid_choices(table: Table, seat: i64) -> vec[i64]:
    found = vec[i64]()
    colours = chain_colours(table, seat)
    needed = bid_needs(table, seat, table.target) - moving_count(table)
    colour: i64 = 0
    while colour < 4:
        if colours & one_colour(colour):
            have = table.workers[at_colour(seat, colour)]
            number = needed if needed > 0 else 0
            while number <= have:
                found = append(found, colour * 100 + number)
                number += 1
        colour += 1
    return found


def _use_choices(table: Table, seat: i64) -> vec[i64]:
    found = vec[i64]()
    tile = table.target
    colours = chain_colours(table, seat)
    groups = table.losing_groups(seat)
    moving = moving_count(table)
    needed = use_needs(table, tile) - moving
    room = use_room(table, tile) - moving
    colour: i64 = 0
    while colour < 4:
        mask = one_colour(colour)
        if colours & mask:
            have = table.workers[at_colour(seat, colour)]
            number = needed if needed > 0 else 0
            while number <= have and number <= room:
                if _can_pay_after(table, seat, tile, groups, mask, have, number, NONE, 0):
                    found = append(found, colour * 100 + number)
                number += 1
        colour += 1
    return found


def mixes_now(table: Table, seat: i64) -> bool:
    """KF Y11: the current placement takes one colour after another."""
    return table.act != BID and may_mix(table, seat, table.target)


def _mixed_choices(table: Table, seat: i64) -> vec[i64]:
    """With boat 4b: how many of the next colour, so that the rest can still complete the use."""
    found = vec[i64]()
    colour = table.next_colour
    moving = moving_count(table)
    have = table.workers[at_colour(seat, colour)]
    number: i64 = 0
    while number <= have:
        if _rest_completes(table, seat, colour, moving + number, number):
            found = append(found, colour * 100 + number)
        number += 1
    return found


def _rest_completes(table: Table, seat: i64, colour: i64, total: i64, number: i64) -> bool:
    """After `number` of this colour: can later colours complete it, with a payment left over?"""
    tile = table.target
    if total > use_room(table, tile):
        return False
    later: i64 = 0
    have: i64 = 0
    other = colour + 1
    while other < 4:
        later |= one_colour(other)
        have += table.workers[at_colour(seat, other)]
        other += 1
    needed = use_needs(table, tile) - total
    if needed > have:
        return False
    if needed < 0:
        needed = 0
    groups = table.losing_groups(seat)
    return _can_pay_after(table, seat, tile, groups, later, have, needed, colour, number)
