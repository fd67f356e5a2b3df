"""The JSON of a course's parts, so that a long game is loaded at once.

A snapshot is a copy of what the log says, never the truth itself: where it cannot be read, the
whole log is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from meeplewright.core.errors import GameError
from meeplewright.core.game import CHANCE, Game
from meeplewright.server.tablegame.applied_log import Anchor, Line, NeedsWhole, Played
from meeplewright.server.tablegame.clocks import ClockRule, Clocks
from meeplewright.server.tablegame.takeback import Request, Takeback

FORMAT = 1


@contextmanager
def reading(form: Mapping[str, Any], game: Game) -> Iterator[None]:
    """NeedsWhole for a snapshot of another format, by other rules, or that cannot be read."""
    if form.get("format") != FORMAT or form.get("rules") != game.rules:
        raise NeedsWhole
    try:
        yield
    except (GameError, KeyError, TypeError, ValueError) as fault:
        raise NeedsWhole from fault


def line_form(line: Line) -> dict[str, Any]:
    """The anchor in full, what lies before it in outline, what lies behind it as it was played."""
    anchor = line.anchor
    return {
        "anchor": {"seq": anchor.seq, "state": anchor.state.to_json()},
        "before": [[one.seq, one.seat, one.reveals] for one in line.played[: anchor.count]],
        "since": [_played_form(one) for one in line.played[anchor.count :]],
        "revealed": [[drawn, outcome.to_json()] for drawn, outcome in line.revealed],
        "changed": list(line.changed),
        "barrier": list(line.barrier),
    }


def _played_form(one: Played) -> list[Any]:
    assert one.action is not None
    return [one.seq, one.seat, one.action.to_json(), one.paid]


def line_of(form: Mapping[str, Any], game: Game) -> Line:
    before = [Played(seq, seat, None, reveals=reveals) for seq, seat, reveals in form["before"]]
    state = game.state_from_json(form["anchor"]["state"])
    anchor = Anchor(len(before), form["anchor"]["seq"], state, state.actors)
    line = Line(None if before else state, anchor, state.copy(), before)
    for seq, seat, body, paid in form["since"]:
        read = game.chance_from_json if seat == CHANCE else game.action_from_json
        line.replay(Played(seq, seat, read(body), paid=paid))
    line.revealed = [(drawn, game.chance_from_json(body)) for drawn, body in form["revealed"]]
    line.changed = list(form["changed"])
    line.barrier = list(form["barrier"])
    return line


def clocks_form(clocks: Clocks) -> dict[str, Any]:
    return {
        "rule": clocks.rule.to_json(),
        "left": list(clocks.left),
        "running": list(clocks.running),
        "at": clocks.at,
    }


def clocks_of(form: Mapping[str, Any]) -> Clocks:
    rule = ClockRule.from_json(form["rule"])
    return Clocks(rule, form["left"], form["running"], form["at"])


def request_form(request: Request | None) -> dict[str, Any] | None:
    if request is None:
        return None
    want = request.wanted
    return {
        "seat": want.seat,
        "to": want.to,
        "only": want.only,
        "touched": list(want.touched),
        "at": request.at,
        "agreed": sorted(request.agreed),
    }


def request_of(form: Mapping[str, Any] | None) -> Request | None:
    if form is None:
        return None
    want = Takeback(form["seat"], form["to"], form["only"], tuple(form["touched"]))
    return Request(want, form["at"], frozenset(form["agreed"]))
