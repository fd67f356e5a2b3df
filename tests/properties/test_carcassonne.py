"""Properties of every position of Carcassonne that play can reach."""

import json
import pickle
from collections import Counter
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Follower, Place
from meeplewright.games.carcassonne.rules.base import FOLLOWERS, LETTERS, TILES
from meeplewright.games.carcassonne.rules.events import FollowerPlaced, FollowerReturned, Scored
from meeplewright.games.carcassonne.rules.tiles import NUMBER_OF
from tests.games.carcassonne.rules.table import COLOURS, Feature, Table
from tests.properties.positions import (
    MANNERS,
    cells_laid,
    positions,
    shuffled_table,
    step,
    turned_table,
)

STEP = ((0, 1), (1, 0), (0, -1), (-1, 0))
seeds = st.integers(0, 2**32)


def terrain(tile: str, turn: int, side: int) -> int:
    """The terrain at this side of the rotated tile, directly from the facts."""
    return TILES[NUMBER_OF[tile]].terrains[(side - turn) % 4]


def fits(state: CarcassonneState, tile: str, x: int, y: int, turn: int) -> bool:
    """CA 4.1 and 4.2, checked for every neighbour."""
    lying = {(t["x"], t["y"]): (t["tile"], t["turn"]) for t in state.to_json()["tiles"]}
    sides = [
        terrain(tile, turn, side) == terrain(*lying[x + dx, y + dy], (side + 2) % 4)
        for side, (dx, dy) in enumerate(STEP)
        if (x + dx, y + dy) in lying
    ]
    return (x, y) not in lying and bool(sides) and all(sides)


# Nothing is lost


@given(positions())
def test_every_tile_is_in_the_bag_on_the_table_in_hand_or_out_of_the_game(
    state: CarcassonneState,
) -> None:
    """CA 1.2 and 4.4"""
    form = state.to_json()
    tiles = Counter(form["bag"]) + Counter(tile["tile"] for tile in form["tiles"])
    tiles += Counter(form["discarded"]) + Counter(form["in_hand"] or ())
    assert tiles == Counter({tile.letter: tile.count for tile in TILES})


@given(positions())
def test_every_follower_is_in_supply_or_on_the_table(state: CarcassonneState) -> None:
    """CA 1.3 and 5.6"""
    form = state.to_json()
    standing = Counter(follower["seat"] for follower in form["followers"])
    assert [left + standing[seat] for seat, left in enumerate(form["supply"])] == [7] * state.seats


@given(positions())
def test_points_are_the_sum_of_their_items(state: CarcassonneState) -> None:
    form = state.to_json()
    sums = [0] * state.seats
    for scoring in form["scored"]:
        for seat in scoring["seats"]:
            sums[seat] += scoring["item"]["points"]
    assert form["points"] == sums
    outcome = state.outcome()
    if outcome is not None:
        assert [sum(item.points for item in items) for items in outcome.items] == sums
        assert list(outcome.points) == sums == state.points_now()


@given(positions(), seeds, st.sampled_from(MANNERS))
def test_events_account_for_every_change_of_points_and_supply(
    state: CarcassonneState, seed: int, manner: str
) -> None:
    """CA 7.5 and 8.1"""
    rng = Random(seed)
    for _ in range(12):
        if state.to_act is None:
            return
        before = state.to_json()
        points, supply = list(before["points"]), list(before["supply"])
        for event in state.apply(*step(state, rng, manner)):
            if isinstance(event, Scored):
                for seat in event.seats:
                    points[seat] += event.item.points
            elif isinstance(event, FollowerPlaced):
                supply[event.seat] -= 1
            elif isinstance(event, FollowerReturned):
                supply[event.follower.seat] += 1
        after = state.to_json()
        assert (after["points"], after["supply"]) == (points, supply)


# Features


@given(positions())
def test_every_segment_belongs_to_one_feature_and_every_follower_to_its_own(
    state: CarcassonneState,
) -> None:
    """CA 9.1 and K40"""
    features = state.features()
    spots = [spot for feature in features for spot in feature.spots]
    assert len(spots) == len(set(spots))
    laid = [tile["tile"] for tile in state.to_json()["tiles"]]
    assert len(spots) == sum(len(TILES[NUMBER_OF[tile]].segments) for tile in laid)
    standing = [(f["seat"], f["x"], f["y"], f["on"], f["at"]) for f in state.to_json()["followers"]]
    for feature in features:
        here = {spot.parts() for spot in feature.spots}
        seats = Counter(seat for seat, *spot in standing if tuple(spot) in here)
        assert feature.followers == tuple(seats[seat] for seat in range(state.seats))


@given(positions())
def test_complete_is_what_faces_no_empty_cell_and_only_farmers_stay(
    state: CarcassonneState,
) -> None:
    """CA 6 and 8.1: between turns nobody stands on a completed feature."""
    for feature in state.features():
        if feature.kind == "field":
            assert not feature.complete
            continue
        assert feature.complete == (not feature.open_cells)
        if feature.kind != "cloister":
            assert feature.complete == (feature.open_edges == 0)
        if feature.complete and state.to_json()["phase"] != "follower":
            assert not any(feature.followers)


def seen(table: Table) -> Counter[tuple[object, ...]]:
    """Every feature by its properties, without cells."""
    features: list[Feature] = []
    for kind in ("road", "city", "cloister", "field"):
        features += table.features(kind)
    return Counter((f.kind, len(f.cells), f.complete, tuple(f.followers.items())) for f in features)


@given(positions(), st.integers(1, 3), st.sampled_from(LETTERS))
def test_a_table_turned_round_is_the_same_table(
    state: CarcassonneState, quarters: int, tile: str
) -> None:
    """CA 4.3: points, features and the number of placements do not depend on the direction."""
    form = state.to_json()
    straight, turned = turned_table(form, 0), turned_table(form, quarters)
    assert seen(turned) == seen(straight)
    assert turned.final() == straight.final()
    assert len(turned.placements(tile)) == len(straight.placements(tile))


