"""The plan of a match, fixed before the first game: bots, deals, seatings."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random

from meeplewright.bots import make_bot
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, Json, Options
from meeplewright.core.reading import one_of
from meeplewright.core.registry import package_of

FORMAT = 1
CLOCKS = ("wall", "processor")
"""How time budgets are measured, see `bots/budgets.py`."""
EVERY = "every"
NEAR = "near"
PAIRINGS = (EVERY, NEAR)
"""Who meets whom, if there are more bots than seats: every combination in every deal; or everybody
once in a deal, mostly with those who are near in the order of the bots.
"""
_SPREAD = 4.0
"""How many places away opponents usually are when only those near each other meet."""

_MARKED = ("py", "json", "bin", "npz")
"""The kinds of files that decide how bots play: sources, data, and the weights of networks."""


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
    pairing: str = EVERY

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
        pairing: str = EVERY,
    ) -> Plan:
        """InvalidSetup names the field if the match cannot be played."""
        chosen = game.checked_options(options)
        game.checked_seats(seats, chosen)
        if not bots:
            raise InvalidSetup(Reason("bots", "arena-no-bots"))
        if deals < 1:
            raise InvalidSetup(Reason("deals", "arena-no-deals", {"deals": deals}))
        one_of(clock, "clock", CLOCKS, InvalidSetup)
        one_of(pairing, "pairing", PAIRINGS, InvalidSetup)
        for spec in dict.fromkeys(bots):
            _check_bot(spec, game, clock)
        mark = code_mark(game)
        return cls(game.name, chosen, tuple(bots), seats, deals, seed, clock, mark, pairing)

    @property
    def different_bots(self) -> tuple[str, ...]:
        """Every bot once, in the order named."""
        return tuple(dict.fromkeys(self.bots))

    def tables(self, deal: int = 1) -> list[tuple[str, ...]]:
        """The bots at each table of a deal.

        More bots than seats: every combination, unless only those near each other meet. Fewer: the
        last one fills the remaining seats.
        """
        missing = self.seats - len(self.bots)
        if missing >= 0 or self.pairing == EVERY:
            return list(combinations(self.bots + self.bots[-1:] * missing, self.seats))
        return self._tables_near(deal)

    def _tables_near(self, deal: int) -> list[tuple[str, ...]]:
        """Everybody once, in an order that is shuffled a little; a few twice, to fill the seats."""
        luck = Random(f"{self.seed}/tables {deal}")
        places = [(place + _SPREAD * luck.random(), place) for place in range(len(self.bots))]
        order = [self.bots[place] for _, place in sorted(places)]
        last = len(order) - self.seats
        firsts = range(0, len(order), self.seats)
        return [tuple(order[min(at, last) :][: self.seats]) for at in firsts]

    def rotations(self, deal: int = 1) -> tuple[tuple[str, ...], ...]:
        """Every table of a deal in every rotation; those that look the same are played once."""
        tables = self.tables(deal)
        turned = (table[by:] + table[:by] for table in tables for by in range(self.seats))
        return tuple(dict.fromkeys(turned))

    @property
    def games(self) -> int:
        return self.deals * len(self.rotations())

    def seatings(self) -> Iterator[Seating]:
        """All games, deal by deal, so that a match that is stopped early has complete deals."""
        for deal in range(1, self.deals + 1):
            for bots in self.rotations(deal):
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
            "pairing": self.pairing,
            "code": self.code,
        }


def _check_bot(spec: str, game: Game, clock: str) -> None:
    """InvalidSetup if there is no such bot, or if its time cannot be measured by this clock."""
    bot = make_bot(spec, game, 0, programs=True)
    bot.close()
    if clock == "processor" and bot.processor_time() is None:
        raise InvalidSetup(Reason("clock", "arena-no-processor-time", {"bot": spec[:40]}))


def code_mark(game: Game) -> str:
    """A short hash of the sources and weights of rules and bots: no match mixes two versions."""
    mark = hashlib.sha256()
    for package in ("meeplewright.core", "meeplewright.bots", package_of(game.name)):
        home = Path(str(import_module(package).__file__)).parent
        for path in sorted(path for kind in _MARKED for path in home.rglob(f"*.{kind}")):
            mark.update(path.read_bytes())
    return mark.hexdigest()[:12]
