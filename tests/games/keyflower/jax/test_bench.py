"""How fast batches are: every rate is measured."""

from __future__ import annotations

import pytest

from tests.conftest import only_in_full

pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.keyflower.jax.speed import Bench


@only_in_full
def test_it_measures_games_and_actions() -> None:
    bench = Bench(2, False)
    assert bench.device and bench.usual_games
    speed = bench.measure(4, 0.01)
    assert speed.games == 4 and 2_000 < speed.game_bytes < 4_000
    assert speed.seen_bytes == 2 * 2_412  # the row of docs/env-keyflower.md
    rates = [speed.playouts, speed.actions, speed.actions_seen, speed.choosing]
    assert min(rate.rate for rate in rates) > 0
