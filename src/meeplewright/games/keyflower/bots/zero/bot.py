"""Zero: plays the action that its network likes best, or, with a budget, looks ahead with it.

The network was trained by self-play alone, on the batched engine (docs/training.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import Stopwatch, parse_budget, tighter
from meeplewright.bots.evaluators import Evaluator, adviser_for, evaluator_for
from meeplewright.bots.turn_tracker import TurnTracker, half_of_rest
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget
from meeplewright.games.keyflower.bots.zero.asking import likely_actions
from meeplewright.games.keyflower.bots.zero.searching import Searcher
from meeplewright.games.keyflower.bots.zero.tables import is_trained_for
from meeplewright.games.keyflower.rules.state import KeyflowerState


class ZeroBot(Bot):
    """`zero` looks at every position once; `zero:800` and `zero:200ms` look ahead.

    At tables that were not part of the training it plays as `heuristic` or `champion` does.
    """

    takes_setting: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        if game.name != "keyflower":
            raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": "zero", "game": game.name}))
        self.own_budget = parse_budget(setting, "zero")
        self._searcher = Searcher(game, seat)
        self._tracker = TurnTracker()
        self._decided = 0
        self._other: Evaluator | None = None

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        return game.name == "keyflower"

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if self._tracker.begins(view):
            self._decided = 0
        if len(legal) == 1:
            return legal[0]
        # What is hidden does not matter here, so any luck will do: `rng` is left to the search.
        state = self.game.determinize(view, Random(0))
        assert isinstance(state, KeyflowerState)
        allowed = self.own_budget and tighter(self.own_budget, budget, self.own_budget)
        if not is_trained_for(state):
            return self._as_others(view, legal, allowed, rng)
        if allowed is None:
            return legal[int(likely_actions(state, self.seat).argmax())]
        watch = Stopwatch(half_of_rest(allowed, self._decided))
        self._decided += 1
        return self._searcher.choose(view, legal, watch, rng)

    def _as_others(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if self._other is None:
            made = evaluator_for if self.own_budget is None else adviser_for
            self._other = made(self.game, self.seat)
        return self._other.choose(view, legal, budget, rng)
