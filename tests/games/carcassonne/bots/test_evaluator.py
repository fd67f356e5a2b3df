"""Carcassonne's evaluation and search: evaluated turns agree with the rules."""

import os
from random import Random

import pytest
from librt.vecs import vec

from meeplewright.bots import make_bot
from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.bots.margins import lead_of
from meeplewright.core import CHANCE, Budget, play
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Follower
from meeplewright.games.carcassonne.bots.evaluation import standard
from meeplewright.games.carcassonne.bots.evaluator import CarcassonneEvaluator
from meeplewright.games.carcassonne.bots.searching import ROUNDS, Searching
from meeplewright.games.carcassonne.bots.tree import RIVALRY
from meeplewright.games.carcassonne.bots.turns import Turns, turns_with_tile
from tests.bots.positions import PlainLuck, last_turn, random_position

GAME = Carcassonne()
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
RECORDED = ["(0,-2):I0", "(-1,3):V3", "(4,-3):V2"]  # new weights may choose differently
POSITIONS = 60 if IS_COMPILED else 8


def played(state: CarcassonneState, turns: Turns, index: int) -> CarcassonneState:
    """The position after a turn, played by the rules."""
    after = state.copy()
    after.lay(turns.cell[index], turns.turn[index])
    spot = turns.spot[index]
    after.put_choice(spot)
    return after


# -- evaluating -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_follower_is_judged_as_if_it_stood_there(seats: int) -> None:
    evaluation = standard()
    for seed in range(POSITIONS):
        state = random_position(seed, seats)
        turns = turns_with_tile(state, evaluation)
        for index in range(turns.count):
            evaluation.judge(played(state, turns, index))
            judged = [turns.worth[index * seats + seat] for seat in range(seats)]
            assert judged == pytest.approx([evaluation.worth[seat] for seat in range(seats)])


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_tile_changes_is_judged_as_if_the_table_were_seen_anew(seats: int) -> None:
    evaluation, anew = standard(), standard()
    for seed in range(POSITIONS):
        state = random_position(seed, seats)
        turns = turns_with_tile(state, evaluation)
        for index in range(turns.count):
            after = played(state, turns, index)
            evaluation.judge(after)
            anew.begin(after)
            anew.judge(after)
            assert list(evaluation.worth) == pytest.approx(list(anew.worth))


def test_every_turn_is_judged_once() -> None:
    for seed in range(POSITIONS):
        state = random_position(seed)
        seat = int(state.player)
        turns = turns_with_tile(state, standard())
        count = 0
        for place in state.legal(seat):
            after = state.copy()
            after.apply(seat, place)
            count += len(after.legal(seat))
        assert turns.count == count


def test_the_last_turn_is_judged_by_its_points() -> None:
    for seed in range(POSITIONS):
        state = last_turn(seed, 2 + seed % 4)
        turns = turns_with_tile(state, standard())
        for index in range(turns.count):
            after = played(state, turns, index)
            judged = [turns.worth[index * state.seats + seat] for seat in range(state.seats)]
            assert judged == pytest.approx([float(points) for points in after.points_now()])


# -- playing ----------------------------------------------------------------------------------


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("farmers", ["per_field_3_once", "per_city_4", "none"])
def test_heuristic_plays_every_table_to_its_end(seats: int, farmers: str) -> None:
    bots = [make_bot("heuristic", GAME, seat) for seat in range(seats)]
    assert play(GAME, bots, {"farmers": farmers}, seed=seats).outcome() is not None


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_heuristic_beats_greedy() -> None:
    """Every deal twice with swapped seats; the difference is large, so a few deals are enough."""
    ahead = 0
    for deal in range(6):
        for seat in (0, 1):
            bots = [make_bot("greedy", GAME, 0), make_bot("greedy", GAME, 1)]
            bots[seat] = make_bot("heuristic", GAME, seat)
            points = play(GAME, bots, seed=f"rung {deal}").points_now()
            ahead += points[seat] - points[1 - seat]
    assert ahead > 0


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_the_same_seed_gives_the_same_game() -> None:
    finals = [
        play(GAME, [make_bot("search:5", GAME, seat) for seat in (0, 1)], seed=3) for _ in range(2)
    ]
    assert finals[0] == finals[1]


