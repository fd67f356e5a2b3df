"""Measures one thing about the rules, compiled or interpreted, as they were imported.

`python bench/measure.py NAME SECONDS` prints it as JSON; `run.py` calls it many times.
"""

import gc
import json
import os
import resource
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import meeplewright.core.values
from meeplewright.bots import make_bot
from meeplewright.core import CHANCE, Budget, Game, State
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.keyflower import Keyflower, KeyflowerState

MIDGAME_TILES = 36
COPIES = 2000
SIMULATIONS = 50

Measure = Callable[[float], float]


def mode() -> str:
    is_source = str(meeplewright.core.values.__file__).endswith(".py")
    return "interpreted" if is_source else "compiled"


# -- whole games ------------------------------------------------------------------------------


def games_by_legal(seconds: float) -> float:
    """Random games per second, picking every action from the list of all legal ones."""
    return _per_second(lambda rng: _play_by_legal(Carcassonne(), 2, rng), seconds)


def games_by_playout(seconds: float) -> float:
    """Random games per second, in place."""
    return _per_second(lambda rng: Carcassonne().start(2).playout(rng), seconds)


def _play_by_legal(game: Game, seats: int, rng: Random) -> None:
    state = game.start(seats)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))])


def _per_second(play: Callable[[Random], None], seconds: float) -> float:
    rng = Random(1)
    play(rng)
    games = 0
    begun = perf_counter()
    while games == 0 or perf_counter() - begun < seconds:
        play(rng)
        games += 1
    return games / (perf_counter() - begun)


# -- single steps in the middle of a game -----------------------------------------------------


def midgame(phase: str) -> CarcassonneState:
    """The same position half-way through a random game of two, with more than one choice.

    (Random players soon have no followers left, and then there is no choice.)
    """
    for seed in count():
        state = _after(MIDGAME_TILES, phase, Random(seed))
        seat = state.to_act
        if seat is not None and len(state.legal(seat)) >= 5:
            return state
    raise AssertionError("there is always another game")


def _after(tiles: int, phase: str, rng: Random) -> CarcassonneState:
    state = Carcassonne().start(2)
    while state.phase_name() != phase or len(state.to_json()["tiles"]) < tiles:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


def _microseconds(step: Callable[[], object], seconds: float) -> float:
    """The fastest of many short runs, divided by the steps in a run."""
    steps = 50
    best = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until:
        begun = perf_counter()
        for _ in range(steps):
            step()
        best = min(best, perf_counter() - begun)
    return best / steps * 1e6


def copy(seconds: float) -> float:
    return _microseconds(midgame("place").copy, seconds)


def legal_places(seconds: float) -> float:
    return _legal(midgame("place"), seconds)


def legal_followers(seconds: float) -> float:
    return _legal(midgame("follower"), seconds)


def _legal(state: State, seconds: float) -> float:
    seat = state.to_act
    assert seat is not None
    return _microseconds(lambda: state.legal(seat), seconds)


def apply_place(seconds: float) -> float:
    return _apply(midgame("place"), seconds)


def apply_follower(seconds: float) -> float:
    return _apply(midgame("follower"), seconds)


def _apply(state: CarcassonneState, seconds: float) -> float:
    """Copies are made beforehand: only `apply` is timed."""
    seat = state.to_act
    assert seat is not None
    actions = state.legal(seat)
    best = float("inf")
    until = perf_counter() + seconds
    while perf_counter() < until:
        prepared = [(state.copy(), action) for action in actions]
        begun = perf_counter()
        for copied, action in prepared:
            copied.apply(seat, action)
        best = min(best, perf_counter() - begun)
    return best / len(actions) * 1e6


def view(seconds: float) -> float:
    state = midgame("place")
    return _microseconds(lambda: state.view(0), seconds)


def points_now(seconds: float) -> float:
    return _microseconds(midgame("place").points_now, seconds)


