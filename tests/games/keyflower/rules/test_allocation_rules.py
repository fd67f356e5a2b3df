"""Final scoring of items: KF F4 to F8 with the worked examples and corner cases."""

import pytest

from meeplewright.games.keyflower.rules.allocation import (
    ANY_WORKER,
    CHOSEN_RESOURCE,
    CHOSEN_SKILL,
    CHOSEN_WORKER,
    FIRST_STORE,
    FIVE_RESOURCES,
    FIVE_WORKERS,
    GREEN_WORKER,
    LOOSE_GOLD,
    ONE_GOLD,
    TRIO_OF_RESOURCES,
    TRIO_OF_SKILLS,
    TRIO_OF_WORKERS,
)
from tests.games.keyflower.rules.hoard import ITEM_NAMES, Hoard, hoard


def sheet(player: Hoard) -> dict[int, tuple[int, ...]]:
    """By place: the counts there, with the points last."""
    return {one.place: (*one.counts, one.points) for one in player.allocation.scored}


def purple_of(player: Hoard) -> str:
    return ITEM_NAMES[player.allocation.purple]


@pytest.mark.parametrize(
    ("items", "tile", "points"),
    [
        ("10 blue", "apothecary", 6),
        ("2 blue, 2 red, 2 yellow, 5 green", "craftsmans_guild", 6),
        ("3 blue, 2 green", "key_market", 4),
        ("3 blue, 4 green", "village_hall", 4),
        ("3 blue, 2 red, 1 green", "white_wind", 6),
        ("2 saw, 2 pickaxe, 1 anvil", "key_guild", 10),
        ("2 saw, 2 pickaxe, 1 anvil", "scribes", 10),
        ("2 saw, 4 anvil", "scholar", 12),
        ("2 wood, 2 gold", "jeweller", 4),
        ("1 wood, 1 stone, 1 iron", "mercers_guild", 5),
        ("3 wood, 2 stone", "watermill", 3),
        ("3 wood, 2 stone", "windmill", 5),
        ("1 wood", "timber_yard: 2 wood", 4),
        ("", "timber_yard back: 2 wood", 6),
        ("", "stone_yard: 2 stone", 4),
        ("", "stone_yard back: 2 stone", 6),
        ("", "blacksmith: 2 iron", 4),
        ("", "blacksmith back: 2 iron", 6),
        ("", "barn: 1 wood, 1 stone, 1 iron, 1 gold", 4),
        ("", "barn back: 1 wood, 1 stone, 1 iron, 1 gold", 8),
        ("2 gold, 7 wood", "keythedral", 2),
    ],
)
def test_every_row_of_the_table_scores(items: str, tile: str, points: int) -> None:
    """KF F4"""
    tiles = () if tile == "keythedral" else (tile,)
    assert hoard(items, *tiles).points == points


def test_workers_at_three_tiles() -> None:
    """KF X1"""
    player = hoard(
        "8 blue, 3 red, 3 yellow, 1 green", "apothecary", "craftsmans_guild", "key_market"
    )
    assert player.points == 14
    assert sheet(player) == {
        FIVE_WORKERS: (5, 0, 0, 0, 3),
        TRIO_OF_WORKERS: (3, 3, 3, 0, 9),
        GREEN_WORKER: (0, 0, 0, 1, 2),
    }


def test_green_changes_place() -> None:
    """KF X2"""
    player = hoard(
        "7 blue, 3 red, 3 yellow, 1 green", "apothecary", "craftsmans_guild", "key_market"
    )
    assert player.points == 12
    assert sheet(player) == {FIVE_WORKERS: (4, 0, 0, 1, 3), TRIO_OF_WORKERS: (3, 3, 3, 0, 9)}


def test_skills_and_purple() -> None:
    """KF X3"""
    tiles = ("key_guild", "scribes", "scholar")
    assert hoard("6 saw, 3 pickaxe, 2 anvil", *tiles).points == 32
    player = hoard("6 saw, 3 pickaxe, 2 anvil, purple", *tiles)
    assert player.points == 39
    assert purple_of(player) == "anvil"
    assert sheet(player) == {TRIO_OF_SKILLS: (3, 3, 3, 0, 30), CHOSEN_SKILL: (3, 0, 0, 0, 9)}


def test_skills_without_scribes() -> None:
    """KF X3b"""
    assert hoard("7 saw, 2 pickaxe, 2 anvil", "key_guild", "scholar").points == 28


def test_resources_with_gold_as_joker() -> None:
    """KF X4"""
    player = hoard("3 wood, 2 stone, 1 iron, 4 gold", "jeweller", "mercers_guild", "windmill")
    assert player.points == 17
    assert sheet(player) == {TRIO_OF_RESOURCES: (3, 2, 1, 3, 15), ONE_GOLD: (0, 0, 0, 1, 2)}


def test_resources_at_both_mills() -> None:
    """KF X4b"""
    player = hoard("5 wood, 3 stone, 1 iron, 2 gold", "windmill", "watermill")
    assert player.points == 11
    assert sheet(player) == {
        FIVE_RESOURCES: (1, 3, 1, 0, 5),
        CHOSEN_RESOURCE: (4, 0, 0, 0, 4),
        LOOSE_GOLD: (0, 0, 0, 2, 2),
    }


