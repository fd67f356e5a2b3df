"""A slow game of Carcassonne with expansions: figures, points, goods and fields by the rules.

Written from the numbered rules alone (R, I, T and M; CA for the base game). Every question is
answered from the board (slow_board.py, slow_river.py). The caller decides whose turn it is, what is
drawn and what is legal: the methods do not check it.
"""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from typing import NamedTuple

from ..slow_board import (
    ALL,
    EXPANSIONS,
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
from .slow_river import NO_U_TURN, is_river, river_placements

RIVER, INNS, TRADERS = EXPANSIONS
FARMERS = ("per_field_3_once", "per_field_3", "per_city_4", "none")
FOLLOWER, BIG, BUILDER, PIG = FIGURES = ("follower", "big", "builder", "pig")
WEIGHT = {FOLLOWER: 1, BIG: 2, BUILDER: 0, PIG: 0}  # I4, T16, T26
GOODS = ("wine", "grain", "cloth")
SPRING, LAKE = "RA", "RL"


class Rules(NamedTuple):
    """The number of seats and the options."""

    seats: int
    expansions: str
    farmers: str = FARMERS[0]
    small_city: int = 4
    river_start_tile: str = "in_stock"
    river_turns: str = NO_U_TURN

    def has(self, expansion: str) -> bool:
        return expansion in self.expansions.split("-")


class Standing(NamedTuple):
    seat: int
    figure: str
    segment: Segment


class Choice(NamedTuple):
    figure: str
    on: str
    at: str | None


class Scored(NamedTuple):
    kind: str
    cells: frozenset[Cell]
    points: int
    winners: tuple[int, ...]


class Item(NamedTuple):
    """What final scoring adds; `kind` is a kind of feature, "pig" or a kind of goods."""

    seat: int
    points: int
    kind: str
    cells: frozenset[Cell]


class FeatureReport(NamedTuple):
    kind: str
    cells: frozenset[Cell]
    open_edges: int
    complete: bool
    followers: tuple[int, ...]
    inn: bool
    cathedral: bool
    goods: tuple[int, ...]
    builders: tuple[int, ...]
    pigs: tuple[int, ...]


class SlowGame:
    """One table, before the first draw."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        river = rules.has(RIVER)
        self.board: Board = {(0, 0): (SPRING, 3) if river else START}  # R2
        self.last: Cell = (0, 0)
        self.points = [0] * rules.seats
        self.supply = {figure: [count] * rules.seats for figure, count in figures(rules).items()}
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(rules.seats)]
        self.standing: list[Standing] = []
        self.stacks = stacks(rules)

    def copy(self) -> "SlowGame":
        return deepcopy(self)

    # Step 1: the tile

    def stack(self) -> dict[str, int]:
        """M1: the tiles that can be drawn: the river, then the lake, then the stock."""
        return next((stack for stack in self.stacks if any(stack.values())), {})

    def tiles_left(self) -> int:
        return sum(sum(stack.values()) for stack in self.stacks)

    def draw(self, tile: str) -> None:
        """The tile leaves its stack, to be placed or to be out of the game (CA 4.4, R9, R11)."""
        self.stack()[tile] -= 1

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        if is_river(tile):
            return river_placements(self.board, tile, self.rules.river_turns)
        return placements(self.board, tile)

    def place(self, tile: str, x: int, y: int, turn: int) -> None:
        self.board[x, y] = (tile, turn)
        self.last = (x, y)

    def extended(self, seat: int) -> bool:
        """T17: the tile just placed belongs to the road or city of the seat's builder."""
        builders = [one for one in self.standing if one.figure == BUILDER and one.seat == seat]
        return any(self.last in cells_of(self.feature_of(one)) for one in builders)

    # Step 2: the figure

    def choices(self, seat: int) -> set[Choice]:
        """What the seat can do besides nothing, each feature of the last tile once (K38)."""
        tile, _ = self.board[self.last]
        parts = [part for part in kinds(tile) if part[0] != "field" or self.rules.farmers != "none"]
        claims = {feature(self.board, (*self.last, *part)) for part in parts}
        return {
            Choice(figure, *self._name(claim))
            for claim in claims
            for figure in FIGURES
            if self.supply[figure][seat] and self._allowed(seat, figure, claim)
        }

    def _allowed(self, seat: int, figure: str, claim: Feature) -> bool:
        there = [one for one in self._on(claim) if WEIGHT[one.figure]]
        if figure in (FOLLOWER, BIG):  # CA 5.3, I3
            return not there
        if not any(one.seat == seat for one in there):  # T13, T26
            return False
        if figure == PIG:
            return kind_of(claim) == "field"
        return kind_of(claim) in ("road", "city") and not complete(self.board, claim)  # T14, T15

    def _name(self, claim: Feature) -> tuple[str, str | None]:
        """The first edge of all the segments of the last tile that belong to this feature."""
        kind = kind_of(claim)
        edges = {
            at
            for x, y, _, index in claim
            if (x, y) == self.last
            for at in spots(*self.board[x, y], kind, index)
        }
        order = HALVES if kind == "field" else SIDES
        return kind, next((at for at in order if at in edges), None)

    def put(self, seat: int, choice: Choice | None) -> None:
        if choice is None:
            return
        segment = segment_at(self.board, self.last, choice.on, choice.at)
        self.supply[choice.figure][seat] -= 1
        self.standing.append(Standing(seat, choice.figure, segment))

    # Step 3: completed features

    def score_turn(self, seat: int) -> list[Scored]:
        """Score what is completed; figures return; this seat takes the goods (T3, T4)."""
        scored = []
        for found in self._occupied():
            if complete(self.board, found):
                scored.append(self._score(found))
                self._send_home(found)
        for city in self._cities_completed_by_the_last_tile():
            for goods in GOODS:
                self.goods[seat][goods] += self._symbols(city)[goods]
        return scored

    def _score(self, found: Feature) -> Scored:
        worth, winners = self._worth(found), self._most(self._on(found))
        for winner in winners:
            self.points[winner] += worth
        return Scored(kind_of(found), cells_of(found), worth, winners)

    def _send_home(self, found: Feature) -> None:
        """CA 8.1, I5, T25"""
        for one in self._on(found):
            self.supply[one.figure][one.seat] += 1
            self.standing.remove(one)

    def _cities_completed_by_the_last_tile(self) -> list[Feature]:
        tile, _ = self.board[self.last]
        parts = [part for part in kinds(tile) if part[0] == "city"]
        cities = {feature(self.board, (*self.last, *part)) for part in parts}
        return [city for city in cities if complete(self.board, city)]

    def _worth(self, found: Feature) -> int:
        """CA 7.1 to 7.4, I6, I9 if complete; CA 10.2, I7, I10 if not."""
        tiles = len(cells_of(found))  # CA 7.3: a tile counts once
        finished = complete(self.board, found)
        if kind_of(found) == "cloister":
            (cell,) = cells_of(found)
            return 1 + len(around(cell) & set(self.board))
        if kind_of(found) == "road":
            return tiles * (2 * finished if self._has_inn(found) else 1)
        each = 2 if finished else 1
        if self._has_cathedral(found):
            each = 3 if finished else 0
        elif tiles == 2 and self.rules.small_city == 2:  # CA 13, M8
            each = 1
        return each * (tiles + pennants(self.board, found))

    # The end

    def points_now(self, seat: int, scored: bool = True) -> list[int]:
        """The totals if the game ended now; if not `scored`, step 3 of this seat's turn first."""
        game = self.copy()
        if not scored:
            game.score_turn(seat)
        totals = list(game.points)
        for item in game.final_items():
            totals[item.seat] += item.points
        return totals

    def final_items(self) -> list[Item]:
        """M9: unfinished roads, cities and cloisters; fields; goods."""
        items = [
            Item(seat, self._worth(found), kind_of(found), cells_of(found))
            for found in self._occupied()
            for seat in self._most(self._on(found))
        ]
        return [*items, *self._field_items(), *self._goods_items()]

    def _field_items(self) -> list[Item]:
        if self.rules.farmers == "none":
            return []
        if self.rules.farmers == "per_city_4":
            return self._items_city_by_city()
        paid = [
            (seat, city, self._has_pig(seat, field))
            for field in self._fields()
            for seat in self._most(self._on(field))
            for city in cities_touching(self.board, field)
            if complete(self.board, city)
        ]
        owned = [(seat, city) for seat, city, _ in paid]
        if self.rules.farmers == "per_field_3_once":  # CA 11.5
            owned = list(set(owned))
        items = [Item(seat, 3, "field", cells_of(city)) for seat, city in owned]
        return items + [Item(seat, 1, "pig", cells_of(city)) for seat, city, pig in paid if pig]

    def _items_city_by_city(self) -> list[Item]:
        """CA 13, T30: all farmers around a completed city are counted together."""
        items: list[Item] = []
        for city in [found for found in all_features(self.board) if kind_of(found) == "city"]:
            if not complete(self.board, city):
                continue
            fields = [f for f in self._fields() if city in cities_touching(self.board, f)]
            for seat in self._most([one for field in fields for one in self._on(field)]):
                items.append(Item(seat, 4, "field", cells_of(city)))
                if any(self._has_pig(seat, field) for field in fields):
                    items.append(Item(seat, 1, "pig", cells_of(city)))
        return items

    def _goods_items(self) -> list[Item]:
        """T9: 10 points for most of each kind, if anybody has any."""
        items: list[Item] = []
        for kind in GOODS:
            most = max(tokens[kind] for tokens in self.goods)
            winners = [seat for seat, tokens in enumerate(self.goods) if most == tokens[kind] > 0]
            items += [Item(seat, 10, kind, frozenset()) for seat in winners]
        return items

    # Questions about the table

    def features(self) -> list[FeatureReport]:
        """Every feature on the table, including fields."""
        return [self.report(found) for found in all_features(self.board)]

    def report(self, found: Feature) -> FeatureReport:
        there = self._on(found)
        return FeatureReport(
            kind_of(found),
            cells_of(found),
            open_edges(self.board, found),
            complete(self.board, found),
            self._weights(there),
            self._has_inn(found),
            self._has_cathedral(found),
            tuple(self._symbols(found)[goods] for goods in GOODS),
            tuple(sorted(one.seat for one in there if one.figure == BUILDER)),
            tuple(sorted(one.seat for one in there if one.figure == PIG)),
        )

    def feature_of(self, one: Standing) -> Feature:
        return feature(self.board, one.segment)

    def _occupied(self) -> list[Feature]:
        """Roads, cities and cloisters with a figure, each once."""
        found = {self.feature_of(one) for one in self.standing}
        return sorted((f for f in found if kind_of(f) != "field"), key=sorted)

    def _fields(self) -> list[Feature]:
        """Fields with a figure, each once."""
        found = {self.feature_of(one) for one in self.standing}
        return [f for f in found if kind_of(f) == "field"]

    def _on(self, found: Feature) -> list[Standing]:
        return [one for one in self.standing if one.segment in found]

    def _has_pig(self, seat: int, field: Feature) -> bool:
        return any(one.seat == seat and one.figure == PIG for one in self._on(field))

    def _has_inn(self, found: Feature) -> bool:
        return kind_of(found) == "road" and any(
            ALL[self.board[x, y][0]]["roads"][index].get("inn") for x, y, _, index in found
        )

    def _has_cathedral(self, found: Feature) -> bool:
        return kind_of(found) == "city" and any(
            ALL[self.board[x, y][0]]["cities"][index].get("cathedral") for x, y, _, index in found
        )

    def _symbols(self, found: Feature) -> Counter[str | None]:
        """The goods symbols of a city, by kind."""
        if kind_of(found) != "city":
            return Counter()
        return Counter(
            ALL[self.board[x, y][0]]["cities"][index].get("goods") for x, y, _, index in found
        )

    def _weights(self, standing: Iterable[Standing]) -> tuple[int, ...]:
        """I4: what counts for the majority, by seat."""
        weights = [0] * self.rules.seats
        for one in standing:
            weights[one.seat] += WEIGHT[one.figure]
        return tuple(weights)

    def _most(self, standing: Iterable[Standing]) -> tuple[int, ...]:
        """CA 7.5: all seats with the most; none without followers (CA 7.6, 11.2)."""
        weights = self._weights(standing)
        return tuple(s for s, weight in enumerate(weights) if weight and weight == max(weights))


def figures(rules: Rules) -> dict[str, int]:
    """M3: the figures of a seat."""
    traders = int(rules.has(TRADERS))
    return {FOLLOWER: 7, BIG: int(rules.has(INNS)), BUILDER: traders, PIG: traders}


def stacks(rules: Rules) -> list[dict[str, int]]:
    """The river, the lake and the stock (R1 to R3, I1, T1)."""
    stock = {tile: facts["count"] for tile, facts in TILES.items()}
    for expansion in (INNS, TRADERS):
        if rules.has(expansion):
            stock |= {tile: facts["count"] for tile, facts in EXPANSIONS[expansion].items()}
    if not rules.has(RIVER) or rules.river_start_tile == "out":
        stock[START[0]] -= 1
    if not rules.has(RIVER):
        return [stock]
    river = {tile: facts["count"] for tile, facts in EXPANSIONS[RIVER].items()}
    del river[SPRING], river[LAKE]
    return [river, {LAKE: 1}, stock]
