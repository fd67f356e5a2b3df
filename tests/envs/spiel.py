"""Walking through OpenSpiel's states in tests."""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from meeplewright.core import Game
from meeplewright.envs.openspiel import register
from tests.core.tiny_game import Tiny

register(Tiny())


def load(game: str, **parameters: str | int) -> Any:
    return pyspiel.load_game(f"meeplewright_{game}", parameters)


def rules_of(state: Any) -> Game:
    game: Game = state.playing.table.game
    return game


def step(state: Any, rng: Random) -> None:
    """One random step."""
    if state.is_chance_node():
        numbers, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(state: Any, rng: Random, until: Callable[[Any], bool]) -> Any:
    """Random steps until the condition is met, or the game is over."""
    while not state.is_terminal() and not until(state):
        step(state, rng)
    return state


def first_decision(game: str, rng: Random, **parameters: str | int) -> Any:
    """A game after the deal, before the first decision."""
    start = load(game, **parameters).new_initial_state()
    return walk(start, rng, lambda state: not state.is_chance_node())


def act(state: Any, text: str) -> None:
    """Take the step with this text."""
    player = state.current_player()
    written = {state.action_to_string(player, number): number for number in state.legal_actions()}
    state.apply_action(written[text])


def known(state: Any, player: int) -> tuple[Any, ...]:
    """Everything that OpenSpiel shows a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )
