"""Questions about a position: features and their points, what fits a cell, dead cells."""

import json
import os
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Place
from meeplewright.games.carcassonne.rules.items import Spot
from meeplewright.games.carcassonne.rules.survey import Feature
from tests.games.carcassonne.rules import slow_board
from tests.games.carcassonne.rules.slow import FARMERS, SMALL_CITY, SlowGame
from tests.games.carcassonne.rules.slow_board import (
    all_features,
    around,
    beside,
    cells_of,
    cities_touching,
    complete,
    exits,
    fits,
    kind_of,
    open_edges,
    pennants,
    spots,
)
from tests.games.carcassonne.rules.table import Table, position, with_tile_in_hand

GAMES = 40 if os.environ.get("MEEPLEWRIGHT_FULL") == "1" else 8


def feature_at(table: Table, x: int, y: int, on: str, at: str | None) -> Feature:
    """The feature that leaves this tile there."""
    (found,) = [
        feature for feature in table.state.features() if Spot(x, y, on, at) in feature.spots
    ]
    return found


# Small tables


def test_an_open_city_says_what_it_is_worth_now_and_finished() -> None:
    """CA 7.2 and 10.2: two tiles and a pennant; at least two more tiles to complete it."""
    table = position("(0,0):F0 red on city 0", "(1,0):G0 blue on city 0", seats=2)
    city = feature_at(table, 0, 0, "city", "E")
    assert city.cells == ((0, 0), (1, 0))
    assert (city.complete, city.open_edges, city.pennants) == (False, 2, 1)
    assert city.open_cells == ((-1, 0), (2, 0))
    assert city.followers == (1, 1)
    assert city.owners == (0, 1)
    assert city.worth_now == 3
    assert city.worth_finished == 2 * (4 + 1)


def test_a_gap_that_a_city_faces_twice_takes_one_tile() -> None:
    """CA 6.2: two edges of one city may face the same cell."""
    table = position("(0,0):N0", "(0,1):N1", "(1,0):N3", seats=2)
    city = feature_at(table, 0, 0, "city", "N")
    assert city.open_edges == 2
    assert city.open_cells == ((1, 1),)
    assert city.worth_finished == 2 * 4


def test_a_road_is_worth_its_tiles() -> None:
    """CA 7.1 and 10.2"""
    table = position("(0,0):W0 blue on road 0", "(1,0):U1", seats=2)
    road = feature_at(table, 1, 0, "road", "E")
    assert (road.worth_now, road.worth_finished) == (2, 3)
    assert road.open_cells == ((2, 0),)
    assert road.owners == (1,)


def test_a_cloister_waits_for_eight_cells() -> None:
    """CA 6.3 and 10.2"""
    table = position("(0,0):B0 red on cloister", "(0,1):E0", "(1,0):B0", seats=2)
    cloister = feature_at(table, 0, 0, "cloister", None)
    assert cloister.worth_now == 3
    assert cloister.worth_finished == 9
    assert len(cloister.open_cells) == 6
    assert not cloister.complete


def test_a_finished_feature_is_worth_what_it_scored() -> None:
    """CA 7.2 and 13: 4, or 2 for two tiles by the early rules."""
    for small_city in (4, 2):
        table = position("(0,0):E0", "(0,1):E2", small_city=small_city)
        city = feature_at(table, 0, 0, "city", "N")
        assert city.complete
        assert (city.worth_now, city.worth_finished) == (small_city, small_city)
        assert city.open_cells == ()


@pytest.mark.parametrize(
    ("farmers", "each"),
    [("per_field_3_once", 3), ("per_field_3", 3), ("per_city_4", 4), ("none", 0)],
)
def test_a_field_names_its_cities_and_counts_the_completed(farmers: str, each: int) -> None:
    """CA 11.1, 11.3 and 13: one city is completed, one is not."""
    table = position("(0,0):E0", "(0,1):E2", "(1,0):E0", seats=2, farmers=farmers)
    field = feature_at(table, 0, 0, "field", "EL")
    assert field.cities == (Spot(0, 0, "city", "N"), Spot(1, 0, "city", "N"))
    assert (field.worth_now, field.worth_finished) == (each, 2 * each)
    assert not field.complete


def test_nobody_owns_what_nobody_stands_on() -> None:
    """CA 7.6 and 11.2"""
    for feature in position("(0,0):D0", seats=3).state.features():
        assert feature.followers == (0, 0, 0)
        assert feature.owners == ()


def test_what_fits_a_cell_counts_the_tiles_to_come() -> None:
    """CA 4.2: in the bag or in hand; nothing where no tile can be placed."""
    table = position("(0,0):B0", bag="EEEXC")
    assert table.state.fitting(0, 1) == {"E": 3}
    assert table.state.fitting(0, 0) == {}
    assert table.state.fitting(1, 1) == {}
    assert table.state.fitting(500, 0) == {}
    assert with_tile_in_hand(table.state, "E", 0).fitting(0, 1) == {"E": 3}


def test_a_cell_is_dead_when_no_tile_to_come_fits() -> None:
    """K18: because of its sides, or because the tiles that would fit are gone."""
    around_a_gap = ("(0,0):E0", "(0,2):E2", "(-1,1):U1", "(1,0):B0", "(1,1):U1")
    assert (0, 1) in position(*around_a_gap).state.dead_cells()
    fresh = position("(0,0):B0", bag="EX")
    assert fresh.state.dead_cells() == []
    spent = position("(0,0):B0", bag="XC")
    assert spent.state.dead_cells() == spent.state.open_cells()


def test_remaining_counts_the_bag() -> None:
    left = position("(0,0):B0", bag="EEX").state.remaining()
    assert {tile: count for tile, count in left.items() if count} == {"E": 2, "X": 1}
    assert len(left) == 24


