"""Transport and upgrades in the player's village (KF G)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from meeplewright.core.game import Action
from meeplewright.games.keyflower.rules import knowledge
from meeplewright.games.keyflower.rules.actions import Carry, Upgrade
from meeplewright.games.keyflower.rules.table import (
    Table,
    at_kind,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import ANY, GOLD, NONE, RESOURCES, SKILLS, TILES
from meeplewright.games.keyflower.rules.village import (
    SIDES,
    STEP,
    grid_of,
    open_sides,
    tile_on,
    village_tiles,
)

NO_SKILL: Final = 3
"""Instead of the type of a skill: the upgrade costs none."""


def _handfuls(total: int) -> list[tuple[int, ...]]:
    """All combinations of this many resources: wood, stone, iron, gold, in ascending order."""
    return [
        (wood, stone, iron, total - wood - stone - iron)
        for wood in range(total + 1)
        for stone in range(total - wood + 1)
        for iron in range(total - wood - stone + 1)
    ]


HANDFULS: Final = [_handfuls(total) for total in range(max([sum(tile.cost) for tile in TILES]) + 1)]
"""By the number of resources an upgrade costs: the combinations that can pay for it, some only with
boat 3a (KF Y5), where any resource replaces any other.
"""
MOST_HANDFULS: Final = 20
_HANDFULS_OF: Final = vec[i64]([len(handfuls) for handfuls in HANDFULS])
_PAID: Final = vec[i64](
    [
        number
        for handfuls in HANDFULS
        for handful in (*handfuls, *[(0, 0, 0, 0)] * (MOST_HANDFULS - len(handfuls)))
        for number in handful
    ]
)
"""The same by number of resources, combination and kind."""
_COST: Final = vec[i64]([number for tile in TILES for number in tile.cost[:4]])
"""By tile and kind: what its upgrade costs."""
_TOTAL_COST: Final = vec[i64]([sum(tile.cost) for tile in TILES])
"""By tile: the same with the resources of any kind."""
_ONLY_NO_SKILL: Final = vec[i64]([NO_SKILL])


def carries(table: Table, seat: i64) -> list[Action]:
    """KF G2: every resource with every tile it can be moved to in one step."""
    listed: list[Action] = []
    ways = ways_to_carry(table, seat)
    if len(ways) > 0:
        grid = grid_of(table, seat)
        for way in ways:
            listed.append(carry_on(table, grid, way))
    return listed


def ways_to_carry(table: Table, seat: i64) -> vec[i64]:
    """KF G2: every step of a resource, as `(tile * 6 + side) * 4 + kind`, in ascending order."""
    ways = vec[i64]()
    if table.steps == 0:
        return ways
    grid = grid_of(table, seat)
    for tile in village_tiles(table, seat):
        if _lying_on(table, tile) == 0:
            continue
        kinds = _lying(table, tile)
        for side in open_sides(table, seat, grid, tile):
            for kind in kinds:
                ways = append(ways, (tile * SIDES + side) * 4 + kind)
    return ways


def carry_on(table: Table, grid: vec[u8], way: i64) -> Carry:
    """The action of one of the `ways_to_carry`."""
    tile = way // 4 // SIDES
    other = tile_on(grid, table.cell[tile] + STEP[way // 4 % SIDES])
    return Carry(RESOURCES[way % 4], TILES[tile].name, TILES[other].name)


def _lying_on(table: Table, tile: i64) -> i64:
    """How many resources are on the tile."""
    row = at_kind(tile, 0)
    lying = table.resources
    return lying[row] + lying[row + 1] + lying[row + 2] + lying[row + 3]


def _lying(table: Table, tile: i64) -> vec[i64]:
    """The kinds of resources on the tile."""
    kinds = vec[i64]()
    kind: i64 = 0
    while kind < 4:
        if table.resources[at_kind(tile, kind)] > 0:
            kinds = append(kinds, kind)
        kind += 1
    return kinds


def carry(table: Table, kind: i64, start: i64, end: i64) -> None:
    table.resources[at_kind(start, kind)] -= 1
    table.resources[at_kind(end, kind)] += 1
    table.steps -= 1


def carry_by(table: Table, seat: i64, way: i64) -> None:
    """Make one of the `ways_to_carry`."""
    tile = way // 4 // SIDES
    cell = table.cell[tile] + STEP[way // 4 % SIDES]
    carry(table, way % 4, tile, tile_on(grid_of(table, seat), cell))


def upgrades(table: Table, seat: i64) -> list[Action]:
    """KF G5 to G7: every tile that can be upgraded, with every way to pay for it."""
    listed: list[Action] = []
    for way in ways_to_upgrade(table, seat):
        listed.append(upgrade_by(way))
    return listed


def ways_to_upgrade(table: Table, seat: i64) -> vec[i64]:
    """The same as `(tile * 20 + handful) * 4 + skill`, in ascending order."""
    ways = vec[i64]()
    if table.upgrades == 0:
        return ways
    wild = table.owns_power(seat, "wild_upgrades")
    for tile in village_tiles(table, seat):
        if TILES[tile].upgradable and table.face[tile] == 0:
            payments = _payments(table, tile, wild)
            if len(payments) > 0:
                skills = _skills_to_pay(table, seat, tile)
                for handful in payments:
                    for skill in skills:
                        ways = append(ways, (tile * MOST_HANDFULS + handful) * 4 + skill)
    return ways


def upgrade_by(way: i64) -> Upgrade:
    """The action of one of the `ways_to_upgrade`."""
    tile = way // 4 // MOST_HANDFULS
    skill = way % 4
    paid = HANDFULS[sum(TILES[tile].cost)][way // 4 % MOST_HANDFULS]
    return Upgrade(TILES[tile].name, paid, None if skill == NO_SKILL else SKILLS[skill])


def upgrade_with(table: Table, seat: i64, way: i64) -> None:
    """Make one of the `ways_to_upgrade`."""
    tile = way // 4 // MOST_HANDFULS
    paid = HANDFULS[sum(TILES[tile].cost)][way // 4 % MOST_HANDFULS]
    upgrade(table, seat, tile, paid, NONE if way % 4 == NO_SKILL else way % 4)


def _skills_to_pay(table: Table, seat: i64, tile: i64) -> vec[i64]:
    """The types that pay the skill of the cost; only NO_SKILL if it costs none."""
    asked: i64 = TILES[tile].cost_skill
    return _ONLY_NO_SKILL if asked == NONE else skills_that_pay(table, seat, asked)


def skills_that_pay(table: Table, seat: i64, asked: i64) -> vec[i64]:
    """The types behind the screen that can pay for this one."""
    found = vec[i64]()
    skill: i64 = 0
    while skill < 3:
        if (asked == ANY or asked == skill) and table.skills[at_skill(seat, skill)] > 0:
            found = append(found, skill)
        skill += 1
    return found


def _payments(table: Table, tile: i64, wild: bool) -> vec[i64]:
    """The combinations of the resources on the tile that meet its cost."""
    found = vec[i64]()
    row = at_kind(tile, 0)
    total = _TOTAL_COST[tile]
    if _lying_on(table, tile) < total:
        return found
    handful: i64 = 0
    while handful < _HANDFULS_OF[total]:
        paid = (total * MOST_HANDFULS + handful) * 4
        if _has(table, row, paid) and (wild or _meets(row, paid)):
            found = append(found, handful)
        handful += 1
    return found


def _has(table: Table, row: i64, paid: i64) -> bool:
    """Whether the tile with this row has the resources at this index of _PAID."""
    kind: i64 = 0
    while kind < 4:
        if table.resources[row + kind] < _PAID[paid + kind]:
            return False
        kind += 1
    return True


def _meets(row: i64, paid: i64) -> bool:
    """KF G7: gold replaces missing wood, stone or iron; nothing replaces gold."""
    needed = _COST[row + GOLD]
    kind: i64 = 0
    while kind < GOLD:
        short = _COST[row + kind] - _PAID[paid + kind]
        if short > 0:
            needed += short
        kind += 1
    return _PAID[paid + GOLD] >= needed


def upgrade(table: Table, seat: i64, tile: i64, paid: tuple[int, ...], skill: i64) -> None:
    """KF G6, G8: pay, and flip the tile where it is."""
    for kind in range(4):
        table.resources[at_kind(tile, kind)] -= paid[kind]
        table.supply[kind] += paid[kind]
    if skill != NONE:
        open_type = TILES[tile].cost_skill != ANY
        knowledge.skill_from_screen(table, seat, skill, open_type)
        knowledge.skill_to_pile(table, seat, skill, open_type)
    table.face[tile] = 1
    table.upgrades -= 1
