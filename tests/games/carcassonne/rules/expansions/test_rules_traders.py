"""Rules T1 to T31: Traders & Builders."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, Draw, Place

from ..slow_board import EXPANSIONS
from .engine_tables import NO_FIGURE, EngineTables
from .notation import Tables

TRADERS = "traders_and_builders"
TILES = EXPANSIONS[TRADERS]
ROAD = ("(0,0):W0 red on road 0", "(1,0):U1 red builder on road 0")
"""A road that red's builder stands on, open in the east"""


# Tiles and goods


def test_the_24_tiles_are_in_the_stock(tables: Tables) -> None:
    """CA T1: and they are placed by the usual rules."""
    table = tables.game(expansions=TRADERS)
    tiles = {tile: facts["count"] for tile, facts in TILES.items()}
    assert sum(tiles.values()) == 24
    assert tiles.items() <= table.to_draw().items()
    assert sum(table.to_draw().values()) == 71 + 24
    assert table.placements("TB") == {"(1,0):TB0", "(-1,0):TB0"}


def test_twenty_tiles_show_one_symbol() -> None:
    """CA T2: 9 wine, 6 grain, 5 cloth."""
    symbols = [[city.get("goods") for city in facts["cities"]] for facts in TILES.values()]
    shown = [goods for cities in symbols for goods in cities if goods]
    assert [shown.count(kind) for kind in ("wine", "grain", "cloth")] == [9, 6, 5]
    assert max(len([one for one in cities if one]) for cities in symbols) == 1


@pytest.mark.parametrize("tile", ["TD2", "TL2", "TM2", "TM3", "TN2", "TP2", "TX3"])
def test_the_other_cities_of_a_tile_have_no_symbol(tables: Tables, tile: str) -> None:
    """CA T2: the city without a symbol faces north and is completed."""
    beside = ["(1,0):E3"] if tile == "TX3" else []
    table = tables.position(f"(0,0):{tile}", *beside)
    assert table.play("E", at=(0, 1), turn=2).goods == {}
    assert table.feature("(0,1) city 0").complete


def test_goods_are_taken_after_the_city_is_scored() -> None:
    """CA T3: the events come in this order."""
    table = EngineTables().position("(0,0):TG0 red on city 0", "(0,1):E2")
    table.play("E", at=(-1, 0), turn=1, by="blue")
    words = [event.to_json()["event"] for event in table.events]
    assert words.index("scored") < words.index("goods_taken")


def test_the_mover_takes_a_token_for_every_symbol(tables: Tables) -> None:
    """CA T3"""
    city = ("(0,0):TQ0", "(1,0):TE0", "(-1,0):E1")
    table = tables.position(*city)
    assert table.play("E", at=(2, 0), turn=3, by="green").goods == {
        "green": {"wine": 1, "grain": 1}
    }
    assert table.goods("green") == (1, 1, 0)


@pytest.mark.parametrize("knight", ["", " red on city 0", " blue on city 0"])
def test_tokens_do_not_depend_on_knights(tables: Tables, knight: str) -> None:
    """CA T4"""
    table = tables.position(f"(0,0):TG0{knight}", "(0,1):E2")
    assert table.play("E", at=(-1, 0), turn=1, by="blue").goods == {"blue": {"grain": 1}}


def test_two_cities_completed_at_once_give_both_their_goods(tables: Tables) -> None:
    """CA T5"""
    table = tables.position("(1,0):TT0", "(1,1):E2", "(0,1):B0", "(-1,1):E2", "(-1,0):TG1")
    assert table.play("H", at=(0, 0)).goods == {"red": {"wine": 1, "grain": 1}}


def test_there_are_as_many_tokens_as_symbols() -> None:
    """CA T6: nobody can ever have more than all the symbols of a kind, so there is no limit."""
    table = EngineTables().position("(0,0):TG0", "(0,1):E2", goods={"red": (9, 5, 5)})
    table.play("E", at=(-1, 0), turn=1)
    assert table.goods("red") == (9, 6, 5)


def test_tokens_are_open_to_all() -> None:
    """CA T7"""
    table = EngineTables().position("(0,0):TG0", "(0,1):E2", seats=3)
    table.play("E", at=(-1, 0), turn=1, by="blue")
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).to_json()["goods"] == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]


