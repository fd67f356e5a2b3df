"""Practice of the champion's network: what is recorded, what is learned, and going on later."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest
from scripts import keyflower_decisions as decisions
from scripts import keyflower_policy as policy
from scripts import keyflower_practice as practice

from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.learned import INPUTS, SETS, network_of

Array = policy.Array


def some_weights(hidden: int = 3) -> bytes:
    """A network that is the same for all numbers of seats."""
    weights = np.random.default_rng(3).normal(size=4 * (INPUTS + 1) * hidden) * 0.1
    return bytes(np.tile(weights, SETS).astype("<f4").tobytes())


def some_corrections() -> policy.Corrections:
    """With linear weights that differ by number of seats."""
    corrections = policy.Corrections.unpacked(some_weights())
    linear = corrections.weights[0]
    linear += np.random.default_rng(4).normal(size=linear.shape) * 0.1
    return corrections


def recorded(path: Path, seats: int, packed: bytes) -> Path:
    """One game in which the first seat learns."""
    found = decisions.Decisions()
    evaluations = [Evaluation(network_of(packed)), *[Evaluation()] * (seats - 1)]
    decisions.play_game(evaluations, [True] + [False] * (seats - 1), found, Random(seats))
    found.write(path)
    return path


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[policy.Played]:
    """A game of two seats and one of three."""
    folder = tmp_path_factory.mktemp("games")
    network = some_corrections()
    packed = network.packed()
    return [
        policy.read(recorded(folder / f"{seats}.npz", seats, packed), network) for seats in (2, 3)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_packed_network_gives_the_same_corrections(seats: int) -> None:
    corrections = some_corrections()
    network = network_of(corrections.packed())
    network.inputs.count = 2
    for at, (index, value) in enumerate([(7, 0.5), (300, -1.0)]):
        network.inputs.index[at] = index
        network.inputs.value[at] = value
    inputs: Array = np.zeros((4, INPUTS), np.float32)
    inputs[:, 7], inputs[:, 300] = 0.5, -1.0
    kind = np.full(4, min(seats, 4) - 2)
    rows = policy.Rows(inputs, np.arange(4), kind, np.ones(4), np.arange(4))
    expected = [network.correction(season, seats) for season in range(4)]
    assert corrections.answers(rows) == pytest.approx(expected, abs=1e-5)


def test_one_of_the_best_few_turns_is_played(games: list[policy.Played]) -> None:
    for played in games:
        assert int(played.slot.max()) == decisions.BEST_FEW - 1
        turns = np.bincount(played.decision)
        assert (played.chosen < turns).all()
        assert len(set(played.player.tolist())) == 1
        assert len(set(played.final.tolist())) == 1
        assert (played.old[played.slot == 0] >= played.old[played.slot == turns.min() - 1]).all()


def test_most_leads_without_corrections_are_those_of_the_plain_evaluation(tmp_path: Path) -> None:
    packed = bytes(len(some_weights()))
    path = recorded(tmp_path / "0.npz", 2, packed)
    network = policy.Corrections.unpacked(packed)
    network.weights[0] += 1.0
    plain = policy.read(path, policy.Corrections.unpacked(packed))
    other = policy.read(path, network)
    assert (plain.lead == plain.old).all()
    added = plain.lead - other.lead
    assert np.std(added) > 0.1
    assert other.after.leads(network.answers(other.after), len(added)) == pytest.approx(
        added, abs=1e-4
    )


def chances(learner: policy.Learner, played: policy.Played) -> Array:
    added = played.after.leads(learner.network.answers(played.after), len(played.lead))
    return policy._chances(played, played.lead + added)


def test_surprises_make_turns_more_or_less_likely(games: list[policy.Played]) -> None:
    played = policy.joined(games)
    learner = policy.Learner(some_weights(), [1.0] * 4)
    learner.network.weights[0][...] = some_corrections().weights[0]
    old = chances(learner, played)
    chosen = (np.arange(len(old)), played.chosen)
    wanted = np.where(np.arange(len(old)) % 2, 1.0, -1.0)
    for _ in range(5):
        learner._learn_some(played, old, wanted, wanted != 0.0, 1.0)
    more = (chances(learner, played) - old)[chosen] * wanted
    assert more.mean() > 0.01
    assert (
        learner.network.weights[1][:, policy.FROZEN] == learner.mean.weights[1][:, policy.FROZEN]
    ).all()


def test_joined_games_keep_their_players_and_turns_apart(games: list[policy.Played]) -> None:
    both = policy.joined(games)
    assert len(set(both.player.tolist())) == 2
    assert both.decision.max() + 1 == sum(len(part.chosen) for part in games)
    assert both.after.owner.max() < len(both.lead) == sum(len(part.lead) for part in games)
    network = some_corrections()
    apart = [part.after.leads(network.answers(part.after), len(part.lead)) for part in games]
    together = both.after.leads(network.answers(both.after), len(both.lead))
    assert together == pytest.approx(np.concatenate(apart), abs=1e-4)


def test_the_forecast_learns_what_to_expect(games: list[policy.Played]) -> None:
    played = policy.joined(games)
    forecast = policy.Forecast(policy.Corrections.unpacked(some_weights()))
    before = float(np.abs(forecast.expected(played) - played.final).mean())
    for _ in range(20):
        forecast.learn(played, played.final, np.random.default_rng(1))
    assert np.abs(forecast.expected(played) - played.final).mean() < 0.7 * before


def test_practice_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "SEATS", (2,))
    monkeypatch.setattr(practice, "cpu_count", lambda: 1)
    monkeypatch.setattr(practice, "ProcessPoolExecutor", ThreadPoolExecutor)
    learner = policy.Learner(some_weights(), [0.5] * 4)
    course = practice.Practice(learner, tmp_path)
    recorded(tmp_path / "0-0-0.npz", 2, (tmp_path / "0.bin").read_bytes())
    assert not course.learn(2, 1.0)
    assert course.learn(1, 1.0)
    course.save()
    again = policy.Learner(some_weights(), [0.5] * 4)
    practice.practise(again, tmp_path, 0.01, [1.0, 0.5])
    assert learner.updates == 1
    assert (tmp_path / "1.bin").read_bytes() == learner.network.packed()
    assert again.updates >= 1
