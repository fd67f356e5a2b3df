"""The batched engine plays the games of the rules move by move, with the same observations.

Games are played at random by the rules; then all of them at once by the engine, with the same
deck. Before every action the legal ids are compared, after it points and supplies, and what every
seat sees; at the end the final points.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne import Draw, Start
from meeplewright.games.carcassonne.rules.tiles import NUMBER_OF
from tests.conftest import FULL, only_in_full

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.carcassonne.jax.arrays import COMPACT, Sizes, whole_bag  # noqa: E402
from meeplewright.games.carcassonne.jax.env import Carcassonne, State  # noqa: E402
from meeplewright.games.carcassonne.jax.followers import exchanged  # noqa: E402
from meeplewright.games.carcassonne.jax.playouts import (  # noqa: E402
    random_action,
    sample_place,
    sample_turn,
)

ON_A_PROCESSOR = os.environ["JAX_PLATFORMS"] == "cpu"
GAMES = 24 if ON_A_PROCESSOR or not FULL else 100
TABLES = [(5, "per_city_4", 2)]
MORE = [(2, "per_field_3_once", 4)]
ON_ACCELERATORS = [  # every table compiles for half a minute on a processor
    (3, "per_field_3", 2),
    (4, "none", 4),
    (2, "per_city_4", 2),
    (2, "none", 2),
    (3, "per_field_3_once", 2),
    (4, "per_field_3_once", 4),
    (4, "per_city_4", 4),
    (5, "per_field_3", 4),
    (5, "per_field_3_once", 2),
]
ASKED = TABLES + (MORE if FULL else [])
if FULL and not ON_A_PROCESSOR:
    ASKED += ON_ACCELERATORS
DECK = 71


@dataclass
class Moment:
    """Before an action: who acts, what is legal, the action; after it, points and supplies."""

    seat: int
    legal: list[int]
    number: int
    points: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    row: bytes = b""  # what the seat saw before it acted


@dataclass
class Played:
    deck: list[int] = field(default_factory=list)
    starter: int = 0
    moments: list[Moment] = field(default_factory=list)
    final: list[int] = field(default_factory=list)


def played(seats: int, farmers: str, small_city: int, rng: Random) -> Played:
    game = Rules()
    encoding = game.encoding(seats)
    state = game.start(seats, {"farmers": farmers, "small_city": small_city})
    found = Played()
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            outcome = state.draw(rng)
            if isinstance(outcome, Draw):
                found.deck.append(NUMBER_OF[outcome.tile])
            elif isinstance(outcome, Start):
                found.starter = outcome.seat
            state.apply(CHANCE, outcome)
            continue
        legal = encoding.legal_ids(state, seat)
        moment = Moment(seat, legal, rng.choice(legal), row=encoding.observe(state, seat))
        state.apply(seat, encoding.action_of(state, seat, moment.number))
        form = state.to_json()
        moment.points, moment.supply = form["points"], form["supply"]
        found.moments.append(moment)
    outcome_points = state.outcome()
    assert outcome_points is not None
    found.final = list(outcome_points.points)
    found.deck += [0] * (DECK - len(found.deck))
    return found


@cache
def engine(seats: int, farmers: str, small_city: int) -> tuple[Any, Any]:
    """How all games at once begin and go on. Compiling it takes long."""
    env = Carcassonne(seats, farmers, small_city)
    return jax.jit(jax.vmap(env.begin)), jax.jit(jax.vmap(env.step))


@pytest.mark.parametrize(("seats", "farmers", "small_city"), ASKED)
def test_every_move_is_the_reference_s(seats: int, farmers: str, small_city: int) -> None:
    rng = Random(f"batch {seats}")
    games = [played(seats, farmers, small_city, rng) for _ in range(GAMES)]
    begin, step = engine(seats, farmers, small_city)
    fields = jax.jit(jax.vmap(State.fields))
    decks = np.array([game.deck for game in games], np.uint8)
    states = begin(decks, np.array([game.starter for game in games]))
    for index in range(max(len(game.moments) for game in games)):
        live = [line for line, game in enumerate(games) if index < len(game.moments)]
        seen = jax.tree.map(np.asarray, fields(states, states.current_player))
        for line in live:
            check_before(games[line].moments[index], states, seen, line)
        actions: Any = np.zeros(len(games), np.int32)
        for line in live:
            actions[line] = games[line].moments[index].number
        states = jax.tree.map(np.asarray, step(states, actions))
        for line in live:
            check_after(games[line], index, states, line)


def check_before(moment: Moment, states: State, seen: dict[str, Any], line: int) -> None:
    assert states.current_player[line] == moment.seat
    assert np.flatnonzero(states.legal_action_mask[line]).tolist() == moment.legal
    row = np.frombuffer(moment.row, "<i2")
    same = np.concatenate([field[line].reshape(-1) for field in ordered(seen)])
    assert np.array_equal(row, same)


def ordered(seen: dict[str, Any]) -> list[Any]:
    return [seen[field.name] for field in Rules().encoding(2).fields]


def check_after(game: Played, index: int, states: State, line: int) -> None:
    moment, is_last = game.moments[index], index == len(game.moments) - 1
    assert bool(states.terminated[line]) == is_last
    expected = game.final if is_last else moment.points
    assert states.points[line].tolist() == expected
    if not is_last:
        assert states.table.supply[line].tolist() == moment.supply
        assert not states.rewards[line].any()
        return
    best = [points == max(game.final) for points in game.final]
    share = np.array(best) / sum(best)
    others = (1 - share) / (len(best) - 1)
    assert states.rewards[line].tolist() == pytest.approx((share - others).tolist())
    assert not states.legal_action_mask[line].any()


def test_an_illegal_action_ends_the_game_at_a_loss_and_a_game_that_is_over_stays() -> None:
    begin, step = engine(*TABLES[0])
    rng = np.random.default_rng(1)
    decks = np.array([rng.permutation(whole_bag()) for _ in range(GAMES)], np.uint8)
    states = begin(decks, np.arange(GAMES) % TABLES[0][0])
    legal = np.asarray(states.legal_action_mask)
    assert legal.any(1).all()
    wrong = legal.argmin(1).astype(np.int32)
    after = step(states, wrong)
    assert after.terminated.all() and not after.legal_action_mask.any()
    assert (after.rewards[np.arange(GAMES), states.current_player] == -1).all()
    assert np.asarray(after.rewards.sum(1)) == pytest.approx(np.zeros(GAMES), abs=1e-6)
    again = step(after, wrong)
    assert again.terminated.all() and not again.rewards.any()
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), after.table, again.table))


def test_random_play_takes_every_legal_way_as_often() -> None:
    turns: Any = np.zeros(146, np.uint8)
    turns[[3, 40, 145]] = [0b0101, 0b1111, 0b0010]
    ways = [3 * 4, 3 * 4 + 2, 160, 161, 162, 163, 145 * 4 + 1]
    keys = jax.random.split(jax.random.key(5), 14_000)
    fitting = jax.numpy.asarray(turns)
    of_slots, of_turns = jax.random.bits(keys[0], (2, 14_000), np.uint32)
    slots = jax.vmap(lambda seed: sample_place(fitting, seed))(of_slots)
    turned = jax.vmap(sample_turn)(fitting[slots], of_turns)
    counts = np.bincount(np.asarray(slots * 4 + turned), minlength=584)
    assert counts.sum() == counts[ways].sum() and abs(counts[ways] - 2000).max() < 200
    mask: Any = np.zeros(602, bool)
    mask[ways] = True
    drawn = jax.vmap(lambda key: random_action(mask, key))(keys)
    counts = np.bincount(np.asarray(drawn), minlength=602)
    assert counts.sum() == counts[ways].sum() and abs(counts[ways] - 2000).max() < 200


def test_every_tile_in_the_bag_is_drawn_as_often() -> None:
    """The first tile by shuffling the deck, the second by its own key, for any deck."""
    env, games = Carcassonne(), 20_000
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(8), games))
    of_bag = np.bincount(whole_bag(), minlength=24) / DECK
    check_share(first.table.in_hand, of_bag)
    deck = jax.numpy.asarray(np.random.default_rng(3).permutation(whole_bag()))
    drawn = jax.jit(jax.vmap(lambda seed: exchanged(deck, 1, seed)[1]))(
        jax.random.bits(jax.random.key(9), (games,), np.uint32)
    )
    left = np.bincount(deck[1:], minlength=24) / (DECK - 1)
    check_share(drawn, left)
    assert np.bincount(first.current_player).tolist() == pytest.approx([games / 2] * 2, rel=0.05)


def check_share(found: Any, expected: Any) -> None:
    """Within five standard deviations of the expectation, and never an impossible one."""
    number = len(found)
    counts = np.bincount(np.asarray(found), minlength=len(expected))
    spread = 5 * np.sqrt(number * expected * (1 - expected))
    assert (abs(counts - number * expected) <= spread).all()


@only_in_full
def test_a_compact_table_plays_the_same_game_in_less_room() -> None:
    large, small = Carcassonne(), Carcassonne(sizes=COMPACT)
    key = jax.random.key(6)
    one, other = large.init(key), small.init(key)
    step_large, step_small = jax.jit(large.step), jax.jit(small.step)
    rng = Random(5)
    while not bool(one.terminated):
        legal = np.flatnonzero(one.legal_action_mask)
        legal_small = np.flatnonzero(other.legal_action_mask)
        place = rng.randrange(len(legal))
        assert len(legal_small) == len(legal)
        one, other = step_large(one, legal[place]), step_small(other, legal_small[place])
    assert bool(other.terminated) and not bool(other.truncated)
    assert one.points.tolist() == other.points.tolist()
    assert size_of(other) < size_of(one) / 2


def size_of(state: State) -> int:
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(state))


@only_in_full
def test_a_game_too_large_for_its_table_says_so() -> None:
    env = Carcassonne(sizes=Sizes(torus=32, slots=8))
    step = jax.jit(lambda state, key: env.step(state, random_action(state.legal_action_mask, key)))
    state = env.init(jax.random.key(0))
    assert not bool(state.truncated)
    for index in range(60):
        state = step(state, jax.random.key(index))
    assert bool(state.truncated) and int(state.table.laid) < 30
