"""Backups: consistent, complete or refused, and the same for both databases."""

import asyncio
import gzip
import hashlib
import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Connection, Table, insert, select

from meeplewright.core.errors import InvalidJson
from meeplewright.server.errors import Conflict
from meeplewright.server.settings import Settings
from meeplewright.server.storage import AnalysisRow, DraftRow, Store, TableRow
from meeplewright.server.storage.backup import KEPT, check_backup
from meeplewright.server.storage.schema import (
    addresses,
    entrants,
    mail_counts,
    notices,
    outbox,
    pairings,
    played,
    push_keys,
    ratings,
    subscriptions,
    tokens,
    tournaments,
)
from tests.conftest import FULL, ROOT, only_in_full
from tests.server.storage.builders import (
    a_line,
    a_person,
    a_row,
    a_table,
    add,
    assert_whole,
    entries,
    open_seats,
)

pytestmark = pytest.mark.anyio


def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows that a backup contains."""
    return {
        table.name: [
            dict(row)
            for row in connection.execute(
                select(table).order_by(*table.primary_key.columns)
            ).mappings()
        ]
        for table in KEPT
    }


async def furnish(store: Store) -> TableRow:
    """Store something of every kind."""
    person = await a_person(store, "Ő\u2028", token="shown")
    table = a_row(host_id=person.id, options={"a": 1}, title="evening")
    await store.tables.create(table, open_seats(table, 2), {"played": [[0, {"n": 1}]]})
    assert await store.seats.claim(table.id, 0, person.id, person.name)
    await add(store, table, 0, 3, status="running", snapshot=(2, {"s": [1, None]}), due_at=9)
    await store.chat.add(a_line(table, person, "hello"))
    await store.notes.set(table.id, person.id, "note")
    await store.orders.set(table.id, 0, {"kind": "pass"})
    await store.drafts.set(
        DraftRow(table_id=table.id, seat=0, version=3, steps=[{"n": 1}], number=1)
    )
    await store.leases.take(table.id, "process", 1, 5)
    analysis = AnalysisRow(id="a", table_id=table.id, asked_at=1, entries=3, record="a game")
    await store.analyses.request(analysis)
    await store._write(lambda connection: furnish_what_people_have(connection, table, person.id))
    return table


def furnish_what_people_have(connection: Connection, table: TableRow, person_id: str) -> None:
    """Finished games, ratings, tournaments and notices."""
    of_person = {"person_id": person_id, "game": "tiny", "seats": 2, "mu": 25.5, "sigma": 8.25}
    result = {"points": 3, "place": 1, "margin": 1, "won": True, "sources": {"a": 3}, "by": "time"}
    length = {"whole": True, "rated": True, "moves": 3, "started_at": 1, "ended_at": 2}
    club = {"id": "t", "name": "Ő", "organiser_id": person_id, "game": "tiny", "options": {}}
    form = {"clock": {}, "aids": [], "format": "swiss", "table_size": 2, "rounds": 3, "round": 1}
    pair = {"round": 1, "number": 1, "table_id": table.id, "players": [1], "result": {"a": [1]}}
    token = connection.execute(select(tokens.c.hash)).scalar_one()
    browser = {"endpoint": "https://push.example/1", "p256dh": "k", "auth": "s", "language": "en"}
    due = {"person_id": person_id, "table_id": table.id, "items": [{"key": "x"}], "due_at": 5}
    rows: list[tuple[Table, dict[str, Any]]] = [
        (ratings, {**of_person, "games": 1, "updated_at": 2}),
        (played, {"table_id": table.id, "seat": 0, **of_person, **result, **length}),
        (tournaments, {**club, **form, "status": "running", "version": 1, "created_at": 1}),
        (entrants, {"tournament_id": "t", "number": 1, "person_id": None, "withdrawn": False}),
        (pairings, {"tournament_id": "t", **pair}),
        (push_keys, {"name": "vapid", "private": "secret"}),
        (mail_counts, {"key": "k", "day": 1, "count": 2}),
        (addresses, {"person_id": person_id, "address": "a", "language": "en", "key": "k"}),
        (subscriptions, {"token_hash": token, "person_id": person_id, **browser}),
        (notices, due),
        (outbox, {"id": "o", "subscription": token, **due, "tries": 1}),
    ]
    for into, row in rows:
        connection.execute(
            insert(into), {"created_at": 1, **row} if "created_at" in into.c else row
        )


async def test_a_backup_brings_everything_back(any_store: Store, tmp_path: Path) -> None:
    table = await furnish(any_store)
    before = await any_store._read(everything)
    assert all(before.values())
    rows = await any_store.backup(tmp_path / "backup.gz")
    assert rows == sum(len(kept) for kept in before.values())
    await add(any_store, table, 3)
    await a_person(any_store, "later")
    assert await any_store.restore(tmp_path / "backup.gz") == rows
    assert await any_store._read(everything) == before
    await add(any_store, table, 3)
    assert await any_store.log.tail(table.id, 0) == entries(0, 4)


async def test_a_host_may_move_to_the_other_database(
    store: Store, postgres_url: str, tmp_path: Path
) -> None:
    await furnish(store)
    await store.backup(tmp_path / "there")
    other = await Store.open(Settings(database=postgres_url))
    await a_person(other, "swept away")
    await other.restore(tmp_path / "there")
    before = await store._read(everything)
    assert await other._read(everything) == before
    await other.backup(tmp_path / "back")
    await a_person(store, "swept away")
    await store.restore(tmp_path / "back")
    assert await store._read(everything) == before
    await other.close()


async def test_a_backup_while_tables_are_played_is_of_one_moment(
    any_store: Store, tmp_path: Path
) -> None:
    tables = [await a_table(any_store) for _ in range(8)]
    over = asyncio.Event()

    async def play(table: TableRow) -> None:
        version = 0
        while not over.is_set():
            await add(any_store, table, version, 2, snapshot=(version + 1, {"at": version + 1}))
            version += 2

    players = [asyncio.create_task(play(table)) for table in tables]
    paths = [tmp_path / f"backup{i}" for i in range(5)]
    for path in paths:
        await any_store.backup(path)
    over.set()
    await asyncio.gather(*players)
    for path in paths:
        await any_store.restore(path)
        await assert_whole(any_store)
        for table in tables:
            loaded = await any_store.log.load(table.id)
            assert loaded is not None
            assert loaded.snapshot is None or loaded.snapshot[0] == loaded.table.version - 1


async def test_after_a_restore_appends_of_before_are_refused(
    any_store: Store, database_url: str, tmp_path: Path
) -> None:
    """The table is at the same version again, but after a restore."""
    table = await furnish(any_store)
    await any_store.backup(tmp_path / "backup")
    elsewhere = await Store.open(Settings(database=database_url))
    before = await any_store.epoch()
    await elsewhere.restore(tmp_path / "backup")
    with pytest.raises(Conflict) as caught:
        await add(any_store, table, 3)
    assert caught.value.version == 3
    after = await any_store.epoch()
    assert after != before
    any_store.adopt(after)
    await add(any_store, table, 3)
    await add(elsewhere, table, 4)
    await elsewhere.close()


async def test_nobody_else_may_read_a_backup(store: Store, tmp_path: Path) -> None:
    await store.backup(tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600


async def test_a_backup_that_cannot_be_written_leaves_no_scraps(
    any_store: Store, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    with pytest.raises(FileNotFoundError):
        await any_store.backup(folder / "backup")
    (folder / "backup").mkdir(parents=True)
    with pytest.raises(IsADirectoryError):
        await any_store.backup(folder / "backup")
    assert os.listdir(folder) == ["backup"]


WRITER = """
import sys, time
from pathlib import Path
from meeplewright.server.storage.part_file import part_file

