"""Promises about who is to act, what is legal, and why something is not."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any

from meeplewright.core.conformance.position import Played, Position, some, steps
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.errors import IllegalAction, InvalidSetup, Reason
from meeplewright.core.game import CHANCE, Action, Event, State

TRIED = 16
"""The maximum number of actions that are tried from a long list."""


def somebody_is_to_act(position: Position) -> None:
    """`to_act` is the lowest actor; nobody acts while chance is to act and after the end."""
    state = position.state
    actors = state.actors
    if list(actors) != sorted({*actors}) or not {*actors} <= {*range(state.seats)}:
        raise Broken(f"actors are seats in ascending order, not {actors!r}")
    if state.to_act in (None, CHANCE):
        if actors:
            raise Broken(f"to_act is {state.to_act}, yet {actors} may act")
    elif not actors or state.to_act != actors[0]:
        raise Broken(f"to_act is {state.to_act}, not the lowest of {actors}")


def only_actors_may_act(position: Position) -> None:
    """`legal` is empty for everybody else, and never for an actor."""
    state = position.state
    for seat in (CHANCE, *range(state.seats)):
        listed = state.legal(seat)
        if seat in state.actors and not listed:
            raise Broken(f"seat {seat} must act, but nothing is legal")
        if seat not in state.actors and listed:
            raise Broken(f"seat {seat} may not act, but {listed[0]!r} is legal")


def other_seats_are_refused(position: Position) -> None:
    """A seat that the game does not have is an error, not a seat without legal actions."""
    state = position.state
    for ask in (state.legal, state.view, state.points_seen_by, state.holdings):
        for seat in (CHANCE - 1, state.seats):
            try:
                ask(seat)
            except InvalidSetup:
                continue
            raise Broken(f"{ask.__name__} answers for seat {seat}, which this game does not have")


def entries_are_counted(played: Played) -> None:
    if played.state.entry != played.entry + 1:
        after = f"after {played.action!r} at entry {played.entry} it is {played.state.entry}"
        raise Broken(f"entry grows by one with every step, but {after}")


def views_count_entries(position: Position) -> None:
    """A view that has the number of entries has the right one."""
    state = position.state
    for seat in (None, *range(state.seats)):
        entry = state.view(seat).entry
        if entry not in (None, state.entry):
            raise Broken(f"the view of seat {seat} counts {entry} entries, not {state.entry}")


def applying_gives_events(played: Played) -> None:
    _check_events(played.events)


def asking_changes_nothing(position: Position) -> None:
    state = position.state
    asked: list[object] = [state.to_act, state.actors, state.chance()]
    asked += [state.outcome(), state.points_now()]
    for seat in range(state.seats):
        asked += [state.legal(seat), state.view(seat), state.view(None)]
        asked += [state.why_not(seat, action) for action in position.pool.sample()]
    if state.to_act == CHANCE:
        asked.append(state.draw(position.fair_rng()))
    elif state.to_act is not None:
        asked.append(state.random_action(position.fair_rng()))
    found = difference(position.form, state.to_json())
    if found is not None:
        raise Broken(f"after some questions, {found}")


def legality_is_stable(position: Position) -> None:
    """The same list in the same order: asked again, from a copy, from a state read from JSON."""
    state = position.state
    others = {
        "asked again": state,
        "of a copy": state.copy(),
        "of the state read from its JSON form": position.game.state_from_json(state.to_json()),
    }
    for seat in range(state.seats):
        listed = list(state.legal(seat))
        for how, other in others.items():
            if list(other.legal(seat)) != listed:
                raise Broken(f"seat {seat}'s legal actions are others {how}")


def legal_lists_are_the_callers_own(position: Position) -> None:
    """The caller can sort or clear the list without changing the state."""
    state = position.state
    for seat in state.actors:
        given = state.legal(seat)
        listed = list(given)
        if isinstance(given, list):
            given.clear()
        if list(state.legal(seat)) != listed or list(state.copy().legal(seat)) != listed:
            raise Broken(f"seat {seat}'s legal actions changed with a list given before")


def no_action_is_listed_twice(position: Position) -> None:
    """Not as a value, not as JSON, not as text."""
    state = position.state
    for seat in state.actors:
        listed = state.legal(seat)
        _check_distinct(listed, listed)
        _check_distinct(listed, [json.dumps(one.to_json(), sort_keys=True) for one in listed])
        _check_distinct(listed, [one.to_text() for one in listed])


def listed_actions_are_canonical(position: Position) -> None:
    state = position.state
    for seat in state.actors:
        for action in state.legal(seat):
            if state.canonical(seat, action) != action:
                raise Broken(f"{action!r} is listed, but its canonical form is another")
            if state.require(seat, action) != action:
                raise Broken(f"{action!r} is listed, but `require` gives another")


def equivalent_actions_have_one_form(position: Position) -> None:
    """`require` returns a listed action, or names the rule that forbids it."""
    state = position.state
    for seat in range(state.seats):
        listed = {*state.legal(seat)}
        for action in position.pool.sample():
            form = state.canonical(seat, action)
            if state.canonical(seat, form) != form:
                raise Broken(f"the canonical form of {action!r} has another one itself")
            try:
                required = state.require(seat, action)
            except IllegalAction as fault:
                _check_reason(fault.reason, action)
                required = None
            if (required is not None) != (form in listed):
                raise Broken(f"`require` and `legal` disagree about {action!r} of seat {seat}")


def why_not_agrees_with_legal(position: Position) -> None:
    """None for listed actions; a reason with its rule for other actions and other seats."""
    state = position.state
    everything = [action for seat in state.actors for action in state.legal(seat)]
    everything = some(position.rng, everything, 4 * TRIED) + position.pool.sample()
    for seat in range(state.seats):
        listed = {*state.legal(seat)}
        for action in [*listed, *everything]:
            reason = state.why_not(seat, action)
            if action in listed and reason is not None:
                raise Broken(f"{action!r} is legal for seat {seat}, but why_not says {reason}")
            if action not in listed:
                _check_reason(reason, action)


def every_way_on_can_be_taken(position: Position) -> None:
    """`apply` accepts every legal action and every outcome, and the new state is valid."""
    state = position.state
    for seat, action in some(position.rng, steps(state), TRIED):
        after = state.copy()
        _check_events(after.apply(seat, action))
        if after.entry != state.entry + 1:
            raise Broken(f"{action!r} takes entry from {state.entry} to {after.entry}")
        if after.to_act is not None and not steps(after):
            raise Broken(f"there is no way on after {action!r}")


def no_two_actions_mean_the_same(position: Position) -> None:
    """If two led to the same state by the same events, one choice would be listed twice."""
    state = position.state
    for seat in state.actors:
        listed = some(position.rng, state.legal(seat), TRIED)
        _check_distinct(listed, [_meaning(state, seat, action) for action in listed])


def _meaning(state: State, seat: int, action: Action) -> str:
    after = state.copy()
    events = [event.to_json() for event in after.apply(seat, action)]
    return json.dumps([after.to_json(), events], sort_keys=True)


def _check_distinct(listed: Sequence[Action], forms: Sequence[Hashable]) -> None:
    seen: dict[Hashable, Action] = {}
    for action, form in zip(listed, forms, strict=True):
        if form in seen:
            raise Broken(f"{action!r} and {seen[form]!r} are the same")
        seen[form] = action


def _check_reason(reason: object, action: Action) -> None:
    if reason is None:
        raise Broken(f"{action!r} is not listed, but why_not gives no reason")
    if not isinstance(reason, Reason) or not reason.rule or not reason.key:
        raise Broken(f"a reason has a rule and a key; {action!r} is refused with {reason!r}")


def _check_events(events: Any) -> None:
    if not isinstance(events, list) or not all(isinstance(event, Event) for event in events):
        raise Broken(f"apply gives a list of events, not {events!r}")
