"""A match through OpenSpiel: its ISMCTS, which sees only what its seat can know, against random.

    python examples/ismcts_match.py "meeplewright_keyflower(players=3)" 4 20

plays four games with 20 simulations per decision; ISMCTS changes its seat after each game.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import meeplewright.envs.openspiel  # noqa: F401  makes our games known to OpenSpiel


def play(game: Any, seat: int, simulations: int, rng: np.random.RandomState) -> float:
    """The return of ISMCTS in this seat: 1 for a win, less than 0 for a loss."""
    bots = [UniformRandomBot(player, rng) for player in range(game.num_players())]
    rollouts = RandomRolloutEvaluator(1, rng)
    bots[seat] = ISMCTSBot(game, rollouts, 1.4, simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return float(state.returns()[seat])


def main(name: str = "meeplewright_keyflower", games: str = "4", simulations: str = "20") -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(7)
    seats = [number % game.num_players() for number in range(int(games))]
    got = [play(game, seat, int(simulations), rng) for seat in seats]
    print(f"ISMCTS won {sum(one == 1 for one in got)} of {games}, on average {np.mean(got):+.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
