"""Which placements are legal, by brute force: bids and uses of KF 3 to 7 and boats 4a and 4b.

Every candidate is checked by the rules one by one. The effect of a use is not handled here;
`placed` only moves the workers and the payment. Placing tiles and upgrades are in slow_village.py.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import chain, combinations, product
from typing import NamedTuple, cast

from .slow_facts import (
    SKILLS,
    TILES,
    WORKERS,
    Bid,
    Counts,
    MiddleTile,
    Position,
    VillageTile,
    effect_of,
    group_of,
    powers,
)

Handful = tuple[int, int, int, int]
"""Workers from behind the screen: blue, red, yellow, green."""
Payment = tuple[str, str] | None
"""("skill", "saw"), ("worker", "red") from the screen, or ("group", tile) for a losing group."""

MOST_WORKERS = 6  # KF U4


class Placement(NamedTuple):
    kind: str
    """"bid" or "use"."""
    tile: str
    groups: frozenset[str]
    """The tiles from whose sides the player's losing groups are brought (not those paid)."""
    workers: Handful
    payment: Payment = None


class Turn(NamedTuple):
    """Whose turn it is and what can be chosen, computed once."""

    seat: int
    workers: Counts
    skills: Counts
    losing: dict[str, Bid]
    powers: set[str]
    middle: dict[str, MiddleTile]
    usable: dict[str, MiddleTile | VillageTile]


def turn_of(position: Position, seat: int) -> Turn:
    screen = position["screens"][seat]
    return Turn(
        seat,
        screen["workers"],
        screen["skills"],
        losing_groups(position, seat),
        powers(position["villages"][seat]),
        middle(position),
        usable(position),
    )


def legal_placements(position: Position, seat: int) -> set[Placement]:
    """Every legal placement of this seat. Passing is always legal too (KF T4)."""
    turn = turn_of(position, seat)
    return {placement for placement in candidates(turn) if placement_is_legal(turn, placement)}


def is_legal(position: Position, seat: int, placement: Placement) -> bool:
    """Whether this placement is legal for the seat, if it is its turn."""
    return placement_is_legal(turn_of(position, seat), placement)


def placement_is_legal(turn: Turn, placement: Placement) -> bool:
    if not at_hand(turn, placement) or not placed_workers(turn.losing, placement):
        return False  # KF T3: at least one worker
    if placement.kind == "bid":
        return bid_is_legal(turn, placement)
    return use_is_legal(turn, placement)


# What a player can place (KF T3, B6 to B10)


def losing_groups(position: Position, seat: int) -> dict[str, Bid]:
    """The seat's bids that somebody has outbid, by tile (KF B4); the winning ones are frozen."""
    found = {}
    for place in position["auction"] + position["turn_order"]:
        own = bid_of(place, seat)
        if own and any(bid["count"] > own["count"] for bid in place["bids"]):
            found[place["tile"]] = own
    return found


def at_hand(turn: Turn, placement: Placement) -> bool:
    """KF B6, B8: workers come from the screen or are whole losing groups."""
    wanted = zip(WORKERS, placement.workers, strict=True)
    enough = all(taken <= turn.workers[colour] for colour, taken in wanted)
    return enough and placement.groups <= set(turn.losing)


def placed_workers(losing: dict[str, Bid], placement: Placement) -> Counter[str]:
    """All workers of the placement by colour, without the payment."""
    count = Counter(dict(zip(WORKERS, placement.workers, strict=True)))
    for tile in placement.groups:
        count[losing[tile]["colour"]] += losing[tile]["count"]
    return +count


def bid_of(place: MiddleTile, seat: int) -> Bid | None:
    return next((bid for bid in place["bids"] if bid["seat"] == seat), None)


def rivals(place: MiddleTile, seat: int) -> list[Bid]:
    return [bid for bid in place["bids"] if bid["seat"] != seat]


# Bids (KF B, C, Y7 to Y10)


