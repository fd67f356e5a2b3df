"""The slow village follows the rules: placing, transport, upgrading (KF V, G, Y3 to Y5)."""

from collections import Counter

import pytest

from .slow_facts import SKILLS, TILES, Cell, Village, beside, by_cell, edges, group_of
from .slow_position import amounts, village
from .slow_village import (
    Step,
    Upgrade,
    allowance,
    carried,
    is_set_aside,
    laid,
    layings,
    may_lay,
    same_look,
    steps,
    upgraded,
    upgrades,
)

HOME = village("home_1 (0,0) r0")
RING = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ROADS = {"home": 5, "spring": 4, "summer": 3, "summer_boat": 0, "autumn": 2, "winter": 1, "boat": 0}

# K36: every free neighbouring cell shows a road.
CLOSED = (
    "home_1 (0,0) r0",
    "keywood (-1,1) r0",
    "key_mine (-1,0) r2",
    "keystone_quarry (0,-1) r0",
    "miner (1,-1) r4",
    "woodcutter (1,0) r5",
)


def skills(text: str = "") -> dict[str, int]:
    return amounts(text, SKILLS)


def wood(start: Cell, end: Cell) -> Step:
    return Step("wood", start, end)


# Facts that the rules depend on


@pytest.mark.parametrize("tile", sorted(TILES))
def test_number_of_roads_belongs_to_the_kind_of_tile(tile: str) -> None:
    """KF V4, K36, K59 depend on it."""
    if group_of(tile) in ROADS:
        assert TILES[tile]["edges"].count("R") == ROADS[group_of(tile)]


def test_neighbours_touch_with_opposite_edges() -> None:
    """The geometry: six steps around a cell, and back again."""
    for edge in range(6):
        assert beside(beside((3, -2), edge), (edge + 3) % 6) == (3, -2)
    assert len({beside((0, 0), edge) for edge in range(6)}) == 6


def test_turning_goes_clockwise() -> None:
    """A tile turned once shows its north edge in the north-east."""
    assert edges("home_3", 0)[0] == "W" and edges("home_3", 1)[1] == "W"
    assert same_look("keyflower", 4) == 1 and same_look("keywood", 5) == 2
    assert same_look("store", 5) == 5


# Placing tiles


def test_tile_must_touch_the_village() -> None:
    """KF V2."""
    assert not may_lay(HOME, "keywood", (2, -2), 0)
    assert not may_lay(HOME, "keywood", (0, 0), 0)
    assert may_lay(HOME, "keywood", (0, -1), 0)


def test_touching_edges_must_be_equal() -> None:
    """KF V3: the home shows a road to the north, keywood has fields in SE and NW."""
    assert {turn for q, r, turn in layings(HOME, "keywood") if (q, r) == (0, -1)} == {0, 2}
    assert {turn for q, r, turn in layings(HOME, "scribes") if (q, r) == (0, -1)} == {4}


def test_field_edge_is_enough_to_touch() -> None:
    """KF V2: no road to the home is needed."""
    tower = laid(HOME, "sawmill", "front", (0, -1, 0))
    turns = {turn for q, r, turn in layings(tower, "keythedral") if (q, r) == (-1, -1)}
    assert turns == {1, 2, 3, 4, 5}  # at turn 0 its road faces the sawmill's field


@pytest.mark.parametrize("tile", sorted(tile for tile in TILES if group_of(tile) != "home"))
def test_only_a_boat_lies_at_the_water_edge(tile: str) -> None:
    """KF V4, K38."""
    at_water = {turn for q, r, turn in layings(HOME, tile) if (q, r) == (0, 1)}
    boat = group_of(tile) in ("boat", "summer_boat")
    assert at_water == ({0} if boat else set())
    beside_home = {(q, r) for q, r, _ in layings(HOME, tile)}
    assert beside_home == ({(0, 1)} if boat else beside_home - {(0, 1)})


def test_tile_must_suit_all_its_neighbours() -> None:
    """KF V3: roads to the south-west and to the north-west, as in X8a."""
    pair = village("home_1 (0,0) r0", "keywood (0,-1) r2")
    turns = {turn for q, r, turn in layings(pair, "keystone_quarry") if (q, r) == (1, -1)}
    assert turns == {4, 5}


def test_hole_may_arise_and_is_a_cell_like_others() -> None:
    """KF V2: with 2a, so that only adjacency is checked."""
    ring = village(*(f"keywood ({q},{r}) r0" for q, r in RING), "summer_boat_2a")
    assert may_lay(ring, "store", (0, 0), 0)
    assert (0, 0, 3) in layings(ring, "store")


