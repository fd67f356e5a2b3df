"""Gives Alembic the connection, in which a transaction was already started."""

from alembic import context

from meeplewright.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
