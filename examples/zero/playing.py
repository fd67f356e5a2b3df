"""Turns, search and matches over the batched engine, many games at a time, two seats each.

A turn is a placement and a follower. The network scores all turns, and the search looks at the best
few, with noise in the choice at its root. The remaining tiles are reshuffled for every search, in
one order for all the turns it compares.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import mctx
import numpy as np
from examples.zero.batch_inputs import net_inputs_of, placements
from jax import lax

from meeplewright.games.carcassonne.bots.zero.net import Weights, judge
from meeplewright.games.carcassonne.bots.zero.tile_facts import CODES, OPTIONS
from meeplewright.games.carcassonne.jax.arrays import FOLLOWER, OVER, PLACE, Sizes, Table
from meeplewright.games.carcassonne.jax.env import Carcassonne
from meeplewright.games.carcassonne.jax.final_scoring import final_points
from meeplewright.games.carcassonne.jax.placement import spots_open

TURNS = 71
"""No game has more."""
LIKELY = -1e8
"""Turns with a lower score cannot be played."""


SMALL = Sizes(torus=48, slots=72)
"""Games that outgrow it are not learned from; they are rare once play is not random."""


@dataclass(frozen=True)
class Plan:
    """How games are played while learning."""

    games: int = 2048
    simulations: int = 32
    considered: int = 16  # turns in the search at every position
    placements: int = 80  # at most this many placements are looked at
    luck: float = 1.0  # points: the noise in a turn's score at the root
    trust: float = 0.05  # how much one more visit adds to the weight of the search's own values
    sizes: Sizes = SMALL

    @property
    def env(self) -> Carcassonne:
        return Carcassonne(2, sizes=self.sizes)


class Looked(NamedTuple):
    """A position as the network judges it."""

    value: jax.Array
    turns: jax.Array  # [considered]: indices in the list of all scores, best first
    scores: jax.Array
    moves: jax.Array  # the same turns, packed: see `play`


class Kept(NamedTuple):
    """What is learned from one position."""

    table: Table
    turns: jax.Array
    found: jax.Array  # [considered]: the value that the search found for each of them
    visits: jax.Array
    target: jax.Array  # the value that the position turned out to have
    counts: jax.Array  # whether the game was still running


def judged(plan: Plan, weights: Weights, table: Table) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The value, the scores of all turns in one list, and the same turns packed."""
    slot, turn, there = placements(table, plan.placements)
    found = judge(jnp, weights, net_inputs_of(table, plan.sizes), slot, turn, there)
    codes = jnp.asarray(CODES)[table.in_hand * 4 + turn]
    moves = (slot * 4 + turn)[:, None] * 32 + codes
    return found.value, found.score.reshape(-1), moves.reshape(-1)


def look(plan: Plan, weights: Weights, table: Table, luck: jax.Array) -> Looked:
    """`luck`: points added to every turn's score when the best few are chosen."""
    value, scores, moves = judged(plan, weights, table)
    scores = jnp.where(scores > LIKELY, scores + luck, scores)
    best, turns = lax.top_k(scores, plan.considered)
    return Looked(value, turns, best, moves[turns])


