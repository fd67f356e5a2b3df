"""The result of a check: which promise was broken where, or how often each one held."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from meeplewright.core.game import Options


class Broken(Exception):
    """Raised by a promise, with what was found. The promise and the place are added later."""


@dataclass(frozen=True)
class Location:
    """The random game and the entry where a promise was broken; `positions` as in `check_game`."""

    seats: int
    options: Options
    seed: int
    positions: int
    entry: int = 0

    def __str__(self) -> str:
        game = f"seats={self.seats}, options={self.options}, seed={self.seed}"
        again = f"check_game(game, {game}, games=1, positions={self.positions})"
        return f"{self.seats} seats, seed {self.seed}, entry {self.entry}; again: {again}"


class NotConformant(AssertionError):
    """A game broke a promise. `where` is None for static facts and for total frequencies."""

    def __init__(self, promise: str, where: Location | None, found: str) -> None:
        super().__init__(promise, where, found)
        self.promise = promise
        self.where = where
        self.found = found

    def __str__(self) -> str:
        place = "" if self.where is None else f" ({self.where})"
        return f"broken promise: {self.promise}{place}: {self.found}"


@dataclass
class Report:
    """What was checked: `promises` counts how often each one held."""

    game: str
    games: int = 0
    entries: int = 0
    positions: int = 0
    longest: int = 0
    promises: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        return (
            f"{self.game}: {len(self.promises)} promises kept over {self.games} games, "
            f"{self.entries} entries (the longest game {self.longest}), "
            f"{self.positions} positions looked at closely"
        )


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Where two JSON forms first differ; None if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if key not in one or key not in other:
                return f"{path}.{key} is only in one of them".lstrip(".")
            found = difference(one[key], other[key], f"{path}.{key}")
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            found = difference(mine, yours, f"{path}[{index}]")
            if found is not None:
                return found
        return None
    same = type(one) is type(other) and one == other
    return None if same else f"{path.lstrip('.') or 'it'}: {_short(one)} is not {_short(other)}"


def _short(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= 80 else f"{text[:77]}..."
