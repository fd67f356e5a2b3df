"""The slow final scoring follows the rules: examples X1 to X13 and K48 to K63."""

import pytest

from .slow_facts import WORKERS, Village
from .slow_position import player, village
from .slow_scoring import (
    Sheet,
    best_sheet,
    final_points,
    longest_loop,
    river_chain,
    road_links,
    winners,
)
from .slow_village import layings, may_lay

# X8a: a triangle of roads.
TRIANGLE = ("home_1 (0,0) r0", "keywood (0,-1) r2", "keystone_quarry (1,-1) r4")
# X9: the river runs south of home 1.
RIVER = ("home_1 (0,0) r0", "summer_boat_2 (0,1) r0 a")


def points(*lines: str, has: str = "") -> int:
    return final_points(player(*lines, has=has))


def loop(*lines: str) -> int:
    return longest_loop(road_links(village(*lines)))


def test_workers_go_to_the_best_three_tiles() -> None:
    """KF F4, F8, example X1."""
    tiles = ("apothecary", "craftsmans_guild", "key_market")
    assert points(*tiles, has="8 blue 3 red 3 yellow 1 green") == 14


def test_green_worker_changes_place() -> None:
    """KF F8, example X2."""
    tiles = ("apothecary", "craftsmans_guild", "key_market")
    assert points(*tiles, has="7 blue 3 red 3 yellow 1 green") == 12


@pytest.mark.parametrize(
    ("has", "total"),
    [
        ("6 saw 3 pickaxe 2 anvil", 32),
        ("6 saw 3 pickaxe 2 anvil purple", 39),
        ("7 saw 3 pickaxe 2 anvil", 35),
        ("6 saw 4 pickaxe 2 anvil", 33),
    ],
)
def test_skills_with_and_without_purple(has: str, total: int) -> None:
    """KF F7, F8, example X3; the last two are the points with purple as saw or pickaxe."""
    assert points("key_guild", "scribes", "scholar", has=has) == total


def test_key_guild_takes_the_odd_skills() -> None:
    """KF F4, example X3b."""
    assert points("key_guild", "scholar", has="7 saw 2 pickaxe 2 anvil") == 28


def test_gold_completes_the_mercers_sets() -> None:
    """KF F6, example X4."""
    home = "home_1 (0,0) r0 with 3 wood 2 stone 1 iron 4 gold"
    assert points(home, "jeweller", "mercers_guild", "windmill") == 17


def test_windmill_takes_what_the_watermill_leaves() -> None:
    """KF F4, example X4b."""
    home = "home_1 (0,0) r0 with 5 wood 3 stone 1 iron 2 gold"
    assert points(home, "windmill", "watermill") == 11


@pytest.mark.parametrize(("has", "total"), [("purple", 23), ("", 20)])
def test_stored_gold_is_released_to_the_jeweller(has: str, total: int) -> None:
    """KF F5, F7, D43, example X5."""
    tiles = (
        "home_1 (0,0) r0 with 1 wood",
        "timber_yard (5,0) r0 back with 3 wood 2 gold 1 stone",
        "barn (9,0) r0 with 2 gold 1 iron",
        "jeweller",
    )
    assert points(*tiles, has=has) == total


def test_boat_3b_makes_all_resources_alike() -> None:
    """KF Y6, example X6."""
    home = "home_1 (0,0) r0 with 3 wood"
    smith = "blacksmith (5,0) r0 back with 2 iron 1 wood 1 stone"
    loose = "home_1 (0,0) r0 with 4 wood 2 stone 1 iron 3 gold"
    assert points(home, smith, "mercers_guild", "summer_boat_3b") == 17
    assert points(home, smith, "mercers_guild") == 8
    assert points(loose, "summer_boat_3b") == 10
    assert points(loose) == 3
    assert points(loose, "jeweller", "summer_boat_3b") == 20
    assert points(loose, "jeweller") == 6


def test_keyflower_counts_transport_and_2b_doubles_it() -> None:
    """KF F3, Y4, example X7."""
    tiles = ("home_5 back", "stable back", "farrier", "wainwright", "keyflower")
    assert points(*tiles) == 23
    assert points(*tiles, "summer_boat_2b") == 36


def test_sea_bastion_walks_each_link_once() -> None:
    """KF F9, D8, example X8."""
    assert loop(*TRIANGLE) == 3
    assert loop(*TRIANGLE, "key_mine (1,0) r3") == 4
    assert loop(*TRIANGLE, "key_mine (-1,1) r0", "woodcutter (-1,0) r5") == 5


