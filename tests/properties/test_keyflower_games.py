"""Whole random games of Keyflower with every number of players, checked after every entry."""

from collections import Counter
from random import Random

import pytest

from meeplewright.core import Record
from meeplewright.core.records import Entry, Header, Seat
from meeplewright.core.replay import replay
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules.table import BOX, HAND, MIDDLE, ROW, UNSEEN, Table
from meeplewright.games.keyflower.rules.tiles import (
    SEASON_TILES,
    VILLAGE_TILES,
    WINTER_EACH,
    WINTER_TILES,
)
from tests.conftest import FULL, MODE
from tests.properties.keyflower_pieces import assert_nothing_is_negative
from tests.properties.keyflower_positions import MANNERS, step

GAME = Keyflower()
SEATS = GAME.seat_counts
ROUNDS = 15 if FULL else 1

USES = {
    (1,), (2,), (3,), (4,), (5,), (6,), (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (1, 2, 3),
}  # fmt: skip
"""KF U4: every way to use a tile in one season."""

every_way_to_play = pytest.mark.parametrize("manner", MANNERS)
every_number = pytest.mark.parametrize("seats", SEATS)
# Interpreted games are slow: only the fewest and the most players.
enough_numbers = pytest.mark.parametrize(
    "seats", SEATS if MODE == "compiled" else (min(SEATS), max(SEATS))
)


def sums(values: list[int], width: int) -> list[int]:
    return [sum(values[column::width]) for column in range(width)]


def workers_by_colour(table: Table) -> list[int]:
    found = [0, 0, 0, int(table.green)]
    for counts in (
        table.on_tile, table.cargo_workers, table.workers, table.bag, table.moving, table.aside
    ):  # fmt: skip
        found = [a + b for a, b in zip(found, sums([int(n) for n in counts], 4), strict=True)]
    for count, colour in zip(table.bid, table.bid_colour, strict=True):
        found[colour] += int(count)
    return found


def skills_by_type(table: Table) -> list[int]:
    found = [int(table.aside_skill == skill) for skill in range(3)]
    for counts in (table.cargo_skills, table.skills, table.pile):
        found = [a + b for a, b in zip(found, sums([int(n) for n in counts], 3), strict=True)]
    return found


def resources_by_kind(table: Table) -> list[int]:
    lying = sums([int(n) for n in table.resources], 4)
    return [a + int(b) for a, b in zip(lying, table.supply, strict=True)]


def assert_nothing_is_lost(state: KeyflowerState) -> None:
    table = state.table
    assert workers_by_colour(table) == [40, 40, 40, 20]
    assert skills_by_type(table) == [16, 16, 16]
    assert resources_by_kind(table) == [24, 24, 24, 48]
    assert_nothing_is_negative(state)


class Uses:
    """The uses of every tile in this season."""

    def __init__(self) -> None:
        self.season = 0
        self.sizes: dict[int, tuple[int, ...]] = {}

    def look(self, table: Table) -> None:
        if table.season != self.season:
            assert set(self.sizes.values()) <= USES
            self.season, self.sizes = int(table.season), {}
        for tile, last in enumerate(table.last_use):
            before = self.sizes.get(tile, (0,))
            if last > 0 and last != before[-1]:
                self.sizes[tile] = (*self.sizes.get(tile, ()), int(last))
                assert self.sizes[tile] in USES
                assert table.workers_on(tile) == sum(self.sizes[tile])


@every_way_to_play
@enough_numbers
def test_after_every_entry_nothing_is_lost_and_every_use_is_one_of_the_list(
    seats: int, manner: str
) -> None:
    """KF S1, S2, U3, U4"""
    for seed in range(ROUNDS):
        rng = Random(f"{manner} {seats} {seed}")
        state, uses = GAME.start(seats), Uses()
        while state.to_act is not None:
            state.apply(*step(state, rng, manner))
            assert_nothing_is_lost(state)
            uses.look(state.table)
        outcome = state.outcome()
        assert outcome is not None and list(outcome.points) == state.points_now()


@every_number
def test_the_tiles_of_every_season_are_accounted_for_at_the_end(seats: int) -> None:
    """KF S7, S8, S9, A4, W1: these were laid out, the rest never came up."""
    state = GAME.start(seats)
    state.playout(Random(seats))
    place = state.table.place
    for season in range(3):
        unseen = [tile for tile in SEASON_TILES[season] if place[tile] == UNSEEN]
        assert len(unseen) == 12 - VILLAGE_TILES[seats]
    dealt = [tile for tile in WINTER_TILES if place[tile] != UNSEEN]
    assert len(dealt) == seats * WINTER_EACH[seats]
    assert Counter(place)[MIDDLE] == Counter(place)[ROW] == 0
    assert Counter(place)[BOX] + Counter(place)[HAND] > 0


@every_way_to_play
@enough_numbers
def test_a_game_reads_back_from_its_notation(seats: int, manner: str) -> None:
    rng = Random(f"notation {manner} {seats}")
    state = GAME.start(seats)
    entries: list[Entry] = []
    while state.to_act is not None:
        seat, action = step(state, rng, manner)
        entries.append(Entry.of(seat, action))
        state.apply(seat, action)
    people = tuple(Seat("somebody", "person") for _ in range(seats))
    record = Record(Header("keyflower", GAME.rules, state.options, people), tuple(entries))
    assert Record.from_text(record.to_text()) == record
    assert replay(record) == state
