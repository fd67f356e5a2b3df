"""The events of Carcassonne. Everything is public (CA 3.3), so every seat sees all of them."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meeplewright.core.game import Event, Item, Json, Outcome
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.items import Spot, Standing, item_of, seats_of
from meeplewright.games.carcassonne.rules.tiles import GOODS, LETTERS
from meeplewright.games.carcassonne.rules.variant import FIGURES, MOST_SEATS


@final
@mypyc_attr(acyclic=True)
class Started(Event):
    """CA 2.4"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

    def to_json(self) -> Json:
        return {"event": "started", "seat": self.seat}


@final
@mypyc_attr(acyclic=True)
class TileDrawn(Event):
    def __init__(self, seat: int, tile: str) -> None:
        self.seat: Final = seat
        self.tile: Final = tile

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.tile)

    def to_json(self) -> Json:
        return {"event": "tile_drawn", "seat": self.seat, "tile": self.tile}


_DRAWN: Final = [[TileDrawn(seat, letter) for letter in LETTERS] for seat in range(MOST_SEATS)]


def tile_drawn(seat: i64, kind: i64) -> Event:
    """Events never change, so each of these is made once."""
    return _DRAWN[seat][kind]


@final
@mypyc_attr(acyclic=True)
class TileDiscarded(Event):
    """CA 4.4: it fits nowhere and is discarded."""

    def __init__(self, tile: str) -> None:
        self.tile: Final = tile

    def parts(self) -> tuple[Any, ...]:
        return (self.tile,)

    def to_json(self) -> Json:
        return {"event": "tile_discarded", "tile": self.tile}


@final
@mypyc_attr(acyclic=True)
class TilePlaced(Event):
    def __init__(self, seat: int, tile: str, x: int, y: int, turn: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.x: Final = x
        self.y: Final = y
        self.turn: Final = turn

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.tile, self.x, self.y, self.turn)

    def to_json(self) -> Json:
        return {
            "event": "tile_placed",
            "seat": self.seat,
            "tile": self.tile,
            "x": self.x,
            "y": self.y,
            "turn": self.turn,
        }


@final
@mypyc_attr(acyclic=True)
class FollowerPlaced(Event):
    def __init__(
        self, seat: int, x: int, y: int, on: str, at: str | None, figure: str = FIGURES[0]
    ) -> None:
        self.seat: Final = seat
        self.x: Final = x
        self.y: Final = y
        self.on: Final = on
        self.at: Final = at
        self.figure: Final = figure

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.x, self.y, self.on, self.at, self.figure)

    def to_json(self) -> Json:
        form: Json = {
            "event": "follower_placed",
            "seat": self.seat,
            "x": self.x,
            "y": self.y,
            "on": self.on,
            "at": self.at,
        }
        if self.figure != FIGURES[0]:
            form["figure"] = self.figure
        return form


@final
@mypyc_attr(acyclic=True)
class Scored(Event):
    """CA 7.5, 10.2, 11.3: these seats each get the points of the item."""

    def __init__(self, seats: tuple[int, ...], item: Item) -> None:
        self.seats: Final = seats
        self.item: Final = item

    def parts(self) -> tuple[Any, ...]:
        return (self.seats, self.item)

    def to_json(self) -> Json:
        return {"event": "scored", "seats": list(self.seats), "item": self.item.to_json()}


@final
@mypyc_attr(acyclic=True)
class GoodsTaken(Event):
    """CA T3: the seat takes tokens for a completed city, by kind in the order of GOODS."""

    def __init__(self, seat: int, city: Spot, goods: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.city: Final = city
        self.goods: Final = goods

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.city, self.goods)

    def to_json(self) -> Json:
        return {
            "event": "goods_taken",
            "seat": self.seat,
            "city": self.city.to_json(),
            "goods": dict(zip(GOODS, self.goods, strict=True)),
        }


@final
@mypyc_attr(acyclic=True)
class SecondTile(Event):
    """CA T17: the seat's builder gives a second part of the turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

    def to_json(self) -> Json:
        return {"event": "second_tile", "seat": self.seat}


@final
@mypyc_attr(acyclic=True)
class FollowerReturned(Event):
    """CA 8.1"""

    def __init__(self, follower: Standing) -> None:
        self.follower: Final = follower

    def parts(self) -> tuple[Any, ...]:
        return (self.follower,)

    def to_json(self) -> Json:
        form: Json = {"event": "follower_returned"}
        form.update(self.follower.to_json())
        return form


@final
@mypyc_attr(acyclic=True)
class Ended(Event):
    """CA 10: final points and winners."""

    def __init__(self, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.points: Final = points
        self.winners: Final = winners

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.winners)

    def to_json(self) -> Json:
        return {"event": "ended", "points": list(self.points), "winners": list(self.winners)}


def of_scoring(
    board: Board,
    rows: vec[i64],
    taken: list[Event],
    returned: list[Standing],
    result: Outcome | None,
) -> list[Event]:
    """The events for these rows of the ledger, goods taken, figures that returned, and the end."""
    happened: list[Event] = []
    for row in rows:
        seats = seats_of(row)
        happened.append(Scored(tuple(seats), item_of(board, row, seats[0])))
    happened += taken
    for follower in returned:
        happened.append(FollowerReturned(follower))
    if result is not None:
        happened.append(Ended(result.points, result.winners))
    return happened
