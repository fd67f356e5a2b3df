"""Small tables of the real game, written in the notation of the numbered rules.

"(0,1):G1 red on city 0" is a tile of type G, rotated once clockwise, in column 0, row 1, with a red
follower on its first city segment; "and blue on field 1" adds another. A position can begin with
any tile and have followers that could not be there in a game, but borders must match (CA 4.2).
"""

import re
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core import CHANCE, Event, Reason
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Draw, Follower, Place
from meeplewright.games.carcassonne.rules import survey
from meeplewright.games.carcassonne.rules.base import COUNTS, LETTERS, TILES
from meeplewright.games.carcassonne.rules.board import Board, bare_board
from meeplewright.games.carcassonne.rules.cells import cell_at
from meeplewright.games.carcassonne.rules.events import Ended, FollowerReturned, Scored
from meeplewright.games.carcassonne.rules.items import Spot, all_standing, spot_of
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import DRAW, PLACE
from meeplewright.games.carcassonne.rules.tables import turned
from meeplewright.games.carcassonne.rules.tiles import (
    CLOISTER,
    FIELD,
    HALVES,
    KINDS,
    NUMBER_OF,
    SIDES,
    Segment,
)
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT, FOLLOWERS_EACH, PLAIN

COLOURS = ("red", "blue", "yellow", "green", "black")
Cell = tuple[int, int]

_TILE = re.compile(r"\((-?\d+),(-?\d+)\):([A-X])([0-3])")
_FOLLOWER = re.compile(r"(\w+) on (cloister|(?:city|road|field) \d)")
_SPOT = re.compile(r"\((-?\d+),(-?\d+)\) (.+)")


class Feature(NamedTuple):
    """A road, city, cloister or field on the table."""

    kind: str
    cells: tuple[Cell, ...]
    followers: dict[str, int]
    complete: bool


