"""Learns weights from recorded decisions of Carcassonne, for `train_carcassonne.py`.

A turn after which the seat's lead grew by more than was expected should look better, one after
which it grew by less should look worse. The weights sought are those that explain these surprises
best by how the turn differed from the others (natural policy gradients: a linear regression). What
was expected is a regression as well: of the final lead on the terms before the turn.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from meeplewright.games.carcassonne.bots.champion import KNOTS, SETS
from meeplewright.games.carcassonne.bots.evaluation import ALL_TERMS, MORE_NAMES, NAMES
from meeplewright.games.carcassonne.bots.weights import early, late
from scripts.carcassonne_decisions import Array, Decisions
from scripts.leads import surprises

KEPT = 0.94
"""How much the decisions of an update count in the next one, compared with the new ones."""
STEP = 0.4
"""How far the weights go towards those that explain the surprises, in an update."""
AVERAGED = 0.93
"""The weights to use are a running mean: the share of it that stays in an update."""
NOISE = (40.0, 70.0)
"""The variance of a surprise at the end of the game, and how much it grows to the start."""
REPEATED = 20.0
"""So many decisions say as much about what to expect as one: they have the same result."""
IN_POINTS = (
    *("points", "city gain", "cloister gain", "field gain", "road now", "city now", "field now"),
    *("city gain sure", "shared", "field shared", "road ends", "city ends"),
)
"""Terms that count points or small things: their weights change less than those of followers."""
DIFFERENT = 0.3
"""How much weights differ by number of seats, compared with how much they change for all."""

WIDTH = len(KNOTS) * ALL_TERMS
BIAS = WIDTH + len(KNOTS)


def start() -> Array:
    """The weights of `search`, by set, knot and term."""
    left: Array = np.array(KNOTS)[:, None]
    more = [0.0] * len(MORE_NAMES)
    knots = left * np.array(early() + more) + (1 - left) * np.array(late() + more)
    return np.stack([knots] * SETS)


def nearness(left: Array) -> Array:
    """By decision and knot: the share of the knot's weights in those of the decision."""
    order = np.array(KNOTS[::-1])
    columns = [np.interp(left, order, row) for row in np.eye(len(KNOTS))]
    return np.stack(columns[::-1], axis=1)


def spread(near: Array, terms: Array) -> Array:
    """By decision: the terms times their nearness to each knot."""
    return (near[:, :, None] * terms[:, None, :]).reshape(len(terms), WIDTH)


def firmness() -> Array:
    """How firmly the weights stay where they start: the inverse of how they are likely to differ.

    Weights of neighbouring knots and of different numbers of seats differ in similar ways.
    """
    left = np.array(KNOTS) - 0.5
    sets = np.ones((SETS, SETS)) + DIFFERENT * np.eye(SETS)
    knots = 1.0 + 2.0 * np.outer(left, left) + 0.15 * np.eye(len(KNOTS))
    sizes = np.array([0.3 if name in IN_POINTS else 1.2 for name in (*NAMES, *MORE_NAMES)])
    likely = np.kron(np.linalg.inv(sets), np.linalg.inv(knots))
    return np.kron(likely, np.diag(1.0 / sizes**2))


class Learner:
    """The weights that play, the mean of them that is used in the end, and the forecast."""

    def __init__(self) -> None:
        self.updates = np.zeros(1)
        self.weights = start()
        self.mean = start()
        self.forecast = np.stack([self._first_forecast()] * SETS)
        self._square = np.zeros((SETS, WIDTH, WIDTH))
        self._product = np.zeros((SETS, WIDTH))
        self._forecast_square = np.zeros((SETS, BIAS, BIAS))
        self._forecast_product = np.zeros((SETS, BIAS))
        self._firmness = firmness()

    def _first_forecast(self) -> Array:
        return np.concatenate([start()[0].ravel(), np.zeros(len(KNOTS))])

    def update(self, decisions: Decisions) -> str:
        """Learn from some games; returns a line about them."""
        near = nearness(decisions.left)
        noise = NOISE[0] + NOISE[1] * decisions.left
        before = np.hstack([spread(near, decisions.before), near])
        expected = (before * self.forecast[decisions.kind]).sum(1)
        parts = (decisions.player.tolist(), expected.tolist(), decisions.final.tolist())
        grown = surprises(*parts)
        change = spread(near, decisions.change)
        self._square *= KEPT
        self._product *= KEPT
        self._forecast_square *= KEPT
        self._forecast_product *= KEPT
        for kind in range(SETS):
            at = np.nonzero(decisions.kind == kind)[0]
            scaled = change[at] / noise[at, None]
            self._square[kind] += scaled.T @ change[at]
            self._product[kind] += scaled.T @ grown[at]
            scaled = before[at] / (REPEATED * noise[at, None])
            self._forecast_square[kind] += scaled.T @ before[at]
            self._forecast_product[kind] += scaled.T @ decisions.final[at]
        self._fit_forecast()
        self.weights += STEP * (self._best_weights() - self.weights)
        self.mean += (1 - AVERAGED) * (self.weights - self.mean)
        self.updates += 1
        missed = decisions.final - expected
        late = decisions.left < KNOTS[2]
        return (
            f"{int(self.updates[0])}: {len(grown)} decisions, lead {decisions.final.mean():+.2f}, "
            f"surprises {grown[~late].std():.1f} and late {grown[late].std():.1f}, "
            f"forecast off by {missed[~late].std():.1f} and late {missed[late].std():.1f}"
        )

    def _best_weights(self) -> Array:
        """Those that explain the surprises, and stay near the start where little is known."""
        first = start().ravel()
        known: Array = np.zeros((SETS * WIDTH, SETS * WIDTH))
        for kind in range(SETS):
            part = slice(kind * WIDTH, (kind + 1) * WIDTH)
            known[part, part] = self._square[kind]
        wanted = self._product.ravel() - known @ first
        found: Array = first + np.linalg.solve(known + self._firmness, wanted)
        return found.reshape(self.weights.shape)

    def _fit_forecast(self) -> None:
        first = self._first_forecast()
        firm = np.diag(np.full(BIAS, 1.0))
        for kind in range(SETS):
            known = self._forecast_square[kind]
            wanted = self._forecast_product[kind] - known @ first
            self.forecast[kind] = first + np.linalg.solve(known + firm, wanted)

    # -- stopping and going on --------------------------------------------------------------------

    def _parts(self) -> list[Array]:
        return [
            *(self.updates, self.weights, self.mean, self.forecast),
            *(self._square, self._product, self._forecast_square, self._forecast_product),
        ]

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, **{f"part{at}": part for at, part in enumerate(self._parts())})
        part.rename(path)

    def load(self, path: Path) -> None:
        with np.load(path) as stored:
            for at, part in enumerate(self._parts()):
                part[...] = stored[f"part{at}"]
