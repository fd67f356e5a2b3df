"""Carcassonne with the interface of Pgx: `init`, `step`, `observe`, all pure.

    env = Carcassonne(players=2)
    states = jax.jit(jax.vmap(env.init))(keys)
    states = jax.jit(jax.vmap(env.step))(states, actions, keys)

Actions are numbered as in `meeplewright.envs`: slot * 4 + turn for a tile, then the codes of the
followers.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.core.batch_pictures import Drawn
from meeplewright.core.batch_rewards import forfeit_rewards, outcome_rewards
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.seeds import seed_of
from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne.jax import (
    facts,
    final_scoring,
    followers,
    observation,
    placement,
    planes,
)
from meeplewright.games.carcassonne.jax.arrays import (
    ANY_GAME,
    FOLLOWER,
    OVER,
    PLACE,
    Sizes,
    Table,
    first_table,
    whole_bag,
)
from meeplewright.games.carcassonne.rules.variant import NO_EXPANSION


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State(Drawn):
    """One game as the users of the environment see it."""

    table: Table
    current_player: jax.Array
    legal_turns: jax.Array  # by slot, while a tile is placed: the rotations that fit, as bits
    legal_followers: jax.Array  # the codes of the possible followers, as bits
    rewards: jax.Array  # of the last step; all zero until the game is over
    terminated: jax.Array
    truncated: jax.Array  # a compact game outgrew its size
    farmers: str = field(metadata={"static": True})
    small_city: int = field(metadata={"static": True})

    @property
    def observation(self) -> jax.Array:
        """[…, 32, 32, planes]: what the current player knows.

        It is computed where it is used, like the mask.
        """
        look = _planes_of_player
        for _ in range(self.current_player.ndim):
            look = jax.vmap(look)
        return look(self)

    @property
    def legal_action_mask(self) -> jax.Array:
        """[…, actions]: what the player can do.

        It is computed where it is used. In a compiled function it then takes no memory.
        """
        return jnp.concatenate([self.tile_mask, self.follower_mask], axis=-1)

    @property
    def tile_mask(self) -> jax.Array:
        """[…, slots * 4]: its first part, where the tile can be placed."""
        turns: Any = np.arange(4, dtype=np.uint8)
        fits = (self.legal_turns[..., None] >> turns) & 1 == 1
        fits &= (self.table.phase == PLACE)[..., None, None]
        return fits.reshape(*fits.shape[:-2], -1)

    @property
    def follower_mask(self) -> jax.Array:
        """[…, 18]: its second part, where a follower can be placed."""
        codes: Any = np.arange(facts.FOLLOWER_CODES)
        return (self.legal_followers[..., None] >> codes) & 1 == 1

    @property
    def points(self) -> jax.Array:
        """The points scored; once the game is over, the final points."""
        return self.table.points

    def replace(self, **changes: Any) -> State:
        """The same state with some attributes changed."""
        return replace(self, **changes)

    def fields(self, player: jax.Array | int) -> dict[str, jax.Array]:
        """What this player knows: the fields of docs/env-carcassonne.md, by name. Of one game."""
        return observation.observe(self.table, jnp.asarray(player), self.farmers, self.small_city)

    def _drawing(self) -> str:
        from meeplewright.games.carcassonne.jax.drawing import svg_of

        is_over = bool(self.terminated | self.truncated)
        player = None if is_over else int(self.current_player)
        return svg_of(self.fields(0), self.points, player)


def _planes_of_player(state: State) -> jax.Array:
    return planes.planes(state.fields(state.current_player))


class Carcassonne:
    """The rules for this number of players; the options are those of the reference."""

    def __init__(
        self,
        players: int = 2,
        farmers: str = "per_field_3_once",
        small_city: int = 4,
        sizes: Sizes = ANY_GAME,
        expansions: str = NO_EXPANSION,
    ) -> None:
        rules = Rules()
        if expansions != NO_EXPANSION:
            raise InvalidSetup(Reason("expansions", "setup-batch-expansions"))
        rules.checked_seats(players)
        rules.checked_options({"farmers": farmers, "small_city": small_city})
        self.players: Final = players
        self.farmers: Final = farmers
        self.small_city: Final = small_city
        self.sizes: Final = sizes

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
        return self.sizes.actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return planes.SHAPE

    # -- the interface of Pgx -----------------------------------------------------------------

    def init(self, key: jax.Array) -> State:
        """A new game: random deck and first player, the first tile drawn."""
        of_deck, of_start = jax.random.split(key)
        bag = jnp.asarray(whole_bag())
        order = jax.random.bits(of_deck, bag.shape, jnp.uint32)
        _, deck = jax.lax.sort((order, bag), num_keys=1)
        return self.begin(deck, jax.random.randint(of_start, (), 0, self.players))

    def step(self, state: State, action: jax.Array, key: jax.Array | None = None) -> State:
        """Apply one action: place a tile, or place a follower and draw the next tile.

        The key decides the draw. Without a key, the deck is drawn in the order shuffled by `init`.
        A game that is over does not change; an illegal action ends it.
        """
        legal = self._is_legal(state, action)
        goes_on = legal & ~state.terminated & ~state.truncated
        lays = goes_on & (state.table.phase == PLACE)
        follows = goes_on & (state.table.phase == FOLLOWER)
        table = self.lay(state.table, lays, action)
        after = self._counted(self.pass_on(table, follows, action, _seed(key)))
        return self._judged(state, after, legal)

    def observe(self, state: State, player: jax.Array | int) -> jax.Array:
        """What this player knows, as planes; `state.observation` is that of the current player."""
        return planes.planes(state.fields(player))

    # -- parts ----------------------------------------------------------------------------------

    def begin(self, deck: jax.Array, starter: jax.Array) -> State:
        """A game with this deck of 71 types, drawn from the front."""
        table = jax.tree.map(jnp.asarray, first_table(self.players, self.sizes))
        deck = deck.astype(jnp.uint8)
        return self.state_of(replace(table, deck=deck, **followers.first_turn(deck, starter)))

    def lay(self, table: Table, active: jax.Array, action: jax.Array) -> Table:
        slot = jnp.clip(action // 4, 0, self.sizes.slots - 1)
        return placement.lay(table, active, slot, action % 4, self.sizes)

    def pass_on(
        self, table: Table, active: jax.Array, action: jax.Array, seed: jax.Array | None
    ) -> Table:
        """The follower and the draw, without the final scoring."""
        code = jnp.clip(action - 4 * self.sizes.slots, 0, facts.FOLLOWER_CODES - 1)
        table = followers.follow(table, active, code, self.small_city)
        return followers.draw(table, active, seed)

    def _counted(self, table: Table) -> State:
        """With the final points, if this step ended the game."""
        ends = (table.phase == OVER) & ~table.is_counted
        final = final_scoring.final_points(table, self.farmers)
        points = jnp.where(ends, final, table.points)
        table = replace(table, points=points, is_counted=table.phase == OVER)
        rewards = jnp.where(ends, outcome_rewards(final), 0.0)
        return replace(self.state_of(table), rewards=rewards)

    def state_of(self, table: Table) -> State:
        """A table as users see it, without rewards."""
        spots = placement.spots_open(table, self.farmers)
        return self.state_with(table, followers.fitting_turns(table), spots)

    def state_with(self, table: Table, turns: jax.Array, spots: jax.Array) -> State:
        """The same, with legal placements and followers that are known."""
        return State(
            table,
            table.player,
            turns,
            spots,
            jnp.zeros(self.players, jnp.float32),
            table.phase == OVER,
            table.overflowed,
            self.farmers,
            self.small_city,
        )

    def _is_legal(self, state: State, action: jax.Array) -> jax.Array:
        slot = jnp.clip(action // 4, 0, self.sizes.slots - 1)
        code = action - 4 * self.sizes.slots
        fits = (state.legal_turns[slot].astype(jnp.int32) >> (action % 4)) & 1
        fits = jnp.where(state.table.phase == PLACE, fits, 0)
        goes = (state.legal_followers >> jnp.clip(code, 0, facts.FOLLOWER_CODES - 1)) & 1
        known = (action >= 0) & (action < self.num_actions)
        return known & (jnp.where(code < 0, fits, goes) == 1)

    def _judged(self, before: State, after: State, legal: jax.Array) -> State:
        """An illegal action ends the game, with a loss for the player who chose it."""
        forfeits = ~legal & ~before.terminated & ~before.truncated
        fine = forfeit_rewards(self.players, before.current_player)
        ended = before.terminated | forfeits
        return replace(
            after,
            rewards=jnp.where(forfeits, fine, after.rewards),
            terminated=after.terminated | ended,
            legal_turns=jnp.where(ended, 0, after.legal_turns),
            legal_followers=jnp.where(ended, 0, after.legal_followers),
        )


def _seed(key: jax.Array | None) -> jax.Array | None:
    return None if key is None else seed_of(key)
