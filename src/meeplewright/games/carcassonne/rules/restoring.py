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
from meeplewright.games.carcassonne.rules.actions import FOLLOWER_CODES, Place
from meeplewright.games.carcassonne.rules.board import BIT, Board, empty_board
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.position import CarcassonneView, Position
from meeplewright.games.carcassonne.rules.reading import place_from_json
from meeplewright.games.carcassonne.rules.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    OF_FEATURE,
    OF_GOODS,
    OF_PIG,
    completed_points,
    goods_cities,
    goods_of,
    just_completed,
    row_about,
    row_about_it,
    row_city,
    row_feature,
    row_points,
)
from meeplewright.games.carcassonne.rules.spots import segment_meant
from meeplewright.games.carcassonne.rules.state import (
    DRAW,
    FOLLOWER,
    OVER,
    PHASES,
    PLACE,
    START,
    CarcassonneState,
)
from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    FIELD,
    GOODS,
    LAKE,
    LETTERS,
    NUMBER_OF,
    ROAD,
)
from meeplewright.games.carcassonne.rules.variant import (
    FIGURES,
    FOLLOWERS_EACH,
    MOST_SEATS,
    PLAIN,
    TRADERS,
    Variant,
    variant_of,
)


def state_from_form(
    game: Game, form: Mapping[str, Any], seats: int, options: Options
) -> CarcassonneState:
    """The state with this form, or InvalidJson. Seats and options were checked before."""
    state = _bare(game, form, seats, options)
    out = _discarded(form)
    _lay_tiles(state.board, a_list(form.get("tiles"), "tiles", InvalidJson), out)
    _take_out(state, out)
    _check_moment(state)
    _stand_followers(state, a_list(form.get("followers"), "followers", InvalidJson))
    if state.variant.sets & TRADERS:
        _take_tokens(state, form)
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
    """The table with the first tile and a full bag, at this moment of the turn."""
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
        in_hand = NUMBER_OF[one_of(in_hand, "in_hand", variant_of(options).letters, InvalidJson)]
    return new_state(
        game,
        seats,
        options,
        PHASES.index(one_of(form.get("phase"), "phase", PHASES, InvalidJson)),
        -1 if start is None else start,
        player,
        -1 if in_hand is None else in_hand,
        entry,
    )


def new_state(
    game: Game,
    seats: int,
    options: Options,
    phase: int,
    starter: int,
    player: int,
    in_hand: int,
    entry: int,
) -> CarcassonneState:
    """The table with the first tile and everything else still to come."""
    variant = variant_of(options)
    bag = variant.counts[:]
    bag[variant.first_tile] -= 1  # CA 1.2, R2: the first tile is one of them
    has_more = variant.sets != 0
    return CarcassonneState(
        game,
        seats,
        FARMER_RULES.index(str(options["farmers"])),
        int(options["small_city"]),
        phase,
        starter,
        player,
        in_hand,
        entry,
        variant.total - 1,
        variant.river_tiles - 1 if variant.river_tiles > 0 else 0,
        bag,
        vec[i64]([FOLLOWERS_EACH] * MOST_SEATS),
        vec[i64]([0] * MOST_SEATS),
        vec[i64](),
        vec[i64](_figures(variant) if has_more else []),
        vec[i64]([0] * (len(GOODS) * MOST_SEATS) if has_more else []),
        1,
        0,
        empty_board(variant),
    )


def _figures(variant: Variant) -> list[int]:
    return [variant.figures_each(kind) for kind in range(len(FIGURES)) for _ in range(MOST_SEATS)]


def _discarded(form: Mapping[str, Any]) -> list[int]:
    tiles = a_list(form.get("discarded"), "discarded", InvalidJson)
    return [NUMBER_OF[one_of(tile, "discarded", LETTERS, InvalidJson)] for tile in tiles]


def _lay_tiles(board: Board, tiles: list[Any], discarded: list[int]) -> None:
    for index, tile in enumerate(tiles):
        name = f"tiles[{index}]"
        place = place_from_json(tile, name, InvalidJson)
        if index > 0:  # the first tile is already there; must_say checks the rest
            _end_river(board, discarded)
            _lay_tile(board, place, name)
    _end_river(board, discarded)


