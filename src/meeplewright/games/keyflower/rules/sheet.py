"""Final scoring (KF F): the best score sheet for every player, with its total.

`allocation.py` finds the best allocation of items, `loops.py` the closed walk; here they are
applied to the village.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.actions import most_points
from meeplewright.core.game import Event, Item, Json, Outcome
from meeplewright.games.keyflower.rules.allocation import (
    CHOSEN_SKILL,
    FIRST_STORE,
    FIVE_SKILLS,
    GREEN_WORKER,
    LOOSE_GOLD,
    PLACES,
    best_points,
)
from meeplewright.games.keyflower.rules.events import GameEnded, ScreenOpened
from meeplewright.games.keyflower.rules.itemised import Scored, best_allocation
from meeplewright.games.keyflower.rules.loops import best_walk, count_bits
from meeplewright.games.keyflower.rules.scoring_facts import (
    MARKET_POINTS,
    NO_PLACE,
    PLACE_OF,
    PLACE_POINTS,
    STORED,
    STORED_POINTS,
)
from meeplewright.games.keyflower.rules.season_end import settle_auctions
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    BOATING,
    MARKET_PAYS_3,
    NO_TILE_TWICE,
    ORDER_TILE_COUNTS,
    OVER,
    PURPLE_IF_WON,
    REAL_LOOSE_GOLD,
    SPRING,
    STORED_STAYS,
    VILLAGE,
    WAITING,
    Table,
    at_colour,
    at_kind,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, NONE, RESOURCES, SKILLS, TILES
from meeplewright.games.keyflower.rules.village import neighbours, river_chain, road_links


@final
class SheetItem(Item):
    """Points with their reason: which tile, and what was counted or allocated there."""

    def __init__(self, points: int, kind: str, tile: str | None, details: Json) -> None:
        self.points = points
        self.kind: Final = kind
        self.tile: Final = tile
        self.details: Final = details

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.kind, self.tile, self.details)

    def __hash__(self) -> int:
        return hash((self.points, self.kind, self.tile))

    def to_json(self) -> Json:
        form: Json = {"points": self.points, "for": self.kind}
        if self.tile is not None:
            form["tile"] = self.tile
        form.update(self.details)
        return form


# -- what a player owns -----------------------------------------------------------------------


def owned_tiles(table: Table, seat: i64) -> vec[i64]:
    """The player's tiles: placed, still to be placed, or set aside (KF V6)."""
    found = vec[i64]()
    tile: i64 = 0
    while tile < ALL_TILES:
        place = table.place[tile]
        if table.owner[tile] == seat and (place == VILLAGE or place == WAITING or place == ASIDE):
            found = append(found, tile)
        tile += 1
    return found


def _items(table: Table, seat: i64, owned: vec[i64]) -> vec[i64]:
    """Workers, skills and the resources that are not on a storage tile."""
    items = vec[i64]([0] * 11)
    index: i64 = 0
    while index < 4:
        items[index] = table.workers[at_colour(seat, index)]
        index += 1
    index = 0
    while index < 3:
        items[4 + index] = table.skills[at_skill(seat, index)]
        index += 1
    for tile in owned:
        if STORED[tile] == NO_PLACE:
            index = 0
            while index < 4:
                items[7 + index] += table.resources[at_kind(tile, index)]
                index += 1
    return items


def _stores(table: Table, owned: vec[i64]) -> vec[i64]:
    """KF F5: every storage tile, six numbers each."""
    stores = vec[i64]()
    for tile in owned:
        if STORED[tile] != NO_PLACE:
            stores = append(stores, STORED[tile])
            stores = append(stores, STORED_POINTS[tile * 2 + table.face[tile]])
            index: i64 = 0
            while index < 4:
                stores = append(stores, table.resources[at_kind(tile, index)])
                index += 1
    return stores


