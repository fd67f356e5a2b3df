"""The strict JSON reader, for records and for everything that is sent to the server.

Python's own reader accepts what other languages and databases do not: duplicate keys, NaN, infinite
numbers, lone surrogates, any depth. Here each of them raises JsonFault, which says what is wrong
and where. Callers turn it into their own errors.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import isfinite
from typing import Any, Final, Literal, NoReturn

LARGEST_EXACT: Final = 2**53 - 1
"""Larger integers lose digits in the JSON of other languages."""

LARGEST_DOUBLE: Final = 2**1024 - 2**970 - 1
"""Larger integers cannot be converted to a double."""

# The escape of a high surrogate without one of a low surrogate after it, or the other way round.
_HALF = re.compile(
    rb"\\u[dD](?:[89abAB]..(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..\\u[dD])[c-fC-F])", re.DOTALL
)
_OTHER = bytes({*range(256)} - {*b"[]{}"})
_SHAPE = bytes.maketrans(b"{}" + _OTHER, b"[]" + b"0" * len(_OTHER))
"""Objects look like lists, and everything else like 0."""

_SHORT = 16  # any integer with fewer digits is small enough
_FEW = 1_000  # values; looking for the place of an error in more costs more than reading them

FaultKind = Literal["utf8", "json", "depth", "number", "constant", "duplicate", "surrogate", "nul"]


class JsonFault(ValueError):
    """What is wrong. `place` is a path like `seats.0.name`, empty at the top. `value` is the
    position where reading stopped (a byte or a character), or the number, the constant or the key.
    The place is also empty where finding it would be expensive: in texts with many values.
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
            value = self._decoder.decode(data.decode("utf-8"))
        except UnicodeDecodeError as fault:
            raise JsonFault("utf8", value=fault.start) from None
        except json.JSONDecodeError as fault:
            raise JsonFault("json", value=fault.pos) from None
        except RecursionError:
            raise JsonFault("depth") from None
        kind = self._fault_in(data)
        if kind is not None:
            if data.count(b",") + data.count(b"[") + data.count(b"{") <= _FEW:
                self._inspect(value)
            raise JsonFault(kind)
        return value

    def _fault_in(self, data: bytes) -> FaultKind | None:
        """What is wrong with this sound JSON text. Whatever it contains, no value is looked at by
        itself.
        """
        if b"\\u" in data:
            escapes = data.replace(b"\\\\", b"__")  # a backslash before a `u` begins an escape now
            if _HALF.search(escapes):
                return "surrogate"
            if not self.nul and b"\\u0000" in escapes:
                return "nul"
        return "depth" if _is_too_deep(data, self.depth) else None

    @cached_property
    def _decoder(self) -> json.JSONDecoder:
        """Made once: that takes longer than to read a short message."""
        return json.JSONDecoder(
            parse_int=self._whole,
            parse_float=self._fraction,
            parse_constant=_constant,
            object_pairs_hook=_object,
        )

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
        """Raise for errors inside, with the place of one of them."""
        keys: list[str] = []
        try:
            self._inspect_part(value, 0, keys)
        except JsonFault as fault:
            place = ".".join(reversed(keys)).lstrip(".")
            raise JsonFault(fault.kind, place=place) from None

    def _inspect_part(self, found: Any, depth: int, keys: list[str]) -> None:
        """The last part comes first. A fault collects the keys around it, the innermost first.
        However deep the value is, no call is deeper than allowed.
        """
        if isinstance(found, str):
            self._inspect_text(found)
            return
        parts: Iterator[tuple[Any, Any]]
        if isinstance(found, dict):
            for name in found:
                self._inspect_text(name)
            parts = reversed(found.items())
        else:
            parts = zip(range(len(found) - 1, -1, -1), reversed(found), strict=True)
        for key, part in parts:
            try:
                if depth >= self.depth:
                    raise JsonFault("depth")
                if part and isinstance(part, (str, dict, list)):
                    self._inspect_part(part, depth + 1, keys)
            except JsonFault:
                keys.append(str(key)[:40])
                raise

    def _inspect_text(self, text: str) -> None:
        if not self.nul and "\0" in text:
            raise JsonFault("nul")
        try:
            text.encode()
        except UnicodeEncodeError:
            raise JsonFault("surrogate") from None


def fits_beside_longest_string(data: bytes, most: int) -> bool:
    """Whether a JSON text has at most `most` bytes besides its longest string. Escaped quotes and
    backslashes do not count.

    Reading it is cheap then: nothing is read faster than one string.
    """
    plain = _without_escapes(data)
    if plain.count(b'"') > most:
        return False
    strings = plain.split(b'"')[1::2]
    return len(plain) - max(map(len, strings), default=0) <= most


def _without_escapes(data: bytes) -> bytes:
    """The text without escaped backslashes and quotes: every quote that is left limits a string."""
    return data.replace(b"\\\\", b"").replace(b'\\"', b"")


def _is_too_deep(data: bytes, depth: int) -> bool:
    """Whether a value of this sound JSON text has more than `depth` objects and lists around it.

    Every round removes all values that have nothing inside, so there are few rounds.
    """
    if data.count(b"[") + data.count(b"{") <= depth:
        return False
    outside = b"0".join(_without_escapes(data).split(b'"')[::2])  # every string is a 0
    nested = outside.translate(_SHAPE, b" \t\r\n,:")
    nested = nested.replace(b"[]", b"").replace(b"0", b"")
    for _ in range(depth):
        if not nested:
            return False
        nested = nested.replace(b"[]", b"")
    return bool(nested)


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
