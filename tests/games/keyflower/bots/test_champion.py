"""Keyflower's champion: the network that corrects the evaluation, and the bot that uses it."""

from array import array
from importlib.resources import files
from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import CHANCE, InvalidSetup, play
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.learned import INPUTS, SETS, Inputs, Network, network_of
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import ALL_TILES, TURN, WINTER
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF
from tests.conftest import MODE, only_in_full
from tests.games.keyflower.rules.table import position

GAME = Keyflower()


def some_position(seats: int = 2, season: int = 1) -> KeyflowerState:
    """A seat's turn in this season of a random game."""
    rng = Random(5)
    state = GAME.start(seats)
    while state.table.season < season or state.table.phase != TURN:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


def worths(state: KeyflowerState, network: Network | None) -> list[float]:
    evaluation = Evaluation(network)
    evaluation.judge(state)
    return [evaluation.worth[seat] for seat in range(state.seats)]


def described(state: KeyflowerState, seat: int) -> dict[int, float]:
    """The inputs that are not 0."""
    evaluation = Evaluation()
    evaluation.judge(state)
    assert evaluation.ended is not None
    inputs = Inputs()
    inputs.look(state.table, evaluation.ended, seat, evaluation.terms)
    return {int(inputs.index[at]): inputs.value[at] for at in range(int(inputs.count))}


def hidden_of(wanted: dict[int, float], season: int, last: float) -> list[float]:
    """The weights of a network with one hidden unit, which counts only in one season."""
    weights = [0.0] * (4 * (INPUTS + 1))
    first = season * (INPUTS + 1)
    for index, weight in wanted.items():
        weights[first + index] = weight
    weights[first + INPUTS] = last
    return weights * SETS


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_network_of_zeros_changes_nothing(seats: int) -> None:
    state = some_position(seats)
    assert worths(state, Network([0.0] * (SETS * 4 * (INPUTS + 1) * 8))) == worths(state, None)


@pytest.mark.parametrize(("last", "weight"), [(2.0, 0.5), (-3.0, 0.25)])
def test_a_correction_is_the_weighted_sum_of_the_inputs(last: float, weight: float) -> None:
    state = some_position()
    inputs = described(state, 1)
    one = max(inputs)  # always 1
    chosen = dict.fromkeys(list(inputs)[:5], weight)
    network = Network(hidden_of({**chosen, one: 1.0}, 1, last))
    unit = 1.0 + sum(weight * inputs[index] for index in chosen if index != one)
    corrected, plain = worths(state, network)[1], worths(state, None)[1]
    assert inputs[one] == 1.0
    assert corrected - plain == pytest.approx(last * max(unit, 0.0))


def test_a_hidden_unit_below_zero_counts_for_nothing() -> None:
    state = some_position()
    one = max(described(state, 0))
    assert worths(state, Network(hidden_of({one: -1.0}, 1, 5.0))) == worths(state, None)


def test_every_season_has_its_own_network() -> None:
    state = some_position(season=2)
    one = max(described(state, 0))
    changed = [
        worths(state, Network(hidden_of({one: 1.0}, season, 5.0))) != worths(state, None)
        for season in range(4)
    ]
    assert changed == [False, False, True, False]


@pytest.mark.parametrize(("seats", "bonus"), [(2, 1.0), (3, 2.0), (4, 3.0), (6, 3.0)])
def test_two_seats_three_and_more_have_weights_of_their_own(seats: int, bonus: float) -> None:
    state = some_position(seats)
    one = max(described(state, 0))
    weights: list[float] = []
    for last in (1.0, 2.0, 3.0):
        weights += hidden_of({one: 1.0}, 1, last)[: 4 * (INPUTS + 1)]
    network = Network(weights)
    changes = [
        new - old for old, new in zip(worths(state, None), worths(state, network), strict=True)
    ]
    assert changes == pytest.approx([bonus] * seats)


def test_the_points_of_a_finished_game_are_not_corrected() -> None:
    state = GAME.start(2)
    state.playout(Random(3))
    one = INPUTS - 1
    network = Network(hidden_of({one: 1.0}, WINTER, 5.0))
    assert worths(state, network) == [float(points) for points in state.points_now()]


def test_a_tile_is_described_for_its_owner_with_its_face_and_resources() -> None:
    front = position(villages={0: "stable (1,0) wood=2"}).state
    back = position(villages={0: "stable (1,0) back wood=2"}).state
    stable = NUMBER_OF["stable"]
    assert described(front, 0)[2 * stable] == 1.0
    assert described(back, 0)[2 * stable + 1] == 1.0
    assert 2 * stable + 1 not in described(front, 0)
    assert described(front, 0)[2 * ALL_TILES + stable] == 0.5
    assert not {2 * stable, 2 * ALL_TILES + stable} & described(front, 1).keys()


def test_weights_are_read_as_little_endian_floats() -> None:
    weights = hidden_of({INPUTS - 1: 1.0}, 1, 0.5)
    packed = array("f", weights).tobytes()
    state = some_position()
    assert worths(state, network_of(packed)) == worths(state, Network(weights))


@pytest.mark.parametrize("season", [0, 1, 2, 3])
def test_the_network_in_the_package_corrects_by_a_few_points(season: int) -> None:
    packed = (files("meeplewright.games.keyflower") / "data" / "network.bin").read_bytes()
    state = some_position(season=season)
    plain, corrected = worths(state, None), worths(state, network_of(packed))
    changes = [abs(new - old) for old, new in zip(plain, corrected, strict=True)]
    assert 0.01 < max(changes) < 10.0


@pytest.mark.skipif(MODE != "compiled", reason="whole games are slow when interpreted")
def test_the_champion_plays_a_whole_game_from_its_view() -> None:
    bots = [make_bot("champion:4", GAME, 0), make_bot("greedy", GAME, 1)]
    assert min(play(GAME, bots, seed=2).points_now()) > 0


@only_in_full
def test_the_same_seed_gives_the_same_game() -> None:
    def points() -> list[int]:
        return play(
            GAME, [make_bot("champion:3", GAME, seat) for seat in (0, 1)], seed=4
        ).points_now()

    assert points() == points()


def test_a_wrong_budget_names_the_champion() -> None:
    with pytest.raises(InvalidSetup) as refused:
        make_bot("champion:fast", GAME, 0)
    assert refused.value.reason.arguments == {"bot": "champion:fast"}
