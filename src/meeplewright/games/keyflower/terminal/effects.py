"""What a tile does: in short for a table, and as text on request."""

from __future__ import annotations

from typing import Any

from meeplewright.core.game import Options
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
from meeplewright.terminal.console import Terminal

STEP_SIGN = "→"
UPGRADE_SIGN = "↑"
POINT_SIGN = "★"


def face_of(tile: Tile, name: str) -> Face:
    """Boats and turn order tiles have faces with other names; the first one is used."""
    return next((face for face in tile.faces if face.name == name), tile.faces[0])


def points_of(tile: Tile, face: Face) -> str:
    """`0/7`: printed points, and those after upgrading; empty if there are none."""
    turns = tile.upgradable and face is tile.faces[0]
    after = tile.faces[1].points if turns else 0
    if not face.points and not after:
        return ""
    return f"{face.points}/{after}" if turns else str(face.points)


# -- in short ---------------------------------------------------------------------------------


def in_short(terminal: Terminal, tile: Tile, face: Face, options: Options) -> str:
    """`−1 saw +3 wood`, `→2 ↑1`, `5★ / wood + stone + iron`"""
    if tile.group == "turn_order":
        return f"1{POINT_SIGN} / {terminal.text('unit-neighbour')}"
    if tile.group == "summer_boat":
        return terminal.text(f"power-{tile.name}{face.name}")
    if face.scoring:
        return _scoring_in_short(terminal, scoring_of(tile, face, options))
    if face.stores != NONE:
        here = terminal.text("unit-here", thing=_stored(terminal, face))
        return f"{face.store_points}{POINT_SIGN} / {here}"
    if face.is_transport:
        return f"{STEP_SIGN}{face.transport} {UPGRADE_SIGN}{face.upgrades}"
    gains = _gains(terminal, face)
    price = price_of(terminal, face)
    return f"−{price} +{gains}" if price else gains


def scoring_of(tile: Tile, face: Face, options: Options) -> dict[str, Any]:
    """How a face scores at the end; an option sets the points of the Key market (KF O11)."""
    if tile.name == "key_market":
        return {**face.scoring, "points_per_set": options["key_market"]}
    return face.scoring


def _gains(terminal: Terminal, face: Face) -> str:
    if face.choice:
        return " / ".join(terminal.text(f"resource-{RESOURCES[kind]}") for kind in face.choice)
    counted = {kind: face.gain[number] for number, kind in enumerate(RESOURCES)}
    counted["skill"] = face.draw_skills
    counted["worker"] = face.draw_workers
    counted["green"] = face.take_green
    return amounts(terminal, counted)


def price_of(terminal: Terminal, face: Face) -> str:
    """What one use costs, empty if nothing."""
    if face.pay_skill != NONE:
        return amount(terminal, "skill" if face.pay_skill == ANY else SKILLS[face.pay_skill], 1)
    if face.pay_worker != NONE:
        return amount(terminal, "worker" if face.pay_worker == ANY else COLOURS[face.pay_worker], 1)
    return ""


def _stored(terminal: Terminal, face: Face) -> str:
    return terminal.text(
        "resource-any" if face.stores == ANY else f"resource-{RESOURCES[face.stores]}"
    )


def _scoring_in_short(terminal: Terminal, scoring: dict[str, Any]) -> str:
    if "points_per_set" in scoring:
        return f"{scoring['points_per_set']}{POINT_SIGN} / {set_words(terminal, scoring)}"
    if "points_by_river_chain_length" in scoring:
        points = "-".join(str(points) for points in scoring["points_by_river_chain_length"][1:])
        return f"{points}{POINT_SIGN} / {terminal.text('unit-river')}"
    if "free_upgrades_before_scoring" in scoring:
        return terminal.text("does-flip")
    loop = "points_per_tile_in_best_road_loop" in scoring
    return f"1{POINT_SIGN} / {terminal.text('unit-loop' if loop else 'unit-transport')}"


