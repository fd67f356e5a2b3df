"""Using tiles (KF U) and the corner cases of uses (K11 to K25, K64)."""

import pytest

from meeplewright.games.keyflower.rules.tiles import TILES

from .table import Table, position

ONLY_SCORE = (
    "barn", "blacksmith", "stone_yard", "timber_yard", "forge", "goldsmith", "sawmill", "sculptor",
    "well",
)  # fmt: skip
SEQUENCES = {
    (1,), (2,), (3,), (4,), (5,), (6,), (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (1, 2, 3),
}  # fmt: skip


def use(table: Table, tile: str, number: int, colour: str = "red") -> Table:
    table.do(f"use:{tile}", f"workers:{number},{colour}")
    return table


def test_usable_tiles_are_in_every_village_and_in_the_auction() -> None:
    """KF U1"""
    table = position(
        middle="keywood", villages={1: "stable (0,-1) r0"}, screens={0: "red 1"}, seats=2
    )
    uses = {text for text in table.legal() if text.startswith("use:")}
    assert uses == {"use:home_1", "use:home_2", "use:stable", "use:keywood"}


def test_a_tile_won_this_season_is_in_no_village_before_it_is_laid() -> None:
    """KF U1: set aside because it fits nowhere, it cannot be used."""
    table = position(season="autumn", villages={1: "stable"}, screens={0: "red 1", 1: "red 1"})
    assert table.place("stable") == "aside"
    assert table.why("use:stable") == "U1"
    table.do("pass")
    assert table.why("use:stable") == "U1"


def test_in_winter_only_the_villages_are_used() -> None:
    """KF U1, W2"""
    table = position(season="winter", middle="jeweller; scholar", screens={0: "red 9"})
    uses = {text for text in table.legal() if text.startswith("use:")}
    assert uses == {"use:home_1", "use:home_2", "use:home_3"}


@pytest.mark.parametrize("name", [tile.name for tile in TILES if not tile.usable])
def test_tiles_without_an_effect_are_never_used(name: str) -> None:
    """KF U2: summer boats, boats, turn order tiles, winter tiles, tiles that only score."""
    tile = TILES[[tile.name for tile in TILES].index(name)]
    in_middle = tile.group not in ("boat", "turn_order")
    table = position(seats=6, middle=name if in_middle else "", screens={0: "red 6"})
    assert table.why(f"use:{name}") == "U2"
    assert f"use:{name}" not in table.legal()


def test_these_nine_autumn_tiles_only_score() -> None:
    """KF U2: also in a village."""
    unusable = [tile.name for tile in TILES if tile.group == "autumn" and not tile.usable]
    assert sorted(unusable) == sorted(ONLY_SCORE)


def test_a_later_use_needs_one_more_than_the_previous_one() -> None:
    """KF U3: the previous use counts, not all workers there."""
    table = position(middle="keywood on red:3 use 2", screens={0: "red 6"})
    table.do("use:keywood")
    assert table.legal() == {"workers:3,red"}


def test_extra_workers_are_allowed_and_bring_nothing_more() -> None:
    """KF U3: four for one wood."""
    table = use(position(middle="keywood", screens={0: "red 4"}), "keywood", 4)
    assert table.resources("home_1") == {"wood": 1}
    assert table.on("keywood") == {"red": 4}


def test_the_list_of_possible_use_sequences_is_complete() -> None:
    """KF U4: found by trying everything."""
    found: set[tuple[int, ...]] = set()

    def explore(table: Table, uses: tuple[int, ...]) -> None:
        for number in range(1, 8):
            if table.may("use:keywood", f"workers:{number},red"):
                found.add((*uses, number))
                explore(use(table.copy(), "keywood", number), (*uses, number))

    explore(position(seats=2, middle="keywood", screens={0: "red 20", 1: "red 20"}), ())
    assert found == SEQUENCES


def test_the_same_player_may_use_the_same_tile_again() -> None:
    """KF U5"""
    table = use(position(middle="keywood", screens={0: "red 3"}), "keywood", 1)
    table.do("pass", "pass")
    use(table, "keywood", 2)
    assert table.resources("home_1") == {"wood": 2}


def test_owners_have_no_privilege_on_their_own_tiles() -> None:
    """KF U5: they need more workers like everybody, and a full tile is full."""
    table = position(
        villages={0: "home_1 on red:2; keywood (0,-1) r2 on red:3"}, screens={0: "red 6"}
    )
    assert table.why("use:home_1", "workers:2,red") == "U3"
    assert table.why("use:keywood") == "U4"


def test_owners_cannot_keep_others_off() -> None:
    """KF U5"""
    table = position(villages={1: "keywood (0,-1) r2"}, screens={0: "red 1"})
    assert table.may("use:keywood", "workers:1,red")


def test_the_face_that_is_up_has_its_effect_once() -> None:
    """KF U6: three wood from the back, whether with one worker or with six."""
    for number in (1, 6):
        table = position(villages={0: "keywood (0,-1) r2 back"}, screens={0: "red 6"})
        use(table, "keywood", number)
        assert table.resources("keywood") == {"wood": 3}


def test_a_use_that_cannot_be_paid_is_illegal() -> None:
    """KF U7: a saw for the Carpenter, a blue worker besides for the Store."""
    table = position(middle="carpenter; store", screens={0: "red 3 | anvil 2 pickaxe 2"})
    assert table.why("use:carpenter") == "U7"
    assert not table.may("use:store")


def test_a_use_that_brings_nothing_is_legal() -> None:
    """KF U7: no wood in the supply, and nothing to move at home."""
    table = position(middle="keywood", screens={0: "red 2"}, supply="")
    assert table.may("use:keywood", "workers:1,red")
    assert table.may("use:home_1", "workers:1,red", "finish")


def test_workers_placed_belong_to_the_owner_of_the_village() -> None:
    """KF U8: no matter who placed them."""
    table = use(position(screens={0: "red 2"}), "home_2", 2)
    table.do("finish")
    table.pass_all()
    assert (table.screen(0), table.screen(1)) == ({}, {"red": 2})


def test_workers_on_an_auction_tile_belong_to_its_winner() -> None:
    """KF U8"""
    table = use(position(middle="keywood red:1 by 2", screens={0: "red 2"}), "keywood", 2)
    table.pass_all()
    assert (table.screen(0), table.screen(2)) == ({}, {"red": 2})


def test_workers_on_a_tile_nobody_bids_for_go_into_the_bag() -> None:
    """KF U8"""
    table = use(position(middle="keywood", screens={0: "red 2"}), "keywood", 2)
    bag = table.bag()["red"]
    table.pass_all()
    assert (table.screen(0), table.bag()["red"]) == ({}, bag + 2)


# Corner cases


def test_two_leave_room_for_one_more_use() -> None:
    """K11: of three or four; then the tile is closed."""
    table = position(middle="keywood on red:2", screens={0: "red 9", 1: "red 9"})
    table.do("use:keywood")
    assert table.legal() == {"workers:3,red", "workers:4,red"}
    table.do("workers:3,red")
    assert table.why("use:keywood") == "U4"


@pytest.mark.parametrize("workers", ["red:3", "red:4", "red:5", "red:6", "red:4 use 3"])
def test_three_or_more_close_the_tile(workers: str) -> None:
    """K11: and so do one and three."""
    table = position(middle=f"keywood on {workers}", screens={0: "red 9"})
    assert table.why("use:keywood") == "U4"


def test_six_are_the_most_on_the_first_use_too() -> None:
    """K12"""
    table = position(middle="keywood", screens={0: "red 9"})
    table.do("use:keywood")
    assert table.legal() == {f"workers:{number},red" for number in range(1, 7)}
    assert table.why("workers:7,red") == "U4"


def test_by_option_the_first_use_takes_three_at_the_most() -> None:
    """O6: a later use is free up to six in all."""
    table = position(middle="keywood; miner on red:1", screens={0: "red 9"}, rules=4)
    assert table.state.options["first_use"] == 3
    assert not table.may("use:keywood", "workers:4,red")
    assert table.may("use:keywood", "workers:3,red")
    assert table.may("use:miner", "workers:5,red")


def test_a_tile_won_starts_the_next_season_empty() -> None:
    """K13: number, colour and limit are of one season."""
    table = position(
        season="autumn",
        middle="fair red:1 by 0, on red:6",
        hands={0: "jeweller", 1: "scholar", 2: "scribes"},
        screens={1: "red 1 blue 2"},
    )
    table.pass_all()
    table.take_boats()
    table.do("pick:fair", "lay:0,-1,1", "finish", by=0)
    for seat, tile in enumerate(("jeweller", "scholar", "scribes")):
        table.do(f"winter:{tile}", by=seat)
    assert table.seat == 1
    assert (table.on("fair"), table.colour("fair")) == ({}, None)
    assert table.may("use:fair", "workers:1,blue", "pay_worker:red")


def test_an_upgraded_tile_goes_on_counting() -> None:
    """K14: after one and two it needs three of the same colour, and the back works."""
    table = position(
        villages={0: "keywood (0,-1) r2 on red:3 use 2"},
        screens={0: "blue 1 | saw 1", 1: "red 4 blue 4"},
    )
    table.do("use:home_1", "workers:1,blue", "upgrade:keywood,0000,saw", "finish")
    assert table.face("keywood") == "back"
    table.do("use:keywood")
    assert table.legal() == {"workers:3,red"}
    table.do("workers:3,red")
    assert table.resources("home_2") == {"wood": 3}


def test_the_home_may_upgrade_itself_and_keeps_its_numbers_for_this_use() -> None:
    """K15: the front's one step is left, not the back's two."""
    table = position(villages={0: "home_1 wood=2 stone=1; stable (1,0) r1"}, screens={0: "red 1"})
    table.do("use:home_1", "workers:1,red", "upgrade:home_1,1100,-")
    assert table.face("home_1") == "back"
    table.do("carry:wood,home_1,stable")
    assert table.legal() == {"finish"}


def test_goods_of_an_auction_tile_lie_on_the_home_and_stay_there() -> None:
    """K16: although the user is winning it, and later wins it."""
    table = use(position(middle="keywood red:1 by 0", screens={0: "red 1"}), "keywood", 1)
    table.pass_all()
    assert table.owner("keywood") == 0
    assert (table.resources("home_1"), table.resources("keywood")) == ({"wood": 1}, {})


def test_a_short_supply_gives_what_is_there() -> None:
    """K17: one wood for Keywood's three, and gold does not fill the gap."""
    table = position(
        villages={0: "keywood (0,-1) r2 back"}, screens={0: "red 1"}, supply="wood 1 gold 40"
    )
    use(table, "keywood", 1)
    assert table.resources("keywood") == {"wood": 1}
    assert table.supply() == {"gold": 40}


def test_the_workshop_gives_what_is_in_stock() -> None:
    """K18: iron alone is left, so it must be taken."""
    table = position(middle="workshop", screens={0: "red 1"}, supply="iron 1 gold 9")
    use(table, "workshop", 1)
    assert table.legal() == {"choose:iron"}
    table.do("choose:iron")
    assert table.resources("home_1") == {"iron": 1}


def test_an_empty_workshop_may_be_used_for_nothing() -> None:
    """K18"""
    table = position(middle="workshop", screens={0: "red 1"}, supply="gold 9")
    use(table, "workshop", 1)
    assert (table.phase, table.seat, table.resources("home_1")) == ("turn", 1, {})


def test_the_payment_of_the_tavern_cannot_be_drawn() -> None:
    """K19: an empty bag: pay one, draw none, and then it goes in."""
    table = position(middle="tavern", screens={0: "red 1 blue 1"}, bag="")
    use(table, "tavern", 1).do("pay_worker:blue")
    assert (table.phase, table.seat) == ("turn", 1)
    assert (table.bag(), table.screen(0)) == ({"blue": 1}, {})


def test_the_tavern_draws_the_last_worker_of_the_bag() -> None:
    """K19: exactly that one."""
    table = position(middle="tavern", screens={0: "red 1 blue 1"}, bag="yellow 1")
    use(table, "tavern", 1).do("pay_worker:blue")
    assert table.draws() == {"worker:yellow": 1}
    table.draw("worker:yellow")
    assert (table.bag(), table.screen(0), table.seat) == ({"blue": 1}, {"yellow": 1}, 1)


def test_the_hiring_fair_draws_before_the_paid_skill_is_mixed_in() -> None:
    """K20: pay a saw, draw the two that are there."""
    table = position(
        villages={1: "hiring_fair (0,-1) r1 back"},
        screens={0: "red 1 | saw 1"},
        pile="anvil 1 pickaxe 1",
    )
    use(table, "hiring_fair", 1).do("pay_skill:saw")
    assert table.draws() == {"skill:pickaxe": 1, "skill:anvil": 1}
    table.draw("skill:anvil")
    assert table.draws() == {"skill:pickaxe": 1}
    table.draw("skill:pickaxe")
    assert (table.pile(), table.screen(0)) == ({"saw": 1}, {"anvil": 1, "pickaxe": 1})


def test_the_peddler_may_be_paid_for_nothing() -> None:
    """K21: the green supply is empty; the yellow worker is lost."""
    table = position(middle="peddler", screens={0: "red 1 yellow 1"}, green=0)
    use(table, "peddler", 1).do("pay_worker:yellow")
    assert (table.screen(0), table.seat) == ({}, 1)


def test_the_peddler_is_not_used_without_a_yellow_worker_to_pay() -> None:
    """K21: the only yellow one cannot both work and pay."""
    table = position(middle="peddler", screens={0: "yellow 1 blue 1"})
    table.do("use:peddler")
    assert table.legal() == {"workers:1,blue"}
    assert table.why("workers:1,yellow") == "U7"
    without = position(middle="peddler", screens={0: "red 4 blue 4"})
    assert not without.may("use:peddler")


def test_a_green_worker_paid_at_the_tavern_is_in_the_bag() -> None:
    """K22: the green supply does not grow, and it may be drawn later."""
    table = position(
        middle="tavern; alehouse", screens={0: "red 1 green 1", 1: "red 1"}, bag="red 2"
    )
    green = table.green
    use(table, "tavern", 1).do("pay_worker:green")
    table.draw("worker:red", "worker:red")
    assert (table.green, table.bag()) == (green, {"green": 1})
    use(table, "alehouse", 1).draw("worker:green")
    assert table.screen(1) == {"green": 1}


def test_a_rivals_stable_serves_the_own_village_only() -> None:
    """K23: two steps and an upgrade at home, nothing at the rival's; the worker stays there."""
    table = position(
        villages={
            0: "home_1 wood=1; keywood (0,-1) r2",
            1: "home_2 wood=1 stone=1 iron=1; stable (0,-1) r0",
        },
        screens={0: "red 1 | saw 1", 1: "| saw 1"},
    )
    use(table, "stable", 1)
    assert table.legal() == {"finish", "carry:wood,home_1,keywood", "upgrade:keywood,0000,saw"}
    table.do("finish")
    table.pass_all()
    assert table.screen(1) == {"red": 1, "saw": 1}


def test_a_losing_group_may_be_brought_home() -> None:
    """K24: with nothing to move or upgrade; the workers come back at the end of the season."""
    table = position(middle="keywood red:3 by 0, red:4 by 1")
    table.do("use:home_1", "bring:keywood", "workers:0,red", "finish")
    assert table.on("home_1") == {"red": 3}
    table.pass_all()
    assert table.screen(0) == {"red": 3}


def test_workers_cannot_be_parked() -> None:
    """K25: neither on a Well nor on a summer boat."""
    table = position(
        middle="keywood red:1 by 0, red:2 by 1",
        villages={0: "well (0,-1) r3"},
        holds={0: "1a"},
        screens={0: "red 1"},
    )
    assert table.why("use:well") == "U2"
    assert table.why("use:summer_boat_1") == "U2"


def test_a_losing_group_may_step_onto_the_very_tile() -> None:
    """K64: within the limits; the winner of the tile then gets those workers."""
    table = position(middle="keywood red:2 by 0, red:3 by 1, on red:1")
    table.do("use:keywood", "bring:keywood", "workers:0,red")
    assert (table.on("keywood"), table.bids("keywood")) == ({"red": 3}, {1: "red:3"})
    table.pass_all()
    assert (table.owner("keywood"), table.screen(1)) == (1, {"red": 3})


def test_a_losing_group_on_the_very_tile_keeps_to_the_numbers() -> None:
    """K64: two after two are too few, four beside three too many."""
    few = position(middle="keywood red:2 by 0, red:3 by 1, on red:2")
    assert not few.may("use:keywood")
    many = position(middle="keywood red:4 by 0, red:5 by 1, on red:3 use 2")
    assert not many.may("use:keywood")


def test_the_winning_bid_cannot_step_onto_its_tile() -> None:
    """K64, B8"""
    table = position(middle="keywood red:3 by 0, red:2 by 1", screens={0: "red 1"})
    assert table.why("use:keywood", "bring:keywood") == "B8"
