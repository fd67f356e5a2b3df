"""How long an analysis thinks about every decision."""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.analysis.forms import EffortForm, EffortLevel
from meeplewright.core.player import Budget

LEVELS: dict[EffortLevel, int] = {"quick": 100, "normal": 400, "deep": 2000}
"""Simulations per decision. Not a time, so the same effort gives the same analysis."""


@dataclass(frozen=True)
class Effort:
    """The number of simulations per decision."""

    simulations: int = LEVELS["normal"]

    @classmethod
    def named(cls, level: EffortLevel) -> Effort:
        return cls(LEVELS[level])

    @property
    def level(self) -> EffortLevel | None:
        return next((name for name, made in LEVELS.items() if made == self.simulations), None)

    @property
    def budget(self) -> Budget:
        return Budget(simulations=self.simulations)

    def to_json(self) -> EffortForm:
        return {"level": self.level, "simulations": self.simulations}
