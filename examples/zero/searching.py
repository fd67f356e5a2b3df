"""The search of the training: every turn that looks good is tried on several deals.

After it, everybody plays the turn that the network scores best, until it is the player's turn again
(with two seats, for the second time). What the network says about that position is what was found.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from examples.zero.playing import (
    LIKELY,
    Game,
    Plan,
    Turns,
    judged,
    leads,
    look,
    noise,
    play,
    reshuffled,
)
from jax import lax

from meeplewright.games.carcassonne.bots.zero.net import Weights
from meeplewright.games.carcassonne.jax.arrays import OVER


class Found(NamedTuple):
    """What a search found, by position."""

    turns: jax.Array  # [position, considered]: their places in the list of all turns
    lead: jax.Array  # the same shape
    is_real: jax.Array  # 1 for a turn that can be played


def searched(plan: Plan, weights: Weights, games: Game, key: jax.Array) -> Found:
    """[position]: some at once, because a rollout needs much memory."""
    number = len(games.table.phase)
    together = min(plan.together, number)
    parts = jax.tree.map(lambda part: part.reshape(-1, together, *part.shape[1:]), games)
    keys = jax.random.split(key, number // together)
    found = lax.map(lambda part: _some(plan, weights, *part), (parts, keys))
    flat: Found = jax.tree.map(lambda part: part.reshape(number, *part.shape[2:]), found)
    return flat


def _some(plan: Plan, weights: Weights, games: Game, key: jax.Array) -> Found:
    of_luck, of_deals = jax.random.split(key)
    number = len(games.table.phase)
    luck = noise(plan, plan.luck, number, of_luck)
    turns: Turns = jax.vmap(lambda game, luck: look(plan, weights, game, plan.considered, luck))(
        games, luck
    )
    keys = jax.random.split(of_deals, (number, plan.deals))
    rollouts = jax.vmap(partial(_first_turns, plan))(games, turns.moves, keys)
    flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[3:]), rollouts)
    player = jnp.repeat(games.table.player, plan.deals * plan.considered)
    lead = _played_on(plan, weights, flat, player).reshape(number, plan.deals, plan.considered)
    return Found(turns.numbers, lead.mean(1), (turns.scores > LIKELY) * 1.0)


def _first_turns(plan: Plan, game: Game, moves: jax.Array, keys: jax.Array) -> Game:
    """[deal, turn]: after each of these turns."""

    def on_deal(key: jax.Array) -> Game:
        table = reshuffled(game.table, key)
        one = Game(table, game.options)
        after: Game = jax.vmap(lambda move: play(plan, one, jnp.bool_(True), move))(moves)
        # every lane of a batch has its own options
        same = jax.tree.map(lambda part: jnp.broadcast_to(part, moves.shape), game.options)
        return Game(after.table, same)

    found: Game = jax.vmap(on_deal)(keys)
    return found


def turns_on(seats: jax.Array) -> jax.Array:
    """How many turns are played after the first."""
    return jnp.where(seats == 2, 3, seats - 1)


def _played_on(plan: Plan, weights: Weights, games: Game, player: jax.Array) -> jax.Array:
    """The lead of this player; the positions are played on by the network alone."""
    longest = turns_on(games.options.seats).max()

    def turn(at: tuple[jax.Array, Game]) -> tuple[jax.Array, Game]:
        number, games = at
        best = jax.vmap(partial(_best, plan, weights))(games)
        active = number < turns_on(games.options.seats)
        return number + 1, jax.vmap(partial(play, plan))(games, active, best)

    _, games = lax.while_loop(lambda at: at[0] < longest, turn, (jnp.int32(0), games))
    values, _, _ = jax.vmap(partial(judged, plan, weights))(games)
    own: Any = jnp.arange(len(player)), player
    return jnp.where(games.table.phase == OVER, jax.vmap(leads)(games)[own], values)


def _best(plan: Plan, weights: Weights, game: Game) -> jax.Array:
    _, scores, moves = judged(plan, weights, game)
    return moves[jnp.argmax(scores)]
