"""Transport by rules of thumb (KF G): the best possible upgrade, then the next; remaining steps
move resources to storage tiles.

Resources move all the way at once, at the cost of the steps. A search uses this for its simulated
turns; a turn that is really played is planned step by step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.villages import FAR, Distances
from meeplewright.games.keyflower.bots.worths import SEASON_WORTH
from meeplewright.games.keyflower.rules import transport
from meeplewright.games.keyflower.rules.scoring_facts import NO_PLACE, STORED
from meeplewright.games.keyflower.rules.table import WINTER, Table
from meeplewright.games.keyflower.rules.tiles import ANY, GOLD, NONE, TILES
from meeplewright.games.keyflower.rules.village import village_tiles

_COST: Final = vec[i64]([part for tile in TILES for part in tile.cost])
_COST_SKILL: Final = vec[i64]([tile.cost_skill for tile in TILES])
_UPGRADABLE: Final = vec[i64]([1 if tile.upgradable else 0 for tile in TILES])
_MORE_POINTS: Final = vec[float](
    [
        float(tile.faces[1].points - tile.faces[0].points) if tile.upgradable else 0.0
        for tile in TILES
    ]
)
_ANY_RESOURCE: Final = 4  # among the kinds of a cost and of storage


@final
class Carrier:
    """Makes the steps and upgrades of a use; remembers the distances in the villages."""

    def __init__(self) -> None:
        self._distances: Final = Distances()
        self._steps = vec[i64]()
        self._tiles = vec[i64]()
        self._taken = vec[
            i64
        ]()  # of an upgrade looked at: where each resource lies, tile * 4 + kind
        self._walked: i64 = 0

    def carry_on(self, table: Table, seat: i64) -> None:
        """The table waits for steps and upgrades of the seat. Does not end the use."""
        self._steps = self._distances.of(table, seat)
        self._tiles = village_tiles(table, seat)
        while table.upgrades > 0:
            tile = self._best_upgrade(table, seat)
            if tile == NONE:
                break
            self._upgrade(table, seat, tile)
        for tile in self._tiles:
            if STORED[tile] != NO_PLACE:
                self._store(table, tile)

    # -- upgrades -------------------------------------------------------------------------------

    def _best_upgrade(self, table: Table, seat: i64) -> i64:
        wild = table.owns_power(seat, "wild_upgrades")
        seasons = float(WINTER - table.season)
        best: i64 = NONE
        most = 0.0
        for tile in self._tiles:
            if _UPGRADABLE[tile] == 1 and table.face[tile] == 0:
                gain = _MORE_POINTS[tile]
                gain += seasons * (SEASON_WORTH[tile * 2 + 1] - SEASON_WORTH[tile * 2])
                if gain > most and self._is_in_reach(table, seat, tile, wild):
                    best = tile
                    most = gain
        return best

    def _is_in_reach(self, table: Table, seat: i64, tile: i64, wild: bool) -> bool:
        """Whether skill, resources and steps are enough; stores where the resources are."""
        if _COST_SKILL[tile] != NONE and _skill_for(table, seat, _COST_SKILL[tile]) == NONE:
            return False
        self._taken = vec[i64]()
        self._walked = 0
        kind: i64 = 0
        while kind <= _ANY_RESOURCE:
            needed = _COST[tile * 5 + kind]
            while needed > 0:
                if not self._take(table, tile, _ANY_RESOURCE if wild else kind):
                    return False
                needed -= 1
            kind += 1
        return self._walked <= table.steps

    def _take(self, table: Table, tile: i64, kind: i64) -> bool:
        place = self._nearest(table, tile, kind)
        if place == NONE and kind < GOLD:
            place = self._nearest(table, tile, GOLD)
        if place == NONE:
            return False
        self._taken = append(self._taken, place)
        self._walked += self._steps[(place // 4) * 64 + tile]
        return True

    def _nearest(self, table: Table, tile: i64, kind: i64) -> i64:
        """Where the nearest one is that is not taken yet, as `tile * 4 + kind`."""
        best: i64 = NONE
        least: i64 = FAR
        for start in self._tiles:
            way = self._steps[start * 64 + tile]
            if way < least:
                other: i64 = 0
                while other < 4:
                    place = start * 4 + other
                    if (kind == other or kind == _ANY_RESOURCE) and self._left(table, place) > 0:
                        best = place
                        least = way
                        break
                    other += 1
        return best

    def _left(self, table: Table, place: i64) -> i64:
        left = table.resources[place]
        for taken in self._taken:
            if taken == place:
                left -= 1
        return left

    def _upgrade(self, table: Table, seat: i64, tile: i64) -> None:
        wild = table.owns_power(seat, "wild_upgrades")
        self._is_in_reach(table, seat, tile, wild)
        paid = [0, 0, 0, 0]
        for place in self._taken:
            table.resources[place] -= 1
            table.resources[tile * 4 + place % 4] += 1
            paid[place % 4] += 1
        table.steps -= self._walked
        skill: i64 = NONE
        if _COST_SKILL[tile] != NONE:
            skill = _skill_for(table, seat, _COST_SKILL[tile])
        transport.upgrade(table, seat, tile, tuple(paid), skill)

    # -- storing --------------------------------------------------------------------------------

    def _store(self, table: Table, tile: i64) -> None:
        """KF F5: move resources that score there, the nearest first, while steps last."""
        for start in self._tiles:
            way = self._steps[start * 64 + tile]
            if way == 0 or way == FAR or STORED[start] != NO_PLACE:
                continue
            kind: i64 = 0
            while kind < 4:
                if STORED[tile] == kind or (STORED[tile] == _ANY_RESOURCE and kind != GOLD):
                    _carry_all(table, start * 4 + kind, tile * 4 + kind, way)
                kind += 1


def _carry_all(table: Table, start: i64, end: i64, way: i64) -> None:
    """Move as many as there are and as the steps allow."""
    number = table.steps // way
    if number > table.resources[start]:
        number = table.resources[start]
    table.resources[start] -= number
    table.resources[end] += number
    table.steps -= number * way


def _skill_for(table: Table, seat: i64, asked: i64) -> i64:
    """The skill to pay with: the most frequent of those that are accepted."""
    best: i64 = NONE
    most: i64 = 0
    skill: i64 = 0
    while skill < 3:
        have = table.skills[seat * 3 + skill]
        if have > most and (asked == ANY or asked == skill):
            best = skill
            most = have
        skill += 1
    return best
