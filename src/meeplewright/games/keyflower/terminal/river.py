"""The river at the home (KF F10): how many boats can still lie in its row.

A laying that shortens the row is legal, but costs whoever ends up with the boat that scores it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from meeplewright.core.game import Form
from meeplewright.games.keyflower.rules.actions import Lay
from meeplewright.games.keyflower.rules.tiles import FIELD, NUMBER_OF, TILES, WATER, Tile
from meeplewright.games.keyflower.terminal.effects import ui_of
from meeplewright.games.keyflower.terminal.hexmap import Cell, turned
from meeplewright.games.keyflower.terminal.seat_view import SeatView

_STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""To the neighbour N, NE, SE, S, SW, NW."""

_BOATS = ("boat", "summer_boat")
_SUMMER_BOATS = sum(tile.group == "summer_boat" for tile in TILES)
_SCORES_RIVER = frozenset(
    tile.name for tile in TILES if "points_by_river_chain_length" in tile.faces[0].scoring
)


class River:
    """The river of one seat's village."""

    def __init__(self, seen: SeatView, seat: int) -> None:
        village = seen.form["villages"][seat]
        self._laid = {
            (form["q"], form["r"]): turned(_tile(form), form["turn"]) for form in village["tiles"]
        }
        unlaid = [*village["waiting"], *village["aside"]]
        owned = [*village["tiles"], *unlaid]
        # KF V7: with boat 2a edges need not match
        self._any_edges = any(ui_of(_tile(form), form["face"]).any_edges for form in owned)
        self._side = self._laid[0, 0].index(WATER)
        self._most = self._in_row() + _to_come(seen, unlaid)
        self._scores = _may_score(seen, owned)

    def left_after(self, tile: Tile, lay: Lay) -> int | None:
        """How many boats could lie in the row after this laying; None where it costs nothing."""
        if not self._scores:
            return None
        left = self._reach({**self._laid, (lay.q, lay.r): turned(tile, lay.turn)})
        return left if left < self._reach(self._laid) else None

    def _in_row(self) -> int:
        """How many boats lie there already."""
        for number, cell in enumerate(self._row()):
            if not self._carries_on(self._laid, cell):
                return number
        raise AssertionError("the row has no end")

    def _row(self) -> Iterator[Cell]:
        """The cells straight on from the home's water edge."""
        across, down = _STEPS[self._side]
        step = 0
        while True:
            step += 1
            yield (across * step, down * step)

    def _reach(self, laid: Mapping[Cell, tuple[int, ...]]) -> int:
        """How far the row goes, over boats and over cells where one fits."""
        for number, cell in enumerate(self._row()):
            goes_on = self._carries_on(laid, cell) or self._boat_fits(laid, cell)
            if number == self._most or not goes_on:
                return number
        raise AssertionError("the row has no end")

    def _carries_on(self, laid: Mapping[Cell, tuple[int, ...]], cell: Cell) -> bool:
        """Whether the tile on this cell shows water towards the home."""
        return cell in laid and laid[cell][(self._side + 3) % 6] == WATER

    def _boat_fits(self, laid: Mapping[Cell, tuple[int, ...]], cell: Cell) -> bool:
        """KF V3: along the river a boat shows water, to both sides field."""
        if cell in laid or self._any_edges:
            return cell not in laid
        for side, (across, down) in enumerate(_STEPS):
            near = (cell[0] + across, cell[1] + down)
            shown = WATER if side % 3 == self._side % 3 else FIELD
            if near in laid and laid[near][(side + 3) % 6] != shown:
                return False
        return True


def _tile(form: Form) -> Tile:
    return TILES[NUMBER_OF[form["tile"]]]


def _to_come(seen: SeatView, unlaid: list[Form]) -> int:
    """Boats still to be laid: those at hand, one at the end of winter, those of the summer."""
    at_hand = sum(_tile(form).group in _BOATS for form in unlaid)
    own = 0 if seen.season == "winter" else 1
    return at_hand + own + (_SUMMER_BOATS if seen.season == "spring" else 0)


def _may_score(seen: SeatView, owned: list[Form]) -> bool:
    """Whether this village can still have the boat that scores the row."""
    boats = owned if seen.season == "winter" else seen.form["boats"]
    return any(form["tile"] in _SCORES_RIVER for form in boats)
