"""The best closed walk along roads: KF F9, for the boat that scores it.

A closed walk that uses no link twice is a connected set of links with an even number at every tile.
All such sets are sums of basic loops, one for each link outside a spanning tree. They are
enumerated, without those that can no longer reach more tiles than the best so far. By option no
tile may be passed twice either (KF O8): then no tile of the set has more than two links. What a
road is and which tiles touch is defined elsewhere.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_LINKS: Final = 62
"""Sets of tiles and of links are masks. All tiles of the game together have 123 road edges."""
_BIT: Final = vec[i64]([1 << place for place in range(MOST_LINKS)])
_NONE: Final = vec[i64]([0] * MOST_LINKS)


def count_bits(mask: i64) -> i64:
    """The number of tiles or links in a set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The index of the first member of a set that is not empty."""
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 8
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


# -- basic loops ------------------------------------------------------------------------------


def basic_loops(tiles: i64, links: vec[i64]) -> vec[i64]:
    """One loop, as a mask of links, for each link that closes one."""
    tree = vec[i64]([0] * int(tiles))  # by tile: the tree it is in
    path = _NONE[:]  # by tile: the links on the path to the root of its tree
    tile: i64 = 0
    while tile < tiles:
        tree[tile] = tile
        tile += 1
    loops = vec[i64]()
    at: i64 = 0
    while at < i64(len(links)):
        one = links[at]
        other = links[at + 1]
        way = _BIT[at >> 1] | (path[one] ^ path[other])
        if tree[one] == tree[other]:
            loops = append(loops, way)
        else:
            left = tree[other]
            tile = 0
            while tile < tiles:
                if tree[tile] == left:
                    tree[tile] = tree[one]
                    path[tile] ^= way
                tile += 1
        at += 2
    return loops


def shorten(loops: vec[i64]) -> None:
    """Replace loops by sums of two that are shorter: short ones are decided tile by tile."""
    count = i64(len(loops))
    changed = True
    while changed:
        changed = False
        at: i64 = 0
        while at < count:
            by: i64 = 0
            while by < count:
                if by != at and loops[at] & loops[by] != 0:
                    summed = loops[at] ^ loops[by]
                    if count_bits(summed) < count_bits(loops[at]):
                        loops[at] = summed
                        changed = True
                by += 1
            at += 1


def stars(links: vec[i64]) -> vec[i64]:
    """By tile: the links that end there."""
    star = _NONE[:]
    at: i64 = 0
    while at < i64(len(links)):
        star[links[at]] |= _BIT[at >> 1]
        star[links[at + 1]] |= _BIT[at >> 1]
        at += 2
    return star


# -- areas: tiles that are connected by loops -------------------------------------------------


def tiles_on(mask: i64, links: vec[i64]) -> i64:
    """The tiles at the ends of a set of links."""
    tiles: i64 = 0
    while mask != 0:
        link = lowest_bit(mask)
        mask &= mask - 1
        tiles |= _BIT[links[2 * link]] | _BIT[links[2 * link + 1]]
    return tiles


def areas(loops: vec[i64], links: vec[i64]) -> vec[i64]:
    """The tiles of each area: two loops belong to one area when they share a tile."""
    found = vec[i64]()
    for loop in loops:
        joined = tiles_on(loop, links)
        apart = vec[i64]()
        for area in found:
            if area & joined != 0:
                joined |= area
            else:
                apart = append(apart, area)
        found = append(apart, joined)
    return found


# -- the search in one area -------------------------------------------------------------------


@final
class _Search:
    """Decides loop after loop whether it is in the sum. `simple`: no tile is passed twice."""

    def __init__(self, links: vec[i64], star: vec[i64], simple: bool) -> None:
        self.links = links
        self.star = star
        self.simple = simple
        self.loops = _NONE[:]
        self.settled = _NONE[:]  # by loop: the tiles that no later loop touches
        self.count: i64 = 0
        self.size: i64 = 0
        self.best: i64 = 0
        self.walk: i64 = 0  # the tiles of the best closed walk so far

    def run(self, area: i64, loops: vec[i64]) -> None:
        """Look for a closed walk over more tiles than the best, within an area."""
        self.size = count_bits(area)
        if self.size <= self.best:
            return
        self.count = 0
        for loop in loops:
            if tiles_on(loop, self.links) & area != 0:
                self.loops[self.count] = loop
                self.count += 1
        seen: i64 = 0
        at = self.count
        while at > 0:
            at -= 1
            touched = tiles_on(self.loops[at], self.links)
            self.settled[at] = touched & ~seen
            seen |= touched
        self.decide(0, 0, 0)

    def decide(self, at: i64, chosen: i64, lost: i64) -> None:
        """`chosen`: the sum of loops so far. `lost`: how many tiles it can no longer reach."""
        if at == self.count:
            self.look_at(chosen)
            return
        self.go_on(at, chosen ^ self.loops[at], lost)
        self.go_on(at, chosen, lost)

    def go_on(self, at: i64, chosen: i64, lost: i64) -> None:
        settled = self.settled[at]
        while settled != 0:
            met = self.star[lowest_bit(settled)] & chosen
            if met == 0:
                lost += 1
            elif self.simple and count_bits(met) > 2:
                return  # the loops of this choice that pass no tile twice are choices themselves
            settled &= settled - 1
        if self.size - lost > self.best:
            self.decide(at + 1, chosen, lost)

    def look_at(self, chosen: i64) -> None:
        """An even set of links may be disconnected: its largest part counts."""
        while chosen != 0:
            part = self.part_of(chosen)
            count = count_bits(part)
            if count > self.best:
                self.best = count
                self.walk = part
            while part != 0:
                chosen &= ~self.star[lowest_bit(part)]
                part &= part - 1

    def part_of(self, chosen: i64) -> i64:
        """The tiles that are connected to the first of the chosen links."""
        part = _BIT[self.links[2 * lowest_bit(chosen)]]
        fresh = part
        while fresh != 0:
            tile = lowest_bit(fresh)
            fresh &= fresh - 1
            reached = tiles_on(self.star[tile] & chosen, self.links)
            fresh |= reached & ~part
            part |= reached
        return part


def best_walk(tiles: i64, links: vec[i64], simple: bool) -> i64:
    """The tiles on the best closed walk, as a mask; 0 if there is none.

    `links` holds the two tiles of every link, one after the other; tiles count from 0. `simple`:
    the walk passes no tile twice (KF O8).
    """
    loops = basic_loops(tiles, links)
    if len(loops) == 0:
        return 0
    shorten(loops)
    search = _Search(links, stars(links), simple)
    for area in areas(loops, links):
        search.run(area, loops)
    return search.walk


def best_walk_points(tiles: i64, links: vec[i64], simple: bool) -> i64:
    """KF F9: a point for each different tile on the best closed walk."""
    return count_bits(best_walk(tiles, links, simple))
