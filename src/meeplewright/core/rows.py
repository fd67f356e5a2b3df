"""Numbers of 16 bits, little-endian, in the rows that encodings write.

Several numbers are written with one call, because a call costs more than the number.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

LOW: Final[i64] = 0xFFFF
"""The bits of one number"""


def write(row: BytesWriter, number: i64) -> None:
    write_i16_le(row, i16(number))


def write_two(row: BytesWriter, one: i64, two: i64) -> None:
    write_i32_le(row, i32(one & LOW | two << 16))


def write_four(row: BytesWriter, one: i64, two: i64, three: i64, four: i64) -> None:
    write_i64_le(row, one & LOW | (two & LOW) << 16 | (three & LOW) << 32 | four << 48)


def write_all(row: BytesWriter, values: vec[i64]) -> None:
    at: i64 = 0
    while at + 4 <= len(values):
        write_four(row, values[at], values[at + 1], values[at + 2], values[at + 3])
        at += 4
    while at < len(values):
        write(row, values[at])
        at += 1


def put(row: BytesWriter, at: i64, number: i64) -> None:
    """Replace the number at this byte."""
    row[at] = u8(number & 255)
    row[at + 1] = u8(number >> 8 & 255)


def packed(numbers: list[int]) -> bytes:
    """A part of a row that does not change."""
    row = BytesWriter()
    for number in numbers:
        write(row, number)
    return row.getvalue()
