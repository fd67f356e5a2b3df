"""Carcassonne as numbers: ids match the legal actions, and a row contains what is visible.

docs/env-carcassonne.md says what the numbers mean.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, IllegalAction, InvalidSetup, Record, State, replay
from meeplewright.games.carcassonne import Carcassonne, Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.actions import FOLLOWER_CODES
from meeplewright.games.carcassonne.rules.base import LETTERS
from meeplewright.games.carcassonne.rules.tiles import NUMBER_OF
from tests.conftest import FULL
from tests.rows import blocks, numbers
from tests.tracked import ROOT

GAME = Carcassonne()
GAMES = 20 if FULL else 1
SEATS = pytest.mark.parametrize("seats", GAME.seat_counts)
PLACES = 146 * 4


def positions(seats: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Every position of some random games."""
    for seed in range(GAMES):
        rng = Random(seed)
        state = GAME.start(seats, options)
        yield state
        while (seat := state.to_act) is not None:
            action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
            state.apply(seat, action)
            yield state


@SEATS
def test_ids_and_legal_actions_are_one_to_one(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for state in positions(seats):
        for seat in range(seats):
            ids = encoding.legal_ids(state, seat)
            actions = [encoding.action_of(state, seat, number) for number in ids]
            assert ids == sorted({*ids}) and all(0 <= number < 602 for number in ids)
            assert [encoding.action_id(state, seat, action) for action in actions] == ids
            assert len(actions) == len(state.legal(seat))
            assert {*actions} == {*state.legal(seat)}


def test_an_id_names_the_open_cell_at_its_slot_and_the_turn() -> None:
    encoding = GAME.encoding(2)
    for state in positions(2):
        if not state.actors:
            continue
        (seat,) = state.actors
        cells = blocks(encoding, encoding.observe(state, 0))["cells"]
        for number in encoding.legal_ids(state, seat):
            action = encoding.action_of(state, seat, number)
            if isinstance(action, Place):
                assert [action.x, action.y] == cells[number // 4]
                assert action.turn == number % 4
            else:
                assert isinstance(action, Follower)
                assert number == PLACES + FOLLOWER_CODES[(action.on, action.at)]


@SEATS
def test_any_other_number_is_refused_and_changes_nothing(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for state in islice(positions(seats), 0, None, 40):
        before = state.to_json()
        for seat in range(seats):
            legal = encoding.legal_ids(state, seat)
            for number in {*range(602), -1, 602, 10**6, -(10**30), 2**70} - {*legal}:
                with pytest.raises(IllegalAction) as refused:
                    encoding.action_of(state, seat, number)
                assert refused.value.reason.key == "action-number"
        assert state.to_json() == before


def test_an_action_that_is_not_legal_has_no_id_and_the_rule_is_named() -> None:
    encoding = GAME.encoding(2)
    state = GAME.start(2)
    for outcome in (Start(0), Draw("X")):
        state.apply(CHANCE, outcome)
    for seat, action in (
        (0, Place("X", 5, 5, 0)),
        (0, Place("X", 0, 0, 0)),
        (0, Place("A", 0, 1, 0)),
        (0, Place("X", 900, 0, 0)),
        (0, Follower(None, None)),
        (0, Draw("X")),
        (1, Place("X", 1, 0, 0)),
    ):
        with pytest.raises(IllegalAction) as refused:
            encoding.action_id(state, seat, action)
        assert refused.value.reason == state.why_not(seat, state.canonical(seat, action))


def test_a_figure_that_the_game_lacks_has_no_id() -> None:
    encoding = GAME.encoding(2)
    state = GAME.start(2)
    for outcome in (Start(0), Draw("X")):
        state.apply(CHANCE, outcome)
    state.apply(0, Place("X", 1, 0, 0))
    assert encoding.action_id(state, 0, Follower("road", "N")) in encoding.legal_ids(state, 0)
    with pytest.raises(IllegalAction) as refused:
        encoding.action_id(state, 0, Follower("road", "N", "big"))
    assert refused.value.reason == state.why_not(0, Follower("road", "N", "big"))


def test_a_turn_that_looks_the_same_has_the_id_of_the_one_that_is_listed() -> None:
    state = GAME.start(2)
    for outcome in (Start(0), Draw("X")):  # a crossing, which looks the same in every rotation
        state.apply(CHANCE, outcome)
    encoding = GAME.encoding(2)
    listed = encoding.action_id(state, 0, Place("X", 1, 0, 0))
    assert encoding.action_id(state, 0, Place("X", 1, 0, 3)) == listed


def test_outcomes_of_luck_are_numbered_both_ways() -> None:
    encoding = GAME.encoding(3)
    outcomes = [*(Start(seat) for seat in range(5)), *(Draw(letter) for letter in LETTERS)]
    assert [encoding.outcome_id(outcome) for outcome in outcomes] == [*range(29)]
    assert [encoding.outcome_of(number) for number in range(encoding.outcomes)] == outcomes
    for number in (-1, 29):
        with pytest.raises(IllegalAction):
            encoding.outcome_of(number)


@SEATS
def test_every_number_keeps_to_the_bounds_of_its_field(seats: int) -> None:
    encoding = GAME.encoding(seats)
    bounds = [(field.low, field.high) for field in encoding.fields for _ in range(field.size)]
    for state in positions(seats, {"farmers": "per_field_3", "small_city": 2}):
        row = numbers(encoding.observe(state, seats - 1))
        assert all(low <= it <= high for (low, high), it in zip(bounds, row, strict=True))


@SEATS
def test_a_row_tells_the_position_as_the_seat_sees_it(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for state in islice(positions(seats), 0, None, 5):
        form = state.to_json()
        for seat in range(seats):
            assert blocks(encoding, encoding.observe(state, seat)) == expected_blocks(form, seat)


def expected_blocks(form: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same, computed slowly from the JSON of the position."""
    seats = form["seats"]
    absent = [-1] * (5 - seats)
    followers = {(one["x"], one["y"]): one for one in form["followers"]}
    tiles = []
    for tile in form["tiles"]:
        one = followers.get((tile["x"], tile["y"]))
        whose = [-1, 0]
        if one is not None:
            whose = [(one["seat"] - seat) % seats, FOLLOWER_CODES[(one["on"], one["at"])]]
        tiles.append([NUMBER_OF[tile["tile"]], tile["x"], tile["y"], tile["turn"], *whose])
    cells = open_cells([(tile["x"], tile["y"]) for tile in form["tiles"]])
    is_on = form["phase"] not in ("start", "over")
    rules = ("per_field_3_once", "per_field_3", "per_city_4", "none")
    return {
        "phase": ("start", "draw", "place", "follower", "over").index(form["phase"]),
        "seats": seats,
        "player": (form["player"] - seat) % seats if is_on else -1,
        "farmers": rules.index(form["options"]["farmers"]),
        "small_city": form["options"]["small_city"],
        "in_hand": -1 if form["in_hand"] is None else NUMBER_OF[form["in_hand"]],
        "tiles_laid": len(tiles),
        "open_cells": len(cells),
        "bag_left": sum(form["bag"].values()),
        "discarded": len(form["discarded"]),
        "points": [form["points"][(seat + place) % seats] for place in range(seats)] + absent,
        "supply": [form["supply"][(seat + place) % seats] for place in range(seats)] + absent,
        "bag": [form["bag"][letter] for letter in LETTERS],
        "tiles": tiles + [[-1, 0, 0, 0, -1, 0]] * (72 - len(tiles)),
        "cells": cells + [[0, 0]] * (146 - len(cells)),
    }


def open_cells(tiles: list[tuple[int, int]]) -> list[list[int]]:
    """The list as the page about this environment describes it."""
    cells: list[tuple[int, int]] = []
    laid: set[tuple[int, int]] = set()
    for x, y in tiles:
        laid.add((x, y))
        if (x, y) in cells:
            slot, last = cells.index((x, y)), cells.pop()
            if slot < len(cells):
                cells[slot] = last
        for beside in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)):
            if beside not in laid and beside not in cells:
                cells.append(beside)
    return [list(cell) for cell in cells]


@SEATS
def test_a_state_that_a_seat_cannot_tell_from_this_one_gives_the_same_row(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for state in islice(positions(seats), 0, None, 20):
        for seat in range(seats):
            other = GAME.determinize(state.view(seat), Random(1))
            assert encoding.observe(other, seat) == encoding.observe(state, seat)
            assert encoding.legal_ids(other, seat) == encoding.legal_ids(state, seat)


def test_the_longest_line_and_the_widest_table_fit() -> None:
    """71 tiles to the east of the start tile: the last open cell is 72 away."""
    state = GAME.start(2)
    state.apply(CHANCE, Start(0))
    board = state.board
    for x in range(1, 72):
        board.lay(NUMBER_OF["B"] * 4, board.cell_of[0] + x)
    row = blocks(GAME.encoding(2), GAME.encoding(2).observe(state, 0))
    assert row["open_cells"] == 146
    assert [72, 0] in row["cells"] and row["tiles"][71][:3] == [NUMBER_OF["B"], 71, 0]


def test_a_wrong_number_of_seats_has_no_numbering() -> None:
    with pytest.raises(InvalidSetup):
        GAME.encoding(6)


# If a number below changes, increase the version and update the page.


def golden_position() -> State:
    record = ROOT / "tests/golden" / "carcassonne-3.mwr"
    return replay(Record.loads(record.read_text("utf-8")), 20)


def test_version_1_numbers_this_position_so() -> None:
    encoding = GAME.encoding(3)
    assert (encoding.version, encoding.actions, encoding.outcomes) == (1, 602, 29)
    state = golden_position()
    assert encoding.legal_ids(state, 1) == [5, 8, 21, 25, 29, 32, 40, 49]
    assert encoding.action_of(state, 1, 21) == Place("U", 1, -2, 1)
    row = blocks(encoding, encoding.observe(state, 2))
    tiles, cells = row.pop("tiles"), row.pop("cells")
    assert row == {
        "phase": 2,
        "seats": 3,
        "player": 2,
        "farmers": 1,
        "small_city": 2,
        "in_hand": 20,
        "tiles_laid": 7,
        "open_cells": 13,
        "bag_left": 64,
        "discarded": 0,
        "points": [2, 0, 0, -1, -1],
        "supply": [6, 6, 5, -1, -1],
        "bag": [2, 3, 1, 2, 5, 2, 1, 1, 2, 2, 3, 3, 2, 3, 2, 3, 1, 2, 2, 1, 7, 9, 4, 1],
    }
    assert tiles[:8] == [
        [3, 0, 0, 0, -1, 0],
        [17, 0, 1, 1, 2, 1],
        [7, 0, -1, 0, -1, 0],
        [1, -1, 1, 0, -1, 0],
        [3, -1, -1, 1, 2, 10],
        [7, 1, -1, 0, 0, 9],
        [9, -2, -1, 2, 1, 5],
        [-1, 0, 0, 0, -1, 0],
    ]
    assert cells[:7] == [[-1, 0], [1, 0], [-2, 1], [0, 2], [1, 1], [1, -2], [0, -2]]
    assert cells[7:14] == [[-1, 2], [-1, -2], [2, -1], [-2, 0], [-2, -2], [-3, -1], [0, 0]]
    assert tiles[7:] == [tiles[7]] * 65 and cells[13:] == [[0, 0]] * 133


def test_version_1_numbers_a_follower_so() -> None:
    encoding = GAME.encoding(3)
    state = golden_position()
    state.apply(1, encoding.action_of(state, 1, 21))
    assert encoding.legal_ids(state, 1) == [584, 590, 596]
    listed = [encoding.action_of(state, 1, number).to_text() for number in (584, 590, 596)]
    assert listed == ["-", "road:E", "field:ER"]
