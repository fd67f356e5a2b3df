"""The beginner: it overlooks turns as people do, and plays the best of those it notices."""

import os
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from meeplewright.bots import beginner, make_bot
from meeplewright.bots.advice import Candidate
from meeplewright.bots.beginner import (
    MOST_LOST,
    MOST_OVERDONE,
    BeginnerBot,
    CarelessBot,
    noticed,
)
from meeplewright.core import CHANCE, Action, Event, Game, State, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.actions import Follower
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots import champion
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.rules.actions import Carry, Workers
from meeplewright.games.keyflower.rules.table import BID
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
def test_a_novice_at_carcassonne_forgets_farmers() -> None:
    assert farmers("novice") < 0.7 * farmers("heuristic")


def played(spec: str, seeds: range) -> Iterator[tuple[Sequence[Action], Action]]:
    """Every choice in some games of Keyflower: the legal actions, and the one chosen."""
    for seed in seeds:
        state, luck = Keyflower().start(2), Random(seed)
        bots = [make_bot(spec, Keyflower(), seat) for seat in range(2)]
        while (seat := state.to_act) is not None:
            if seat == CHANCE:
                state.apply(seat, state.draw(luck))
                continue
            legal = state.legal(seat)
            chosen = bots[seat].choose(state.view(seat), legal, None, luck)
            if isinstance(chosen, Workers) and state.table.act != BID:
                legal = []
            yield legal, chosen
            state.apply(seat, chosen)


def transport_and_bids(spec: str) -> tuple[int, float]:
    """How many resources are moved, and how many more workers than the least a bid has."""
    moved, more = 0, []
    for legal, chosen in played(spec, range(2)):
        moved += isinstance(chosen, Carry)
        if isinstance(chosen, Workers):
            same = [one for one in legal if isinstance(one, Workers)]
            least = [one.number for one in same if one.colour == chosen.colour]
            more += [chosen.number - min(least)] if least else []
    return moved, sum(more) / len(more)


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_a_novice_at_keyflower_forgets_transport_and_overbids() -> None:
    moved, more = transport_and_bids("novice")
    moved_by_others, more_of_others = transport_and_bids("heuristic")
    assert moved < 0.7 * moved_by_others
    assert more > more_of_others + 0.2


def overdone(share: float, margins: list[float]) -> list[int]:
    """How often each is chosen of bids that rise by one worker."""
    places = range(len(margins))
    candidates = [
        Candidate((), margin, overdone=tuple(places[place + 1 :]))
        for place, margin in enumerate(margins)
    ]
    rng = Random(7)
    chosen = [candidates.index(noticed(candidates, share, rng)) for _ in range(MANY)]
    return [chosen.count(place) for place in places]


def test_it_bids_more_than_it_needs_the_oftener_the_less_it_notices() -> None:
    assert overdone(1.0, [9.0, 8.5]) == [MANY, 0]
    few, many = overdone(0.9, [9.0, 8.5])[1], overdone(0.3, [9.0, 8.5])[1]
    assert ranks(0.9, [9.0, 8.5])[1] < few < many


def test_a_larger_bid_is_never_much_worse() -> None:
    """With only the worse one left to overdo, the same turns are noticed as without it."""
    good, worse = [9.0, 9.1 - MOST_OVERDONE], [9.0, 8.9 - MOST_OVERDONE]
    assert overdone(0.9, good)[1] > 1.3 * overdone(0.9, worse)[1] > 0


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
@pytest.mark.parametrize("game", [Carcassonne(), Keyflower()], ids=lambda game: game.name)
def test_in_whole_games_no_turn_is_senseless(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that it chooses loses more by its own evaluation."""
    lost = []

    def watched(
        candidates: Sequence[Candidate], share: float, rng: Random, subtle: float
    ) -> Candidate:
        chosen = noticed(candidates, share, rng, subtle)
        lost.append(max(one.margin for one in candidates) - chosen.margin)
        return chosen

    monkeypatch.setattr(beginner, "noticed", watched)
    for seats in (2, 3):
        bots = [make_bot("beginner:10", game, seat) for seat in range(seats)]
        play(game, bots, seed=seats)
    assert 0.5 * MOST_LOST < max(lost) <= MOST_LOST


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


def test_a_careless_player_who_notices_everything_plays_as_the_champion_without_a_search() -> None:
    game = Keyflower()
    state, rng = game.start(3), Random(2)
    while state.to_act == CHANCE or state.entry < 60:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    seat = state.to_act
    assert seat is not None
    view = state.view(seat)
    best = max(champion.evaluator(seat).candidates(view, rng), key=lambda one: one.margin)
    bot = make_bot("careless:100", game, seat)
    assert bot.choose(view, state.legal(seat), None, rng) == best.actions[0]
    plain = max(KeyflowerEvaluator(seat).candidates(view, rng), key=lambda one: one.margin)
    assert plain.margin != best.margin


def test_a_careless_player_forgets_subtle_turns_no_more_often_than_others() -> None:
    candidates = [Candidate((), margin, is_subtle=True) for margin in (2.0, 1.0, 0.0)]
    rng = Random(7)
    chosen = [noticed(candidates, 0.8, rng, CarelessBot.subtle) for _ in range(MANY)]
    assert chosen.count(candidates[0]) == pytest.approx(0.8 * MANY, rel=0.05)
    beginners = [noticed(candidates, 0.8, rng, BeginnerBot.subtle) for _ in range(MANY)]
    assert beginners.count(candidates[0]) < 0.7 * MANY
