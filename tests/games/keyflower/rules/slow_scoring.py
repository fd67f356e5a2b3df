"""Final points of one player by KF F1 to F11: printed points, turn order tiles, the boat.

The points for workers, skills and resources are in slow_items.py.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

from .slow_facts import (
    Cell,
    Counts,
    Facts,
    Options,
    Position,
    Village,
    beside,
    by_cell,
    edges,
    effect_of,
    flippable,
    group_of,
    owned,
    powers,
    side_of,
)
from .slow_items import item_points
from .slow_village import edge_towards

Link = frozenset[Cell]


class Player(NamedTuple):
    village: Village
    workers: Counts
    skills: Counts
    purple: bool
    options: Options
    """Those that are missing have their default."""


class Sheet(NamedTuple):
    printed: int
    turn_order: int
    boat: int
    items: int
    """F4, including White Wind and unused gold."""

    @property
    def total(self) -> int:
        return sum(self)


def player_of(position: Position, seat: int) -> Player:
    """KF D10: whoever holds the purple worker uses it, and that is the start player.

    KF O10: or only who won it in winter, at the end of a game.
    """
    screen = position["screens"][seat]
    options = position["options"]
    purple = position["start_player"] == seat
    if options.get("purple_worker") == "winner" and position["purple_free"]:
        purple = False
    village = position["villages"][seat]
    return Player(village, screen["workers"], screen["skills"], purple, options)


def final_points(player: Player) -> int:
    return best_sheet(player).total


def best_sheet(player: Player) -> Sheet:
    """KF F8, with the best flip of a Flipper (F3)."""
    return max((sheet(player._replace(village=v)) for v in flips(player.village)), key=sum)


def winners(points: list[int]) -> list[int]:
    """KF F11: all the seats with the most points."""
    return [seat for seat, own in enumerate(points) if own == max(points)]


def sheet(player: Player) -> Sheet:
    """The points of the village in this position."""
    village, options = player.village, player.options
    return Sheet(
        printed_points(village),
        turn_order_points(village, options),
        boat_points(village, options),
        item_points(village, player.workers, player.skills, player.purple, options),
    )


def printed_points(village: Village) -> int:
    """KF F1: of the faces that are up; a boat's number is counted with the boat."""
    return sum(
        side_of(tile, face)["points"] for tile, face in owned(village) if group_of(tile) != "boat"
    )


def turn_order_points(village: Village, options: Options) -> int:
    """KF F2; by option (O9) 1 more for each of these tiles, laid or not."""
    points = sum(neighbours(village, cell) for cell in turn_order_tiles(village))
    if options.get("turn_order_tile") == "itself":
        points += sum(group_of(tile) == "turn_order" for tile, _ in owned(village))
    return points


def turn_order_tiles(village: Village) -> Iterator[Cell]:
    for cell, tile in by_cell(village).items():
        if group_of(tile["tile"]) == "turn_order":
            yield cell


def neighbours(village: Village, cell: Cell) -> int:
    """KF F2: the tiles that share an edge with this one, whatever the edge."""
    return sum(beside(cell, edge) in by_cell(village) for edge in range(6))


# The boat (KF F3)


def boats(village: Village) -> Iterator[Facts]:
    for tile, face in owned(village):
        if group_of(tile) == "boat":
            yield side_of(tile, face)


def boat_points(village: Village, options: Options) -> int:
    """All boats but White Wind, which is a place for workers."""
    total = 0
    for facts in boats(village):
        scoring = facts["scoring"] or {}
        total += facts["points"]
        if "points_per_transport_capacity" in scoring:
            total += transport_total(village) * (2 if "2b" in powers(village) else 1)
        if "points_per_tile_in_best_road_loop" in scoring:
            simple = options.get("road_loop") == "tiles"
            total += (longest_circle if simple else longest_loop)(road_links(village))
        if "points_by_river_chain_length" in scoring:
            total += scoring["points_by_river_chain_length"][river_chain(village)]
    return total


def transport_total(village: Village) -> int:
    return sum(effect_of(tile, face).get("transport", 0) for tile, face in owned(village))


def flips(village: Village) -> Iterator[Village]:
    """The village unchanged and, for a Flipper, with any one front tile upgraded for free."""
    yield village
    if any("free_upgrades_before_scoring" in (facts["scoring"] or {}) for facts in boats(village)):
        for number, tile in enumerate(village["tiles"]):
            if flippable(tile["tile"], tile["face"]):
                flipped = deepcopy(village)
                flipped["tiles"][number]["face"] = "back"
                yield flipped


def river_chain(village: Village) -> int:
    """KF F10: straight on from the home's water edge as long as water meets water."""
    laid = by_cell(village)
    home = next(tile for tile in village["tiles"] if group_of(tile["tile"]) == "home")
    edge = edges(home["tile"], home["turn"]).index("W")
    cell = beside((home["q"], home["r"]), edge)
    length = 0
    while cell in laid and edge_towards(laid[cell], edge) == "W":
        length += 1
        cell = beside(cell, edge)
    return length


# Sea Bastion (KF F9)


def road_links(village: Village) -> list[Link]:
    """Each pair of tiles that touch road to road."""
    laid = by_cell(village)
    return sorted(
        {
            frozenset((cell, beside(cell, edge)))
            for cell, tile in laid.items()
            for edge in range(6)
            if beside(cell, edge) in laid
            and edges(tile["tile"], tile["turn"])[edge] == "R"
            and edge_towards(laid[beside(cell, edge)], edge) == "R"
        },
        key=sorted,
    )


def longest_loop(links: list[Link]) -> int:
    """The most tiles on a closed walk that uses no link twice.

    The links of such a walk are connected and meet every tile an even number of times, and any such
    set of links can be walked. So each link is used or not; once all links of a tile are decided,
    the number of used ones must be even.
    """
    return max(largest_piece(taken) for taken in even_sets(links, [], frozenset()))


def longest_circle(links: list[Link]) -> int:
    """KF O8: the most tiles on a closed walk that passes no tile twice."""
    return max(
        (len(circle) for link in links for circle in circles(links, sorted(link))), default=0
    )


def circles(links: list[Link], path: list[Cell]) -> Iterator[list[Cell]]:
    """Every way to go on from the end of the path to its start."""
    here = path[-1]
    if len(path) > 2 and frozenset((here, path[0])) in links:
        yield path
    for link in links:
        if here in link:
            (there,) = link - {here}
            if there not in path:
                yield from circles(links, [*path, there])


def even_sets(links: list[Link], taken: list[Link], odd: frozenset[Cell]) -> Iterator[list[Link]]:
    """Every way to continue with these links; `odd` are the tiles met an odd number of times."""
    if any(all(cell not in link for link in links) for cell in odd):
        return
    if not links:
        yield taken
        return
    yield from even_sets(links[1:], taken, odd)
    yield from even_sets(links[1:], [*taken, links[0]], odd ^ links[0])


def largest_piece(links: list[Link]) -> int:
    """The most tiles that are connected by these links; 0 without links."""
    return max((len(reached(links, cell)) for link in links for cell in link), default=0)


def reached(links: list[Link], start: Cell) -> set[Cell]:
    found = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for link in links:
            if here in link and not link <= found:
                (there,) = link - {here}
                found.add(there)
                todo.append(there)
    return found
