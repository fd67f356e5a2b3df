"""The script that finds the champion's weights: what it records and learns, and going on later."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from scripts import carcassonne_decisions as decisions
from scripts import carcassonne_points as points
from scripts import carcassonne_policy as policy
from scripts import train_carcassonne as train

from meeplewright.games.carcassonne.bots.champion import (
    KNOTS,
    SETS,
    Evaluations,
    in_package,
    set_of,
)
from meeplewright.games.carcassonne.bots.evaluation import ALL_TERMS, TURNS
from meeplewright.games.carcassonne.bots.turns import turns_with_tile
from tests.bots.positions import random_position
from tests.conftest import only_in_full


@pytest.mark.parametrize("seats", [2, 4])
def test_recorded_terms_times_the_weights_are_the_lead(seats: int) -> None:
    state = random_position(3, seats, tiles=30)
    weights = np.random.default_rng(1).normal(size=(SETS, len(KNOTS), ALL_TERMS))
    evaluation = Evaluations(weights.tolist()).at(state)
    turns = turns_with_tile(state, evaluation)
    leads = decisions.LEADS.of_turns(turns, int(state.player))
    near = policy.nearness(np.array([int(state.bag_left) / int(state.variant.total)]))
    for index in range(0, turns.count, 5):
        terms = decisions.terms_after(state, turns, index, evaluation)
        row = policy.spread(near, terms[None])[0]
        assert row @ weights[set_of(seats)].ravel() == pytest.approx(leads[index], abs=1e-4)


def test_one_of_the_best_few_turns_is_played_and_recorded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decisions, "EXPLORED", 1.0)
    state = random_position(3, tiles=30)
    evaluation = Evaluations(policy.start().tolist()).at(state)
    turns = turns_with_tile(state, evaluation)
    leads = sorted(decisions.LEADS.of_turns(turns, int(state.player)), reverse=True)
    recorder = decisions.Recorder(2)
    for seed in range(20):
        chosen = recorder.decide(state, turns, evaluation, Random(seed))
        lead = decisions.LEADS.of_turns(turns, int(state.player))[chosen]
        assert lead >= leads[decisions.BEST_FEW - 1]
    found = recorder.decisions([50, 40])
    assert found.final[0] == (10.0 if state.player == 0 else -10.0)
    assert np.ptp(found.before, axis=0).max() == 0.0  # the same position
    assert np.ptp(found.change, axis=0).max() > 0.0


def test_where_nothing_else_is_tried_the_best_turn_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(decisions, "EXPLORED", 0.0)
    state = random_position(3, tiles=30)
    evaluation = Evaluations(policy.start().tolist()).at(state)
    turns = turns_with_tile(state, evaluation)
    recorder = decisions.Recorder(2)
    chosen = recorder.decide(state, turns, evaluation, Random(1))
    assert chosen == decisions.LEADS.best_turn(turns, int(state.player))
    assert not recorder.decisions([50, 40]).change.any()


def test_nearness_is_that_of_the_two_knots_around() -> None:
    middle = (KNOTS[1] + KNOTS[2]) / 2
    assert policy.nearness(np.array([1.0, middle, 0.0])) == pytest.approx(
        np.array([[1.0, 0, 0, 0, 0], [0, 0.5, 0.5, 0, 0], [0, 0, 0, 0, 1.0]])
    )


def some_decisions(truth: Any, count: int, seed: int) -> decisions.Decisions:
    """Each of another player: the result is what these weights make of the turn."""
    rng = np.random.default_rng(seed)
    left = rng.random(count)
    change = rng.normal(size=(count, ALL_TERMS)).astype(np.float32)
    kind = rng.integers(SETS, size=count)
    near = policy.nearness(left)
    final = (policy.spread(near, change) * truth.reshape(SETS, -1)[kind]).sum(1)
    before: Any = np.zeros((count, ALL_TERMS), np.float32)
    return decisions.Decisions(np.arange(count), kind, left, before, change, final)


@only_in_full
def test_the_weights_that_explain_the_surprises_are_found() -> None:
    truth = policy.start()
    truth[:, :, 5] += 2.0  # for all
    truth[1, :, 20] -= 1.0  # with three seats
    truth[:, 0, 1] += 0.5  # at the start of the game
    learner = policy.Learner()
    lines = [learner.update(some_decisions(truth, 20_000, seed)) for seed in range(12)]
    assert lines[-1].startswith("12: 20000 decisions")
    assert learner.weights == pytest.approx(truth, abs=0.1)
    assert np.abs(learner.mean - truth).max() < np.abs(policy.start() - truth).max()


def test_without_decisions_the_weights_stay() -> None:
    learner = policy.Learner()
    known = some_decisions(policy.start(), 50, 1)
    learner.update(known._replace(change=0 * known.change, final=0 * known.final))
    assert learner.weights == pytest.approx(policy.start())


@only_in_full
def test_the_forecast_learns_what_to_expect() -> None:
    learner = policy.Learner()
    known = some_decisions(policy.start(), 20_000, 2)
    known = known._replace(before=known.change, change=0 * known.change, final=known.final + 3.0)
    for _ in range(12):
        learner.update(known)
    near = policy.nearness(known.left)
    before = np.hstack([policy.spread(near, known.before), near])
    expected = (before * learner.forecast[known.kind]).sum(1)
    assert np.abs(expected - known.final).mean() < 0.5


def test_joined_games_have_different_players() -> None:
    games = [some_decisions(policy.start(), 2, seed) for seed in range(3)]
    assert len(set(decisions.joined(games).player.tolist())) == 6


def test_the_weights_in_the_package_are_as_the_script_writes_them() -> None:
    assert train.PACKAGE.read_text("utf-8") == train.written(in_package())


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    few = ["--games", "2", "--deals", "2", "--seats", "2", "--workers", "1"]
    monkeypatch.setattr("sys.argv", ["train", *words, "--folder", str(folder), *few])
    train.main()


@only_in_full
def test_it_goes_on_where_it_was_stopped_and_gives_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(decisions, "SEATS", (2,))
    monkeypatch.setattr(train, "PACKAGE", tmp_path / "champion.json")
    run(tmp_path / "one", monkeypatch, "run", "--updates", "1")
    run(tmp_path / "one", monkeypatch, "run", "--updates", "2")
    assert capsys.readouterr().out.count("4 games, 2 seats") == 2
    run(tmp_path / "other", monkeypatch, "run", "--updates", "2")
    found = [np.load(tmp_path / name / "learner.npz")["part1"] for name in ("one", "other")]
    assert (found[0] == found[1]).all()
    run(tmp_path / "one", monkeypatch, "write", "--last")
    stored = np.array(json.loads((tmp_path / "champion.json").read_text("utf-8"))["weights"])
    learned = [np.delete(weights, TURNS, axis=2) for weights in (stored, found[0])]
    assert learned[0] == pytest.approx(
        learned[1], abs=0.001
    )  # `turns` is fitted when it is written
    assert (stored[:, -1, TURNS] != found[0][:, -1, TURNS]).all()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_champion_expects_the_right_points_on_average(seats: int) -> None:
    games = [points.expected_points(in_package(), seats, 7_000 + number) for number in range(6)]
    missing = [one for game in games for one in game.missing]
    assert abs(np.mean(missing)) < 6  # 15 before they were fitted


def test_the_weight_of_turns_is_fitted_and_changes_no_choice() -> None:
    weights = [[list(terms) for terms in knots] for knots in in_package()]
    shifted = [points.corrected(knots, [3.0] * len(KNOTS)) for knots in weights]
    state = random_position(3, 2, tiles=30)
    before, after = (
        decisions.LEADS.of_turns(
            turns_with_tile(state, Evaluations(one).at(state)), int(state.player)
        )
        for one in (weights, shifted)
    )
    assert list(after) == pytest.approx(list(before))
    games = [points.expected_points(shifted, 2, number) for number in range(4)]
    found = points.correction(games)
    expected = points.correction([points.expected_points(weights, 2, n) for n in range(4)])
    assert found == pytest.approx([one - 3 for one in expected], abs=1e-6)