def _lay_tile(board: Board, place: Place, name: str) -> None:
    number = NUMBER_OF[place.tile]
    if not on_table(place.x, place.y) or board.laid >= board.variant.total:
        raise differs(name)
    if number >= board.tables.types or board.variant.counts[number] == 0:
        raise differs(f"{name}.tile")
    cell = cell_at(place.x, place.y)
    if not board.is_open(cell):
        raise InvalidJson(Reason("CA 4.1", "form-differs", {"field": name}))
    is_river = board.tables.river[number * 4] != 0
    if is_river != (board.end_cell >= 0):
        raise InvalidJson(Reason("CA R1", "form-differs", {"field": name}))
    if not board.turns_at(number, board.index_of(cell)) >> place.turn & 1:
        raise InvalidJson(Reason("CA 4.2", "form-differs", {"field": name}))
    board.lay(number * 4 + place.turn, cell)


def _end_river(board: Board, discarded: list[int]) -> None:
    """CA R11: all river tiles were drawn, and the lake did not fit."""
    if board.end_cell < 0 or LAKE not in discarded:
        return
    out = [number for number in discarded if _is_river(board, number)]
    if board.laid + len(out) == board.variant.river_tiles:
        board.end_river()


def _is_river(board: Board, number: int) -> bool:
    return number < board.tables.types and board.tables.river[number * 4] != 0


def _take_out(state: CarcassonneState, discarded: list[int]) -> None:
    """Remove from the bag what is on the table, in hand, or discarded."""
    board = state.board
    out = [int(board.oriented[tile] >> 2) for tile in range(1, board.laid)] + discarded
    if state.in_hand >= 0:
        out.append(int(state.in_hand))
    for number in out:
        if number >= board.tables.types or state.bag[number] == 0:
            raise differs("bag")
        state.bag[number] -= 1
        if _is_river(board, number):
            state.river_left -= 1
    state.bag_left -= len(out)
    if state.river_left > 0 and state.bag_left != _stock(state) + state.river_left:
        raise InvalidJson(Reason("CA R1", "form-differs", {"field": "bag"}))


def _stock(state: CarcassonneState) -> i64:
    """The tiles that are drawn after the river."""
    return state.variant.total - state.variant.river_tiles


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
        _check_number("tiles", state.bag_left, state.variant.total - 1)
    else:
        _check_turn(state)


def _check_turn(state: CarcassonneState) -> None:
    """A turn has an entry for the tile and one for the follower; every draw has one too."""
    half = 1 if state.phase == FOLLOWER else 0
    turns = state.board.laid - 1 - half
    if turns < 0:
        raise differs("phase")
    drawn = state.variant.total - 1 - state.bag_left
    _check_number("entry", state.entries, 1 + drawn + 2 * turns + half)
    if state.variant.sets & TRADERS:
        return  # CA T17: second parts of turns leave no trace
    if state.phase == OVER and state.player == (state.starter + turns - 1) % state.seat_count:
        return  # CA 10.1: nobody is next after the last placement; by CA 4.5 somebody was
    _check_number("player", state.player, (state.starter + turns) % state.seat_count)


def _check_number(field: str, written: i64, follows: i64) -> None:
    if written != follows:
        raise differs(field)


def _stand_followers(state: CarcassonneState, followers: list[Any]) -> None:
    if len(followers) > state.variant.most_standing:
        raise differs("followers")
    for index, follower in enumerate(followers):
        name = f"followers[{index}]"
        form = an_object(follower, name, InvalidJson)
        seat = a_whole(form.get("seat"), f"{name}.seat", InvalidJson)
        figure = one_of(form.get("figure", FIGURES[0]), f"{name}.figure", FIGURES, InvalidJson)
        _take_figure(state, seat, FIGURES.index(figure), f"{name}.seat")
        segment = _segment(state, form, name)
        if state.farmers == NO_FARMERS and state.board.kind_of(segment) == FIELD:
            raise InvalidJson(Reason("CA 13", "form-differs", {"field": name}))
        state.board.stand(seat, segment, FIGURES.index(figure))
    _check_beside(state)
    _check_unfinished(state)


