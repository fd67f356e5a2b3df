"""Plane geometry for tile art: points, smooth curves, polygons, and short number texts.

The box of a tile is 100 by 100. As in every SVG, x grows east and y grows SOUTH.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]  # start, two control points, end
Curve = tuple[Cubic, ...]


def turned(point: Point, turn: int) -> Point:
    """The point after this many quarter turns clockwise around the centre of the tile."""
    x, y = point
    for _ in range(turn % 4):
        x, y = 100 - y, x
    return x, y


def turned_curve(curve: Curve, turn: int) -> Curve:
    return tuple(
        (turned(a, turn), turned(b, turn), turned(c, turn), turned(d, turn)) for a, b, c, d in curve
    )


def on_cubic(cubic: Cubic, t: float) -> Point:
    """The point of a cubic Bezier curve at parameter t."""
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    x = sum(weight * point[0] for weight, point in zip(weights, cubic, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, cubic, strict=True))
    return x, y


def flattened(curve: Curve, pieces: int = 8) -> list[Point]:
    """Points along the curve, both ends included."""
    points = [curve[0][0]]
    for cubic in curve:
        points += [on_cubic(cubic, step / pieces) for step in range(1, pieces + 1)]
    return points


def inside(polygon: Sequence[Point], point: Point) -> bool:
    """Whether the polygon contains the point (even-odd rule)."""
    x, y = point
    within = False
    ax, ay = polygon[-1]
    for bx, by in polygon:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
        ax, ay = bx, by
    return within


def distance_to_line(line: Sequence[Point], point: Point) -> float:
    """The distance of the point from a polyline."""
    if len(line) == 1:
        return hypot(point[0] - line[0][0], point[1] - line[0][1])
    return min(_distance_to_stretch(a, b, point) for a, b in pairwise(line))


def _distance_to_stretch(a: Point, b: Point, point: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = point[0] - a[0], point[1] - a[1]
    t = max(0.0, min(1.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return hypot(px - t * dx, py - t * dy)


def number(value: float) -> str:
    """A coordinate as short text: one decimal at most, no negative zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(points: Iterable[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def curve_path(curve: Curve, *, move: bool = True) -> str:
    """The curve as path data; without `move` it continues from the current point."""
    start = f"M{numbers(curve[0][:1])}" if move else ""
    return start + "".join(f"C{numbers(cubic[1:])}" for cubic in curve)