def test_storage_jeweller_and_purple() -> None:
    """KF X5"""
    tiles = ("timber_yard back: 3 wood, 2 gold, 1 stone", "barn: 2 gold, 1 iron", "jeweller")
    assert hoard("1 wood", *tiles).points == 20
    player = hoard("1 wood, purple", *tiles)
    assert player.points == 23
    assert purple_of(player) == "wood"
    assert sheet(player) == {
        ONE_GOLD: (0, 0, 0, 2, 4),
        FIRST_STORE: (4, 0, 0, 2, 18),
        FIRST_STORE + 1: (0, 0, 1, 0, 1),
    }


def test_everything_counts_as_anything_with_the_boat() -> None:
    """KF X6, Y6"""
    tiles = ("blacksmith back: 2 iron, 1 wood, 1 stone", "mercers_guild")
    assert hoard("3 wood, wild", *tiles).points == 17
    assert hoard("3 wood", *tiles).points == 8
    loose = "4 wood, 2 stone, 1 iron, 3 gold"
    assert [hoard(f"{loose}, wild").points, hoard(loose).points] == [10, 3]
    assert hoard(f"{loose}, wild", "jeweller").points == 20
    assert hoard(loose, "jeweller").points == 6


def test_by_option_only_real_gold_is_loose_gold() -> None:
    """KF Y6, O2: with the boat, other resources count as gold on tiles, but not as unused gold."""
    loose = "4 wood, 2 stone, 1 iron, 3 gold, real"
    assert [hoard(f"{loose}, wild").points, hoard(loose).points] == [3, 3]
    assert hoard(f"{loose}, wild", "jeweller").points == 20
    # The gold stays out of the trio, because it scores a point by itself.
    player = hoard("3 wood, 3 gold, wild, real", "mercers_guild")
    assert player.points == 10
    assert sheet(player) == {TRIO_OF_RESOURCES: (3, 0, 0, 3, 10)}
    player = hoard("3 wood, 2 gold, wild, real", "mercers_guild")
    assert sheet(player) == {TRIO_OF_RESOURCES: (3, 0, 0, 0, 5), LOOSE_GOLD: (0, 0, 0, 2, 2)}


def test_white_wind() -> None:
    """KF X12"""
    player = hoard("4 blue, 2 red, 3 yellow, 2 green, purple", "white_wind", "key_market")
    assert player.points == 15
    assert purple_of(player) == "green"
    assert sheet(player) == {GREEN_WORKER: (0, 0, 0, 3, 6), ANY_WORKER: (4, 2, 3, 0, 9)}
    tiles = ("white_wind", "craftsmans_guild", "apothecary")
    assert hoard("4 blue, 2 red, 3 yellow, 2 green", *tiles).points == 11


def test_items_of_a_whole_player() -> None:
    """KF X13: the yard 6, the hall 4, the scribes 20, unused gold 3."""
    items = "1 wood, 2 iron, 3 gold, 3 blue, 1 red, 4 yellow, 1 green"
    items += ", 2 saw, 1 pickaxe, 2 anvil, purple"
    player = hoard(items, "village_hall", "scribes", "timber_yard: 2 wood, 1 gold")
    assert player.points == 33
    assert purple_of(player) == "pickaxe"
    hall = [one for one in player.allocation.scored if one.place == CHOSEN_WORKER]
    assert [(one.chosen, one.points) for one in hall] == [(2, 4)]


def test_workers_left_over_from_a_set_of_five_score_nothing() -> None:
    """KF K49"""
    assert hoard("9 blue", "apothecary").points == 3


def test_green_as_the_fifth_worker_beats_the_market() -> None:
    """KF K50"""
    assert hoard("4 blue, 1 green", "apothecary", "key_market").points == 3


def test_white_wind_makes_other_sets_worthless_or_equal() -> None:
    """KF K51"""
    for tile, workers in (
        ("apothecary", "5 blue"),
        ("craftsmans_guild", "1 blue, 1 red, 1 yellow"),
    ):
        assert hoard(workers, "white_wind", tile).points == hoard(workers, "white_wind").points


def test_the_village_hall_may_take_green_but_not_twice() -> None:
    """KF K53"""
    assert hoard("3 green", "village_hall").points == 3
    assert hoard("3 green", "village_hall", "key_market").points == 6
    assert hoard("3 green, 1 blue", "village_hall", "key_market").points == 7


def test_gold_on_a_barn_may_be_released() -> None:
    """KF K54"""
    assert hoard("", "barn: 1 gold").points == 1
    assert hoard("", "barn: 1 gold", "jeweller").points == 2


def test_the_wrong_resource_on_a_yard_is_free_for_other_tiles() -> None:
    """KF K55"""
    assert hoard("", "timber_yard: 1 stone").points == 0
    assert hoard("wild", "timber_yard: 1 stone").points == 2
    assert hoard("1 wood, 1 iron", "timber_yard: 1 stone", "mercers_guild").points == 5


def test_the_purple_worker_is_gold_if_nothing_else() -> None:
    """KF K56"""
    player = hoard("purple")
    assert player.points == 1
    assert purple_of(player) == "gold"


def test_without_a_purple_worker_nobody_stands_for_anything() -> None:
    """KF F7"""
    assert hoard("3 gold").allocation.purple == -1


def test_the_purple_worker_may_lie_on_a_storage_tile_without_transport() -> None:
    """KF F7: on the one that pays best."""
    player = hoard("purple", "barn back", "stone_yard back", "jeweller")
    assert player.points == 3
    assert purple_of(player) == "stone"
