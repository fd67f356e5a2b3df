"""Looks ahead with the network: it plays on for all seats until the seat decides again.

Every line is played in a world that the seat cannot tell from the real one. All candidates are
played in the same worlds with the same draws, and what the network expects at the end of a line
is its value.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

import numpy as np
from librt.vecs import vec

from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.margins import lead_of
from meeplewright.core.game import CHANCE, Action, Game, State, View
from meeplewright.games.keyflower.bots.zero.asking import ids_of, judged, likely_actions, row_of
from meeplewright.games.keyflower.bots.zero.net import OWN, POINTS, RIVALRY
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import BOATING, BUILDING, TURN

MOST: Final = 6
"""So many actions are tried at most."""
LEAST_LIKELY: Final = 0.02
"""An action whose probability is a smaller share of the largest is not tried."""
SURE: Final = 0.97
"""An action that is more likely is played at once."""
WORLDS: Final = 4
"""So many worlds are played at the same time, which costs less for each."""
PRIOR: Final = 0.04
"""In tens of points: what it counts that an action is e times as likely."""


class Line:
    """A game in one world, played on after one of the candidates."""

    def __init__(self, state: State, number: int, rng: Random) -> None:
        self.state = state
        self.number = number
        self._began_in = phase_of(state)
        self._rng = rng

    def play_forced(self) -> None:
        """Play all draws, and actions without an alternative."""
        state = self.state
        while (seat := state.to_act) is not None:
            if seat == CHANCE:
                state.apply(CHANCE, state.draw(self._rng))
                continue
            legal = state.legal(seat)
            if len(legal) > 1:
                return
            state.apply(seat, legal[0])

    def is_over_for(self, seat: int) -> bool:
        """Whether the line ends here: the seat has its next turn, or its next choice at the end of
        a season, or the game is over.
        """
        if self.state.to_act is None:
            return True
        phase = phase_of(self.state)
        is_next = phase == TURN or (phase >= BOATING and phase != self._began_in)
        return self.state.to_act == seat and is_next


def phase_of(state: State) -> int:
    assert isinstance(state, KeyflowerState)
    return int(state.table.phase)


class Candidates:
    """The likeliest actions, and what their lines came to."""

    def __init__(self, likely: Sequence[float]) -> None:
        order = sorted(range(len(likely)), key=lambda number: -likely[number])[:MOST]
        least = likely[order[0]] + log(LEAST_LIKELY)
        self.kept = [number for number in order if likely[number] >= least]
        self._likely = likely
        self._sums = dict.fromkeys(self.kept, 0.0)
        self._lines = dict.fromkeys(self.kept, 0)

    def is_sure(self) -> bool:
        return len(self.kept) == 1 or self._likely[self.kept[0]] > log(SURE)

    def add(self, number: int, value: float) -> None:
        self._sums[number] += value
        self._lines[number] += 1

    def value(self, number: int) -> float:
        """Of an action that no line was played for, only how likely it is."""
        mean = self._sums[number] / max(1, self._lines[number])
        return mean + PRIOR * self._likely[number]

    def best(self) -> int:
        return max(self.kept, key=self.value)

    def halve(self) -> None:
        """Keep the better half, at least two."""
        order = sorted(self.kept, key=self.value, reverse=True)
        self.kept = order[: max(2, (len(order) + 1) // 2)]


class Searcher:
    """Looks ahead for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def choose(self, view: View, legal: Sequence[Action], watch: Stopwatch, rng: Random) -> Action:
        """The best action as far as the budget goes; in a village without looking ahead."""
        state = self._game.determinize(view, rng)
        candidates = Candidates(likely_actions(state, self._seat).tolist())
        if not candidates.is_sure() and phase_of(state) != BUILDING:
            while lines := self._lines(view, legal, candidates, watch, rng):
                if not self._play_on(lines, watch):
                    break
                for line, value in zip(lines, self._values(lines), strict=True):
                    candidates.add(line.number, value)
                candidates.halve()
        return legal[candidates.best()]

    def _lines(
        self,
        view: View,
        legal: Sequence[Action],
        candidates: Candidates,
        watch: Stopwatch,
        rng: Random,
    ) -> list[Line]:
        """All candidates in some more worlds; nothing if the budget is used up."""
        lines: list[Line] = []
        for _ in range(WORLDS):
            if not all(watch.goes_on() for _ in candidates.kept):
                break
            world, luck = self._game.determinize(view, rng), rng.getrandbits(32)
            for number in candidates.kept:
                state = world.copy()
                state.apply(self._seat, legal[number])
                lines.append(Line(state, number, Random(luck)))
        return lines

    def _play_on(self, lines: list[Line], watch: Stopwatch) -> bool:
        """Every seat plays what the network likes best; whether there was enough time."""
        for line in lines:
            line.play_forced()
        while lines := [line for line in lines if not line.is_over_for(self._seat)]:
            if watch.is_over():
                return False
            states = [line.state for line in lines]
            seats = [int(state.to_act or 0) for state in states]
            rows = np.stack([row_of(*known) for known in zip(states, seats, strict=True)])
            for line, seat, scores in zip(lines, seats, judged(rows).scores, strict=True):
                best = int(scores[ids_of(line.state, seat)].argmax())
                line.state.apply(seat, line.state.legal(seat)[best])
                line.play_forced()
        return True

    def _values(self, lines: list[Line]) -> list[float]:
        """In tens of points."""
        going = [line for line in lines if line.state.to_act is not None]
        leads: list[float] = []
        if going:
            rows = np.stack([row_of(line.state, self._seat) for line in going])
            leads = judged(rows).lead.tolist()
        expected = iter(leads)
        return [
            final_value(line.state, self._seat) if line.state.to_act is None else next(expected)
            for line in lines
        ]


def final_value(state: State, seat: int) -> float:
    """What the network should have expected, when the game is over."""
    points = vec[float]([float(number) for number in state.points_now()])
    lead = lead_of(points, 0, state.seats, seat, RIVALRY)
    return (lead + OWN * points[seat]) / POINTS
