"""A whole Carcassonne board as one SVG: tiles, towers where walls meet, figures, points, goods.

Made from the JSON form of a state. Texts in it are plain facts ("D (0,1)"), never sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, number
from meeplewright.games.carcassonne.art.facts import GOODS, canonical_turn, find_tile
from meeplewright.games.carcassonne.art.followers import figure_defs, figure_use
from meeplewright.games.carcassonne.art.layout import layout
from meeplewright.games.carcassonne.art.regions import anchor
from meeplewright.games.carcassonne.art.stamps import Stamp, stamped
from meeplewright.games.carcassonne.art.tiles import tile_defs, tile_id, tile_symbol

_UNIT = 100  # the box of a tile
_MARGIN = 20
_CHIP_WIDTH, _CHIP_HEIGHT, _CHIP_GAP = 134, 56, 12
_GOODS_HEIGHT, _GOODS_STEP = 34, 42  # the row of goods below the points

_FONT = 'font-family="Georgia,DejaVu Serif,serif"'

Spot = tuple[int, int]


def board_svg(form: Mapping[str, Any], *, cell: int = 80) -> str:
    """The board of a state in its JSON form; `cell` is the size of a tile in pixels."""
    tiles: Sequence[Mapping[str, Any]] = form["tiles"]
    points: Sequence[int] = form.get("points", ())
    followers: Sequence[Mapping[str, Any]] = form.get("followers", ())
    goods = _goods(form)
    symbols = _symbols(tiles)
    towers = stamped(_corner_towers(tiles))
    left, top, width, height = _extent(tiles, len(points), bool(goods))
    body = "".join(
        (
            "".join(_tile(laid) for laid in tiles),
            _last_laid(tiles),
            towers,
            _followers(followers, tiles),
            _legend(points, goods, form.get("to_act"), left, top + height),
        )
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * cell / _UNIT)}" '
        f'height="{number(height * cell / _UNIT)}" viewBox="{left} {top} {width} {height}" '
        'role="img" aria-label="Carcassonne"><title>Carcassonne</title>'
        f"<defs>{tile_defs(body + symbols)}{_figure_defs(followers, len(points))}{symbols}</defs>"
        f"{body}</svg>"
    )


def corner_towers(tile: str, turn: int) -> tuple[Point, ...]:
    """The corners of the rotated tile where a city wall ends and a board shows a tower."""
    facts = find_tile(tile)
    lay = layout(facts, canonical_turn(facts, turn))
    walls = [wall for city in lay.cities for wall in city.walls]
    ends = {end for wall in walls for end in (wall[0][0], wall[-1][3])}
    return tuple(sorted(ends | {spur[-1][3] for spur in lay.spurs}))


def _place(x: int, y: int) -> Spot:
    """The north-west corner of a cell; y grows north on the board and south in a picture."""
    return x * _UNIT, -y * _UNIT


def _symbols(tiles: Sequence[Mapping[str, Any]]) -> str:
    """Every picture that the board needs, once."""
    used = {(laid["tile"], canonical_turn(find_tile(laid["tile"]), laid["turn"])) for laid in tiles}
    return "".join(tile_symbol(tile, turn) for tile, turn in sorted(used))


def _goods(form: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """The goods by seat, if anybody has some."""
    goods: Sequence[Sequence[int]] = form.get("goods", ())
    return goods if any(map(any, goods)) else ()


def _figure_defs(followers: Sequence[Mapping[str, Any]], seats: int) -> str:
    """The figures of the base game, and others if they are on the board or in the legend."""
    on_board = {(follower["seat"], follower.get("figure", "follower")) for follower in followers}
    return figure_defs(on_board | {(seat, "follower") for seat in range(seats)})


def _extent(
    tiles: Sequence[Mapping[str, Any]], seats: int, has_goods: bool
) -> tuple[int, int, int, int]:
    places = [_place(laid["x"], laid["y"]) for laid in tiles] or [(0, 0)]
    left, top = min(x for x, _ in places) - _MARGIN, min(y for _, y in places) - _MARGIN
    width = max(x for x, _ in places) + _UNIT + _MARGIN - left
    height = max(y for _, y in places) + _UNIT + _MARGIN - top
    if not seats:
        return left, top, width, height
    strip = 2 * _MARGIN + seats * (_CHIP_WIDTH + _CHIP_GAP) - _CHIP_GAP
    high = _CHIP_HEIGHT + (_GOODS_HEIGHT if has_goods else 0)
    return left, top, max(width, strip), height + high + _MARGIN


def _tile(laid: Mapping[str, Any]) -> str:
    left, top = _place(laid["x"], laid["y"])
    return (
        f"<g><title>{laid['tile']} ({laid['x']:d},{laid['y']:d})</title>"
        f'<use href="#{tile_id(laid["tile"], laid["turn"])}" x="{left}" y="{top}" '
        f'width="{_UNIT}" height="{_UNIT}"/></g>'
    )


def _last_laid(tiles: Sequence[Mapping[str, Any]]) -> str:
    """A light frame inside the tile placed last; the start tile gets none."""
    if len(tiles) < 2:
        return ""
    left, top = _place(tiles[-1]["x"], tiles[-1]["y"])
    return (
        f'<rect class="mw-last" x="{left + 2}" y="{top + 2}" width="{_UNIT - 4}" '
        f'height="{_UNIT - 4}" rx="3" fill="none" stroke="{p.LAST_LAID}" stroke-width="4"/>'
    )


def _corner_towers(tiles: Sequence[Mapping[str, Any]]) -> list[Stamp]:
    corners: set[Point] = set()
    for laid in tiles:
        left, top = _place(laid["x"], laid["y"])
        corners |= {(left + x, top + y) for x, y in corner_towers(laid["tile"], laid["turn"])}
    return [Stamp("tower", x, y + 3) for x, y in sorted(corners)]


def _followers(followers: Sequence[Mapping[str, Any]], tiles: Sequence[Mapping[str, Any]]) -> str:
    lying_at = {(laid["x"], laid["y"]): laid for laid in tiles}
    ordered = sorted(followers, key=lambda follower: (-follower["y"], follower["x"]))
    return "".join(_follower(one, lying_at) for one in ordered)


def _follower(follower: Mapping[str, Any], lying_at: Mapping[Spot, Mapping[str, Any]]) -> str:
    spot = (follower["x"], follower["y"])
    if spot not in lying_at:
        raise ValueError(f"a follower stands at {spot!r} where no tile lies")
    laid, on, at = lying_at[spot], follower["on"], follower["at"]
    x, y = anchor(laid["tile"], laid["turn"], on, at)
    left, top = _place(*spot)
    where = on if at is None else f"{on} {at}"
    farmer = on == "field"
    kind = follower.get("figure", "follower")
    figure = figure_use(
        follower["seat"], left + x, top + y, figure=kind, lying=farmer, scale=0.9 if farmer else 1.0
    )
    who = f"{follower['seat']:d}" if kind == "follower" else f"{follower['seat']:d} {kind}"
    return f"<g><title>{who} {where} ({spot[0]:d},{spot[1]:d})</title>{figure}</g>"


def _legend(
    points: Sequence[int],
    goods: Sequence[Sequence[int]],
    to_act: int | None,
    left: int,
    bottom: int,
) -> str:
    """A strip below the board with each seat's figure, points and goods.

    The seat to act has a frame.
    """
    height = _CHIP_HEIGHT + (_GOODS_HEIGHT if goods else 0)
    top = bottom - _MARGIN - height
    step = _CHIP_WIDTH + _CHIP_GAP
    drawn = ""
    for seat, count in enumerate(points):
        x = left + _MARGIN + seat * step
        drawn += _chip(seat, count, seat == to_act, x, top, height)
        drawn += _goods_row(seat, goods[seat], x, top + _CHIP_HEIGHT) if goods else ""
    return drawn


def _goods_row(seat: int, counts: Sequence[int], left: int, top: int) -> str:
    return "".join(
        f"<g><title>{seat}: {count:d} {name}</title>"
        f'<use href="#mw-{name}" x="{left + 16 + number * _GOODS_STEP}" y="{top + 22}"/>'
        f'<text x="{left + 28 + number * _GOODS_STEP}" y="{top + 20}" {_FONT} '
        f'font-size="18" font-weight="bold" fill="{p.INK}">{count:d}</text></g>'
        for number, (name, count) in enumerate(zip(GOODS, counts, strict=True))
    )


def _chip(seat: int, points: int, acts: bool, left: int, top: int, height: int) -> str:
    edge, width = (p.SEATS[seat], 4) if acts else (p.INK, 1)
    return (
        f"<g><title>{seat}: {points:d}</title>"
        f'<rect x="{left}" y="{top}" width="{_CHIP_WIDTH}" height="{height}" rx="12" '
        f'fill="{p.PARCHMENT}" stroke="{edge}" stroke-width="{width}"/>'
        f"{figure_use(seat, left + 28, top + 30, scale=1.3)}"
        f'<text x="{left + 54}" y="{top + 39}" {_FONT} '
        f'font-size="32" font-weight="bold" fill="{p.INK}">{points:d}</text></g>'
    )
