"""The position as one seat sees it, read from its view: tiles in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meeplewright.core.game import Json, Options, State
from meeplewright.games.keyflower.rules.actions import Bid, Use
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, TILES, Face, Tile

MOST_ON_TILE = 6  # KF U4


@dataclass(frozen=True)
class Piece:
    """A visible tile: its number in the lists, where it is, and its part of the view."""

    number: int
    form: Json
    owner: int | None  # None in the middle
    may_bid: bool
    may_use: bool
    options: Options

    @property
    def name(self) -> str:
        return str(self.form["tile"])

    @property
    def face_name(self) -> str:
        return str(self.form["face"])

    @property
    def tile(self) -> Tile:
        return TILES[NUMBER_OF[self.name]]

    @property
    def face(self) -> Face:
        return next(
            (face for face in self.tile.faces if face.name == self.face_name), self.tile.faces[0]
        )

    @property
    def workers(self) -> int:
        return sum(self.form["workers"].values())

    @property
    def upgraded(self) -> bool:
        return self.face_name == "back"


class SeatView:
    """What one seat sees, or a spectator (None)."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat
        self.form: Json = state.view(seat).to_json()
        legal = state.legal(seat) if seat is not None else []
        self._bids = {action.thing for action in legal if isinstance(action, Bid)}
        self._uses = {action.thing for action in legal if isinstance(action, Use)}
        self._count = 0
        self.auction = self._pieces(self.form["auction"], None)
        self.turn_order = self._pieces(self.form["turn_order"], None)
        self.villages: dict[int, list[Piece]] = {}
        for owner in self._owners():
            self.villages[owner] = self._pieces(self.form["villages"][owner]["tiles"], owner)

    def _owners(self) -> list[int]:
        """The own village first, then the others in the order of play."""
        first = self.seat or 0
        return [(first + step) % self.seats for step in range(self.seats)]

    def _pieces(self, forms: Sequence[Json], owner: int | None) -> list[Piece]:
        pieces = []
        for form in forms:
            self._count += 1
            name = form["tile"]
            may = (name in self._bids, name in self._uses)
            pieces.append(Piece(self._count, form, owner, *may, self.options))
        return pieces

    @property
    def options(self) -> Options:
        chosen: Options = self.form["options"]
        return chosen

    @property
    def seats(self) -> int:
        return int(self.form["seats"])

    @property
    def season(self) -> str:
        return str(self.form["season"])

    @property
    def phase(self) -> str:
        return str(self.form["phase"])

    @property
    def pieces(self) -> list[Piece]:
        found = self.auction + self.turn_order
        for village in self.villages.values():
            found = found + village
        return found

    @property
    def faces(self) -> dict[str, str]:
        """Which face is up, for every visible tile."""
        forms = [*self.form["auction"]]
        for village in self.form["villages"]:
            forms += [*village["tiles"], *village["waiting"], *village["aside"]]
        return {form["tile"]: form["face"] for form in forms}

    def piece(self, name: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.name == name), None)

    def screen(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.form["screens"][seat]
        return found

    def losing_groups(self, seat: int) -> list[tuple[Piece, Json]]:
        """Where the seat is outbid, with its group there (KF B6)."""
        found = []
        for piece in self.auction + self.turn_order:
            bids = piece.form["bids"]
            best = max((bid["count"] for bid in bids), default=0)
            found += [(piece, bid) for bid in bids if bid["seat"] == seat and bid["count"] < best]
        return found
