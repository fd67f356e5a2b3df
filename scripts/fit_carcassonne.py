"""Fits the weights of Carcassonne's evaluation to games that it played against itself.

    .venv/bin/python scripts/fit_carcassonne.py [--games N] [--write]

Every position between two turns gives one row per seat: the terms of the evaluation, each once for
the start of the game and once for its end, by the tiles left. Ridge regression finds the weights
that best predict the seat's final points; terms that the games say nothing about stay near the
weights that played them. The same seed gives the same weights.

Prints the weights, their error by tiles left, the resulting spread, and how reliable the win
probabilities from that spread are, on games that were not used for the fit. With --write, the
weights and the spread are written to `weights.py`; try them in matches first: the best prediction
does not always play best.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from meeplewright.bots.advice import chances_to_win
from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.carcassonne.bots.evaluation import ALL_TERMS, NAMES, TERMS, Evaluation
from meeplewright.games.carcassonne.bots.turns import turns_with_tile
from meeplewright.games.carcassonne.rules.base import TOTAL

WEIGHTS = Path(__file__).parents[1] / "src/meeplewright/games/carcassonne/bots/weights.py"
SEATS = (2, 2, 2, 3, 4)
"""The numbers of seats that are played, in turn; two is the most common."""
WHIM = 0.1
"""How often a random one of the best four turns is played, for variety."""
RIDGE = 300.0
HELD_BACK = 6
"""One game in this many is used to test the fit instead."""
FIXED = ("points",)
"""The weight of a point already scored is fixed."""
BANDS = 9

Rows: TypeAlias = Any  # a numpy array, which mypy does not check


@dataclass
class Game:
    """The data of one game: a row for each position and seat."""

    terms: list[list[float]] = field(default_factory=list)
    left: list[float] = field(default_factory=list)
    final: list[int] = field(default_factory=list)
    seats: int = 0


# -- playing ----------------------------------------------------------------------------------


def played(seats: int, weights: Rows, rng: Random) -> Game:
    """A game of the evaluation against itself."""
    evaluation = Evaluation(weights[:TERMS].tolist(), weights[TERMS:].tolist())
    state = Carcassonne().start(seats)
    game = Game(seats=seats)
    while (seat := state.to_act) is not None:
        if seat != CHANCE:
            play_turn(state, evaluation, rng)
            if state.to_act is not None:
                note(game, state, evaluation)
        else:
            state.apply(CHANCE, state.draw(rng))
    game.final = state.points_now() * (len(game.terms) // seats)
    return game


def play_turn(state: CarcassonneState, evaluation: Evaluation, rng: Random) -> None:
    """The best turn, or sometimes another good one."""
    turns = turns_with_tile(state, evaluation)
    player = state.player
    order = sorted(range(turns.count), key=lambda turn: -turns.margin(turn, player))
    chosen = order[int(rng.random() * min(4, len(order)))] if rng.random() < WHIM else order[0]
    state.lay(turns.cell[chosen], turns.turn[chosen])
    spot = turns.spot[chosen]
    state.put_choice(spot)


def note(game: Game, state: CarcassonneState, evaluation: Evaluation) -> None:
    """The terms of every seat, between two turns."""
    evaluation.begin(state)
    evaluation.judge(state)
    for seat in range(state.seats):
        row = seat * ALL_TERMS
        game.terms.append([evaluation.terms[row + term] for term in range(TERMS)])
        game.left.append(int(state.bag_left) / TOTAL)


# -- fitting ----------------------------------------------------------------------------------


def columns(games: list[Game]) -> tuple[Rows, Rows]:
    """Terms at the start and at the end side by side, and the points to predict."""
    terms = np.array([row for game in games for row in game.terms])
    left = np.array([left for game in games for left in game.left])[:, None]
    final = np.array([points for game in games for points in game.final], dtype=np.float64)
    return np.hstack([terms * left, terms * (1 - left)]), final


def fitted(games: list[Game], prior: Rows) -> Rows:
    """Ridge regression towards the prior; fixed weights do not change."""
    matrix, final = columns(games)
    free = np.array([name not in FIXED for name in NAMES] * 2)
    rest = final - matrix @ prior
    part = matrix[:, free]
    normal = part.T @ part + RIDGE * np.eye(part.shape[1])
    weights = prior.copy()
    weights[free] += np.linalg.solve(normal, part.T @ rest)
    return weights


def start() -> Rows:
    """Where the first round starts: the result of earlier rounds, which started from weights set by
    hand.
    """
    early = [1.00, 0.08, 0.18, 0.63, 3.18, 2.87, 1.58, -4.24, 0.45, 1.90, 1.61]
    early += [5.46, 3.86, 2.72, 3.11, 2.70, 2.18, 2.36]
    late = [1.00, 0.88, 0.06, 0.30, 1.10, 1.42, -0.31, -1.39, -1.14, 1.82, 2.65]
    late += [3.07, 1.16, 0.40, -0.40, -0.08, -0.08, -0.06]
    return np.array(early + late)


# -- quality ------------------------------------------------------------------------------------


def spread_of(games: list[Game], weights: Rows) -> float:
    """How far a seat's final points are from the prediction, with all tiles still to come.

    The error grows with the square root of the tiles left; least squares finds the factor.
    """
    matrix, final = columns(games)
    left = np.array([left for game in games for left in game.left])
    errors = (final - matrix @ weights) ** 2
    return float(np.sqrt((errors * left).sum() / (left * left).sum()))


def report(games: list[Game], weights: Rows, spread: float) -> None:
    matrix, final = columns(games)
    errors = final - matrix @ weights
    left = np.array([left for game in games for left in game.left])
    bands = np.minimum((left * BANDS).astype(int), BANDS - 1)
    print("tiles left   mean error   deviation   spread")
    for band in range(BANDS):
        here = errors[bands == band]
        tiles = TOTAL * (band + 0.5) / BANDS
        expected = spread * np.sqrt(tiles / TOTAL)
        print(f"{tiles:10.0f} {here.mean():12.2f} {here.std():11.2f} {expected:8.2f}")


def reliability(games: list[Game], weights: Rows, spread: float) -> None:
    """Predicted win probabilities, in ten bands, against how often those seats won."""
    foretold: list[float] = []
    came: list[float] = []
    for game in games:
        matrix, final = columns([game])
        judged = (matrix @ weights).reshape(-1, game.seats)
        points = final.reshape(-1, game.seats)
        left = np.array(game.left).reshape(-1, game.seats)[:, 0]
        for row in range(len(judged)):
            foretold += chances_to_win(judged[row].tolist(), spread * float(np.sqrt(left[row])))
            best = points[row] == points[row].max()
            came += (best / best.sum()).tolist()
    chances, wins = np.array(foretold), np.array(came)
    print(
        f"Brier {((chances - wins) ** 2).mean():.4f}, "
        f"of always even chances {((wins.mean() - wins) ** 2).mean():.4f}"
    )
    print("foretold   came true   positions")
    for band in range(10):
        here = (chances * 10).astype(int).clip(0, 9) == band
        if here.any():
            print(f"{chances[here].mean():8.3f} {wins[here].mean():11.3f} {here.sum():11d}")


# -- the command ------------------------------------------------------------------------------


HEAD = '''"""The weights of the evaluation, in the order of its terms.

