"""`meeplewright admin`: a host manages tables and people, also while servers run."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar, get_args

from rich.table import Table

from meeplewright.server.errors import StorageFault
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.rows import Status
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.errors import UserError, concerning

Found = TypeVar("Found")

_STATUSES: tuple[Status, ...] = get_args(Status)
_MOST = 1000  # rows of a list


def back_up(terminal: Terminal, database: str | None, file: Path) -> None:
    with concerning(file):
        _with_store(database, lambda store: store.backup(file))
    terminal.say_whole("admin-backed-up", file=str(file))


def restore_from(terminal: Terminal, database: str | None, file: Path, yes: bool) -> None:
    _agreed(terminal, yes, "admin-restore-sure", file=str(file))
    with concerning(file):
        _with_store(database, lambda store: store.restore(file))
    terminal.say_whole("admin-restored", file=str(file))


def list_tables(
    terminal: Terminal, database: str | None, status: str | None, as_json: bool
) -> None:
    wanted = None if status is None else _status(status)
    rows = _with_store(database, lambda store: store.tables.list_all(wanted, _MOST))
    fields = ("id", "game", "status", "visibility", "version", "title")
    if as_json:
        terminal.json(
            [{name: getattr(row, name) for name in (*fields, "updated_at")} for row in rows]
        )
        return
    _print_rows(
        terminal,
        (*(f"admin-column-{name}" for name in fields), "admin-column-updated"),
        [[*(str(getattr(row, name)) for name in fields), _day(row.updated_at)] for row in rows],
    )


def _status(given: str) -> Status:
    for status in _STATUSES:
        if given == status:
            return status
    known = ", ".join(_STATUSES)
    raise UserError("usage-choice", name="--status", value=shown(given), known=known)


def remove_table(terminal: Terminal, database: str | None, table: str, yes: bool) -> None:
    if _with_store(database, lambda store: store.tables.get(table)) is None:
        raise UserError("admin-no-table", table=shown(table))
    _agreed(terminal, yes, "admin-remove-sure", table=table)
    _with_store(database, lambda store: store.tables.remove(table))
    terminal.say("admin-removed", table=table)


def list_people(terminal: Terminal, database: str | None, name: str | None, as_json: bool) -> None:
    rows = _with_store(database, lambda store: store.people.find(_MOST, name or ""))
    if as_json:
        fields = ("id", "name", "kind", "muted", "seen_at")
        terminal.json([{field: getattr(row, field) for field in fields} for row in rows])
        return
    muted = terminal.text("admin-muted-mark")
    _print_rows(
        terminal,
        ("admin-column-id", "admin-column-name", "admin-column-muted", "admin-column-seen"),
        [[row.id, row.name, muted if row.muted else "", _day(row.seen_at)] for row in rows],
    )


def forget_person(terminal: Terminal, database: str | None, person: str, yes: bool) -> None:
    _known_person(database, person)
    _agreed(terminal, yes, "admin-forget-sure", person=person)
    _with_store(database, lambda store: store.people.forget(person))
    terminal.say("admin-forgotten", person=person)


def mute_person(terminal: Terminal, database: str | None, person: str, muted: bool) -> None:
    _known_person(database, person)
    _with_store(database, lambda store: store.people.mute(person, muted))
    terminal.say("admin-muted-now" if muted else "admin-unmuted-now", person=person)


def _known_person(database: str | None, person: str) -> None:
    if _with_store(database, lambda store: store.people.get(person)) is None:
        raise UserError("admin-no-person", person=shown(person))


def _with_store(database: str | None, work: Callable[[Store], Awaitable[Found]]) -> Found:
    settings = Settings.from_environment(database=database)

    async def run() -> Found:
        store = await Store.open(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StorageFault as fault:
        raise UserError(f"serve-storage-{fault.kind}", why=fault.why) from fault


def _agreed(terminal: Terminal, yes: bool, key: str, **arguments: str) -> None:
    """Ask before something that cannot be undone; programs pass --yes."""
    if yes:
        return
    try:
        answer = terminal.out.input(terminal.text(key, **arguments) + " ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in terminal.text("admin-yes-words").split():
        raise UserError("admin-not-done")


def _print_rows(terminal: Terminal, heads: tuple[str, ...], rows: list[list[str]]) -> None:
    if not rows:
        terminal.say("admin-none")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(terminal.text(head), no_wrap=True)
    for row in rows:
        table.add_row(*(shown(cell) for cell in row))
    terminal.out.print(table, soft_wrap=True)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
