"""The points of features and who gets them: CA 7, 10 and 11, with the options of CA 13, and the
inns, cathedrals, goods and pigs of the expansions (CA I, T).

Every scoring is a packed row (entry, points, who gets them, for which feature). Totals are sums of
rows, and `items.py` turns rows into items for people.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.carcassonne.rules.board import BIT, MONK, Board, segment_under
from meeplewright.games.carcassonne.rules.tables import (
    CATHEDRAL,
    FIRST_GOODS,
    GOODS_BITS,
    INN,
)
from meeplewright.games.carcassonne.rules.tiles import CLOISTER, FIELD, GOODS, ROAD
from meeplewright.games.carcassonne.rules.variant import MOST_SEATS

PER_FIELD_3_ONCE: Final = 0
PER_FIELD_3: Final = 1
PER_CITY_4: Final = 2
NO_FARMERS: Final = 3
FARMER_RULES: Final = ("per_field_3_once", "per_field_3", "per_city_4", "none")

_CITY_OF_FIELD: Final = 3  # CA 11.1: a completed city is worth 3 to a field's owner
_CITY_OF_FARMERS: Final = 4  # CA 13, the first rules
_CITY_OF_PIG: Final = 1  # CA T27: what the pig adds to each of them
_MOST_GOODS: Final = 10  # CA T9

OF_FEATURE: Final = 0
OF_PIG: Final = 1
OF_GOODS: Final = 2
"""What a row is about"""


# -- rows -------------------------------------------------------------------------------------


def make_row(entry: i64, points: i64, winners: i64, feature: i64, city: i64) -> i64:
    """`winners`: a mask of seats. `city`: the city that a field scores for; 0 otherwise."""
    return row_about_it(OF_FEATURE, entry, points, winners, feature, city)


def row_about_it(about: i64, entry: i64, points: i64, winners: i64, feature: i64, city: i64) -> i64:
    return ((((entry << 2 | about) << 12 | points) << 6 | winners) << 9 | feature) << 9 | city


def row_entry(row: i64) -> i64:
    return row >> 38


def row_about(row: i64) -> i64:
    """OF_FEATURE, OF_PIG or OF_GOODS"""
    return row >> 36 & 3


def row_points(row: i64) -> i64:
    return row >> 24 & 4095


def row_winners(row: i64) -> i64:
    return row >> 18 & 63


def row_feature(row: i64) -> i64:
    """The feature; of goods, their kind."""
    return row >> 9 & 511


def row_city(row: i64) -> i64:
    """The city that a field scores for; of goods, how many tokens their owners have."""
    return row & 511


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
    return finished_worth(board.kind_of(feature), tiles, board.marks[feature], small_city)


def finished_worth(kind: i64, tiles: i64, marks: i64, small_city: i64) -> i64:
    """What a finished feature of this kind and size is worth."""
    if kind == CLOISTER:
        return 9
    if kind == ROAD:
        return 2 * tiles if has_inn(marks) else tiles  # CA I6
    if tiles == 2 and small_city == 2:  # CA 13
        return tiles + pennants_of(marks)
    return (3 if has_cathedral(marks) else 2) * (tiles + pennants_of(marks))  # CA I9


def unfinished_points(board: Board, feature: i64) -> i64:
    """CA 10.2, I7, I10: the points of an incomplete road, city or cloister at the end."""
    kind = board.kind_of(feature)
    if kind == CLOISTER:
        return 1 + board.neighbours(board.cell_of[board.tile_of[feature]])
    marks = board.marks[feature]
    if has_inn(marks) or has_cathedral(marks):
        return 0
    return board.tile_count(feature) + pennants_of(marks)


def pennants_of(marks: i64) -> i64:
    return marks & INN - 1


def has_inn(marks: i64) -> bool:
    return marks & CATHEDRAL - INN != 0


def has_cathedral(marks: i64) -> bool:
    return marks >> 16 & 255 != 0


def goods_of(marks: i64, kind: i64) -> i64:
    """How many symbols of this kind of goods a city has (CA T2)."""
    return marks >> (FIRST_GOODS + GOODS_BITS * kind) & 255


# -- step 3 of a turn -------------------------------------------------------------------------


def just_completed(board: Board) -> vec[i64]:
    """CA 6.5: the features with followers that the tile just placed has completed, each once."""
    completed = vec[i64]()
    tile = board.laid - 1
    segment = board.first[tile]
    fields = segment + board.tables.first_field[board.oriented[tile] >> 2]
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


def goods_cities(board: Board) -> vec[i64]:
    """CA T3, T4: the cities with goods that the tile just placed has completed, held or not."""
    completed = vec[i64]()
    tile = board.laid - 1
    segment = board.first[tile]
    fields = segment + board.tables.first_field[board.oriented[tile] >> 2]
    while segment < fields:
        feature = board.feature_of(segment)
        is_done = board.marks[feature] >> FIRST_GOODS != 0 and board.open_edges[feature] == 0
        if is_done and feature not in completed:
            completed = append(completed, feature)
        segment += 1
    return completed


def _is_surrounded(board: Board, cloister: i64) -> bool:
    """Whether a cloister is complete."""
    return board.is_surrounded(board.cell_of[board.tile_of[cloister]])


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
    if farmers == NO_FARMERS:
        return rows
    if farmers == PER_CITY_4:
        rows = _rows_by_city(board, features, entry, rows)
    else:
        rows = _rows_by_field(board, features, farmers == PER_FIELD_3_ONCE, entry, rows)
    return rows if board.pigs == 0 else _rows_of_pigs(board, farmers == PER_CITY_4, entry, rows)


def _occupied(board: Board) -> vec[i64]:
    """Every feature with followers once, by its earliest figure; no other figure is alone."""
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
    512 + city`; all fields, or only those with farmers.
    """
    tables = board.tables
    pairs = vec[i64]()
    tile: i64 = 0
    while tile < board.laid:
        kind = board.oriented[tile] >> 2
        first = board.first[tile]
        index = tables.first_field[kind]
        while index < tables.segments[kind]:
            touched = tables.cities_touched[kind * 8 + index]
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
            pair = field << 9 | board.feature_of(city)
            if pair not in pairs:
                pairs = append(pairs, pair)
        touched >>= 1
        city += 1
    return pairs


