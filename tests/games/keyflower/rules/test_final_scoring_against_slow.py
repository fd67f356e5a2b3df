"""Final scoring compared with the slow one: real games and artificial players."""

from collections.abc import Mapping
from random import Random

import pytest

from meeplewright.core import Preset
from meeplewright.games.keyflower.rules.options import bits_of
from meeplewright.games.keyflower.rules.sheet import sheet_of, total_of
from meeplewright.games.keyflower.rules.tiles import BOATS, TILES, WINTER_TILES
from tests.conftest import FULL, MODE
from tests.properties.keyflower_positions import MANNERS, step

from .rich_players import rich_player
from .scoring import Line, outcome
from .slow_facts import Village, position_of
from .slow_scoring import best_sheet, final_points, player_of, sheet, winners
from .table import GAME, Table

Chosen = tuple[str, str | int]

SCORING_OPTIONS = [option for option in GAME.options if option.newer]
OPTIONS: list[Chosen] = [(option.name, option.values[1]) for option in SCORING_OPTIONS]
GAMES = 12 if FULL else 1
PLAYERS = 200 if FULL else 30 if MODE == "compiled" else 10
PART = {
    "printed": "printed",
    "turn_order": "turn_order",
    "transport": "boat",
    "loop": "boat",
    "river": "boat",
    "sets": "items",
    "store": "items",
    "gold": "items",
}
"""Which part of the slow sheet our lines belong to."""


def ended(
    seats: int, manner: str, seed: int, options: Mapping[str, str | int] | None = None
) -> Table:
    """A game played out."""
    state = GAME.start(seats, options)
    rng = Random(f"end {seats} {manner} {seed}")
    while state.to_act is not None:
        state.apply(*step(state, rng, manner))
    return Table(state)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_ends_of_games_score_as_the_slow_rules_say(seats: int, manner: str) -> None:
    """KF F1 to F11"""
    for seed in range(GAMES):
        assert_scored_as_slowly(ended(seats, manner, seed))


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
def test_by_option_games_score_as_the_slow_rules_say(chosen: Chosen, manner: str) -> None:
    """KF O7 to O11, each alone"""
    for seed in range(GAMES):
        assert_scored_as_slowly(ended(2 + seed % 5, manner, seed, dict([chosen])))


@pytest.mark.parametrize("preset", [each for each in GAME.presets if each.options], ids=repr)
def test_games_by_a_printed_rulebook_score_as_the_slow_rules_say(preset: Preset) -> None:
    """KF O, D: options together"""
    for seed in range(GAMES):
        assert_scored_as_slowly(ended(2 + seed % 5, MANNERS[0], seed, preset.options))


def assert_scored_as_slowly(table: Table) -> None:
    position = position_of(table.state.to_json())
    slow = [final_points(player_of(position, seat)) for seat in range(table.state.seats)]
    found = outcome(table)
    assert list(found.points) == slow
    assert list(found.winners) == winners(slow)


@pytest.mark.parametrize("batch", range(4))
def test_rich_players_score_as_the_slow_rules_say(batch: int) -> None:
    """KF F1 to F10, every second one with options: O7 to O11"""
    for seed in range(PLAYERS):
        table = rich_player(Random(f"rich {batch} {seed}"))
        if seed % 2:
            choose_options(table, Random(f"options {batch} {seed}"))
        slow = best_sheet(player_of(position_of(table.state.to_json()), 0))
        assert total_of(table.at, 0) == slow.total, seed
        assert sum(item.points for item in sheet_of(table.at, 0)) == slow.total, seed


@pytest.mark.parametrize("batch", range(4))
def test_every_part_of_the_sheet_is_that_of_the_slow_rules(batch: int) -> None:
    """KF F1 to F4: of the village as the sheet has it, including its flip."""
    for seed in range(PLAYERS):
        table = rich_player(Random(f"parts {batch} {seed}"))
        if seed % 2:
            choose_options(table, Random(f"options {batch} {seed}"))
        lines = [item.to_json() for item in sheet_of(table.at, 0)]
        player = player_of(position_of(table.state.to_json()), 0)
        flip(player.village, {line["tile"] for line in lines if line.get("flipped")})
        assert parts(lines) == sheet(player)._asdict(), seed


def choose_options(table: Table, rng: Random) -> None:
    """Any of those that differ in final scoring; the purple worker was won in winter or not."""
    chosen = {option.name: rng.choice(option.values) for option in SCORING_OPTIONS}
    table.at.rules = bits_of(GAME.checked_options(chosen))
    table.at.purple_free = rng.randrange(2)


def flip(village: Village, tiles: set[str]) -> None:
    for tile in village["tiles"]:
        if tile["tile"] in tiles:
            tile["face"] = "back"


def parts(lines: list[Line]) -> dict[str, int]:
    """Our lines added up as the slow sheet has them."""
    found = {"printed": 0, "turn_order": 0, "boat": 0, "items": 0}
    for line in lines:
        boat = line.get("tile") in ("flipper", "ianvincible")
        found["boat" if boat else PART[line["for"]]] += line["points"]
    return found


def test_rich_players_are_rich() -> None:
    """Every boat, every winter tile, loops, rivers, flips and the purple worker come up."""
    seen: set[str] = set()
    for seed in range(150):
        for item in sheet_of(rich_player(Random(f"rich 0 {seed}")).at, 0):
            line = item.to_json()
            seen |= {line["for"], line.get("tile", ""), *(key for key in line)}
    assert set(PART) | {"flipped", "purple", "doubled", "neighbours"} <= seen
    assert {TILES[tile].name for tile in (*BOATS, *WINTER_TILES)} <= seen
