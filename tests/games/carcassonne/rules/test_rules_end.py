"""Rules 10, 11 and 13: the end, the fields, and the options that change them."""

import pytest

from meeplewright.core import InvalidSetup
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.events import Scored
from meeplewright.games.carcassonne.rules.items import FieldItem
from meeplewright.games.carcassonne.rules.variant import CHOICES
from tests.games.carcassonne.rules.table import is_the_end, points, position, scorings

CITY_A = ("(-1,0):E1", "(1,0):E3")
"""With (0,0):G0 between them: a city of three tiles with a field above and one below"""


# 10. The end


def test_the_turn_of_the_last_tile_is_played_in_full() -> None:
    """CA 10.1: with a follower and scoring; then it is over."""
    table = position("(0,0):E0", bag="EE")
    assert not is_the_end(table.play("E", at=(0, 1), turn=2))
    events = table.play("E", at=(0, -1), turn=2, follower="field 0")
    assert is_the_end(events)
    assert table.state.to_act is None
    assert [table.state.legal(seat) for seat in range(5)] == [[]] * 5
    assert points(events) == {"red": 3}


@pytest.mark.parametrize(
    ("tiles", "worth"),
    [
        (("(0,0):W0 red on road 0", "(1,0):U1"), 2),
        (("(0,0):F0 red on city 0", "(1,0):M2"), 4),
        (("(0,0):B0 red on cloister", "(1,0):B0", "(1,1):B0"), 3),
    ],
)
def test_unfinished_features_give_one_for_each_tile_and_pennant(
    tiles: tuple[str, ...], worth: int
) -> None:
    """CA 10.2"""
    assert position(*tiles).final() == {"red": worth}


def test_the_unfinished_features_come_first_then_the_fields() -> None:
    """CA 10.3: no follower is removed before, so both are scored."""
    table = position("(0,0):E0", "(0,1):E2 red on field 0", "(0,-1):B0 red on cloister", bag="E")
    events = table.play("E", at=(0, -2), turn=2)
    items = [event.to_json()["item"]["for"] for event in events if "item" in event.to_json()]
    assert items == ["cloister", "field"]
    assert table.points() == {"red": 3 + 3}


def test_the_highest_total_wins() -> None:
    """CA 10.4"""
    table = position("(0,0):B0 red on cloister and blue on field 0", seats=2, bag="E")
    table.play("E", at=(0, 1))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points == (2, 0)
    assert outcome.winners == (0,)
    assert outcome.ranking == (1, 2)


def test_players_level_at_the_top_share_the_win() -> None:
    """CA 10.5"""
    tiles = ("(0,0):B0 red on cloister", "(1,0):B0 blue on cloister")
    table = position(*tiles, seats=3, bag="E")
    table.play("E", at=(0, 1))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.points == (3, 3, 0)
    assert outcome.winners == (0, 1)
    assert outcome.ranking == (1, 1, 3)


# 11. Fields


def test_two_cities_that_begin_on_one_tile_can_be_told_apart() -> None:
    """CA 11.3: both have their first cell at (0,0)."""
    cities = ("(0,0):I0 red on field 0", "(0,1):E2", "(1,0):E3")
    table = position(*cities, bag="B")
    events = table.play("B", at=(0, -1))
    items = [event.item for event in events if isinstance(event, Scored)]
    assert [(item.city, item.side) for item in items if isinstance(item, FieldItem)] == [
        ((0, 0), "N"),
        ((0, 0), "E"),
    ]
    assert len({str(item.to_json()) for item in items}) == 2


def test_a_completed_city_is_worth_three_whatever_its_size() -> None:
    """CA 11.1: an unfinished one nothing."""
    assert position("(0,0):E0 red on field 0", "(0,1):E2").final() == {"red": 3}
    large = ("(-1,0):E1 red on field 0", "(0,0):F0", "(1,0):F0", "(2,0):G0")
    assert position(*large, "(3,0):E3").final() == {"red": 3}
    assert position(*large).final() == {}


def test_a_field_belongs_to_the_most_farmers_on_it() -> None:
    """CA 11.2: to all who are tied, to nobody without farmers."""
    two_to_one = "red on field 0 and red on field 0 and blue on field 0"
    assert position(*CITY_A, f"(0,0):G0 {two_to_one}").final() == {"red": 3}
    level = "red on field 0 and blue on field 0"
    assert position(*CITY_A, f"(0,0):G0 {level}").final() == {"red": 3, "blue": 3}
    assert position(*CITY_A, "(0,0):G0").final() == {}


def test_an_owner_gets_every_completed_city_in_or_at_the_field() -> None:
    """CA 11.3: two cities beside the field and one that is not finished."""
    pairs = ("(0,0):E0 red on field 0", "(0,1):E2", "(1,0):E0", "(1,1):E2", "(2,0):E0")
    assert position(*pairs).final() == {"red": 6}


