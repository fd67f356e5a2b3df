"""Deal again what a seat does not know: other screens, the bag, the pile, the others' winter tiles.

As in the rules' own `sampling.py`: known things go to their place, everything else is dealt like a
shuffled deck. It is dealt again if it breaks a known bound, or if an opponent could not complete a
placement in progress. If many tries fail, things are dealt step by step instead, and the
probabilities are no longer exact.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.core.seeds import seed_of, split_seed
from meeplewright.games.keyflower.jax import facts, placing
from meeplewright.games.keyflower.jax.arrays import Table, at, chosen, lazily, mark
from meeplewright.games.keyflower.jax.facts import Sizes
from meeplewright.games.keyflower.jax.sampling import ranks, weighed
from meeplewright.games.keyflower.rules.fields import ALL_SKILLS, ALL_WORKERS
from meeplewright.games.keyflower.rules.ids import MOST_WORKERS
from meeplewright.games.keyflower.rules.placing import LIMIT
from meeplewright.games.keyflower.rules.table import (
    BID,
    HAND,
    OVER,
    PAYING,
    PLACING,
    UNSEEN,
    WINTERING,
)
from meeplewright.games.keyflower.rules.tiles import ANY, FIRST_WINTER, NONE, WINTER_TILES

TRIES: Final = 60


def dealt_again(
    table: Table, observer: jax.Array, key: jax.Array, sizes: Sizes, rules: int
) -> Table:
    """Skills come before workers: a use continues only if it can be paid."""
    of_skills, of_workers, of_winter, of_luck = jax.random.split(key, 4)
    table = _fill_skills(table, observer, of_skills)
    table = _fill_workers(table, observer, of_workers, rules)
    table = _fill_winter(table, observer, of_winter, sizes)
    return replace(table, luck=seed_of(of_luck))


# -- a share: things of a few kinds for places of known sizes ---------------------------------


class Share(NamedTuple):
    """The number of each kind, the size of each place, and the bounds of each kind there."""

    kinds: jax.Array  # [kinds]
    sizes: jax.Array  # [places]
    least: jax.Array  # [places, kinds]
    most: jax.Array  # [places, kinds]

    def spare(self) -> jax.Array:
        """[kinds]: not yet assigned to a place."""
        return self.kinds - self.least.sum(0)

    def room(self) -> jax.Array:
        """[places]: how many things are still unknown there."""
        return self.sizes - self.least.sum(1)

    def fits(self) -> jax.Array:
        """Whether the things can be dealt within the bounds (max-flow min-cut)."""
        spare, room, free = self.spare(), self.room(), self.most - self.least
        is_sound = (spare >= 0).all() & (room >= 0).all() & (free >= 0).all()
        some = np.array(list(product((0, 1), repeat=self.kinds.shape[0])))  # [subsets, kinds]
        takes = jnp.minimum(room[None, :], some @ free.T).sum(1)
        return is_sound & ((some * spare[None, :]).sum(1) <= takes).all()


def _deal_once(share: Share, key: jax.Array, deck_size: int) -> jax.Array:
    """[places, kinds]: known things in their place, the rest like a shuffled deck."""
    spare, room = share.spare(), share.room()
    card = np.arange(deck_size)
    kind = (jnp.cumsum(spare)[None, :] <= card[:, None]).sum(1)
    word = jax.random.bits(key, (deck_size,), jnp.uint32) >> 1
    word = jnp.where(card < spare.sum(), word, np.uint32(0xFFFFFFFF))
    _, kind = lax.sort((word, kind), num_keys=1)
    place = (jnp.cumsum(room)[None, :] <= card[:, None]).sum(1)
    is_place = place[:, None] == np.arange(len(room))
    is_kind = kind[:, None] == np.arange(len(spare))
    dealt = (is_place[:, :, None] & is_kind[:, None, :]).sum(0)
    return share.least + dealt


def _deal_carefully(share: Share, seed: jax.Array, deck_size: int) -> jax.Array:
    """One thing at a time, frequent kinds more likely, but the rest must always fit."""
    words = split_seed(seed, deck_size)
    kinds = len(share.kinds)

    def add(count: jax.Array, share: Share) -> Share:
        room = share.room()
        place = jnp.argmax(room > 0)

        def raised(kind: jax.Array) -> Share:
            here = mark(len(room), place)[:, None] & mark(kinds, kind)[None, :]
            return share._replace(least=share.least + jnp.where(here, 1, 0))

        fits = jax.vmap(lambda kind: raised(kind).fits())(jnp.arange(kinds))
        spare = share.spare()
        kind = weighed(jnp.where(fits & (spare > 0), spare, 0), at(words, count))
        return chosen((room > 0).any(), raised(kind), share)

    dealt: Share = lax.fori_loop(0, deck_size, add, share)
    return dealt.least


class _Tried(NamedTuple):
    count: jax.Array
    is_good: jax.Array
    dealt: jax.Array


def _tried(share: Share, key: jax.Array, deck_size: int, is_met: Any) -> _Tried:
    """Deal until everything is within the bounds and the demand is met, but not for ever."""

    def goes_on(now: _Tried) -> jax.Array:
        return ~now.is_good & (now.count < TRIES)

    def once(now: _Tried) -> _Tried:
        dealt = _deal_once(share, jax.random.fold_in(key, now.count), deck_size)
        is_good = (dealt <= share.most).all() & is_met(dealt)
        return _Tried(now.count + 1, is_good, dealt)

    start = _Tried(jnp.int32(0), jnp.bool_(False), share.least)
    tried: _Tried = lax.while_loop(goes_on, once, start)
    return tried


def _closest(least: jax.Array, most: jax.Array, observer: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The observer's bounds and everybody's combined."""
    low = jnp.maximum(at(least, observer), least[-1])
    return low, jnp.minimum(at(most, observer), most[-1])


