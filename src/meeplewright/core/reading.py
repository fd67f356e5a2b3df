"""Read JSON input: each field with the expected type, or an error that names the field.

All games use these functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeplewright.core.errors import GameError, InvalidJson, Reason

Error = type[GameError]


def an_object(value: object, name: str, error: Error) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _wrong(name, "object", value, error)
    return value


def the_fields(value: object, name: str, keys: tuple[str, ...], error: Error) -> Mapping[str, Any]:
    """An object with exactly these keys."""
    form = an_object(value, name, error)
    for key in keys:
        if key not in form:
            raise error(Reason(f"{name}.{key}", "form-missing", {"field": f"{name}.{key}"}))
    for key in form:
        if key not in keys:
            field = f"{name}.{str(key)[:40]}"
            raise error(Reason(field, "form-unknown", {"field": field}))
    return form


def an_entry(value: object, name: str, keys: tuple[str, ...], error: Error) -> tuple[str, object]:
    """An object with exactly one of these keys, as key and value."""
    form = an_object(value, name, error)
    if len(form) != 1 or next(iter(form)) not in keys:
        raise error(Reason(name, "form-one-of", {"field": name, "keys": ", ".join(keys)}))
    key: str = next(iter(form))
    return key, form[key]


def a_whole(value: object, name: str, error: Error) -> int:
    """An integer; true and false are not accepted."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(name, "whole", value, error)
    return value


def a_text(value: object, name: str, error: Error) -> str:
    if not isinstance(value, str):
        raise _wrong(name, "text", value, error)
    return value


def one_of(value: object, name: str, known: tuple[str, ...], error: Error) -> str:
    text = a_text(value, name, error)
    if text not in known:
        shown = {"field": name, "value": text[:40], "known": ", ".join(known)}
        raise error(Reason(name, "form-not-known", {**shown}))
    return text


def a_list(value: object, name: str, error: Error) -> list[Any]:
    if not isinstance(value, list):
        raise _wrong(name, "list", value, error)
    return value


def _wrong(name: str, wanted: str, value: object, error: Error) -> GameError:
    found = "null" if value is None else type(value).__name__
    return error(Reason(name, "form-type", {"field": name, "wanted": wanted, "found": found}))


def differs(field: str) -> InvalidJson:
    """The error for a field of a state or view that cannot be right."""
    return InvalidJson(Reason(field, "form-differs", {"field": field}))


def must_say(given: Mapping[str, Any], restored: Mapping[str, Any]) -> None:
    """Check that a restored object has the form it was read from; names the first difference."""
    for key in restored:
        if key not in given:
            raise InvalidJson(Reason(key, "form-missing", {"field": key}))
        if restored[key] != given[key]:
            raise differs(key)
    for key in given:
        if key not in restored:
            name = str(key)[:40]
            raise InvalidJson(Reason(name, "form-unknown", {"field": name}))