def _take_figure(state: CarcassonneState, seat: int, figure: int, name: str) -> None:
    if not 0 <= seat < state.seats or state.in_supply(seat, figure) == 0:
        raise differs(name)
    if figure == PLAIN:
        state.supply[seat] -= 1
    else:
        state.figures[figure * MOST_SEATS + seat] -= 1


def _check_beside(state: CarcassonneState) -> None:
    """CA T13, T26: a builder or a pig is where a follower of its seat is, on the right kind."""
    board = state.board
    for seat in range(state.seats):
        for segment, is_pig in ((board.builder_of(seat), False), (board.pig_of(seat), True)):
            if segment < 0:
                continue
            kind = board.kind_of(segment)
            fits = kind == FIELD if is_pig else kind == CITY or kind == ROAD
            if not fits or not board.followers[board.feature_of(segment)] >> (4 * seat) & 15:
                rule = "CA T26" if is_pig else "CA T13"
                raise InvalidJson(Reason(rule, "form-differs", {"field": "followers"}))


def _check_unfinished(state: CarcassonneState) -> None:
    """CA 8.1: nobody is on a completed feature, except before step 3 of the turn."""
    board = state.board
    waiting = just_completed(board) if state.phase == FOLLOWER else vec[i64]()
    for segment in range(board.segments):
        feature = board.feature_of(segment)
        if board.followers[feature] and board.is_complete(feature) and feature not in waiting:
            raise InvalidJson(Reason("CA 8.1", "form-differs", {"field": "followers"}))


def _take_tokens(state: CarcassonneState, form: Mapping[str, Any]) -> None:
    """The part of the turn, and the tokens of goods. There are as many as completed cities gave."""
    part = a_whole(form.get("part"), "part", InvalidJson)
    if part not in (1, 2) or (part == 2 and state.phase not in (DRAW, PLACE, FOLLOWER, OVER)):
        raise differs("part")
    state.part = part
    if state.phase == FOLLOWER:
        state.find_due()
    rows = a_list(form.get("goods"), "goods", InvalidJson)
    if len(rows) != state.seats:
        raise differs("goods")
    for seat, row in enumerate(rows):
        tokens = a_list(row, f"goods[{seat}]", InvalidJson)
        if len(tokens) != len(GOODS):
            raise differs(f"goods[{seat}]")
        for kind, count in enumerate(tokens):
            had = a_whole(count, f"goods[{seat}]", InvalidJson)
            if had < 0:
                raise differs(f"goods[{seat}]")
            state.goods[seat * len(GOODS) + kind] = had
    _check_tokens(state)


def _check_tokens(state: CarcassonneState) -> None:
    """CA T3, T6: every symbol in a completed city gave one token, except before step 3."""
    board = state.board
    waiting = goods_cities(board) if state.phase == FOLLOWER else vec[i64]()
    for kind in range(len(GOODS)):
        given: i64 = 0
        for segment in range(board.segments):
            is_city = board.feature_of(segment) == segment and board.kind_of(segment) == CITY
            if is_city and board.open_edges[segment] == 0 and segment not in waiting:
                given += goods_of(board.marks[segment], kind)
        taken: i64 = 0
        for seat in range(state.seats):
            taken += state.goods[seat * len(GOODS) + kind]
        if given != taken:
            raise InvalidJson(Reason("CA T3", "form-differs", {"field": "goods"}))


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
        final = state.final_rows()
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
        row_about(row) == OF_FEATURE
        and board.is_complete(feature)
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
    if item.get("for") == "goods":
        kind = GOODS.index(one_of(item.get("goods"), f"{name}.item.goods", GOODS, InvalidJson))
        tokens = a_whole(item.get("tokens"), f"{name}.item.tokens", InvalidJson)
        if not 0 <= tokens < 512:
            raise differs(f"{name}.item.tokens")
        return row_about_it(OF_GOODS, entry, points, winners, kind, tokens)
    feature = state.board.feature_of(_segment(state, form.get("spot"), f"{name}.spot"))
    city: i64 = 0
    if form.get("city") is not None:
        city = state.board.feature_of(_segment(state, form["city"], f"{name}.city"))
    about = OF_PIG if item.get("pig") is True else OF_FEATURE
    return row_about_it(about, entry, points, winners, feature, city)
