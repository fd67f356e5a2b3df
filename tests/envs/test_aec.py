"""PettingZoo's own tests pass in every game for all seat counts, and so do further checks."""

import copy
import importlib
import pickle
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest

from meeplewright import envs
from meeplewright.bots import make_bot
from meeplewright.core import Game, IllegalAction, InvalidSetup, Outcome, find_game
from meeplewright.core.game import NO_NUMBERING
from meeplewright.core.play import play
from meeplewright.envs import aec_env, carcassonne_v0, keyflower_v0
from meeplewright.envs.aec import GameEnv
from meeplewright.envs.rewards import returns
from tests.conftest import FULL
from tests.core.tiny_game import Tiny
from tests.envs.zoo import api_test, render_test, seed_test

GAMES: list[Game] = [Tiny(), find_game("carcassonne"), find_game("keyflower")]
TABLES = [
    (game, seats)
    for game in GAMES
    for seats in game.seat_counts
    if FULL or seats in (min(game.seat_counts), max(game.seat_counts))
]
AT_EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
IN_EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
CYCLES = 1000 if FULL else 60
Choice = Callable[[Any], int]

# PettingZoo warns about every environment that it does not know by name, and about fields that are
# not images.
QUIET = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation is a single number",
    "ignore:Observation numpy array is all zeros",
    "ignore:The observation contains negative numbers",
)


def first_of(rng: Random) -> Choice:
    """A player that takes any of the legal ids."""
    return lambda mask: int(rng.choice(np.flatnonzero(mask).tolist()))


