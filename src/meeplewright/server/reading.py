"""Requests and messages as JSON: read strictly, or refused with the field at fault."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from meeplewright.core.errors import Argument, Reason
from meeplewright.core.strict_json import (
    LARGEST_EXACT,
    JsonFault,
    StrictJson,
    fits_beside_longest_string,
)
from meeplewright.server.errors import InvalidRequest, TooLarge

_DIGITS = 400  # of a number with a fraction


def read_json(body: bytes, depth: int) -> Any:
    """The value of these bytes, with limited nesting; InvalidRequest (400) otherwise."""
    try:
        return _reader(depth).read(body)
    except JsonFault as fault:
        raise InvalidRequest(_reason_of(fault, depth), status=400) from None


@cache
def _reader(depth: int) -> StrictJson:
    return StrictJson(depth, LARGEST_EXACT, digits=_DIGITS, whole=True, nul=False)


def read_with_record(body: bytes, depth: int, most: int) -> Any:
    """The value of a body in which a record is long; TooLarge if the rest has more than `most`
    bytes.
    """
    too_large = TooLarge.because("body", "table-too-large", most=most)
    if not fits_beside_longest_string(body, most):
        raise too_large
    value = read_json(body, depth)
    if len(json.dumps(_without_record(value))) > most:
        raise too_large
    return value


def _without_record(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    rest = {key: part for key, part in value.items() if key != "record" or type(part) is not str}
    return {**rest, "from": _without_record(rest["from"])} if "from" in rest else rest


def _reason_of(fault: JsonFault, depth: int) -> Reason:
    place = fault.place or "body"
    match fault.kind:
        case "utf8":
            return _reason("body", "table-not-utf8", at=fault.value)
        case "json":
            return _reason("body", "table-not-json", at=fault.value)
        case "depth":
            return _reason(place, "table-too-deep", most=depth)
        case "number":
            return _reason("body", "table-number-too-large", value=fault.value)
        case "constant":
            return _reason("body", "table-not-a-number", value=fault.value)
        case "duplicate":
            key = _printable(str(fault.value))
            return _reason(key, "table-key-twice", field=key)
        case "nul":
            return _reason(place, "table-nul", field=place)
        case "surrogate":
            return _reason(place, "table-half-letter", field=place)


def _reason(rule: str, key: str, **arguments: Argument) -> Reason:
    return Reason(rule, key, arguments)


def _printable(text: str) -> str:
    return text[:40].encode("utf-8", "replace").decode("utf-8").replace("\0", "?")