def set_words(terminal: Terminal, scoring: dict[str, Any]) -> str:
    """What one set consists of."""
    item: str = scoring["item"]
    wanted: list[str] = scoring["set"]
    if wanted[0] == "any":
        return amount(terminal, item, len(wanted))
    if wanted[0] == "chosen_type":
        return terminal.text(f"unit-chosen-{item}")
    if len(wanted) == 1:
        return amount(terminal, wanted[0], 1)
    return " + ".join(_kind_name(terminal, item, thing) for thing in wanted)


def _kind_name(terminal: Terminal, item: str, thing: str) -> str:
    if item == "worker":
        return terminal.text(f"colour-of-{thing}")
    return terminal.text(f"skill-{thing}" if item == "skill" else f"resource-{thing}")


def cost_of(terminal: Terminal, tile: Tile) -> str:
    """What upgrading costs, empty if the tile cannot be upgraded."""
    if not tile.upgradable:
        return ""
    counted = {kind: tile.cost[number] for number, kind in enumerate((*RESOURCES, "resource"))}
    if tile.cost_skill != NONE:
        counted["skill" if tile.cost_skill == ANY else SKILLS[tile.cost_skill]] = 1
    return amounts(terminal, counted)


# -- as text ----------------------------------------------------------------------------------


def tile_lines(terminal: Terminal, tile: Tile, options: Options) -> list[str]:
    """Everything about a tile: both faces, points, cost, edges."""
    lines = [tile_name(terminal, tile.name)]
    if tile.group == "summer_boat":
        for face in tile.faces:
            name = tile_name(terminal, tile.name, face.name)
            lines.append(f"  {name}: {terminal.text(f'power-{tile.name}{face.name}')}")
    else:
        faces = tile.faces[:1] if tile.group == "turn_order" else tile.faces
        for number, face in enumerate(faces):
            key = "info-upgraded" if number else "info-front"
            words = _in_words(terminal, tile, face, options)
            lines.append("  " + terminal.text(key, does=words, points=face.points))
    if tile.upgradable:
        lines.append("  " + terminal.text("info-cost", cost=cost_of(terminal, tile)))
    elif tile.group not in ("turn_order", "boat"):
        lines.append("  " + terminal.text("info-no-upgrade"))
    if not tile.usable:
        lines.append("  " + terminal.text("info-never-used"))
    return lines


def _in_words(terminal: Terminal, tile: Tile, face: Face, options: Options) -> str:
    if tile.group == "turn_order":
        itself = options["turn_order_tile"] == "itself"
        return terminal.text("does-turn-order-itself" if itself else "does-turn-order")
    if "points_per_tile_in_best_road_loop" in face.scoring:
        simple = options["road_loop"] == "tiles"
        return terminal.text("does-loop-tiles" if simple else "does-loop")
    if face.scoring:
        return _scoring_in_words(terminal, scoring_of(tile, face, options))
    if face.stores != NONE:
        key = "does-store-stay" if options["stored_resources"] == "stay" else "does-store"
        return terminal.text(key, points=face.store_points, thing=_stored(terminal, face))
    if face.is_transport:
        return terminal.text("does-transport", steps=face.transport, upgrades=face.upgrades)
    gains = _gains(terminal, face)
    if not gains:
        return terminal.text("does-nothing")
    words = terminal.text("does-choose" if face.choice else "does-gain", what=gains)
    price = price_of(terminal, face)
    return f"{words} {terminal.text('does-pay', price=price)}" if price else words


def _scoring_in_words(terminal: Terminal, scoring: dict[str, Any]) -> str:
    if "points_per_set" in scoring:
        what = set_words(terminal, scoring)
        return terminal.text("does-score", points=int(scoring["points_per_set"]), what=what)
    if "points_by_river_chain_length" in scoring:
        points = ", ".join(str(points) for points in scoring["points_by_river_chain_length"][1:])
        return terminal.text("does-river", points=points)
    if "free_upgrades_before_scoring" in scoring:
        return terminal.text("does-flip")
    return terminal.text("does-transport-sum")
