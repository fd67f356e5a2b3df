"""Bids and losing groups (KF B) and their corner cases (K1 to K10)."""

from meeplewright.games.keyflower.rules.tiles import TILES, numbers_of

from .table import position

TWO_GROUPS = "keywood red:1 by 0, red:2 by 1; miner red:2 by 0, red:4 by 2; stable"


def test_every_tile_in_the_middle_may_be_bid_on() -> None:
    """KF B1: auction tiles, summer boats and turn order tiles."""
    table = position(middle="store; summer_boat_3 b; tavern", screens={0: "red 1"})
    bids = {text for text in table.legal() if text.startswith("bid:")}
    named = ("store", "summer_boat_3", "tavern", "turn_order_tile_1", "turn_order_tile_2")
    assert bids == {f"bid:{tile}" for tile in named}


def test_winter_tiles_may_be_bid_on() -> None:
    """KF B1, W2"""
    for number in numbers_of("winter"):
        name = TILES[number].name
        table = position(season="winter", middle=name, screens={0: "red 1"})
        assert table.may(f"bid:{name}", "workers:1,red")


def test_one_may_bid_on_any_number_of_tiles_at_once() -> None:
    """KF B1"""
    table = position(middle="keywood; miner; stable", screens={0: "red 3"})
    for tile in ("keywood", "miner", "stable"):
        table.do(f"bid:{tile}", "workers:1,red", "pass", "pass")
    assert [table.bids(tile) for tile in ("keywood", "miner", "stable")] == [{0: "red:1"}] * 3


