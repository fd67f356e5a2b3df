"""The JSON form of an analysis, as types. Nothing here runs.

Entries are counted from 1, as in the record; seats from 0. Chances are from 0 to 1; points are
expected at the end of the game. Lists by seat have one number for each seat.
"""

from typing import Any, Literal

from typing_extensions import TypedDict

EffortLevel = Literal["quick", "normal", "deep"]
Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
TurningPointKind = Literal["draw", "decision"]
Draws = Literal["lucky", "even", "unlucky"]
Play = Literal["sound", "mixed", "shaky"]


class EffortForm(TypedDict):
    """How hard was thought: simulations for each decision; `level` names well-known numbers."""

    level: EffortLevel | None
    simulations: int


class MomentForm(TypedDict):
    """What the position after this entry promises every seat, with everything in it known.

    There is one before the first entry, 0, and one wherever somebody else comes to act.
    """

    entry: int
    chances: list[float]
    points: list[float]


class DrawnForm(TypedDict):
    """What luck did from `entry` to `until`: how much better each seat stood than on average.

    `points` are margins: the seat's own less the best rival's.
    """

    entry: int
    until: int
    chances: list[float]
    points: list[float]


class WayForm(TypedDict):
    """A way to play the turn: its actions in the game's own form and notation, and what it promises
    every seat, as far as the seat to move could know.
    """

    actions: list[dict[str, Any]]
    notation: list[str]
    points: list[float]
    chances: list[float]


class DecisionForm(TypedDict):
    """What a seat chose from `entry` to `until`, judged by what it could know.

    `best` is the best way found; the same as `played` where nothing better was. `lost_points` are
    of its margin, `lost_chance` of its chance to win.
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
    """A great change: by a draw (`seat` is whom it moved most, up or down), or by a decision of
    the seat, which then has an entry among the decisions with the same `entry`.
    """

    kind: TurningPointKind
    entry: int
    until: int
    seat: int
    chances: list[float]


class SummaryForm(TypedDict):
    """One seat in short. `rank` is its place, 1 for winners; None in an unfinished game.

    `luck_*` is what draws gave it in all, `lost_*` what its decisions lost in all. `grades` counts
    its decisions; `worst` is the entry of its costliest one, `luckiest` and `unluckiest` those of
    draws. `draws` and `play` are the same in a word.
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
    """A whole analysis. `turning_points` come biggest first, all else in the order of the game."""

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
