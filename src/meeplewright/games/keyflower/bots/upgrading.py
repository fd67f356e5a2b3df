"""The planned upgrades of a seat: what they score, and how far away their cost is.

Upgrades are planned in order of points; each reserves the nearest resources and a skill. Other
resources can go to storage tiles; the rest counts as unused.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.villages import FAR, Distances
from meeplewright.games.keyflower.bots.worths import SEASON_WORTH
from meeplewright.games.keyflower.rules.scoring_facts import NO_PLACE, STORED, STORED_POINTS
from meeplewright.games.keyflower.rules.table import ALL_TILES, VILLAGE, Table
from meeplewright.games.keyflower.rules.tiles import ANY, GOLD, NONE, TILES

_COST: Final = vec[i64]([part for tile in TILES for part in tile.cost])
_COST_SKILL: Final = vec[i64]([tile.cost_skill for tile in TILES])
_IS_UPGRADABLE: Final = vec[i64]([1 if tile.upgradable else 0 for tile in TILES])
_MORE_POINTS: Final = vec[float](
    [
        float(tile.faces[1].points - tile.faces[0].points) if tile.upgradable else 0.0
        for tile in TILES
    ]
)

STEP_KEEPS: Final = 0.93
"""Factor for each step that a resource has to be moved."""
MISSING_KEEPS: Final = 0.3
"""Factor for each resource or skill that is missing."""
_UNLAID: Final = 2
"""The assumed distance of a tile that is not placed yet."""


@final
class UpgradePlan:
    """`look` fills `worth` (points by distance), `loose` and `gold` (unused resources)."""

    def __init__(self, distances: Distances) -> None:
        self._distances: Final = distances
        self.worth = 0.0
        self.loose: i64 = 0
        self.gold: i64 = 0
        self._left = vec[i64]([0] * (ALL_TILES * 4))
        self._skills = vec[i64]([0] * 3)
        self._steps = vec[i64]()
        self._seat_tiles = vec[i64]()
        self._taken = vec[i64]()
        self._walked: i64 = 0
        self._missing: i64 = 0

    def look(self, table: Table, seat: i64, owned: vec[i64], seasons: float) -> None:
        """`seasons`: the remaining seasons in which a better tile can be used."""
        self.worth = 0.0
        self._steps = self._distances.of(table, seat)
        self._seat_tiles = owned
        for tile in owned:
            kind: i64 = 0
            while kind < 4:
                self._left[tile * 4 + kind] = table.resources[tile * 4 + kind]
                kind += 1
        skill: i64 = 0
        while skill < 3:
            self._skills[skill] = table.skills[seat * 3 + skill]
            skill += 1
        wild = table.owns_power(seat, "wild_upgrades")
        for tile in _by_gain(table, owned, seasons):
            self._consider(table, tile, _gain(tile, seasons), wild)
        for tile in owned:
            if STORED[tile] != NO_PLACE:
                self._store(table, tile)
        self._count_loose(owned)

    # -- one upgrade ----------------------------------------------------------------------------

    def _consider(self, table: Table, tile: i64, gain: float, wild: bool) -> None:
        self._taken = vec[i64]()
        self._walked = 0
        self._missing = 0
        kind: i64 = 0
        while kind < 5:
            needed = _COST[tile * 5 + kind]
            while needed > 0:
                self._take(table, tile, ANY if wild else kind)
                needed -= 1
            kind += 1
        self._take_skill(_COST_SKILL[tile])
        worth = gain
        count: i64 = 0
        while count < self._walked:
            worth *= STEP_KEEPS
            count += 1
        count = 0
        while count < self._missing:
            worth *= MISSING_KEEPS
            count += 1
        self.worth += worth
        if self._missing > 0:  # reserve nothing for an upgrade that is not possible yet
            for place in self._taken:
                if place >= 0:
                    self._left[place] += 1
                else:
                    self._skills[-1 - place] += 1

    def _take(self, table: Table, tile: i64, kind: i64) -> None:
        """Reserve the nearest resource of the kind (4 or ANY: any), else gold."""
        place = self._nearest(table, tile, kind)
        if place == NONE and kind < GOLD:
            place = self._nearest(table, tile, GOLD)
        if place == NONE:
            self._missing += 1
            return
        self._walked += self._way(table, place // 4, tile)
        self._left[place] -= 1
        self._taken = append(self._taken, place)

    def _nearest(self, table: Table, tile: i64, kind: i64) -> i64:
        """Where the nearest one is, as `tile * 4 + kind`."""
        best: i64 = NONE
        least: i64 = FAR
        for start in self._seat_tiles:
            way = self._way(table, start, tile)
            if way >= least:
                continue
            found = self._kind_on(start, kind)
            if found != NONE:
                best = start * 4 + found
                least = way
        return best

    def _kind_on(self, tile: i64, kind: i64) -> i64:
        if kind < 4:
            return kind if self._left[tile * 4 + kind] > 0 else NONE
        other: i64 = 0
        while other < 4:
            if self._left[tile * 4 + other] > 0:
                return other
            other += 1
        return NONE

    def _way(self, table: Table, start: i64, end: i64) -> i64:
        if start == end:
            return 0
        if table.place[end] != VILLAGE or table.place[start] != VILLAGE:
            return _UNLAID
        return self._steps[start * 64 + end]

    def _take_skill(self, asked: i64) -> None:
        if asked == NONE:
            return
        skill: i64 = 0
        while skill < 3:
            if (asked == ANY or asked == skill) and self._skills[skill] > 0:
                self._skills[skill] -= 1
                self._taken = append(self._taken, -1 - skill)
                return
            skill += 1
        self._missing += 1

    # -- storage, and the rest ------------------------------------------------------------------

    def _store(self, table: Table, tile: i64) -> None:
        """Count what could be moved to a storage tile; what is there counts already."""
        wanted = STORED[tile]
        points = float(STORED_POINTS[tile * 2 + table.face[tile]])
        for start in self._seat_tiles:
            way = self._way(table, start, tile)
            if way == 0 or way > 4:
                continue
            kind: i64 = 0
            while kind < GOLD:
                if wanted == 4 or wanted == kind:
                    worth = points
                    step: i64 = 0
                    while step < way:
                        worth *= 0.75
                        step += 1
                    self.worth += worth * float(self._left[start * 4 + kind])
                    self._left[start * 4 + kind] = 0
                kind += 1

    def _count_loose(self, owned: vec[i64]) -> None:
        self.loose = 0
        self.gold = 0
        for tile in owned:
            if STORED[tile] == NO_PLACE:
                row = tile * 4
                self.loose += self._left[row] + self._left[row + 1] + self._left[row + 2]
                self.gold += self._left[row + GOLD]


def _gain(tile: i64, seasons: float) -> float:
    more = SEASON_WORTH[tile * 2 + 1] - SEASON_WORTH[tile * 2]
    return _MORE_POINTS[tile] + more * seasons


def _by_gain(table: Table, owned: vec[i64], seasons: float) -> vec[i64]:
    """The tiles that can still be upgraded, the one with the most points first."""
    found = vec[i64]()
    for tile in owned:
        if _IS_UPGRADABLE[tile] == 1 and table.face[tile] == 0:
            found = append(found, tile)
    done: i64 = 1
    while done < len(found):
        at = done
        while at > 0 and _gain(found[at], seasons) > _gain(found[at - 1], seasons):
            moved = found[at]
            found[at] = found[at - 1]
            found[at - 1] = moved
            at -= 1
        done += 1
    return found
