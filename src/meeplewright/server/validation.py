"""Converts pydantic's errors to our own, for request bodies and for messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meeplewright.core.errors import Argument, Reason
from meeplewright.server.errors import InvalidRequest, NotFound, TableError

_KEYS: Final[Mapping[str, str]] = {
    "missing": "form-missing",
    "extra_forbidden": "form-unknown",
    "union_tag_not_found": "form-missing",
    "union_tag_invalid": "form-not-known",
    "literal_error": "form-not-known",
    "string_too_long": "table-too-long",
    "string_too_short": "table-too-short",
    "string_pattern_mismatch": "table-pattern",
    "too_long": "table-too-many",
    "too_short": "table-too-few",
    "greater_than_equal": "table-too-small",
    "less_than_equal": "table-too-great",
}
_WANTED: Final[Mapping[str, str]] = {
    "string": "text",
    "int": "whole",
    "list": "list",
    "dict": "object",
    "model": "object",
    "bool": "truth",
}


def request_error(errors: Sequence[Any]) -> TableError:
    """The first wrong field of a request; for a wrong path parameter, NotFound."""
    first = errors[0]
    where, *parts = first["loc"]
    if where == "path":
        return NotFound.because(str(parts[0]), "table-unknown", what=str(parts[0]))
    field = ".".join(str(part) for part in parts if not str(part).startswith("=")) or str(where)
    kind = str(first["type"])
    key = _KEYS.get(kind, "form-type")
    return InvalidRequest(Reason(field[:200], key, _arguments(field[:200], key, kind, first)))


def _arguments(field: str, key: str, kind: str, error: Mapping[str, Any]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {"field": field}
    context = error.get("ctx", {})
    for name, argument in (("max_length", "most"), ("min_length", "least"), ("ge", "least")):
        if name in context:
            arguments[argument] = context[name]
    if "le" in context:
        arguments["most"] = context["le"]
    if key == "form-not-known":
        known = context.get("expected") or context.get("expected_tags") or ""
        arguments |= {"value": str(error.get("input"))[:40], "known": str(known)}
    if key == "form-type":
        given = error.get("input")
        wanted = next((word for name, word in _WANTED.items() if kind.startswith(name)), "text")
        found = "null" if given is None else type(given).__name__
        arguments |= {"wanted": wanted, "found": found}
    return arguments


def message_error(error: Mapping[str, Any]) -> InvalidRequest:
    """What is wrong with a message of the WebSocket."""
    field = ".".join(str(part) for part in error["loc"][1:]) or "type"  # the first is its type
    match error["type"]:
        case "missing":
            return InvalidRequest.because(field, "form-missing", field=field)
        case "extra_forbidden":
            return InvalidRequest.because(field[:40], "form-unknown", field=field[:40])
        case "union_tag_invalid" | "union_tag_not_found" | "dict_type" | "model_attributes_type":
            return InvalidRequest.because(field, "table-message-type", field=field)
        case _:
            return InvalidRequest.because(field, "table-field", field=field)
