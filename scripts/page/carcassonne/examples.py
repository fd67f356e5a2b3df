"""The pictures in the rules of Carcassonne: small boards, drawn by the art package.

A board is written as in `docs/rules-carcassonne.md`: "(0,1):G1 red on city 0" is a tile of type G,
turned once clockwise, on column 0, row 1, with a red follower on its first city segment; "red big
on city 0" is a big follower.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meeplewright.art.palette import PARCHMENT
from meeplewright.games.carcassonne import art
from meeplewright.games.carcassonne.art.facts import HALVES, SIDES, find_tile

COLOURS = ("red", "blue", "yellow", "purple", "black", "turquoise")
TILE = 100  # the side of a tile in a board's drawing
SIZE = 84  # and on the page
MARGIN = 4  # the margin, narrower than that of a game's board

GOOD, BAD = "good", "bad"
_SIGNS = {GOOD: ("#2d6a3e", "m-11 1 8 8 15-17"), BAD: ("#9c2f2a", "m-9-9 18 18m0-18-18 18")}

_TILE = re.compile(r"\((-?\d+),(-?\d+)\):([RIT]?[A-X])([0-3])")
_FIGURE = re.compile(r"(\w+)(?: (big|builder|pig))? on (cloister|city|road|field)(?: (\d))?")


@dataclass(frozen=True)
class Scene:
    """A board; `framed`: the example is about its last tile."""

    board: tuple[str, ...]
    framed: bool = False
    sign: str | None = None


def _board(text: str) -> tuple[str, ...]:
    return tuple(tile.strip() for tile in text.split(";"))


def _plain(text: str) -> Scene:
    return Scene(_board(text))


def _framed(text: str, sign: str | None = None) -> Scene:
    return Scene(_board(text), True, sign)


_WIDE_CITY = "(-1,0):E1; (1,0):E3; (0,2):E2"
_APART = "(0,1):X0 red on field 3; (1,1):U1 blue on field 1; (-1,1):D2; (-1,0):E0 black on field 0"

SCENES = {
    "fits-road": _framed("(0,0):D0; (1,0):U1", GOOD),
    "fits-city": _framed("(0,0):D0; (1,0):D0; (0,1):E2; (1,1):E2", GOOD),
    "fits-not": _framed("(0,0):D0; (1,0):E0", BAD),
    "roles": _plain(
        "(0,0):J0 red on city 0 and blue on road 0 and yellow on field 0;(1,0):A1 black on cloister"
    ),
    "taken": _framed("(0,0):D0; (0,1):G1 red on city 0; (0,2):E2 blue on field 0"),
    "own": _framed("(0,0):D0; (1,0):D0 red on field 0; (-1,0):J0"),
    "city-gap": _plain("(-1,0):E1; (0,0):R0 red on city 0; (1,0):E3"),
    "road": _plain("(0,0):W0; (1,0):U1 red on road 0; (2,0):A1"),
    "ring": _plain("(0,0):V2 red on road 0; (1,0):V1; (1,1):V0; (0,1):V3"),
    "city": _plain("(-1,0):E1; (0,0):F0 red on city 0; (1,0):E3"),
    "small-city": _plain("(0,0):E0 red on city 0; (0,1):E2"),
    "cloister": _framed(
        "(0,0):B0 blue on cloister; (0,1):U1; (0,-1):U1; (1,0):U0; (-1,0):U0; (1,1):V0; (-1,1):V3;"
        "(-1,-1):V2; (1,-1):V1"
    ),
    "shared-city": _framed("(0,0):I0 red on city 0; (0,1):N1; (1,0):M3 blue on city 0; (1,1):N2"),
    "swift": _framed("(0,0):E0; (0,1):E2 red on city 0"),
    "three-fields": _plain(_APART),
    "one-field": _framed(f"{_APART}; (0,0):A2"),
    "end-road": _plain("(0,0):U1; (1,0):U1 red on road 0; (2,0):U1"),
    "end-city": _plain(
        "(-1,0):E1 blue on city 0; (0,0):F0; (1,0):F0 black on city 0; (2,0):G0;"
        "(3,0):R0 blue on city 0"
    ),
    "end-cloister": _plain("(0,0):B0 yellow on cloister; (1,0):B0; (0,1):E0; (-1,0):E3; (0,-1):E2"),
    "farmer": _plain("(0,0):E0 blue on field 0; (0,1):E2"),
    "two-cities": _plain("(0,0):E0 blue on field 0; (0,1):E2; (1,0):E0; (1,1):E2"),
    "two-fields": _plain(
        "(0,0):G0 red on field 0 and blue on field 1; (0,1):E0 red on field 0;"
        f"(1,1):B0 yellow on field 0; {_WIDE_CITY}"
    ),
    "river-bend": _framed("(0,0):RA3; (1,0):RG0; (1,1):RG2", GOOD),
    "river-u-turn": _framed("(0,0):RA3; (1,0):RG0; (1,1):RG3", BAD),
    "big-follower": _framed(
        "(0,0):I0 red big on city 0; (0,1):N1; (1,0):M3 blue on city 0; (1,1):N2"
    ),
    "inn-road": _plain("(0,0):W0; (1,0):IB0 red on road 0; (2,0):A1"),
    "cathedral-city": _plain("(0,0):IK0 red on city 0; (0,1):E2; (1,0):E3; (0,-1):E0; (-1,0):E1"),
    "goods-city": _framed("(0,0):TG0 red on city 0; (0,1):E2; (-1,0):E1"),
    "builder-road": _framed(
        "(0,0):W0; (1,0):U1 red on road 0; (2,0):U1 red builder on road 0; (3,0):A1"
    ),
    "pig-field": _plain(
        "(0,0):E0 blue on field 0; (0,1):E2; (1,0):E0 blue pig on field 0; (1,1):E2"
    ),
    "once": _plain(f"(0,0):G0 blue on field 0 and blue on field 1; (0,1):E0; {_WIDE_CITY}"),
}


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture with its file name."""
    for name, scene in SCENES.items():
        yield f"{name}.svg", drawn(scene)


