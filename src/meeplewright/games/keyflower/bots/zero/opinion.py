"""How likely the network finds each of the turns that the champion's search tries.

A turn is a series of actions. Each of them is compared with the likeliest action that a tried turn
has in its place. So it does no harm to be one of many turns of a kind, such as the same bid with
workers of other colours.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from meeplewright.core.game import Action, State
from meeplewright.games.keyflower.bots.turns import Turns
from meeplewright.games.keyflower.bots.zero.asking import ids_of, judged, row_of
from meeplewright.games.keyflower.rules.state import KeyflowerState

LIKED: Final = 0.4
"""In points: what it counts that a turn is e times as likely."""
LEAST: Final = -2.4
"""In points: no turn is preferred less."""


def opinion(state: KeyflowerState, turns: Turns) -> list[float]:
    """By turn: by how many points it is preferred; 0 for the likeliest, less for the others."""
    starts = _Starts(state, int(state.table.player))
    paths = [starts.path(turns.actions[at]) for at in range(turns.count)]
    scores = starts.scores()
    best = [-np.inf] * len(scores)
    for path in paths:
        for place, action in path:
            best[place] = max(best[place], scores[place][action])
    found = [sum(scores[place][action] - best[place] for place, action in path) for path in paths]
    # Rounded, because the last bits depend on the processor.
    return [round(max(LEAST, LIKED * score), 3) for score in found]


class _Starts:
    """The positions in which a seat decides during its turn."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        self._states = [state]
        self._place: dict[tuple[Action, ...], int] = {(): 0}

    def path(self, actions: list[Action]) -> list[tuple[int, Action]]:
        """The actions of a turn, each with the number of the position before it."""
        found = []
        place = 0
        for number, action in enumerate(actions):
            if number > 0:
                place = self._after(place, tuple(actions[:number]))
            found.append((place, action))
        return found

    def _after(self, place: int, done: tuple[Action, ...]) -> int:
        """The number of the position after these actions; the last one is played at `place`."""
        if done not in self._place:
            state = self._states[place].copy()
            state.apply(self._seat, done[-1])
            self._place[done] = len(self._states)
            self._states.append(state)
        return self._place[done]

    def scores(self) -> list[dict[Action, float]]:
        """By position and legal action."""
        rows = np.stack([row_of(state, self._seat) for state in self._states])
        found = []
        for state, scores in zip(self._states, judged(rows).scores, strict=True):
            own = scores[ids_of(state, self._seat)].tolist()
            found.append(dict(zip(state.legal(self._seat), own, strict=True)))
        return found
