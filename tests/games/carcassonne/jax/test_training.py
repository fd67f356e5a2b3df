"""Training the bot zero in short form: a few games, a small search, a few learning steps."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne.rules.actions import Draw, Start
from meeplewright.games.carcassonne.rules.base import LETTERS
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import CarcassonneState

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[train]'")

import jax.numpy as jnp  # noqa: E402
from examples.zero.batch_inputs import Options, net_inputs_of, placements  # noqa: E402
from examples.zero.learner import Learner, first_learner, load_learner, save_learner  # noqa: E402
from examples.zero.learning import Kept, first_weights, load, loss, save, step  # noqa: E402
from examples.zero.playing import LIKELY, Game, Plan, dealt, judged, play, points_of  # noqa: E402
from examples.zero.train import Trainer  # noqa: E402

from meeplewright.games.carcassonne.bots.zero.net import judge  # noqa: E402
from meeplewright.games.carcassonne.bots.zero.reading import look, turn_of  # noqa: E402
from meeplewright.games.carcassonne.bots.zero.weights import read_weights, taught_weights  # noqa: E402
from meeplewright.games.carcassonne.jax.arrays import OVER, x_of, y_of  # noqa: E402
from tests.conftest import FULL  # noqa: E402

pytestmark = pytest.mark.skipif(not FULL, reason="compiles for minutes: the long sweeps only")

PLAN = Plan(games=8, positions=64, searched=8, together=4, considered=2, deals=2, placements=80)
BATCH = 16
SAME = 5e-4
"""The tolerance of sums in 32 bits, in points."""
TABLES = [(2, 0, 4), (2, 3, 2), (3, 1, 4), (3, 2, 2), (4, 0, 4), (4, 2, 4), (5, 0, 2), (5, 1, 4)]
"""Seats, rule for farmers, points of a small city."""


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    return Trainer(PLAN, BATCH)


@pytest.fixture(scope="module")
def positions(trainer: Trainer) -> Kept:
    kept, _ = trainer.play(untaught(), jnp.float32(0.9), jax.random.key(77))
    found: Kept = kept
    return found


def untaught() -> Any:
    return first_weights(jax.random.key(0))


def test_training_can_go_on(trainer: Trainer, tmp_path: Path) -> None:
    """Two rounds at once, or one, a break and another: the same weights."""
    state = tmp_path / "state.npz"

    def stop(number: int, learner: Learner, said: str) -> bool:
        save_learner(learner, number, state)
        return False

    start = first_learner(untaught())
    whole = trainer.train(2, seed=1, learner=start, rate=5e-3)
    assert int(whole.steps) == 2 * PLAN.positions // BATCH
    trainer.train(2, seed=1, learner=start, rate=5e-3, report=stop)
    learner, done = load_learner(state)
    assert done == 1
    again = trainer.train(2, seed=1, learner=learner, rate=5e-3, done=done)
    assert jax.tree.all(jax.tree.map(np.array_equal, whole, again))
    is_kept(whole.weights, tmp_path / "weights.npz")


def test_steps_on_the_same_positions_lower_their_loss(positions: Kept) -> None:
    learner = first_learner(untaught())
    stepped, wrong = jax.jit(partial(step, PLAN)), jax.jit(partial(loss, PLAN))
    before = float(wrong(learner.weights, positions)[0])
    for _ in range(20):
        learner, _ = stepped(learner, positions, jnp.float32(1e-3))
    assert float(wrong(learner.weights, positions)[0]) < before


def is_kept(weights: dict[str, Any], path: Path) -> None:
    save(weights, path)
    back, of_bot = load(path), read_weights(path)
    assert back.keys() == of_bot.keys() == weights.keys() == taught_weights().keys()
    for name, part in weights.items():
        assert np.array_equal(back[name], of_bot[name])
        assert np.allclose(back[name], part, rtol=1e-3, atol=1e-6)
    assert path.stat().st_size < 300_000


def test_the_search_looks_at_some_positions(positions: Kept) -> None:
    searched = np.asarray(positions.found.is_real).any(1)
    assert searched[: PLAN.searched].all() and not searched[PLAN.searched :].any()
    seats = np.asarray(positions.game.options.seats)
    assert set(seats) == {2, 3, 4, 5}
    assert (np.asarray(positions.practised.chosen) < PLAN.considered).all()
    assert (np.asarray(positions.practised.chance) <= 0).all()
    assert (np.asarray(positions.game.table.player) < seats).all()


def test_whole_games_follow_the_rules_and_are_judged_alike() -> None:
    """All seats and options: every position and every result, from the engine and the rules."""
    options = Options(*(jnp.asarray(column) for column in zip(*TABLES, strict=True)))
    games = dealt(PLAN, options, jax.random.key(5))
    states = [first_state(*table) for table in TABLES]
    one_on = jax.jit(jax.vmap(_judged_and_played))
    compared = 0
    for number in range(72):
        before = jax.tree.map(np.asarray, games)
        games, *found = one_on(games, jax.random.split(jax.random.key(number), len(TABLES)))
        for line, state in enumerate(states):
            at = jax.tree.map(lambda part, line=line: part[line], (before, found))
            drawn = drawn_between(state, at[0].table)
            for kind in drawn:
                state.apply(CHANCE, Draw(LETTERS[kind]))
            if at[0].table.phase != OVER:
                follow(state, at[0], at[1])
                compared += 1
    assert compared > 500
    points = np.asarray(jax.vmap(points_of)(games))
    for state, found in zip(states, points, strict=True):
        assert list(state.points_now()) == found[: state.seats].tolist()


def _judged_and_played(game: Game, key: Any) -> tuple[Any, ...]:
    slot, turned, there = placements(game.table, PLAN.placements)
    net_inputs = net_inputs_of(game.table, game.options, PLAN.sizes)
    found = judge(jnp, taught_weights(), net_inputs, slot, turned, there)
    _, scores, moves = judged(PLAN, taught_weights(), game)
    luck = jax.random.uniform(key, scores.shape)
    move = moves[jnp.argmax(jnp.where(scores > LIKELY, luck, scores))]
    return play(PLAN, game, jnp.bool_(True), move), slot, turned, found, move


def first_state(seats: int, rule: int, small_city: int) -> CarcassonneState:
    return Rules().start(seats, {"farmers": FARMER_RULES[rule], "small_city": small_city})


def drawn_between(state: CarcassonneState, table: Any) -> list[int]:
    """The tiles drawn since, and the first player if nothing was drawn before."""
    if int(state.board.laid) == 1 and state.to_act == CHANCE:
        state.apply(CHANCE, Start(int(table.player)))
    known = 71 - int(state.bag_left)
    return [int(kind) for kind in table.deck[known : int(table.drawn)]]


def follow(state: CarcassonneState, game: Game, found: list[Any]) -> None:
    """Compare with what numpy computes from the state, then play the same turn."""
    slots, turned, by_jax, move = found
    assert state.to_act == int(game.table.player)
    net_inputs, cells = look(turn_of(state, int(game.table.player)))
    place_of = {cell: place for place, cell in enumerate(cells)}
    number = int((by_jax.score > LIKELY).any(1).sum())
    at = [(int(x_of(word)), int(y_of(word))) for word in game.table.slots]
    own = np.array([place_of[at[slot]] for slot in slots[:number]])
    there: Any = np.ones(number, np.float32)
    by_numpy = judge(np, taught_weights(), net_inputs, own, turned[:number], there)
    assert np.allclose(by_numpy.score, by_jax.score[:number], atol=SAME)
    assert by_numpy.value == pytest.approx(float(by_jax.value), abs=SAME)
    assert by_numpy.margin == pytest.approx(float(by_jax.margin), abs=SAME)
    seat = int(game.table.player)
    slot, turn, code = int(move) // 128, int(move) // 32 % 4, int(move) % 32
    wanted = (*at[slot], turn)
    (place,) = (
        way for way in cast("list[Any]", state.legal(seat)) if (way.x, way.y, way.turn) == wanted
    )
    state.apply(seat, place)
    followers: dict[int, Any] = {way.code: way for way in cast("list[Any]", state.legal(seat))}
    state.apply(seat, followers.get(code, followers[0]))
