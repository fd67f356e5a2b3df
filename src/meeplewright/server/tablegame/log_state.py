"""What the log tells: the line, the clocks and the drivers, changed by one entry at a time.

Here entries are believed. Which entries may come is decided in `course.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self

from meeplewright.core.game import CHANCE, Event, Game, State
from meeplewright.server.tablegame import snapshots
from meeplewright.server.tablegame.applied_log import Line, Played, Revealed, prepared
from meeplewright.server.tablegame.clocks import Clocks
from meeplewright.server.tablegame.entries import START, LogEntry, Why, drivers_of
from meeplewright.server.tablegame.steps import Step
from meeplewright.server.tablegame.takeback import Request, Takeback, touched


class Tale:
    """The game of one table as told so far."""

    def __init__(self, game: Game, line: Line, clocks: Clocks) -> None:
        self.game = game
        self.version = 0
        self._floor = START  # no takeback goes behind it
        self._line = line
        self._clocks = clocks
        self._began: list[str | None] = [None] * line.state.seats
        self._drivers: list[str | None] = [None] * line.state.seats
        self._why: list[Why | None] = [None] * line.state.seats
        self._request: Request | None = None

    def copy(self) -> Self:
        """An independent course that stands at the same entry."""
        other = type(self)(self.game, self._line.copy(), self._clocks.copy())
        other.version = self.version
        other._floor = self._floor
        other._began = list(self._began)
        other._drivers = list(self._drivers)
        other._why = list(self._why)
        other._request = self._request
        return other

    @property
    def state(self) -> State:
        """The position now. Only `take` changes it."""
        return self._line.state

    @property
    def seats(self) -> int:
        return self.state.seats

    # -- taking entries -----------------------------------------------------------------------

    def take(self, entry: LogEntry) -> Step:
        """Apply one committed entry. NeedsWhole, and nothing changed, where a snapshot is too young
        for a takeback.
        """
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} cannot follow entry {self.version}")
        if entry.kind == "takeback":
            self._line.must_reach(entry.body["to"])
        self._clocks.go_on(entry.at)
        stretch = self._line.anchor
        step = self._taken(entry)
        self._keep_clocks(step, has_turned=self._line.anchor is not stretch)
        self.version = entry.seq
        return step

    def _taken(self, entry: LogEntry) -> Step:
        if entry.kind == "meta":
            self._take_meta(entry)
            return _step_of(entry)
        if entry.kind == "takeback":
            assert entry.seat is not None
            to, only = entry.body["to"], entry.body.get("only")
            dropped = self._line.take_back(entry.seq, entry.seat, to, only)
            self._request = None
            self._undo_increments(dropped)
            return _step_of(entry, dropped=tuple(one.seq for one in dropped))
        self._request = None  # the game went on over it
        if entry.kind == "chance":
            outcome = self.game.chance_from_json(entry.body)
            return _step_of(entry, self._line.apply(entry.seq, CHANCE, outcome))
        assert entry.seat is not None
        action = self.game.action_from_json(entry.body)
        return _step_of(entry, self._line.apply(entry.seq, entry.seat, action))

    def _take_meta(self, entry: LogEntry) -> None:
        body, seat = entry.body, entry.seat
        if body["meta"] == "start":
            self._take_start(body)
            return
        assert seat is not None
        match body["meta"]:
            case "handover":
                self._drivers[seat], self._why[seat] = body["bot"], body["why"]
                if self._request is not None and self._request.wanted.seat == seat:
                    self._request = None
            case "return":
                self._drivers[seat] = self._why[seat] = None
                self._clocks.comes_back(seat)
            case "ask":
                self._request = self._request_of(seat, body, entry.at)
            case "answer":
                self._take_answer(seat, body["agree"])

    def _take_start(self, body: Mapping[str, Any]) -> None:
        self._began = drivers_of(body)
        self._drivers = drivers_of(body)
        if "position" in body:
            self._line = Line.begin(self.game.state_from_json(body["position"]))
        self._line.revealed = self._dealt(body.get("deal", ()))
        if "played" in body:
            self._floor = START + body["played"]
            self._line.barrier = [self._floor] * self.seats

    def _dealt(self, deal: Sequence[Mapping[str, Any]]) -> list[Revealed]:
        return prepared([self.game.chance_from_json(outcome) for outcome in deal])

    def _request_of(self, seat: int, body: Mapping[str, Any], at: int) -> Request:
        to, only = body["to"], body.get("only")
        whom = touched(self._line, seat, to, self._line.dropped_by(to, only))
        return Request(Takeback(seat, to, only, whom), at)

    def _take_answer(self, seat: int, agree: bool) -> None:
        request = self._request
        if request is None or not agree:
            self._request = None
        else:
            self._request = replace(request, agreed=request.agreed | {seat})

    # -- clocks -------------------------------------------------------------------------------

    def _keep_clocks(self, step: Step, *, has_turned: bool) -> None:
        """A turn ends, and others begin, where the game turned to somebody; not by a takeback."""
        actors = self.state.actors
        seat = step.seat
        if step.kind == "do" and seat is not None and (has_turned or seat not in actors):
            self._pay_increment(seat)
        if has_turned and step.kind != "takeback":
            for actor in actors:
                self._clocks.turn_begins(actor)
        self._clocks.run([actor for actor in actors if self._drivers[actor] is None])

    def _pay_increment(self, seat: int) -> None:
        """Not for what was played before the table began."""
        if self.version < self._floor:
            return
        if self._clocks.rule.is_for_the_game and self._drivers[seat] is None:
            self._clocks.turn_ends(seat)
            self._line.pay()

    def _undo_increments(self, dropped: Sequence[Played]) -> None:
        for seat in range(self.seats):
            turns = sum(one.paid for one in dropped if one.seat == seat)
            self._clocks.turns_undone(seat, turns)

    # -- snapshots ----------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """All of it as JSON; what was played before this stretch only in outline."""
        return {
            "format": snapshots.FORMAT,
            "rules": self.game.rules,
            "version": self.version,
            "floor": self._floor,
            "began": list(self._began),
            "drivers": list(self._drivers),
            "why": list(self._why),
            "clocks": snapshots.clocks_form(self._clocks),
            "request": snapshots.request_form(self._request),
            "line": snapshots.line_form(self._line),
        }

    @classmethod
    def restored(cls, game: Game, form: Mapping[str, Any]) -> Self:
        """The course of a snapshot; NeedsWhole for one that is not of this format and rules."""
        with snapshots.reading(form, game):
            line = snapshots.line_of(form["line"], game)
            course = cls(game, line, snapshots.clocks_of(form["clocks"]))
            course.version = form["version"]
            course._floor = form["floor"]
            course._began = list(form["began"])
            course._drivers = list(form["drivers"])
            course._why = list(form["why"])
            course._request = snapshots.request_of(form["request"])
            return course


def _step_of(
    entry: LogEntry, events: tuple[Event, ...] = (), dropped: tuple[int, ...] = ()
) -> Step:
    return Step(entry.seq, entry.at, entry.kind, entry.seat, entry.body, events, dropped)
