"""`meeplewright dataset`: a folder of records becomes Parquet tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar
from rich.table import Table

from meeplewright.cli.simulate import Count
from meeplewright.core.errors import InvalidRecord
from meeplewright.core.game import Json
from meeplewright.exchange.dataset import (
    NoRecords,
    Progress,
    UnreadableRecord,
    Written,
    write_dataset,
)
from meeplewright.exchange.dataset_schema import TABLES, USUAL, folder_of
from meeplewright.terminal.console import Terminal, game_title, shown
from meeplewright.terminal.errors import UserError, concerning, file_sentence, record_sentence

VIEWS = "views"


@dataclass
class _LeftOut:
    """The invalid records: reported at once, and kept for the JSON output."""

    terminal: Terminal
    forms: list[Json] = field(default_factory=list)

    def __call__(self, bad: UnreadableRecord) -> None:
        sentence = _sentence(self.terminal, bad)
        self.terminal.warn(sentence)
        form: Json = {"record": str(bad.path), "trouble": sentence}
        if isinstance(bad.fault, InvalidRecord):
            where = {"line": bad.fault.line, "entry": bad.fault.entry}
            form |= {**where, "reason": bad.fault.reason.to_json()}
        self.forms.append(form)


def make_dataset(
    terminal: Terminal,
    folder: Path,
    out: Path,
    tables: tuple[str, ...],
    skip_bad: bool,
    as_json: bool,
) -> None:
    """Write the tables and print a summary."""
    begun = time.perf_counter()
    left_out = _LeftOut(terminal)
    with _mistakes(terminal), concerning(out), _progress(terminal, folder) as progress:
        skip = left_out if skip_bad else None
        written = write_dataset(folder, out, tables, skip=skip, progress=progress)
    if as_json:
        form = _form(out, written, left_out.forms)
        terminal.json({**form, "seconds": round(time.perf_counter() - begun, 3)})
    else:
        _show(terminal, out, tables, written, len(left_out.forms))


def read_tables(text: str | None, views: bool) -> tuple[str, ...]:
    """`games,moves`, or the usual ones; `--views` adds the views."""
    named = USUAL if text is None else tuple(word.strip() for word in text.split(","))
    for name in named:
        if name not in TABLES:
            known = ", ".join(TABLES)
            raise UserError("dataset-no-table", table=shown(name), tables=known)
    return (*named, VIEWS) if views else named


@contextmanager
def _mistakes(terminal: Terminal) -> Iterator[None]:
    try:
        yield
    except UnreadableRecord as bad:
        raise UserError("dataset-bad-record", trouble=_sentence(terminal, bad)) from bad
    except NoRecords as none:
        raise UserError("dataset-no-records", folder=str(none.folder)) from none


def _sentence(terminal: Terminal, bad: UnreadableRecord) -> str:
    if isinstance(bad.fault, InvalidRecord):
        return record_sentence(bad.path, bad.fault, terminal)
    bad.fault.filename = str(bad.path)
    return file_sentence(bad.fault, terminal)


@contextmanager
def _progress(terminal: Terminal, folder: Path) -> Iterator[Progress | None]:
    """A progress bar at a terminal; nothing in a pipe."""
    if not terminal.err.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        Count(terminal),
        TimeRemainingColumn(),
    )
    with ProgressBar(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task(terminal.text("dataset-reading", folder=str(folder)), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _form(out: Path, written: Written, left_out: list[Json]) -> Json:
    tables = [
        {"game": game, "seats": seats, "folder": folder_of(game, seats), "rows": rows}
        for (game, seats), rows in written.rows.items()
    ]
    form = {"out": str(out), "records": written.records, "tables": tables}
    return {**form, "left_out": left_out}


def _show(
    terminal: Terminal, out: Path, tables: tuple[str, ...], written: Written, left_out: int
) -> None:
    shown_tables = [name for name in TABLES if name in tables]
    table = Table()
    for head in ("", *shown_tables):
        table.add_column(head, justify="right" if head else "left")
    for (game, seats), rows in written.rows.items():
        counts = [terminal.number(rows[name]) if name in rows else "–" for name in shown_tables]
        table.add_row(folder_of(game, seats), *counts)
    terminal.out.print(table)
    for game in sorted(_without_numbers(tables, written)):
        terminal.say("dataset-no-numbers", game=game_title(terminal, game))
    if left_out:
        terminal.say("dataset-left-out", count=left_out)
    terminal.say_whole("dataset-written", count=written.records, folder=str(out))


def _without_numbers(tables: tuple[str, ...], written: Written) -> set[str]:
    """The games that have no encoding, and so no positions."""
    return {game for (game, _), rows in written.rows.items() if not set(tables) <= set(rows)}
