"""Backups of earlier versions: what was kept then is restored, as the migrations would have it."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, create_engine, insert, select

from meeplewright.core.errors import InvalidJson
from meeplewright.server.storage import Store
from meeplewright.server.storage.backup import FORMAT, NOT_KEPT, check_backup
from meeplewright.server.storage.migrate import known_revisions, newest_revision, upgrade
from meeplewright.server.storage.old_backup import tables_at
from meeplewright.server.tablegame.entries import LogEntry
from tests.conftest import FULL

pytestmark = pytest.mark.anyio

PERSON, TABLE, RUNNING = "p" * 22, "t" * 22, "r" * 22
ITEM = {"points": 6, "for": "city"}
RESULT = {"points": [6, 0], "winners": [0], "items": [[ITEM], []], "by": "points", "lost": []}
OLDER = sorted(known_revisions() - {newest_revision()})


def rows_at(revision: str) -> dict[str, list[dict[str, Any]]]:
    """What the first version knew, and drafts as soon as there were some."""
    facts = {"game": "tiny", "rules": 1, "options": {"a": 1}, "clock": {"kind": "none"}}
    times = {"created_at": 1, "updated_at": 9}
    table = {**facts, **times, "aids": [], "visibility": "link", "host_id": PERSON, "version": 2}
    rows: dict[str, list[dict[str, Any]]] = {
        "people": [
            {"id": PERSON, "name": "Ő", "kind": "person", "created_at": 1, "seen_at": 2}
            | {"muted": False}
        ],
        "tables": [
            {**table, "id": TABLE, "status": "finished", "result": RESULT},
            {**table, "id": RUNNING, "status": "running", "result": None, "due_at": 7},
        ],
        "seats": [
            {"table_id": of, "seat": 0, "kind": "person", "person_id": PERSON, "name": "Ő"}
            for of in (TABLE, RUNNING)
        ],
        "log": [
            {"table_id": of, "seq": seq, "kind": "do", "seat": 0, "body": {"n": seq}, "at": seq}
            for of in (TABLE, RUNNING)
            for seq in (1, 2)
        ],
        "chat": [{"table_id": TABLE, "id": 1, "person_id": PERSON, "text": "hello", "at": 3}],
    }
    if revision == "0007":  # line 0 was no line: it let spectators write
        marker = {"table_id": RUNNING, "id": 0, "person_id": None, "text": "", "at": 0}
        rows["chat"].append(marker)
    if revision >= "0004":
        draft = {"table_id": RUNNING, "seat": 0, "version": 2, "steps": [{"n": 1}], "number": 1}
        rows["drafts"] = [draft]
    return rows


def write_old_backup(path: Path, revision: str) -> None:
    """As the version with this revision wrote it."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection, revision)
        for name, rows in rows_at(revision).items():
            into = tables_at(revision)[name]
            connection.execute(insert(into), [_complete(into, row) for row in rows])
        header = {"meeplewright": "backup", "format": FORMAT, "revision": revision}
        lines = [_line(header), *_rows(connection, revision)]
    engine.dispose()
    seal = {"rows": len(lines) - 1, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    path.write_bytes(gzip.compress(b"".join([*lines, _line({"end": seal})])))


def _complete(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """With a value for every column that needs one."""
    needed = {
        column.name: False if column.type.python_type is bool else "x"
        for column in table.columns
        if not column.nullable and column.server_default is None and column.name not in row
    }
    return {**needed, **row}


def _rows(connection: Connection, revision: str) -> list[bytes]:
    found = tables_at(revision).values()
    kept = [table for table in found if table.name not in NOT_KEPT]
    ordered = sorted(kept, key=lambda table: table.metadata.sorted_tables.index(table))
    return [
        _line({table.name: dict(row)})
        for table in ordered
        for row in connection.execute(select(table)).mappings()
    ]


def _line(form: dict[str, Any]) -> bytes:
    return json.dumps(form, separators=(",", ":")).encode() + b"\n"


@pytest.mark.parametrize("revision", OLDER if FULL else (OLDER[0], OLDER[-1]))
async def test_a_backup_of_an_earlier_version_is_restored(
    any_store: Store, tmp_path: Path, revision: str
) -> None:
    path = tmp_path / "old.mwb"
    write_old_backup(path, revision)
    before = path.read_bytes()
    rows = await any_store.restore(path)
    assert rows == check_backup(path) and path.read_bytes() == before
    person = await any_store.people.get(PERSON)
    assert person is not None and (person.name, person.public) == ("Ő", False)
    running = await any_store.log.load(RUNNING)
    assert running is not None and running.table.options == {"a": 1}
    assert running.tail == [LogEntry(seq, "do", 0, {"n": seq}, seq) for seq in (1, 2)]
    assert running.table.open_chat == (revision == "0007")
    assert await any_store.chat.since(RUNNING, after=-1) == []
    drafts = await any_store.drafts.of_table(RUNNING)
    assert [row.steps for row in drafts.values()] == ([[{"n": 1}]] if revision >= "0004" else [])
    if revision < "0006":  # the migration fills what did not exist before
        (played,) = await any_store.played.of_person(PERSON, 10)
        assert (played.table_id, played.points, played.sources) == (TABLE, 6, {"city": 6})


async def test_a_backup_of_a_later_version_is_refused(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "new.mwb"
    header = {"meeplewright": "backup", "format": FORMAT, "revision": "9999"}
    path.write_bytes(gzip.compress(_line(header)))
    with pytest.raises(InvalidJson) as caught:
        await store.restore(path)
    assert caught.value.reason.key == "table-backup-revision"
    assert caught.value.reason.arguments == {"revision": "9999"}


async def test_columns_of_another_revision_are_no_backup(store: Store, tmp_path: Path) -> None:
    """The header says one revision, the rows are of another."""
    path = tmp_path / "mixed.mwb"
    write_old_backup(path, OLDER[0])
    header, *rest = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    header = _line({**json.loads(header), "revision": newest_revision()})
    path.write_bytes(gzip.compress(b"".join([header, *rest])))
    with pytest.raises(InvalidJson) as caught:
        await store.restore(path)
    assert caught.value.reason.key == "table-backup-damaged"


async def test_a_restored_backup_of_an_earlier_version_leaves_nothing(
    any_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    write_old_backup(tmp_path / "old.mwb", OLDER[0])
    await any_store.restore(tmp_path / "old.mwb")
    assert list(temporary.iterdir()) == []
