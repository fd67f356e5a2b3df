"""Replaying records to any entry, and reporting where one becomes illegal and by which rule."""

import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from meeplewright.core import (
    CHANCE,
    Action,
    Entry,
    Game,
    InvalidRecord,
    Meta,
    Record,
    State,
    check,
    replay,
)
from meeplewright.core.records import Line
from meeplewright.core.replay import begin, step_through
from meeplewright.games.carcassonne import Carcassonne, Follower, Place
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS
from tests.core.samples import HEADER, OPENING, opening, random_game


class NextCarcassonne(Game):
    """The same game with a new version of its rules."""

    name = "carcassonne"
    rules = 2

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        return Carcassonne().start(seats, options)


def with_result(record: Record, **changes: object) -> Record:
    """The record, with a changed result."""
    assert record.result is not None
    text = record.dumps().splitlines(keepends=True)
    text[-1] = json.dumps({"result": {**record.result, **changes}}) + "\n"
    return Record.loads("".join(text))


def with_entry(record: Record, entry: int, form: dict[str, Any]) -> Record:
    """The record, with another action or outcome in one entry."""
    lines = list(record.lines)
    index = record.line_of_entry(entry) - 2
    old = lines[index]
    assert isinstance(old, Entry)
    lines[index] = replace(old, form=form)
    return replace(record, lines=tuple(lines))


def fault_of(record: Record, game: Game | None = None) -> tuple[int | None, int | None, str, str]:
    """Line, entry, rule and key of what `check` finds."""
    fault = check(record, game).fault
    assert fault is not None
    return fault.line, fault.entry, fault.reason.rule, fault.reason.key


def test_a_finished_record_is_sound() -> None:
    verdict = check(random_game())
    assert verdict.sound and verdict.finished and not verdict.torn and not verdict.older_rules
    assert verdict.entries == len(random_game().entries)


def test_an_unfinished_record_is_sound() -> None:
    verdict = check(opening())
    assert verdict.sound and not verdict.finished and verdict.entries == 7


def test_a_torn_record_is_sound_and_reported() -> None:
    verdict = check(Record.loads(OPENING + '{"chance":{"dr'))
    assert verdict.sound and verdict.torn


def test_replay_ends_where_the_game_ended() -> None:
    outcome = replay(random_game()).outcome()
    assert outcome is not None and outcome.to_json() == random_game().result


def test_replay_at_0_is_the_state_before_the_first_entry() -> None:
    state = replay(opening(), at=0)
    assert state == Carcassonne().start(2) and state.to_act == CHANCE and state.entry == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_replay_stops_after_any_entry(seats: int) -> None:
    record = random_game(seats=seats)
    walking = begin(record)
    for step in step_through(record, walking):
        assert walking.entry == step.entry
        if step.entry % 20 == 1:
            assert replay(record, at=step.entry) == walking


def test_remarks_are_not_counted_as_entries() -> None:
    assert replay(opening(), at=4).to_json()["followers"] == []
    assert replay(opening(), at=4).to_json()["points"] == [4, 0]


@pytest.mark.parametrize("at", [-1, 8])
def test_there_is_no_such_entry(at: int) -> None:
    with pytest.raises(InvalidRecord) as caught:
        replay(opening(), at=at)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("at", "record-no-entry")
    assert (caught.value.line, caught.value.entry) == (None, None)


def test_every_step_tells_its_events() -> None:
    steps = list(step_through(opening(), begin(opening())))
    names = [[event.to_json()["event"] for event in step.events] for step in steps]
    assert names[3] == ["follower_placed", "scored", "follower_returned"]


# -- equivalent ways to write the same --------------------------------------------------------


def test_an_equivalent_turn_is_the_same_placement() -> None:
    """K41: after half a turn, U looks the same."""
    other = with_entry(opening(), 6, {"place": {"tile": "U", "x": 1, "y": 0, "turn": 3}})
    assert check(other).sound
    assert replay(other) == replay(opening())


