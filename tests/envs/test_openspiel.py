"""Our games in OpenSpiel: its own test passes, and they are the same games as here."""

import pickle
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from meeplewright.bots import make_bot
from meeplewright.core import CHANCE, InvalidSetup, Seat, play_record
from meeplewright.envs import rewards
from meeplewright.envs.openspiel import register
from tests.conftest import FULL
from tests.core.tiny_game import Tiny
from tests.envs.spiel import first_decision, load, rules_of, step, walk

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "openspiel.md"
TABLES = [("tiny", 2), ("tiny", 3), ("carcassonne", 2), ("carcassonne", 5)]
TABLES += [("keyflower", 2), ("keyflower", 4)]
ALL_TABLES = [(name, seats) for name in ("carcassonne", "keyflower") for seats in range(2, 6)]
ALL_TABLES += [("keyflower", 6)]
SMALL = [("tiny", 3), ("carcassonne", 3), ("keyflower", 3)]


@pytest.mark.parametrize(("name", "seats"), ALL_TABLES if FULL else TABLES[:3])
def test_openspiels_own_test_passes(name: str, seats: int) -> None:
    game = load(name, players=seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SMALL if FULL else SMALL[:2])
def test_openspiels_own_test_passes_for_points(name: str, seats: int) -> None:
    game = load(name, players=seats, reward="points")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_record_replayed_through_openspiel_ends_alike(name: str, seats: int) -> None:
    state = load(name, players=seats).new_initial_state()
    rules = rules_of(state)
    encoding = rules.encoding(seats)
    bots = [make_bot("random", rules, seat) for seat in range(seats)]
    record = play_record(rules, bots, [Seat("random", "bot")] * seats, seed=5)
    for entry in record.entries:
        if entry.seat == CHANCE:
            number = encoding.outcome_id(rules.chance_from_json(entry.form))
        else:
            position = state.playing.position
            action = rules.action_from_json(entry.form)
            number = encoding.action_id(position, entry.seat, action)
        state.apply_action(number)
    assert record.result is not None
    outcome = state.playing.position.outcome()
    assert list(outcome.points) == record.result["points"]
    assert state.returns() == rewards.returns("win", outcome)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_luck_is_listed_with_its_probabilities(name: str, seats: int) -> None:
    rng, state = Random(3), load(name, players=seats).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            listed = dict(state.chance_outcomes())
            position = state.playing.position
            outcome_id = rules_of(state).encoding(seats).outcome_id
            total = sum(weight for _, weight in position.chance())
            assert sum(listed.values()) == pytest.approx(1)
            assert listed == {outcome_id(one): weight / total for one, weight in position.chance()}
        step(state, rng)


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_actions_are_written_in_the_notation(name: str, seats: int) -> None:
    rng, state = Random(4), load(name, players=seats).new_initial_state()
    rules = rules_of(state)
    while not state.is_terminal() and not _is_far(state):
        player, position = state.current_player(), state.playing.position
        texts = [state.action_to_string(player, number) for number in state.legal_actions()]
        if player == pyspiel.PlayerId.CHANCE:
            assert {rules.chance_from_text(text) for text in texts} == {
                outcome for outcome, _ in position.chance()
            }
        else:
            read = {rules.action_from_text(text) for text in texts}
            assert read == set(position.legal(player))
        step(state, rng)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_game_is_longer_than_said(name: str, seats: int) -> None:
    game = load(name, players=seats, reward="points")
    state = walk(game.new_initial_state(), Random(6), lambda _: False)
    decisions = sum(entry.player >= 0 for entry in state.full_history())
    assert decisions <= game.max_game_length()
    assert len(state.history()) - decisions <= game.max_chance_nodes_in_history()
    assert game.max_chance_nodes_in_history() < game.max_history_length()
    assert max(state.playing.position.outcome().points) <= game.max_utility()


