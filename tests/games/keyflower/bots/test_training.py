"""The script that trains the champion's network: it learns what there is to learn, in parts."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest
from scripts import keyflower_practice as practice
from scripts import train_keyflower as train

from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.learned import INPUTS, SETS, Network, network_of
from tests.conftest import only_in_full


@only_in_full
def test_a_fit_finds_what_a_few_inputs_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "BATCH", 200)
    rng = np.random.default_rng(1)
    inputs = (rng.random((6000, INPUTS)) < 0.1).astype(np.float32)
    inputs[:, INPUTS - 1] = 1.0
    missed = (3 * inputs[:, 4] - 2 * inputs[:, 9] * inputs[:, 4] + 1).astype(np.float32)
    fit = train.fitted(inputs, missed, train.Schedule(2, 8, 40, 0.0), rng)
    assert np.std(missed - fit.answer(inputs)) < 0.25 * np.std(missed)


def test_each_network_of_a_fit_learns_by_itself() -> None:
    rng = np.random.default_rng(2)
    inputs = (rng.random((500, INPUTS)) < 0.1).astype(np.float32)
    both = train.Fit(2, 4, rng)
    alone = train.Fit(1, 4, rng)
    alone.weights = [both.weights[0][:, 4:].copy(), both.weights[1][1:].copy()]
    for fit in (both, alone):
        fit.learn(inputs, inputs[:, 3], 0.01, 0.001)
    assert np.allclose(both.weights[0][:, 4:], alone.weights[0], atol=1e-6)
    assert np.allclose(both.weights[1][1:], alone.weights[1], atol=1e-6)


def test_recorded_rows_describe_every_seat_of_a_game() -> None:
    rows, points = train.teaching_game(3, [Evaluation()] * 3, Random(1))
    assert {row.seat for row in rows} == {0, 1, 2}
    assert {row.season for row in rows} == {0, 1, 2, 3}
    assert all(len(row.inputs) == len(row.values) > 10 for row in rows)
    winter = [row for row in rows if row.season == 3]
    wrong = np.mean([abs(row.judged - points[row.seat]) for row in winter])
    assert wrong < np.mean([abs(row.judged) for row in winter])


def written(path: Path, hidden: int) -> Path:
    """A network with random weights."""
    rng = np.random.default_rng(3)
    weights = rng.normal(size=4 * (INPUTS + 1) * hidden) * 0.1
    path.write_bytes(np.tile(weights, SETS).astype("<f4").tobytes())
    return path


def correction(network: Network, wanted: dict[int, float], season: int, seats: int = 2) -> float:
    for at, (index, value) in enumerate(wanted.items()):
        network.inputs.index[at] = index
        network.inputs.value[at] = value
    network.inputs.count = len(wanted)
    return network.correction(season, seats)


@pytest.mark.parametrize("hidden", [0, 3])
def test_a_leaning_is_a_linear_bonus_that_is_the_same_in_all_seasons(
    tmp_path: Path, hidden: int
) -> None:
    path = written(tmp_path / "network.bin", hidden) if hidden else None
    leaning = train.leaning_network(path, Random(4))
    plain = train.network_with(path) or Network([0.0] * (SETS * 4 * (INPUTS + 1)))

    def bonus(wanted: dict[int, float], season: int) -> float:
        return correction(leaning, wanted, season) - correction(plain, wanted, season)

    one, other = bonus({7: 1.0}, 0), bonus({9: 1.0}, 0)
    assert one != pytest.approx(other)
    for season in range(4):
        assert bonus({7: -2.0, 9: 0.5}, season) == pytest.approx(-2 * one + other / 2)


def test_no_two_seats_lean_the_same_way() -> None:
    rng = Random(5)
    found = {correction(train.leaning_network(None, rng), {7: 1.0}, 0) for _ in range(4)}
    assert len(found) == 4


def rows_of(players: list[int], judged: list[float], points: list[float]) -> train.Rows:
    count = len(players)
    empty = np.zeros((count, INPUTS))
    seen: train.Array = np.zeros(count, bool)
    return train.Rows(
        np.array(players), np.zeros(count), np.array(judged), np.array(points), empty, seen
    )


def test_a_target_is_mostly_what_is_expected_when_the_next_season_starts() -> None:
    later = rows_of([2, 2, 6], [30.0, 50.0, 40.0], [44.0, 44.0, 20.0])
    foresight = train.Foresight(later, np.array([2.0, 9.0, -5.0]))
    earlier = rows_of([6, 2, 2, 3, 9], [0.0] * 5, [20.0, 44.0, 44.0, 11.0, 12.0])
    expected = [0.7 * 35 + 0.3 * 20, 0.7 * 32 + 0.3 * 44, 0.7 * 32 + 0.3 * 44, 11.0, 12.0]
    assert foresight.targets(earlier) == pytest.approx(expected)


@only_in_full
def test_games_of_different_files_have_different_players(tmp_path: Path) -> None:
    for seed in (0, 1):
        assert train.record_games(tmp_path, None, 0.01, seed)[0] == 1
    paths = [tmp_path / "0.npz", tmp_path / "1.npz"]
    first, second = (set(train.read_rows([path]).player) for path in paths)
    both = train.read_rows(paths)
    assert len(set(both.player)) == len(first) + len(second)
    assert set(both.points[both.unseen]) == set(train.read_rows(paths[:1]).points)


@only_in_full
def test_it_runs_in_parts_and_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "SEATS", (2,))
    monkeypatch.setattr(train, "cpu_count", lambda: 1)
    monkeypatch.setattr(train, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(practice, "cpu_count", lambda: 1)
    monkeypatch.setattr(practice, "ProcessPoolExecutor", ThreadPoolExecutor)
    words = ["train", "run", "--folder", str(tmp_path), "--rounds", "2", "--seconds", "0.1"]
    words += ["--practice", "0.1"]
    monkeypatch.setattr("sys.argv", [*words, "--hidden", "4", "--epochs", "2", "--deals", "2"])
    train.main()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games",
        "network-0.bin",
        "network-1.bin",
        "network.bin",
        "practice",
    ]
    assert network_of((tmp_path / "network-1.bin").read_bytes()).hidden == 4
    assert network_of((tmp_path / "network.bin").read_bytes()).hidden == 6
    assert capsys.readouterr().out.count("4 games, 2 seats") == 3
    (tmp_path / "network-1.bin").unlink()
    train.main()
    assert capsys.readouterr().out.count("4 games, 2 seats") == 1
    assert len(list((tmp_path / "games").glob("*.npz"))) == 3
