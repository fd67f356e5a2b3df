"""Bots that know only the rules: they play any game, and find a win if there is one."""

from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import CHANCE, Game, State
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import last_turn


def first_decision(game: Game, seed: int) -> State:
    state = game.start(game.seat_counts[0])
    rng = Random(seed)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    return state


@pytest.mark.parametrize("spec", ["flat:3", "uct:3"])
@pytest.mark.parametrize("game", [Carcassonne(), Keyflower()], ids=lambda game: str(game.name))
def test_they_play_either_game(spec: str, game: Game) -> None:
    state = first_decision(game, 1)
    seat = state.to_act
    assert seat is not None
    legal = state.legal(seat)
    choices = {
        make_bot(spec, game, seat).choose(state.view(seat), legal, None, Random(7)).to_text()
        for _ in range(2)
    }
    assert len(choices) == 1
    assert choices <= {action.to_text() for action in legal}


def last_follower(seed: int) -> CarcassonneState:
    """The last tile is placed; a follower can be placed on it."""
    state = last_turn(seed)
    state.apply(int(state.player), state.random_action(Random(seed)))
    return state


def margins(state: CarcassonneState, seat: int) -> list[int]:
    """The result of each follower choice: own points minus the opponent's."""
    left = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        points = after.points_now()
        left.append(points[seat] - points[1 - seat])
    return left


def test_on_the_last_tile_flat_finds_the_follower_that_scores_most() -> None:
    found = 0
    for seed in range(40):
        state = last_follower(seed)
        seat = int(state.player)
        left = margins(state, seat)
        if len(set(left)) == 1 or max(map(abs, left)) > 15:
            continue  # nothing to find, or already decided
        found += 1
        legal = state.legal(seat)
        bot = make_bot(f"flat:{10 * len(legal)}", state.game, seat)
        chosen = bot.choose(state.view(seat), legal, None, Random(1))
        assert left[legal.index(chosen)] == max(left)
    assert found > 3
