"""Analyse a record entry by entry, from the first draw to the last move.

The entries are grouped into spans: consecutive draws, or the actions of one seat until another
seat or chance acts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from meeplewright.analysis.effort import Effort
from meeplewright.analysis.judge import Judge
from meeplewright.analysis.results import Analysis, Decision, Drawn, Moment, Swing
from meeplewright.analysis.summary import summary, turning_points
from meeplewright.bots.advice import Outlook
from meeplewright.core.game import CHANCE, Action, State
from meeplewright.core.records import Record
from meeplewright.core.replay import Step, begin, step_through

Progress = Callable[[int, int], None]
"""Called after every entry with entries done and total; an exception stops the analysis."""


@dataclass(frozen=True)
class Span:
    """Consecutive entries of one seat, or of chance."""

    seat: int
    entry: int
    actions: tuple[Action, ...]

    @property
    def until(self) -> int:
        return self.entry + len(self.actions) - 1


def analyse(
    record: Record, effort: Effort | None = None, progress: Progress | None = None
) -> Analysis:
    """Analyse a record, finished or not; InvalidRecord if it is not legal.

    The same record and effort give the same analysis, to the byte.
    """
    steps = list(step_through(record, begin(record)))
    analyser = _Analyser(begin(record), effort or Effort(), len(steps), progress)
    for span in spans_of(steps):
        analyser.follow(span)
    return analyser.analysis(record)


def spans_of(steps: Sequence[Step]) -> list[Span]:
    spans = []
    for seat, of_seat in groupby(steps, key=lambda step: step.seat):
        taken = list(of_seat)
        spans.append(Span(seat, taken[0].entry, tuple(step.action for step in taken)))
    return spans


class _Analyser:
    """Replays a game and collects the findings."""

    def __init__(
        self, state: State, effort: Effort, entries: int, progress: Progress | None
    ) -> None:
        self._state = state
        self._effort = effort
        self._entries = entries
        self._progress = progress
        self._judge = Judge(state.game, effort)
        self._moments = [Moment(0, self._judge.promised(state))]
        self._luck: list[Drawn] = []
        self._decisions: list[Decision] = []

    def follow(self, span: Span) -> None:
        """Judge the draws or decisions of a span, and apply them."""
        if span.seat == CHANCE:
            now = self._follow_draws(span)
        else:
            self._follow_turn(span)
            now = self._judge.promised(self._state)
        self._moments.append(Moment(span.until, now))

    def _follow_draws(self, span: Span) -> Outlook:
        """The outlook changes by exactly the luck of the draws."""
        seats = self._state.seats
        drawn = Swing((0.0,) * seats, (0.0,) * seats, (0.0,) * seats)
        for outcome in span.actions:
            drawn += self._judge.luck(self._state, outcome)
            self._apply(CHANCE, outcome)
        self._luck.append(Drawn(span.entry, span.until, drawn))
        if self._state.to_act is None:
            return self._judge.standing(self._state)
        return drawn.from_here(self._moments[-1].outlook)

    def _follow_turn(self, span: Span) -> None:
        """A turn is one decision, or more if the evaluator splits it; forced moves do not count."""
        judged = 0  # number of actions that already belong to a decision
        for number, action in enumerate(span.actions):
            legal = self._state.legal(span.seat)
            if number >= judged and len(legal) > 1:
                judged = self._decide(span, number, legal)
            self._apply(span.seat, action)

    def _decide(self, span: Span, number: int, legal: Sequence[Action]) -> int:
        """Judge the decision made here; returns the index of the action after it in the span."""
        view = self._state.view(span.seat)
        played = span.actions[number:]
        decision = self._judge.decision(view, legal, played, span.entry + number)
        if decision is None:
            return len(span.actions)
        self._decisions.append(decision)
        return decision.until - span.entry + 1

    def _apply(self, seat: int, action: Action) -> None:
        self._state.apply(seat, action)
        if self._progress is not None:
            self._progress(self._state.entry, self._entries)

    def analysis(self, record: Record) -> Analysis:
        outcome = self._state.outcome()
        last = self._moments[-1].outlook
        return Analysis(
            game=record.header.game,
            rules=record.header.rules,
            seats=self._state.seats,
            entries=self._entries,
            finished=outcome is not None,
            effort=self._effort,
            moments=tuple(self._moments),
            luck=tuple(self._luck),
            decisions=tuple(self._decisions),
            turning_points=tuple(turning_points(self._luck, self._decisions)),
            summaries=tuple(
                summary(seat, self._luck, self._decisions, last, outcome)
                for seat in range(self._state.seats)
            ),
        )
