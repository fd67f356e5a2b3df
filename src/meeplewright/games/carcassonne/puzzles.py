"""Puzzles of Carcassonne: the last two tiles, a city to close, the best turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meeplewright.core.game import CHANCE, Action, State
from meeplewright.core.puzzles import Found, GamePuzzles, turns_from
from meeplewright.games.carcassonne.rules.events import Scored
from meeplewright.games.carcassonne.rules.items import FeatureItem
from meeplewright.games.carcassonne.rules.state import PLACE, CarcassonneState

MOST_ANSWERS: Final = 4
"""Only so many turns may be best: otherwise there is little to find."""

Reply = list[tuple[int, Action]]


class LastTwo:
    """Two tiles are left in a game of two: one in hand, and one that everybody knows.

    The worth of a turn is the margin at the end of the game if the opponent replies as well as
    possible. Every turn and every reply is tried.
    """

    name = "last_two"

    def find(self, state: State, seat: int) -> Found | None:
        assert isinstance(state, CarcassonneState)
        if state.seats != 2 or state.phase != PLACE or state.bag_left != 1:
            return None
        worths = {turn: self._after(end, seat)[0] for turn, end in turns_from(state, seat)}
        best = max(worths.values())
        answers = tuple(turn for turn, worth in worths.items() if worth == best)
        others = sorted((worth for worth in worths.values() if worth < best), reverse=True)
        if len(answers) > MOST_ANSWERS or not others:
            return None
        return Found(self.name, best, others[0], answers, figures={"turns": len(worths)})

    def replies(self, state: State, seat: int) -> Reply:
        return self._after(state, seat)[1]

    def worth(self, state: State, seat: int) -> float:
        outcome = state.outcome()
        assert outcome is not None
        return outcome.points[seat] - outcome.points[1 - seat]

    def _after(self, state: State, seat: int) -> tuple[float, Reply]:
        """The worth after the turn, and the reply that the opponent chooses."""
        now = state.copy()
        drawn: Reply = []
        while now.to_act == CHANCE:  # there is only one tile that can be drawn
            ((outcome, _),) = now.chance()
            now.apply(CHANCE, outcome)
            drawn.append((CHANCE, outcome))
        if now.to_act is None:
            return self.worth(now, seat), drawn
        replies = [(self.worth(end, seat), turn) for turn, end in turns_from(now, 1 - seat)]
        worth, turn = min(replies, key=lambda one: one[0])
        return worth, [*drawn, *((1 - seat, action) for action in turn)]


def theme(state: State, seat: int, turn: Sequence[Action]) -> str | None:
    """`close_city` if the turn completes a city for the seat, otherwise `find_turn`."""
    return "close_city" if any(_cities(state, seat, turn)) else "find_turn"


def _cities(state: State, seat: int, turn: Sequence[Action]) -> Iterator[bool]:
    after = state.copy()
    for action in turn:
        for event in after.apply(seat, action):
            if isinstance(event, Scored) and isinstance(event.item, FeatureItem):
                yield event.item.kind == "city" and seat in event.seats


PUZZLES: Final = GamePuzzles(
    exact=(LastTwo(),),
    theme=theme,
    themes=("close_city", "find_turn"),
    data="meeplewright.games.carcassonne:data/puzzles.jsonl",
)
