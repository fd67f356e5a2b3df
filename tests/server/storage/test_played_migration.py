"""A database of the version before: its finished games are in the profile afterwards."""

import json
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy import Connection

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.connect import open_database
from meeplewright.server.storage.migrate import config_for
from tests.server.storage.test_migrations import emptied

pytestmark = pytest.mark.anyio

BEFORE = "0004"
ADA, BOB, TABLE, PLAN, RUNNING, OLD = ("a" * 22, "b" * 22, "t" * 22, "p" * 22, "r" * 22, "o" * 22)
RESULT = {
    "points": [18, 2],
    "items": [[{"points": 16, "for": "city"}, {"points": 2, "for": "road"}], []],
    "winners": [0],
    "by": "points",
    "lost": [],
}
ANALYSIS = {"summaries": [{"seat": 1, "decisions": 4, "grades": {"best": 1, "good": 0}}]}


def insert(connection: Connection, table: str, **values: Any) -> None:
    into = sa.table(table, *(sa.column(name) for name in values))
    connection.execute(into.insert().values(**values))


def add_table(connection: Connection, table_id: str, **changes: Any) -> None:
    insert(
        connection,
        "tables",
        **{
            "id": table_id,
            "game": "carcassonne",
            "rules": 1,
            "options": "{}",
            "aids": "[]",
            "clock": '{"kind":"none"}',
            "visibility": "link",
            "status": "finished",
            "created_at": 1,
            "updated_at": 9,
            "version": 3,
            "bots_due": False,
            "title": "",
            "plan": False,
            "result": json.dumps(RESULT),
            **changes,
        },
    )
    for seat, (person, name) in enumerate(((ADA, "Ada"), (BOB, "Bob"))):
        facts = {"kind": "person", "person_id": person, "name": name}
        insert(connection, "seats", table_id=table_id, seat=seat, **facts)
    for seq, kind in ((1, "meta"), (2, "do"), (3, "do")):
        insert(connection, "log", table_id=table_id, seq=seq, kind=kind, body="{}", at=100 + seq)


def fill(connection: Connection) -> None:
    """The schema of the version before, and what it stored."""
    command.upgrade(config_for(connection), BEFORE)
    for person, name in ((ADA, "Ada"), (BOB, "Bob")):
        facts = {"kind": "person", "created_at": 1, "seen_at": 1, "muted": False}
        insert(connection, "people", id=person, name=name, **facts)
    add_table(connection, TABLE)
    add_table(connection, PLAN, plan=True)
    add_table(connection, RUNNING, status="running", result=None)
    older = {key: value for key, value in RESULT.items() if key not in ("by", "lost")}
    add_table(connection, OLD, result=json.dumps(older))
    insert(connection, "beginnings", table_id=OLD, body="{}")
    insert(
        connection,
        "analyses",
        id="f" * 64,
        table_id=TABLE,
        status="done",
        asked_at=1,
        entries=3,
        done=3,
        tries=1,
        body=json.dumps(ANALYSIS),
    )


async def test_finished_games_of_the_version_before_are_kept(database_url: str) -> None:
    settings = Settings(database=await emptied(database_url))
    database = open_database(settings)
    await database.write(fill)
    await database.close()
    store = await Store.open(settings)
    try:
        games = {row.table_id: row for row in await store.played.of_person(ADA, 10)}
        assert set(games) == {TABLE, OLD}
        row = games[TABLE]
        assert (row.points, row.place, row.margin, row.won) == (18, 1, 16, True)
        assert row.sources == {"city": 16, "road": 2}
        assert (row.moves, row.started_at, row.ended_at) == (2, 101, 103)
        assert (row.whole, row.rated, row.accuracy) == (True, False, None)
        assert (games[OLD].by, games[OLD].whole) == ("points", False)
        bobs = {row.table_id: row for row in await store.played.of_person(BOB, 10)}
        assert (bobs[TABLE].place, bobs[TABLE].accuracy) == (2, 0.25)
        person, table = await store.people.get(ADA), await store.tables.get(TABLE)
        assert person is not None and not person.public
        assert table is not None and not table.rated
    finally:
        await store.close()
        await emptied(database_url)
