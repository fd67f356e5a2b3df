"""A small language for slow Keyflower positions.

    village("home_1 (0,0) r0", "timber_yard (1,0) r2 back with 2 wood 1 gold", "summer_boat_4a")
    auction("keywood", "0 blue 2", "1 red 3 lying", on="1 blue", last=1)
    position(villages, auction(…), screens=["3 blue 2 red 1 saw", ""])

A tile without a cell is set aside: it is owned and touches nothing.
"""

import re

from .slow_facts import (
    RESOURCES,
    SKILLS,
    TILES,
    WORKERS,
    Bid,
    Counts,
    MiddleTile,
    Position,
    Village,
    VillageTile,
    group_of,
)
from .slow_scoring import Player

LAID = re.compile(r"(\w+) \((-?\d+),(-?\d+)\) r(\d)(?: (front|back|a|b))?(?: with (.+))?")


def amounts(text: str, words: tuple[str, ...]) -> Counts:
    """The numbers before these words; other words are ignored."""
    found = dict.fromkeys(words, 0)
    for number, word in re.findall(r"(\d+) (\w+)", text):
        if word in found:
            found[word] += int(number)
    return found


def village(*lines: str, on: dict[str, str] | None = None, last: int = 0) -> Village:
    """Tiles placed and set aside; `on` gives the workers on tiles, `last` their last use."""
    made: Village = {"tiles": [], "waiting": [], "aside": []}
    for line in lines:
        if match := LAID.fullmatch(line):
            made["tiles"].append(village_tile(match, (on or {}).get(match[1], ""), last))
        else:
            tile, face = tile_and_face(line)
            made["aside"].append({"tile": tile, "face": face})
    return made


def village_tile(match: re.Match[str], on: str, last: int) -> VillageTile:
    tile, face = tile_and_face(match[1])
    return {
        "tile": tile,
        "face": match[5] or face,
        "q": int(match[2]),
        "r": int(match[3]),
        "turn": int(match[4]),
        "resources": amounts(match[6] or "", RESOURCES),
        "workers": amounts(on, WORKERS),
        "colour": first_colour(on),
        "last_use": last if on else 0,
    }


def tile_and_face(text: str) -> tuple[str, str]:
    """`summer_boat_4a`, `sawmill back` or a plain name, which shows its front."""
    name, _, face = text.partition(" ")
    if name in TILES and group_of(name) != "summer_boat":
        return name, face or "front"
    return (name, face) if face or name in TILES else (name[:-1], name[-1])


def first_colour(text: str) -> str | None:
    return next((word for word in text.split() if word in WORKERS), None)


def auction(tile: str, *bids: str, on: str = "", last: int = 0, colour: str = "") -> MiddleTile:
    """A tile in the middle. Its colour is that of the first standing bid or of the first worker."""
    name, face = tile_and_face(tile)
    made = [bid(text) for text in bids]
    standing = next((one["colour"] for one in made if not one["lying"]), None)
    return {
        "tile": name,
        "face": face,
        "workers": amounts(on, WORKERS),
        "colour": colour or standing or first_colour(on),
        "last_use": last,
        "bids": made,
    }


def bid(text: str) -> Bid:
    """`0 blue 2` or `1 red 3 lying`: seat, colour, number."""
    seat, colour, count, *lying = text.split()
    return {"seat": int(seat), "colour": colour, "count": int(count), "lying": bool(lying)}


def position(*middle: MiddleTile, screens: list[str], villages: list[Village]) -> Position:
    return {
        "options": {},
        "start_player": 0,
        "purple_free": False,
        "villages": villages,
        "auction": [one for one in middle if group_of(one["tile"]) != "turn_order"],
        "turn_order": [one for one in middle if group_of(one["tile"]) == "turn_order"],
        "screens": [
            {"workers": amounts(text, WORKERS), "skills": amounts(text, SKILLS)} for text in screens
        ],
    }


def player(*lines: str, has: str = "", **options: str | int) -> Player:
    """A village with what is behind the screen: `3 blue 2 saw purple`."""
    purple = "purple" in has.split()
    return Player(village(*lines), amounts(has, WORKERS), amounts(has, SKILLS), purple, options)
