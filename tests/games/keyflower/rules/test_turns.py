"""Turns and passes (KF T) and the colour rule (KF C)."""

from .table import position

# Turns


def test_in_turn_one_places_in_one_location_or_passes() -> None:
    """KF T1: after a bid it is the next player's turn."""
    table = position(middle="keywood; miner", screens={0: "red 3"})
    assert "pass" in table.legal()
    table.do("bid:keywood", "workers:1,red")
    assert table.seat == 1


def test_a_placement_is_a_bid_or_a_use_not_both() -> None:
    """KF T2: what began as a bid cannot become a use."""
    table = position(middle="keywood", screens={0: "red 3"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:1,red", "workers:2,red", "workers:3,red"}
    assert table.why("use:keywood") == "T1"


def test_a_use_is_on_one_tile_and_ends_the_turn() -> None:
    """KF T2"""
    table = position(middle="keywood", screens={0: "red 3"})
    table.do("use:keywood", "workers:1,red")
    assert (table.on("keywood"), table.bids("keywood"), table.seat) == ({"red": 1}, {}, 1)


def test_workers_come_from_the_screen_and_from_losing_groups() -> None:
    """KF T3: two from the screen and the losing two of Keywood."""
    table = position(middle="keywood red:2 by 0, red:3 by 1; miner", screens={0: "red 2"})
    table.do("bid:miner", "bring:keywood", "workers:2,red")
    assert table.bids("miner") == {0: "red:4"}
    assert table.bids("keywood") == {1: "red:3"}
    assert table.screen(0) == {}


def test_a_losing_group_may_come_without_workers_from_the_screen() -> None:
    """KF T3"""
    table = position(middle="keywood red:2 by 0, red:3 by 1; miner", screens={0: "red 2"})
    table.do("bid:miner", "bring:keywood", "workers:0,red")
    assert (table.bids("miner"), table.screen(0)) == ({0: "red:2"}, {"red": 2})


def test_at_least_one_worker_must_be_placed() -> None:
    """KF T3"""
    table = position(middle="keywood", screens={0: "red 2"})
    assert not table.may("bid:keywood", "workers:0,red")
    assert not table.may("use:keywood", "workers:0,red")


def test_passing_is_allowed_with_workers_left() -> None:
    """KF T4"""
    table = position(middle="keywood", screens={0: "red 9 blue 9"})
    assert table.may("pass")


def test_without_a_legal_placement_one_must_pass() -> None:
    """KF T4: a red worker, and everything is blue."""
    blue = "home_{} on blue:1"
    table = position(
        middle="keywood blue:1 by 1; turn_order_tile_1 blue:1 by 1; turn_order_tile_2 blue:1 by 1",
        villages={seat: blue.format(seat + 1) for seat in range(3)},
        screens={0: "red 1"},
    )
    assert table.legal() == {"pass"}


def test_who_passed_may_place_again_later() -> None:
    """KF T5"""
    table = position(middle="keywood", screens={0: "red 2", 1: "red 2"})
    table.do("pass", "bid:keywood", "workers:1,red", "pass")
    assert table.seat == 0
    assert table.may("bid:keywood", "workers:2,red")


def test_a_placement_between_breaks_the_succession_of_passes() -> None:
    """KF T5: two passes, a bid, two passes: the season continues; the third pass ends it."""
    table = position(middle="keywood", screens={2: "red 2"})
    table.do("pass", "pass", "bid:keywood", "workers:1,red", "pass", "pass")
    assert (table.phase, table.seat) == ("turn", 2)
    table.do("pass")
    assert table.phase == "boat"


def test_the_season_ends_at_once_when_all_have_passed() -> None:
    """KF T5"""
    for seats in (2, 3, 4, 5, 6):
        table = position(seats=seats, screens=dict.fromkeys(range(seats), "red 5"))
        for _ in range(seats - 1):
            table.do("pass")
            assert table.phase == "turn"
        table.do("pass")
        assert table.phase == "boat"


def test_boats_are_never_bid_on_and_never_used() -> None:
    """KF T6"""
    table = position(screens={0: "red 9"}, boats={"keyflower": "red 2"})
    assert not table.may("bid:keyflower")
    assert not table.may("use:keyflower")


# The colour rule


def test_a_tile_has_the_colour_of_the_first_standing_worker() -> None:
    """KF C1"""
    table = position(middle="keywood; miner", screens={0: "red 3", 1: "blue 3"})
    assert table.colour("keywood") is None
    table.do("bid:keywood", "workers:1,red", "use:home_3", "workers:1,blue", "finish")
    assert (table.colour("keywood"), table.colour("home_3")) == ("red", "blue")
    assert table.colour("miner") is None


def test_workers_placed_must_have_the_colour_of_the_tile() -> None:
    """KF C2"""
    table = position(middle="keywood red:1 by 1", screens={0: "red 2 blue 9 green 9"})
    assert table.why("bid:keywood", "workers:9,blue") == "C2"
    assert table.may("bid:keywood", "workers:2,red")


def test_workers_placed_on_a_free_tile_share_one_colour() -> None:
    """KF C2: no red beside the blue group that was brought."""
    table = position(middle="keywood blue:1 by 0, blue:2 by 1; miner", screens={0: "red 2 blue 1"})
    assert table.may("bid:miner", "workers:2,red")
    assert table.why("bid:miner", "bring:keywood", "workers:1,red") == "C2"
    assert table.may("bid:miner", "bring:keywood", "workers:1,blue")


def test_a_bid_binds_later_users() -> None:
    """KF C3"""
    table = position(middle="keywood red:1 by 1", screens={0: "red 1 blue 1"})
    assert table.why("use:keywood", "workers:1,blue") == "C2"
    assert table.may("use:keywood", "workers:1,red")


def test_a_use_binds_later_bidders() -> None:
    """KF C3"""
    table = position(middle="keywood on red:1", screens={0: "red 1 blue 1"})
    assert table.why("bid:keywood", "workers:1,blue") == "C2"
    assert table.may("bid:keywood", "workers:1,red")


def test_a_turn_order_tile_has_bids_only_and_a_village_tile_uses_only() -> None:
    """KF C3"""
    table = position(screens={0: "red 3"})
    assert not table.may("use:turn_order_tile_1")
    assert not table.may("bid:home_1")
    assert table.may("bid:turn_order_tile_1", "workers:1,red")
    assert table.may("use:home_1", "workers:1,red")


def test_green_is_a_colour_of_its_own() -> None:
    """KF C4: it does not follow red, and red does not follow green."""
    table = position(middle="keywood red:1 by 1; miner green:1 by 1", screens={0: "green 2 red 2"})
    assert table.why("bid:keywood", "workers:2,green") == "C2"
    assert table.why("bid:miner", "workers:2,red") == "C2"
    assert table.may("bid:miner", "workers:2,green")


def test_the_colour_binds_who_set_it_and_who_owns_the_tile() -> None:
    """KF C5"""
    table = position(
        middle="keywood red:1 by 0",
        villages={0: "home_1 on blue:1"},
        screens={0: "red 2 blue 2 yellow 2"},
    )
    assert table.why("bid:keywood", "workers:1,yellow") == "C2"
    assert table.why("use:home_1", "workers:2,yellow") == "C2"
    assert table.may("bid:keywood", "workers:1,red")
    assert table.may("use:home_1", "workers:2,blue")


def test_colours_hold_when_losing_groups_move_away() -> None:
    """KF C6: the winning bid stays, and with it the colour."""
    table = position(middle="keywood red:1 by 0, red:2 by 1; miner", screens={2: "blue 9"})
    table.do("bid:miner", "bring:keywood", "workers:0,red", "pass")
    assert table.colour("keywood") == "red"
    assert not table.may("bid:keywood")


def test_colours_hold_through_passes() -> None:
    """KF C6"""
    table = position(middle="keywood on red:1", screens={2: "blue 9"})
    table.do("pass", "pass")
    assert not table.may("use:keywood")


def test_without_boats_4a_and_4b_nobody_breaks_the_rule() -> None:
    """KF C7: the holders of the other faces do not either."""
    for boat in ("1a", "1b", "2a", "2b", "3a", "3b"):
        table = position(middle="keywood red:1 by 1", screens={0: "blue 9"}, holds={0: boat})
        assert not table.may("bid:keywood")
        assert not table.may("use:keywood")


def test_lying_workers_count_but_never_define_a_colour() -> None:
    """KF C7: a lying red bid of 3 must be beaten by 4, and those in blue."""
    table = position(
        middle="keywood blue:2 by 1, red:3 by 0 lying", screens={2: "blue 4 red 9"}, player=2
    )
    assert table.colour("keywood") == "blue"
    assert table.why("bid:keywood", "workers:3,blue") == "B3"
    assert table.why("bid:keywood", "workers:9,red") == "C2"
    assert table.may("bid:keywood", "workers:4,blue")


def test_lying_workers_on_a_tile_count_for_uses_and_the_limit() -> None:
    """KF C7: one red and two blue lying: the next use needs three red, and 3 + 3 is all."""
    table = position(middle="keywood on red:1 blue:2 use 2", screens={0: "red 4 blue 9"})
    assert table.colour("keywood") == "red"
    assert table.why("use:keywood", "workers:2,red") == "U3"
    assert table.why("use:keywood", "workers:4,red") == "U4"
    assert table.why("use:keywood", "workers:3,blue") == "C2"
    assert table.may("use:keywood", "workers:3,red")
