"""Random play, whole batches at a time."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.core.seeds import seed_of, split_seed
from meeplewright.games.keyflower.jax import (
    final_scoring,
    legal,
    loops,
    season_end,
    transport,
    using,
)
from meeplewright.games.keyflower.jax.arrays import (
    ENDING,
    STARTING,
    Table,
    at,
    chosen,
    narrowed,
    widened,
)
from meeplewright.games.keyflower.jax.env import Keyflower
from meeplewright.games.keyflower.jax.facts import ACTIONS, BOAT, MOST_DRAWN
from meeplewright.games.keyflower.jax.sampling import below
from meeplewright.games.keyflower.jax.setup import first_table
from meeplewright.games.keyflower.jax.staging import until_done
from meeplewright.games.keyflower.rules.ids import FIRST
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    BUILDING,
    SPRING,
    WINTER,
    WINTERING,
)

_NUMBERS: Final = (1 << 12) - 1
"""No action has a larger number."""
assert ACTIONS <= _NUMBERS
_ROW: Final = 8
"""Words of a mask are counted in rows of this length first."""
_SCORED: Final = 1 << 13
"""So many games are scored at once: all numbers of sets of a game take much memory."""


def random_action(mask: jax.Array, key: jax.Array) -> jax.Array:
    """One of the actions in the mask, all equally likely."""
    return sample_action(mask, seed_of(key))


def sample_action(mask: jax.Array, seed: jax.Array) -> jax.Array:
    """Every action gets a random number and the largest wins: no sums over the mask are needed. The
    low bits of the number are the action's own, so that the largest identifies it.
    """
    number: Any = np.arange(len(mask), dtype=np.uint32)
    drawn = (split_seed(seed, len(mask)) & ~np.uint32(_NUMBERS)) | number
    return (jnp.where(mask, drawn, 0).max() & _NUMBERS).astype(jnp.int32)


def sample_packed(words: jax.Array, seed: jax.Array) -> jax.Array:
    """The same for a mask that is packed into words: fewer random numbers."""
    count = -(-len(words) // _ROW)
    rows = jnp.pad(words, (0, count * _ROW - len(words))).reshape(count, _ROW)
    counts = lax.population_count(rows).astype(jnp.int32)
    number = below(seed, counts.sum())
    row, number = _nth(counts.sum(1), number)
    index, number = _nth(at(counts, row), number)
    word = at(rows.reshape(-1), row * _ROW + index)
    return 32 * (row * _ROW + index) + _bit(word, number)


def _nth(counts: jax.Array, number: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Which of the places has this one of all things, and its number there."""
    place = np.arange(len(counts))
    ends = jnp.where(place[None, :] <= place[:, None], counts[None, :], 0).sum(1)
    index = (ends <= number).sum()
    return index, number - at(ends, index) + at(counts, index)


def _bit(word: jax.Array, number: jax.Array) -> jax.Array:
    """The position of this one of the set bits."""
    position = jnp.int32(0)
    for width in (16, 8, 4, 2, 1):
        low = lax.population_count(word & np.uint32((1 << width) - 1)).astype(jnp.int32)
        goes_up = number >= low
        number = jnp.where(goes_up, number - low, number)
        word = jnp.where(goes_up, word >> np.uint32(width), word)
        position = position + jnp.where(goes_up, width, 0)
    return position


def playouts(env: Keyflower, key: jax.Array, games: int) -> jax.Array:
    """[games, players]: the final points of this many random games.

    All games play the same part of a season at the same time: turns, boats, villages. A game that
    is done with its part waits. So each part costs only what it needs.
    """
    of_setup, of_play = jax.random.split(key)
    words = jax.random.bits(of_setup, (games, env.sizes.setup_words), jnp.uint32)
    tables: Table = jax.vmap(lambda row: narrowed(first_table(env.sizes, row)))(words)

    def season(now: jax.Array, tables: Table) -> Table:
        luck = _Luck(jax.random.fold_in(of_play, now))
        tables = _turns(env, tables, luck)
        tables = _all(tables, lambda table: season_end.end_season(table, env.sizes))
        tables = _boats(tables, luck)
        tables = _all(tables, season_end.begin_building)
        tables = _villages(env, tables, luck)
        return _winter(env, _start(env, tables, luck), luck)

    tables = lax.fori_loop(SPRING, WINTER + 1, season, tables)
    return _points(env, tables)


