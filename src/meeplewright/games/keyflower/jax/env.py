"""Keyflower with the interface of Pgx: `init`, `step`, `observe`, all pure.

    env = Keyflower(players=2)
    states = jax.jit(jax.vmap(env.init))(keys)
    states = jax.jit(jax.vmap(env.step))(states, actions, keys)

Actions are numbered as in `meeplewright.envs`: see docs/env-keyflower.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import jax
import jax.numpy as jnp

from meeplewright.core.batch_pictures import Drawn
from meeplewright.core.batch_rewards import forfeit_rewards, outcome_rewards
from meeplewright.core.seeds import seed_of, split_seed
from meeplewright.games.keyflower import Keyflower as Rules
from meeplewright.games.keyflower.jax import determinizing, facts, legal, observation, stepping
from meeplewright.games.keyflower.jax.arrays import Table, narrowed, widened
from meeplewright.games.keyflower.jax.setup import first_table
from meeplewright.games.keyflower.rules.fields import WIDTH
from meeplewright.games.keyflower.rules.options import bits_of
from meeplewright.games.keyflower.rules.table import OVER


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State(Drawn):
    """One game as the users of the environment see it."""

    table: Table
    current_player: jax.Array
    legal_words: jax.Array  # the legal actions as bits
    rewards: jax.Array  # of the last step; all zero until the game is over
    terminated: jax.Array
    truncated: jax.Array  # never: every legal game fits
    rules: int = field(metadata={"static": True})

    @property
    def legal_action_mask(self) -> jax.Array:
        """[…, 2374]: what the player can do. In a compiled function it takes no memory."""
        return legal.unpacked(self.legal_words)

    @property
    def observation(self) -> jax.Array:
        """[…, 2412]: what the current player knows. It is computed where it is used."""
        look = _row_of_player
        for _ in range(self.current_player.ndim):
            look = jax.vmap(look)
        return look(self)

    @property
    def points(self) -> jax.Array:
        """The final points; 0 until the game is over (KF H13)."""
        return self.table.points

    def replace(self, **changes: Any) -> State:
        """The same state with some attributes changed."""
        return replace(self, **changes)

    def fields(self, player: jax.Array | int) -> dict[str, jax.Array]:
        """What this player knows: the fields of docs/env-keyflower.md, by name. Of one game."""
        return observation.observe(self.table, jnp.asarray(player), self.rules)

    def _drawing(self) -> str:
        """The whole table, behind all screens too."""
        from meeplewright.games.keyflower.jax.pictures import svg_of

        return svg_of(self.table, self.rules)


def _row_of_player(state: State) -> jax.Array:
    return observation.row(state.table, state.current_player, state.rules)


class Keyflower:
    """The rules for this number of players; the options are those of the rules."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        rules = Rules()
        self.players: Final = rules.checked_seats(players)
        self.rules: Final = bits_of(rules.checked_options(options))
        self.sizes: Final = facts.sizes_of(players)

    @property
    def id(self) -> str:
        return Rules().name

    @property
    def version(self) -> str:
        """It changes with the rules, the ids of actions or the observations."""
        rules = Rules()
        return f"v{rules.rules}.{rules.encoding(self.players).version}"

    @property
    def num_players(self) -> int:
        return self.players

    @property
    def num_actions(self) -> int:
        return facts.ACTIONS

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (WIDTH,)

    # -- the interface of Pgx -----------------------------------------------------------------

    def init(self, key: jax.Array) -> State:
        """A new game at its first decision."""
        of_setup, of_luck = jax.random.split(key)
        words = jax.random.bits(of_setup, (self.sizes.setup_words,), jnp.uint32)
        return self.begin(words, seed_of(of_luck))

    def step(self, state: State, action: jax.Array, key: jax.Array | None = None) -> State:
        """Apply one action and all draws that follow.

        The key decides the draws. Without a key, they follow from the key of `init`. A game that is
        over does not change; an illegal action ends it.
        """
        seed = state.table.luck if key is None else seed_of(key)
        words = split_seed(seed, self.sizes.step_words + 1)
        table = replace(state.table, luck=words[-1]) if key is None else state.table
        return self.step_with(replace(state, table=table), action, words[:-1])

    def observe(self, state: State, player: jax.Array | int) -> jax.Array:
        """What this player knows; `state.observation` is that of the current player."""
        return observation.row(state.table, jnp.asarray(player), state.rules)

    def determinize(self, state: State, player: jax.Array | int, key: jax.Array) -> State:
        """A state that this player cannot tell from the given one: everything that the player does
        not know is dealt again, at random.
        """
        table = widened(state.table)
        table = determinizing.dealt_again(table, jnp.asarray(player), key, self.sizes, self.rules)
        words = legal.packed(legal.legal_flags(table, self.rules))
        goes_on = ~state.terminated
        return replace(
            state, table=narrowed(table), legal_words=jnp.where(goes_on, words, state.legal_words)
        )

    # -- parts ----------------------------------------------------------------------------------

    def begin(self, words: jax.Array, luck: jax.Array) -> State:
        """A game with a random word for each draw of the setup, see `setup.py`."""
        table = replace(first_table(self.sizes, words), luck=luck)
        return self.state_of(table)

    def step_with(self, state: State, action: jax.Array, words: jax.Array) -> State:
        """The same as `step`, with a random word for each draw."""
        legal_now = self._is_legal(state, action)
        goes_on = legal_now & ~state.terminated
        table = stepping.step(state.table, goes_on, action, words, self.sizes, self.rules)
        after = self.state_of(widened(table))
        ends = after.terminated & (state.table.phase != OVER)
        rewards = jnp.where(ends, outcome_rewards(after.table.points), 0.0)
        return self._judged(state, replace(after, rewards=rewards), legal_now)

    def state_of(self, table: Table) -> State:
        """A table as users see it, without rewards."""
        return State(
            narrowed(table),
            legal.to_act(table).astype(jnp.int32),
            legal.packed(legal.legal_flags(table, self.rules)),
            jnp.zeros(self.players, jnp.float32),
            table.phase == OVER,
            jnp.bool_(False),
            self.rules,
        )

    def _is_legal(self, state: State, action: jax.Array) -> jax.Array:
        known = (action >= 0) & (action < self.num_actions)
        number = jnp.clip(action, 0, self.num_actions - 1)
        word = state.legal_words[number // 32]
        return known & ((word >> (number % 32).astype(jnp.uint32)) & 1 == 1)

    def _judged(self, before: State, after: State, legal_now: jax.Array) -> State:
        """An illegal action ends the game, with a loss for the player who chose it."""
        forfeits = ~legal_now & ~before.terminated
        fine = forfeit_rewards(self.players, before.current_player)
        ended = before.terminated | forfeits
        return replace(
            after,
            rewards=jnp.where(forfeits, fine, after.rewards),
            terminated=after.terminated | ended,
            legal_words=jnp.where(ended, jnp.uint32(0), after.legal_words),
        )
