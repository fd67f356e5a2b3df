"""Puzzles of Keyflower: what can be allocated is found by trying everything (KF F4 to F8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meeplewright.core.errors import InvalidJson
from meeplewright.core.puzzles import shipped
from meeplewright.games.keyflower import real_table
from meeplewright.games.keyflower.allocating import Allocating
from meeplewright.games.keyflower.puzzles import PUZZLES, Allocate
from tests.conftest import FULL

NOTHING: dict[str, Any] = {
    "workers": {"blue": 0, "red": 0, "yellow": 0, "green": 0},
    "skills": {"saw": 0, "pickaxe": 0, "anvil": 0},
    "resources": {"wood": 0, "stone": 0, "iron": 0, "gold": 0},
    "purple": False,
    "places": [],
    "stores": [],
}
APOTHECARY = {"tile": "apothecary", "face": "front", "takes": "five_workers", "points": 3}
GUILD = {"tile": "craftsmans_guild", "face": "front", "takes": "trio_of_workers", "points": 3}
HALL = {"tile": "village_hall", "face": "front", "takes": "chosen_worker", "points": 1}
MERCER = {"tile": "mercers_guild", "face": "front", "takes": "trio_of_resources", "points": 5}
JEWELLER = {"tile": "jeweller", "face": "front", "takes": "one_gold", "points": 2}


def task(**given: Any) -> dict[str, Any]:
    return {**NOTHING, **given}


def workers(blue: int, red: int, yellow: int, green: int) -> dict[str, int]:
    return {"blue": blue, "red": red, "yellow": yellow, "green": green}


def test_each_worker_counts_once() -> None:
    """KF F4: five workers are one set of five, or a trio and two that count nowhere."""
    allocating = Allocating(task(workers=workers(2, 2, 1, 0), places=[APOTHECARY, GUILD]))
    assert allocating.points({"apothecary": 1, "craftsmans_guild": 0}) == 3
    assert allocating.points({"apothecary": 0, "craftsmans_guild": 1}) == 3
    assert allocating.points({"apothecary": 1, "craftsmans_guild": 1}) is None


def test_green_is_none_of_the_three_colours() -> None:
    """KF F4"""
    allocating = Allocating(task(workers=workers(1, 1, 0, 1), places=[GUILD]))
    assert allocating.points({"craftsmans_guild": 1}) is None


def test_one_colour_is_chosen_for_the_village_hall() -> None:
    """KF F4: three blue workers count, blue and red together do not; green can be chosen."""
    assert Allocating(task(workers=workers(3, 2, 0, 0), places=[HALL])).best_two()[0] == 3
    assert Allocating(task(workers=workers(1, 0, 0, 2), places=[HALL])).best_two()[0] == 2


def test_gold_replaces_a_resource_and_loses_its_own_point() -> None:
    """KF F6"""
    have = {"wood": 1, "stone": 1, "iron": 0, "gold": 2}
    allocating = Allocating(task(resources=have, places=[MERCER]))
    assert allocating.points({"mercers_guild": 0}) == 2
    assert allocating.points({"mercers_guild": 1}) == 5 + 1


def test_the_purple_worker_counts_in_one_place_only() -> None:
    """KF F7: as a worker or as gold, not as both."""
    have = {"wood": 0, "stone": 0, "iron": 0, "gold": 0}
    given = task(workers=workers(1, 1, 0, 0), resources=have, purple=True, places=[GUILD, JEWELLER])
    allocating = Allocating(given)
    assert allocating.points({"craftsmans_guild": 1, "jeweller": 0}) == 3
    assert allocating.points({"craftsmans_guild": 0, "jeweller": 1}) == 2
    assert allocating.points({"craftsmans_guild": 1, "jeweller": 1}) is None


def test_what_is_stored_scores_there_or_is_released() -> None:
    """KF F5: a wood on the Timber yard; a stone on it scores nothing there."""
    stored = {"wood": 2, "stone": 1, "iron": 0, "gold": 0}
    yard = {"tile": "timber_yard", "face": "front", "takes": "wood", "points": 2}
    have = {"wood": 0, "stone": 0, "iron": 1, "gold": 0}
    given = task(resources=have, places=[MERCER], stores=[{**yard, "resources": stored}])
    allocating = Allocating(given)
    assert allocating.points({"mercers_guild": 0, "timber_yard": 2}) == 4
    assert allocating.points({"mercers_guild": 0, "timber_yard": 3}) is None
    assert allocating.points({"mercers_guild": 1, "timber_yard": 1}) == 7
    assert allocating.best_counts() == {"mercers_guild": 1, "timber_yard": 1}


STORES = ("timber_yard", "stone_yard", "blacksmith", "barn")


@pytest.mark.parametrize("seed", range(60 if FULL else 12))
def test_the_rules_and_trying_everything_agree(seed: int) -> None:
    """KF F8, on random things and tiles: the rules score a real table, and every way is tried."""
    rng = Random(seed)
    tiles = rng.sample(list(TAKES), 3) + rng.sample(STORES, rng.randrange(2))
    some = {kind: {one: rng.randrange(4) for one in NOTHING[kind]} for kind in KINDS}
    stored = {one: rng.randrange(3) for one in NOTHING["resources"]}
    purple = rng.random() < 0.5
    own = [
        {"tile": tile, "face": "front", **({"resources": stored} if tile in STORES else {})}
        for tile in tiles
    ]
    player = {**some, "tiles": [{"tile": "home_1", "face": "front"}, *own]}
    other = {"tiles": [{"tile": "home_2", "face": "front"}]}
    position = {"seats": 2, "players": [player, other], "purple": None}
    if purple:
        position["purple"] = {"seat": 0, "won": True}
    items = real_table.score(position)["result"]["items"][0]
    counted = sum(item["points"] for item in items if item["for"] in ("sets", "store", "gold"))
    assert Allocating(_task_of(some, tiles, stored, purple)).best_two()[0] == counted


KINDS = ("workers", "skills", "resources")
TAKES = {
    "apothecary": "five_workers",
    "craftsmans_guild": "trio_of_workers",
    "key_market": "green_worker",
    "village_hall": "chosen_worker",
    "key_guild": "five_skills",
    "scribes": "trio_of_skills",
    "scholar": "chosen_skill",
    "jeweller": "one_gold",
    "mercers_guild": "trio_of_resources",
    "watermill": "chosen_resource",
    "windmill": "five_resources",
}
POINTS = dict(zip(TAKES, (3, 3, 2, 1, 10, 10, 3, 2, 5, 1, 5), strict=True))
STORED = {"timber_yard": ("wood", 2), "stone_yard": ("stone", 2), "blacksmith": ("iron", 2)}
STORED["barn"] = ("any", 1)


def _task_of(
    some: dict[str, dict[str, int]], tiles: list[str], stored: dict[str, int], purple: bool
) -> dict[str, Any]:
    places = [
        {"tile": tile, "face": "front", "takes": TAKES[tile], "points": POINTS[tile]}
        for tile in tiles
        if tile in TAKES
    ]
    stores = [
        {
            "tile": tile,
            "face": "front",
            "takes": STORED[tile][0],
            "points": STORED[tile][1],
            "resources": stored,
        }
        for tile in tiles
        if tile in STORED
    ]
    return {**some, "purple": purple, "places": places, "stores": stores}


def test_an_answer_that_is_not_possible_is_not_right() -> None:
    puzzle = next(one for one in shipped("keyflower").values() if one.kind == "allocate")
    assert puzzle.task is not None
    tile = (puzzle.task["places"] + puzzle.task["stores"])[0]["tile"]
    verdict = Allocate().judge(puzzle, {"counts": {tile: 39}})
    assert (verdict.solved, verdict.reached) == (False, None)
    assert not Allocate().judge(puzzle, {"counts": {}}).solved


@pytest.mark.parametrize("answer", [None, {}, {"counts": {"moon": 1}}, {"counts": {"x": "y"}}])
def test_an_answer_of_another_form_is_refused(answer: object) -> None:
    puzzle = next(one for one in shipped("keyflower").values() if one.kind == "allocate")
    with pytest.raises(InvalidJson):
        Allocate().judge(puzzle, answer)


def test_its_kinds() -> None:
    assert PUZZLES.kinds == ("allocate", "win_auction", "find_turn")