class Table:
    """A position before a draw. `play` and `draw` change it; the other methods do not."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state

    # Step 1 (CA 4)

    def legal(self, text: str) -> bool:
        """Whether this placement, "(1,0):U1", is legal."""
        return self.why_not(text) is None

    def why_not(self, text: str) -> Reason | None:
        """The rule that forbids this placement."""
        x, y, tile, turn = read_tile(text)
        state = with_tile_in_hand(self.state, tile, 0)
        return state.why_not(0, state.canonical(0, Place(tile, x, y, turn)))

    def placements(self, tile: str) -> set[str]:
        """Every legal placement of a type, "(1,0):U1"."""
        return {action.to_text() for action in with_tile_in_hand(self.state, tile, 0).legal(0)}

    # Step 2 (CA 5)

    def choices(self, tile: str, at: Cell, turn: int = 0, by: str = "red") -> set[str]:
        """The segments of this tile, placed like this, where the colour can place a follower.

        Segments that its neighbours have joined are one choice (K38), under the name of the one
        that leaves the tile first, clockwise from north.
        """
        seat = COLOURS.index(by)
        state = self._placed(tile, at, turn, seat)
        spots = [action for action in state.legal(seat) if action != Follower(None, None)]
        return {name_of_spot(tile, turn, action.parts()[0], action.parts()[1]) for action in spots}

    def why_no_follower(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", follower: str = "city 0"
    ) -> Reason | None:
        """The rule that forbids this follower on this tile, placed like this."""
        seat = COLOURS.index(by)
        state = self._placed(tile, at, turn, seat)
        return state.why_not(seat, state.canonical(seat, spot_named(tile, turn, follower)))

    def play(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", follower: str | None = None
    ) -> list[Event]:
        """Play a whole legal turn. Return the events of steps 2 and 3."""
        seat = COLOURS.index(by)
        state = self._placed(tile, at, turn, seat)
        chosen = Follower(None, None) if follower is None else spot_named(tile, turn, follower)
        events = state.apply(seat, state.require(seat, chosen))
        self.state = state
        return events

    def draw(self, tile: str) -> list[Event]:
        """Draw this tile (CA 4.4 if it fits nowhere)."""
        return self.state.apply(CHANCE, Draw(tile))

    def _placed(self, tile: str, at: Cell, turn: int, seat: int) -> CarcassonneState:
        state = with_tile_in_hand(self.state, tile, seat)
        state.apply(seat, state.require(seat, Place(tile, at[0], at[1], turn)))
        return state

    # Questions

    def points(self) -> dict[str, int]:
        """The colours on the score track that have points."""
        return by_colour([int(self.state.points[seat]) for seat in range(self.state.seats)])

    def final(self) -> dict[str, int]:
        """The points if the game ended now (CA 10, 11)."""
        return by_colour(self.state.points_now())

    def supply(self, colour: str) -> int:
        return int(self.state.supply[COLOURS.index(colour)])

    def standing(self) -> int:
        """How many followers are on the table."""
        return int(self.state.board.standing_count)

    def feature(self, spot: str) -> Feature:
        """The feature of a segment, "(0,0) city 0"."""
        return read_feature(self._found(self._spot(spot)))

    def features(self, kind: str) -> list[Feature]:
        """Every feature of this kind on the table."""
        return [read_feature(found) for found in self.state.features() if found.kind == kind]

    def joined(self, *spots: str) -> bool:
        """Whether these segments all belong to one feature."""
        together = self._found(self._spot(spots[0])).spots
        return all(self._spot(spot) in together for spot in spots)

    def cities_at(self, field: str) -> list[Feature]:
        """The cities in the field of this segment or next to it (CA 11.3)."""
        cities = self._found(self._spot(field)).cities
        return [read_feature(self._found(city)) for city in cities]

    def _found(self, spot: Spot) -> survey.Feature:
        (found,) = [feature for feature in self.state.features() if spot in feature.spots]
        return found

    def _spot(self, text: str) -> Spot:
        match = _SPOT.fullmatch(text)
        assert match, f"{text} is not written like (0,0) city 0"
        cell = (int(match[1]), int(match[2]))
        return spot_of(self.state.board, segment_named(self.state.board, cell, match[3]))


def position(
    *tiles: str,
    seats: int = 5,
    farmers: str = FARMER_RULES[0],
    small_city: int = 4,
    supply: dict[str, int] | None = None,
    track: dict[str, int] | None = None,
    bag: str | None = None,
) -> Table:
    """A table with these tiles and followers and nothing else.

    `supply` says how many followers a colour has left; by default those that are not on the table.
    `track` has the points so far. `bag` lists the tiles still to be drawn, one letter each; by
    default all that are not on the table.
    """
    board = bare_board(BASE_VARIANT)
    for text in tiles:
        lay(board, text)
    left = [FOLLOWERS_EACH] * 5
    for follower in all_standing(board):
        left[follower.seat] -= 1
    for colour, count in (supply or {}).items():
        left[COLOURS.index(colour)] = count
    scored = [(track or {}).get(colour, 0) for colour in COLOURS]
    bag_by_type = in_bag(board, bag)
    rule = FARMER_RULES.index(farmers)
    state = CarcassonneState(
        Carcassonne(), seats, rule, small_city, DRAW, 0, 0, -1, 1, sum(bag_by_type), 0,
        vec[i64](bag_by_type), vec[i64](left), vec[i64](scored), vec[i64](), vec[i64](),
        vec[i64](), 1, 0, board,
    )  # fmt: skip
    return Table(state)


def lay(board: Board, text: str) -> None:
    """Add a tile and its followers; a border that does not match is an error in the test."""
    x, y, tile, turn = read_tile(text)
    cell = cell_at(x, y)
    assert board.tile_at(cell) < 0, f"{text}: the cell is taken"
    if board.is_open(cell):
        asked = board.demand_of(cell)
        for side, name in enumerate(SIDES):
            wanted = int(asked >> (2 * side) & 3)
            found = TILES[NUMBER_OF[tile]].terrains[(side - turn) % 4]
            assert wanted in (0, found), f"{text} does not match its neighbour {name}"
    board.lay(NUMBER_OF[tile] * 4 + turn, cell)
    followers = _TILE.sub("", text, count=1)
    for colour, name in _FOLLOWER.findall(followers):
        board.stand(COLOURS.index(colour), segment_named(board, (x, y), name), PLAIN)
    rest = _FOLLOWER.sub("", followers).replace(" and ", "").strip()
    assert not rest, f"{text}: {rest!r} is not understood"


def with_tile_in_hand(state: CarcassonneState, tile: str, seat: int) -> CarcassonneState:
    """A copy where this seat has drawn this tile, from the bag if the bag has one."""
    copy = state.copy()
    number = NUMBER_OF[tile]
    if state.in_hand == number:
        return copy
    bag = [int(count) for count in state.bag]
    bag[number] = max(0, bag[number] - 1)
    copy.bag, copy.bag_left = vec[i64](bag), sum(bag)
    copy.player, copy.in_hand, copy.phase = seat, number, PLACE
    return copy


def in_bag(board: Board, letters: str | None) -> list[int]:
    if letters is not None:
        return [letters.count(letter) for letter in LETTERS]
    left = list(COUNTS)
    for tile in range(board.laid):
        left[int(board.oriented[tile] >> 2)] -= 1
    assert min(left) >= 0, "there are not so many tiles of one type"
    return left


def read_tile(text: str) -> tuple[int, int, str, int]:
    match = _TILE.match(text)
    assert match, f"{text} is not written like (0,0):D0"
    return int(match[1]), int(match[2]), match[3], int(match[4])


# Segments and their names


def segments_named(tile: str) -> dict[str, Segment]:
    """The segments of a type by name: city 0, city 1, road 0, field 0, cloister."""
    named: dict[str, Segment] = {}
    for segment in TILES[NUMBER_OF[tile]].segments:
        kind = KINDS[segment.kind]
        index = sum(other.kind == segment.kind for other in named.values())
        named[kind if segment.kind == CLOISTER else f"{kind} {index}"] = segment
    return named


def edges_of(segment: Segment, turn: int) -> list[str | None]:
    """Where the segment leaves the rotated tile, clockwise from north."""
    if segment.kind == CLOISTER:
        return [None]
    names = HALVES if segment.kind == FIELD else SIDES
    return [names[place] for place in sorted(turned(at, turn, len(names)) for at in segment.at)]


def spot_named(tile: str, turn: int, name: str) -> Follower:
    segment = segments_named(tile)[name]
    return Follower(KINDS[segment.kind], edges_of(segment, turn)[0])


def name_of_spot(tile: str, turn: int, on: str, at: str | None) -> str:
    for name, segment in segments_named(tile).items():
        if KINDS[segment.kind] == on and at in edges_of(segment, turn):
            return name
    raise AssertionError(f"{tile} turned {turn} has no {on} at {at}")


def segment_named(board: Board, cell: Cell, name: str) -> i64:
    tile = board.tile_at(cell_at(*cell))
    assert tile >= 0, f"no tile lies on {cell}"
    names = list(segments_named(LETTERS[board.oriented[tile] >> 2]))
    assert name in names, f"the tile on {cell} has {', '.join(names)}, but no {name}"
    return board.first[tile] + names.index(name)


def read_feature(found: survey.Feature) -> Feature:
    return Feature(found.kind, found.cells, by_colour(list(found.followers)), found.complete)


# Events, by colour


def by_colour(numbers: list[int]) -> dict[str, int]:
    return {COLOURS[seat]: number for seat, number in enumerate(numbers) if number}


def points(events: list[Event]) -> dict[str, int]:
    """Points per colour in these events, from completed features and final scoring together."""
    got = [0] * 5
    for event in events:
        if isinstance(event, Scored):
            for seat in event.seats:
                got[seat] += event.item.points
    return by_colour(got)


def scorings(events: list[Event]) -> list[tuple[str, int]]:
    """The scored items: the kind of feature and the points."""
    scored = [event.item for event in events if isinstance(event, Scored)]
    return sorted((item.to_json()["for"], item.points) for item in scored)


def came_home(events: list[Event]) -> dict[str, int]:
    """How many followers of each colour returned to the supply (CA 8.1)."""
    home = [0] * 5
    for event in events:
        if isinstance(event, FollowerReturned):
            home[event.follower.seat] += 1
    return by_colour(home)


def is_the_end(events: list[Event]) -> bool:
    return any(isinstance(event, Ended) for event in events)