def _places(table: Table, owned: vec[i64]) -> vec[i64]:
    places = vec[i64]([0] * PLACES)
    for tile in owned:
        if PLACE_OF[tile] != NO_PLACE:
            places[PLACE_OF[tile]] = PLACE_POINTS[tile]
    if table.rules & MARKET_PAYS_3 and places[GREEN_WORKER] > 0:  # KF O11
        places[GREEN_WORKER] = MARKET_POINTS
    return places


def counts_purple(table: Table, seat: i64) -> bool:
    """KF F7, K57: whether the purple worker counts for the seat, which holds it.

    KF O10: only if it was won at auction. In the first spring it goes with a home tile; later it
    is passed on to the left where nobody bid for it.
    """
    if table.start_player != seat:
        return False
    if table.rules & PURPLE_IF_WON == 0:
        return True
    return table.purple_free == 0 and (table.season > SPRING or table.phase >= BOATING)


# -- totals -----------------------------------------------------------------------------------


def total_of(table: Table, seat: i64) -> i64:
    """KF F1 to F4, including Flipper's best flip."""
    best = _total_as_it_lies(table, seat)
    for tile in _flips(table, seat):
        table.face[tile] = 1
        flipped = _total_as_it_lies(table, seat)
        table.face[tile] = 0
        if flipped > best:
            best = flipped
    return best


def _flips(table: Table, seat: i64) -> vec[i64]:
    """KF F3, Flipper: the tiles it could flip for free."""
    found = vec[i64]()
    owned = owned_tiles(table, seat)
    free = False
    for tile in owned:
        free = free or "free_upgrades_before_scoring" in table.up(tile).scoring
    for tile in owned:
        if free and TILES[tile].upgradable and table.face[tile] == 0:
            found = append(found, tile)
    return found


def _total_as_it_lies(table: Table, seat: i64) -> i64:
    owned = owned_tiles(table, seat)
    total: i64 = 0
    for tile in owned:
        total += table.up(tile).points + _tile_points(table, seat, tile, owned)
    return total + best_points(
        _items(table, seat, owned),
        _stores(table, owned),
        _places(table, owned),
        counts_purple(table, seat),
        table.owns_power(seat, "wild_scoring"),
        table.rules & REAL_LOOSE_GOLD == 0,
        table.rules & STORED_STAYS != 0,
    )


def _tile_points(table: Table, seat: i64, tile: i64, owned: vec[i64]) -> i64:
    """KF F2, F3: what a turn order tile or boat scores with this village."""
    if len(TILES[tile].order_faces) > 0:
        itself: i64 = 1 if table.rules & ORDER_TILE_COUNTS else 0  # KF O9
        return itself + _adjacent(table, seat, tile)
    scoring = table.up(tile).scoring
    if "points_per_transport_capacity" in scoring:
        return transport_sum(table, owned) * _times(table, seat)
    if "points_per_tile_in_best_road_loop" in scoring:
        return _on_loop(table, seat, tile)
    if "points_by_river_chain_length" in scoring:
        by_length: list[int] = scoring["points_by_river_chain_length"]
        return by_length[_in_river(table, seat, tile)]
    return 0


def _adjacent(table: Table, seat: i64, tile: i64) -> i64:
    """KF F2, V6: a tile that is not laid touches nothing."""
    if table.counted is not None:
        return table.counted.get(int(tile), 0)
    return neighbours(table, seat, tile) if table.place[tile] == VILLAGE else 0


def _on_loop(table: Table, seat: i64, tile: i64) -> i64:
    """KF F9: how many tiles the best closed walk has."""
    if table.counted is not None:
        return table.counted.get(int(tile), 0)
    return count_bits(walk_of(table, seat))


def _in_river(table: Table, seat: i64, tile: i64) -> i64:
    """KF F10: how many boats are in the river."""
    if table.counted is not None:
        return table.counted.get(int(tile), 0)
    return river_chain(table, seat)


