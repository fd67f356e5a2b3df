"""Promises about copies, and about states, actions, events and views as JSON, text or pickle."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

from meeplewright.core.conformance.position import (
    OnlyRandom,
    Played,
    Position,
    play_a_while,
    some,
    steps,
)
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.game import CHANCE, Action, Event, Json, State

TRIED = 30
WHILE = 50

COPIES: dict[str, Callable[[State], State]] = {
    "copy()": lambda state: state.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda state: _pickled(state),
    "JSON": lambda state: state.game.state_from_json(_through_json(state.to_json(), "the state")),
}


def copies_put_aside_stay_as_they_were(position: Position) -> None:
    _check_form("it changed as the game went on", position.form, position.state)


def states_travel(position: Position) -> None:
    """Every kind of copy, and the state read from its JSON form, equals the original."""
    for name, made in COPIES.items():
        other = made(position.state)
        _check_form(f"{name} gives another state", position.form, other)
        if other != position.state:
            raise Broken(f"{name} gives an equal state that does not compare equal")


def copies_are_independent(position: Position) -> None:
    """A change to a copy never affects its original, and the other way round."""
    state = position.state
    for name, made in COPIES.items():
        first = made(state)
        second = made(first)
        play_a_while(first, position.fair_rng(), WHILE)
        _check_form(f"{name}: the original changed with its copy", position.form, state)
        _check_form(f"{name}: the copy changed with its original", position.form, second)


def copies_play_on_alike(position: Position) -> None:
    """A copy of any kind knows all that the state knows, also what is not in its JSON form."""
    state = position.state
    seed = position.rng.getrandbits(32)
    ends: dict[str, Json] = {}
    for name, made in COPIES.items():
        other = made(state)
        _check_same_answers(name, state, other)
        play_a_while(other, OnlyRandom(seed), WHILE)
        ends[name] = {"state": other.to_json(), "points": other.points_now()}
    for name, end in ends.items():
        found = difference(ends["copy()"], end)
        if found is not None:
            raise Broken(f"with the same luck copy() and {name} go on differently: {found}")


def actions_travel(position: Position) -> None:
    """Actions survive JSON, text, pickle and deepcopy; equal ones have equal hashes."""
    game = position.game
    for seat, action in some(position.rng, steps(position.state), TRIED):
        by_luck = seat == CHANCE
        read = game.chance_from_json if by_luck else game.action_from_json
        _check_same("JSON", action, read(_through_json(action.to_json(), repr(action))))
        text = action.to_text()
        if not text or text.split() != [text]:
            raise Broken(f"the text of {action!r} is not one token but {text!r}")
        spoken = game.chance_from_text(text) if by_luck else game.action_from_text(text)
        _check_same("text", action, spoken)
        _check_same_python(action)


def events_travel(played: Played) -> None:
    """Events survive in full, and in the form that each seat and a spectator sees."""
    game = played.state.game
    for event in played.events:
        forms: list[Any] = [event]
        forms += [event.seen_by(seat) for seat in (None, *range(played.state.seats))]
        for form in forms:
            if form is None:
                continue
            if not isinstance(form, Event):
                raise Broken(f"{event!r} is seen as {form!r}, which is no event")
            read = game.event_from_json(_through_json(form.to_json(), repr(form)))
            _check_same("JSON", form, read)
            _check_same_python(form)


def views_travel(position: Position) -> None:
    state = position.state
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        if view.seat != seat:
            raise Broken(f"the view of seat {seat} says it is seat {view.seat}'s")
        form = _through_json(view.to_json(), f"the view of seat {seat}")
        _check_same("JSON", view, position.game.view_from_json(form))
        _check_same("a second look", view, state.view(seat))
        _check_same_python(view)


def views_stay_as_they_were(position: Position) -> None:
    """A player can keep a view: it does not change when the state does."""
    state = position.state.copy()
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    forms = [_through_json(view.to_json(), "a view") for view in views]
    play_a_while(state, position.fair_rng(), WHILE)
    for view, form in zip(views, forms, strict=True):
        found = difference(form, view.to_json())
        if found is not None:
            raise Broken(f"the view of seat {view.seat} changed as the game went on: {found}")


def _check_same_answers(name: str, state: State, other: State) -> None:
    asked: dict[str, Callable[[State], object]] = {
        "seats": lambda one: one.seats,
        "options": lambda one: one.options,
        "entry": lambda one: one.entry,
        "to_act": lambda one: one.to_act,
        "actors": lambda one: one.actors,
        "legal": lambda one: [list(one.legal(seat)) for seat in range(one.seats)],
        "chance": lambda one: list(one.chance()),
        "points_now": lambda one: one.points_now(),
        "outcome": lambda one: one.outcome(),
        "view": lambda one: [one.view(seat) for seat in (None, *range(one.seats))],
    }
    for question, answer in asked.items():
        if answer(other) != answer(state):
            raise Broken(f"{name} gives a state that answers `{question}` differently")


def _check_form(what: str, form: Json, state: State) -> None:
    found = difference(form, state.to_json())
    if found is not None:
        raise Broken(f"{what}: {found}")


def _check_same_python(thing: Any) -> None:
    _check_same("copy.copy", thing, copy.copy(thing))
    _check_same("copy.deepcopy", thing, copy.deepcopy(thing))
    _check_same("pickle", thing, _pickled(thing))


def _check_same(how: str, thing: Any, back: Any) -> None:
    if back != thing:
        raise Broken(f"by {how} {_named(thing)} becomes {_named(back, thing)}")
    if hash(back) != hash(thing):
        raise Broken(f"by {how} {_named(thing)} becomes an equal one with another hash")


def _named(thing: Any, beside: Any = None) -> str:
    """The repr of an action; for something larger, where it differs."""
    if isinstance(thing, Action) or not hasattr(thing, "to_json"):
        return repr(thing)
    if beside is None or type(thing) is not type(beside):
        return f"a {type(thing).__name__}"
    found = difference(beside.to_json(), thing.to_json())
    return f"another ({found or 'their JSON forms are the same'})"


def _pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def _through_json(form: Any, what: str) -> Any:
    """What another program would read. It must be plain JSON."""
    back = json.loads(json.dumps(form, allow_nan=False))
    found = difference(form, back)
    if found is not None:
        raise Broken(f"the form of {what} is not plain JSON: {found}")
    return back
