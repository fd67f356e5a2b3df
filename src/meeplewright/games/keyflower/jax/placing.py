"""Which placements are legal: the colour rule (KF C), bids (KF B) and uses (KF U), step by step.

A placement is a chain: the tile, then losing groups in ascending order, then workers. It must be
possible to complete it. The rules search for groups that can be brought; here the sums of group
sizes that can be reached are bits of a word, since a tile has room for six workers only.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import facts
from meeplewright.games.keyflower.jax.arrays import NO_TILE, Table, at, mark, owns, stall_of
from meeplewright.games.keyflower.jax.facts import GOODS_TILES
from meeplewright.games.keyflower.rules.placing import LIMIT
from meeplewright.games.keyflower.rules.table import (
    COUNTER_BID_ON_ORDER,
    MIDDLE,
    SMALL_FIRST_USE,
    USE,
    VILLAGE,
)
from meeplewright.games.keyflower.rules.tiles import ANY, FIRST_TURN_ORDER, GREEN, NONE

COLOURS: Final = 4
MOST_SENT: Final = max(facts.MOST_WORKERS)
_SIZES: Final = np.arange(1, LIMIT + 1)
_NOTHING: Final = 5
"""Instead of a colour to pay: 0 to 3 are colours, 4 is any colour."""


class Groups(NamedTuple):
    """By stall, from the point of view of the player."""

    mine: jax.Array  # the size of the own group
    colour: jax.Array  # its colour
    best_other: jax.Array
    losing: jax.Array  # the own group can be moved (KF B6, B8)
    has_bid: jax.Array
    screen: jax.Array  # [4]: workers behind the screen
    tile_colour: jax.Array
    is_open: jax.Array  # there is a tile


def groups_of(table: Table) -> Groups:
    seat = table.player
    own = mark(table.bid.shape[1], seat)[None, :]
    mine = jnp.where(own, table.bid, 0).sum(1)
    best_other = jnp.where(own, 0, table.bid).max(1)
    is_open = table.stall < NO_TILE
    return Groups(
        mine,
        jnp.where(own, table.bid_colour, 0).sum(1),
        best_other,
        (mine > 0) & (mine < best_other),
        table.bid.max(1) > 0,
        at(table.workers, seat),
        at(table.colour, table.stall),
        is_open,
    )


# -- colours (KF C, Y7, Y11) ------------------------------------------------------------------


def bid_colours(table: Table, groups: Groups, rules: int) -> jax.Array:
    """[stalls, 4]: the colours in which the player can bid."""
    joins = groups.mine > 0  # KF B5, Y8: added workers join the group
    of_group = groups.colour[:, None] == np.arange(COLOURS)
    of_tile = groups.tile_colour[:, None] == np.arange(COLOURS)
    counters = owns(table, table.player, facts.COUNTER_BIDS) & (groups.best_other > 0)
    if not rules & COUNTER_BID_ON_ORDER:  # KF Y7, K44
        counters &= table.stall < FIRST_TURN_ORDER
    is_free = groups.tile_colour == NONE
    is_free |= counters & (groups.tile_colour != GREEN)
    return jnp.where(joins[:, None], of_group, of_tile | is_free[:, None])


def bid_needs(groups: Groups) -> jax.Array:
    """[stalls]: KF B3: the minimum number of workers to add."""
    return jnp.maximum(groups.best_other + 1 - groups.mine, 1)


def _of_colour(groups: Groups) -> jax.Array:
    """[stalls, 4]: the size of the losing group, by colour."""
    is_colour = groups.colour[:, None] == np.arange(COLOURS)
    return jnp.where(is_colour & groups.losing[:, None], groups.mine[:, None], 0)


def can_bid(table: Table, groups: Groups, rules: int) -> jax.Array:
    """[stalls]: whether a placement there can be completed."""
    losing = _of_colour(groups)
    there = groups.screen[None, :] + losing.sum(0)[None, :] - losing
    enough = there >= bid_needs(groups)[:, None]
    return groups.is_open & (enough & bid_colours(table, groups, rules)).any(1)


# -- which sums of groups can be reached ------------------------------------------------------


def _reached(counts: jax.Array) -> jax.Array:
    """[…]: the sums up to 6 that some groups have, as bits; `counts` is by size, 1 to 6."""
    found = jnp.ones(counts.shape[:-1], jnp.int32)
    for size in range(1, LIMIT + 1):
        for count in range(1, LIMIT // size + 1):
            more = found | found << size
            found = jnp.where(counts[..., size - 1] >= count, more, found)
    return found & ((1 << (LIMIT + 1)) - 1)


def _from_to(low: jax.Array, high: jax.Array) -> jax.Array:
    """The bits from low to high."""
    below_low = (1 << jnp.clip(low, 0, 20)) - 1
    return ((1 << jnp.clip(high + 1, 0, 20)) - 1) & ~below_low


class _Ways(NamedTuple):
    """By row: the sums of groups with which a use and its payment are possible, as bits.

    `paid` ones leave something to pay with. `spared` ones do if a worker behind the screen is left.
    """

    paid: jax.Array
    spared: jax.Array
    have: jax.Array  # workers behind the screen that can be placed


def _matches(asked: jax.Array) -> jax.Array:
    """[…, 4]: the colours that pay this."""
    return (asked[..., None] == np.arange(COLOURS)) | (asked[..., None] == COLOURS)


def _ways(
    groups: Groups, colours: Any, asked: Any, may_come: jax.Array, may_pay: jax.Array
) -> _Ways:
    """By row: `colours` [rows, 4] that can be placed, the payment `asked` [rows], and the groups
    [rows, stalls] that may be brought, and those that may pay if they are not brought (KF B7).
    """
    matches = _matches(asked)
    is_colour = groups.colour[:, None] == np.arange(COLOURS)  # [stalls, 4]
    fits = (colours[:, None, :] & is_colour[None]).any(2)
    comes = may_come & fits
    pays = may_pay & (matches[:, None, :] & is_colour[None]).any(2)
    is_size = groups.mine[:, None] == _SIZES[None, :]  # [stalls, 6]
    counts = jnp.where(comes[:, :, None] & is_size[None], 1, 0).sum(1)
    paying = (comes & pays)[:, :, None] & is_size[None]
    one_less = counts[:, None, :] - np.eye(LIMIT, dtype=np.int32)[None]  # [rows, size left out, 6]
    every = _reached(counts)
    without = jnp.where(paying.any(1), _reached(one_less), 0)
    stays = (pays & ~(comes & is_size.any(1)[None])).any(1)
    leaving = jnp.where(stays, every, _any_bit(without))
    has = groups.screen > 0
    spared = (matches & colours & has[None, :]).any(1)
    apart = (matches & ~colours & has[None, :]).any(1)
    costs = asked != _NOTHING
    return _Ways(
        jnp.where(costs, jnp.where(apart, every, leaving), every),
        jnp.where(costs & spared, every, 0),
        jnp.where(colours, groups.screen[None, :], 0).sum(1),
    )


def _any_bit(words: jax.Array) -> jax.Array:
    """The bits of all words in the last axis together."""
    found = words[..., 0]
    for index in range(1, words.shape[-1]):
        found = found | words[..., index]
    return found


def _is_possible(ways: _Ways, moving: Any, needed: jax.Array, room: jax.Array) -> jax.Array:
    """KF U3, U4, U7: whether some sum of groups, added to those moving, completes a use."""
    missing = needed - ways.have
    paid = (ways.paid << moving) & _from_to(missing, room)
    spared = (ways.spared << moving) & _from_to(missing + 1, room)
    return (paid | spared) != 0


# -- uses -------------------------------------------------------------------------------------


def _asked_worker(pay: jax.Array) -> jax.Array:
    return jnp.where(pay == NONE, _NOTHING, jnp.where(pay == ANY, COLOURS, pay))


def _can_pay_skill(table: Table, asked: jax.Array) -> jax.Array:
    skills = at(table.skills, table.player)
    number = jnp.where(asked == ANY, skills.sum(), at(skills, asked))
    return (asked == NONE) | (number > 0)


def use_room(table: Table, rules: int) -> jax.Array:
    """[42]: KF U4: how many more workers fit on the tile."""
    room = LIMIT - table.on_tile.sum(1)
    if rules & SMALL_FIRST_USE:  # KF O6
        room = jnp.where((table.last_use == 0) & (room > 3), 3, room)
    return room


def may_mix(table: Table, groups: Groups) -> jax.Array:
    """[42]: KF Y11: boat 4b on a tile with a bid or an earlier use."""
    at_stall = table.stall[None, :] == np.arange(GOODS_TILES)[:, None]
    has_bid = (at_stall & groups.has_bid[None, :]).any(1)
    return ((table.last_use > 0) | has_bid) & owns(table, table.player, facts.MIXED_USES)


_SETS: Final = np.concatenate([np.eye(COLOURS, dtype=bool), np.ones((1, COLOURS), bool)])
"""The colours of a use: one of the four, or all of them with boat 4b."""


def can_use(table: Table, groups: Groups, rules: int) -> jax.Array:
    """[42]: whether a use can be completed and paid."""
    tiles = np.arange(GOODS_TILES)
    is_back = table.face[:GOODS_TILES] == 1
    pay = facts.PAY_WORKER[:GOODS_TILES]
    asked = _asked_worker(jnp.where(is_back, pay[:, 1], pay[:, 0]))
    skill = facts.PAY_SKILL[:GOODS_TILES]
    can_pay = _can_pay_skill(table, jnp.where(is_back, skill[:, 1], skill[:, 0]))
    place = table.place[:GOODS_TILES]
    is_open = ((place == VILLAGE) | (place == MIDDLE)) & facts.IS_USABLE[tiles]
    needed, room = table.last_use + 1, use_room(table, rules)
    possible = _possible_sets(groups, asked, needed, room)
    mixes = may_mix(table, groups)
    colour = table.colour[:GOODS_TILES]
    of_tile = (colour[:, None] == np.arange(COLOURS)) | (colour == NONE)[:, None]
    one = (possible[:, :COLOURS] & of_tile).any(1)
    works = jnp.where(mixes, possible[:, COLOURS], one)
    return is_open & can_pay & works & (room >= needed)


_PAYMENTS: Final = np.concatenate([_SETS, np.zeros((1, COLOURS), bool)])
"""The colours that pay: one of the four, any of them, or none if a use costs nothing."""


def _ways_of_sets(groups: Groups) -> _Ways:
    """By set and payment: the same as `_ways`, if all losing groups may come."""
    is_colour = (groups.colour[:, None] == np.arange(COLOURS)) & groups.losing[:, None]
    is_size = groups.mine[:, None] == _SIZES[None, :]
    number = jnp.where(is_colour[:, :, None] & is_size[:, None, :], 1, 0).sum(0)  # [4, 6]
    is_large = (is_colour & ~is_size.any(1)[:, None]).any(0)
    counts = jnp.where(_SETS[:, :, None], number[None], 0).sum(1)  # [5, 6]
    every = _reached(counts)
    without = _reached(counts[:, None, :] - np.eye(LIMIT, dtype=np.int32)[None])
    both = _SETS[:, None, :] & _PAYMENTS[None, :, :]  # [5, 6, 4]
    apart = ~_SETS[:, None, :] & _PAYMENTS[None, :, :]
    paying = (both[..., None] & (number > 0)[None, None]).any(2)
    left = _any_bit(jnp.where(paying, without[:, None, :], 0))
    stays = (_PAYMENTS[None] & is_large).any(2) | (apart & is_colour.any(0)).any(2)
    has = groups.screen > 0
    costs = _PAYMENTS.any(1)[None, :]
    every = jnp.broadcast_to(every[:, None], left.shape)
    free = stays | (apart & has).any(2) | ~costs
    return _Ways(
        jnp.where(free, every, left),
        jnp.where(costs & (both & has).any(2), every, 0),
        jnp.broadcast_to(jnp.where(_SETS, groups.screen[None, :], 0).sum(1)[:, None], left.shape),
    )


def _possible_sets(
    groups: Groups, asked: jax.Array, needed: jax.Array, room: jax.Array
) -> jax.Array:
    """[42, 5]: whether a use is possible with each of `_SETS`."""
    by_tile = asked[:, None] + len(_PAYMENTS) * np.arange(len(_SETS))[None, :]
    here = _Ways(*[at(part.reshape(-1), by_tile) for part in _ways_of_sets(groups)])
    return _is_possible(here, 0, needed[:, None], room[:, None])


# -- the steps after the tile was named -------------------------------------------------------


class Chain(NamedTuple):
    """The placement in progress."""

    is_use: jax.Array
    mixes: jax.Array  # KF Y11: it takes one colour after another
    colours: jax.Array  # [4]: the possible ones; after the first group only its colour
    moving: jax.Array  # workers of the groups brought
    needed: jax.Array  # the minimum of all workers
    room: jax.Array  # the maximum of a use
    asked_worker: jax.Array  # a payment
    can_pay: jax.Array  # a skill, if the use costs one
    target_stall: jax.Array  # [stalls]


def chain_of(table: Table, groups: Groups, rules: int) -> Chain:
    is_use = table.act == USE
    here = stall_of(table, table.target)
    mixes = is_use & at(may_mix(table, groups), table.target)
    of_bid = (bid_colours(table, groups, rules) & here[:, None]).any(0)
    colour = at(table.colour, table.target)
    of_use = (colour == np.arange(COLOURS)) | (colour == NONE)
    colours = jnp.where(is_use, of_use, of_bid)
    moved = table.moving > 0
    colours = jnp.where(moved.any(), moved, colours)
    face = at(table.face, table.target)
    pay = at(facts.PAY_WORKER.reshape(-1), 2 * table.target + face)
    skill = at(facts.PAY_SKILL.reshape(-1), 2 * table.target + face)
    return Chain(
        is_use,
        mixes,
        jnp.where(mixes, True, colours),
        table.moving.sum(),
        jnp.where(
            is_use,
            at(table.last_use, table.target) + 1,
            jnp.where(here, bid_needs(groups), 0).sum(),
        ),
        at(use_room(table, rules), table.target),
        _asked_worker(pay),
        ~is_use | _can_pay_skill(table, skill),
        here,
    )


def groups_to_bring(table: Table, groups: Groups, chain: Chain) -> jax.Array:
    """[stalls]: KF B6: the losing groups that can come along, in ascending order."""
    may_come = groups.losing & (table.stall > table.last_group) & groups.is_open
    may_come &= at(chain.colours, groups.colour)
    may_come &= table.next_colour == 0  # with boat 4b, workers have been placed already
    bid = _can_bid_with(groups, chain) & ~chain.target_stall
    use = _can_use_with(groups, chain) & chain.can_pay
    return may_come & jnp.where(chain.is_use, use, bid)


def _can_bid_with(groups: Groups, chain: Chain) -> jax.Array:
    """[stalls]: whether the group and all that can come after it make a winning bid."""
    stalls = np.arange(len(groups.mine))
    later = (stalls[None, :] > stalls[:, None]) & (groups.losing & ~chain.target_stall)[None, :]
    later &= groups.colour[None, :] == groups.colour[:, None]
    total = chain.moving + groups.mine + at(groups.screen, groups.colour)
    return total + jnp.where(later, groups.mine[None, :], 0).sum(1) >= chain.needed


def _can_use_with(groups: Groups, chain: Chain) -> jax.Array:
    """[stalls]: whether the use can be completed after the group was brought."""
    stalls = np.arange(len(groups.mine))
    later = (stalls[None, :] > stalls[:, None]) & groups.losing[None, :]
    others = (stalls[None, :] != stalls[:, None]) & groups.losing[None, :]
    own = groups.colour[:, None] == np.arange(COLOURS)
    colours = jnp.where(chain.mixes, True, own)
    asked = jnp.broadcast_to(chain.asked_worker, stalls.shape)
    ways = _ways(groups, colours, asked, later, others)
    moving = chain.moving + groups.mine
    fits = moving <= chain.room
    return fits & _is_possible(ways, jnp.clip(moving, 0, LIMIT), chain.needed, chain.room)


def worker_choices(table: Table, groups: Groups, chain: Chain) -> jax.Array:
    """[4, 41]: every colour and number that completes the placement."""
    number = np.arange(MOST_SENT + 1)[None, :]
    there = number <= groups.screen[:, None]
    total = chain.moving + number
    enough = total >= chain.needed
    fits = ~chain.is_use | (total <= chain.room)
    group_pays = (groups.losing & at(_matches(chain.asked_worker), groups.colour)).any()
    costs = chain.is_use & (chain.asked_worker != _NOTHING)
    plain = enough & fits & (total > 0) & chain.colours[:, None]
    plain &= ~costs | group_pays | _pays_after(groups, chain, number)
    mixed = fits & _rest_completes(table, groups, chain, total, number, costs, group_pays)
    return there & chain.can_pay & jnp.where(chain.mixes, mixed, plain)


def _pays_after(groups: Groups, chain: Chain, number: Any) -> jax.Array:
    """[4, 41]: whether a worker is left to pay with, after this many of the colour."""
    matches = _matches(chain.asked_worker)
    has = matches & (groups.screen > 0)
    other = (has[None, :] & ~np.eye(COLOURS, dtype=bool)).any(1)
    own = matches[:, None] & (groups.screen[:, None] > number)
    return own | other[:, None]


def _rest_completes(
    table: Table,
    groups: Groups,
    chain: Chain,
    total: jax.Array,
    number: Any,
    costs: jax.Array,
    group_pays: jax.Array,
) -> jax.Array:
    """[4, 41]: with boat 4b, how many of the next colour, so that later ones can complete it."""
    colour = np.arange(COLOURS)
    is_next = table.next_colour == colour
    is_later = colour[None, :] > colour[:, None]
    have = jnp.where(is_later, groups.screen[None, :], 0).sum(1)[:, None]
    missing = jnp.maximum(chain.needed - total, 0)
    matches = _matches(chain.asked_worker)
    has = matches & (groups.screen > 0)
    later_pays = (is_later & has[None, :]).any(1)[:, None] & (missing < have)
    earlier_pays = ((colour[None, :] < colour[:, None]) & has[None, :]).any(1)[:, None]
    own_pays = matches[:, None] & (groups.screen[:, None] > number)
    pays = group_pays | later_pays | earlier_pays | own_pays
    return is_next[:, None] & (chain.needed - total <= have) & (~costs | pays)
