"""The search of one seat's turn in Keyflower, within its budget.

The gains of kinds of moves are kept for the rest of the season, and the tree if the game follows
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.bots.budgets import Stopwatch
from meeplewright.core.game import View
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.habits import Habits
from meeplewright.games.keyflower.bots.searching import Searching
from meeplewright.games.keyflower.bots.turns import Turns
from meeplewright.games.keyflower.rules.table import Table

WORLDS = 40
"""The maximum number of deals of hidden information for a turn."""


class Worlds:
    """Deals of what a seat cannot see, each with its own random stream; created on demand."""

    def __init__(self, view: View, first: Table, rng: Random) -> None:
        self._game = Keyflower()
        self._view = view
        self._rng = rng
        self._tables = [first]
        self._lucks: list[float] = []

    def table(self, number: int) -> Table:
        """The same table for the same number; the number of different tables is limited."""
        while len(self._tables) <= number % WORLDS:
            self._tables.append(self._game.determinize(self._view, self._rng).table)
        return self._tables[number % WORLDS]

    def luck(self, number: int) -> Random:
        """The random stream of this world, from its start every time."""
        while len(self._lucks) <= number % WORLDS:
            self._lucks.append(self._rng.random())
        return Random(self._lucks[number % WORLDS])


class Lookahead:
    """For one seat of one game, at its turns."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._habits: Habits | None = None
        self._season = -1
        self._earlier: Searching | None = None

    def search(
        self,
        worlds: Worlds,
        turns: Turns,
        watch: Stopwatch,
        rng: Random,
        liked: Sequence[float] = (),
    ) -> Searching:
        """Search these turns in these worlds, which all look the same to the seat.

        `liked`: by how many points each turn is preferred.
        """
        table = worlds.table(0)
        searching = Searching(table, turns, self._evaluation, self._habits_of(table), self._earlier)
        self._earlier = searching
        for turn, points in enumerate(liked):
            searching.root.like(turn, points)
        while turns.count > 1 and watch.goes_on():
            visit(searching, int(searching.root.select()), worlds, rng)
        return searching

    def _habits_of(self, table: Table) -> Habits:
        if self._habits is None or self._season != table.season:
            self._habits = Habits(self._evaluation, table.seats)
            self._season = int(table.season)
        return self._habits


def look_at(searching: Searching, turn: int, worlds: Worlds, rng: Random) -> None:
    """Visit this turn as often as the favourite, whatever its value."""
    root = searching.root
    while root.visited[turn] < root.visited[root.favourite()]:
        visit(searching, turn, worlds, rng)


def visit(searching: Searching, turn: int, worlds: Worlds, rng: Random) -> None:
    """Compared turns get the same worlds in the same order, with the same draws."""
    root = searching.root
    if searching.compares:
        number = int(root.visited[turn])
        searching.walk(worlds.table(number), turn, worlds.luck(number))
    else:
        searching.walk(worlds.table(int(root.visits)), turn, rng)
