"""Finished games of a person, and ratings. The end of a game writes them (`game_end.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, distinct, exists, func, or_, select

from meeplewright.bots import without_style
from meeplewright.core.endings import EndedBy
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import PlayedRow, RatingRow
from meeplewright.server.storage.schema import people, played, ratings, seats

Outcome = Literal["won", "lost", "aborted"]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFilter:
    """Which games of a person; None: any. Times are from `since` until before `until`."""

    game: str | None = None
    seats: int | None = None
    who: str | None = None
    bot: str | None = None
    result: Outcome | None = None
    by: EndedBy | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None
    shortest: int | None = None
    longest: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A seat of a finished game, as others may see it: `person_id` only of a public profile."""

    table_id: str
    seat: int
    name: str
    bot: str | None
    points: int
    place: int | None
    person_id: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A rated person, and the number of different opponents."""

    rating: RatingRow
    name: str
    kind: str
    public: bool
    opponents: int


class PlayedRepository(Repository):
    """What people have played."""

    async def of_person(self, person_id: str, limit: int) -> list[PlayedRow]:
        """The latest games of a person, the latest first."""
        return await self._rows(_mine(person_id).limit(limit))

    async def find(
        self,
        person_id: str,
        wanted: GameFilter,
        before: tuple[int, str] | None,
        limit: int,
    ) -> list[PlayedRow]:
        """The games of a person that fit, the latest first; `before`: those after this row."""
        query = _mine(person_id).where(*_conditions(wanted)).limit(limit)
        if before is not None:
            query = query.where(_after(*before))
        return await self._rows(query)

    async def players(self, table_ids: Sequence[str]) -> dict[str, list[Player]]:
        """Who sat at these tables, in order."""
        if not table_ids:
            return {}
        query = (
            select(
                played.c.table_id,
                played.c.seat,
                seats.c.name,
                played.c.bot,
                played.c.points,
                played.c.place,
                people.c.id.label("person_id"),
            )
            .join(seats, and_(seats.c.table_id == played.c.table_id, seats.c.seat == played.c.seat))
            .outerjoin(people, and_(people.c.id == played.c.person_id, people.c.public))
            .where(played.c.table_id.in_(table_ids))
            .order_by(played.c.table_id, played.c.seat)
        )
        return await self._read(lambda connection: _players(connection, query, table_ids))

    async def ratings_of(self, person_id: str) -> list[RatingRow]:
        """A person's ratings, by game and number of seats."""
        query = (
            select(ratings)
            .where(ratings.c.person_id == person_id, ratings.c.games > 0)
            .order_by(ratings.c.game, ratings.c.seats)
        )
        return await self._read(
            lambda connection: [RatingRow(**row) for row in connection.execute(query).mappings()]
        )

    async def standings(self, game: str, count: int, games: int, limit: int) -> list[Standing]:
        """People with at least this many rated games of this kind, the strongest first."""
        strongest = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        query = (
            select(ratings, people.c.name, people.c.kind, people.c.public)
            .join(people, people.c.id == ratings.c.person_id)
            .where(ratings.c.game == game, ratings.c.seats == count, ratings.c.games >= games)
            .order_by(strongest, ratings.c.person_id)
            .limit(limit)
        )
        return await self._read(lambda connection: _standings(connection, query))

    async def _rows(self, query: Select[Any]) -> list[PlayedRow]:
        return await self._read(
            lambda connection: [PlayedRow(**row) for row in connection.execute(query).mappings()]
        )


def _mine(person_id: str) -> Select[Any]:
    return (
        select(played)
        .where(played.c.person_id == person_id)
        .order_by(played.c.ended_at.desc(), played.c.table_id.desc())
    )


def _after(ended_at: int, table_id: str) -> ColumnElement[bool]:
    """Further on in the order of `_mine`."""
    same_time = and_(played.c.ended_at == ended_at, played.c.table_id < table_id)
    return or_(played.c.ended_at < ended_at, same_time)


def _conditions(wanted: GameFilter) -> list[Any]:
    found: list[Any] = []
    exact = {"game": wanted.game, "seats": wanted.seats, "by": wanted.by, "rated": wanted.rated}
    found += [played.c[name] == value for name, value in exact.items() if value is not None]
    if wanted.since is not None:
        found.append(played.c.ended_at >= wanted.since)
    if wanted.until is not None:
        found.append(played.c.ended_at < wanted.until)
    if wanted.shortest is not None:
        found.append(played.c.moves >= wanted.shortest)
    if wanted.longest is not None:
        found.append(played.c.moves <= wanted.longest)
    if wanted.result == "won":
        found.append(played.c.won)
    elif wanted.result == "lost":
        found += [played.c.won.is_(False), played.c.by != "aborted"]
    elif wanted.result == "aborted":
        found.append(played.c.by == "aborted")
    return found + _opponents(wanted)


def _opponents(wanted: GameFilter) -> list[Any]:
    found: list[Any] = []
    other = and_(seats.c.table_id == played.c.table_id, seats.c.seat != played.c.seat)
    if wanted.who is not None:
        found.append(exists().where(other, seats.c.name.icontains(wanted.who, autoescape=True)))
    if wanted.bot is not None:
        bots = played.alias("bots")
        same = and_(bots.c.table_id == played.c.table_id, bots.c.seat != played.c.seat)
        found.append(exists().where(same, bots.c.bot == without_style(wanted.bot)))
    return found


def _players(
    connection: Connection, query: Select[Any], table_ids: Sequence[str]
) -> dict[str, list[Player]]:
    found: dict[str, list[Player]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query):
        found[row.table_id].append(Player(*row))
    return found


def _standings(connection: Connection, query: Select[Any]) -> list[Standing]:
    rows = list(connection.execute(query).mappings())
    met = _opponents_met(connection, rows)
    columns = ratings.c.keys()
    return [
        Standing(
            RatingRow(**{name: row[name] for name in columns}),
            row["name"],
            row["kind"],
            row["public"],
            met.get(row["person_id"], 0),
        )
        for row in rows
    ]


def _opponents_met(connection: Connection, rows: Sequence[Any]) -> dict[str, int]:
    """The number of different opponents in rated games, people and bots."""
    if not rows:
        return {}
    other = played.alias("other")
    query = (
        select(
            played.c.person_id,
            func.count(distinct(func.coalesce(other.c.person_id, other.c.bot))).label("met"),
        )
        .join(other, and_(other.c.table_id == played.c.table_id, other.c.seat != played.c.seat))
        .where(
            played.c.person_id.in_([row["person_id"] for row in rows]),
            played.c.rated,
            played.c.game == rows[0]["game"],
            played.c.seats == rows[0]["seats"],
            or_(other.c.person_id.is_not(None), other.c.bot.is_not(None)),
        )
        .group_by(played.c.person_id)
    )
    return {row.person_id: row.met for row in connection.execute(query)}