def test_an_unfinished_city_gives_no_goods(tables: Tables) -> None:
    """CA T8"""
    table = tables.position("(0,0):TG0 red on city 0")
    assert table.play("E", at=(0, 1), turn=2).goods == {}
    assert table.final() == {"red": 2}


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"red": (2, 0, 0), "blue": (1, 0, 1)}, {"red": 10, "blue": 10}),
        ({"red": (2, 0, 0), "blue": (2, 0, 0), "green": (1, 0, 0)}, {"red": 10, "blue": 10}),
        ({"red": (1, 1, 1)}, {"red": 30}),
        ({}, {}),
    ],
)
def test_most_of_each_kind_gives_ten(
    tables: Tables, goods: dict[str, tuple[int, int, int]], points: dict[str, int]
) -> None:
    """CA T9: level players get 10 each; nobody for a kind that nobody has."""
    assert tables.position("(0,0):D0", goods=goods).final() == points


def test_goods_do_not_change_the_points_of_a_city(tables: Tables) -> None:
    """CA T10"""
    with_goods = tables.position("(0,0):TQ0 red on city 0", "(-1,0):E1")
    without = tables.position("(0,0):G0 red on city 0", "(-1,0):E1")
    assert with_goods.final() == without.final() == {"red": 2}
    assert with_goods.play("E", at=(1, 0), turn=3).points == {"red": 6}


@pytest.mark.parametrize(
    ("tile", "fields"),
    [("TB", 4), ("TC", 3), ("TJ", 3), ("TM", 1), ("TN", 2), ("TP", 2), ("TX", 1)],
)
def test_fields_of_tiles_to_look_at_twice(tables: Tables, tile: str, fields: int) -> None:
    """CA T11: as many separate fields."""
    table = tables.position(f"(0,0):{tile}0")
    spots = [f"(0,0) field {index}" for index in range(fields)]
    assert not any(table.joined(a, b) for a in spots for b in spots if a != b)
    assert len(TILES[tile]["fields"]) == fields


@pytest.mark.parametrize("tile", ["TI", "TO", "TW"])
def test_a_wall_to_the_corner_opposite_separates_fields(tables: Tables, tile: str) -> None:
    """CA T11: south and east are not joined on the tile, as they are on TF, TU and TK."""
    table = tables.position(f"(0,0):{tile}0")
    fields = [f"(0,0) field {index}" for index in range(len(TILES[tile]["fields"]))]
    assert [table.cities_at(field) for field in fields] == [1] * len(fields)
    assert not any(table.joined(a, b) for a in fields for b in fields if a != b)


# The builder


def test_every_player_has_one_builder_for_roads_and_cities(tables: Tables) -> None:
    """CA T12: it is put instead of a follower."""
    assert tables.game(expansions=TRADERS).supply("blue", "builder") == 1
    table = tables.position("(0,0):W0 red on road 0", expansions=TRADERS)
    assert table.choices("U", at=(1, 0), turn=1) == {"builder road 0", "field 0", "field 1"}
    table.play("U", at=(1, 0), turn=1, figure="builder road 0")
    assert (table.supply("red"), table.supply("red", "builder")) == (6, 0)
    city = tables.position("(0,0):E0 red on city 0", expansions=TRADERS)
    assert city.choices("G", at=(0, 1), turn=1) >= {"builder city 0"}


def test_a_builder_needs_an_own_follower_on_the_road_or_city(tables: Tables) -> None:
    """CA T13: those of others do not matter."""
    table = tables.position("(0,0):W0 blue on road 0", expansions=TRADERS)
    assert "builder road 0" not in table.choices("U", at=(1, 0), turn=1, by="red")
    assert "builder road 0" in table.choices("U", at=(1, 0), turn=1, by="blue")
    builder = tables.position("(0,0):W0 blue on road 0", "(1,0):U1 blue builder on road 0")
    assert "builder road 0" not in builder.choices("U", at=(2, 0), turn=1, by="red")


def test_a_builder_is_not_put_on_what_the_tile_completes(tables: Tables) -> None:
    """CA T14"""
    table = tables.position("(0,0):W0 red on road 0", expansions=TRADERS)
    assert table.choices("A", at=(1, 0), turn=1) == {"cloister", "field 0"}
    city = tables.position("(0,0):E0 red on city 0", expansions=TRADERS)
    assert city.choices("E", at=(0, 1), turn=2) == {"field 0"}


