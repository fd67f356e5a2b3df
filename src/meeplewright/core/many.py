"""Many games of one encoding that are stepped together, with their rows and legal actions.

Compiled, a step is one call for hundreds of games.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import pop, vec
from mypy_extensions import i16, i64, u8

from meeplewright.core.game import Encoding, State


@final
class Many:
    """Games that start in the same way and restart when they end.

    The vectors have a part for each game, in order. They stay the same objects, except `legal`.
    Between steps, only what changes is written. With `skips_forced`, moves where only one action is
    legal are played at once.
    """

    def __init__(
        self, encoding: Encoding, start: State, luck: list[Random], skips_forced: bool = False
    ) -> None:
        self._encoding: Final = encoding
        self._skips_forced: Final = skips_forced
        self._start: Final = start
        """A game before its first draw"""
        self._luck: Final = luck
        self._actions: Final[i64] = encoding.actions
        self._width: Final[i64] = encoding.width
        self.states: Final = [self._new(rng) for rng in luck]
        self.rows: Final = _repeated(encoding.empty_row(), len(luck))
        """What the seat to act knows, as the encoding writes it"""
        self.mask: Final = vec[u8]([0] * (encoding.actions * len(luck)))
        """By action: 1 if it is legal"""
        self.seats: Final = vec[u8]([0] * len(luck))
        """Which seat acts"""
        self.legal = vec[i64]()
        """The ids of the legal actions, ascending, game after game"""
        self.firsts: Final = vec[i64]([0] * (len(luck) + 1))
        """Where the ids of each game begin in `legal`, and where the last ones end"""
        self._write_all()

    def step(self, numbers: list[int]) -> list[tuple[int, State]]:
        """Play one legal action in every game, and the draws after it. Return the games that ended,
        by line; new ones have started there.
        """
        encoding = self._encoding
        ended: list[tuple[int, State]] = []
        before = self.legal
        legal = vec[i64](capacity=len(before) + 1)
        end: i64 = 0
        for line in range(len(self.states)):
            number = numbers[line]
            state = self.states[line]
            encoding.step(state, number, self._luck[line])
            begin = end
            end = self.firsts[line + 1]
            self.firsts[line] = len(legal)
            legal, has_skipped = self._add_legal(legal, state, self._luck[line])
            seat = state.to_act
            row = line * self._width
            if seat is None:
                ended.append((line, state))
                state = self._new(self._luck[line])
                self.states[line] = state
                legal, _ = self._add_legal(legal, state, self._luck[line])
                seat = _seat_of(state)
                encoding.write_row(self.rows, row, state, seat)
            elif has_skipped:
                encoding.write_row(self.rows, row, state, seat)
            else:
                encoding.update_row(self.rows, row, state, seat, number)
            self.seats[line] = u8(seat)
            mask = line * self._actions
            _mark(self.mask, mask, before, begin, end, 0)
            _mark(self.mask, mask, legal, self.firsts[line], len(legal), 1)
        self.firsts[len(self.states)] = len(legal)
        self.legal = legal
        return ended

    def _new(self, rng: Random) -> State:
        state = self._start.copy()
        self._encoding.draw_on(state, rng)
        return state

    def _write_all(self) -> None:
        encoding = self._encoding
        legal = self.legal
        for line, state in enumerate(self.states):
            self.firsts[line] = len(legal)
            legal, _ = self._add_legal(legal, state, self._luck[line])
            seat = _seat_of(state)
            encoding.write_row(self.rows, line * self._width, state, seat)
            self.seats[line] = u8(seat)
            _mark(self.mask, line * self._actions, legal, self.firsts[line], len(legal), 1)
        self.firsts[len(self.states)] = len(legal)
        self.legal = legal

    def _add_legal(self, legal: vec[i64], state: State, rng: Random) -> tuple[vec[i64], bool]:
        """Append the ids of the next decision. Forced moves before it are played if they are to be
        skipped; also returns whether there were any.
        """
        first: i64 = len(legal)
        has_skipped = False
        seat = state.to_act
        while seat is not None:
            legal = self._encoding.add_legal(legal, state, seat)
            if not self._skips_forced or len(legal) != first + 1:
                break
            legal, number = pop(legal)
            self._encoding.step(state, number, rng)
            has_skipped = True
            seat = state.to_act
        return legal, has_skipped


def _seat_of(state: State) -> int:
    seat = state.to_act
    assert seat is not None, "a game does not start with its end"
    return seat


def _mark(mask: vec[u8], first: i64, ids: vec[i64], start: i64, end: i64, flag: i64) -> None:
    """Set the flags of these actions; `first` is the place of action 0."""
    while start < end:
        mask[first + ids[start]] = u8(flag)
        start += 1


def _repeated(row: vec[i16], times: int) -> vec[i16]:
    rows = vec[i16]([0] * (len(row) * times))
    at: i64 = 0
    while at < len(rows):
        rows[at] = row[at % len(row)]
        at += 1
    return rows
