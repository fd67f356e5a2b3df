"""Tables of what is visible: the auction, turn order tiles, boats, villages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill

from rich.table import Table
from rich.text import Text

from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, TILES
from meeplewright.games.keyflower.terminal import colours
from meeplewright.games.keyflower.terminal.effects import POINT_SIGN, cost_of, in_short, points_of
from meeplewright.games.keyflower.terminal.names import (
    MIDDLE,
    Players,
    amounts,
    cell_name,
    tile_name,
    worker_amounts,
)
from meeplewright.games.keyflower.terminal.seat_view import MOST_ON_TILE, Piece, SeatView
from meeplewright.terminal.console import Terminal

BID_SIGN = "b"
USE_SIGN = "w"
ROOMY = 96
"""From this many columns on there is room for what an upgraded tile does."""


def auction_table(terminal: Terminal, players: Players, seen: SeatView) -> Table:
    """The tiles in this season's auction. Empty columns are omitted."""
    shape = _Shape.of(terminal, seen.auction)
    used = ["kf-head-workers"] if any(piece.tile.usable for piece in seen.auction) else []
    keys = ["", "", "kf-head-tile", "kf-head-does", *shape.keys()]
    table = _grid(terminal, [*keys, "kf-head-colour", *used, "kf-head-bids"])
    for piece in seen.auction:
        name = _name_in_column(terminal, tile_name(terminal, piece.name, piece.face_name))
        row = [*_number(piece), name, *_does(terminal, piece, shape), _colour(terminal, piece)]
        row += [_workers(terminal, piece)] if used else []
        table.add_row(*row, bids(terminal, players, piece))
    return table


@dataclass(frozen=True)
class _Shape:
    """Which columns about upgrading a table has."""

    upgraded: bool
    cost: bool

    @classmethod
    def of(cls, terminal: Terminal, pieces: Sequence[Piece]) -> _Shape:
        cost = any(piece.tile.upgradable for piece in pieces)
        return cls(cost and terminal.out.width >= ROOMY, cost)

    def keys(self) -> list[str]:
        columns = (
            (self.upgraded, "kf-head-upgraded"),
            (self.cost, "kf-head-cost"),
            (True, "kf-head-points"),
        )
        return [key for shown, key in columns if shown]


def _grid(terminal: Terminal, keys: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=colours.QUIET)
    for key in keys:
        _column(terminal, table, key)
    return table


def _column(terminal: Terminal, table: Table, key: str) -> None:
    unbroken = ("", "kf-head-tile", "kf-head-points")
    table.add_column(terminal.text(key) if key else "", no_wrap=key in unbroken)


