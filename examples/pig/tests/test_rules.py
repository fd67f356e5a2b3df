"""The rules of Pig, one by one, as rules.md numbers them."""

from random import Random

import pytest
from meeplewright_pig import Die, Hold, Pig, Roll
from meeplewright_pig.state import TURNS, PigState

from meeplewright.core import CHANCE, Action, IllegalAction, InvalidJson, InvalidSetup
from meeplewright.core.conformance import check_game

GAME = Pig()


def position(*held: list[int], turns: int = 0, total: int = 0, goal: int = 100) -> PigState:
    """A state with these points held in each turn, by seat; `turns` is the next seat to play."""
    return PigState(GAME, goal, held or ([], []), turns, total)


def rolled(state: PigState, *pips: int) -> PigState:
    """The player rolls these numbers, one after the other."""
    for number in pips:
        state.apply(state.player, state.require(state.player, Roll()))
        state.apply(CHANCE, Die(number))
    return state


def rule(state: PigState, action: Action) -> str:
    """The rule that forbids the action."""
    with pytest.raises(IllegalAction) as caught:
        state.require(state.player, action)
    return caught.value.reason.rule


def test_it_keeps_every_promise() -> None:
    assert check_game(GAME, games=1).entries > 0


def test_two_to_six_play_and_seat_0_begins() -> None:
    """PG 1.1"""
    for seats in (2, 6):
        state = GAME.start(seats)
        assert state.points_now() == [0] * seats and state.to_act == 0
    for seats in (1, 7):
        with pytest.raises(InvalidSetup):
            GAME.start(seats)


def test_a_short_game_goes_to_50() -> None:
    """PG 1.2"""
    state = GAME.start(2, {"goal": 50})
    rolled(state, 6, 6, 6, 6, 6, 6, 6, 6, 2)
    state.apply(0, Hold())
    assert state.outcome() is not None


def test_a_turn_begins_with_a_roll() -> None:
    """PG 2.1"""
    assert rule(GAME.start(2), Hold()) == "PG 2.1"


def test_numbers_are_added_up() -> None:
    """PG 2.2"""
    state = rolled(GAME.start(2), 2, 6)
    assert state.total == 8 and state.points_now() == [0, 0]
    assert state.legal(0) == [Roll(), Hold()]


def test_a_one_loses_the_turn() -> None:
    """PG 2.3"""
    state = rolled(GAME.start(2), 6, 5, 1)
    assert (state.total, state.points_now(), state.to_act) == (0, [0, 0], 1)


def test_holding_keeps_the_points() -> None:
    """PG 2.4"""
    state = rolled(GAME.start(3), 6, 5)
    state.apply(0, Hold())
    assert (state.points_now(), state.to_act) == ([11, 0, 0], 1)


def test_who_has_enough_holds() -> None:
    """PG 2.5"""
    state = rolled(position([95], [], turns=2), 5)
    assert rule(state, Roll()) == "PG 2.5"
    assert state.legal(0) == [Hold()]


def test_the_first_at_the_goal_wins() -> None:
    """PG 3.1"""
    state = rolled(position([95], [98], turns=2), 6)
    state.apply(0, Hold())
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((101, 98), (0,))


def test_after_fifty_turns_most_points_win() -> None:
    """PG 3.2"""
    state = rolled(position([20], [20], turns=2 * TURNS - 1), 1)
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0, 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("goal", 70),
        ("held", [[], [], [], [], [], [], []]),
        ("held", [[1], []]),
        ("held", [[4], [4, 4]]),
        ("held", [[120], []]),
        ("turns", 101),
        ("total", 1),
        ("total", 106),
        ("rolling", 1),
        ("entry", 1),
    ],
)
def test_a_position_that_no_game_leads_to_is_refused(field: str, value: object) -> None:
    form = {**rolled(position([20], [], turns=2), 1).to_json(), "entry": 30}
    assert GAME.state_from_json(form).to_json() == form
    with pytest.raises((InvalidJson, InvalidSetup)):
        GAME.state_from_json({**form, field: value})


def test_a_position_that_was_read_is_played_to_its_end() -> None:
    state = GAME.state_from_json(rolled(GAME.start(4), 6, 1, 3).to_json())
    state.playout(Random(1))
    assert state.outcome() is not None
