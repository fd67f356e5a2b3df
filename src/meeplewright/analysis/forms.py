"""The JSON form of an analysis, as types. Nothing here runs.

Entries are counted from 1, as in the record; seats from 0. Chances are from 0 to 1; points are
expected at the end of the game. Lists by seat have one number for each seat.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from meeplewright.core.forms import TurnReasonForm

EffortLevel = Literal["quick", "normal", "deep"]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
TurningPointKind = Literal["draw", "decision"]
Draws = Literal["lucky", "even", "unlucky"]
Play = Literal["sound", "mixed", "shaky"]


class EffortForm(TypedDict):
    """The number of simulations per decision; `level` is its name, if it has one."""

    level: EffortLevel | None
    simulations: int


class MomentForm(TypedDict):
    """The outlook of every seat after this entry, with hidden information known.

    There is one before the first entry (`entry` 0), and one each time another seat is to act.
    """

    entry: int
    chances: list[float]
    points: list[float]


class DrawnForm(TypedDict):
    """The luck of the draws from `entry` to `until`: how much better than average for each seat.

    `points` are margins: the seat's points minus the best opponent's.
    """

    entry: int
    until: int
    chances: list[float]
    points: list[float]


class WayForm(TypedDict):
    """A way to play the turn: its actions as JSON and in notation, and the outlook of every seat,
    judged by what the seat to move could know. Analyses of older versions have no `reasons`.
    """

    actions: list[dict[str, Any]]
    notation: list[str]
    points: list[float]
    chances: list[float]
    reasons: NotRequired[list[TurnReasonForm]]


class DecisionForm(TypedDict):
    """What a seat chose from `entry` to `until`, judged by what it could know.

    `best` is the best way found, or the same as `played` if nothing better was found. `lost_points`
    is the loss of margin, `lost_chance` the loss of win probability.
    """

    entry: int
    until: int
    seat: int
    grade: Grade
    lost_points: float
    lost_chance: float
    played: WayForm
    best: WayForm


class TurningPointForm(TypedDict):
    """A large change, by a draw (`seat` is the one that it moved most, up or down) or by a decision
    of the seat. The decision with the same `entry` has the details.
    """

    kind: TurningPointKind
    entry: int
    until: int
    seat: int
    chances: list[float]


class SummaryForm(TypedDict):
    """The summary of one seat. `rank` is its place, 1 for winners; None in an unfinished game.

    `luck_*` is its total luck with draws, `lost_*` the total loss by its decisions. `grades` counts
    its decisions. `worst` is the entry of its costliest decision; `luckiest` and `unluckiest` are
    entries of draws. `draws` and `play` sum up luck and decisions in a word.
    """

    seat: int
    points: float
    rank: int | None
    luck_chance: float
    luck_points: float
    lost_chance: float
    lost_points: float
    decisions: int
    grades: dict[Grade, int]
    worst: int | None
    luckiest: int | None
    unluckiest: int | None
    draws: Draws
    play: Play


class AnalysisForm(TypedDict):
    """A whole analysis. `turning_points` start with the biggest; the rest is in game order."""

    analysis: Literal[1]
    game: str
    rules: int
    seats: int
    entries: int
    finished: bool
    effort: EffortForm
    moments: list[MomentForm]
    luck: list[DrawnForm]
    decisions: list[DecisionForm]
    turning_points: list[TurningPointForm]
    summaries: list[SummaryForm]
