"""The bots that know their game: `heuristic` judges every turn, `search` looks further ahead, and
`champion` does so with a stronger evaluation.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.advice import Advice
from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import parse_budget, tighter
from meeplewright.bots.evaluators import Evaluator, evaluator_for, needed_champion
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget

DEFAULT = Budget(seconds=0.5)
"""The budget for a turn if neither the spec nor the table sets one."""


class HeuristicBot(Bot):
    """Plays the turn with the best evaluation, ignoring chance and opponents."""

    takes_style: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "", style: str = "") -> None:
        super().__init__(game, seat, setting, style)
        self._evaluator = evaluator_for(game, seat, style)

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[0] if len(legal) == 1 else self._evaluator.choose(view, legal, None, rng)


class SearchBot(Bot):
    """Searches within a budget per turn: `search:800` simulations, or `search:200ms`."""

    takes_setting: ClassVar[bool] = True
    takes_style: ClassVar[bool] = True
    spec: ClassVar[str] = "search"

    def __init__(self, game: Game, seat: int, setting: str = "", style: str = "") -> None:
        super().__init__(game, seat, setting, style)
        self.own_budget = parse_budget(setting, self.spec)
        self._evaluator = self.evaluator(game, seat, style)

    @classmethod
    def evaluator(cls, game: Game, seat: int, style: str = "") -> Evaluator:
        """What it searches with."""
        return evaluator_for(game, seat, style)

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self._evaluator.choose(view, legal, tighter(self.own_budget, budget, DEFAULT), rng)

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget | None,
        rng: Random,
        most: int = 3,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few ways to play on, with the expected points and chances of each.

        `also`, the actions of a turn that was or may be played, is searched as well.
        """
        allowed = tighter(self.own_budget, budget, DEFAULT)
        return self._evaluator.advise(view, legal, allowed, rng, most, also)


class ChampionBot(SearchBot):
    """Like `search`, for games with a stronger evaluation: `champion:800`, `champion:200ms`."""

    spec: ClassVar[str] = "champion"

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        """Only as a level: the master."""
        return False

    @classmethod
    def evaluator(cls, game: Game, seat: int, style: str = "") -> Evaluator:
        return needed_champion(game, seat, style, cls.spec)
