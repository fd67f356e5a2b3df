"""The itemised score sheet, and the lines with the standings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from meeplewright.core.game import Item, Outcome
from meeplewright.games.carcassonne.rules.items import FeatureItem
from meeplewright.games.carcassonne.rules.position import Position
from meeplewright.games.carcassonne.terminal import colours
from meeplewright.games.carcassonne.terminal.words import (
    goods_words,
    item_words,
    scored_words,
    supply_short,
    supply_words,
)
from meeplewright.terminal.console import Terminal

_GAP = "   "  # between two players


def show_sheet(terminal: Terminal, names: Sequence[str], outcome: Outcome) -> None:
    """Every player's points with their reasons, and who won."""
    table = Table(title=terminal.text("sheet-title"), title_style="bold", title_justify="left")
    table.add_column(terminal.text("sheet-player"), no_wrap=True)
    table.add_column(terminal.text("sheet-for"))
    table.add_column(terminal.text("sheet-points"), justify="right")
    for seat, items in enumerate(outcome.items):
        name: Text | str = Text(f" {names[seat]} ", colours.SEATS[seat])
        for words, points in _rows(terminal, items):
            table.add_row(name, words, points)
            name = ""
        total = Text(terminal.number(outcome.points[seat]), "bold")
        table.add_row(name, Text(terminal.text("sheet-total"), "bold"), total, end_section=True)
    terminal.out.print(table)
    totals = zip(names, outcome.points, strict=True)
    scores = [terminal.text("play-score", name=name, points=points) for name, points in totals]
    terminal.write(_GAP.join(scores))
    terminal.write(_winners(terminal, names, outcome), "bold")


def _rows(terminal: Terminal, items: Sequence[Item]) -> list[tuple[Text | str, str]]:
    rows: list[tuple[Text | str, str]] = []
    for key, during in (("sheet-during", True), ("sheet-final", False)):
        rows.append((Text(terminal.text(key), "italic"), ""))
        chosen = [item for item in items if _is_during(item) == during]
        rows += [
            (f"  {item_words(terminal, item)}", terminal.number(item.points)) for item in chosen
        ]
        if not chosen:
            rows.append((f"  {terminal.text('sheet-nothing')}", ""))
    return rows


def _is_during(item: Item) -> bool:
    """CA 10: fields and unfinished features are scored at the end."""
    return isinstance(item, FeatureItem) and item.finished


def _winners(terminal: Terminal, names: Sequence[str], outcome: Outcome) -> str:
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        return terminal.text("sheet-winner", name=winners[0])
    return terminal.text("sheet-winners", names=", ".join(winners))


def standings(
    terminal: Terminal,
    names: Sequence[str],
    letters: Sequence[str],
    position: Position,
    columns: int,
) -> Text:
    """Every player with points and remaining figures: in full if one line is enough, else short
    and on several lines. No player is split between lines.
    """
    seats = range(position.seats)
    in_words = [supply_words(terminal, position, seat) for seat in seats]
    players = _players(terminal, names, letters, position, in_words)
    if sum(player.cell_len + len(_GAP) for player in players) - len(_GAP) > columns:
        short = [supply_short(terminal, position, seat) for seat in seats]
        players = _players(terminal, names, letters, position, short)
    lines = [players[0]]
    for player in players[1:]:
        if lines[-1].cell_len + len(_GAP) + player.cell_len <= columns:
            lines[-1] = Text.assemble(lines[-1], _GAP, player)
        else:
            lines.append(player)
    return Text("\n").join(lines)


def _players(
    terminal: Terminal,
    names: Sequence[str],
    letters: Sequence[str],
    position: Position,
    left: Sequence[str],
) -> list[Text]:
    return [
        Text.assemble(
            (f" {letters[seat]} ", colours.SEATS[seat]),
            " " + terminal.text("play-score", name=name, points=position.points[seat]),
            (f" ({left[seat]})", "dim"),
        )
        for seat, name in enumerate(names)
    ]


def show_scorings(
    terminal: Terminal, names: Sequence[str], position: Position, you: int | None = None
) -> None:
    """All points so far, with their reasons, and everybody's remaining figures and goods."""
    if not position.scored:
        terminal.say("play-scores-none")
    for scoring in position.scored:
        terminal.write("  " + scored_words(terminal, names, scoring.seats, scoring.item, you))
    for seat, name in enumerate(names):
        left = supply_words(terminal, position, seat)
        terminal.say("play-score-with", name=name, points=position.points[seat], followers=left)
    if taken := goods_line(terminal, names, position):
        terminal.write(taken)


def goods_line(terminal: Terminal, names: Sequence[str], position: Position) -> str:
    """Who has which goods; empty if nobody has any."""
    if position.extras is None:
        return ""
    held = [
        terminal.text("play-goods-of", name=name, goods=goods_words(terminal, tokens))
        for name, tokens in zip(names, position.extras.goods, strict=True)
        if any(tokens)
    ]
    return terminal.text("play-goods", goods=_GAP.join(held)) if held else ""
