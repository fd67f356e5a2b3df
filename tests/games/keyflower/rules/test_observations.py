"""What a seat knows, as a row: everything in its view, nothing else, and within the bounds."""

from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from meeplewright.core import Encoding, Record, replay
from meeplewright.games.keyflower import KeyflowerState
from tests.conftest import FULL
from tests.rows import blocks, numbers
from tests.tracked import ROOT

from .slow_row import view_of_row
from .table import GAME, position, random_step

SEATS = pytest.mark.parametrize("seats", GAME.seat_counts)
GAMES = 5 if FULL else 1
SHARE = 0.25 if FULL else 0.03
OPTIONS: dict[int, dict[str, str | int]] = {
    3: {"counter_bid": "all", "loose_gold": "real"},
    4: {"first_use": 3},
}


@cache
def seen(seats: int) -> list[tuple[KeyflowerState, int]]:
    """Positions of random games, each with an observing seat; the end with all seats."""
    found: list[tuple[KeyflowerState, int]] = []
    for game in range(GAMES):
        rng, state = Random(100 * seats + game), GAME.start(seats, OPTIONS.get(seats))
        while state.to_act is not None:
            if rng.random() < SHARE:
                found.append((state.copy(), rng.randrange(seats)))
            random_step(state, rng)
        found += [(state, seat) for seat in range(seats)]
    return found


@SEATS
def test_a_row_tells_all_that_a_view_does(seats: int) -> None:
    """Except the number of entries, and bounds above the total of a kind."""
    encoding = GAME.encoding(seats)
    for state, seat in seen(seats):
        form = capped(state.view(seat).to_json())
        del form["entry"]
        assert view_of_row(encoding, encoding.observe(state, seat), seat) == form


def capped(form: dict[str, Any]) -> dict[str, Any]:
    """No bound of a colour or type is above the number of its workers or skills."""
    for screen in form["screens"]:
        cap(screen["known_workers"])
        cap(screen["known_skills"])
    for known in (form["known"], form["everybody_knows"]):
        cap(known["bag"])
        cap(known["pile"])
    return form


def cap(bounds: dict[str, list[int]]) -> None:
    most = {"blue": 40, "red": 40, "yellow": 40, "green": 20}
    for kind, pair in bounds.items():
        pair[1] = min(pair[1], most.get(kind, 16))


@SEATS
def test_a_row_tells_nothing_that_a_view_does_not(seats: int) -> None:
    """Whatever the seat cannot tell from this position gives the same row and the same ids."""
    encoding = GAME.encoding(seats)
    for state, seat in seen(seats):
        other = GAME.determinize(state.view(seat), Random(state.entry))
        assert encoding.observe(other, seat) == encoding.observe(state, seat)
        assert encoding.legal_ids(other, seat) == encoding.legal_ids(state, seat)


@SEATS
def test_every_number_keeps_to_the_bounds_of_its_field(seats: int) -> None:
    encoding = GAME.encoding(seats)
    bounds = [(field.low, field.high) for field in encoding.fields for _ in range(field.size)]
    for state, seat in seen(seats):
        row = numbers(encoding.observe(state, seat))
        assert all(low <= it <= high for (low, high), it in zip(bounds, row, strict=True))


