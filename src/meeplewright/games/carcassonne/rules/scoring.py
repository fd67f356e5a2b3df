"""The points of features and who gets them: CA 7, 10 and 11, with the options of CA 13.

Every scoring is a packed row (entry, points, who gets them, for which feature). Totals are sums of
rows, and `items.py` turns rows into items for people.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.carcassonne.rules.board import BIT, MONK, Board, segment_under
from meeplewright.games.carcassonne.rules.tables import (
    ALL_SEGMENTS,
    CITIES_TOUCHED,
    FIRST_FIELD,
    SEGMENTS,
)
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD, ROAD

PER_FIELD_3_ONCE: Final = 0
PER_FIELD_3: Final = 1
PER_CITY_4: Final = 2
NO_FARMERS: Final = 3
FARMER_RULES: Final = ("per_field_3_once", "per_field_3", "per_city_4", "none")

_CITY_OF_FIELD: Final = 3  # CA 11.1: a completed city is worth 3 to a field's owner
_CITY_OF_FARMERS: Final = 4  # CA 13, the first rules


# -- rows -------------------------------------------------------------------------------------


def make_row(entry: i64, points: i64, winners: i64, feature: i64, city: i64) -> i64:
    """`winners`: a mask of seats. `city`: the city that a field scores for; 0 otherwise."""
    return (((entry << 12 | points) << 5 | winners) << 8 | feature) << 8 | city


def row_entry(row: i64) -> i64:
    return row >> 33


def row_points(row: i64) -> i64:
    return row >> 21 & 4095


def row_winners(row: i64) -> i64:
    return row >> 16 & 31


def row_feature(row: i64) -> i64:
    return row >> 8 & 255


def row_city(row: i64) -> i64:
    return row & 255


# -- one feature ------------------------------------------------------------------------------


def winners_of(followers: i64) -> i64:
    """CA 7.5: the seats with the most followers, as a mask; all of them if tied."""
    most: i64 = 0
    winners: i64 = 0
    seat: i64 = 1
    while followers > 0:
        here = followers & 15
        if here > most:
            most = here
            winners = seat
        elif here == most and here > 0:
            winners |= seat
        followers >>= 4
        seat <<= 1
    return winners


def completed_points(board: Board, feature: i64, small_city: i64) -> i64:
    """CA 7.1, 7.2, 7.4: what a road, city or cloister scores when it is completed."""
    tiles = board.tile_count(feature)
    return finished_worth(board.kind_of(feature), tiles, board.pennants[feature], small_city)


def finished_worth(kind: i64, tiles: i64, pennants: i64, small_city: i64) -> i64:
    """What a finished feature of this kind and size is worth."""
    if kind == CLOISTER:
        return 9
    if kind == ROAD:
        return tiles
    if tiles == 2 and small_city == 2:  # CA 13
        return tiles + pennants
    return 2 * (tiles + pennants)


def unfinished_points(board: Board, feature: i64) -> i64:
    """CA 10.2: the points of an incomplete road, city or cloister at the end."""
    kind = board.kind_of(feature)
    if kind == CLOISTER:
        return 1 + board.neighbours(board.cell_of[board.tile_of[feature]])
    if kind == CITY:
        return board.tile_count(feature) + board.pennants[feature]
    return board.tile_count(feature)


# -- step 3 of a turn -------------------------------------------------------------------------


def just_completed(board: Board) -> vec[i64]:
    """CA 6.5: the features with followers that the tile just placed has completed, each once."""
    completed = vec[i64]()
    tile = board.laid - 1
    segment = board.first[tile]
    fields = segment + FIRST_FIELD[board.oriented[tile] >> 2]
    while segment < fields:
        feature = board.feature_of(segment)
        is_done = board.followers[feature] != 0 and board.open_edges[feature] == 0
        if is_done and feature not in completed:
            completed = append(completed, feature)
        segment += 1
    index: i64 = 0
    while index < board.standing_count:
        follower = board.standing[index]
        if follower & MONK and _is_surrounded(board, segment_under(follower)):
            completed = append(completed, segment_under(follower))
        index += 1
    return completed


def _is_surrounded(board: Board, cloister: i64) -> bool:
    """CA 6.3: all eight cells around the cloister's tile have a tile."""
    return board.neighbours(board.cell_of[board.tile_of[cloister]]) == 8


