"""Which driver errors mean that storage is full, gone or busy. All others are bugs of ours."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meeplewright.server.errors import FaultKind, StorageFault

# SQLite: the low byte of the error code.
SQLITE: dict[int, FaultKind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_IOERR: "gone",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_READONLY: "gone",
    sqlite3.SQLITE_CORRUPT: "gone",
    sqlite3.SQLITE_NOTADB: "gone",
    sqlite3.SQLITE_PERM: "gone",
    sqlite3.SQLITE_PROTOCOL: "busy",
}

# PostgreSQL: a whole SQLSTATE, or the two characters of its class.
POSTGRES: dict[str, FaultKind] = {
    "53100": "full",  # disk_full
    "53": "busy",  # out of memory, too many connections
    "55P03": "busy",  # lock_not_available
    "40": "busy",  # deadlock, serialization failure
    "57014": "busy",  # query_canceled
    "57": "gone",  # shutting down, starting up
    "58": "gone",  # input and output
    "08": "gone",  # connection
    "28": "gone",  # the database does not let us in
    "3D": "gone",  # there is no such database
    "55000": "gone",  # the database accepts no connections
    "42501": "gone",  # we may not read or write any more
    "25006": "gone",  # read_only_sql_transaction: a standby took our address
    "25P03": "gone",  # the server ended a session that was idle in a transaction
    "25P04": "busy",  # a transaction took longer than the server allows
    "XX": "gone",  # the server's own errors, damaged data among them
}


def fault_of(error: BaseException) -> StorageFault | None:
    """The fault behind an error, or None if storage is not the cause."""
    if isinstance(error, StorageFault):
        return error
    kind = _kind_of(error)
    # Only the name of the error: messages of drivers may quote the data.
    return None if kind is None else StorageFault(kind, type(_cause(error)).__name__)


def points_nowhere(error: IntegrityError) -> bool:
    """Whether a row was refused because the table or person it belongs to is gone."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    state = getattr(error.orig, "sqlstate", None)
    return code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY or state == "23503"


def _cause(error: BaseException) -> BaseException:
    """The driver's own error inside SQLAlchemy's."""
    return error.orig if isinstance(error, DBAPIError) and error.orig else error


def _kind_of(error: BaseException) -> FaultKind | None:
    if isinstance(error, PoolTimeout):
        return "busy"
    cause = _cause(error)
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(cause, "sqlstate", None)
    if state:
        return POSTGRES.get(state) or POSTGRES.get(state[:2])
    if isinstance(cause.__cause__, ValueError):
        return None  # the driver could not write one of our values
    if isinstance(error, DBAPIError):
        # Without a state the server never answered: the connection was lost.
        lost = error.connection_invalidated or isinstance(error, InterfaceError)
        return "gone" if lost else None
    if type(error).__module__.startswith("asyncpg."):
        return "gone"  # what answers there does not speak as PostgreSQL does
    return "gone" if isinstance(error, OSError | EOFError | TimeoutError) else None
