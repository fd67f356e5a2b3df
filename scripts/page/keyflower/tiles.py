"""Keyflower's pictures of tiles and pieces, and the facts of tiles, for the browser.

Icons on a tile stay upright, so every rotation of a tile has its own picture; the unrotated one has
the plain name. A boat is placed only in winter, so only its winter face is rotated.
"""

from collections.abc import Iterator
from typing import Any

from meeplewright.games.keyflower.art import keyflower_tile_svg
from meeplewright.games.keyflower.art.facts import Face, boat_faces, faces, optional_faces
from meeplewright.games.keyflower.art.icons import ICONS, icon, icon_defs
from meeplewright.games.keyflower.art.palette import WORKERS
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, TILES
from meeplewright.games.keyflower.rules.village import DISTINCT_TURNS

WORKER_BOX = "-11.5 -14.5 23 26"  # hats and outlines
PIECE_BOX = "-11.5 -11.5 23 23"

Json = dict[str, Any]


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture with its file name."""
    printed = [(name, face) for name, sides in faces().items() for face in sides]
    for name, face in (*printed, *optional_faces()):
        for turn in range(_turns(name, face)):
            at = f"-{turn}" if turn else ""
            yield f"{name}-{face}{at}.svg", keyflower_tile_svg(name, face, turn)
    for name in ICONS:
        yield f"pieces/{name}.svg", _piece(name)


def _turns(tile: str, face: str) -> int:
    boat = boat_faces().get(tile)
    if boat is not None and boat["winter"] != face:
        return 1
    return int(DISTINCT_TURNS[NUMBER_OF[tile]])


def _piece(name: str) -> str:
    box = WORKER_BOX if name.startswith("worker-") else PIECE_BOX
    drawing = icon(name, 0, 0, 20)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f"<defs>{icon_defs(drawing)}</defs>{drawing}</svg>"
    )


def facts() -> Json:
    """The facts of every tile by its name, in the order of the file."""
    return {
        "tiles": {name: _tile(name, tuple(sides.values())) for name, sides in faces().items()},
        "boat_faces": boat_faces(),
        "workers": {colour: WORKERS[colour] for colour in COLOURS},
    }


def _tile(name: str, sides: tuple[Face, ...]) -> Json:
    first, tile = sides[0], TILES[NUMBER_OF[name]]
    fewest = min([seats for one in tile.order_faces for seats in one[0]], default=tile.min_players)
    return {
        "kind": first.kind,
        "usable": tile.usable,
        **({"from": fewest} if fewest else {}),
        "edges": "".join(first.edges),
        "turns": int(DISTINCT_TURNS[NUMBER_OF[name]]),
        "cost": first.cost or None,
        "faces": {side.name: _face(side) for side in sides},
    }


def _face(face: Face) -> Json:
    """The facts of a face, without empty ones."""
    said: Json = {"effect": face.effect, "scoring": face.scoring, "power": face.power}
    kept = {key: value for key, value in said.items() if value}
    return {
        "points": face.points,
        **kept,
        **({"cargo": list(face.cargo)} if face.cargo else {}),
        **({"number": face.number} if face.number is not None else {}),
        **({"purple": True} if face.purple else {}),
    }
