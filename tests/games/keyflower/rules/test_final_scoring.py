"""Final scoring (KF F): printed points, turn order tiles, boats, and items."""

import pytest

from .scoring import final, items, line_of, outcome, points, sheet
from .table import position

TRIANGLE = "home_1; keywood (0,-1) r2; keystone_quarry (1,-1) r4"
BOATS_IN_THE_RIVER = (
    "summer_boat_1 (0,1) r0; summer_boat_2 (0,2) r0 b; summer_boat_3 (0,3) r0; "
    "summer_boat_4 (0,4) r0; sea_breese (0,5) r0"
)


# Printed points (F1)


@pytest.mark.parametrize(
    ("tile", "printed"),
    [
        ("keythedral", 12),
        ("stable back", 5),
        ("keywood back", 3),
        ("mason back", 7),
        ("well", 3),
        ("well back", 7),
        ("fair back", 5),
        ("alehouse back", 0),
    ],
)
def test_the_points_of_the_face_that_is_up_count(tile: str, printed: int) -> None:
    """KF F1"""
    assert points(f"home_1; {tile}") == printed


def test_the_home_has_five_on_its_back() -> None:
    """KF F1"""
    assert points("home_1") == 0
    (line,) = items("home_1 back")
    assert line == {"points": 5, "for": "printed", "tile": "home_1"}


def test_the_back_replaces_the_front() -> None:
    """KF F1, K48: ten, not thirteen."""
    assert sheet("home_1; sawmill") == {"sawmill": 3}
    assert sheet("home_1; sawmill back") == {"sawmill": 10}


# Turn order tiles (F2)


def test_a_turn_order_tile_counts_each_tile_beside_it() -> None:
    """KF F2: whatever the edge, including boats, nothing for itself."""
    village = "home_1; turn_order_tile_1 (0,-1) r3; flipper (1,-2) r0"
    assert sheet(village)["turn_order_tile_1"] == 2
    assert line_of("turn_order_tile_1", items(village))["neighbours"] == 2


def test_a_turn_order_tile_that_touches_nothing_scores_nothing() -> None:
    """KF F2, V6: set aside."""
    assert sheet("home_1; turn_order_tile_1") == {}


def test_two_turn_order_tiles_count_each_other() -> None:
    """KF F2, K61"""
    village = "home_1; turn_order_tile_1 (0,-1) r3; turn_order_tile_2 (0,-2) r1"
    assert sheet(village) == {"turn_order_tile_1": 2, "turn_order_tile_2": 1}


# Boats (F3)


def test_keyflower_adds_up_the_carts_of_the_faces_that_are_up() -> None:
    """KF F3: home 1, stable back 4, also tiles set aside."""
    assert sheet("home_1; stable back; keyflower") == {"stable": 5, "keyflower": 5}
    assert sheet("home_1 back; keyflower") == {"home_1": 5, "keyflower": 2}


def test_two_boats_are_worth_what_is_printed() -> None:
    """KF F3: Ianvincible 5, Flipper 2 when there is nothing to flip."""
    assert sheet("home_1 back; ianvincible") == {"home_1": 5, "ianvincible": 5}
    assert sheet("home_1 back; flipper") == {"home_1": 5, "flipper": 2}


