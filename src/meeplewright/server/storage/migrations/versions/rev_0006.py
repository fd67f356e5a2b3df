"""Finished games of people, ratings, and who wants a public profile."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

AT_ONCE = 200  # tables


def upgrade() -> None:
    """Games that are already over are added; nobody had a rating before."""
    for table, column in (("people", "public"), ("tables", "rated")):
        op.add_column(
            table, sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    _played()
    _ratings()
    _fill()


def _played() -> None:
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String()),
        sa.Column("bot", sa.Text()),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("whole", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("accuracy", sa.Float()),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "by IN ('points', 'resignation', 'time', 'aborted')", name=op.f("ck_played_by_known")
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_played_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_played_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_played")),
    )
    op.create_index(
        op.f("ix_played_person_id_ended_at_table_id"),
        "played",
        ["person_id", "ended_at", "table_id"],
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ratings_person_id")),
        sa.PrimaryKeyConstraint("person_id", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_seats"), "ratings", ["game", "seats"])


# -- games of today's database ----------------------------------------------------------------


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(column) for column in columns))


tables = _table("tables", "id", "game", "status", "result", "plan", "updated_at")
seats = _table("seats", "table_id", "seat", "kind", "person_id", "bot", "name")
people = _table("people", "id", "name")
log = _table("log", "table_id", "seq", "kind", "at")
beginnings = _table("beginnings", "table_id")
analyses = _table("analyses", "table_id", "status", "asked_at", "body")
COLUMNS = (
    *("table_id", "seat", "person_id", "bot", "game", "seats", "points", "place", "margin", "won"),
    *("sources", "by", "whole", "rated", "moves", "accuracy", "started_at", "ended_at"),
)
played = _table("played", *COLUMNS)


def _fill() -> None:
    connection = op.get_bind()
    over = sa.select(tables.c.id).where(
        tables.c.status == "finished", tables.c.plan.is_(sa.false())
    )
    ids: list[str] = list(connection.execute(over.order_by(tables.c.id)).scalars())
    for first in range(0, len(ids), AT_ONCE):
        rows = list(_rows(connection, ids[first : first + AT_ONCE]))
        if rows:
            connection.execute(sa.insert(played), rows)


def _rows(connection: sa.Connection, ids: Sequence[str]) -> Iterator[dict[str, Any]]:
    named = sa.select(seats, people.c.name.label("called")).outerjoin(
        people, people.c.id == seats.c.person_id
    )
    sitting: dict[str, list[Any]] = {}
    for seat in connection.execute(named.where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting.setdefault(seat.table_id, []).append(seat)
    counted = sa.select(
        log.c.table_id,
        sa.func.min(log.c.at).label("started_at"),
        sa.func.max(log.c.at).label("ended_at"),
        sa.func.sum(sa.case((log.c.kind == "do", 1), else_=0)).label("moves"),
    ).where(log.c.table_id.in_(ids))
    lengths = {row.table_id: row for row in connection.execute(counted.group_by(log.c.table_id))}
    begun = sa.select(beginnings.c.table_id).where(beginnings.c.table_id.in_(ids))
    continued = set(connection.execute(begun).scalars())
    good = _accuracies(connection, ids)
    for table in connection.execute(sa.select(tables).where(tables.c.id.in_(ids))):
        result = json.loads(table.result) if table.result else None
        if result is None or table.id not in lengths:
            continue
        length = lengths[table.id]
        facts = {
            "table_id": table.id,
            "game": table.game,
            "by": result.get("by", "points"),
            "whole": table.id not in continued,
            "rated": False,
            "moves": int(length.moves),
            "started_at": length.started_at,
            "ended_at": length.ended_at,
        }
        own = _owners(sitting.get(table.id, []))
        for seat in sitting.get(table.id, []):
            accuracy = good.get(table.id, {}).get(seat.seat)
            yield {
                **facts,
                **_standing(result, seat.seat),
                "seat": seat.seat,
                "person_id": own.get(seat.seat),
                "bot": seat.bot if seat.kind == "bot" else None,
                "accuracy": accuracy,
            }


def _owners(sitting: Sequence[Any]) -> dict[int, str]:
    """Each person has one seat: the one with their name, or else their first."""
    found: dict[str, int] = {}
    for seat in reversed(sitting):
        if seat.person_id is not None:
            found[seat.person_id] = seat.seat
    for seat in reversed(sitting):
        if seat.person_id is not None and seat.name == seat.called:
            found[seat.person_id] = seat.seat
    return {seat: person for person, seat in found.items()}


def _standing(result: dict[str, Any], seat: int) -> dict[str, Any]:
    points, winners, lost = result["points"], result["winners"], result.get("lost", [])
    keys = [
        (one in winners, one not in lost, 0 if one in lost else points[one])
        for one in range(len(points))
    ]
    others = [had for one, had in enumerate(points) if one != seat]
    sources: dict[str, int] = {}
    for item in result["items"][seat]:
        source = str(item.get("for", "other"))
        sources[source] = sources.get(source, 0) + item["points"]
    aborted = result.get("by") == "aborted"
    return {
        "seats": len(points),
        "points": points[seat],
        "place": None if aborted else 1 + sum(key > keys[seat] for key in keys),
        "margin": points[seat] - max(others, default=0),
        "won": seat in winners,
        "sources": json.dumps(sources, separators=(",", ":")),
    }


def _accuracies(connection: sa.Connection, ids: Sequence[str]) -> dict[str, dict[int, float]]:
    """The share of good decisions of every seat, where a game was analysed."""
    done = sa.select(analyses.c.table_id, analyses.c.body).where(
        analyses.c.status == "done", analyses.c.table_id.in_(ids)
    )
    return {
        row.table_id: {
            one["seat"]: (one["grades"].get("best", 0) + one["grades"].get("good", 0))
            / one["decisions"]
            for one in json.loads(row.body)["summaries"]
            if one["decisions"]
        }
        for row in connection.execute(done.order_by(analyses.c.asked_at))
    }
