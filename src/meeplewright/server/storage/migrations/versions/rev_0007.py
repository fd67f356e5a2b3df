"""Tournaments: who entered, the rounds and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create all tables, referenced ones first."""
    _tournaments()
    _entrants()
    _pairings()


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("organiser_id", sa.String()),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("aids", sa.Text(), nullable=False),
        sa.Column("format", sa.String(), nullable=False),
        sa.Column("table_size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "format IN ('swiss', 'robin', 'points')", name=op.f("ck_tournaments_format_known")
        ),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'finished')", name=op.f("ck_tournaments_status_known")
        ),
        sa.ForeignKeyConstraint(
            ["organiser_id"], ["people.id"], name=op.f("fk_tournaments_organiser_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_organiser_id"), "tournaments", ["organiser_id"])


def _entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String()),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        _of_tournament("entrants"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_entrants_person_id")),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
    )
    op.create_index(op.f("ix_entrants_person_id"), "entrants", ["person_id"])


def _pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String()),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("result", sa.Text()),
        _of_tournament("pairings"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_pairings")),
    )
    op.create_index(op.f("ix_pairings_table_id"), "pairings", ["table_id"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament_id"],
        ["tournaments.id"],
        name=op.f(f"fk_{table}_tournament_id"),
        ondelete="CASCADE",
    )
