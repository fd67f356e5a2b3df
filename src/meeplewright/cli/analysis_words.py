"""The findings of an analysis in words, for the terminal and for the page."""

from __future__ import annotations

from meeplewright.analysis import Analysis
from meeplewright.analysis.results import Summary, TurningPoint
from meeplewright.bots.advice import Advice
from meeplewright.core.game import State
from meeplewright.core.records import Record
from meeplewright.core.replay import begin, replay, step_through
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import distinct, seat_names
from meeplewright.terminal.ui import ui_of

_MINUS = "−"


class Words:
    """The findings about one record."""

    def __init__(self, terminal: Terminal, record: Record) -> None:
        self.terminal = terminal
        self.record = record
        self.names = distinct(seat_names(record.header.seats))
        steps = step_through(record, begin(record))
        self._actions = [step.action for step in steps]

    # -- numbers --------------------------------------------------------------------------------

    def number(self, value: float) -> str:
        """With one decimal."""
        return self.terminal.text("number", value=round(value, 1) + 0.0)

    def signed(self, value: float) -> str:
        return _sign(round(value, 1)) + self.number(abs(value))

    def percent(self, share: float) -> str:
        return self.terminal.text("analysis-percent", value=round(100 * share))

    def signed_percent(self, share: float) -> str:
        rounded = round(100 * share)
        return _sign(rounded) + self.percent(abs(share))

    # -- a seat ---------------------------------------------------------------------------------

    def summary_heads(self, summary: Summary) -> list[str]:
        """The headings of the cells of a `summary_row`."""
        keys = [
            *("sheet-player", "sheet-points"),
            *("analysis-luck", "analysis-lost", "analysis-lost-each", "analysis-decisions"),
        ]
        grades = [self.terminal.text(f"analysis-grade-{grade}") for grade in summary.grades]
        return [*(self.terminal.text(key) for key in keys), *grades]

    def summary_row(self, summary: Summary) -> list[str]:
        """Name, points, luck, total and average loss, decisions, and how many of each grade.

        Losses of win probability are not added up: each decision starts from a new probability.
        """
        each = max(1, summary.decisions)
        return [
            self.names[summary.seat],
            self.number(summary.points),
            self._both(self.signed(summary.luck_points), self.signed_percent(summary.luck_chance)),
            self.number(summary.lost_points),
            self._both(
                self.number(summary.lost_points / each), self._finely(summary.lost_chance / each)
            ),
            str(summary.decisions),
            *(str(count) for count in summary.grades.values()),
        ]

    def _both(self, points: str, chance: str) -> str:
        return self.terminal.text("analysis-both", points=points, chance=chance)

    def _finely(self, share: float) -> str:
        """In percent with one decimal."""
        return self.terminal.text("analysis-percent", value=self.number(100 * share))

    def in_short(self, found: Analysis, summary: Summary) -> str:
        sentences = [
            self.terminal.text(f"analysis-draws-{summary.draws}"),
            self.terminal.text(f"analysis-play-{summary.play}"),
        ]
        worst = None if summary.worst is None else found.decision_at(summary.worst)
        if worst is not None:
            chance = self.signed_percent(-worst.lost_chance)
            sentences.append(self.terminal.text("analysis-worst", entry=worst.entry, chance=chance))
        return " ".join(sentences)

    # -- turning points -------------------------------------------------------------------------

    def turning_point(self, point: TurningPoint) -> str:
        key = "analysis-by-draw" if point.kind == "draw" else "analysis-by-decision"
        name, change = self.names[point.seat], self.signed_percent(point.chances[point.seat])
        return self.terminal.text(key, entry=point.entry, name=name, change=change)

    def explained(self, found: Analysis, point: TurningPoint) -> list[str]:
        """What was drawn; or what was played, and what was better."""
        before = self.before(point)
        decision = found.decision_at(point.entry) if point.kind == "decision" else None
        if decision is None:
            outcomes = self._actions[point.entry - 1 : point.until]
            drawn = ui_of(before.game.name).draw_words(self.terminal, self.names, before, outcomes)
            return [self.terminal.text("analysis-drawn", what=drawn)]
        return [
            self.terminal.text(
                "analysis-played", move=self.way(before, point.seat, decision.played)
            ),
            self.terminal.text("analysis-better", move=self.way(before, point.seat, decision.best)),
        ]

    def way(self, before: State, seat: int, way: Advice) -> str:
        """A turn, with the win probability after it."""
        words = ui_of(before.game.name).turn_words(
            self.terminal, self.names, before, seat, way.actions
        )
        return f"{words} ({self.percent(way.chances[seat])})"

    def before(self, point: TurningPoint) -> State:
        return replay(self.record, point.entry - 1)

    def after(self, point: TurningPoint, way: Advice | None) -> State:
        """The position after a way; None: after what was really played."""
        if way is None:
            return replay(self.record, point.until)
        state = self.before(point)
        for action in way.actions:
            state.apply(point.seat, action)
        return state


def _sign(rounded: float) -> str:
    return "" if rounded == 0 else "+" if rounded > 0 else _MINUS
