"""A condition on many ids that is the same statement however many there are.

With `column.in_(…)` every number of ids is a statement of its own, which SQLAlchemy writes again
each time and PostgreSQL has to prepare.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ARRAY, BindParameter, Boolean, ColumnElement, Dialect, String, bindparam
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator, TypeEngine


class _Ids(TypeDecorator[Sequence[str]]):
    """A list of ids as one parameter: an array, or JSON for SQLite, which has no arrays."""

    impl = String
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        kind = String() if dialect.name == "sqlite" else ARRAY(String())
        return dialect.type_descriptor(kind)

    def process_bind_param(self, value: Sequence[str] | None, dialect: Dialect) -> Any:
        return json.dumps(value) if dialect.name == "sqlite" else value


class _Among(FunctionElement[bool]):
    inherit_cache = True
    name = "among"
    type = Boolean()


def among(column: ColumnElement[str], ids: str = "ids") -> ColumnElement[bool]:
    """Whether the column is one of the ids in the list that is the parameter of this name."""
    parameter: BindParameter[Sequence[str]] = bindparam(ids, type_=_Ids())
    return _Among(column, parameter)


@compiles(_Among, "postgresql")
def _array(element: _Among, compiler: SQLCompiler, **options: Any) -> str:
    column, ids = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{column} = ANY ({ids})"


@compiles(_Among, "sqlite")
def _json(element: _Among, compiler: SQLCompiler, **options: Any) -> str:
    column, ids = (compiler.process(clause, **options) for clause in element.clauses)
    return f"{column} IN (SELECT value FROM json_each({ids}))"
