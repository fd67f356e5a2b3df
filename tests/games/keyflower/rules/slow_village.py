"""Placing tiles, transport and upgrades in a village, by the numbered rules KF V, G and Y.

Each question is answered by trying everything. The caller knows whose turn it is and how many steps
are left.
"""

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations, product
from typing import NamedTuple, cast

from .slow_facts import (
    RESOURCES,
    SKILLS,
    TILES,
    WORKERS,
    Cell,
    Counts,
    Village,
    VillageTile,
    beside,
    by_cell,
    edges,
    effect_of,
    flippable,
    powers,
)

Laying = tuple[int, int, int]
"""q, r and turn."""
Amount = tuple[int, ...]
"""Numbers in the order of RESOURCES or of SKILLS."""


class Step(NamedTuple):
    resource: str
    start: Cell
    end: Cell


class Upgrade(NamedTuple):
    tile: str
    resources: Amount
    skills: Amount


# Placing a tile (KF V)


def layings(village: Village, tile: str) -> set[Laying]:
    """Every legal cell and rotation; of rotations that look alike, only the lowest."""
    cells = {beside(cell, edge) for cell in by_cell(village) for edge in range(6)}
    turns = [turn for turn in range(6) if turn == same_look(tile, turn)]
    return {(*cell, turn) for cell in cells for turn in turns if may_lay(village, tile, cell, turn)}


def may_lay(village: Village, tile: str, cell: Cell, turn: int) -> bool:
    """KF V2: an empty cell that touches the village; V3: equal edges, unless 2a is held (V7)."""
    laid = by_cell(village)
    touching = [edge for edge in range(6) if beside(cell, edge) in laid]
    if cell in laid or not touching:
        return False
    return "2a" in powers(village) or all(
        edges(tile, turn)[edge] == edge_towards(laid[beside(cell, edge)], edge) for edge in touching
    )


def edge_towards(neighbour: VillageTile, edge: int) -> str:
    """What the neighbour on this edge shows to the cell."""
    return edges(neighbour["tile"], neighbour["turn"])[(edge + 3) % 6]


def same_look(tile: str, turn: int) -> int:
    """The lowest rotation that looks like this one."""
    return min(other for other in range(6) if edges(tile, other) == edges(tile, turn))


def is_set_aside(village: Village, tile: str) -> bool:
    """KF V6: no cell and rotation is legal."""
    return not layings(village, tile)


# Transport (KF G1 to G4, Y3, Y4)


def allowance(user: Village, tile: str, face: str) -> tuple[int, int]:
    """KF G1, Y4: steps and upgrades for a user with this village, wherever the used tile is."""
    effect = effect_of(tile, face)
    times = 2 if "2b" in powers(user) else 1
    return times * effect.get("transport", 0), times * effect.get("upgrades", 0)


def steps(village: Village) -> set[Step]:
    """KF G2: one resource from a tile to an adjacent one."""
    laid = by_cell(village)
    return {
        Step(resource, cell, beside(cell, edge))
        for cell, tile in laid.items()
        for edge in range(6)
        if beside(cell, edge) in laid and is_passable(village, cell, edge)
        for resource in RESOURCES
        if tile["resources"][resource]
    }


def is_passable(village: Village, cell: Cell, edge: int) -> bool:
    """KF G2: road against road; Y3: with 2a anything but water."""
    laid = by_cell(village)
    here = edges(laid[cell]["tile"], laid[cell]["turn"])[edge]
    there = edge_towards(laid[beside(cell, edge)], edge)
    if "2a" in powers(village):
        return here != "W" and there != "W"
    return here == there == "R"


def carried(village: Village, step: Step) -> Village:
    after = deepcopy(village)
    by_cell(after)[step.start]["resources"][step.resource] -= 1
    by_cell(after)[step.end]["resources"][step.resource] += 1
    return after


# Upgrading (KF G5 to G9, Y5)


def upgrades(village: Village, skills: Counts) -> set[Upgrade]:
    """Every tile that can be flipped now, with every way to pay for it."""
    return {
        Upgrade(tile["tile"], resources, paid_skills)
        for tile in village["tiles"]
        if flippable(tile["tile"], tile["face"])
        for resources in resource_payments(tile, "3a" in powers(village))
        for paid_skills in skill_payments(tile["tile"], skills)
    }


def resource_payments(tile: VillageTile, wild: bool) -> Iterator[Amount]:
    """KF G6: from the tile itself."""
    asked = units(TILES[tile["tile"]]["upgrade_cost"]["resources"])
    for paid in product(*(range(tile["resources"][kind] + 1) for kind in RESOURCES)):
        given = units(dict(zip(RESOURCES, paid, strict=True)))
        if covers(given, asked) or (wild and len(given) == len(asked)):  # KF Y5
            yield paid


def covers(given: list[str], asked: list[str]) -> bool:
    """Whether the resources, in some order, can pay what is asked, one for one."""
    return any(all(map(stands_for, order, asked)) for order in orders(given, len(asked)))


def skill_payments(tile: str, skills: Counts) -> Iterator[Amount]:
    """KF G6, G7: from behind the screen, no jokers."""
    asked = units(TILES[tile]["upgrade_cost"]["skills"])
    for paid in product(*(range(min(skills[kind], len(asked)) + 1) for kind in SKILLS)):
        given = units(dict(zip(SKILLS, paid, strict=True)))
        for order in orders(given, len(asked)):
            if all(want in ("any", got) for got, want in zip(order, asked, strict=True)):
                yield paid
                break


def stands_for(paid: str, asked: str) -> bool:
    """KF G7: gold for wood, stone or iron; nothing for gold; everything for `any`."""
    return asked in ("any", paid) or (paid == "gold" and asked in RESOURCES)


def orders(given: list[str], size: int) -> set[tuple[str, ...]]:
    """All orders of exactly this many things; none if there are more or fewer."""
    return set(permutations(given)) if len(given) == size else set()


def units(amount: Counts) -> list[str]:
    return [kind for kind, count in amount.items() for _ in range(count)]


def upgraded(village: Village, upgrade: Upgrade) -> Village:
    """KF G6, G8: the cost leaves the tile, everything else stays. The caller handles skills."""
    after = deepcopy(village)
    tile = next(tile for tile in after["tiles"] if tile["tile"] == upgrade.tile)
    for kind, paid in zip(RESOURCES, upgrade.resources, strict=True):
        tile["resources"][kind] -= paid
    tile["face"] = "back"
    return after


def laid(village: Village, tile: str, face: str, laying: Laying) -> Village:
    """The village with one more tile; nothing is on it."""
    after = deepcopy(village)
    new = {"tile": tile, "face": face, "q": laying[0], "r": laying[1], "turn": laying[2]}
    goods = {"resources": dict.fromkeys(RESOURCES, 0), "workers": dict.fromkeys(WORKERS, 0)}
    after["tiles"].append(cast(VillageTile, {**new, **goods, "colour": None, "last_use": 0}))
    return after
