"""Where the printed rulebooks differ in final scoring: the options KF O7 to O11, and what each
rulebook chooses.
"""

import pytest

from meeplewright.games.keyflower.rules.table import (
    MARKET_PAYS_3,
    NO_TILE_TWICE,
    ORDER_TILE_COUNTS,
    PURPLE_IF_WON,
    STORED_STAYS,
)

from .scoring import items, line_of, outcome, sheet
from .table import GAME, Table, position

TRIANGLE = "home_1; keywood (0,-1) r2; keystone_quarry (1,-1) r4"
STORAGE = (
    "home_1 wood=1; timber_yard (0,-1) r1 back wood=3 stone=1 gold=2; "
    "barn (1,-1) r0 gold=2 iron=1; jeweller"
)
SMITHY = "home_1 wood=3; blacksmith (0,-1) r3 back iron=2 wood=1 stone=1; mercers_guild"


# -- O7: resources on storage tiles -----------------------------------------------------------


@pytest.mark.parametrize(("purple", "yard", "total"), [(True, 18, 21), (False, 15, 18)])
def test_by_option_stored_gold_stays_where_it_is(purple: bool, yard: int, total: int) -> None:
    """KF O7, D43, example X5: the Jeweller gets none of the Barn's gold."""
    lines = items(STORAGE, purple=purple, rules=STORED_STAYS)
    assert {line["tile"]: line["points"] for line in lines} == {"timber_yard": yard, "barn": 3}
    assert sum(line["points"] for line in lines) == total
    assert line_of("barn", lines)["items"] == {"iron": 1, "gold": 2}
    assert line_of("timber_yard", lines).get("purple", False) == purple


def test_by_option_a_stored_iron_completes_no_set() -> None:
    """KF O7, D43, example X6b: the wood and the stone on the Blacksmith score nothing at all."""
    assert sheet(f"{SMITHY}; summer_boat_3 a", rules=STORED_STAYS) == {"blacksmith": 6}


def test_by_option_boat_3b_still_makes_every_stored_resource_fit() -> None:
    """KF O7, Y6, example X6a"""
    found = sheet(f"{SMITHY}; summer_boat_3 b", rules=STORED_STAYS)
    assert found == {"blacksmith": 12, "mercers_guild": 5}


def test_by_option_gold_on_a_yard_is_no_loose_gold() -> None:
    """KF O7, F6: it scores there as what the yard takes, so it may not be loose as well."""
    assert sheet("home_1; stone_yard gold=2", rules=STORED_STAYS) == {"stone_yard": 4}


# -- O8: Sea Bastion's loop -------------------------------------------------------------------


def test_by_option_sea_bastion_passes_no_tile_twice() -> None:
    """KF O8, D8, example X8c: one of the two triangles that share the home."""
    village = f"{TRIANGLE}; key_mine (-1,1) r0; woodcutter (-1,0) r5; sea_bastion"
    assert sheet(village) == {"sea_bastion": 5}
    (line,) = items(village, rules=NO_TILE_TWICE)
    assert (line["points"], len(line["tiles"])) == (3, 3)


def test_by_option_a_loop_round_two_triangles_is_the_same() -> None:
    """KF O8, example X8b: the outer loop of four passes each tile once."""
    village = f"{TRIANGLE}; key_mine (1,0) r3; sea_bastion"
    assert sheet(village, rules=NO_TILE_TWICE) == {"sea_bastion": 4}


# -- O9: turn order tiles ---------------------------------------------------------------------


def test_by_option_a_turn_order_tile_counts_itself() -> None:
    """KF O9, D9, example X10"""
    (line,) = items(f"{TRIANGLE}; turn_order_tile_4 (1,0) r1", rules=ORDER_TILE_COUNTS)
    assert (line["points"], line["neighbours"], line["itself"]) == (3, 2, True)


def test_by_option_a_turn_order_tile_set_aside_counts_itself_alone() -> None:
    """KF O9, V6"""
    assert sheet("home_1; turn_order_tile_1") == {}
    (line,) = items("home_1; turn_order_tile_1", rules=ORDER_TILE_COUNTS)
    assert (line["points"], line["neighbours"]) == (1, 0)


# -- O10: the purple worker -------------------------------------------------------------------


def purple_lines(table: Table) -> list[list[str]]:
    """By seat: what the purple worker is counted for."""
    sheets = [[item.to_json() for item in own] for own in outcome(table).items]
    return [[line["for"] for line in own if line.get("purple")] for own in sheets]


def finished(table: Table) -> Table:
    """Winter with two players, from the last passes to the end."""
    table.pass_all()
    table.take_boats("sea_bastion", "keyflower")
    for seat in (0, 1):
        while tiles := sorted(word for word in table.legal(seat) if word.startswith("pick:")):
            table.do(tiles[0], by=seat)
            table.do(sorted(table.legal(seat))[0], by=seat)
        table.do("finish", by=seat)
    return table


def test_by_option_the_purple_worker_counts_for_nobody_if_nobody_bid() -> None:
    """KF O10, D10, K57: it is passed to the left as always, but was not won."""
    table = finished(position(season="winter", seats=2, start=0, rules=PURPLE_IF_WON))
    assert table.at.start_player == 1
    assert purple_lines(table) == [[], []]


def test_by_option_the_purple_worker_counts_for_who_won_it_in_winter() -> None:
    """KF O10, D10"""
    middle = "turn_order_tile_1 red:1 by 1"
    table = finished(
        position(season="winter", seats=2, start=0, middle=middle, rules=PURPLE_IF_WON)
    )
    assert purple_lines(table) == [[], ["gold"]]


@pytest.mark.parametrize(("rules", "points"), [(0, 1), (PURPLE_IF_WON, 0)])
def test_by_option_the_first_start_player_has_not_won_the_purple_worker(
    rules: int, points: int
) -> None:
    """KF O10, S4: it came with the lowest home tile."""
    table = position(season="spring", seats=2, start=0, rules=rules)
    assert table.state.points_now() == [points, 0]


def test_by_option_points_in_later_seasons_count_a_purple_worker_that_was_won() -> None:
    """KF O10, Z5.2, Z5.5"""
    table = position(season="summer", seats=2, start=1, rules=PURPLE_IF_WON)
    assert table.state.points_now() == [0, 1]
    table.at.purple_free = 1
    assert table.state.points_now() == [0, 0]


# -- O11: the Key market ----------------------------------------------------------------------


def test_by_option_the_key_market_gives_three_points() -> None:
    """KF O11, D3"""
    assert sheet("home_1; key_market", screen="green 2", rules=MARKET_PAYS_3) == {"key_market": 6}


def test_by_option_green_goes_to_the_market_before_the_apothecary() -> None:
    """KF O11, F8, example X2: 3 at either place, but the market takes one worker, not five."""
    tiles = "home_1; apothecary; craftsmans_guild; key_market"
    found = sheet(tiles, screen="blue 8 red 3 yellow 3 green 2", rules=MARKET_PAYS_3)
    assert found == {"craftsmans_guild": 9, "apothecary": 3, "key_market": 6}


# -- what the rulebooks choose ----------------------------------------------------------------


def test_presets_are_what_the_printed_rulebooks_say() -> None:
    """KF D3, D8, D9, D10, D43; nothing in O2, O4, O5, O6"""
    assert {preset.name: preset.options for preset in GAME.presets} == {
        "default": {},
        "hungarian": {
            "stored_resources": "stay",
            "turn_order_tile": "itself",
            "purple_worker": "winner",
        },
        "dutch": {},
        "romanian": {},
        "russian": {"stored_resources": "stay", "road_loop": "tiles", "key_market": 3},
    }
