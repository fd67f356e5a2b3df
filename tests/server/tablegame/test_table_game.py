"""Plans and entries: what is accepted, what is refused, and when a move is stale."""

from collections.abc import Callable
from random import Random

import pytest

from meeplewright.core import CHANCE, Action, IllegalAction, InvalidAction, InvalidSetup
from meeplewright.games.keyflower.rules.actions import Finish
from meeplewright.server.errors import NotFound, Refused
from meeplewright.server.tablegame import ClockRule, LogEntry, TableGame
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import NOON, Table

Plan = Callable[[], object]


def refusal(fault: pytest.ExceptionInfo[Refused]) -> str:
    return fault.value.reason.key


def village(table: Table) -> None:
    """Play Keyflower until several seats build their villages at once."""
    while len(table.table_game.state.actors) < 2:
        seat = table.table_game.state.actors[0]
        listed = list(table.table_game.state.legal(seat))
        table.act(seat, table.luck.choice(listed).to_json())


def test_a_table_starts_with_who_sits_where_and_the_first_outcomes() -> None:
    table = Table("carcassonne", 2, drivers=[None, "greedy"])
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    assert table.log[0] == LogEntry(1, "meta", None, {"meta": "start", "seats": seats}, NOON)
    assert table.kinds == ["meta", "chance", "chance"]  # the start player, and the first tile
    assert table.table_game.drivers == table.table_game.first_drivers == (None, "greedy")
    assert table.table_game.status == "running"
    assert [entry.seq for entry in table.log] == [1, 2, 3]


def test_consecutive_actions_of_a_seat_are_one_turn() -> None:
    table = Table("carcassonne", 2)
    for turn in (1, 2, 3):
        seat = table.table_game.state.actors[0]
        while table.table_game.state.actors == (seat,):
            assert table.table_game.turn == turn
            table.act(seat, table.table_game.state.legal(seat)[0].to_json())


def test_before_the_start_nothing_else_can_be_done() -> None:
    table_game = TableGame.begin(Fair(), 2, {}, ClockRule())
    assert (table_game.version, table_game.status) == (0, "open")
    plans: list[Plan] = [
        lambda: table_game.plan_act(0, 0, {"say": "a"}, NOON, Random()),
        lambda: table_game.plan_takeback(0, 0, 1, NOON),
        lambda: table_game.plan_handover(0, "left", "greedy", NOON),
    ]
    for plan in plans:
        with pytest.raises(Refused) as fault:
            plan()
        assert refusal(fault) == "table-not-started"


def test_a_table_starts_once_and_with_all_its_seats() -> None:
    table_game = TableGame.begin(Fair(), 3, {}, ClockRule())
    with pytest.raises(Refused) as fault:
        table_game.plan_start([None, None], NOON, Random())
    assert refusal(fault) == "table-seats"
    table = Table(Fair(), 2)
    with pytest.raises(Refused) as fault:
        table.table_game.plan_start([None, None], NOON, Random())
    assert refusal(fault) == "table-started"


def test_plans_change_nothing() -> None:
    table = Table("carcassonne", 2)
    before = table.table_game.snapshot()
    seat = table.table_game.state.actors[0]
    action = table.table_game.state.legal(seat)[0]
    table.table_game.plan_act(seat, table.version, action.to_json(), table.now, table.luck)
    assert table.table_game.snapshot() == before


def test_an_action_is_written_in_the_form_the_rules_list_it() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]

    def is_symmetric(action: Action) -> bool:
        form = {
            "place": {**action.to_json()["place"], "turn": action.to_json()["place"]["turn"] + 2}
        }
        other = table.game.action_from_json(form) if form["place"]["turn"] < 4 else action
        return other != action and table.table_game.state.canonical(seat, other) == action

    for seed in range(50):
        table = Table("carcassonne", 2, seed=seed)
        seat = table.table_game.state.actors[0]
        found = [one for one in table.table_game.state.legal(seat) if is_symmetric(one)]
        if found:
            place = found[0].to_json()["place"]
            table.act(seat, {"place": {**place, "turn": place["turn"] + 2}})
            assert table.log[3].body == found[0].to_json()
            return
    raise AssertionError("no tile that looks the same after half a turn was drawn")


def test_the_outcomes_up_to_the_next_decision_follow_an_action_at_once() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    table.act_somehow(seat)
    table.act_somehow(seat)
    assert table.kinds[3:] == ["do", "do", "chance"]
    assert table.table_game.state.to_act not in (seat, CHANCE)


def test_bad_actions_are_refused_with_the_rule_and_change_nothing() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    before = table.table_game.snapshot()
    with pytest.raises(InvalidAction):
        table.act(seat, {"jump": 3})
    with pytest.raises(IllegalAction):
        table.act(seat, {"follower": None})
    with pytest.raises(IllegalAction) as wrong_turn:
        table.act(1 - seat, table.table_game.state.legal(seat)[0].to_json())
    assert wrong_turn.value.reason.key == "why-not-your-turn"
    with pytest.raises(NotFound):
        table.act(2, {"follower": None})
    assert table.table_game.snapshot() == before


