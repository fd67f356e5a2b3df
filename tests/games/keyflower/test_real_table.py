"""Real tables of Keyflower: the worked examples of the rules, and what is refused."""

from typing import Any

import pytest

from meeplewright.core import InvalidJson, InvalidSetup, Record, replay
from meeplewright.games.keyflower.real_table import score
from meeplewright.games.keyflower.rules import sheet
from meeplewright.games.keyflower.rules.loops import count_bits
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import VILLAGE, at_colour, at_kind, at_skill
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SKILLS, TILES
from meeplewright.games.keyflower.rules.village import neighbours, river_chain
from tests.conftest import MODE, ROOT

HOME = "home_1"


def tile(name: str, face: str = "front", count: int = 0, **resources: int) -> dict[str, Any]:
    return {"tile": name, "face": face, "count": count, "resources": resources}


def boat(name: str, count: int = 0) -> dict[str, Any]:
    return tile(name, "boat", count)


def player(*tiles: dict[str, Any] | str, home: str = HOME, **things: Any) -> dict[str, Any]:
    """A player with a home tile that scores nothing, and these tiles."""
    own = [tile(one) if isinstance(one, str) else one for one in tiles]
    return {"tiles": [tile(home), *own], **things}


def entered(
    one: dict[str, Any], purple: bool = False, seats: int = 2, **options: Any
) -> dict[str, Any]:
    others = [{"tiles": [tile(name)]} for name in ("home_6", "home_4", "home_3")]
    form: dict[str, Any] = {
        "seats": seats,
        "options": options,
        "players": [one, *others[: seats - 1]],
    }
    if purple:
        form["purple"] = {"seat": 0, "won": True}
    return form


def points(one: dict[str, Any], purple: bool = False, seats: int = 2, **options: Any) -> int:
    found: int = score(entered(one, purple, seats, **options))["result"]["points"][0]
    return found


def items(one: dict[str, Any], purple: bool = False, **options: Any) -> dict[str, Any]:
    """The items of the first player, by tile."""
    rows = score(entered(one, purple, **options))["result"]["items"][0]
    return {row.get("tile", row["for"]): row for row in rows}


# -- worked examples ------------------------------------------------------------------------------


def test_workers() -> None:
    """KF F4, X1 and X2."""
    tiles = ("apothecary", "craftsmans_guild", "key_market")
    assert points(player(*tiles, workers={"blue": 8, "red": 3, "yellow": 3, "green": 1})) == 14
    one = player(*tiles, workers={"blue": 7, "red": 3, "yellow": 3, "green": 1})
    assert points(one) == 12
    assert items(one)["apothecary"]["items"] == {"blue": 4, "green": 1}


def test_skills_and_the_purple_worker() -> None:
    """KF F7, F8, X3."""
    one = player("key_guild", "scribes", "scholar", skills={"saw": 6, "pickaxe": 3, "anvil": 2})
    assert points(one) == 32
    assert points(one, purple=True) == 39
    assert items(one, purple=True)["scribes"]["purple"] is True


def test_resources_as_a_total() -> None:
    """KF F4, F6, X4 and X4b."""
    one = player("jeweller", "mercers_guild", "windmill",
                 resources={"wood": 3, "stone": 2, "iron": 1, "gold": 4})  # fmt: skip
    assert points(one) == 17
    other = player("windmill", "watermill",
                   resources={"wood": 5, "stone": 3, "iron": 1, "gold": 2})  # fmt: skip
    assert points(other) == 11


def test_storage_tiles() -> None:
    """KF F5, X5; KF O7, D43: by the Hungarian book, what is stored counts nowhere else."""
    yard = tile("timber_yard", "back", wood=3, gold=2, stone=1)
    one = player(yard, tile("barn", gold=2, iron=1), "jeweller", resources={"wood": 1})
    assert points(one, purple=True) == 23
    assert points(one) == 20
    assert points(one, stored_resources="stay") == 15 + 3


def test_any_resource_for_any_other() -> None:
    """KF Y6, X6 with boat 3b; KF O2."""
    things = {"wood": 4, "stone": 2, "iron": 1, "gold": 3}
    wild = tile("summer_boat_3", "b")
    assert points(player(resources=things)) == 3
    assert points(player(wild, resources=things)) == 10
    assert points(player(wild, resources=things), loose_gold="real") == 3
    assert points(player(wild, "jeweller", resources=things)) == 20