def test_any_side_of_a_feature_names_it() -> None:
    """K38: the road of U leaves by E and by W; E comes first, and records use it."""
    east = with_entry(opening(), 7, {"follower": {"on": "road", "at": "E"}})
    west = with_entry(opening(), 7, {"follower": {"on": "road", "at": "W"}})
    assert replay(west) == replay(east)
    assert replay(west).to_json()["followers"] == [
        {"seat": 1, "x": 1, "y": 0, "on": "road", "at": "E"}
    ]


def equivalents(state: State, seat: int, action: Action) -> list[Action]:
    """All the ways to write an action here."""
    if isinstance(action, Place):
        written: list[Action] = [Place(action.tile, action.x, action.y, turn) for turn in range(4)]
    elif isinstance(action, Follower):
        written = list(FOLLOWERS)
    else:
        return [action]
    return [other for other in written if state.canonical(seat, other) == action]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_record_in_other_words_replays_to_the_same_state(seed: int) -> None:
    record = random_game(seed)
    rng = Random(seed)
    state = begin(record)
    reworded: list[Line] = []
    for line in record.entries:
        read = state.game.chance_from_json if line.seat == CHANCE else state.game.action_from_json
        action = read(line.form)
        reworded.append(Entry.of(line.seat, rng.choice(equivalents(state, line.seat, action))))
        state.apply(line.seat, action)
    other = replace(record, lines=(*reworded, record.lines[-1]))
    assert other.dumps() != record.dumps()
    assert check(other).sound
    assert replay(other) == state


# -- where a record becomes illegal -----------------------------------------------------------


def test_an_illegal_action_is_named_by_entry_and_rule() -> None:
    broken = with_entry(opening(), 6, {"place": {"tile": "U", "x": 0, "y": 0, "turn": 1}})
    assert fault_of(broken) == (8, 6, "CA 4.1", "why-cell-taken")
    with pytest.raises(InvalidRecord, match=r"^entry 6: CA 4\.1"):
        replay(broken)


def test_what_is_no_action_at_all_is_named_by_entry_and_field() -> None:
    broken = with_entry(opening(), 3, {"place": {"tile": "Z", "x": 0, "y": 1, "turn": 2}})
    assert fault_of(broken) == (4, 3, "place.tile", "form-not-known")


@pytest.mark.parametrize("far", [72, 2**31, 2**63, -(10**30)])
def test_a_cell_beyond_any_table_is_illegal(far: int) -> None:
    broken = with_entry(opening(), 3, {"place": {"tile": "D", "x": far, "y": far, "turn": 2}})
    assert fault_of(broken) == (4, 3, "CA 4.1", "why-no-neighbour")


def test_acting_out_of_turn_is_illegal() -> None:
    broken = Record.loads(
        OPENING.replace('{"seat":1,"do":{"follower"', '{"seat":0,"do":{"follower"')
    )
    assert fault_of(broken) == (9, 7, "CA 3.1", "why-not-your-turn")


def test_a_seat_cannot_act_while_luck_decides() -> None:
    broken = Record.loads(HEADER + '{"seat":0,"do":{"follower":null}}\n')
    assert fault_of(broken)[:3] == (2, 1, "CA 3.1")


def test_luck_cannot_come_while_a_seat_decides() -> None:
    broken = Record.loads(HEADER + '{"chance":{"start":0}}\n{"chance":{"draw":"D"}}\n' * 2)
    assert fault_of(broken) == (2 + 2, 3, "chance", "record-no-chance")


@pytest.mark.parametrize("seat", [2, -1, 10**30])
def test_a_seat_that_is_not_there_cannot_start(seat: int) -> None:
    broken = with_entry(opening(), 1, {"start": seat})
    assert fault_of(broken) == (2, 1, "chance", "record-impossible-chance")


