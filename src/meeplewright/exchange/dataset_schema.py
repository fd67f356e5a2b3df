"""The tables of a dataset, column by column, and the metadata of their files.

docs/dataset.md describes the columns. Increase `SCHEMA` when you remove a column or change its
meaning.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import meeplewright
from meeplewright.core.game import Encoding, Game

SCHEMA = 1
OBSERVATION = "fixed_size_list<int16>"
"""Its length is the width of the encoding."""


@dataclass(frozen=True)
class Column:
    """`type` is an Arrow type; `may_be_null` if a row can be without a value."""

    name: str
    type: str
    may_be_null: bool = False


_KEY = (Column("game_id", "int32"), Column("entry", "int32"), Column("seat", "int8"))

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        Column("game_id", "int32"),
        Column("game", "string"),
        Column("rules", "int32"),
        Column("encoding", "int32", may_be_null=True),
        Column("seats", "int8"),
        Column("options", "string"),
        Column("names", "list<string>"),
        Column("kinds", "list<string>"),
        Column("date", "string", may_be_null=True),
        Column("entries", "int32"),
        Column("finished", "bool"),
        Column("points", "list<int32>", may_be_null=True),
        Column("winners", "list<int8>", may_be_null=True),
        Column("remarks", "string"),
        Column("torn", "bool"),
        Column("source", "string"),
        Column("sha256", "string"),
    ),
    "moves": (
        *_KEY,
        Column("action", "string"),
        Column("text", "string"),
        Column("action_id", "int32", may_be_null=True),
        Column("legal", "int32"),
        Column("t", "int64", may_be_null=True),
    ),
    "positions": (
        *_KEY,
        Column("observation", OBSERVATION),
        Column("legal_ids", "list<int32>"),
        Column("action_id", "int32"),
    ),
    "outcomes": (
        Column("game_id", "int32"),
        Column("seat", "int8"),
        Column("name", "string"),
        Column("kind", "string"),
        Column("points", "int32"),
        Column("rank", "int8"),
        Column("winner", "bool"),
        Column("items", "string"),
    ),
    "views": (*_KEY, Column("view", "string")),
}

USUAL = ("games", "moves", "positions", "outcomes")
"""The tables that are written by default. Views are large."""


def folder_of(game: str, seats: int) -> str:
    """The folder for these tables: an encoding can depend on the number of seats and on options."""
    return f"{game}-{seats}"


def facts(game: Game, seats: int, encoding: Encoding | None) -> dict[str, str]:
    """The metadata of every file for this game and number of seats."""
    known = {
        "schema": str(SCHEMA),
        "version": meeplewright.__version__,
        "game": game.name,
        "rules": str(game.rules),
        "seats": str(seats),
    }
    if encoding is not None:
        known["encoding"] = str(encoding.version)
        known["actions"] = str(encoding.actions)
        known["outcomes"] = str(encoding.outcomes)
        known["fields"] = json.dumps(_fields(encoding))
    return {f"meeplewright.{name}": value for name, value in known.items()}


def _fields(encoding: Encoding) -> list[dict[str, object]]:
    """The blocks of an observation, and the index of the first number of each."""
    listed: list[dict[str, object]] = []
    at = 0
    for field in encoding.fields:
        shape = list(field.shape)
        listed.append(
            {"name": field.name, "at": at, "shape": shape, "low": field.low, "high": field.high}
        )
        at += field.size
    return listed
