"""Compares the engine's bids and uses with those of the slow rules, in positions of random games.

Every chain that `legal` offers is played to its end. Together they must be the slow rules' set of
placements, each once, and leave the workers where the slow rules do.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from meeplewright.core import Action
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Pass,
    PayGroup,
    PaySkill,
    PayWorker,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.table import ASIDE, PAYING, PLACING, TURN
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF

from .slow_facts import Position, position_of
from .slow_rules import Placement, legal_placements, placed
from .table import Table, begun, random_step

GAMES = 15 if os.environ.get("MEEPLEWRIGHT_FULL") == "1" else 1
PARTS = 20
"""One in this many turns of a game is checked."""


# Playing chains


def placements(state: KeyflowerState, seat: int) -> Iterator[tuple[Placement, KeyflowerState]]:
    """Every chain to its end, with the state it leads to."""
    for action in state.legal(seat):
        if not isinstance(action, Pass):
            kind = "bid" if isinstance(action, Bid) else "use"
            assert isinstance(action, Bid | Use)
            begun_so = Placement(kind, action.thing, frozenset(), (0, 0, 0, 0))
            yield from walked(after(state, seat, action), seat, begun_so)


def walked(
    state: KeyflowerState, seat: int, so_far: Placement
) -> Iterator[tuple[Placement, KeyflowerState]]:
    if state.table.phase not in (PLACING, PAYING):
        yield so_far, state
        return
    listed = state.legal(seat)
    assert listed, "a chain that was begun can be completed"
    for action in listed:
        yield from walked(after(state, seat, action), seat, lengthened(so_far, action))


def after(state: KeyflowerState, seat: int, action: Action) -> KeyflowerState:
    copy = state.copy()
    copy.apply(seat, action)
    return copy


def lengthened(so_far: Placement, action: Action) -> Placement:
    if isinstance(action, Bring):
        return so_far._replace(groups=so_far.groups | {action.thing})
    if isinstance(action, Workers):
        hand = list(so_far.workers)
        hand[COLOURS.index(action.colour)] += action.number
        return so_far._replace(workers=(hand[0], hand[1], hand[2], hand[3]))
    words = {PaySkill: "skill", PayWorker: "worker", PayGroup: "group"}
    assert isinstance(action, PaySkill | PayWorker | PayGroup)
    return so_far._replace(payment=(words[type(action)], action.thing))


# Comparing


def assert_same_placements(state: KeyflowerState) -> int:
    seat = state.to_act
    assert seat is not None
    position = position_of(state.to_json())
    found = list(placements(state, seat))
    times = Counter(placement for placement, _ in found)
    assert set(times) == legal_placements(position, seat)
    assert set(times.values()) <= {1}
    for placement, reached in found[:: 1 + len(found) // 12]:
        assert_same_table(placed(position, seat, placement), reached)
    return len(found)


def assert_same_table(slow: Position, reached: KeyflowerState) -> None:
    fast = position_of(reached.to_json())
    for place in ("auction", "turn_order"):
        assert lying_on(slow, place) == lying_on(fast, place)
    for ours, theirs in zip(slow["villages"], fast["villages"], strict=True):
        wanted = [(each["tile"], each["workers"], each["colour"]) for each in ours["tiles"]]
        assert wanted == [
            (each["tile"], each["workers"], each["colour"]) for each in theirs["tiles"]
        ]


def lying_on(position: Position, place: str) -> dict[str, object]:
    """Workers, colour, last use and bids of every tile of a row."""
    rows = position["auction"] if place == "auction" else position["turn_order"]
    return {
        row["tile"]: (
            row["workers"],
            row["colour"],
            row["last_use"],
            sorted((bid["seat"], bid["colour"], bid["count"], bid["lying"]) for bid in row["bids"]),
        )
        for row in rows
    }


# Random games


def rich_game(seats: int, face: str, rng: Random) -> KeyflowerState:
    """A seat has this face of boat 4 from spring on, and there are green workers."""
    table = begun(seats, rng.randrange(1000)).at
    if face:
        boat = NUMBER_OF["summer_boat_4"]
        table.place[boat], table.owner[boat] = ASIDE, rng.randrange(seats)
        table.face[boat] = "ab".index(face)
    for seat in range(seats):
        for colour in range(4):
            table.workers[seat * 4 + colour] += rng.randrange(3)
        for skill in range(3):
            table.skills[seat * 3 + skill] += rng.randrange(2)
    return KeyflowerState(Keyflower(), table)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("face", ["", "a", "b"])
def test_every_chain_of_a_random_game_is_a_legal_placement_and_none_is_missing(
    seats: int, face: str
) -> None:
    """KF T, C, B, U, E5, E6, Y7 to Y11"""
    rng = Random(f"{seats}{face}")
    looked = 0
    for _ in range(GAMES):
        state = rich_game(seats, face, rng)
        while state.to_act is not None:
            if state.table.phase == TURN and rng.randrange(PARTS) == 0:
                looked += assert_same_placements(state)
            random_step(state, rng)
    assert looked > 100


def test_lying_bids_and_mixed_uses_come_up_in_these_games() -> None:
    """KF C7: so that the comparison covers them."""
    rng = Random(4)
    lying = mixed = losing = 0
    for face in "ab" * 3:
        state = rich_game(3, face, rng)
        while state.to_act is not None:
            random_step(state, rng)
            for row in Table(state).state.to_json()["auction"]:
                lying += any(bid["lying"] for bid in row["bids"])
                mixed += sum(count > 0 for count in row["workers"].values()) > 1
                losing += len(row["bids"]) > 1
    assert min(lying, mixed, losing) > 5
