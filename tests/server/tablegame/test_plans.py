"""A sandbox is made from what a seat can know, and from nothing else.

Two games that differ only in what the observer cannot see give it the same sandbox for the same
random numbers. So its sandboxes have the same distribution, and none reveals a secret.
"""

from __future__ import annotations

from random import Random

import pytest

from meeplewright.core import Game, find_game
from meeplewright.server.services.replays import determinized_start
from meeplewright.server.tablegame import TableGame
from tests.core.tiny_game import Tiny
from tests.server.tablegame.random_play import CLOCKS, RandomPlay
from tests.server.tablegame.test_secrets import Twin


def compare(game: Game, seats: int, observer: int, seed: int, actions: int) -> int:
    """Follow twins and compare sandboxes.

    Return at how many entries the twins differed in secret.
    """
    play = RandomPlay(game, seats, CLOCKS[0], seed, bots=False)
    play.run(actions)
    twin = Twin(game, seats, CLOCKS[0], Random(seed + 1))
    real = TableGame.begin(game, seats, {}, play.table.rule)
    differed = 0
    for entry, step in zip(play.table.log, play.table.steps, strict=True):
        real.apply(entry)
        if twin.follows(entry, step, observer) is None:
            break
        if real.status != "running" or not real.state.actors:
            continue
        if real.state.view(observer) != twin.table_game.state.view(observer):
            break  # from here on the rules reveal the difference
        differed += real.state != twin.table_game.state
        for luck in (1, 2):
            mine = determinized_start(real.state, observer, Random(luck))
            assert mine == determinized_start(twin.table_game.state, observer, Random(luck))
    return differed


def test_twins_of_a_small_game_have_the_same_plans() -> None:
    assert sum(compare(Tiny(), 3, seed % 3, seed, 20) for seed in range(30)) > 50


@pytest.mark.parametrize("observer", [0, 1])
def test_twins_of_keyflower_have_the_same_plans(observer: int) -> None:
    game = find_game("keyflower")
    assert sum(compare(game, 2, observer, seed, 40) for seed in range(16)) > 30


def test_a_plan_looks_to_the_seat_like_the_real_game() -> None:
    game = find_game("keyflower")
    play = RandomPlay(game, 3, CLOCKS[0], seed=4, bots=False)
    play.run(30)
    state = play.table_game.state
    plans = [determinized_start(state, 1, Random(seed)) for seed in range(5)]
    for plan in plans:
        assert game.state_from_json(plan.position).view(1) == state.view(1)
    assert len({str(plan) for plan in plans}) > 1, "what is hidden is dealt anew"
