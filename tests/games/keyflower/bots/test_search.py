"""Keyflower's search: the knowledge it uses, its budget, and its advice."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec

from meeplewright.bots import make_bot
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.core import CHANCE, Budget, play
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots import searching as searching_module
from meeplewright.games.keyflower.bots.carrying import Carrier
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.habits import Habits
from meeplewright.games.keyflower.bots.lookahead import WORLDS, Worlds
from meeplewright.games.keyflower.bots.moves import moves
from meeplewright.games.keyflower.bots.playing import play as play_move
from meeplewright.games.keyflower.bots.playing import play_turn
from meeplewright.games.keyflower.bots.searching import Searching
from meeplewright.games.keyflower.bots.tree import KIND, Node
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.rules.actions import Pass
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import DRAWING, TURN
from tests.bots.positions import PlainLuck
from tests.conftest import FULL

GAME = Keyflower()
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
ALL_SEATS = [2, 3, 4, 5, 6]


def beginnings_of_turns(seed: int, seats: int, every: int) -> Iterator[KeyflowerState]:
    """Some positions of a random game where a turn begins."""
    rng = Random(seed)
    state = GAME.start(seats)
    count = 0
    while (seat := state.to_act) is not None:
        if state.table.phase == TURN:
            count += 1
            if count % every == 0:
                yield state.copy()
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def a_turn(seed: int, seats: int = 2, number: int = 12) -> KeyflowerState:
    """The beginning of a turn, some way into a random game."""
    return next(beginnings_of_turns(seed, seats, number))


def begun(state: KeyflowerState, earlier: Searching | None = None) -> Searching:
    evaluation = Evaluation()
    turns = turns_of(state.table, state.table.player, evaluation)
    habits = Habits(evaluation, state.table.seats)
    return Searching(state.table, turns, evaluation, habits, earlier)


def searched(state: KeyflowerState, simulations: int) -> Searching:
    searching = begun(state)
    rng = Random(1)
    for _ in range(simulations):
        searching.walk(state.table, searching.root.select(), rng)
    return searching


# -- moves in the tree ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_every_move_of_the_tree_is_a_legal_turn(seats: int) -> None:
    """Step by step, a packed move is legal by the rules."""
    carrier = Carrier()
    for state in beginnings_of_turns(seats, seats, 5 if IS_COMPILED else 40):
        for move in moves(state.table):
            after = state.table.copy()
            play_move(after, move, carrier, Random(1))
            assert after.phase != DRAWING
            assert min(after.workers) >= 0
            assert min(after.skills) >= 0
            assert min(after.resources) >= 0
            assert min(after.supply) >= 0


def test_a_seat_that_may_place_has_moves_besides_passing() -> None:
    for state in beginnings_of_turns(3, 2, 2):
        assert (len(moves(state.table)) > 1) == (len(state.legal(int(state.table.player))) > 1)


# -- hidden information -----------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["search:20", "champion:20"])
@pytest.mark.parametrize("seats", ALL_SEATS if FULL else [2, 6] if IS_COMPILED else [2])
def test_hidden_things_dealt_anew_change_no_choice(seats: int, spec: str) -> None:
    for state in beginnings_of_turns(7, seats, 9 if IS_COMPILED else 60):
        seat = int(state.table.player)
        again = GAME.determinize(state.view(seat), Random(5))
        chosen = [
            make_bot(spec, GAME, seat).choose(one.view(seat), one.legal(seat), None, Random(2))
            for one in (state, again)
        ]
        assert chosen[0] == chosen[1]


def test_luck_is_only_what_it_is_given() -> None:
    state = a_turn(5)
    seat = int(state.table.player)
    bot = make_bot("search:5", GAME, seat)
    assert bot.choose(state.view(seat), state.legal(seat), None, PlainLuck(1)) in state.legal(seat)


def favourites() -> list[list[int]]:
    """The results of a few searches."""
    found = []
    for seed, seats in [(1, 2), (2, 4)]:
        searching = searched(a_turn(seed, seats, 7), 12)
        found.append([int(searching.root.favourite()), int(searching.nodes)])
    return found


@pytest.mark.skipif(not IS_COMPILED, reason="compiled runs are compared with interpreted ones")
def test_the_choice_is_the_same_compiled_and_interpreted() -> None:
    root = Path(__file__).parents[4]
    said = subprocess.run(
        [sys.executable, "-c", f"from {__name__} import favourites; print(favourites())"],
        env={**os.environ, "MEEPLEWRIGHT_MODE": "interpreted", "PYTHONPATH": str(root)},
        capture_output=True,
        check=True,
        text=True,
    )
    assert json.loads(said.stdout) == favourites()


# -- comparing turns, with three seats and more -----------------------------------------------


def compared(*judged: float) -> Node:
    """Turns of one seat of three with these values before they are visited."""
    node = Node(0, 3, 0, 0.0, 0.0, True)
    for number, value in enumerate(judged):
        node.learn_move(KIND * number, 0.0, value)
    return node


def test_with_three_seats_and_more_no_tree_is_grown() -> None:
    searching = searched(a_turn(2, seats=4), 30)
    assert searching.nodes == 1
    assert searching.root.visits == 30
    assert all(following is None for following in searching.root.next)


def test_what_was_judged_too_high_everywhere_is_not_run_after() -> None:
    """Visits find less than the evaluation: turns not visited yet are then worth less, too."""
    node = compared(0.5, 0.4)
    for _ in range(3):
        node.learn(0, vec[float]([0.0, 0.0, 0.0]), 0.2)
    assert node.value(0) == pytest.approx(0.2)
    assert node.value(1) == pytest.approx(0.1)


def test_of_turns_looked_at_often_enough_the_one_worth_most_is_played() -> None:
    node = compared(0.0, 0.0, 0.0)
    for turn, visits, value in [(0, 9, 0.1), (1, 3, 0.3), (2, 2, 0.9)]:
        for _ in range(visits):
            node.learn(turn, vec[float]([0.0, 0.0, 0.0]), value)
    assert node.favourite() == 1


def test_turns_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    state = a_turn(2, seats=4)
    worlds = Worlds(state.view(int(state.table.player)), state.table, Random(1))
    third = worlds.table(3)
    assert worlds.luck(3).random() == worlds.luck(3).random() != worlds.luck(4).random()
    assert worlds.table(5) is not third
    assert worlds.table(3) is third
    assert worlds.table(3 + WORLDS) is third


@pytest.mark.parametrize("seats", [3, 4])
def test_by_quick_judgement_a_season_comes_to_its_end(seats: int) -> None:
    """Nobody passes while a use or bid is better than waiting, and all pass in the end."""
    table = a_turn(3, seats, 3).table
    season = table.season
    evaluation = Evaluation()
    habits = Habits(evaluation, seats)
    evaluation.judge_table(table)
    played = placed = 0
    while table.phase == TURN and table.season == season:
        table = habits.play_likely(table, Random(played))
        played += 1
        placed += not habits.passed
        assert habits.brought == 0 or not habits.passed
        assert played < 200
    assert placed > seats


# -- the budget -------------------------------------------------------------------------------


def test_a_search_makes_as_many_simulations_as_it_may() -> None:
    searching = searched(a_turn(2), 30)
    root = searching.root
    assert root.visits == 30
    assert sum(root.visited[turn] for turn in range(searching.turns.count)) == 30


def test_a_tree_grows_by_one_node_a_simulation_at_the_most() -> None:
    assert searched(a_turn(2), 30).nodes <= 31
    assert searching_module.MOST_NODES < 100_000


def test_a_whole_turn_costs_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps of a turn together stay within the budget."""
    made = 0
    goes_on = Stopwatch.goes_on

    def counted(watch: Stopwatch) -> bool:
        nonlocal made
        going = goes_on(watch)
        made += going
        return going

    monkeypatch.setattr(Stopwatch, "goes_on", counted)
    steps = 0
    for state in beginnings_of_turns(4, 2, 20):
        seat = int(state.table.player)
        bot = make_bot("search:15", GAME, seat)
        rng = Random(1)
        made = 0
        while seat in state.actors and (steps == 0 or state.table.phase != TURN):
            state.apply(seat, bot.choose(state.view(seat), state.legal(seat), None, rng))
            steps += 1
        assert made <= 15
        steps = 0


