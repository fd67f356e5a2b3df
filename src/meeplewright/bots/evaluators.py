"""What knows a game well: the evaluator that a game brings along, or a search for any game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from meeplewright.bots.advice import Advice, Outlook
from meeplewright.bots.generic_search import GenericEvaluator
from meeplewright.core.game import Action, Game, State, View
from meeplewright.core.player import Budget
from meeplewright.core.registry import part_of


class Evaluator(Protocol):
    """What the bots know of one game, for one seat: a judgement, and a search that uses it."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action; without a budget: by judgement alone."""

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few ways to go on, best first.

        `also`: a way that gets as fair a look as the favourite and is always among them: the
        actions from this decision on, until somebody else or chance is to act.
        """

    def outlook(self, state: State) -> Outlook:
        """What a position promises every seat, with everything in it known, by judgement alone.

        Any position will do, also where chance or a rival is to act, and one that is over.
        """


def evaluator_for(game: Game, seat: int) -> Evaluator:
    """The evaluator that the game's manifest names, or the generic search."""
    made = part_of(game.name, "evaluator")
    evaluator: Evaluator = GenericEvaluator(game, seat) if made is None else made(seat)
    return evaluator
