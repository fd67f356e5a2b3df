"""Summer boats 4a and 4b: workers that break the colour rule (KF Y7 to Y11, K39 to K47)."""

import pytest

from .table import position

# 4a: counter bids


@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_the_holder_of_4a_may_bid_in_any_one_colour_against_a_bid(colour: str) -> None:
    """KF Y7: including green; B3 applies as always."""
    table = position(
        middle=f"keywood {colour}:2 by 1",
        screens={0: "blue 3 red 3 yellow 3 green 3"},
        holds={0: "4a"},
    )
    table.do("bid:keywood")
    assert table.legal() == {f"workers:3,{each}" for each in ("blue", "red", "yellow", "green")}


def test_a_counter_bid_is_of_one_colour() -> None:
    """KF Y7: a red group and blue workers do not go together."""
    table = position(
        middle="keywood blue:1 by 1; miner red:1 by 0, red:2 by 2",
        screens={0: "yellow 5 red 1"},
        holds={0: "4a"},
    )
    table.do("bid:keywood", "bring:miner")
    assert table.legal() == {"workers:1,red"}


def test_only_the_holder_has_the_power() -> None:
    """KF Y7"""
    table = position(middle="keywood blue:2 by 1", screens={0: "red 9"}, holds={2: "4a"})
    assert table.why("bid:keywood") == "C2"


def test_the_power_counts_as_soon_as_the_boat_is_owned() -> None:
    """KF Y7: also before it is placed, and wherever it is."""
    for where in ({"holds": {0: "4a"}}, {"villages": {0: "summer_boat_4 a (0,1) r0"}}):
        table = position(middle="keywood blue:2 by 1", screens={0: "red 9"}, **where)  # type: ignore[arg-type]
        assert table.may("bid:keywood", "workers:3,red")


def test_a_boat_in_the_auction_has_no_power_yet() -> None:
    """KF Y7: also for the one who is winning it."""
    table = position(middle="keywood blue:2 by 1; summer_boat_4 a red:3 by 0", screens={0: "red 9"})
    assert not table.may("bid:keywood")


def test_an_off_colour_group_lies_and_the_tile_keeps_its_colour() -> None:
    """KF Y8: for all others, for all uses, and for the holder's own uses."""
    table = position(
        middle="keywood blue:1 by 1",
        screens={0: "red 5", 1: "red 9 blue 3", 2: "red 9"},
        holds={0: "4a"},
    )
    table.do("bid:keywood", "workers:2,red")
    assert table.bids("keywood") == {0: "red:2 lying", 1: "blue:1"}
    assert table.colour("keywood") == "blue"
    assert table.why("bid:keywood", "workers:9,red") == "C2"
    table.do("pass")
    assert table.why("bid:keywood") == "C2"
    assert table.why("use:keywood") == "C2"
    table.do("pass")
    assert table.why("use:keywood") == "C2"


def test_a_lying_group_grows_in_its_own_colour_only() -> None:
    """KF Y8: also against a new bid in the tile's colour."""
    table = position(
        middle="keywood red:2 by 0 lying, blue:3 by 1",
        screens={0: "red 2 blue 9 green 9"},
        holds={0: "4a"},
    )
    table.do("bid:keywood")
    assert table.legal() == {"workers:2,red"}
    table.do("workers:2,red")
    assert table.bids("keywood") == {0: "red:4 lying", 1: "blue:3"}


def test_a_lying_group_stands_up_when_the_other_bids_have_moved_away() -> None:
    """KF Y9"""
    table = position(
        middle="keywood red:3 by 0 lying, blue:2 by 1; miner", player=1, holds={0: "4a"}
    )
    table.do("bid:miner", "bring:keywood", "workers:0,blue")
    assert (table.bids("keywood"), table.colour("keywood")) == ({0: "red:3"}, "red")


