"""Parses the small language of `table.py`: tiles, bids, workers and items.

Only words are parsed here; `table.py` builds the whole position.
"""

import re

from meeplewright.games.keyflower.rules.table import ASIDE, MIDDLE, ROW, VILLAGE, WAITING, Table
from meeplewright.games.keyflower.rules.tiles import (
    COLOURS,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    HOMES,
    NONE,
    NUMBER_OF,
    RESOURCES,
    SKILLS,
    TILES,
)
from meeplewright.games.keyflower.rules.village import CENTRE, cell_at, fits, grid_of

Counts = dict[str, int]

_BID = re.compile(r"(\w+):(\d+) by (\d)( lying)?")
_WORKERS = re.compile(r"\bon ((?:\w+:\d+ ?)+)")
_USE = re.compile(r"\buse (\d)")
_CELL = re.compile(r"\((-?\d+),(-?\d+)\) r(\d)")
_LYING = re.compile(r"(\w+)=(\d+)")
_ITEM = re.compile(r"(\w+) (\d+)")
_WORKER = re.compile(r"(\w+):(\d+)")


def counted(text: str) -> Counts:
    """`blue 3 red 2 | saw 1`: every word with its number."""
    rest = _ITEM.sub("", text).replace("|", "").strip()
    assert not rest, f"{rest!r} in {text!r} is not understood"
    return {word: int(number) for word, number in _ITEM.findall(text)}


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def face_number(tile: int, rest: str) -> int:
    """A face by its name; front or a by default."""
    names = [face.name for face in TILES[tile].faces]
    named = [names.index(word) for word in rest.split() if word in names]
    return named[0] if named else 0


def lay_in_middle(table: Table, text: str) -> None:
    """`keywood red:2 by 0, red:3 by 1 lying, on red:1 blue:1 use 2`"""
    name, _, rest = text.partition(" ")
    tile = NUMBER_OF[name]
    if tile < FIRST_TURN_ORDER:
        table.place[tile] = MIDDLE
        table.face[tile] = face_number(tile, rest)
    assert table.place[tile] in (MIDDLE, ROW), f"{name} is not in play with so few"
    standing = [
        _put_bid(table, tile, COLOURS.index(colour), int(count), int(seat), bool(lies))
        for colour, count, seat, lies in _BID.findall(rest)
    ]
    workers = put_workers(table, tile, _BID.sub("", rest))
    colours = [colour for colour in standing if colour != NONE] + workers
    table.colour[tile] = colours[0] if colours else NONE
    left = _WORKERS.sub("", _USE.sub("", _BID.sub("", rest)))
    understood = {face.name for face in TILES[tile].faces}
    assert not set(left.replace(",", "").split()) - understood, f"{left!r} is not understood"


def _put_bid(table: Table, tile: int, colour: int, count: int, seat: int, lies: bool) -> int:
    """The colour of the bid if it stands."""
    table.bid[tile * 6 + seat] = count
    table.bid_colour[tile * 6 + seat] = colour
    return NONE if lies else colour


def put_workers(table: Table, tile: int, text: str) -> list[int]:
    """`on red:1 blue:1 use 2`: on the tile; the last use is all of them by default."""
    match = _WORKERS.search(text)
    colours: list[int] = []
    if match:
        for colour, count in _WORKER.findall(match[1]):
            table.on_tile[tile * 4 + COLOURS.index(colour)] += int(count)
            colours.append(COLOURS.index(colour))
        use = _USE.search(text)
        table.last_use[tile] = int(use[1]) if use else table.workers_on(tile)
    return colours


def lay_village(table: Table, seat: int, text: str) -> None:
    """`home_3; keywood (0,-1) r2 back wood=2 on red:1`; the home with the seat's own number can be
    left out.

    A tile without a cell is owned but set aside: it touches nothing.
    """
    tiles = parts(text)
    if not tiles or not tiles[0].startswith("home_"):
        tiles = [f"home_{seat + 1}", *tiles]
    for each in tiles:
        lay_tile(table, seat, each)


def lay_tile(table: Table, seat: int, text: str) -> None:
    name, _, rest = text.partition(" ")
    tile = NUMBER_OF[name]
    assert table.owner[tile] == NONE, f"{name} lies twice"
    cell = _CELL.search(rest)
    table.owner[tile] = seat
    table.face[tile] = table.face[tile] if tile >= FIRST_TURN_ORDER else face_number(tile, rest)
    if tile in HOMES:
        table.home[seat] = tile
        table.place[tile], table.cell[tile] = VILLAGE, CENTRE
    elif cell:
        at, turn = cell_at(int(cell[1]), int(cell[2])), int(cell[3])
        any_edges = table.owns_power(seat, "any_edges")
        assert any_edges or fits(table, grid_of(table, seat), tile, at, turn), f"{text} misfits"
        table.place[tile], table.cell[tile], table.turn[tile] = VILLAGE, at, turn
    else:
        table.place[tile] = ASIDE
    for kind, count in _LYING.findall(rest):
        table.resources[tile * 4 + RESOURCES.index(kind)] = int(count)
    workers = put_workers(table, tile, rest)
    table.colour[tile] = workers[0] if workers else NONE


def hold(table: Table, seat: int, text: str) -> None:
    """`4a 1b`: summer boats owned, not placed."""
    for boat in text.split():
        lay_tile(table, seat, f"summer_boat_{boat[0]} {boat[1]}")


def wait(table: Table, seat: int, text: str) -> None:
    """`store; summer_boat_2 a`: tiles won, not placed yet."""
    for each in parts(text):
        lay_tile(table, seat, each)
        table.place[NUMBER_OF[each.split()[0]]] = WAITING


def put_behind_screen(table: Table, seat: int, text: str) -> None:
    for word, number in counted(text).items():
        if word in COLOURS:
            table.workers[seat * 4 + COLOURS.index(word)] = number
        else:
            table.skills[seat * 3 + SKILLS.index(word)] = number


def load_boat(table: Table, name: str, text: str) -> None:
    row = NUMBER_OF[name] - FIRST_BOAT
    for word, number in counted(text).items():
        if word in COLOURS:
            table.cargo_workers[row * 4 + COLOURS.index(word)] = number
        else:
            table.cargo_skills[row * 3 + SKILLS.index(word)] = number
