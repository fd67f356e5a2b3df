"""Positions of the slow game in the notation of the numbered rules.

"(0,0):I0 red on city 0" is a tile of type I, not rotated, in column 0, row 0, with a red follower.
"""

import re

from .slow import FARMERS, SlowGame
from .slow_board import fits, segment_at

COLOURS = ("red", "blue", "yellow", "green", "black")
_TILE = re.compile(r"\((-?\d+),(-?\d+)\):([A-X])([0-3])")
_FOLLOWER = re.compile(r"(\w+) on (city|road|field|cloister)(?: (\d))?")


def position(*tiles: str, farmers: str = FARMERS[0], small_city: int = 4) -> SlowGame:
    """Only these tiles are placed; the last one counts as just placed.

    Five seats, one per colour.
    """
    game = SlowGame(len(COLOURS), farmers, small_city)
    game.board.clear()
    add(game, *tiles)
    return game


def add(game: SlowGame, *tiles: str) -> None:
    """Place the tiles with their followers, legal or not; borders must match (CA 4.2)."""
    for text in tiles:
        x, y, tile, turn = tile_of(text)
        assert fits(game.board, tile, (x, y), turn), f"{text} does not fit its neighbours"
        game.place(tile, x, y, turn)
        for colour, kind, index in _FOLLOWER.findall(text):
            game.followers.append((COLOURS.index(colour), x, y, kind, int(index or 0)))
            game.supply[COLOURS.index(colour)] -= 1


def tile_of(text: str) -> tuple[int, int, str, int]:
    match = _TILE.match(text)
    assert match, text
    return int(match[1]), int(match[2]), match[3], int(match[4])


def legal(game: SlowGame, text: str) -> bool:
    """Whether this placement is legal (CA 4)."""
    x, y, tile, turn = tile_of(text)
    return (x, y, turn) in game.placements(tile)


def offered(game: SlowGame, colour: str) -> set[str]:
    """The segments of the last tile that the colour can claim, by their names in the rules."""
    found = set()
    for on, at in game.follower_choices(COLOURS.index(colour)):
        _, _, kind, index = segment_at(game.board, game.last, on, at)
        found.add(kind if kind == "cloister" else f"{kind} {index}")
    return found


def by_colour(points: list[int]) -> dict[str, int]:
    """The colours that have points, with their points."""
    return {COLOURS[seat]: total for seat, total in enumerate(points) if total}


def scored(game: SlowGame) -> dict[str, int]:
    """The points after the completed features of the turn have been scored (CA 7)."""
    game.score_turn()
    return by_colour(game.points)


def at_the_end(game: SlowGame) -> dict[str, int]:
    """The points if the game ended with this position (CA 10, 11)."""
    return by_colour(game.final_points())
