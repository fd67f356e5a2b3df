"""The conformance check itself: a correct game passes, and a fault is reported precisely."""

import pickle
from typing import Any

import pytest

from meeplewright.core.conformance import Report, check_game
from meeplewright.core.conformance.check import LOOKED_AT_CLOSELY
from meeplewright.core.conformance.report import difference
from tests.core.broken import broken_promise
from tests.core.tiny_game import (
    Tiny,
    TinyEvent,
    TinyState,
)


def test_the_tiny_game_keeps_every_promise() -> None:
    report = check_game(Tiny(), games=6)
    assert report.games == 12
    assert report.longest == 9
    for promise in LOOKED_AT_CLOSELY:
        assert report.promises[promise.__name__.replace("_", " ")] == report.positions
    assert "promises kept over 12 games" in str(report)


def test_the_same_arguments_check_the_same_games() -> None:
    assert check_game(Tiny(), games=1, seed=7) == check_game(Tiny(), games=1, seed=7)


def met(monkeypatch: pytest.MonkeyPatch, **arguments: Any) -> set[tuple[int, Any]]:
    """The seat counts and bonuses of the games that a check plays."""
    seen = set()
    start = Tiny.start

    def watched(self: Tiny, seats: int, options: Any = None) -> TinyState:
        state = start(self, seats, options)
        seen.add((seats, state.bonus))
        return state

    monkeypatch.setattr(Tiny, "start", watched)
    check_game(Tiny(), games=1, positions=0, **arguments)
    return seen


def test_every_seat_count_and_option_value_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    assert met(monkeypatch) == {(2, 3), (2, 5), (3, 3), (3, 5)}


def test_a_check_can_be_narrowed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert met(monkeypatch, seats=3, options={"bonus": 5}) == {(3, 5)}


def test_a_fault_names_promise_seats_seed_and_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyEvent, "seen_by", lambda self, seat: self)
    fault = broken_promise()
    assert fault.where is not None
    assert f"broken promise: {fault.promise} (2 seats, seed 0, entry" in str(fault)
    game = f"seats=2, options={{'bonus': 3}}, seed={fault.where.seed}"
    assert f"again: check_game(game, {game}, games=1, positions=6)" in str(fault)


def test_a_fault_can_be_sent_between_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "entry", 0)
    fault = broken_promise()
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_an_error_inside_the_game_is_reported_with_its_promise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tiny, "determinize", lambda self, view, rng: 1 // 0)
    fault = broken_promise()
    assert fault.promise == "determinize keeps the view"
    assert "ZeroDivisionError" in fault.found
    assert isinstance(fault.__cause__, ZeroDivisionError)


def test_a_report_starts_empty() -> None:
    assert str(Report("tiny")).startswith("tiny: 0 promises kept over 0 games")


def test_the_place_where_two_forms_differ_is_named() -> None:
    one = {"tiles": [{"x": 1}, {"x": 2}], "entry": 3}
    assert difference(one, {"tiles": [{"x": 1}, {"x": 2}], "entry": 3}) is None
    assert difference(one, {"tiles": [{"x": 1}, {"x": 5}], "entry": 3}) == "tiles[1].x: 2 is not 5"
    assert difference(one, {"tiles": [{"x": 1}], "entry": 3}) is not None
    assert difference(one, {"tiles": one["tiles"]}) == "entry is only in one of them"
    assert difference([1], [True]) == "[0]: 1 is not True"