def test_a_builder_stands_on_no_cloister_and_no_field(tables: Tables) -> None:
    """CA T15: not even beside an own farmer."""
    table = tables.position("(0,0):B0 red on field 0", expansions=TRADERS)
    assert table.choices("B", at=(1, 0)) == {"cloister", "pig field 0"}


def test_a_builder_does_not_count_for_the_majority(tables: Tables) -> None:
    """CA T16: and it scores nothing."""
    table = tables.position(*ROAD, "(2,0):U1 blue on road 0")
    assert table.feature("(0,0) road 0").followers == {"red": 1, "blue": 1}
    assert table.play("A", at=(3, 0), turn=1, by="green").points == {"red": 4, "blue": 4}


def test_extending_the_road_or_city_of_the_builder_gives_a_second_part(tables: Tables) -> None:
    """CA T17: the same player draws, places and may put a figure again."""
    table = tables.position(*ROAD)
    turn = table.play("U", at=(2, 0), turn=1, figure="field 0")
    assert turn.second_tile
    assert table.up() == ("red", 2)
    assert table.play("B", at=(0, 1), figure="cloister").second_tile is False
    assert table.up() == ("blue", 1)
    city = tables.position("(0,0):E0 red on city 0", "(0,1):G1 red builder on city 0")
    assert city.play("G", at=(0, 2), turn=1).second_tile


def test_the_tile_that_the_builder_is_put_on_gives_no_second_part(tables: Tables) -> None:
    """CA T18"""
    table = tables.position("(0,0):W0 red on road 0")
    assert not table.play("U", at=(1, 0), turn=1, figure="builder road 0").second_tile
    assert table.up() == ("blue", 1)


def test_tiles_of_others_give_no_second_part(tables: Tables) -> None:
    """CA T19"""
    table = tables.position(*ROAD)
    assert not table.play("U", at=(2, 0), turn=1, by="blue").second_tile
    assert table.up() == ("yellow", 1)


def test_a_turn_has_two_parts_at_most(tables: Tables) -> None:
    """CA T20"""
    table = tables.position(*ROAD)
    assert table.play("U", at=(2, 0), turn=1).second_tile
    assert not table.play("U", at=(3, 0), turn=1).second_tile
    assert table.up() == ("blue", 1)
    assert table.play("U", at=(4, 0), turn=1, by="red").second_tile


def test_the_second_part_is_due_though_the_builder_has_gone_home(tables: Tables) -> None:
    """CA T21"""
    table = tables.position(*ROAD)
    turn = table.play("A", at=(2, 0), turn=1)
    assert turn.home == {"red": 1, "red builder": 1}
    assert turn.second_tile


def test_figures_that_came_home_may_be_put_in_the_second_part(tables: Tables) -> None:
    """CA T22: the builder too."""
    table = tables.position(*ROAD, "(0,-1):U0 red on road 0", supply={"red": 0, "red big": 0})
    assert table.choices("A", at=(2, 0), turn=1) == set()
    table.play("A", at=(2, 0), turn=1)
    assert table.choices("U", at=(0, -2)) == {"builder road 0", "field 0", "field 1"}
    assert table.choices("B", at=(0, 1)) == {"cloister", "field 0"}


def test_the_second_part_is_not_optional() -> None:
    """CA T23: after the first part only a draw is possible."""
    table = EngineTables().position(*ROAD)
    table.play("U", at=(2, 0), turn=1)
    assert table.state.to_act == CHANCE
    assert [table.state.legal(seat) for seat in range(6)] == [[]] * 6
    table.state.apply(CHANCE, Draw("B"))
    assert table.state.to_act == 0
    assert all(isinstance(action, Place) for action in table.state.legal(0))
    assert table.state.why_not(0, NO_FIGURE) is not None


def test_without_a_tile_there_is_no_second_part(tables: Tables) -> None:
    """CA T24: the game ends."""
    table = tables.position(*ROAD, bag="U")
    turn = table.play("U", at=(2, 0), turn=1)
    assert (turn.second_tile, turn.over) == (False, True)


def test_a_tile_of_the_second_part_that_fits_nowhere_is_followed_by_another(tables: Tables) -> None:
    """CA T24: still in the second part; if the stock runs out so, the game ends at once."""
    table = tables.position(*ROAD, bag="U C C U")
    table.play("U", at=(2, 0), turn=1)
    assert not table.draw("C")
    assert table.up() == ("red", 2)
    assert table.to_draw() == {"C": 1, "U": 1}
    last = tables.position(*ROAD, bag="U C")
    assert last.play("U", at=(2, 0), turn=1).second_tile
    assert not last.draw("C")
    assert last.is_over()


