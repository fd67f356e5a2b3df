"""Storage of tournaments: results are recorded once, and older databases get the new tables."""

import asyncio
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from meeplewright.server.errors import Refused
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.connect import open_database
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.migrate import config_for, newest_revision, revision_of
from meeplewright.server.storage.rows import EntrantRow, PairingRow, TournamentRow
from meeplewright.server.storage.tournament_repository import TournamentChange
from meeplewright.server.storage.tournament_results import record_results
from tests.server.storage.builders import a_person, a_table
from tests.server.storage.test_migrations import emptied

pytestmark = pytest.mark.anyio

BEFORE = "0004"
WON: dict[str, Any] = {"points": [5, 3], "items": [[], []], "winners": [0], "by": "points"}


def a_tournament(organiser_id: str, rounds: int = 1) -> TournamentRow:
    return TournamentRow(
        id=new_id(),
        name="Club",
        organiser_id=organiser_id,
        game="carcassonne",
        options={},
        clock={"kind": "none"},
        aids=[],
        format="swiss",
        table_size=2,
        rounds=rounds,
        created_at=1,
    )


async def a_running_tournament(store: Store, rounds: int = 1) -> tuple[str, list[str]]:
    """Its id, and the ids of the two tables of its first round."""
    people = [await a_person(store, name) for name in ("Ada", "Bob", "Cleo", "Dora")]
    row = a_tournament(people[0].id, rounds)
    await store.tournaments.create(row, most=1)
    entrants = [
        EntrantRow(tournament_id=row.id, number=number, person_id=person.id)
        for number, person in enumerate(people, 1)
    ]
    tables = [(await a_table(store)).id for _ in range(2)]
    pairings = [
        PairingRow(tournament_id=row.id, round=1, number=at, table_id=table, players=players)
        for at, (table, players) in enumerate(zip(tables, ([1, 2], [3, 4]), strict=True), 1)
    ]
    change = TournamentChange(
        columns={"round": 1, "status": "running"}, entrants=entrants, pairings=pairings
    )
    await store.tournaments.change(row.id, lambda loaded: change)
    return row.id, tables


async def test_requests_at_the_same_time_do_not_pass_the_limit(
    any_store: Store, database_url: str
) -> None:
    """Also those of two processes; what is over does not count."""
    ada = await a_person(any_store)
    over = a_tournament(ada.id)
    await any_store.tournaments.create(over, most=1)
    ended = TournamentChange(columns={"status": "finished"})
    await any_store.tournaments.change(over.id, lambda loaded: ended)
    other = await Store.open(Settings(database=database_url))
    made = (store.tournaments.create(a_tournament(ada.id), 3) for store in (any_store, other) * 4)
    results = await asyncio.gather(*made, return_exceptions=True)
    assert results.count(None) == 3
    assert sum(isinstance(result, Refused) for result in results) == 5
    await other.close()


async def test_a_result_is_recorded_once_and_the_last_one_ends_it(any_store: Store) -> None:
    of, tables = await a_running_tournament(any_store)

    def record(table: str, result: dict[str, Any]) -> Any:
        return any_store._write(lambda connection: record_results(connection, {table: result}))

    await record(tables[0], WON)
    await record(tables[0], {**WON, "winners": [1]})
    loaded = await any_store.tournaments.get(of)
    assert loaded is not None and loaded.tournament.status == "running"
    first, second = loaded.pairings
    assert first.result == {"places": [1, 2], "points": [5, 3], "by": "points"}
    assert second.result is None
    await record(tables[1], {**WON, "winners": [], "by": "aborted"})
    loaded = await any_store.tournaments.get(of)
    assert loaded is not None and loaded.pairings[1].result is None
    await record(tables[1], WON)
    loaded = await any_store.tournaments.get(of)
    assert loaded is not None and loaded.tournament.status == "finished"


async def test_a_change_that_is_refused_changes_nothing(any_store: Store) -> None:
    of, _ = await a_running_tournament(any_store)
    before = await any_store.tournaments.get(of)

    def refuse(loaded: object) -> TournamentChange:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await any_store.tournaments.change(of, refuse)
    assert await any_store.tournaments.get(of) == before
    assert await any_store.tournaments.change(new_id(), refuse) is None


async def test_a_database_of_the_version_before_is_upgraded(database_url: str) -> None:
    """People and tables stay as they are."""
    database = open_database(Settings(database=await emptied(database_url)))

    def old(connection: Connection) -> None:
        command.upgrade(config_for(connection), BEFORE)
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, kind, created_at, seen_at, muted)"
            " VALUES ('p', 'Ada', 'person', 1, 1, false)"
        )

    await database.write(old)
    await database.close()
    store = await Store.open(Settings(database=database_url))
    assert await store._read(revision_of) == newest_revision()
    kept = await store.people.get("p")
    assert kept is not None and kept.name == "Ada"
    of, _ = await a_running_tournament(store)
    assert await store.tournaments.get(of) is not None
    await store.close()
    await emptied(database_url)
