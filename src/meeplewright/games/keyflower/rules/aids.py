"""What a table can tell its players besides the rules: what is known about hidden workers and
skills, tiles to come, current points, and what a seat can bid on and use.

Every answer is made only from a view, so it contains no more than its seat may know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Json
from meeplewright.core.reading import one_of
from meeplewright.games.keyflower.rules import placing
from meeplewright.games.keyflower.rules.actions import Bid, Use
from meeplewright.games.keyflower.rules.river import closing_layings
from meeplewright.games.keyflower.rules.season_end import settle_auctions
from meeplewright.games.keyflower.rules.sheet import sheet_of
from meeplewright.games.keyflower.rules.steps import listed
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BUILDING,
    HAND,
    HIDDEN,
    MOST_SEATS,
    OVER,
    PLACING,
    TURN,
    UNSEEN,
    VILLAGE,
    WINTER,
    WINTERING,
    Table,
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    COLOURS,
    FIRST_TURN_ORDER,
    NONE,
    SEASON_TILES,
    SEASONS,
    SKILLS,
    TILES,
    VILLAGE_TILES,
    WINTER_EACH,
)
from meeplewright.games.keyflower.rules.viewing import KeyflowerView
from meeplewright.games.keyflower.rules.why import why_not

AIDS: Final = ("bag", "tiles", "points", "reach")
_WORKERS: Final = (40, 40, 40, 20)  # KF S1
_SKILLS: Final = (16, 16, 16)  # KF S2


def answer(name: str, view: KeyflowerView) -> Json:
    one_of(name, "aid", AIDS, InvalidJson)
    if name == "bag":
        return _bag(view)
    if name == "tiles":
        return _tiles(view)
    return _points(view) if name == "points" else _reach(view)


# -- bag: workers, skills and resources -------------------------------------------------------


def _bag(view: KeyflowerView) -> Json:
    """Numbers, bounds, and the totals of everything that is hidden (KF H9, H11, H12)."""
    form = view.to_json()
    screens: list[Json] = [_screen(screen) for screen in form["screens"]]
    is_open = view.table.phase == OVER  # KF H13
    others = [screens[seat] for seat in range(len(screens)) if not is_open and seat != view.seat]
    workers = _counted(COLOURS, _unseen_workers(view.table))
    skills = _counted(SKILLS, _unseen_skills(view.table))
    aside = 1 if view.table.aside_skill == HIDDEN else 0  # KF E5: in neither place
    known: Json = form["known"]
    return {
        "bag": {
            "count": form["bag_count"],
            "bounds": _closer(known["bag"], workers, [one["workers"] for one in others], 0),
        },
        "pile": {
            "count": form["pile_count"],
            "bounds": _closer(known["pile"], skills, [one["skills"] for one in others], aside),
        },
        "unseen_workers": workers,
        "unseen_skills": skills,
        "supply": form["supply"],
        "green_supply": form["green_supply"],
        "screens": screens,
    }


def _closer(bounds: Json, unseen: Json, others: list[Json], aside: int) -> Json:
    """What is hidden, not set aside, and not behind the other screens, is here."""
    closer: Json = {}
    for name, (least, most) in bounds.items():
        elsewhere = [one["bounds"][name] for one in others]
        at_least = unseen[name] - sum([bound[1] for bound in elsewhere]) - aside
        at_most = unseen[name] - sum([bound[0] for bound in elsewhere])
        closer[name] = [max(least, at_least), min(most, at_most)]
    return closer


def _counted(names: tuple[str, ...], numbers: list[int]) -> Json:
    return {name: numbers[index] for index, name in enumerate(names)}


def _screen(screen: Json) -> Json:
    """The player's own screen is known exactly."""
    workers: Json = screen["known_workers"]
    skills: Json = screen["known_skills"]
    if "own_workers" in screen:
        workers = {name: [number, number] for name, number in screen["own_workers"].items()}
        skills = {name: [number, number] for name, number in screen["own_skills"].items()}
    return {
        "workers": {"count": screen["workers"], "bounds": workers},
        "skills": {"count": screen["skills"], "bounds": skills},
    }


def _unseen_workers(table: Table) -> list[int]:
    """By colour: those in the bag and behind the other screens, since no worker leaves the game."""
    left = list(_WORKERS)
    left[3] -= int(table.green)
    for colour in range(4):
        left[colour] -= int(table.moving[colour]) + int(table.aside[colour])
        left[colour] -= _sum(table.on_tile, colour, 4, ALL_TILES)
        left[colour] -= _sum(table.cargo_workers, colour, 4, len(BOATS))
        left[colour] -= _sum(table.workers, colour, 4, int(table.seats))
    for place in range(ALL_TILES * MOST_SEATS):
        if table.bid[place] > 0:
            left[table.bid_colour[place]] -= int(table.bid[place])
    return left


def _unseen_skills(table: Table) -> list[int]:
    left = list(_SKILLS)
    for skill in range(3):
        left[skill] -= _sum(table.cargo_skills, skill, 3, len(BOATS))
        left[skill] -= _sum(table.skills, skill, 3, int(table.seats))
    if table.aside_skill != NONE and table.aside_skill != HIDDEN:
        left[table.aside_skill] -= 1
    return left


def _sum(values: vec[i64], column: int, width: int, rows: int) -> int:
    return sum([int(values[row * width + column]) for row in range(rows)])


# -- tiles to come ----------------------------------------------------------------------------


