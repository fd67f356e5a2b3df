"""Positions of Keyflower that random play reaches, as a hypothesis strategy.

A position is drawn by a seed, a number of entries and a style of play, so that a failure shrinks to
a short game.
"""

from random import Random

from hypothesis import strategies as st

from meeplewright.core import CHANCE, Action
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Carry,
    Finish,
    Pass,
    Upgrade,
    Workers,
)
from meeplewright.games.keyflower.rules.options import OPTIONS

MANNERS = ("anyhow", "busily", "bidding", "building")


def choose(state: KeyflowerState, rng: Random, manner: str) -> Action:
    """A random action; with a style other than `anyhow`, one that makes a season full."""
    assert state.to_act is not None
    listed = state.legal(state.to_act)
    if manner == "anyhow" or rng.random() < 0.15:
        return rng.choice(listed)
    eager: list[Action] = [a for a in listed if not isinstance(a, (Pass, Finish))]
    if manner == "bidding":
        eager = _bidding(eager) or eager
    if manner == "building":
        transport: list[Action] = [a for a in eager if isinstance(a, (Carry, Upgrade))]
        eager = transport or eager
    return rng.choice(eager or listed)


def _bidding(listed: list[Action]) -> list[Action]:
    """Bids with few workers, and losing groups moved along: tiles with many bids."""
    return [
        action
        for action in listed
        if isinstance(action, (Bid, Bring)) or (isinstance(action, Workers) and action.number < 3)
    ]


def step(state: KeyflowerState, rng: Random, manner: str = "anyhow") -> tuple[int, Action]:
    """Who acts, and the action, not applied yet. If several can act, any of them."""
    seat = state.to_act
    assert seat is not None
    if seat == CHANCE:
        return seat, state.draw(rng)
    if len(state.actors) > 1:
        seat = rng.choice(state.actors)
        return seat, rng.choice(state.legal(seat))
    return seat, choose(state, rng, manner)


@st.composite
def positions(draw: st.DrawFn) -> KeyflowerState:
    """A state from anywhere in a game with any seats and options."""
    options = {option.name: draw(st.sampled_from(option.values)) for option in OPTIONS}
    seats = draw(st.integers(2, 6))
    state = Keyflower().start(seats, options)
    entries = draw(st.integers(0, 150 * seats))
    manner = draw(st.sampled_from(MANNERS))
    rng = Random(draw(st.integers(0, 2**32)))
    while state.entry < entries and state.to_act is not None:
        state.apply(*step(state, rng, manner))
    return state
