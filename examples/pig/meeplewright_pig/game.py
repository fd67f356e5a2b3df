"""The facts of Pig, and reading its JSON and text."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from meeplewright.core import (
    Action,
    Encoding,
    Event,
    Game,
    InvalidAction,
    InvalidJson,
    Option,
    View,
)
from meeplewright.core.reading import a_list, a_whole, differs, one_of, the_fields
from meeplewright_pig.actions import EVENTS, HOLD, PIPS, ROLL, Die, Hold, PigEvent, Roll
from meeplewright_pig.encoding import PigEncoding
from meeplewright_pig.state import FIELDS, TURNS, PigState, PigView

SEATS = (2, 3, 4, 5, 6)


class Pig(Game):
    name = "pig"
    rules = 1
    seat_counts = SEATS  # PG 1.1
    options = (Option("goal", (100, 50), "PG 1.2"),)
    has_secrets = False
    forms = ("meeplewright_pig.forms",)

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> PigState:
        nothing: list[list[int]] = [[] for _ in range(self.checked_seats(seats))]
        return PigState(self, int(self.checked_options(options)["goal"]), nothing)

    def determinize(self, view: View, rng: Random) -> PigState:
        assert isinstance(view, PigView)
        return PigState(self, *view.position)

    def encoding(self, seats: int) -> Encoding:
        return PigEncoding(self.checked_seats(seats))

    # -- reading ------------------------------------------------------------------------------

    def action_from_json(self, form: object) -> Action:
        given = the_fields(form, "action", ("do",), InvalidAction)
        word = one_of(given["do"], "action.do", (ROLL, HOLD), InvalidAction)
        return Roll() if word == ROLL else Hold()

    def chance_from_json(self, form: object) -> Action:
        given = the_fields(form, "chance", ("die",), InvalidAction)
        pips = a_whole(given["die"], "chance.die", InvalidAction)
        return Die(_known(pips, PIPS, "chance.die"))

    def action_from_text(self, text: str) -> Action:
        return self.action_from_json({"do": text})

    def chance_from_text(self, text: str) -> Action:
        word, _, pips = text.partition(":")
        return self.chance_from_json({word: int(pips) if pips in map(str, PIPS) else pips})

    def event_from_json(self, form: object) -> Event:
        given = the_fields(form, "event", ("event", "seat", "number"), InvalidJson)
        event = one_of(given["event"], "event.event", EVENTS, InvalidJson)
        seat = _at_least(0, given["seat"], "event.seat")
        return PigEvent(event, seat, _at_least(0, given["number"], "event.number"))

    def state_from_json(self, form: object) -> PigState:
        return _position(self, the_fields(form, "state", FIELDS, InvalidJson))

    def view_from_json(self, form: object) -> View:
        given = dict(the_fields(form, "view", ("seat", *FIELDS), InvalidJson))
        seat = given.pop("seat")
        state = _position(self, given)
        if seat is not None and _at_least(0, seat, "seat") >= state.seats:
            raise differs("seat")
        return state.view(seat)


def _position(game: Pig, given: Mapping[str, Any]) -> PigState:
    """The state of this JSON; InvalidJson if no game leads to it."""
    goal = game.checked_options({"goal": given["goal"]})["goal"]
    held = [
        [_at_least(2, points, "held") for points in a_list(of_seat, "held", InvalidJson)]
        for of_seat in a_list(given["held"], "held", InvalidJson)
    ]
    if len(held) not in SEATS:
        raise differs("held")
    if type(given["rolling"]) is not bool:
        raise differs("rolling")
    turns, total, entry = (_at_least(0, given[key], key) for key in ("turns", "total", "entry"))
    state = PigState(game, int(goal), held, turns, total, given["rolling"], entry)
    _check(state)
    return state


def _check(state: PigState) -> None:
    """Turns are in order, nobody played after the end, and every total is possible with dice."""
    seats, goal = state.seats, state.goal
    if state.turns > TURNS * seats:
        raise differs("turns")
    had = [state.turns // seats + (seat < state.turns % seats) for seat in range(seats)]
    for seat, points in enumerate(state.held):
        before = sum(points[:-1])
        if len(points) > had[seat] or before >= goal or sum(points) > goal + 5:
            raise differs("held")
    finished = [seat for seat, points in enumerate(state.held) if sum(points) >= goal]
    last = (state.turns - 1) % seats
    if finished and (finished != [last] or state.total or state.rolling):
        raise differs("held")  # PG 3.1
    before = sum(state.held[state.player])
    most = goal - 1 if state.rolling else goal + 5
    if state.total == 1 or (state.total and before + state.total > most):
        raise differs("total")
    if state.turns == TURNS * seats and (state.total or state.rolling):
        raise differs("turns")  # PG 3.2
    if not _least(state) <= state.entry <= _most(state):
        raise differs("entry")


def _least(state: PigState) -> int:
    """The fewest entries: only sixes, and a lost turn is a single 1."""
    holds = [points for held in state.held for points in held]
    lost = state.turns - len(holds)
    rolls = sum(-(-points // 6) for points in (*holds, state.total))
    return 2 * (rolls + lost) + len(holds) + state.rolling


def _most(state: PigState) -> int:
    """The most entries: only twos, and what was lost was nearly enough to win."""
    holds = [points for held in state.held for points in held]
    lost = state.turns - len(holds)
    rolls = sum(points // 2 for points in (*holds, state.total))
    return 2 * (rolls + lost * (1 + state.goal // 2)) + len(holds) + state.rolling


def _known(number: int, known: tuple[int, ...], field: str) -> int:
    if number not in known:
        one_of(str(number), field, tuple(map(str, known)), InvalidAction)
    return number


def _at_least(least: int, value: object, field: str) -> int:
    number = a_whole(value, field, InvalidJson)
    if number < least:
        raise differs(field)
    return number
