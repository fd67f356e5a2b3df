"""Greedy: the whole turn that leaves the best own-minus-best-rival score if the game ended then.

No look-ahead, ties by lot. A frozen anchor: strength is measured against it, so it never changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.bots.bot import Bot
from meeplewright.core.game import Action, State, View
from meeplewright.core.player import Budget


class GreedyBot(Bot):
    """Judges a whole turn at once and plays its first step.

    Asked again for the next step it judges what is left of the turn; among equally good turns
    that comes to the same as having chosen one of them in the first place.
    """

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, rng)
        best: list[Action] = []
        most: int | None = None
        for action in legal:
            for margin in self._margins(state, action):
                if most is None or margin > most:
                    most, best = margin, []
                if margin == most:
                    best.append(action)
        return best[int(rng.random() * len(best))]

    def _margins(self, state: State, action: Action) -> list[int]:
        """The margin at the end of every turn that begins with this action."""
        after = state.copy()
        after.apply(self.seat, action)
        if after.to_act != self.seat:
            return [self._margin(after)]
        return [margin for then in after.legal(self.seat) for margin in self._margins(after, then)]

    def _margin(self, state: State) -> int:
        points = state.points_now()
        rivals = [had for seat, had in enumerate(points) if seat != self.seat]
        return points[self.seat] - max(rivals)