def test_a_clone_goes_its_own_way() -> None:
    rng = Random(7)
    state = first_decision("keyflower", rng)
    before, memory = str(state), state.information_state_string(0)
    clone = state.clone()
    for _ in range(20):
        step(clone, rng)
    assert (str(state), state.information_state_string(0)) == (before, memory)
    assert clone.history()[: len(state.history())] == state.history()
    assert clone.information_state_string(0) != memory


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_a_state_written_down_plays_on_alike(name: str, seats: int) -> None:
    game = load(name, players=seats)
    state = walk(game.new_initial_state(), Random(8), lambda state: state.move_number() >= 60)
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for rng in (Random(9), Random(10)):
        one, other = state.clone(), back.clone()
        seed = rng.getrandbits(32)
        walk(one, Random(seed), lambda _: False)
        walk(other, Random(seed), lambda _: False)
        assert str(one) == str(other) and one.history() == other.history()
        assert one.information_state_string(0) == other.information_state_string(0)


UNPICKLED = """
import pickle, sys
game = pickle.load(sys.stdin.buffer)
print(game, game.new_initial_state().playing.position.options)
"""


@pytest.mark.parametrize(("name", "options"), [("carcassonne", {"small_city": 2}), ("tiny", {})])
def test_a_game_is_sent_to_another_process_by_pickle(name: str, options: dict[str, int]) -> None:
    game = load(name, players=3, reward="points", **options)
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", UNPICKLED],
        input=pickle.dumps(game),
        capture_output=True,
        cwd=ROOT,
    )
    expected = f"{game} {game.new_initial_state().playing.position.options}\n"
    assert (ran.stdout.decode(), ran.stderr) == (expected, b"")


def test_the_page_names_every_parameter_and_its_example_runs() -> None:
    page = PAGE.read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["state"].num_players() == 3 and names["state"].is_chance_node()
    for game in (load("carcassonne"), load("keyflower")):
        assert not [one for one in game.get_parameters() if f"`{one}`" not in page]


def test_options_reach_the_rules() -> None:
    state = load("carcassonne", players=4, farmers="none", small_city=2).new_initial_state()
    assert state.playing.position.to_json()["options"] == {"farmers": "none", "small_city": 2}
    assert state.num_players() == 4
    spelt = pyspiel.load_game("meeplewright_carcassonne(players=3,small_city=2)")
    assert spelt.new_initial_state().playing.position.options["small_city"] == 2


@pytest.mark.parametrize(
    ("parameter", "value", "named"),
    [
        ("players", 9, "seats"),
        ("farmers", "many", "farmers"),
        ("reward", "fame", "reward"),
        ("information", "some", "information"),
    ],
)
def test_a_wrong_parameter_is_named(parameter: str, value: str | int, named: str) -> None:
    with pytest.raises(InvalidSetup, match=named):
        load("carcassonne", **{parameter: value})


def test_a_parameter_that_there_is_not_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        load("carcassonne", colour="red")


def test_a_game_says_whether_it_has_secrets() -> None:
    kinds = pyspiel.GameType.Information
    assert load("carcassonne").get_type().information == kinds.PERFECT_INFORMATION
    assert load("keyflower").get_type().information == kinds.IMPERFECT_INFORMATION
    with pytest.raises(InvalidSetup, match="information"):
        load("keyflower", information="perfect")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = first_decision("tiny", Random(1))
    before = str(state), state.history(), state.information_state_string(0)
    with pytest.raises(ValueError, match="action"):
        state.apply_action(5)
    assert (str(state), state.history(), state.information_state_string(0)) == before


def test_a_game_without_an_entry_in_the_registry_is_registered_by_itself() -> None:
    assert register(Tiny()) == "meeplewright_tiny"
    assert register("keyflower") == "meeplewright_keyflower"
    with pytest.raises(InvalidSetup, match="chess"):
        register("chess")


def test_without_openspiel_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = [name for name in sys.modules if name.startswith("meeplewright.envs.openspiel")]
    for name in ours:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install 'meeplewright\[research\]'"):
        import_module("meeplewright.envs.openspiel")


@pytest.mark.parametrize(("name", "seats"), SMALL)
def test_the_observation_is_the_row_of_the_encoding(name: str, seats: int) -> None:
    state = walk(load(name, players=seats).new_initial_state(), Random(2), _is_far)
    encoding = rules_of(state).encoding(seats)
    for player in range(seats):
        row = np.frombuffer(encoding.observe(state.playing.position, player), "<i2")
        assert state.observation_tensor(player) == row.tolist()
        assert state.information_state_tensor(player)[: encoding.width] == row.tolist()


def _is_far(state: Any) -> bool:
    return bool(state.move_number() >= 90)
