"""The script that fits Carcassonne's weights: its output, and that it finds known weights."""

from random import Random

import numpy as np
import pytest
from scripts import fit_carcassonne as fit

from meeplewright.games.carcassonne.bots.evaluation import NAMES, TERMS
from meeplewright.games.carcassonne.bots.weights import SPREAD, early, late


def test_the_weights_are_as_the_script_writes_them() -> None:
    assert fit.WEIGHTS.read_text() == fit.written(np.array(early() + late()), SPREAD)


def test_every_term_has_a_name_and_two_weights() -> None:
    assert len(NAMES) == len(early()) == len(late()) == TERMS


def test_a_fit_finds_the_weights_that_made_the_points() -> None:
    """Artificial games whose final points are the terms times known weights."""
    rng = Random(1)
    wanted = np.array([1.0 if name in fit.FIXED else rng.uniform(-3, 3) for name in NAMES] * 2)
    game = fit.Game(seats=2)
    for _ in range(4000):
        game.terms.append([rng.uniform(-20, 20) for _ in NAMES])
        game.left.append(rng.random())
    matrix = fit.columns([fit.Game(game.terms, game.left, [0] * 4000, 2)])[0]
    game.final = (matrix @ wanted).tolist()
    start = np.array([1.0 if name in fit.FIXED else 0.0 for name in NAMES] * 2)
    assert fit.fitted([game], start) == pytest.approx(wanted, abs=0.05)
