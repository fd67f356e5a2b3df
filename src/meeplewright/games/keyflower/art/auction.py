"""The middle of a Keyflower table as a picture: auction, turn order tiles, boats, supply.

Every seat has its own side of a tile, the same on all tiles, and its bids are there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplewright.art.geometry import Point
from meeplewright.games.keyflower.art.effects import Item, Line
from meeplewright.games.keyflower.art.facts import RESOURCES, SEASONS, Json, boat_faces, face_played
from meeplewright.games.keyflower.art.ground import APOTHEM, RADIUS
from meeplewright.games.keyflower.art.layout import GAP, Picture, document, in_rows, tile_use
from meeplewright.games.keyflower.art.pieces import (
    CHIP,
    bid_svg,
    cargo_svg,
    colour_svg,
    counted,
    seat_sign,
    strip_svg,
    strip_width,
    workers_svg,
)
from meeplewright.games.keyflower.art.village import village_picture

# Where the bid of each seat is, by the number of seats: clockwise like the seats themselves.
SEAT_SIDES = {
    2: ("S", "N"),
    3: ("S", "NW", "NE"),
    4: ("SW", "NW", "NE", "SE"),
    5: ("S", "SW", "NW", "NE", "SE"),
    6: ("S", "SW", "NW", "N", "NE", "SE"),
}
_AT: dict[str, Point] = {
    "N": (0, -108),
    "NE": (114, -62),
    "SE": (114, 62),
    "S": (0, 108),
    "SW": (-114, 62),
    "NW": (-114, -62),
}
_HALF_WIDE = 114 + CHIP[0] / 2
_HALF_HIGH = 108 + CHIP[1] / 2


def auction_svg(form: Mapping[str, Any], *, cell: int = 120) -> str:
    """The middle of the table; `cell` is the width of a tile in pixels."""
    return document(auction_picture(form), "Keyflower", cell)


def keyflower_svg(form: Mapping[str, Any], *, cell: int = 120) -> str:
    """The whole table: the middle, and below it the village of every seat."""
    villages = [village_picture(form, seat) for seat in range(len(form["villages"]))]
    columns = 2 if len(villages) in (2, 4) else 3
    parts = [auction_picture(form), in_rows(villages, columns, 2 * GAP)]
    return document(in_rows(parts, 1, 2 * GAP), "Keyflower", cell)


def auction_picture(form: Json) -> Picture:
    """Supply, tiles to bid for, turn order tiles and boats, from top to bottom."""
    tiles = [_bid_tile(one, form) for one in form.get("auction", ())]
    order = [_bid_tile(one, form) for one in form.get("turn_order", ())]
    boats = [_boat(one, form["season"]) for one in form.get("boats", ())]
    columns = 5 if len(tiles) > 8 else 4
    rows = [in_rows(tiles, columns, 18), in_rows(order, columns, 18), in_rows(boats, 6, 24)]
    return in_rows([_supply(form), *(row for row in rows if row.width)], 1, 24)


def bid_place(seat: int, seats: int) -> Point:
    """Where a seat's bid is, relative to the middle of the tile."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"seat must be 0 to {seats - 1}, not {seat!r}")
    return _AT[SEAT_SIDES[seats][seat]]


def _bid_tile(lot: Json, form: Json) -> Picture:
    """A tile with the workers on it and the bids around it."""
    seats = form["seats"]
    face = face_played(lot["tile"], lot["face"], form.get("options", {}))
    drawn, symbols = tile_use(lot["tile"], face, 0, (0, 0), lot["tile"])
    bids = lot.get("bids", ())
    best = max((bid["count"] for bid in bids), default=0)
    body = (
        drawn
        + colour_svg(lot)
        + workers_svg(lot.get("workers", {}), lot.get("colour"))
        + "".join(bid_svg(bid, bid_place(bid["seat"], seats), bid["count"] == best) for bid in bids)
    )
    return Picture(body, -_HALF_WIDE, -_HALF_HIGH, 2 * _HALF_WIDE, 2 * _HALF_HIGH, symbols)


def _boat(boat: Json, season: str) -> Picture:
    if season not in SEASONS:
        raise ValueError(f"unknown season {season!r}: expected one of {' '.join(SEASONS)}")
    if boat["tile"] not in boat_faces():
        raise ValueError(f"unknown boat {boat['tile']!r}: expected one of {' '.join(boat_faces())}")
    face = boat_faces()[boat["tile"]][season]
    drawn, symbols = tile_use(boat["tile"], face, 0, (0, 0), boat["tile"])
    drawn += cargo_svg(boat, 0, APOTHEM + 26)
    if boat.get("taken_by") is not None:
        drawn += seat_sign(boat["taken_by"], 66, -62, 40)
    return Picture(drawn, -RADIUS, -APOTHEM, 2 * RADIUS, 2 * APOTHEM + 48, symbols)


def _supply(form: Json) -> Picture:
    """The season, and what is visible in the middle (KF H9)."""
    line: Line = (Item(form["season"]),)
    for kind in RESOURCES:
        if kind in form.get("supply", {}):
            line += counted(kind, form["supply"][kind])
    for name, picture in _HEAPS.items():
        if name in form:
            line += counted(picture, form[name])
    return Picture(strip_svg(line, 0, 0), 0, 0, strip_width(line), 48, {})


_HEAPS = {"green_supply": "worker-green", "bag_count": "bag", "pile_count": "skill-any"}