def test_the_builder_goes_home_with_all_others(tables: Tables) -> None:
    """CA T25: also if its owner gets no points, and at nobody else's wish."""
    knights = ("(0,0):E0 red on city 0 and blue big on city 0", "(0,1):G1 red builder on city 0")
    turn = tables.position(*knights).play("E", at=(0, 2), turn=2, by="green")
    assert turn.points == {"blue": 6}
    assert turn.home == {"red": 1, "red builder": 1, "blue big": 1}


# The pig


def test_a_pig_needs_an_own_farmer_on_its_field(tables: Tables) -> None:
    """CA T26: it stays to the end and does not count for the majority."""
    assert tables.game(expansions=TRADERS).supply("red", "pig") == 1
    table = tables.position("(0,0):B0 red on field 0", expansions=TRADERS)
    assert "pig field 0" in table.choices("E", at=(1, 0))
    assert "pig field 0" not in table.choices("E", at=(1, 0), by="blue")
    table.play("E", at=(1, 0), figure="pig field 0")
    assert table.supply("red", "pig") == 0
    assert table.feature("(0,0) field 0").followers == {"red": 1}
    assert table.play("E", at=(1, 1), turn=2).home == {}
    assert table.standing() == ["red", "red pig"]


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", {"red": 4}),
        (" and blue on field 0", {"red": 4, "blue": 3}),
        (" and blue big on field 0", {"blue": 3}),
    ],
)
def test_a_pig_helps_an_owner_of_its_field_only(
    tables: Tables, others: str, points: dict[str, int]
) -> None:
    """CA T27"""
    table = tables.position(f"(0,0):E0 red on field 0 and red pig on field 0{others}", "(0,1):E2")
    assert table.final() == points


def test_per_field_3_gives_four_with_the_own_pig(tables: Tables) -> None:
    """CA T28: three on the other fields."""
    fields = "(0,0):G0 red on field 0 and red pig on field 0 and red on field 1"
    table = tables.position(fields, "(1,0):E3", "(-1,0):E1", farmers="per_field_3")
    assert table.final() == {"red": 4 + 3}


def test_per_field_3_once_gives_four_for_a_city_at_the_field_of_the_pig(tables: Tables) -> None:
    """CA T29"""
    fields = "(0,0):G0 red on field 0 and red pig on field 0 and red on field 1"
    table = tables.position(fields, "(1,0):E3", "(-1,0):E1")
    assert table.final() == {"red": 4}


def test_a_field_that_is_not_owned_gives_no_pig_points_under_the_once_rule(tables: Tables) -> None:
    """CA T29: the pig stands on the field that red does not own."""
    upper = "red on field 0 and red pig on field 0 and blue big on field 0"
    table = tables.position(f"(0,0):G0 {upper} and red on field 1", "(1,0):E3", "(-1,0):E1")
    assert table.final() == {"red": 3, "blue": 3}


def test_per_city_4_gives_five_with_the_pig_at_the_city(tables: Tables) -> None:
    """CA T30: farmers of all fields together, the pig on any of them."""
    fields = "(0,0):G0 red on field 0 and red pig on field 0 and blue on field 0 and red on field 1"
    table = tables.position(fields, "(1,0):E3", "(-1,0):E1", farmers="per_city_4")
    assert table.final() == {"red": 5}


def test_without_farmers_there_are_no_pigs(tables: Tables) -> None:
    """CA T31: builder and goods are played as usual."""
    table = tables.position("(0,0):E0 red on city 0", farmers="none", expansions=TRADERS)
    assert table.choices("G", at=(0, 1), turn=1) == {"builder city 0"}
    assert table.choices("TQ", at=(0, 1), turn=1) == {"builder city 0"}
    table.play("TQ", at=(0, 1), turn=1, figure="builder city 0")
    turn = table.play("E", at=(0, 2), turn=2)
    assert (turn.second_tile, turn.goods) == (True, {"red": {"wine": 1}})


def test_a_started_game_without_farmers_has_the_usual_figures() -> None:
    """CA T31 and M3"""
    state = Carcassonne().start(2, {"expansions": TRADERS, "farmers": "none"})
    assert state.to_json()["figures"]["builder"] == [1, 1]
