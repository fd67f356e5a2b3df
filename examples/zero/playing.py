"""Games over the batched engine, many at a time: two to five seats, all options of the base game.

A turn is a placement and a follower. The network scores all turns. Every table has five seats, of
which those beyond its number of players are never used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.batch_inputs import Options, net_inputs_of, placements
from jax import lax

from meeplewright.games.carcassonne.bots.zero.features import RIVALRY
from meeplewright.games.carcassonne.bots.zero.net import Weights, judge
from meeplewright.games.carcassonne.bots.zero.tile_facts import CODES, OPTIONS
from meeplewright.games.carcassonne.jax import followers
from meeplewright.games.carcassonne.jax.arrays import OVER, PLACE, Sizes, Table
from meeplewright.games.carcassonne.jax.env import Carcassonne
from meeplewright.games.carcassonne.jax.final_scoring import final_points
from meeplewright.games.carcassonne.jax.placement import lay, spots_open
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES

TURNS = 71
"""No game has more."""
SEATS = 5
LIKELY = -1e8
"""Turns with a lower score cannot be played."""
SHARES = {2: 0.55, 3: 0.15, 4: 0.15, 5: 0.15}
"""Of the games, by number of seats."""
USUAL = 0.75
"""The share of games with the default options; the others have any."""


SMALL = Sizes(torus=48, slots=72)
"""Games that outgrow it are not learned from; they are rare once play is not random."""


@dataclass(frozen=True)
class Plan:
    """How games are played while learning."""

    games: int = 2048
    positions: int = 143360  # of these games that are learned from in a round
    searched: int = 2048  # those of them whose turns are searched
    together: int = 1024  # positions searched at once
    considered: int = 8  # turns that are played or searched at a position
    deals: int = 2  # of the remaining tiles, the same for all of these turns
    placements: int = 80  # at most this many placements are looked at
    luck: float = 1.5  # points: the noise in a turn's score when those to be searched are chosen
    warmth: float = 0.8  # points: a turn that looks this much worse is played e times less often
    sizes: Sizes = SMALL


class Game(NamedTuple):
    """A table and how it plays."""

    table: Table
    options: Options


class Turns(NamedTuple):
    """A position as the network judges it, and the best turns there, best first."""

    value: jax.Array
    numbers: jax.Array  # [most]: their places in the list of all turns
    scores: jax.Array
    moves: jax.Array  # packed: see `play`


class Practised(NamedTuple):
    """What was played in a position, and what came of it."""

    turns: jax.Array  # [considered]: those it was chosen from, as in `Turns`
    chosen: jax.Array  # its place among them
    chance: jax.Array  # the logarithm of its probability
    target: jax.Array  # what the position was worth to its player
    surprise: jax.Array  # how much more than the network said


def judged(plan: Plan, weights: Weights, game: Game) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The value, the scores of all turns in one list, and the same turns packed."""
    table = game.table
    slot, turn, there = placements(table, plan.placements)
    net_inputs = net_inputs_of(table, game.options, plan.sizes)
    found = judge(jnp, weights, net_inputs, slot, turn, there)
    codes = jnp.asarray(CODES)[table.in_hand * 4 + turn]
    moves = (slot * 4 + turn)[:, None] * 32 + codes
    return found.value, found.score.reshape(-1), moves.reshape(-1)


def look(plan: Plan, weights: Weights, game: Game, most: int, luck: jax.Array) -> Turns:
    """`luck`: points added to every turn's score when the best few are chosen."""
    value, scores, moves = judged(plan, weights, game)
    best, numbers = lax.top_k(jnp.where(scores > LIKELY, scores + luck, scores), most)
    return Turns(value, numbers, best, moves[numbers])


def noise(plan: Plan, points: float, games: int, key: jax.Array) -> jax.Array:
    """[game, turn]"""
    return points * jax.random.gumbel(key, (games, plan.placements * OPTIONS))


