"""The batched engine plays the games of the rules move by move, with the same observations.

Games are played at random by the rules; then all of them at once by the engine, with the same
draws. Before every action the legal ids, the seat to act, what seats see (all 2,412 numbers) and
what is hidden are compared, and now and then the pictures; at the end the final points and the
rewards.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.conftest import FULL

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.keyflower.jax.env import State  # noqa: E402
from tests.games.keyflower.jax.engines import GAMES, SEATS, engine  # noqa: E402
from tests.games.keyflower.jax.recorded import Moment, Played, play  # noqa: E402

OTHER: dict[str, Any] = {
    "counter_bid": "all",
    "cross_mixed_edges": "no",
    "first_use": 3,
    "loose_gold": "real",
    "stored_resources": "stay",
    "road_loop": "tiles",
    "turn_order_tile": "itself",
    "purple_worker": "winner",
    "key_market": 3,
}
"""Every option with the value that is not the default."""
Table = tuple[int, dict[str, Any], int]
TABLES: list[Table] = [(SEATS, {}, GAMES)]
MORE: list[Table] = [(2, {}, 8), (6, OTHER, 2)]
# Some of these compile for minutes on a processor.
ON_ACCELERATORS: list[Table] = [(2, {}, 30), (3, {}, 12), (4, OTHER, 12), (5, {}, 6), (6, OTHER, 6)]
ASKED = TABLES
if FULL:
    ASKED = TABLES + MORE if os.environ["JAX_PLATFORMS"] == "cpu" else ON_ACCELERATORS


@pytest.mark.parametrize(("seats", "options", "count"), ASKED)
def test_every_move_is_the_reference_s(seats: int, options: dict[str, Any], count: int) -> None:
    rng = Random(f"batch {seats} {len(options)}")
    games = [play(seats, options, rng, all_rows=FULL) for _ in range(count)]
    _, begin, step, observe = engine(seats, tuple(options.items()))
    states = begin(np.stack([game.setup for game in games]), np.zeros(count, np.uint32))
    for index in range(max(len(game.moments) for game in games)):
        live = [line for line, game in enumerate(games) if index < len(game.moments)]
        check_before(games, live, index, states, observe)
        actions: Any = np.zeros(count, np.int32)
        words: Any = np.zeros((count, len(games[0].moments[0].words)), np.uint32)
        for line in live:
            actions[line] = games[line].moments[index].number
            words[line] = games[line].moments[index].words
        states = step(states, actions, words)
        for line in live:
            check_after(games[line], index, states, line)
    check_end(games, states, observe)


def check_before(
    games: list[Played], live: list[int], index: int, states: State, observe: Any
) -> None:
    masks = np.asarray(states.legal_action_mask)
    players = np.asarray(states.current_player)
    hidden = {name: np.asarray(getattr(states.table, name)) for name in games[0].moments[0].hidden}
    for line in live:
        moment = games[line].moments[index]
        assert players[line] == moment.seat, where(line, index, moment)
        assert np.flatnonzero(masks[line]).tolist() == moment.legal, where(line, index, moment)
        for name, numbers in moment.hidden.items():
            assert hidden[name][line].reshape(-1).tolist() == numbers, (name, line, index)
        if moment.picture:
            assert game_of(states, line).to_svg() == moment.picture, where(line, index, moment)
    for place in range(max(len(games[line].moments[index].rows) for line in live)):
        check_rows(games, live, index, place, states, observe)


def game_of(states: State, line: int) -> State:
    found: State = jax.tree.map(lambda array: np.asarray(array)[line], states)
    return found


def where(line: int, index: int, moment: Moment) -> str:
    return f"game {line}, action {index}, seat {moment.seat}"


def check_rows(
    games: list[Played], live: list[int], index: int, place: int, states: State, observe: Any
) -> None:
    """What one observer of each game sees."""
    rows = {
        line: sorted(games[line].moments[index].rows.items())[place]
        for line in live
        if place < len(games[line].moments[index].rows)
    }
    observers: Any = np.zeros(len(games), np.int32)
    for line, (observer, _) in rows.items():
        observers[line] = observer
    seen = np.asarray(observe(states, observers))
    for line, (_, row) in rows.items():
        same = seen[line] == np.frombuffer(row, "<i2")
        assert same.all(), different(seen[line], row, line, index)


def different(seen: Any, row: bytes, line: int, index: int) -> str:
    from meeplewright.envs.arrays import Layout, row_array
    from meeplewright.games.keyflower import Keyflower as Rules

    layout = Layout(Rules().encoding(2))
    mine, right = layout.named(seen), layout.named(row_array(row))
    names = [name for name in mine if (mine[name] != right[name]).any()]
    parts = [f"{name}: {mine[name].tolist()} not {right[name].tolist()}" for name in names]
    return f"game {line}, action {index}: " + "; ".join(parts)[:2000]


def check_after(game: Played, index: int, states: State, line: int) -> None:
    is_last = index == len(game.moments) - 1
    assert bool(states.terminated[line]) == is_last
    assert not bool(states.truncated[line])
    if not is_last:
        assert not np.asarray(states.rewards[line]).any()
        return
    assert np.asarray(states.points[line]).tolist() == game.points, (line, index)
    best = [seat in game.winners for seat in range(len(game.points))]
    share = np.array(best) / sum(best)
    others = (1 - share) / (len(best) - 1)
    assert np.asarray(states.rewards[line]).tolist() == pytest.approx((share - others).tolist())
    assert not np.asarray(states.legal_action_mask[line]).any()


def check_end(games: list[Played], states: State, observe: Any) -> None:
    for observer in range(len(games[0].points)):
        seen = np.asarray(observe(states, np.full(len(games), observer, np.int32)))
        for line, game in enumerate(games):
            row = game.last_rows[observer]
            assert np.array_equal(seen[line], np.frombuffer(row, "<i2")), different(
                seen[line], row, line, -1
            )
