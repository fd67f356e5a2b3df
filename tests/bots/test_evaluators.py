"""What every game's evaluator guarantees to its users: hints, analysis, the page."""

import os
from random import Random

import pytest

from meeplewright.bots.evaluators import Evaluator, adviser_for, champion_for, evaluator_for
from meeplewright.bots.hints import hints_for
from meeplewright.core import CHANCE, Budget, State, find_game
from tests.conftest import FULL

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
SHARE = 0.4 if IS_COMPILED else 0.15
ENTRIES = 1000 if IS_COMPILED else 110
LITTLE = Budget(simulations=2)
TABLES = [("carcassonne", 3), ("keyflower", 2), ("keyflower", 4)]


def ask(evaluator: Evaluator, state: State, seat: int, rng: Random) -> None:
    """Advice can be played to its end, and it includes a turn that was asked about."""
    legal = state.legal(seat)
    asked = (legal[int(rng.random() * len(legal))],)
    ways = evaluator.advise(state.view(seat), legal, LITTLE, rng, 3, asked)
    assert any(way.actions[:1] == asked for way in ways)
    for way in ways:
        assert len(way.points) == len(way.chances) == state.seats
        assert sum(way.chances) == pytest.approx(1)
        after = state.copy()
        for action in way.actions:
            after.apply(seat, after.require(seat, action))


@pytest.mark.parametrize(("name", "seats"), TABLES if FULL else TABLES[:2])
def test_every_decision_gets_advice_and_every_position_an_outlook(name: str, seats: int) -> None:
    game = find_game(name)
    state = game.start(seats)
    rng = Random(seats)
    while (seat := state.to_act) is not None and state.entry < ENTRIES:
        if rng.random() < SHARE:
            evaluator = evaluator_for(game, state.entry % seats)
            outlook = evaluator.outlook(state)
            assert len(outlook.points) == seats
            assert sum(outlook.chances) == pytest.approx(1)
            for actor in state.actors:
                ask(evaluator_for(game, actor), state, actor, rng)
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_hints_are_those_of_the_champion(name: str) -> None:
    game = find_game(name)
    state = game.start(2)
    rng = Random(3)
    while state.entry < 120 or state.to_act == CHANCE or len(state.legal(state.actors[0])) < 5:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    seat = state.actors[0]
    champion, plain = champion_for(game, seat), evaluator_for(game, seat)
    assert champion is not None
    expected = champion.outlook(state)
    assert adviser_for(game, seat).outlook(state) == expected != plain.outlook(state)
    asked = (state.view(seat), state.legal(seat), LITTLE)
    advised = champion.advise(*asked, Random(4), 24)
    hints = hints_for(game, *asked, Random(4))
    assert {hint.chances for hint in hints} <= {way.chances for way in advised}
