"""The picture of one Carcassonne tile, made only from the tile facts.

`board.py` draws boards, `followers.py` draws followers.
"""

from __future__ import annotations

import re
from functools import cache
from math import hypot
from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point
from meeplewright.art.glyphs import PREFIX
from meeplewright.games.carcassonne.art.city import (
    gate_svg,
    gate_towers,
    ground_svg,
    spurs_svg,
    townscape,
    wall_towers,
    walls_svg,
)
from meeplewright.games.carcassonne.art.facts import Tile, canonical_turn, find_tile
from meeplewright.games.carcassonne.art.glyphs import glyph_defs, glyph_names
from meeplewright.games.carcassonne.art.layout import YARD, Layout, Yard, layout
from meeplewright.games.carcassonne.art.meadow import growth, shades
from meeplewright.games.carcassonne.art.regions import ground
from meeplewright.games.carcassonne.art.river import waters_svg, waterside
from meeplewright.games.carcassonne.art.roads import places_svg, roads_svg
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
            waters_svg(lay),
            roads_svg(lay),
            places_svg(lay),
            _cities_svg(tile, lay, turn),
            stamped(_field_stamps(tile, lay, turn)),
            f'<path d="M0,0H100V100H0Z" fill="none" stroke="{p.INK}" stroke-opacity=".24"/>',
        )
    )


def _cities_svg(tile: Tile, lay: Layout, turn: int) -> str:
    rng = Random(f"{tile.name}{turn} city")
    behind, standing, before = "", list[Stamp](), ""
    for city, cells in zip(lay.cities, ground(tile).cities, strict=True):
        standing += townscape(city, lay, cells, turn, rng)
        behind += walls_svg(city, facing_north=True)
        before += walls_svg(city, facing_north=False)
    gates = "".join(gate_svg(gate) for gate in lay.gates)
    towers = [tower for gate in lay.gates for tower in gate_towers(gate)]
    towers += [
        tower
        for city in lay.cities
        for tower in wall_towers(city)
        if not any(hypot(tower.x - gate.at[0], tower.y - gate.at[1]) < 14 for gate in lay.gates)
    ]
    return behind + stamped(standing) + before + spurs_svg(lay.spurs) + gates + stamped(towers)


def _shade_stamps(tile: Tile, turn: int) -> list[Stamp]:
    rng = Random(f"{tile.name}{turn} shade")
    return [stamp for cells in ground(tile).fields for stamp in shades(cells, turn, rng)]


def _field_stamps(tile: Tile, lay: Layout, turn: int) -> list[Stamp]:
    rng = Random(f"{tile.name}{turn} field")
    stamps = [stamp for cells in ground(tile).fields for stamp in growth(cells, turn, rng)]
    if lay.village is not None:
        stamps += _village(lay.village, rng)
    if lay.cottage is not None:
        x, y = lay.cottage
        stamps.append(Stamp("corner", x, y + 6, p.ROOFS[2], scale=1.5))
    if lay.yard is not None:
        stamps += _cloister(lay.yard)
    stamps += [Stamp("inn", inn.at[0], inn.at[1] + 5) for inn in lay.inns]
    return stamps + waterside(lay, rng)


def _cloister(yard: Yard) -> list[Stamp]:
    (x, y), scale = yard.at, yard.half[0] / YARD[0]
    return [
        Stamp("cloister", x - 2 * scale, y + 7 * scale, scale=scale),
        Stamp("oak", x + 16 * scale, y - 7 * scale),
    ]


def _village(at: Point, rng: Random) -> list[Stamp]:
    """Four houses close together that block every road."""
    spots = ((-1, -2, "corner"), (-8, 5, "gable"), (8, 4, "broad"), (1, 12, "gable"))
    roofs = [p.ROOFS[int(rng.random() * len(p.ROOFS))] for _ in spots]
    return [
        Stamp(kind, at[0] + x, at[1] + y, roof)
        for (x, y, kind), roof in zip(spots, roofs, strict=True)
    ]
