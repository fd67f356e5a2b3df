"""The bots that know their game: `heuristic` judges every turn, `search` looks further ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.advice import Advice
from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import parse_budget, tighter
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget

DEFAULT = Budget(seconds=0.5)
"""What a search may spend on a turn where neither its spec nor the table says anything."""


class HeuristicBot(Bot):
    """The turn that is judged best by itself, luck and rivals left out."""

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        self._evaluator = evaluator_for(game, seat)

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[0] if len(legal) == 1 else self._evaluator.choose(view, legal, None, rng)


class SearchBot(Bot):
    """Search within a budget: `search:800` simulations, or `search:200ms`, for a whole turn."""

    takes_setting: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        self._own = parse_budget(setting, "search")
        self._evaluator = evaluator_for(game, seat)

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._evaluator.choose(view, legal, tighter(self._own, budget, DEFAULT), rng)

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None,
        rng: Random,
        most: int = 3,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few ways to go on, with the points and chances expected of each.

        `also` gets a fair look too: the actions of a turn that was, or may be, played.
        """
        allowed = tighter(self._own, budget, DEFAULT)
        return self._evaluator.advise(view, legal, allowed, rng, most, also)
