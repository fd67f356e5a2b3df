"""Zero reads the table correctly, plays whole turns, and is stronger than greedy."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.margins import squashed
from meeplewright.core import CHANCE, Action, InvalidSetup, State, play
from meeplewright.games.carcassonne import Carcassonne, Follower, Place
from meeplewright.games.carcassonne.bots.champion import Evaluations, in_package
from meeplewright.games.carcassonne.bots.searching import root_of
from meeplewright.games.carcassonne.bots.zero.bot import ZeroBot
from meeplewright.games.carcassonne.bots.zero.features import places, position
from meeplewright.games.carcassonne.bots.zero.opinion import (
    SHARE,
    VISITS,
    ask,
    scores_of,
)
from meeplewright.games.carcassonne.bots.zero.reading import look, turn_of
from meeplewright.games.carcassonne.bots.zero.tile_facts import CODES
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import random_position

GAME = Carcassonne()


def turns(
    seed: int, farmers: str = "per_field_3", small_city: int = 4
) -> Iterator[tuple[State, int, Place, Follower]]:
    """A random game, turn by turn: the state before the turn, and its actions.

    Fields are scored one by one, as the features do.
    """
    rng = Random(seed)
    state = GAME.start(2, {"farmers": farmers, "small_city": small_city})
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        before = state.copy()
        place = state.random_action(rng)
        state.apply(seat, place)
        follower = state.random_action(rng)
        state.apply(seat, follower)
        assert isinstance(place, Place) and isinstance(follower, Follower)
        yield before, seat, place, follower


def margin(state: State, seat: int) -> int:
    points = state.points_seen_by(seat)
    return points[seat] - points[1 - seat]


def gain(state: State, seat: int, place: Place, follower: Follower) -> tuple[float, float]:
    """What the features say about the margin before a turn, and about what the turn adds."""
    assert isinstance(state, CarcassonneState)
    turn = turn_of(state, seat)
    net_inputs, cells = look(turn)
    known = position(np, net_inputs)
    slot = np.array([cells.index((place.x, place.y))])
    laid = places(np, net_inputs, known, slot, np.array([place.turn]))
    option = CODES[turn.in_hand * 4 + place.turn].tolist().index(follower.code)
    return float(known.margin), float(laid.gain[0, option])


@pytest.mark.parametrize(("farmers", "small_city"), [("per_field_3", 4), ("none", 2)])
def test_the_features_count_points_as_the_rules_do(farmers: str, small_city: int) -> None:
    """Except for connections through other tiles: then a turn's gain is slightly off."""
    right, total = 0, 0
    games = (turns(seed, farmers, small_city) for seed in range(3))
    for before, seat, place, follower in (turn for game in games for turn in game):
        now, gained = gain(before, seat, place, follower)
        assert now == margin(before, seat)
        after = before.copy()
        after.apply(seat, place)
        after.apply(seat, follower)
        right += gained == margin(after, seat) - now
        total += 1
    assert total > 200 and right / total > 0.97


def test_a_follower_is_chosen_as_planned_whoever_is_asked() -> None:
    """The second half of a turn follows what was found for the first, or finds the same."""
    asked = 0
    for before, seat, _, _ in turns(5):
        bot = ZeroBot(GAME, seat)
        after = before.copy()
        after.apply(seat, chosen(bot, before, seat))
        if len(after.legal(seat)) > 1:
            asked += 1
            assert chosen(bot, after, seat) == chosen(ZeroBot(GAME, seat), after, seat)
    assert asked > 20


def chosen(bot: ZeroBot, state: State, seat: int) -> Action:
    return bot.choose(state.view(seat), state.legal(seat), None, Random(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_with_any_number_of_seats_and_all_options(seats: int) -> None:
    """`play` refuses actions that are not legal. It beats random play."""
    farmers = ("none", "per_field_3", "per_city_4", "per_field_3_once")[seats - 2]
    bots = [make_bot("random" if seat else "zero", GAME, seat) for seat in range(seats)]
    state = play(GAME, bots, options={"farmers": farmers, "small_city": 2}, seed=seats)
    assert isinstance(state, CarcassonneState)
    assert state.points_now()[0] == max(state.points_now())


def test_rivals_count_more_the_better_they_stand() -> None:
    rng = Random(4)
    state = GAME.start(4, {"farmers": "per_field_3_once", "small_city": 4})
    while int(state.bag_left) > 20:
        seat = state.to_act
        assert seat is not None
        action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
        state.apply(seat, action)
    assert state.to_act is not None
    rivals = position(np, look(turn_of(state, state.to_act))[0]).rivals
    order = [(state.to_act + place) % 4 for place in (1, 2, 3)]
    points = state.points_seen_by(0)
    best = max(points[seat] for seat in order)
    counts = np.array([np.exp((points[seat] - best) / 10) for seat in order])
    assert np.allclose(rivals, counts / counts.sum(), atol=0.02)
    assert len(set(rivals.tolist())) > 1


def test_it_is_stronger_than_greedy() -> None:
    margins = []
    for seed in range(2):
        for seat in (0, 1):
            bots = [
                make_bot("zero" if place == seat else "greedy", GAME, place) for place in (0, 1)
            ]
            state = play(GAME, bots, seed=seed)
            assert isinstance(state, CarcassonneState)
            margins.append(margin(state, seat))
    assert sum(margins) > 60


def test_the_network_takes_part_in_judging_turns() -> None:
    """In the listed order: what numpy says about every turn, mixed with the evaluation."""
    state = random_position(seed=60, seats=3, tiles=30)
    evaluation = Evaluations(in_package()).at(state)
    root = root_of(state, evaluation)
    own = [root.lead(turn) for turn in range(root.turns.count)]
    scores = scores_of(state, root.turns).tolist()
    ask(state, root)
    assert root.judged == VISITS
    for turn, score in enumerate(scores):
        wanted = max(own) + SHARE * (score - max(scores)) + (1 - SHARE) * (own[turn] - max(own))
        assert root.value(turn) == pytest.approx(squashed(wanted))
    best = max(range(len(own)), key=root.value)
    assert root.prior[best] == max(root.prior[turn] for turn in range(len(own)))
    assert sum(root.prior[turn] for turn in range(len(own))) == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_with_a_budget_it_searches(seats: int) -> None:
    """The same seed gives the same game, and it is another one than without a search."""
    games = []
    for spec in ("zero:5", "zero:5", "zero"):
        bots = [make_bot("hasty" if seat else spec, GAME, seat) for seat in range(seats)]
        state = play(GAME, bots, seed=seats)
        assert isinstance(state, CarcassonneState)
        games.append((list(state.points_now()), list(state.board.cell_of[: state.board.laid])))
    assert games[0] == games[1] != games[2]


def test_it_was_taught_one_game() -> None:
    with pytest.raises(InvalidSetup) as caught:
        ZeroBot(Keyflower(), 0)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("bot", "setup-bot-game")