def test_closed_village_sets_a_boat_aside() -> None:
    """KF V6, K36: the village is legal, tiles with roads fit, boats do not."""
    built = village(CLOSED[0])
    for tile in village(*CLOSED[1:])["tiles"]:
        assert may_lay(built, tile["tile"], (tile["q"], tile["r"]), tile["turn"])
        built["tiles"].append(tile)
    for name in TILES:
        assert is_set_aside(built, name) <= (group_of(name) in ("boat", "summer_boat", "home"))
    assert is_set_aside(built, "keyflower") and is_set_aside(built, "summer_boat_1")
    for group in ("spring", "summer", "autumn", "winter", "turn_order"):
        assert any(layings(built, tile) for tile in TILES if group_of(tile) == group)
    assert not is_set_aside(village(*CLOSED, "summer_boat_2a"), "keyflower")


def test_boat_2a_lifts_edge_matching_at_once() -> None:
    """KF V7, K37: for itself and for all tiles placed with it, in either order."""
    waiting: Village = {
        **village("home_1 (0,0) r0"),
        "waiting": [{"tile": "store", "face": "front"}],
    }
    waiting["waiting"].append({"tile": "summer_boat_2", "face": "a"})
    assert len(layings(waiting, "store")) == 36
    assert len(layings(waiting, "summer_boat_2")) == 18  # half a turn looks the same
    assert not may_lay(waiting, "store", (3, 0), 0)


def test_boat_with_2b_matches_edges_like_others() -> None:
    """KF V7: only 2a."""
    assert layings(village("home_1 (0,0) r0", "summer_boat_2b"), "store") == layings(HOME, "store")


# Transport

PAIR = ("home_1 (0,0) r0 with 1 wood", "keywood (0,-1) r0 with 1 gold")


def test_step_goes_from_road_to_road() -> None:
    """KF G2."""
    assert steps(village(*PAIR)) == {
        wood((0, 0), (0, -1)),
        Step("gold", (0, -1), (0, 0)),
    }


def test_step_does_not_cross_fields_or_water() -> None:
    """KF G2."""
    assert steps(village("home_1 (0,0) r0 with 2 wood", "keyflower (0,1) r0")) == set()
    fields = ("home_1 (0,0) r0", "sawmill (0,-1) r0 with 1 iron", "keythedral (-1,-1) r0")
    assert steps(village(*fields)) == {Step("iron", (0, -1), (0, 0))}


def test_step_carries_one_resource() -> None:
    """KF G2."""
    after = carried(village(*PAIR), wood((0, 0), (0, -1)))
    assert by_cell(after)[0, -1]["resources"] == {"wood": 1, "stone": 0, "iron": 0, "gold": 1}
    assert by_cell(after)[0, 0]["resources"]["wood"] == 0


def test_boat_2a_carries_over_fields_but_not_over_water() -> None:
    """KF Y3, O5: also where a road meets a field."""
    fields = ("home_1 (0,0) r0", "sawmill (0,-1) r0 with 1 iron", "keythedral (-1,-1) r0")
    ends = {step.end for step in steps(village(*fields, "summer_boat_2a"))}
    assert ends == {(0, 0), (-1, -1)}
    crossed = ("home_1 (0,0) r0 with 1 wood", "sawmill (0,-1) r1", "summer_boat_2a")
    assert steps(village(*crossed)) == {wood((0, 0), (0, -1))}
    water = ("home_1 (0,0) r0 with 1 wood", "sawmill (0,1) r0", "keyflower (1,0) r0")
    assert steps(village(*water, "summer_boat_2a")) == {wood((0, 0), (1, 0))}  # the boat's field


@pytest.mark.parametrize(
    ("tile", "face", "plain"),
    [
        ("home_4", "front", (1, 1)),
        ("home_4", "back", (2, 1)),
        ("stable", "back", (4, 2)),
        ("wainwright", "front", (4, 2)),
        ("keywood", "front", (0, 0)),
    ],
)
def test_boat_2b_doubles_steps_and_upgrades_of_its_holder(
    tile: str, face: str, plain: tuple[int, int]
) -> None:
    """KF G1, Y4, K23, K29: the user counts, not the owner."""
    assert allowance(HOME, tile, face) == plain
    holder = village("home_1 (0,0) r0", "summer_boat_2b")
    assert allowance(holder, tile, face) == (2 * plain[0], 2 * plain[1])


# Upgrading