# -- the end of the game ----------------------------------------------------------------------


def final_rows(board: Board, farmers: i64, entry: i64) -> vec[i64]:
    """CA 10.2, 10.3: the incomplete features in the order of their followers, then the fields."""
    rows = vec[i64]()
    features = _occupied(board)
    for feature in features:
        if board.kind_of(feature) != FIELD:
            points = unfinished_points(board, feature)
            winners = winners_of(board.followers[feature])
            rows = append(rows, make_row(entry, points, winners, feature, 0))
    if farmers == PER_CITY_4:
        return _rows_by_city(board, features, entry, rows)
    if farmers != NO_FARMERS:
        return _rows_by_field(board, features, farmers == PER_FIELD_3_ONCE, entry, rows)
    return rows


def _occupied(board: Board) -> vec[i64]:
    """Every feature with followers once, by its earliest follower."""
    features = vec[i64]()
    index: i64 = 0
    while index < board.standing_count:
        feature = board.feature_of(segment_under(board.standing[index]))
        if feature not in features:
            features = append(features, feature)
        index += 1
    return features


def fields_and_cities(board: Board, occupied: bool) -> vec[i64]:
    """CA 11.3: each field with each city, complete or not, that is in it or next to it, as `field *
    256 + city`; all fields, or only those with farmers.
    """
    pairs = vec[i64]()
    tile: i64 = 0
    while tile < board.laid:
        kind = board.oriented[tile] >> 2
        first = board.first[tile]
        index = FIRST_FIELD[kind]
        while index < SEGMENTS[kind]:
            touched = CITIES_TOUCHED[kind * 8 + index]
            if touched != 0:
                field = board.feature_of(first + index)
                if not occupied or board.followers[field] != 0:
                    pairs = _with_touched(board, pairs, field, first, touched)
            index += 1
        tile += 1
    return pairs


def _with_touched(board: Board, pairs: vec[i64], field: i64, first: i64, touched: i64) -> vec[i64]:
    """Also add the field with those cities of one tile that are in the mask."""
    city = first
    while touched != 0:
        if touched & 1:
            pair = field << 8 | board.feature_of(city)
            if pair not in pairs:
                pairs = append(pairs, pair)
        touched >>= 1
        city += 1
    return pairs


def _rows_by_field(
    board: Board, features: vec[i64], once: bool, entry: i64, rows: vec[i64]
) -> vec[i64]:
    """CA 11.2 to 11.5: field by field, 3 for each completed city, to a player once per city."""
    paid = vec[i64]([0] * ALL_SEGMENTS)  # by city: the seats that already scored it
    pairs = fields_and_cities(board, True)
    for field in features:
        owners = winners_of(board.followers[field])
        for pair in pairs:
            city = pair & 255
            if pair >> 8 == field and board.open_edges[city] == 0:
                winners = owners & ~paid[city] if once else owners
                if winners != 0:
                    paid[city] |= winners
                    rows = append(rows, make_row(entry, _CITY_OF_FIELD, winners, field, city))
    return rows


def _rows_by_city(board: Board, features: vec[i64], entry: i64, rows: vec[i64]) -> vec[i64]:
    """CA 13, per_city_4: the most farmers on all fields next to a city; one row per winner."""
    farmers = vec[i64]([0] * ALL_SEGMENTS)  # by city, four bits per seat
    pairs = fields_and_cities(board, True)
    cities = vec[i64]()
    for pair in pairs:
        city = pair & 255
        farmers[city] += board.followers[pair >> 8]
        if board.open_edges[city] == 0 and city not in cities:
            cities = append(cities, city)
    for city in cities:
        winners = winners_of(farmers[city])
        seat: i64 = 0
        while seat < 5:
            if winners >> seat & 1:
                field = _first_field(board, features, pairs, seat, city)
                row = make_row(entry, _CITY_OF_FARMERS, BIT[seat], field, city)
                rows = append(rows, row)
            seat += 1
    return rows


def _first_field(board: Board, features: vec[i64], pairs: vec[i64], seat: i64, city: i64) -> i64:
    """The seat's earliest field next to this city."""
    for field in features:
        farmers = board.followers[field] >> (4 * seat) & 15
        if farmers and field << 8 | city in pairs:
            return field
    raise AssertionError("a winner has a farmer at the city")