def test_compiled_and_interpreted_choose_alike() -> None:
    """The same seed and simulations give the same turns, listed here once for both."""
    chosen = []
    for seed in (1, 2, 3):
        state = random_position(seed, seats=1 + seed, tiles=12 * seed)
        seat = int(state.player)
        bot = make_bot("search:6", GAME, seat)
        chosen.append(bot.choose(state.view(seat), state.legal(seat), None, Random(seed)).to_text())
    assert chosen == RECORDED


def test_luck_is_only_what_it_is_given() -> None:
    state = random_position(5)
    seat = int(state.player)
    bot = make_bot("search:5", GAME, seat)
    assert bot.choose(state.view(seat), state.legal(seat), None, PlainLuck(1)) in state.legal(seat)


# -- what a search aims for -------------------------------------------------------------------


def test_with_two_seats_a_lead_is_the_margin() -> None:
    assert lead_of(vec[float]([50.0, 44.0]), 0, 2, 0, RIVALRY) == 6
    assert lead_of(vec[float]([50.0, 44.0]), 0, 2, 1, RIVALRY) == -6


def test_of_several_rivals_the_best_counts_most_and_not_alone() -> None:
    def ahead(*worth: float) -> float:
        return lead_of(vec[float](list(worth)), 0, 3, 0, RIVALRY)

    even = ahead(50, 50, 40)
    best_is_hurt = ahead(50, 47, 40) - even
    other_is_hurt = ahead(50, 50, 37) - even
    own_gain = ahead(53, 50, 40) - even
    assert own_gain == pytest.approx(3)
    assert 0 < other_is_hurt < best_is_hurt < own_gain


def test_a_turn_is_worth_its_judgement_until_it_is_visited() -> None:
    state = random_position(2, tiles=20)
    searching = Searching(state, standard(), None)
    root = searching.root
    for turn in range(root.turns.count):
        assert root.expected(turn, 0) == pytest.approx(root.turns.worth[turn * 2])
    best = root.turns.best(root.player)
    assert root.favourite() == best


# -- searching --------------------------------------------------------------------------------


def test_a_search_makes_as_many_simulations_as_it_may() -> None:
    state = random_position(2, tiles=20)
    searching = Searching(state, standard(), None)
    rng = Random(1)
    for _ in range(30):
        searching.simulate(rng)
    root = searching.root
    assert root.visits == 30
    assert sum(root.visited[turn] for turn in range(root.turns.count)) == 30


def best_last_margin(state: CarcassonneState, seat: int) -> float:
    """A seat's result, by the rules alone, if the next seat plays the last tile best.

    The state waits for the last tile to be drawn.
    """
    state.apply(CHANCE, state.draw(Random(0)))
    mover = state.to_act
    if mover is None:  # it fitted nowhere
        return margin(state.points_now(), seat)
    ends = []
    for place in state.legal(mover):
        laid = state.copy()
        laid.apply(mover, place)
        for follower in laid.legal(mover):
            end = laid.copy()
            end.apply(mover, follower)
            ends.append(end.points_now())
    best = max(margin(points, mover) for points in ends)
    return next(margin(points, seat) for points in ends if margin(points, mover) == best)


def margin(points: list[int], seat: int) -> float:
    return points[seat] - max(had for other, had in enumerate(points) if other != seat)


def test_the_last_two_tiles_are_played_exactly() -> None:
    """Compared with all ways to play them by the rules."""
    for seed in range(6 if IS_COMPILED else 1):
        state = random_position(seed, tiles=70)
        seat = int(state.player)
        assert state.bag_left == 1
        answers = {}
        for place in state.legal(seat):
            laid = state.copy()
            laid.apply(seat, place)
            for follower in laid.legal(seat):
                after = laid.copy()
                after.apply(seat, follower)
                answers[place, follower] = best_last_margin(after, seat)
        evaluator = CarcassonneEvaluator(seat)
        advised = evaluator.advise(
            state.view(seat), state.legal(seat), Budget(simulations=1000), Random(1), 1
        )
        assert answers[advised[0].actions] == max(answers.values())  # type: ignore[index]


def test_all_turns_are_compared_on_the_same_deals() -> None:
    rng = Random(4)
    searching = Searching(random_position(4, tiles=30), standard(), None)
    met: list[list[int]] = []
    for turn in (0, 1, 0, 1):
        searching.walk(turn, rng)
        met.append(list(searching.deal))
    assert met[0] == met[1] and met[2] == met[3] and met[0] != met[2]