def test_a_lying_group_stands_up_when_the_other_bids_were_paid() -> None:
    """KF Y9: the blue group goes into the bag at the Store."""
    table = position(
        middle="keywood red:3 by 0 lying, blue:2 by 1; store",
        screens={1: "yellow 1"},
        player=1,
        holds={0: "4a"},
    )
    table.do("use:store", "workers:1,yellow", "pay_group:keywood")
    assert (table.bids("keywood"), table.colour("keywood")) == ({0: "red:3"}, "red")


def test_a_lying_group_stays_down_while_another_bid_is_there() -> None:
    """KF Y9: one of two blue groups is left."""
    table = position(middle="keywood red:4 by 0 lying, blue:2 by 1, blue:3 by 2; miner", player=1)
    table.do("bid:miner", "bring:keywood", "workers:0,blue")
    assert (table.bids("keywood")[0], table.colour("keywood")) == ("red:4 lying", "blue")


def test_a_lying_group_stays_down_while_a_worker_is_on_the_tile() -> None:
    """KF Y9: also if the last opponent moves onto the same tile."""
    table = position(middle="keywood red:3 by 0 lying, blue:2 by 1", player=1)
    table.do("use:keywood", "bring:keywood", "workers:0,blue")
    assert (table.bids("keywood"), table.colour("keywood")) == ({0: "red:3 lying"}, "blue")


def test_4a_never_works_against_green() -> None:
    """KF Y10"""
    table = position(middle="keywood green:1 by 1", screens={0: "red 9 blue 9"}, holds={0: "4a"})
    assert table.why("bid:keywood") == "C2"


def test_4a_never_works_without_a_bid_of_another_player() -> None:
    """KF Y10: neither on a tile with workers alone nor beside an own bid alone."""
    for there in ("on blue:1", "blue:1 by 0, on blue:1", "blue:1 by 0"):
        table = position(middle=f"keywood {there}", screens={0: "red 9"}, holds={0: "4a"})
        assert not table.may("bid:keywood")


def test_4a_never_works_beside_an_own_standing_bid() -> None:
    """KF Y10"""
    table = position(
        middle="keywood blue:1 by 0, blue:2 by 1", screens={0: "red 9"}, holds={0: "4a"}
    )
    assert table.why("bid:keywood") == "C2"


# 4b: mixed uses


def test_the_holder_of_4b_may_use_any_colours_after_a_use() -> None:
    """KF Y11: colour by colour, blue first."""
    table = position(
        middle="keywood on red:1", screens={0: "blue 1 red 1 yellow 1 green 1"}, holds={0: "4b"}
    )
    table.do("use:keywood", "workers:1,blue", "workers:0,red", "workers:1,yellow")
    assert table.legal() == {"workers:0,green", "workers:1,green"}
    table.do("workers:1,green")
    assert table.on("keywood") == {"blue": 1, "red": 1, "yellow": 1, "green": 1}
    assert (table.last_use("keywood"), table.colour("keywood")) == (3, "red")


def test_the_holder_of_4b_may_use_any_colours_after_a_bid() -> None:
    """KF Y11: by anyone, including one's own bid."""
    for bidder in (0, 1):
        table = position(
            middle=f"keywood red:1 by {bidder}", screens={0: "blue 1"}, holds={0: "4b"}
        )
        none = ("workers:0,red", "workers:0,yellow", "workers:0,green")
        assert table.may("use:keywood", "workers:1,blue", *none)


def test_lying_and_standing_workers_count_together() -> None:
    """KF Y11, U3, U4: two after one, and no more than six."""
    table = position(middle="keywood on red:1", screens={0: "blue 3 yellow 3"}, holds={0: "4b"})
    rest = ("workers:0,red", "workers:{},yellow", "workers:0,green")
    for blue, yellow in ((0, 2), (1, 1), (2, 0), (3, 2), (2, 3)):
        steps = [f"workers:{blue},blue", *(step.format(yellow) for step in rest)]
        assert table.may("use:keywood", *steps)
    for blue, yellow in ((0, 1), (1, 0), (3, 3)):
        steps = [f"workers:{blue},blue", *(step.format(yellow) for step in rest)]
        assert not table.may("use:keywood", *steps)


