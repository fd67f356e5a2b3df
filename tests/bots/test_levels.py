"""The levels that people can choose: their bots in each game, and their order."""

import os
from random import Random

import pytest

from meeplewright.bots import level_names, level_spec, levels_for, make_bot
from meeplewright.bots.by_seats import BotBySeats
from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.bots.greedy import GreedyBot
from meeplewright.bots.hasty import HastyBot
from meeplewright.bots.levels import level_specs
from meeplewright.core import CHANCE, Game, InvalidSetup, play
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
        specs = level_specs(level, game)
        made = bot.bots if isinstance(bot, BotBySeats) else [bot]
        assert [(type(one), one.setting) for one in made] == [
            (type(make_bot(spec, game, 1)), spec.partition(":")[2]) for spec in specs
        ]
        assert (bot.seat, bot.setting) == (1, made[0].setting)


@pytest.mark.parametrize(
    ("level", "two", "more"),
    [
        ("novice", "beginner:31", "beginner:13"),
        ("casual", "beginner:60", "beginner:28"),
        ("club", "heuristic", "beginner:55"),
        ("expert", "search:100", "heuristic"),
        ("master", "champion:200ms", "champion:200ms"),
    ],
)
def test_carcassonne_has_other_bots_for_larger_tables(level: str, two: str, more: str) -> None:
    found = [level_spec(level, GAME, seats) for seats in range(2, 7)]
    assert found == [two, more, more, more, more]


def test_keyflower_has_another_expert_for_larger_tables() -> None:
    game = Keyflower()
    assert [level_spec("expert", game, seats) for seats in (2, 3, 6)] == [
        "champion:2",
        "careless:86",
        "careless:86",
    ]
    others = ("novice", "casual", "club", "master")
    assert all(level_spec(level, game, 2) == level_spec(level, game, 6) for level in others)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", ["novice", "casual", "club", "club+farmer"])
def test_a_level_plays_like_its_bot_for_the_table(level: str, seats: int) -> None:
    """At a table of two and at larger ones, also with a style and with expansions."""
    options = {"expansions": "inns_and_cathedrals"} if seats == 6 else None
    name, plus, style = level.partition("+")
    spec = level_spec(name, GAME, seats) + plus + style
    state = GAME.start(seats, options)
    luck = Random(seats)
    bots = [(make_bot(level, GAME, seat), make_bot(spec, GAME, seat)) for seat in range(seats)]
    for number in range(20):
        while state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(luck))
        seat = state.to_act
        assert seat is not None
        view, legal = state.view(seat), state.legal(seat)
        chosen = [bot.choose(view, legal, None, Random(number)) for bot in bots[seat]]
        assert chosen[0] == chosen[1]
        state.apply(seat, chosen[0])


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
