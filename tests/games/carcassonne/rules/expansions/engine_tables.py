"""The tables of notation.py on the engine."""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core import CHANCE, Action, Event, Reason
from meeplewright.games.carcassonne import (
    Carcassonne,
    CarcassonneState,
    Draw,
    Follower,
    Place,
    Start,
)
from meeplewright.games.carcassonne.rules.board import Board as EngineBoard
from meeplewright.games.carcassonne.rules.board import bare_board
from meeplewright.games.carcassonne.rules.cells import cell_at
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import DRAW
from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CLOISTER,
    KINDS,
    LETTERS,
    NUMBER_OF,
)
from meeplewright.games.carcassonne.rules.variant import Variant, variant_of

from ..slow_board import Board, fits
from .notation import (
    ALL_THREE,
    COLOURS,
    FIGURES,
    Cell,
    Found,
    Laid,
    Turn,
    by_colour,
    edges_named,
    name_of_choice,
    name_of_figure,
    read_choice,
    read_figure,
    read_spot,
    read_tile,
    segment_leaving,
)
from .slow_river import is_river
from .slow_tables import play_turns

NO_FIGURE = Follower(None, None)


class Engine:
    """A table on the engine."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state

    # A part of a turn

    def placements(self, tile: str) -> set[str]:
        state = self._drawn(tile)
        return {action.to_text() for action in self._legal(state)}

    def choices(self, tile: str, at: Cell, turn: int = 0, by: str = "red") -> set[str]:
        state = self._placed(tile, at, turn, by)
        figures = [action for action in self._legal(state) if isinstance(action, Follower)]
        return {
            name_of_choice(one.figure, segment_leaving(tile, turn, one.on, one.at))
            for one in figures
            if one.on is not None
        }

    def play(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", figure: str | None = None
    ) -> Turn:
        state = self._placed(tile, at, turn, by)
        chosen = NO_FIGURE if figure is None else figure_named(tile, turn, figure)
        seat = COLOURS.index(by)
        self.events = state.apply(seat, state.require(seat, chosen))
        self.state = state
        return what_happened(self.events)

    def draw(self, tile: str) -> bool:
        self.state = self._drawn(tile)
        return self.state.to_act != CHANCE and not self.is_over()

    def why_not(self, text: str) -> Reason | None:
        """The rule that forbids this placement of a tile that is drawn now."""
        laid = read_tile(text)
        state = self._drawn(laid.tile)
        seat = int(state.player)
        action = Place(laid.tile, laid.x, laid.y, laid.turn)
        return state.why_not(seat, state.canonical(seat, action))

    def why_no_figure(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", figure: str = "city 0"
    ) -> Reason | None:
        """The rule that forbids this figure on this tile, placed like this."""
        state = self._placed(tile, at, turn, by)
        seat = COLOURS.index(by)
        return state.why_not(seat, state.canonical(seat, figure_named(tile, turn, figure)))

    def _legal(self, state: CarcassonneState) -> list[Action]:
        seat = state.to_act
        return [] if seat is None or seat == CHANCE else state.legal(seat)

    def _drawn(self, tile: str, by: str | None = None) -> CarcassonneState:
        state = self.state.copy()
        number = NUMBER_OF[tile]
        if state.in_hand == number:
            return state
        if by is not None and state.player != COLOURS.index(by):
            state.player, state.part = COLOURS.index(by), 1
        if state.bag[number] == 0:
            state.bag[number] = 1
            state.bag_left += 1
            state.river_left += is_river(tile)
        state.apply(CHANCE, Draw(tile))
        return state

    def _placed(self, tile: str, at: Cell, turn: int, by: str) -> CarcassonneState:
        state = self._drawn(tile, by)
        seat = COLOURS.index(by)
        state.apply(seat, state.require(seat, Place(tile, at[0], at[1], turn)))
        return state

    # Questions

    def to_draw(self) -> dict[str, int]:
        return {action.to_text().removeprefix("draw:"): n for action, n in self.state.chance()}

    def up(self) -> tuple[str, int]:
        return COLOURS[self.state.player], int(self.state.part)

    def is_over(self) -> bool:
        return self.state.to_act is None

    def points(self) -> dict[str, int]:
        return by_colour([int(self.state.points[seat]) for seat in range(self.state.seats)])

    def final(self) -> dict[str, int]:
        return by_colour(self.state.points_now())

    def supply(self, colour: str, figure: str = "follower") -> int:
        return in_supply(self.state, COLOURS.index(colour), figure)

    def goods(self, colour: str) -> tuple[int, ...]:
        first = COLOURS.index(colour) * 3
        return tuple(int(tokens) for tokens in self.state.goods[first : first + 3])

    def standing(self) -> list[str]:
        followers = self.state.to_json()["followers"]
        return sorted(name_of_figure(one["seat"], figure_of(one)) for one in followers)

    def feature(self, spot: str) -> Found:
        found = self._found(spot)
        cells = tuple((x, y) for x, y in found["cells"])
        return Found(found["kind"], cells, by_colour(found["followers"]), found["complete"])

    def joined(self, *spots: str) -> bool:
        together = self._found(spots[0])
        return all(self._found(spot) == together for spot in spots)

    def cities_at(self, field: str) -> int:
        return len(self._found(field)["cities"])

    def _found(self, spot: str) -> dict[str, Any]:
        cell, segment = read_spot(spot)
        (laid,) = [one for one in self.state.to_json()["tiles"] if (one["x"], one["y"]) == cell]
        edges = edges_named(laid["tile"], laid["turn"], segment)
        kind = segment.split()[0]
        features = [feature.to_json() for feature in self.state.features()]
        (found,) = [
            one
            for one in features
            if one["kind"] == kind
            and any((s["x"], s["y"]) == cell and s["at"] in edges for s in one["spots"])
        ]
        return found


def what_happened(events: list[Event]) -> Turn:
    points: Counter[str] = Counter()
    home: Counter[str] = Counter()
    goods: dict[str, dict[str, int]] = {}
    words = set()
    for form in [event.to_json() for event in events]:
        words.add(form["event"])
        if form["event"] == "scored" and form["item"]["points"]:
            points.update({COLOURS[seat]: form["item"]["points"] for seat in form["seats"]})
        elif form["event"] == "follower_returned":
            home[name_of_figure(form["seat"], figure_of(form))] += 1
        elif form["event"] == "goods_taken":
            tokens = goods.setdefault(COLOURS[form["seat"]], {})
            for kind, count in form["goods"].items():
                if count:
                    tokens[kind] = tokens.get(kind, 0) + count
    return Turn(dict(points), dict(home), goods, "second_tile" in words, "ended" in words)


def figure_of(form: dict[str, Any]) -> str:
    """The figure in the JSON of a standing figure or an event."""
    figure: str = form.get("figure", "follower")
    return figure


def figure_named(tile: str, turn: int, name: str) -> Follower:
    figure, segment = read_choice(name)
    return Follower(segment.split()[0], edges_named(tile, turn, segment)[0], figure)


def stock(variant: Variant, lying: Board, bag: str | None) -> list[int]:
    """The tiles still to be drawn, by type: these, or all but the river and those on the table."""
    if bag is not None:
        return [bag.split().count(letter) for letter in LETTERS]
    tiles = [tile for tile, _ in lying.values()]
    return [
        0 if is_river(letter) else max(0, int(variant.counts[number]) - tiles.count(letter))
        for number, letter in enumerate(LETTERS)
    ]


def stand(state: CarcassonneState, laid: Laid) -> None:
    """Put the figures of a tile that is placed."""
    board = state.board
    for put in laid.figures:
        segment = segment_named(board, laid, put.segment)
        board.stand(put.seat, segment, FIGURES.index(put.figure))
        set_supply(state, put.seat, put.figure, in_supply(state, put.seat, put.figure) - 1)


def in_supply(state: CarcassonneState, seat: int, figure: str) -> int:
    if figure == "follower":
        return int(state.supply[seat])
    return int(state.figures[FIGURES.index(figure) * 6 + seat])


def set_supply(state: CarcassonneState, seat: int, figure: str, count: int) -> None:
    if figure == "follower":
        state.supply[seat] = count
    else:
        state.figures[FIGURES.index(figure) * 6 + seat] = count


def segment_named(board: EngineBoard, laid: Laid, name: str) -> i64:
    tile = board.tile_at(cell_at(laid.x, laid.y))
    names: list[str] = []
    for segment in ALL_TILES[NUMBER_OF[laid.tile]].segments:
        kind = KINDS[segment.kind]
        index = sum(other.startswith(kind) for other in names)
        names.append(kind if segment.kind == CLOISTER else f"{kind} {index}")
    assert name in names, f"{laid.tile} has {', '.join(names)}, but no {name}"
    return board.first[tile] + names.index(name)


class EngineTables:
    """Makes tables on the engine."""

    def position(
        self,
        *tiles: str,
        expansions: str = ALL_THREE,
        seats: int = 6,
        farmers: str = "per_field_3_once",
        small_city: int = 4,
        supply: dict[str, int] | None = None,
        goods: dict[str, tuple[int, int, int]] | None = None,
        bag: str | None = None,
    ) -> Engine:
        variant = variant_of({"expansions": expansions})
        board = bare_board(variant)
        lying: Board = {}
        for laid in [read_tile(text) for text in tiles]:
            assert fits(lying, laid.tile, (laid.x, laid.y), laid.turn), f"{laid} does not fit"
            lying[laid.x, laid.y] = (laid.tile, laid.turn)
            board.lay(NUMBER_OF[laid.tile] * 4 + laid.turn, cell_at(laid.x, laid.y))
        board.end_cell = -1
        left = stock(variant, lying, bag)
        figures = [variant.figures_each(figure) for figure in range(4) for _ in COLOURS]
        tokens = [count for colour in COLOURS for count in (goods or {}).get(colour, (0, 0, 0))]
        state = CarcassonneState(
            Carcassonne(), seats, FARMER_RULES.index(farmers), small_city, DRAW, 0, 0, -1, 1,
            sum(left), 0, vec[i64](left), vec[i64]([7] * 6), vec[i64]([0] * 6), vec[i64](),
            vec[i64](figures), vec[i64](tokens), 1, 0, board,
        )  # fmt: skip
        for text in tiles:
            stand(state, read_tile(text))
        for name, count in (supply or {}).items():
            set_supply(state, *read_figure(name), count)
        return Engine(state)

    def game(
        self,
        *turns: str,
        expansions: str = "river",
        seats: int = 2,
        river_turns: str = "no_u_turn",
        river_start_tile: str = "in_stock",
        standing: str = "",
    ) -> Engine:
        options: dict[str, str | int] = {"expansions": expansions}
        if "river" in expansions:
            options |= {"river_turns": river_turns, "river_start_tile": river_start_tile}
        state = Carcassonne().start(seats, options)
        state.apply(CHANCE, Start(0))
        table = Engine(state)
        play_turns(table, turns)
        if standing:
            stand(table.state, read_tile(standing))
        return table
