"""The slow rules compared with slower ones: every walk, every single item, every placement.

Small random cases, always the same ones. If a rule has two readings, both are here.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from tests.conftest import FULL

from .slow_facts import RESOURCES, SKILLS, WORKERS, Cell, Counts, Position, Village, beside
from .slow_items import item_points
from .slow_position import amounts, auction, position, village
from .slow_rules import (
    Placement,
    is_legal,
    legal_placements,
    losing_groups,
    middle,
    placed,
    subsets,
    usable,
)
from .slow_scoring import Link, longest_loop

MANY = 60 if FULL else 15


# Sea Bastion (KF F9)


def longest_walk(links: list[Link]) -> int:
    """F9 by its first sentence: follow links, none twice, and return to the start."""
    cells = {cell for link in links for cell in link}
    return max((walk(links, cell, cell, {cell}) for cell in cells), default=0)


def walk(links: list[Link], start: Cell, here: Cell, seen: set[Cell]) -> int:
    best = len(seen) if here == start and len(seen) > 1 else 0
    for link in links:
        if here in link:
            (there,) = link - {here}
            rest = [other for other in links if other != link]
            best = max(best, walk(rest, start, there, seen | {there}))
    return best


@pytest.mark.parametrize("seed", range(MANY))
def test_even_sets_of_links_are_the_closed_walks(seed: int) -> None:
    """KF F9: the two definitions agree."""
    rng = random.Random(seed)
    cells = {(0, 0)}
    while len(cells) < 8:
        cells.add(beside(rng.choice(sorted(cells)), rng.randrange(6)))
    touching = {
        frozenset((cell, beside(cell, edge)))
        for cell in cells
        for edge in range(6)
        if beside(cell, edge) in cells
    }
    links = sorted(touching, key=sorted)
    some = rng.sample(links, min(len(links), rng.randint(3, 10)))
    assert longest_loop(some) == longest_walk(some)


# Items (KF F4), row by row, each item at one place

WORKER_TILES = ("apothecary", "craftsmans_guild", "key_market", "village_hall", "white_wind")
SKILL_TILES = ("key_guild", "scribes", "scholar")
RESOURCE_TILES = ("jeweller", "mercers_guild", "watermill", "windmill")
PER_ITEM = {"key_market": ("green", 2), "jeweller": ("gold", 2), "loose": ("gold", 1)}
OF_ONE_TYPE = {"village_hall": 1, "scholar": 3, "watermill": 1}
ANY_FIVE = {"apothecary": 3, "key_guild": 10, "windmill": 5}
TRIO = {
    "craftsmans_guild": (("blue", "red", "yellow"), 3),
    "scribes": (SKILLS, 10),
    "mercers_guild": (("wood", "stone", "iron"), 5),
}


def worth(place: str, items: list[str], wild: bool) -> int:
    """The points of these items at this one place."""
    count = Counter("gold" if wild and item in RESOURCES else item for item in items)
    jokers = count["gold"]
    if place == "white_wind":
        return len(items)
    if place in PER_ITEM:
        word, each = PER_ITEM[place]
        return each * count[word]
    if place in ANY_FIVE:
        return ANY_FIVE[place] * (len(items) // 5)
    if place in OF_ONE_TYPE:
        most = max((n for item, n in count.items() if item != "gold"), default=0)
        return OF_ONE_TYPE[place] * (most + jokers)
    words, each = TRIO[place]
    sets = [k for k in range(9) if sum(max(0, k - count[word]) for word in words) <= jokers]
    return each * max(sets)


def best_by_hand(items: list[str], places: tuple[str, ...], wild: bool) -> int:
    return handed_out(tuple(sorted(items)), places, wild)


@cache
def handed_out(items: tuple[str, ...], places: tuple[str, ...], wild: bool) -> int:
    return max(
        sum(
            worth(place, [i for i, p in zip(items, choice, strict=True) if p == place], wild)
            for place in places
        )
        for choice in product((*places, "nowhere"), repeat=len(items))
    )


@pytest.mark.parametrize("seed", range(MANY))
@pytest.mark.parametrize(
    ("words", "every"),
    [(WORKERS, WORKER_TILES), (SKILLS, SKILL_TILES), (RESOURCES, RESOURCE_TILES)],
    ids=["workers", "skills", "resources"],
)
def test_sets_are_best_by_hand_too(
    seed: int, words: tuple[str, ...], every: tuple[str, ...]
) -> None:
    """KF F4, F6, F8, Y6."""
    rng = random.Random(seed)
    tiles = tuple(rng.sample(every, rng.randint(1, min(3, len(every)))))
    items = rng.choices(words, k=rng.randint(3, 6))
    wild = words is RESOURCES and rng.random() < 0.3
    text = " ".join(f"1 {item}" for item in items)
    shown = village(f"home_1 (0,0) r0 with {text}", *tiles, *(["summer_boat_3b"] if wild else []))
    places = (*tiles, "loose") if words is RESOURCES else tiles
    found = item_points(shown, amounts(text, WORKERS), amounts(text, SKILLS), False, {})
    assert found == best_by_hand(items, places, wild)


STORES = {"timber_yard": "wood", "stone_yard": "stone", "blacksmith": "iron", "barn": "any"}


def stored_by_hand(shown: Village, places: tuple[str, ...]) -> int:
    """KF F5: each stored resource stays and scores, or counts elsewhere."""
    stored = []
    loose = []
    for tile in shown["tiles"]:
        for kind, count in tile["resources"].items():
            if tile["tile"] in STORES:
                stored += [(tile["tile"], tile["face"], kind)] * count
            else:
                loose += [kind] * count
    best = 0
    for stays in product((True, False), repeat=len(stored)):
        points = 0
        free = list(loose)
        for stay, (tile_name, face, kind) in zip(stays, stored, strict=True):
            if not stay:
                free.append(kind)
            elif kind == "gold" or STORES[tile_name] in ("any", kind):
                points += (1 if tile_name == "barn" else 2) + (face == "back")
        best = max(best, points + best_by_hand(free, places, wild=False))
    return best


@pytest.mark.parametrize("seed", range(MANY // 2))
def test_stored_resources_are_best_by_hand_too(seed: int) -> None:
    """KF F5, F6, D43."""
    rng = random.Random(seed)
    tiles = rng.sample(RESOURCE_TILES, rng.randint(1, 2))
    lines = ["home_1 (0,0) r0 with " + some_resources(rng, 1)]
    for number, store in enumerate(rng.sample(sorted(STORES), 2)):
        face = rng.choice(("front", "back"))
        lines.append(f"{store} (5,{number}) r0 {face} with " + some_resources(rng, 2))
    shown = village(*lines, *tiles)
    nothing = (amounts("", WORKERS), amounts("", SKILLS))
    assert item_points(shown, *nothing, False, {}) == stored_by_hand(shown, (*tiles, "loose"))
    purple = max(stored_by_hand(more, (*tiles, "loose")) for more in with_one_more(shown))
    assert item_points(shown, *nothing, True, {}) == purple


def some_resources(rng: random.Random, most: int) -> str:
    return " ".join(f"1 {kind}" for kind in rng.choices(RESOURCES, k=rng.randint(1, most)))


def with_one_more(shown: Village) -> Iterator[Village]:
    """KF F7: the purple worker as any resource on the home or on a storage tile."""
    for number, kind in product(range(len(shown["tiles"])), RESOURCES):
        tiles = list(shown["tiles"])
        more = {**tiles[number]["resources"], kind: tiles[number]["resources"][kind] + 1}
        tiles[number] = {**tiles[number], "resources": more}
        yield {**shown, "tiles": tiles}


# Placements


def blind(here: Position, seat: int) -> set[Placement]:
    """All placements that can be written at all, checked one by one."""
    behind = here["screens"][seat]["workers"]
    six = range(6)
    hands = [hand for hand in product(six, six, six, six) if near(hand, behind)]
    pays = [None, *(("skill", skill) for skill in SKILLS)]
    pays += [("worker", colour) for colour in WORKERS]
    pays += [("group", tile) for tile in middle(here)]
    tiles = sorted({*middle(here), *usable(here), "keyflower"})
    return {
        placement
        for kind, tile, groups, hand, pay in product(
            ("bid", "use"), tiles, subsets(middle(here)), hands, pays
        )
        if (kind == "use" or pay is None)
        and is_legal(here, seat, placement := Placement(kind, tile, frozenset(groups), hand, pay))
    }


def near(hand: tuple[int, ...], behind: Counts) -> bool:
    """At most one more of each colour than there is."""
    return all(n <= behind[colour] + 1 for n, colour in zip(hand, WORKERS, strict=True))


def played(seed: int, turns: int) -> Position:
    """A position reached by random placements."""
    rng = random.Random(seed)
    boat = rng.choice(("summer_boat_4a", "summer_boat_4b", "summer_boat_1a"))
    here = position(
        auction("peddler"),
        auction("keywood"),
        auction("turn_order_tile_1"),
        screens=["3 blue 2 red 1 yellow 1 saw", "2 blue 3 red 2 yellow", "4 blue 1 green 1 anvil"],
        villages=[village("home_1 (0,0) r0", boat), village("home_2 (0,0) r0"), village()],
    )
    for turn in range(turns):
        legal = sorted(legal_placements(here, turn % 3), key=repr)
        if legal:
            here = placed(here, turn % 3, rng.choice(legal))
    return here


@pytest.mark.parametrize("seed", range(MANY // 5))
def test_no_legal_placement_is_overlooked(seed: int) -> None:
    """KF T3, B6: `candidates` leaves out only what is illegal."""
    here = played(seed, turns=4 + seed % 5)
    for seat in range(3):
        assert legal_placements(here, seat) == blind(here, seat)


@pytest.mark.parametrize("seed", range(MANY))
def test_tables_stay_sound(seed: int) -> None:
    """KF C1 to C7, B4, U4: after any number of placements."""
    here = played(seed, turns=12)
    for place in middle(here).values():
        sizes = [bid["count"] for bid in place["bids"]]
        assert len(set(sizes)) == len(sizes)
        standing = {bid["colour"] for bid in place["bids"] if not bid["lying"]}
        assert standing <= {place["colour"]}
        assert (place["colour"] is None) == (not sizes and not any(place["workers"].values()))
        for bid in place["bids"]:
            assert bid["lying"] == (bid["colour"] != place["colour"])
    assert all(sum(place["workers"].values()) <= 6 for place in usable(here).values())
    for seat in range(3):
        assert all(tile in middle(here) for tile in losing_groups(here, seat))