def test_a_move_made_on_an_older_version_is_stale() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    old = table.version
    table.act_somehow(seat)
    with pytest.raises(Refused) as fault:
        table.act(seat, {"follower": None}, version=old)
    assert fault.value.reason.to_json() == {
        "rule": "version",
        "key": "table-stale",
        "arguments": {"version": old, "current": table.version},
    }
    assert fault.value.version == table.version
    with pytest.raises(Refused):
        table.act(seat, {"follower": None}, version=table.version + 1)


def test_a_move_made_before_the_start_is_stale() -> None:
    table = Table(Fair(), 2)
    with pytest.raises(Refused) as fault:
        table.act(0, {"say": "a"}, version=0)
    assert refusal(fault) == "table-stale"
    table.act(0, {"say": "a"}, version=1)


def test_remarks_do_not_make_a_move_stale() -> None:
    table = Table("carcassonne", 2)
    seat = table.table_game.state.actors[0]
    seen = table.version
    table.hand_over(1 - seat)
    table.come_back(1 - seat)
    table.act(seat, table.table_game.state.legal(seat)[0].to_json(), version=seen)
    assert table.kinds[-3:] == ["meta", "meta", "do"]


def test_where_several_act_at_once_another_seats_move_does_not_make_mine_stale() -> None:
    table = Table(Fair(), 3)
    seen = table.version
    table.say(1, "a", "done")
    table.act(0, {"say": "b"}, version=seen)
    with pytest.raises(Refused):  # but my own does
        table.act(0, {"say": "b"}, version=seen)
    assert table.table_game.fresh_since(2) <= seen


def test_villages_are_built_independently() -> None:
    table = Table("keyflower", 2, seed=5)
    village(table)
    seen = table.version
    one, other = table.table_game.state.actors
    table.act(one, table.table_game.state.legal(one)[0].to_json(), version=seen)
    table.act(other, table.table_game.state.legal(other)[0].to_json(), version=seen)
    assert table.version == seen + 2


def test_the_end_of_a_shared_phase_makes_all_older_moves_stale() -> None:
    table = Table(Fair(), 2)
    table.say(0, "done")
    seen = table.version
    table.say(1, "done")
    assert table.table_game.state.actors == (1,)
    with pytest.raises(Refused) as fault:
        table.act(1, {"say": "coin"}, version=seen)
    assert refusal(fault) == "table-stale"


def test_time_in_the_log_never_goes_back() -> None:
    table = Table(Fair(), 2)
    table.wait(10)
    table.say(0, "a")
    table.wait(-60)
    table.say(0, "b")
    assert [entry.at for entry in table.log] == [NOON, NOON + 10_000, NOON + 10_000]


def test_a_finished_game_takes_no_more_entries() -> None:
    table = Table(Fair(), 2)
    table.say(0, "done")
    table.say(1, "done")
    for seat in (1, 0, 1, 0):
        table.say(seat, "coin", "go")
    assert table.table_game.status == "finished"
    assert table.table_game.free_from(0) is None
    plans: list[Plan] = [
        lambda: table.act(0, {"say": "a"}),
        lambda: table.take_back(0, 1),
        lambda: table.answer(0),
        lambda: table.hand_over(0),
        lambda: table.lose(0),
        lambda: table.abort(0),
        lambda: table.come_back(0),
    ]
    for plan in plans:
        with pytest.raises(Refused) as fault:
            plan()
        assert refusal(fault) == "table-over"


def test_entries_are_taken_one_after_the_other() -> None:
    table = Table(Fair(), 2)
    with pytest.raises(ValueError):
        table.table_game.apply(LogEntry(3, "do", 0, {"say": "a"}, NOON))
    assert table.version == 1


def test_a_copy_goes_its_own_way() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    other = table.table_game.copy()
    before = table.table_game.snapshot()
    assert other.snapshot() == before
    for entry in other.plan_takeback(0, 2, 1, NOON):
        other.apply(entry)
    for entry in other.plan_handover(1, "left", "greedy", NOON):
        other.apply(entry)
    assert table.table_game.snapshot() == before


def test_a_table_that_cannot_be_is_not_begun() -> None:
    with pytest.raises(InvalidSetup):
        TableGame.begin(Fair(), 7, {}, ClockRule())


def test_a_village_is_finished_by_the_rules_alone() -> None:
    """A village that still has a tile to place is not finished, whoever asks."""
    table = Table("keyflower", 2, seed=5)
    village(table)
    with pytest.raises(IllegalAction):
        table.act(table.table_game.state.actors[0], Finish().to_json())
