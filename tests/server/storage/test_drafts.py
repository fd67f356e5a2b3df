"""Drafts in storage: one row per seat that is replaced only by the next number."""

from dataclasses import replace

import pytest
from alembic import command
from sqlalchemy import Connection, inspect

from meeplewright.server.errors import Conflict
from meeplewright.server.settings import Settings
from meeplewright.server.storage import DraftRow, Store
from meeplewright.server.storage.connect import open_database
from meeplewright.server.storage.migrate import config_for, newest_revision, revision_of
from meeplewright.server.tablegame import LogEntry
from tests.server.storage.builders import a_table
from tests.server.storage.test_migrations import emptied

pytestmark = pytest.mark.anyio

STEP = {"follower": None}


def row_of(table: str, number: int = 1, version: int = 0) -> DraftRow:
    return DraftRow(table_id=table, seat=0, version=version, steps=[STEP], number=number)


async def test_a_draft_is_stored_and_changes_nothing_public(any_store: Store) -> None:
    table = await a_table(any_store)
    before = await any_store.tables.get(table.id)
    await any_store.drafts.set(row_of(table.id))
    assert await any_store.drafts.of_table(table.id) == {0: row_of(table.id)}
    assert await any_store.tables.get(table.id) == before
    markers = (await any_store.log.change_markers([table.id]))[table.id]
    assert markers.drafts == 1


async def test_of_two_writers_one_wins(any_store: Store) -> None:
    table = await a_table(any_store)
    await any_store.drafts.set(row_of(table.id))
    for late in (row_of(table.id), row_of(table.id, 3), row_of(table.id, 2, version=1)):
        with pytest.raises(Conflict):
            await any_store.drafts.set(late)
    with pytest.raises(Conflict):
        await any_store.drafts.set(row_of("nobody"))
    await any_store.drafts.set(replace(row_of(table.id, 2), steps=[]))
    assert (await any_store.drafts.of_table(table.id))[0].steps == []


async def test_an_append_empties_ended_drafts_and_checks_the_confirmed_one(
    any_store: Store,
) -> None:
    table = await a_table(any_store)
    await any_store.drafts.set(row_of(table.id))
    entry = LogEntry(1, "do", 0, STEP, 5)
    with pytest.raises(Conflict):
        await any_store.log.append(
            table.id, 0, [entry], due_at=None, bots_due=False, confirms=row_of(table.id, 4)
        )
    await any_store.log.append(
        table.id,
        0,
        [entry],
        due_at=None,
        bots_due=False,
        ended_drafts={0: 1},
        confirms=row_of(table.id),
    )
    row = (await any_store.drafts.of_table(table.id))[0]
    assert (row.steps, row.number) == ([], 2)


async def test_a_newer_draft_is_not_emptied(any_store: Store) -> None:
    table = await a_table(any_store)
    await any_store.drafts.set(row_of(table.id))
    entry = LogEntry(1, "do", 1, STEP, 5)
    await any_store.log.append(
        table.id, 0, [entry], due_at=None, bots_due=False, ended_drafts={0: 0}
    )
    assert (await any_store.drafts.of_table(table.id))[0].steps == [STEP]


async def test_drafts_go_with_their_table(any_store: Store) -> None:
    table = await a_table(any_store)
    await any_store.drafts.set(row_of(table.id))
    await any_store.tables.remove(table.id)
    assert await any_store.drafts.of_table(table.id) == {}


async def test_a_database_without_drafts_is_upgraded(database_url: str) -> None:
    address = await emptied(database_url)
    database = open_database(Settings(database=address))

    def build_old(connection: Connection) -> None:
        command.upgrade(config_for(connection), "0003")

    await database.write(build_old, patient=True)
    await database.close()
    store = await Store.open(Settings(database=address))
    assert await store._read(revision_of) == newest_revision()
    names = await store._read(lambda connection: inspect(connection).get_table_names())
    assert "drafts" in names
    await store.close()