@pytest.mark.parametrize(("boats", "worth"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_doubles_with_every_boat_in_the_river(boats: int, worth: int) -> None:
    """KF F3, F10"""
    chain = BOATS_IN_THE_RIVER.split("; ")
    laid = chain[:boats] if boats == 5 else [*chain[:boats], "sea_breese"]
    assert points("; ".join(["home_1", *laid])) == worth


def test_white_wind_gives_a_point_for_every_worker() -> None:
    """KF F3"""
    (line,) = items("home_1; white_wind", screen="blue 2 red 1 green 2")
    assert (line["points"], line["sets"]) == (5, 5)
    assert line["items"] == {"blue": 2, "red": 1, "green": 2}


def test_flipper_turns_one_tile_only_and_says_which() -> None:
    """KF F3: the better of two, for free."""
    lines = items("home_1 back; sawmill; well; flipper")
    assert {line["tile"]: line["points"] for line in lines} == {
        "home_1": 5,
        "sawmill": 10,
        "well": 3,
        "flipper": 2,
    }
    assert line_of("sawmill", lines)["flipped"]
    assert "flipped" not in line_of("well", lines)


def test_flipper_looks_at_stores_and_printed_points() -> None:
    """KF F3, K58: a full barn 2 each, a transport tile its 5 points."""
    assert sheet("home_1 back; barn wood=4 stone=4; flipper") == {
        "home_1": 5,
        "barn": 16,
        "flipper": 2,
    }
    assert sheet("home_1 back; stable; flipper") == {"home_1": 5, "stable": 5, "flipper": 2}


def test_flipper_cannot_turn_what_has_no_other_side_to_turn_to() -> None:
    """KF F3, G5, K58: upgraded tiles, summer boats, winter, boat and turn order tiles."""
    tiles = "home_1 back; sawmill back; summer_boat_2 a; keythedral; turn_order_tile_2; flipper"
    assert points(tiles) == 5 + 10 + 12 + 2
    assert not any("flipped" in line for line in items(tiles))


def test_the_flip_leaves_the_table_as_it_lay() -> None:
    """KF F3: it is only part of the scoring."""
    table = final("home_1; sawmill; flipper")
    assert table.state.points_now()[0] == 12
    assert table.face("sawmill") == "front"


# Sets of items (F4)


@pytest.mark.parametrize(
    ("tile", "screen", "worth"),
    [
        ("apothecary", "blue 2 red 2 yellow 1", 3),
        ("apothecary", "blue 4", 0),
        ("craftsmans_guild", "blue 3 red 2 yellow 2", 6),
        ("craftsmans_guild", "blue 1 red 1 green 4", 0),
        ("key_market", "green 3 blue 5", 6),
        ("village_hall", "red 4 blue 3", 4),
        ("key_guild", "saw 3 pickaxe 1 anvil 1", 10),
        ("key_guild", "saw 9", 10),
        ("scribes", "saw 2 pickaxe 3 anvil 2", 20),
        ("scholar", "saw 2 pickaxe 3 anvil 2", 9),
    ],
)
def test_workers_and_skills_score_in_sets(tile: str, screen: str, worth: int) -> None:
    """KF F4"""
    assert points(f"home_1; {tile}", screen=screen) == worth


@pytest.mark.parametrize(
    ("tile", "lying", "worth"),
    [
        ("jeweller", "gold=3 wood=5", 6),
        ("mercers_guild", "wood=2 stone=3 iron=2", 10),
        ("watermill", "wood=4 stone=3", 4),
        ("windmill", "wood=4 stone=4 iron=2", 10),
        ("windmill", "wood=4", 0),
    ],
)
def test_resources_score_in_sets_wherever_they_lie(tile: str, lying: str, worth: int) -> None:
    """KF F4, F5"""
    assert points(f"home_1 {lying}; {tile}") == worth
    assert points(f"home_1; keywood (0,-1) r2 {lying}; {tile}") == worth


@pytest.mark.parametrize(
    ("tile", "lying", "worth"),
    [
        ("timber_yard", "wood=3", 6),
        ("timber_yard back", "wood=3", 9),
        ("stone_yard", "stone=2 wood=2", 4),
        ("blacksmith back", "iron=1", 3),
        ("barn", "wood=1 stone=1 iron=1", 3),
        ("barn back", "wood=1 stone=1 iron=1", 6),
    ],
)
def test_a_store_scores_what_lies_on_it(tile: str, lying: str, worth: int) -> None:
    """KF F4, F5: the same resources on the home tile are worth nothing."""
    assert points(f"home_1; {tile} {lying}") == worth
    assert points(f"home_1 {lying}; {tile}") == 0


def test_every_item_is_used_once() -> None:
    """KF F4, K53: a green worker in the village hall does not also count at the market."""
    tiles = "home_1; village_hall; key_market"
    assert sheet(tiles, screen="green 3") == {"key_market": 6}
    assert sheet("home_1; village_hall", screen="green 3 blue 2") == {"village_hall": 3}


def test_loose_gold_is_a_point_each() -> None:
    """KF F4"""
    (line,) = items("home_1 gold=4 wood=2")
    assert line == {"points": 4, "for": "gold", "items": {"gold": 4}}


# Storage tiles, gold, purple (F5 to F7)


def test_a_resource_in_store_scores_there_or_elsewhere() -> None:
    """KF F5: an iron that completes a set is worth more than one in the barn."""
    village = "home_1 wood=1 stone=1; barn iron=2; mercers_guild"
    assert sheet(village) == {"mercers_guild": 5, "barn": 1}


def test_gold_on_a_barn_is_released_to_the_jeweller() -> None:
    """KF F5, K54: one there or one unused, but two at the jeweller."""
    assert points("home_1; barn gold=3") == 3
    assert sheet("home_1; barn gold=3; jeweller") == {"jeweller": 6}


def test_a_wrong_resource_on_a_yard_is_free_for_a_set() -> None:
    """KF F5, K55"""
    assert points("home_1; timber_yard stone=1") == 0
    assert points("home_1; timber_yard stone=1; summer_boat_3 b") == 2
    assert sheet("home_1 wood=1 iron=1; timber_yard stone=1; mercers_guild") == {"mercers_guild": 5}


def test_gold_stands_for_any_resource_and_loses_its_point() -> None:
    """KF F6: on a yard too."""
    assert sheet("home_1; stone_yard gold=2 stone=1") == {"stone_yard": 6}
    assert sheet("home_1 gold=2 wood=1; mercers_guild") == {"mercers_guild": 5}


@pytest.mark.parametrize(
    ("tiles", "screen", "found"),
    [
        ("key_market", "green 1", {"key_market": 4}),
        ("scholar", "saw 2", {"scholar": 9}),
        ("jeweller", "", {"jeweller": 2}),
        ("timber_yard back", "", {"timber_yard": 3}),
        ("craftsmans_guild", "blue 1 red 1", {"craftsmans_guild": 3}),
        ("apothecary", "blue 4", {"apothecary": 3}),
        ("key_guild", "saw 4", {"key_guild": 10}),
    ],
)
def test_purple_is_whatever_its_holder_needs(
    tiles: str, screen: str, found: dict[str, int]
) -> None:
    """KF F7: a worker, a skill or a resource, also on a storage tile without transport."""
    assert sheet(f"home_1; {tiles}", screen=screen, purple=True) == found


def test_purple_is_a_gold_if_nothing_else() -> None:
    """KF F7, K56"""
    (line,) = items("home_1", purple=True)
    assert line == {"points": 1, "for": "gold", "items": {"gold": 1}, "purple": True}


def test_purple_is_counted_once() -> None:
    """KF F7: at the scribes, not also at the market."""
    found = sheet("home_1; scribes; key_market", screen="saw 1 pickaxe 1", purple=True)
    assert found == {"scribes": 10}


def test_whoever_holds_the_purple_worker_uses_it_however_it_came() -> None:
    """KF F7, K57: nobody bid in winter, so it went to the left neighbour."""
    table = position(season="winter", seats=2, start=0)
    table.pass_all()
    table.take_boats("sea_bastion", "keyflower")
    for seat in (0, 1):
        boat = {0: "sea_bastion", 1: "keyflower"}[seat]
        table.do(f"pick:{boat}", by=seat)
        table.do(sorted(table.legal(seat))[0], "finish", by=seat)
    assert table.at.start_player == 1
    sheets = [[item.to_json() for item in own] for own in outcome(table).items]
    assert [[line["for"] for line in own] for own in sheets] == [[], ["transport", "gold"]]
    assert sheets[1][1]["purple"]


# The best allocation (F8)


def test_nine_workers_are_one_five() -> None:
    """KF F8, K49"""
    (line,) = items("home_1; apothecary", screen="blue 4 red 5")
    assert (line["points"], line["sets"], sum(line["items"].values())) == (3, 1, 5)


def test_a_green_fifth_worker_beats_the_market() -> None:
    """KF F8, K50: three against two."""
    found = sheet("home_1; apothecary; key_market", screen="blue 2 red 2 green 1")
    assert found == {"apothecary": 3}


def test_white_wind_makes_the_apothecary_worthless_and_the_guild_equal() -> None:
    """KF F8, K51"""
    assert sheet("home_1; apothecary; white_wind", screen="blue 5") == {"white_wind": 5}
    guild = "home_1; craftsmans_guild; white_wind"
    assert points(guild, screen="blue 1 red 1 yellow 1") == 3


# Roads and the river (F9, F10)


def test_no_loop_no_points() -> None:
    """KF F9: a single road; the smallest loop has three tiles."""
    assert sheet("home_1; keywood (0,-1) r2; sea_bastion") == {}
    assert sheet(f"{TRIANGLE}; sea_bastion") == {"sea_bastion": 3}


def test_edges_laid_apart_with_2a_are_no_road() -> None:
    """KF F9, Y3: road against field does not link."""
    held = f"{TRIANGLE}; sea_bastion".replace("home_1", "home_1; summer_boat_2 a")
    assert sheet(held) == {"sea_bastion": 3}
    assert sheet(held.replace("(1,-1) r4", "(1,-1) r0")) == {}


def test_winter_tiles_are_never_on_a_loop_and_turn_order_tiles_can_be() -> None:
    """KF F9, K59"""
    winter = f"{TRIANGLE}; scholar (0,-2) r3; sea_bastion"
    assert line_of("sea_bastion", items(winter))["tiles"] == [
        "home_1",
        "keywood",
        "keystone_quarry",
    ]
    order = f"{TRIANGLE}; turn_order_tile_4 (1,0) r1; sea_bastion"
    assert "turn_order_tile_4" in line_of("sea_bastion", items(order))["tiles"]


def test_of_two_loops_joined_by_a_road_the_better_one_counts() -> None:
    """KF F9, K60"""
    two = (
        "home_1; keywood (0,-1) r2; key_mine (1,-1) r2; woodcutter (-1,1) r1; "
        "stable (-2,1) r0; workshop (-2,2) r0; sea_bastion"
    )
    assert sheet(two) == {"sea_bastion": 3}
    one = f"{TRIANGLE}; key_mine (-1,1) r0; woodcutter (-1,0) r5; sea_bastion"
    assert sheet(one) == {"sea_bastion": 5}


def test_sea_breese_need_not_be_in_the_river() -> None:
    """KF F10, K62: one summer boat there is a chain of one."""
    village = "home_1; summer_boat_1 (0,1) r0; sea_breese (1,1) r0"
    (line,) = items(village)
    assert (line["boats"], line["points"]) == (1, 2)


# Winning (F11)


def test_most_points_win_and_equal_points_share_the_win() -> None:
    """KF F11, K63"""
    homes = {0: "home_1 back", 1: "home_2 back", 2: "home_3"}
    shared = outcome(position(villages=homes, start=2, season="winter", phase="over"))
    assert (shared.points, shared.winners) == ((5, 5, 1), (0, 1))
    alone = outcome(position(villages=homes, start=1, season="winter", phase="over"))
    assert (alone.points, alone.winners) == ((5, 6, 0), (1,))
