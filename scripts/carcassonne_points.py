"""Makes the points that Carcassonne's champion expects right on average.

Practice compares turns. What all seats will still earn is the same after every turn, so practice
does not find its weight (`turns`). It is fitted here to games of the weights against themselves; no
choice depends on it.
"""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import NamedTuple

import numpy as np

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.bots.champion import Evaluations, Weights
from meeplewright.games.carcassonne.bots.evaluation import TURNS
from meeplewright.games.carcassonne.bots.turns import turns_with_tile
from scripts.carcassonne_decisions import LEADS, play_turn
from scripts.carcassonne_policy import nearness


class Expected(NamedTuple):
    """Positions of one game, one after every turn but the last."""

    left: list[float]
    """The share of the tiles that are left."""
    turns: list[float]
    """The turns that every seat has left."""
    missing: list[float]
    """By how much the mean of the final points was higher than expected."""


def expected_points(weights: Weights, seats: int, seed: int) -> Expected:
    """Play a game with these weights in all seats, without a search."""
    evaluations = Evaluations(weights)
    rng = Random(seed)
    state = Carcassonne().start(seats)
    found = Expected([], [], [])
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        turns = turns_with_tile(state, evaluations.at(state))
        play_turn(state, turns, LEADS.best_turn(turns, seat))
        if state.to_act is None:
            break
        evaluation = evaluations.at(state)
        evaluation.begin(state)
        evaluation.judge(state)
        found.left.append(int(state.bag_left) / int(state.variant.total))
        found.turns.append(evaluation.terms[TURNS])
        found.missing.append(-mean(evaluation.worth[one] for one in range(seats)))
    points = mean(state.points_now())
    return found._replace(missing=[points + missing for missing in found.missing])


def correction(games: list[Expected]) -> list[float]:
    """By knot: what is to be added to the weight of `turns`."""
    left, turns, missing = (
        np.concatenate([np.asarray(game[part]) for game in games]) for part in range(3)
    )
    rows = nearness(left) * turns[:, None]
    found, *_ = np.linalg.lstsq(rows, missing, rcond=None)
    return [float(one) for one in found]


def corrected(knots: list[list[float]], added: list[float]) -> list[list[float]]:
    """The weights of one set with the weights of `turns` changed."""
    rows = [list(terms) for terms in knots]
    for terms, more in zip(rows, added, strict=True):
        terms[TURNS] += more
    return rows
