"""The numbers of 16 bits in the rows that encodings write."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


def write_all(row: vec[i16], at: i64, values: vec[i64]) -> i64:
    """Write the values from here on. Return the place after them."""
    index: i64 = 0
    while index < len(values):
        row[at + index] = i16(values[index])
        index += 1
    return at + index


def fill(row: vec[i16], at: i64, number: i64, times: i64) -> i64:
    """Write the same number this many times. Return the place after them."""
    end = at + times
    while at < end:
        row[at] = i16(number)
        at += 1
    return end


def as_bytes(row: vec[i16]) -> bytes:
    """The row as `Encoding.observe` returns it."""
    return memoryview(row).tobytes()
