"""Errors and reasons: what was wrong, and the numbered rule or the field.

A reason is data (rule number, catalogue key, arguments); the text is in the catalogues, which
register themselves here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from meeplewright.core.values import Value

Argument = str | int


class Reason(Value):
    """Why something is not allowed: the rule or field, and the key and arguments of its text."""

    def __init__(self, rule: str, key: str, arguments: dict[str, Argument] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.arguments = dict(arguments or {})

    def parts(self) -> tuple[Any, ...]:
        return (self.rule, self.key, self.arguments)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "key": self.key, "arguments": self.arguments}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.rule}: {self.key}" + (f" ({details})" if details else "")


def not_an_action(found: object) -> Reason:
    """Why this value, which is not an `Action`, cannot be applied."""
    kind = "None" if found is None else type(found).__name__
    return Reason("action", "action-no-action", {"found": kind})


_explainers: list[Callable[[Reason], str]] = []


def use_explainer(explainer: Callable[[Reason], str]) -> None:
    """Set what `explained` calls."""
    _explainers[:] = [explainer]


def explained(reason: Reason) -> str:
    """The reason as an English sentence, or its parts if there are no texts."""
    if not _explainers:
        import_module("meeplewright.games")  # it registers the texts
    try:
        return _explainers[0](reason)
    except Exception:  # an error that cannot be shown would hide the real one
        return str(reason)


class GameError(ValueError):
    """The base of all errors caused by bad input. When it is raised, nothing was changed.

    As text it is an English sentence. `rule`, `key` and `arguments` are the parts of its reason.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def rule(self) -> str:
        """The number of the rule, or the name of the field."""
        return self.reason.rule

    @property
    def key(self) -> str:
        """The key of the text in the catalogues."""
        return self.reason.key

    @property
    def arguments(self) -> dict[str, Argument]:
        """What the text names."""
        return self.reason.arguments

    def __str__(self) -> str:
        return explained(self.reason)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.reason,))


class InvalidAction(GameError):
    """Not an action of the game at all."""


class IllegalAction(GameError):
    """An action of the game, but not a legal one here."""


class InvalidSetup(GameError):
    """An unknown game, number of seats, option or value of an option."""


class InvalidJson(GameError):
    """A JSON form of a state, view or event that cannot be read."""


class IllegalSavedGame(GameError):
    """A move in a saved game of another program that breaks a rule; `field` says where it is."""

    def __init__(self, reason: Reason, field: str) -> None:
        super().__init__(reason)
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {explained(self.reason)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.reason, self.field))


class InvalidRecord(GameError):
    """A record that cannot be read, or that becomes illegal at some entry.

    `line` counts the lines of the file from 1; None if no line is at fault. `entry` counts applied
    entries from 1; None if the fault is not in an entry.
    """

    def __init__(self, reason: Reason, line: int | None, entry: int | None = None) -> None:
        super().__init__(reason)
        self.line = line
        self.entry = entry

    def __str__(self) -> str:
        why = explained(self.reason)
        if self.entry is not None:
            return f"entry {self.entry}: {why}"
        return why if self.line is None else f"line {self.line}: {why}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.reason, self.line, self.entry))
