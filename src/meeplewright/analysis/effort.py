"""How long an analysis thinks about every decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from meeplewright.analysis.forms import EffortForm, EffortLevel
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.player import Budget

MOST_SIMULATIONS = 1_000_000
_DIGITS = re.compile("[0-9]{1,7}")

LEVELS: dict[EffortLevel, int] = {"quick": 100, "normal": 400, "deep": 2000}
"""Simulations per decision. Not a time, so the same effort gives the same analysis."""


@dataclass(frozen=True)
class Effort:
    """The number of simulations per decision."""

    simulations: int = LEVELS["normal"]

    @classmethod
    def named(cls, effort: EffortLevel | str | int) -> Effort:
        """A level, or a number of simulations, also as text; otherwise InvalidSetup."""
        name = str(effort)
        for level, simulations in LEVELS.items():
            if name == level:
                return cls(simulations)
        if _DIGITS.fullmatch(name) and 1 <= int(name) <= MOST_SIMULATIONS:
            return cls(int(name))
        known: dict[str, str | int] = {"value": name[:40], "efforts": ", ".join(LEVELS)}
        raise InvalidSetup(Reason("effort", "setup-effort", {**known, "most": MOST_SIMULATIONS}))

    @property
    def level(self) -> EffortLevel | None:
        return next((name for name, made in LEVELS.items() if made == self.simulations), None)

    @property
    def budget(self) -> Budget:
        return Budget(simulations=self.simulations)

    def to_json(self) -> EffortForm:
        return {"level": self.level, "simulations": self.simulations}
