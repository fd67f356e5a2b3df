"""The strict JSON reader, for records and for everything that is sent to the server.

Python's own reader accepts what other languages and databases do not: duplicate keys, NaN, infinite
numbers, lone surrogates, any depth. Here each of them raises JsonFault, which says what is wrong
and where. Callers turn it into their own errors.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final, Literal, NoReturn

LARGEST_EXACT: Final = 2**53 - 1
"""Larger integers lose digits in the JSON of other languages."""

LARGEST_DOUBLE: Final = 2**1024 - 2**970 - 1
"""Larger integers cannot be converted to a double."""

_SHORT = 16  # any integer with fewer digits is small enough

FaultKind = Literal["utf8", "json", "depth", "number", "constant", "duplicate", "surrogate", "nul"]


class JsonFault(ValueError):
    """What is wrong. `place` is a path like `seats.0.name`, empty at the top. `value` is the
    position where reading stopped (a byte or a character), or the number, the constant or the key.
    """

    def __init__(self, kind: FaultKind, *, place: str = "", value: str | int = "") -> None:
        super().__init__(kind)
        self.kind: FaultKind = kind
        self.place = place
        self.value = value


@dataclass(frozen=True)
class StrictJson:
    """A reader. Duplicate keys, NaN, infinities and lone surrogates are always refused.

    `depth`: the maximum nesting of objects and lists. `largest`: the largest integer, at least
    LARGEST_EXACT. `digits`: the maximum digits of a number with a fraction, None for any. `whole`:
    read 4.0 as 4, as most other languages do; otherwise a value is written again as it was read.
    `nul`: allow NUL in strings.
    """

    depth: int
    largest: int
    digits: int | None = None
    whole: bool = False
    nul: bool = True

    def read(self, data: bytes) -> Any:
        """The value of these bytes, or JsonFault."""
        try:
            text = data.decode("utf-8")
            value = json.loads(
                text,
                parse_int=self._whole,
                parse_float=self._fraction,
                parse_constant=_constant,
                object_pairs_hook=_object,
            )
        except UnicodeDecodeError as fault:
            raise JsonFault("utf8", value=fault.start) from None
        except json.JSONDecodeError as fault:
            raise JsonFault("json", value=fault.pos) from None
        except RecursionError:
            raise JsonFault("depth") from None
        # Only an escape can contain a lone surrogate or NUL, and few brackets cannot be deep: most
        # lines need no second check.
        if "\\u" in text or text.count("{") + text.count("[") > self.depth:
            self._inspect(value)
        return value

    def _whole(self, digits: str) -> int:
        if len(digits) < _SHORT:
            return int(digits)
        if len(digits) > len(str(self.largest)) + 1 or abs(value := int(digits)) > self.largest:
            raise JsonFault("number", value=digits[:40])
        return value

    def _fraction(self, text: str) -> float:
        is_long = self.digits is not None and len(text) > self.digits
        if is_long or not isfinite(value := float(text)):
            raise JsonFault("number", value=text[:40])
        if self.whole and value.is_integer() and abs(value) <= self.largest:
            return int(value)
        return value

    def _inspect(self, value: Any) -> None:
        """Raise for errors inside. Not recursive, because the value can be nested very deeply."""
        waiting: list[tuple[Any, str, int]] = [(value, "", 0)]
        while waiting:
            found, place, depth = waiting.pop()
            if depth > self.depth:
                raise JsonFault("depth", place=place)
            if isinstance(found, str):
                self._inspect_text(found, place)
            elif isinstance(found, dict):
                for key, part in found.items():
                    self._inspect_text(key, place)
                    waiting.append((part, _inside(place, key[:40]), depth + 1))
            elif isinstance(found, list):
                for number, part in enumerate(found):
                    waiting.append((part, _inside(place, str(number)), depth + 1))

    def _inspect_text(self, text: str, place: str) -> None:
        if not self.nul and "\0" in text:
            raise JsonFault("nul", place=place)
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise JsonFault("surrogate", place=place)


def _inside(place: str, name: str) -> str:
    return f"{place}.{name}".lstrip(".")


def _constant(name: str) -> NoReturn:
    raise JsonFault("constant", value=name)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise JsonFault("duplicate", value=_first_duplicate([key for key, _ in pairs]))
    return made


def _first_duplicate(keys: list[str]) -> str:
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError("no key is given twice")