def test_others_go_on_following_the_standing_colour() -> None:
    """KF Y11: for bids and uses."""
    table = position(middle="keywood on red:1 blue:1 use 1", screens={1: "red 3 blue 3"}, player=1)
    assert table.why("use:keywood", "workers:3,blue") == "C2"
    assert table.why("bid:keywood", "workers:1,blue") == "C2"
    assert table.may("use:keywood", "workers:3,red")
    assert table.may("bid:keywood", "workers:1,red")


def test_on_a_free_tile_the_holder_of_4b_uses_one_colour() -> None:
    """KF Y11: without a bid or a use, C2 applies."""
    table = position(middle="keywood", screens={0: "blue 1 red 1"}, holds={0: "4b"})
    table.do("use:keywood")
    assert table.legal() == {"workers:1,blue", "workers:1,red"}
    table.do("workers:1,blue")
    assert table.seat == 1


def test_4b_works_in_villages_too() -> None:
    """KF Y11"""
    table = position(
        villages={1: "home_2 on red:1"}, screens={0: "blue 1 yellow 1"}, holds={0: "4b"}
    )
    steps = ("workers:1,blue", "workers:0,red", "workers:1,yellow", "workers:0,green")
    assert table.may("use:home_2", *steps)


def test_4b_is_for_uses_only() -> None:
    """KF Y11: bids follow the colour."""
    table = position(middle="keywood red:1 by 1", screens={0: "blue 9"}, holds={0: "4b"})
    assert table.why("bid:keywood") == "C2"


def test_a_mixed_use_leaves_enough_to_pay() -> None:
    """KF Y11, U7: of two yellow one must be kept for the Peddler."""
    table = position(middle="peddler on red:1", screens={0: "blue 1 yellow 2"}, holds={0: "4b"})
    table.do("use:peddler")
    assert table.legal() == {"workers:1,blue"}
    table.do("workers:1,blue", "workers:0,red")
    assert table.legal() == {"workers:1,yellow"}
    table.do("workers:1,yellow", "workers:0,green", "pay_worker:yellow")
    assert table.screen(0) == {"green": 1}


# Corner cases


def test_red_lies_before_blue_and_the_third_player_must_bid_blue() -> None:
    """K39: at least four; the holder may then add red only."""
    table = position(
        middle="keywood blue:2 by 1",
        screens={0: "red 5 blue 5", 2: "blue 4 red 9"},
        holds={0: "4a"},
    )
    table.do("bid:keywood", "workers:3,red", "pass", "bid:keywood")
    assert table.legal() == {"workers:4,blue"}
    table.do("workers:4,blue", "bid:keywood")
    assert table.legal() == {"workers:2,red"}


def test_red_stands_up_when_all_blue_groups_have_gone() -> None:
    """K40: new bids and uses must be red."""
    table = position(
        middle="keywood red:4 by 0 lying, blue:2 by 1, blue:3 by 2; miner; stable",
        screens={0: "red 2 blue 2", 1: "red 9 blue 9"},
        holds={0: "4a"},
        player=1,
    )
    table.do("bid:miner", "bring:keywood", "workers:0,blue")
    table.do("bid:stable", "bring:keywood", "workers:0,blue")
    assert table.colour("keywood") == "red"
    assert table.why("use:keywood", "workers:1,blue") == "C2"
    table.do("pass")
    assert table.why("bid:keywood", "workers:9,blue") == "C2"
    assert table.may("bid:keywood", "workers:9,red")
    assert table.may("use:keywood", "workers:1,red")


