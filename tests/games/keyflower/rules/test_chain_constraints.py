"""A seat in the middle of a chain can continue in every filled-in view (KF H, T1)."""

from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.keyflower import KeyflowerState
from meeplewright.games.keyflower.rules.chain_constraints import WorkersToContinue

from .table import GAME, Table, position, random_step

SEATS = (2, 3, 4, 5, 6)
SEEDS = range(12)


def filled(table: Table, seat: int | None = 0) -> list[Table]:
    """A dozen states that the seat considers possible; the seat to act can always continue."""
    seen = table.state.view(seat)
    found = [Table(GAME.determinize(seen, Random(seed))) for seed in SEEDS]
    for other in found:
        assert other.legal(), "a dead end"
        assert other.state.view(seat) == seen
    return found


def in_a_chain(state: KeyflowerState) -> bool:
    return state.to_json()["phase"] in ("workers", "pay", "choose")


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_named_a_tile_can_go_on_in_every_filled_in_view(seats: int) -> None:
    """KF T1: in every chain of a game; everyone knows the named tile (H7)."""
    rng = Random(seats)
    state = GAME.start(seats)
    chains = 0
    while state.to_act is not None:
        random_step(state, rng)
        seat = state.to_act
        if seat is None or seat == CHANCE or not in_a_chain(state):
            continue
        chains += 1
        observer = rng.choice([other for other in (None, *range(seats)) if other != seat])
        other = GAME.determinize(state.view(observer), rng)
        assert other.legal(seat), f"entry {state.entry}"
        assert other.view(observer) == state.view(observer)
    assert chains > 10


def test_a_bid_that_needs_nearly_all_workers_tells_their_colour() -> None:
    """KF B3, C2: eight yellow, which random dealing would not give."""
    table = position(middle="keywood yellow:7 by 0", screens={1: "yellow 8 red 1"}, player=1)
    table.do("bid:keywood")
    assert all(other.screen(1)["yellow"] >= 8 for other in filled(table))
    assert all(other.screen(1)["yellow"] >= 8 for other in filled(table, None))


def test_what_is_still_needed_counts_the_groups_on_their_way() -> None:
    """KF B6: five are needed; the two moved are red, so three more are red as well."""
    middle = "keywood red:3 by 0, red:2 by 1; miner red:4 by 0"
    table = position(middle=middle, screens={1: "blue 1 red 3 yellow 1"}, player=1)
    table.do("bid:miner", "bring:keywood")
    assert all(other.screen(1)["red"] >= 3 for other in filled(table))


def test_groups_that_may_still_come_leave_the_screen_open() -> None:
    """KF B6: before the group is moved, it alone might be enough."""
    middle = "keywood red:6 by 0, red:5 by 1; miner red:4 by 0"
    table = position(middle=middle, screens={1: "red 1 blue 1"}, player=1)
    table.do("bid:miner")
    assert {"red" in other.screen(1) for other in filled(table)} == {True, False}


@pytest.mark.parametrize("steps", [("use:carpenter",), ("use:carpenter", "workers:1,red")])
def test_a_skill_to_be_paid_is_behind_the_screen(steps: tuple[str, ...]) -> None:
    """KF E5, U7: the Carpenter takes a saw, and only one of forty-eight skill tiles is behind the
    screen.
    """
    table = position(middle="carpenter", screens={1: "red 1 | saw 1"}, player=1)
    table.do(*steps)
    assert all(other.screen(1)["saw"] == 1 for other in filled(table))


def test_a_worker_to_be_paid_is_behind_the_screen() -> None:
    """KF E6, U7: the Peddler takes a yellow one besides those on the tile."""
    table = position(middle="peddler", screens={1: "yellow 2"}, player=1)
    table.do("use:peddler")
    assert all(other.screen(1).get("yellow", 0) >= 1 for other in filled(table))
    table.do("workers:1,yellow")
    assert all(other.screen(1) == {"yellow": 1} for other in filled(table))


def test_a_losing_group_that_can_pay_leaves_the_screen_open() -> None:
    """KF B7"""
    middle = "peddler; keywood yellow:2 by 0, yellow:1 by 1"
    table = position(middle=middle, screens={1: "red 1 blue 1"}, player=1)
    table.do("use:peddler", "workers:1,red")
    assert len({str(other.screen(1)) for other in filled(table)}) > 1


def test_mixed_colours_are_filled_in_so_that_the_use_can_be_completed() -> None:
    """KF Y11: blue is past, so two of the three needed are of later colours."""
    table = position(
        middle="miner on red:2",
        screens={1: "blue 3 green 2"},
        holds={1: "4b"},
        player=1,
    )
    table.do("use:miner", "workers:1,blue")
    for other in filled(table):
        screen = other.screen(1)
        assert sum(screen.get(colour, 0) for colour in ("red", "yellow", "green")) >= 2


def test_what_is_known_of_the_screen_is_kept_as_well() -> None:
    """KF H11: two blue ones were seen, and all the others are needed for the bid."""
    table = position(middle="miner yellow:5 by 0", screens={1: "blue 2 yellow 6"}, player=1)
    table.at.known_workers[2 * (4 + 0)] = 2
    table.do("bid:miner")
    assert all(other.screen(1) == {"blue": 2, "yellow": 6} for other in filled(table))


@pytest.mark.parametrize("seats", SEATS)
def test_the_smallest_rows_are_all_that_a_chain_can_go_on_with(seats: int) -> None:
    """The basis of the fallback: a row is enough exactly if it contains one of the smallest."""
    rng = Random(20 + seats)
    state = GAME.start(seats)
    compared = 0
    while compared < 25:
        random_step(state, rng)
        if state.to_act is None:
            state = GAME.start(seats)
        if state.to_json()["phase"] in ("workers", "pay"):
            compared += 1
            demand = WorkersToContinue(0, state.table.copy())
            smallest = demand.smallest()
            for _ in range(20):
                row = [rng.randrange(5) for _ in range(4)]
                holds = [
                    less for less in smallest if all(a >= b for a, b in zip(row, less, strict=True))
                ]
                assert demand.is_met(row) == bool(holds), (row, smallest)
