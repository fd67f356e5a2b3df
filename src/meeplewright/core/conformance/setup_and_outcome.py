"""Promises about the setup of a game, about points and about the outcome."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Mapping

from meeplewright.core.conformance.position import Position
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.errors import InvalidSetup
from meeplewright.core.game import Game, Item, Outcome, State


def facts_are_stated(game: Game) -> None:
    """A name, a version of the rules, seat counts in order, distinct options and presets."""
    if not game.name or game.name.split() != [game.name]:
        raise Broken(f"the name of a game is one word, not {game.name!r}")
    if type(game.rules) is not int or game.rules < 1:
        raise Broken(f"the version of the rules is 1, 2, …, not {game.rules!r}")
    counts = game.seat_counts
    if not counts or list(counts) != sorted({*counts}) or counts[0] < 1:
        raise Broken(f"seat counts are ascending numbers, not {counts!r}")
    names = [option.name for option in game.options]
    if len({*names}) != len(names):
        raise Broken(f"an option is named twice among {names}")
    for counts in [counts for option in game.options for counts in option.seat_counts.values()]:
        if not counts or list(counts) != sorted({*counts}) or counts[0] < 1:
            raise Broken(f"seat counts are ascending numbers, not {counts!r}")
    for option in game.options:
        if not option.values or len({*option.values}) != len(option.values):
            raise Broken(f"the values of option {option.name} are {option.values!r}")
    _presets_are_stated(game)
    if copy.deepcopy(game) != game or pickle.loads(pickle.dumps(game)) != game:
        raise Broken("copied or pickled it is another game")


def all_seat_setups(game: Game) -> list[dict[str, str | int]]:
    """Options for every set of seat counts: the defaults, then each value that changes them."""
    changing = [{option.name: value} for option in game.options for value in option.seat_counts]
    return [{}, *changing]


def _presets_are_stated(game: Game) -> None:
    """Distinct names, known options and values, and all defaults first."""
    names = [preset.name for preset in game.presets]
    if len({*names}) != len(names):
        raise Broken(f"a preset is named twice among {names}")
    chosen = [game.checked_options(preset.options) for preset in game.presets]
    if chosen and chosen[0] != game.checked_options():
        raise Broken(f"the first preset, {names[0]}, has options that are not the default")


def wrong_setups_are_refused(game: Game) -> None:
    """InvalidSetup for any number of seats, option or value that the game does not list."""
    least = game.seat_counts[0]
    for options in all_seat_setups(game):
        counts = game.seat_counts_for(options)
        for seats in (counts[0] - 1, counts[-1] + 1, -1):
            _check_refused(game, seats, options)
    _check_refused(game, least, {"no such option": 1})
    for option in game.options:
        _check_refused(game, least, {option.name: "no such value"})
        _check_refused(game, least, {option.name: None})


def the_table_is_as_asked(position: Position) -> None:
    """Game, seats and options are as requested, at every entry."""
    state = position.state
    if state.entry == 0 and state.to_act is None:
        raise Broken("it is over before the first entry")
    if state.game != position.game:
        raise Broken(f"the state says it is of {state.game.name}")
    if state.seats != position.seats or state.options != position.options:
        raise Broken(f"it has {state.seats} seats and the options {state.options}")


def the_outcome_waits_for_the_end(position: Position) -> None:
    outcome = position.state.outcome()
    if (outcome is None) != (position.state.to_act is not None):
        raise Broken(f"to_act is {position.state.to_act}, and the outcome is {outcome!r}")


def points_are_known_at_any_time(position: Position) -> None:
    points = position.state.points_now()
    if len(points) != position.state.seats or not all(type(one) is int for one in points):
        raise Broken(f"points_now is {points!r}")


def points_are_sums_of_items(position: Position) -> None:
    outcome = position.state.outcome()
    if outcome is None:
        return
    seats = position.state.seats
    if len(outcome.points) != seats or len(outcome.items) != seats:
        raise Broken(f"the outcome has not a total and items for each of {seats} seats")
    for seat, (points, items) in enumerate(zip(outcome.points, outcome.items, strict=True)):
        if not all(isinstance(item, Item) for item in items):
            raise Broken(f"seat {seat} has something else among its items")
        if sum(item.points for item in items) != points:
            raise Broken(f"seat {seat} has {points} points, but its items sum to another number")
    if list(outcome.points) != position.state.points_now():
        raise Broken(f"points_now is {position.state.points_now()}, in the end {outcome.points}")


def somebody_wins(position: Position) -> None:
    outcome = position.state.outcome()
    if outcome is None:
        return
    winners = list(outcome.winners)
    if not winners or winners != sorted({*winners} & {*range(position.state.seats)}):
        raise Broken(f"winners are seats in ascending order, not {outcome.winners!r}")


def the_outcome_travels(position: Position) -> None:
    """Plain JSON for the last line of the record; pickle for worker processes."""
    outcome = position.state.outcome()
    if outcome is None:
        return
    form = outcome.to_json()
    found = difference(form, json.loads(json.dumps(form, allow_nan=False)))
    if found is not None:
        raise Broken(f"its form is not plain JSON: {found}")
    back: Outcome = pickle.loads(pickle.dumps(outcome))
    if back != outcome or copy.deepcopy(outcome) != outcome or hash(back) != hash(outcome):
        raise Broken("copied or pickled it is another outcome")


def _check_refused(game: Game, seats: int, options: Mapping[str, object]) -> State | None:
    try:
        game.start(seats, options)
    except InvalidSetup:
        return None
    raise Broken(f"starts with {seats} seats and options {dict(options)}")
