"""Transport and upgrading (KF G), with the summer boats that change them (KF Y3 to Y5)."""

import pytest

from meeplewright.games.keyflower.rules.table import NO_MIXED_EDGES

from .table import Table, position

TRIANGLE = "home_1 {home}; keywood (0,-1) r2 {keywood}; keystone_quarry (1,-1) r4 {quarry}"


def triangle(home: str = "", keywood: str = "", quarry: str = "") -> str:
    """Three tiles, each connected to the others by a road."""
    return TRIANGLE.format(home=home, keywood=keywood, quarry=quarry)


def using(tile: str, village: str, *, screen: str = "blue 3", holds: str = "") -> Table:
    """Seat 0 has just put a blue worker on the tile."""
    table = position(
        middle="" if tile in village else tile,
        villages={0: village},
        screens={0: screen},
        holds={0: holds},
    )
    table.do(f"use:{tile}", "workers:1,blue")
    return table


def left(table: Table) -> tuple[int, int]:
    """Steps and upgrades that are left."""
    return int(table.at.steps), int(table.at.upgrades)


def carries(table: Table) -> set[str]:
    return {step for step in table.legal() if step.startswith("carry:")}


def upgrades(table: Table) -> set[str]:
    return {step for step in table.legal() if step.startswith("upgrade:")}


# How much (G1)


@pytest.mark.parametrize(
    ("tile", "village", "wanted"),
    [
        ("home_1", "home_1", (1, 1)),
        ("home_1", "home_1 back", (2, 1)),
        ("stable", "home_1; stable (0,-1) r0", (2, 1)),
        ("stable", "home_1; stable (0,-1) r0 back", (4, 2)),
        ("farrier", "home_1; farrier (0,-1) r0", (3, 1)),
        ("farrier", "home_1; farrier (0,-1) r0 back", (5, 2)),
        ("wainwright", "home_1; wainwright (0,-1) r2", (4, 2)),
        ("wainwright", "home_1; wainwright (0,-1) r2 back", (6, 2)),
    ],
)
def test_a_transport_tile_gives_steps_and_upgrades(
    tile: str, village: str, wanted: tuple[int, int]
) -> None:
    """KF G1"""
    assert left(using(tile, village)) == wanted


def test_a_transport_tile_in_the_auction_serves_the_own_village() -> None:
    """KF G1"""
    table = using("stable", triangle(home="wood=1"))
    assert left(table) == (2, 1)
    assert carries(table) == {"carry:wood,home_1,keywood", "carry:wood,home_1,keystone_quarry"}


def test_a_rivals_home_moves_nothing_of_the_rival() -> None:
    """KF G1: steps and upgrades only in the user's village."""
    table = position(
        villages={
            0: triangle(home="stone=1"),
            1: "home_2 wood=2 stone=1 iron=1; miner (0,-1) r0 iron=2",
        },
        screens={0: "blue 1 | anvil 1"},
    )
    table.do("use:home_2", "workers:1,blue")
    assert table.legal() == {
        "finish",
        "carry:stone,home_1,keywood",
        "carry:stone,home_1,keystone_quarry",
    }
    assert table.why("upgrade:home_2,0110,-") == "G1"


# Steps (G2, G3)


def test_a_step_needs_road_against_road() -> None:
    """KF G2: the sawmill and the quarry touch with fields."""
    village = "home_1; sawmill (0,-1) r0 wood=1; keystone_quarry (1,-1) r3"
    table = using("home_1", village)
    assert carries(table) == {"carry:wood,sawmill,home_1"}
    assert table.why("carry:wood,sawmill,keystone_quarry") == "G2"


def test_a_step_moves_one_counter_one_tile() -> None:
    """KF G2"""
    table = using("home_1", triangle(home="wood=2 gold=1"))
    table.do("carry:wood,home_1,keywood")
    assert table.resources("home_1") == {"wood": 1, "gold": 1}
    assert table.resources("keywood") == {"wood": 1}
    assert left(table) == (0, 1)
    assert carries(table) == set()


def test_only_what_lies_there_can_be_carried() -> None:
    """KF G2: every type that is there, once each, whatever the number."""
    table = using("home_1", triangle(home="wood=2 gold=1"))
    assert {step.split(",")[0] for step in carries(table)} == {"carry:wood", "carry:gold"}
    assert table.why("carry:iron,home_1,keywood") == "G2"


def test_two_steps_carry_two_resources_one_tile_or_one_two_tiles() -> None:
    """KF G2"""
    village = "home_1 back wood=2; keywood (0,-1) r2; miner (0,-2) r0"
    steps = ("carry:wood,home_1,keywood", "carry:wood,home_1,keywood")
    table = using("home_1", village)
    table.do(*steps)
    assert table.resources("keywood") == {"wood": 2}
    far = using("home_1", village)
    far.do(steps[0], "carry:wood,keywood,miner")
    assert far.resources("miner") == {"wood": 1}