# -- Keyflower --------------------------------------------------------------------------------


def keyflower_by_playout_2(seconds: float) -> float:
    return _per_second(lambda rng: Keyflower().start(2).playout(rng), seconds)


def keyflower_by_playout_4(seconds: float) -> float:
    return _per_second(lambda rng: Keyflower().start(4).playout(rng), seconds)


def keyflower_by_legal_2(seconds: float) -> float:
    return _per_second(lambda rng: _play_by_legal(Keyflower(), 2, rng), seconds)


def keyflower_by_legal_4(seconds: float) -> float:
    return _per_second(lambda rng: _play_by_legal(Keyflower(), 4, rng), seconds)


def autumn() -> KeyflowerState:
    """The same turn in the autumn of a random game of two."""
    rng = Random(3)
    state = Keyflower().start(2)
    while True:
        form = state.to_json()
        if form["season"] == "autumn" and form["phase"] == "turn":
            return state
        _step(state, rng)


def _step(state: KeyflowerState, rng: Random) -> None:
    seat = state.to_act
    assert seat is not None
    state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def keyflower_copy(seconds: float) -> float:
    return _microseconds(autumn().copy, seconds)


def keyflower_legal(seconds: float) -> float:
    return _legal(autumn(), seconds)


def keyflower_view(seconds: float) -> float:
    state = autumn()
    return _microseconds(lambda: state.view(0), seconds)


def keyflower_scoring(seconds: float) -> float:
    """Final scoring of one player at the end of a random game, the mean over both players."""
    state = Keyflower().start(2)
    state.playout(Random(3))
    return _microseconds(state.points_now, seconds) / 2


# -- bots -------------------------------------------------------------------------------------


def carcassonne_heuristic(seconds: float) -> float:
    return _turns_per_second("heuristic", midgame("place"), seconds)


def carcassonne_search(seconds: float) -> float:
    return SIMULATIONS * _turns_per_second("search", midgame("place"), seconds)


def keyflower_heuristic(seconds: float) -> float:
    return _turns_per_second("heuristic", autumn(), seconds)


def keyflower_search(seconds: float) -> float:
    return SIMULATIONS * _turns_per_second("search", autumn(), seconds)


def _turns_per_second(bot: str, state: State, seconds: float) -> float:
    """Turns planned per second, each by a new bot."""
    seat = state.to_act
    assert seat is not None
    view, legal = state.view(seat), state.legal(seat)
    budget = Budget(simulations=SIMULATIONS)

    def plan(rng: Random) -> None:
        make_bot(bot, state.game, seat).choose(view, legal, budget, rng)

    return _per_second(plan, seconds)


# -- memory -----------------------------------------------------------------------------------


def memory(seconds: float) -> float:
    """Bytes that one more copy needs: how much the process grows, including packed vectors."""
    state = midgame("place")
    kept = [state.copy() for _ in range(50)]
    gc.collect()
    before = _resident()
    kept += [state.copy() for _ in range(COPIES)]
    return (_resident() - before) / COPIES


def _resident() -> int:
    """Bytes of this process in memory; if the system does not report it, the peak."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


MEASURES: dict[str, Measure] = {
    measure.__name__: measure
    for measure in (
        games_by_playout,
        games_by_legal,
        copy,
        legal_places,
        legal_followers,
        apply_place,
        apply_follower,
        view,
        points_now,
        memory,
        keyflower_by_playout_2,
        keyflower_by_playout_4,
        keyflower_by_legal_2,
        keyflower_by_legal_4,
        keyflower_copy,
        keyflower_legal,
        keyflower_view,
        keyflower_scoring,
        carcassonne_heuristic,
        carcassonne_search,
        keyflower_heuristic,
        keyflower_search,
    )
}


def main() -> int:
    name, seconds = sys.argv[1:]
    print(json.dumps({"mode": mode(), "value": MEASURES[name](float(seconds))}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