def bid_is_legal(turn: Turn, placement: Placement) -> bool:
    place = turn.middle.get(placement.tile)
    if place is None or place["tile"] in placement.groups:
        return False  # KF B1; B6: a bid on the same tile is joined, not moved
    new = placed_workers(turn.losing, placement)
    own = bid_of(place, turn.seat)
    total = sum(new.values()) + (own["count"] if own else 0)
    if any(bid["count"] >= total for bid in rivals(place, turn.seat)):
        return False  # KF B3: more than every other player
    if len(new) != 1:
        return False  # KF C2: one colour
    (colour,) = new
    if own and own["lying"]:
        return colour == own["colour"]  # KF Y8
    if place["colour"] in (None, colour):
        return True  # KF C2, C3
    return own is None and may_bid_off_colour(turn, place)  # KF Y10: no standing bid


def may_bid_off_colour(turn: Turn, place: MiddleTile) -> bool:
    """KF Y7, Y10, K44: against bids of others on a village tile, never against green."""
    against = {bid["colour"] for bid in rivals(place, turn.seat)}
    return (
        "4a" in turn.powers
        and group_of(place["tile"]) != "turn_order"
        and bool(against)
        and "green" not in against
    )


# Uses (KF U, E5, E6, Y11)


def use_is_legal(turn: Turn, placement: Placement) -> bool:
    place = turn.usable.get(placement.tile)
    if place is None:
        return False
    new = placed_workers(turn.losing, placement)
    there = sum(place["workers"].values())
    if sum(new.values()) <= place["last_use"] or there + sum(new.values()) > MOST_WORKERS:
        return False  # KF U3, U4
    return use_colours_are_legal(turn, place, set(new)) and payment_is_legal(turn, placement)


def use_colours_are_legal(turn: Turn, place: MiddleTile | VillageTile, colours: set[str]) -> bool:
    if "4b" in turn.powers and (any(place["workers"].values()) or bids(place)):
        return True  # KF Y11
    return len(colours) == 1 and place["colour"] in (None, *colours)  # KF C2


def payment_is_legal(turn: Turn, placement: Placement) -> bool:
    """KF U7, E5, E6: what the tile asks for, besides the workers placed on it."""
    place = turn.usable[placement.tile]
    price = effect_of(place["tile"], place["face"]).get("pay")
    if price is None or placement.payment is None:
        return price is None and placement.payment is None
    item, what = placement.payment
    if "skill" in price:
        return item == "skill" and price["skill"] in ("any", what) and turn.skills[what] > 0
    if item == "worker":  # not one of those that are placed
        left = turn.workers[what] - placement.workers[WORKERS.index(what)]
        return price["worker"] in ("any", what) and left > 0
    group = turn.losing.get(what)
    if item != "group" or group is None or what in placement.groups:
        return False  # KF K3: a group has one destination
    return price["worker"] in ("any", group["colour"])  # KF B7


# The table


def middle(position: Position) -> dict[str, MiddleTile]:
    """What can be bid on (KF B1)."""
    return {place["tile"]: place for place in position["auction"] + position["turn_order"]}


def usable(position: Position) -> dict[str, MiddleTile | VillageTile]:
    """What can be used (KF U1, U2); the facts exclude winter tiles and boats."""
    tiles: Iterable[MiddleTile | VillageTile] = chain(
        position["auction"], *(village["tiles"] for village in position["villages"])
    )
    return {place["tile"]: place for place in tiles if TILES[place["tile"]]["usable"]}


def bids(place: MiddleTile | VillageTile) -> list[Bid]:
    """A tile in a village has none (KF C3)."""
    return cast(list[Bid], place.get("bids", []))


# Candidates


