"""Carcassonne's champion: the terms that only it has, its weights, and the bot that uses them."""

import json
import os
from importlib.resources import files
from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.evaluator_bots import ChampionBot
from meeplewright.core import play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.bots.champion import (
    KNOTS,
    SETS,
    Evaluations,
    Weights,
    evaluator,
    in_package,
)
from meeplewright.games.carcassonne.bots.evaluation import (
    ALL_TERMS,
    MORE_NAMES,
    NAMES,
    TERMS,
    Evaluation,
    standard,
)
from meeplewright.games.carcassonne.bots.turns import turns_with_tile
from meeplewright.games.carcassonne.bots.weights import early, late
from tests.bots.positions import random_position
from tests.games.carcassonne.rules.table import position

GAME = Carcassonne()
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
ALL_NAMES = (*NAMES, *MORE_NAMES)


def some_evaluation() -> Evaluation:
    """With weights for all terms."""
    rng = Random(1)
    first, last = ([rng.uniform(-3, 3) for _ in range(ALL_TERMS)] for _ in range(2))
    return Evaluation(first, last)


def all_terms(*tiles: str) -> list[dict[str, float]]:
    """By seat: the terms that are not 0, at a table with these tiles."""
    state = position(*tiles, seats=2).state
    evaluation = some_evaluation()
    evaluation.begin(state)
    evaluation.judge(state)
    found = list(evaluation.terms)
    rows = [found[seat * ALL_TERMS : (seat + 1) * ALL_TERMS] for seat in range(state.seats)]
    return [{name: term for name, term in zip(ALL_NAMES, row, strict=True) if term} for row in rows]


# -- terms ------------------------------------------------------------------------------------


def test_every_term_has_a_name() -> None:
    assert len(ALL_NAMES) == len(set(ALL_NAMES)) == ALL_TERMS


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_weights_of_zero_change_nothing(seats: int) -> None:
    more = [0.0] * len(MORE_NAMES)
    plain, longer = standard(), Evaluation(early() + more, late() + more)
    for seed in range(10):
        state = random_position(seed, seats)
        for evaluation in (plain, longer):
            evaluation.begin(state)
            evaluation.judge(state)
        assert list(longer.worth) == pytest.approx(list(plain.worth))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_follower_is_judged_as_if_it_stood_there(seats: int) -> None:
    evaluation = some_evaluation()
    for seed in range(30 if IS_COMPILED else 4):
        state = random_position(seed, seats)
        turns = turns_with_tile(state, evaluation)
        for index in range(turns.count):
            after = state.copy()
            after.lay(turns.cell[index], turns.turn[index])
            after.put_choice(turns.spot[index])
            evaluation.judge(after)
            judged = [turns.worth[index * seats + seat] for seat in range(seats)]
            assert judged == pytest.approx([evaluation.worth[seat] for seat in range(seats)])


def test_an_unfinished_road_is_counted_with_its_points_and_ends() -> None:
    red, blue = all_terms("(0,0):U0 red on road 0", "(0,1):U0")
    assert (red["road now"], red["road ends"], red["roads"]) == (2.0, 2.0, 1.0)
    assert red["road sure"] == pytest.approx(red["road back"] ** 2)
    assert not {"road now", "roads", "shared"} & blue.keys()


def test_a_city_of_two_is_shared() -> None:
    red, blue = all_terms("(0,0):G0 red on city 0 and blue on city 0")
    for terms in (red, blue):
        assert (terms["city now"], terms["shared"], terms["city ends"]) == (1.0, 1.0, 2.0)
        assert (terms["cities"], terms["points"]) == (1.0, 1.0)


def test_the_smaller_number_of_farmers_is_lost() -> None:
    both = "(0,0):E0 red on field 0 and blue on field 0"
    red, blue = all_terms(both, "(1,0):E0 blue on field 0")
    assert red["farmers lost"] == 1.0
    assert "fields" not in red
    assert blue["fields"] == 1.0
    assert not {"farmers lost", "field shared"} & blue.keys()


# -- weights ----------------------------------------------------------------------------------


