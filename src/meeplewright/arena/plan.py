"""The plan of a match, fixed before the first game: bots, deals, seatings."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from pathlib import Path

from meeplewright.bots import make_bot
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, Json, Options
from meeplewright.core.reading import one_of
from meeplewright.core.registry import package_of

FORMAT = 1
CLOCKS = ("wall", "processor")
"""How time budgets are measured, see `bots/budgets.py`."""


@dataclass(frozen=True)
class Seating:
    """One game of a match: which deal (counted from 1), and the bot on every seat."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A match. Made by `Plan.of`, which checks everything."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: str
    clock: str
    code: str

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        *,
        seats: int = 2,
        deals: int = 50,
        seed: str = "1",
        clock: str = "wall",
        options: Options | None = None,
    ) -> Plan:
        """InvalidSetup names the field if the match cannot be played."""
        game.checked_seats(seats)
        if not bots:
            raise InvalidSetup(Reason("bots", "arena-no-bots"))
        if deals < 1:
            raise InvalidSetup(Reason("deals", "arena-no-deals", {"deals": deals}))
        one_of(clock, "clock", CLOCKS, InvalidSetup)
        for spec in dict.fromkeys(bots):
            make_bot(spec, game, 0, programs=True).close()
        chosen = game.checked_options(options)
        mark = code_mark(game)
        return cls(game.name, chosen, tuple(bots), seats, deals, seed, clock, mark)

    @property
    def different_bots(self) -> tuple[str, ...]:
        """Every bot once, in the order named."""
        return tuple(dict.fromkeys(self.bots))

    def tables(self) -> list[tuple[str, ...]]:
        """The bots at each table.

        More bots than seats: every combination. Fewer: the last one fills the remaining seats.
        """
        missing = self.seats - len(self.bots)
        return list(combinations(self.bots + self.bots[-1:] * missing, self.seats))

    def rotations(self) -> tuple[tuple[str, ...], ...]:
        """Every table in every rotation; rotations that look the same are played once."""
        turned = (table[by:] + table[:by] for table in self.tables() for by in range(self.seats))
        return tuple(dict.fromkeys(turned))

    def seatings(self) -> Iterator[Seating]:
        """All games, deal by deal, so that a match that is stopped early has complete deals."""
        for deal in range(1, self.deals + 1):
            for bots in self.rotations():
                yield Seating(deal, bots)

    def to_json(self) -> Json:
        """The settings: the first line of the results file."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seats": self.seats,
            "deals": self.deals,
            "seed": self.seed,
            "clock": self.clock,
            "code": self.code,
        }


def code_mark(game: Game) -> str:
    """A short hash of the sources of rules and bots, so that no match mixes two versions."""
    mark = hashlib.sha256()
    for package in ("meeplewright.core", "meeplewright.bots", package_of(game.name)):
        home = Path(str(import_module(package).__file__)).parent
        for path in sorted((*home.rglob("*.py"), *home.rglob("*.json"))):
            mark.update(path.read_bytes())
    return mark.hexdigest()[:12]
