"""Takebacks while several seats act at once: each has its own, and the others' steps stay."""

import pytest

from meeplewright.core import Action
from meeplewright.games.keyflower.rules.actions import Contribute, Finish, Lay
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import step_form
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair, FairState
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_table_game import refusal, village


def stalls(table: Table) -> list[list[str]]:
    assert isinstance(table.table_game.state, FairState)
    return table.table_game.state.stalls


def test_only_the_seats_own_steps_are_dropped_and_the_rest_stays() -> None:
    table = Table(Fair(), 3)
    table.say(0, "a")
    table.say(1, "b")
    table.say(0, "a")
    table.say(2, "b", "done")
    table.take_back(0, 1)
    assert table.log[-1].body == {"to": 1, "only": 0}
    assert table.steps[-1].dropped == (2, 4)
    assert stalls(table) == [[], ["b"], ["b"]]
    assert table.table_game.state.actors == (0, 1)


def test_a_seat_may_go_back_to_any_of_its_own_steps() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    table.say(1, "b")
    table.say(0, "b")
    table.take_back(0, 2)
    assert stalls(table) == [["a"], ["b"]]
    assert table.table_game.free_from(0) == 1
    table.take_back(0, 1)
    assert stalls(table) == [[], ["b"]]


def test_a_takeback_makes_no_other_seats_move_stale() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    table.say(1, "b")
    seen_by_one = table.version
    table.take_back(0, 1)
    table.act(1, {"say": "a"}, version=seen_by_one)
    with pytest.raises(Refused):
        table.act(0, {"say": "a"}, version=seen_by_one)
    assert stalls(table) == [[], ["b", "a"]]


def test_the_last_seat_that_still_builds_is_as_free_as_the_first() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a", "done")
    table.say(1, "a", "b")
    assert table.table_game.state.actors == (1,)
    assert table.table_game.free_from(1) == 1
    table.take_back(1, 1)
    assert stalls(table) == [["a"], []]


def test_a_seat_that_is_done_asks_those_who_still_build() -> None:
    table = Table(Fair(), 3)
    table.say(0, "a", "done")
    table.say(1, "done")
    assert table.table_game.free_from(0) is None
    table.take_back(0, 1)
    assert table.log[-1].body == {"meta": "ask", "to": 1, "only": 0}
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (2,)
    )
    table.answer(2)
    assert table.log[-1].body == {"to": 1, "only": 0}
    assert table.table_game.state.actors == (0, 2)
    assert stalls(table)[0] == []


def test_back_to_before_the_draw_that_opened_a_phase_is_back_to_its_beginning() -> None:
    """Tiny: the deal comes before the choices, and stays."""
    table = Table(Tiny(), 3)
    begins = table.version
    table.act(0, {"choose": "keep"})
    table.act(1, {"choose": "throw"})
    table.take_back(0, begins - 2)
    table.answer(2)
    assert table.log[-1].body == {"to": begins, "only": 0}
    assert table.table_game.state.actors == (0, 2)


def test_a_seat_has_nothing_to_take_back_of_the_others() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    with pytest.raises(Refused) as fault:
        table.take_back(1, 1)
    assert refusal(fault) == "table-nothing-to-take-back"


class Leaning(FairState):
    """A stall of seat 1 depends on one of seat 0."""

    def legal(self, seat: int) -> list[Action]:
        listed = super().legal(seat)
        leans = seat == 1 and len(self.done) < self.seats and not self.stalls[0]
        return [one for one in listed if not leans or one.to_text() == "done"]


class LeaningFair(Fair):
    state = Leaning


def test_what_others_built_upon_stays() -> None:
    table = Table(LeaningFair(), 2)
    table.say(0, "a")
    table.say(1, "b")
    before = table.table_game.snapshot()
    with pytest.raises(Refused) as fault:
        table.take_back(0, 1)
    assert refusal(fault) == "table-built-upon"
    assert table.table_game.snapshot() == before
    table.take_back(1, 1)
    table.take_back(0, 1)
    assert stalls(table) == [[], []]


