"""One action and everything that follows from it, up to the next decision."""

from __future__ import annotations

from dataclasses import replace

import jax

from meeplewright.games.keyflower.jax import final_scoring, season_end, transport, using
from meeplewright.games.keyflower.jax.arrays import (
    ENDING,
    LANDING,
    STARTING,
    Table,
    lazily,
    narrowed,
    widened,
)
from meeplewright.games.keyflower.jax.facts import BOAT, WINTER_TILES, Sizes
from meeplewright.games.keyflower.rules.table import BOATING, BUILDING, OVER, TURN, WINTERING


def step(
    table: Table, active: jax.Array, action: jax.Array, words: jax.Array, sizes: Sizes, rules: int
) -> Table:
    """Apply a legal action, if active; `words` are random, one for each draw."""
    was_over = table.phase == OVER
    table = take(widened(table), active, action, words, sizes, rules)
    ends = (table.phase == OVER) & ~was_over

    def score(table: Table) -> Table:
        return replace(table, points=final_scoring.points(table, sizes, rules))

    return narrowed(lazily(ends, score, table))


def take(
    table: Table, active: jax.Array, action: jax.Array, words: jax.Array, sizes: Sizes, rules: int
) -> Table:
    """The same without final scoring."""
    meaning = using.meaning_of(action)
    phase = table.phase
    in_turn = active & (phase >= TURN) & (phase < BOATING)
    table = using.take_step(table, in_turn, meaning, words)
    table = transport.move_and_upgrade(table, in_turn, meaning)
    table = lazily(table.phase == ENDING, lambda now: season_end.end_season(now, sizes), table)
    takes = active & (phase == BOATING) & (meaning.kind == BOAT)
    table = season_end.take_boat(table, takes, meaning.one, words)
    table = season_end.build(table, active & (phase == BUILDING), meaning, rules)
    table = lazily(table.phase == LANDING, season_end.begin_building, table)
    of_season = season_end.season_words(sizes, words)
    table = lazily(
        table.phase == STARTING,
        lambda now: season_end.start_season(now, sizes, of_season),
        table,
    )
    chooses = active & (phase == WINTERING) & (meaning.kind == WINTER_TILES)
    return season_end.choose_winter_tiles(table, chooses, meaning.one, sizes)
