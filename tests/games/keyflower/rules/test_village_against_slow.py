"""Placing tiles, steps and upgrades in random games, compared with the slow rules."""

from random import Random

import pytest

from meeplewright.games.keyflower import KeyflowerState
from meeplewright.games.keyflower.rules.actions import Carry, Lay, Pick, Upgrade
from meeplewright.games.keyflower.rules.tiles import SKILLS
from tests.conftest import FULL
from tests.properties.keyflower_positions import step

from . import slow_village
from .slow_facts import Counts, Village, cell_of
from .table import GAME

GAMES = 8 if FULL else 1


def village_of(state: KeyflowerState, seat: int) -> Village:
    village: Village = state.to_json()["villages"][seat]
    return village


def skills_of(state: KeyflowerState, seat: int) -> Counts:
    skills: Counts = state.to_json()["screens"][seat]["own_skills"]
    return skills


def compare_steps(state: KeyflowerState, seat: int) -> None:
    """KF G2, Y3: by the cells of the tiles."""
    village = village_of(state, seat)
    cells = {tile["tile"]: cell_of(tile) for tile in village["tiles"]}
    found = [a for a in state.legal(seat) if isinstance(a, Carry)]
    steps = {slow_village.Step(a.resource, cells[a.start], cells[a.end]) for a in found}
    assert len(steps) == len(found)
    assert steps == (slow_village.steps(village) if state.table.steps else set())


def compare_upgrades(state: KeyflowerState, seat: int) -> None:
    """KF G5 to G7, Y5"""
    found = [a for a in state.legal(seat) if isinstance(a, Upgrade)]
    upgrades = {
        slow_village.Upgrade(a.tile, a.resources, tuple(int(a.skill == name) for name in SKILLS))
        for a in found
    }
    assert len(upgrades) == len(found)
    slow = slow_village.upgrades(village_of(state, seat), skills_of(state, seat))
    assert upgrades == (slow if state.table.upgrades else set())


def compare_layings(state: KeyflowerState, seat: int) -> None:
    """KF V2, V3, V6, V7"""
    village = village_of(state, seat)
    laying = state.to_json()["villages"][seat]["laying"]
    if laying is not None:
        found = [(a.q, a.r, a.turn) for a in state.legal(seat) if isinstance(a, Lay)]
        assert set(found) == slow_village.layings(village, laying)
        assert len(found) == len(set(found))
        return
    picks = {a.thing for a in state.legal(seat) if isinstance(a, Pick)}
    loose = [tile["tile"] for tile in village["waiting"] + village["aside"]]
    assert picks == {tile for tile in loose if not slow_village.is_set_aside(village, tile)}


@pytest.mark.parametrize("manner", ["busily", "building"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_villages_grow_and_work_as_the_slow_rules_say(seats: int, manner: str) -> None:
    """KF G2, G5 to G7, V1 to V3, V6, V7, Y3 and Y5"""
    for seed in range(GAMES):
        rng = Random(f"village {seats} {manner} {seed}")
        state = GAME.start(seats)
        while state.to_act is not None:
            phase = state.to_json()["phase"]
            for seat in state.actors:
                if phase == "transport":
                    compare_steps(state, seat)
                    compare_upgrades(state, seat)
                elif phase == "village":
                    compare_layings(state, seat)
            state.apply(*step(state, rng, manner))


@pytest.mark.parametrize("seats", [3, 6])
def test_transport_tiles_allow_what_the_slow_rules_allow(seats: int) -> None:
    """KF G1, Y4"""
    rng = Random(f"allowance {seats}")
    for _ in range(4 * GAMES):
        state = GAME.start(seats)
        before = "draw"
        while state.to_act is not None:
            form = state.to_json()
            if form["phase"] == "transport" != before:
                face = state.table.up(state.table.target).name
                allowed = slow_village.allowance(
                    village_of(state, form["player"]), form["placement"]["tile"], face
                )
                assert (form["transport"]["steps"], form["transport"]["upgrades"]) == allowed
            before = form["phase"]
            state.apply(*step(state, rng, "busily"))
