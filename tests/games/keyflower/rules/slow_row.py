"""Converts a row of numbers back to the view of its seat: slowly, and only from what
docs/env-keyflower.md says. This shows that a row contains everything that a view does.
"""

from typing import Any

from meeplewright.core import Encoding
from meeplewright.games.keyflower.rules.tiles import TILES
from tests.rows import blocks

Json = dict[str, Any]

COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")
SEASONS = ("spring", "summer", "autumn", "winter")
PHASES = (
    "draw", "turn", "workers", "pay", "choose", "transport", "boat", "village", "winter", "over",
)  # fmt: skip
DRAWS = (
    "home", "seat_worker", "boat_worker", "seat_skill", "boat_skill", "season_tile",
    "winter_tile", "boat_face",
)  # fmt: skip
NOT_OBSERVED: Json = {
    "stored_resources": "release",
    "road_loop": "roads",
    "turn_order_tile": "adjacent",
    "purple_worker": "holder",
    "key_market": 2,
}
"""Options that an observation does not tell; the games whose rows are read have the defaults."""
BOX, MIDDLE, ROW, VILLAGE, WAITING, ASIDE = range(1, 7)
NAMES = [tile.name for tile in TILES]
WINTER_TILES, BOATS, TURN_ORDER = range(42, 54), range(54, 60), range(60, 64)


