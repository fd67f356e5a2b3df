"""Takebacks while one seat acts at a time: who must agree, what is dropped, and the same luck."""

import pytest

from meeplewright.core import Action
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import step_form
from tests.server.tablegame.fair import Fair, Lot
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_table_game import Plan, refusal


def fair(seats: int = 2, seed: int = 0, drivers: list[str | None] | None = None) -> Table:
    """Fair after the stalls: the last seat begins."""
    table = Table(Fair(), seats, seed=seed, drivers=drivers)
    for seat in range(seats):
        table.say(seat, "done")
    return table


def lots(table: Table) -> list[str]:
    return [entry.body["lot"] for entry in table.log if entry.kind == "chance"]


# -- free ---------------------------------------------------------------------------------------


def test_a_step_inside_the_own_turn_is_taken_back_freely() -> None:
    table = fair()
    before = table.table_game.state.to_json()
    there = table.version
    table.say(1, "coin")
    assert table.table_game.free_from(1) == there
    table.take_back(1, there)
    assert table.log[-1].kind == "takeback"
    assert table.log[-1].body == {"to": there}
    assert table.table_game.state.to_json() == before
    assert table.table_game.free_from(1) is None


def test_a_tile_is_taken_up_again_before_its_follower() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    before = table.table_game.state.to_json()
    table.act_somehow(seat)
    assert table.table_game.free_from(seat) == 3
    assert table.table_game.free_from(1 - seat) is None
    table.take_back(seat, 3)
    assert table.table_game.state.to_json() == before


def test_versions_only_grow_and_a_move_from_before_a_takeback_is_stale() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin")
    table.take_back(1, there)
    assert table.version == there + 2
    with pytest.raises(Refused) as fault:
        table.act(1, {"say": "coin"}, version=there + 1)
    assert refusal(fault) == "table-stale"


def test_a_stale_takeback_is_refused() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin")
    with pytest.raises(Refused) as fault:
        table.take_back(1, there - 1, version=there)
    assert refusal(fault) == "table-stale"


def test_there_must_be_something_of_ones_own_to_take_back() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin")
    for seat, to in ((2, table.version), (2, table.version + 5), (2, 0), (0, there), (2, -3)):
        with pytest.raises(Refused) as fault:
            table.take_back(seat, to)
        assert refusal(fault) == "table-nothing-to-take-back"


# -- with consent -------------------------------------------------------------------------------


def test_after_a_draw_everybody_else_must_agree() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    before = table.table_game.state.to_json()
    table.take_back(2, there)
    assert table.log[-1].body == {"meta": "ask", "to": there}
    asked = table.table_game.pending_takeback
    assert asked is not None
    assert asked.to_json() == {
        "seat": 2,
        "to": there,
        "only": None,
        "at": table.now,
        "waiting": [0, 1],
    }
    assert table.table_game.state.to_json() == before
    table.answer(0)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (1,)
    )
    table.answer(1)
    assert table.kinds[-3:] == ["meta", "meta", "takeback"]
    assert table.table_game.pending_takeback is None
    assert table.table_game.state.actors == (2,)


def test_where_nothing_was_drawn_only_the_seats_touched_must_agree() -> None:
    """Keyflower: a placement ends a turn, and the next seat is to act; the others are not asked."""
    table = Table("keyflower", 3, seed=1)
    first = table.table_game.state.actors[0]
    there = table.version
    table.act(first, {"pass": True})
    now = table.table_game.state.actors[0]
    table.take_back(first, there)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (now,)
    )
    table.answer(now, agree=False)
    table.act(now, {"pass": True})
    third = table.table_game.state.actors[0]
    table.take_back(first, there)
    assert table.table_game.pending_takeback is not None
    assert table.table_game.pending_takeback.waiting == tuple(sorted((now, third)))


def test_one_refusal_ends_the_request() -> None:
    table = fair(3)
    table.say(2, "coin", "go")
    table.take_back(2, table.version - 3)
    table.answer(1, agree=False)
    assert table.table_game.pending_takeback is None
    assert table.table_game.known_outcomes == ()
    with pytest.raises(Refused) as fault:
        table.answer(0)
    assert refusal(fault) == "table-not-asked"


def test_who_asked_may_withdraw_but_not_agree() -> None:
    table = fair()
    table.say(1, "coin", "go")
    table.take_back(1, table.version - 3)
    with pytest.raises(Refused) as fault:
        table.answer(1)
    assert refusal(fault) == "table-not-asked-you"
    table.answer(1, agree=False)
    assert table.table_game.pending_takeback is None


def test_nobody_answers_twice_and_nobody_asks_over_a_request() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    table.take_back(2, there)
    table.answer(0)
    with pytest.raises(Refused) as fault:
        table.answer(0)
    assert refusal(fault) == "table-not-asked-you"
    with pytest.raises(Refused) as fault:
        table.take_back(2, there)
    assert refusal(fault) == "table-already-asked"


def test_a_request_lapses_when_the_game_goes_on() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.say(0, "coin")
    assert table.table_game.pending_takeback is None


def test_bots_agree_by_themselves() -> None:
    table = fair(drivers=["greedy", None])
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    assert table.log[-1].kind == "takeback"
    assert table.table_game.state.actors == (1,)


def test_a_bot_does_not_ask_or_answer() -> None:
    table = fair(drivers=["greedy", None])
    table.say(1, "coin")
    plans: list[Plan] = [lambda: table.take_back(0, 1), lambda: table.answer(0)]
    for plan in plans:
        with pytest.raises(Refused) as fault:
            plan()
        assert refusal(fault) == "table-bot-drives"


