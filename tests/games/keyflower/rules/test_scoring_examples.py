"""The worked examples X1 to X13 of the rules, each through the real final scoring."""

import pytest

from meeplewright.games.keyflower.rules.sheet import sheet_of
from meeplewright.games.keyflower.rules.table import REAL_LOOSE_GOLD

from .scoring import final, items, line_of, points, sheet
from .table import position

TRIANGLE = "home_1; keywood (0,-1) r2; keystone_quarry (1,-1) r4"
BASTION = "; sea_bastion"


def test_green_goes_to_the_market_when_the_blue_make_a_five() -> None:
    """KF F4, example X1"""
    tiles = "home_1; apothecary; craftsmans_guild; key_market"
    assert sheet(tiles, screen="blue 8 red 3 yellow 3 green 1") == {
        "craftsmans_guild": 9,
        "apothecary": 3,
        "key_market": 2,
    }


def test_green_changes_place_when_it_makes_the_five() -> None:
    """KF F8, example X2"""
    tiles = "home_1; apothecary; craftsmans_guild; key_market"
    lines = items(tiles, screen="blue 7 red 3 yellow 3 green 1")
    assert [line["points"] for line in lines] == [3, 9]
    assert line_of("apothecary", lines)["items"] == {"blue": 4, "green": 1}


@pytest.mark.parametrize(
    ("purple", "scribes", "scholar", "total"), [(False, 20, 12, 32), (True, 30, 9, 39)]
)
def test_purple_completes_a_third_set_of_skills(
    purple: bool, scribes: int, scholar: int, total: int
) -> None:
    """KF F7, F8, example X3: the purple worker is an anvil."""
    tiles = "home_1; key_guild; scribes; scholar"
    lines = items(tiles, screen="saw 6 pickaxe 3 anvil 2", purple=purple)
    assert {line["tile"]: line["points"] for line in lines} == {
        "scribes": scribes,
        "scholar": scholar,
    }
    assert sum(line["points"] for line in lines) == total
    assert line_of("scribes", lines).get("purple", False) == purple


@pytest.mark.parametrize(("skill", "total"), [("saw 7", 35), ("pickaxe 4", 33)])
def test_purple_as_another_skill_would_bring_less(skill: str, total: int) -> None:
    """KF F8, example X3: what it would score as a saw or a pickaxe."""
    screen = {"saw": "saw 6", "pickaxe": "pickaxe 3"}
    screen[skill.split()[0]] = skill
    tiles = "home_1; key_guild; scribes; scholar"
    assert points(tiles, screen=" ".join(screen.values()) + " anvil 2") == total


def test_key_guild_takes_what_the_scholar_did_not_choose() -> None:
    """KF F4, example X3b"""
    lines = items("home_1; key_guild; scholar", screen="saw 7 pickaxe 2 anvil 2")
    assert line_of("key_guild", lines)["items"] == {"saw": 1, "pickaxe": 2, "anvil": 2}
    assert line_of("scholar", lines)["chosen"] == "saw"
    assert [line["points"] for line in lines] == [10, 18]


def test_gold_completes_the_mercers_sets() -> None:
    """KF F6, example X4"""
    tiles = "home_1 wood=3 stone=2 iron=1 gold=4; jeweller; mercers_guild; windmill"
    lines = items(tiles)
    assert {line["tile"]: line["points"] for line in lines} == {
        "mercers_guild": 15,
        "jeweller": 2,
    }
    assert line_of("mercers_guild", lines)["items"] == {
        "wood": 3,
        "stone": 2,
        "iron": 1,
        "gold": 3,
    }


def test_windmill_takes_what_the_watermill_leaves() -> None:
    """KF F4, example X4b"""
    found = sheet("home_1 wood=5 stone=3 iron=1 gold=2; windmill; watermill")
    assert found == {"windmill": 5, "watermill": 4, "gold": 2}


@pytest.mark.parametrize(("purple", "yard"), [(True, 18), (False, 15)])
def test_stored_gold_is_released_and_purple_is_stored(purple: bool, yard: int) -> None:
    """KF F5, F7, example X5"""
    tiles = (
        "home_1 wood=1; timber_yard (0,-1) r1 back wood=3 stone=1 gold=2; "
        "barn (1,-1) r0 gold=2 iron=1; jeweller"
    )
    lines = items(tiles, purple=purple)
    assert {line["tile"]: line["points"] for line in lines} == {
        "timber_yard": yard,
        "barn": 1,
        "jeweller": 4,
    }
    assert line_of("timber_yard", lines).get("purple", False) == purple
    assert line_of("barn", lines)["items"] == {"iron": 1}


