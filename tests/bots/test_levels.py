"""The levels that people can choose: their bots in each game, and their order."""

import os
from random import Random

import pytest

from meeplewright.bots import level_names, level_spec, levels_for, make_bot
from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.bots.greedy import GreedyBot
from meeplewright.bots.hasty import HastyBot
from meeplewright.core import Game, InvalidSetup, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.bots.positions import PlainLuck, random_position
from tests.conftest import only_in_full
from tests.core.tiny_game import Tiny

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
FULL = os.environ.get("MEEPLEWRIGHT_FULL") == "1"
GAME = Carcassonne()


def test_there_are_five_levels_weakest_first() -> None:
    assert level_names() == ["novice", "casual", "club", "expert", "master"]
    assert levels_for(GAME) == levels_for(Keyflower()) == level_names()


@pytest.mark.parametrize("game", [GAME, Keyflower()], ids=lambda game: str(game.name))
def test_every_level_of_a_game_is_a_bot(game: Game) -> None:
    for level in levels_for(game):
        bot = make_bot(level, game, 1)
        named, _, setting = level_spec(level, game).partition(":")
        assert type(bot) is type(make_bot(named, game, 1))
        assert (bot.seat, bot.setting) == (1, setting)


def test_a_game_without_levels_of_its_own_has_those_that_need_only_rules() -> None:
    game = Tiny()
    assert levels_for(game) == level_names()
    assert isinstance(make_bot("casual", game, 0), GreedyBot)
    assert isinstance(make_bot("master", game, 0), SearchBot)


def test_there_is_no_such_level() -> None:
    with pytest.raises(InvalidSetup) as caught:
        level_spec("champion", GAME)
    assert caught.value.reason.key == "setup-bot-game"


def test_a_novice_sees_some_of_what_it_could_do() -> None:
    state = random_position(3, tiles=30)
    seat = int(state.player)
    legal = state.legal(seat)
    chosen = {
        HastyBot(GAME, seat).choose(state.view(seat), legal, None, PlainLuck(seed)).to_text()
        for seed in range(20)
    }
    assert len(chosen) > 3
    assert chosen <= {action.to_text() for action in legal}


def test_a_novice_takes_the_only_way_there_is() -> None:
    state = random_position(3, tiles=30)
    seat = int(state.player)
    only = state.legal(seat)[:1]
    assert HastyBot(GAME, seat).choose(state.view(seat), only, None, Random(1)) == only[0]


@only_in_full
@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
@pytest.mark.parametrize(("weaker", "stronger"), [("random", "novice"), ("novice", "casual")])
def test_a_level_beats_the_one_below(weaker: str, stronger: str) -> None:
    """A few deals are enough for a large difference; the arena measures more precisely."""
    ahead = 0
    for number in range(20 if FULL else 6):
        for seat in range(2):
            specs = [stronger, weaker] if seat == 0 else [weaker, stronger]
            bots = [make_bot(spec, GAME, at) for at, spec in enumerate(specs)]
            points = play(GAME, bots, seed=number).points_now()
            ahead += points[seat] - points[1 - seat]
    assert ahead > 0
