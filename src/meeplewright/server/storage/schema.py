"""The tables of the database. Migrations create them; a test compares the two.

JSON is stored as compact text, the same in SQLite and PostgreSQL. Times are milliseconds since
1970.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import PydanticSerializationError, to_json
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
)


def json_text(value: Any) -> str | None:
    """The text of a JSON column."""
    if value is None:
        return None
    try:
        return to_json(value, ensure_ascii=True).decode()  # several times faster than `json`
    except PydanticSerializationError:  # half a letter, which only `json` writes
        return json.dumps(value, separators=(",", ":"))


class JsonText(TypeDecorator[Any]):
    """JSON as text. Only ASCII is written, so every database accepts it."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return json_text(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else json.loads(value)


def one_of(column: str, *values: str) -> CheckConstraint:
    """The column has one of these words."""
    words = ", ".join(f"'{value}'" for value in values)
    return CheckConstraint(f"{column} IN ({words})", name=f"{column}_known")


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def table_key(**kw: Any) -> Column[str]:
    """The column with a table's id; the row is deleted with the table."""
    return Column(
        "table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **kw
    )


def person_key(*, nullable: bool, **kw: Any) -> Column[str]:
    """The column with a person's id. Forgetting a person clears these first, by hand."""
    return Column("person_id", String, ForeignKey("people.id"), nullable=nullable, **kw)


