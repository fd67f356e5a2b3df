"""How many sets to make of one kind of item: fives of anything, and trios of three different types.

Items come in groups of equals, each with its value outside a set; this module finds which sets are
worth more. The groups and their points are defined in `allocation.py`.

For a given number of sets, the items taken into them are a base of a transversal matroid (places of
each type, and places for anything), so taking the least valuable that still fits loses least. That
loss is convex in the number of trios, because it is the value of a flow problem.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

JOKER: Final = 3
"""A kind of group: fits in every place of a set. Kinds 0, 1 and 2 are the types of a trio."""
OUTSIDER: Final = 4
"""A kind of group: fits only in places for anything, like a green worker."""

FIVE: Final = 5
TRIO: Final = 3

NOWHERE: Final = 255
"""The scoring place of items that score nothing outside a set."""

MOST_STORES: Final = 8
MOST_GROUPS: Final = 4 * (1 + MOST_STORES) + 1
_NO_GROUPS: Final = vec[i64]([0] * MOST_GROUPS)


# -- groups -----------------------------------------------------------------------------------


def make_group(value: i64, place: i64, purple: i64, item: i64, kind: i64, count: i64) -> i64:
    """Sorts by `value`, the points of one item outside a set; `item` is the printed type."""
    return ((((value << 8 | place) << 1 | purple) << 2 | item) << 3 | kind) << 8 | count


def group_count(group: i64) -> i64:
    return group & 255


def group_kind(group: i64) -> i64:
    return group >> 8 & 7


def group_item(group: i64) -> i64:
    return group >> 11 & 3


def group_is_purple(group: i64) -> bool:
    return group >> 13 & 1 == 1


def group_place(group: i64) -> i64:
    return group >> 14 & 255


def group_value(group: i64) -> i64:
    return group >> 22


@final
class Pool:
    """The groups of one kind of item, the least valuable first.

    An itemised pool keeps printed types and scoring places apart; another one has fewer groups, but
    the same points.
    """

    def __init__(self, itemised: bool) -> None:
        self.itemised: Final = itemised
        self.groups = _NO_GROUPS[:]
        self.size: i64 = 0
        self.count: i64 = 0
        self.worth: i64 = 0
        """What all items together score without any set."""

    def clear(self) -> None:
        self.size = 0
        self.count = 0
        self.worth = 0

    def add(self, count: i64, value: i64, place: i64, purple: i64, item: i64, kind: i64) -> None:
        if count == 0:
            return
        self.count += count
        self.worth += count * value
        if not self.itemised:
            self.insert(make_group(value, 0, 0, 0, kind, count))
        else:
            self.insert(make_group(value, place, purple, item, kind, count))

    def insert(self, group: i64) -> None:
        """Join the group that differs only in the count, or make a new one."""
        groups = self.groups
        kind = group >> 8
        at = self.size
        while at > 0 and groups[at - 1] >> 8 > kind:
            at -= 1
        if at > 0 and groups[at - 1] >> 8 == kind:
            groups[at - 1] += group_count(group)
            return
        last = self.size
        while last > at:
            groups[last] = groups[last - 1]
            last -= 1
        groups[at] = group
        self.size += 1


# -- sets -------------------------------------------------------------------------------------


def value_lost(pool: Pool, trios: i64, fives: i64) -> i64:
    """The minimum value of items that make these sets; -1 if they cannot be made."""
    groups = pool.groups
    wanted = TRIO * trios + FIVE * fives
    free = FIVE * fives
    places = trios << 16 | trios << 8 | trios
    lost: i64 = 0
    at: i64 = 0
    while wanted > 0:
        if at == pool.size:
            return -1
        group = groups[at]
        at += 1
        taken = group_count(group)
        if taken > wanted:
            taken = wanted
        shift = 8 * group_kind(group)
        if shift != 8 * JOKER:
            own = places >> shift & 255
            if taken <= own:
                places -= taken << shift
            else:
                if taken > own + free:
                    taken = own + free
                free -= taken - own
                places -= own << shift
        wanted -= taken
        lost += taken * group_value(group)
    return lost


def pack_sets(points: i64, trios: i64, fives: i64) -> i64:
    return (points << 8 | trios) << 8 | fives


def points_of(packed: i64) -> i64:
    return packed >> 16


def trios_of(packed: i64) -> i64:
    return packed >> 8 & 255


def fives_of(packed: i64) -> i64:
    return packed & 255


def _with_sets(pool: Pool, trios: i64, fives: i64, trio: i64, five: i64) -> i64:
    """The points of all items with these sets; -1 if they cannot be made."""
    lost = value_lost(pool, trios, fives)
    return -1 if lost < 0 else pool.worth - lost + trios * trio + fives * five


def _climb(pool: Pool, trios: i64, fives: i64, trio: i64, five: i64) -> i64:
    """The best number of trios with these fives, searched from `trios` on."""
    here = _with_sets(pool, trios, fives, trio, five)
    while here < 0:
        trios -= 1
        here = _with_sets(pool, trios, fives, trio, five)
    if trio == 0:
        return pack_sets(here, trios, fives)
    # The points are concave in the number of trios: a local maximum is the maximum.
    step: i64 = 1
    after = _with_sets(pool, trios + 1, fives, trio, five)
    if after <= here:
        step = -1
        after = _with_sets(pool, trios - 1, fives, trio, five) if trios > 0 else -1
    while after > here:
        here = after
        trios += step
        after = _with_sets(pool, trios + step, fives, trio, five) if trios + step >= 0 else -1
    return pack_sets(here, trios, fives)


def best_sets(pool: Pool, trio: i64, five: i64) -> i64:
    """The maximum points, packed with the sets that give them, for these points per set."""
    best = pack_sets(pool.worth, 0, 0)
    if trio == 0 and five == 0:
        return best
    most_fives = pool.count // FIVE if five > 0 else 0
    trios: i64 = 0
    fives: i64 = 0
    while fives <= most_fives:
        found = _climb(pool, trios, fives, trio, five)
        if points_of(found) > points_of(best):
            best = found
        elif points_of(found) + trio < points_of(best):
            # With fractional sets the points would be concave in the fives too, and never more
            # than one trio above this: from here on they only fall.
            break
        trios = trios_of(found)
        fives += 1
    return best
