"""The itemised score sheet, and the lines that say how a position stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from meeplewright.carcassonne.items import FeatureItem
from meeplewright.carcassonne.position import Position
from meeplewright.cli.carcassonne import colours
from meeplewright.cli.carcassonne.words import item_words, scored_words
from meeplewright.cli.desk import Desk
from meeplewright.core.game import Item, Outcome

_BESIDE_TILE = 9  # columns that a tile in hand takes from the line beside it


def show_sheet(desk: Desk, names: Sequence[str], outcome: Outcome) -> None:
    """Every player's points with their reasons, and who won."""
    table = Table(title=desk.text("sheet-title"), title_style="bold", title_justify="left")
    table.add_column(desk.text("sheet-player"), no_wrap=True)
    table.add_column(desk.text("sheet-for"))
    table.add_column(desk.text("sheet-points"), justify="right")
    for seat, items in enumerate(outcome.items):
        name: Text | str = Text(f" {names[seat]} ", colours.SEATS[seat])
        for words, points in _rows(desk, items):
            table.add_row(name, words, points)
            name = ""
        total = Text(str(outcome.points[seat]), "bold")
        table.add_row(name, Text(desk.text("sheet-total"), "bold"), total, end_section=True)
    desk.out.print(table)
    desk.write(_winners(desk, names, outcome), "bold")


def _rows(desk: Desk, items: Sequence[Item]) -> list[tuple[Text | str, str]]:
    rows: list[tuple[Text | str, str]] = []
    for key, during in (("sheet-during", True), ("sheet-final", False)):
        rows.append((Text(desk.text(key), "italic"), ""))
        chosen = [item for item in items if _is_during(item) == during]
        rows += [(f"  {item_words(desk, item)}", str(item.points)) for item in chosen]
        if not chosen:
            rows.append((f"  {desk.text('sheet-nothing')}", ""))
    return rows


def _is_during(item: Item) -> bool:
    """CA 10: fields and unfinished features are scored at the end."""
    return isinstance(item, FeatureItem) and item.finished


def _winners(desk: Desk, names: Sequence[str], outcome: Outcome) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return desk.text("sheet-winner", name=winners[0])
    return desk.text("sheet-winners", names=", ".join(winners))


def standings(desk: Desk, names: Sequence[str], letters: Sequence[str], position: Position) -> Text:
    """One line: every player with points and followers left; short where it would be too long."""
    supply = position.supply
    left = [desk.text("play-followers", count=count) for count in supply]
    line = _standings(desk, names, letters, position, left)
    if line.cell_len <= desk.out.width - _BESIDE_TILE:
        return line
    return _standings(desk, names, letters, position, [str(count) for count in supply])


def _standings(
    desk: Desk,
    names: Sequence[str],
    letters: Sequence[str],
    position: Position,
    left: Sequence[str],
) -> Text:
    line = Text()
    for seat, name in enumerate(names):
        line.append("   " if seat else "")
        line.append(f" {letters[seat]} ", colours.SEATS[seat])
        line.append(" " + desk.text("play-score", name=name, points=position.points[seat]))
        line.append(f" ({left[seat]})", "dim")
    return line


def show_scorings(desk: Desk, names: Sequence[str], position: Position) -> None:
    """All points so far, with their reasons, and how many followers everybody has left."""
    if not position.scored:
        desk.say("play-scores-none")
    for scoring in position.scored:
        desk.write("  " + scored_words(desk, names, scoring.seats, scoring.item))
    for seat, name in enumerate(names):
        score = desk.text("play-score", name=name, points=position.points[seat])
        desk.write(f"{score}, {desk.text('play-followers', count=position.supply[seat])}")
