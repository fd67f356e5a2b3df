"""Tournaments: who entered, the rounds and their results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from meeplewright.server.storage.host_limits import check_tournaments
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import (
    EntrantRow,
    LoadedTournament,
    PairingRow,
    SeatRow,
    TableRow,
    TournamentRow,
)
from meeplewright.server.storage.schema import entrants, pairings, people, tournaments
from meeplewright.server.storage.table_repository import create_table
from meeplewright.server.storage.tournament_results import end_if_complete, lock_tournaments
from meeplewright.server.storage.upsert import upsert


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentChange:
    """What changes in a tournament: columns, entrants and pairings (new or replaced), and tables
    that are created for them.
    """

    columns: Mapping[str, Any] = field(default_factory=dict)
    entrants: Sequence[EntrantRow] = ()
    removed: Sequence[int] = ()
    pairings: Sequence[PairingRow] = ()
    tables: Sequence[tuple[TableRow, Sequence[SeatRow]]] = ()


Decision = Callable[[LoadedTournament], TournamentChange]
"""From the tournament as it is to its change. Raises if it cannot change; then nothing does."""


class TournamentRepository(Repository):
    """The tournaments of this host."""

    async def create(self, row: TournamentRow, most: int) -> None:
        """Create a tournament. Refused if its organiser has `most` that are not over."""

        def write(connection: Connection) -> None:
            check_tournaments(connection, row.organiser_id, most)
            connection.execute(insert(tournaments), asdict(row))

        await self._write(write)

    async def get(self, tournament_id: str) -> LoadedTournament | None:
        """A tournament with everything in it."""
        return await self._read(lambda connection: _load(connection, tournament_id))

    async def of_person(self, person_id: str, limit: int = 100) -> list[tuple[TournamentRow, int]]:
        """Tournaments that this person organises or entered, the latest first, and how many people
        are in them.
        """
        entered = select(entrants.c.tournament_id).where(entrants.c.person_id == person_id)
        query = (
            select(tournaments)
            .where(or_(tournaments.c.id.in_(entered), tournaments.c.organiser_id == person_id))
            .order_by(tournaments.c.created_at.desc(), tournaments.c.id)
            .limit(limit)
        )
        counted = select(entrants.c.tournament_id, func.count().label("entered")).group_by(
            entrants.c.tournament_id
        )

        def read(connection: Connection) -> list[tuple[TournamentRow, int]]:
            rows = [TournamentRow(**row) for row in connection.execute(query).mappings()]
            chosen = counted.where(entrants.c.tournament_id.in_([row.id for row in rows]))
            counts = {row.tournament_id: row.entered for row in connection.execute(chosen)}
            return [(row, counts.get(row.id, 0)) for row in rows]

        return await self._read(read)

    async def change(self, tournament_id: str, decide: Decision) -> LoadedTournament | None:
        """Change a tournament, one change at a time; returns it as it is then, None if it is gone.

        `decide` is quick: on SQLite every writer waits for it.
        """
        return await self._write(lambda connection: _change(connection, tournament_id, decide))

    async def remove(self, tournament_id: str) -> bool:
        """Remove a tournament that has not started; False if there is none."""
        removal = delete(tournaments).where(
            tournaments.c.id == tournament_id, tournaments.c.status == "open"
        )
        return await self._write(lambda connection: connection.execute(removal).rowcount == 1)


def _load(connection: Connection, tournament_id: str) -> LoadedTournament | None:
    query = select(tournaments).where(tournaments.c.id == tournament_id)
    row = connection.execute(query).mappings().one_or_none()
    if row is None:
        return None
    entered = (
        select(entrants)
        .where(entrants.c.tournament_id == tournament_id)
        .order_by(entrants.c.number)
    )
    paired = (
        select(pairings)
        .where(pairings.c.tournament_id == tournament_id)
        .order_by(pairings.c.round, pairings.c.number)
    )
    named = (
        select(people.c.id, people.c.name)
        .join(entrants, entrants.c.person_id == people.c.id)
        .where(entrants.c.tournament_id == tournament_id)
    )
    return LoadedTournament(
        TournamentRow(**row),
        [EntrantRow(**found) for found in connection.execute(entered).mappings()],
        [PairingRow(**found) for found in connection.execute(paired).mappings()],
        {found.id: found.name for found in connection.execute(named)},
    )


def _change(
    connection: Connection, tournament_id: str, decide: Decision
) -> LoadedTournament | None:
    lock_tournaments(connection, [tournament_id])
    loaded = _load(connection, tournament_id)
    if loaded is None:
        return None
    change = decide(loaded)
    for table, seats in change.tables:
        create_table(connection, table, seats)
    _write_rows(connection, tournament_id, change)
    values = {**change.columns, "version": tournaments.c.version + 1}
    connection.execute(
        update(tournaments).where(tournaments.c.id == tournament_id).values(**values)
    )
    end_if_complete(connection, tournament_id)
    return _load(connection, tournament_id)


def _write_rows(connection: Connection, tournament_id: str, change: TournamentChange) -> None:
    if change.entrants:
        connection.execute(upsert(connection, entrants), [asdict(row) for row in change.entrants])
    if change.removed:
        connection.execute(
            delete(entrants).where(
                entrants.c.tournament_id == tournament_id, entrants.c.number.in_(change.removed)
            )
        )
    if change.pairings:
        connection.execute(upsert(connection, pairings), [asdict(row) for row in change.pairings])
