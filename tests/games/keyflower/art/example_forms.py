"""JSON of Keyflower states, made by hand: small ones to count, and one as large as possible."""

from typing import Any

Json = dict[str, Any]

WORKERS = ("blue", "red", "yellow", "green")
RESOURCES = ("wood", "stone", "iron", "gold")


def workers(**counts: int) -> dict[str, int]:
    return {colour: counts.get(colour, 0) for colour in WORKERS}


def resources(**counts: int) -> dict[str, int]:
    return {kind: counts.get(kind, 0) for kind in RESOURCES}


def laid(tile: str, q: int, r: int, turn: int = 0, face: str = "front", **more: Any) -> Json:
    return {
        "tile": tile,
        "face": face,
        "q": q,
        "r": r,
        "turn": turn,
        "resources": resources(),
        "workers": workers(),
        "colour": None,
        "last_use": 0,
        **more,
    }


def bid(seat: int, colour: str, count: int, lying: bool = False) -> Json:
    return {"seat": seat, "colour": colour, "count": count, "lying": lying}


def lot(tile: str, *bids: Json, face: str = "front", **more: Any) -> Json:
    colour = next((one["colour"] for one in bids if not one["lying"]), None)
    return {
        "tile": tile,
        "face": face,
        "workers": workers(),
        "colour": colour,
        "last_use": 0,
        "bids": list(bids),
        **more,
    }


def turn_order(face: str, number: int, purple: bool, *bids: Json) -> Json:
    return lot(f"turn_order_tile_{number}", *bids, face=face) | {"number": number, "purple": purple}


def boat(tile: str, saws: int = 0, **cargo: int) -> Json:
    return {
        "tile": tile,
        "workers": workers(**cargo),
        "skills": {"saw": saws, "pickaxe": 1, "anvil": 0},
    }


# The village of example X13 of the rules, with pieces on it.
X13 = [
    laid("home_2", 0, 0, 0, "back", resources=resources(wood=1, iron=2, gold=3)),
    laid("keywood", 1, 0, 1, "back", workers=workers(red=3), colour="red", last_use=2),
    laid("stable", 1, -1, 4, workers=workers(blue=1, yellow=1), colour="blue", last_use=2),
    laid("key_mine", 2, -1, 2, resources=resources(iron=7)),
    laid("carpenter", 3, -1, 4, "back", workers=workers(green=6), colour="green", last_use=3),
    laid("summer_boat_2", 3, 0, 4, "b"),
    laid("timber_yard", 2, -2, 2, resources=resources(wood=2, gold=1)),
    laid("sawmill", 1, -2, 3, resources=resources(wood=3)),
    laid("keythedral", 0, -2, 1),
    laid("village_hall", 3, -2, 2),
    laid("scribes", 2, -3, 4),
    laid("turn_order_tile_2", 0, -1, 0, "turn_order_2_start"),
    laid("keyflower", -1, -1, 3, "back"),
]
AUCTION = [
    lot("store", bid(0, "red", 2), bid(1, "red", 3), bid(5, "red", 4)),
    lot("mason", bid(2, "blue", 1), workers=workers(blue=3), last_use=2),
    lot("tavern", *(bid(seat, "yellow", seat + 1) for seat in range(6))),
    lot("hiring_fair", bid(3, "green", 12), bid(4, "green", 5)),
    lot("farrier"),
    lot("summer_boat_1", bid(2, "yellow", 2), face="a"),
    lot("smelter", bid(0, "blue", 2), bid(1, "red", 3, lying=True)),
    lot("brewer", workers=workers(red=1, blue=1), colour="red", last_use=2),
    lot("summer_boat_4", bid(4, "blue", 1), face="b"),
]
BOATS = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")

SIX: Json = {
    "seats": 6,
    "season": "summer",
    "start_player": 1,
    "to_act": 0,
    "villages": [
        {"home": "home_2", "tiles": X13, "waiting": [], "aside": []},
        {
            "home": "home_1",
            "tiles": [laid("home_1", 0, 0), laid("gold_mine", 0, -1, 2)],
            "waiting": [{"tile": "miner", "face": "front"}, {"tile": "inn", "face": "front"}],
            "aside": [{"tile": "summer_boat_3", "face": "b"}],
        },
        *({"home": f"home_{n}", "tiles": [laid(f"home_{n}", 0, 0)]} for n in (3, 4, 5, 6)),
    ],
    "auction": AUCTION,
    "turn_order": [
        turn_order("turn_order_1", 1, False, bid(1, "blue", 1)),
        turn_order("turn_order_2", 2, False),
        turn_order("turn_order_3", 3, False, bid(2, "red", 1), bid(3, "red", 2)),
        turn_order("turn_order_4_start", 4, True, bid(5, "green", 2)),
    ],
    "boats": [boat(tile, saws=1, blue=2, red=1, yellow=1, green=1) for tile in BOATS],
    "supply": {"wood": 20, "stone": 24, "iron": 11, "gold": 40},
    "green_supply": 18,
    "bag_count": 90,
    "pile_count": 40,
    "screens": [
        {
            "workers": 6,
            "skills": 3,
            "own_workers": workers(blue=3, red=2, green=1),
            "own_skills": {"saw": 1, "pickaxe": 0, "anvil": 2},
        },
        *({"workers": 8, "skills": 2} for _ in range(5)),
    ],
}
