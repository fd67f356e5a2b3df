"""How fast a batched engine is: what `meeplewright bench batch` shows of it.

A game names its engine's bench in its manifest. The engines themselves live with their games.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Protocol

from meeplewright.core.game import Json


@dataclass(frozen=True)
class Rate:
    """How often a second, and how much longer the first call took: mostly compiling."""

    rate: float
    compile_seconds: float


@dataclass(frozen=True)
class Speed:
    """Of so many games at once. Games and actions a second; a turn is two actions."""

    games: int
    playouts: Rate
    actions: Rate  # masks written, observations not
    actions_seen: Rate  # masks and observations written
    choosing: Rate  # what the actions at random cost, which are part of the two above
    game_bytes: int
    seen_bytes: int

    def to_json(self) -> Json:
        return asdict(self)


class BatchBench(Protocol):
    """Measures an engine at tables of one kind."""

    @property
    def device(self) -> str:
        """What it runs on."""

    @property
    def usual_games(self) -> tuple[int, ...]:
        """How many games at once are measured on this device, unless asked otherwise."""

    def measure(self, games: int, seconds: float) -> Speed:
        """So many games at once, each kind of call for about so many seconds."""