def test_one_worker_is_enough_for_the_first_bid() -> None:
    """KF B2"""
    table = position(middle="keywood", screens={0: "red 2"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:1,red", "workers:2,red"}


def test_a_bid_must_be_larger_than_every_other() -> None:
    """KF B3: against 2 and 4, five."""
    table = position(middle="keywood red:2 by 1, red:4 by 2", screens={0: "red 6"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:5,red", "workers:6,red"}
    assert table.why("workers:4,red") == "B3"


def test_a_bid_has_no_upper_limit() -> None:
    """KF B3: more than the six workers that fit on a tile."""
    table = position(middle="keywood", screens={0: "red 30"})
    table.do("bid:keywood", "workers:30,red")
    assert table.bids("keywood") == {0: "red:30"}


def test_bids_on_a_tile_are_all_different() -> None:
    """KF B4: every next bid is the only winning one."""
    table = position(middle="keywood", screens=dict.fromkeys(range(3), "red 3"))
    for seat, number in enumerate((1, 2, 3)):
        table.do("bid:keywood", f"workers:{number},red")
        assert table.at.winner(6) == seat
    assert table.bids("keywood") == {0: "red:1", 1: "red:2", 2: "red:3"}
    table.pass_all()
    assert table.owner("keywood") == 2


def test_a_winning_bid_may_be_raised_by_any_number() -> None:
    """KF B5"""
    table = position(middle="keywood red:3 by 0, red:2 by 1", screens={0: "red 2"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:1,red", "workers:2,red"}
    table.do("workers:1,red")
    assert table.bids("keywood")[0] == "red:4"


def test_a_losing_bid_may_be_raised_until_it_wins() -> None:
    """KF B5: one against three needs three more."""
    table = position(middle="keywood red:1 by 0, red:3 by 1", screens={0: "red 4"})
    table.do("bid:keywood")
    assert table.legal() == {"workers:3,red", "workers:4,red"}


def test_a_losing_bid_does_not_bring_itself() -> None:
    """KF B6: only from other locations; here it stays and grows."""
    table = position(middle="keywood red:1 by 0, red:2 by 1", screens={0: "red 2"})
    assert table.why("bid:keywood", "bring:keywood") == "B6"


def test_a_placement_mixes_groups_and_workers() -> None:
    """KF B6: every set of groups, then any number from the screen."""
    table = position(middle=TWO_GROUPS, screens={0: "red 1"})
    table.do("bid:stable")
    assert table.legal() == {"bring:keywood", "bring:miner", "workers:1,red"}
    table.do("bring:keywood")
    assert table.legal() == {"bring:miner", "workers:0,red", "workers:1,red"}
    table.do("bring:miner")
    assert table.legal() == {"workers:0,red", "workers:1,red"}
    table.do("workers:1,red")
    assert table.bids("stable") == {0: "red:4"}


def test_groups_are_brought_in_one_order_so_that_nothing_is_listed_twice() -> None:
    """KF B6: Keywood before Miner."""
    table = position(middle=TWO_GROUPS, screens={0: "red 1"})
    assert table.reason("bid:stable", "bring:miner", "bring:keywood") is not None
    assert table.may("bid:stable", "bring:miner", "workers:1,red")


def test_a_losing_group_moves_as_a_whole() -> None:
    """KF B6: all three move or none; none of them stays at Keywood."""
    table = position(middle="keywood red:3 by 0, red:4 by 1; miner")
    table.do("bid:miner", "bring:keywood", "workers:0,red")
    assert table.bids("miner") == {0: "red:3"}
    assert table.bids("keywood") == {1: "red:4"}


def test_a_losing_group_may_become_a_use_in_any_village() -> None:
    """KF B7: in one's own village, in another one and on an auction tile."""
    table = position(middle="keywood red:2 by 0, red:3 by 1; miner")
    for tile in ("home_1", "home_2", "miner"):
        assert table.may(f"use:{tile}", "bring:keywood", "workers:0,red")


def test_a_losing_group_pays_as_one_payment() -> None:
    """KF B7: the whole group into the bag."""
    table = position(middle="keywood yellow:2 by 0, yellow:3 by 1; peddler", screens={0: "red 1"})
    table.do("use:peddler", "workers:1,red")
    assert table.legal() == {"pay_group:keywood"}
    bag = table.bag()["yellow"]
    table.do("pay_group:keywood")
    assert table.bag()["yellow"] == bag + 2
    assert table.screen(0) == {"green": 1}


def test_a_winning_bid_is_frozen() -> None:
    """KF B8: not moved, not used, not paid."""
    table = position(
        middle="keywood yellow:3 by 0, yellow:2 by 1; miner; peddler on red:1",
        screens={0: "yellow 1 red 2"},
    )
    assert table.why("bid:miner", "bring:keywood") == "B8"
    assert table.why("use:home_1", "bring:keywood") == "B8"
    table.do("use:peddler", "workers:2,red")
    assert table.legal() == {"pay_worker:yellow"}


def test_workers_on_a_tile_never_move() -> None:
    """KF B9: nothing can be moved from the top of a tile."""
    table = position(middle="keywood on red:2; miner", screens={0: "red 1"})
    assert table.why("bid:miner", "bring:keywood") == "B6"
    table.do("bid:miner", "workers:1,red")
    assert table.on("keywood") == {"red": 2}


def test_workers_never_return_behind_a_screen_before_the_season_ends() -> None:
    """KF B10: outbid workers stay where they are."""
    table = position(middle="keywood red:1 by 0, red:2 by 1", screens={2: "red 3"})
    table.do("pass", "pass", "bid:keywood", "workers:3,red")
    assert table.screen(0) == {} and table.screen(1) == {}
    assert table.bids("keywood") == {0: "red:1", 1: "red:2", 2: "red:3"}
    table.pass_all()
    assert (table.screen(0), table.screen(1)) == ({"red": 1}, {"red": 2})


def test_moving_a_losing_group_is_not_an_action_of_its_own() -> None:
    """KF B11: it is part of a placement."""
    table = position(middle="keywood red:1 by 0, red:2 by 1")
    assert table.why("bring:keywood") == "T1"
    table.do("use:home_1", "bring:keywood", "workers:0,red", "finish")
    assert table.seat == 1


def test_one_may_bid_on_a_tile_one_has_used_and_use_one_bid_on() -> None:
    """KF B12: in separate turns."""
    table = position(middle="keywood; miner", screens={0: "red 4"})
    table.do("use:keywood", "workers:1,red", "pass", "pass")
    table.do("bid:keywood", "workers:1,red", "pass", "pass")
    table.do("use:keywood", "workers:2,red")
    assert (table.on("keywood"), table.bids("keywood")) == ({"red": 3}, {0: "red:1"})


# Corner cases


def test_a_group_too_large_for_the_room_on_a_tile_stays_away() -> None:
    """K1: four beside three would be seven, and a part of them cannot come."""
    table = position(
        middle="keywood red:4 by 0, red:5 by 1; miner on red:3 use 2", screens={0: "red 3"}
    )
    assert table.why("use:miner", "bring:keywood") == "B6"
    table.do("use:miner")
    assert table.legal() == {"workers:3,red"}


def test_three_yellow_workers_pay_the_peddler_once() -> None:
    """K2: front one green worker, back two."""
    for face, came in (("front", 1), ("back", 2)):
        table = position(
            middle="keywood yellow:3 by 0, yellow:4 by 1",
            villages={1: f"peddler (0,-1) r0 {face}"},
            screens={0: "blue 1"},
        )
        bag = table.bag()["yellow"]
        table.do("use:peddler", "workers:1,blue", "pay_group:keywood")
        assert table.bag()["yellow"] == bag + 3
        assert table.screen(0) == {"green": came}


def test_one_group_cannot_work_and_pay_at_once() -> None:
    """K3: with one losing group and no worker the Peddler is out of reach."""
    table = position(middle="keywood yellow:2 by 0, yellow:3 by 1; peddler")
    assert not table.may("use:peddler")


def test_two_groups_can_work_and_pay() -> None:
    """K3: one on the tile, the other into the bag."""
    table = position(
        middle="keywood yellow:2 by 0, yellow:3 by 1; miner yellow:1 by 0, yellow:2 by 2; peddler"
    )
    for works, pays in (("keywood", "miner"), ("miner", "keywood")):
        assert table.may("use:peddler", f"bring:{works}", "workers:0,yellow", f"pay_group:{pays}")
    assert not table.may("use:peddler", "bring:keywood", "bring:miner")
    table.do("use:peddler", "bring:keywood", "workers:0,yellow")
    assert table.legal() == {"pay_group:miner"}


def test_groups_and_workers_merge_into_one_group() -> None:
    """K4: two groups and two workers; outbid, they move only together."""
    table = position(middle=TWO_GROUPS + "; workshop", screens={0: "red 2", 1: "red 6"})
    table.do("bid:stable", "bring:keywood", "bring:miner", "workers:2,red")
    assert table.bids("stable") == {0: "red:5"}
    table.do("bid:stable", "workers:6,red", "pass", "bid:workshop")
    assert table.legal() == {"bring:stable"}
    table.do("bring:stable", "workers:0,red")
    assert table.bids("workshop") == {0: "red:5"}


def test_who_is_alone_on_a_tile_may_raise_the_own_bid() -> None:
    """K5"""
    table = position(middle="keywood red:1 by 0", screens={0: "red 1"})
    table.do("bid:keywood", "workers:1,red")
    assert table.bids("keywood") == {0: "red:2"}


def test_a_raise_to_a_tie_is_illegal() -> None:
    """K6: two against four: adding two makes a tie, adding three wins."""
    table = position(middle="keywood red:2 by 0, red:4 by 1", screens={0: "red 3"})
    assert table.why("bid:keywood", "workers:2,red") == "B3"
    assert table.may("bid:keywood", "workers:3,red")


def test_a_bid_that_is_winning_now_cannot_be_moved() -> None:
    """K7: although the opponent certainly has more."""
    table = position(middle="keywood red:1 by 0; miner", screens={0: "red 1", 1: "red 30"})
    assert table.why("bid:miner", "bring:keywood") == "B8"


def test_the_winner_stays_frozen_when_no_rival_is_left() -> None:
    """K8"""
    table = position(middle="keywood red:1 by 0, red:2 by 1; miner", screens={1: "red 1"})
    table.do("bid:miner", "bring:keywood", "workers:0,red")
    assert table.bids("keywood") == {1: "red:2"}
    assert table.why("bid:turn_order_tile_1", "bring:keywood") == "B8"


def test_a_red_use_keeps_out_a_bidder_without_red() -> None:
    """K9"""
    table = position(middle="keywood", screens={0: "red 1", 1: "blue 5 yellow 5 green 5"})
    table.do("use:keywood", "workers:1,red")
    assert table.why("bid:keywood") == "C2"


def test_with_4a_the_bidder_without_red_comes_in_after_another_bid() -> None:
    """K9: the use alone is not enough; a bid of another player is."""
    used = "keywood{} on red:1"
    for bid, may in (("", False), (" red:1 by 2,", True)):
        table = position(middle=used.format(bid), screens={1: "blue 5"}, holds={1: "4a"}, player=1)
        assert table.may("bid:keywood", "workers:2,blue") is may


def test_a_green_bid_accepts_only_green() -> None:
    """K10: 4a does not help, 4b helps to use it."""
    for boat, bid, use in (("1a", False, False), ("4a", False, False), ("4b", False, True)):
        table = position(middle="keywood green:1 by 1", screens={0: "red 5"}, holds={0: boat})
        assert table.may("bid:keywood") is bid
        assert table.may("use:keywood") is use
