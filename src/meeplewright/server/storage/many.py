"""One statement for many rows.

SQLAlchemy prepares the parameters of each row in a general way, which takes longer than what the
database does with the row. Here they are passed on as they are, so JSON has to be text already.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Dialect, Insert


def execute_many(connection: Connection, insert: Insert, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute it once for each row. The statement is compiled once, so it must be a constant."""
    sql, names = _compiled(connection.dialect, insert)
    connection.exec_driver_sql(sql, [tuple([row[name] for name in names]) for row in rows])


@cache
def _compiled(dialect: Dialect, insert: Insert) -> tuple[str, tuple[str, ...]]:
    """The text, and the names of its parameters in their order."""
    compiled = insert.compile(dialect=dialect)
    return compiled.string, tuple(compiled.positiontup or ())
