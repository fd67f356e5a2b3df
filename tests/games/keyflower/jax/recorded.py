"""Games played by the rules, with the random words that make the batched engine draw the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from meeplewright.core import CHANCE
from meeplewright.games.keyflower import Keyflower as Rules
from meeplewright.games.keyflower.art import draw as drawn
from meeplewright.games.keyflower.jax import facts
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.actions import Drawn
from meeplewright.games.keyflower.rules.ids import BID_OF, FIRST, MOST_WORKERS
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_WINTER,
    HOMES,
    SEASON_TILES,
    SUMMER_BOATS,
)

PICTURED = 20
"""One position of so many is drawn."""
LATE = 1_000
"""A word that comes after all others."""
TILES = len(SEASON_TILES[0])


@dataclass
class Moment:
    """A decision: who acts, what is legal, what every observer sees, and the action."""

    seat: int
    legal: list[int]
    number: int
    rows: dict[int, bytes]
    hidden: dict[str, list[int]]
    words: Any = None  # for the draws that follow
    picture: str = ""  # of some positions


@dataclass
class Played:
    setup: Any = None
    moments: list[Moment] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    last_rows: dict[int, bytes] = field(default_factory=dict)


class Words:
    """The random words of a setup or a step: every draw of the rules is written in its place."""

    def __init__(self, sizes: facts.Sizes, is_setup: bool) -> None:
        first = len(HOMES) + 8 * sizes.seats if is_setup else 2 * facts.MOST_DRAWN
        self._sizes = sizes
        self._is_setup = is_setup
        self._season = first
        self._tiles = first + sizes.cargo_workers + sizes.cargo_skills
        self._counts: dict[int, int] = {}
        size = sizes.setup_words if is_setup else sizes.step_words
        self.words: Any = np.full(size, LATE, np.uint32)
        self.words[self._tiles + TILES : self._tiles + TILES + len(SUMMER_BOATS)] = 0

    def add(self, kind: int, target: int, index: int, weights: list[int], season: int) -> None:
        place, word = self._place(kind, target, index, season), sum(weights[:index])
        if kind == drawing.HOME or kind == drawing.WINTER_TILE:
            word = target
        elif kind == drawing.SEASON_TILE:
            word = 0
        elif kind == drawing.BOAT_FACE:
            word = index
        self.words[place] = word

    def _place(self, kind: int, target: int, index: int, season: int) -> int:
        count = self._counts.get(kind, 0)
        self._counts[kind] = count + 1
        if kind == drawing.HOME:
            return index
        if kind == drawing.SEAT_WORKER:
            return (len(HOMES) if self._is_setup else 0) + count
        if kind == drawing.SEAT_SKILL:
            return facts.MOST_DRAWN + count
        if kind == drawing.BOAT_WORKER:
            return self._season + count
        if kind == drawing.BOAT_SKILL:
            return self._season + self._sizes.cargo_workers + count
        if kind == drawing.SEASON_TILE:
            return self._tiles + SEASON_TILES[season].index(index)
        if kind == drawing.WINTER_TILE:
            return len(self.words) - TILES + index - FIRST_WINTER
        return self._tiles + TILES + SUMMER_BOATS.index(target)


def play(seats: int, options: dict[str, Any], rng: Random, all_rows: bool) -> Played:
    """A random game. Half of them last longer: players pass less often, place fewer workers, and
    prefer what is rare; and all summer boats are drawn.
    """
    game = Rules()
    encoding = game.encoding(seats)
    state = game.start(seats, options)
    found = Played()
    lasting = rng.random() < 0.5
    words = Words(facts.sizes_of(seats), is_setup=True)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            draw(state, words, rng, lasting)
            continue
        _keep(found, words)
        words = Words(facts.sizes_of(seats), is_setup=False)
        legal = encoding.legal_ids(state, seat)
        observers = range(seats) if all_rows else {seat, len(found.moments) % seats}
        rows = {observer: encoding.observe(state, observer) for observer in observers}
        number = chosen(legal, rng, lasting)
        found.moments.append(Moment(seat, legal, number, rows, hidden(state)))
        if len(found.moments) % PICTURED == 0:
            found.moments[-1].picture = drawn(state)
        state.apply(seat, encoding.action_of(state, seat, number))
    _keep(found, words)
    outcome = state.outcome()
    assert outcome is not None
    found.points, found.winners = list(outcome.points), list(outcome.winners)
    found.last_rows = {observer: encoding.observe(state, observer) for observer in range(seats)}
    return found


def _keep(found: Played, words: Words) -> None:
    if found.moments:
        found.moments[-1].words = words.words
    else:
        found.setup = words.words


def draw(state: KeyflowerState, words: Words, rng: Random, lasting: bool) -> None:
    table = state.table
    kind, target = drawing.kind_of_draw(table), drawing.target_of_draw(table)
    weights = [int(weight) for weight in drawing.weights(table)]
    outcome = state.draw(rng)
    index = int(drawing.thing_index(kind, outcome.thing))  # type: ignore[attr-defined]
    boats = [boat for boat in SUMMER_BOATS if boat < len(weights) and weights[boat]]
    if lasting and kind == drawing.SEASON_TILE and boats:
        index = rng.choice(boats)
        outcome = Drawn(drawing.WORDS[kind], drawing.thing_name(kind, index))
    words.add(int(kind), int(target), index, weights, int(table.season))
    state.apply(CHANCE, outcome)


RARE = {
    *range(FIRST["bring"], FIRST["workers"]),
    *range(FIRST["pay_group"], FIRST["choose"]),
    *range(FIRST["upgrade"], FIRST["boat"]),
    *[int(BID_OF[boat]) for boat in SUMMER_BOATS],
}
"""Losing groups that move or pay, upgrades, and bids on summer boats: they change most rules."""


def chosen(legal: list[int], rng: Random, lasting: bool) -> int:
    number = rng.choice(legal)
    if not lasting:
        return number
    rare = [option for option in legal if option in RARE]
    if rare and rng.random() < 0.5:
        return rng.choice(rare)
    if number == FIRST["pass"] and len(legal) > 1 and rng.random() < 0.8:
        number = rng.choice(legal[1:])
    is_workers = FIRST["workers"] <= number < FIRST["pay_skill"]
    if is_workers and rng.random() < 0.7:
        first = number - (number - FIRST["workers"]) % (1 + MOST_WORKERS[0])  # of its colour
        number = min(option for option in legal if option >= first)
    return number


def hidden(state: KeyflowerState) -> dict[str, list[int]]:
    """What no observation shows in full."""
    table, seats = state.table, state.seats
    return {
        "workers": [int(number) for number in table.workers][: 4 * seats],
        "skills": [int(number) for number in table.skills][: 3 * seats],
        "bag": [int(number) for number in table.bag],
        "pile": [int(number) for number in table.pile],
        "dealt": [int(number) for number in table.dealt][:seats],
        "chosen": [int(number) for number in table.chosen][:seats],
    }