def test_a_feature_has_a_json_form_and_compares_by_value() -> None:
    state = position("(0,0):D0 red on road 0").state
    assert state.features() == state.features()
    forms = [feature.to_json() for feature in state.features()]
    assert json.loads(json.dumps(forms)) == forms
    assert {form["kind"] for form in forms} == {"city", "road", "field"}


# Against the slow game


def slow_table(form: dict[str, Any]) -> SlowGame:
    """The same position in the slow game."""
    game = SlowGame(form["seats"], **form["options"])
    for tile in form["tiles"][1:]:
        game.place(tile["tile"], tile["x"], tile["y"], tile["turn"])
    for one in form["followers"]:
        cell = (one["x"], one["y"])
        segment = slow_board.segment_at(game.board, cell, one["on"], one["at"])
        game.followers.append((one["seat"], *segment))
    return game


def slow_feature(game: SlowGame, found: slow_board.Feature) -> dict[str, Any]:
    """What the slow game says about a feature, in the format of the survey."""
    board, kind = game.board, kind_of(found)
    per_seat = game._per_seat(game._standing_on(found))
    facing: set[slow_board.Cell] = set()
    if kind == "cloister":
        facing = around(min(cells_of(found))) - set(board)
    elif kind != "field":
        facing = {cell for part in found for cell, _ in exits(board, part)} - set(board)
    return {
        "kind": kind,
        "cells": tuple(sorted(cells_of(found))),
        "spots": {(x, y, k, (spots(*board[x, y], k, i) or [None])[0]) for x, y, k, i in found},
        "complete": complete(board, found),
        "open_edges": open_edges(board, found) if kind in ("road", "city") else None,
        "open_cells": tuple(sorted(facing)),
        "pennants": pennants(board, found) if kind == "city" else 0,
        "followers": per_seat,
        "owners": game._most(game._standing_on(found)),
        "worth_now": slow_worth(game, found),
    }


def slow_worth(game: SlowGame, found: slow_board.Feature) -> int:
    if kind_of(found) != "field":
        return game._worth(found)
    each = {"none": 0, "per_city_4": 4}.get(game.farmers, 3)
    cities = cities_touching(game.board, found)
    return each * sum(complete(game.board, city) for city in cities)


def survey_feature(feature: Feature) -> dict[str, Any]:
    """The same of the survey's feature."""
    has_edges = feature.kind in ("road", "city")
    return {
        "kind": feature.kind,
        "cells": feature.cells,
        "spots": {spot.parts() for spot in feature.spots},
        "complete": feature.complete,
        "open_edges": feature.open_edges if has_edges else None,
        "open_cells": feature.open_cells,
        "pennants": feature.pennants,
        "followers": feature.followers,
        "owners": feature.owners,
        "worth_now": feature.worth_now,
    }


def compare_features(state: CarcassonneState, game: SlowGame) -> None:
    features = state.features()
    slow = {frozenset(slow_feature(game, f)["spots"]): f for f in all_features(game.board)}
    mine = sorted((survey_feature(feature) for feature in features), key=first_spot)
    assert mine == sorted((slow_feature(game, f) for f in slow.values()), key=first_spot)
    for field in features:
        if field.kind == "field":
            found = slow[frozenset(spot.parts() for spot in field.spots)]
            cities = [one.cells for one in features if set(one.spots) & set(field.cities)]
            touched = [tuple(sorted(cells_of(c))) for c in cities_touching(game.board, found)]
            assert sorted(cities) == sorted(touched)
            assert len(field.cities) == len(cities)


def first_spot(feature: dict[str, Any]) -> tuple[Any, ...]:
    return min((x, y, on, at or "") for x, y, on, at in feature["spots"])


def compare_cells(state: CarcassonneState, game: SlowGame) -> None:
    board = game.board
    left = dict(state.remaining())
    in_hand = state.to_json()["in_hand"]
    if in_hand:
        left[in_hand] += 1
    dead = []
    for x, y in sorted(slow_board.empty_neighbours(board)):
        fitting = {
            tile: count
            for tile, count in left.items()
            if count and any(fits(board, tile, (x, y), turn) for turn in range(4))
        }
        assert state.fitting(x, y) == fitting
        if not fitting:
            dead.append((x, y))
    assert state.open_cells() == sorted(slow_board.empty_neighbours(board))
    assert state.dead_cells() == dead


@pytest.mark.parametrize("number", range(GAMES))
def test_the_survey_agrees_with_the_slow_game(number: int) -> None:
    """Every feature and every open cell, at some points of a random game, and at its end."""
    rng = Random(number)
    options = {"farmers": FARMERS[number % 4], "small_city": SMALL_CITY[number // 4 % 2]}
    state = Carcassonne().start(2 + number % 4, options)
    while state.to_act is not None:
        seat = state.to_act
        state.apply(seat, state.draw(rng) if seat == CHANCE else snug(state, rng))
        if state.entry % 41 == 0 or state.to_act is None:
            game = slow_table(state.to_json())
            compare_features(state, game)
            compare_cells(state, game)


def snug(state: CarcassonneState, rng: Random) -> Any:
    """A random action beside as many tiles as possible, so that features get completed."""
    assert state.to_act is not None
    listed = list(state.legal(state.to_act))
    places = [action for action in listed if isinstance(action, Place)]
    if not places or rng.random() < 0.3:
        return rng.choice(listed)
    laid = {(tile["x"], tile["y"]) for tile in state.to_json()["tiles"]}
    near = [sum(beside((p.x, p.y), side) in laid for side in "NESW") for p in places]
    return rng.choice([place for place, n in zip(places, near, strict=True) if n == max(near)])
