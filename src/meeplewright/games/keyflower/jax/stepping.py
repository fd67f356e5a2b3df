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

    return narrowed(lazily(ends, score, table, "points"))


def take(
    table: Table, active: jax.Array, action: jax.Array, words: jax.Array, sizes: Sizes, rules: int
) -> Table:
    """The same without final scoring."""
    meaning = using.meaning_of(action)
    phase = table.phase
    in_turn = active & (phase >= TURN) & (phase < BOATING)
    table = using.take_step(table, in_turn, meaning, words)
    table = transport.move_and_upgrade(table, in_turn, meaning)
    ends = table.phase == ENDING
    table = lazily(ends, lambda now: season_end.end_season(now, sizes), table, *season_end.SETTLED)
    takes = active & (phase == BOATING) & (meaning.kind == BOAT)
    table = season_end.take_boat(table, takes, meaning.one, words)
    table = season_end.build(table, active & (phase == BUILDING), meaning, rules)
    lands = table.phase == LANDING
    table = lazily(lands, season_end.begin_building, table, "phase", "laying", "built", "place")
    of_season = season_end.season_words(sizes, words)
    table = lazily(
        table.phase == STARTING,
        lambda now: season_end.start_season(now, sizes, of_season),
        table,
        *season_end.STARTED,
    )
    chooses = active & (phase == WINTERING) & (meaning.kind == WINTER_TILES)
    return season_end.choose_winter_tiles(table, chooses, meaning.one, sizes)
