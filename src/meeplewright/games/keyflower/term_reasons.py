"""Reasons for a turn of Keyflower from the terms of the champion's evaluation and its network."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.bots.reasons import TurnReason
from meeplewright.bots.term_reasons import Part, Parts, term_reasons
from meeplewright.core.game import Action
from meeplewright.games.keyflower.bots import champion, worths
from meeplewright.games.keyflower.bots.evaluation import Evaluation, season_of
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.rules import steps
from meeplewright.games.keyflower.rules.table import CARRYING, OVER, TURN, WINTER, Table

KEYS = ("kf-reason-grows", "kf-reason-above-average")
_KINDS = {
    "points": (worths.POINTS,),
    "workers": (worths.FIRST_WORKERS, worths.MORE_WORKERS, worths.LATER, worths.GREEN_MORE),
    "skills": (worths.SKILL,),
    "resources": (worths.RESOURCE, worths.GOLD_MORE),
    "upgrades": (worths.UPGRADES,),
    "uses": (worths.USES,),
    "hand": (worths.HAND,),
}
"""By kind: its terms."""


def reasons_from_terms(table: Table, seat: int, actions: Sequence[Action]) -> list[TurnReason]:
    """The table is one that the seat cannot tell from the real one."""
    plain, corrected = Evaluation(), champion.evaluation()
    season = int(season_of(table))

    def after(turn: Sequence[Action]) -> Parts:
        return _parts(plain, corrected, _played(table, seat, turn), seat, season)

    def all_turns() -> list[Parts]:
        return [after(turn) for turn in turns_of(table, seat, corrected).actions]

    return term_reasons(KEYS, after(()), after(actions), all_turns)


def _played(table: Table, seat: int, actions: Sequence[Action]) -> Table:
    played = table.copy()
    for action in actions:
        steps.take(played, seat, action)
    if played.phase <= CARRYING and season_of(played) == season_of(table):
        played.phase = TURN  # the network also looks at the phase, and at whose turn it is
        played.player = (seat + 1) % played.seats
    return played


def _parts(plain: Evaluation, corrected: Evaluation, table: Table, seat: int, season: int) -> Parts:
    """With the weights of the season in which the turn began."""
    plain.judge_table(table)
    if season > WINTER or table.phase == OVER:  # only the points are counted
        points = float(plain.worth[seat])
        return {"points": Part(points, points)}
    found = {}
    for kind, terms in _KINDS.items():
        points = sum(
            plain.weights[season * worths.TERMS + term] * plain.terms[seat * worths.TERMS + term]
            for term in terms
        )
        found[kind] = Part(points, points)
    if season_of(table) == season:
        others = [-plain.worth[other] for other in range(int(table.seats)) if other != seat]
        found["others"] = Part(sum(others) / len(others), sum(others) / len(others))
        corrected.judge_table(table)
        correction = corrected.worth[seat] - plain.worth[seat]
        found["together"] = Part(correction, correction)
    return found