def candidates(turn: Turn) -> Iterator[Placement]:
    """Every target with every set of losing groups and every combination of workers worth checking.

    Without two colours in a bid (KF C2) and more than six workers in a use (KF U4).
    """
    groups = [frozenset(some) for some in subsets(turn.losing)]
    plain = list(plain_handfuls(turn.workers))
    for tile, some, hand in product(turn.middle, groups, plain):
        yield Placement("bid", tile, some, hand)
    hands = mixed_handfuls(turn.workers) if "4b" in turn.powers else plain
    for some, hand in product(groups, hands):
        if sum(hand) + sum(turn.losing[tile]["count"] for tile in some) <= MOST_WORKERS:
            for tile in turn.usable:
                for payment in payments(turn, tile):
                    yield Placement("use", tile, some, hand, payment)


def subsets(items: Iterable[str]) -> Iterator[tuple[str, ...]]:
    every = list(items)
    return chain.from_iterable(combinations(every, size) for size in range(len(every) + 1))


def mixed_handfuls(behind: Counts) -> Iterator[Handful]:
    """Up to six workers of any colours, including none."""
    most = [min(behind[colour], MOST_WORKERS) for colour in WORKERS]
    for hand in product(*(range(count + 1) for count in most)):
        if sum(hand) <= MOST_WORKERS:
            yield cast(Handful, hand)


def plain_handfuls(behind: Counts) -> Iterator[Handful]:
    """Any number of workers of one colour, including none (KF C2)."""
    yield (0, 0, 0, 0)
    for index, colour in enumerate(WORKERS):
        for count in range(1, behind[colour] + 1):
            hand = [0, 0, 0, 0]
            hand[index] = count
            yield cast(Handful, tuple(hand))


def payments(turn: Turn, tile: str) -> Iterator[Payment]:
    if "pay" not in effect_of(tile, turn.usable[tile]["face"]):
        yield None
        return
    yield from (("skill", skill) for skill in SKILLS)
    yield from (("worker", colour) for colour in WORKERS)
    yield from (("group", tile) for tile in turn.losing)


# Moving the workers


def placed(position: Position, seat: int, placement: Placement) -> Position:
    """The position after a legal placement; for a use only workers and payment, not its effect."""
    new = placed_workers(losing_groups(position, seat), placement)
    after = deepcopy(position)
    take_away(after, seat, placement)
    if placement.kind == "bid":
        join_bid(middle(after)[placement.tile], seat, new)
    else:
        put_on(usable(after)[placement.tile], new)
    stand_up(after)
    return after


def take_away(position: Position, seat: int, placement: Placement) -> None:
    """Remove what is placed or paid from the screen and the sides of the tiles."""
    screen = position["screens"][seat]
    for colour, taken in zip(WORKERS, placement.workers, strict=True):
        screen["workers"][colour] -= taken
    item, what = placement.payment or ("", "")
    if item in ("worker", "skill"):
        (screen["workers"] if item == "worker" else screen["skills"])[what] -= 1
    for tile in placement.groups | ({what} if item == "group" else set()):
        place = middle(position)[tile]
        place["bids"] = rivals(place, seat)


def join_bid(place: MiddleTile, seat: int, new: Counter[str]) -> None:
    """KF B5, B6: one group; C7: it lies if it breaks the colour."""
    ((colour, count),) = new.items()
    place["colour"] = place["colour"] or colour
    own = bid_of(place, seat)
    if own:
        own["count"] += count
    else:
        lying = colour != place["colour"]
        place["bids"].append({"seat": seat, "colour": colour, "count": count, "lying": lying})


def put_on(place: MiddleTile | VillageTile, new: Counter[str]) -> None:
    """KF U3, U8: the workers stay; the first ones set the colour of a free tile (C2)."""
    place["colour"] = place["colour"] or next(iter(new))
    place["last_use"] = sum(new.values())
    for colour, count in new.items():
        place["workers"][colour] += count


def stand_up(position: Position) -> None:
    """KF Y9: a lying bid with no other bid on the tile and no worker on it."""
    for place in position["auction"]:
        alone = len(place["bids"]) == 1 and not any(place["workers"].values())
        if alone and place["bids"][0]["lying"]:
            place["bids"][0]["lying"] = False
            place["colour"] = place["bids"][0]["colour"]