def test_a_tile_of_which_none_is_left_cannot_be_drawn() -> None:
    """There is one X. It is drawn first, and again at the next draw."""
    record = random_game()
    draws = [number for number, entry in enumerate(record.entries, 1) if "draw" in entry.form]
    drawn = next(number for number in draws if record.entries[number - 1].form == {"draw": "X"})
    later = next(number for number in draws if number > drawn)
    broken = with_entry(record, later, {"draw": "X"})
    line = record.line_of_entry(later)
    assert fault_of(broken) == (line, later, "chance", "record-impossible-chance")


def test_nothing_can_be_done_after_the_end() -> None:
    record = random_game()
    longer = replace(record, lines=(*record.lines[:-1], Entry(0, {"follower": None})))
    assert fault_of(longer)[2:] == ("CA 10.1", "why-game-over")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"carcassonne"', '"chess"', "game"),
        ('"small_city":4', '"small_city":5', "options.small_city"),
        ('"small_city":4', '"small_city":4.0', "options.small_city"),
        ('"small_city":4', '"big_city":4', "options.big_city"),
        (',{"name":"greedy","kind":"bot"}', "", "seats"),
    ],
)
def test_a_header_that_fits_no_game_here_is_named_by_its_field(
    old: str, new: str, field: str
) -> None:
    line, entry, rule, _ = fault_of(Record.loads(HEADER.replace(old, new)))
    assert (line, entry, rule) == (1, None, field)


# -- the result -------------------------------------------------------------------------------


def test_a_result_before_the_end_is_refused() -> None:
    text = OPENING + '{"result":{"points":[4,0],"items":[[],[]],"winners":[0]}}\n'
    assert fault_of(Record.loads(text)) == (10, None, "result", "record-result-too-early")


@pytest.mark.parametrize(
    ("field", "value"), [("points", [1, 2]), ("winners", [1, 0]), ("items", [[], []])]
)
def test_a_wrong_result_is_named_by_its_field(field: str, value: list[object]) -> None:
    record = with_result(random_game(), **{field: value})
    line = len(record.lines) + 1
    assert fault_of(record) == (line, None, f"result.{field}", "record-result")


def test_the_line_of_a_wrong_result_is_right_with_remarks_behind_it() -> None:
    record = with_result(random_game(), points=[1, 2])
    longer = replace(record, lines=(*record.lines, Meta({"note": "?"})))
    assert fault_of(longer)[0] == record.line_of_result() == len(record.lines) + 1


def test_a_true_is_not_a_1_in_a_result() -> None:
    record = random_game()
    assert record.result is not None
    items = json.loads(json.dumps(record.result["items"]).replace("false", "0"))
    assert fault_of(with_result(record, items=items))[2] == "result.items"


# -- versions of the rules --------------------------------------------------------------------


def test_a_record_by_older_rules_is_replayed_and_said_to_be_older() -> None:
    verdict = check(random_game(), NextCarcassonne())
    assert verdict.sound and verdict.older_rules


def test_by_older_rules_only_points_and_winners_are_compared() -> None:
    other_items = with_result(random_game(), items=[[], []])
    assert check(other_items, NextCarcassonne()).sound
    assert not check(other_items).sound
    other_points = with_result(random_game(), points=[0, 0])
    assert fault_of(other_points, NextCarcassonne())[2] == "result.points"


def test_a_record_by_older_rules_may_depart_and_then_says_where() -> None:
    broken = with_entry(opening(), 6, {"place": {"tile": "U", "x": 0, "y": 0, "turn": 1}})
    assert check(broken, NextCarcassonne()).older_rules
    assert fault_of(broken, NextCarcassonne())[1:3] == (6, "CA 4.1")


def test_a_record_by_newer_rules_is_refused() -> None:
    newer = replace(opening(), header=replace(opening().header, rules=2))
    assert fault_of(newer) == (1, None, "rules", "record-newer-rules")
    with pytest.raises(InvalidRecord):
        replay(newer, at=0)
