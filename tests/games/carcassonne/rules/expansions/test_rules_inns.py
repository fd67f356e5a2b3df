"""Rules I1 to I18: Inns & Cathedrals."""

import pytest

from meeplewright.core import InvalidSetup
from meeplewright.games.carcassonne import Carcassonne

from ..slow_board import EXPANSIONS
from .notation import COLOURS, Tables

INNS = "inns_and_cathedrals"


def test_the_18_tiles_are_in_the_stock(tables: Tables) -> None:
    """CA I1: and they are placed by the usual rules."""
    table = tables.game(expansions=INNS)
    tiles = {tile: facts["count"] for tile, facts in EXPANSIONS[INNS].items()}
    assert sum(tiles.values()) == 18
    assert tiles.items() <= table.to_draw().items()
    assert sum(table.to_draw().values()) == 71 + 18
    assert table.placements("IK") == {"(0,1):IK0"}


def test_every_player_has_one_big_follower(tables: Tables) -> None:
    """CA I2: besides the seven; six can play."""
    table = tables.game(expansions=INNS, seats=6)
    assert [table.supply(colour) for colour in COLOURS] == [7] * 6
    assert [table.supply(colour, "big") for colour in COLOURS] == [1] * 6


def test_a_big_follower_is_put_instead_of_a_follower(tables: Tables) -> None:
    """CA I3: knight, thief, monk or farmer."""
    table = tables.position("(0,0):D0", expansions=INNS)
    plain = {"city 0", "road 0", "field 0", "field 1"}
    assert table.choices("D", at=(1, 0)) == plain | {f"big {one}" for one in plain}
    assert {"cloister", "big cloister"} <= table.choices("B", at=(0, -1))
    turn = table.play("D", at=(1, 0), figure="big road 0")
    assert turn.home == {}
    assert (table.supply("red"), table.supply("red", "big")) == (7, 0)
    assert table.choices("U", at=(2, 0), turn=1) == {"field 0", "field 1"}


def test_a_big_follower_counts_as_two_and_doubles_no_points(tables: Tables) -> None:
    """CA I4"""
    table = tables.position("(0,0):W0 red big on road 0", "(1,0):U1 blue on road 0")
    assert table.feature("(1,0) road 0").followers == {"red": 2, "blue": 1}
    assert table.play("A", at=(2, 0), turn=1, by="green").points == {"red": 3}


def test_a_big_follower_goes_home_after_scoring(tables: Tables) -> None:
    """CA I5: but a big farmer stays."""
    table = tables.position("(0,0):E0 red big on city 0 and blue big on field 0")
    turn = table.play("E", at=(0, 1), turn=2, by="green")
    assert turn.home == {"red big": 1}
    assert table.supply("red", "big") == 1
    assert table.supply("blue", "big") == 0
    assert table.standing() == ["blue big"]


def test_a_completed_road_with_an_inn_gives_two_a_tile(tables: Tables) -> None:
    """CA I6"""
    with_inn = tables.position("(0,0):W0 red on road 0", "(1,0):IB0", "(2,0):U1")
    without = tables.position("(0,0):W0 red on road 0", "(1,0):U1", "(2,0):U1")
    assert with_inn.play("A", at=(3, 0), turn=1).points == {"red": 8}
    assert without.play("A", at=(3, 0), turn=1).points == {"red": 4}


def test_an_unfinished_road_with_an_inn_gives_nothing_at_the_end(tables: Tables) -> None:
    """CA I7"""
    assert tables.position("(0,0):W0 red on road 0", "(1,0):IB0").final() == {}


def test_a_second_inn_changes_nothing(tables: Tables) -> None:
    """CA I8"""
    table = tables.position("(0,0):W0 red on road 0", "(1,0):IB0", "(2,0):IA0", "(2,-1):IM1")
    assert table.final() == {}
    assert table.play("A", at=(1, -1), turn=3).points == {"red": 10}


def test_a_completed_city_with_a_cathedral_gives_three_a_tile_and_pennant(tables: Tables) -> None:
    """CA I9"""
    city = ("(0,0):IK0 red on city 0", "(0,1):F1", "(0,2):E2", "(1,0):E3", "(-1,0):E1")
    assert tables.position(*city).play("E", at=(0, -1)).points == {"red": 3 * (6 + 1)}


def test_an_unfinished_city_with_a_cathedral_gives_nothing(tables: Tables) -> None:
    """CA I10: pennants included."""
    assert tables.position("(0,0):IK0 red on city 0", "(0,1):F1").final() == {}
    assert tables.position("(0,0):C0 red on city 0", "(0,1):F1").final() == {"red": 4}


def test_a_second_cathedral_changes_nothing(tables: Tables) -> None:
    """CA I11"""
    caps = ("(0,1):E2", "(1,1):E2", "(0,-1):E0", "(1,-1):E0", "(-1,0):E1")
    both = tables.position("(0,0):IK0 red on city 0", "(1,0):IK0", *caps)
    one = tables.position("(0,0):IK0 red on city 0", "(1,0):C0", *caps)
    assert both.play("E", at=(2, 0), turn=3).points == {"red": 24}
    assert one.play("E", at=(2, 0), turn=3).points == {"red": 27}  # C has a pennant


