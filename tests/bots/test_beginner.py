"""The beginner: it overlooks turns as people do, and plays the best of those it notices."""

import os
from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.advice import Candidate
from meeplewright.bots.beginner import MOST_LOST, noticed
from meeplewright.core import Action, Event, Game, State, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.actions import Follower
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import random_position
from tests.core.tiny_game import Tiny

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
MANY = 2000


def ranks(share: float, margins: list[float], subtle: frozenset[int] = frozenset()) -> list[int]:
    """How often each candidate is chosen."""
    candidates = [
        Candidate((), margin, is_subtle=place in subtle) for place, margin in enumerate(margins)
    ]
    rng = Random(7)
    chosen = [candidates.index(noticed(candidates, share, rng)) for _ in range(MANY)]
    return [chosen.count(place) for place in range(len(margins))]


def test_it_plays_the_best_turn_that_it_notices() -> None:
    first, second, third, *_ = ranks(0.4, [5.0, 4.0, 3.0, 2.0, 1.0, 0.0])
    assert first == pytest.approx(0.4 * MANY, rel=0.15)
    assert first > second > third > 0


def test_the_order_of_the_candidates_does_not_matter() -> None:
    assert ranks(0.4, [1.0, 9.0, 5.0])[1] > ranks(0.4, [1.0, 9.0, 5.0])[2]


def test_with_all_noticed_it_plays_the_best() -> None:
    assert ranks(1.0, [1.0, 2.0, 3.0]) == [0, 0, MANY]


def test_it_notices_subtle_turns_a_third_as_often() -> None:
    best, *_ = ranks(0.6, [9.0, 8.0, 7.0, 6.0], frozenset({0}))
    assert best == pytest.approx(0.2 * MANY, rel=0.25)


def test_it_never_plays_what_even_a_beginner_would_laugh_at() -> None:
    *_, silly = ranks(0.01, [9.0, 8.0, 9.0 - MOST_LOST - 0.1])
    assert silly == 0


def farmers(spec: str) -> int:
    """How many are placed in some games of this bot."""
    placed = []

    def watch(state: State, seat: int, action: Action, events: list[Event]) -> None:
        placed.append(isinstance(action, Follower) and action.on == "field")

    for seed in range(12):
        bots = [make_bot(spec, Carcassonne(), seat) for seat in range(2)]
        play(Carcassonne(), bots, seed=seed, watch=watch)
    return sum(placed)


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_a_beginner_at_carcassonne_forgets_farmers() -> None:
    assert farmers("beginner:30") < 0.7 * farmers("heuristic")


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
@pytest.mark.parametrize("game", [Carcassonne(), Keyflower(), Tiny()], ids=lambda game: game.name)
def test_it_plays_whole_games(game: Game) -> None:
    bots = [make_bot("beginner:20", game, seat) for seat in range(2)]
    assert play(game, bots, seed=3).outcome() is not None


def test_a_plan_is_kept_for_the_whole_turn() -> None:
    state = random_position(3, tiles=30)
    seat = int(state.player)
    bot = make_bot("beginner:100", state.game, seat)
    heuristic = make_bot("heuristic", state.game, seat)
    played = []
    for _ in range(2):
        legal = state.legal(seat)
        played.append(bot.choose(state.view(seat), legal, None, Random(1)))
        assert played[-1] == heuristic.choose(state.view(seat), legal, None, Random(1))
        state.apply(seat, played[-1])
    assert isinstance(played[-1], Follower)
