"""Fields: shades of green, tufts, flowers, trees and groves, scattered where a field has room."""

from __future__ import annotations

from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, turned
from meeplewright.games.carcassonne.art.regions import Clearance, middle, nearest_cell
from meeplewright.games.carcassonne.art.stamps import Stamp

_GROVES = (
    ((-4.0, 0.0), (3.5, 1.0), (0.0, 5.0)),
    ((-4.5, 1.0), (1.0, -1.5), (5.5, 2.5), (0.0, 4.5)),
    ((-3.0, 0.0), (3.5, 2.5)),
)
_MARGIN = 6.0  # distance of upright things from the west and east sides of the tile
_HIGH = 15.0  # distance of their feet from the north side


def growth(cells: Clearance, turn: int, rng: Random) -> list[Stamp]:
    """What grows on one field; a large field gets more of everything."""
    area = len(cells)
    wishes = ["grove"] * (area // 480 + (area > 220)) + ["tree"] * (area // 480 + 1)
    wishes += ["tuft"] * (area // 110 + 1) + ["blossom"] * (area // 330 + (area > 250))
    stamps: list[Stamp] = []
    taken: list[tuple[Point, float]] = []
    for wish in wishes:
        room, apart = _NEEDS[wish]
        spot = _spot(cells, turn, taken, room, apart, rng)
        if spot is not None:
            taken.append((spot, apart))
            stamps += _grown(wish, spot, rng)
    return stamps


def shades(cells: Clearance, turn: int, rng: Random) -> list[Stamp]:
    """Patches of darker green, never at the border, so that adjacent tiles match."""
    places: list[Point] = []
    for _ in range(len(cells) // 400):
        spot = _spot(cells, turn, [(place, 14.0) for place in places], 13.0, 14.0, rng)
        if spot is not None:
            places.append(spot)
    return [Stamp("patch", x, y) for x, y in places]


_NEEDS = {"grove": (9.5, 10.0), "tree": (5.5, 6.0), "tuft": (4.0, 4.5), "blossom": (4.0, 4.5)}


def _spot(
    cells: Clearance,
    turn: int,
    taken: list[tuple[Point, float]],
    room: float,
    apart: float,
    rng: Random,
) -> Point | None:
    """A free place with this much room around it, if some random tries find one."""
    wide = sorted(cell for cell, clear in cells.items() if clear >= room)
    for _ in range(12 if wide else 0):
        x, y = turned(middle(wide[int(rng.random() * len(wide))]), turn)
        if room > 5 and not _stands_free(cells, turn, x, y):
            continue
        if all(abs(x - a) + abs(y - b) > apart + other for (a, b), other in taken):
            return x, y
    return None


def _stands_free(cells: Clearance, turn: int, x: float, y: float) -> bool:
    """Whether something upright here stays on the tile and hides nothing behind it."""
    if y < _HIGH or not _MARGIN < x < 100 - _MARGIN:
        return False
    return cells.get(nearest_cell(turned((x, y - 7), -turn)), 0.0) > 2.5


def _grown(wish: str, spot: Point, rng: Random) -> list[Stamp]:
    x, y = spot
    match wish:
        case "grove":
            grove = _GROVES[int(rng.random() * len(_GROVES))]
            return [_tree(x + a, y + b + 2, rng) for a, b in grove]
        case "tree":
            return [_tree(x, y + 2, rng)]
        case "blossom":
            return [Stamp(wish, x, y, p.BLOSSOMS[int(rng.random() * len(p.BLOSSOMS))])]
        case _:
            return [Stamp(wish, x, y)]


def _tree(x: float, y: float, rng: Random) -> Stamp:
    return Stamp("oak" if rng.random() < 0.62 else "pine", x, y)
