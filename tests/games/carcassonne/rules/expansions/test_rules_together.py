"""Rules M1 to M11: the expansions together, and with the options of the base game."""

from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne

from .notation import ALL_THREE, COLOURS, Tables
from .rivers import CITY_MET_AGAIN, FULL_RIVER

INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"


def test_the_turn_with_everything_in_it(tables: Tables) -> None:
    """CA M1: place, one figure, score, tokens, then the second part, then the next player."""
    table = tables.position(
        "(0,0):E0 blue on city 0 and red on city 0", "(0,1):TQ1 red builder on city 0"
    )
    assert table.choices("E", at=(0, 2), turn=2) == {"field 0", "big field 0"}
    turn = table.play("E", at=(0, 2), turn=2, figure="big field 0")
    assert turn.points == {"red": 6, "blue": 6}
    assert turn.home == {"red": 1, "red builder": 1, "blue": 1}
    assert turn.goods == {"red": {"wine": 1}}
    assert turn.second_tile
    assert not table.play("B", at=(1, 0), by="red", figure="cloister").second_tile
    assert table.up() == ("blue", 1)


@pytest.mark.parametrize(
    ("expansions", "tiles"),
    [
        (INNS, 89),
        (TRADERS, 95),
        (f"{INNS}-{TRADERS}", 113),
        ("river", 83),
        (ALL_THREE, 125),
    ],
)
def test_how_many_tiles_are_drawn(tables: Tables, expansions: str, tiles: int) -> None:
    """CA M2"""
    river = (*FULL_RIVER, "(9,2):RL3") if "river" in expansions else ()
    drawn = len(river)
    for option in ("in_stock", "out"):
        table = tables.game(*river, expansions=expansions, river_start_tile=option)
        missing = 1 if river and option == "out" else 0
        assert drawn + sum(table.to_draw().values()) == tiles - missing


@pytest.mark.parametrize(
    ("expansions", "figures"),
    [
        ("river", (7, 0, 0, 0)),
        (INNS, (7, 1, 0, 0)),
        (TRADERS, (7, 0, 1, 1)),
        (ALL_THREE, (7, 1, 1, 1)),
    ],
)
def test_the_figures_of_a_player(tables: Tables, expansions: str, figures: tuple[int, ...]) -> None:
    """CA M3: ten at most."""
    table = tables.game(expansions=expansions)
    for colour in ("red", "blue"):
        kinds = ("follower", "big", "builder", "pig")
        assert tuple(table.supply(colour, kind) for kind in kinds) == figures


@pytest.mark.parametrize("number", range(3))
def test_no_tile_carries_two_figures(number: int) -> None:
    """CA M4: in any game."""
    rng = Random(number)
    state = Carcassonne().start(6, {"expansions": ALL_THREE})
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(state.to_act, rng.choice(state.legal(state.to_act)))
        cells = [(one["x"], one["y"]) for one in state.to_json()["followers"]]
        assert len(cells) == len(set(cells))


def test_a_big_follower_is_enough_for_builder_and_pig(tables: Tables) -> None:
    """CA M5"""
    road = tables.position("(0,0):W0 red big on road 0")
    assert "builder road 0" in road.choices("U", at=(1, 0), turn=1)
    field = tables.position("(0,0):B0 red big on field 0")
    assert "pig field 0" in field.choices("B", at=(1, 0))


def test_inn_and_cathedral_give_a_double_turn_like_any_other(tables: Tables) -> None:
    """CA M6: and cathedral, pennant and goods all count."""
    road = tables.position("(0,0):W0 red on road 0", "(1,0):IB0 red builder on road 0")
    assert road.play("U", at=(2, 0), turn=1).second_tile
    tiles = ("(0,0):IK0 red on city 0", "(0,1):F1", "(0,2):E2", "(1,0):TQ0", "(2,0):E3")
    city = tables.position(*tiles, "(-1,0):G0 red builder on city 0", "(-2,0):E1")
    turn = city.play("E", at=(0, -1))
    assert turn.points == {"red": 3 * (8 + 1)}
    assert turn.goods == {"red": {"wine": 1}}
    assert turn.second_tile


def test_a_second_part_draws_the_next_river_tile(tables: Tables) -> None:
    """CA M7: or the lake."""
    table = tables.game(
        *CITY_MET_AGAIN,
        expansions=f"river-{TRADERS}",
        standing="(1,0):RB2 blue on city 0 and blue builder on city 0",
    )
    assert table.play("RE", at=(1, -1), by="blue").second_tile
    assert table.up() == ("blue", 2)
    assert table.to_draw() == {"RC": 1, "RH": 1}


def test_a_city_of_two_tiles_has_no_pennant_cathedral_or_goods(tables: Tables) -> None:
    """CA M8: caps only; an unfinished one with a cathedral is worth nothing."""
    for cap in ("IG1", "IJ0", "TA0"):
        table = tables.position(f"(0,0):{cap} red on city 0", small_city=2)
        assert table.play("E", at=(0, 1), turn=2).points == {"red": 2}
    unfinished = tables.position("(0,0):IK0 red on city 0", "(0,1):E2", small_city=2)
    assert unfinished.final() == {}


def test_final_scoring_adds_everything(tables: Tables) -> None:
    """CA M9: an unfinished road, a farmer with a pig, goods."""
    table = tables.position(
        "(0,0):E0 red on field 0",
        "(0,1):E2",
        "(1,0):E0 red pig on field 0",
        "(0,-1):U1 red on road 0",
        goods={"red": (1, 0, 0)},
    )
    assert table.final() == {"red": 1 + 4 + 10}


def test_figures_on_worthless_features_simply_stay(tables: Tables) -> None:
    """CA M10: the majority gets 0 too."""
    table = tables.position("(0,0):IB0 red on road 0", "(1,0):U1 blue big on road 0")
    assert table.final() == {}
    assert table.standing() == ["blue big", "red"]


def test_six_share_the_victory_if_they_are_level() -> None:
    """CA M11"""
    state = Carcassonne().start(6, {"expansions": INNS})
    rng = Random(1)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(state.to_act, state.legal(state.to_act)[0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (0,) * 6
    assert outcome.winners == tuple(range(len(COLOURS)))
