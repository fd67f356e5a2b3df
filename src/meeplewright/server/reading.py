"""Reading JSON at the door: bytes become plain values, or a clear error that names the field.

Stricter than Python's own reader, which lets through what other languages and the database do
not: numbers without end, NaN, half letters (lone surrogates), NUL, keys given twice.
"""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from meeplewright.core.errors import Argument, Reason
from meeplewright.server.errors import Malformed

LATEST: Final = 2**53 - 1  # whole numbers beyond it lose digits in other languages' JSON
_MOST_DIGITS = 400  # of a number with a fraction


def read_json(body: bytes, most_deep: int) -> Any:
    """The value that these bytes say; Malformed (400) with the place of the fault else."""
    try:
        text = body.decode("utf-8")
        value = json.loads(
            text,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_constant,
            object_pairs_hook=_object,
        )
    except UnicodeDecodeError as fault:
        raise _wrong("body", "table-not-utf8", at=fault.start) from None
    except json.JSONDecodeError as fault:
        raise _wrong("body", "table-not-json", at=fault.pos) from None
    except RecursionError:
        raise _wrong("body", "table-too-deep", most=most_deep) from None
    _inspect(value, most_deep)
    return value


def _whole(digits: str) -> int:
    if len(digits) > len(str(LATEST)) + 1 or abs(value := int(digits)) > LATEST:
        raise _wrong("body", "table-number-too-large", value=digits[:40])
    return value


def _fraction(digits: str) -> float:
    """4.0 is a whole number: most languages' JSON does not tell it from 4."""
    value = float(digits) if len(digits) <= _MOST_DIGITS else float("inf")
    if value in (float("inf"), float("-inf")):
        raise _wrong("body", "table-number-too-large", value=digits[:40])
    return int(value) if value.is_integer() and abs(value) <= LATEST else value


def _constant(name: str) -> NoReturn:
    raise _wrong("body", "table-not-a-number", value=name)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        twice = _printable(_given_twice([key for key, _ in pairs]))
        raise _wrong(twice, "table-key-twice", field=twice)
    return made


def _given_twice(keys: list[str]) -> str:
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            return key
        seen.add(key)
    raise AssertionError("no key comes twice")


def _inspect(value: Any, most_deep: int) -> None:
    """Walks without recursion, for a body may be thousands of brackets deep."""
    waiting: list[tuple[Any, str, int]] = [(value, "", 1)]
    while waiting:
        found, place, depth = waiting.pop()
        if depth > most_deep + 1:
            raise _wrong(place or "body", "table-too-deep", most=most_deep)
        if isinstance(found, str):
            _inspect_text(found, place)
        elif isinstance(found, dict):
            for key, inside in found.items():
                _inspect_text(key, place)
                waiting.append((inside, f"{place}.{key[:40]}".lstrip("."), depth + 1))
        elif isinstance(found, list):
            waiting += [
                (part, f"{place}.{n}".lstrip("."), depth + 1) for n, part in enumerate(found)
            ]


def _inspect_text(text: str, place: str) -> None:
    if "\0" in text:
        raise _wrong(place or "body", "table-nul", field=place or "body")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise _wrong(place or "body", "table-half-letter", field=place or "body") from None


def _printable(text: str) -> str:
    return text[:40].encode("utf-8", "replace").decode("utf-8").replace("\0", "?")


def _wrong(rule: str, key: str, **arguments: Argument) -> Malformed:
    return Malformed(Reason(rule, key, arguments), status=400)
