"""Analyses of records, in progress and finished."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The request, its progress, and the result."""
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String()),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String()),
        sa.Column("until", sa.BigInteger()),
        sa.Column("record", sa.Text()),
        sa.Column("body", sa.Text()),
        sa.CheckConstraint(
            "status IN ('waiting', 'running', 'done', 'failed')",
            name=op.f("ck_analyses_status_known"),
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_table_id"), "analyses", ["table_id"])
    op.create_index(op.f("ix_analyses_status_asked_at"), "analyses", ["status", "asked_at"])