def play(plan: Plan, table: Table, move: jax.Array) -> Table:
    """Play one turn, and add the final points after the last.

    A follower that cannot stand there stays in the supply.
    """
    env = plan.env
    laid = env.lay(table, table.phase == PLACE, move // 32)
    code = move % 32
    code = jnp.where((spots_open(laid, env.farmers) >> code) & 1 == 1, code, 0)
    after = env.pass_on(laid, laid.phase == FOLLOWER, 4 * plan.sizes.slots + code, None)
    is_over = after.phase == OVER
    points = jnp.where(is_over & ~after.is_counted, final_points(after, env.farmers), after.points)
    return replace(after, points=points, is_counted=is_over)


def margin(table: Table, player: jax.Array) -> jax.Array:
    points = table.points.astype(jnp.float32)
    return points[player] - points[1 - player]


def reshuffled(table: Table, key: jax.Array) -> Table:
    """The remaining tiles in another order: the search must not know the real one."""
    place = np.arange(len(table.deck))
    order = jnp.where(place < table.drawn, -1.0, jax.random.uniform(key, table.deck.shape))
    _, deck = lax.sort((order, table.deck), num_keys=1, is_stable=True)
    return replace(table, deck=deck)


# -- search ---------------------------------------------------------------------------------------


def searched(plan: Plan, weights: Weights, tables: Table, key: jax.Array) -> tuple[Any, Looked]:
    """The result of mctx for every game, and the turns it chose from."""
    of_luck, of_deck, of_search = jax.random.split(key, 3)
    games = len(tables.phase)
    tables = jax.vmap(reshuffled)(tables, jax.random.split(of_deck, games))
    luck = plan.luck * jax.random.gumbel(of_luck, (games, plan.placements * OPTIONS))
    looked = jax.vmap(partial(look, plan, weights))(tables, luck)
    root = mctx.RootFnOutput(
        prior_logits=looked.scores, value=looked.value, embedding=(tables, looked.moves)
    )
    found = mctx.gumbel_muzero_policy(
        weights,
        of_search,
        root,
        partial(_one_turn_on, plan),
        plan.simulations,
        invalid_actions=looked.scores < LIKELY,
        qtransform=partial(
            mctx.qtransform_completed_by_mix_value, value_scale=plan.trust, rescale_values=False
        ),
        max_num_considered_actions=plan.considered,
        gumbel_scale=0.0,  # the noise is already in the scores
    )
    return found, looked


def _one_turn_on(
    plan: Plan, weights: Weights, key: jax.Array, action: jax.Array, at: tuple[Table, jax.Array]
) -> tuple[Any, tuple[Table, jax.Array]]:
    tables, moves = at
    move = jnp.take_along_axis(moves, action[:, None], 1)[:, 0]
    was_on = tables.phase != OVER
    player = tables.player
    tables = jax.vmap(partial(play, plan))(tables, move)
    is_on = tables.phase != OVER
    looked = jax.vmap(partial(look, plan, weights))(tables, 0.0 * is_on)
    ends = was_on & ~is_on
    step = mctx.RecurrentFnOutput(
        reward=jnp.where(ends, jax.vmap(margin)(tables, player), 0.0),
        discount=jnp.where(is_on, -1.0, 0.0),  # good for the next player is bad for this one
        prior_logits=looked.scores,
        value=jnp.where(is_on, looked.value, 0.0),
    )
    return step, (tables, looked.moves)


# -- games ----------------------------------------------------------------------------------------


def dealt(plan: Plan, games: int, key: jax.Array) -> Table:
    tables: Table = jax.vmap(plan.env.init)(jax.random.split(key, games)).table
    return tables


def self_play(plan: Plan, weights: Weights, patience: float, key: jax.Array) -> tuple[Kept, Any]:
    """Play all games to the end. Return [turn, game] of what is learned, and a seat's mean points.

    The value of a position is a mix of what the search found and the value of the next position for
    the other player; a greater patience gives more weight to the latter (TD with lambda).
    """
    of_deal, of_play = jax.random.split(key)

    def turn(tables: Table, key: jax.Array) -> tuple[Table, tuple[Any, ...]]:
        found, looked = searched(plan, weights, tables, key)
        summary = found.search_tree.summary()
        chosen = found.action[:, None]
        move = jnp.take_along_axis(looked.moves, chosen, 1)[:, 0]
        value = jnp.take_along_axis(summary.qvalues, chosen, 1)[:, 0]
        after = jax.vmap(partial(play, plan))(tables, move)
        kept = tables, looked.turns, summary.qvalues, summary.visit_counts, value
        return after, kept

    tables, kept = lax.scan(
        turn, dealt(plan, plan.games, of_deal), jax.random.split(of_play, TURNS)
    )
    is_on = kept[0].phase != OVER

    def worth(later: jax.Array, at: tuple[jax.Array, ...]) -> tuple[jax.Array, jax.Array]:
        is_on, player, value, is_last = at
        followed = jnp.where(is_last, jax.vmap(margin)(tables, player), -later)
        share = jnp.where(is_last, 1.0, patience)
        target = jnp.where(is_on, (1 - share) * value + share * followed, later)
        return target, target

    is_last = is_on & ~jnp.concatenate([is_on[1:], jnp.zeros_like(is_on[:1])])
    steps = is_on, kept[0].player, kept[4], is_last
    _, targets = lax.scan(worth, jnp.zeros(plan.games), steps, reverse=True)
    counts = is_on & ~tables.overflowed[None, :]
    position, turns, found, visits, _ = kept
    learnt = Kept(position, turns, found, visits, targets, counts)
    return learnt, tables.points.mean()


def match(plan: Plan, first: Weights, second: Weights | None, games: int, key: jax.Array) -> Any:
    """[game]: the first policy's lead over the second (None: random turns); they take turns to
    start.

    Both play what they score best.
    """
    of_deal, of_play = jax.random.split(key)
    seat: Any = np.arange(games) % 2

    def best(weights: Weights | None, table: Table, luck: jax.Array) -> jax.Array:
        _, scores, moves = judged(plan, first if weights is None else weights, table)
        if weights is None:
            scores = jnp.where(scores > LIKELY, luck, scores)
        return moves[jnp.argmax(scores)]

    def turn(tables: Table, key: jax.Array) -> tuple[Table, None]:
        luck = jax.random.uniform(key, (games, plan.placements * OPTIONS))
        own = jax.vmap(partial(best, first))(tables, luck)
        other = jax.vmap(partial(best, second))(tables, luck)
        moves = jnp.where(tables.player == seat, own, other)
        return jax.vmap(partial(play, plan))(tables, moves), None

    tables, _ = lax.scan(turn, dealt(plan, games, of_deal), jax.random.split(of_play, TURNS))
    return jax.vmap(margin)(tables, jnp.asarray(seat))
