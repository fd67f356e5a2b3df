"""Keyflower's evaluation, and how the heuristic plays: sensibly, and by its view alone."""

import os
from collections.abc import Iterator
from random import Random

import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core import CHANCE, Action, play
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.bidding import chance_to_keep
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.turns import turns_of
from meeplewright.games.keyflower.bots.villages import Distances
from meeplewright.games.keyflower.rules.actions import Contribute, Pass, TakeBoat, Upgrade
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    CARRYING,
    HAND,
    MIDDLE,
    NO_TILE_TWICE,
    TURN,
    VILLAGE,
    WINTERING,
)
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, WINTER_TILES
from tests.bots.positions import PlainLuck
from tests.conftest import FULL, only_in_full
from tests.games.keyflower.rules.table import position

GAME = Keyflower()
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
ALL_SEATS = [2, 3, 4, 5, 6]


def positions(seed: int, seats: int) -> Iterator[KeyflowerState]:
    """Every position of a random game, including chance positions and the last one."""
    rng = Random(seed)
    state = GAME.start(seats)
    yield state
    while (seat := state.to_act) is not None:
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
        yield state


def first_position(seed: int, seats: int, phase: int, season: int) -> KeyflowerState:
    """The first position of a random game in this phase and season."""
    for state in positions(seed, seats):
        if state.table.phase == phase and state.table.season == season:
            return state.copy()
    raise AssertionError("every game comes there")


def judged_best(state: KeyflowerState) -> Action:
    """What the seat to act would do if it saw everything."""
    seat = state.to_act
    assert seat is not None
    turns = turns_of(state.table, seat, Evaluation())
    return turns.actions[turns.best(seat)][0]


def chosen(state: KeyflowerState, seat: int, seed: int) -> Action:
    """What the heuristic does, by the seat's view."""
    evaluator = evaluator_for(GAME, seat)
    return evaluator.choose(state.view(seat), state.legal(seat), None, PlainLuck(seed))


# -- evaluating -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS if IS_COMPILED else [2])
def test_every_position_is_judged_and_left_as_it_was(seats: int) -> None:
    evaluation = Evaluation()
    for count, state in enumerate(positions(seats, seats)):
        if count % 7 == 0 or state.to_act is None:
            before = state.to_json()
            evaluation.judge(state)
            worths = [evaluation.worth[seat] for seat in range(seats)]
            assert all(-60 < worth < 300 for worth in worths)
            assert state.to_json() == before


def test_a_game_that_is_over_is_judged_by_its_points() -> None:
    for seats in ALL_SEATS if IS_COMPILED else [2]:
        *_, state = positions(seats, seats)
        evaluation = Evaluation()
        evaluation.judge(state)
        assert [evaluation.worth[seat] for seat in range(seats)] == state.points_now()


def test_what_a_village_holds_is_worth_something() -> None:
    """One more tile, worker or skill: none of them makes a position worse."""
    state = first_position(3, 2, TURN, 0)
    evaluation = Evaluation()
    evaluation.judge(state)
    before = evaluation.worth[0]
    for change in ("tile", "worker", "skill", "gold"):
        better = state.copy()
        table = better.table
        if change == "tile":
            tile = NUMBER_OF["gold_mine"]
            table.owner[tile], table.place[tile] = 0, VILLAGE
            table.cell[tile] = table.cell[table.home[0]] - 81
        elif change == "worker":
            table.workers[0] += 1
        elif change == "skill":
            table.skills[0] += 1
        else:
            table.resources[table.home[0] * 4 + 3] += 1
        evaluation.judge(better)
        assert evaluation.worth[0] > before, change


def test_a_bid_nobody_can_top_is_as_good_as_won() -> None:
    state = first_position(5, 2, TURN, 0)
    table = state.table
    tile = next(tile for tile in range(64) if table.place[tile] == MIDDLE)
    table.bid[tile * 6], table.bid_colour[tile * 6] = 2, 3
    assert chance_to_keep(table, tile, 0, 0.5) == 1.0, "nobody has green workers in spring"
    table.bid_colour[tile * 6] = 0
    assert 0.2 < chance_to_keep(table, tile, 0, 0.5) < 1.0
    table.bid[tile * 6] = 9
    assert chance_to_keep(table, tile, 0, 0.5) == 1.0, "nobody has ten workers"


# -- turns ------------------------------------------------------------------------------------


def test_every_turn_listed_can_be_played() -> None:
    evaluation = Evaluation()
    for count, state in enumerate(positions(11, 3)):
        seat = state.to_act
        if count % (13 if IS_COMPILED else 90) or seat is None or seat == CHANCE:
            continue
        turns = turns_of(state.table, seat, evaluation)
        assert turns.count == len(turns.actions) > 0
        for actions in turns.actions:
            after = state.copy()
            for action in actions:
                assert action in after.legal(seat)
                after.apply(seat, action)


