"""How many tables and tournaments somebody may have, counted in the transaction that creates one
more.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import (
    Connection,
    Text,
    and_,
    bindparam,
    cast,
    exists,
    func,
    or_,
    select,
)

from meeplewright.server.errors import Refused
from meeplewright.server.storage.schema import log, people, seats, tables, tournaments

LOCK_HOST = (
    select(people.c.id).where(people.c.id == bindparam("host")).with_for_update(key_share=True)
)
GOING_ON = (
    select(func.count())
    .select_from(tables)
    .where(tables.c.host_id == bindparam("host"), tables.c.status.in_(("open", "running")))
)
LOSS = exists().where(
    log.c.table_id == seats.c.table_id,
    log.c.seat == seats.c.seat,
    log.c.kind == "meta",
    cast(log.c.body, Text).like('%"meta":"lost"%'),
)
HAS_LOST = and_(seats.c.bot.is_not(None), or_(seats.c.person_id.is_(None), LOSS))
"""A bot plays a person's seat on, and nobody can return to it."""
HAS_PLAYER = exists().where(seats.c.table_id == tables.c.id, seats.c.kind != "bot", ~HAS_LOST)
BOT_TABLES = GOING_ON.where(~HAS_PLAYER)
TABLES = GOING_ON.where(tables.c.plan.is_(False))
TOURNAMENTS = select(func.count()).where(
    tournaments.c.organiser_id == bindparam("host"), tournaments.c.status != "finished"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HostLimits:
    """The most tables of this host that are open or running, and the most where bots are alone:
    nobody has a seat, or all who had have lost theirs. None: it does not matter.
    """

    host_id: str | None
    tables: int | None = None
    bot_tables: int | None = None

    def check(self, connection: Connection) -> None:
        """Refused if the host has the maximum. Two transactions cannot both take the last place:
        the host is locked until the end of this one. Lock tables before.
        """
        host = {"host": self.host_id}
        connection.execute(LOCK_HOST, host)
        most = self.bot_tables
        if most is not None and connection.execute(BOT_TABLES, host).scalar_one() >= most:
            raise Refused.because("seats", "table-too-many-bot-tables", most=most)
        most = self.tables
        if most is not None and connection.execute(TABLES, host).scalar_one() >= most:
            raise Refused.because("tables", "table-too-many-tables", most=most)


def check_tournaments(connection: Connection, organiser_id: str | None, most: int) -> None:
    """Refused if the organiser has so many tournaments that are not over. Locks the organiser."""
    host = {"host": organiser_id}
    connection.execute(LOCK_HOST, host)
    if connection.execute(TOURNAMENTS, host).scalar_one() >= most:
        raise Refused.because("tournaments", "table-tournament-too-many", most=most)
