"""A position of Keyflower: the interface of a game's state.

The chapters of the rules have their own modules; this one puts them together.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from mypy_extensions import i64

from meeplewright.core.actions import most_points
from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Action, Event, Game, Json, Options, Outcome, State
from meeplewright.games.keyflower.rules import (
    drawing,
    equivalents,
    sheet,
    steps,
    viewing,
    why,
)
from meeplewright.games.keyflower.rules.actions import Drawn
from meeplewright.games.keyflower.rules.options import options_of
from meeplewright.games.keyflower.rules.random_play import take_random
from meeplewright.games.keyflower.rules.table import DRAWING, OVER, Table
from meeplewright.games.keyflower.rules.viewing import KeyflowerView
from meeplewright.games.keyflower.rules.writing import fully_written


@final
class KeyflowerState(State):
    """Made by `Keyflower.start`, `copy` or from the JSON form of a state."""

    def __init__(self, game: Game, table: Table) -> None:
        self._game: Final = game
        self.table = table

    def copy(self) -> KeyflowerState:
        return KeyflowerState(self._game, self.table.copy())

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return int(self.table.seats)

    @property
    def options(self) -> Options:
        return options_of(int(self.table.rules))

    @property
    def entry(self) -> int:
        return int(self.table.entries)

    # -- whose decision it is -----------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        table = self.table
        if table.phase == OVER:
            return None
        if table.phase == DRAWING:
            return CHANCE
        seat: i64 = 0
        while not steps.may_act(table, seat):
            seat += 1
        return int(seat)

    @property
    def actors(self) -> tuple[int, ...]:
        if self.table.phase == DRAWING or self.table.phase == OVER:
            return ()
        return tuple([seat for seat in range(self.seats) if steps.may_act(self.table, seat)])

    def legal(self, seat: int) -> list[Action]:
        if seat == CHANCE or not steps.may_act(self.table, self.checked_seat(seat)):
            return []
        return steps.listed(self.table, seat)

    def why_not(self, seat: int, action: object) -> Reason | None:
        return why.why_not(self.table, seat, action)

    def canonical(self, seat: int, action: Action) -> Action:
        return equivalents.canonical(self.table, seat, action)

    # -- luck ---------------------------------------------------------------------------------

    def chance(self) -> list[tuple[Action, int]]:
        if self.table.phase != DRAWING:
            return []
        return [(outcome, weight) for outcome, weight in drawing.outcomes(self.table)]

    def draw(self, rng: Random) -> Action:
        kind = drawing.kind_of_draw(self.table)
        index = drawing.random_index(self.table, rng)
        return Drawn(drawing.WORDS[kind], drawing.thing_name(kind, index))

    # -- change -------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        table = self.table
        events: list[Event] = []
        table.events = events
        try:
            if isinstance(action, Drawn):
                steps.take_draw(table, action)
            else:
                steps.take(table, seat, equivalents.canonical(table, seat, action))
        finally:
            table.events = None
        if table.phase == OVER:
            events += sheet.end_events(table)
        return events

    def playout(self, rng: Random) -> None:
        table = self.table
        while table.phase != OVER:
            if table.phase == DRAWING:
                steps.draw_index(table, drawing.random_index(table, rng))
                continue
            seat: i64 = 0
            while not steps.may_act(table, seat):
                seat += 1
            take_random(table, seat, rng)

    def random_action(self, rng: Random) -> Action:
        seat = self.to_act
        assert seat is not None and seat != CHANCE
        listed = steps.listed(self.table, seat)
        return listed[int(rng.random() * len(listed))] if len(listed) > 1 else listed[0]

    # -- what may be known of it --------------------------------------------------------------

    def points_now(self) -> list[int]:
        return sheet.points_now(self.table)

    def points_seen_by(self, seat: int) -> list[int]:
        return sheet.points_seen_by(self.table, self.checked_seat(seat))

    def holdings(self, seat: int) -> int:
        return int(sheet.holdings(self.table, self.checked_seat(seat)))

    def outcome(self) -> Outcome | None:
        return sheet.outcome(self.table) if self.table.phase == OVER else None

    def result(self) -> Outcome | None:
        if self.table.phase != OVER:
            return None
        points = self.points_now()
        return Outcome(points, [], most_points(points))

    def view(self, seat: int | None) -> KeyflowerView:
        if seat is not None:
            self.checked_seat(seat)
        return viewing.view_of(self.table, seat)

    def to_json(self) -> Json:
        return fully_written(self.table)
