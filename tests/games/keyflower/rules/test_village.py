"""Building the village (KF V): where a tile can be placed, and what happens if it fits nowhere."""

from meeplewright.games.keyflower.rules.sheet import total_of

from . import slow_village
from .table import Table, position

CLOSED = (
    "home_1; keywood (-1,1) r0; key_mine (-1,0) r2; keystone_quarry (0,-1) r0; "
    "miner (1,-1) r4; woodcutter (1,0) r5"
)
"""K36: every free cell beside this village shows a road."""


def building(*, village: str = "", won: str, season: str = "summer", holds: str = "") -> Table:
    """Seat 0 has won these tiles and builds; nobody else has anything to place."""
    return position(
        season=season,
        phase="village",
        villages={0: village},
        waiting={0: won},
        holds={0: holds},
    )


def layings(table: Table, tile: str) -> set[tuple[int, int, int]]:
    """Every cell and rotation that the tile can have."""
    picked = table.copy()
    picked.do(f"pick:{tile}", by=0)
    spots = [text.removeprefix("lay:").split(",") for text in picked.legal(0)]
    return {(int(q), int(r), int(turn)) for q, r, turn in spots}


def cells(table: Table, tile: str) -> set[tuple[int, int]]:
    return {(q, r) for q, r, _ in layings(table, tile)}


# In which order (V1)


def test_tiles_are_laid_in_the_order_their_player_likes() -> None:
    """KF V1"""
    table = building(won="keywood; miner")
    assert table.legal(0) == {"pick:keywood", "pick:miner"}
    table.do("pick:miner", "lay:0,-1,0", by=0)
    assert table.legal(0) == {"pick:keywood"}


def test_laying_is_compulsory() -> None:
    """KF V1: the village is finished when nothing is left to place."""
    table = building(won="keywood")
    assert table.why("finish", by=0) == "V1"
    table.do("pick:keywood", "lay:0,-1,2", by=0)
    assert table.legal(0) == {"finish"}


def test_players_build_independently_at_the_same_time() -> None:
    """KF V1: nobody waits for another; the season ends with the last."""
    table = position(phase="village", waiting={0: "keywood", 2: "miner"})
    assert set(table.state.actors) == {0, 2}
    table.do("pick:miner", "lay:1,-1,0", "finish", by=2)
    assert table.phase == "village"
    assert set(table.state.actors) == {0}
    table.do("pick:keywood", "lay:0,-1,2", "finish", by=0)
    assert table.season == "autumn"


def test_in_winter_boats_and_turn_order_tiles_are_laid_too() -> None:
    """KF V1"""
    table = building(season="winter", won="keyflower; turn_order_tile_1; scribes")
    assert table.legal(0) == {"pick:keyflower", "pick:turn_order_tile_1", "pick:scribes"}


# Where (V2 to V5)


def test_a_tile_touches_the_village_and_lies_on_an_empty_cell() -> None:
    """KF V2: five of the six cells around the home, and no other."""
    table = building(won="keywood")
    assert cells(table, "keywood") == {(0, -1), (1, -1), (1, 0), (-1, 1), (-1, 0)}
    assert table.why("pick:keywood", "lay:0,0,0", by=0) == "V2"
    assert table.why("pick:keywood", "lay:0,-2,0", by=0) == "V2"


def test_a_tile_may_be_turned_six_ways_but_never_mirrored() -> None:
    """KF V2: keywood has four roads, so four turns show one to the home; two of them look alike."""
    table = building(won="key_mine")
    turns = {turn for q, r, turn in layings(table, "key_mine") if (q, r) == (0, -1)}
    assert turns == {0, 1, 2, 3}
    alike = building(won="keywood")
    assert {t for q, r, t in layings(alike, "keywood") if (q, r) == (0, -1)} == {0, 2}


def test_a_turn_that_looks_the_same_means_the_same() -> None:
    """KF V2: a boat after half a turn; the smaller turn is the one that is listed."""
    table = building(won="summer_boat_1")
    table.do("pick:summer_boat_1", "lay:0,1,3", by=0)
    assert table.village(0)["summer_boat_1"] == (0, 1, 0)


def test_a_field_edge_is_enough_and_no_road_home_is_needed() -> None:
    """KF V2: the well lies field to field beside the sawmill."""
    table = building(village="home_1; sawmill (0,-1) r0", won="well")
    assert (1, -2) in cells(table, "well")
    table.do("pick:well", "lay:1,-2,0", by=0)
    assert table.village(0)["well"] == (1, -2, 0)


def test_holes_may_arise() -> None:
    """KF V2: five tiles and the home around a cell that stays empty; it can still be filled."""
    table = building(won="keywood; miner; stable; workshop; peddler; store", holds="2a")
    ring = {"keywood": "0,-1", "miner": "1,-2", "stable": "2,-2", "workshop": "2,-1"}
    for tile, cell in {**ring, "peddler": "1,0"}.items():
        table.do(f"pick:{tile}", f"lay:{cell},0", by=0)
    assert (1, -1) in cells(table, "store")
    assert (3, -2) in cells(table, "store")


def test_touching_edges_are_equal() -> None:
    """KF V3: road to road with the home, field to field with the sawmill."""
    table = building(village="home_1; sawmill (0,-1) r0", won="keystone_quarry")
    turns = {turn for q, r, turn in layings(table, "keystone_quarry") if (q, r) == (1, -1)}
    assert turns == {1, 3}
    assert table.why("pick:keystone_quarry", "lay:1,-1,4", by=0) == "V3"