def test_a_city_pays_the_owners_of_every_field_round_it() -> None:
    """CA 11.4"""
    farmers = "red on field 0 and blue on field 1"
    table = position("(-1,0):E1 green on field 0", "(1,0):E3", f"(0,0):G0 {farmers}")
    assert table.final() == {"red": 3, "blue": 3, "green": 3}


def test_a_city_pays_one_player_once() -> None:
    """CA 11.5: whether the fields are owned alone or shared."""
    assert position(*CITY_A, "(0,0):G0 red on field 0 and red on field 1").final() == {"red": 3}
    shared = "red on field 0 and blue on field 0 and red on field 1 and blue on field 1"
    assert position(*CITY_A, f"(0,0):G0 {shared}").final() == {"red": 3, "blue": 3}


def test_each_field_is_owned_by_itself() -> None:
    """CA 11.6: three of blue's against one of red's above, red alone below."""
    above = " and ".join(["blue on field 0"] * 3)
    table = position(*CITY_A, f"(0,0):G0 {above} and red on field 0 and red on field 1")
    assert table.final() == {"red": 3, "blue": 3}


def test_it_does_not_matter_who_scored_the_city() -> None:
    """CA 11.7: blue's knight had the 4 points, red's farmer still gets 3."""
    table = position("(0,0):E0 blue on city 0 and red on field 0")
    assert points(table.play("E", at=(0, 1), turn=2)) == {"blue": 4}
    assert table.final() == {"red": 3, "blue": 4}


# 13. Options


def test_the_options_and_their_defaults() -> None:
    """CA 13"""
    options = {option.name: option.values for option in Carcassonne().options}
    assert options == {
        "farmers": ("per_field_3_once", "per_field_3", "per_city_4", "none"),
        "small_city": (4, 2),
        "expansions": CHOICES,
        "river_start_tile": ("in_stock", "out"),
        "river_turns": ("no_u_turn", "alternate"),
    }
    assert Carcassonne().start(2).to_json()["options"] == {
        "farmers": "per_field_3_once",
        "small_city": 4,
    }
    for unknown in ({"farmers": "per_city"}, {"small_city": 3}, {"river": 1}):
        with pytest.raises(InvalidSetup):
            Carcassonne().start(2, unknown)


TWO_SMALL_ONE_LARGE = (
    "(-1,0):E1 blue on field 0",
    "(1,0):E3",
    "(0,0):G0 red on field 0 and red on field 1",
)
"""Red owns the two strips at city A, blue the field at its west end"""


@pytest.mark.parametrize(
    ("farmers", "final"),
    [
        ("per_field_3_once", {"red": 3, "blue": 3}),
        ("per_field_3", {"red": 6, "blue": 3}),
        ("per_city_4", {"red": 4}),
        ("none", {}),
    ],
)
def test_each_farmer_rule_pays_the_same_fields_its_own_way(
    farmers: str, final: dict[str, int]
) -> None:
    """CA 13, farmers"""
    assert position(*TWO_SMALL_ONE_LARGE, farmers=farmers).final() == final


def test_city_by_city_pays_all_who_are_level_and_no_unfinished_city() -> None:
    """CA 13, per_city_4: farmers are counted together over all fields at the city."""
    level = ("(-1,0):E1 blue on field 0", "(1,0):E3 red on field 0", "(0,0):G0")
    assert position(*level, farmers="per_city_4").final() == {"red": 4, "blue": 4}
    assert position(*level[:1], level[2], farmers="per_city_4").final() == {}


def test_city_by_city_a_field_without_a_majority_may_decide() -> None:
    """CA 13, per_city_4: blue is outnumbered on each field, but not around the city."""
    upper = "red on field 0 and red on field 0 and blue on field 0"
    lower = "green on field 1 and green on field 1 and blue on field 1"
    west = "(-1,0):E1 blue on field 0"
    table = position(west, "(1,0):E3", f"(0,0):G0 {upper} and {lower}", farmers="per_city_4")
    assert table.final() == {"blue": 4}


def test_without_farmers_no_field_is_offered_and_none_is_scored() -> None:
    """CA 13, farmers left out"""
    table = position("(0,0):D0", farmers="none")
    assert table.choices("D", at=(1, 0)) == {"city 0", "road 0"}
    reason = table.why_no_follower("D", at=(1, 0), follower="field 0")
    assert reason is not None and reason.rule == "CA 13"


def test_the_small_city_option_halves_a_city_of_two_tiles_only() -> None:
    """CA 13, small_city=2: not a larger one, and not an unfinished one."""
    two = position("(0,0):E0 red on city 0", small_city=2)
    assert two.final() == {"red": 1}
    assert scorings(two.play("E", at=(0, 1), turn=2)) == [("city", 2)]
    three = position("(0,0):E0 red on city 0", "(0,1):G1", small_city=2)
    assert three.final() == {"red": 2}
    assert scorings(three.play("E", at=(0, 2), turn=2)) == [("city", 6)]
