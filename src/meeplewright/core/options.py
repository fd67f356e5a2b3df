"""The options of a game: their values, presets of them, and a check of what was chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.values import Value


class Option(Value):
    """A choice made before the game; the first value is the default.

    `newer`: games were recorded before there was this option. A record names it only where its
    value is not the default, so that other games are recorded as before. `seat_counts`: values
    that allow other numbers of seats than the game otherwise has.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str | int],
        rule: str,
        newer: bool = False,
        seat_counts: Mapping[str | int, tuple[int, ...]] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.rule: Final = rule
        self.newer: Final = newer
        self.seat_counts: Final = dict(seat_counts or {})

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.values, self.rule, self.newer, tuple(self.seat_counts.items()))

    @property
    def default(self) -> str | int:
        return self.values[0]


class Preset(Value):
    """A named choice of options, for example what one edition of the rules says. Options that it
    does not name have their default.
    """

    def __init__(self, name: str, options: Mapping[str, str | int]) -> None:
        self.name: Final = name
        self.options: Final = dict(options)

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.options)

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.options.items())))


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


def recorded(options: Sequence[Option], chosen: Mapping[str, str | int]) -> dict[str, str | int]:
    """The options that the header of a record names, of all that were chosen."""
    return {
        option.name: chosen[option.name]
        for option in options
        if not option.newer or chosen[option.name] != option.default
    }
