"""The tile facts of Keyflower: 64 tiles, read once from tiles.json into plain tables by number.

Tiles are numbered in the order of the file. No tile's name appears in the rules: what a tile does
is a kind with parameters, looked up here.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

COLOURS: Final = ("blue", "red", "yellow", "green")
SKILLS: Final = ("saw", "pickaxe", "anvil")
RESOURCES: Final = ("wood", "stone", "iron", "gold")
SEASONS: Final = ("spring", "summer", "autumn", "winter")
EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")
GROUPS: Final = (
    "home",
    "spring",
    "summer",
    "summer_boat",
    "autumn",
    "winter",
    "boat",
    "turn_order",
)

GREEN: Final = 3
GOLD: Final = 3
ANY: Final = 9
"""Any colour, any skill or any resource, if a fact says so."""
NONE: Final = -1

FIELD: Final = 0
ROAD: Final = 1
WATER: Final = 2
_EDGE_CODES: Final = ("F", "R", "W")


@final
class Face:
    """One face of a tile: its printed points and what it does, as kinds with parameters."""

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        effect = facts.get("effect") or {}
        pay = effect.get("pay") or {}
        stored = effect.get("points_per_resource_here") or {}
        power = facts.get("power") or {}
        bonus = power.get("boat_bonus") or {}
        self.name: Final = name
        self.points: Final[int] = facts.get("points", 0)
        self.gain: Final = tuple([effect.get("gain", {}).get(kind, 0) for kind in RESOURCES])
        self.choice: Final = tuple(
            [_index(RESOURCES, next(iter(one["gain"]))) for one in effect.get("choose_one", [])]
        )
        self.draw_skills: Final[int] = effect.get("draw_skills", 0)
        self.draw_workers: Final[int] = effect.get("draw_workers", 0)
        self.take_green: Final[int] = effect.get("take_green_workers", 0)
        self.pay_worker: Final = _index(COLOURS, pay.get("worker"))
        self.pay_skill: Final = _index(SKILLS, pay.get("skill"))
        self.transport: Final[int] = effect.get("transport", 0)
        self.upgrades: Final[int] = effect.get("upgrades", 0)
        self.is_transport: Final = "transport" in effect
        self.stores: Final = _index(RESOURCES, stored.get("resource"))
        self.store_points: Final[int] = stored.get("points", 0)
        self.boat_workers: Final[int] = bonus.get("draw_workers", 0)
        self.boat_green: Final[int] = bonus.get("take_green_workers", 0)
        self.over_fields: Final = bool(power.get("transport_over_fields"))
        self.any_edges: Final = bool(power.get("ignore_edge_matching"))
        self.multiplies: Final[int] = power.get("multiply_transport", 1)
        self.wild_upgrades: Final = power.get("resources_wild_when") == "upgrading"
        self.wild_scoring: Final = power.get("resources_wild_when") == "final_scoring"
        self.counter_bids: Final = "off_colour_counter_bid" in power
        self.mixed_uses: Final = "off_colour_use" in power
        self.scoring: Final[dict[str, Any]] = facts.get("scoring") or {}


@final
class Tile:
    """One physical tile. `cost`: wood, stone, iron, gold, any; empty if it is never upgraded."""

    def __init__(self, number: int, group: str, facts: dict[str, Any]) -> None:
        self.number: Final = number
        self.name: Final[str] = facts["id"]
        self.group: Final = group
        self.usable: Final[bool] = facts["usable"]
        self.home_number: Final[int] = facts.get("number", 0)
        self.min_players: Final[int] = facts.get("min_players", 0)
        self.faces: Final = tuple(_faces(facts))
        self.edges: Final = tuple([_EDGE_CODES.index(code) for code in _edges(facts)])
        cost = facts.get("upgrade_cost")
        self.upgradable: Final = cost is not None
        wanted = cost["resources"] if cost else {}
        self.cost: Final = tuple([wanted.get(kind, 0) for kind in (*RESOURCES, "any")])
        skills = cost["skills"] if cost else {}
        self.cost_skill: Final = _index(SKILLS, next(iter(skills), None))
        cargo = facts.get("cargo") or {}
        self.cargo_workers: Final = tuple(
            [cargo.get(season, {}).get("workers", 0) for season in SEASONS]
        )
        self.cargo_skills: Final = tuple(
            [cargo.get(season, {}).get("skills", 0) for season in SEASONS]
        )
        # Turn order tiles: which face is up by number of players, its number, the purple worker.
        self.order_faces: Final = tuple(
            [
                (tuple(face["players"]), int(face["number"]), bool(face["purple_worker"]))
                for face in (facts["faces"] if group == "turn_order" else [])
            ]
        )


def _index(names: tuple[str, ...], name: str | None) -> int:
    if name is None:
        return NONE
    return ANY if name == "any" else names.index(name)


def _edges(facts: dict[str, Any]) -> list[str]:
    if "edges" in facts:
        found: list[str] = facts["edges"]
        return found
    first: list[str] = facts["faces"][0]["edges"]  # a turn order tile: the same on both faces
    return first


def _faces(facts: dict[str, Any]) -> list[Face]:
    if "winter" in facts:  # a boat scores by its winter side; before that it only carries
        return [Face("boat", facts["winter"])]
    if "faces" not in facts:
        faces = [("front", facts["front"]), ("back", facts["back"])]
        return [Face(name, face) for name, face in faces if face is not None]
    given = facts["faces"]
    if isinstance(given, dict):
        return [Face(name, face) for name, face in given.items()]
    return [Face(face["id"], face) for face in given]


def _read() -> tuple[list[Tile], dict[str, Any]]:
    text = (
        files("meeplewright.games.keyflower")
        .joinpath("data", "tiles.json")
        .read_text(encoding="utf-8")
    )
    facts = json.loads(text)
    tiles: list[Tile] = []
    for group in GROUPS:
        for tile in facts["tiles"][group]:
            tiles.append(Tile(len(tiles), group, tile))
    assert len(tiles) == facts["components"]["hex_tiles"]["total"] == 64
    return tiles, facts


_READ: Final = _read()
TILES: Final = tuple(_READ[0])
NUMBER_OF: Final = {tile.name: tile.number for tile in TILES}
_SETUP: Final[dict[str, Any]] = _READ[1]["set_up_by_players"]
VILLAGE_TILES: Final = {
    int(seats): int(row["village_tiles_spring"]) for seats, row in _SETUP.items()
}
WINTER_EACH: Final = {
    int(seats): int(row["winter_tiles_per_player"]) for seats, row in _SETUP.items()
}


def numbers_of(group: str) -> tuple[int, ...]:
    """The numbers of the tiles of one group."""
    return tuple([tile.number for tile in TILES if tile.group == group])


HOMES: Final = numbers_of("home")
WINTER_TILES: Final = numbers_of("winter")
BOATS: Final = numbers_of("boat")
TURN_ORDER: Final = numbers_of("turn_order")
SEASON_TILES: Final = (
    numbers_of("spring"),
    (*numbers_of("summer"), *numbers_of("summer_boat")),
    numbers_of("autumn"),
    WINTER_TILES,
)
SUMMER_BOATS: Final = numbers_of("summer_boat")
FIRST_WINTER: Final[int] = WINTER_TILES[0]
FIRST_BOAT: Final[int] = BOATS[0]
FIRST_TURN_ORDER: Final[int] = TURN_ORDER[0]


def order_face(tile: int, seats: int) -> int:
    """The face of a turn order tile with this many players; NONE if it is not used."""
    for face, row in enumerate(TILES[tile].order_faces):
        if seats in row[0]:
            return face
    return NONE
