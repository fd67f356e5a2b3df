"""Training Keyflower's zero: what is learned from a game, and a run in short form."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from meeplewright.bots.margins import lead_of
from meeplewright.core import CHANCE
from meeplewright.games.keyflower import Keyflower
from tests.conftest import FULL

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[train]'")

import jax.numpy as jnp  # noqa: E402
from examples.zero.learner import first_learner, load_learner  # noqa: E402
from examples.zero_keyflower.learning import first_weights, loss, trained_only  # noqa: E402
from examples.zero_keyflower.match import match, said  # noqa: E402
from examples.zero_keyflower.playing import (  # noqa: E402
    Decision,
    Learnt,
    chances,
    judged,
    lead,
    surprises,
)
from examples.zero_keyflower.train import arguments, train  # noqa: E402

from meeplewright.games.keyflower.bots.zero.asking import judged as judged_alone  # noqa: E402
from meeplewright.games.keyflower.bots.zero.asking import row_of  # noqa: E402
from meeplewright.games.keyflower.bots.zero.net import POINTS, RIVALRY  # noqa: E402
from meeplewright.games.keyflower.bots.zero.weights import read_weights, taught_weights  # noqa: E402
from meeplewright.games.keyflower.jax.legal import WORDS  # noqa: E402


def rows(count: int) -> Any:
    """Observations of a random game of three, some entries apart."""
    game, rng = Keyflower(), Random(1)
    state = game.start(3)
    found: list[Any] = []
    while (seat := state.to_act) is not None and len(found) < count:
        if seat != CHANCE and state.entry % 7 == 0:
            found.append(row_of(state, seat))
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return np.stack(found)


def test_numpy_and_jax_judge_alike() -> None:
    seen = rows(24)
    weights = {name: jnp.asarray(part) for name, part in taught_weights().items()}
    with jax.default_matmul_precision("highest"):
        here = jax.jit(judged)(weights, jnp.asarray(seen))
    there = judged_alone(seen)
    assert np.allclose(here.scores, there.scores, atol=2e-3)
    assert np.allclose(here.lead, there.lead, atol=2e-3)


@pytest.mark.parametrize("points", [[50, 40], [31, 60, 42], [20, 20, 35, 27]])
def test_the_lead_is_that_of_the_other_bots(points: list[int]) -> None:
    worth = vec[float]([float(number) for number in points])
    for seat, found in enumerate(lead(jnp.array(points), jnp.float32(0.0))):
        known = lead_of(worth, 0, len(points), seat, RIVALRY)
        assert float(found) * POINTS == pytest.approx(known, abs=1e-3)
        also = lead(jnp.array(points), jnp.float32(0.5))[seat] * POINTS
        assert float(also) == pytest.approx(known + points[seat] / 2, abs=1e-3)


def game_of(seats: list[int], values: list[float], ends: dict[int, list[float]]) -> Decision:
    """Decisions of one game: who decided, what was expected, and points where a game ended."""
    number = len(seats)
    points: Any = np.zeros((number, 2), np.float32)
    for place, final in ends.items():
        points[place] = final
    over = np.isin(np.arange(number), list(ends))
    nothing = jnp.zeros(number)
    return Decision(
        nothing, nothing, nothing, nothing, jnp.array(values), jnp.array(seats),
        jnp.array(over), jnp.array(points),
    )  # fmt: skip


def test_a_surprise_is_the_change_of_what_a_seat_expects() -> None:
    """Seat 0 decides twice, seat 1 once, then seat 0 wins by 20; the next game is not over."""
    game = game_of([0, 1, 0, 0], [1.0, -0.5, 1.5, 0.3], {2: [40.0, 20.0]})
    found, known = surprises(game, jnp.float32(0.0), patience=0.5)
    assert known.tolist() == [True, True, True, False]
    last = 2.0 - 1.5
    assert found.tolist() == pytest.approx([1.5 - 1.0 + 0.5 * last, -2.0 + 0.5, last, 0.0])


def test_only_legal_actions_have_chances() -> None:
    words: Any = np.zeros((1, WORDS), np.uint32)
    words[0, 0] = 0b101
    found = np.exp(chances(jnp.zeros((1, 2374)), jnp.asarray(words)))[0]
    assert found[[0, 2]].tolist() == pytest.approx([0.5, 0.5])
    assert found.sum() == pytest.approx(1.0)


def test_inputs_that_never_occurred_get_no_weight() -> None:
    start = {"first": jnp.ones((3, 2))}
    after = trained_only({"first": jnp.array([[1.0, 1.0], [1.0, 2.0], [1.0, 1.0]])}, start)
    assert after["first"].tolist() == [[0.0, 0.0], [1.0, 2.0], [0.0, 0.0]]


@pytest.mark.skipif(not FULL, reason="compiles for a minute: the long sweeps only")
def test_a_good_surprise_makes_an_action_likelier() -> None:
    weights = first_weights(jax.random.key(0))
    words: Any = np.zeros((2, WORDS), np.uint32)
    words[:, 0] = 0b110
    batch = Learnt(
        jnp.asarray(rows(2)), jnp.asarray(words), jnp.array([1, 2]), jnp.log(jnp.full(2, 0.5)),
        jnp.zeros(2), jnp.array([1.0, -1.0]), jnp.ones(2),
    )  # fmt: skip
    slope = jax.grad(lambda part: loss(part, batch, jnp.float32(0.0))[0])(weights)
    moved = {name: weights[name] - 0.1 * slope[name] for name in weights}
    before, after = (
        chances(judged(part, batch.row).scores, batch.words) for part in (weights, moved)
    )
    assert after[0, 1] > before[0, 1] and after[1, 2] < before[1, 2]


def asked(folder: Path, rounds: int) -> argparse.Namespace:
    words = f"--rounds {rounds} --seats 2 --games 4 --steps 6 --batch 8 --passes 1 --tell 1"
    files = f"--weights {folder / 'zero.npz'} --state {folder / 'state.npz'} --seed 3"
    return arguments().parse_args(f"{words} {files}".split())


@pytest.mark.skipif(not FULL, reason="compiles for minutes: the long sweeps only")
def test_training_can_go_on_and_what_it_writes_can_be_read(tmp_path: Path) -> None:
    start = first_learner(first_weights(jax.random.key(3)))
    once = train(asked(tmp_path, 1), jax.tree.map(jnp.copy, start), 0)
    again, done = load_learner(tmp_path / "state.npz")
    assert done == 1
    for name, part in once.weights.items():
        assert np.array_equal(part, again.weights[name])
    after = train(asked(tmp_path, 2), again, done)
    assert int(after.steps) == 2 * int(once.steps) > 0
    written = read_weights(tmp_path / "zero.npz")
    assert {name: part.shape for name, part in written.items()} == {
        name: part.shape for name, part in taught_weights().items()
    }


def test_a_match_says_how_far_the_first_weights_are_ahead() -> None:
    """In game n the seat n modulo the number of seats; two tied winners share a win."""
    points = jnp.array([[50.0, 40.0], [30.0, 60.0], [45.0, 45.0]])
    assert said(points) == "2 seats, 3 games: 51.7 to 38.3 points, +13.33 ± 7.20, won 83.3%"
    alone = jnp.array([[20.0, 50.0, 20.0, 20.0], [10.0, 40.0, 10.0, 10.0]])
    assert said(alone).endswith("30.0 to 20.0 points, +10.00 ± 14.14, won 50.0%")


@pytest.mark.skipif(not FULL, reason="compiles for minutes: the long sweeps only")
def test_all_games_of_a_match_are_played_to_the_end() -> None:
    weights = first_weights(jax.random.key(1))
    points = jax.jit(lambda key: match(3, 3, weights, weights, key))(jax.random.key(2))
    assert points.shape == (3, 3)
    assert (points.max(1) > 0).all()
