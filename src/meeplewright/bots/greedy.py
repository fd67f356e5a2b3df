"""Greedy: the whole turn that leaves the best own-minus-best-rival score if the game ended then.

No look-ahead; level turns by holdings, then by lot. A frozen anchor: strength is measured
against it, so it never changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from meeplewright.bots.bot import Bot
from meeplewright.core.game import Action, State, View
from meeplewright.core.player import Budget

HORIZON = 3
"""How many steps of its own turn it sees ahead of the next one; no turn is judged beyond."""
MOST_TURNS = 1500
"""How many turns it judges at the most for one decision, shared out among the next steps."""


class GreedyBot(Bot):
    """Judges a whole turn at once and plays its first step.

    Asked again for the next step it judges what is left of the turn; among equally good turns
    that comes to the same as having chosen one of them in the first place. Of rivals it counts
    what lies in the open; where the margins are level, more holdings are better.
    """

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.determinize(view, rng)
        best: list[Action] = []
        most: tuple[int, int] | None = None
        for action in legal:
            for worth in self._worths(state, action):
                if most is None or worth > most:
                    most, best = worth, []
                if worth == most:
                    best.append(action)
        return best[int(rng.random() * len(best))]

    def _worths(self, state: State, action: Action) -> Iterator[tuple[int, int]]:
        """What each turn is worth that begins with this action, as far as it is judged."""
        share = max(1, MOST_TURNS // len(state.legal(self.seat)))
        return islice(self._turns(state, action, HORIZON), share)

    def _turns(self, state: State, action: Action, ahead: int) -> Iterator[tuple[int, int]]:
        after = state.copy()
        after.apply(self.seat, action)
        if ahead == 0 or self.seat not in after.actors:
            yield self._worth(after)
            return
        for then in after.legal(self.seat):
            yield from self._turns(after, then, ahead - 1)

    def _worth(self, state: State) -> tuple[int, int]:
        points = state.points_seen_by(self.seat)
        rivals = [had for seat, had in enumerate(points) if seat != self.seat]
        return points[self.seat] - max(rivals), state.holdings(self.seat)
