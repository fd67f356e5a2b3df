"""Hints: the best few ways to play on, with the reasons for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from meeplewright.bots.advice import Advice, best_first, varied
from meeplewright.bots.evaluators import adviser_for
from meeplewright.bots.reasons import TurnReason, reasons_for
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget

MOST_HINTS = 3
CHOSEN_FROM = 24
"""The number of turns that hints are chosen from, so that they differ in their first action."""


def hints_for(
    game: Game, view: View, legal: Sequence[Action], budget: Budget, rng: Random
) -> list[Advice]:
    """The best few turns of the view's seat, best first, each with at least one reason."""
    assert view.seat is not None
    ways = adviser_for(game, view.seat).advise(view, legal, budget, rng, CHOSEN_FROM)
    best = explained(game, view, best_first(varied(ways, MOST_HINTS), view.seat))
    at_least = TurnReason("reason-only" if len(legal) == len(ways) == 1 else "reason-best")
    return [way if way.reasons else replace(way, reasons=(at_least,)) for way in best]


def explained(game: Game, view: View, ways: Sequence[Advice]) -> list[Advice]:
    """The same turns with their reasons."""
    found = reasons_for(game, view, [way.actions for way in ways])
    return [replace(way, reasons=reasons) for way, reasons in zip(ways, found, strict=True)]