def paid(tile: str, has: str = "", *others: str) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The payments with which this one tile can be upgraded."""
    return {(up.resources, up.skills) for up in upgrades(village(tile, *others), skills(has))}


def test_resources_must_lie_on_the_tile() -> None:
    """KF G6, D7."""
    assert paid("sawmill (0,-1) r0 with 2 wood", "", "keywood (5,5) r0 with 3 wood") == set()
    assert paid("sawmill (0,-1) r0 with 4 wood") == {((3, 0, 0, 0), (0, 0, 0))}


def test_gold_stands_for_wood_stone_and_iron() -> None:
    """KF G7."""
    assert paid("home_1 (0,0) r0 with 1 wood 1 stone 1 gold") == {
        ((1, 1, 0, 0), (0, 0, 0)),
        ((1, 0, 0, 1), (0, 0, 0)),
        ((0, 1, 0, 1), (0, 0, 0)),
    }
    assert paid("home_1 (0,0) r0 with 2 gold") == {((0, 0, 0, 2), (0, 0, 0))}
    assert paid("home_1 (0,0) r0 with 2 wood") == set()


def test_cost_any_takes_everything_and_nothing_stands_for_gold() -> None:
    """KF G7, K26."""
    assert paid("workshop (0,0) r0 with 1 gold 1 wood") == {((1, 0, 0, 1), (0, 0, 0))}
    assert paid("peddler (0,0) r0 with 3 wood") == set()


def test_boat_3a_makes_resources_wild_for_upgrades() -> None:
    """KF Y5, K27."""
    assert paid("goldsmith (0,0) r0 with 2 stone") == set()
    assert paid("goldsmith (0,0) r0 with 2 stone", "", "summer_boat_3a") == {
        ((0, 2, 0, 0), (0, 0, 0))
    }
    assert paid("goldsmith (0,0) r0 with 2 stone", "", "summer_boat_3b") == set()


def test_skills_have_no_jokers() -> None:
    """KF G6, G7."""
    assert paid("keywood (0,0) r0", "2 pickaxe 1 anvil") == set()
    assert paid("keywood (0,0) r0", "2 saw 1 anvil") == {((0, 0, 0, 0), (1, 0, 0))}
    assert paid("keywood (0,0) r0 with 2 gold", "1 anvil", "summer_boat_3a") == set()


def test_inn_takes_any_skill_and_any_resource() -> None:
    """KF G7, H5."""
    assert paid("inn (0,0) r0 with 1 iron 1 gold", "1 saw 2 anvil") == {
        (resources, skill)
        for resources in ((0, 0, 1, 0), (0, 0, 0, 1))
        for skill in ((1, 0, 0), (0, 0, 1))
    }


@pytest.mark.parametrize(
    "line",
    ["keywood (0,0) r0 back", "summer_boat_1 (0,0) r0 a", "scribes (0,0) r0", "keyflower (0,0) r0"],
)
def test_these_are_never_upgraded(line: str) -> None:
    """KF G5, D39."""
    assert paid(f"{line} with 5 gold", "5 saw 5 pickaxe 5 anvil") == set()


def test_upgrade_keeps_place_workers_and_other_resources() -> None:
    """KF G8, K14."""
    before = village("keywood (0,0) r2 with 2 gold", on={"keywood": "3 red"}, last=2)
    (tile,) = upgraded(before, Upgrade("keywood", (0, 0, 0, 0), (1, 0, 0)))["tiles"]
    assert tile == {**before["tiles"][0], "face": "back"}


def test_home_pays_for_itself() -> None:
    """KF G4, K15: the allowance was read before."""
    before = village("home_1 (0,0) r0 with 1 wood 1 stone")
    (upgrade,) = upgrades(before, skills())
    after = upgraded(before, upgrade)
    assert allowance(before, "home_1", before["tiles"][0]["face"]) == (1, 1)
    assert allowance(after, "home_1", after["tiles"][0]["face"]) == (2, 1)
    assert not any(after["tiles"][0]["resources"].values())


def test_step_upgrade_step_upgrade() -> None:
    """KF G3, K28: home front with 2b."""
    here = village(
        "home_1 (0,0) r0 with 1 wood 1 stone",
        "sawmill (0,-1) r0 with 2 wood",
        "gold_mine (1,-1) r1 with 1 iron",
        "summer_boat_2b",
    )
    assert allowance(here, "home_1", "front") == (2, 2)
    assert not upgrades(here, skills()) - {Upgrade("home_1", (1, 1, 0, 0), (0, 0, 0))}
    here = carried(here, wood((0, 0), (0, -1)))
    here = upgraded(here, Upgrade("sawmill", (3, 0, 0, 0), (0, 0, 0)))
    stone = Step("stone", (0, 0), (1, -1))
    assert stone in steps(here)
    here = carried(here, stone)
    assert upgrades(here, skills()) == {Upgrade("gold_mine", (0, 1, 1, 0), (0, 0, 0))}


def test_steps_never_make_or_lose_resources() -> None:
    """KF G2."""
    here = village(*PAIR)
    for step in steps(here):
        assert total(carried(here, step)) == total(here)


def total(here: Village) -> Counter[str]:
    count: Counter[str] = Counter()
    for tile in here["tiles"]:
        count.update(tile["resources"])
    return count
