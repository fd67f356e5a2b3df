"""Insert a row, or replace the existing one. SQLAlchemy has this separately per database."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert


def upsert(connection: Connection, table: Table) -> Insert:
    """A statement that inserts a row or replaces the one with the same key."""
    return _upsert(connection.dialect.name, table)


def upsert_where(connection: Connection, table: Table, allowed: ColumnElement[Any]) -> Insert:
    """The same, but an existing row is replaced only if this condition holds."""
    return _replacing(_insert(connection.dialect.name, table), table, allowed)


def insert_if_new(connection: Connection, table: Table) -> Insert:
    """A statement that inserts a row, unless there is one with the same key."""
    return _insert(connection.dialect.name, table).on_conflict_do_nothing()


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    return _replacing(_insert(dialect, table), table, None)


def _insert(dialect: str, table: Table) -> Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def _replacing(statement: Insert, table: Table, allowed: ColumnElement[Any] | None) -> Insert:
    key = list(table.primary_key.columns)
    new = {
        column.name: statement.excluded[column.name]
        for column in table.columns
        if column not in key
    }
    return statement.on_conflict_do_update(index_elements=key, set_=new, where=allowed)
