"""Stand-ins for `mypy_extensions` and `librt`, for the sources alone on a machine without packages.

They do what the interpreted rules need. The compiled rules need the real ones.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeVar

_T = TypeVar("_T")


class Vec(list[int]):
    """`vec[i64]` and the like: a list, whatever it contains."""

    def __class_getitem__(cls, _: object) -> Any:
        return cls

    def __init__(self, items: Iterable[int] = (), **_: object) -> None:
        super().__init__(items)


class BytesWriter:
    """Collects bytes."""

    def __init__(self) -> None:
        self._data = bytearray()

    def append(self, byte: int) -> None:
        self._data.append(byte)

    def write(self, data: bytes) -> None:
        self._data += data

    def getvalue(self) -> bytes:
        return bytes(self._data)

    def truncate(self, size: int) -> None:
        del self._data[size:]

    def __len__(self) -> int:
        return len(self._data)

    def __setitem__(self, at: int, byte: int) -> None:
        self._data[at] = byte


def appended(items: list[_T], item: _T) -> list[_T]:
    items.append(item)
    return items


def write_i16_le(writer: BytesWriter, number: int) -> None:
    writer.write(number.to_bytes(2, "little", signed=True))


def write_i32_le(writer: BytesWriter, number: int) -> None:
    writer.write(number.to_bytes(4, "little", signed=True))


def write_i64_le(writer: BytesWriter, number: int) -> None:
    writer.write(number.to_bytes(8, "little", signed=True))


def mypyc_attr(*_: str, **__: object) -> Callable[[_T], _T]:
    return lambda made: made


def use_stand_ins() -> None:
    """Call this before anything else of the package is imported."""
    if find_spec("mypy_extensions") is None:
        numbers = dict.fromkeys(("i64", "i32", "i16", "u8"), int)
        _offer("mypy_extensions", mypyc_attr=mypyc_attr, **numbers)
    if find_spec("librt") is None:
        _offer("librt")
        _offer("librt.vecs", vec=Vec, append=appended)
        writing = (write_i16_le, write_i32_le, write_i64_le)
        named = {function.__name__: function for function in writing}
        _offer("librt.strings", BytesWriter=BytesWriter, **named)


def _offer(name: str, **contents: object) -> None:
    module = ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module
