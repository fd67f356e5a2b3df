"""Checks JSON against its types: the same keys in the same order, nothing more, nothing less."""

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

Bound = Mapping[Any, Any]
UNBOUND: Bound = {}


@cache
def hints_of(form: Any) -> dict[str, Any]:
    return get_type_hints(form)


class Checker:
    """Remembers which TypedDicts and keys it has seen."""

    def __init__(self) -> None:
        self.met: dict[str, set[str]] = {}

    def check(self, value: object, form: Any) -> None:
        fault = self.fault(value, form)
        assert fault is None, fault

    def fault(
        self, value: object, form: Any, path: str = "form", bound: Bound = UNBOUND
    ) -> str | None:
        """Where the value first differs from the type, or None."""
        origin, inside = get_origin(form) or form, get_args(form)
        if isinstance(form, TypeVar):
            return self.fault(value, bound[form], path, bound)
        if is_typeddict(origin):
            given = dict(zip(getattr(origin, "__parameters__", ()), inside, strict=True))
            return self._of_keys(
                value, origin, path, {k: bound.get(v, v) for k, v in given.items()}
            )
        if origin in (Union, UnionType):
            return self._of_union(value, inside, path, bound)
        if origin is Literal:
            known = any(type(value) is type(one) and value == one for one in inside)
            return None if known else f"{path} is {value!r}, not one of {inside}"
        if origin is list and isinstance(value, list):
            return self._of_parts(enumerate(value), inside[0], path, bound)
        if origin is dict and isinstance(value, dict):
            return self._of_parts(value.items(), inside[1], path, bound)
        plain = origin is Any or type(value) is (NoneType if origin is None else origin)
        return None if plain else f"{path} is {value!r}, not {form}"

    def _of_parts(self, parts: Any, form: Any, path: str, bound: Bound) -> str | None:
        faults = (self.fault(part, form, f"{path}[{key!r}]", bound) for key, part in parts)
        return next((fault for fault in faults if fault), None)

    def _of_union(self, value: object, forms: Any, path: str, bound: Bound) -> str | None:
        """Exactly one of them; if none fits, what is wrong with each."""
        faults = [self.fault(value, form, path, bound) for form in forms]
        if faults.count(None) == 1:
            return None
        return f"{path} fits {faults.count(None)} of {len(forms)} forms: {faults}"

    def _of_keys(self, value: object, form: Any, path: str, bound: Bound) -> str | None:
        if not isinstance(value, dict):
            return f"{path} is {value!r}, not {form.__name__}"
        hints = hints_of(form)
        wanted = [key for key in hints if key in form.__required_keys__ or key in value]
        if list(value) != wanted:
            return f"{path} has the keys {list(value)}, not those of {form.__name__}, {wanted}"
        for key, inside in hints.items():
            if key in value and (fault := self.fault(value[key], inside, f"{path}.{key}", bound)):
                return fault
        self.met.setdefault(form.__name__, set()).update(value)
        return None