def _name_in_column(terminal: Terminal, name: str) -> Text:
    """A name broken only between words: the column is as wide as its longest line."""
    return Text(fill(name, terminal.out.width // 5, break_long_words=False))


def _number(piece: Piece) -> list[Text]:
    may = (BID_SIGN if piece.may_bid else " ") + (USE_SIGN if piece.may_use else " ")
    return [Text(f"{piece.number:>2}", colours.TITLE), Text(may, colours.MAY)]


def _does(terminal: Terminal, piece: Piece, shape: _Shape) -> list[Text]:
    """What it does, also upgraded if there is room; its cost; its points before and after."""
    tile = piece.tile
    described_below = piece.owner is None and tile.group == "summer_boat"
    cells = [Text("" if described_below else in_short(terminal, tile, piece.face, piece.options))]
    turns = tile.upgradable and not piece.upgraded
    if shape.upgraded:
        upgraded = in_short(terminal, tile, tile.faces[1], piece.options) if turns else ""
        cells.append(Text(upgraded, colours.QUIET))
    if shape.cost:
        cells.append(Text(cost_of(terminal, tile) if turns else ""))
    cells.append(Text(points_of(tile, piece.face)))
    return cells


def _workers(terminal: Terminal, piece: Piece) -> Text:
    """How many workers are on the tile, and how many the next use needs."""
    words = Text()
    if piece.workers:
        room = MOST_ON_TILE - piece.workers
        needed = piece.form["last_use"] + 1
        words.append(f"{piece.workers}/{MOST_ON_TILE} ")
        words.append(terminal.text("kf-full") if room < needed else f"≥{needed}", colours.QUIET)
    return words


def _colour(terminal: Terminal, piece: Piece) -> Text:
    colour = piece.form["colour"]
    return Text() if colour is None else Text(_coloured(terminal, colour), colours.WORKERS[colour])


def _coloured(terminal: Terminal, colour: str) -> str:
    return terminal.text(f"colour-of-{colour}")


def bids(terminal: Terminal, players: Players, piece: Piece) -> Text:
    """Every bid by its player's letter, the winning one bold; a lying group shows its colour."""
    given = sorted(piece.form["bids"], key=lambda bid: -bid["count"])
    words = []
    for place, bid in enumerate(given):
        word = players.badge(bid["seat"])
        word.append(f" {bid['count']}", colours.TITLE if place == 0 else "")
        if bid["lying"]:
            word.append(f" {_coloured(terminal, bid['colour'])}", colours.WORKERS[bid["colour"]])
        words.append(word)
    return Text("  ").join(words)


def order_line(terminal: Terminal, players: Players, seen: SeatView) -> Text:
    """The turn order tiles with their bids, in one line."""
    words: list[Text] = []
    for piece in seen.turn_order:
        number = str(piece.number) if words else f"{piece.number:>2}"
        word = Text.assemble((number, colours.TITLE))
        word.append(" " + BID_SIGN if piece.may_bid else "", colours.MAY)
        word.append(f" {tile_name(terminal, piece.name)}")
        if piece.form["purple"]:
            word.append(f" {terminal.text('kf-with-purple')}", colours.QUIET)
        bid_words = bids(terminal, players, piece)
        if bid_words.plain:
            colour = piece.form["colour"]
            word.append(f" {_coloured(terminal, colour)}: ", colours.WORKERS[colour])
            word.append_text(bid_words)
        words.append(word)
    return Text(MIDDLE).join(words)


def boat_lines(terminal: Terminal, players: Players, seen: SeatView) -> list[Text]:
    """Every boat in the middle with its cargo; in winter with what it scores."""
    lines = []
    for form in seen.form["boats"]:
        line = Text(f"  {tile_name(terminal, form['tile'])}: ")
        if sum(form["workers"].values()) + sum(form["skills"].values()) == 0:
            line.append(_empty_boat(terminal, form["tile"], seen))
        else:
            line.append_text(worker_amounts(terminal, form["workers"]))
            skills = amounts(terminal, form["skills"])
            line.append(f"; {skills}" if skills else "")
        if form["taken_by"] is not None:
            line.append(" ")
            line.append_text(players.badge(form["taken_by"]))
        lines.append(line)
    return lines


def _empty_boat(terminal: Terminal, name: str, seen: SeatView) -> str:
    tile = TILES[NUMBER_OF[name]]
    face = tile.faces[0]
    if seen.season != "winter":
        return terminal.text("kf-boat-empty")
    points = f"{face.points}{POINT_SIGN}" if face.points else ""
    scoring = in_short(terminal, tile, face, seen.options) if face.scoring else ""
    return " + ".join(part for part in (points, scoring) if part)


def village_table(terminal: Terminal, pieces: Sequence[Piece]) -> Table:
    """One village in full: a line for each tile, with its cell and what is on it."""
    shape = _Shape(False, any(piece.tile.upgradable for piece in pieces))
    keys = ["", "", "kf-head-tile", "kf-head-at", "kf-head-does", *shape.keys()]
    table = _grid(terminal, [*keys, "kf-head-colour", "kf-head-workers", "kf-head-lying"])
    for piece in pieces:
        name = _name_in_column(terminal, _upgraded_name(terminal, piece))
        cell = Text(cell_name(piece.form["q"], piece.form["r"]), colours.QUIET)
        row = [
            *_number(piece),
            name,
            cell,
            *_does(terminal, piece, shape),
            _colour(terminal, piece),
        ]
        lying = Text(amounts(terminal, piece.form["resources"]))
        table.add_row(*row, _workers(terminal, piece), lying)
    return table


def _upgraded_name(terminal: Terminal, piece: Piece) -> str:
    name = tile_name(terminal, piece.name, piece.face_name)
    return f"{name} {POINT_SIGN}" if piece.upgraded else name


def village_in_short(terminal: Terminal, pieces: Sequence[Piece]) -> list[Text]:
    """An opponent's village, tile by tile: name, what it does, who is on it."""
    words = []
    for piece in pieces:
        word = Text.assemble((str(piece.number), colours.TITLE))
        word.append(" " + USE_SIGN if piece.may_use else "", colours.MAY)
        word.append(f" {tile_name(terminal, piece.name, piece.face_name)}")
        if piece.tile.usable:
            does = in_short(terminal, piece.tile, piece.face, piece.options)
            word.append(f" ({does})", colours.QUIET)
        for part in (_workers(terminal, piece), _colour(terminal, piece)):
            word.append(" " if part.plain else "")
            word.append_text(part)
        lying = amounts(terminal, piece.form["resources"])
        word.append(f" [{lying}]" if lying else "")
        words.append(word)
    return words


def in_lines(words: Sequence[Text], width: int) -> list[Text]:
    """Broken only between words; all lines but the first are indented."""
    lines = [words[0].copy()]
    for word in words[1:]:
        if lines[-1].cell_len + len(MIDDLE) + word.cell_len <= width:
            lines[-1].append(MIDDLE).append_text(word)
        else:
            lines.append(Text("    ").append_text(word))
    return lines


def power_lines(terminal: Terminal, seen: SeatView) -> list[Text]:
    """What the summer boats of the auction do: too long for a column."""
    return [
        Text(f"      {tile_name(terminal, piece.name, piece.face_name)}: ").append(
            in_short(terminal, piece.tile, piece.face, piece.options), colours.QUIET
        )
        for piece in seen.auction
        if piece.tile.group == "summer_boat"
    ]
