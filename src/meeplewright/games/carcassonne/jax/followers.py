"""The follower (CA 5), what the tile completed (CA 6 to 8), and the next draw (CA 3, 4.4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.arrays import (
    FIELD_BIT,
    MONK,
    NO_SEGMENT,
    OVER,
    PLACE,
    ROUND_IT,
    ROW,
    Numbers,
    Table,
    barrier,
)
from meeplewright.games.carcassonne.jax.facts import MOST
from meeplewright.games.carcassonne.jax.joins import pick
from meeplewright.games.carcassonne.jax.labels import label_at
from meeplewright.games.carcassonne.jax.sampling import below
from meeplewright.games.carcassonne.rules.base import TYPES
from meeplewright.games.carcassonne.rules.tables import ON_CLOISTER
from meeplewright.games.carcassonne.rules.tiles import START_TILE

FOLLOWERS: Final = 0x7FFF
"""The followers in a word: three bits per seat."""


class Own(NamedTuple):
    """The cities and roads of the tile just placed."""

    first: jax.Array  # the number of its first one
    is_head: Numbers  # by local: whether its number is the feature's
    words: Numbers
    standing: Numbers  # followers, including the new one
    kept: Numbers  # the rest of the second word
    done: Numbers  # whether the feature is complete and has followers (CA 6.5)


def follow(table: Table, active: jax.Array, code: jax.Array, small_city: int) -> Table:
    """Place a follower by its code, or none; then score, and pass the turn on.

    A table that is not active does not change.
    """
    code = jnp.where(active, code, 0)
    oriented = table.oriented[table.tile].astype(jnp.int32)
    on_way = _local_of(jnp.asarray(facts.WAY_CODES)[oriented], code)
    on_field = _local_of(jnp.asarray(facts.FIELD_CODES)[oriented], code)
    own = _own(table, active, on_way)
    first_field = (jnp.asarray(facts.FIRSTS_WORD)[table.tile] >> 8) & 255
    spot = jnp.where(on_field < MOST, first_field + on_field, 0)
    field = barrier(label_at(table.field_labels, spot))
    monks, surrounded = _monks(table, active, code)
    gained, home = _gains(table, own, monks, surrounded, small_city)
    seats = range(len(gained))
    put = [(code > 0) & (table.player == seat) for seat in seats]
    table = replace(
        table,
        points=table.points + jnp.stack(gained).astype(jnp.int16),
        supply=table.supply + jnp.stack(home).astype(jnp.uint8) - jnp.stack(put),
        fields=table.fields.at[jnp.where(on_field < MOST, field, facts.FIELDS)].add(
            (1 << (3 * table.player)).astype(jnp.int16), mode="drop"
        ),
        cloisters=_left(monks, surrounded),
        standing=_standing(table, code, own, on_way, on_field, monks, surrounded),
        player=(table.player + active) % len(gained),
    )
    return _write_own(table, own)


def _local_of(codes: jax.Array, code: jax.Array) -> jax.Array:
    """Which of the tile's segments has this code; MOST if none has."""
    local = jnp.int32(MOST)
    for place in reversed(range(MOST)):
        is_it = (((codes >> (5 * place)) & 31) == code) & (code > 0)
        local = jnp.where(is_it, place, local)
    return local


def _own(table: Table, active: jax.Array, on_way: jax.Array) -> Own:
    """The tile's ways with the new follower."""
    first = jnp.asarray(facts.FIRSTS_WORD)[table.tile] & 255
    count = jnp.asarray(facts.WAY_COUNT)[table.in_hand]
    places = [jnp.minimum(first + local, facts.WAYS - 1) for local in range(MOST)]
    labels = [label_at(table.way_labels, place) for place in places]
    words = [table.ways[place, 0] for place in places]
    seconds = [table.ways[place, 1] for place in places]
    labels, words, seconds = barrier((labels, words, seconds))
    label = pick(labels, on_way)
    is_head = [active & (labels[local] == first + local) & (local < count) for local in range(MOST)]
    standing, done = [], []
    for local in range(MOST):
        comes = (on_way < MOST) & (label == first + local)
        here = (seconds[local] & FOLLOWERS) + jnp.where(comes, 1 << (3 * table.player), 0)
        standing.append(here)
        done.append(is_head[local] & ((words[local] & 255) == 0) & (here != 0))
    kept = [word & ~FOLLOWERS for word in seconds]
    return barrier(Own(first, is_head, words, standing, kept, done))


