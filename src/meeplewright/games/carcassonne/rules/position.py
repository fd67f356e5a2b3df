"""A position as a value: the contents of a view and of the JSON form of a state.

In Carcassonne nothing is hidden except future draws, and no state contains them. So every seat's
view is the whole position.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Item, Json, Options, View
from meeplewright.core.values import Value
from meeplewright.games.carcassonne.rules.actions import Place
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import x_of, y_of
from meeplewright.games.carcassonne.rules.items import (
    Spot,
    Standing,
    item_of,
    seats_of,
    spot_of,
)
from meeplewright.games.carcassonne.rules.scoring import (
    OF_GOODS,
    row_about,
    row_city,
    row_entry,
    row_feature,
)
from meeplewright.games.carcassonne.rules.tiles import FIELD, GOODS, LETTERS, SIDES
from meeplewright.games.carcassonne.rules.variant import (
    BIG,
    BUILDER,
    FIGURES,
    MOST_SEATS,
    PIG,
    RIVER,
    Variant,
)


@final
class Scoring(Value):
    """Points that were scored: by whom, at which entry, for the feature at this spot.

    A field scores city by city: then `city` is the city's spot, otherwise None. Goods have no spot.
    """

    def __init__(
        self, seats: tuple[int, ...], entry: int, spot: Spot | None, city: Spot | None, item: Item
    ) -> None:
        self.seats: Final = seats
        self.entry: Final = entry
        self.spot: Final = spot
        self.city: Final = city
        self.item: Final = item

    def parts(self) -> tuple[Any, ...]:
        return (self.seats, self.entry, self.spot, self.city, self.item)

    def to_json(self) -> Json:
        return {
            "seats": list(self.seats),
            "entry": self.entry,
            "spot": None if self.spot is None else self.spot.to_json(),
            "city": None if self.city is None else self.city.to_json(),
            "item": self.item.to_json(),
        }


@final
class Extras(Value):
    """What only games with expansions have: the other figures in supply, tokens of goods by seat,
    the part of the turn, whether the tile just placed gives a second part, and the river.
    """

    def __init__(
        self,
        figures: dict[str, tuple[int, ...]],
        goods: tuple[tuple[int, ...], ...],
        part: int,
        second_tile: bool,
        river: Json | None,
    ) -> None:
        self.figures: Final = figures
        self.goods: Final = goods
        self.part: Final = part
        self.second_tile: Final = second_tile
        self.river: Final = river

    def parts(self) -> tuple[Any, ...]:
        return (self.figures, self.goods, self.part, self.second_tile, self.river)

    def __hash__(self) -> int:
        return hash((self.goods, self.part, self.second_tile))

    def to_json(self) -> Json:
        return {
            "figures": {figure: list(counts) for figure, counts in self.figures.items()},
            "goods": [list(tokens) for tokens in self.goods],
            "part": self.part,
            "second_tile": self.second_tile,
            "river": self.river,
        }


@final
class Position(Value):
    """Everything on the table: `tiles` in the order placed, `bag` by letter."""

    def __init__(
        self,
        seats: int,
        options: Options,
        phase: str,
        start: int | None,
        player: int,
        to_act: int | None,
        entry: int,
        in_hand: str | None,
        discarded: tuple[str, ...],
        bag: dict[str, int],
        points: tuple[int, ...],
        supply: tuple[int, ...],
        tiles: tuple[Place, ...],
        followers: tuple[Standing, ...],
        scored: tuple[Scoring, ...],
        extras: Extras | None,
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.phase: Final = phase
        self.start: Final = start
        self.player: Final = player
        self.to_act: Final = to_act
        self.entry: Final = entry
        self.in_hand: Final = in_hand
        self.discarded: Final = discarded
        self.bag: Final = bag
        self.points: Final = points
        self.supply: Final = supply
        self.tiles: Final = tiles
        self.followers: Final = followers
        self.scored: Final = scored
        self.extras: Final = extras

    def parts(self) -> tuple[Any, ...]:
        return (
            self.seats,
            self.options,
            self.phase,
            self.start,
            self.player,
            self.to_act,
            self.entry,
            self.in_hand,
            self.discarded,
            self.bag,
            self.points,
            self.supply,
            self.tiles,
            self.followers,
            self.scored,
            self.extras,
        )

    def __hash__(self) -> int:
        return hash((self.entry, self.tiles, self.followers, self.in_hand))

    def to_json(self) -> Json:
        form: Json = {
            "seats": self.seats,
            "options": dict(self.options),
            "phase": self.phase,
            "start": self.start,
            "player": self.player,
            "to_act": self.to_act,
            "entry": self.entry,
            "in_hand": self.in_hand,
            "discarded": list(self.discarded),
            "bag": dict(self.bag),
            "points": list(self.points),
            "supply": list(self.supply),
            "tiles": [tile.to_json()["place"] for tile in self.tiles],
            "followers": [follower.to_json() for follower in self.followers],
            "scored": [scoring.to_json() for scoring in self.scored],
        }
        if self.extras is not None:
            form.update(self.extras.to_json())
        return form


@final
class CarcassonneView(View):
    """What one seat (None: a spectator) knows: the whole position."""

    def __init__(self, seat: int | None, position: Position) -> None:
        self.seat = seat
        self.position: Final = position

    @property
    def entry(self) -> int:
        return self.position.entry

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.position)

    def to_json(self) -> Json:
        form: Json = {"seat": self.seat}
        form.update(self.position.to_json())
        return form


def extras(
    board: Board, seats: int, figures: vec[i64], goods: vec[i64], part: i64, due: i64, river: i64
) -> Extras:
    """What only games with expansions have; `river` is the number of river tiles left."""
    kinds = len(GOODS)
    return Extras(
        {
            FIGURES[kind]: _numbers(figures, kind * MOST_SEATS, seats)
            for kind in (BIG, BUILDER, PIG)
        },
        tuple([_numbers(goods, seat * kinds, kinds) for seat in range(seats)]),
        int(part),
        due == 1,
        _river(board, river) if board.variant.sets & RIVER else None,
    )


def _numbers(numbers: vec[i64], first: int, count: int) -> tuple[int, ...]:
    return tuple([int(numbers[first + index]) for index in range(count)])


def _river(board: Board, left: i64) -> Json:
    end: Json | None = None
    if board.end_cell >= 0:
        x, y = x_of(board.end_cell), y_of(board.end_cell)
        end = {"x": x, "y": y, "side": SIDES[board.entry_side]}
    return {"left": int(left), "end": end, "bend": (None, "left", "right")[board.bend]}


def remaining(variant: Variant, bag: vec[i64]) -> dict[str, int]:
    """Number of remaining tiles of each type in the game."""
    counts = variant.counts
    return {LETTERS[number]: int(left) for number, left in enumerate(bag) if counts[number]}


def discarded(board: Board, bag: vec[i64], in_hand: i64) -> tuple[str, ...]:
    """CA 4.4: the tiles that were discarded because they fit nowhere, by letter."""
    counts = board.variant.counts
    missing = [int(counts[number] - bag[number]) for number in range(len(counts))]
    for number in range(board.laid):
        missing[int(board.oriented[number] >> 2)] -= 1
    if in_hand >= 0:
        missing[int(in_hand)] -= 1
    return tuple([LETTERS[number] for number, left in enumerate(missing) for _ in range(left)])


def laid_tiles(board: Board) -> tuple[Place, ...]:
    return tuple([_laid(board, number) for number in range(board.laid)])


def _laid(board: Board, number: int) -> Place:
    oriented = board.oriented[number]
    cell = board.cell_of[number]
    return Place(LETTERS[oriented >> 2], x_of(cell), y_of(cell), int(oriented & 3))


def scorings(board: Board, ledger: vec[i64]) -> tuple[Scoring, ...]:
    return tuple([_scoring(board, row) for row in ledger])


def _scoring(board: Board, row: i64) -> Scoring:
    seats = seats_of(row)
    if row_about(row) == OF_GOODS:
        item = item_of(board, row, seats[0])
        return Scoring(tuple(seats), int(row_entry(row)), None, None, item)
    is_field = board.kind_of(row_feature(row)) == FIELD
    return Scoring(
        tuple(seats),
        int(row_entry(row)),
        spot_of(board, row_feature(row)),
        spot_of(board, row_city(row)) if is_field else None,
        item_of(board, row, seats[0]),
    )
