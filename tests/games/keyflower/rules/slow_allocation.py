"""KF F4 to F8 by brute force: every item is tried at every place.

Shares only the input numbers with the engine. It follows the table of F4 row by row, and is fast
enough only for a handful of items.
"""

from collections.abc import Iterator

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")
TAKES = (*RESOURCES, "any")

# The order of the engine's scoring places.
PLACES = (
    "5 workers", "worker trio", "green", "chosen worker", "any worker",
    "5 skills", "skill trio", "chosen skill",
    "5 resources", "resource trio", "gold", "chosen resource",
)  # fmt: skip

Item = tuple[str, int | None]  # what it is, and the storage tile it lies on
Spot = tuple[str, str]  # a place, and what the item counts as there
Owned = dict[str, int]


def worker_spots(colour: str) -> Iterator[Spot]:
    yield "5 workers", "any"
    if colour != "green":
        yield "worker trio", colour
    else:
        yield "green", "green"
    yield "chosen worker", colour
    yield "any worker", "any"


def skill_spots(skill: str) -> Iterator[Spot]:
    yield "5 skills", "any"
    yield "skill trio", skill
    yield "chosen skill", skill


def resource_spots(
    resource: str,
    on: int | None,
    stores: list[tuple[str, int]],
    wild: bool,
    loose: bool,
    stays: bool,
) -> Iterator[Spot]:
    stands_for = RESOURCES if wild or resource == "gold" else (resource,)
    if on is not None and stays:  # KF O7
        if stores[on][0] in (*stands_for, "any"):
            yield f"store {on}", "any"
        return
    for kind in stands_for:
        if kind == "gold":
            yield "gold", kind
            if loose or resource == "gold":
                yield "loose", kind
        else:
            yield "resource trio", kind
        yield "chosen resource", kind
        if on is not None and stores[on][0] in (kind, "any"):
            yield f"store {on}", "any"
    yield "5 resources", "any"


def points_of(filling: int, spots: list[Spot], owned: Owned) -> int:
    """The score of an allocation: one hexadecimal digit per spot."""
    counts: dict[str, list[int]] = {}
    for at, (place, _) in enumerate(spots):
        counts.setdefault(place, []).append(filling >> 4 * at & 15)
    total = 0
    for place, found in counts.items():
        sets = sum(found)
        if place.startswith("5 "):
            sets //= 5
        elif place.endswith("trio"):
            sets = min(found) if len(found) == 3 else 0
        total += sets * owned[place]
    return total


def best_filling(choices: list[list[Spot]], owned: Owned) -> int:
    """The most points with each item in one of its spots."""
    useful = [{spot for spot in spots if spot[0] in owned} for spots in choices]
    spots = sorted(set().union(*useful))
    reached = {0}
    for fitting in useful:
        if fitting:
            steps = [1 << 4 * spots.index(spot) for spot in fitting]
            reached = {filling + step for filling in reached for step in steps}
    return max(points_of(filling, spots, owned) for filling in reached)


def best_choice(choices: list[list[Spot]], owned: Owned, names: tuple[str, ...]) -> int:
    """The same, with the best type for the tile that asks for one."""
    return max(
        best_filling(
            [
                [(at, kind) for at, kind in spots if kind == chosen or "chosen" not in at]
                for spots in choices
            ],
            owned,
        )
        for chosen in names
    )


def purple_roles(stores: int) -> Iterator[Item]:
    """KF F8: 4 + 3 + 4 identities, and the four resources on each storage tile."""
    for name in (*WORKERS, *SKILLS, *RESOURCES):
        yield name, None
    for store in range(stores):
        for name in RESOURCES:
            yield name, store


def lying(items: list[int], stores: list[list[int]]) -> list[Item]:
    names = (*WORKERS, *SKILLS, *RESOURCES)
    found: list[Item] = [
        (name, None) for name, count in zip(names, items, strict=True) for _ in range(count)
    ]
    for number, store in enumerate(stores):
        for name, count in zip(RESOURCES, store[2:], strict=True):
            found += [(name, number)] * count
    return found


def slow_points(
    items: list[int],
    stores: list[list[int]],
    places: list[int],
    purple: bool,
    wild: bool,
    loose: bool,
    stays: bool,
) -> int:
    """The best allocation by trying everything."""
    owned = {name: points for name, points in zip(PLACES, places, strict=True) if points}
    owned["loose"] = 1
    owned |= {f"store {number}": store[1] for number, store in enumerate(stores)}
    kinds = [(TAKES[store[0]], store[1]) for store in stores]
    all_items = lying(items, stores)
    rules = (wild, loose, stays)
    plain = {names: _kind_points(all_items, names, owned, kinds, *rules) for names in FAMILIES}
    best = sum(plain.values())
    if purple:
        best += max(
            _kind_points([*all_items, role], names, owned, kinds, *rules) - plain[names]
            for role in purple_roles(len(stores))
            for names in FAMILIES
            if role[0] in names
        )
    return best


FAMILIES = (WORKERS, SKILLS, RESOURCES)


def _kind_points(
    items: list[Item],
    names: tuple[str, ...],
    owned: Owned,
    stores: list[tuple[str, int]],
    wild: bool,
    loose: bool,
    stays: bool,
) -> int:
    choices: list[list[Spot]] = []
    for name, on in items:
        if name not in names:
            continue
        if names == WORKERS:
            choices.append(list(worker_spots(name)))
        elif names == SKILLS:
            choices.append(list(skill_spots(name)))
        else:
            choices.append(list(resource_spots(name, on, stores, wild, loose, stays)))
    return best_choice(choices, owned, names)
