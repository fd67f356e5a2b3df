"""What a person sees before each question: events, the board, the tile, the spots, help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from meeplewright.core.game import State
from meeplewright.games.carcassonne.rules.actions import Follower, Place
from meeplewright.games.carcassonne.rules.position import CarcassonneView, Position
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.terminal import colours
from meeplewright.games.carcassonne.terminal.board import (
    DEAD,
    FIGURE_SIGNS,
    Cell,
    Scene,
    Window,
    block_text,
    board_text,
    pages,
    tile_block,
    tile_width,
    windows,
)
from meeplewright.games.carcassonne.terminal.sheet import goods_line, standings
from meeplewright.games.carcassonne.terminal.tiles import (
    CATHEDRAL_SIGN,
    CITY_SIGN,
    CLOISTER_SIGN,
    FIELD_SIGN,
    GOODS_SIGNS,
    INN_SIGN,
    PENNANT_SIGN,
    PLAIN,
    RIVER_SIGN,
    ROAD_SIGN,
    VILLAGE_SIGN,
    WIDE,
    Sign,
)
from meeplewright.games.carcassonne.terminal.words import (
    spot_name,
    spot_worth,
    tile_name,
    tile_names,
)
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import seat_letters

_BASE_SIGNS = (CITY_SIGN, PENNANT_SIGN, ROAD_SIGN, VILLAGE_SIGN, FIELD_SIGN, CLOISTER_SIGN)
_SIGNS_OF = {
    "river": (RIVER_SIGN,),
    "inns_and_cathedrals": (INN_SIGN, CATHEDRAL_SIGN),
    "traders_and_builders": GOODS_SIGNS,
}
_ENDLESS = 10_000  # columns of a file
_BESIDE = 2  # columns between a tile and the text next to it
_LEAST_BOARD = 13  # lines: four tiles and the axis, even if other text then scrolls away


class Screen:
    """Shows positions of one game."""

    def __init__(self, terminal: Terminal, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.names = tuple(names)
        self.letters = seat_letters(names)
        self.plain = "utf" not in terminal.out.encoding.lower()

    def show_board(
        self,
        position: Position,
        labels: dict[Cell, str],
        fresh: frozenset[Cell],
        dead: frozenset[Cell],
        part: int,
        above: int,
    ) -> None:
        """The board, or the part of it that fits; `part` selects one of the other windows.

        `above` is the number of lines shown before it that should stay visible.
        """
        scene = Scene(position, self.letters, labels, fresh, dead)
        columns = self.terminal.out.width
        below = 2 + self._hand_lines(position)  # and what is not in view, and the question
        lines = max(_LEAST_BOARD, self.terminal.out.height - above - below)
        found = windows(scene, columns, lines)
        window = found[part % len(found)]
        width = tile_width(scene, columns)
        self.terminal.out.print(board_text(scene, window, width, self.plain))
        hidden = [label for cell, label in scene.labels.items() if cell not in window]
        if hidden:
            self.terminal.say("play-more-board", cells=" ".join(hidden))

    def show_whole_board(self, position: Position) -> None:
        """The whole board, however many lines it takes."""
        scene = Scene(position, self.letters)
        columns = self.terminal.out.width if self.terminal.out.is_terminal else _ENDLESS
        for window in pages(scene, columns):
            text = board_text(scene, window, tile_width(scene, columns), self.plain)
            self.terminal.out.print(text, soft_wrap=not self.terminal.out.is_terminal)

    def show_standings(self, position: Position) -> None:
        self.terminal.out.print(self._standings(position, self.terminal.out.width))

    def _standings(self, position: Position, columns: int) -> Text:
        return standings(self.terminal, self.names, self.letters, position, columns)

    def _standings_beside(self, position: Position) -> Text:
        return self._standings(position, self.terminal.out.width - WIDE - _BESIDE)

    def _hand_lines(self, position: Position) -> int:
        """How many lines `show_hand` takes: the tile's name, the standings, the current points."""
        goods = bool(goods_line(self.terminal, self.names, position))
        return 2 + goods + len(self._standings_beside(position).split())

    def show_hand(
        self, position: Position, points_now: Sequence[int], key: str = "play-hand"
    ) -> None:
        """The tile in hand, and the standings next to it."""
        assert position.in_hand is not None
        picture = block_text(tile_block(position.in_hand, 0, WIDE), self.plain)
        name = tile_name(self.terminal, position.in_hand)
        ended = " : ".join(self.terminal.number(points) for points in points_now)
        lines = [
            Text(self.terminal.text(key, tile=name), "bold"),
            self._standings_beside(position),
            Text(self.terminal.text("play-now", points=ended), "dim"),
        ]
        if goods := goods_line(self.terminal, self.names, position):
            lines.append(Text(goods, "dim"))
        table = Table.grid(padding=(0, _BESIDE, 0, 0))
        table.add_row(Text("\n").join(picture), Text("\n").join(lines))
        self.terminal.out.print(table)

    def show_turns(self, tile: str, turns: Sequence[int]) -> None:
        """The rotations that fit, side by side under their numbers."""
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(*(Text(f" {number} ", colours.CHOICE) for number in range(1, len(turns) + 1)))
        pictures = [block_text(tile_block(tile, turn, WIDE), self.plain) for turn in turns]
        table.add_row(*(Text("\n").join(picture) for picture in pictures))
        self.terminal.out.print(table)

    def show_spots(self, state: State, followers: Sequence[Follower]) -> None:
        """The tile just placed with its neighbours, and numbers where a figure can go."""
        position = position_now(state)
        last: Place = position.tiles[-1]
        spots = tuple((str(follower.on), follower.at) for follower in followers)
        scene = Scene(position, self.letters, spots=spots)
        window = Window(last.x - 1, last.x + 1, last.y - 1, last.y + 1)
        listed = Table.grid(padding=(0, 2, 0, 0))
        for number, follower in enumerate(followers, start=1):
            words = Text(spot_name(self.terminal, last.tile, last.turn, follower))
            if spots.index((str(follower.on), follower.at)) == number - 1:  # not for both followers
                words.append(f" ({spot_worth(self.terminal, state, last, follower)})", "dim")
            listed.add_row(Text(f" {number} ", colours.CHOICE), words)
        key = "play-spots" if position.extras is None else "play-spots-figures"
        heading = Text(self.terminal.text(key), "bold")
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(board_text(scene, window, WIDE, self.plain), Group(heading, listed))
        self.terminal.out.print(table)

    def show_left(self, position: Position) -> None:
        """The remaining tiles, with pictures; discarded ones by name."""
        left = {letter: count for letter, count in position.bag.items() if count}
        if left:
            self.terminal.say("play-tiles-left", count=sum(left.values()))
        else:
            self.terminal.say("play-tiles-none")
        across = max(1, self.terminal.out.width // (WIDE + 6))
        table = Table.grid(padding=(0, 1, 0, 0))
        cells = [self._counted(letter, count) for letter, count in left.items()]
        for first in range(0, len(cells), across):
            table.add_row(*cells[first : first + across])
            table.add_row()
        self.terminal.out.print(table)
        if position.discarded:
            self.terminal.say(
                "play-tiles-discarded", tiles=tile_names(self.terminal, position.discarded)
            )

    def _counted(self, letter: str, count: int) -> Text:
        rows = block_text(tile_block(letter, 0, WIDE), self.plain)
        rows[1].append(f" ×{count}".translate(PLAIN) if self.plain else f" ×{count}", "bold")
        return Text("\n").join(rows)

    def show_help(self, position: Position) -> None:
        terminal = self.terminal
        terminal.say("play-help-cell")
        terminal.say("play-help-coordinates")
        terminal.say("play-help-notation")
        if _figures_of(position):
            terminal.say("play-help-figures")
        table = Table.grid(padding=(0, 2))
        for key in ("t", "s", "m", "u", "q"):
            table.add_row(Text(key, "bold"), terminal.text(f"play-help-{key}"))
        table.add_row(Text("!", "bold"), terminal.text("play-help-hint"))
        table.add_row(Text("Enter", "bold"), terminal.text("play-help-enter"))
        terminal.out.print(table)
        self._show_legend(position)

    def _show_legend(self, position: Position) -> None:
        self.terminal.say("play-help-legend")
        table = Table.grid(padding=(0, 2))
        for sign in _signs_of(position):
            char = sign.char.translate(PLAIN) if self.plain else sign.char
            wide = sign.kind in ("city", "road", "field", "river")
            picture = Text(char * 3 if wide else f" {char} ")
            picture.stylize(colours.style_of(sign.kind, 0, False))
            table.add_row(picture, self.terminal.text(f"play-legend-{sign.kind}"))
        dead = Text(f" {DEAD.translate(PLAIN) if self.plain else DEAD} ", colours.CELL)
        table.add_row(dead, self.terminal.text("play-legend-dead"))
        for seat, name in enumerate(self.names):
            picture = Text(f" {self.letters[seat]} ", colours.SEATS[seat])
            table.add_row(picture, self.terminal.text("play-legend-follower", name=name))
        for figure in _figures_of(position):
            picture = Text(f" {self.letters[0]}{FIGURE_SIGNS[figure]}", colours.SEATS[0])
            table.add_row(picture, self.terminal.text(f"play-legend-{figure}"))
        self.terminal.out.print(table)


def _signs_of(position: Position) -> list[Sign]:
    """What can be seen on the tiles of this game."""
    expansions = str(position.options.get("expansions", ""))
    added = [sign for name, signs in _SIGNS_OF.items() if name in expansions for sign in signs]
    return [*_BASE_SIGNS, *added]


def _figures_of(position: Position) -> list[str]:
    """The figures of this game besides followers."""
    expansions = str(position.options.get("expansions", ""))
    figures = ["big"] if "inns_and_cathedrals" in expansions else []
    return [*figures, "builder", "pig"] if "traders_and_builders" in expansions else figures


def position_now(state: State) -> Position:
    """What a spectator sees, which in Carcassonne is everything."""
    view = state.view(None)
    assert isinstance(view, CarcassonneView)
    return view.position


def dead_cells(state: State) -> list[Cell]:
    """Empty cells that no remaining tile fits, including the one in hand."""
    assert isinstance(state, CarcassonneState)
    return state.dead_cells()