def test_what_was_found_is_found_again_where_the_game_went_that_way() -> None:
    state = a_turn(2)
    searching = searched(state, 40)
    root = searching.root
    mine = root.favourite()
    behind = root.next[mine]
    assert behind is not None
    answer = behind.favourite()
    assert behind.visited[answer] > 0
    play_turn(state.table, searching.turns.actions[mine], Carrier(), Random(1))
    elsewhere = state.copy()
    play_move(state.table, behind.moves[answer], Carrier(), Random(1))
    later = behind.next[answer]
    assert later is not None
    assert state.table.phase == TURN
    assert begun(state, searching).root.visits == later.visits
    assert begun(elsewhere, searching).root.visits == 0


# -- playing and advising ---------------------------------------------------------------------


@pytest.mark.skipif(not IS_COMPILED, reason="slow when interpreted, where single turns are tried")
@pytest.mark.parametrize("seats", ALL_SEATS if FULL else [2, 3])
def test_search_plays_every_table_to_its_end(seats: int) -> None:
    bots = [make_bot("search:2" if seat == 0 else "random", GAME, seat) for seat in range(seats)]
    assert play(GAME, bots, seed=seats).outcome() is not None


def test_advice_names_whole_turns_best_first() -> None:
    state = a_turn(3, seats=3)
    seat = int(state.table.player)
    bot = make_bot("search:40", GAME, seat)
    assert isinstance(bot, SearchBot)
    advised = bot.advise(state.view(seat), state.legal(seat), Budget(simulations=40), Random(1))
    assert len(advised) == 3
    assert advised[1].weight >= advised[2].weight
    assert bot.choose(state.view(seat), state.legal(seat), None, Random(1)) == advised[0].actions[0]
    for advice in advised:
        after = state.copy()
        for action in advice.actions:
            after.apply(seat, after.require(seat, action))
        assert after.to_act != seat
        assert sum(advice.chances) == pytest.approx(1)


def test_a_turn_asked_about_gets_as_fair_a_look_as_the_favourite() -> None:
    state = a_turn(3)
    seat = int(state.table.player)
    evaluator = KeyflowerEvaluator(seat)
    asked = (Pass(),)
    advised = evaluator.advise(
        state.view(seat), state.legal(seat), Budget(simulations=40), Random(1), 2, asked
    )
    found = [advice for advice in advised if advice.actions == asked]
    assert len(found) == 1
    assert found[0].weight == max(advice.weight for advice in advised)
