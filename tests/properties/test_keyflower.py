"""Properties of every position of Keyflower that play can reach."""

import json
import pickle
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from meeplewright.core import CHANCE
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules.sheet import sheet_of, total_of
from tests.games.keyflower.rules.slow_facts import beside, edges
from tests.games.keyflower.rules.slow_scoring import reached
from tests.games.keyflower.rules.slow_village import edge_towards
from tests.properties.keyflower_pieces import (
    Json,
    assert_no_piece_is_lost,
    assert_nothing_is_negative,
    tiles_of,
)
from tests.properties.keyflower_positions import MANNERS, positions, step

GAME = Keyflower()
seeds = st.integers(0, 2**32)


def observers(state: KeyflowerState) -> list[int | None]:
    return [*range(state.seats), None]


# Nothing is lost


@given(positions(), seeds, st.sampled_from(MANNERS))
def test_no_piece_is_ever_lost(state: KeyflowerState, seed: int, manner: str) -> None:
    """KF S1, S2, S9 and E10: 141 workers, 120 resources, 48 skills, 64 tiles."""
    rng = Random(seed)
    for _ in range(15):
        assert_no_piece_is_lost(state)
        assert_nothing_is_negative(state)
        if state.to_act is None:
            return
        state.apply(*step(state, rng, manner))


# Knowledge


def within(bounds: Json, truth: Json) -> bool:
    return all(least <= truth[name] <= most for name, (least, most) in bounds.items())


@given(positions())
def test_what_is_known_is_true(state: KeyflowerState) -> None:
    """KF H1, H3, H4, H5: for every observer the truth is between the least and the most."""
    full = state.to_json()
    for seat in observers(state):
        seen = state.view(seat).to_json()
        assert within(seen["known"]["bag"], full["bag"])
        assert within(seen["known"]["pile"], full["pile"])
        for shown, true in zip(seen["screens"], full["screens"], strict=True):
            assert within(shown["known_workers"], true["own_workers"])
            assert within(shown["known_skills"], true["own_skills"])


@given(positions())
def test_the_numbers_of_hidden_things_are_open(state: KeyflowerState) -> None:
    """KF H9, H12: the numbers, but not the types before the screens are shown at the end (H13)."""
    full = state.to_json()
    for seat in observers(state):
        seen = state.view(seat).to_json()
        assert "bag" not in seen and "pile" not in seen
        assert seen["bag_count"] == sum(full["bag"].values())
        assert seen["pile_count"] == sum(full["pile"].values())
        for other, screen in enumerate(seen["screens"]):
            assert screen["workers"] == sum(full["screens"][other]["own_workers"].values())
            assert screen["skills"] == sum(full["screens"][other]["own_skills"].values())
            is_shown = other == seat or full["phase"] == "over"
            assert ("own_workers" in screen) == ("own_skills" in screen) == is_shown
            assert ("dealt_tiles" in seen["winter"][other]) == (other == seat)


@given(positions(), seeds)
def test_a_table_made_up_from_a_view_looks_the_same(state: KeyflowerState, seed: int) -> None:
    """KF H: and no piece is lost in it."""
    for seat in observers(state):
        view = state.view(seat)
        made = GAME.determinize(view, Random(seed))
        assert made.view(seat) == view
        assert_no_piece_is_lost(made)
        assert_nothing_is_negative(made)
        if seat is not None:
            assert made.legal(seat) == state.legal(seat)


@given(positions(), seeds)
def test_a_table_made_up_from_a_view_plays_on_to_its_end(state: KeyflowerState, seed: int) -> None:
    made = GAME.determinize(state.view(state.to_act if state.actors else None), Random(seed))
    made.playout(Random(seed))
    assert made.outcome() is not None
    assert_no_piece_is_lost(made)


# Villages


def edges_match(village: Json) -> bool:
    laid = {(tile["q"], tile["r"]): tile for tile in village["tiles"]}
    return all(
        edges(tile["tile"], tile["turn"])[edge] == edge_towards(laid[beside(cell, edge)], edge)
        for cell, tile in laid.items()
        for edge in range(6)
        if beside(cell, edge) in laid
    )


def holds_2a(village: Json) -> bool:
    owned = village["tiles"] + village["waiting"] + village["aside"]
    return any(tile["tile"] == "summer_boat_2" and tile["face"] == "a" for tile in owned)


@given(positions())
def test_every_village_is_laid_by_the_rules(state: KeyflowerState) -> None:
    """KF V2, V3, V7: one tile per cell, all connected, edges equal unless 2a is held."""
    for village in state.to_json()["villages"]:
        cells = [(tile["q"], tile["r"]) for tile in village["tiles"]]
        assert len(cells) == len(set(cells))
        if cells:
            links = [frozenset((a, beside(a, e))) for a in cells for e in range(6)]
            inside = [link for link in links if link <= set(cells)]
            assert reached(inside, (0, 0)) == set(cells)
        assert holds_2a(village) or edges_match(village)


# Bids and uses