Written by `scripts/fit_carcassonne.py`, which describes how they were found.
"""

from __future__ import annotations

from typing import Final

SPREAD: Final = {spread:.1f}
"""How much a seat's points can still differ from the expected ones, at the start of the game."""
'''


def written(weights: Rows, spread: float) -> str:
    """The text of `weights.py`."""
    return (
        HEAD.format(spread=spread)
        + _function("early", "With all tiles still to come.", weights[:TERMS])
        + _function("late", "With none left.", weights[TERMS:])
    )


def _function(name: str, meaning: str, weights: Rows) -> str:
    lines = "".join(
        f"        {weight:.2f},  # {term}\n" for term, weight in zip(NAMES, weights, strict=True)
    )
    return f'''

def {name}() -> list[float]:
    """{meaning}"""
    return [
{lines}    ]
'''


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of Carcassonne's evaluation.")
    parser.add_argument("--games", type=int, default=1000, help="games a round")
    parser.add_argument("--rounds", type=int, default=2, help="fit, play with that, fit again …")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write weights.py")
    asked = parser.parse_args()
    weights = start()
    fit: list[Game] = []
    held: list[Game] = []
    for number in range(asked.rounds):
        games = [
            played(SEATS[game % len(SEATS)], weights, Random(f"{asked.seed} {number} {game}"))
            for game in range(asked.games)
        ]
        fit = [game for at, game in enumerate(games) if at % HELD_BACK]
        held = games[::HELD_BACK]
        weights = fitted(fit, weights)
        print(f"round {number + 1} of {asked.rounds}", flush=True)
    spread = spread_of(fit, weights)
    print(written(weights, spread))
    report(held, weights, spread)
    reliability(held, weights, spread)
    if asked.write:
        WEIGHTS.write_text(written(weights, spread))


if __name__ == "__main__":
    main()
