"""Looking ahead in Keyflower: a turn of one seat searched as long as its budget lasts.

What kinds of moves bring is kept for the rest of the season, and the tree where the game went on
in it.
"""

from __future__ import annotations

from random import Random

from meeplewright.bots.effort import Stopwatch
from meeplewright.bots.keyflower.evaluation import Evaluation
from meeplewright.bots.keyflower.habits import Habits
from meeplewright.bots.keyflower.searching import Searching
from meeplewright.bots.keyflower.turns import Turns
from meeplewright.core.game import View
from meeplewright.keyflower import Keyflower
from meeplewright.keyflower.table import Table

WORLDS = 40
"""How many deals of what is hidden a turn is thought through in, at the most."""


class Lookahead:
    """For one seat of one game, at its turns."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._game = Keyflower()
        self._evaluation = evaluation
        self._habits: Habits | None = None
        self._season = -1
        self._earlier: Searching | None = None

    def search(
        self, view: View, table: Table, turns: Turns, watch: Stopwatch, rng: Random
    ) -> Searching:
        """These turns, thought through; `table` is one way the hidden things may lie."""
        habits = self._habits_of(table)
        searching = Searching(table, turns, self._evaluation, habits, self._earlier)
        self._earlier = searching
        worlds = [table]
        while turns.count > 1 and watch.goes_on():
            if len(worlds) < WORLDS:
                worlds.append(self._game.determinize(view, rng).table)
            searching.simulate(worlds[watch.done % len(worlds)], rng)
        return searching

    def look_at(self, view: View, searching: Searching, turn: int, rng: Random) -> None:
        """As often as at the favourite, whatever is thought of it."""
        root = searching.root
        while root.visited[turn] < root.visited[root.favourite()]:
            searching.walk(self._game.determinize(view, rng).table, turn, rng)

    def _habits_of(self, table: Table) -> Habits:
        if self._habits is None or self._season != table.season:
            self._habits = Habits(self._evaluation, table.seats)
            self._season = int(table.season)
        return self._habits
