"""Standing orders: pass until outbid, and raise a bid up to a maximum."""

from typing import Any

import pytest

from meeplewright.core import IllegalAction, InvalidJson, StandingOrder
from meeplewright.games.keyflower.rules import aid_forms
from tests.forms import Checker

from .table import GAME, Table, begun, position

PASS: dict[str, Any] = {"order": "pass_until_outbid"}
MIDDLE = "keywood red:2 by 0; miner blue:1 by 0"


def give(table: Table, form: dict[str, Any], seat: int = 0) -> StandingOrder:
    """As a table stores it: given for the seat's view, stored and read again."""
    order = GAME.order_from_json(form).given(table.state.view(seat))
    Checker().check(order.to_json(), aid_forms.OrderForm)
    return GAME.order_from_json(order.to_json())


def step(table: Table, order: StandingOrder) -> str | None:
    """What it does for the seat to act."""
    seat = table.seat
    made = order.step(table.state.view(seat), table.state.legal(seat))
    return None if made is None else made.to_text()


def follow(table: Table, order: StandingOrder, seat: int = 0) -> list[str]:
    """Its steps until the turn or the order is over."""
    steps: list[str] = []
    while table.phase in ("turn", "workers") and table.seat == seat:
        made = step(table, order)
        if made is None:
            break
        steps.append(made)
        table.do(made)
    return steps


def raise_to(most: int, tile: str = "keywood") -> dict[str, Any]:
    return {"order": "raise", "tile": tile, "most": most}


# Pass until outbid


def test_it_passes_while_all_bids_win() -> None:
    table = position(middle=f"{MIDDLE}; stable", screens={0: "red 5", 1: "yellow 1"})
    order = give(table, PASS)
    assert order.to_json() == {**PASS, "season": "summer", "winning": ["keywood", "miner"]}
    assert follow(table, order) == ["pass"]
    table.do("bid:stable", "workers:1,yellow", "pass")
    assert follow(table, order) == ["pass"]


def test_it_ends_when_one_of_the_bids_is_outbid() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5", 1: "red 3"}, seats=2)
    order = give(table, PASS)
    table.do("pass", "bid:keywood", "workers:3,red")
    assert step(table, order) is None


def test_a_bid_that_was_losing_already_is_not_waited_for() -> None:
    table = position(middle="keywood red:2 by 0, red:3 by 1", seats=2)
    order = give(table, PASS)
    assert order.to_json()["winning"] == []
    assert step(table, order) == "pass"


def test_it_may_be_given_in_anothers_turn() -> None:
    table = position(middle=MIDDLE, player=1, seats=2)
    table.do("pass")
    assert step(table, give(table, PASS)) == "pass"


@pytest.mark.parametrize("form", [PASS, raise_to(9)])
def test_an_order_ends_with_the_season(form: dict[str, Any]) -> None:
    """KF Z: boats and villages are the player's own decisions, and so is the next season."""
    table = position(
        middle=MIDDLE, screens={0: "red 5"}, boats={"keyflower": "", "sea_bastion": ""}, seats=2
    )
    order = give(table, form)
    table.pass_all()
    while table.phase != "turn":
        if table.phase == "draw":
            table.luck()
            continue
        if table.seat == 0:
            assert step(table, order) is None
        table.do(sorted(table.legal())[0])
    while table.seat != 0:
        table.do("pass")
    assert table.season == "autumn" and step(table, order) is None


def test_an_order_that_was_never_given_makes_no_step() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5"})
    assert step(table, GAME.order_from_json(PASS)) is None
    assert step(table, GAME.order_from_json(raise_to(5))) is None


# Raise up to a maximum


def test_it_passes_while_the_bid_wins() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5"}, seats=2)
    order = give(table, raise_to(6))
    assert order.to_json() == {**raise_to(6), "season": "summer", "winning": ["miner"]}
    assert follow(table, order) == ["pass"]


def test_it_adds_the_least_that_wins() -> None:
    """KF B3, B5, K6: two against four need three more."""
    table = position(middle=MIDDLE, screens={0: "red 5", 1: "red 9"}, seats=2)
    order = give(table, raise_to(6))
    table.do("pass", "bid:keywood", "workers:4,red")
    assert follow(table, order) == ["bid:keywood", "workers:3,red"]
    assert table.bids("keywood") == {0: "red:5", 1: "red:4"}


def test_it_goes_on_until_the_maximum_is_not_enough() -> None:
    """`most` is the size of the whole bid."""
    table = position(middle=MIDDLE, screens={0: "red 5", 1: "red 9"}, seats=2)
    order = give(table, raise_to(6))
    table.do("pass", "bid:keywood", "workers:3,red")
    assert follow(table, order) == ["bid:keywood", "workers:2,red"]
    table.do("bid:keywood", "workers:2,red")
    assert follow(table, order) == ["bid:keywood", "workers:2,red"]
    table.do("bid:keywood", "workers:2,red")
    assert follow(table, order) == []


