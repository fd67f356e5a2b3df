"""Deal again what a seat does not know: it sees the same, and all else is possible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conftest import FULL

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.keyflower.jax import determinizing  # noqa: E402
from meeplewright.games.keyflower.jax.determinizing import Share  # noqa: E402
from meeplewright.games.keyflower.jax.env import State  # noqa: E402
from meeplewright.games.keyflower.jax.facts import Sizes  # noqa: E402
from tests.games.keyflower.jax.engines import GAMES, SEATS, engine, random_games  # noqa: E402

STEPS = 240 if FULL else 80
EVERY = 3 if FULL else 8


@pytest.mark.parametrize("seats", [2, SEATS, 6] if FULL else [SEATS])
def test_a_seat_sees_the_same_and_can_do_the_same(seats: int) -> None:
    here = engine(seats)
    again = jax.jit(jax.vmap(here.env.determinize))
    moved = 0
    for number, states in enumerate(random_games(here, 1, STEPS)[::EVERY]):
        observers: Any = (np.arange(GAMES) + number) % seats
        keys = jax.random.split(jax.random.key(1_000 + number), GAMES)
        other = again(states, observers, keys)
        seen, same = here.observe(states, observers), here.observe(other, observers)
        np.testing.assert_array_equal(np.asarray(seen), np.asarray(same))
        check_masks(states, other, observers)
        check_pieces(states, other, here.env.sizes)
        moved += int((np.asarray(other.table.workers) != np.asarray(states.table.workers)).sum())
    assert moved > 0


def check_masks(states: State, other: State, observers: Any) -> None:
    """The same for the seat itself; nobody's placement in progress is stuck."""
    masks, others = np.asarray(states.legal_action_mask), np.asarray(other.legal_action_mask)
    own = np.asarray(states.current_player) == observers
    np.testing.assert_array_equal(masks[own], others[own])
    on = ~np.asarray(states.terminated)
    assert others[on].any(1).all()


def check_pieces(states: State, other: State, sizes: Sizes) -> None:
    """Nothing appears or disappears, and bounds that everybody knows hold."""
    for held, source in (("workers", "bag"), ("skills", "pile")):
        before = total(states.table, held, source)
        np.testing.assert_array_equal(before, total(other.table, held, source))
        dealt: Any = np.asarray(getattr(other.table, held))
        assert (dealt >= np.asarray(getattr(states.table, f"{held}_least"))).all()
        assert (dealt <= np.asarray(getattr(states.table, f"{held}_most"))).all()
    each = sizes.dealt
    dealt = np.asarray(other.table.dealt)
    assert (np.bitwise_count(dealt) == each).all()
    assert (np.bitwise_count(np.bitwise_or.reduce(dealt, axis=1)) == sizes.seats * each).all()


def total(table: Any, held: str, source: str) -> Any:
    return np.asarray(getattr(table, held)).sum(1) + np.asarray(getattr(table, source))


SHARE = Share(
    *(np.array([3, 2, 1]), np.array([2, 3, 1])),
    least=np.array([[0, 0, 1], [1, 0, 0], [0, 0, 0]]),
    most=np.array([[1, 1, 1], [2, 1, 1], [1, 0, 1]]),
)
"""Six things of three kinds for three places: two, three and one."""


def test_things_that_are_dealt_step_by_step_stay_within_their_bounds() -> None:
    seeds = jax.random.bits(jax.random.key(3), (64,), np.uint32)
    deal = jax.jit(jax.vmap(lambda seed: determinizing._deal_carefully(SHARE, seed, 8)))
    dealt = np.asarray(deal(seeds))
    assert (dealt >= SHARE.least).all() and (dealt <= SHARE.most).all()
    assert (dealt.sum(1) == SHARE.kinds).all() and (dealt.sum(2) == SHARE.sizes).all()