def test_going_back_behind_the_phase_takes_everybodys_steps() -> None:
    table = Table("keyflower", 2, seed=5)
    village(table)
    begins = table.version
    one, other = table.table_game.state.actors
    table.act_somehow(one)
    table.act_somehow(other)
    mine = [entry.seq for entry in table.log if entry.seat == one and entry.kind == "do"]
    table.take_back(one, mine[-2] - 1)
    assert "only" not in table.log[-1].body
    table.answer(other)
    assert begins + 1 in table.steps[-1].dropped and begins + 2 in table.steps[-1].dropped


def test_a_laid_tile_is_picked_up_again_until_the_village_is_finished() -> None:
    """KF V1: no action picks up placed tiles again, but one's own takeback is free."""
    table = Table("keyflower", 2, seed=5)
    village(table)
    begins = table.version
    one, other = table.table_game.state.actors
    before = table.table_game.state.view(one).to_json()
    table.act_somehow(one)
    table.act_somehow(other)
    table.act_somehow(one, lambda action: isinstance(action, Lay))
    table.act_somehow(other, lambda action: isinstance(action, Lay))
    laid = table.table_game.state.view(other).to_json()["villages"]
    table.take_back(one, begins)
    assert table.log[-1].kind == "takeback"
    again = table.table_game.state.view(one).to_json()
    assert again["villages"][one] == before["villages"][one]
    assert again["villages"][other] == laid[other]


def test_the_last_village_may_be_changed_until_it_is_finished() -> None:
    table = Table("keyflower", 2, seed=5)
    village(table)
    begins = table.version
    one, other = table.table_game.state.actors
    while one in table.table_game.state.actors:
        table.act_somehow(one)
    assert isinstance(table.game.action_from_json(table.log[-1].body), Finish)
    table.act_somehow(other)
    table.act_somehow(other)
    assert table.table_game.state.actors == (other,)
    assert table.table_game.free_from(other) == begins
    table.take_back(other, begins)
    assert table.log[-1].body == {"to": begins, "only": other}
    assert table.table_game.state.actors == (other,)


def wintering(seed: int) -> Table:
    """Keyflower with three seats, up to the secret choice of winter tiles."""
    table = Table("keyflower", 3, seed=seed)
    while table.table_game.state.view(None).to_json()["phase"] != "winter":
        seat = table.table_game.state.actors[0]
        listed = list(table.table_game.state.legal(seat))
        table.act(seat, (listed[0] if len(listed) > 9 else table.luck.choice(listed)).to_json())
    return table


def test_a_secret_choice_taken_back_tells_nothing() -> None:
    table = wintering(2)
    begins = table.version
    choice = table.act_somehow(1)
    assert isinstance(choice, Contribute)
    before = table.table_game.state.view(0).to_json()
    table.take_back(1, begins)
    table.answer(0)
    table.answer(2)
    forms = [step_form(step, 0) for step in table.steps[begins:]]
    assert not [form for form in forms for tile in choice.tiles if tile in str(form)]
    assert forms[-1].get("taken_back") == {"to": begins, "dropped": [begins + 1]}
    assert table.table_game.state.actors == (0, 1, 2)
    table.act(1, choice.to_json())
    assert table.table_game.state.view(0).to_json() == before


def test_winter_tiles_are_chosen_independently_and_stand_once_revealed() -> None:
    table = wintering(2)
    begins = table.version
    for seat in (2, 0, 1):
        action = table.table_game.state.legal(seat)[0]
        table.act(seat, action.to_json(), version=begins)
    last = table.log[-1].seq
    assert table.table_game.state.view(None).to_json()["phase"] == "turn"
    assert [table.table_game.free_from(seat) for seat in range(3)] == [None, None, None]
    table.take_back(1, last - 1)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (0, 2)
    )
