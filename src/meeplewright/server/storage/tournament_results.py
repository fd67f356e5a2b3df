"""Results of tournaments inside other transactions: a game ends, or a person is forgotten.

A game's result is recorded in the transaction that ends the game, so it is recorded exactly once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection, Update, bindparam, delete, select, update

from meeplewright.server.storage.schema import entrants, pairings, tables, tournaments
from meeplewright.server.tournaments.results import score_of

# Built once, like the statements of the log.
WAITING = select(pairings.c.tournament_id, pairings.c.table_id).where(
    pairings.c.table_id.in_(bindparam("ids", expanding=True)), pairings.c.result.is_(None)
)
LOCK = (
    select(tournaments.c.id)
    .where(tournaments.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tournaments.c.id)
    .with_for_update()
)


def record_results(connection: Connection, finished: Mapping[str, dict[str, Any]]) -> None:
    """Record the results of these tables, if they belong to a tournament and have none yet."""
    waiting = {row.table_id: row.tournament_id for row in _waiting(connection, finished)}
    if not waiting:
        return
    lock_tournaments(connection, waiting.values())
    for row in _waiting(connection, finished):  # the organiser may have been first
        score = score_of(finished[row.table_id])
        if score is not None:
            change = update(pairings).where(pairings.c.table_id == row.table_id)
            connection.execute(change.values(result=score))
    for tournament_id in sorted(set(waiting.values())):
        connection.execute(_next_version(tournament_id))
        end_if_complete(connection, tournament_id)


def _waiting(connection: Connection, table_ids: Collection[str]) -> list[Any]:
    return list(connection.execute(WAITING, {"ids": sorted(table_ids)}))


def lock_tournaments(connection: Connection, ids: Collection[str]) -> None:
    """Lock tournaments until the transaction ends. Lock tables first, if both are needed."""
    connection.execute(LOCK, {"ids": sorted(set(ids))}).all()


def end_if_complete(connection: Connection, tournament_id: str) -> None:
    """The tournament is over when the last round has all its results."""
    missing = (
        select(pairings.c.number)
        .where(pairings.c.tournament_id == tournament_id, pairings.c.result.is_(None))
        .exists()
    )
    connection.execute(
        update(tournaments)
        .where(tournaments.c.id == tournament_id, tournaments.c.status == "running")
        .where(tournaments.c.round >= tournaments.c.rounds, ~missing)
        .values(status="finished")
    )


def _next_version(tournament_id: str) -> Update:
    change = update(tournaments).where(tournaments.c.id == tournament_id)
    return change.values(version=tournaments.c.version + 1)


def tables_of_organiser(connection: Connection, person_id: str) -> set[str]:
    """The tables of all tournaments that this person organises; their titles name them."""
    organised = select(tournaments.c.id).where(tournaments.c.organiser_id == person_id)
    query = select(pairings.c.table_id).where(
        pairings.c.tournament_id.in_(organised), pairings.c.table_id.is_not(None)
    )
    return set(connection.execute(query).scalars())


def forget_in_tournaments(connection: Connection, person_id: str) -> None:
    """Results stay without a person. Names of tournaments are text of their organiser.

    The tables of `tables_of_organiser` are locked already.
    """
    mine = entrants.c.person_id == person_id
    organised = tournaments.c.organiser_id == person_id
    ids = {
        *connection.execute(select(entrants.c.tournament_id).where(mine)).scalars(),
        *connection.execute(select(tournaments.c.id).where(organised)).scalars(),
    }
    if not ids:
        return
    titled = tables.c.id.in_(tables_of_organiser(connection, person_id))
    connection.execute(update(tables).where(titled).values(title=""))
    lock_tournaments(connection, ids)
    connection.execute(update(entrants).where(mine).values(person_id=None, withdrawn=True))
    connection.execute(delete(tournaments).where(organised, tournaments.c.status == "open"))
    connection.execute(
        update(tournaments).where(organised).values(organiser_id=None, name="", status="finished")
    )
    for tournament_id in sorted(ids):
        connection.execute(_next_version(tournament_id))
