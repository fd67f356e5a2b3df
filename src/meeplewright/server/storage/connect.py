"""Opens the database in the settings: SQLite or PostgreSQL."""

from __future__ import annotations

from meeplewright.core.extras import require
from meeplewright.server.settings import Settings
from meeplewright.server.storage.database import Database
from meeplewright.server.storage.sqlite import Sqlite


def open_database(settings: Settings) -> Database:
    """The database in the settings. Nothing is read or written yet."""
    if settings.is_sqlite:
        return Sqlite(settings.database)
    require("host", "asyncpg", "greenlet", feature="PostgreSQL")
    # Imported here, because its driver is not installed if SQLite is enough.
    from meeplewright.server.storage.postgres import Postgres

    return Postgres(settings.database)