def _write_own(table: Table, own: Own) -> Table:
    """CA 8.1: all followers leave a completed feature."""
    places = [jnp.where(own.is_head[local], own.first + local, facts.WAYS) for local in range(MOST)]
    words = [
        own.kept[local] | jnp.where(own.done[local], 0, own.standing[local])
        for local in range(MOST)
    ]
    ways = table.ways.at[jnp.stack(places), 1].set(
        jnp.stack(words), mode="drop", unique_indices=True
    )
    return replace(table, ways=ways)


# -- cloisters ------------------------------------------------------------------------------------


def _monks(table: Table, active: jax.Array, code: jax.Array) -> tuple[Numbers, Numbers]:
    """The cloisters with the new monk, and which of those with a monk are surrounded (CA 6.3)."""
    number = jnp.asarray(facts.FIRSTS_WORD)[table.tile] >> 16
    monks, surrounded = [], []
    for cloister in range(facts.CLOISTERS):
        comes = (code == ON_CLOISTER) & (number == cloister)
        word = table.cloisters[cloister] | jnp.where(comes, (table.player + 1) << MONK, 0)
        monks.append(word)
        is_done = ((word >> MONK) != 0) & (((word >> ROUND_IT) & 15) == 8)
        surrounded.append(active & is_done)
    return barrier((monks, surrounded))


def _left(monks: Numbers, surrounded: Numbers) -> jax.Array:
    alone = (1 << MONK) - 1
    return jnp.stack(
        [jnp.where(done, word & alone, word) for word, done in zip(monks, surrounded, strict=True)]
    )


# -- points (CA 7) --------------------------------------------------------------------------------


def _gains(
    table: Table, own: Own, monks: Numbers, surrounded: Numbers, small_city: int
) -> tuple[Numbers, Numbers]:
    """By seat: the points scored, and the followers that return."""
    seats = range(len(table.points))
    gained: Numbers = [jnp.int32(0) for _ in seats]
    home: Numbers = [jnp.int32(0) for _ in seats]
    kinds = jnp.asarray(facts.OWN_WORD)[table.in_hand] >> 16
    for local in range(MOST):
        worth = _finished_worth(own.words[local], (kinds >> local) & 1 == 1, small_city)
        counts = [(own.standing[local] >> (3 * seat)) & 7 for seat in seats]
        most = counts[0]
        for count in counts[1:]:
            most = jnp.maximum(most, count)
        for seat in seats:
            wins = own.done[local] & (counts[seat] == most)  # CA 7.5: tied seats all score
            gained[seat] += jnp.where(wins, worth, 0)
            home[seat] += jnp.where(own.done[local], counts[seat], 0)
    for word, done in zip(monks, surrounded, strict=True):
        for seat in seats:
            mine = done & ((word >> MONK) == seat + 1)
            gained[seat] += jnp.where(mine, 9, 0)
            home[seat] += mine
    return barrier((gained, home))


def _finished_worth(word: jax.Array, is_city: jax.Array, small_city: int) -> jax.Array:
    tiles = (word >> 8) & 255
    size = tiles + (word >> 16)
    city = jnp.where((tiles == 2) & (small_city == 2), size, 2 * size)  # CA 13
    return jnp.where(is_city, city, tiles)


def _standing(
    table: Table,
    code: jax.Array,
    own: Own,
    on_way: jax.Array,
    on_field: jax.Array,
    monks: Numbers,
    surrounded: Numbers,
) -> jax.Array:
    """The followers by row: the new one is added, those on completed features are removed."""
    row = np.arange(len(table.standing))
    first_field = (jnp.asarray(facts.FIRSTS_WORD)[table.tile] >> 8) & 255
    segment = jnp.where(on_way < MOST, own.first + on_way, NO_SEGMENT)
    segment = jnp.where(on_field < MOST, (first_field + on_field) | FIELD_BIT >> 8, segment)
    new = barrier((table.player + 1) | code << 3 | segment << 8)
    standing = table.standing.astype(jnp.int32)
    standing = jnp.where((code > 0) & (row == table.laid - 1), new, standing)
    segment = standing >> 8  # for a field, and for none, it is larger than for any city or road
    label = label_at(table.way_labels, jnp.minimum(segment, facts.WAYS - 1))
    completed = jnp.zeros(len(table.standing), bool)
    for local in range(MOST):
        completed |= own.done[local] & (label == own.first + local)
    goes = completed & (segment < facts.WAYS)
    for word, done in zip(monks, surrounded, strict=True):
        goes |= done & (row == ((word >> ROW) & 127))
    return jnp.where(goes, 0, standing).astype(jnp.uint16)