def _rows_by_field(
    board: Board, features: vec[i64], once: bool, entry: i64, rows: vec[i64]
) -> vec[i64]:
    """CA 11.2 to 11.5: field by field, 3 for each completed city, to a player once per city."""
    paid = vec[i64]([0] * int(board.segments))  # by city: the seats that already scored it
    pairs = fields_and_cities(board, True)
    for field in features:
        owners = winners_of(board.followers[field])
        for pair in pairs:
            city = pair & 511
            if pair >> 9 == field and board.open_edges[city] == 0:
                winners = owners & ~paid[city] if once else owners
                if winners != 0:
                    paid[city] |= winners
                    rows = append(rows, make_row(entry, _CITY_OF_FIELD, winners, field, city))
    return rows


def _rows_by_city(board: Board, features: vec[i64], entry: i64, rows: vec[i64]) -> vec[i64]:
    """CA 13, per_city_4: the most farmers on all fields next to a city; one row per winner."""
    pairs = fields_and_cities(board, True)
    farmers = _farmers_round(board, pairs)
    cities = vec[i64]()
    for pair in pairs:
        city = pair & 511
        if board.open_edges[city] == 0 and city not in cities:
            cities = append(cities, city)
    for city in cities:
        winners = winners_of(farmers[city])
        seat: i64 = 0
        while seat < MOST_SEATS:
            if winners >> seat & 1:
                field = _first_field(board, features, pairs, seat, city)
                row = make_row(entry, _CITY_OF_FARMERS, BIT[seat], field, city)
                rows = append(rows, row)
            seat += 1
    return rows


def _farmers_round(board: Board, pairs: vec[i64]) -> vec[i64]:
    """By city, the weight of the farmers on all fields next to it, four bits per seat."""
    farmers = vec[i64]([0] * int(board.segments))
    for pair in pairs:
        farmers[pair & 511] += board.followers[pair >> 9]
    return farmers


def _rows_of_pigs(board: Board, by_city: bool, entry: i64, rows: vec[i64]) -> vec[i64]:
    """CA T27 to T30: a point more for each completed city at the pig's field, to its owner, if the
    owner also scores the field (or, by city, the city); one row per seat and city.
    """
    pairs = fields_and_cities(board, True)
    farmers = _farmers_round(board, pairs)
    seat: i64 = 0
    while seat < MOST_SEATS:
        pig = board.pig_of(seat)
        field = board.feature_of(pig) if pig >= 0 else -1
        for pair in pairs:
            city = pair & 511
            if pair >> 9 == field and board.open_edges[city] == 0:
                counted = farmers[city] if by_city else board.followers[field]
                if winners_of(counted) >> seat & 1:
                    row = row_about_it(OF_PIG, entry, _CITY_OF_PIG, BIT[seat], field, city)
                    rows = append(rows, row)
        seat += 1
    return rows


def goods_rows(goods: vec[i64], seats: i64, entry: i64) -> vec[i64]:
    """CA T9: 10 points for most tokens of each kind; level players get them each."""
    rows = vec[i64]()
    kind: i64 = 0
    while kind < len(GOODS):
        most: i64 = 0
        winners: i64 = 0
        seat: i64 = 0
        while seat < seats:
            had = goods[seat * 3 + kind]
            if had > most:
                most = had
                winners = BIT[seat]
            elif had == most and had > 0:
                winners |= BIT[seat]
            seat += 1
        if winners:
            rows = append(rows, row_about_it(OF_GOODS, entry, _MOST_GOODS, winners, kind, most))
        kind += 1
    return rows


def _first_field(board: Board, features: vec[i64], pairs: vec[i64], seat: i64, city: i64) -> i64:
    """The seat's earliest field next to this city."""
    for field in features:
        farmers = board.followers[field] >> (4 * seat) & 15
        if farmers and field << 9 | city in pairs:
            return field
    raise AssertionError("a winner has a farmer at the city")
