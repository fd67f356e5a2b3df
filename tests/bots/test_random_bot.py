"""The random bot: every legal action has the same probability."""

from collections import Counter

import pytest

from meeplewright.bots import make_bot
from meeplewright.games.carcassonne import Carcassonne
from tests.bots.positions import PlainLuck, is_even, random_position


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_legal_action_is_as_likely(seed: int) -> None:
    state = random_position(seed, tiles=12)
    seat = state.to_act
    assert seat is not None
    bot = make_bot("random", Carcassonne(), seat)
    view, legal, rng = state.view(seat), state.legal(seat), PlainLuck(seed)
    counts = Counter(bot.choose(view, legal, None, rng).to_text() for _ in range(100 * len(legal)))
    assert is_even(counts, [action.to_text() for action in legal])


def test_the_same_seed_gives_the_same_choice() -> None:
    state = random_position(1, tiles=12)
    seat = state.to_act
    assert seat is not None
    bot = make_bot("random", Carcassonne(), seat)
    view, legal = state.view(seat), state.legal(seat)
    choices = {bot.choose(view, legal, None, PlainLuck(7)) for _ in range(5)}
    assert len(choices) == 1