@pytest.mark.parametrize(("road", "at", "turn", "worth"), [(0, (1, 0), 1, 4), (1, (0, -1), 2, 2)])
def test_an_inn_belongs_to_its_own_road(
    tables: Tables, road: int, at: tuple[int, int], turn: int, worth: int
) -> None:
    """CA I12"""
    table = tables.position(f"(0,0):IC0 red on road {road}")
    assert table.play("A", at=at, turn=turn).points == {"red": worth}


def test_an_inn_or_cathedral_may_spoil_what_others_hold(tables: Tables) -> None:
    """CA I13"""
    road = tables.position("(0,0):W0 red on road 0")
    assert "(1,0):IB0" in road.placements("IB")
    road.play("IB", at=(1, 0), by="blue")
    assert road.final() == {}
    city = tables.position("(0,0):E0 red on city 0")
    city.play("IK", at=(0, 1), by="blue")
    assert city.final() == {}


def test_a_cathedral_makes_no_difference_for_fields(tables: Tables) -> None:
    """CA I14: an unfinished city is worth nothing, a completed one three."""
    farmer = tables.position("(0,0):IK0", "(0,1):E2 blue on field 0", "(1,0):E3", "(-1,0):E1")
    assert farmer.final() == {}
    farmer.play("E", at=(0, -1))
    assert farmer.final() == {"blue": 3}


def test_the_inn_does_not_divide_the_meadow(tables: Tables) -> None:
    """CA I15: each side of the road is one field."""
    table = tables.position("(0,0):IB0")
    assert table.choices("B", at=(0, 1), by="red") == {
        "cloister",
        "big cloister",
        "field 0",
        "big field 0",
    }
    assert tables.position("(0,0):D0").choices("IA", at=(0, -1)) >= {"field 0", "field 1"}
    round_it = tables.position("(0,0):IB0", "(0,1):B0", "(0,-1):B0")
    assert round_it.joined("(0,0) field 0", "(0,1) field 0")
    assert not round_it.joined("(0,0) field 0", "(0,0) field 1")


def segments(*numbers: int) -> set[str]:
    """City, road and field segments, as many as these numbers."""
    kinds = ("city", "road", "field")
    return {f"{kinds[k]} {index}" for k, count in enumerate(numbers) for index in range(count)}


@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        ("ID", segments(0, 2, 2) | {"cloister"}),
        ("IE", segments(0, 2, 3)),
        ("IG", segments(1, 0, 2)),
        ("IH", segments(4, 0, 1)),
        ("II", segments(2, 2, 4)),
        ("IO", segments(3, 0, 1)),
        ("IP", segments(2, 0, 1)),
    ],
)
def test_tiles_to_look_at_twice(tables: Tables, tile: str, choices: set[str]) -> None:
    """CA I16: every segment is a choice of its own."""
    table = tables.position("(0,0):D0", expansions=INNS, supply={"red big": 0})
    at, turn = first_place(table.placements(tile))
    assert table.choices(tile, at=at, turn=turn) == choices


def first_place(texts: set[str]) -> tuple[tuple[int, int], int]:
    text = min(texts)
    x, y = text[1:].split(")")[0].split(",")
    return (int(x), int(y)), int(text[-1])


@pytest.mark.parametrize(
    ("tile", "field", "cities"),
    [
        ("IG", 0, 1),
        ("IG", 1, 1),
        ("IH", 0, 4),
        ("II", 0, 1),
        ("II", 3, 1),
        ("IO", 0, 3),
        ("IP", 0, 2),
    ],
)
def test_the_fields_of_those_tiles_touch_their_cities(
    tables: Tables, tile: str, field: int, cities: int
) -> None:
    """CA I16"""
    assert tables.position(f"(0,0):{tile}0").cities_at(f"(0,0) field {field}") == cities


def test_the_pennant_is_in_the_city_with_two_sides(tables: Tables) -> None:
    """CA I16"""
    table = tables.position("(0,0):IP0 red on city 0 and blue on city 1")
    assert table.final() == {"red": 2, "blue": 1}


def test_the_pieces_of_road_at_the_two_gates_are_no_segments(tables: Tables) -> None:
    """CA I17: two roads, which end at the crossing."""
    table = tables.position("(0,0):II0")
    assert table.feature("(0,0) road 0").cells == ((0, 0),)
    assert not table.joined("(0,0) road 0", "(0,0) road 1")
    closed = tables.position("(0,0):II0 red on road 0")
    assert closed.play("A", at=(1, 0), turn=1).points == {"red": 2}


def test_six_can_play_with_inns_and_cathedrals_only() -> None:
    """CA I18"""
    game = Carcassonne()
    for expansions in (INNS, f"river-{INNS}", f"{INNS}-traders_and_builders"):
        state = game.start(6, {"expansions": expansions})
        assert state.to_json()["supply"] == [7] * 6
    for expansions in ("none", "river", "traders_and_builders", "river-traders_and_builders"):
        with pytest.raises(InvalidSetup):
            game.start(6, {"expansions": expansions})
    with pytest.raises(InvalidSetup):
        game.start(7, {"expansions": INNS})
