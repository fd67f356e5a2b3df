"""Stand-ins for `mypy_extensions` and `librt`, for the sources alone on a machine without packages.

They do what the interpreted rules need. The compiled rules need the real ones.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeVar

_T = TypeVar("_T")


class I16(int):
    """`i16`: unlike the other numbers it is a type of its own, so that `vec[i16]` differs."""


class Vec(list[int]):
    """`vec[i64]` and the like: a list. With numbers that numpy reads it is an array."""

    def __class_getitem__(cls, number: type[int]) -> Any:
        return partial(array, "h") if number is I16 else cls

    def __init__(self, items: Iterable[int] = (), **_: object) -> None:
        super().__init__(items)


def appended(items: list[_T], item: _T) -> list[_T]:
    items.append(item)
    return items


def popped(items: list[_T]) -> tuple[list[_T], _T]:
    last = items.pop()
    return items, last


def read_i16_le(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 2], "little", signed=True)


def mypyc_attr(*_: str, **__: object) -> Callable[[_T], _T]:
    return lambda made: made


def use_stand_ins() -> None:
    """Call this before anything else of the package is imported."""
    if _is_missing("mypy_extensions"):
        numbers: dict[str, type[int]] = dict.fromkeys(("i64", "u8"), int)
        _offer("mypy_extensions", mypyc_attr=mypyc_attr, i16=I16, **numbers)
    if _is_missing("librt"):
        _offer("librt")
        _offer("librt.vecs", vec=Vec, append=appended, pop=popped)
        _offer("librt.strings", read_i16_le=read_i16_le)


def _is_missing(name: str) -> bool:
    return name not in sys.modules and find_spec(name) is None


def _offer(name: str, **contents: object) -> None:
    module = ModuleType(name)
    vars(module).update(contents)
    sys.modules[name] = module