def _times(table: Table, seat: i64) -> i64:
    """KF Y4: boat 2b doubles the sum of transport numbers, once."""
    return 2 if table.owns_power(seat, "multiplies") else 1


def transport_sum(table: Table, owned: vec[i64]) -> i64:
    total: i64 = 0
    for tile in owned:
        total += table.up(tile).transport
    return total


def walk_of(table: Table, seat: i64) -> i64:
    """KF F9: the tiles of the best closed walk, as a mask over the tiles that have links."""
    numbers = _linked(table, seat)
    links = vec[i64]()
    for pair in road_links(table, seat):
        links = append(links, _place_in(numbers, pair[0]))
        links = append(links, _place_in(numbers, pair[1]))
    return best_walk(len(numbers), links, table.rules & NO_TILE_TWICE != 0)


def _linked(table: Table, seat: i64) -> vec[i64]:
    numbers = vec[i64]()
    for pair in road_links(table, seat):
        for tile in pair:
            if i64(tile) not in numbers:
                numbers = append(numbers, tile)
    return numbers


def _place_in(numbers: vec[i64], tile: i64) -> i64:
    place: i64 = 0
    while numbers[place] != tile:
        place += 1
    return place


# -- the sheet --------------------------------------------------------------------------------


def sheet_of(table: Table, seat: i64) -> list[Item]:
    """Every point of the player with its reason; their sum is `total_of`."""
    best = total_of(table, seat)
    if _total_as_it_lies(table, seat) == best:
        return _sheet_as_it_lies(table, seat, NONE)
    for tile in _flips(table, seat):
        table.face[tile] = 1
        if _total_as_it_lies(table, seat) == best:
            found = _sheet_as_it_lies(table, seat, tile)
            table.face[tile] = 0
            return found
        table.face[tile] = 0
    raise AssertionError("the best total comes from one of the flips")


def _sheet_as_it_lies(table: Table, seat: i64, flipped: i64) -> list[Item]:
    owned = owned_tiles(table, seat)
    items: list[Item] = []
    for tile in owned:
        printed = table.up(tile).points
        if printed > 0:
            free: Json = {"flipped": True} if tile == flipped else {}
            items.append(SheetItem(printed, "printed", TILES[tile].name, free))
    for tile in owned:
        points = int(_tile_points(table, seat, tile, owned))
        if points > 0:
            items.append(_village_item(table, seat, tile, points, owned))
    return items + _allocated(table, seat, owned, flipped)


def _village_item(table: Table, seat: i64, tile: i64, points: int, owned: vec[i64]) -> Item:
    name = TILES[tile].name
    if len(TILES[tile].order_faces) > 0:
        details: Json = {"neighbours": int(_adjacent(table, seat, tile))}
        if table.rules & ORDER_TILE_COUNTS:
            details["itself"] = True
        return SheetItem(points, "turn_order", name, details)
    scoring = table.up(tile).scoring
    if "points_per_transport_capacity" in scoring:
        transport = int(transport_sum(table, owned))
        doubled = _times(table, seat) > 1
        return SheetItem(points, "transport", name, {"transport": transport, "doubled": doubled})
    if "points_by_river_chain_length" in scoring:
        return SheetItem(points, "river", name, {"boats": int(_in_river(table, seat, tile))})
    return SheetItem(points, "loop", name, {"tiles": _walk_names(table, seat)})


def _walk_names(table: Table, seat: i64) -> list[str]:
    """The tiles of the best closed walk; none if they were only counted."""
    if table.counted is not None:
        return []
    walk = walk_of(table, seat)
    numbers = _linked(table, seat)
    on_walk = sorted([int(numbers[at]) for at in range(len(numbers)) if walk >> at & 1])
    return [TILES[number].name for number in on_walk]