facts = Table(
    "facts",  # about the database itself
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("webhook", Text),
    # Whether everybody can see the profile, and the name in the standings.
    Column("public", Boolean, nullable=False, server_default=false()),
    one_of("kind", "person", "bot"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    person_key(nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    one_of("kind", "cookie", "api", "link"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JsonText, nullable=False),
    Column("clock", JsonText, nullable=False),
    Column("aids", JsonText, nullable=False),
    Column("visibility", String, nullable=False),
    Column("status", String, nullable=False),
    Column("host_id", String, ForeignKey("people.id"), index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due_at", BigInteger),
    Column("bots_due", Boolean, nullable=False),
    # Ids of other tables, no keys: a rematch stays when the table before it is removed.
    Column("rematch_of", String),
    Column("rematch", String),
    Column("result", JsonText),
    Column("title", Text, nullable=False),
    Column("plan", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("open_chat", Boolean, nullable=False, server_default=false()),
    one_of("visibility", "public", "link"),
    one_of("status", "open", "running", "finished"),
)
Index(None, tables.c.status, tables.c.due_at)
Index(None, tables.c.status, tables.c.bots_due)
Index(None, tables.c.status, tables.c.visibility, tables.c.updated_at)

seats = Table(
    "seats",
    metadata,
    table_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    person_key(nullable=True, index=True),
    Column("bot", Text),
    Column("invite", String),
    Column("name", Text, nullable=False),
    one_of("kind", "person", "bot", "open"),
)

log = Table(
    "log",  # the log of every table: (table_id, seq) is unique, so two writers never both succeed
    metadata,
    table_key(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("body", JsonText, nullable=False),
    Column("at", BigInteger, nullable=False),
    one_of("kind", "meta", "chance", "do", "takeback"),
    sqlite_with_rowid=False,
)

beginnings = Table(
    "beginnings",  # what a game continues from, if it does not start from the beginning
    metadata,
    table_key(primary_key=True),
    Column("body", JsonText, nullable=False),
)

snapshots = Table(
    "snapshots",  # the latest of each table
    metadata,
    table_key(primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", JsonText, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    table_key(primary_key=True),
    Column("id", Integer, primary_key=True, autoincrement=False),
    person_key(nullable=True, index=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    table_key(primary_key=True),
    person_key(nullable=False, primary_key=True, index=True),
    Column("text", Text, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    table_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", JsonText, nullable=False),
)

drafts = Table(
    "drafts",  # steps that are not in the log yet
    metadata,
    table_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),  # of the table, when it was drafted
    Column("steps", JsonText, nullable=False),
    Column("number", Integer, nullable=False),  # of changes
)

analyses = Table(
    "analyses",  # of records; one that was requested at a table is deleted with the table
    metadata,
    Column("id", String, primary_key=True),  # a digest of record and effort, without names
    Column(
        "table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True
    ),
    Column("status", String, nullable=False),
    Column("asked_at", BigInteger, nullable=False),  # the queue is ordered by it
    Column("effort", String, nullable=False, server_default="normal"),
    Column("entries", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # entries already analysed
    Column("tries", Integer, nullable=False),
    Column("holder", String),  # the process that works on it, and until when it holds it
    Column("until", BigInteger),
    Column("record", Text),  # the record, until it is analysed
    Column("body", JsonText),
    one_of("status", "waiting", "running", "done", "failed"),
)
Index(None, analyses.c.status, analyses.c.asked_at)

leases = Table(
    "leases",  # who runs bots, orders and clocks of a table now
    metadata,
    table_key(primary_key=True),
    Column("holder", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

played = Table(
    "played",  # one row for each seat of a finished game, written with the end of the game
    metadata,
    table_key(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # Whose game it was. None: a bot, somebody who was forgotten, or another name at one screen.
    person_key(nullable=True),
    Column("bot", Text),  # the bot that had the seat from the start, without its style
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer),  # 1 for winners; None: aborted
    Column("margin", Integer, nullable=False),  # to the best opponent
    Column("won", Boolean, nullable=False),
    Column("sources", JsonText, nullable=False),  # points by what the score sheet gives them for
    Column("by", String, nullable=False),
    Column("whole", Boolean, nullable=False),  # False: continued from a position, or a lesson
    Column("rated", Boolean, nullable=False),  # it counted; mu and sigma are the rating after it
    Column("mu", Float),
    Column("sigma", Float),
    Column("moves", Integer, nullable=False),
    Column("accuracy", Float),  # the share of good decisions, once the game is analysed
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    one_of("by", "points", "resignation", "time", "aborted"),
)
Index(None, played.c.person_id, played.c.ended_at, played.c.table_id)

ratings = Table(
    "ratings",  # of people, by game and number of seats
    metadata,
    person_key(nullable=False, primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)
Index(None, ratings.c.game, ratings.c.seats)

# -- tournaments ------------------------------------------------------------------------------

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser_id", String, ForeignKey("people.id"), index=True),
    Column("game", String, nullable=False),
    Column("options", JsonText, nullable=False),
    Column("clock", JsonText, nullable=False),
    Column("aids", JsonText, nullable=False),
    Column("format", String, nullable=False),
    Column("table_size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the one that started last, 0 before the first
    Column("status", String, nullable=False),
    Column("version", Integer, nullable=False),  # counts the changes
    Column("created_at", BigInteger, nullable=False),
    one_of("format", "swiss", "robin", "points"),
    one_of("status", "open", "running", "finished"),
)


def tournament_key(**kw: Any) -> Column[str]:
    """The column with a tournament's id; the row is deleted with the tournament."""
    return Column(
        "tournament_id",
        String,
        ForeignKey("tournaments.id", ondelete="CASCADE"),
        nullable=False,
        **kw,
    )


entrants = Table(
    "entrants",  # their names are those of the people; a forgotten person leaves a number
    metadata,
    tournament_key(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    person_key(nullable=True, index=True),
    Column("withdrawn", Boolean, nullable=False),
)

pairings = Table(
    "pairings",
    metadata,
    tournament_key(primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # No key: the result stays when the table is removed. None: a bye.
    Column("table_id", String, index=True),
    Column("players", JsonText, nullable=False),
    Column("result", JsonText),
)

# -- notices for people who are away ----------------------------------------------------------

push_keys = Table(
    "push_keys",  # the key that signs what is pushed; made at the first start
    metadata,
    Column("name", String, primary_key=True),
    Column("private", Text, nullable=False),
)

subscriptions = Table(
    "subscriptions",  # of browsers; deleted when the device logs out
    metadata,
    Column("token_hash", String, ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    person_key(nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String, nullable=False),  # the browser's public key
    Column("auth", String, nullable=False),  # its secret
    Column("language", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index(None, subscriptions.c.endpoint, unique=True)

addresses = Table(
    "addresses",  # e-mail addresses; only a confirmed one gets notices
    metadata,
    person_key(nullable=False, primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", String, nullable=False),
    Column("key", String, nullable=False),  # in the links of mails: confirms and unsubscribes
    Column("created_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
)
Index(None, addresses.c.key, unique=True)

mail_counts = Table(
    "mail_counts",  # of requests for confirmation, by day and a hash of who asked or was asked
    metadata,
    Column("key", String, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
)

notices = Table(
    "notices",  # what a person has not been told yet about a table, and when it is due
    metadata,
    table_key(primary_key=True),
    person_key(nullable=False, primary_key=True, index=True),
    Column("items", JsonText, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("sent_at", BigInteger),
)

outbox = Table(
    "outbox",  # what is being sent: to a subscription, or without one by mail
    metadata,
    Column("id", String, primary_key=True),
    person_key(nullable=False, index=True),
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column(
        "subscription",
        String,
        ForeignKey("subscriptions.token_hash", ondelete="CASCADE"),
        nullable=True,
    ),
    Column("items", JsonText, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("holder", String),  # the process that sends it, and until when it holds it
    Column("until", BigInteger),
)