def test_deals_begin_with_a_type_as_often_as_it_lies_in_the_bag() -> None:
    rng = Random(5)
    state = random_position(5, tiles=50)
    searching = Searching(state, standard(), None)
    begun = [0] * len(state.bag)
    for _ in range(int(state.bag_left)):
        searching.walk(0, rng)
        begun[searching.deal[0]] += 1
        assert sorted(searching.deal) == sorted(searching.deals[0])
    assert begun == list(state.bag)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_simulation_plays_on_for_some_rounds_unless_time_is_up(seats: int) -> None:
    state = random_position(6, seats=seats, tiles=8)
    searching = Searching(state, standard(), None)
    searching.simulate(Random(6))
    assert searching.dealt == ROUNDS * seats
    hurried = Searching(state, standard(), None, lambda: True)
    hurried.simulate(Random(6))
    assert hurried.dealt == 1


def test_a_search_out_of_time_plays_what_it_judged_best() -> None:
    state = random_position(3, seats=5, tiles=40)
    seat = int(state.player)
    legal = state.legal(seat)
    hurried = CarcassonneEvaluator(seat).choose(
        state.view(seat), legal, Budget(seconds=0), Random(1)
    )
    assert hurried == CarcassonneEvaluator(seat).choose(state.view(seat), legal, None, Random(1))


def test_a_tree_that_is_kept_counts_for_the_next_turn() -> None:
    """Memory is limited by the number of nodes of the tree, including reused ones."""
    state = random_position(4, tiles=40)
    searching = Searching(state, standard(), None)
    rng = Random(1)
    for _ in range(12):
        searching.simulate(rng)
    again = Searching(state, standard(), searching.root)
    assert again.nodes == searching.nodes > 1


def test_what_was_found_is_found_again_where_the_game_went_that_way() -> None:
    state = random_position(4, tiles=66)  # few tiles left: the tree contains the next draws
    rng = Random(1)
    evaluation = standard()
    searching = Searching(state, evaluation, None)
    for _ in range(400 if IS_COMPILED else 60):
        searching.simulate(rng)
    mine = searching.root.favourite()
    now = played(state, searching.root.turns, mine)
    kinds = searching.root.next[mine]
    assert kinds
    kind = next(iter(kinds))
    now.take(kind)
    node = searching.node_of(now, mine)
    assert node is kinds[kind]
    other = state.copy()
    assert searching.node_of(other, mine) is None


def test_advice_names_whole_turns_best_first() -> None:
    state = random_position(3, seats=3, tiles=30)
    seat = int(state.player)
    bot = make_bot("search:40", GAME, seat)
    assert isinstance(bot, SearchBot)
    advised = bot.advise(state.view(seat), state.legal(seat), Budget(simulations=40), Random(1))
    assert len(advised) == 3
    assert advised[0].weight >= advised[1].weight >= advised[2].weight
    for advice in advised:
        after = state.copy()
        for action in advice.actions:
            after.apply(seat, after.require(seat, action))
        assert after.to_act != seat
        assert sum(advice.chances) == pytest.approx(1)
        assert set(advice.to_json()) == {"actions", "points", "chances", "weight", "reasons"}


def test_a_turn_asked_about_gets_as_fair_a_look_as_the_favourite() -> None:
    state = random_position(3, tiles=30)
    seat = int(state.player)
    evaluator = CarcassonneEvaluator(seat)
    legal = state.legal(seat)
    asked = (legal[-1], Follower(None, None))
    advised = evaluator.advise(state.view(seat), legal, Budget(simulations=40), Random(1), 2, asked)
    found = [advice for advice in advised if advice.actions == asked]
    assert len(found) == 1
    assert found[0].weight == max(advice.weight for advice in advised)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_has_an_outlook(seats: int) -> None:
    evaluator = CarcassonneEvaluator(0)
    state = random_position(6, seats, tiles=69)
    rng = Random(1)
    while (seat := state.to_act) is not None:
        outlook = evaluator.outlook(state)
        assert len(outlook.points) == seats
        assert sum(outlook.chances) == pytest.approx(1)
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    assert evaluator.outlook(state).points == tuple(state.points_now())
