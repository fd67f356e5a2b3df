"""The first schema of the database: people and their tokens, tables and everything about them."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables, referenced ones first."""
    _facts()
    _people()
    _tables()
    _tokens()
    _beginnings()
    _chat()
    _leases()
    _log()
    _notes()
    _orders()
    _seats()
    _snapshots()
    # A restored backup gets another epoch, which tells running servers to reload.
    facts = sa.table("facts", sa.column("name"), sa.column("value"))
    op.execute(facts.insert().values(name="epoch", value=secrets.token_hex(16)))


def _facts() -> None:
    """About the database itself."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )


def _people() -> None:
    """Everybody with an identity."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text()),
        sa.CheckConstraint("kind IN ('person', 'bot')", name=op.f("ck_people_kind_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )


def _tables() -> None:
    """What is played, its progress, and when it needs attention."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("aids", sa.Text(), nullable=False),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("host_id", sa.String()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("bots_due", sa.Boolean(), nullable=False),
        sa.Column("rematch_of", sa.String()),
        sa.Column("rematch", sa.String()),
        sa.Column("result", sa.Text()),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("plan", sa.Boolean(), nullable=False),
        sa.CheckConstraint(
            "status IN ('open', 'running', 'finished')", name=op.f("ck_tables_status_known")
        ),
        sa.CheckConstraint(
            "visibility IN ('public', 'link')", name=op.f("ck_tables_visibility_known")
        ),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_tables_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host_id"), "tables", ["host_id"])
    op.create_index(op.f("ix_tables_status_bots_due"), "tables", ["status", "bots_due"])
    op.create_index(op.f("ix_tables_status_due_at"), "tables", ["status", "due_at"])
    op.create_index(
        op.f("ix_tables_status_visibility_updated_at"),
        "tables",
        ["status", "visibility", "updated_at"],
    )


def _tokens() -> None:
    """Hashes of the tokens of devices and programs."""
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger()),
        sa.CheckConstraint("kind IN ('cookie', 'api', 'link')", name=op.f("ck_tokens_kind_known")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_tokens_person_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person_id"), "tokens", ["person_id"])


def _beginnings() -> None:
    """What a game continues from, if it does not start from the beginning."""
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_beginnings_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_beginnings")),
    )


def _chat() -> None:
    """Lines said at a table."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.String()),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_chat_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person_id"), "chat", ["person_id"])


def _leases() -> None:
    """Who runs a table's bots and clocks now."""
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_leases_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )


def _log() -> None:
    """The log of every table. (table_id, seq) is unique: two writers never both succeed."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint(
            "kind IN ('meta', 'chance', 'do', 'takeback')", name=op.f("ck_log_kind_known")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_log_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_log")),
        sqlite_with_rowid=False,
    )


def _notes() -> None:
    """Private notes of people."""
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notes_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_person_id"), "notes", ["person_id"])


def _orders() -> None:
    """Standing orders."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_orders_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_orders")),
    )


def _seats() -> None:
    """Who sits where."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("person_id", sa.String()),
        sa.Column("bot", sa.Text()),
        sa.Column("invite", sa.String()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.CheckConstraint("kind IN ('person', 'bot', 'open')", name=op.f("ck_seats_kind_known")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"])


def _snapshots() -> None:
    """The latest state of each table, so that a long game loads quickly."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
