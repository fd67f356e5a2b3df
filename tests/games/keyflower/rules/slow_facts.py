"""The data of a slow Keyflower table: the tile facts and the plain JSON of a position.

They are the parts of a state's JSON that the slow rules need, so that a state can be passed in as
it is. Nothing here, nor in the other slow files, imports the engine.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, TypedDict, cast

from tests.tracked import ROOT

WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")

Cell = tuple[int, int]
Facts = dict[str, Any]
Counts = dict[str, int]
Options = dict[str, str | int]

FACTS_FILE = ROOT / "src/meeplewright/games/keyflower/data/tiles.json"
_FILE = json.loads(FACTS_FILE.read_text(encoding="utf-8"))
_AROUND = cast(dict[str, list[int]], _FILE["conventions"]["axial_neighbours"])
EDGES = cast(list[str], _FILE["conventions"]["edge_order"])


class Bid(TypedDict):
    seat: int
    colour: str
    count: int
    lying: bool


class MiddleTile(TypedDict):
    """An auction tile or a turn order tile; the latter never has workers on it."""

    tile: str
    face: str
    workers: Counts
    colour: str | None
    last_use: int
    bids: list[Bid]


class VillageTile(TypedDict):
    tile: str
    face: str
    q: int
    r: int
    turn: int
    resources: Counts
    workers: Counts
    colour: str | None
    last_use: int


class LooseTile(TypedDict):
    tile: str
    face: str


class Village(TypedDict):
    tiles: list[VillageTile]
    waiting: list[LooseTile]
    aside: list[LooseTile]


class Screen(TypedDict):
    workers: Counts
    skills: Counts


class Position(TypedDict):
    options: Options
    start_player: int
    purple_free: bool
    villages: list[Village]
    auction: list[MiddleTile]
    turn_order: list[MiddleTile]
    screens: list[Screen]


def _all_tiles() -> dict[str, Facts]:
    tiles: dict[str, Facts] = {}
    for group, members in _FILE["tiles"].items():
        for facts in members:
            if group == "turn_order":  # both faces of a turn order tile have the same edges
                facts["edges"] = facts["faces"][0]["edges"]
                tiles.update((side["id"], {**facts, "group": group}) for side in facts["faces"])
            tiles[facts["id"]] = {**facts, "group": group}
    return tiles


TILES = _all_tiles()
"""By tile id; a turn order tile also by the ids of its faces."""


def group_of(tile: str) -> str:
    """home, spring, summer, summer_boat, autumn, winter, boat or turn_order."""
    return cast(str, TILES[tile]["group"])


def side_of(tile: str, face: str) -> Facts:
    """The facts of the face that is up; a boat in a village always shows its winter side."""
    facts = TILES[tile]
    if group_of(tile) == "summer_boat":
        return cast(Facts, facts["faces"][face])
    if group_of(tile) == "boat":
        return cast(Facts, facts["winter"])
    if group_of(tile) == "turn_order":
        return {"points": 0}
    return cast(Facts, facts["back" if face == "back" else "front"])


def effect_of(tile: str, face: str) -> Facts:
    return side_of(tile, face).get("effect") or {}


def flippable(tile: str, face: str) -> bool:
    """KF G5: home, spring, summer and autumn tiles (no summer boats) that show the front."""
    return TILES[tile].get("upgrade_cost") is not None and face != "back"


@cache
def edges(tile: str, turn: int) -> tuple[str, ...]:
    """The six edges clockwise from the north, for the rotated tile."""
    plain = TILES[tile]["edges"]
    return tuple(plain[(edge - turn) % 6] for edge in range(6))


def beside(cell: Cell, edge: int) -> Cell:
    """The cell behind this edge; it touches with its edge (edge + 3) % 6."""
    dq, dr = _AROUND[EDGES[edge]]
    return cell[0] + dq, cell[1] + dr


def cell_of(tile: VillageTile) -> Cell:
    return tile["q"], tile["r"]


def by_cell(village: Village) -> dict[Cell, VillageTile]:
    return {cell_of(tile): tile for tile in village["tiles"]}


def owned(village: Village) -> Iterator[tuple[str, str]]:
    """Tile and face of everything a player owns: placed, waiting to be placed (Z3) or set aside
    (V6).
    """
    for laid in village["tiles"]:
        yield laid["tile"], laid["face"]
    for loose in village["waiting"] + village["aside"]:
        yield loose["tile"], loose["face"]


def powers(village: Village) -> set[str]:
    """KF Y: a player's summer boats, as 1a to 4b; a power does not depend on a place (Y, V6)."""
    return {
        tile.removeprefix("summer_boat_") + face
        for tile, face in owned(village)
        if group_of(tile) == "summer_boat"
    }


def position_of(form: Any) -> Position:
    """A position from the JSON of a full state, which shows every screen."""
    screens: list[Screen] = [
        {"workers": dict(screen["own_workers"]), "skills": dict(screen["own_skills"])}
        for screen in form["screens"]
    ]
    return {
        "options": form["options"],
        "start_player": form["start_player"],
        "purple_free": form["purple_free"],
        "villages": form["villages"],
        "auction": form["auction"],
        "turn_order": form["turn_order"],
        "screens": screens,
    }
