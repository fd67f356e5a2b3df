"""How strong the bots of a game are: the data files that manifests name.

A file lists matches that were measured in the arena, each with its source. The strengths follow
from them, on the scale of ratings: the first bot has the strength of a newcomer, 25, and every
match gives the strength of one more. Bots that are no level can be among them, as a step to one.
All matches are games of two; the strengths are used for any number of seats.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot, log, sqrt
from typing import Any

from meeplewright.core.registry import manifest_of

NEWCOMER = 25.0
BETA = NEWCOMER / 6
"""The spread of a player's results: openskill's default."""
SURE = 1.96
"""Standard deviations on each side of a 95% interval."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The mean, and how far off it may be."""

    mu: float
    sigma: float


@cache
def strengths_of(game: str) -> dict[str, Strength]:
    """The strength of every measured level; empty if none was."""
    manifest = manifest_of(game)
    if manifest.strengths is None:
        return {}
    package, _, file = manifest.strengths.partition(":")
    found = from_matches(json.loads(files(package).joinpath(file).read_text("utf-8")))
    return {level: found[level] for level in manifest.levels if level in found}


def from_matches(form: Mapping[str, Any]) -> dict[str, Strength]:
    """The strengths that follow from a file; a match names a bot before and a new one."""
    found = {form["first"]: Strength(NEWCOMER, 0.0)}
    for match in form["matches"]:
        known, new, won, games = match["known"], match["new"], match["won"], match["games"]
        low, high = (gap(bound) for bound in interval(won, games))
        mu = found[known].mu + gap(won)
        found[new] = Strength(mu, hypot(found[known].sigma, (high - low) / (2 * SURE)))
    return found


def gap(won: float) -> float:
    """How much stronger a player is who wins this share of games of two."""
    return sqrt(2) * BETA * log(won / (1 - won))


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's)."""
    square = SURE * SURE
    middle = (won + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(won * (1 - won) / games + square / (4 * games * games))
    return middle - reach / (1 + square / games), middle + reach / (1 + square / games)