def test_the_weights_in_the_package_are_for_these_terms_and_knots() -> None:
    path = files("meeplewright.games.carcassonne") / "data" / "champion.json"
    stored = json.loads(path.read_text("utf-8"))
    assert stored["terms"] == list(ALL_NAMES)
    assert stored["knots"] == list(KNOTS)
    assert [len(knots) for knots in in_package()] == [len(KNOTS)] * SETS
    assert {len(terms) for knots in in_package() for terms in knots} == {ALL_TERMS}


def plain_weights() -> Weights:
    """Those of `search`, at all knots."""
    more = [0.0] * len(MORE_NAMES)
    pairs = list(zip(early() + more, late() + more, strict=True))
    rows = [[left * first + (1 - left) * last for first, last in pairs] for left in KNOTS]
    return [rows] * SETS


@pytest.mark.parametrize("tiles", [1, 20, 40, 60, 71])
def test_weights_on_a_line_are_those_of_one_evaluation(tiles: int) -> None:
    state = random_position(3, 3, tiles)
    plain, own = standard(), Evaluations(plain_weights()).at(state)
    for evaluation in (plain, own):
        evaluation.begin(state)
        evaluation.judge(state)
    assert list(own.worth) == pytest.approx(list(plain.worth))


def test_between_two_knots_weights_move_linearly() -> None:
    weights = [[[float(knot)] * TERMS for knot in (0, 10, 30, 60, 100)]] * SETS
    evaluations = Evaluations(weights)
    for tiles in (1, 25, 45, 65, 71):
        state = random_position(2, tiles=tiles)
        left = int(state.bag_left) / int(state.variant.total)
        evaluation = evaluations.at(state)
        evaluation.begin(state)
        above = max(at for at in range(len(KNOTS) - 1) if KNOTS[at] >= left)
        share = (KNOTS[above] - left) / (KNOTS[above] - KNOTS[above + 1])
        expected = weights[0][above][0] * (1 - share) + weights[0][above + 1][0] * share
        assert evaluation.weights[3] == pytest.approx(expected)


@pytest.mark.parametrize(("seats", "bonus"), [(2, 1.0), (3, 2.0), (4, 3.0), (5, 3.0)])
def test_two_seats_three_and_more_have_weights_of_their_own(seats: int, bonus: float) -> None:
    weights = [[[size] * TERMS] * len(KNOTS) for size in (1.0, 2.0, 3.0)]
    state = random_position(4, seats)
    evaluation = Evaluations(weights).at(state)
    evaluation.begin(state)
    assert evaluation.weights[0] == pytest.approx(bonus)


# -- the bot ----------------------------------------------------------------------------------


def test_the_champion_evaluates_turns_with_its_weights() -> None:
    state = random_position(5, tiles=30)
    seat = int(state.player)
    evaluation = Evaluations(in_package()).at(state)
    turns = turns_with_tile(state, evaluation)
    margins = [turns.margin(turn, seat) for turn in range(turns.count)]
    plain = turns_with_tile(state, standard())
    found = evaluator(seat).candidates(state.view(seat), Random(1))
    assert [candidate.margin for candidate in found] == pytest.approx(margins)
    assert margins != pytest.approx([plain.margin(turn, seat) for turn in range(plain.count)])


def test_the_champion_is_a_search_and_is_not_offered() -> None:
    bot = make_bot("champion:3", GAME, 0)
    assert isinstance(bot, ChampionBot)
    assert not bot.is_offered(GAME)


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expansions", ["none", "river-inns_and_cathedrals-traders_and_builders"])
def test_the_champion_plays_every_table_to_its_end(seats: int, expansions: str) -> None:
    bots = [make_bot("champion:2", GAME, seat) for seat in range(seats)]
    state = play(GAME, bots, {"expansions": expansions}, seed=seats)
    assert state.outcome() is not None
    assert min(state.points_now()) > 0


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_the_same_seed_gives_the_same_game() -> None:
    finals = [
        play(GAME, [make_bot("champion:5", GAME, seat) for seat in (0, 1)], seed=3)
        for _ in range(2)
    ]
    assert finals[0] == finals[1]
