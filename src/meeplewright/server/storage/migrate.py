"""Migrates the database to this version's schema, with Alembic.

The steps lie in `migrations/versions` and travel with the package. They run inside the caller's
transaction and under its lock, so several processes may start at once and all find it done.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from meeplewright.core.errors import InvalidSetup, Reason

HOME = Path(__file__).parent / "migrations"


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(HOME).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest_revision() -> str:
    """What this version of the program knows."""
    head = ScriptDirectory.from_config(config_for()).get_current_head()
    assert head is not None
    return head


def revision_of(connection: Connection) -> str | None:
    """What the database is at; None where it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """Applies what is missing. A database of a newer version is refused, not guessed at."""
    current = revision_of(connection)
    if current == newest_revision():
        return
    known = {
        script.revision for script in ScriptDirectory.from_config(config_for()).walk_revisions()
    }
    if current is not None and current not in known:
        raise InvalidSetup(Reason("database", "table-database-newer", {"revision": current}))
    command.upgrade(config_for(connection), "head")
