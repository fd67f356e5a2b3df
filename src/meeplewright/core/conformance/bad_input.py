"""Promises about bad input: what cannot be read is refused with the right error."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

from meeplewright.core.conformance.position import Position, some, steps
from meeplewright.core.conformance.report import Broken
from meeplewright.core.errors import GameError, InvalidAction
from meeplewright.core.game import CHANCE

NONSENSE: tuple[Any, ...] = (None, True, 3, -1, 1.5, "", "nonsense", [], [None], {}, {"no": 1})
DAMAGED = 6
Reader = Callable[[Any], object]


def nonsense_is_refused(position: Position) -> None:
    game = position.game
    for form in NONSENSE:
        for read in (game.action_from_json, game.chance_from_json):
            check_refused(read, form, InvalidAction)
        for door in (game.state_from_json, game.view_from_json, game.event_from_json):
            check_refused(door, form, GameError)
    for text in ("", " ", "nonsense", "0", ":", "-1", "é", "x" * 1000):
        for say in (game.action_from_text, game.chance_from_text):
            _read_or_refused(say, text, InvalidAction, repr(text))


def damaged_forms_are_read_or_refused(position: Position) -> None:
    """A form with a field removed or replaced is read or refused; nothing else is raised."""
    game, state = position.game, position.state
    for seat, action in some(position.rng, steps(state), 3):
        read = game.chance_from_json if seat == CHANCE else game.action_from_json
        damage_and_read(read, action.to_json(), position.rng, InvalidAction)
    damage_and_read(game.state_from_json, state.to_json(), position.rng, GameError)
    view = state.view(position.rng.choice([None, *range(state.seats)]))
    damage_and_read(game.view_from_json, view.to_json(), position.rng, GameError)


def damage_and_read(read: Reader, form: Any, rng: Random, error: type[GameError]) -> None:
    """Damaged copies of the form are read, or refused with this error."""
    for _ in range(DAMAGED):
        damaged = copy.deepcopy(form)
        done = _damage(damaged, rng)
        _read_or_refused(read, damaged, error, f"a form with {done}")


def _damage(form: Any, rng: Random, path: str = "") -> str:
    """Remove or replace a key or an element somewhere inside."""
    places = [*form] if isinstance(form, dict) else [*range(len(form))]
    if not places:
        return "no damage"
    place = rng.choice(places)
    path = f"{path}.{place}"
    if isinstance(form[place], (dict, list)) and form[place] and rng.random() < 0.7:
        return _damage(form[place], rng, path)
    if rng.random() < 0.3:
        del form[place]
        return f"{path} lost"
    form[place] = copy.deepcopy(rng.choice(NONSENSE))
    return f"{path} = {form[place]!r}"


def check_refused(read: Reader, form: Any, error: type[GameError]) -> None:
    """It must be refused with this error."""
    if _read_or_refused(read, form, error, repr(form)):
        raise Broken(f"{read.__name__} reads {form!r}")


def _read_or_refused(read: Reader, form: Any, error: type[GameError], shown: str) -> bool:
    """Whether it could be read."""
    try:
        read(form)
    except error:
        return False
    except Exception as fault:
        found = f"{type(fault).__name__} ({fault}) instead of {error.__name__}"
        raise Broken(f"{read.__name__} raises {found} for {shown}") from fault
    return True
