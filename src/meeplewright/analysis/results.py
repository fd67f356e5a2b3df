"""The parts of an analysis. Each writes its own JSON form (`forms.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meeplewright.analysis.effort import Effort
from meeplewright.analysis.forms import (
    AnalysisForm,
    DecisionForm,
    DrawnForm,
    Draws,
    Grade,
    MomentForm,
    Play,
    SummaryForm,
    TurningPointForm,
    TurningPointKind,
    WayForm,
)
from meeplewright.bots.advice import Advice, Outlook

GRADES: tuple[tuple[Grade, float], ...] = (
    ("best", 0.005),
    ("good", 0.02),
    ("inaccuracy", 0.05),
    ("mistake", 0.1),
    ("blunder", 1.0),
)
"""The largest loss of win probability for each grade."""


def grade_of(lost_chance: float) -> Grade:
    """The grade of a decision that lost so much win probability."""
    return next(grade for grade, most in GRADES if lost_chance <= most)


@dataclass(frozen=True)
class Moment:
    """The outlook of every seat after an entry, with everything known."""

    entry: int
    outlook: Outlook

    def to_json(self) -> MomentForm:
        return {
            "entry": self.entry,
            "chances": rounded(self.outlook.chances, 4),
            "points": rounded(self.outlook.points, 2),
        }


@dataclass(frozen=True)
class Swing:
    """How far a draw moved every seat's points, margin and chance from the average."""

    points: tuple[float, ...]
    margins: tuple[float, ...]
    chances: tuple[float, ...]

    def __add__(self, other: Swing) -> Swing:
        return Swing(
            _sums(self.points, other.points),
            _sums(self.margins, other.margins),
            _sums(self.chances, other.chances),
        )

    def from_here(self, start: Outlook) -> Outlook:
        """The outlook after it; chances stay between 0 and 1."""
        chances = [min(max(chance, 0.0), 1.0) for chance in _sums(start.chances, self.chances)]
        whole = sum(chances)
        return Outlook(
            _sums(start.points, self.points), tuple(chance / whole for chance in chances)
        )


@dataclass(frozen=True)
class Drawn:
    """The luck of the draws from one entry to another."""

    entry: int
    until: int
    swing: Swing

    def to_json(self) -> DrawnForm:
        return {
            "entry": self.entry,
            "until": self.until,
            "chances": rounded(self.swing.chances, 4),
            "points": rounded(self.swing.margins, 2),
        }


@dataclass(frozen=True)
class Decision:
    """What a seat chose, and the best way found, judged by what the seat could know."""

    entry: int
    until: int
    seat: int
    played: Advice
    best: Advice

    @property
    def lost_chance(self) -> float:
        return max(0.0, self.best.chances[self.seat] - self.played.chances[self.seat])

    @property
    def lost_points(self) -> float:
        """Loss of margin; zero if the decision lost no win probability."""
        lost = margin(self.best.points, self.seat) - margin(self.played.points, self.seat)
        return max(0.0, lost) if self.lost_chance > 0 else 0.0

    @property
    def grade(self) -> Grade:
        return grade_of(self.lost_chance)

    def to_json(self) -> DecisionForm:
        return {
            "entry": self.entry,
            "until": self.until,
            "seat": self.seat,
            "grade": self.grade,
            "lost_points": round(self.lost_points, 2),
            "lost_chance": round(self.lost_chance, 4),
            "played": _way(self.played),
            "best": _way(self.best),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A large change of win probability, by a draw or by a decision of the seat."""

    kind: TurningPointKind
    entry: int
    until: int
    seat: int
    chances: tuple[float, ...]

    def to_json(self) -> TurningPointForm:
        return {
            "kind": self.kind,
            "entry": self.entry,
            "until": self.until,
            "seat": self.seat,
            "chances": rounded(self.chances, 4),
        }


@dataclass(frozen=True)
class Summary:
    """The summary of one seat."""

    seat: int
    points: float
    rank: int | None
    luck_chance: float
    luck_points: float
    lost_chance: float
    lost_points: float
    grades: dict[Grade, int]
    worst: int | None
    luckiest: int | None
    unluckiest: int | None
    draws: Draws
    play: Play

    @property
    def decisions(self) -> int:
        return sum(self.grades.values())

    def to_json(self) -> SummaryForm:
        return {
            "seat": self.seat,
            "points": round(self.points, 2),
            "rank": self.rank,
            "luck_chance": round(self.luck_chance, 4),
            "luck_points": round(self.luck_points, 2),
            "lost_chance": round(self.lost_chance, 4),
            "lost_points": round(self.lost_points, 2),
            "decisions": self.decisions,
            "grades": self.grades,
            "worst": self.worst,
            "luckiest": self.luckiest,
            "unluckiest": self.unluckiest,
            "draws": self.draws,
            "play": self.play,
        }


@dataclass(frozen=True)
class Analysis:
    """The analysis of one record."""

    game: str
    rules: int
    seats: int
    entries: int
    finished: bool
    effort: Effort
    moments: tuple[Moment, ...]
    luck: tuple[Drawn, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    summaries: tuple[Summary, ...]

    def decision_at(self, entry: int) -> Decision | None:
        return next((made for made in self.decisions if made.entry == entry), None)

    def to_json(self) -> AnalysisForm:
        return {
            "analysis": 1,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "entries": self.entries,
            "finished": self.finished,
            "effort": self.effort.to_json(),
            "moments": [moment.to_json() for moment in self.moments],
            "luck": [drawn.to_json() for drawn in self.luck],
            "decisions": [decision.to_json() for decision in self.decisions],
            "turning_points": [point.to_json() for point in self.turning_points],
            "summaries": [summary.to_json() for summary in self.summaries],
        }


def margin(points: Sequence[float], seat: int) -> float:
    """The seat's points minus the best opponent's."""
    return points[seat] - max(had for other, had in enumerate(points) if other != seat)


def margins(outlook: Outlook) -> tuple[float, ...]:
    return tuple(margin(outlook.points, seat) for seat in range(len(outlook.points)))


def _sums(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(mine + theirs for mine, theirs in zip(one, other, strict=True))


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    return [round(number, digits) + 0.0 for number in numbers]  # -0.0 becomes 0.0


def _way(advice: Advice) -> WayForm:
    return {
        "actions": [action.to_json() for action in advice.actions],
        "notation": [action.to_text() for action in advice.actions],
        "points": rounded(advice.points, 2),
        "chances": rounded(advice.chances, 4),
        "reasons": [reason.to_json() for reason in advice.reasons],
    }
