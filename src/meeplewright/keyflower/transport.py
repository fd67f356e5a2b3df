"""Transport and upgrading in the own village (KF G)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.keyflower import knowledge
from meeplewright.keyflower.actions import Carry, Upgrade
from meeplewright.keyflower.table import Table
from meeplewright.keyflower.tiles import ANY, GOLD, NONE, RESOURCES, SKILLS, TILES
from meeplewright.keyflower.village import grid_of, reachable, village_tiles


def carries(table: Table, seat: i64) -> list[Action]:
    """KF G2: every resource with every tile it can be carried to in one step."""
    listed: list[Action] = []
    if table.steps == 0:
        return listed
    grid = grid_of(table, seat)
    for tile in village_tiles(table, seat):
        kinds = _lying(table, tile)
        if len(kinds) == 0:
            continue
        for other in reachable(table, seat, grid, tile):
            for kind in kinds:
                listed.append(Carry(RESOURCES[kind], TILES[tile].name, TILES[other].name))
    return listed


def _lying(table: Table, tile: i64) -> vec[i64]:
    """The kinds of resources on the tile."""
    kinds = vec[i64]()
    kind: i64 = 0
    while kind < 4:
        if table.resources[tile * 4 + kind] > 0:
            kinds = append(kinds, kind)
        kind += 1
    return kinds


def carry(table: Table, kind: i64, start: i64, end: i64) -> None:
    table.resources[start * 4 + kind] -= 1
    table.resources[end * 4 + kind] += 1
    table.steps -= 1


def upgrades(table: Table, seat: i64) -> list[Action]:
    """KF G5 to G7: every tile that can be turned over, with every way to pay for it."""
    listed: list[Action] = []
    if table.upgrades == 0:
        return listed
    wild = table.owns_power(seat, "wild_upgrades")
    for tile in village_tiles(table, seat):
        if TILES[tile].upgradable and table.face[tile] == 0:
            skills = _skills_to_pay(table, seat, tile)
            if len(skills) > 0:
                for paid in _payments(table, tile, wild):
                    for skill in skills:
                        name = None if skill == NONE else SKILLS[skill]
                        listed.append(Upgrade(TILES[tile].name, paid, name))
    return listed


def _skills_to_pay(table: Table, seat: i64, tile: i64) -> vec[i64]:
    """The types that pay the skill of the cost; NONE alone where it asks for none."""
    asked: i64 = TILES[tile].cost_skill
    if asked == NONE:
        return vec[i64]([NONE])
    found = vec[i64]()
    skill: i64 = 0
    while skill < 3:
        if (asked == ANY or asked == skill) and table.skills[seat * 3 + skill] > 0:
            found = append(found, skill)
        skill += 1
    return found


def _payments(table: Table, tile: i64, wild: bool) -> list[tuple[int, ...]]:
    """Every handful of the resources lying on the tile that meets its cost."""
    cost = TILES[tile].cost
    total = sum(cost)
    have = [int(table.resources[tile * 4 + kind]) for kind in range(4)]
    if sum(have) < total:
        return []
    found: list[tuple[int, ...]] = []
    for wood in range(min(have[0], total) + 1):
        for stone in range(min(have[1], total - wood) + 1):
            for iron in range(min(have[2], total - wood - stone) + 1):
                gold = total - wood - stone - iron
                paid = (wood, stone, iron, gold)
                if gold <= have[3] and (wild or _meets(cost, paid)):
                    found.append(paid)
    return found


def _meets(cost: tuple[int, ...], paid: tuple[int, ...]) -> bool:
    """KF G7: gold stands for what is short of wood, stone or iron; nothing stands for gold."""
    short = sum([max(0, cost[kind] - paid[kind]) for kind in range(3)])
    return paid[GOLD] >= short + cost[GOLD]


def upgrade(table: Table, seat: i64, tile: i64, paid: tuple[int, ...], skill: i64) -> None:
    """KF G6, G8: pay, and turn the tile over where it lies."""
    for kind in range(4):
        table.resources[tile * 4 + kind] -= paid[kind]
        table.supply[kind] += paid[kind]
    if skill != NONE:
        open_type = TILES[tile].cost_skill != ANY
        knowledge.skill_from_screen(table, seat, skill, open_type)
        knowledge.skill_to_pile(table, seat, skill, open_type)
    table.face[tile] = 1
    table.upgrades -= 1
