"""Corner cases KM1 to KM7 of the numbered rules: the expansions together."""

import pytest

from .notation import Tables
from .rivers import CITY_MET_AGAIN


def test_the_big_follower_as_the_only_own_follower(tables: Tables) -> None:
    """CA M5, KM1: enough for the builder and, as a farmer, for the pig."""
    road = tables.position("(0,0):W0 red big on road 0 and blue on road 1")
    assert "builder road 0" in road.choices("U", at=(1, 0), turn=1)
    field = tables.position("(0,0):E0 red big on field 0")
    assert "pig field 0" in field.choices("E", at=(1, 0))
    field.play("E", at=(1, 0), figure="pig field 0")
    field.play("E", at=(0, 1), turn=2)
    assert field.final() == {"red": 4}


def test_double_turns_in_a_cathedral_city_that_stays_unfinished(tables: Tables) -> None:
    """CA M6 and I10, KM2."""
    table = tables.position("(0,0):IK0 red on city 0", "(0,1):G1 red builder on city 0")
    assert table.play("F", at=(0, 2), turn=1).second_tile
    assert table.final() == {}


def test_goods_in_a_completed_cathedral_city(tables: Tables) -> None:
    """CA M6, KM3."""
    city = ("(0,0):IK0 red on city 0", "(1,0):TE0", "(2,0):E3", "(0,1):E2", "(0,-1):E0")
    turn = tables.position(*city).play("E", at=(-1, 0), turn=1, by="blue")
    assert turn.points == {"red": 18}
    assert turn.goods == {"blue": {"grain": 1}}


def test_one_tile_completes_a_road_a_goods_city_and_a_cloister(tables: Tables) -> None:
    """CA M1 and 6.5, KM4: all are scored, tokens are taken, then comes the second part."""
    meadows = [f"({x},{y}):B0" for x, y in ((-1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]
    table = tables.position(
        "(0,0):B0 red on cloister",
        *meadows,
        "(1,0):IB1 red on road 0",
        "(1,-1):A2 red builder on road 0",
        "(1,2):TG2 green on city 0",
        "(2,2):E3",
    )
    turn = table.play("IJ", at=(1, 1))
    assert turn.points == {"red": 9 + 6, "green": 6}
    assert turn.home == {"red": 2, "red builder": 1, "green": 1}
    assert turn.goods == {"red": {"grain": 1}}
    assert turn.second_tile


def test_a_double_turn_in_the_river(tables: Tables) -> None:
    """CA M7, KM5: a city of RB and RE."""
    table = tables.game(
        *CITY_MET_AGAIN,
        expansions="river-traders_and_builders",
        standing="(1,0):RB2 blue on city 0 and blue builder on city 0",
    )
    turn = table.play("RE", at=(1, -1), by="blue", figure="field 1")
    assert turn.second_tile
    assert table.up() == ("blue", 2)
    assert not table.draw("RC")
    assert table.up() == ("blue", 2)
    assert table.draw("RH")


@pytest.mark.parametrize(
    "cap", ["RB0", "RC0", "IG1", "IH0", "II0", "IJ0", "IM0", "IO0", "IP2", "TA0", "TC0", "TD2"]
)
def test_two_caps_are_a_small_city(tables: Tables, cap: str) -> None:
    """CA M8, KM6."""
    city = "city 1" if cap in ("IP2", "TD2") else "city 0"
    table = tables.position(f"(0,0):{cap} red on {city}", small_city=2)
    turn = table.play("E", at=(0, 1), turn=2)
    assert (turn.points, turn.goods) == ({"red": 2}, {})


def test_the_big_farmer_counts_two_around_a_city(tables: Tables) -> None:
    """CA I4, KM7: with per_city_4 too."""
    fields = "(0,0):G0 red big on field 0 and blue on field 0 and blue on field 1"
    table = tables.position(fields, "(1,0):E3", "(-1,0):E1", farmers="per_city_4")
    assert table.final() == {"red": 4, "blue": 4}
