"""Training the bot zero in short form: two games, a small search, a few learning steps."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne.rules.board import bare_board
from meeplewright.games.carcassonne.rules.cells import cell_at
from meeplewright.games.carcassonne.rules.spots import segment_meant
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT, PLAIN

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[train]'")
pytest.importorskip("mctx", reason="needs mctx: pip install 'meeplewright[train]'")

import jax.numpy as jnp  # noqa: E402
from examples.zero.batch_inputs import net_inputs_of, placements  # noqa: E402
from examples.zero.learning import first_weights, load, loss, save  # noqa: E402
from examples.zero.playing import SMALL, Kept, Plan  # noqa: E402
from examples.zero.train import Trainer  # noqa: E402

from meeplewright.games.carcassonne.bots.zero.bot import read_weights, taught_weights  # noqa: E402
from meeplewright.games.carcassonne.bots.zero.net import Judged, judge  # noqa: E402
from meeplewright.games.carcassonne.bots.zero.reading import look, turn_of  # noqa: E402
from meeplewright.games.carcassonne.jax.env import Carcassonne  # noqa: E402
from meeplewright.games.carcassonne.jax.playouts import random_action  # noqa: E402
from tests.conftest import FULL  # noqa: E402

pytestmark = pytest.mark.skipif(not FULL, reason="compiles for minutes: the long sweeps only")

PLAN = Plan(games=2, simulations=3, considered=3, placements=24)
BATCH = 16
STEPS = PLAN.games * 71 // BATCH
SAME = 2e-4
"""The tolerance of sums in 32 bits, in points."""


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    return Trainer(PLAN, BATCH)


@pytest.fixture(scope="module")
def games(trainer: Trainer) -> Kept:
    """Positions of two games, only for comparisons."""
    untaught = first_weights(jax.random.key(0))
    kept, _ = trainer.play(untaught, jnp.float32(0.8), jax.random.key(77))
    flat: Kept = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), kept)
    return flat


def test_what_was_learnt_fits_better_and_the_same_seed_learns_the_same(
    trainer: Trainer, games: Kept, tmp_path: Path
) -> None:
    first, again = (trainer.train(1, seed=1, rate=5e-3) for _ in range(2))
    assert int(first.steps) == STEPS
    for name, part in first.weights.items():
        assert np.array_equal(part, again.weights[name]), name
    whole = jax.jit(partial(loss, PLAN))
    untaught = first_weights(jax.random.key(0))
    assert float(whole(first.weights, games)[0]) < float(whole(untaught, games)[0])
    is_kept(first.weights, tmp_path / "weights.npz")


def is_kept(weights: dict[str, Any], path: Path) -> None:
    save(weights, path)
    back, of_bot = load(path), read_weights(path)
    assert back.keys() == of_bot.keys() == weights.keys() == taught_weights().keys()
    for name, part in weights.items():
        assert np.array_equal(back[name], of_bot[name])
        assert np.allclose(back[name], part, rtol=1e-3, atol=1e-6)
    assert path.stat().st_size < 200_000


def judged(table: Any) -> tuple[Any, Any, Judged]:
    """The evaluation in JAX: slots, turns, and the result."""
    slot, turned, there = placements(table, 96)
    net_inputs = net_inputs_of(table, SMALL)
    return slot, turned, judge(jnp, taught_weights(), net_inputs, slot, turned, there)


def state_seen(seen: dict[str, Any]) -> CarcassonneState:
    """The state of an observation; its seats are counted from the observer."""
    board = bare_board(BASE_VARIANT)
    rows = seen["tiles"][: int(seen["tiles_laid"][0])].tolist()
    for kind, x, y, turn, _, _ in rows:
        board.lay(kind * 4 + turn, cell_at(x, y))
    for tile, (*_, owner, code) in enumerate(rows):
        if owner >= 0:
            board.stand(owner, segment_meant(board, tile, code), PLAIN)
    numbers = {name: vec[i64](seen[name].tolist()) for name in ("bag", "supply", "points")}
    seats, farmers, small_city, phase, in_hand, bag_left = (
        int(seen[name][0])
        for name in ("seats", "farmers", "small_city", "phase", "in_hand", "bag_left")
    )
    return CarcassonneState(
        Rules(), seats, farmers, small_city, phase, 0, 0, in_hand, 1, bag_left, 0, numbers["bag"],
        numbers["supply"], numbers["points"], vec[i64](), vec[i64](), vec[i64](), 1, 0, board,
    )  # fmt: skip


def compare(seen: dict[str, Any], found: tuple[Any, Any, Judged]) -> None:
    """Compare with what numpy computes from the observation."""
    net_inputs, cells = look(turn_of(state_seen(seen), 0))
    slots, turned, by_jax = found
    number = int((by_jax.score > -1e8).any(1).sum())
    assert number > 0
    place_of = {cell: place for place, cell in enumerate(cells)}
    own = np.array([place_of[tuple(seen["cells"][slot].tolist())] for slot in slots[:number]])
    there: Any = np.ones(number, np.float32)
    by_numpy = judge(np, taught_weights(), net_inputs, own, turned[:number], there)
    assert np.allclose(by_numpy.score, by_jax.score[:number], atol=SAME)
    assert by_numpy.value == pytest.approx(float(by_jax.value), abs=SAME)
    assert by_numpy.margin == by_jax.margin


def test_numpy_and_jax_judge_alike(games: Kept) -> None:
    """The features of one come from a state, those of the other from the engine."""
    env = PLAN.env
    tables = jax.tree.map(lambda part: part[games.counts][::4], games.table)

    def both(table: Any) -> tuple[Any, Any]:
        return env.state_of(table).fields(table.player), judged(table)

    seen, found = jax.tree.map(np.asarray, jax.jit(jax.vmap(both))(tables))
    assert len(tables.phase) > 30
    for line in range(len(tables.phase)):
        compare(*jax.tree.map(lambda part, line=line: part[line], (seen, found)))


def test_they_do_so_with_four_seats_and_wild_play() -> None:
    env = Carcassonne(4, sizes=SMALL)

    def turn(state: Any, key: Any) -> Any:
        for of_action in jax.random.split(key):
            state = env.step(state, random_action(state.legal_action_mask, of_action))
        return state, state.fields(state.current_player), judged(state.table)

    state, one_on = jax.jit(env.init)(jax.random.key(4)), jax.jit(turn)
    for number in range(50):
        state, seen, found = one_on(state, jax.random.key(number))
        compare(jax.tree.map(np.asarray, seen), jax.tree.map(np.asarray, found))
