"""The pictures in the rules of Keyflower. The captions describe what they show."""

from collections.abc import Iterator, Sequence

from meeplewright.art.geometry import Point, number
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.auction import bid_place
from meeplewright.games.keyflower.art.effects import (
    AND,
    BRINGS,
    EQUALS,
    OR,
    Item,
    Line,
    cart,
    resource,
    seal,
    skill,
    worker,
)
from meeplewright.games.keyflower.art.facts import RESOURCES, WORKERS, Json, find_face
from meeplewright.games.keyflower.art.ground import APOTHEM, RADIUS
from meeplewright.games.keyflower.art.layout import Picture, document, in_rows, moved, tile_use
from meeplewright.games.keyflower.art.lines import line_width, set_lines
from meeplewright.games.keyflower.art.pieces import (
    CHIP,
    bid_svg,
    cargo_svg,
    colour_svg,
    resources_svg,
    workers_svg,
)
from meeplewright.games.keyflower.art.tiles import cost_svg, keyflower_defs
from meeplewright.games.keyflower.art.village import face_in_village, middle

SEATS = 3
CELL = 112  # pixels across a tile
ICON = 30  # pixels of an icon in the legend
COSTLY = "sawmill"

HOME = {"tile": "home_1", "q": 0, "r": 0}
KEYWOOD = {"tile": "keywood", "q": 0, "r": -1, "turn": 2}
QUARRY = {"tile": "keystone_quarry", "q": 1, "r": -1, "turn": 4}
TRIANGLE = (HOME, KEYWOOD, QUARRY)