def test_steps_and_upgrades_not_taken_lapse() -> None:
    """KF G3"""
    table = using("stable", triangle(home="wood=1"))
    table.do("finish")
    assert left(table) == (0, 0)
    assert (table.phase, table.seat) == ("turn", 1)


def test_a_use_for_nothing_is_finished_at_once() -> None:
    """KF G3, U7: nothing to carry, nothing to upgrade."""
    assert using("home_1", "home_1").legal() == {"finish"}


def test_an_upgrade_may_come_between_two_steps() -> None:
    """KF G3, K28: with 2b the home gives two steps and two upgrades."""
    village = "home_1 wood=1 stone=1; sawmill (0,-1) r0 wood=2; gold_mine (1,-1) r1 iron=1"
    table = using("home_1", village, holds="2b")
    assert left(table) == (2, 2)
    table.do("carry:wood,home_1,sawmill", "upgrade:sawmill,3000,-")
    table.do("carry:stone,home_1,gold_mine", "upgrade:gold_mine,0110,-")
    assert (table.face("sawmill"), table.face("gold_mine")) == ("back", "back")
    assert table.legal() == {"finish"}


def test_upgrading_the_tile_in_use_does_not_add_steps() -> None:
    """KF G4: the home's back would give two."""
    table = using("home_1", triangle(home="wood=2 stone=2"))
    table.do("upgrade:home_1,1100,-")
    assert left(table) == (1, 0)
    table.do("carry:wood,home_1,keywood")
    assert table.legal() == {"finish"}


# What can be upgraded (G5)


def test_a_tile_is_upgraded_once() -> None:
    """KF G5"""
    table = using("home_1", triangle(keywood="back"), screen="blue 3 | saw 2")
    assert upgrades(table) == set()
    assert table.why("upgrade:keywood,0000,saw") == "G5"


def test_summer_boats_winter_tiles_and_turn_order_tiles_are_never_upgraded() -> None:
    """KF G5"""
    village = (
        "home_1; summer_boat_1 (0,1) r0 gold=3; keythedral (0,-1) r1 gold=3; "
        "turn_order_tile_1 (1,-1) r4 gold=3; keyflower (0,2) r0 gold=3"
    )
    table = using("home_1", village, screen="blue 1 | saw 1 anvil 1")
    assert upgrades(table) == set()
    for tile in ("summer_boat_1", "keythedral", "turn_order_tile_1"):
        assert table.why(f"upgrade:{tile},0000,-") == "G5"


def test_homes_and_tiles_of_three_seasons_are_upgraded() -> None:
    """KF G5"""
    village = (
        "home_1 wood=1 stone=1; keywood (0,-1) r2; store (1,-1) r4 gold=1; sawmill (-1,0) r2 wood=3"
    )
    table = using("home_1", village, screen="blue 1 | saw 1", holds="2a")
    assert {step.split(",")[0] for step in upgrades(table)} == {
        "upgrade:home_1",
        "upgrade:keywood",
        "upgrade:store",
        "upgrade:sawmill",
    }


def test_a_tile_not_yet_laid_is_not_upgraded() -> None:
    """KF G5: only tiles in one's own village."""
    table = position(waiting={0: "keywood"}, screens={0: "blue 1 | saw 1"})
    table.do("use:home_1", "workers:1,blue")
    assert upgrades(table) == set()


# What it costs (G6, G7)


def test_resources_are_paid_from_the_tile_itself_into_the_supply() -> None:
    """KF G6"""
    table = using("home_1", triangle(keywood="wood=1 stone=1"))
    assert upgrades(table) == set()
    assert table.why("upgrade:home_1,1100,-") == "G6"
    table = using("home_1", triangle(home="wood=2 stone=1 gold=1"))
    table.do("upgrade:home_1,1100,-")
    assert table.resources("home_1") == {"wood": 1, "gold": 1}
    assert table.supply() == {"wood": 23, "stone": 24, "iron": 24, "gold": 47}


def test_skills_are_paid_from_behind_the_screen_into_the_pile() -> None:
    """KF G6"""
    table = using("home_1", triangle(), screen="blue 1 | saw 2")
    assert table.pile()["saw"] == 14
    table.do("upgrade:keywood,0000,saw")
    assert table.screen(0) == {"saw": 1}
    assert table.pile() == {"saw": 15, "pickaxe": 16, "anvil": 16}


def test_skills_have_no_jokers() -> None:
    """KF G7"""
    table = using("home_1", triangle(), screen="blue 1 | pickaxe 1 anvil 3")
    assert upgrades(table) == {"upgrade:keystone_quarry,0000,pickaxe"}
    assert table.why("upgrade:keywood,0000,anvil") == "G6"


def test_gold_stands_for_what_is_short() -> None:
    """KF G7: wood and stone, one for one."""
    table = using("home_1", triangle(home="wood=1 stone=1 gold=2"))
    assert upgrades(table) == {
        "upgrade:home_1,1100,-",
        "upgrade:home_1,1001,-",
        "upgrade:home_1,0101,-",
        "upgrade:home_1,0002,-",
    }