def test_boat_3b_makes_every_resource_fit_the_yard() -> None:
    """KF Y6, example X6a"""
    tiles = "home_1 wood=3; blacksmith (0,-1) r3 back iron=2 wood=1 stone=1; mercers_guild"
    assert sheet(f"{tiles}; summer_boat_3 b") == {"blacksmith": 12, "mercers_guild": 5}


def test_without_3b_an_iron_is_released_for_a_set() -> None:
    """KF F5, example X6b"""
    tiles = "home_1 wood=3; blacksmith (0,-1) r3 back iron=2 wood=1 stone=1; mercers_guild"
    assert sheet(f"{tiles}; summer_boat_3 a") == {"blacksmith": 3, "mercers_guild": 5}


@pytest.mark.parametrize(
    ("tiles", "found"),
    [
        ("summer_boat_3 b", {"gold": 10}),
        ("summer_boat_3 a", {"gold": 3}),
        ("summer_boat_3 b; jeweller", {"jeweller": 20}),
        ("summer_boat_3 a; jeweller", {"jeweller": 6}),
    ],
)
def test_with_3b_all_that_is_loose_is_gold(tiles: str, found: dict[str, int]) -> None:
    """KF Y6, example X6c"""
    assert sheet(f"home_1 wood=4 stone=2 iron=1 gold=3; {tiles}") == found


@pytest.mark.parametrize(("rules", "points"), [(0, 10), (REAL_LOOSE_GOLD, 3)])
def test_by_option_only_real_gold_has_the_point_of_loose_gold(rules: int, points: int) -> None:
    """KF O2, example X6c"""
    village = "home_1 wood=4 stone=2 iron=1 gold=3"
    table = position(villages={0: village}, holds={0: "3b"}, start=1, rules=rules)
    assert table.state.options["loose_gold"] == ("real" if rules else "any")
    (line,) = [item.to_json() for item in sheet_of(table.at, 0)]
    assert (line["for"], line["points"]) == ("gold", points)
    assert table.state.points_now()[0] == points


@pytest.mark.parametrize(("face", "boat"), [("a", 13), ("b", 26)])
def test_keyflower_counts_every_cart_and_2b_doubles_it(face: str, boat: int) -> None:
    """KF F3, Y4, example X7"""
    tiles = "home_5 back; stable back; farrier; wainwright; keyflower"
    lines = items(f"{tiles}; summer_boat_2 {face}")
    assert {line["tile"]: line["points"] for line in lines} == {
        "home_5": 5,
        "stable": 5,
        "keyflower": boat,
    }
    line = line_of("keyflower", lines)
    assert (line["transport"], line["doubled"]) == (13, face == "b")


def test_a_triangle_is_a_loop_of_three() -> None:
    """KF F9, example X8a"""
    (line,) = items(TRIANGLE + BASTION)
    assert (line["for"], line["points"]) == ("loop", 3)
    assert line["tiles"] == ["home_1", "keywood", "keystone_quarry"]


def test_the_outer_loop_of_five_links_has_four_tiles() -> None:
    """KF F9, example X8b"""
    assert sheet(f"{TRIANGLE}; key_mine (1,0) r3{BASTION}") == {"sea_bastion": 4}


def test_two_triangles_that_share_the_home_are_one_walk() -> None:
    """KF F9, example X8c: the home is passed twice and counted once."""
    (line,) = items(f"{TRIANGLE}; key_mine (-1,1) r0; woodcutter (-1,0) r5{BASTION}")
    assert line["points"] == 5
    assert set(line["tiles"]) == {
        "home_1",
        "keywood",
        "keystone_quarry",
        "key_mine",
        "woodcutter",
    }


def test_two_triangles_joined_by_one_road_are_two_walks() -> None:
    """KF F9, example X8d"""
    tiles = (
        "home_1; keywood (0,-1) r2; key_mine (1,-1) r2; woodcutter (-1,1) r1; "
        "stable (-2,1) r0; workshop (-2,2) r0"
    )
    assert sheet(tiles + BASTION) == {"sea_bastion": 3}


def test_a_boat_that_touches_the_river_with_a_field_is_not_in_the_chain() -> None:
    """KF F10, example X9a"""
    tiles = "home_1; summer_boat_2 (0,1) r0; sea_breese (0,2) r0; summer_boat_1 (1,1) r0"
    (line,) = items(tiles)
    assert (line["for"], line["boats"], line["points"]) == ("river", 2, 4)