# Every icon that the tiles show, as they show it.
LEGEND: dict[str, Line] = {
    "icon-worker": (worker("any"),),
    "icon-workers": tuple(worker(colour) for colour in WORKERS),
    "icon-purple": (worker("purple"),),
    "icon-skill": (skill("any"),),
    "icon-skills": (skill("saw"), skill("pickaxe"), skill("anvil")),
    "icon-resource": (resource("any"),),
    "icon-resources": tuple(resource(kind) for kind in RESOURCES),
    "icon-alike": (Item("worker-alike"), Item("skill-alike"), Item("resource-alike")),
    "icon-brings": (worker("yellow"), BRINGS, worker("green")),
    "icon-or": (resource("wood"), OR, resource("stone")),
    "icon-cart": (cart(2),),
    "icon-upgrade": (Item("upgrade"),),
    "icon-seal": (seal(3),),
    "icon-tray": (Item("wood", tray=True), BRINGS, seal(2)),
    "icon-adjacent": (Item("adjacent"),),
    "icon-loop": (Item("road-loop"),),
    "icon-river": (Item("river-chain"),),
    "icon-boat": (Item("boat"), AND, worker("any")),
    "icon-fields": (Item("over-fields"),),
    "icon-edges": (Item("any-edges"),),
    "icon-equals": (resource("wood"), EQUALS, resource("stone")),
    "icon-bid": (Item("bid"),),
    "icon-use": (Item("use"),),
    "icon-lying": (worker("red", lying=True),),
    "icon-seasons": tuple(Item(season) for season in ("spring", "summer", "autumn", "winter")),
    "icon-home": (Item("home"),),
}


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture with its file name."""
    for name, scene in _scenes().items():
        yield f"{name}.svg", document(scene, "Keyflower", CELL)
    for name, line in LEGEND.items():
        yield f"{name}.svg", _on_paper(line)
    yield "icon-cost.svg", _cost()


def _scenes() -> dict[str, Picture]:
    return {
        "home": _side_by_side(("home_1", "front"), ("home_1", "back")),
        "boat": _boat(),
        "colour": _lot("quarryman", "red", [(1, 2), (2, 1)], {"red": 1}),
        "bids": _lot("woodcutter", "blue", [(0, 2), (1, 1), (2, 3)]),
        "group": in_rows([_lot("key_mine", "yellow", [(0, 2), (1, 3)]), _lot("stable")], 2),
        "uses": _village([{**KEYWOOD, "turn": 0, "workers": {"blue": 6}, "colour": "blue"}]),
        "produced": _village([HOME, {**KEYWOOD, "resources": {"wood": 1}}]),
        "road": _village([{**HOME, "resources": {"stone": 1}}, {**KEYWOOD}, QUARRY]),
        "upgrade": _side_by_side(("sawmill", "front"), ("sawmill", "back")),
        "order": in_rows(
            [
                _lot("turn_order_tile_1", "red", [(1, 2)], face="turn_order_1"),
                _lot("turn_order_tile_2", "blue", [(2, 3)], face="turn_order_2_start"),
            ],
            2,
        ),
        "edges": _village([*TRIANGLE, _boat_at("summer_boat_2", 1)]),
        "lying": _lot("farrier", "blue", [(1, 2), (0, 3, "red")]),
        "order-tile": _village(
            [
                *TRIANGLE,
                {"tile": "turn_order_tile_4", "face": "turn_order_4_start", "q": 1, "r": 0}
                | {"turn": 1},
            ]
        ),
        "items": _side_by_side(
            ("apothecary", "front"), ("craftsmans_guild", "front"), ("key_market", "front")
        ),
        "walk": _village(
            [
                *TRIANGLE,
                {"tile": "key_mine", "q": -1, "r": 1},
                {"tile": "woodcutter", "q": -1, "r": 0, "turn": 5},
            ]
        ),
        "river": _village(
            [
                HOME,
                _boat_at("summer_boat_2", 1),
                _boat_at("sea_breese", 2),
                _boat_at("summer_boat_1", 3),
            ]
        ),
    }


def _on_paper(line: Line) -> str:
    """Icons on parchment, as in the middle of a tile."""
    width, height = line_width(line) * ICON + 12, ICON + 13.0
    paper = (
        f'<rect x=".8" y=".8" width="{number(width - 1.6)}" height="{number(height - 1.6)}" rx="7" '
        f'fill="{k.PAPER}" stroke="{k.INK}" stroke-width="1.2"/>'
    )
    body = paper + set_lines((line,), (ICON,), width / 2, height / 2)
    return _small(body, 0, 0, width, height, 1)


def _cost() -> str:
    """The arrow at the foot of a tile with the cost of its upgrade."""
    return _small(cost_svg(find_face(COSTLY, "front")), -60, 32, 120, 47, 0.9)


def _small(body: str, left: float, top: float, width: float, height: float, scale: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * scale)}" '
        f'height="{number(height * scale)}" viewBox="{number(left)} {number(top)} '
        f'{number(width)} {number(height)}"><defs>{keyflower_defs(body)}</defs>{body}</svg>'
    )


def _boat_at(tile: str, below: int) -> Json:
    """A boat directly below the home tile, water to water."""
    return {"tile": tile, "face": "a", "q": 0, "r": below}


def _side_by_side(*faces: tuple[str, str]) -> Picture:
    return in_rows([_face(tile, face) for tile, face in faces], len(faces))


def _face(tile: str, face: str) -> Picture:
    drawn, symbols = tile_use(tile, face, 0, (0, 0), tile)
    return Picture(drawn, -RADIUS, -APOTHEM, 2 * RADIUS, 2 * APOTHEM, symbols)


def _boat() -> Picture:
    """The Keyflower with its cargo of spring."""
    face = _face("keyflower", "front")
    workers = {"blue": 3, "red": 2, "yellow": 2}
    cargo = cargo_svg({"workers": workers, "skills": {"saw": 1}}, 0, APOTHEM + 26)
    height = face.height + 56
    return Picture(face.body + cargo, face.left, face.top, face.width, height, face.symbols)


def _lot(
    tile: str,
    colour: str | None = None,
    bids: Sequence[tuple[int, int] | tuple[int, int, str]] = (),
    workers: dict[str, int] | None = None,
    face: str = "front",
) -> Picture:
    """A tile of the auction with bids of (seat, number); bids with their own colour lie."""
    drawn, symbols = tile_use(tile, face, 0, (0, 0), tile)
    forms = [
        {"seat": seat, "count": count, "colour": other[0] if other else colour}
        | {"lying": bool(other)}
        for seat, count, *other in bids
    ]
    best = max((count for _, count, *_ in bids), default=0)
    body = drawn + colour_svg({"colour": colour, "bids": forms, "workers": workers or {}})
    body += workers_svg(workers or {}, colour)
    for form in forms:
        body += bid_svg(form, bid_place(int(form["seat"] or 0), SEATS), form["count"] == best)
    places = [bid_place(seat, SEATS) for seat, *_ in bids]
    return _around(body, [(0.0, 0.0)], places, symbols)


def _village(tiles: Sequence[Json]) -> Picture:
    """Tiles in their places, and on top of them all resources and workers."""
    body, pieces, symbols = "", "", dict[str, str]()
    for laid in tiles:
        at = middle(laid["q"], laid["r"])
        face = face_in_village({"face": "front", **laid}, {})
        drawn, needed = tile_use(laid["tile"], face, laid.get("turn", 0), at, laid["tile"])
        body += drawn + moved(colour_svg(laid), *at)
        standing = workers_svg(laid.get("workers", {}), laid.get("colour"))
        pieces += moved(standing + resources_svg(laid.get("resources", {})), *at)
        symbols |= needed
    places = [middle(laid["q"], laid["r"]) for laid in tiles]
    return _around(body + pieces, places, [], symbols)


def _around(
    body: str, tiles: Sequence[Point], chips: Sequence[Point], symbols: dict[str, str]
) -> Picture:
    """The box around these tiles and bids."""
    boxes = [(x, y, RADIUS, APOTHEM) for x, y in tiles]
    boxes += [(x, y, CHIP[0] / 2, CHIP[1] / 2) for x, y in chips]
    left = min(x - wide for x, _, wide, _ in boxes)
    top = min(y - high for _, y, _, high in boxes)
    width = max(x + wide for x, _, wide, _ in boxes) - left
    height = max(y + high for _, y, _, high in boxes) - top
    return Picture(body, left, top, width, height, symbols)
