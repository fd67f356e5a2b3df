"""From the JSON form of a position back to a state: tiles one by one, then followers and ledger.

Derived values are not trusted: the restored state must have exactly the same form, otherwise the
error names the first field that differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.game import Game, Options
from meeplewright.core.reading import a_list, a_whole, an_object, differs, must_say, one_of
from meeplewright.games.carcassonne.rules.actions import FOLLOWER_CODES
from meeplewright.games.carcassonne.rules.board import BIT, MOST_STANDING, Board, empty_board
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.position import CarcassonneView, Position
from meeplewright.games.carcassonne.rules.reading import place_from_json
from meeplewright.games.carcassonne.rules.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    completed_points,
    final_rows,
    just_completed,
    make_row,
    row_city,
    row_feature,
    row_points,
)
from meeplewright.games.carcassonne.rules.spots import segment_meant
from meeplewright.games.carcassonne.rules.state import (
    DRAW,
    FOLLOWER,
    FOLLOWERS_EACH,
    OVER,
    PHASES,
    PLACE,
    START,
    CarcassonneState,
)
from meeplewright.games.carcassonne.rules.tables import COUNTS, FITTING
from meeplewright.games.carcassonne.rules.tiles import FIELD, LETTERS, NUMBER_OF


def state_from_form(
    game: Game, form: Mapping[str, Any], seats: int, options: Options
) -> CarcassonneState:
    """The state with this form, or InvalidJson. Seats and options were checked before."""
    state = _bare(game, form, seats, options)
    _lay_tiles(state.board, a_list(form.get("tiles"), "tiles", InvalidJson))
    _take_out(state, a_list(form.get("discarded"), "discarded", InvalidJson))
    _check_moment(state)
    _stand_followers(state, a_list(form.get("followers"), "followers", InvalidJson))
    _enter_rows(state, a_list(form.get("scored"), "scored", InvalidJson))
    must_say(form, state.to_json())
    return state


def state_of_position(game: Game, position: Position) -> CarcassonneState:
    return state_from_form(game, position.to_json(), position.seats, position.options)


def view_of_form(
    game: Game, form: Mapping[str, Any], seats: int, options: Options
) -> CarcassonneView:
    seat = form.get("seat")
    if seat is not None and not 0 <= a_whole(seat, "seat", InvalidJson) < seats:
        raise differs("seat")
    rest = {key: value for key, value in form.items() if key != "seat"}
    return CarcassonneView(seat, state_from_form(game, rest, seats, options).position())


def _bare(game: Game, form: Mapping[str, Any], seats: int, options: Options) -> CarcassonneState:
    """The table with the start tile and a full bag, at this moment of the turn."""
    start = form.get("start")
    in_hand = form.get("in_hand")
    player = a_whole(form.get("player"), "player", InvalidJson)
    entry = a_whole(form.get("entry"), "entry", InvalidJson)
    if not 0 <= player < seats:
        raise differs("player")
    if not 0 <= entry < 1000:
        raise differs("entry")
    if start is not None and not 0 <= a_whole(start, "start", InvalidJson) < seats:
        raise differs("start")
    if in_hand is not None:
        in_hand = NUMBER_OF[one_of(in_hand, "in_hand", LETTERS, InvalidJson)]
    return CarcassonneState(
        game,
        seats,
        FARMER_RULES.index(str(options["farmers"])),
        int(options["small_city"]),
        PHASES.index(one_of(form.get("phase"), "phase", PHASES, InvalidJson)),
        -1 if start is None else start,
        player,
        -1 if in_hand is None else in_hand,
        entry,
        0,
        vec[i64](list(COUNTS)),
        vec[i64]([FOLLOWERS_EACH] * 5),
        vec[i64]([0] * 5),
        vec[i64](),
        empty_board(),
    )


def _lay_tiles(board: Board, tiles: list[Any]) -> None:
    for index, tile in enumerate(tiles):
        name = f"tiles[{index}]"
        place = place_from_json(tile, name, InvalidJson)
        if index == 0:
            continue  # the start tile is already there; must_say checks the rest
        if not on_table(place.x, place.y) or board.laid >= sum(COUNTS):
            raise differs(name)
        cell = cell_at(place.x, place.y)
        number = NUMBER_OF[place.tile]
        if not board.is_open(cell):
            raise InvalidJson(Reason("CA 4.1", "form-differs", {"field": name}))
        turns = i64(FITTING[number * 256 + board.demand_of(cell)])
        if not turns >> place.turn & 1:
            raise InvalidJson(Reason("CA 4.2", "form-differs", {"field": name}))
        board.lay(number * 4 + place.turn, cell)


def _take_out(state: CarcassonneState, discarded: list[Any]) -> None:
    """Remove from the bag what is on the table, in hand, or discarded."""
    board = state.board
    out = [int(board.oriented[tile] >> 2) for tile in range(board.laid)]
    out += [NUMBER_OF[one_of(tile, "discarded", LETTERS, InvalidJson)] for tile in discarded]
    if state.in_hand >= 0:
        out.append(int(state.in_hand))
    for number in out:
        state.bag[number] -= 1
        if state.bag[number] < 0:
            raise differs("bag")
    state.bag_left = sum(COUNTS) - len(out)


def _check_moment(state: CarcassonneState) -> None:
    """What follows from the tiles: the step of the turn, and whose turn it is."""
    if (state.phase == PLACE) != (state.in_hand >= 0):
        raise differs("in_hand")
    if state.phase == PLACE and not state.board.can_place(state.in_hand):
        raise InvalidJson(Reason("CA 4.4", "form-differs", {"field": "in_hand"}))
    if (state.phase == START) != (state.starter < 0):
        raise differs("start")
    if state.phase == (OVER if state.bag_left > 0 else DRAW):
        raise differs("phase")
    if state.phase == START:
        _check_number("player", state.player, 0)
        _check_number("entry", state.entries, 0)
        _check_number("tiles", state.bag_left, sum(COUNTS) - 1)
    else:
        _check_turn(state)


def _check_turn(state: CarcassonneState) -> None:
    """A turn has an entry for the tile and one for the follower; every draw has one too."""
    half = 1 if state.phase == FOLLOWER else 0
    turns = state.board.laid - 1 - half
    if turns < 0:
        raise differs("phase")
    drawn = sum(COUNTS) - 1 - state.bag_left
    _check_number("entry", state.entries, 1 + drawn + 2 * turns + half)
    if state.phase == OVER and state.player == (state.starter + turns - 1) % state.seat_count:
        return  # CA 10.1: nobody is next after the last placement; by CA 4.5 somebody was
    _check_number("player", state.player, (state.starter + turns) % state.seat_count)


def _check_number(field: str, written: i64, follows: i64) -> None:
    if written != follows:
        raise differs(field)


def _stand_followers(state: CarcassonneState, followers: list[Any]) -> None:
    if len(followers) > MOST_STANDING:
        raise differs("followers")
    for index, follower in enumerate(followers):
        name = f"followers[{index}]"
        form = an_object(follower, name, InvalidJson)
        seat = a_whole(form.get("seat"), f"{name}.seat", InvalidJson)
        if not 0 <= seat < state.seats or state.supply[seat] == 0:
            raise differs(f"{name}.seat")
        state.supply[seat] -= 1
        segment = _segment(state, form, name)
        if state.farmers == NO_FARMERS and state.board.kind_of(segment) == FIELD:
            raise InvalidJson(Reason("CA 13", "form-differs", {"field": name}))
        state.board.stand(seat, segment)
    _check_unfinished(state)


def _check_unfinished(state: CarcassonneState) -> None:
    """CA 8.1: nobody is on a completed feature, except before step 3 of the turn."""
    board = state.board
    waiting = just_completed(board) if state.phase == FOLLOWER else vec[i64]()
    for segment in range(board.segments):
        feature = board.feature_of(segment)
        if board.followers[feature] and board.is_complete(feature) and feature not in waiting:
            raise InvalidJson(Reason("CA 8.1", "form-differs", {"field": "followers"}))


def _segment(state: CarcassonneState, value: object, name: str) -> i64:
    form = an_object(value, name, InvalidJson)
    x = a_whole(form.get("x"), f"{name}.x", InvalidJson)
    y = a_whole(form.get("y"), f"{name}.y", InvalidJson)
    on, at = form.get("on"), form.get("at")
    code = FOLLOWER_CODES.get((on, at), 0) if isinstance(on, str) and _is_at(at) else 0
    tile = state.board.tile_at(cell_at(x, y)) if on_table(x, y) else i64(-1)
    segment = segment_meant(state.board, tile, code) if code > 0 and tile >= 0 else i64(-1)
    if segment < 0:
        raise differs(name)
    return segment


def _is_at(value: object) -> bool:
    return value is None or isinstance(value, str)


def _enter_rows(state: CarcassonneState, scored: list[Any]) -> None:
    """Completed features in the order they were scored; after the end also the final scoring."""
    final = vec[i64]()
    if state.phase == OVER:
        final = final_rows(state.board, state.farmers, state.entries)
    early = len(scored) - len(final)
    if early < 0:
        raise differs("scored")
    for index, scoring in enumerate(scored):
        name = f"scored[{index}]"
        row = _row(state, scoring, name)
        sound = _is_completion(state, row) if index < early else row == final[index - early]
        if not sound:
            raise differs(name)
        state.enter(row)


def _is_completion(state: CarcassonneState, row: i64) -> bool:
    board = state.board
    feature = row_feature(row)
    return (
        board.is_complete(feature)
        and board.followers[feature] == 0
        and row_city(row) == 0
        and row_points(row) == completed_points(board, feature, state.small_city)
    )


def _row(state: CarcassonneState, value: object, name: str) -> i64:
    form = an_object(value, name, InvalidJson)
    entry = a_whole(form.get("entry"), f"{name}.entry", InvalidJson)
    item = an_object(form.get("item"), f"{name}.item", InvalidJson)
    points = a_whole(item.get("points"), f"{name}.item.points", InvalidJson)
    seats = a_list(form.get("seats"), f"{name}.seats", InvalidJson)
    winners: i64 = 0
    for seat in seats:
        if not 0 <= a_whole(seat, f"{name}.seats", InvalidJson) < state.seats:
            raise differs(f"{name}.seats")
        winners |= BIT[seat]
    if winners == 0 or not 0 <= entry < 1000 or not 0 <= points < 4096:
        raise differs(name)
    feature = state.board.feature_of(_segment(state, form.get("spot"), f"{name}.spot"))
    city: i64 = 0
    if form.get("city") is not None:
        city = state.board.feature_of(_segment(state, form["city"], f"{name}.city"))
    return make_row(entry, points, winners, feature, city)
