"""Games of Carcassonne with expansions, written turn by turn, as records to continue from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from meeplewright.core import CHANCE
from meeplewright.core.game import Action
from meeplewright.games.carcassonne import Carcassonne, Draw, Place

ALL = "river-inns_and_cathedrals-traders_and_builders"
WITHOUT_RIVER = "inns_and_cathedrals-traders_and_builders"
SEATS = 2


@dataclass(frozen=True)
class Turn:
    """A tile, where it lies, and the figure on it: "big:field" is the first such spot."""

    tile: str
    x: int
    y: int
    turn: int
    figure: str = "-"


class Script:
    """A game of two, seat 0 begins."""

    def __init__(self, expansions: str = WITHOUT_RIVER) -> None:
        self._options = {"expansions": expansions}
        self.state = Carcassonne().start(SEATS, self._options)
        self._lines: list[dict[str, Any]] = []
        start = next(one for one, _ in self.state.chance() if one.to_json() == {"start": 0})
        self._do(CHANCE, start)

    def play(self, *turns: Turn) -> Script:
        for turn in turns:
            self.draw(turn.tile)
            seat = self.state.to_act
            assert seat is not None
            self._do(seat, Place(turn.tile, turn.x, turn.y, turn.turn))
            legal = self.state.legal(seat)
            self._do(seat, next(one for one in legal if one.to_text().startswith(turn.figure)))
        return self

    def draw(self, tile: str) -> Script:
        self._do(CHANCE, Draw(tile))
        return self

    def _do(self, seat: int, action: Action) -> None:
        if seat != CHANCE:
            self.state.require(seat, action)
        self.state.apply(seat, action)
        done = action.to_json()
        self._lines.append({"chance": done} if seat == CHANCE else {"seat": seat, "do": done})

    @property
    def entry(self) -> int:
        return len(self._lines)

    @property
    def record(self) -> str:
        """The game so far."""
        header = {
            "mwr": 1,
            "game": "carcassonne",
            "rules": Carcassonne().rules,
            "options": {"farmers": "per_field_3_once", "small_city": 4, **self._options},
            "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}],
        }
        return "\n".join(json.dumps(line) for line in (header, *self._lines)) + "\n"


ROAD_WITH_BUILDER = (
    Turn("U", 1, 0, 1, "road"),
    Turn("TG", 0, 1, 2),  # a city with grain, open to the east
    Turn("IB", 2, 0, 0, "builder:road"),  # with an inn
    Turn("B", 0, -1, 0),
)
"""Seat 0 has a thief and the builder on a road with an inn. The next tile is seat 0's."""


def before_the_builder() -> Script:
    """Seat 0 holds a road with an inn that extends its own road."""
    return Script().play(*ROAD_WITH_BUILDER[:2]).draw("IB")


def before_the_second_tile() -> Script:
    """Seat 0 holds a straight road; east of its road it gives a second tile."""
    return Script().play(*ROAD_WITH_BUILDER).draw("U")


def before_the_goods() -> Script:
    """Seat 0 holds a city tile that completes the city with grain at (1,1)."""
    return Script().play(*ROAD_WITH_BUILDER).draw("E")


def before_the_pig() -> Script:
    """Seat 0 has a farmer and holds a cloister that continues the same field."""
    farmer = Turn("E", 1, 1, 3, "big:field")
    return Script().play(*ROAD_WITH_BUILDER, farmer, Turn("V", -1, 0, 2)).draw("B")