def test_every_laying_matches_on_all_sides() -> None:
    """KF V3: and every cell and rotation that matches is offered, as in the slow rules."""
    won = "stable; keythedral; summer_boat_1; turn_order_tile_1; sculptor"
    table = building(village="home_1; sawmill (0,-1) r0; keystone_quarry (1,-1) r3", won=won)
    village = table.state.to_json()["villages"][0]
    for tile in won.split("; "):
        assert layings(table, tile) == slow_village.layings(village, tile)


def test_a_boats_water_may_lie_open_but_touch_only_water() -> None:
    """KF V3: in the river one way, beside a field two ways."""
    table = building(village="home_1; sawmill (0,-1) r0", won="summer_boat_1")
    assert layings(table, "summer_boat_1") == {
        (0, 1, 0),  # water to water with the home
        (1, -2, 0),
        (1, -2, 2),
        (-1, -1, 0),
        (-1, -1, 1),
    }


def test_only_boats_lie_at_the_water_edge_of_the_home() -> None:
    """KF V4"""
    every_road = "keywood; store; stable; sawmill; key_mine"
    table = building(won=f"{every_road}; summer_boat_1")
    for tile in every_road.split("; "):
        assert (0, 1) not in cells(table, tile)
    assert {turn for q, r, turn in layings(table, "summer_boat_1") if (q, r) == (0, 1)} == {0}


def test_a_boat_touches_a_home_only_water_to_water() -> None:
    """KF V4, K38: the home has no field edge."""
    table = building(won="summer_boat_1")
    assert layings(table, "summer_boat_1") == {(0, 1, 0)}
    assert table.why("pick:summer_boat_1", "lay:1,0,0", by=0) == "V3"
    assert (1, 0, 0) in layings(building(won="summer_boat_1", holds="2a"), "summer_boat_1")


def test_a_tile_that_was_laid_stays() -> None:
    """KF V5: it is never picked again, in this season or the next."""
    table = building(won="keywood")
    table.do("pick:keywood", "lay:0,-1,2", by=0)
    assert table.why("pick:keywood", by=0) == "V1"
    table.do("finish", by=0)
    table.luck()
    table.pass_all()
    table.take_boats()
    assert table.village(0)["keywood"] == (0, -1, 2)


def test_a_tile_is_picked_before_it_is_laid() -> None:
    """KF V1"""
    table = building(won="keywood; miner")
    assert table.why("lay:0,-1,2", by=0) == "V1"
    table.do("pick:keywood", by=0)
    assert all(step.startswith("lay:") for step in table.legal(0))


# Nowhere (V6)


def test_a_village_no_boat_fits() -> None:
    """KF V6, K36: all placements are legal, and tiles with roads still fit."""
    table = building(village=CLOSED, won="summer_boat_1; stable")
    assert table.legal(0) == {"pick:stable"}
    assert layings(table, "stable")


def test_what_fits_nowhere_is_set_aside_and_stays_the_players() -> None:
    """KF V6: its power counts, and it touches nothing."""
    table = position(
        season="autumn",
        phase="village",
        villages={0: CLOSED},
        waiting={0: "summer_boat_2 b", 1: "sawmill"},
        hands={0: "scribes", 1: "scholar", 2: "jeweller"},
    )
    assert table.state.actors == (1,)
    table.do("pick:sawmill", by=1)
    table.do(min(table.legal(1)), "finish", by=1)
    assert (table.place("summer_boat_2"), table.owner("summer_boat_2")) == ("aside", 0)
    assert "summer_boat_2" not in table.village(0)
    assert table.at.owns_power(0, "multiplies")


def test_a_tile_set_aside_keeps_the_points_that_need_no_place() -> None:
    """KF V6: Ianvincible scores its 5, Sea Breese has no chain."""
    table = position(
        seats=6,
        season="winter",
        phase="over",
        villages={0: f"{CLOSED}; ianvincible", 1: "home_2; sea_breese"},
        start=5,
    )
    assert [total_of(table.at, seat) for seat in (0, 1)] == [5, 0]


def test_a_tile_set_aside_is_laid_as_soon_as_it_fits() -> None:
    """KF V6: at the end of a later season, and it is compulsory."""
    table = position(
        season="autumn", phase="village", villages={0: f"{CLOSED}; summer_boat_1"}, waiting={}
    )
    assert table.season == "winter"  # nothing could be laid: the game went on
    table = building(village=f"{CLOSED}; summer_boat_1", won="sawmill", season="autumn")
    table.do("pick:sawmill", by=0)
    table.do("lay:0,-2,0", by=0)
    assert table.legal(0) == {"pick:summer_boat_1"}
    assert layings(table, "summer_boat_1")


# Boat 2a (V7)


def test_the_holder_of_2a_lays_any_edge_to_any_edge() -> None:
    """KF V7: but on an empty cell that touches the village (V2)."""
    table = building(won="store", holds="2a")
    around = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}
    assert layings(table, "store") == {(*cell, turn) for cell in around for turn in range(6)}


def test_2a_counts_from_the_expansion_of_the_season_it_was_won_in() -> None:
    """KF V7, K37: for itself and for a store won with it, in either order."""
    table = building(won="summer_boat_2 a; store")
    for first, second in (("store", "summer_boat_2"), ("summer_boat_2", "store")):
        order = table.copy()
        assert order.may(f"pick:{first}", "lay:0,1,1", by=0)
        order.do(f"pick:{first}", "lay:0,1,1", by=0)
        assert order.may(f"pick:{second}", "lay:1,0,2", "finish", by=0)


def test_2a_does_not_help_a_rival() -> None:
    """KF V7"""
    table = position(
        phase="village",
        villages={0: "home_1; summer_boat_2 (0,1) r0 a"},
        waiting={1: "summer_boat_1"},
    )
    assert table.state.actors == (1,)
    table.do("pick:summer_boat_1", by=1)
    assert table.legal(1) == {"lay:-1,1,1"}