def _points(env: Keyflower, tables: Table) -> jax.Array:
    """Road loops take some villages much longer than others."""
    simple = final_scoring.is_simple(env.rules)
    searches = jax.vmap(lambda table: final_scoring.walk_search(widened(table), env.sizes))(tables)
    searches = until_done(
        searches,
        jax.vmap(loops.goes_on),
        lambda searches, _: jax.vmap(lambda search: loops.looked(search, simple))(searches),
    )

    def points(game: tuple[Table, jax.Array]) -> jax.Array:
        return final_scoring.points_with(widened(game[0]), game[1], env.sizes, env.rules)

    found: jax.Array = lax.map(points, (tables, searches.best), batch_size=_SCORED)
    return found


class _Luck:
    """A seed for each game, by the number of a step."""

    def __init__(self, key: jax.Array) -> None:
        self._key = key

    def at(self, count: Any, games: int) -> jax.Array:
        return jax.random.bits(jax.random.fold_in(self._key, count), (games,), jnp.uint32)


def _all(tables: Table, change: Any) -> Table:
    after: Table = jax.vmap(lambda table: narrowed(change(widened(table))))(tables)
    return after


def _all_with(tables: Table, change: Any, luck: _Luck, count: Any) -> Table:
    seeds = luck.at(count, len(tables.phase))
    after: Table = jax.vmap(lambda table, seed: narrowed(change(widened(table), seed)))(
        tables, seeds
    )
    return after


def _while(tables: Table, is_on: Any, change: Any, luck: _Luck, first: int) -> Table:
    """Change those that are on, until none is; every change has its own seeds."""
    return until_done(
        tables, is_on, lambda tables, count: _all_with(tables, change, luck, count), first
    )


# -- the parts of a season --------------------------------------------------------------------

_FAR: Final = 1 << 20
"""Steps of boats and villages have other numbers than those of turns."""


def _turns(env: Keyflower, tables: Table, luck: _Luck) -> Table:
    def turn(table: Table, seed: jax.Array) -> Table:
        active = table.phase != ENDING
        of_choice, *words = split_seed(seed, 1 + 2 * MOST_DRAWN)
        action = sample_packed(legal.packed(legal.turn_flags(table, env.rules)), of_choice)
        meaning = using.meaning_of(action)
        table = using.take_step(table, active, meaning, jnp.stack(words))
        return transport.move_and_upgrade(table, active, meaning)

    return _while(tables, lambda tables: tables.phase != ENDING, turn, luck, 0)


def _boats(tables: Table, luck: _Luck) -> Table:
    def take(table: Table, seed: jax.Array) -> Table:
        of_choice, *words = split_seed(seed, 1 + 2 * MOST_DRAWN)
        boat = sample_action(season_end.boats_to_take(table), of_choice) + FIRST["boat"]
        meaning = using.meaning_of(boat)
        is_boat = (table.phase == BOATING) & (meaning.kind == BOAT)
        return season_end.take_boat(table, is_boat, meaning.one, jnp.stack(words))

    return _while(tables, lambda tables: tables.phase == BOATING, take, luck, _FAR)


def _villages(env: Keyflower, tables: Table, luck: _Luck) -> Table:
    def build(table: Table, seed: jax.Array) -> Table:
        picks, lays, ends = legal.building_flags(table)
        mask = jnp.concatenate([ends[None], picks, lays.reshape(-1)])
        action = sample_packed(legal.packed(mask), seed)
        action = jnp.where(action == 0, FIRST["finish"], action - 1 + FIRST["pick"])
        active = table.phase == BUILDING
        return season_end.build(table, active, using.meaning_of(action), env.rules)

    return _while(tables, lambda tables: tables.phase == BUILDING, build, luck, 2 * _FAR)


def _start(env: Keyflower, tables: Table, luck: _Luck) -> Table:
    """The next season; after autumn the choice of winter tiles."""

    def start(table: Table, seed: jax.Array) -> Table:
        words = split_seed(seed, env.sizes.season_words)
        started = season_end.start_season(table, env.sizes, words)
        return chosen(table.phase == STARTING, started, table)

    return _all_with(tables, start, luck, 3 * _FAR)


def _winter(env: Keyflower, tables: Table, luck: _Luck) -> Table:
    """KF W1: every seat chooses in turn."""

    def choose(table: Table, seed: jax.Array) -> Table:
        places = 1 + sample_action(np.arange(1, 8) < (1 << env.sizes.dealt), seed)
        active = table.phase == WINTERING
        return season_end.choose_winter_tiles(table, active, places, env.sizes)

    for seat in range(env.players):
        tables = _all_with(tables, choose, luck, 4 * _FAR + seat)
    return tables