# -- luck -----------------------------------------------------------------------------------------


def draw(table: Table, active: jax.Array, seed: jax.Array | None) -> Table:
    """The next tile that fits somewhere; those before it are discarded (CA 4.4).

    With a seed, the first remaining tile is exchanged with a random one. So the drawn tile depends
    only on the seed, not on how the deck was shuffled at the start.
    """
    deck = table.deck
    if seed is not None:
        deck = jnp.where(active, exchanged(deck, table.drawn, seed), deck)
    place = np.arange(len(deck))
    fits = (types_fitting(table) >> deck.astype(jnp.uint32)) & 1
    usable = (fits != 0) & (place >= table.drawn)
    found = jnp.where(usable, place, len(deck)).min()
    is_over = found == len(deck)
    kind = deck[jnp.minimum(found, len(deck) - 1)].astype(jnp.int32)
    before = ((deck == kind) & (place < found)).sum() + (kind == START_TILE)
    drawn = jnp.where(is_over, len(deck), found + 1)
    tile = jnp.asarray(facts.FIRST_OF_TYPE)[kind] + before
    return replace(
        table,
        phase=jnp.where(active, jnp.where(is_over, OVER, PLACE), table.phase),
        deck=deck,
        drawn=jnp.where(active, drawn, table.drawn),
        in_hand=jnp.where(active, kind, table.in_hand),
        tile=jnp.where(active, tile, table.tile),
    )


def first_turn(deck: jax.Array, starter: jax.Array) -> dict[str, jax.Array]:
    """The first draw for a table with only the start tile. Every type fits next to it."""
    kind = deck[0].astype(jnp.int32)
    return {
        "phase": jnp.int32(PLACE),
        "player": starter.astype(jnp.int32),
        "drawn": jnp.int32(1),
        "in_hand": kind,
        "tile": jnp.asarray(facts.FIRST_OF_TYPE)[kind] + (kind == START_TILE),
    }


def exchanged(deck: jax.Array, drawn: jax.Array, seed: jax.Array) -> jax.Array:
    """The first remaining tile and any of them, exchanged."""
    chosen = drawn + below(seed, jnp.maximum(len(deck) - drawn, 1))
    place = np.arange(len(deck))
    first, other = barrier((deck[drawn], deck[chosen]))
    return jnp.where(place == drawn, other, jnp.where(place == chosen, first, deck))


def types_fitting(table: Table) -> jax.Array:
    """A mask of the types of tile that fit any open cell."""
    fitting = jnp.asarray(facts.TYPES_FITTING)[(table.slots >> 16) & 255]
    used = np.arange(len(table.slots)) < table.open_count
    return lax.reduce(jnp.where(used, fitting, np.uint32(0)), np.uint32(0), lax.bitwise_or, (0,))


def fitting_turns(table: Table) -> jax.Array:
    """[slots]: the rotations in which the tile in hand fits there, as bits (CA 4.1, 4.2)."""
    turns = jnp.asarray(facts.FITS)[table.in_hand, (table.slots >> 16) & 255]
    used = (np.arange(len(table.slots)) < table.open_count) & (table.phase == PLACE)
    return jnp.where(used, turns, np.uint8(0))


def turns_at(table: Table, slot: jax.Array) -> jax.Array:
    """The same for one slot."""
    turns = jnp.asarray(facts.FITS)[table.in_hand, (table.slots[slot] >> 16) & 255]
    return jnp.where((slot < table.open_count) & (table.phase == PLACE), turns, np.uint8(0))


assert TYPES <= 32