def test_transport_with_the_keyflower() -> None:
    """KF F3, Y4, X7."""
    tiles = [tile("home_5", "back"), tile("stable", "back"), tile("farrier"), tile("wainwright")]
    one = {"tiles": [*tiles, boat("keyflower")]}
    assert points(one) == 23
    assert points({"tiles": [*one["tiles"], tile("summer_boat_2", "b")]}) == 36


def test_what_is_counted_in_the_village() -> None:
    """KF F2, F9, F10, X8, X9, X10; KF O9, D9: the Hungarian book adds the tile itself."""
    assert points(player("keywood", "keystone_quarry", "key_mine", boat("sea_bastion", 4))) == 4
    assert points(player(boat("sea_breese", 3)), seats=3) == 8
    order = tile("turn_order_tile_1", "turn_order_1_start", 1)
    assert points(player(order)) == 1
    assert points(player(order), turn_order_tile="itself") == 2
    found = items(player(order), turn_order_tile="itself")["turn_order_tile_1"]
    assert found == {"points": 2, "for": "turn_order", "tile": "turn_order_tile_1",
                     "neighbours": 1, "itself": True}  # fmt: skip


def test_the_best_flip() -> None:
    """KF F3, X11: Flipper turns the Barn."""
    store = tile("barn", wood=3, stone=3, iron=2)
    yard = tile("timber_yard", wood=5)
    one = player("sawmill", "goldsmith", "carpenter", yard, store, boat("flipper"))
    assert points(one, seats=4) == 31
    rows = score(entered(one, seats=4))["result"]["items"][0]
    assert [row["tile"] for row in rows if row.get("flipped")] == ["barn"]


def test_options_of_the_books() -> None:
    """KF O10, O11, D3, D10."""
    market = player("key_market", workers={"green": 2})
    assert points(market) == 4
    assert points(market, key_market=3) == 6
    passed = {**entered(player()), "purple": {"seat": 0, "won": False}}
    assert score(passed)["result"]["points"] == [1, 0]  # K56: the purple worker as a gold
    passed["options"] = {"purple_worker": "winner"}
    assert score(passed)["result"]["points"] == [0, 0]


def test_a_whole_player() -> None:
    """KF F, X13."""
    names = [tile("home_2", "back"), tile("keywood", "back"), tile("stable"), tile("key_mine"),
             tile("carpenter", "back"), tile("summer_boat_2", "b"),
             tile("timber_yard", wood=2, gold=1), tile("sawmill"), tile("keythedral"),
             tile("village_hall"), tile("scribes"),
             tile("turn_order_tile_2", "turn_order_2_start", 5), boat("keyflower")]  # fmt: skip
    one = {"tiles": names,
           "workers": {"blue": 3, "red": 1, "yellow": 4, "green": 1},
           "skills": {"saw": 2, "pickaxe": 1, "anvil": 2},
           "resources": {"wood": 1, "iron": 2, "gold": 3}}  # fmt: skip
    assert points(one, purple=True, seats=3) == 76


# -- what is refused ------------------------------------------------------------------------------


def refusal(form: dict[str, Any]) -> tuple[str, str, Any]:
    with pytest.raises(InvalidJson) as caught:
        score(form)
    reason = caught.value.reason
    return reason.rule, reason.key, reason.arguments.get("field")


def refused(one: dict[str, Any], seats: int = 2) -> tuple[str, str, Any]:
    return refusal(entered(one, seats=seats))


def test_every_tile_is_there_once() -> None:
    """KF S4, S9, F3."""
    assert refused(player("barn", "barn")) == ("KF S9", "real-tile-twice", "players[0].tiles[2]")
    assert refused(player(home="home_6"))[2] == "players[1].tiles[0]"
    assert refused(player("home_2"))[:2] == ("KF S4", "real-one-home")
    assert refused({"tiles": []}) == ("KF S4", "real-one-home", "players[0].tiles")
    boats = player(boat("keyflower"), boat("sea_bastion"))
    assert refused(boats) == ("KF F3", "real-one-boat", "players[0].tiles[2]")


def test_tiles_of_other_numbers_of_players_are_refused() -> None:
    """KF S5, S6"""
    assert refused(player(boat("sea_breese")))[:2] == ("KF S5", "real-not-used")
    order = tile("turn_order_tile_4", "turn_order_4_start")
    assert refused(player(order)) == ("KF S6", "real-not-used", "players[0].tiles[1]")


