"""The weights of the Keyflower evaluation, in points, by season.

They are close to the results of `scripts/fit_keyflower.py`; changes are kept only if they win
matches.

`docs/bots.md` describes the terms. Lists, not tuples: compiled modules read them once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from meeplewright.games.keyflower.rules.tiles import TILES, Face

POINTS: Final = 0  # if the game ended with this season
FIRST_WORKERS: Final = 1  # workers that can still be placed this season, the first four
MORE_WORKERS: Final = 2  # the others
LATER: Final = 3  # workers that return or arrive with the boat when it ends
GREEN_MORE: Final = 4  # how much more a green worker is worth
SKILL: Final = 5  # a skill tile
RESOURCE: Final = 6  # wood, stone or iron that no planned upgrade needs
GOLD_MORE: Final = 7  # gold beyond its own point
UPGRADES: Final = 8  # points of planned upgrades and storing, by distance
USES: Final = 9  # what the owned tiles are worth in later seasons
HAND: Final = 10  # what the winter tiles in hand would score
START: Final = 11  # the purple worker, for the first turn of the next season
ALWAYS: Final = 12  # what a seat still gains in any case
TERMS: Final = 13

HANDFUL: Final = 4.0
INTEREST: Final = 0.3
"""How often an opponent who can outbid does so; in self-play of two about one in four."""
TO_COME: Final = vec[float]([0.0, 11.0, 4.0, 14.0])
"""Extra gain in a season that has not started: boats are empty, tiles not drawn."""


def by_season() -> list[list[float]]:
    """The weights of the terms in spring, summer, autumn and winter."""
    return [
        [1.0, 1.9, 1.7, 1.5, 0.2, 0.5, 0.30, 0.2, 0.45, 1.00, 0.10, 0.5, 20.0],
        [1.0, 1.8, 1.6, 1.0, 0.1, 0.5, 0.30, 0.2, 0.60, 0.85, 0.15, 0.3, 7.0],
        [1.0, 1.4, 1.3, 0.6, 0.0, 0.3, 0.33, 0.3, 0.55, 1.00, 0.25, 0.0, -2.0],
        [1.0, 1.0, 1.0, 0.0, 0.0, 0.2, 0.10, 0.0, 0.70, 0.00, 0.00, 0.0, -6.0],
    ]


WORKER: Final = 0.8
"""The worth of a worker drawn or paid in a use."""
_YIELD_OF_GREEN: Final = 1.6
_YIELD_OF_SKILL: Final = 1.2
_YIELD_OF_RESOURCE: Final = 0.9
_YIELD_OF_GOLD: Final = 1.5
_YIELD_OF_STEP: Final = 0.45
_YIELD_OF_UPGRADE: Final = 0.8


def yield_of(face: Face) -> float:
    """The worth of one use of this face, in points."""
    wood, stone, iron, gold = face.gain
    total: float = _YIELD_OF_RESOURCE * (wood + stone + iron) + _YIELD_OF_GOLD * gold
    total += _YIELD_OF_RESOURCE * 1.3 if face.choice else 0.0
    total += _YIELD_OF_SKILL * face.draw_skills + WORKER * face.draw_workers
    total += _YIELD_OF_GREEN * face.take_green
    total -= WORKER if face.pay_worker >= 0 else 0.0
    total -= _YIELD_OF_SKILL if face.pay_skill >= 0 else 0.0
    if face.is_transport:
        total += _YIELD_OF_STEP * face.transport + _YIELD_OF_UPGRADE * face.upgrades
    return total


_POWERS: Final = {
    "summer_boat_1": (3.0, 2.0),
    "summer_boat_2": (2.0, 3.0),
    "summer_boat_3": (2.0, 2.0),
    "summer_boat_4": (1.5, 1.5),
}
"""The worth of a summer boat's special power per season, for sides a and b."""


def season_worths() -> list[float]:
    """By `tile * 2 + face`: the worth of owning it for one more season."""
    found: list[float] = []
    for tile in TILES:
        for face in range(2):
            if tile.name in _POWERS:
                found.append(_POWERS[tile.name][face])
            elif tile.usable and tile.group != "home":
                up = tile.faces[min(face, len(tile.faces) - 1)]
                found.append(0.5 + 0.5 * yield_of(up))
            else:
                found.append(0.0)
    return found


SEASON_WORTH: Final = vec[float](season_worths())
