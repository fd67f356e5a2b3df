"""The itemised score sheet of Keyflower (KF F): every point of every player with its reason."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from meeplewright.core.game import Item, Outcome
from meeplewright.games.keyflower.rules.sheet import SheetItem
from meeplewright.games.keyflower.terminal.names import Players, amounts, tile_name
from meeplewright.terminal.desk import Desk


def show_sheet(desk: Desk, players: Players, outcome: Outcome) -> None:
    table = Table(title=desk.text("sheet-title"), title_style="bold", title_justify="left")
    table.add_column(desk.text("sheet-player"), no_wrap=True)
    table.add_column(desk.text("sheet-for"))
    table.add_column(desk.text("sheet-points"), justify="right")
    for seat, items in enumerate(outcome.items):
        name: Text | str = players.badge(seat).append(f" {players.names[seat]}")
        for item in items:
            table.add_row(name, item_words(desk, item), str(item.points))
            name = ""
        total = Text(str(outcome.points[seat]), "bold")
        table.add_row(name, Text(desk.text("sheet-total"), "bold"), total, end_section=True)
    desk.out.print(table)
    winners = [players.names[seat] for seat in outcome.winners]
    key = "sheet-winner" if len(winners) == 1 else "sheet-winners"
    desk.write(desk.text(key, name=winners[0], names=", ".join(winners)), "bold")


def item_words(desk: Desk, item: Item) -> str:
    """What points are for."""
    assert isinstance(item, SheetItem)
    about = item.details
    tile = tile_name(desk, item.tile) if item.tile is not None else ""
    words = _words_of(desk, item, tile)
    if about.get("purple"):
        words += f" ({desk.text('item-purple')})"
    if about.get("flipped"):
        words += f" ({desk.text('item-flipped')})"
    return words


def _words_of(desk: Desk, item: SheetItem, tile: str) -> str:
    about = item.details
    if item.kind == "printed":
        return desk.text("item-printed", tile=tile)
    if item.kind == "turn_order":
        return desk.text("item-turn_order", tile=tile, count=about["neighbours"])
    if item.kind == "transport":
        doubled = "yes" if about["doubled"] else "no"
        return desk.text("item-transport", tile=tile, count=about["transport"], doubled=doubled)
    if item.kind == "river":
        return desk.text("item-river", tile=tile, count=about["boats"])
    if item.kind == "loop":
        names = ", ".join(tile_name(desk, name) for name in about["tiles"])
        return desk.text("item-loop", tile=tile, tiles=names)
    things = amounts(desk, about["items"])
    if item.kind == "gold":
        return desk.text("item-gold", things=things)
    return desk.text("item-things", tile=tile, things=things)