def test_no_more_things_than_in_the_box() -> None:
    """KF S1, S2: counted over all players."""
    assert refused(player(workers={"green": 21}))[:2] == ("KF S1", "real-too-many-things")
    form = entered(player(skills={"saw": 10}))
    form["players"][1]["skills"] = {"saw": 7}
    assert refusal(form) == ("KF S2", "real-too-many-things", "players[1].skills.saw")
    assert refused(player(resources={"wood": -1}))[1] == "real-negative"
    stored = player(tile("barn", gold=49))
    assert refused(stored)[2] == "players[0].tiles[1].resources.gold"


def test_counts_that_no_village_has() -> None:
    """KF F2, F9, F10"""
    order = tile("turn_order_tile_1", "turn_order_1_start", 2)
    assert refused(player(order)) == ("KF F2", "real-count", "players[0].tiles[1].count")
    assert refused(player("keywood", "stable", boat("sea_bastion", 2)))[0] == "KF F9"
    assert refused(player(boat("sea_breese", 6)), seats=3)[0] == "KF F10"
    assert refused(player(tile("barn", count=1)))[1] == "real-count"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"players": []}, "players"),
        ({"players": [3, 4]}, "players[0]"),
        ({"purple": {"seat": 2, "won": True}}, "purple.seat"),
        ({"purple": {"seat": 0, "won": 1}}, "purple.won"),
        ({"extra": 1}, "position.extra"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], field: str) -> None:
    assert refusal({**entered(player()), **change})[0] == field


def test_unknown_tiles_faces_and_options_are_refused() -> None:
    assert refused(player("castle"))[0] == "players[0].tiles[1].tile"
    assert refused(player(tile("barn", "side")))[0] == "players[0].tiles[1].face"
    with pytest.raises(InvalidSetup):
        points(player(), key_market=4)


# -- the same as the rules ------------------------------------------------------------------------


def as_entered(state: KeyflowerState) -> dict[str, Any]:
    """The end of a game as players would enter it: they count what depends on the village."""
    table = state.table
    players = []
    for seat in range(state.seats):
        tiles = []
        for number in sheet.owned_tiles(table, seat):
            one = TILES[number]
            kinds = enumerate(RESOURCES)
            lying = {kind: int(table.resources[at_kind(number, at)]) for at, kind in kinds}
            tiles.append(
                tile(one.name, table.up(number).name, counted(state, seat, number), **lying)
            )
        workers = {kind: int(table.workers[at_colour(seat, at)]) for at, kind in enumerate(COLOURS)}
        skills = {kind: int(table.skills[at_skill(seat, at)]) for at, kind in enumerate(SKILLS)}
        players.append({"tiles": tiles, "workers": workers, "skills": skills})
    purple = {"seat": int(table.start_player), "won": table.purple_free == 0}
    return {"seats": state.seats, "options": state.options, "purple": purple, "players": players}


def counted(state: KeyflowerState, seat: int, number: int) -> int:
    table = state.table
    if TILES[number].group == "turn_order":
        return int(neighbours(table, seat, number)) if table.place[number] == VILLAGE else 0
    scoring = table.up(number).scoring
    if "points_per_tile_in_best_road_loop" in scoring:
        return int(count_bits(sheet.walk_of(table, seat)))
    return int(river_chain(table, seat)) if "points_by_river_chain_length" in scoring else 0


ALL_RECORDS = sorted((ROOT / "tests" / "golden").glob("keyflower-*.mwr"))
# Interpreted games are slow: only the fewest and the most players.
RECORDS = ALL_RECORDS if MODE == "compiled" else [ALL_RECORDS[0], ALL_RECORDS[-1]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_has_the_score_of_the_rules(path: Any) -> None:
    """KF F: everybody's points and reasons, from games of every number of players."""
    state = replay(Record.loads(path.read_text(encoding="utf-8")))
    assert isinstance(state, KeyflowerState)
    outcome = state.outcome()
    assert outcome is not None
    expected = outcome.to_json()
    for rows in expected["items"]:
        for row in rows:
            if row["for"] == "loop":
                row["tiles"] = []  # they were only counted
    assert score(as_entered(state))["result"] == expected
