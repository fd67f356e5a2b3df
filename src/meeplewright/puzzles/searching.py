"""Puzzles whose best turn a long search finds: clear, and the same with other luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from meeplewright.bots.advice import Advice
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core.game import Action, Json, State
from meeplewright.core.player import Budget
from meeplewright.core.puzzles import Found, GamePuzzles

LUCKS: Final = 3
"""How many searches must agree, each with its own random numbers."""
RIVALS: Final = 2
"""The other turns that are searched as long as the best one."""
LOOKED_AT: Final = 8

Turn = tuple[Action, ...]


@dataclass(frozen=True)
class Effort:
    """Simulations of the first look and of each long search, and the smallest gap in points."""

    first: int = 80
    simulations: int = 600
    gap: float = 2.5

    def to_json(self) -> Json:
        return {"simulations": self.simulations, "lucks": LUCKS, "gap": self.gap}


def find_turn(state: State, seat: int, kinds: GamePuzzles, effort: Effort) -> Found | None:
    """The puzzle in this position, where the seat's turn begins; None if no turn is clearly best.

    A quick look comes first, so that most positions cost little.
    """
    if kinds.theme is None or state.actors != (seat,) or len(state.legal(seat)) < 2:
        return None
    ways = _searched(state, seat, effort.first, "look")
    best = ways[0].actions
    compared = ways[: 1 + RIVALS]
    rivals = [way.actions for way in compared[1:]]
    if not rivals or _gap(ways, seat) < effort.gap or not _are_whole(state, seat, compared):
        return None
    theme = kinds.theme(state, seat, best)
    worths = None if theme is None else compare(state, seat, best, rivals, effort)
    if theme is None or worths is None:
        return None
    mine = worths.pop(best)
    second = max(worths.values())
    others = [
        {"turn": " ".join(action.to_text() for action in turn), "worth": round(worth, 1)}
        for turn, worth in sorted(worths.items(), key=lambda one: -one[1])
    ]
    figures = {**effort.to_json(), "others": others}
    return Found(theme, round(mine, 1), round(second, 1), (best,), figures=figures)


def compare(
    state: State, seat: int, best: Turn, rivals: Sequence[Turn], effort: Effort
) -> dict[Turn, float] | None:
    """The mean worth of these turns; None if a search prefers another turn, or the gap is small."""
    worths: dict[Turn, float] = dict.fromkeys((best, *rivals), 0.0)
    for luck in range(LUCKS):
        for rival in rivals:
            name = f"luck {luck}"
            ways = _searched(state, seat, effort.simulations, name, rival)
            found = {way.actions: _margin(way, seat) for way in ways}
            if ways[0].actions != best or rival not in found:
                return None
            if found[best] - found[rival] < effort.gap:
                return None
            worths[rival] += found[rival] / LUCKS
            worths[best] += found[best] / (LUCKS * len(rivals))
    return worths


def _searched(
    state: State, seat: int, simulations: int, luck: str, also: Turn = ()
) -> list[Advice]:
    """The best turns, best first, from what the seat can know."""
    evaluator = evaluator_for(state.game, seat)
    budget = Budget(simulations=simulations)
    rng = Random(f"puzzle {luck}")
    return evaluator.advise(state.view(seat), state.legal(seat), budget, rng, LOOKED_AT, also)


def _gap(ways: Sequence[Advice], seat: int) -> float:
    margins = [_margin(way, seat) for way in ways]
    return margins[0] - max(margins[1:])


def _margin(way: Advice, seat: int) -> float:
    """The seat's points minus those of the best opponent."""
    others = [points for other, points in enumerate(way.points) if other != seat]
    return way.points[seat] - max(others)


def _are_whole(state: State, seat: int, ways: Sequence[Advice]) -> bool:
    """Whether each of these is a whole turn, and no draw comes in it."""
    for way in ways:
        after = state.copy()
        for action in way.actions:
            if seat not in after.actors or after.why_not(seat, action) is not None:
                return False
            after.apply(seat, action)
        if seat in after.actors and after.to_act == seat:
            return False
    return True
