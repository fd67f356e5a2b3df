"""The itemised score sheet of Keyflower (KF F): every point of every player with its reason."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from meeplewright.core.game import Item, Outcome
from meeplewright.games.keyflower.rules.sheet import SheetItem
from meeplewright.games.keyflower.terminal.names import Players, amounts, tile_name
from meeplewright.terminal.console import Terminal


def show_sheet(terminal: Terminal, players: Players, outcome: Outcome) -> None:
    table = Table(title=terminal.text("sheet-title"), title_style="bold", title_justify="left")
    table.add_column(terminal.text("sheet-player"), no_wrap=True)
    table.add_column(terminal.text("sheet-for"))
    table.add_column(terminal.text("sheet-points"), justify="right")
    for seat, items in enumerate(outcome.items):
        name: Text | str = players.badge(seat).append(f" {players.names[seat]}")
        for item in items:
            table.add_row(name, item_words(terminal, item), str(item.points))
            name = ""
        total = Text(str(outcome.points[seat]), "bold")
        table.add_row(name, Text(terminal.text("sheet-total"), "bold"), total, end_section=True)
    terminal.out.print(table)
    winners = [players.names[seat] for seat in outcome.winners]
    key = "sheet-winner" if len(winners) == 1 else "sheet-winners"
    terminal.write(terminal.text(key, name=winners[0], names=", ".join(winners)), "bold")


def item_words(terminal: Terminal, item: Item) -> str:
    """The reason of points."""
    assert isinstance(item, SheetItem)
    about = item.details
    tile = tile_name(terminal, item.tile) if item.tile is not None else ""
    words = _words_of(terminal, item, tile)
    if about.get("itself"):
        words += f" ({terminal.text('item-itself')})"
    if about.get("purple"):
        words += f" ({terminal.text('item-purple')})"
    if about.get("flipped"):
        words += f" ({terminal.text('item-flipped')})"
    return words


def _words_of(terminal: Terminal, item: SheetItem, tile: str) -> str:
    about = item.details
    if item.kind == "printed":
        return terminal.text("item-printed", tile=tile)
    if item.kind == "turn_order":
        return terminal.text("item-turn_order", tile=tile, count=about["neighbours"])
    if item.kind == "transport":
        doubled = "yes" if about["doubled"] else "no"
        return terminal.text("item-transport", tile=tile, count=about["transport"], doubled=doubled)
    if item.kind == "river":
        return terminal.text("item-river", tile=tile, count=about["boats"])
    if item.kind == "loop":
        names = ", ".join(tile_name(terminal, name) for name in about["tiles"])
        return terminal.text("item-loop", tile=tile, tiles=names)
    things = amounts(terminal, about["items"])
    if item.kind == "gold":
        return terminal.text("item-gold", things=things)
    return terminal.text("item-things", tile=tile, things=things)
