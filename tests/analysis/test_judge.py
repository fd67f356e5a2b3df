"""The judge asks the strongest evaluator of the game."""

from collections.abc import Sequence
from random import Random

import pytest

from meeplewright.analysis import Effort
from meeplewright.analysis.judge import Judge
from meeplewright.bots import evaluators
from meeplewright.bots.advice import Advice, Outlook
from meeplewright.core import CHANCE, Action, Budget, State, View, find_game

POINTS, CHANCES = (42.0, 1.0), (0.75, 0.25)


class Oracle:
    """Expects the same of every position and every turn."""

    def outlook(self, state: State) -> Outlook:
        return Outlook(POINTS, CHANCES)

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        return [Advice(tuple(also), POINTS, CHANCES, 1.0)]


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_positions_and_decisions_are_judged_by_the_champions_evaluator(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluators, "champion_for", lambda game, seat: Oracle())
    game, rng = find_game(name), Random(1)
    state = game.start(2)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    seat = state.to_act
    assert seat is not None
    judge, legal = Judge(game, Effort(2)), state.legal(seat)
    assert judge.standing(state).points == POINTS
    decision = judge.decision(state.view(seat), legal, legal[:1], 1)
    assert decision is not None and decision.best.points == POINTS
