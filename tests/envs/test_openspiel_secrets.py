"""What a player knows through OpenSpiel: everything that it saw, and nothing else."""

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.envs.spiel import act, first_decision, known, load, step

TABLES = [("tiny", 3), ("carcassonne", 2), ("keyflower", 3)]


def dealt_anew(state: Any, player: int, seed: int) -> Any:
    return state.resample_from_infostate(player, Random(seed).random)


def every_so_often(state: Any, rng: Random, often: int) -> Any:
    """Some decision states of a random game."""
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 1 / often:
            yield state
        step(state, rng)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_player_cannot_tell_a_world_dealt_anew(name: str, seats: int) -> None:
    rng = Random(1)
    start = load(name, players=seats).new_initial_state()
    for state in every_so_often(start, rng, 2 if name == "tiny" else 60):
        for player in range(seats):
            other = dealt_anew(state, player, rng.getrandbits(32))
            assert known(other, player) == known(state, player)
            assert other.current_player() == state.current_player()
            assert player != state.current_player() or (
                other.legal_actions() == state.legal_actions()
            )


def test_a_world_is_dealt_anew() -> None:
    state = first_decision("keyflower", Random(2))
    worlds = {str(dealt_anew(state, 0, seed)) for seed in range(5)}
    assert len(worlds) == 5 and str(state) not in worlds


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_world_dealt_anew_takes_no_secret_along(name: str, seats: int) -> None:
    """Two worlds that a player cannot tell apart give the same resampled worlds."""
    rng = Random(3)
    start = load(name, players=seats).new_initial_state()
    for state in every_so_often(start, rng, 2 if name == "tiny" else 80):
        twin = dealt_anew(state, 0, rng.getrandbits(32))
        seed = rng.getrandbits(32)
        one, other = dealt_anew(state, 0, seed), dealt_anew(twin, 0, seed)
        assert str(one) == str(other) and one.history() == other.history() == []
        assert [known(one, seat) for seat in range(seats)] == [
            known(other, seat) for seat in range(seats)
        ]


@pytest.mark.parametrize(("name", "seats"), [("tiny", 3), ("keyflower", 3)])
def test_steps_that_a_player_cannot_tell_apart_leave_it_with_the_same_knowledge(
    name: str, seats: int
) -> None:
    """Two worlds continue with different hidden steps; strings and tensors do not differ."""
    rng, compared = Random(4), 0
    start = load(name, players=seats).new_initial_state()
    for state in every_so_often(start, rng, 1 if name == "tiny" else 40):
        for player in range(seats):
            twin = dealt_anew(state, player, rng.getrandbits(32))
            compared += _compared(state, twin, player, rng)
    assert compared


def _compared(state: Any, twin: Any, player: int, rng: Random) -> int:
    """How many different steps looked alike to the player."""
    compared = 0
    for _ in range(6):
        ways = [(number, _after(state, number)) for number in state.legal_actions()]
        others = [(number, _after(twin, number)) for number in twin.legal_actions()]
        number, real = rng.choice(ways)
        if state.current_player() == player:
            others = [way for way in others if way[0] == number]
        alike = [
            (other, made)
            for other, made in others
            if made.observation_string(player) == real.observation_string(player)
        ]
        if not alike or real.is_terminal():
            break
        other, made = rng.choice(alike)
        assert known(made, player) == known(real, player)
        compared += other != number
        state, twin = real, made
    return compared


def _after(state: Any, number: int) -> Any:
    made = state.clone()
    made.apply_action(number)
    return made


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_player_forgets_nothing(name: str, seats: int) -> None:
    """What it saw earlier is the beginning of what it has seen now."""
    state, before = load(name, players=seats).new_initial_state(), [""] * seats
    rng = Random(5)
    while not state.is_terminal():
        step(state, rng)
        if rng.random() < 0.1:
            for player in range(seats):
                whole = state.information_state_string(player)
                seen = whole[: len(whole) - len(state.observation_string(player))]
                assert seen.startswith(before[player]) and seen.count("\n") == state.move_number()
                before[player] = seen


def test_two_ways_to_one_position_are_two_information_states() -> None:
    """Bids on two tiles, in one order or the other, with a pass between."""
    start = first_decision("keyflower", Random(6))
    player = start.current_player()
    texts = [start.action_to_string(player, number) for number in start.legal_actions()]
    first, second = [text for text in texts if text.startswith("bid:")][:2]
    colour = _plenty(start, player)
    ways = []
    for tiles in ((first, second), (second, first)):
        state = start.clone()
        for tile in tiles:
            act(state, tile)
            act(state, f"workers:1,{colour}")
            act(state, "pass")
        ways.append(state)
    one, other = ways
    assert str(one) == str(other)
    for seat in range(2):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)


def _plenty(state: Any, player: int) -> str:
    """A colour of which the player has two workers: with eight workers in three colours there is
    one.
    """
    behind = state.playing.position.view(player).to_json()["screens"][player]["own_workers"]
    return next(str(colour) for colour, number in behind.items() if number > 1)


def test_a_secret_choice_is_the_next_players_to_make_and_not_to_know() -> None:
    """Tiny, T 2: all choose at once; OpenSpiel asks them in the order of their seats."""
    start = first_decision("tiny", Random(7))
    kept, thrown = start.clone(), start.clone()
    act(kept, "choose:keep")
    act(thrown, "choose:throw")
    assert kept.current_player() == thrown.current_player() == 1
    assert known(kept, 1) == known(thrown, 1)
    assert known(kept, 0)[0] != known(thrown, 0)[0]
    for state in (kept, thrown):
        act(state, "choose:keep")
    assert known(kept, 1)[0] != known(thrown, 1)[0]


def test_the_history_of_a_tensor_says_who_and_what_as_far_as_the_player_knows() -> None:
    state = load("tiny", players=3).new_initial_state()
    for text in ("deal:2", "deal:1", "deal:4", "choose:throw", "choose:keep"):
        act(state, text)
    numbers = state.history()
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 1)
    luck, itself, left = 4, 1, 3
    hidden = -1
    assert seen.dict["history"][:6].tolist() == [
        [luck, hidden],
        [luck, numbers[1]],
        [luck, hidden],
        [left, hidden],
        [itself, numbers[4]],
        [0, 0],
    ]


def test_an_observer_is_one_players() -> None:
    game = load("tiny")
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(everybody)
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"planes": True})
