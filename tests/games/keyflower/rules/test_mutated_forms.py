"""A state's JSON with changes is refused, or it plays to its end."""

import json
from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.core.errors import GameError
from meeplewright.games.keyflower import KeyflowerState
from tests.conftest import FULL, MODE

from .mutations import KEYFLOWER, Json, mutated, states

LONGEST = 3000
"""Entries: a random game has hundreds."""
FORMS = (1500 if FULL else 200) if MODE == "compiled" else (600 if FULL else 60)
"""Of each number of seats"""


def read(form: Json) -> KeyflowerState | None:
    try:
        return KEYFLOWER.state_from_json(form)
    except GameError:
        return None


def play_to_the_end(state: KeyflowerState, rng: Random) -> None:
    """Every step as a table takes it, including events, views and outcomes."""
    last = state.entry + LONGEST
    while state.to_act is not None:
        assert state.entry < last, "it does not end"
        if state.to_act == CHANCE:
            assert state.chance()
            state.apply(CHANCE, state.draw(rng))
            continue
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))])
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", KEYFLOWER.seat_counts)
def test_a_changed_state_is_refused_or_plays_to_its_end(seats: int) -> None:
    rng = Random(f"mutations {seats}")
    refused, played = 0, 0
    while refused + played < FORMS:
        for state in states(rng, seats, 40):
            form = mutated(state, rng)
            text = json.dumps(form)
            found = read(form)
            if found is None:
                refused += 1
                continue
            played += 1
            try:
                play_to_the_end(found, rng)
            except Exception as fault:
                pytest.fail(f"{fault!r} in play from {text}")
    assert refused and played