def _allocated(table: Table, seat: i64, owned: vec[i64], flipped: i64) -> list[Item]:
    found = best_allocation(
        _items(table, seat, owned),
        _stores(table, owned),
        _places(table, owned),
        counts_purple(table, seat),
        table.owns_power(seat, "wild_scoring"),
        table.rules & REAL_LOOSE_GOLD == 0,
        table.rules & STORED_STAYS != 0,
    )
    stores = [int(tile) for tile in owned if STORED[tile] != NO_PLACE]
    return [_allocated_item(scored, owned, stores, int(flipped)) for scored in found.scored]


def _allocated_item(scored: Scored, owned: vec[i64], stores: list[int], flipped: int) -> Item:
    names = _names_at(scored.place)
    details: Json = {
        "items": {name: scored.counts[at] for at, name in enumerate(names) if scored.counts[at]}
    }
    if scored.purple:
        details["purple"] = True
    if scored.place == LOOSE_GOLD:
        return SheetItem(scored.points, "gold", None, details)
    if scored.place >= FIRST_STORE:
        tile = stores[scored.place - FIRST_STORE]
        if tile == flipped:
            details["flipped"] = True
        return SheetItem(scored.points, "store", TILES[tile].name, details)
    details["sets"] = scored.sets
    if scored.chosen >= 0:
        details["chosen"] = names[scored.chosen]
    for number in owned:
        if PLACE_OF[number] == scored.place:
            return SheetItem(scored.points, "sets", TILES[number].name, details)
    raise AssertionError("a scoring place belongs to a tile")


def _names_at(place: int) -> tuple[str, ...]:
    if place < FIVE_SKILLS:
        return COLOURS
    return SKILLS if place <= CHOSEN_SKILL else RESOURCES


# -- the end ----------------------------------------------------------------------------------


def outcome(table: Table) -> Outcome:
    """KF F11: most points win; tied players share the victory."""
    sheets = [sheet_of(table, seat) for seat in range(table.seats)]
    points = [sum([item.points for item in sheet]) for sheet in sheets]
    return Outcome(points, sheets, most_points(points))


def end_events(table: Table) -> list[Event]:
    """KF H13, F: every screen is opened and the game is scored."""
    events: list[Event] = []
    for seat in range(int(table.seats)):
        workers = tuple([int(table.workers[at_colour(seat, colour)]) for colour in range(4)])
        skills = tuple([int(table.skills[at_skill(seat, skill)]) for skill in range(3)])
        events.append(ScreenOpened(seat, workers, skills))
    points = points_now(table)
    events.append(GameEnded(tuple(points), tuple(most_points(points))))
    return events


def _settled(table: Table) -> Table:
    """The table if all passed now: auctions settled, won tiles owned."""
    if table.phase == OVER:
        return table
    ended = table.copy()
    settle_auctions(ended)
    return ended


def points_now(table: Table) -> list[int]:
    """The points if all passed now and the game were scored."""
    ended = _settled(table)
    return [int(total_of(ended, seat)) for seat in range(table.seats)]


def points_seen_by(table: Table, seat: i64) -> list[int]:
    """The same, with the other screens counted as empty (KF H1)."""
    ended = table.copy()
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            _empty_screen(ended, other)
        other += 1
    if ended.phase != OVER:
        settle_auctions(ended)
    return [int(total_of(ended, player)) for player in range(table.seats)]


def _empty_screen(table: Table, seat: i64) -> None:
    index: i64 = 0
    while index < 4:
        table.workers[at_colour(seat, index)] = 0
        index += 1
    index = 0
    while index < 3:
        table.skills[at_skill(seat, index)] = 0
        index += 1


def holdings(table: Table, seat: i64) -> i64:
    """Tiles, workers, skills and resources after this auction; a tile counts as four of them."""
    ended = _settled(table)
    owned = owned_tiles(ended, seat)
    total = 4 * i64(len(owned)) + ended.screen_workers(seat) + ended.screen_skills(seat)
    for tile in owned:
        index: i64 = 0
        while index < 4:
            total += ended.resources[at_kind(tile, index)]
            index += 1
    return total