def test_passing_is_no_way_to_keep_workers_that_have_something_to_do() -> None:
    """In winter a kept worker scores nothing, so anything that scores a point comes first."""
    state = first_position(8, 2, TURN, 3)
    seat = int(state.table.player)
    state.table.workers[seat * 4] += 3
    turns = turns_of(state.table, seat, Evaluation())
    assert isinstance(turns.actions[0][0], Pass)
    assert turns.best(seat) != 0


# -- decisions --------------------------------------------------------------------------------


def test_an_upgrade_that_is_paid_for_is_made() -> None:
    """The home tile's cost is on it, and it can be upgraded: five points, and nothing lost."""
    state = first_position(2, 2, CARRYING, 0)
    table = state.table
    seat = int(table.player)
    home = table.home[seat]
    table.face[home] = 0
    table.upgrades = 1
    table.steps = 0
    for kind in range(4):
        table.resources[home * 4 + kind] = 1
    choice = judged_best(state)
    assert isinstance(choice, Upgrade)
    assert choice.resources[3] == 0, "gold is kept where others will do"


def test_the_fuller_boat_is_taken() -> None:
    state = first_position(4, 2, BOATING, 0)
    boats = [action for action in state.legal(state.to_act or 0) if isinstance(action, TakeBoat)]
    assert len(boats) == 2
    table = state.table
    poor, rich = (NUMBER_OF[boat.thing] - NUMBER_OF["keyflower"] for boat in boats)
    for colour in range(4):
        table.cargo_workers[poor * 4 + colour] = 0
        table.cargo_workers[rich * 4 + colour] = 2
    assert judged_best(state) == boats[1]


def test_a_winter_tile_that_only_a_rival_can_use_stays_in_hand() -> None:
    state = first_position(6, 2, WINTERING, 3)
    table = state.table
    for tile in WINTER_TILES:
        if table.place[tile] == HAND and table.owner[tile] == 0:
            table.place[tile], table.owner[tile] = 0, -1
    own = ("keythedral", "scholar")
    table.dealt[0] = 0
    for name in own:
        tile = NUMBER_OF[name]
        if table.place[tile] == HAND:  # the opponent's: swap it away
            table.dealt[1] &= ~(1 << (tile - WINTER_TILES[0]))
        table.place[tile], table.owner[tile] = HAND, 0
        table.dealt[0] |= 1 << (tile - WINTER_TILES[0])
    for skill in range(3):
        table.skills[skill] = 0
        table.skills[3 + skill] = 3
    best = judged_best(state)
    assert isinstance(best, Contribute)
    assert "scholar" not in best.tiles


# -- playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_heuristic_plays_at_every_table(seats: int) -> None:
    """With the fewest players to the end of the game, in the full run with any number; otherwise,
    and interpreted, only its first decisions.
    """
    is_whole = IS_COMPILED and (FULL or seats == ALL_SEATS[0])
    rng = PlainLuck(seats)
    evaluators = [evaluator_for(GAME, seat) for seat in range(seats)]
    state = GAME.start(seats)
    decisions = 0
    while (seat := state.to_act) is not None and (is_whole or decisions < 30):
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        legal = state.legal(seat)
        state.apply(seat, evaluators[seat].choose(state.view(seat), legal, None, rng))
        decisions += 1
    assert decisions == 30 or state.outcome() is not None


@only_in_full
@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_heuristic_beats_greedy() -> None:
    """The same deal twice with swapped seats; the difference is large, so one deal is enough."""
    ahead = 0
    for seat in (0, 1):
        bots = [make_bot("greedy", GAME, 0), make_bot("greedy", GAME, 1)]
        bots[seat] = make_bot("heuristic", GAME, seat)
        points = play(GAME, bots, seed="rung").points_now()
        ahead += points[seat] - points[1 - seat]
    assert ahead > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_heuristic_plays_by_its_view_alone(seats: int) -> None:
    """With everything that the seat cannot see dealt again, it chooses the same."""
    asked = 0
    for count, state in enumerate(positions(21, seats)):
        seat = state.to_act
        if count % (9 if IS_COMPILED else 41) or seat is None or seat == CHANCE:
            continue
        other = GAME.determinize(state.view(seat), Random(count))
        assert chosen(state, seat, count) == chosen(other, seat, count)
        asked += 1
    assert asked > 3


def test_road_loops_are_measured_by_the_rules_of_the_table() -> None:
    """KF O8, example X8c: the same village at two tables with different options."""
    village = (
        "home_1; keywood (0,-1) r2; keystone_quarry (1,-1) r4; "
        "key_mine (-1,1) r0; woodcutter (-1,0) r5"
    )
    distances = Distances()
    for rules, tiles in ((0, 5), (NO_TILE_TWICE, 3), (0, 5)):
        assert distances.walk(position(villages={0: village}, rules=rules).at, 0) == tiles
