"""The search for any game: it knows the rules and nothing else."""

from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.bots.generic_search import GenericEvaluator
from meeplewright.core import CHANCE, Budget, State, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.bots.test_evaluators import ask
from tests.core.tiny_game import Tiny

GAME = Tiny()


def positions(seats: int) -> list[State]:
    """All positions of a random game."""
    rng = Random(seats)
    state = GAME.start(seats)
    found = []
    while (seat := state.to_act) is not None:
        found.append(state.copy())
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return [*found, state]


def test_it_stands_in_where_a_game_brings_no_evaluator() -> None:
    assert isinstance(evaluator_for(GAME, 0), GenericEvaluator)
    assert not isinstance(evaluator_for(Carcassonne(), 0), GenericEvaluator)
    assert not isinstance(evaluator_for(Keyflower(), 0), GenericEvaluator)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_decision_gets_advice(seats: int) -> None:
    """Also if several seats can act at once."""
    rng = Random(1)
    for state in positions(seats):
        for seat in state.actors:
            ask(evaluator_for(GAME, seat), state, seat, rng)


def test_a_turn_asked_about_is_tried_as_often_as_the_best() -> None:
    for state in positions(3):
        for seat in state.actors:
            legal = state.legal(seat)
            for action in legal:
                ways = evaluator_for(GAME, seat).advise(
                    state.view(seat), legal, Budget(simulations=30), Random(2), 1, (action,)
                )
                asked = next(way for way in ways if way.actions[0] == action)
                assert asked.weight >= 0.9 * max(way.weight for way in ways)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_an_outlook_is_the_same_every_time_and_the_result_at_the_end(seats: int) -> None:
    table = positions(seats)
    for state in table:
        before = state.to_json()
        outlook = evaluator_for(GAME, 0).outlook(state)
        assert outlook == evaluator_for(GAME, 1).outlook(state)
        assert sum(outlook.chances) == pytest.approx(1)
        assert state.to_json() == before
    outcome = table[-1].outcome()
    assert outcome is not None
    last = evaluator_for(GAME, 0).outlook(table[-1])
    assert last.points == outcome.points
    assert {seat for seat in range(seats) if last.chances[seat] > 0} == {*outcome.winners}


def test_a_choice_depends_on_the_view_alone() -> None:
    for state in positions(3):
        for seat in state.actors:
            twin = GAME.determinize(state.view(seat), Random(9))
            chosen = {
                make_bot("search:20", GAME, seat).choose(
                    table.view(seat), table.legal(seat), None, Random(3)
                )
                for table in (state, twin)
            }
            assert len(chosen) == 1


def test_it_plays_better_than_luck() -> None:
    wins = 0.0
    for number in range(40):
        bots = [
            make_bot("search:60" if seat == number % 2 else "random", GAME, seat)
            for seat in range(2)
        ]
        outcome = play(GAME, bots, seed=number).outcome()
        assert outcome is not None
        wins += (number % 2 in outcome.winners) / len(outcome.winners)
    assert wins > 24


def test_without_any_budget_it_still_answers() -> None:
    state = next(state for state in positions(2) if state.actors)
    seat = state.actors[0]
    legal = state.legal(seat)
    assert (
        evaluator_for(GAME, seat).choose(state.view(seat), legal, Budget(seconds=0), Random(1))
        in legal
    )
    assert evaluator_for(GAME, seat).advise(
        state.view(seat), legal, Budget(seconds=0), Random(1), 3
    )
