"""`meeplewright analyse`: what a recorded game teaches, for people, for programs, as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meeplewright.analysis import LEVELS, Analysis, Effort, analyse
from meeplewright.analysis import Progress as Told
from meeplewright.analysis.findings import Summary
from meeplewright.cli.analysis_words import Words
from meeplewright.cli.replaying import warn_torn
from meeplewright.core.recordfile import write_whole
from meeplewright.core.records import Record
from meeplewright.terminal.desk import Desk, game_title
from meeplewright.terminal.mistakes import Mistake, concerning

MOST_SIMULATIONS = 1_000_000
_BLOCKS = "▁▂▃▄▅▆▇█"
_DIGITS = "012345678"
_WIDEST = 80


def analyse_record(desk: Desk, path: Path, effort: str, as_json: bool, html: Path | None) -> None:
    """Analyse the record and say what was found in the way that was asked for."""
    chosen = read_effort(effort)
    with concerning(path):
        record = Record.read(path)
        if html is not None and html.exists() and html.samefile(path):
            raise Mistake("usage-same-file", file=str(html))
        with _progress(desk, path) as told:
            found = analyse(record, chosen, told)
    if record.torn:
        warn_torn(desk, path, record)
    if html is not None:
        _write_page(desk, record, found, html)
    if as_json:
        desk.json(found.to_json())
    else:
        show(desk, record, found)
    if html is not None:
        desk.warn(desk.text("analyse-written", file=str(html)))


def read_effort(text: str) -> Effort:
    """`quick`, or so many simulations."""
    for level in LEVELS:
        if text == level:
            return Effort.named(level)
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= MOST_SIMULATIONS:
        return Effort(int(text))
    efforts = ", ".join(LEVELS)
    raise Mistake("usage-effort", value=text[:40], efforts=efforts, most=MOST_SIMULATIONS)


@contextmanager
def _progress(desk: Desk, path: Path) -> Iterator[Told | None]:
    """A bar for people who wait; nothing in a pipe."""
    if not desk.err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=desk.err, transient=True) as bar:
        task = bar.add_task(desk.text("analyse-working", file=path.name))
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _write_page(desk: Desk, record: Record, found: Analysis, html: Path) -> None:
    from meeplewright.cli.analysis_page import page

    words = Words(desk, record)
    with concerning(html):
        write_whole(html, page(words, found))


# -- for people -------------------------------------------------------------------------------


def show(desk: Desk, record: Record, found: Analysis) -> None:
    words = Words(desk, record)
    title = game_title(desk, found.game)
    desk.write(desk.text("replay-title", game=title, players=", ".join(words.names)), "bold")
    desk.say("analysis-effort", simulations=found.effort.simulations)
    desk.out.print()
    _show_graph(desk, words, found)
    desk.out.print()
    desk.out.print(_summaries(words, found.summaries))
    for summary in found.summaries:
        desk.write(f"{words.names[summary.seat]}: {words.in_short(found, summary)}")
    desk.out.print()
    _show_turning_points(desk, words, found)
    desk.say("analysis-explained")


def _show_graph(desk: Desk, words: Words, found: Analysis) -> None:
    """One row a seat: its chance to win from the first entry to the last."""
    desk.write(desk.text("analysis-chance"), "bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    width = min(_WIDEST, desk.out.width - 8 - max(len(name) for name in words.names))
    signs = _BLOCKS if "utf" in desk.out.encoding.lower() else _DIGITS
    for seat, name in enumerate(words.names):
        last = words.percent(found.moments[-1].outlook.chances[seat])
        table.add_row(name, sparkline(found, seat, max(width, 10), signs), last)
    desk.out.print(table)


def sparkline(found: Analysis, seat: int, width: int, signs: str = _BLOCKS) -> str:
    """The seat's chance over time in so many signs, the lowest first."""
    columns = min(width, found.entries + 1)
    line = ""
    for column in range(columns):
        at = found.entries * column // max(1, columns - 1)
        moment = max((had for had in found.moments if had.entry <= at), key=lambda had: had.entry)
        height = int(moment.outlook.chances[seat] * len(signs))
        line += signs[min(height, len(signs) - 1)]
    return line


def _summaries(words: Words, summaries: Sequence[Summary]) -> Table:
    """One column a player, since there are more things to say than players."""
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


def _show_turning_points(desk: Desk, words: Words, found: Analysis) -> None:
    if not found.turning_points:
        desk.say("analysis-no-turning-points")
        return
    desk.write(desk.text("analysis-turning-points"), "bold")
    for point in found.turning_points:
        desk.write(words.turning_point(point))
        for line in words.explained(found, point):
            desk.write(f"  {line}")
    desk.out.print()
