"""The script that trains the champion's network: it learns what there is to learn, in parts."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest
from scripts import train_keyflower as train

from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.learned import INPUTS, network_of
from tests.conftest import only_in_full


def test_a_fit_finds_what_a_few_inputs_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "BATCH", 200)
    rng = np.random.default_rng(1)
    inputs = (rng.random((6000, INPUTS)) < 0.1).astype(np.float32)
    inputs[:, INPUTS - 1] = 1.0
    missed = (3 * inputs[:, 4] - 2 * inputs[:, 9] * inputs[:, 4] + 1).astype(np.float32)
    fit = train.fitted(inputs, missed, 8, 40, 0.0, rng)
    assert np.std(missed - fit.answer(inputs)) < 0.25 * np.std(missed)


def test_recorded_rows_describe_every_seat_of_a_game() -> None:
    rows, points = train.teaching_game(3, Evaluation(), Random(1))
    assert {row.seat for row in rows} == {0, 1, 2}
    assert {row.season for row in rows} == {0, 1, 2, 3}
    assert all(len(row.inputs) == len(row.values) > 10 for row in rows)
    winter = [row for row in rows if row.season == 3]
    wrong = np.mean([abs(row.judged - points[row.seat]) for row in winter])
    assert wrong < np.mean([abs(row.judged) for row in winter])


@only_in_full
def test_it_runs_in_parts_and_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "SEATS", (2,))
    monkeypatch.setattr(train, "cpu_count", lambda: 1)
    monkeypatch.setattr(train, "ProcessPoolExecutor", ThreadPoolExecutor)
    words = ["train", "run", "--folder", str(tmp_path), "--rounds", "2", "--seconds", "0.1"]
    monkeypatch.setattr("sys.argv", [*words, "--hidden", "4", "--epochs", "2", "--deals", "2"])
    train.main()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games",
        "network-0.bin",
        "network-1.bin",
    ]
    assert network_of((tmp_path / "network-1.bin").read_bytes()).hidden == 4
    assert capsys.readouterr().out.count("4 games, 2 seats") == 2
    (tmp_path / "network-1.bin").unlink()
    train.main()
    assert capsys.readouterr().out.count("4 games, 2 seats") == 1
    assert len(list((tmp_path / "games").glob("*.npz"))) == 3