def test_it_stops_where_the_colour_is_lacking() -> None:
    """KF C2: other colours do not help."""
    table = position(middle=MIDDLE, screens={0: "red 1 blue 9", 1: "red 9"}, seats=2)
    order = give(table, raise_to(9))
    table.do("pass", "bid:keywood", "workers:4,red")
    assert step(table, order) is None


def test_it_does_not_move_losing_groups() -> None:
    """KF B6: the group at the farrier would be enough, but that is the player's decision."""
    middle = "keywood red:2 by 0; farrier red:3 by 0, red:4 by 1"
    table = position(middle=middle, screens={0: "red 1", 1: "red 9"}, seats=2)
    order = give(table, raise_to(9))
    table.do("pass", "bid:keywood", "workers:4,red")
    assert "bid:keywood" in table.legal()
    assert step(table, order) is None


def test_it_ends_when_another_bid_is_outbid() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5", 1: "blue 9"}, seats=2)
    order = give(table, raise_to(9))
    table.do("pass", "bid:miner", "workers:2,blue")
    assert step(table, order) is None


def test_a_group_that_lies_is_raised_in_its_own_colour() -> None:
    """KF Y8: with boat 4a the tile is blue and the group red."""
    table = position(
        middle="keywood blue:2 by 1", screens={0: "red 8", 1: "blue 9"}, holds={0: "4a"}, seats=2
    )
    table.do("bid:keywood", "workers:3,red")
    order = give(table, raise_to(8))
    table.do("bid:keywood", "workers:3,blue")
    assert follow(table, order) == ["bid:keywood", "workers:3,red"]


def test_turn_order_tiles_are_raised_too() -> None:
    """KF B1"""
    table = position(
        middle="turn_order_tile_1 yellow:1 by 0", screens={0: "yellow 3", 1: "yellow 3"}, seats=2
    )
    order = give(table, raise_to(4, "turn_order_tile_1"))
    table.do("pass", "bid:turn_order_tile_1", "workers:2,yellow")
    assert follow(table, order) == ["bid:turn_order_tile_1", "workers:2,yellow"]


def test_it_leaves_a_bid_begun_elsewhere_alone() -> None:
    table = position(middle=f"{MIDDLE}; stable", screens={0: "red 5"}, seats=2)
    order = give(table, raise_to(9))
    table.do("bid:stable")
    assert step(table, order) is None
    own = position(middle=MIDDLE, screens={0: "red 5"}, seats=2)
    own.do("bid:keywood")
    assert step(own, order) is None


# Giving


def refusal(table: Table, form: dict[str, Any], seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.order_from_json(form).given(table.state.view(seat))
    return caught.value.reason.key


def test_there_must_be_a_bid_to_raise() -> None:
    table = position(middle=MIDDLE, screens={1: "red 9"})
    assert refusal(table, raise_to(5), 1) == "why-no-group"


def test_no_order_is_given_in_the_middle_of_the_own_turn_or_outside_of_turns() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5"}, seats=2)
    table.do("bid:keywood")
    assert refusal(table, PASS) == "why-other-step"
    assert GAME.orders_for(table.state.view(0)) == ()
    assert len(GAME.orders_for(table.state.view(1))) == 1
    building = position(phase="village", waiting={0: "keywood"})
    assert refusal(building, PASS) == "why-other-step"


def test_the_orders_offered_are_to_pass_and_to_raise_each_bid() -> None:
    table = position(middle=MIDDLE, screens={0: "red 5"})
    forms = [order.to_json() for order in GAME.orders_for(table.state.view(0))]
    assert [form["order"] for form in forms] == ["pass_until_outbid", "raise"]
    assert (forms[1]["tile"], forms[1]["most"]) == ("keywood", 7)  # no blue worker for the miner
    assert GAME.orders_for(table.state.view(None)) == ()
    assert GAME.orders_for(begun(2).state.view(1))[0].to_json()["season"] == "spring"


WRONG = [
    ("order.order", {"order": "resign"}),
    ("order.order", {"tile": "keywood"}),
    ("order.tile", {"order": "raise", "most": 3}),
    ("order.tile", {**raise_to(3), "tile": "castle"}),
    ("order.most", {**raise_to(3), "most": 0}),
    ("order.most", {**raise_to(3), "most": 141}),
    ("order.most", {**raise_to(3), "most": True}),
    ("order.colour", {**raise_to(3), "colour": "red"}),
    ("order.winning", {**PASS, "season": "spring"}),
    ("order.season", {**PASS, "winning": []}),
    ("order.season", {**PASS, "season": "monsoon", "winning": []}),
    ("order.winning", {**PASS, "season": "spring", "winning": ["castle"]}),
    ("order", ["pass_until_outbid"]),
]


@pytest.mark.parametrize(("field", "form"), WRONG)
def test_a_wrong_order_names_the_field(field: str, form: object) -> None:
    with pytest.raises(InvalidJson) as caught:
        GAME.order_from_json(form)
    assert caught.value.reason.rule == field
