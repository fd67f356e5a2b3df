"""`meeplewright analyse`: analyse a record; print text or JSON, or write a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar
from rich.table import Table

from meeplewright.analysis import Analysis, Effort, Progress, analyse
from meeplewright.analysis.results import Summary
from meeplewright.cli.analysis_words import Words
from meeplewright.cli.replay import warn_of_record
from meeplewright.core.recordfile import write_whole
from meeplewright.core.records import Record
from meeplewright.terminal.console import Terminal, game_title
from meeplewright.terminal.errors import UserError, concerning

_BLOCKS = "▁▂▃▄▅▆▇█"
_DIGITS = "012345678"
_WIDEST = 80


def analyse_record(
    terminal: Terminal, path: Path, effort: str, as_json: bool, html: Path | None
) -> None:
    """Analyse the record and show the findings in the requested form."""
    chosen = Effort.named(effort)
    with concerning(path):
        record = Record.read(path)
        if html is not None and html.exists() and html.samefile(path):
            raise UserError("usage-same-file", file=str(html))
        with _progress(terminal, path) as progress:
            found = analyse(record, chosen, progress)
    warn_of_record(terminal, path, record)
    if html is not None:
        _write_page(terminal, record, found, html)
    if as_json:
        terminal.json(found.to_json())
    else:
        show(terminal, record, found)
    if html is not None:
        terminal.warn(terminal.text("analyse-written", file=str(html)))


@contextmanager
def _progress(terminal: Terminal, path: Path) -> Iterator[Progress | None]:
    """A progress bar at a terminal; nothing in a pipe."""
    if not terminal.err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with ProgressBar(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task(terminal.text("analyse-working", file=path.name))
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _write_page(terminal: Terminal, record: Record, found: Analysis, html: Path) -> None:
    from meeplewright.cli.analysis_page import page

    words = Words(terminal, record)
    with concerning(html):
        write_whole(html, page(words, found))


# -- for people -------------------------------------------------------------------------------


def show(terminal: Terminal, record: Record, found: Analysis) -> None:
    words = Words(terminal, record)
    title = game_title(terminal, found.game)
    terminal.write(
        terminal.text("replay-title", game=title, players=", ".join(words.names)), "bold"
    )
    terminal.say("analysis-effort", simulations=found.effort.simulations)
    terminal.out.print()
    _show_graph(terminal, words, found)
    terminal.out.print()
    terminal.out.print(_summaries(words, found.summaries))
    for summary in found.summaries:
        terminal.write(f"{words.names[summary.seat]}: {words.in_short(found, summary)}")
    terminal.out.print()
    _show_turning_points(terminal, words, found)
    terminal.say("analysis-explained")


def _show_graph(terminal: Terminal, words: Words, found: Analysis) -> None:
    """One row per seat: its win probability from the first entry to the last."""
    terminal.write(terminal.text("analysis-chance"), "bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    width = min(_WIDEST, terminal.out.width - 8 - max(len(name) for name in words.names))
    signs = _BLOCKS if "utf" in terminal.out.encoding.lower() else _DIGITS
    for seat, name in enumerate(words.names):
        last = words.percent(found.moments[-1].outlook.chances[seat])
        table.add_row(name, sparkline(found, seat, max(width, 10), signs), last)
    terminal.out.print(table)


def sparkline(found: Analysis, seat: int, width: int, signs: str = _BLOCKS) -> str:
    """The seat's win probability over time as a row of characters."""
    columns = min(width, found.entries + 1)
    line = ""
    for column in range(columns):
        at = found.entries * column // max(1, columns - 1)
        moment = max((had for had in found.moments if had.entry <= at), key=lambda had: had.entry)
        height = int(moment.outlook.chances[seat] * len(signs))
        line += signs[min(height, len(signs) - 1)]
    return line


def _summaries(words: Words, summaries: Sequence[Summary]) -> Table:
    """One column per player, since there are more facts than players."""
    heads, *rows = zip(
        words.summary_heads(summaries[0]), *map(words.summary_row, summaries), strict=True
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in heads[1:]:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*row)
    return table


def _show_turning_points(terminal: Terminal, words: Words, found: Analysis) -> None:
    if not found.turning_points:
        terminal.say("analysis-no-turning-points")
        return
    terminal.write(terminal.text("analysis-turning-points"), "bold")
    for point in found.turning_points:
        terminal.write(words.turning_point(point))
        for line in words.explained(found, point):
            terminal.write(f"  {line}")
    terminal.out.print()
