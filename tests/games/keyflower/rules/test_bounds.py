"""How long a game can be: the steps of the proof, checked in random games."""

from random import Random

import pytest

from meeplewright.core import CHANCE, State
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.rules import bounds
from meeplewright.games.keyflower.rules.actions import Bid, Bring, PayGroup, Use
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.tiles import TILES


def placed(state: KeyflowerState) -> int:
    """The best bid of every tile, and the workers on tiles."""
    table = state.table
    best = [max(table.bid[tile * 6 + seat] for seat in range(6)) for tile in range(len(TILES))]
    return sum(best) + sum(table.on_tile)


def is_turn(state: State) -> bool:
    return bool(state.view(None).to_json()["phase"] == "turn")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_placement_adds_a_worker_for_the_season(seats: int) -> None:
    state, rng = Keyflower().start(seats), Random(seats)
    placements, uses, groups, before = 0, dict[str, int](), 0, 0
    while (seat := state.to_act) is not None:
        season = state.table.season
        action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
        if isinstance(action, Bid | Use):
            placements, before = placements + 1, placed(state)
            groups += isinstance(action, Bid)
            if isinstance(action, Use):
                uses[action.thing] = uses.get(action.thing, 0) + 1
        groups -= isinstance(action, Bring | PayGroup)
        was_turn = is_turn(state)
        state.apply(seat, action)
        if is_turn(state) and not was_turn and placements and state.table.season == season:
            assert placed(state) > before
        assert groups >= 0 and max(uses.values(), default=0) <= bounds.USES
        if state.table.season != season:
            assert placements <= bounds.PLACEMENTS
            placements, uses, groups, before = 0, {}, 0, 0


@pytest.mark.parametrize("seats", Keyflower().seat_counts)
def test_no_game_exceeds_its_bounds(seats: int) -> None:
    most = bounds.bounds(seats)
    state, rng, draws = Keyflower().start(seats), Random(seats), 0
    while (seat := state.to_act) is not None:
        draws += seat == CHANCE
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    assert draws <= most.draws
    assert state.entry - draws <= most.decisions
    assert max(state.points_now()) <= most.points


def test_the_bounds_grow_with_the_seats() -> None:
    lengths = [bounds.bounds(seats) for seats in Keyflower().seat_counts]
    assert sorted(lengths, key=lambda most: most.decisions) == lengths
    assert sorted(lengths, key=lambda most: most.draws) == lengths
