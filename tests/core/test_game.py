"""What the base classes do for every game: setups, rankings, legality by name, random play."""

import copy
import pickle
from random import Random

import pytest

from meeplewright.core import (
    CHANCE,
    Action,
    Event,
    Game,
    IllegalAction,
    InvalidSetup,
    Option,
    Outcome,
    State,
)
from tests.core.tiny_game import Call, Choose, Deal, Points, Tiny, TinyState


def dealt(*cards: int) -> TinyState:
    state = Tiny().start(len(cards))
    for card in cards:
        state.apply(CHANCE, Deal(card))
    return state


# -- seats and options ------------------------------------------------------------------------


def test_the_default_of_an_option_stands_first() -> None:
    assert Option("bonus", (3, 5), "T 4").default == 3


def test_options_not_given_take_their_defaults() -> None:
    assert Tiny().checked_options() == {"bonus": 3}
    assert Tiny().checked_options({}) == {"bonus": 3}
    assert Tiny().checked_options({"bonus": 5}) == {"bonus": 5}


@pytest.mark.parametrize("value", [4, "5", 5.0, True, None, [], {}])
def test_a_value_that_an_option_does_not_have_is_refused(value: object) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Tiny().checked_options({"bonus": value})
    assert caught.value.reason.rule == "options.bonus"
    assert caught.value.reason.arguments["values"] == "3, 5"


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(InvalidSetup) as caught:
        Tiny().checked_options({"bonus": 5, "malus": 1})
    assert caught.value.reason.rule == "options.malus"


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Tiny().start(seats)
    assert caught.value.reason.rule == "seats"
    asked = {"game": "tiny", "seats": seats, "least": 2, "most": 3}
    assert caught.value.reason.arguments == asked


def test_a_game_is_the_same_wherever_it_is_made() -> None:
    assert Tiny() == pickle.loads(pickle.dumps(Tiny()))
    assert hash(Tiny()) == hash(Tiny())
    assert Tiny() != Game()


# -- outcomes ---------------------------------------------------------------------------------


def ranking(points: list[int], winners: list[int]) -> tuple[int, ...]:
    return Outcome(points, [[Points(one, "card")] for one in points], winners).ranking


def test_seats_are_ranked_by_points() -> None:
    assert ranking([5, 9, 7], [1]) == (3, 1, 2)


def test_level_seats_share_a_place_and_the_next_is_left_out() -> None:
    assert ranking([9, 5, 9, 5, 1], [0, 2]) == (1, 3, 1, 3, 5)


def test_a_tie_breaker_puts_the_winner_first() -> None:
    assert ranking([9, 9, 5], [1]) == (2, 1, 3)


def test_an_outcome_has_the_form_of_a_records_last_line() -> None:
    outcome = Outcome([2, 3], [[Points(2, "thrown")], [Points(3, "card")]], [1])
    assert outcome.to_json() == {
        "points": [2, 3],
        "items": [[{"points": 2, "for": "thrown"}], [{"points": 3, "for": "card"}]],
        "winners": [1],
    }


# -- states -----------------------------------------------------------------------------------


def test_a_legal_action_is_required_without_a_word() -> None:
    assert dealt(1, 2).require(1, Choose("keep")) == Choose("keep")


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    with pytest.raises(IllegalAction) as caught:
        dealt(1, 2).require(0, Call(3))
    assert caught.value.reason.rule == "T 2"


def test_states_are_equal_by_their_form() -> None:
    assert dealt(1, 2) == dealt(1, 2)
    assert dealt(1, 2) != dealt(2, 1)


def test_a_state_cannot_be_hashed_because_it_changes() -> None:
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(dealt(1, 2))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda one: one.copy()])
def test_a_copy_goes_its_own_way(copied: type) -> None:
    state = dealt(1, 2)
    other = copied(state)
    other.apply(0, Choose("keep"))
    assert state == dealt(1, 2)
    assert other != state


def test_a_playout_with_the_same_seed_ends_the_same() -> None:
    one, other = Tiny().start(3), Tiny().start(3)
    one.playout(Random(8))
    other.playout(Random(8))
    assert one.to_act is None
    assert one == other


def test_a_random_action_is_the_lowest_actors() -> None:
    state = dealt(1, 2, 3)
    assert state.actors == (0, 1, 2)
    assert state.random_action(Random(1)) in state.legal(0)


def test_what_a_game_leaves_out_is_named() -> None:
    with pytest.raises(TypeError, match="State does not define legal"):
        State().legal(0)
    with pytest.raises(TypeError, match="Game does not define start"):
        Game().start(2)
    with pytest.raises(TypeError, match="Action does not define to_text"):
        Action().to_text()


def test_an_event_is_public_unless_it_says_otherwise() -> None:
    event = Event()
    assert event.seen_by(None) is event
    assert event.seen_by(0) is event
