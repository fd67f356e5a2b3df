"""Centre lines of roads and rivers from side to side of a tile."""

from __future__ import annotations

from meeplewright.art.geometry import Curve, Point, turned, turned_curve

CENTRE: Point = (50.0, 50.0)
_OUTWARD: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


def outward(side: int) -> Point:
    return _OUTWARD[side % 4]


def moved(point: Point, direction: Point, length: float) -> Point:
    return point[0] + direction[0] * length, point[1] + direction[1] * length


def stepped(point: Point, side: int, length: float) -> Point:
    """The point moved towards a side."""
    return moved(point, outward(side), length)


def lane(side: int, end: Point, facing: int, length: float = 12) -> Curve:
    """From a side to where the road ends, which faces this side.

    It leaves the side at a right angle.
    """
    start = turned((50, 0), side)
    return ((start, stepped(start, side, -22), stepped(end, facing, length), end),)


def through(side: int, middle: Point) -> Curve:
    """From a side to the opposite one through a point near the middle."""
    start, end = turned((50, 0), side), turned((50, 100), side)
    return (
        (start, stepped(start, side, -20), stepped(middle, side, 22), middle),
        (middle, stepped(middle, side, -22), stepped(end, side, 20), end),
    )


def bend(first: int, second: int) -> Curve:
    """From a side to the next one clockwise, around the corner between them."""
    curve: Curve = (((50, 0), (50, 28), (72, 50), (100, 50)),)
    return turned_curve(curve, first if second - first == 1 else second)