def test_three_boats_in_the_river_score_eight() -> None:
    """KF F10, example X9b"""
    tiles = "home_1; summer_boat_2 (0,1) r0; sea_breese (0,2) r0; summer_boat_1 (0,3) r0"
    assert sheet(tiles) == {"sea_breese": 8}


def test_a_boat_laid_across_with_2a_is_no_chain() -> None:
    """KF F10, V7, example X9c: without 2a it is illegal, with it worthless."""
    with pytest.raises(AssertionError, match="misfits"):
        final("home_1; sea_breese (0,1) r1")
    assert sheet("home_1; summer_boat_2 a; sea_breese (0,1) r1") == {}


def test_a_turn_order_tile_counts_its_neighbours_and_joins_the_loop() -> None:
    """KF F2, F9, example X10"""
    village = f"{TRIANGLE}; turn_order_tile_4 (1,0) r1"
    assert sheet(village) == {"turn_order_tile_4": 2}
    assert sheet(village + BASTION) == {"turn_order_tile_4": 2, "sea_bastion": 4}


def test_flipper_turns_over_what_brings_most() -> None:
    """KF F3, F8, example X11: 21 before, and the barn brings eight more."""
    tiles = (
        "home_1 back; sawmill; goldsmith; carpenter; timber_yard wood=5; barn wood=3 stone=3 iron=2"
    )
    assert points(tiles) == 5 + 21
    lines = items(f"{tiles}; flipper")
    assert sum(line["points"] for line in lines) == 5 + 31
    assert line_of("barn", lines) == {
        "points": 16,
        "for": "store",
        "tile": "barn",
        "items": {"wood": 3, "stone": 3, "iron": 2},
        "flipped": True,
    }
    assert line_of("flipper", lines)["points"] == 2


def test_white_wind_takes_all_that_are_not_sold() -> None:
    """KF F3, F7, example X12"""
    screen = "blue 4 red 2 yellow 3 green 2"
    lines = items("home_1; key_market; white_wind", screen=screen, purple=True)
    assert {line["tile"]: line["points"] for line in lines} == {"key_market": 6, "white_wind": 9}
    assert line_of("key_market", lines)["items"] == {"green": 3}
    assert line_of("key_market", lines)["purple"]
    assert points("home_1; craftsmans_guild; apothecary; white_wind", screen=screen) == 11


WHOLE = (
    "home_2 back wood=1 iron=2 gold=3; keywood (1,0) r1 back; stable (1,-1) r4; "
    "key_mine (2,-1) r2; carpenter (3,-1) r4 back; summer_boat_2 (3,0) r4 b; "
    "timber_yard (2,-2) r2 wood=2 gold=1; sawmill (1,-2) r3; keythedral (0,-2) r1; "
    "village_hall (3,-2) r2; scribes (2,-3) r4; turn_order_tile_2 (0,-1) r0; "
    "keyflower (-1,-1) r3"
)
WHOLE_SCREEN = "blue 3 red 1 yellow 4 green 1 | saw 2 pickaxe 1 anvil 2"


def test_a_whole_player_scores_76() -> None:
    """KF F1 to F8, example X13"""
    found = sheet(WHOLE, screen=WHOLE_SCREEN, purple=True, seats=3)
    assert found == {
        "home_2": 5,
        "keywood": 3,
        "carpenter": 7,
        "sawmill": 3,
        "keythedral": 12,
        "keyflower": 8,
        "turn_order_tile_2": 5,
        "timber_yard": 6,
        "village_hall": 4,
        "scribes": 20,
        "gold": 3,
    }
    assert sum(found.values()) == 76


def test_the_whole_player_needs_the_purple_worker_as_a_pickaxe() -> None:
    """KF F7, example X13: without it 66; on the timber yard it would add only 2."""
    lines = items(WHOLE, screen=WHOLE_SCREEN, purple=True, seats=3)
    assert line_of("scribes", lines)["items"] == {"saw": 2, "pickaxe": 2, "anvil": 2}
    assert line_of("scribes", lines)["purple"]
    assert points(WHOLE, screen=WHOLE_SCREEN, seats=3) == 66


def test_the_whole_players_placements_are_legal() -> None:
    """KF V3, example X13: `position` refuses a tile that does not fit."""
    laid = final(WHOLE, seats=3).village(0)
    assert len(laid) == 13
    assert laid["keyflower"] == (-1, -1, 3)
