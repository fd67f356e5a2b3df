"""The gain of each kind of move this season: evaluated on first use, then remembered.

A move is worth about the same everywhere in the tree, so the tree does not have to evaluate every
move of every node. When seats play on by quick evaluation, the move remembered as the best is
evaluated again, so the memory stays up to date.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import lead_of
from meeplewright.games.keyflower.bots.carrying import Carrier
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.moves import KEYS, PASS, colour_of, key_of, moves
from meeplewright.games.keyflower.bots.playing import play
from meeplewright.games.keyflower.rules.table import MOST_SEATS, Table

RIVALRY: Final = 8.0
"""In points: an opponent this far behind the best one counts e times less."""
SLOWLY: Final = 0.05
"""Learning rate for what a turn gains."""
LOOKS: Final = 2
"""Moves that are evaluated again before one is played by quick evaluation."""


@final
class Habits:
    """By seat and kind of move: how it changes the seat's lead."""

    def __init__(self, evaluation: Evaluation, seats: i64) -> None:
        self._evaluation: Final = evaluation
        self._seats: Final = seats
        self._gain = [vec[float]([0.0] * KEYS) for _ in range(seats)]
        self._kept = [vec[float]([0.0] * KEYS) for _ in range(seats)]  # if workers left are kept
        self._known = [vec[i64]([0] * KEYS) for _ in range(seats)]
        self.turn = vec[float]([-1.0] * MOST_SEATS)  # by seat: the usual gain of a turn
        self._before = 0.0  # the player's lead at the last noted table
        self._eager = 0.0  # the part of it for workers to place, not to keep
        self.carrier: Final = Carrier()
        self.brought = 0.0  # gain of the last turn by quick evaluation, at least 0
        self.passed = False  # whether that turn was a pass

    def gains(self, table: Table, listed: vec[i64], rng: Random) -> vec[float]:
        """The gain of each of these moves for the player."""
        keys = self._keys(table, listed, False, rng)
        found = vec[float]()
        for key in keys:
            found = append(found, self._gain[table.player][key])
        return found

    # -- learning -------------------------------------------------------------------------------

    def _keys(self, table: Table, listed: vec[i64], noted: bool, rng: Random) -> vec[i64]:
        """The kinds of these moves, all known now; `noted`: the table is the last noted one."""
        known = self._known[table.player]
        keys = vec[i64]()
        for move in listed:
            key = key_of(table, move)
            keys = append(keys, key)
            if known[key] == 0:
                known[key] = 1
                if not noted:
                    self._evaluation.judge_table(table)
                    self._note(table)
                    noted = True
                self._play(table, move, key, rng)
        return keys

    def _note(self, table: Table) -> None:
        """Note the player's lead at the table that was evaluated last."""
        self._before = lead_of(self._evaluation.worth, 0, self._seats, table.player, RIVALRY)
        self._eager = self._evaluation.eager[table.player]

    def _play(self, table: Table, move: i64, key: i64, rng: Random) -> Table:
        """The table after a move, evaluated; remembers its gain since the noted table."""
        seat = table.player
        after = table.copy()
        play(after, move, self.carrier, rng)
        self._evaluation.judge_table(after)
        gain = lead_of(self._evaluation.worth, 0, self._seats, seat, RIVALRY) - self._before
        eager = self._evaluation.eager[seat]
        self._kept[seat][key] = gain - eager + self._eager
        self._gain[seat][key] = gain - eager if move == PASS else gain
        return after

    # -- playing on by quick evaluation ---------------------------------------------------------

    def play_likely(self, table: Table, rng: Random) -> Table:
        """The table after the player's likely turn, evaluated. `table` must be, too."""
        self._note(table)
        listed = moves(table)
        keys = self._keys(table, listed, True, rng)
        best = self._likeliest(table, listed, keys)
        looks: i64 = 1
        while True:
            after = self._play(table, listed[best], keys[best], rng)
            again = self._likeliest(table, listed, keys)
            if again == best or looks == LOOKS or listed[best] == PASS:
                break
            best = again
            looks += 1
        self.passed = listed[best] == PASS
        gain = self._gain[table.player][keys[best]]
        self.brought = gain if gain > 0.0 and not self.passed else 0.0
        return after

    def _likeliest(self, table: Table, listed: vec[i64], keys: vec[i64]) -> i64:
        """The best move; passing, the first one, only if nothing gains more than waiting.

        If workers of several colours would do, the most frequent colour is used.
        """
        seat = table.player
        best: i64 = 0
        most = -1e9
        have: i64 = 0
        index: i64 = 1
        while index < i64(len(listed)):
            gain = self._gain[seat][keys[index]]
            if gain >= most and self._kept[seat][keys[index]] > 0.0:
                colour = colour_of(listed[index])
                has = table.workers[seat * 4 + colour] if colour < 4 else 0
                if gain > most or has > have:
                    best = index
                    most = gain
                    have = has
            index += 1
        return best

    # -- the gain of a turn ---------------------------------------------------------------------

    def expect_turn(self, gain: float) -> None:
        """Set the gain of a turn for seats that are not known yet."""
        seat: i64 = 0
        while seat < self._seats:
            if self.turn[seat] < 0.0:
                self.turn[seat] = gain if gain > 0.0 else 0.0
            seat += 1

    def notice_turn(self, seat: i64, gain: float) -> None:
        """Learn from the best gain that the seat could get with a turn."""
        self.turn[seat] += SLOWLY * (gain - self.turn[seat])