@given(positions(), seeds)
def test_the_order_of_laying_does_not_matter(state: CarcassonneState, seed: int) -> None:
    form = state.to_json()
    straight, shuffled = turned_table(form, 0), shuffled_table(form, Random(seed))
    assert seen(shuffled) == seen(straight)
    assert shuffled.final() == straight.final()
    for tile in "DVR":
        assert shuffled.placements(tile) == straight.placements(tile)


@given(positions(), st.permutations(range(5)))
def test_no_seat_is_better_than_another(state: CarcassonneState, order: list[int]) -> None:
    """CA 7.5 and 11.2: when followers change hands, so do the points."""
    form = state.to_json()
    straight = turned_table(form, 0).final()
    for follower in form["followers"]:
        follower["seat"] = order[follower["seat"]]
    changed = turned_table(form, 0).final()
    assert changed == {COLOURS[order[COLOURS.index(c)]]: had for c, had in straight.items()}


# What is legal


@given(positions())
def test_the_frontier_is_the_empty_cells_beside_tiles(state: CarcassonneState) -> None:
    """CA 4.1"""
    laid = cells_laid(state)
    beside = {(x + dx, y + dy) for x, y in laid for dx, dy in STEP}
    assert state.open_cells() == sorted(beside - laid)


@given(positions())
def test_what_fits_is_listed_and_what_is_listed_fits(state: CarcassonneState) -> None:
    """CA 4.2 and K41"""
    assume(state.to_json()["phase"] == "place")
    tile, seat = state.to_json()["in_hand"], state.to_act
    assert seat is not None
    fitting = {
        state.canonical(seat, Place(tile, x, y, turn))
        for x, y in state.open_cells()
        for turn in range(4)
        if fits(state, tile, x, y, turn)
    }
    listed = state.legal(seat)
    assert set(listed) == fitting
    assert len(listed) == len(fitting)


@given(positions())
def test_every_name_of_a_legal_action_leads_to_the_listed_one(state: CarcassonneState) -> None:
    """K38 and K41: and the listed one leads to itself."""
    seat = state.to_act
    assume(seat is not None and seat != CHANCE)
    assert seat is not None
    listed = state.legal(seat)
    assert [state.canonical(seat, action) for action in listed] == listed
    for action in listed:
        if isinstance(action, Place):
            for turn in range(4):
                other = Place(action.tile, action.x, action.y, turn)
                if fits(state, action.tile, action.x, action.y, turn):
                    assert state.canonical(seat, other) in listed
    for other_follower in FOLLOWERS:
        leads_to = state.canonical(seat, other_follower)
        is_legal = state.why_not(seat, leads_to) is None
        assert is_legal == (leads_to in listed)


@given(positions(), seeds)
def test_random_actions_and_draws_are_on_offer(state: CarcassonneState, seed: int) -> None:
    rng = Random(seed)
    seat = state.to_act
    assume(seat is not None)
    for _ in range(5):
        if seat == CHANCE:
            assert state.draw(rng) in dict(state.chance())
        elif seat is not None:
            assert state.random_action(rng) in state.legal(seat)
    assert sum(weight for _, weight in state.chance()) in (
        0,
        state.seats,
        sum(state.to_json()["bag"].values()),
    )


@given(positions())
def test_only_the_seat_to_act_has_actions(state: CarcassonneState) -> None:
    """CA 3.1"""
    for seat in range(-1, state.seats):
        is_actor = seat == state.to_act and seat != CHANCE
        assert bool(state.legal(seat)) == is_actor
        assert (seat in state.actors) == is_actor
    if state.to_json()["phase"] == "follower" and state.to_act is not None:
        assert state.legal(state.to_act)[0] == Follower(None, None)


# Copies and forms


@given(positions())
def test_a_state_reads_back_from_its_form(state: CarcassonneState) -> None:
    game = Carcassonne()
    form = json.loads(json.dumps(state.to_json()))
    assert game.state_from_json(form).to_json() == form
    assert pickle.loads(pickle.dumps(state)) == state
    view = state.view(0)
    assert game.view_from_json(json.loads(json.dumps(view.to_json()))) == view
    assert game.determinize(view, Random(0)).view(0) == view


@given(positions(), seeds)
def test_a_state_read_back_plays_on_alike(state: CarcassonneState, seed: int) -> None:
    """The order of legal actions may differ; the actions and their effects do not."""
    twin = Carcassonne().state_from_json(state.to_json())
    rng = Random(seed)
    while state.to_act is not None:
        seat, action = step(state, rng)
        if seat == CHANCE:
            assert twin.chance() == state.chance()
        else:
            assert set(twin.legal(seat)) == set(state.legal(seat))
        assert twin.apply(seat, action) == state.apply(seat, action)
    assert twin == state


@given(positions(), seeds)
def test_a_copy_is_independent(state: CarcassonneState, seed: int) -> None:
    before = state.to_json()
    copy = state.copy()
    assert copy == state
    copy.playout(Random(seed))
    assert state.to_json() == before
    assert copy.outcome() is not None


@given(positions(), seeds)
def test_points_never_shrink_and_the_end_adds_to_them(state: CarcassonneState, seed: int) -> None:
    before = state.to_json()["points"]
    now = state.points_now()
    assert all(least <= here for least, here in zip(before, now, strict=True))
    state.playout(Random(seed))
    outcome = state.outcome()
    assert outcome is not None
    assert all(least <= end for least, end in zip(before, outcome.points, strict=True))
    assert outcome.winners == tuple(
        seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)
    )