def _share(
    held: jax.Array,
    least: jax.Array,
    most: jax.Array,
    source: jax.Array,
    bounds: tuple[jax.Array, jax.Array],
    is_seen: jax.Array,
) -> Share:
    """The screens and the bag or pile; what is seen is known exactly."""
    shown = is_seen[:, None]
    places = jnp.concatenate([held, source[None, :]])
    low = jnp.concatenate([jnp.where(shown, held, least), bounds[0][None, :]])
    high = jnp.concatenate([jnp.where(shown, held, most), bounds[1][None, :]])
    return Share(places.sum(0), places.sum(1), low, high)


def _is_seen(table: Table, observer: jax.Array) -> jax.Array:
    """[seats]: whose workers and skills the observer sees; all at the end (KF H13)."""
    return mark(len(table.workers), observer) | (table.phase == OVER)


def _is_in_a_chain(table: Table) -> jax.Array:
    """Whether the next step takes workers or skills from behind the player's screen."""
    return (table.phase == PLACING) | (table.phase == PAYING)


# -- skills -----------------------------------------------------------------------------------


def _fill_skills(table: Table, observer: jax.Array, key: jax.Array) -> Table:
    bounds = _closest(table.pile_least, table.pile_most, observer)
    seen = _is_seen(table, observer)
    share = _share(table.skills, table.skills_least, table.skills_most, table.pile, bounds, seen)
    # KF E5: a player in a use that costs a skill has it
    asked = at(facts.PAY_SKILL.reshape(-1), 2 * table.target + at(table.face, table.target))
    asks = _is_in_a_chain(table) & (table.act != BID) & (asked != NONE) & (asked != ANY)
    needed = asks & mark(len(table.skills) + 1, table.player)[:, None] & mark(3, asked)[None, :]
    demand = jnp.where(needed, 1, 0)
    tried = _tried(share, key, ALL_SKILLS, lambda dealt: (dealt >= demand).all())
    raised = share._replace(least=jnp.maximum(share.least, demand))
    seed = seed_of(jax.random.fold_in(key, TRIES))

    def placed(table: Table, dealt: jax.Array) -> Table:
        return replace(table, skills=dealt[:-1], pile=dealt[-1])

    table = placed(table, tried.dealt)
    return lazily(
        ~tried.is_good,
        lambda table: placed(table, _deal_carefully(raised, seed, ALL_SKILLS)),
        table,
    )


