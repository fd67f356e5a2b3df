"""The options of a game: their values, and a check of what was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.values import Value


class Option(Value):
    """A choice made before the game; the first value is the default."""

    def __init__(self, name: str, values: Sequence[str | int], rule: str) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.rule: Final = rule

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.values, self.rule)

    @property
    def default(self) -> str | int:
        return self.values[0]


def checked(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, str | int]:
    """Every option with its value or default; InvalidSetup for an unknown option or value."""
    chosen = dict(given)
    complete: dict[str, str | int] = {}
    for option in options:
        value: object = chosen.pop(option.name, option.default)
        for known in option.values:
            if type(known) is type(value) and known == value:
                complete[option.name] = known
        if option.name not in complete:
            values = ", ".join([str(known) for known in option.values])
            wrong = {"option": option.name, "value": str(value), "values": values}
            raise InvalidSetup(Reason(f"options.{option.name}", "setup-value", {**wrong}))
    for name in chosen:
        raise InvalidSetup(Reason(f"options.{name}", "setup-option", {"option": name}))
    return complete
