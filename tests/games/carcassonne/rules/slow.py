"""A slow game of Carcassonne for the tests: followers, points and fields by the numbered rules.

Every question is answered from the board alone (slow_board.py). The caller decides whose turn it
is, what is drawn and what is legal: the methods do not check it.
"""

from collections import Counter
from typing import NamedTuple

from .slow_board import (
    HALVES,
    SIDES,
    START,
    TILES,
    Board,
    Cell,
    Feature,
    Segment,
    all_features,
    around,
    cells_of,
    cities_touching,
    complete,
    feature,
    kind_of,
    kinds,
    open_edges,
    pennants,
    placements,
    segment_at,
    spots,
)

FARMERS = ("per_field_3_once", "per_field_3", "per_city_4", "none")
SMALL_CITY = (4, 2)

Standing = tuple[int, int, int, str, int]
"""A follower on the table: seat, x, y, kind, segment index."""
Choice = tuple[str, str | None]
Scored = tuple[str, frozenset[Cell], int, tuple[int, ...]]
Item = tuple[int, int, str, frozenset[Cell]]


class FeatureReport(NamedTuple):
    kind: str
    cells: frozenset[Cell]
    open_edges: int
    followers: tuple[int, ...]
    complete: bool


class SlowGame:
    """One table. The start tile is placed without a follower (CA 2.1)."""

    def __init__(self, seats: int, farmers: str = FARMERS[0], small_city: int = 4) -> None:
        self.seats = seats
        self.farmers = farmers
        self.small_city = small_city
        self.board: Board = {(0, 0): START}
        self.last: Cell = (0, 0)
        self.points = [0] * seats
        self.supply = [7] * seats  # CA 1.3, 2.3
        self.followers: list[Standing] = []
        self.bag = {tile: facts["count"] for tile, facts in TILES.items()}
        self.bag[START[0]] -= 1  # CA 1.2: the start tile is one of the 72

    def copy(self) -> "SlowGame":
        twin = SlowGame(self.seats, self.farmers, self.small_city)
        twin.board, twin.last = dict(self.board), self.last
        twin.points, twin.supply = list(self.points), list(self.supply)
        twin.followers, twin.bag = list(self.followers), dict(self.bag)
        return twin

    # Step 1: the tile (CA 4)

    def draw(self, tile: str) -> None:
        """The tile leaves the bag, to be placed or to be out of the game (CA 4.4)."""
        self.bag[tile] -= 1

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        return placements(self.board, tile)

    def place(self, tile: str, x: int, y: int, turn: int) -> None:
        self.board[x, y] = (tile, turn)
        self.last = (x, y)

    # Step 2: the follower (CA 5)

    def follower_choices(self, seat: int) -> set[Choice]:
        """What the seat can do besides nothing: one choice per free feature of the last tile."""
        if self.supply[seat] == 0:  # CA 5.5
            return set()
        tile, _ = self.board[self.last]
        parts = [part for part in kinds(tile) if part[0] != "field" or self.farmers != "none"]
        claims = {feature(self.board, (*self.last, *part)) for part in parts}
        return {self._choice(claim) for claim in claims if not self._standing_on(claim)}

    def put(self, seat: int, on: str | None, at: str | None) -> None:
        """`on` None: the seat keeps its followers (CA 3.4)."""
        if on is None:
            return
        self.supply[seat] -= 1
        self.followers.append((seat, *segment_at(self.board, self.last, on, at)))

    def _choice(self, claim: Feature) -> Choice:
        """The first edge of all the segments of the last tile that belong to this feature (K38)."""
        kind = kind_of(claim)
        edges = {
            at
            for x, y, _, index in claim
            if (x, y) == self.last
            for at in spots(*self.board[x, y], kind, index)
        }
        order = HALVES if kind == "field" else SIDES
        return kind, next((at for at in order if at in edges), None)

    # Step 3: completed features (CA 6 to 8)

    def score_turn(self) -> list[Scored]:
        """Score what is completed and occupied; every follower on it returns (CA 8.1)."""
        scored = []
        for found in self._occupied():
            if not complete(self.board, found):
                continue
            worth, winners = self._worth(found), self._most(self._standing_on(found))
            for seat in winners:
                self.points[seat] += worth
            for standing in self._standing_on(found):
                self.supply[standing[0]] += 1
                self.followers.remove(standing)
            scored.append((kind_of(found), cells_of(found), worth, winners))
        return scored

    def _worth(self, found: Feature) -> int:
        """CA 7.1 to 7.4 for a complete feature, CA 10.2 for an unfinished one."""
        tiles = len(cells_of(found))  # CA 7.3: a tile counts once
        if kind_of(found) == "road":
            return tiles
        if kind_of(found) == "cloister":
            (cell,) = cells_of(found)
            return 1 + len(around(cell) & set(self.board))
        each = 2 if complete(self.board, found) else 1
        if tiles == 2 and self.small_city == 2:  # CA 13
            each = 1
        return each * (tiles + pennants(self.board, found))

    # The end (CA 10, 11, 13)

    def final_points(self) -> list[int]:
        """The totals if the game ended now."""
        totals = list(self.points)
        for seat, points, _, _ in self.final_items():
            totals[seat] += points
        return totals

    def final_items(self) -> list[Item]:
        """What final scoring would add: seat, points, kind, cells of the feature (field: of the
        city).

        A completed feature before step 3 of the turn counts as completed (CA 3.4).
        """
        items = [
            (seat, self._worth(found), kind_of(found), cells_of(found))
            for found in self._occupied()
            for seat in self._most(self._standing_on(found))
        ]
        return items + self._field_items()

    def _field_items(self) -> list[Item]:
        if self.farmers == "none":
            return []
        if self.farmers == "per_city_4":
            return self._items_city_by_city()
        owned = [
            (seat, city)
            for field in self._fields()
            for seat in self._most(self._standing_on(field))
            for city in cities_touching(self.board, field)
            if complete(self.board, city)
        ]
        if self.farmers == "per_field_3_once":  # CA 11.5
            owned = list(set(owned))
        return [(seat, 3, "field", cells_of(city)) for seat, city in owned]

    def _items_city_by_city(self) -> list[Item]:
        """CA 13, per_city_4: all farmers around a completed city are counted together."""
        items: list[Item] = []
        for city in self._complete_cities():
            farmers: list[Standing] = []
            for field in self._fields():
                if city in cities_touching(self.board, field):
                    farmers += self._standing_on(field)
            items += [(seat, 4, "field", cells_of(city)) for seat in self._most(farmers)]
        return items

    # Questions about the table

    def features(self) -> list[FeatureReport]:
        """Every feature on the table, including fields."""
        return [
            FeatureReport(
                kind_of(found),
                cells_of(found),
                open_edges(self.board, found),
                self._per_seat(self._standing_on(found)),
                complete(self.board, found),
            )
            for found in all_features(self.board)
        ]

    def _occupied(self) -> list[Feature]:
        """Roads, cities and cloisters with a follower, each once."""
        found = {feature(self.board, segment_of(standing)) for standing in self.followers}
        return sorted((f for f in found if kind_of(f) != "field"), key=sorted)

    def _fields(self) -> list[Feature]:
        return [found for found in all_features(self.board) if kind_of(found) == "field"]

    def _complete_cities(self) -> list[Feature]:
        cities = [found for found in all_features(self.board) if kind_of(found) == "city"]
        return [city for city in cities if complete(self.board, city)]

    def _standing_on(self, found: Feature) -> list[Standing]:
        return [standing for standing in self.followers if segment_of(standing) in found]

    def _per_seat(self, standing: list[Standing]) -> tuple[int, ...]:
        count = Counter(seat for seat, *_ in standing)
        return tuple(count[seat] for seat in range(self.seats))

    def _most(self, standing: list[Standing]) -> tuple[int, ...]:
        """CA 7.5: all seats with the most; none without followers (CA 7.6, 11.2)."""
        count = self._per_seat(standing)
        return tuple(s for s in range(self.seats) if count[s] and count[s] == max(count))


def segment_of(standing: Standing) -> Segment:
    _, x, y, kind, index = standing
    return x, y, kind, index
