"""The picture of one Carcassonne tile, made only from the tile facts.

`board.py` draws boards, `followers.py` draws followers.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, curve_path, number
from meeplewright.art.glyphs import PREFIX, glyph_defs, glyph_names
from meeplewright.games.carcassonne.art.city import (
    gate_svg,
    gate_towers,
    ground_svg,
    townscape,
    wall_towers,
    walls_svg,
)
from meeplewright.games.carcassonne.art.facts import Tile, canonical_turn, find_tile
from meeplewright.games.carcassonne.art.layout import (
    CENTRE,
    ROAD_EDGING,
    ROAD_WIDTH,
    VILLAGE_RADIUS,
    YARD,
    Layout,
    layout,
)
from meeplewright.games.carcassonne.art.meadow import growth, shades
from meeplewright.games.carcassonne.art.regions import ground
from meeplewright.games.carcassonne.art.stamps import Stamp, stamped

_GLYPH_USED = re.compile(f'href="#{PREFIX}([a-z]+)"')


def tile_svg(tile: str, turn: int = 0, size: int = 100) -> str:
    """A whole SVG document with one tile, rotated clockwise by quarter turns."""
    picture = _picture(find_tile(tile), canonical_turn(find_tile(tile), turn))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size:d}" height="{size:d}" '
        f'viewBox="0 0 100 100" role="img" aria-label="{tile}"><title>{tile}</title>'
        f"<defs>{glyph_defs(_glyphs_in(picture))}</defs>{picture}</svg>"
    )


def tile_id(tile: str, turn: int = 0) -> str:
    """The id of the tile's symbol; rotations that look the same share one."""
    return f"{PREFIX}{tile}{canonical_turn(find_tile(tile), turn)}"


def tile_symbol(tile: str, turn: int = 0) -> str:
    """The tile as a <symbol>, for <use>; the document needs `tile_defs`."""
    facts = find_tile(tile)
    picture = _picture(facts, canonical_turn(facts, turn))
    return f'<symbol id="{tile_id(tile, turn)}" viewBox="0 0 100 100">{picture}</symbol>'


def tile_defs(symbols: str | None = None) -> str:
    """The shared glyphs that these symbols use, or all glyphs."""
    return glyph_defs(glyph_names() if symbols is None else _glyphs_in(symbols))


def _glyphs_in(text: str) -> set[str]:
    return set(_GLYPH_USED.findall(text))


@cache
def _picture(tile: Tile, turn: int) -> str:
    """The rotated tile. Upright things stay upright, so every rotation is drawn separately."""
    lay = layout(tile, turn)
    return "".join(
        (
            f'<path d="M0,0H100V100H0Z" fill="{p.MEADOW}"/>',
            stamped(_shade_stamps(tile, turn)),
            "".join(ground_svg(city) for city in lay.cities),
            _roads_svg(lay),
            _places_svg(lay),
            _cities_svg(tile, lay, turn),
            stamped(_field_stamps(tile, lay, turn)),
            f'<path d="M0,0H100V100H0Z" fill="none" stroke="{p.INK}" stroke-opacity=".24"/>',
        )
    )


def _roads_svg(lay: Layout) -> str:
    """All edgings come first, so that roads that meet do not cut each other."""
    paths = [curve_path(road.line) for road in lay.roads]
    layers = (
        ("road-edge", p.ROAD_EDGE, ROAD_WIDTH + 2 * ROAD_EDGING),
        ("road", p.ROAD, ROAD_WIDTH),
    )
    return "".join(
        f'<path class="mw-{name}" d="{path}" fill="none" stroke="{colour}" '
        f'stroke-width="{number(width)}"/>'
        for name, colour, width in layers
        for path in paths
    )


def _places_svg(lay: Layout) -> str:
    """The ground of a village or of a cloister, where roads end."""
    if lay.village is not None:
        return _disc(lay.village, VILLAGE_RADIUS - 1, p.VILLAGE_GROUND, p.ROAD_EDGE, "village")
    if lay.cloister:
        return _yard()
    return ""


def _disc(at: Point, radius: float, fill: str, edge: str, name: str) -> str:
    return (
        f'<circle class="mw-{name}" cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="2.4"/>'
    )


def _yard() -> str:
    """Bright ground with a hedge around it, open only to a road that ends here."""
    x, y = CENTRE[0] - YARD[0] + 1.5, CENTRE[1] - YARD[1] + 1.5
    return (
        f'<rect class="mw-yard" x="{number(x)}" y="{number(y)}" width="{number(2 * YARD[0] - 3)}" '
        f'height="{number(2 * YARD[1] - 3)}" rx="9" fill="{p.YARD}" stroke="{p.HEDGE}" '
        'stroke-width="3"/>'
    )


def _cities_svg(tile: Tile, lay: Layout, turn: int) -> str:
    rng = Random(f"{tile.name}{turn} city")
    behind, standing, before = "", list[Stamp](), ""
    for city, cells in zip(lay.cities, ground(tile).cities, strict=True):
        standing += townscape(city, lay, cells, turn, rng)
        behind += walls_svg(city, facing_north=True)
        before += walls_svg(city, facing_north=False)
    gates = "".join(gate_svg(at, side) for at, side in lay.gates)
    towers = [tower for at, side in lay.gates for tower in gate_towers(at, side)]
    if not lay.gates:
        towers += [tower for city in lay.cities for tower in wall_towers(city)]
    return behind + stamped(standing) + before + gates + stamped(towers)


def _shade_stamps(tile: Tile, turn: int) -> list[Stamp]:
    rng = Random(f"{tile.name}{turn} shade")
    return [stamp for cells in ground(tile).fields for stamp in shades(cells, turn, rng)]


def _field_stamps(tile: Tile, lay: Layout, turn: int) -> list[Stamp]:
    rng = Random(f"{tile.name}{turn} field")
    stamps = [stamp for cells in ground(tile).fields for stamp in growth(cells, turn, rng)]
    if lay.village is not None:
        stamps += _village(lay.village, rng)
    if lay.cloister:
        stamps += [Stamp("cloister", 48, 57), Stamp("oak", 66, 43)]
    return stamps


def _village(at: Point, rng: Random) -> list[Stamp]:
    """Four houses close together that block every road."""
    spots = ((-1, -2, "corner"), (-8, 5, "gable"), (8, 4, "broad"), (1, 12, "gable"))
    roofs = [p.ROOFS[int(rng.random() * len(p.ROOFS))] for _ in spots]
    return [
        Stamp(kind, at[0] + x, at[1] + y, roof)
        for (x, y, kind), roof in zip(spots, roofs, strict=True)
    ]