def _tiles(view: KeyflowerView) -> Json:
    """For later seasons: which tiles can be among them, and how many there will be."""
    table = view.table
    first = int(table.season) + 1
    if table.phase == WINTERING:
        first = WINTER
    return {"seasons": [_season(view, season) for season in range(first, WINTER + 1)]}


def _season(view: KeyflowerView, season: int) -> Json:
    table = view.table
    unseen = [tile for tile in SEASON_TILES[season] if table.place[tile] == UNSEEN]
    own = [tile for tile in SEASON_TILES[season] if table.place[tile] == HAND]  # KF H2
    least = most = VILLAGE_TILES[int(table.seats)]
    if season == WINTER:  # KF W1: every player adds at least one of the tiles dealt
        least = int(table.seats)
        most = least * WINTER_EACH[least]
    return {
        "season": SEASONS[season],
        "least": least,
        "most": most,
        "own": [TILES[tile].name for tile in own],
        "unseen": [TILES[tile].name for tile in unseen],
    }


# -- current points ---------------------------------------------------------------------------


def _points(view: KeyflowerView) -> Json:
    """The points if all passed now and the game were scored, without other screens (KF H1).

    So `whole` is true only for the player's own seat, and the others' points are minimums, until
    the screens are opened at the end (KF H13).
    """
    table = view.table.copy()
    if table.phase != OVER:
        settle_auctions(table)
    seats: list[Json] = []
    for seat in range(int(table.seats)):
        items = sheet_of(table, seat)
        seats.append(
            {
                "whole": seat == view.seat or table.phase == OVER,
                "points": sum([item.points for item in items]),
                "items": [item.to_json() for item in items],
            }
        )
    return {"seats": seats}


# -- what can be bid on and used --------------------------------------------------------------


def _reach(view: KeyflowerView) -> Json:
    """What is possible for the seat, as far as the legal actions do not say it.

    During turns: every tile to bid on or to use, as if it were this seat's turn. In its placement:
    whether colours are mixed (KF Y11). With a tile in hand: where it closes the river.
    """
    table, seat = view.table, view.seat
    if seat is None:
        return _within_reach([], [], False, [])
    if table.phase == TURN:
        return _within_reach(_tiles_in_reach(table, seat), _own_bids(table, seat), False, [])
    mixed = table.phase == PLACING and table.player == seat and placing.mixes_now(table, seat)
    closing: list[Json] = []
    if table.phase == BUILDING:
        for lay, boats in closing_layings(table, seat):
            closing.append({"q": lay.q, "r": lay.r, "turn": lay.turn, "boats": boats})
    return _within_reach([], [], mixed, closing)


def _within_reach(tiles: list[Json], bids: list[Json], mixed: bool, closing: list[Json]) -> Json:
    return {"tiles": tiles, "bids": bids, "mixed": mixed, "closing": closing}


def _tiles_in_reach(open_table: Table, seat: int) -> list[Json]:
    table = open_table.copy()
    table.player = seat
    legal = listed(table, seat)
    tiles: list[Json] = []
    for tile in range(ALL_TILES):
        bid = _bidding(table, seat, tile, legal)
        use = _using(table, seat, tile, legal)
        if bid is not None or use is not None:
            tiles.append({"tile": TILES[tile].name, **_where(table, tile), "bid": bid, "use": use})
    return tiles


def _where(table: Table, tile: int) -> Json:
    if table.place[tile] == VILLAGE:
        return {"place": "village", "owner": int(table.owner[tile])}
    return {"place": "turn_order" if tile >= FIRST_TURN_ORDER else "auction", "owner": None}


def _bidding(table: Table, seat: int, tile: int, legal: list[Action]) -> Json | None:
    """KF B: None if nobody can ever bid."""
    if not placing.may_be_bid_on(table, tile):
        return None
    needed = int(placing.bid_needs(table, seat, tile))
    colours = int(placing.bid_colours(table, seat, tile))
    action = Bid(TILES[tile].name)
    return {"needed": needed, "colours": _named(colours), "why_not": _why(table, action, legal)}


def _using(table: Table, seat: int, tile: int, legal: list[Action]) -> Json | None:
    """KF U: None if nobody can ever use it."""
    if not placing.may_be_used(table, tile):
        return None
    colours = int(placing.use_colours(table, tile))
    if placing.may_mix(table, seat, tile):
        colours = placing.ALL_COLOURS
    return {
        "needed": int(placing.use_needs(table, tile)),
        "room": int(placing.use_room(table, tile)),
        "colours": _named(colours),
        "mixed": placing.may_mix(table, seat, tile),
        "why_not": _why(table, Use(TILES[tile].name), legal),
    }


def _why(table: Table, action: Action, legal: list[Action]) -> Json | None:
    if action in legal:
        return None
    reason = why_not(table, int(table.player), action)
    return None if reason is None else reason.to_json()


def _named(colours: int) -> list[str]:
    return [colour for index, colour in enumerate(COLOURS) if colours >> index & 1]


def _own_bids(table: Table, seat: int) -> list[Json]:
    """KF B6, B8: losing groups can be moved, the others are frozen."""
    return [
        {
            "tile": TILES[tile].name,
            "colour": COLOURS[table.bid_colour[at_seat(tile, seat)]],
            "count": int(table.bid[at_seat(tile, seat)]),
            "winning": not table.is_losing(tile, seat),
        }
        for tile in range(ALL_TILES)
        if table.bid[at_seat(tile, seat)] > 0
    ]