def drawn(scene: Scene) -> str:
    tiles = [_laid(text) for text in scene.board]
    followers = [follower for text in scene.board for follower in _standing(text)]
    svg = art.board_svg({"tiles": tiles, "followers": followers})
    if not scene.framed:
        svg = re.sub(r'<rect class="mw-last"[^>]*/>', "", svg)
    if scene.sign is not None:
        svg = svg.replace("</svg>", f"{_sign(scene.sign, tiles[-1])}</svg>")
    return _cut(svg, tiles)


def _laid(text: str) -> dict[str, Any]:
    found = _TILE.match(text)
    assert found is not None, text
    x, y, letter, turn = found.groups()
    return {"tile": letter, "x": int(x), "y": int(y), "turn": int(turn)}


def _standing(text: str) -> Iterator[dict[str, Any]]:
    laid = _laid(text)
    for colour, figure, on, index in _FIGURE.findall(text):
        at = None if on == "cloister" else _place(laid["tile"], laid["turn"], on, int(index))
        form = {"seat": COLOURS.index(colour), "x": laid["x"], "y": laid["y"], "on": on, "at": at}
        yield {**form, "figure": figure} if figure else form


def _place(letter: str, turn: int, on: str, index: int) -> str:
    """Where a segment leaves the rotated tile."""
    tile = find_tile(letter)
    if on == "field":
        return HALVES[(tile.fields[index][0] + 2 * turn) % 8]
    sides = tile.cities if on == "city" else tile.roads
    return SIDES[(sides[index][0] + turn) % 4]


def _sign(sign: str, tile: dict[str, Any]) -> str:
    """Right or wrong, in the corner of the tile: the signs differ in shape, not only in colour."""
    colour, path = _SIGNS[sign]
    x, y = tile["x"] * TILE + TILE - 24, -tile["y"] * TILE + 24
    return (
        f'<g transform="translate({x} {y})" stroke-linecap="round" stroke-linejoin="round">'
        f'<circle r="20" fill="{colour}" stroke="{PARCHMENT}" stroke-width="3"/>'
        f'<path d="{path}" fill="none" stroke="{PARCHMENT}" stroke-width="6"/></g>'
    )


def _cut(svg: str, tiles: list[dict[str, Any]]) -> str:
    """The drawing cropped to its tiles, in its size on the page."""
    left, right = min(tile["x"] for tile in tiles), max(tile["x"] for tile in tiles) + 1
    top, bottom = -max(tile["y"] for tile in tiles), 1 - min(tile["y"] for tile in tiles)
    across, down = (right - left) * TILE + 2 * MARGIN, (bottom - top) * TILE + 2 * MARGIN
    box = f"{left * TILE - MARGIN} {top * TILE - MARGIN} {across} {down}"
    size = f'width="{across * SIZE / TILE:.0f}" height="{down * SIZE / TILE:.0f}"'
    return re.sub(
        r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', f'{size} viewBox="{box}"', svg, count=1
    )