with part_file(Path(sys.argv[1])) as raw:
    raw.write(b"begun")
    raw.flush()
    print("writing", flush=True)
    time.sleep(600)
"""


def parts_in(folder: Path) -> list[str]:
    return [name for name in os.listdir(folder) if name.endswith(".part")]


async def test_what_a_killed_backup_left_is_deleted_by_the_next_one(
    store: Store, tmp_path: Path
) -> None:
    """Not before: as long as its process lives, it may still finish."""
    folder = tmp_path / "backups"
    folder.mkdir()
    others = [folder / ".notes.part", folder / "tables.0a1b2c3d.part"]
    for other in others:
        other.write_text("not ours")
    command = [sys.executable, "-c", WRITER, str(folder / "yesterday.mwb")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as killed:
        try:
            assert killed.stdout is not None and killed.stdout.readline() == "writing\n"
            await store.backup(folder / "today.mwb")
            assert len(parts_in(folder)) == 1 + len(others)
        finally:
            killed.kill()
    await store.backup(folder / "tomorrow.mwb")
    assert sorted(os.listdir(folder)) == sorted(
        [*(other.name for other in others), "today.mwb", "tomorrow.mwb"]
    )


KILLS = 12


async def written_until_killed(database: str, path: Path, wait: float) -> bool:
    """Run the command, and kill it so many seconds after it has begun to write, unless it is done.
    Whether it was killed.
    """
    command = [sys.executable, "-m", "meeplewright", "admin", "backup", str(path)]
    environment = {**os.environ, "MEEPLEWRIGHT_DATABASE": database}
    with subprocess.Popen(command, cwd=ROOT, env=environment) as running:
        try:
            known = set(parts_in(path.parent))
            while running.poll() is None and set(parts_in(path.parent)) <= known:
                await asyncio.sleep(0.001)
            await asyncio.sleep(wait)
            return running.poll() is None
        finally:
            running.kill()


@only_in_full
async def test_every_backup_with_a_name_can_be_restored_whenever_others_were_killed(
    store: Store, sqlite_url: str, tmp_path: Path
) -> None:
    table = await a_table(store, title="evening")
    await add(store, table, 0, 40, snapshot=(1, {"heavy": os.urandom(2_000_000).hex()}))
    folder = tmp_path / "backups"
    folder.mkdir()
    began = monotonic()
    await store.backup(folder / "first.mwb")
    seconds = monotonic() - began
    rng, killed = Random(1), 0
    for number in range(KILLS):
        path = folder / f"{number}.mwb"
        was_killed = await written_until_killed(sqlite_url, path, rng.uniform(0, 1.5 * seconds))
        killed += was_killed and not path.exists()
        assert path.exists() or was_killed
    assert killed > 0
    await store.backup(folder / "last.mwb")
    assert parts_in(folder) == []
    for path in folder.iterdir():
        other = await Store.open(Settings(database=f"sqlite:///{tmp_path / path.stem}.db"))
        try:
            await other.restore(path)
            assert (await other.tables.get(table.id)) == (await store.tables.get(table.id))
            assert (await other.log.tail(table.id, 0)) == (await store.log.tail(table.id, 0))
        finally:
            await other.close()


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def with_header(lines: list[bytes], **changes: Any) -> list[bytes]:
    return [json.dumps({**json.loads(lines[0]), **changes}).encode() + b"\n", *lines[1:]]


DAMAGE: dict[str, tuple[str, Any]] = {
    "a row is missing": ("damaged", lambda lines: [*lines[:2], *lines[3:]]),
    "a row is doubled": ("damaged", lambda lines: [*lines[:2], *lines[1:]]),
    "a row was changed": (
        "damaged",
        lambda lines: [line.replace(b"evening", b"morning") for line in lines],
    ),
    "a column is missing": ("damaged", lambda lines: [lines[0], b'{"people":{"id":"x"}}\n']),
    "a table nobody knows": ("damaged", lambda lines: [lines[0], b'{"cats":{}}\n', *lines[1:]]),
    "not JSON": ("damaged", lambda lines: [lines[0], b"\xff{\n", *lines[1:]]),
    "more after the end": ("damaged", lambda lines: [*lines, lines[1]]),
    "no end": ("torn", lambda lines: lines[:-1]),
    "torn in a row": ("damaged", lambda lines: [*lines[:-2], lines[-2][:9]]),
    "nothing": ("damaged", lambda lines: []),
    "another format": ("unknown", lambda lines: with_header(lines, format=2)),
    "another file": ("unknown", lambda lines: [b'{"mwr":1}\n']),
    "another revision": ("revision", lambda lines: with_header(lines, revision="0000")),
}
DAILY = ("a row is missing", "a row was changed", "not JSON", "no end", "another revision")


@pytest.mark.parametrize("damage", DAMAGE if FULL else DAILY)
async def test_a_damaged_backup_is_refused_and_changes_nothing(
    store: Store, tmp_path: Path, damage: str
) -> None:
    await furnish(store)
    path = tmp_path / "backup"
    await store.backup(path)
    key, spoil = DAMAGE[damage]
    path.write_bytes(gzip.compress(b"".join(spoil(lines_of(path)))))
    await assert_refused(store, path, f"table-backup-{key}")


async def test_a_file_cut_short_is_refused(store: Store, tmp_path: Path) -> None:
    await furnish(store)
    path = tmp_path / "backup"
    await store.backup(path)
    path.write_bytes(path.read_bytes()[:-9])
    await assert_refused(store, path, "table-backup-torn")
    path.write_bytes(b"no gzip at all")
    await assert_refused(store, path, "table-backup-damaged")


async def test_a_row_that_does_not_fit_undoes_the_whole_restore(
    any_store: Store, tmp_path: Path
) -> None:
    """The file is complete, but a seat belongs to a table that it does not contain."""
    await furnish(any_store)
    path = tmp_path / "backup"
    await any_store.backup(path)
    lines = [line for line in lines_of(path)[:-1] if not line.startswith(b'{"tables"')]
    write_sealed(path, lines)
    check_backup(path)
    await assert_refused(any_store, path, "table-backup-damaged")


async def assert_refused(store: Store, path: Path, key: str) -> None:
    before = await store._read(everything), await store.epoch()
    with pytest.raises(InvalidJson) as caught:
        await store.restore(path)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("backup", key)
    assert (await store._read(everything), await store.epoch()) == before


def write_sealed(path: Path, lines: list[bytes]) -> None:
    """A backup with a valid end."""

    seal = {"rows": len(lines) - 1, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    end = json.dumps({"end": seal}).encode() + b"\n"
    path.write_bytes(gzip.compress(b"".join([*lines, end])))
