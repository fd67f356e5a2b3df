"""Seats left to a bot and taken back."""

import pytest

from meeplewright.server.errors import Refused
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_clocks import DAY, DAYS, GAME, MOVE, turns
from tests.server.tablegame.test_table_game import refusal
from tests.server.tablegame.test_takeback import fair


def test_a_bot_takes_a_seat_and_the_owner_takes_it_back() -> None:
    table = fair()
    table.hand_over(1, "left", "greedy")
    assert table.log[-1].body == {"meta": "handover", "why": "left", "bot": "greedy"}
    assert table.table_game.drivers == (None, "greedy")
    assert table.table_game.handover_reasons == (None, "left")
    assert table.table_game.first_drivers == (None, None)
    table.say(1, "coin")
    table.come_back(1)
    assert table.log[-1].body == {"meta": "return"}
    assert list(table.table_game.drivers) == [None, None]
    table.say(1, "go")


def test_who_comes_back_to_an_empty_clock_has_some_time_to_move() -> None:
    """The time ran out, but the owner left before the server noticed it."""
    for clock in (MOVE, GAME, DAYS):
        table = turns(clock)
        table.wait(10 * DAY)
        table.hand_over(1)
        with pytest.raises(Refused) as fault:
            table.come_back(1)
        assert refusal(fault) == "table-turn-lost", "a bot ends this turn"
        table.hand_over(0)
        table.come_back(1)
        assert table.lefts()[1] == 30
        assert table.running() == [1]


def test_leaving_is_no_way_to_gain_time() -> None:
    table = turns(GAME)
    table.wait(305)
    for _ in range(3):
        table.hand_over(1)
        table.come_back(1)
    assert table.lefts()[1] == 5


def test_who_was_forgotten_does_not_come_back() -> None:
    table = fair()
    table.hand_over(1, "forgotten")
    with pytest.raises(Refused) as fault:
        table.come_back(1)
    assert refusal(fault) == "table-given-up-for-good"
    table.say(1, "coin", "go")


def test_a_seat_that_was_left_may_still_be_forgotten() -> None:
    table = fair()
    table.hand_over(1, "left")
    with pytest.raises(Refused) as fault:
        table.hand_over(1, "left")
    assert refusal(fault) == "table-bot-drives"
    table.hand_over(1, "forgotten")
    with pytest.raises(Refused):
        table.hand_over(1, "left")
    assert table.table_game.handover_reasons == (None, "forgotten")


def test_a_bots_own_seat_is_nobodys_to_give_or_take() -> None:
    table = fair(drivers=["greedy", None])
    with pytest.raises(Refused):
        table.hand_over(0)
    with pytest.raises(Refused):
        table.come_back(0)


def test_nobody_comes_back_who_never_left() -> None:
    table = fair()
    with pytest.raises(Refused) as fault:
        table.come_back(1)
    assert refusal(fault) == "table-not-given-up"


def test_a_seat_handed_over_agrees_to_what_it_was_asked() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    table.take_back(2, there)
    table.hand_over(0)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (1,)
    )
    table.hand_over(1)
    assert table.kinds[-2:] == ["meta", "takeback"]
    assert table.table_game.state.actors == (2,)


def test_a_seat_taken_back_in_time_is_asked_too() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    table.hand_over(0)
    table.take_back(2, there)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (1,)
    )
    table.come_back(0)
    assert table.table_game.pending_takeback is not None and list(
        table.table_game.pending_takeback.waiting
    ) == [0, 1]
    table.answer(1)
    assert table.table_game.pending_takeback is not None
    table.answer(0)
    assert table.log[-1].kind == "takeback"


def test_a_request_is_withdrawn_by_leaving() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.hand_over(1)
    assert table.table_game.pending_takeback is None


def test_what_a_bot_did_in_my_seat_is_mine_to_take_back() -> None:
    table = Table(Fair(), 2)
    table.hand_over(0)
    table.say(0, "a")
    table.come_back(0)
    assert table.table_game.free_from(0) == 1
    table.take_back(0, 1)
    assert table.log[-1].kind == "takeback"
