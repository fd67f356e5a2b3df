"""The actions and outcomes of chance of Carcassonne, as small values.

A turn is two actions: Place, then Follower. Chance decides who starts and which tile is drawn.
`reading.py` reads them from JSON and text.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from meeplewright.core.game import Action, Json
from meeplewright.games.carcassonne.rules.tiles import HALVES, LETTERS, NUMBER_OF, SIDES
from meeplewright.games.carcassonne.rules.variant import FIGURES


@final
@mypyc_attr(acyclic=True)
class Place(Action):
    """Place the tile in hand on a cell (CA 4). `turn`: rotation in quarter turns clockwise."""

    def __init__(self, tile: str, x: int, y: int, turn: int) -> None:
        self.tile: Final = tile
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn
        self.number: Final[i64] = NUMBER_OF.get(tile, -1)  # of the type; -1: there is none

    def parts(self) -> tuple[Any, ...]:
        return (self.tile, self.x, self.y, self.turn)

    def to_json(self) -> Json:
        return {"place": {"tile": self.tile, "x": self.x, "y": self.y, "turn": self.turn}}

    def to_text(self) -> str:
        return f"({self.x},{self.y}):{self.tile}{self.turn}"


@final
class Follower(Action):
    """Place a figure on the tile just placed (CA 5), or none: Follower(None, None).

    `at` is a side (city, road) or a half-edge (field) of the rotated tile; None for a cloister and
    for a field that is enclosed by city walls. `figure` is "follower" or, with expansions, "big",
    "builder" or "pig".
    """

    def __init__(self, on: str | None, at: str | None, figure: str = FIGURES[0]) -> None:
        self.on: Final = on
        self.at: Final = at
        self.figure: Final = figure
        self.code: Final = FOLLOWER_CODES[(on, at)]
        self.kind: Final = FIGURES.index(figure)

    def parts(self) -> tuple[Any, ...]:
        return (self.on, self.at, self.figure) if self.kind else (self.on, self.at)

    def to_json(self) -> Json:
        if self.on is None:
            return {"follower": None}
        form: Json = {"on": self.on, "at": self.at}
        if self.kind:
            form["figure"] = self.figure
        return {"follower": form}

    def to_text(self) -> str:
        if self.on is None:
            return "-"
        spot = self.on if self.at is None else f"{self.on}:{self.at}"
        return f"{self.figure}:{spot}" if self.kind else spot


@final
class Start(Action):
    """This seat is drawn as the start player (CA 2.4)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

    def to_json(self) -> Json:
        return {"start": self.seat}

    def to_text(self) -> str:
        return f"start:{self.seat}"


@final
class Draw(Action):
    """A tile is drawn (CA 3.1). A tile that fits nowhere is discarded at once (CA 4.4)."""

    def __init__(self, tile: str) -> None:
        self.tile: Final = tile
        self.number: Final[i64] = NUMBER_OF.get(tile, -1)  # of the type; -1: there is none

    def parts(self) -> tuple[Any, ...]:
        return (self.tile,)

    def to_json(self) -> Json:
        return {"draw": self.tile}

    def to_text(self) -> str:
        return f"draw:{self.tile}"


DRAWS: Final[list[Draw]] = [Draw(letter) for letter in LETTERS]
"""By type: actions never change, so each is made once."""


def _follower_spots() -> list[tuple[str | None, str | None]]:
    """In the order of the codes of `tables.py`"""
    spots: list[tuple[str | None, str | None]] = [(None, None)]
    spots += [("city", side) for side in SIDES]
    spots += [("road", side) for side in SIDES]
    spots += [("field", half) for half in HALVES]
    return [*spots, ("cloister", None), ("field", None)]


FOLLOWER_CODES: Final = {spot: code for code, spot in enumerate(_follower_spots())}
FOLLOWERS: Final[list[Follower]] = [Follower(on, at) for on, at in _follower_spots()]
"""Every Follower by its code: none, city N E S W, road N E S W, field NL … WR, cloister, enclosed
field.
"""
ALL_FIGURES: Final[list[list[Follower]]] = [
    [FOLLOWERS[0], *[Follower(on, at, figure) for on, at in _follower_spots()[1:]]]
    for figure in FIGURES
]
"""The same for every kind of figure"""