def played(env: Any, choice: Choice, steps: int = 10**6) -> dict[str, float]:
    """The sum of every agent's rewards."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        is_over = terminated or truncated
        env.step(None if is_over else choice(observation["action_mask"]))
    return total


@QUIET
@AT_EVERY_TABLE
def test_the_api_test_passes(game: Game, seats: int) -> None:
    api_test(aec_env(game, seats), num_cycles=CYCLES)


@QUIET
@pytest.mark.parametrize("flat", [True, False])
@IN_EVERY_GAME
def test_the_api_test_passes_without_wrappers(game: Game, flat: bool) -> None:
    api_test(GameEnv(game, flat=flat), num_cycles=20)


@AT_EVERY_TABLE
def test_the_seed_test_passes(game: Game, seats: int) -> None:
    seed_test(partial(aec_env, game, seats), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore:.*render")
@IN_EVERY_GAME
def test_the_render_test_passes(game: Game) -> None:
    render_test(partial(aec_env, game, size=64))


@AT_EVERY_TABLE
def test_every_agent_is_rewarded_once_at_the_end(game: Game, seats: int) -> None:
    env = aec_env(game, seats)
    env.reset(seed=3)
    total = played(env, first_of(Random(3)))
    outcome = env.unwrapped.position.outcome()
    assert outcome is not None
    best = max(total, key=lambda agent: total[agent])
    assert env.possible_agents.index(best) in outcome.winners
    assert sum(total.values()) == pytest.approx(0) and not env.agents


def test_a_reward_in_points_is_the_lead_over_the_others() -> None:
    env = GameEnv("carcassonne", 3, reward="points")
    env.reset(seed=1)
    total = played(env, first_of(Random(1)))
    outcome = env.position.outcome()
    assert outcome is not None
    one, two, three = outcome.points
    assert total["player_0"] == pytest.approx(one - (two + three) / 2)


@pytest.mark.parametrize(
    ("winners", "rewards"),
    [([0], [1, -0.5, -0.5]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0, 0, 0])],
)
def test_those_who_are_level_share_the_win(winners: list[int], rewards: list[float]) -> None:
    outcome = Outcome([7, 5, 7], [[], [], []], winners)
    assert returns("win", outcome) == pytest.approx(rewards)


def test_the_end_says_points_and_place() -> None:
    env = aec_env("carcassonne", 2)
    env.reset(seed=1)
    play_on = first_of(Random(1))
    while not env.terminations[env.agent_selection]:
        env.step(play_on(env.last()[0]["action_mask"]))
    points = [env.infos[agent]["points"] for agent in env.possible_agents]
    assert tuple(points) == env.unwrapped.position.outcome().points
    assert {env.infos[agent]["place"] for agent in env.agents} <= {1, 2}


@AT_EVERY_TABLE
def test_only_the_agent_that_is_asked_has_a_mask(game: Game, seats: int) -> None:
    env = GameEnv(game, seats)
    env.reset(seed=2)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_mask_marks_the_legal_ids() -> None:
    env = GameEnv("carcassonne", 2)
    env.reset(seed=5)
    seat = env.possible_agents.index(env.agent_selection)
    mask = env.last()[0]["action_mask"]
    assert np.flatnonzero(mask).tolist() == env.encoding.legal_ids(env.position, seat)


def test_fields_are_views_of_one_row_that_is_the_agents_own() -> None:
    env, flat = GameEnv("carcassonne", 2), GameEnv("carcassonne", 2, flat=True)
    env.reset(seed=5)
    flat.reset(seed=5)
    fields = env.last()[0]["observation"]
    row = flat.last()[0]["observation"]
    assert [*fields] == [field.name for field in env.encoding.fields]
    assert np.array_equal(np.concatenate([field.ravel() for field in fields.values()]), row)
    fields["points"][0] = 7  # without consequences for anyone
    assert env.last()[0]["observation"]["points"][0] == 0


@IN_EVERY_GAME
def test_an_illegal_action_ends_the_game_for_the_wrapped_and_nothing_for_the_raw(
    game: Game,
) -> None:
    raw, wrapped = GameEnv(game), aec_env(game)
    for env in (raw, wrapped):
        env.reset(seed=0)
    legal = raw.last()[0]["action_mask"]
    illegal = int(np.flatnonzero(legal == 0)[0])
    before = raw.position.to_json()
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    assert raw.position.to_json() == before
    culprit = wrapped.agent_selection
    wrapped.last()
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {
        agent: -1.0 if agent == culprit else 0 for agent in wrapped.possible_agents
    }


@pytest.mark.parametrize("action", [None, 1.5, "1"])
def test_what_is_no_id_is_refused(action: object) -> None:
    env = GameEnv(Tiny())
    env.reset(seed=0)
    with pytest.raises(TypeError):
        env.step(action)


@IN_EVERY_GAME
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_alike_and_on_its_own(game: Game, way: Callable[[Any], Any]) -> None:
    env = aec_env(game)
    env.reset(seed=4)
    played(env, first_of(Random(4)), steps=5)
    other = way(env)
    rewards = played(env, first_of(Random(5)))
    assert not env.agents and other.agents
    assert played(other, first_of(Random(5))) == rewards


def test_a_seed_gives_the_luck_of_play() -> None:
    """The same seed gives the same tiles, here and in matches; few are discarded."""
    game = find_game("carcassonne")
    env = GameEnv(game, 2)
    env.reset(seed=11)
    played(env, first_of(Random(1)))
    state = play(game, [make_bot("random", game, seat=seat) for seat in range(2)], seed=11)
    drawn, in_play = (
        [tile["tile"] for tile in position.to_json()["tiles"]] for position in (env.position, state)
    )
    assert drawn[:20] == in_play[:20]


def test_without_a_seed_the_luck_goes_on() -> None:
    env = GameEnv("carcassonne", 2)
    first = []
    for seed in (6, None, 6, None):
        env.reset(seed=seed)
        first.append(str(env.position.to_json()["in_hand"]) + env.agent_selection)
    assert first[:2] == first[2:]


def test_options_of_the_game_are_arguments() -> None:
    env = carcassonne_v0.raw_env(4, farmers="none", small_city=2)
    env.reset(seed=1)
    assert env.position.to_json()["options"] == {"farmers": "none", "small_city": 2}
    assert env.last()[0]["observation"]["farmers"].tolist() == [3]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": 9}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"size": 0}, "size"),
        ({"size": 64.5}, "size"),
        ({"farmers": "all"}, "options.farmers"),
        ({"no_such_option": 1}, "options.no_such_option"),
        ({"reward": "glory"}, "reward"),
        ({"render_mode": "oil on canvas"}, "render_mode"),
    ],
)
def test_a_wrong_argument_is_named(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        carcassonne_v0.env(**wrong)
    assert caught.value.reason.rule == field


def test_a_game_without_a_numbering_is_refused() -> None:
    class Unnumbered(Tiny):
        encoding = Game.encoding

    with pytest.raises(InvalidSetup) as caught:
        aec_env(Unnumbered())
    assert caught.value.reason.key == NO_NUMBERING


@pytest.mark.parametrize("module", [carcassonne_v0, keyflower_v0])
def test_the_modules_are_called_as_their_environments(module: ModuleType) -> None:
    name = module.__name__.rsplit(".", 1)[1]
    assert str(module.env()) == str(module.raw_env()) == name
    assert str(pettingzoo.make("aec", f"meeplewright/{module.GAME}-v0")) == name


def test_only_games_of_the_registry_have_a_module() -> None:
    for name in ("draughts_v0", "carcassonne", "carcassonne_v1"):
        with pytest.raises(AttributeError):
            getattr(envs, name)


def test_rendered_text_is_the_board_as_the_terminal_shows_it() -> None:
    env = carcassonne_v0.env(2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("Step 2 of 2") and "player_" in text and "\x1b" not in text


def test_a_picture_shows_the_board_and_every_frame_has_one_size() -> None:
    env = carcassonne_v0.env(2, render_mode="rgb_array", size=96)
    env.reset(seed=1)
    before = env.render()
    played(env, first_of(Random(1)), steps=20)
    after = env.render()
    assert before.shape == after.shape == (96, 96, 3)
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 20 and (before != after).any()


def test_for_people_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env(Tiny(), render_mode="human")
    env.reset(seed=1)
    played(env, first_of(Random(1)), steps=1)
    assert capsys.readouterr().out.count('"bonus"') == 2


def test_where_an_extra_is_missing_the_error_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "meeplewright.envs.aec")
    with pytest.raises(ImportError, match=r"pip install 'meeplewright\[research\]'"):
        importlib.import_module("meeplewright.envs.aec")
