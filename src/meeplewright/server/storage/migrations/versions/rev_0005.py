"""Notices for people who are away: push subscriptions, e-mail addresses, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Where to send, what happened, and what is on its way; referenced tables first."""
    _push_keys()
    _subscriptions()
    _addresses()
    _mail_counts()
    _notices()
    _outbox()


def _push_keys() -> None:
    op.create_table(
        "push_keys",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("private", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_push_keys")),
    )


def _subscriptions() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("token_hash", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token_hash"],
            ["tokens.hash"],
            name=op.f("fk_subscriptions_token_hash"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_subscriptions_person_id")
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_subscriptions")),
    )
    op.create_index(op.f("ix_subscriptions_person_id"), "subscriptions", ["person_id"])
    op.create_index(op.f("ix_subscriptions_endpoint"), "subscriptions", ["endpoint"], unique=True)


def _addresses() -> None:
    op.create_table(
        "addresses",
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_addresses_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_addresses")),
    )
    op.create_index(op.f("ix_addresses_key"), "addresses", ["key"], unique=True)


def _mail_counts() -> None:
    op.create_table(
        "mail_counts",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", "day", name=op.f("pk_mail_counts")),
    )


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("items", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("sent_at", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_notices_person_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_person_id"), "notices", ["person_id"])
    op.create_index(op.f("ix_notices_due_at"), "notices", ["due_at"])


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String()),
        sa.Column("subscription", sa.String()),
        sa.Column("items", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String()),
        sa.Column("until", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_outbox_person_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["subscription"],
            ["subscriptions.token_hash"],
            name=op.f("fk_outbox_subscription"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index(op.f("ix_outbox_person_id"), "outbox", ["person_id"])
    op.create_index(op.f("ix_outbox_due_at"), "outbox", ["due_at"])
