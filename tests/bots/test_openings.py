"""Bots vary their openings among turns that are equally good."""

from random import Random

import pytest

from meeplewright.bots import level_names, make_bot
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.margins import DECISIVE
from meeplewright.bots.openings import NEAR, near_best
from meeplewright.core import CHANCE, Action, Budget, Game, State
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots import evaluator
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.lookahead import Lookahead, Worlds
from meeplewright.games.keyflower.bots.searching import Searching
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.rules.actions import Bid, Use, Workers
from meeplewright.games.keyflower.rules.state import KeyflowerState
from tests.bots.positions import random_position

GAMES = [Carcassonne(), Keyflower()]


def first_turn(game: Game, deal: int) -> State:
    state = game.start(2)
    rng = Random(deal)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    return state


def test_every_turn_near_the_best_is_played_and_no_other() -> None:
    margins = [1.0, 2.0, 2.0 - NEAR / 2, 2.0 - 2 * NEAR, 2.0]
    rng = Random(1)
    assert {near_best(margins, rng) for _ in range(100)} == {1, 2, 4}
    assert {near_best(margins, rng, 3 * NEAR) for _ in range(100)} == {1, 2, 3, 4}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_first_turns_vary(game: Game) -> None:
    varied = 0
    for deal in range(8):
        state = first_turn(game, deal)
        seat = state.to_act
        assert seat is not None
        view, legal = state.view(seat), state.legal(seat)
        bots = [make_bot("heuristic", game, seat) for _ in range(12)]
        chosen = {bot.choose(view, legal, None, Random(n)) for n, bot in enumerate(bots)}
        varied += len(chosen) > 1
    assert varied > 0


def whole_turn(spec: str, state: State, rng: Random) -> tuple[Action, ...]:
    """What a new bot plays until another seat or chance is to act."""
    state, seat = state.copy(), state.to_act
    assert seat is not None
    bot = make_bot(spec, state.game, seat)
    if bot.own_budget is not None and bot.own_budget.seconds is not None:
        bot.own_budget = None  # on a slow machine it would hardly search
    actions: list[Action] = []
    while state.to_act == seat:
        legal = state.legal(seat)
        actions.append(bot.choose(state.view(seat), legal, Budget(simulations=40), rng))
        state.apply(seat, actions[-1])
    return tuple(actions)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("level", level_names())
def test_every_level_varies_its_first_turn_in_the_same_position(game: Game, level: str) -> None:
    """In some of these positions; in others one turn is clearly the best for a strong bot."""
    varied = 0
    for deal in range(4):
        state = first_turn(game, deal)
        varied += len({whole_turn(level, state, Random(seed)) for seed in range(8)}) > 1
    assert varied >= (1 if (game.name, level) == ("keyflower", "master") else 3)


def test_an_opening_is_hardly_worse_than_the_favourite() -> None:
    state = first_turn(Keyflower(), 1)
    seat = state.to_act
    assert isinstance(state, KeyflowerState) and seat is not None
    turns = turns_of(state.table, seat, Evaluation())
    worlds = Worlds(state.view(seat), state.table, Random(1))
    watch = Stopwatch(Budget(simulations=30))
    searching = Lookahead(Evaluation()).search(worlds, turns, watch, Random(1))
    root = searching.root
    least = root.value(root.favourite()) - evaluator.NEAR_FOUND / DECISIVE
    found = {evaluator._opening(searching, Random(seed)) for seed in range(60)}
    assert found == {at for at in range(turns.count) if root.value(at) >= least}
    assert len(found) > 1


def test_a_search_varies_only_first_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Keyflower()
    state = first_turn(game, 0)
    varied: list[int] = []

    def opening(searching: Searching, rng: Random) -> int:
        varied.append(int(searching.root.player))
        return int(searching.root.favourite())

    monkeypatch.setattr(evaluator, "_opening", opening)
    for _ in range(4):
        seat = state.to_act
        assert seat is not None
        for action in whole_turn("champion:30", state, Random(1)):
            assert isinstance(action, Bid | Use | Workers)
            state.apply(seat, action)
        while state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(Random(1)))
    assert sorted(varied) == [0, 1]


def test_later_turns_do_not_vary() -> None:
    state = random_position(3, tiles=30)
    seat = int(state.player)
    view, legal = state.view(seat), state.legal(seat)
    bots = [make_bot("heuristic", state.game, seat) for _ in range(12)]
    assert len({bot.choose(view, legal, None, Random(n)) for n, bot in enumerate(bots)}) == 1
