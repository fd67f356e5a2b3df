"""Zero: plays the turn with the best score of its network, or, with a budget, searches as the
champion does and asks the network about the turns it can play.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import parse_budget, tighter
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Action, Game, View
from meeplewright.core.player import Budget
from meeplewright.games.carcassonne.bots.champion import evaluator
from meeplewright.games.carcassonne.bots.evaluator import CarcassonneEvaluator
from meeplewright.games.carcassonne.bots.zero.net import Weights, judge
from meeplewright.games.carcassonne.bots.zero.net_inputs import Array
from meeplewright.games.carcassonne.bots.zero.opinion import ask
from meeplewright.games.carcassonne.bots.zero.reading import Cell, Turn, look, turn_of
from meeplewright.games.carcassonne.bots.zero.tile_facts import CODES, TURNS_FITTING
from meeplewright.games.carcassonne.bots.zero.weights import taught_weights
from meeplewright.games.carcassonne.rules.actions import Follower, Place
from meeplewright.games.carcassonne.rules.state import CarcassonneState


class ZeroBot(Bot):
    """`zero` without a search, `zero:800` and `zero:200ms` with one.

    It knows the base game only: with expansions it plays as `heuristic` or `champion` does.
    """

    takes_setting: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        if game.name != "carcassonne":
            raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": "zero", "game": game.name}))
        self.own_budget = parse_budget(setting, "zero")
        self._searcher = evaluator(seat, ask=ask)
        self._weights = taught_weights()
        self._other = CarcassonneEvaluator(seat)
        self._scored: tuple[Any, Scores] | None = None  # of the turn that was asked about last

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        return game.name == "carcassonne"

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self.own_budget is not None:
            allowed = tighter(self.own_budget, budget, self.own_budget)
            return self._searcher.choose(view, legal, allowed, rng)
        state = self.game.determinize(view, rng)  # the same table: nothing is hidden
        assert isinstance(state, CarcassonneState)
        if state.variant.sets:
            return self._other.choose(view, legal, None, rng)
        turn = turn_of(state, self.seat)
        if self._scored is None or self._scored[0] != turn.key:
            self._scored = turn.key, Scores(self._weights, turn)
        scores = self._scored[1]
        if turn.laid is None:
            return max(legal, key=scores.of_place)
        cell, turned = turn.laid
        return max(legal, key=lambda action: scores.of_follower(cell, turned, action))


class Scores:
    """Every way to play a turn, scored."""

    def __init__(self, weights: Weights, turn: Turn) -> None:
        net_inputs, cells = look(turn)
        fitting = (
            TURNS_FITTING[net_inputs.in_hand, net_inputs.slot_demand][:, None] >> np.arange(4) & 1
        )
        slots, turns = fitting.nonzero()
        there: Any = np.ones(len(slots), np.float32)
        scores = judge(np, weights, net_inputs, slots, turns, there).score
        self._in_hand = turn.in_hand
        self._rows: dict[tuple[Cell, int], Array] = {
            (cells[slot], turned): row
            for slot, turned, row in zip(slots.tolist(), turns.tolist(), scores, strict=True)
        }

    def of_place(self, action: Action) -> float:
        """The score of the best turn that starts with this placement."""
        assert isinstance(action, Place)
        return float(self._rows[(action.x, action.y), action.turn].max())

    def of_follower(self, cell: Cell, turned: int, action: Action) -> float:
        """A spot that the features treat as occupied comes last."""
        assert isinstance(action, Follower)
        option = CODES[self._in_hand * 4 + turned].tolist().index(action.code)
        return float(self._rows[cell, turned][option])
