"""Promises about chance: which outcomes are possible, how often they come, and random play."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

from meeplewright.core.conformance.frequencies import DRAWS, Frequencies, check_share
from meeplewright.core.conformance.position import OnlyRandom, Position, play_to_the_end
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.game import CHANCE, Action


def luck_is_listed_when_it_decides(position: Position) -> None:
    """`chance` is empty otherwise. No outcome is listed twice; weights are positive integers."""
    state = position.state
    listed = list(state.chance())
    if bool(listed) != (state.to_act == CHANCE):
        raise Broken(f"to_act is {state.to_act}, and {len(listed)} outcomes are listed")
    for outcome, weight in listed:
        if type(weight) is not int or weight <= 0:
            raise Broken(f"the weight of {outcome!r} is {weight!r}")
    outcomes = [outcome for outcome, _ in listed]
    for forms in (
        {*outcomes},
        {json.dumps(outcome.to_json(), sort_keys=True) for outcome in outcomes},
        {outcome.to_text() for outcome in outcomes},
    ):
        if len(forms) != len(outcomes):
            raise Broken(f"an outcome is listed twice in {outcomes!r}")


def luck_keeps_to_the_weights(position: Position) -> None:
    """`draw` gives the outcomes of `chance` with their probabilities, using only rng.random()."""
    state = position.state
    if state.to_act != CHANCE:
        return
    listed = list(state.chance())
    total = sum(weight for _, weight in listed)
    came_up = _came_up(state.draw, position.fair_rng(), {outcome for outcome, _ in listed})
    for outcome, weight in listed:
        position.tally.add(repr(outcome), came_up[outcome], weight / total)


def random_actions_are_uniform(position: Position) -> None:
    """`random_action` gives every legal action of `to_act` with the same probability."""
    state = position.state
    if state.to_act in (None, CHANCE):
        return
    listed = list(state.legal(state.to_act))
    came_up = _came_up(state.random_action, position.fair_rng(), {*listed})
    for action in listed:
        check_share(repr(action), DRAWS, came_up[action], 1 / len(listed))
    position.tally.add("the first legal action", came_up[listed[0]], 1 / len(listed))
    position.tally.add("the last legal action", came_up[listed[-1]], 1 / len(listed))
    kinds = Counter(type(action).__name__ for action in listed)
    for kind, count in kinds.items():
        hits = sum(came_up[action] for action in listed if type(action).__name__ == kind)
        position.tally.add(f"any {kind} among {len(kinds)} kinds", hits, count / len(listed))


def luck_is_right_over_all_games(tally: Frequencies) -> None:
    tally.check()


def playouts_are_random_play(position: Position) -> None:
    """With the same seed, `playout` ends like a step-by-step game of draw and random_action."""
    seed = position.rng.getrandbits(32)
    stepped = position.state.copy()
    play_to_the_end(stepped, OnlyRandom(seed), position.longest)
    at_once = position.state.copy()
    at_once.playout(OnlyRandom(seed))
    if at_once.to_act is not None:
        raise Broken("a playout stops before the end")
    found = difference(stepped.to_json(), at_once.to_json())
    if found is not None:
        raise Broken(f"step by step and by playout the end is not the same: {found}")


def _came_up(
    draw: Callable[[Random], Action], rng: OnlyRandom, possible: set[Action]
) -> Counter[Action]:
    came_up = Counter(draw(rng) for _ in range(DRAWS))
    for outcome in came_up:
        if outcome not in possible:
            raise Broken(f"{outcome!r} came up, which is not listed")
    return came_up