class Row:
    """The blocks of a row, and the seat whose row it is."""

    def __init__(self, encoding: Encoding, row: bytes, seat: int) -> None:
        self.of = blocks(encoding, row)
        self.seat = seat
        self.seats = int(self.of["seats"])

    def seat_of(self, place: int) -> int | None:
        return None if place < 0 else (self.seat + place) % self.seats

    def by_seat(self, name: str) -> list[Any]:
        """In the order of the table."""
        return [self.of[name][(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def tiles_at(self, place: int, owner: int | None = None) -> list[int]:
        owners = [self.seat_of(each) for each in self.of["owner"]]
        return [
            tile
            for tile in range(64)
            if self.of["place"][tile] == place and (owner is None or owners[tile] == owner)
        ]


def view_of_row(encoding: Encoding, row_bytes: bytes, seat: int) -> Json:
    """The JSON of the view, except `entry`."""
    row = Row(encoding, row_bytes, seat)
    of = row.of
    phase = PHASES[of["phase"]]
    return {
        "seat": seat,
        "seats": row.seats,
        "options": options(of["options"]),
        "season": SEASONS[of["season"]],
        "phase": phase,
        "to_act": -1 if phase == "draw" else row.seat_of(of["to_act"]),
        "player": row.seat_of(of["player"]),
        "start_player": row.seat_of(of["start_player"]),
        "passes": of["passes"],
        "placement": placement(of),
        "transport": {"steps": of["steps"], "upgrades": of["upgrades"]},
        "draws": draws(row),
        "boat_order": [row.seat_of(place) for place in of["boat_order"] if place >= 0],
        "boat_turn": of["boat_turn"],
        "purple_free": of["purple_free"] == 1,
        "villages": [village(row, each) for each in range(row.seats)],
        "auction": [on_offer(row, tile) for tile in row.tiles_at(MIDDLE)],
        "turn_order": [on_offer(row, tile) for tile in row.tiles_at(ROW) if tile in TURN_ORDER],
        "boats": [boat(row, tile) for tile in row.tiles_at(ROW) if tile in BOATS],
        "box": [NAMES[tile] for tile in row.tiles_at(BOX)],
        "supply": counted(RESOURCES, of["supply"]),
        "green_supply": of["green_supply"],
        "bag_count": of["bag"],
        "pile_count": of["pile"],
        "everybody_knows": {
            "bag": counted(COLOURS, of["bag_to_all"]),
            "pile": counted(SKILLS, of["pile_to_all"]),
        },
        "screens": [screen(row, each) for each in range(row.seats)],
        "winter": [winter(row, each) for each in range(row.seats)],
        "known": {
            "bag": counted(COLOURS, of["known_bag"]),
            "pile": counted(SKILLS, of["known_pile"]),
        },
    }


def counted(names: tuple[str, ...], numbers: list[Any]) -> Json:
    return dict(zip(names, numbers, strict=True))


def name_of(tile: int) -> str | None:
    return None if tile < 0 else NAMES[tile]


def options(bits: list[int]) -> Json:
    return {
        "counter_bid": ("village", "all")[bits[0]],
        "cross_mixed_edges": ("yes", "no")[bits[1]],
        "first_use": (6, 3)[bits[2]],
        "loose_gold": ("any", "real")[bits[3]],
        **NOT_OBSERVED,
    }


def placement(of: Json) -> Json | None:
    if of["act"] == 0:
        return None
    aside = of["aside_skill"]
    return {
        "act": ("bid", "use")[of["act"] - 1],
        "tile": NAMES[of["target"]],
        "moving": counted(COLOURS, of["moving"]),
        "last_group": name_of(of["last_group"]),
        "next_colour": COLOURS[of["next_colour"]],
        "aside_workers": counted(COLOURS, of["aside_workers"]),
        "aside_skill": None if aside < 0 else (*SKILLS, "hidden")[aside],
    }


def draws(row: Row) -> Json:
    """The queue is sorted by kind, each from the first seat or boat on; faces by number."""
    queue: list[tuple[int, int, int]] = []  # kind, position in the queue, target
    for kind, columns in enumerate(row.of["draws"]):
        for column, number in enumerate(columns):
            if DRAWS[kind] == "boat_face":
                queue += [(kind, number, 26 + column)] if number else []
                continue
            target = column
            if DRAWS[kind] in ("home", "seat_worker", "seat_skill", "winter_tile"):
                target = row.seat_of(column) or 0
            elif DRAWS[kind] == "season_tile":
                target = row.of["season"]
            queue += [(kind, target, target)] * number
    queue.sort()
    if queue:
        assert row.of["draw"][0] == queue[0][0] + 1
        assert row.of["draws"][queue[0][0]][row.of["draw"][1]] > 0
    else:
        assert row.of["draw"] == [0, -1]
    then = (None, "season", "turn", "villages")[row.of["then"]]
    return {"then": then, "queue": [[DRAWS[kind], target] for kind, _, target in queue]}


def village(row: Row, seat: int) -> Json:
    laid = row.tiles_at(VILLAGE, seat)
    homes = [tile for tile in laid if tile < 6]
    return {
        "home": NAMES[homes[0]] if homes else None,
        "tiles": [lying(row, tile) for tile in laid],
        "waiting": [lying(row, tile) for tile in row.tiles_at(WAITING, seat)],
        "aside": [lying(row, tile) for tile in row.tiles_at(ASIDE, seat)],
        "laying": name_of(row.by_seat("laying")[seat]),
        "built": row.by_seat("built")[seat] == 1,
    }


def lying(row: Row, tile: int) -> Json:
    of = row.of
    colour = of["colour"][tile]
    form: Json = {"tile": NAMES[tile], "face": TILES[tile].faces[of["face"][tile]].name}
    if of["place"][tile] == VILLAGE:
        form |= dict(zip(("q", "r", "turn"), of["cell"][tile], strict=True))
    return form | {
        "resources": counted(RESOURCES, of["resources"][tile]),
        "workers": counted(COLOURS, of["workers_on"][tile]),
        "colour": None if colour < 0 else COLOURS[colour],
        "last_use": of["last_use"][tile],
    }


def on_offer(row: Row, tile: int) -> Json:
    of = row.of
    form = lying(row, tile)
    if tile in TURN_ORDER:
        _, form["number"], form["purple"] = TILES[tile].order_faces[of["face"][tile]]
    form["bids"] = []
    for seat in range(row.seats):
        place = (seat - row.seat) % row.seats
        count, colour = of["bids"][tile][place], of["bid_colours"][tile][place]
        if count:
            lies = colour != of["colour"][tile]
            form["bids"].append(
                {"seat": seat, "colour": COLOURS[colour], "count": count, "lying": lies}
            )
    best = max(form["bids"], key=lambda bid: (bid["count"], -bid["seat"]), default=None)
    assert row.seat_of(of["leader"][tile]) == (best["seat"] if best else None)
    return form


def boat(row: Row, tile: int) -> Json:
    return {
        "tile": NAMES[tile],
        "taken_by": row.seat_of(row.of["owner"][tile]),
        "workers": counted(COLOURS, row.of["cargo_workers"][tile - BOATS[0]]),
        "skills": counted(SKILLS, row.of["cargo_skills"][tile - BOATS[0]]),
    }


def screen(row: Row, seat: int) -> Json:
    workers, skills = row.by_seat("screen_workers")[seat], row.by_seat("screen_skills")[seat]
    form: Json = {
        "workers": row.by_seat("workers")[seat],
        "skills": row.by_seat("skills")[seat],
        "known_workers": counted(COLOURS, pairs(row.by_seat("known_workers")[seat])),
        "known_skills": counted(SKILLS, pairs(row.by_seat("known_skills")[seat])),
    }
    if workers[0] >= 0:
        form["own_workers"] = counted(COLOURS, workers)
        form["own_skills"] = counted(SKILLS, skills)
    return form


def pairs(numbers: list[int]) -> list[list[int]]:
    return [numbers[at : at + 2] for at in range(0, len(numbers), 2)]


def winter(row: Row, seat: int) -> Json:
    form: Json = {
        "has_chosen": row.by_seat("has_chosen")[seat] == 1,
        "chosen": row.by_seat("chosen")[seat],
    }
    if seat == row.seat:
        for key, name in (("dealt_tiles", "own_dealt"), ("chosen_tiles", "own_chosen")):
            there = zip(WINTER_TILES, row.of[name], strict=True)
            form[key] = [NAMES[tile] for tile, is_there in there if is_there]
    return form
