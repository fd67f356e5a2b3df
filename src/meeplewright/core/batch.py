"""How fast a batched engine is, for `meeplewright bench batch`.

A game names its engine's bench in its manifest. The engines are in the packages of their games.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final, Protocol

from meeplewright.core.game import Json

MOST_GAMES: Final = 1 << 22
"""So many can be measured at once."""
MOST_SECONDS: Final = 600.0


def games_in(text: str | None) -> tuple[int, ...]:
    """`1024,65536` as numbers, none if nothing is given; ValueError with the word that is wrong."""
    words = [] if text is None else [word.strip() for word in text.split(",")]
    for word in words:
        if not (word.isascii() and word.isdigit() and 0 < int(word[:9]) <= MOST_GAMES):
            raise ValueError(word)
    return tuple(int(word) for word in words)


@dataclass(frozen=True)
class Rate:
    """Calls per second, and how much longer the first call took: mostly compiling."""

    rate: float
    compile_seconds: float


@dataclass(frozen=True)
class Speed:
    """With this many games at once: games and actions per second."""

    games: int
    playouts: Rate
    actions: Rate  # with masks, without observations
    actions_seen: Rate  # with masks and observations
    choosing: Rate  # choosing random actions, which is part of the two above
    game_bytes: int
    seen_bytes: int

    def to_json(self) -> Json:
        return asdict(self)


class BatchBench(Protocol):
    """Measures an engine with one kind of table."""

    @property
    def device(self) -> str:
        """The device it runs on."""

    @property
    def usual_games(self) -> tuple[int, ...]:
        """The numbers of games measured on this device by default."""

    def measure(self, games: int, seconds: float) -> Speed:
        """Measure this many games at once, each kind of call for about this many seconds."""
