"""The result of a table's log: the entries that count, the clocks, the drivers, the request.

Entries are applied here one at a time and are trusted. `table_game.py` decides which entries can
come next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from meeplewright.core.game import CHANCE, Action, Event, Game, State
from meeplewright.server.tablegame.applied_log import (
    AppliedEntry,
    AppliedLog,
    KnownOutcome,
    queue_of_deal,
)
from meeplewright.server.tablegame.clocks import Clocks
from meeplewright.server.tablegame.drivers import Drivers
from meeplewright.server.tablegame.endings import Endings, LossReason
from meeplewright.server.tablegame.entries import START, HandoverReason, LogEntry, drivers_of
from meeplewright.server.tablegame.steps import Step
from meeplewright.server.tablegame.takeback import Takeback, TakebackRequest, seats_to_ask

_REASONS: dict[LossReason, HandoverReason] = {"resignation": "resigned", "time": "timeout"}


class LogState:
    """Everything that follows from the entries so far. Only `apply` changes it."""

    __slots__ = (
        "applied",
        "clocks",
        "drivers",
        "endings",
        "game",
        "request",
        "undo_floor",
        "version",
    )

    def __init__(self, game: Game, applied: AppliedLog, clocks: Clocks, drivers: Drivers) -> None:
        self.game = game
        self.applied = applied
        self.clocks = clocks
        self.drivers = drivers
        self.endings = Endings()
        self.version = 0
        self.undo_floor = START  # no takeback goes beyond it
        self.request: TakebackRequest | None = None

    @classmethod
    def begin(cls, game: Game, start: Callable[[], State], clocks: Clocks) -> LogState:
        """The state before the first entry."""
        applied = AppliedLog.begin(start)
        return cls(game, applied, clocks, Drivers.begin([None] * applied.state.seats))

    def copy(self) -> LogState:
        other = LogState(self.game, self.applied.copy(), self.clocks.copy(), self.drivers.copy())
        other.endings = self.endings.copy()
        other.version = self.version
        other.undo_floor = self.undo_floor
        other.request = self.request
        return other

    @property
    def state(self) -> State:
        return self.applied.state

    @property
    def actors(self) -> tuple[int, ...]:
        """Every seat that can act; none after an early end, where the rules still wait for some."""
        return self.applied.state.actors if self.endings.early is None else ()

    def known_outcomes(self, deal: Sequence[Mapping[str, Any]]) -> list[KnownOutcome]:
        """The outcomes of a prepared deal as a queue."""
        return queue_of_deal([self.game.chance_from_json(outcome) for outcome in deal])

    # -- entries ------------------------------------------------------------------------------

    def apply(self, entry: LogEntry, action: Action | None = None) -> Step:
        """Apply one entry. NeedsFullLog, and nothing is changed, if the snapshot is too recent for
        a takeback. `action`: the outcome or action in its body, if it was read already.
        """
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} cannot follow entry {self.version}")
        if entry.kind == "takeback":
            self.applied.check_reaches(entry.body["to"])
        self.clocks.advance(entry.at)
        checkpoint = self.applied.checkpoint
        step = self._apply(entry, action)
        self._update_clocks(step, turn_changed=self.applied.checkpoint is not checkpoint)
        self.version = entry.seq
        return step

    def _apply(self, entry: LogEntry, action: Action | None) -> Step:
        if entry.kind == "meta":
            self._apply_meta(entry)
            return _step_of(entry)
        self.request = None  # the game went on, or back
        if entry.kind == "chance":
            outcome = self.game.chance_from_json(entry.body) if action is None else action
            is_new = entry.seq > self.undo_floor
            return _step_of(entry, self.applied.apply(entry.seq, CHANCE, outcome, is_new=is_new))
        assert entry.seat is not None
        if entry.kind == "takeback":
            to, only = entry.body["to"], entry.body.get("only")
            dropped = self.applied.take_back(entry.seq, entry.seat, to, only)
            self._undo_increments(dropped)
            return _step_of(entry, dropped=tuple(one.seq for one in dropped))
        if action is None:
            action = self.game.action_from_json(entry.body)
        return _step_of(entry, self.applied.apply(entry.seq, entry.seat, action))

    def _apply_meta(self, entry: LogEntry) -> None:
        body, seat = entry.body, entry.seat
        if body["meta"] == "start":
            self._apply_start(body)
            return
        assert seat is not None
        match body["meta"]:
            case "handover":
                self._hand_over(entry.seq, seat, body["why"], body["bot"])
            case "lost":
                self.endings.lose(seat)
                self._hand_over(entry.seq, seat, _REASONS[body["by"]], body["bot"])
            case "end":
                self.endings.end(body["by"], seat)
                self.applied.changed_at = [entry.seq] * self.state.seats  # nothing is to be decided
                self.request = None
            case "return":
                self.drivers.give_back(seat)
                self.clocks.owner_returns(seat)
            case "ask":
                self.request = self._request_of(seat, body, entry.at)
            case "answer":
                self._apply_answer(seat, body["agree"])

    def _hand_over(self, seq: int, seat: int, reason: HandoverReason, bot: str) -> None:
        self.drivers.hand_over(seat, reason, bot)
        self.applied.changed_at[seat] = seq  # what the owner drafted has ended
        if self.request is not None and self.request.takeback.seat == seat:
            self.request = None

    def _apply_start(self, body: Mapping[str, Any]) -> None:
        self.drivers = Drivers.begin(drivers_of(body))
        if "position" in body:
            self.applied = AppliedLog.begin(partial(self.game.state_from_json, body["position"]))
        self.applied.known_outcomes = self.known_outcomes(body.get("deal", ()))
        if "played" in body:
            self.undo_floor = START + body["played"]
            self.applied.undo_limit = [self.undo_floor] * self.state.seats

    def _request_of(self, seat: int, body: Mapping[str, Any], at: int) -> TakebackRequest:
        to, only = body["to"], body.get("only")
        asked = seats_to_ask(self.applied, seat, to, self.applied.dropped_by(to, only))
        return TakebackRequest(Takeback(seat, to, only, asked), at)

    def _apply_answer(self, seat: int, agree: bool) -> None:
        request = self.request
        if request is None or not agree:
            self.request = None
        else:
            self.request = replace(request, agreed=request.agreed | {seat})

    # -- clocks -------------------------------------------------------------------------------

    def _update_clocks(self, step: Step, *, turn_changed: bool) -> None:
        """A takeback ends no turn and begins none."""
        actors = self.actors
        seat = step.seat
        if step.kind == "do" and seat is not None:
            self.clocks.arrive(seat)
            if turn_changed or seat not in actors:
                self._pay_increment(seat)
        if turn_changed and step.kind != "takeback":
            for actor in actors:
                self.clocks.start_turn(actor)
        self.clocks.run_only([actor for actor in actors if self.drivers.is_person(actor)])

    def _pay_increment(self, seat: int) -> None:
        if self.version < self.undo_floor:  # played before the table began
            return
        if self.clocks.rule.is_per_game and self.drivers.is_person(seat):
            self.clocks.end_turn(seat)
            self.applied.mark_paid()

    def _undo_increments(self, dropped: Sequence[AppliedEntry]) -> None:
        for seat in range(self.state.seats):
            turns = sum(one.paid for one in dropped if one.seat == seat)
            self.clocks.undo_turns(seat, turns)


def _step_of(
    entry: LogEntry, events: tuple[Event, ...] = (), dropped: tuple[int, ...] = ()
) -> Step:
    return Step(entry.seq, entry.at, entry.kind, entry.seat, entry.body, events, dropped)
