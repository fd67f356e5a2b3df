"""A network that corrects the evaluation: what self-play has shown about a seat's final points.

For each season there is a small network with one hidden layer; two seats, three seats and more have
weights of their own. Its inputs describe one seat at the end of the season as the evaluation
expects it: its tiles, what lies on them, what it holds, and the terms of the evaluation. Most
inputs are 0, so only the others are listed.
`scripts/train_keyflower.py` finds the weights.
"""

from __future__ import annotations

from array import array
from sys import byteorder
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.worths import TERMS
from meeplewright.games.keyflower.rules import table as places
from meeplewright.games.keyflower.rules.sheet import owned_tiles
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    COLOUR_COUNT,
    KIND_COUNT,
    MIDDLE,
    MOST_SEATS,
    PHASES,
    SKILL_COUNT,
    WINTER,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import FIRST_BOAT, FIRST_WINTER

# Where each kind of input begins
_OWNED: Final = 0  # by tile and face: 1 if it is the seat's
_RESOURCES: Final = _OWNED + ALL_TILES * 2  # by tile of the seat: resources on it
_HAND: Final = _RESOURCES + ALL_TILES  # by tile: 1 for a winter tile in the seat's hand
_OFFERED: Final = _HAND + ALL_TILES  # by tile: 1 for a winter tile that is up for auction
_TERMS: Final = _OFFERED + ALL_TILES  # by term of the evaluation
_KINDS: Final = _TERMS + TERMS  # by kind: resources of the seat
_WORKERS: Final = _KINDS + KIND_COUNT  # by colour
_SKILLS: Final = _WORKERS + COLOUR_COUNT  # by type
_SEATS: Final = _SKILLS + SKILL_COUNT  # by number of seats
PHASE: Final = _SEATS + MOST_SEATS + 1  # by phase
WAIT: Final = PHASE + len(PHASES)  # turns until the seat's next one, by seats
_RIVALS: Final = WAIT + 1  # workers that an opponent can still place, on average
_ONE: Final = _RIVALS + 1  # always 1
INPUTS: Final = _ONE + 1
SETS: Final = 3
"""Weights for two seats, for three, and for four or more."""

# All inputs are of about the same size.
_TERM_SCALE: Final = vec[float](
    [0.03, 0.25, 0.15, 0.1, 0.3, 0.2, 0.2, 0.3, 0.1, 0.1, 0.1, 1.0, 1.0]
)
_RESOURCE_SCALE: Final = 0.25
_WORKER_SCALE: Final = 0.2
_SKILL_SCALE: Final = 0.3
_RIVAL_SCALE: Final = 0.1


@final
class Inputs:
    """The first `count` of `index` and `value`: the inputs that are not 0."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.index = vec[i64]([0] * INPUTS)
        self.value = vec[float]([0.0] * INPUTS)

    def look(self, table: Table, ended: Table, seat: i64, terms: vec[float]) -> None:
        """Describe a seat. `ended` and `terms` are those of the evaluation of the table."""
        self.count = 0
        self._look_at_tiles(ended, seat)
        self._look_at_winter_tiles(table, ended, seat)
        index: i64 = 0
        while index < TERMS:
            self._add(_TERMS + index, terms[seat * TERMS + index] * _TERM_SCALE[index])
            index += 1
        index = 0
        while index < COLOUR_COUNT:
            workers = ended.workers[seat * COLOUR_COUNT + index]
            self._add(_WORKERS + index, _WORKER_SCALE * float(workers))
            index += 1
        index = 0
        while index < SKILL_COUNT:
            skills = ended.skills[seat * SKILL_COUNT + index]
            self._add(_SKILLS + index, _SKILL_SCALE * float(skills))
            index += 1
        self._add(_SEATS + table.seats, 1.0)
        self._add(PHASE + table.phase, 1.0)
        wait = (seat - table.player + table.seats) % table.seats
        self._add(WAIT, float(wait) / float(table.seats))
        self._add(_RIVALS, _RIVAL_SCALE * _workers_of_others(table, seat))
        self._add(_ONE, 1.0)

    def _add(self, index: i64, value: float) -> None:
        if value != 0.0:
            self.index[self.count] = index
            self.value[self.count] = value
            self.count += 1

    def _look_at_tiles(self, ended: Table, seat: i64) -> None:
        kinds = vec[i64]([0] * KIND_COUNT)
        kind: i64 = 0
        for tile in owned_tiles(ended, seat):
            self._add(_OWNED + tile * 2 + ended.face[tile], 1.0)
            resources: i64 = 0
            kind = 0
            while kind < KIND_COUNT:
                number = ended.resources[tile * KIND_COUNT + kind]
                kinds[kind] += number
                resources += number
                kind += 1
            self._add(_RESOURCES + tile, _RESOURCE_SCALE * float(resources))
        kind = 0
        while kind < KIND_COUNT:
            self._add(_KINDS + kind, _RESOURCE_SCALE * float(kinds[kind]))
            kind += 1

    def _look_at_winter_tiles(self, table: Table, ended: Table, seat: i64) -> None:
        tile: i64 = FIRST_WINTER
        while tile < FIRST_BOAT:
            if ended.place[tile] == places.HAND and ended.owner[tile] == seat:
                self._add(_HAND + tile, 1.0)
            if table.place[tile] == MIDDLE:
                self._add(_OFFERED + tile, 1.0)
            tile += 1


def _workers_of_others(table: Table, seat: i64) -> float:
    """The average number of workers behind the screens of the opponents."""
    workers: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            workers += table.screen_workers(other)
        other += 1
    return float(workers) / float(table.seats - 1)


@final
class Network:
    """The weights by set and season: by input and hidden unit, then one for each hidden unit."""

    def __init__(self, weights: list[float]) -> None:
        self.hidden: Final[i64] = len(weights) // (SETS * (WINTER + 1) * (INPUTS + 1))
        self.inputs: Final = Inputs()
        self._weights: Final = vec[float](weights)
        self._sums = vec[float]([0.0] * self.hidden)

    def correction(self, season: i64, seats: i64) -> float:
        """In points, for the inputs as they are."""
        first = (set_of(seats) * (WINTER + 1) + season) * (INPUTS + 1) * self.hidden
        self._add_inputs(first)
        row = first + INPUTS * self.hidden
        total = 0.0
        unit: i64 = 0
        while unit < self.hidden:
            if self._sums[unit] > 0.0:
                total += self._weights[row + unit] * self._sums[unit]
            unit += 1
        return total

    def _add_inputs(self, first: i64) -> None:
        sums = self._sums
        weights = self._weights
        hidden = self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = 0.0
            unit += 1
        at: i64 = 0
        while at < self.inputs.count:
            row = first + self.inputs.index[at] * hidden
            value = self.inputs.value[at]
            unit = 0
            while unit < hidden:
                sums[unit] += weights[row + unit] * value
                unit += 1
            at += 1


def set_of(seats: i64) -> i64:
    """The number of the weights for so many seats."""
    return seats - 2 if seats < 2 + SETS else SETS - 1


def network_of(packed: bytes) -> Network:
    """A network from its weights as little-endian 32-bit floats."""
    weights = array("f", packed)
    if byteorder == "big":
        weights.byteswap()
    return Network(weights.tolist())
