"""What a person sees before a question: the season, the tables, the own village, the screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from meeplewright.core.game import Options
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, RESOURCES, TILES, Tile
from meeplewright.games.keyflower.terminal import colours
from meeplewright.games.keyflower.terminal.effects import (
    POINT_SIGN,
    STEP_SIGN,
    UPGRADE_SIGN,
    tile_lines,
)
from meeplewright.games.keyflower.terminal.hexmap import (
    PLAIN,
    ROAD_SIGN,
    ROOM,
    WATER_SIGN,
    WIDTH,
    Cell,
    Hexagon,
    pages,
    picture,
    side_by_side,
    turned,
)
from meeplewright.games.keyflower.terminal.names import (
    MIDDLE,
    Players,
    amounts,
    cell_name,
    tile_name,
    worker_amounts,
)
from meeplewright.games.keyflower.terminal.seat_view import Piece, SeatView
from meeplewright.games.keyflower.terminal.tables import (
    BID_SIGN,
    USE_SIGN,
    auction_table,
    boat_lines,
    in_lines,
    order_line,
    power_lines,
    village_in_short,
    village_table,
)
from meeplewright.terminal.console import Terminal


class Screen:
    """Shows positions of one game."""

    def __init__(self, terminal: Terminal, players: Players) -> None:
        self.terminal = terminal
        self.players = players
        self.plain = "utf" not in terminal.out.encoding.lower()

    # -- writing ------------------------------------------------------------------------------

    def put(self, words: Text | Table) -> None:
        """Print text or a table; with other characters if the terminal lacks some."""
        if not self.plain:
            self.terminal.out.print(words)
            return
        with self.terminal.out.capture() as caught:
            self.terminal.out.print(words)
        self.terminal.out.file.write(caught.get().translate(PLAIN))

    def write(self, words: str, style: str = "") -> None:
        self.terminal.write(self.spelled(words), style)

    def write_news(self, line: str) -> None:
        """One line of what happened, indented; continuation lines a little more."""
        words = Text(self.spelled(line))
        room = self.terminal.out.width - 4 if self.terminal.out.is_terminal else words.cell_len + 1
        for number, part in enumerate(words.wrap(self.terminal.out, room)):
            part.rstrip()
            self.terminal.write(f"{'    ' if number else '  '}{part.plain}")

    def spelled(self, words: str) -> str:
        return words.translate(PLAIN) if self.plain else words

    def title(self, key: str) -> None:
        self.write(self.terminal.text(key), colours.TITLE)

    # -- the whole table ----------------------------------------------------------------------

    def show_heading(self, seen: SeatView, words: str) -> None:
        season = self.terminal.text(f"season-{seen.season}")
        self.terminal.out.print()
        heading = self.spelled(f"{season}{MIDDLE}{words}")
        self.terminal.out.rule(heading, align="left", characters="-" if self.plain else "─")

    def show_table(self, seen: SeatView, points: int | None = None) -> None:
        """Everything that is visible; the own village and the own screen come last."""
        self._show_order(seen)
        self._show_boats(seen)
        for seat in seen.villages:
            if seat != seen.seat:
                self._show_rival(seen, seat)
        self._show_auction(seen)
        if seen.seat is not None:
            self.title("kf-your-village")
            self.put(village_table(self.terminal, seen.villages[seen.seat]))
            self.show_screen(seen, seen.seat, points)
            self.show_winter_tiles(seen, seen.seat)

    def show_middle(self, seen: SeatView) -> None:
        """What is between the players."""
        self._show_order(seen)
        self._show_boats(seen)
        self._show_auction(seen)

    def _show_boats(self, seen: SeatView) -> None:
        if seen.form["boats"]:
            self.title("kf-boats")
            for line in boat_lines(self.terminal, self.players, seen):
                self.put(line)

    def _show_auction(self, seen: SeatView) -> None:
        if seen.auction:
            self.title("kf-auction")
            self.put(auction_table(self.terminal, self.players, seen))
            for line in power_lines(self.terminal, seen):
                self.put(line)
        if seen.turn_order:
            self.put(order_line(self.terminal, self.players, seen))

    def _show_order(self, seen: SeatView) -> None:
        """KF T1: the players in the order of play from the start player on, and the supplies."""
        start = int(seen.form["start_player"])
        words = Text(f"{self.terminal.text('kf-order')} ")
        for step in range(seen.seats):
            seat = (start + step) % seen.seats
            words.append(f" {STEP_SIGN} " if step else "")
            words.append_text(self.players.badge(seat))
            words.append(f" {self.players.names[seat]}")
        self.put(words)
        supply = amounts(self.terminal, seen.form["supply"])
        green = self.terminal.text("amount-green", count=seen.form["green_supply"])
        bag = self.terminal.text("kf-bag", count=seen.form["bag_count"])
        pile = self.terminal.text("kf-pile", count=seen.form["pile_count"])
        stocks = self.terminal.text("kf-supply", supply=f"{supply}, {green}")
        self.write(f"{stocks}{MIDDLE}{bag}{MIDDLE}{pile}", colours.QUIET)

    def _show_rival(self, seen: SeatView, seat: int) -> None:
        head = self.players.badge(seat)
        head.append(f" {self.players.names[seat]}: ", colours.TITLE)
        head.append(self._counts(seen, seat))
        tiles = village_in_short(self.terminal, seen.villages[seat])
        for line in in_lines([head, *tiles], self.terminal.out.width):
            self.put(line)

    def _counts(self, seen: SeatView, seat: int) -> str:
        screen = seen.screen(seat)
        workers = self.terminal.text("amount-worker", count=screen["workers"])
        skills = self.terminal.text("amount-skill", count=screen["skills"])
        return f"{workers}, {skills}"

    def show_screen(self, seen: SeatView, seat: int, points: int | None = None) -> None:
        """KF H: what is behind the own screen."""
        screen = seen.screen(seat)
        line = Text.assemble((f"{self.terminal.text('kf-screen')} ", colours.TITLE))
        workers = worker_amounts(self.terminal, screen["own_workers"])
        line.append_text(workers if workers.plain else Text(self.terminal.text("kf-no-workers")))
        skills = amounts(self.terminal, screen["own_skills"])
        line.append(f"; {skills}" if skills else "")
        if points is not None:
            line.append(MIDDLE + self.terminal.text("kf-now", points=points), colours.QUIET)
        self.put(line)

    def show_winter_tiles(self, seen: SeatView, seat: int) -> None:
        dealt = seen.form["winter"][seat]["dealt_tiles"]
        if dealt and seen.season != "winter":
            names = MIDDLE.join(tile_name(self.terminal, name) for name in dealt)
            self.write(self.terminal.text("kf-winter-tiles", tiles=names), colours.QUIET)

    # -- villages -----------------------------------------------------------------------------

    def show_village(self, seen: SeatView, seat: int, legend: bool = True) -> None:
        line = self.players.badge(seat)
        line.append(f" {self.players.names[seat]}", colours.TITLE)
        self.put(line)
        self.show_map(seen.villages[seat], {}, legend)
        self.put(village_table(self.terminal, seen.villages[seat]))
        village = seen.form["villages"][seat]
        for key, place in (("kf-waiting", "waiting"), ("kf-aside", "aside")):
            if village[place]:
                names = MIDDLE.join(
                    tile_name(self.terminal, form["tile"], form["face"]) for form in village[place]
                )
                self.terminal.say(key, tiles=names)

    def show_map(
        self, pieces: Sequence[Piece], labels: Mapping[Cell, str], legend: bool = True
    ) -> None:
        """The village as hexagons, with labels on empty cells."""
        hexagons = {(piece.form["q"], piece.form["r"]): self._hexagon(piece) for piece in pieces}
        for cell, label in labels.items():
            name = (f" {label} ", colours.CHOICE)
            hexagons[cell] = Hexagon(None, (("", ""), name, (cell_name(*cell), colours.QUIET)))
        for page in pages(hexagons, self.terminal.out.width):
            for row in picture(page):
                self.put(row)
        if legend and hexagons:
            self.write(self._legend(), colours.QUIET)

    def _legend(self) -> str:
        return self.terminal.text("kf-legend", road=ROAD_SIGN * 2, water=WATER_SIGN * 2)

    def _hexagon(self, piece: Piece) -> Hexagon:
        name = tile_name(self.terminal, piece.name, piece.face_name)
        cell = cell_name(piece.form["q"], piece.form["r"])
        lying = (self._lying(piece.form["resources"]), colours.ROAD)
        lines = ((cell, colours.QUIET), (name, colours.TITLE), lying)
        return Hexagon(turned(piece.tile, piece.form["turn"]), lines)

    def _lying(self, counted: Mapping[str, int]) -> str:
        """Resources in full if there is room, else by their first letters."""
        names = {
            kind: self.terminal.text(f"resource-{kind}") for kind in RESOURCES if counted[kind]
        }
        for letters in (ROOM, 2):
            words = " ".join(f"{counted[kind]} {name[:letters]}" for kind, name in names.items())
            if len(words) <= ROOM:
                return words
        return " ".join(f"{counted[kind]}{name[:1]}" for kind, name in names.items())

    def show_turns(self, tile: Tile, turns: Sequence[int]) -> None:
        """The rotations that fit, under their numbers."""
        labels = [(f" {number} ", colours.CHOICE) for number in range(1, len(turns) + 1)]
        across = max(1, self.terminal.out.width // (WIDTH + 1))
        for first in range(0, len(turns), across):
            part = slice(first, first + across)
            for row in side_by_side(tile, turns[part], labels[part]):
                self.put(row)

    # -- lists and texts ----------------------------------------------------------------------

    def show_menu(self, rows: Sequence[tuple[str, str]]) -> None:
        """The choices with their labels."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for label, words in rows:
            table.add_row(Text(f" {label} ", colours.CHOICE), Text(words))
        self.put(table)

    def show_tile(self, name: str, options: Options) -> None:
        first, *rest = tile_lines(self.terminal, TILES[NUMBER_OF[name]], options)
        self.write(first, colours.TITLE)
        for line in rest:
            self.write(line)

    def show_help(self) -> None:
        terminal = self.terminal
        terminal.say("kf-help-turn")
        table = Table.grid(padding=(0, 2))
        commands = (
            (f"{BID_SIGN} 3", "kf-help-bid"),
            (f"{USE_SIGN} 3", "kf-help-use"),
            (f"{BID_SIGN} 3 2 {terminal.text('colour-of-red')}", "kf-help-short"),
            ("p", "kf-help-pass"),
            ("i 3", "kf-help-info"),
            ("v, v 2", "kf-help-village"),
            ("m", "kf-help-table"),
            ("u", "kf-help-undo"),
            ("!", "play-help-hint"),
            ("q", "play-help-q"),
        )
        for command, key in commands:
            table.add_row(Text(command, "bold"), terminal.text(key))
        self.put(table)
        terminal.say("kf-help-notation")
        signs = terminal.text(
            "kf-help-signs", step=STEP_SIGN, upgrade=UPGRADE_SIGN, point=POINT_SIGN
        )
        self.write(signs)