@SEATS
def test_points_are_told_when_the_game_is_over(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for state, seat in seen(seats)[-seats:]:
        outcome = state.outcome()
        assert outcome is not None
        turned = [outcome.points[(seat + place) % seats] for place in range(seats)]
        assert row_of(encoding, state, seat)["points"] == turned + [-1] * (6 - seats)
        assert row_of(encoding, state, seat)["phase"] == 9


def row_of(encoding: Encoding, state: KeyflowerState, seat: int) -> dict[str, Any]:
    return blocks(encoding, encoding.observe(state, seat))


def test_a_skill_paid_face_down_is_seen_by_its_owner_alone() -> None:
    """KF H5: while it waits for the draw."""
    table = position(middle="hiring_fair", screens={0: "red 1 | saw 1 anvil 1"})
    table.do("use:hiring_fair", "workers:1,red", "pay_skill:anvil")
    skills = [row_of(GAME.encoding(3), table.state, seat)["aside_skill"] for seat in range(3)]
    assert skills == [2, 3, 3]


def test_seats_are_counted_from_the_observer() -> None:
    table = position(
        middle="keywood red:2 by 0, red:3 by 1",
        villages={1: "stable (0,-1) r0"},
        screens={2: "blue 5"},
        player=1,
        start=2,
    )
    rows = [row_of(GAME.encoding(3), table.state, seat) for seat in range(3)]
    assert [row["player"] for row in rows] == [1, 0, 2]
    assert [row["start_player"] for row in rows] == [2, 1, 0]
    assert [row["bids"][6] for row in rows] == [
        [2, 3, 0, -1, -1, -1],
        [3, 0, 2, -1, -1, -1],
        [0, 2, 3, -1, -1, -1],
    ]
    assert [row["leader"][6] for row in rows] == [1, 0, 2]
    assert [row["owner"][14] for row in rows] == [1, 0, 2]
    assert [row["workers"] for row in rows] == [
        [0, 0, 5, -1, -1, -1],
        [0, 5, 0, -1, -1, -1],
        [5, 0, 0, -1, -1, -1],
    ]


def test_the_cells_of_a_row_are_those_of_the_ids() -> None:
    """A tile is placed by the number of a cell; the row says which cell that is."""
    table = position(phase="village", waiting={0: "stable", 1: "store"}, villages={1: "home_2"})
    table.do("pick:stable", by=0)
    encoding = GAME.encoding(3)
    cells = row_of(encoding, table.state, 0)["cells"]
    for number in encoding.legal_ids(table.state, 0):
        q, r = cells[(number - 1779) // 6]
        assert encoding.action_of(table.state, 0, number).to_text().startswith(f"lay:{q},{r},")
    assert cells[6:] == [[0, 0]] * 92
    assert row_of(encoding, table.state, 1)["cells"] == [[0, 0]] * 98


# If a number below changes, increase the version and update the page.


def test_version_1_writes_this_position_so() -> None:
    record = ROOT / "tests/golden" / "keyflower-3.mwr"
    state = replay(Record.loads(record.read_text("utf-8")), 291)
    assert isinstance(state, KeyflowerState)
    encoding = GAME.encoding(3)
    rows = [encoding.observe(state, seat) for seat in range(3)]
    assert (encoding.version, encoding.width) == (1, 2412)
    assert sha256(b"".join(rows)).hexdigest()[:16] == "9be3cd666aecf3e9"
    row = row_of(encoding, state, 2)
    few = {
        "phase": 1,
        "season": 2,
        "seats": 3,
        "to_act": 2,
        "player": 2,
        "start_player": 0,
        "passes": 0,
        "supply": [23, 18, 21, 46],
        "bag": 77,
        "pile": 35,
        "workers": [2, 0, 1, -1, -1, -1],
        "skills": [2, 3, 3, -1, -1, -1],
        "screen_workers": [
            [0, 1, 1, 0],
            [-1, -1, -1, -1],
            [-1, -1, -1, -1],
            [-1, -1, -1, -1],
            [-1, -1, -1, -1],
            [-1, -1, -1, -1],
        ],
        "screen_skills": [
            [1, 0, 1],
            [-1, -1, -1],
            [-1, -1, -1],
            [-1, -1, -1],
            [-1, -1, -1],
            [-1, -1, -1],
        ],
        "known_bag": [[16, 32], [15, 31], [13, 29], [1, 1]],
        "boat_order": [2, 0, 1, -1, -1, -1],
        "cargo_skills": [[1, 1, 0], [2, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    }
    assert {name: row[name] for name in few} == few
    assert [
        (row["place"][tile], row["owner"][tile], row["cell"][tile]) for tile in (0, 14, 39)
    ] == [(1, -1, [0, 0, 0]), (0, -1, [0, 0, 0]), (2, -1, [0, 0, 0])]
    assert (row["bids"][39], row["bid_colours"][39], row["leader"][39]) == (
        [5, 0, 1, -1, -1, -1],
        [1, -1, 1, -1, -1, -1],
        0,
    )
    assert encoding.legal_ids(state, 1) == [0, 29, 36, 55, 68, 72, 81]
