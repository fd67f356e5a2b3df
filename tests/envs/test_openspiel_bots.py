"""OpenSpiel's own search bots play our games: some moves daily, whole games in the full run.

The bots are those written in Python; OpenSpiel's C++ bots cannot play games written in Python.
"""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from tests.conftest import FULL, only_in_full
from tests.envs.spiel import load, step

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ismcts_match.py"
SIMULATIONS = 4
DECISIONS = 10_000 if FULL else 3


def played(game: Any, make: Any) -> Any:
    """A game, or its beginning, in which the bot decides for all seats with a choice."""
    luck, numbers = Random(1), np.random.RandomState(2)
    bot = make(game, numbers)
    state, chosen = game.new_initial_state(), 0
    while chosen < DECISIONS and not state.is_terminal():
        legal = [] if state.is_chance_node() else state.legal_actions()
        if len(legal) < 2:
            step(state, luck)
            continue
        before = str(state)
        action = bot.step(state)
        assert action in legal and str(state) == before
        state.apply_action(action)
        chosen += 1
    return state


def mcts(game: Any, numbers: Any) -> Any:
    return MCTSBot(game, 1.4, SIMULATIONS, RandomRolloutEvaluator(1, numbers), random_state=numbers)


def ismcts(game: Any, numbers: Any) -> Any:
    rollouts = RandomRolloutEvaluator(1, numbers)
    return ISMCTSBot(game, rollouts, 1.4, SIMULATIONS, random_state=numbers)


def test_mcts_plays_carcassonne() -> None:
    assert played(load("carcassonne"), mcts).is_terminal() is FULL


@only_in_full
@pytest.mark.parametrize(
    ("name", "parameters"),
    [("carcassonne", {"information": "imperfect"}), ("keyflower", {"players": 3}), ("tiny", {})],
)
def test_ismcts_plays(name: str, parameters: dict[str, Any]) -> None:
    state = played(load(name, **parameters), ismcts)
    assert state.is_terminal() or not FULL
    assert len(state.returns()) == state.num_players()


def test_ismcts_keeps_one_set_of_worlds() -> None:
    """With a fixed number of worlds, the bot clones those that it sampled."""
    game, numbers = load("keyflower"), np.random.RandomState(3)
    rollouts = RandomRolloutEvaluator(1, numbers)
    bot = ISMCTSBot(game, rollouts, 1.4, SIMULATIONS, max_world_samples=2, random_state=numbers)
    state, luck = game.new_initial_state(), Random(4)
    while state.is_chance_node():
        step(state, luck)
    assert bot.step(state) in state.legal_actions()


@only_in_full
def test_the_example_plays_a_match() -> None:
    name = "meeplewright_keyflower" if FULL else "meeplewright_carcassonne(information=imperfect)"
    command = [sys.executable, "-W", "error", str(EXAMPLE), name, "1", "2"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.fullmatch(r"ISMCTS won [01] of 1, on average [+-]\d\.\d\d\n", ran.stdout)
