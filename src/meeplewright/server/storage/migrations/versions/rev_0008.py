"""Whether spectators can write in the chat of a table that is not public."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Until now, line 0 of the chat said so."""
    op.add_column(
        "tables", sa.Column("open_chat", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    tables = sa.table("tables", sa.column("id"), sa.column("open_chat"))
    chat = sa.table("chat", sa.column("table_id"), sa.column("id"))
    marked = sa.select(chat.c.table_id).where(chat.c.id == 0)
    op.execute(sa.update(tables).where(tables.c.id.in_(marked)).values(open_chat=sa.true()))
    op.execute(sa.delete(chat).where(chat.c.id == 0))
