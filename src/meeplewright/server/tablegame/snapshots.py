"""A table's game as JSON, so that a long game loads quickly.

A snapshot is only a shortcut: if it cannot be read, the whole log is read instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from meeplewright.core.errors import GameError
from meeplewright.core.game import CHANCE, Game
from meeplewright.server.tablegame.applied_log import (
    AppliedEntry,
    AppliedLog,
    Checkpoint,
    NeedsFullLog,
)
from meeplewright.server.tablegame.clocks import ClockRule, Clocks
from meeplewright.server.tablegame.drivers import Drivers
from meeplewright.server.tablegame.endings import Endings
from meeplewright.server.tablegame.log_state import LogState
from meeplewright.server.tablegame.takeback import Takeback, TakebackRequest

FORMAT = 1


def to_snapshot(log: LogState) -> dict[str, Any]:
    """The game as a snapshot; entries before the undo segment only in outline."""
    return {
        "format": FORMAT,
        "rules": log.game.rules,
        "version": log.version,
        "floor": log.undo_floor,
        "began": list(log.drivers.first),
        "drivers": list(log.drivers.current),
        "why": list(log.drivers.reasons),
        "lost": list(log.endings.lost),
        "early": log.endings.early,
        "clocks": _clocks_form(log.clocks),
        "request": _request_form(log.request),
        "line": _applied_form(log.applied),
    }


def from_snapshot(game: Game, form: Mapping[str, Any]) -> LogState:
    """NeedsFullLog for a snapshot of another format, by other rules, or that cannot be read."""
    if form.get("format") != FORMAT or form.get("rules") != game.rules:
        raise NeedsFullLog
    try:
        applied = _applied_from(form["line"], game)
        drivers = Drivers(form["began"], form["drivers"], form["why"])
        log = LogState(game, applied, _clocks_from(form["clocks"]), drivers)
        log.endings = Endings(form["lost"], form["early"])
        log.version = form["version"]
        log.undo_floor = form["floor"]
        log.request = _request_from(form["request"])
        return log
    except (GameError, KeyError, TypeError, ValueError) as fault:
        raise NeedsFullLog from fault


def _applied_form(applied: AppliedLog) -> dict[str, Any]:
    """The checkpoint in full, entries before it in outline, and every entry after it."""
    checkpoint = applied.checkpoint
    return {
        "anchor": {"seq": checkpoint.seq, "state": checkpoint.state.to_json()},
        "before": [[one.seq, one.seat, one.reveals] for one in applied.entries[: checkpoint.count]],
        "since": [_entry_form(one) for one in applied.entries[checkpoint.count :]],
        "revealed": [[drawn_at, known.to_json()] for drawn_at, known in applied.known_outcomes],
        "changed": list(applied.changed_at),
        "barrier": list(applied.undo_limit),
    }


def _entry_form(one: AppliedEntry) -> list[Any]:
    assert one.action is not None
    return [one.seq, one.seat, one.action.to_json(), one.paid]


def _applied_from(form: Mapping[str, Any], game: Game) -> AppliedLog:
    before = [
        AppliedEntry(seq, seat, None, reveals=reveals) for seq, seat, reveals in form["before"]
    ]
    beginning = partial(game.state_from_json, form["anchor"]["state"])
    state = beginning()
    checkpoint = Checkpoint(len(before), form["anchor"]["seq"], state, state.actors)
    applied = AppliedLog(None if before else beginning, checkpoint, before)
    for seq, seat, body, paid in form["since"]:
        read = game.chance_from_json if seat == CHANCE else game.action_from_json
        applied.reapply(AppliedEntry(seq, seat, read(body), paid=paid))
    applied.known_outcomes = [
        (drawn_at, game.chance_from_json(body)) for drawn_at, body in form["revealed"]
    ]
    applied.changed_at = list(form["changed"])
    applied.undo_limit = list(form["barrier"])
    return applied


def _clocks_form(clocks: Clocks) -> dict[str, Any]:
    return {
        "rule": clocks.rule.to_json(),
        "left": list(clocks.left),
        "running": list(clocks.running),
        "arrival": list(clocks.arrival),
        "at": clocks.at,
    }


def _clocks_from(form: Mapping[str, Any]) -> Clocks:
    rule = ClockRule.from_json(form["rule"])
    arrival = form.get("arrival", [0] * len(form["left"]))  # older snapshots have none
    return Clocks(rule, form["left"], form["running"], arrival, form["at"])


def _request_form(request: TakebackRequest | None) -> dict[str, Any] | None:
    if request is None:
        return None
    takeback = request.takeback
    return {
        "seat": takeback.seat,
        "to": takeback.to,
        "only": takeback.only,
        "touched": list(takeback.must_agree),
        "at": request.at,
        "agreed": sorted(request.agreed),
    }


def _request_from(form: Mapping[str, Any] | None) -> TakebackRequest | None:
    if form is None:
        return None
    takeback = Takeback(form["seat"], form["to"], form["only"], tuple(form["touched"]))
    return TakebackRequest(takeback, form["at"], frozenset(form["agreed"]))