@given(positions())
def test_bids_on_a_tile_are_all_different(state: KeyflowerState) -> None:
    """KF B4: so exactly one of them wins."""
    for tile in tiles_of(state.to_json()):
        sizes = [bid["count"] for bid in tile.get("bids", [])]
        assert len(sizes) == len(set(sizes))


@given(positions())
def test_who_stands_has_the_colour_of_the_tile(state: KeyflowerState) -> None:
    """KF C1, C2, C7: only the holder of 4a lies in a bid, only 4b mixes workers on a tile."""
    form = state.to_json()
    held = {tile["tile"] + tile["face"]: None for tile in tiles_of(form) if "bids" not in tile}
    for tile in tiles_of(form):
        lying = [bid for bid in tile.get("bids", []) if bid["lying"]]
        assert all(bid["colour"] != tile["colour"] for bid in lying)
        assert not lying or "summer_boat_4a" in held
        colours = {colour for colour, number in tile["workers"].items() if number}
        assert colours <= {tile["colour"]} or "summer_boat_4b" in held
        if not colours and not tile.get("bids"):
            assert tile["colour"] is None


@given(positions())
def test_no_tile_holds_more_than_six_workers(state: KeyflowerState) -> None:
    """KF U2, U4"""
    for tile in tiles_of(state.to_json()):
        assert tile["last_use"] <= sum(tile["workers"].values()) <= 6


# Points


@given(positions())
def test_a_sheet_is_the_sum_of_its_items(state: KeyflowerState) -> None:
    """KF F8: and the search's total is the same."""
    now = state.points_now()
    assert len(now) == state.seats and min(now) >= 0
    for seat in range(state.seats):
        sheet = sheet_of(state.table, seat)
        assert sum(item.points for item in sheet) == total_of(state.table, seat)
        assert all(item.points > 0 for item in sheet)


@given(positions(), seeds)
def test_the_outcome_is_the_sum_of_the_sheets(state: KeyflowerState, seed: int) -> None:
    """KF F11"""
    assert (state.outcome() is None) == (state.to_act is not None)
    state.playout(Random(seed))
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.points) == state.points_now()
    assert list(outcome.points) == [sum(item.points for item in own) for own in outcome.items]
    most = max(outcome.points)
    assert outcome.winners == tuple(
        seat for seat, points in enumerate(outcome.points) if points == most
    )


# Forms, notation and copies


@given(positions())
def test_a_state_and_its_views_read_back_from_their_forms(state: KeyflowerState) -> None:
    form = json.loads(json.dumps(state.to_json()))
    assert GAME.state_from_json(form).to_json() == form
    assert pickle.loads(pickle.dumps(state)) == state
    for seat in observers(state):
        view = state.view(seat)
        assert GAME.view_from_json(json.loads(json.dumps(view.to_json()))) == view
        assert pickle.loads(pickle.dumps(view)) == view


@given(positions(), seeds, st.sampled_from(MANNERS))
def test_a_state_read_back_plays_on_alike(state: KeyflowerState, seed: int, manner: str) -> None:
    twin = GAME.state_from_json(state.to_json())
    rng = Random(seed)
    for _ in range(40):
        if state.to_act is None:
            break
        assert (twin.to_act, twin.actors) == (state.to_act, state.actors)
        assert twin.chance() == state.chance()
        assert [twin.legal(seat) for seat in state.actors] == [
            state.legal(seat) for seat in state.actors
        ]
        seat, action = step(state, rng, manner)
        assert twin.apply(seat, action) == state.apply(seat, action)
    assert twin == state


@given(positions())
def test_every_action_reads_back_from_its_text_and_form(state: KeyflowerState) -> None:
    for outcome, _ in state.chance():
        assert GAME.chance_from_text(outcome.to_text()) == outcome
        assert GAME.chance_from_json(outcome.to_json()) == outcome
    for seat in state.actors:
        for action in state.legal(seat):
            assert GAME.action_from_text(action.to_text()) == action
            assert GAME.action_from_json(action.to_json()) == action
            assert " " not in action.to_text()


@given(positions(), seeds, st.sampled_from(MANNERS))
def test_every_event_reads_back_from_its_form(
    state: KeyflowerState, seed: int, manner: str
) -> None:
    rng = Random(seed)
    for _ in range(15):
        if state.to_act is None:
            return
        for event in state.apply(*step(state, rng, manner)):
            for seat in observers(state):
                seen = event.seen_by(seat)
                assert seen is not None
                assert GAME.event_from_json(json.loads(json.dumps(seen.to_json()))) == seen


@given(positions())
def test_legal_lists_nothing_twice_and_never_nothing(state: KeyflowerState) -> None:
    """KF T4: there is always something to do."""
    for seat in state.actors:
        listed = state.legal(seat)
        assert listed and len(listed) == len(set(listed))
        assert [state.why_not(seat, action) for action in listed] == [None] * len(listed)
    assert (state.to_act == CHANCE) == bool(state.chance())


@given(positions(), seeds)
def test_a_copy_is_independent(state: KeyflowerState, seed: int) -> None:
    before = state.to_json()
    copy = state.copy()
    assume(state.to_act is not None)
    copy.playout(Random(seed))
    assert state.to_json() == before
