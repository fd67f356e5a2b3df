"""Steps a whole batch of games at once; a game that ends is replaced by a new one.

All games of a batch are at the same half of a turn, so each call does only what that half needs.
Only the games that end in a call are scored, a part at a time. A new game clears only what is read
before it is written: unused slots, rows of tiles not placed yet and followers on unused labels stay
as the old game left them. So does the deck, since every draw is random.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from meeplewright.core.batch_rewards import outcome_rewards
from meeplewright.core.seeds import split_seed
from meeplewright.games.carcassonne.jax import final_scoring, followers, placement
from meeplewright.games.carcassonne.jax.arrays import ANY_GAME, OVER, Table, first_table
from meeplewright.games.carcassonne.jax.env import Carcassonne, State
from meeplewright.games.carcassonne.jax.sampling import below

CHUNKS: Final = 32
"""A share of the games: this many that end together are scored and cleared at once."""
_BESIDE_START: Final = 4
_SMALL: Final = (
    *("points", "supply", "open_count", "cloisters", "laid", "standing"),
    *("is_counted", "overflowed"),
)
"""What a call writes for every game anyway, so that a new game overwrites the old one."""


class BatchEnv:
    """`init`, then `place` and `follow` in turn, all on whole batches."""

    def __init__(self, env: Carcassonne) -> None:
        self.env: Final = env

    def init(self, keys: jax.Array) -> State:
        states: State = jax.vmap(self.env.init)(keys)
        return states

    def place(self, states: State, actions: jax.Array) -> State:
        """Place the tiles in hand. No game can end here."""
        after: State = jax.vmap(self._placed)(states, actions)
        return after

    def follow(self, states: State, actions: jax.Array, key: jax.Array) -> State:
        """Place the followers and draw. A game that ends has its rewards and `terminated` in the
        returned state, which is otherwise the start of the next game. A game that outgrew a compact
        table is `truncated`, has no rewards, and is replaced as well.

        One key for all games: making one for each would take longer than the draw.
        """
        of_draw, of_deal = jax.random.bits(key, (2, len(actions)), jnp.uint32)
        tables = jax.vmap(self._passed_on)(states.table, actions, of_draw)
        outgrown = tables.overflowed
        over = (tables.phase == OVER) & ~outgrown
        tables, rewards = _cleared(self.env, tables, over | outgrown)
        tables = jax.vmap(_begun_anew)(tables, over | outgrown, of_deal)
        after: State = jax.vmap(self._to_place)(tables)
        rewards = jnp.where(over[:, None], rewards, 0.0)
        return replace(after, rewards=rewards, terminated=over, truncated=outgrown)

    def fields(self, states: State) -> dict[str, jax.Array]:
        """What the players to move know, by name."""
        seen: dict[str, jax.Array] = jax.vmap(State.fields)(states, states.current_player)
        return seen

    # -- for one game; actions must be legal ------------------------------------------------------

    def _placed(self, state: State, action: jax.Array) -> State:
        table = self.env.lay(state.table, jnp.bool_(True), action)
        spots = placement.spots_open(table, self.env.farmers)
        return self.env.state_with(table, state.legal_turns, spots)

    def _to_place(self, table: Table) -> State:
        return self.env.state_with(table, followers.fitting_turns(table), jnp.int32(0))

    def _passed_on(self, table: Table, action: jax.Array, seed: jax.Array) -> Table:
        return self.env.pass_on(table, jnp.bool_(True), action, seed)


class _Cleared(NamedTuple):
    """What is too large to be written for every game in every call."""

    cells: jax.Array
    slots: jax.Array
    ways: jax.Array
    way_labels: jax.Array
    field_labels: jax.Array
    rewards: jax.Array
    waiting: jax.Array  # games that are over and not cleared yet


def _cleared(env: Carcassonne, tables: Table, over: jax.Array) -> tuple[Table, jax.Array]:
    """The finished games with an empty board, and their rewards."""
    games = len(over)
    chunk = -(-games // CHUNKS)
    first = first_table(env.players, env.sizes)

    def clear(now: _Cleared) -> _Cleared:
        which = jnp.nonzero(now.waiting, size=chunk, fill_value=games)[0]
        board = replace(
            tables, ways=now.ways, way_labels=now.way_labels, field_labels=now.field_labels
        )
        ended = jax.tree.map(lambda array: array.at[which].get(mode="clip"), board)
        points = jax.vmap(lambda table: final_scoring.final_points(table, env.farmers))(ended)
        return _Cleared(
            cells=now.cells.at[which].set(first.cells, mode="drop"),
            slots=now.slots.at[which, :_BESIDE_START].set(first.slots[:_BESIDE_START], mode="drop"),
            ways=now.ways.at[which].set(first.ways, mode="drop"),
            way_labels=now.way_labels.at[which].set(first.way_labels, mode="drop"),
            field_labels=now.field_labels.at[which].set(first.field_labels, mode="drop"),
            rewards=now.rewards.at[which].set(jax.vmap(outcome_rewards)(points), mode="drop"),
            waiting=now.waiting.at[which].set(False, mode="drop"),
        )

    rewards = jnp.zeros((games, env.players), jnp.float32)
    board = tables.cells, tables.slots, tables.ways, tables.way_labels, tables.field_labels
    cleared = lax.while_loop(lambda now: now.waiting.any(), clear, _Cleared(*board, rewards, over))
    tables = replace(
        tables,
        cells=cleared.cells,
        slots=cleared.slots,
        ways=cleared.ways,
        way_labels=cleared.way_labels,
        field_labels=cleared.field_labels,
    )
    return tables, cleared.rewards


def _begun_anew(table: Table, over: jax.Array, seed: jax.Array) -> Table:
    """The next game, if this one is over."""
    of_tile, of_start = split_seed(seed, 2)
    seats = len(table.points)
    starter = below(of_start, jnp.uint32(seats))
    deck = jnp.where(over, followers.exchanged(table.deck, jnp.int32(0), of_tile), table.deck)
    first = first_table(seats, ANY_GAME)
    fresh = {name: getattr(first, name) for name in _SMALL} | followers.first_turn(deck, starter)
    changed = {name: jnp.where(over, new, getattr(table, name)) for name, new in fresh.items()}
    return replace(table, deck=deck, **changed)