def test_nothing_stands_for_gold() -> None:
    """KF G7, K26"""
    village = "home_1; peddler (0,-1) r0 wood=2"
    table = using("home_1", village)
    assert upgrades(table) == set()
    assert table.why("upgrade:peddler,1000,-") == "G6"
    assert using("home_1", village, holds="3a").may("upgrade:peddler,1000,-")


def test_any_two_are_any_two() -> None:
    """KF G7, K26: one gold and one wood for the workshop."""
    table = using("home_1", "home_1; workshop (0,-1) r0 wood=1 gold=1")
    assert upgrades(table) == {"upgrade:workshop,1001,-"}


def test_any_skill_is_any_skill() -> None:
    """KF G7: the inn costs any resource and any skill."""
    table = using("home_1", "home_1; inn (0,-1) r0 iron=1", screen="blue 1 | saw 1 anvil 1")
    assert upgrades(table) == {"upgrade:inn,0010,saw", "upgrade:inn,0010,anvil"}


def test_boat_3a_lets_every_resource_stand_for_every_other() -> None:
    """KF Y5, K27: the goldsmith for two stone, which return to the supply."""
    village = "home_1; goldsmith (0,-1) r2 stone=2"
    assert upgrades(using("home_1", village)) == set()
    table = using("home_1", village, holds="3a")
    table.do("upgrade:goldsmith,0200,-")
    assert table.face("goldsmith") == "back"
    assert table.supply()["stone"] == 24


# After the upgrade (G8, G9)


def test_an_upgraded_tile_keeps_its_place_and_all_that_is_on_it() -> None:
    """KF G8"""
    village = triangle(home="wood=1 stone=1", keywood="wood=2 on blue:1")
    table = using("home_1", village, screen="blue 3 | saw 1")
    before = table.village(0)
    table.do("upgrade:keywood,0000,saw", "finish")
    assert table.village(0) == before
    assert table.resources("keywood") == {"wood": 2}
    assert (table.on("keywood"), table.colour("keywood"), table.last_use("keywood")) == (
        {"blue": 1},
        "blue",
        1,
    )


def test_everybody_who_uses_it_gets_the_effect_of_the_back() -> None:
    """KF G9, G8: three wood for the opponent, who needs one more worker than before."""
    table = position(
        villages={0: triangle(keywood="on blue:1")},
        screens={0: "red 1 | saw 1", 1: "blue 2"},
    )
    table.do("use:home_1", "workers:1,red", "upgrade:keywood,0000,saw", "finish")
    assert table.why("use:keywood", "workers:1,blue") == "U3"
    table.do("use:keywood", "workers:2,blue")
    assert table.resources("home_2") == {"wood": 3}


# Boats 2a and 2b (Y3, Y4)


FIELDS = "home_1; sawmill (0,-1) r0 wood=1; keystone_quarry (1,-1) r3"


def test_boat_2a_carries_over_fields() -> None:
    """KF Y3"""
    table = using("home_1", FIELDS, holds="2a")
    assert carries(table) == {"carry:wood,sawmill,home_1", "carry:wood,sawmill,keystone_quarry"}


def test_boat_2a_does_not_carry_over_water() -> None:
    """KF Y3: neither side may be water."""
    river = "home_1 wood=1; summer_boat_1 (0,1) r0"
    assert carries(using("home_1", river, holds="2a")) == set()
    bank = "home_1; summer_boat_2 (1,0) r0 a; summer_boat_1 (2,-1) r0 wood=1"
    assert carries(using("home_1", bank)) == {"carry:wood,summer_boat_1,summer_boat_2"}


@pytest.mark.parametrize(("rules", "crosses"), [(0, True), (NO_MIXED_EDGES, False)])
def test_boat_2a_crosses_road_against_field_unless_the_option_says_no(
    rules: int, crosses: bool
) -> None:
    """KF Y3 and O5"""
    table = position(
        villages={0: "home_1 wood=1; sawmill (0,-1) r1"},
        screens={0: "blue 1"},
        holds={0: "2a"},
        rules=rules,
    )
    table.do("use:home_1", "workers:1,blue")
    assert bool(carries(table)) == crosses


def test_boat_2b_doubles_steps_and_upgrades_of_its_holder_everywhere() -> None:
    """KF Y4"""
    assert left(using("home_1", "home_1", holds="2b")) == (2, 2)
    assert left(using("stable", "home_1", holds="2b")) == (4, 2)
    table = position(screens={0: "blue 1"}, holds={0: "2b"})
    table.do("use:home_2", "workers:1,blue")
    assert left(table) == (2, 2)


def test_a_rival_at_the_holders_home_has_the_plain_numbers() -> None:
    """KF Y4, K29"""
    table = position(screens={1: "blue 1"}, holds={0: "2b"}, player=1)
    table.do("use:home_1", "workers:1,blue")
    assert left(table) == (1, 1)
