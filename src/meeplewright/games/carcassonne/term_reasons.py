"""Reasons for a turn of Carcassonne from the terms of the champion's evaluation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meeplewright.bots.reasons import TurnReason
from meeplewright.bots.term_reasons import Part, Parts, term_reasons
from meeplewright.core.game import Action
from meeplewright.games.carcassonne.bots import champion
from meeplewright.games.carcassonne.bots import evaluation as terms
from meeplewright.games.carcassonne.bots.evaluation import Evaluation
from meeplewright.games.carcassonne.rules.state import OVER, CarcassonneState

KEYS = ("cc-reason-grows", "cc-reason-above-average")
_SUPPLY = tuple(range(terms.IN_SUPPLY, terms.TERMS))
_KINDS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "points": ((terms.POINTS,), (terms.POINTS,)),
    "city": (
        (
            *(terms.CITY_GAIN, terms.CITY_BACK, terms.CITY_NOW, terms.CITIES),
            *(terms.CITY_SURE, terms.CITY_GAIN_SURE, terms.CITY_ENDS),
        ),
        (terms.CITY_BACK,),
    ),
    "road": (
        (terms.ROAD_BACK, terms.ROAD_NOW, terms.ROADS, terms.ROAD_SURE, terms.ROAD_ENDS),
        (terms.ROAD_BACK,),
    ),
    "cloister": (
        (terms.CLOISTER_GAIN, terms.CLOISTER_BACK, terms.CLOISTERS),
        (terms.CLOISTER_BACK,),
    ),
    "field": (
        (terms.FIELD_GAIN, terms.FIELDS, terms.FIELD_NOW, terms.FARMERS_LOST),
        (terms.FIELD_GAIN, terms.FIELD_NOW),
    ),
    "supply": (_SUPPLY, _SUPPLY),
}
"""By kind: its terms, and those that the reason speaks of."""
_SAME_FOR_ALL = (terms.TURNS, terms.TURNS_MORE)
"""These change with every turn, whatever it is."""


def reasons_from_terms(
    state: CarcassonneState, seat: int, actions: Sequence[Action]
) -> list[TurnReason]:
    evaluation = champion.evaluation_at(state)
    evaluation.begin(state)

    def after(turn: Sequence[Action]) -> Parts:
        return _parts(evaluation, _played(state, seat, turn), seat)

    return term_reasons(
        KEYS, after(()), after(actions), lambda: [after(turn) for turn in _turns(state, seat)]
    )


def _played(state: CarcassonneState, seat: int, actions: Sequence[Action]) -> CarcassonneState:
    played = state.copy()
    for action in actions:
        played.apply(seat, action)
    return played


def _turns(state: CarcassonneState, seat: int) -> Iterator[list[Action]]:
    """Everything that the seat can do until another seat or chance acts."""
    if state.to_act != seat:
        yield []
        return
    for action in state.legal(seat):
        for rest in _turns(_played(state, seat, [action]), seat):
            yield [action, *rest]


def _parts(evaluation: Evaluation, state: CarcassonneState, seat: int) -> Parts:
    evaluation.judge(state)
    if state.phase == OVER:  # only the points are counted
        points = float(evaluation.worth[seat])
        return {"points": Part(evaluation.weights[terms.POINTS] * points, points)}
    found = {kind: _part(evaluation, seat, *of_kind) for kind, of_kind in _KINDS.items()}
    figures = evaluation.worth[seat] - _weighed(evaluation, seat, range(int(evaluation.used)))
    others = [-_without_turns(evaluation, other) for other in range(state.seats) if other != seat]
    found["figures"] = Part(figures, figures)
    found["others"] = Part(sum(others) / len(others), sum(others) / len(others))
    return found


def _part(evaluation: Evaluation, seat: int, counted: Sequence[int], shown: Sequence[int]) -> Part:
    row = seat * terms.ALL_TERMS
    amount = sum(evaluation.terms[row + term] for term in shown)
    return Part(_weighed(evaluation, seat, counted), amount)


def _weighed(evaluation: Evaluation, seat: int, counted: Sequence[int]) -> float:
    row = seat * terms.ALL_TERMS
    return sum(evaluation.weights[term] * evaluation.terms[row + term] for term in counted)


def _without_turns(evaluation: Evaluation, seat: int) -> float:
    worth: float = evaluation.worth[seat]
    return worth - _weighed(evaluation, seat, _SAME_FOR_ALL)
