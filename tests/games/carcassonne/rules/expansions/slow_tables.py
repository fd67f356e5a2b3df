"""The tables of notation.py on the slow game."""

from collections import Counter

from ..slow_board import ALL, Feature, cities_touching, feature, fits, segment_at
from .notation import (
    ALL_THREE,
    COLOURS,
    GOODS,
    Cell,
    Found,
    Laid,
    Table,
    Turn,
    by_colour,
    name_of_choice,
    name_of_figure,
    part_named,
    read_choice,
    read_figure,
    read_spot,
    read_tile,
    segment_leaving,
)
from .slow_game import Rules, SlowGame, Standing
from .slow_table import SlowTable, choice_of, text_of


class Slow:
    """A table on the slow game."""

    def __init__(self, table: SlowTable) -> None:
        self.table = table

    # A part of a turn

    def placements(self, tile: str) -> set[str]:
        table = self._drawn(tile)
        return table.legal() if table.phase == "place" else set()

    def choices(self, tile: str, at: Cell, turn: int = 0, by: str = "red") -> set[str]:
        table = self._placed(tile, at, turn, by)
        named = [choice_of(text) for text in table.legal() - {"-"}]
        return {
            name_of_choice(figure, segment_leaving(tile, turn, on, edge))
            for figure, on, edge in named
        }

    def play(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", figure: str | None = None
    ) -> Turn:
        table = self._placed(tile, at, turn, by)
        text = "-" if figure is None else self._choice(table, tile, turn, figure)
        assert text in table.legal(), f"{figure} is not allowed"
        before = table.copy()
        before.game.put(table.seat, None if figure is None else choice_of(text))
        table.apply(text)
        self.table = table
        return what_happened(before, table)

    def draw(self, tile: str) -> bool:
        self.table = self._drawn(tile)
        return self.table.phase == "place"

    def _drawn(self, tile: str, by: str | None = None) -> SlowTable:
        table = self.table.copy()
        if table.in_hand == tile:
            return table
        if by is not None and table.seat != COLOURS.index(by):
            table.seat, table.part = COLOURS.index(by), 1
        stack = table.game.stack() or table.game.stacks[-1]
        stack[tile] = stack.get(tile) or 1
        table.apply(f"draw:{tile}")
        return table

    def _placed(self, tile: str, at: Cell, turn: int, by: str) -> SlowTable:
        table = self._drawn(tile, by)
        text = f"({at[0]},{at[1]}):{tile}{turn}"
        assert table.phase == "place" and text in table.legal(), f"{text} is not legal"
        table.apply(text)
        return table

    def _choice(self, table: SlowTable, tile: str, turn: int, name: str) -> str:
        """The text under which the choice is listed; the segment may have another name (K38)."""
        figure, segment = read_choice(name)
        game = table.game
        claim = feature(game.board, (*game.last, *part_named(tile, segment)))
        for choice in game.choices(table.seat):
            there = segment_at(game.board, game.last, choice.on, choice.at)
            if choice.figure == figure and there in claim:
                return text_of(choice)
        return name

    # Questions

    def to_draw(self) -> dict[str, int]:
        return {text.removeprefix("draw:"): count for text, count in self.table.chance().items()}

    def up(self) -> tuple[str, int]:
        return COLOURS[self.table.seat], self.table.part

    def is_over(self) -> bool:
        return self.table.phase == "over"

    def points(self) -> dict[str, int]:
        return by_colour(self.table.points)

    def final(self) -> dict[str, int]:
        return by_colour(self.table.points_now())

    def supply(self, colour: str, figure: str = "follower") -> int:
        return self.table.game.supply[figure][COLOURS.index(colour)]

    def goods(self, colour: str) -> tuple[int, ...]:
        return tuple(self.table.game.goods[COLOURS.index(colour)].values())

    def standing(self) -> list[str]:
        return sorted(name_of_figure(one.seat, one.figure) for one in self.table.game.standing)

    def feature(self, spot: str) -> Found:
        report = self.table.game.report(self._found(spot))
        cells = tuple(sorted(report.cells))
        return Found(report.kind, cells, by_colour(list(report.followers)), report.complete)

    def joined(self, *spots: str) -> bool:
        return len({self._found(spot) for spot in spots}) == 1

    def cities_at(self, field: str) -> int:
        return len(cities_touching(self.table.game.board, self._found(field)))

    def _found(self, spot: str) -> Feature:
        cell, segment = read_spot(spot)
        board = self.table.game.board
        return feature(board, (*cell, *part_named(board[cell][0], segment)))