def test_loops_joined_by_one_road_are_two_walks() -> None:
    """KF K60, example X8d."""
    tiles = (
        "home_1 (0,0) r0",
        "keywood (0,-1) r2",
        "key_mine (1,-1) r2",
        "woodcutter (-1,1) r1",
        "stable (-2,1) r0",
        "workshop (-2,2) r0",
    )
    assert len(road_links(village(*tiles))) == 7
    assert loop(*tiles) == 3
    assert points(*tiles, "sea_bastion") == 3


def test_village_without_a_loop_gives_sea_bastion_nothing() -> None:
    """KF F9."""
    assert points("home_1 (0,0) r0", "keywood (0,-1) r2", "sea_bastion") == 0


def test_sea_breese_counts_boats_in_the_river() -> None:
    """KF F10, example X9."""
    outside = village(*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (1,1) r0 a")
    inside = village(*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (0,3) r0 a")
    assert river_chain(outside) == 2 and river_chain(inside) == 3
    assert points(*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (1,1) r0 a") == 4
    assert points(*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (0,3) r0 a") == 8
    assert points("home_1 (0,0) r0", "sea_breese (0,1) r1", "summer_boat_2a") == 0


def test_turn_order_tile_counts_neighbours_and_joins_the_loop() -> None:
    """KF F2, example X10."""
    tiles = (*TRIANGLE, "turn_order_4_start (1,0) r1")
    assert points(*tiles) == 2
    assert points(*tiles, "sea_bastion") == 2 + 4


def test_flipper_flips_the_tile_that_gains_most() -> None:
    """KF F3, example X11."""
    tiles = (
        "sawmill (5,0) r0",
        "goldsmith (7,0) r0",
        "carpenter (9,0) r0",
        "timber_yard (11,0) r0 with 5 wood",
        "barn (13,0) r0 with 3 wood 3 stone 2 iron",
    )
    assert points(*tiles) == 21
    assert points(*tiles, "flipper") == 31


def test_white_wind_takes_any_worker() -> None:
    """KF F3, example X12."""
    assert points("white_wind", "key_market", has="4 blue 2 red 3 yellow 2 green purple") == 15
    guilds = ("white_wind", "craftsmans_guild", "apothecary")
    assert points(*guilds, has="4 blue 2 red 3 yellow 2 green") == 11


WHOLE = (
    "home_2 (0,0) r0 back with 1 wood 2 iron 3 gold",
    "keywood (1,0) r1 back",
    "stable (1,-1) r4",
    "key_mine (2,-1) r2",
    "carpenter (3,-1) r4 back",
    "summer_boat_2 (3,0) r4 b",
    "timber_yard (2,-2) r2 with 2 wood 1 gold",
    "sawmill (1,-2) r3",
    "keythedral (0,-2) r1",
    "village_hall (3,-2) r2",
    "scribes (2,-3) r4",
    "turn_order_2_start (0,-1) r0",
    "keyflower (-1,-1) r3",
)
HAS = "3 blue 1 red 4 yellow 1 green 2 saw 1 pickaxe 2 anvil"


def test_whole_player() -> None:
    """KF F, example X13."""
    items = 6 + 4 + 20 + 3
    assert best_sheet(player(*WHOLE, has=HAS + " purple")) == Sheet(30, 5, 8, items)
    assert points(*WHOLE, has=HAS + " purple") == 76


@pytest.mark.parametrize(
    ("has", "total"),
    [("3 blue 1 red 5 yellow 1 green 2 saw 1 pickaxe 2 anvil", 67), (HAS, 66)],
)
def test_whole_player_without_purple_or_with_it_elsewhere(has: str, total: int) -> None:
    """KF F7, example X13: the remark below the table."""
    assert points(*WHOLE, has=has) == total
    timber = tuple(line.replace("with 2 wood 1 gold", "with 3 wood 1 gold") for line in WHOLE)
    assert points(*timber, has=HAS) == 68


@pytest.mark.parametrize(
    "lines",
    [
        (*TRIANGLE, "key_mine (1,0) r3"),
        (*TRIANGLE, "key_mine (-1,1) r0", "woodcutter (-1,0) r5"),
        (*TRIANGLE, "turn_order_4_start (1,0) r1"),
        (*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (1,1) r0 a"),
        (*RIVER, "sea_breese (0,2) r0", "summer_boat_1 (0,3) r0 a"),
        WHOLE,
    ],
)
def test_villages_of_the_examples_are_legal(lines: tuple[str, ...]) -> None:
    """KF V2, V3: each tile in some order, without 2a (X8, X9, X10, X13)."""
    assert can_be_built([line.replace(" r0 a", " r0 b") for line in lines])


def can_be_built(lines: list[str]) -> bool:
    built: Village = village(lines[0])
    rest = village(*lines[1:])["tiles"]
    while rest:
        for tile in rest:
            if may_lay(built, tile["tile"], (tile["q"], tile["r"]), tile["turn"]):
                built["tiles"].append(tile)
                rest.remove(tile)
                break
        else:
            return False
    return True


def test_sea_breese_across_the_river_is_illegal() -> None:
    """KF V3, example X9c."""
    home = village("home_1 (0,0) r0")
    assert not may_lay(home, "sea_breese", (0, 1), 1)
    assert may_lay(village("home_1 (0,0) r0", "summer_boat_2a"), "sea_breese", (0, 1), 1)
    assert {turn for q, r, turn in layings(home, "sea_breese") if (q, r) == (0, 1)} == {0}


# Corner cases


def test_back_of_the_sawmill_scores_ten() -> None:
    """KF F1, K48."""
    assert points("sawmill back") == 10


def test_apothecary_takes_full_sets_only() -> None:
    """KF F4, K49."""
    assert points("apothecary", has="9 blue") == 3


def test_green_as_fifth_worker_beats_the_market() -> None:
    """KF F8, K50."""
    assert points("apothecary", "key_market", has="3 blue 1 red 1 green") == 3


def test_white_wind_makes_the_apothecary_worthless() -> None:
    """KF K51."""
    assert points("white_wind", "apothecary", has="10 blue") == 10
    assert points("white_wind", "craftsmans_guild", has="2 blue 2 red 2 yellow") == 6


def test_village_hall_may_take_green_but_not_twice() -> None:
    """KF F4, K53."""
    assert points("village_hall", has="3 green 2 blue") == 3
    assert points("village_hall", "key_market", has="3 green 2 blue") == 6 + 2


def test_gold_on_a_barn_is_worth_as_much_loose() -> None:
    """KF F5, K54."""
    assert points("barn (5,0) r0 with 1 gold") == 1
    assert points("barn (5,0) r0 with 1 gold", "jeweller") == 2


def test_stone_on_a_timber_yard_may_serve_the_mercers() -> None:
    """KF F5, K55."""
    yard = "timber_yard (5,0) r0 with 1 stone"
    home = "home_1 (0,0) r0 with 1 wood 1 iron"
    assert points(yard) == 0
    assert points(yard, "summer_boat_3b") == 2
    assert points(yard, home, "mercers_guild") == 5


def test_purple_worker_is_worth_at_least_a_gold() -> None:
    """KF F7, K56, K57."""
    assert points(has="purple") == 1


def test_purple_worker_may_lie_on_a_storage_tile() -> None:
    """KF F7."""
    assert points("blacksmith (5,0) r0 back", has="purple") == 3
    assert points("barn (5,0) r0 back", has="purple") == 2


def test_flipper_may_flip_a_barn_or_a_transport_tile() -> None:
    """KF F3, K58."""
    assert points("barn (5,0) r0 with 3 wood 3 stone", "flipper") == 12 + 2
    assert points("stable (5,0) r0", "flipper") == 5 + 2


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("sawmill (5,0) r0 back", 10),
        ("summer_boat_1 (5,0) r0 a", 0),
        ("jeweller (5,0) r0", 0),
        ("turn_order_1 (5,0) r0", 0),
        ("flipper (5,0) r0", 2),
    ],
)
def test_flipper_cannot_flip_these(line: str, total: int) -> None:
    """KF F3, K58: it adds only the boat's own 2 points."""
    boats = () if line.startswith("flipper") else ("flipper",)
    assert points(line, *boats) == total + 2 * len(boats)


def test_flip_is_free_to_be_left_out() -> None:
    """KF F3: the Alehouse gains nothing by it."""
    assert points("alehouse (5,0) r0", "flipper") == 2


def test_winter_tile_is_never_on_a_loop() -> None:
    """KF K59: its one road leads nowhere else."""
    assert loop(*TRIANGLE, "scribes (1,0) r0") == 3
    assert loop(*TRIANGLE, "turn_order_4_start (1,0) r1") == 4


def test_turn_order_tiles_count_each_other() -> None:
    """KF F2, K61."""
    assert points("turn_order_2 (5,0) r0", "turn_order_3 (5,1) r1") == 2


def test_chain_without_sea_breese_in_it() -> None:
    """KF F10, K62."""
    assert points(*RIVER, "sea_breese (-1,-1) r0") == 2


def test_boat_set_aside_scores_but_touches_nothing() -> None:
    """KF V6."""
    assert points(*RIVER, "sea_breese") == 2
    assert points("home_1 (0,0) r0", "ianvincible") == 5
    assert points("home_1 (0,0) r0", "turn_order_1") == 0


def test_level_players_share_the_win() -> None:
    """KF F11, K63."""
    assert winners([70, 76, 76]) == [1, 2]


def test_workers_alone_bring_nothing() -> None:
    """KF F4."""
    assert points(has=" ".join(f"9 {colour}" for colour in WORKERS)) == 0
