"""Greedy, whose definition is fixed: the best own-minus-best-opponent score if the game ended now,
over a whole turn, without look-ahead, ties at random.
"""

import os
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import Action, Event, Game, State, View, play
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import PlainLuck, is_even, random_position
from tests.conftest import only_in_full

GAME = Carcassonne()
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
IS_FULL = os.environ.get("MEEPLEWRIGHT_FULL") == "1"

# -- against brute force ----------------------------------------------------------------------

Turn = tuple[Action, Action]


def margin_after(state: CarcassonneState, seat: int, turn: Turn) -> int:
    """Own points minus those of the best opponent, as if the game ended after this turn."""
    after = state.copy()
    for action in turn:
        after.apply(seat, action)
    own, *rivals = sorted(enumerate(after.points_now()), key=lambda one: one[0] != seat)
    return own[1] - max(points for _, points in rivals)


def best_turns(state: CarcassonneState, seat: int) -> set[Turn]:
    margins: dict[Turn, int] = {}
    for place in state.legal(seat):
        after = state.copy()
        after.apply(seat, place)
        for follower in after.legal(seat):
            margins[place, follower] = margin_after(state, seat, (place, follower))
    return {turn for turn, margin in margins.items() if margin == max(margins.values())}


def greedy_turn(state: CarcassonneState, seat: int, rng: Random) -> Turn:
    bot = make_bot("greedy", GAME, seat)
    after = state.copy()
    place = bot.choose(after.view(seat), after.legal(seat), None, rng)
    after.apply(seat, place)
    return place, bot.choose(after.view(seat), after.legal(seat), None, rng)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(8))
def test_greedy_plays_one_of_the_best_turns(seed: int, seats: int) -> None:
    state = random_position(seed, seats)
    seat = state.to_act
    assert seat is not None
    best = best_turns(state, seat)
    for luck in range(3):
        assert greedy_turn(state, seat, PlainLuck(luck)) in best


def test_the_same_seed_gives_the_same_turn() -> None:
    tied = 0
    for seed in range(5):
        state = random_position(seed, tiles=8)
        seat = state.to_act
        assert seat is not None
        tied += len(best_turns(state, seat)) > 1
        assert len({greedy_turn(state, seat, PlainLuck(7)) for _ in range(3)}) == 1
    assert tied


def test_greedy_sees_only_what_its_view_says() -> None:
    """Two states that look the same to a seat are the same to its bot."""
    state = random_position(4, tiles=10)
    seat = state.to_act
    assert seat is not None
    twin = GAME.determinize(state.view(seat), Random(99))
    for luck in range(3):
        chosen = greedy_turn(state, seat, PlainLuck(luck))
        assert greedy_turn(twin, seat, PlainLuck(luck)) == chosen


def test_greedy_changes_nothing() -> None:
    state = random_position(4, tiles=10)
    seat = state.to_act
    assert seat is not None
    before = state.copy()
    greedy_turn(state, seat, PlainLuck(1))
    assert state == before


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_greedy_beats_random() -> None:
    games = 20
    assert games_won(GAME, games) >= 0.95 * games


@only_in_full
@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_greedy_beats_random_in_keyflower() -> None:
    """And every game ends: greedy never stalls. The daily run plays once from each seat."""
    games = 10 if IS_FULL else 2
    assert games_won(Keyflower(), games) >= 0.95 * games


def games_won(game: Game, games: int) -> int:
    """How many of this many games of two, with alternating seats, greedy wins alone."""
    wins = 0
    for seed in range(games):
        seat = seed % 2
        bots = [make_bot("greedy" if who == seat else "random", game, who) for who in range(2)]
        outcome = play(game, bots, seed=seed).outcome()
        assert outcome is not None
        wins += outcome.winners == (seat,)
    return wins


# -- ties, in a game small enough to count them -----------------------------------------------


class Letter(Action):
    def __init__(self, letter: str) -> None:
        self.letter = letter

    def parts(self) -> tuple[Any, ...]:
        return (self.letter,)

    def to_text(self) -> str:
        return self.letter


class WordView(View):
    """The letters so far; the deck is hidden, and is drawn from the copy's random numbers."""

    def __init__(self, seat: int | None, word: str) -> None:
        self.seat = seat
        self.word = word


class WordState(State):
    """Seat 0 spells a word letter by letter, for the points of seat 0 and two opponents."""

    seats = 3

    def __init__(self, word: str, deck: float) -> None:
        self.word = word
        self.deck = deck

    @property
    def to_act(self) -> int:
        return 0 if any(len(word) > len(self.word) for word in self._ahead()) else 1

    def _ahead(self) -> list[str]:
        return [word for word in WORDS if word.startswith(self.word)]

    def legal(self, seat: int) -> list[Action]:
        size = len(self.word)
        return [Letter(letter) for letter in sorted({word[size] for word in self._ahead()})]

    def apply(self, seat: int, action: Action) -> list[Event]:
        self.word += action.to_text()
        return []

    def copy(self) -> State:
        return WordState(self.word, self.deck)

    def points_now(self) -> list[int]:
        return WORDS[self.word]


class WordGame(Game):
    name = "words"

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        return WordState("", 0.5)

    def determinize(self, view: View, rng: Random) -> State:
        assert isinstance(view, WordView)
        return WordState(view.word, rng.random())


WORDS = {
    "aa": [9, 3, 1],  # own minus the best opponent: 6, the best
    "ab": [4, 1, 0],
    "ba": [6, 0, 0],  # 6
    "bb": [5, -1, -2],  # 6
    "bc": [99, 0, 94],
    "bda": [0, -6, -7],  # 6
    "bdb": [20, 15, 0],
    "c": [7, 2, 1],
}
BEST = ("aa", "ba", "bb", "bda")


def greedy_word(rng: Random) -> str:
    bot = make_bot("greedy", WordGame(), 0)
    state = WordState("", 0.5)
    while state.to_act == 0:
        view = WordView(0, state.word)
        state.apply(0, bot.choose(view, state.legal(0), None, rng))
    return state.word


def test_only_the_whole_turn_counts_and_against_the_best_rival() -> None:
    assert {greedy_word(PlainLuck(seed)) for seed in range(100)} == set(BEST)


def test_every_best_turn_is_as_likely_however_it_begins() -> None:
    """Three of the four best turns begin with b, so three in four of the chosen turns do too."""
    rng = PlainLuck(1)
    assert is_even(Counter(greedy_word(rng) for _ in range(2000)), BEST)