def what_happened(before: SlowTable, after: SlowTable) -> Turn:
    seats = range(after.game.rules.seats)
    points = [after.points[seat] - before.points[seat] for seat in seats]
    gone = Counter(before.game.standing) - Counter(after.game.standing)
    home = Counter(name_of_figure(one.seat, one.figure) for one in gone.elements())
    goods = {
        COLOURS[seat]: got
        for seat in seats
        if (got := taken(before.game.goods[seat], after.game.goods[seat]))
    }
    over = after.phase == "over"
    second = after.part == 2 and before.part == 1 and not over
    return Turn(by_colour(points), dict(home), goods, second, over)


def taken(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {kind: after[kind] - before[kind] for kind in GOODS if after[kind] > before[kind]}


class SlowTables:
    """Makes tables on the slow game."""

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
    ) -> Table:
        table = SlowTable(Rules(seats, expansions, farmers, small_city))
        table.phase = "draw"
        game = table.game
        game.board.clear()
        for text in tiles:
            add(table, read_tile(text))
        for name, count in (supply or {}).items():
            seat, figure = read_figure(name)
            game.supply[figure][seat] = count
        for colour, tokens in (goods or {}).items():
            game.goods[COLOURS.index(colour)] = dict(zip(GOODS, tokens, strict=True))
        game.stacks = [left_over(game)]
        if bag is not None:
            game.stacks = [dict(Counter(bag.split()))]
        return Slow(table)

    def game(
        self,
        *turns: str,
        expansions: str = "river",
        seats: int = 2,
        river_turns: str = "no_u_turn",
        river_start_tile: str = "in_stock",
        standing: str = "",
    ) -> Table:
        rules = Rules(seats, expansions, river_turns=river_turns, river_start_tile=river_start_tile)
        table = Slow(SlowTable(rules))
        table.table.apply("start:0")
        play_turns(table, turns)
        if standing:
            stand(table.table, read_tile(standing))
        return table


def left_over(game: SlowGame) -> dict[str, int]:
    """The stock without the tiles on the table."""
    lying = Counter(tile for tile, _ in game.board.values())
    return {tile: max(0, ALL[tile]["count"] - lying[tile]) for tile in game.stacks[-1]}


def play_turns(table: Table, turns: tuple[str, ...]) -> None:
    """Each turn is played by the colour whose turn it is."""
    for text in turns:
        laid = read_tile(text)
        colour, _ = table.up()
        figures = [name_of_choice(put.figure, put.segment) for put in laid.figures]
        assert all(COLOURS[put.seat] == colour for put in laid.figures), f"{colour}'s turn: {text}"
        figure = figures[0] if figures else None
        table.play(laid.tile, (laid.x, laid.y), laid.turn, by=colour, figure=figure)


def add(table: SlowTable, laid: Laid) -> None:
    """Place the tile with its figures, legal or not; borders must match (CA 4.2)."""
    game = table.game
    cell = (laid.x, laid.y)
    assert cell not in game.board, f"{cell} is taken"
    assert fits(game.board, laid.tile, cell, laid.turn), f"{laid} does not fit its neighbours"
    game.place(laid.tile, laid.x, laid.y, laid.turn)
    stand(table, laid)


def stand(table: SlowTable, laid: Laid) -> None:
    """Put the figures of a tile that is placed."""
    for put in laid.figures:
        segment = (laid.x, laid.y, *part_named(laid.tile, put.segment))
        table.game.standing.append(Standing(put.seat, put.figure, segment))
        table.game.supply[put.figure][put.seat] -= 1
