"""Migrates the database to this version's schema, with Alembic.

The steps are in `migrations/versions` and part of the package. They run inside the caller's
transaction and under its lock, so several processes can start at once.
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
    """The newest revision that this version of the program knows."""
    head = ScriptDirectory.from_config(config_for()).get_current_head()
    assert head is not None
    return head


def revision_of(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def known_revisions() -> set[str]:
    """All revisions up to the newest one."""
    scripts = ScriptDirectory.from_config(config_for()).walk_revisions()
    return {script.revision for script in scripts}


def migrate(connection: Connection) -> None:
    """Apply the missing steps. A database of a newer version is refused."""
    current = revision_of(connection)
    if current == newest_revision():
        return
    if current is not None and current not in known_revisions():
        raise InvalidSetup(Reason("database", "table-database-newer", {"revision": current}))
    upgrade(connection, "head")


def upgrade(connection: Connection, revision: str) -> None:
    """Apply the steps up to this revision."""
    command.upgrade(config_for(connection), revision)
