"""Scores a game that is played with real tiles: what lies on the table becomes a position of the
rules, and the rules score it.

A follower on a completed road, city or cloister has not been scored yet, so it is scored as
completed (CA 7). Everything else is the final scoring (CA 10, 11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.errors import Argument, InvalidJson, Reason
from meeplewright.core.game import Json
from meeplewright.core.reading import a_list, a_whole, an_object, one_of, the_fields
from meeplewright.games.carcassonne.rules.actions import FOLLOWER_CODES, Place
from meeplewright.games.carcassonne.rules.base import COUNTS, DISTINCT_TURNS, LETTERS, TOTAL
from meeplewright.games.carcassonne.rules.board import Board, bare_board
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.game import Carcassonne
from meeplewright.games.carcassonne.rules.position import scorings
from meeplewright.games.carcassonne.rules.reading import place_from_json
from meeplewright.games.carcassonne.rules.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    completed_points,
    final_rows,
    make_row,
    winners_of,
)
from meeplewright.games.carcassonne.rules.spots import segment_meant
from meeplewright.games.carcassonne.rules.state import DRAW, OVER, CarcassonneState
from meeplewright.games.carcassonne.rules.survey import Feature
from meeplewright.games.carcassonne.rules.tiles import FIELD, KINDS, NUMBER_OF
from meeplewright.games.carcassonne.rules.variant import (
    BASE_VARIANT,
    FOLLOWERS_EACH,
    MOST_SEATS,
    NO_EXPANSION,
    PLAIN,
)
from meeplewright.games.carcassonne.rules.why import why_not_place

_FIELDS: Final = ("seats", "options", "points", "tiles", "followers")
_MOST_POINTS: Final = 9999
_BESIDE: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def score(form: object) -> Json:
    """The final score of this position (`RealTableForm`), or an error that names the tile."""
    given = an_object(form, "position", InvalidJson)
    given = the_fields({"options": {}, **given}, "position", _FIELDS, InvalidJson)
    state = _empty_state(given)
    _lay_tiles(state.board, a_list(given["tiles"], "tiles", InvalidJson))
    _stand_followers(state, a_list(given["followers"], "followers", InvalidJson))
    _finish(state)
    result = state.outcome()
    assert result is not None
    features = state.features()
    return {
        "result": result.to_json(),
        "scored": [scoring.to_json() for scoring in scorings(state.board, state.ledger)],
        "fields": _fields(state, features),
        "incomplete": [
            one.to_json() for one in features if one.kind != "field" and not one.complete
        ],
    }


def _fault(rule: str, key: str, field: str, **arguments: Argument) -> InvalidJson:
    return InvalidJson(Reason(rule, key, {"field": field, **arguments}))


def _empty_state(form: Mapping[str, Any]) -> CarcassonneState:
    """The table without tiles, with the points on the score track."""
    game = Carcassonne()
    seats = game.checked_seats(a_whole(form["seats"], "seats", InvalidJson))
    options = game.checked_options(an_object(form["options"], "options", InvalidJson))
    if options["expansions"] != NO_EXPANSION:
        raise _fault("options.expansions", "real-no-expansions", "options.expansions")
    points = a_list(form["points"], "points", InvalidJson)
    if len(points) != seats:
        raise _fault("points", "real-by-seat", "points", seats=seats)
    for seat, number in enumerate(points):
        if not 0 <= a_whole(number, f"points[{seat}]", InvalidJson) <= _MOST_POINTS:
            raise _fault(f"points[{seat}]", "real-points", f"points[{seat}]", most=_MOST_POINTS)
    return CarcassonneState(
        game,
        seats,
        FARMER_RULES.index(str(options["farmers"])),
        int(options["small_city"]),
        DRAW,
        0,
        0,
        -1,
        0,
        0,
        0,
        BASE_VARIANT.counts[:],
        vec[i64]([FOLLOWERS_EACH] * MOST_SEATS),
        vec[i64]([*points, *[0] * (MOST_SEATS - seats)]),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        1,
        0,
        bare_board(BASE_VARIANT),
    )


# -- tiles ------------------------------------------------------------------------------------


def _lay_tiles(board: Board, tiles: list[Any]) -> None:
    """Lay them one by one, each next to an earlier one, as the rules of placing want it (CA 4)."""
    if len(tiles) > TOTAL:
        raise _fault("CA 1.2", "real-too-many-tiles", "tiles", most=TOTAL)
    places = [place_from_json(tile, f"tiles[{at}]", InvalidJson) for at, tile in enumerate(tiles)]
    _check_counts(places)
    for at in _connected_order(places):
        place = places[at]
        kind = NUMBER_OF[place.tile]
        turn = place.turn % int(DISTINCT_TURNS[kind])
        if board.laid > 0:
            why = why_not_place(board, kind, Place(place.tile, place.x, place.y, turn))
            if why is not None:
                raise _fault(why.rule, "real-terrain-differs", f"tiles[{at}]",
                             tile=place.tile, x=place.x, y=place.y, **why.arguments)  # fmt: skip
        board.lay(kind * 4 + turn, cell_at(place.x, place.y))


def _check_counts(places: list[Place]) -> None:
    """CA 1.2: no more tiles of a type than there are; CA 4.1: one tile per cell."""
    laid: Counter[str] = Counter()
    taken: set[tuple[int, int]] = set()
    for at, place in enumerate(places):
        where: dict[str, Argument] = {"tile": place.tile, "x": place.x, "y": place.y}
        laid[place.tile] += 1
        most = COUNTS[NUMBER_OF[place.tile]] if place.tile in LETTERS else 0
        if laid[place.tile] > most:
            raise _fault("CA 1.2", "real-too-many", f"tiles[{at}]", most=most, **where)
        if (place.x, place.y) in taken:
            raise _fault("CA 4.1", "real-cell-taken", f"tiles[{at}]", **where)
        if not on_table(place.x, place.y):
            raise _fault("CA 4.1", "real-unconnected", f"tiles[{at}]", **where)
        taken.add((place.x, place.y))


def _connected_order(places: list[Place]) -> list[int]:
    """The tiles in an order in which each has an earlier neighbour, or CA 4.1."""
    at_cell = {(place.x, place.y): at for at, place in enumerate(places)}
    order = [0] if places else []
    reached = set(order)
    for at in order:
        for right, up in _BESIDE:
            near = at_cell.get((places[at].x + right, places[at].y + up))
            if near is not None and near not in reached:
                reached.add(near)
                order.append(near)
    for at, place in enumerate(places):
        if at not in reached:
            where: dict[str, Argument] = {"tile": place.tile, "x": place.x, "y": place.y}
            raise _fault("CA 4.1", "real-unconnected", f"tiles[{at}]", **where)
    return order


# -- followers --------------------------------------------------------------------------------


def _stand_followers(state: CarcassonneState, followers: list[Any]) -> None:
    occupied: set[int] = set()
    for at, follower in enumerate(followers):
        field = f"followers[{at}]"
        form = the_fields(follower, field, ("seat", "x", "y", "on", "at"), InvalidJson)
        seat = a_whole(form["seat"], f"{field}.seat", InvalidJson)
        if not 0 <= seat < state.seats:
            raise _fault(f"{field}.seat", "real-no-seat", f"{field}.seat", seats=state.seats)
        x = a_whole(form["x"], f"{field}.x", InvalidJson)
        y = a_whole(form["y"], f"{field}.y", InvalidJson)
        tile = state.board.tile_at(cell_at(x, y)) if on_table(x, y) else i64(-1)
        if tile < 0:
            raise _fault("CA 5.1", "real-no-tile", field, x=x, y=y)
        if int(tile) in occupied:
            raise _fault("CA 5.1", "real-two-followers", field, x=x, y=y)
        occupied.add(int(tile))
        if state.supply[seat] == 0:
            most = FOLLOWERS_EACH
            raise _fault("CA 1.3", "real-followers", field, seat=seat + 1, most=most, x=x, y=y)
        state.supply[seat] -= 1
        state.board.stand(seat, _segment(state, tile, form, field), PLAIN)


def _segment(state: CarcassonneState, tile: i64, form: Mapping[str, Any], field: str) -> i64:
    """The segment that a follower stands on."""
    on = one_of(form["on"], f"{field}.on", KINDS[1:], InvalidJson)
    at = form["at"]
    code = FOLLOWER_CODES.get((on, at), 0) if at is None or isinstance(at, str) else 0
    segment = segment_meant(state.board, tile, code) if code > 0 else i64(-1)
    where: dict[str, Argument] = {"x": form["x"], "y": form["y"]}
    if segment < 0:
        raise _fault("CA 5.2", "real-no-spot", field, on=on, **where)
    if state.farmers == NO_FARMERS and state.board.kind_of(segment) == FIELD:
        raise _fault("CA 13", "real-no-farmers", field, **where)
    return segment


# -- points -----------------------------------------------------------------------------------


def _finish(state: CarcassonneState) -> None:
    """CA 7 for what is complete and still has followers, then CA 10 and 11."""
    board = state.board
    for segment in range(board.segments):
        feature = board.feature_of(segment)
        followers = board.followers[feature]
        if followers and board.is_complete(feature):
            points = completed_points(board, feature, state.small_city)
            state.enter(make_row(0, points, winners_of(followers), feature, 0))
            board.send_home(feature)
    for row in final_rows(board, state.farmers, 0):
        state.enter(row)
    state.phase = OVER


def _fields(state: CarcassonneState, features: list[Feature]) -> list[Json]:
    """Every field with farmers: its cities, who has the majority, and what it scores (CA 11)."""
    city_at = {spot: one for one in features if one.kind == "city" for spot in one.spots}
    scored = scorings(state.board, state.ledger)
    found: list[Json] = []
    for field in features:
        if field.kind != "field" or not any(field.followers):
            continue
        points = [0] * state.seats
        for row in scored:
            if row.spot == field.spots[0]:
                for seat in row.seats:
                    points[seat] += row.item.points
        found.append(
            {
                "spot": field.spots[0].to_json(),
                "cells": [list(cell) for cell in field.cells],
                "farmers": list(field.followers),
                "owners": list(field.owners),
                "cities": [
                    {
                        "spot": spot.to_json(),
                        "cells": [list(cell) for cell in city_at[spot].cells],
                        "complete": city_at[spot].complete,
                    }
                    for spot in field.cities
                ],
                "points": points,
            }
        )
    return found