def chances(plan: Plan, scores: jax.Array) -> jax.Array:
    """The logarithms of the probabilities to play these turns."""
    return jax.nn.log_softmax(jnp.where(scores > LIKELY, scores / plan.warmth, LIKELY))


def play(plan: Plan, game: Game, active: jax.Array, move: jax.Array) -> Game:
    """Play one turn, where active; points in unfinished features are not added after the last.

    A follower that cannot stand there stays in the supply.
    """
    table, options = game
    active = active & (table.phase == PLACE)
    at = move // 32
    laid = lay(table, active, jnp.clip(at // 4, 0, plan.sizes.slots - 1), at % 4, plan.sizes)
    code = move % 32
    code = jnp.where((spots_open(laid, FARMER_RULES[0]) >> code) & 1 == 1, code, 0)
    after = followers.follow(laid, active, code, options.small_city)
    after = followers.draw(after, active, None)
    player = jnp.where(after.player < options.seats, after.player, 0)
    return Game(replace(after, player=player), options)


def points_of(game: Game) -> jax.Array:
    """[seat]: the points if the game ended here."""
    by_rule = [final_points(game.table, rule) for rule in FARMER_RULES]
    return jnp.stack(by_rule)[game.options.farmers].astype(jnp.float32)


def leads(game: Game) -> jax.Array:
    """[seat]: the points minus a mean of the opponents' in which better ones count more."""
    points = points_of(game)
    seat = np.arange(SEATS)
    is_rival = (seat < game.options.seats) & (seat[:, None] != seat)
    best = jnp.where(is_rival, points, -1e3).max(1, keepdims=True)
    counts = jnp.exp(jnp.minimum(points - best, 0.0) / RIVALRY) * is_rival
    return points - (counts * points).sum(1) / counts.sum(1)


def reshuffled(table: Table, key: jax.Array) -> Table:
    """The remaining tiles in another order: a search must not know the real one."""
    place = np.arange(len(table.deck))
    order = jnp.where(place < table.drawn, -1.0, jax.random.uniform(key, table.deck.shape))
    _, deck = lax.sort((order, table.deck), num_keys=1, is_stable=True)
    return replace(table, deck=deck)


# -- games ----------------------------------------------------------------------------------------


def dealt(plan: Plan, options: Options, key: jax.Array) -> Game:
    """New games."""
    of_deal, of_start = jax.random.split(key)
    games = len(options.seats)
    env = Carcassonne(SEATS, sizes=plan.sizes)
    tables = jax.vmap(env.init)(jax.random.split(of_deal, games)).table
    starter = jax.random.randint(of_start, (games,), 0, options.seats)
    return Game(replace(tables, player=starter), options)


def all_options(games: int, key: jax.Array) -> Options:
    """Of a round's games: sorted by seats, every share of them at random."""
    of_use, of_rule, of_city = jax.random.split(key, 3)
    ends = np.round(np.cumsum(list(SHARES.values())) * games)
    seats = 2 + (np.arange(games)[:, None] >= ends[:-1]).sum(1)
    is_usual = jax.random.uniform(of_use, (games,)) < USUAL
    rule = jax.random.randint(of_rule, (games,), 0, len(FARMER_RULES))
    city = 2 * jax.random.randint(of_city, (games,), 1, 3)
    return Options(jnp.asarray(seats), jnp.where(is_usual, 0, rule), jnp.where(is_usual, 4, city))


def default_options(seats: Any) -> Options:
    return Options(jnp.asarray(seats), 0 * jnp.asarray(seats), 4 + 0 * jnp.asarray(seats))


def self_play(
    plan: Plan, weights: Weights, patience: float, key: jax.Array
) -> tuple[Game, Practised, jax.Array, jax.Array]:
    """Play all games to the end: [turn, game] positions, what was played there, and whether they
    can be learned from; the mean points of a seat.

    What a position was worth to its player is a mix of what the network says about that player's
    next position and the end of the game; a greater patience gives more weight to later values (TD
    with lambda).
    """
    of_deal, of_options, of_play = jax.random.split(key, 3)
    options = all_options(plan.games, of_options)

    def choose(game: Game, luck: jax.Array) -> tuple[jax.Array, tuple[jax.Array, ...]]:
        best = look(plan, weights, game, plan.considered, jnp.float32(0))
        chance = chances(plan, best.scores)
        chosen = jnp.argmax(chance + luck)
        return best.moves[chosen], (best.numbers, chosen, chance[chosen], best.value)

    def turn(game: Game, key: jax.Array) -> tuple[Game, tuple[Table, Any]]:
        luck = jax.random.gumbel(key, (plan.games, plan.considered))
        moves, chosen = jax.vmap(choose)(game, luck)
        after = jax.vmap(partial(play, plan))(game, jnp.ones(plan.games, bool), moves)
        return after, (game.table, chosen)

    ended, (tables, (turns, chosen, chance, values)) = lax.scan(
        turn, dealt(plan, options, of_deal), jax.random.split(of_play, TURNS)
    )
    is_on = tables.phase != OVER
    final = jax.vmap(leads)(ended)
    targets = _targets(is_on, tables.player, values, final, patience)
    many = jax.tree.map(lambda part: jnp.broadcast_to(part, (TURNS, plan.games)), options)
    seats = np.arange(SEATS) < options.seats[:, None]
    points = (jax.vmap(points_of)(ended) * seats).sum() / seats.sum()
    practised = Practised(turns, chosen, chance, targets, targets - values)
    return Game(tables, many), practised, is_on & ~ended.table.overflowed, points


def _targets(
    is_on: jax.Array, player: jax.Array, values: jax.Array, final: jax.Array, patience: float
) -> jax.Array:
    """[turn, game]: from the last turn back; every seat remembers its next position."""

    def earlier(known: tuple[jax.Array, jax.Array], at: tuple[jax.Array, ...]) -> Any:
        is_on, player, value = at
        is_own = is_on[:, None] & (player[:, None] == np.arange(SEATS))
        mixed = (1 - patience) * known[0] + patience * known[1]
        target = (mixed * is_own).sum(1)
        after = [
            jnp.where(is_own, new[:, None], old)
            for new, old in zip((value, target), known, strict=True)
        ]
        return tuple(after), target

    _, targets = lax.scan(earlier, (final, final), (is_on, player, values), reverse=True)
    found: jax.Array = targets
    return found


def match(
    plan: Plan, first: Weights, second: Weights | None, seats: int, games: int, key: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """[game]: the lead of a seat with the first weights, all others having the second (None: random
    turns), and its share of a win. It is every seat in turn, and both play what they score best.
    """
    of_deal, of_play = jax.random.split(key)
    options = default_options(jnp.full(games, seats))
    own = jnp.arange(games) % seats

    def best(weights: Weights | None, game: Game, luck: jax.Array) -> jax.Array:
        _, scores, moves = judged(plan, first if weights is None else weights, game)
        if weights is None:
            scores = jnp.where(scores > LIKELY, luck, scores)
        return moves[jnp.argmax(scores)]

    def turn(game: Game, key: jax.Array) -> tuple[Game, None]:
        luck = noise(plan, 1.0, games, key)
        ours = jax.vmap(partial(best, first))(game, luck)
        theirs = jax.vmap(partial(best, second))(game, luck)
        moves = jnp.where(game.table.player == own, ours, theirs)
        return jax.vmap(partial(play, plan))(game, jnp.ones(games, bool), moves), None

    ended, _ = lax.scan(turn, dealt(plan, options, of_deal), jax.random.split(of_play, TURNS))
    points = jnp.where(np.arange(SEATS) < options.seats[:, None], jax.vmap(points_of)(ended), -1.0)
    won = points == points.max(1, keepdims=True)
    share = (won / won.sum(1, keepdims=True))[jnp.arange(games), own]
    return jax.vmap(leads)(ended)[jnp.arange(games), own], share
