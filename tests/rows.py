"""Reads observations back: the numbers of a row by the names of its blocks."""

import struct
from typing import Any

from meeplewright.core import Encoding


def numbers(row: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(row) // 2}h", row)


def blocks(encoding: Encoding, row: bytes) -> dict[str, Any]:
    """A field of one number as that number, a table as a list of its rows."""
    given = list(numbers(row))
    assert len(given) == encoding.width
    named: dict[str, Any] = {}
    for field in encoding.fields:
        taken, given = given[: field.size], given[field.size :]
        if len(field.shape) == 2:
            across = field.shape[1]
            named[field.name] = [taken[i : i + across] for i in range(0, field.size, across)]
        else:
            named[field.name] = taken[0] if field.size == 1 else taken
    return named