def test_consent_to_go_back_so_far_is_no_leave_to_go_further() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    table.take_back(2, there)
    table.answer(0)
    table.answer(1)
    assert table.table_game.state.actors == (2,)
    assert table.table_game.free_from(2) is None
    table.take_back(2, there - 1)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (0, 1)
    )


def test_a_turn_that_has_ended_is_taken_back_whole() -> None:
    """Back to the middle of a turn means back to its beginning."""
    table = fair(3)
    there = table.version
    before = table.table_game.state.to_json()
    table.say(2, "coin", "go")
    table.take_back(2, there + 1)
    assert table.log[-1].body == {"meta": "ask", "to": there}
    table.answer(0)
    table.answer(1)
    assert table.table_game.state.to_json() == before


def test_bots_agree_to_go_back_before_their_turn_without_being_asked() -> None:
    table = Table("carcassonne", 2, drivers=[None, None])
    person = table.table_game.state.actors[0]
    table.hand_over(1 - person)
    there, before = table.version, table.table_game.state.to_json()
    for seat in (person, 1 - person):
        table.act_somehow(seat)
        table.act(seat, {"follower": None})
    table.take_back(person, there + 1)
    assert table.log[-1].kind == "takeback"
    assert table.table_game.state.to_json() == before


def test_after_a_consented_takeback_new_steps_are_free_again() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.answer(0)
    table.say(1, "die")
    assert table.table_game.free_from(1) == there
    table.take_back(1, there)
    assert table.log[-1].kind == "takeback"


def test_outcomes_that_follow_directly_are_kept() -> None:
    """Back to before a draw means back to after it: the same outcome would be drawn again."""
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    drawn = table.version
    table.say(0, "coin", "go")
    table.take_back(0, drawn - 1)
    table.answer(1)
    assert table.log[-1].body == {"to": drawn}
    assert table.table_game.state.actors == (0,)
    assert there < drawn


# -- takebacks of takebacks ---------------------------------------------------------------------


def test_a_takeback_after_a_takeback_goes_by_the_line_as_it_stands() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin")
    table.take_back(1, there)
    table.say(1, "die")
    table.take_back(1, there + 1)  # a version that was taken back itself
    assert table.log[-1].body == {"to": there}
    assert table.steps[-1].dropped == (there + 3,)
    assert table.table_game.state.legal(1)


def test_a_whole_turn_may_be_taken_back_twice_over() -> None:
    table = fair()
    there = table.version
    before = table.table_game.state.to_json()
    for kind in ("coin", "die", "coin"):
        table.say(1, kind, "go")
        table.take_back(1, there)
        table.answer(0)
        assert table.table_game.state.to_json() == before


# -- the same random outcomes -------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_nobody_fishes_for_a_better_draw(seed: int) -> None:
    table = fair(seed=seed)
    there = table.version
    for _ in range(4):
        table.say(1, "coin", "go")
        table.take_back(1, there)
        table.answer(0)
    assert len(set(lots(table))) == 1
    assert len(table.table_game.known_outcomes) == 1


@pytest.mark.parametrize("seed", range(6))
def test_nor_by_another_way_first(seed: int) -> None:
    """The coins' lot waits while the dice are tried, and vice versa."""
    table = fair(seed=seed)
    there = table.version
    for kind in ("coin", "die", "coin", "die", "die", "coin"):
        table.say(1, kind, "go")
        table.take_back(1, there)
        table.answer(0)
    coin, die = lots(table)[:2]
    assert lots(table) == [coin, die, coin, die, die, coin]
    assert [outcome for _, outcome in table.table_game.known_outcomes] == [Lot(coin), Lot(die)]


@pytest.mark.parametrize("seed", range(6))
def test_several_draws_come_again_in_their_order(seed: int) -> None:
    table = fair(seed=seed)
    there = table.version
    table.say(1, "coin", "go")
    table.say(0, "coin", "go")
    first = lots(table)
    table.take_back(1, there)
    table.answer(0)
    table.say(1, "coin", "go")  # one of the two, taken back again
    table.take_back(1, there)
    table.answer(0)
    table.say(1, "coin", "go")
    table.say(0, "coin", "go")
    assert lots(table) == [*first, first[0], *first]


def test_a_tile_drawn_in_carcassonne_comes_again_wherever_the_last_one_went() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    table.act_somehow(seat)
    table.act_somehow(seat)
    drawn = table.log[-1].body
    table.take_back(seat, 3)
    table.answer(1 - seat)
    last = table.table_game.state.legal(seat)[-1]
    table.act(seat, last.to_json())
    table.act_somehow(seat)
    assert table.log[-1].body == drawn
    assert table.table_game.known_outcomes == ()


# -- what is sent -------------------------------------------------------------------------------


def test_everybody_is_told_what_was_taken_back() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.answer(0)
    form = step_form(table.steps[-1], None)
    assert form == {
        "version": table.version,
        "at": table.now,
        "kind": "takeback",
        "seat": 1,
        "events": [],
        "taken_back": {"to": there, "dropped": [there + 1, there + 2, there + 3]},
    }


def test_a_takeback_after_the_reveal_of_a_shared_phase_needs_everybody() -> None:
    """The last seat to finish sees the stalls and begins: its stalls are no longer only its own."""

    def is_done(action: Action) -> bool:
        return action.to_text() == "done"

    table = Table(Fair(), 3)
    for seat in (0, 1):
        table.act_somehow(seat, is_done)
    table.say(2, "a")
    there = table.version
    table.act_somehow(2, is_done)
    assert table.table_game.state.actors == (2,)
    assert table.table_game.free_from(2) is None
    table.take_back(2, there)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (0, 1)
    )
