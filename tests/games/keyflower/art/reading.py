"""Reads a drawn Keyflower picture back from its SVG: roads, water, fields, icons, numbers.

Shares no code with the drawing; the facts are read from the data file again.
"""

import json
from collections import Counter
from importlib.resources import files
from math import cos, dist, pi, sin, sqrt
from typing import Any
from xml.etree import ElementTree

from tests.art.drawing import SVG, Point, contains, flattened

DATA: dict[str, list[dict[str, Any]]] = json.loads(
    files("meeplewright.games.keyflower").joinpath("data", "tiles.json").read_text("utf-8")
)["tiles"]
TILES = {tile["id"]: tile | {"kind": kind} for kind, tiles in DATA.items() for tile in tiles}


def face_names(tile: dict[str, Any]) -> list[str]:
    match tile["kind"]:
        case "turn_order":
            return [face["id"] for face in tile["faces"]]
        case "summer_boat":
            return ["a", "b"]
        case "winter":
            return ["front"]
        case _:
            return ["front", "back"]


FACES = [(name, face) for name, tile in TILES.items() for face in face_names(tile)]


def edges_of(tile: str, face: str) -> list[str]:
    facts = TILES[tile]
    if "edges" in facts:
        return list(facts["edges"])
    return next(list(one["edges"]) for one in facts["faces"] if one["id"] == face)


def edge_middle(side: int, inwards: float = 0.0, across: float = 0.0) -> Point:
    """Sides are counted clockwise from the north; across is to the right when looking outwards."""
    away = 50 * sqrt(3) - inwards
    angle = side * pi / 3
    return away * sin(angle) + across * cos(angle), -away * cos(angle) + across * sin(angle)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def of_class(root: ElementTree.Element, name: str) -> list[str]:
    return [one.attrib["d"] for one in root.iter() if one.get("class") == f"mw-kf-{name}"]


def shown_edges(svg: str) -> list[str]:
    """The six edges as the picture shows them: R, W, F, or ? if it is inconsistent."""
    root = parsed(svg)
    ends = [flattened(path) for path in of_class(root, "road")]
    waters = [flattened(path) for path in of_class(root, "water")]
    furrows = [flattened(path) for path in of_class(root, "field")]
    return [_shown(side, ends, waters, furrows) for side in range(6)]


def _shown(
    side: int, roads: list[list[Point]], waters: list[list[Point]], furrows: list[list[Point]]
) -> str:
    middle = edge_middle(side)
    found = "".join(
        "R" for road in roads if dist(road[-1], middle) < 0.1 and dist(road[0], (0, 0)) < 0.1
    )
    inside = [edge_middle(side, 1, across) for across in (-30, 0, 30)]
    found += "".join("W" for water in waters if all(contains(water, at) for at in inside))
    found += "".join("F" for rows in furrows if _nearest_side(rows) == side)
    return found if len(found) == 1 else "?"


def _nearest_side(points: list[Point]) -> int:
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return min(range(6), key=lambda side: dist((x, y), edge_middle(side)))


def _drawn(root: ElementTree.Element) -> list[ElementTree.Element]:
    """All visible elements, without definitions."""
    return [one for part in root if part.tag != f"{SVG}defs" for one in part.iter()]


def uses(svg: str) -> list[ElementTree.Element]:
    return [one for one in _drawn(parsed(svg)) if one.tag == f"{SVG}use"]


def icons(svg: str) -> Counter[str]:
    """How often each icon is used among the visible elements."""
    return Counter(one.attrib["href"].removeprefix("#mw-kf-") for one in uses(svg))


def lying_icons(svg: str) -> Counter[str]:
    return Counter(
        one.attrib["href"].removeprefix("#mw-kf-")
        for one in uses(svg)
        if "rotate(-90)" in one.get("transform", "")
    )


def numbers(svg: str) -> Counter[str]:
    return Counter(one.text or "" for one in _drawn(parsed(svg)) if one.tag == f"{SVG}text")


def titles(svg: str) -> list[str]:
    return [one.text or "" for one in parsed(svg).iter(f"{SVG}title")]
