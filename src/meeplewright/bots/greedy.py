"""Greedy: plays the turn with the best margin over the best opponent if the game ended then.

No look-ahead. Ties are broken by holdings, then at random. A frozen baseline: strength is measured
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
"""How many further steps of its own turn it looks at after the next one."""
MOST_TURNS = 1500
"""The maximum number of turns it evaluates for one decision, shared among the next steps."""


class GreedyBot(Bot):
    """Evaluates whole turns and plays the first step of the best one.

    For the next step it evaluates the rest of the turn again. Among equally good turns, that is the
    same as choosing one of them at the start. Of opponents it counts only what is visible. If
    margins are equal, more holdings are better.
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
        """The worth of every evaluated turn that starts with this action."""
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
