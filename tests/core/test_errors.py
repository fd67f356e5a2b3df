"""Errors name the rule or the field, as data and as one line."""

import pickle
from random import Random
from typing import Any

import pytest

from meeplewright.core import (
    CHANCE,
    Game,
    GameError,
    IllegalAction,
    InvalidAction,
    InvalidJson,
    InvalidRecord,
    InvalidSetup,
    Reason,
)
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.core.tiny_game import Tiny

OCCUPIED = Reason("CA 5.3", "why-occupied", {"x": 1, "y": -2})


def test_a_reason_says_its_rule_its_key_and_its_arguments() -> None:
    assert str(OCCUPIED) == "CA 5.3: why-occupied (x=1, y=-2)"
    assert str(Reason("CA 10.1", "why-game-over")) == "CA 10.1: why-game-over"


def test_a_reason_has_a_json_form() -> None:
    form = {"rule": "CA 5.3", "key": "why-occupied", "arguments": {"x": 1, "y": -2}}
    assert OCCUPIED.to_json() == form


def test_reasons_are_equal_by_rule_key_and_arguments() -> None:
    assert Reason("CA 5.3", "why-occupied", {"x": 1, "y": -2}) == OCCUPIED
    assert Reason("CA 5.3", "why-occupied", {"x": 1, "y": 3}) != OCCUPIED
    assert hash(Reason("CA 5.3", "why-occupied", {"y": -2, "x": 1})) == hash(OCCUPIED)


def test_a_reason_keeps_its_own_arguments() -> None:
    given: dict[str, str | int] = {"x": 1}
    reason = Reason("CA 5.3", "why-occupied", given)
    given["x"] = 2
    assert reason.arguments == {"x": 1}


@pytest.mark.parametrize("kind", [InvalidAction, IllegalAction, InvalidSetup, InvalidJson])
def test_every_error_carries_its_reason(kind: type[GameError]) -> None:
    error = kind(OCCUPIED)
    assert error.reason == OCCUPIED
    assert str(error).startswith("CA 5.3: ") and "(1,-2)" in str(error)
    assert isinstance(error, ValueError)
    assert repr(error) == f"{kind.__name__}({str(error)!r})"


@pytest.mark.parametrize(("wrong", "named"), [(None, "None"), ("pass", "str"), (7, "int")])
@pytest.mark.parametrize("game", [Carcassonne(), Keyflower(), Tiny()])
def test_what_is_no_action_is_refused_in_one_sentence(game: Game, wrong: Any, named: str) -> None:
    rng = Random(1)
    state = game.start(2)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    seat = state.to_act
    assert seat is not None
    with pytest.raises(InvalidAction, match=f"action: expected an action, got {named}"):
        state.require(seat, wrong)
    reason = state.why_not(seat, wrong)
    assert reason is not None
    if not isinstance(game, Tiny):  # which trusts its callers
        assert reason == Reason("action", "action-no-action", {"found": named})
        assert state.why_not(9, wrong) is not None


@pytest.mark.parametrize("error", [IllegalAction(OCCUPIED), InvalidRecord(OCCUPIED, 9, 7)])
def test_an_error_crosses_from_a_worker_process(error: GameError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert back.reason == error.reason
    assert str(back) == str(error)


def test_a_record_is_faulted_by_entry_else_by_line_else_as_a_whole() -> None:
    assert str(InvalidRecord(OCCUPIED, 9, 7)).startswith("entry 7: CA 5.3")
    assert str(InvalidRecord(OCCUPIED, 1)).startswith("line 1: CA 5.3")
    assert str(InvalidRecord(OCCUPIED, None)).startswith("CA 5.3")
