"""The interface of Pgx: what its programs read of an environment and of a state."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import CHANCE, InvalidSetup
from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne import Draw, Start
from meeplewright.games.carcassonne.art import board_svg
from meeplewright.games.carcassonne.observation_planes import NAMES, made
from meeplewright.games.carcassonne.rules.tiles import NUMBER_OF

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.envs import batch  # noqa: E402
from meeplewright.games.carcassonne.jax.arrays import whole_bag  # noqa: E402
from meeplewright.games.carcassonne.jax.env import Carcassonne, State  # noqa: E402
from meeplewright.games.carcassonne.jax.playouts import random_action  # noqa: E402
from tests.conftest import ROOT, only_in_full  # noqa: E402

PLAYERS = 2
TURNS = 30


@pytest.fixture(scope="module")
def env() -> Carcassonne:
    made: Carcassonne = batch.make("carcassonne")
    return made


@pytest.fixture(scope="module")
def later(env: Carcassonne) -> list[State]:
    """The states of some random games, before every action of some turns."""
    step = jax.jit(jax.vmap(env.step))
    choose = jax.jit(jax.vmap(random_action))
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 4))
    found = [states]
    for number in range(2 * TURNS):
        keys = jax.random.split(jax.random.key(2 + number), 4)
        states = step(states, choose(states.legal_action_mask, keys), keys)
        found.append(states)
    return found


def test_an_environment_says_what_it_is(env: Carcassonne) -> None:
    assert (env.id, env.num_players, env.num_actions) == ("carcassonne", PLAYERS, 602)
    assert env.version.startswith("v")
    assert env.observation_shape == (32, 32, len(NAMES))
    assert "carcassonne" in batch.available_envs()
    assert batch.make("carcassonne-4").num_players == 4


def test_the_example_of_the_page_plays_a_step(later: list[State]) -> None:
    """With as many games as `later`, for which everything is compiled already."""
    text = (ROOT / "docs" / "batch.md").read_text("utf-8")
    block = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)[0]
    names: dict[str, Any] = {}
    exec(block.replace("1024", "4"), names)
    assert "1024" in block and names["states"].legal_action_mask.shape == (4, 602)
    assert not names["states"].terminated.any()


def test_an_id_without_an_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidSetup, match="2 to 5"):
        batch.make("carcassonne-6")
    for wrong in ("chess", "carcassonne-many", ""):
        with pytest.raises(InvalidSetup):
            batch.make(wrong)
    monkeypatch.setattr(batch, "part_of", lambda *given: None)
    with pytest.raises(InvalidSetup, match="no batched engine"):
        batch.make("keyflower")


def test_there_is_no_trained_model() -> None:
    with pytest.raises(NotImplementedError, match="no trained model 'carcassonne_v0'"):
        batch.make_baseline_model("carcassonne_v0")


def test_expansions_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="base game only"):
        Carcassonne(expansions="river")


def test_an_observation_is_that_of_the_current_player(env: Carcassonne, later: list[State]) -> None:
    """The same planes as those of the other environments, with the planes last."""
    look = jax.jit(lambda states: states.observation)
    fields = jax.jit(jax.vmap(State.fields))
    for states in later[::7]:
        seen = jax.tree.map(np.asarray, fields(states, states.current_player))
        wanted: Any = np.moveaxis(made(seen), 1, -1)
        assert wanted.any()
        np.testing.assert_allclose(np.asarray(look(states)), wanted, rtol=1e-6)


def test_another_player_is_observed_from_that_seat(env: Carcassonne, later: list[State]) -> None:
    one: State = jax.tree.map(lambda array: array[0], later[-1])
    observe, look = jax.jit(env.observe), jax.jit(lambda state: state.observation)
    own = NAMES.index("turn of seat 0")
    for player in range(PLAYERS):
        plane = np.asarray(observe(one, player))[..., own]
        assert plane.all() == plane.any() == (player == int(one.current_player))
    np.testing.assert_array_equal(
        np.asarray(look(one)), np.asarray(observe(one, one.current_player))
    )


def test_a_state_is_changed_with_replace(later: list[State]) -> None:
    ended = later[0].replace(terminated=jax.numpy.ones(4, bool))
    assert ended.terminated.all() and not later[0].terminated.any()


@only_in_full
def test_a_picture_is_that_of_the_rules(tmp_path: Path) -> None:
    """A game of the rules, then the same game here."""
    rng = Random(8)
    rules = Rules()
    state = rules.start(2)
    deck: list[int] = []
    numbers: list[int] = []
    starter = 0
    encoding = rules.encoding(2)
    while len(numbers) < 60:
        seat = state.to_act
        assert seat is not None
        action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
        if isinstance(action, Draw):
            deck.append(NUMBER_OF[action.tile])
        elif isinstance(action, Start):
            starter = action.seat
        else:
            numbers.append(encoding.action_id(state, seat, action))
        state.apply(seat, action)
    rest = list(whole_bag())
    for kind in deck:
        rest.remove(kind)
    env = Carcassonne(2)
    step = jax.jit(env.step)
    here = env.begin(np.array(deck + rest), jax.numpy.int32(starter))
    for number in numbers:
        here = step(here, jax.numpy.int32(number))
    form = state.to_json()
    form["to_act"] = int(here.current_player)  # the rules wait for a draw
    here.save_svg(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text() == here.to_svg() == board_svg(form)


def test_only_one_game_is_drawn_at_a_time(later: list[State]) -> None:
    with pytest.raises(ValueError, match="one game at a time"):
        later[0].to_svg()


def test_a_notebook_shows_the_first_games_of_a_batch(later: list[State]) -> None:
    one = jax.tree.map(lambda array: array[0], later[0])
    shown = later[0]._repr_html_()
    assert one.to_svg() in shown and shown.count("<svg") == 4