# -- workers ----------------------------------------------------------------------------------


def _fill_workers(table: Table, observer: jax.Array, key: jax.Array, rules: int) -> Table:
    bounds = _closest(table.bag_least, table.bag_most, observer)
    seen = _is_seen(table, observer)
    share = _share(table.workers, table.workers_least, table.workers_most, table.bag, bounds, seen)
    demands = _is_in_a_chain(table) & (table.player != observer)

    def is_met(dealt: jax.Array) -> jax.Array:
        return ~demands | _continues(table, at(dealt, table.player), rules)

    tried = _tried(share, key, ALL_WORKERS, is_met)
    seed = seed_of(jax.random.fold_in(key, TRIES))

    def placed(table: Table, dealt: jax.Array) -> Table:
        return replace(table, workers=dealt[:-1], bag=dealt[-1])

    def carefully(table: Table) -> Table:
        raised = chosen(demands, _with_demand(share, table, seed, rules), share)
        return placed(table, _deal_carefully(raised, seed, ALL_WORKERS))

    return lazily(~tried.is_good, carefully, placed(table, tried.dealt))


def _continues(table: Table, row: jax.Array, rules: int) -> jax.Array:
    """Whether the player could go on with these workers behind the screen."""
    own = mark(len(table.workers), table.player)[:, None]
    table = replace(table, workers=jnp.where(own, row[None, :], table.workers))
    groups = placing.groups_of(table)
    chain = placing.chain_of(table, groups, rules)
    places = placing.groups_to_bring(table, groups, chain).any()
    places |= placing.worker_choices(table, groups, chain).any()
    asked = at(facts.PAY_WORKER.reshape(-1), 2 * table.target + at(table.face, table.target))
    group = (groups.losing & ((asked == ANY) | (asked == groups.colour))).any()
    worker = ((row > 0) & ((asked == ANY) | (asked == np.arange(4)))).any()
    pays = (asked == NONE) | group | worker
    return jnp.where(table.phase == PAYING, pays, places)


def _small_rows() -> Any:
    """Rows that may be needed: some of one colour for a bid; for a use no more workers than a tile
    holds, and one to pay with (KF U4).
    """
    bids = [
        tuple(number if colour == other else 0 for other in range(4))
        for colour in range(4)
        for number in range(LIMIT + 2, MOST_WORKERS[colour] + 1)
    ]
    uses = [row for row in product(range(LIMIT + 2), repeat=4) if sum(row) <= LIMIT + 1]
    return sorted([*bids, *uses], key=sum)


_ROWS: Final = np.array(_small_rows())


def _less_by_one() -> Any:
    """[rows, 4]: the row with one less of a colour; the row itself if it has none."""
    place = {tuple(row): at for at, row in enumerate(_ROWS.tolist())}
    less = [
        [
            place[tuple(n - (c == colour) for c, n in enumerate(row))] if row[colour] else index
            for colour in range(4)
        ]
        for index, row in enumerate(_ROWS.tolist())
    ]
    return np.array(less)


_LESS: Final = _less_by_one()


def _log_ways(numbers: jax.Array, taken: jax.Array) -> jax.Array:
    """[rows]: the logarithm of the number of ways to take this many of each kind."""
    gone = jax.lax.lgamma
    left = jnp.maximum(numbers - taken, 0).astype(jnp.float32)
    all_of, some = numbers.astype(jnp.float32), taken.astype(jnp.float32)
    return (gone(all_of + 1) - gone(some + 1) - gone(left + 1)).sum(-1)


