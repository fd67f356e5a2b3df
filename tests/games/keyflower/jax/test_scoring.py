"""Final scoring of players who have a lot: random games rarely end with so much."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules import allocation as rules
from meeplewright.games.keyflower.rules.scoring_facts import PLACE_OF, PLACE_POINTS, STORED
from tests.conftest import FULL

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.keyflower.jax.allocation import Holdings, best_points  # noqa: E402

PLAYERS = 2_000 if FULL else 200
TAKES = [int(taken) for taken in STORED if taken != -1]
POINTS = {
    int(place): int(points)
    for place, points in zip(PLACE_OF, PLACE_POINTS, strict=True)
    if place != -1
}


def rich(rng: Random) -> dict[str, Any]:
    """What one player has."""
    most = rng.choice([3, 12, 40])
    owns = rng.choice([0.3, 0.7, 1.0])
    return {
        "workers": [rng.randint(0, most) for _ in range(3)] + [rng.randint(0, min(most, 20))],
        "skills": [rng.randint(0, min(most, 16)) for _ in range(3)],
        "resources": [rng.randint(0, min(most, 12)) for _ in range(4)],
        "stored": [[rng.randint(0, min(most, 3)) for _ in range(4)] for _ in TAKES],
        "store_points": [rng.choice([1, 2, 3]) if rng.random() < owns else 0 for _ in TAKES],
        "places": [POINTS[place] if rng.random() < owns else 0 for place in range(rules.PLACES)],
        "purple": rng.random() < 0.5,
        "wild": rng.random() < 0.3,
    }


def by_the_rules(had: dict[str, Any], loose: bool) -> int:
    stores: list[int] = []
    for takes, points, stored in zip(TAKES, had["store_points"], had["stored"], strict=True):
        stores += [takes, points, *stored] if points else []
    items = vec[i64]([*had["workers"], *had["skills"], *had["resources"]])
    given = items, vec[i64](stores), vec[i64](had["places"])
    return int(rules.best_points(*given, had["purple"], had["wild"], loose, False))


@pytest.mark.parametrize("loose", [True, False])
def test_the_best_allocation_has_the_points_of_the_rules(loose: bool) -> None:
    rng = Random(f"rich {loose}")
    players = [rich(rng) for _ in range(PLAYERS)]
    for had in players:  # what lies on a tile that is not owned belongs to nobody
        pairs = zip(had["stored"], had["store_points"], strict=True)
        had["stored"] = [stored if points else [0] * 4 for stored, points in pairs]
    held = Holdings(*[np.array([had[name] for had in players]) for name in Holdings._fields])
    points = jax.jit(jax.vmap(lambda mine: best_points(mine, TAKES, loose)))(held)
    assert np.asarray(points).tolist() == [by_the_rules(had, loose) for had in players]
