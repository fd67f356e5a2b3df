"""The biggest turning points of a game, and a summary for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.analysis.forms import Draws, Grade, Play
from meeplewright.analysis.results import GRADES, Decision, Drawn, Summary, TurningPoint
from meeplewright.bots.advice import Outlook
from meeplewright.core.game import Outcome

MOST_TURNING_POINTS = 8
LEAST_CHANGE = 0.03
"""The smallest change of win probability that makes a turning point."""
LUCKY, LUCKY_POINTS = 0.1, 5.0
"""Total change of win probability, or of the margin in points, from which the draws count as lucky
or unlucky. Win probability alone is not enough: when a game is decided, draws change it little."""
SOUND, SHAKY = 0.5, 1.5
"""Average points lost per decision: up to SOUND is sound, unless there is a blunder; above SHAKY is
shaky. Win probability alone is not enough: when a game is decided, nobody loses any."""


def turning_points(luck: Sequence[Drawn], decisions: Sequence[Decision]) -> list[TurningPoint]:
    """The draws and decisions with the largest changes, biggest first."""
    found = [_by_draw(drawn) for drawn in luck]
    found += [_by_decision(decision) for decision in decisions]
    great = [point for point in found if abs(point.chances[point.seat]) >= LEAST_CHANGE]
    great.sort(key=lambda point: (-abs(point.chances[point.seat]), point.entry))
    return great[:MOST_TURNING_POINTS]


def _by_draw(drawn: Drawn) -> TurningPoint:
    """If it moved two seats equally, one up and one down, the seat is the one that it moved up."""
    changes = drawn.swing.chances
    seat = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 6), changes[seat]))
    return TurningPoint("draw", drawn.entry, drawn.until, seat, changes)


def _by_decision(made: Decision) -> TurningPoint:
    pairs = zip(made.played.chances, made.best.chances, strict=True)
    changes = tuple(played - best for played, best in pairs)
    return TurningPoint("decision", made.entry, made.until, made.seat, changes)


def summary(
    seat: int,
    luck: Sequence[Drawn],
    decisions: Sequence[Decision],
    last: Outlook,
    outcome: Outcome | None,
) -> Summary:
    """The summary of one seat."""
    own = [made for made in decisions if made.seat == seat]
    lost_points = sum(made.lost_points for made in own)
    luck_chance = sum(drawn.swing.chances[seat] for drawn in luck)
    luck_points = sum(drawn.swing.margins[seat] for drawn in luck)
    grades: dict[Grade, int] = {grade: 0 for grade, _ in GRADES}
    for made in own:
        grades[made.grade] += 1
    return Summary(
        seat=seat,
        points=last.points[seat],
        rank=None if outcome is None else outcome.ranking[seat],
        luck_chance=luck_chance,
        luck_points=luck_points,
        lost_chance=sum(made.lost_chance for made in own),
        lost_points=lost_points,
        grades=grades,
        worst=_worst(own),
        luckiest=_extreme(luck, seat, 1),
        unluckiest=_extreme(luck, seat, -1),
        draws=_draws(luck_chance, luck_points),
        play=_play(lost_points / len(own) if own else 0.0, grades["blunder"]),
    )


def _worst(own: Sequence[Decision]) -> int | None:
    """The entry of the biggest mistake; None if all decisions were among the best."""
    costly = [made for made in own if made.grade != "best"]
    return max(costly, key=lambda made: made.lost_chance).entry if costly else None


def _extreme(luck: Sequence[Drawn], seat: int, sign: int) -> int | None:
    most = max(luck, key=lambda drawn: sign * drawn.swing.chances[seat], default=None)
    return most.entry if most is not None and sign * most.swing.chances[seat] > 0 else None


def _draws(chance: float, points: float) -> Draws:
    """Points decide if they are many and the win probability hardly changed."""
    change = chance / LUCKY if abs(chance) >= LUCKY else points / LUCKY_POINTS
    if abs(change) < 1:
        return "even"
    return "lucky" if change > 0 else "unlucky"


def _play(lost_each: float, blunders: int) -> Play:
    if lost_each <= SOUND and blunders == 0:
        return "sound"
    return "mixed" if lost_each <= SHAKY else "shaky"