def test_one_blue_worker_on_the_tile_keeps_red_down() -> None:
    """K40"""
    table = position(
        middle="keywood red:3 by 0 lying, blue:2 by 1, on blue:1; miner",
        screens={2: "red 9 blue 9"},
        player=1,
    )
    table.do("bid:miner", "bring:keywood", "workers:0,blue")
    assert (table.bids("keywood"), table.colour("keywood")) == ({0: "red:3 lying"}, "blue")
    assert table.why("bid:keywood", "workers:9,red") == "C2"
    assert table.may("bid:keywood", "workers:4,blue")


def test_workers_on_the_tile_alone_do_not_help_4a() -> None:
    """K41: the holder must bid blue."""
    table = position(middle="keywood on blue:2", screens={0: "red 9 blue 1"}, holds={0: "4a"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:1,blue"}


def test_the_own_blue_group_must_leave_before_a_red_counter_bid() -> None:
    """K42: it moves away this turn; red comes on a later one."""
    table = position(
        middle="keywood blue:2 by 0, blue:3 by 1; miner", screens={0: "red 4"}, holds={0: "4a"}
    )
    assert not table.may("bid:keywood")
    table.do("bid:miner", "bring:keywood", "workers:0,blue", "pass", "pass")
    table.do("bid:keywood", "workers:4,red")
    assert table.bids("keywood") == {0: "red:4 lying", 1: "blue:3"}


def test_lying_workers_outbid_stand_on_a_tile_of_their_colour() -> None:
    """K43"""
    table = position(
        middle="keywood red:2 by 0 lying, blue:3 by 1; miner red:1 by 2", holds={0: "4a"}
    )
    table.do("bid:miner", "bring:keywood", "workers:0,red")
    assert table.bids("miner") == {0: "red:2", 2: "red:1"}


def test_4a_never_works_on_turn_order_tiles() -> None:
    """K44: unless the option of open point O4 says so."""
    for rules, may in ((0, False), (1, True)):
        table = position(
            middle="turn_order_tile_1 blue:1 by 1",
            screens={0: "red 9"},
            holds={0: "4a"},
            rules=rules,
        )
        assert table.may("bid:turn_order_tile_1", "workers:2,red") is may


def test_one_red_and_one_blue_after_one_red() -> None:
    """K45: blue lies; the next use needs three, and others must use red."""
    table = position(
        middle="keywood on red:1",
        screens={0: "red 1 blue 1", 1: "red 9 blue 9"},
        holds={0: "4b"},
    )
    table.do(
        "use:keywood", "workers:1,blue", "workers:1,red", "workers:0,yellow", "workers:0,green"
    )
    assert table.on("keywood") == {"blue": 1, "red": 2}
    table.do("use:keywood")
    assert table.legal() == {"workers:3,red"}


def test_any_mix_uses_a_tile_with_a_green_bid() -> None:
    """K46: green stays its colour."""
    table = position(
        middle="keywood green:1 by 1",
        screens={0: "red 1 blue 1", 2: "red 9 blue 9 green 4"},
        holds={0: "4b"},
    )
    table.do(
        "use:keywood", "workers:1,blue", "workers:1,red", "workers:0,yellow", "workers:0,green"
    )
    assert (table.on("keywood"), table.colour("keywood")) == ({"blue": 1, "red": 1}, "green")
    table.do("pass", "use:keywood")
    assert table.legal() == {"workers:3,green", "workers:4,green"}


def test_losing_groups_of_different_colours_go_into_one_mixed_use() -> None:
    """K47: each of them as a whole."""
    table = position(
        middle="keywood red:2 by 0, red:3 by 1; miner blue:2 by 0, blue:3 by 1; stable on green:1",
        holds={0: "4b"},
    )
    none = tuple(f"workers:0,{colour}" for colour in ("blue", "red", "yellow", "green"))
    table.do("use:stable", "bring:keywood", "bring:miner", *none)
    assert table.on("stable") == {"blue": 2, "red": 2, "green": 1}
    assert (table.last_use("stable"), table.colour("stable")) == (4, "green")
    assert (table.bids("keywood"), table.bids("miner")) == ({1: "red:3"}, {1: "blue:3"})
