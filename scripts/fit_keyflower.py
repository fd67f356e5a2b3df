"""Fits the weights of Keyflower's evaluation by self-play: `python scripts/fit_keyflower.py`.

The heuristic plays itself, and sometimes a turn that is not its best. Before every turn the terms
of each seat are recorded, and at the end the points. For each season the weights are those that
predict the points best (least squares), kept near the current ones by `--hold`. Prints the weights.
Copy them into `games/keyflower/bots/worths.py` after they have won a match against the current
ones.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

from meeplewright.core.game import CHANCE
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.bots.worths import POINTS, TERMS, by_season
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import TURN

AT_RANDOM = 0.1
"""How often one of the best few turns is played instead of the best."""
BEST_FEW = 6

Rows = list[list[tuple[list[float], float, int]]]  # by season: terms, constant part, seat


def step(state: KeyflowerState, seat: int, evaluation: Evaluation, rng: Random) -> None:
    """One whole turn of the seat, or one tile of its village."""
    turns = turns_of(state.table, seat, evaluation)
    order = sorted(range(turns.count), key=lambda at: -turns.margin(at, seat))
    few = order[:BEST_FEW] if rng.random() < AT_RANDOM else order[:1]
    for action in turns.actions[few[int(rng.random() * len(few))]]:
        state.apply(seat, action)


def note(state: KeyflowerState, evaluation: Evaluation, rows: Rows) -> None:
    season = int(state.table.season)
    evaluation.judge(state)
    for seat in range(state.seats):
        first = seat * TERMS
        terms = [evaluation.terms[first + term] for term in range(TERMS)]
        weights = [evaluation.weights[season * TERMS + term] for term in range(TERMS)]
        estimate = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
        rows[season].append((terms, evaluation.worth[seat] - estimate, seat))


def game(seats: int, seed: int, evaluation: Evaluation) -> tuple[Rows, list[int]]:
    rng = Random(seed)
    state = Keyflower().start(seats)
    rows: Rows = [[], [], [], []]
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        if state.table.phase == TURN:
            note(state, evaluation, rows)
        step(state, seat, evaluation, rng)
    return rows, state.points_now()


def fitted(
    rows: list[tuple[list[float], float, float]], hold: float, now: list[float]
) -> list[float]:
    """Least squares; the points if the game ended now are a constant part."""
    terms = np.array([row[0] for row in rows])
    target = np.array([row[2] - row[1] for row in rows]) - terms[:, POINTS]
    terms[:, POINTS] = 0.0
    start = np.array(now)
    start[POINTS] = 0.0
    scale = hold * len(rows) * np.diag(np.maximum(terms.var(axis=0), 0.05))
    found = np.linalg.solve(terms.T @ terms + scale, terms.T @ target + scale @ start)
    found[POINTS] = 1.0
    return [float(number) for number in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--hold", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    evaluation = Evaluation()
    seasons: list[list[tuple[list[float], float, float]]] = [[], [], [], []]
    for number in range(asked.games):
        seats = asked.seats[number % len(asked.seats)]
        rows, points = game(seats, asked.seed + number, evaluation)
        for season in range(4):
            seasons[season] += [(row[0], row[1], float(points[row[2]])) for row in rows[season]]
    for season, now in enumerate(by_season()):
        errors = [row[1] + float(np.dot(row[0], now)) - row[2] for row in seasons[season]]
        found = fitted(seasons[season], asked.hold, now)
        left = [row[1] + float(np.dot(row[0], found)) - row[2] for row in seasons[season]]
        print(f"# {len(errors)} positions; off by {np.std(errors):.2f}, fitted {np.std(left):.2f}")
        print("[" + ", ".join([f"{number:.2f}" for number in found]) + "],", flush=True)


if __name__ == "__main__":
    main()