def _with_demand(share: Share, table: Table, seed: jax.Array, rules: int) -> Share:
    """One of the smallest rows with which the player can go on, weighted by the number of ways."""
    own = mark(len(share.sizes), table.player)[:, None]
    mine = at(share.least, table.player)
    met = jax.vmap(lambda row: _continues(table, row, rules))(jnp.asarray(_ROWS))
    has_less = (_LESS != np.arange(len(_ROWS))[:, None]) & met[_LESS]
    smallest = met & ~has_less.any(1)

    def raised(row: jax.Array) -> Share:
        least = jnp.maximum(share.least, row[None, :])
        return share._replace(least=jnp.where(own, least, share.least))

    fits = jax.vmap(lambda row: raised(row).fits())(jnp.asarray(_ROWS))
    least = jnp.maximum(mine[None, :], _ROWS)
    ways = _log_ways((share.spare() + mine)[None, :], least)
    even = (split_seed(seed + 1, len(_ROWS)) >> 8).astype(jnp.float32) + 0.5
    gumbel = -jnp.log(-jnp.log(even / np.float32(1 << 24)))
    best = jnp.argmax(jnp.where(smallest & fits, ways + gumbel, -jnp.inf))
    return raised(at(_ROWS, best))


# -- winter tiles -----------------------------------------------------------------------------


def _fill_winter(table: Table, observer: jax.Array, key: jax.Array, sizes: Sizes) -> Table:
    """KF H2: which winter tiles the others were dealt, and which revealed ones are theirs."""
    tiles = np.array(WINTER_TILES)
    bit = 1 << (tiles - FIRST_WINTER)
    seats = np.arange(sizes.seats)
    of_hidden, of_shown, of_part = jax.random.bits(key, (3, len(tiles)), jnp.uint32)
    others = seats != observer
    mine = (at(table.dealt, observer) & bit) > 0
    is_secret = table.phase == WINTERING
    chosen_by = lax.population_count(table.chosen)
    is_shown = (table.place[tiles] != UNSEEN) & (table.place[tiles] != HAND)
    # Revealed tiles of the others: as many for each seat as it chose
    shown = jnp.where(others & ~is_secret, chosen_by, 0)
    theirs = _dealt(shown, ranks(of_shown, is_shown & ~mine))
    # The rest of their hands: any tile that the observer has not seen
    hidden = jnp.where(others, sizes.dealt - shown, 0)
    hands = _dealt(hidden, ranks(of_hidden, ~is_shown & ~mine))
    dealt = jnp.where(theirs | hands, bit[None, :], 0).sum(1)
    part = _random_part(hands, of_part, sizes)
    secret = jnp.where(table.chosen > 0, part, 0)
    revealed = jnp.where(theirs, bit[None, :], 0).sum(1)
    now = jnp.where(is_secret, secret, revealed)
    unseen = ~is_shown & ~mine
    owner = jnp.where(hands, seats[:, None], 0).sum(0)
    in_hand = hands.any(0)
    place = jnp.where(unseen, jnp.where(in_hand, HAND, UNSEEN), table.place[tiles])
    whose = jnp.where(unseen, jnp.where(in_hand, owner, NONE), table.owner[tiles])
    return replace(
        table,
        dealt=jnp.where(others, dealt, table.dealt),
        chosen=jnp.where(others, now, table.chosen),
        place=table.place.at[tiles].set(place),
        owner=table.owner.at[tiles].set(whose),
    )


def _dealt(numbers: jax.Array, order: jax.Array) -> jax.Array:
    """[seats, tiles]: this many tiles for each seat, in this order."""
    ends = jnp.cumsum(numbers)
    starts = ends - numbers
    return (order[None, :] >= starts[:, None]) & (order[None, :] < ends[:, None])


def _random_part(hands: jax.Array, words: jax.Array, sizes: Sizes) -> jax.Array:
    """[seats]: some of the tiles in each hand, at least one, all choices equally likely."""
    choices = (1 << sizes.dealt) - 1
    places = 1 + (words[: sizes.seats] % np.uint32(choices)).astype(jnp.int32)
    place = jnp.cumsum(hands, axis=1) - 1
    is_in = hands & ((places[:, None] >> jnp.clip(place, 0, 31)) & 1 == 1)
    bit = 1 << np.arange(hands.shape[1])
    return jnp.where(is_in, bit[None, :], 0).sum(1)
