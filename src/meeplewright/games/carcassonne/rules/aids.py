"""What a table can tell its players besides the rules: remaining tiles, what fits, features and
fields with their worth, and the odds that a feature is closed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Json
from meeplewright.core.reading import one_of
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import cell_at
from meeplewright.games.carcassonne.rules.items import Spot, spot_of
from meeplewright.games.carcassonne.rules.odds import (
    MOST_CELLS,
    chance_to_fill,
    closing_types,
    ways_to_fill,
)
from meeplewright.games.carcassonne.rules.state import DRAW, START, CarcassonneState
from meeplewright.games.carcassonne.rules.survey import Feature
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF

AIDS: Final = ("remaining", "fits", "features", "fields", "odds")


def answer(name: str, state: CarcassonneState) -> Json:
    """What this aid tells everybody. A state contains nothing that its views do not."""
    one_of(name, "aid", AIDS, InvalidJson)
    if name == "remaining":
        return _remaining(state)
    if name == "fits":
        return _fits(state)
    if name == "features":
        found = [feature for feature in state.features() if feature.kind != "field"]
        return {"features": [feature.to_json() for feature in found]}
    return _fields(state) if name == "fields" else _odds(state)


def _remaining(state: CarcassonneState) -> Json:
    tiles = {letter: count for letter, count in state.remaining().items() if count}
    return {"left": int(state.bag_left), "in_hand": _in_hand(state), "tiles": tiles}


def _in_hand(state: CarcassonneState) -> str | None:
    return None if state.in_hand < 0 else LETTERS[state.in_hand]


def _fits(state: CarcassonneState) -> Json:
    """For every open cell, the remaining tiles that fit it; a cell with none is dead (K18)."""
    cells: list[Json] = []
    for x, y in state.open_cells():
        fitting = state.fitting(x, y)
        cells.append({"x": x, "y": y, "number": sum(fitting.values()), "tiles": fitting})
    return {"cells": cells, "dead": [[x, y] for x, y in state.dead_cells()]}


def _fields(state: CarcassonneState) -> Json:
    features = state.features()
    complete = {spot for one in features if one.complete for spot in one.spots}
    return {
        "fields": [
            {
                "cells": [list(cell) for cell in field.cells],
                "spots": [spot.to_json() for spot in field.spots],
                "followers": list(field.followers),
                "owners": list(field.owners),
                "worth_now": field.worth_now,
                "worth_finished": field.worth_finished,
                "cities": [
                    {**city.to_json(), "complete": city in complete} for city in field.cities
                ],
            }
            for field in features
            if field.kind == "field"
        ]
    }


# -- odds -------------------------------------------------------------------------------------


def _odds(state: CarcassonneState) -> Json:
    """The odds of every road, city and cloister that needs tiles, while any are left."""
    if state.phase == START or (state.bag_left == 0 and state.in_hand < 0):
        features: list[Feature] = []
    else:
        features = [one for one in state.features() if one.kind != "field" and not one.complete]
    return {
        "left": int(state.bag_left),
        "in_hand": _in_hand(state),
        "draws": _draws(state),
        "features": [_odds_of(state, feature) for feature in features],
    }


def _draws(state: CarcassonneState) -> list[int]:
    """How many tiles every seat will draw from the bag, if none is discarded (CA 4.4)."""
    seats, left = state.seats, int(state.bag_left)
    first = int(state.player) if state.phase <= DRAW else int(state.player) + 1
    return [(left + seats - 1 - (seat - first) % seats) // seats for seat in range(seats)]


def _odds_of(state: CarcassonneState, feature: Feature) -> Json:
    root = _root(state.board, feature.spots[0])
    is_cloister = feature.kind == "cloister"
    closers = [
        _to_come(state, closing_types(state.board, root, is_cloister, cell))
        for cell in feature.open_cells
    ]
    chances = _chances(state, closers)
    return {
        "spot": feature.spots[0].to_json(),
        "owners": list(feature.owners),
        "cells": [
            {"x": cell[0], "y": cell[1], "tiles": closers[at]}
            for at, cell in enumerate(feature.open_cells)
        ],
        "round": None if chances is None else chances[0],
        "seats": None if chances is None else chances[1:],
    }


def _root(board: Board, spot: Spot) -> i64:
    """The number of the feature at this spot."""
    segment = board.first[board.tile_at(cell_at(spot.x, spot.y))]
    while spot_of(board, segment) != spot:
        segment += 1
    return board.feature_of(segment)


def _to_come(state: CarcassonneState, types: list[int]) -> dict[str, int]:
    """How many tiles of these types are in the bag or in hand."""
    counts = {LETTERS[kind]: int(state.bag[kind]) + (state.in_hand == kind) for kind in types}
    return {letter: count for letter, count in counts.items() if count}


def _chances(state: CarcassonneState, closers: list[dict[str, int]]) -> list[float] | None:
    """Within one round, then by seat with only its own draws; None if too many cells are open.

    The tile in hand counts as certain, in the round and for the seat that has it.
    """
    seats = state.seats
    if not all(closers):
        return [0.0] * (seats + 1)
    if len(closers) > MOST_CELLS:
        return None
    masks = {
        letter: sum([1 << at for at, types in enumerate(closers) if letter in types])
        for types in closers
        for letter in types
    }
    held = _in_hand(state)
    mask_in_hand = 0 if held is None else masks.get(held, 0)
    without = _ways(state, len(closers), masks, 0)
    drawn = without if mask_in_hand == 0 else _ways(state, len(closers), masks, mask_in_hand)
    left = int(state.bag_left)
    useful = sum([int(state.bag[NUMBER_OF[letter]]) for letter in masks])
    round_draws = min(left, seats if held is None else seats - 1)
    chances = [chance_to_fill(drawn, useful, left, round_draws)]
    for seat, draws in enumerate(_draws(state)):
        ways = drawn if held is not None and seat == state.player else without
        chances.append(chance_to_fill(ways, useful, left, draws))
    return chances


def _ways(
    state: CarcassonneState, cells: int, masks: dict[str, int], mask_in_hand: int
) -> list[int]:
    useful: dict[int, int] = {}
    for letter, mask in masks.items():
        useful[mask] = useful.get(mask, 0) + int(state.bag[NUMBER_OF[letter]])
    return ways_to_fill(cells, useful, mask_in_hand)
