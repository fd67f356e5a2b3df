"""What a tile does, in a few signs for a table and in words for those who ask."""

from __future__ import annotations

from typing import Any

from meeplewright.games.keyflower.rules.tiles import (
    ANY,
    COLOURS,
    NONE,
    RESOURCES,
    SKILLS,
    Face,
    Tile,
)
from meeplewright.games.keyflower.terminal.names import amount, amounts, tile_name
from meeplewright.terminal.desk import Desk

STEP_SIGN = "→"
UPGRADE_SIGN = "↑"
POINT_SIGN = "★"


def face_of(tile: Tile, name: str) -> Face:
    """A boat or turn order tile has faces of its own names; the first will do."""
    return next((face for face in tile.faces if face.name == name), tile.faces[0])


def points_of(tile: Tile, face: Face) -> str:
    """`0/7`: printed points, and those after upgrading; empty where there are none at all."""
    turns = tile.upgradable and face is tile.faces[0]
    after = tile.faces[1].points if turns else 0
    if not face.points and not after:
        return ""
    return f"{face.points}/{after}" if turns else str(face.points)


# -- in short ---------------------------------------------------------------------------------


def in_short(desk: Desk, tile: Tile, face: Face) -> str:
    """`−1 saw +3 wood`, `→2 ↑1`, `5★ / wood + stone + iron`"""
    if tile.group == "turn_order":
        return f"1{POINT_SIGN} / {desk.text('unit-neighbour')}"
    if tile.group == "summer_boat":
        return desk.text(f"power-{tile.name}{face.name}")
    if face.scoring:
        return _scoring_in_short(desk, face.scoring)
    if face.stores != NONE:
        return (
            f"{face.store_points}{POINT_SIGN} / {desk.text('unit-here', thing=_stored(desk, face))}"
        )
    if face.is_transport:
        return f"{STEP_SIGN}{face.transport} {UPGRADE_SIGN}{face.upgrades}"
    gains = _gains(desk, face)
    price = price_of(desk, face)
    return f"−{price} +{gains}" if price else gains


def _gains(desk: Desk, face: Face) -> str:
    if face.choice:
        return " / ".join(desk.text(f"resource-{RESOURCES[kind]}") for kind in face.choice)
    counted = {kind: face.gain[number] for number, kind in enumerate(RESOURCES)}
    counted["skill"] = face.draw_skills
    counted["worker"] = face.draw_workers
    counted["green"] = face.take_green
    return amounts(desk, counted)


def price_of(desk: Desk, face: Face) -> str:
    """What one use costs, empty for nothing."""
    if face.pay_skill != NONE:
        return amount(desk, "skill" if face.pay_skill == ANY else SKILLS[face.pay_skill], 1)
    if face.pay_worker != NONE:
        return amount(desk, "worker" if face.pay_worker == ANY else COLOURS[face.pay_worker], 1)
    return ""


def _stored(desk: Desk, face: Face) -> str:
    return desk.text("resource-any" if face.stores == ANY else f"resource-{RESOURCES[face.stores]}")


def _scoring_in_short(desk: Desk, scoring: dict[str, Any]) -> str:
    if "points_per_set" in scoring:
        return f"{scoring['points_per_set']}{POINT_SIGN} / {set_words(desk, scoring)}"
    if "points_by_river_chain_length" in scoring:
        points = "-".join(str(points) for points in scoring["points_by_river_chain_length"][1:])
        return f"{points}{POINT_SIGN} / {desk.text('unit-river')}"
    if "free_upgrades_before_scoring" in scoring:
        return desk.text("does-flip")
    loop = "points_per_tile_in_best_road_loop" in scoring
    return f"1{POINT_SIGN} / {desk.text('unit-loop' if loop else 'unit-transport')}"


def set_words(desk: Desk, scoring: dict[str, Any]) -> str:
    """What one set consists of."""
    item: str = scoring["item"]
    wanted: list[str] = scoring["set"]
    if wanted[0] == "any":
        return amount(desk, item, len(wanted))
    if wanted[0] == "chosen_type":
        return desk.text(f"unit-chosen-{item}")
    if len(wanted) == 1:
        return amount(desk, wanted[0], 1)
    return " + ".join(_kind_name(desk, item, thing) for thing in wanted)


def _kind_name(desk: Desk, item: str, thing: str) -> str:
    if item == "worker":
        return desk.text(f"colour-of-{thing}")
    return desk.text(f"skill-{thing}" if item == "skill" else f"resource-{thing}")


def cost_of(desk: Desk, tile: Tile) -> str:
    """What upgrading costs, empty where the tile cannot be upgraded."""
    if not tile.upgradable:
        return ""
    counted = {kind: tile.cost[number] for number, kind in enumerate((*RESOURCES, "resource"))}
    if tile.cost_skill != NONE:
        counted["skill" if tile.cost_skill == ANY else SKILLS[tile.cost_skill]] = 1
    return amounts(desk, counted)


# -- in words ---------------------------------------------------------------------------------


def tile_lines(desk: Desk, tile: Tile) -> list[str]:
    """All about a tile: both faces, points, cost, edges."""
    lines = [tile_name(desk, tile.name)]
    if tile.group == "summer_boat":
        for face in tile.faces:
            name = tile_name(desk, tile.name, face.name)
            lines.append(f"  {name}: {desk.text(f'power-{tile.name}{face.name}')}")
    else:
        faces = tile.faces[:1] if tile.group == "turn_order" else tile.faces
        for number, face in enumerate(faces):
            key = "info-upgraded" if number else "info-front"
            words = _in_words(desk, tile, face)
            lines.append("  " + desk.text(key, does=words, points=face.points))
    if tile.upgradable:
        lines.append("  " + desk.text("info-cost", cost=cost_of(desk, tile)))
    elif tile.group not in ("turn_order", "boat"):
        lines.append("  " + desk.text("info-no-upgrade"))
    if not tile.usable:
        lines.append("  " + desk.text("info-never-used"))
    return lines


def _in_words(desk: Desk, tile: Tile, face: Face) -> str:
    if tile.group == "turn_order":
        return desk.text("does-turn-order")
    if face.scoring:
        return _scoring_in_words(desk, face.scoring)
    if face.stores != NONE:
        return desk.text("does-store", points=face.store_points, thing=_stored(desk, face))
    if face.is_transport:
        return desk.text("does-transport", steps=face.transport, upgrades=face.upgrades)
    gains = _gains(desk, face)
    if not gains:
        return desk.text("does-nothing")
    words = desk.text("does-choose" if face.choice else "does-gain", what=gains)
    price = price_of(desk, face)
    return f"{words} {desk.text('does-pay', price=price)}" if price else words


def _scoring_in_words(desk: Desk, scoring: dict[str, Any]) -> str:
    if "points_per_set" in scoring:
        what = set_words(desk, scoring)
        return desk.text("does-score", points=int(scoring["points_per_set"]), what=what)
    if "points_by_river_chain_length" in scoring:
        points = ", ".join(str(points) for points in scoring["points_by_river_chain_length"][1:])
        return desk.text("does-river", points=points)
    if "free_upgrades_before_scoring" in scoring:
        return desk.text("does-flip")
    loop = "points_per_tile_in_best_road_loop" in scoring
    return desk.text("does-loop" if loop else "does-transport-sum")
