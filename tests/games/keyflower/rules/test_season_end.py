"""The end of a season in its exact order (KF Z), turn order and boats, boats 1a and 1b."""

from collections.abc import Callable
from typing import ParamSpec

import pytest

from meeplewright.games.keyflower.rules.actions import Contribute

from .table import Table, position

Arguments = ParamSpec("Arguments")
ORDER = tuple(f"turn_order_tile_{number}" for number in range(1, 5))


def all_pass(laid_out: Callable[Arguments, Table]) -> Callable[Arguments, Table]:
    """The same, and then everyone passes: next, the boats are taken."""

    def passed(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Table:
        table = laid_out(*args, **kwargs)
        table.pass_all()
        return table

    return passed


ended = all_pass(position)


def boat_order(table: Table) -> list[int]:
    return [int(seat) for seat in table.at.boat_order]


def start_player(table: Table) -> int:
    return int(table.at.start_player)


# Bids (Z1 to Z3)


def test_losing_groups_return_behind_the_screen() -> None:
    """KF Z1: from auction tiles and turn order tiles."""
    table = ended(
        middle="keywood red:2 by 0, red:3 by 1; turn_order_tile_1 green:1 by 0, green:2 by 2",
        screens={0: "blue 1"},
    )
    assert table.screen(0) == {"blue": 1, "red": 2, "green": 1}


def test_a_lying_group_returns_like_any_other() -> None:
    """KF Z1, C7"""
    table = ended(middle="keywood blue:4 by 0, red:3 by 1 lying", holds={1: "4a"})
    assert table.screen(1) == {"red": 3}


def test_a_tile_without_a_bid_goes_to_the_box_and_its_workers_to_the_bag() -> None:
    """KF Z2, K30: those of all who used it, green too."""
    table = ended(middle="miner on green:3", bag="blue 5")
    assert table.place("miner") == "box"
    assert table.bag() == {"blue": 5, "green": 3}
    assert all(table.screen(seat) == {} for seat in range(3))


def test_the_winner_takes_the_tile_and_the_workers_on_it() -> None:
    """KF Z3 (a): whoever placed them; the tile waits beside the village."""
    table = ended(middle="keywood red:2 by 0, red:3 by 1, on red:3 use 2")
    assert (table.place("keywood"), table.owner("keywood")) == ("waiting", 1)
    assert table.screen(1) == {"red": 3}
    assert table.on("keywood") == {}
    assert "keywood" not in table.village(1)


def test_the_winning_bid_goes_into_the_bag() -> None:
    """KF Z3 (b): green too; the workers on the tile do not."""
    table = ended(middle="keywood green:4 by 0, on green:1", bag="red 1")
    assert table.bag() == {"red": 1, "green": 4}
    assert table.screen(0) == {"green": 1}


def test_workers_that_lie_on_a_won_tile_are_taken_too() -> None:
    """KF Z3 (a)"""
    table = ended(middle="keywood red:2 by 0, on red:1 blue:1 use 2", holds={1: "4b"})
    assert table.screen(0) == {"blue": 1, "red": 1}


def test_one_player_may_win_several_tiles() -> None:
    """KF Z3"""
    table = ended(middle="keywood red:2 by 2; miner blue:1 by 2; store red:1 by 0")
    assert [table.owner(tile) for tile in ("keywood", "miner", "store")] == [2, 2, 0]


def test_a_power_counts_from_the_moment_its_tile_is_won() -> None:
    """KF Z3: boat 1b brings a green worker in the same season, before it is placed."""
    table = ended(middle="summer_boat_1 b red:2 by 1", green=5)
    table.take_boats()
    assert table.place("summer_boat_1") == "waiting"
    assert (table.screen(1), table.green) == ({"green": 1}, 4)


# Villages (Z4)


def test_workers_in_a_village_go_to_its_owner() -> None:
    """KF Z4: whoever placed them."""
    table = position(
        villages={1: "home_2 on red:1; keywood (0,-1) r2 on blue:3 use 2"},
        screens={0: "red 2"},
    )
    table.do("use:home_2", "workers:2,red", "finish")
    table.pass_all()
    assert table.screen(0) == {}
    assert table.screen(1) == {"red": 3, "blue": 3}
    assert table.on("home_2") == table.on("keywood") == {}


def test_numbers_and_colours_of_the_season_are_gone() -> None:
    """KF Z4, A6"""
    table = ended(villages={0: "home_1 on red:3"}, middle="keywood red:2 by 0, on red:1")
    for tile in ("home_1", "keywood", *ORDER[:2]):
        assert (table.colour(tile), table.last_use(tile)) == (None, 0)


# Turn order (Z5.1, Z5.2, Z5.5, Z5.6)


def test_winners_of_turn_order_tiles_choose_first_by_number() -> None:
    """KF Z5.1: then the others clockwise from the new start player."""
    table = ended(
        seats=5, middle="turn_order_tile_1 red:1 by 3; turn_order_tile_4 red:1 by 1", start=0
    )
    assert boat_order(table) == [3, 1, 2, 4, 0]
    assert table.seat == 3


def test_only_the_winning_bid_on_a_turn_order_tile_counts() -> None:
    """KF Z5.1"""
    table = ended(middle="turn_order_tile_1 red:1 by 1, red:2 by 2", start=0)
    assert boat_order(table) == [2, 0, 1]


def test_the_winner_of_two_turn_order_tiles_takes_one_boat() -> None:
    """KF Z5.1, K31: placed by the lower number; the other place is skipped."""
    middle = (
        "turn_order_tile_1 red:1 by 2; turn_order_tile_2 blue:1 by 1; turn_order_tile_3 red:1 by 2"
    )
    table = ended(seats=4, middle=middle, start=0)
    assert boat_order(table) == [2, 1, 3, 0]
    assert start_player(table) == 2


def test_in_winter_both_turn_order_tiles_are_kept() -> None:
    """KF Z5.4, K31"""
    middle = "turn_order_tile_1 red:1 by 2; turn_order_tile_3 red:1 by 2"
    table = ended(seats=4, middle=middle, season="winter")
    assert [table.owner(tile) for tile in (ORDER[0], ORDER[2])] == [2, 2]


def test_the_purple_tile_makes_its_winner_start_player() -> None:
    """KF Z5.2: at once."""
    table = ended(middle="turn_order_tile_2 red:1 by 2", start=0)
    assert start_player(table) == 2
    assert boat_order(table) == [2, 0, 1]
    table.take_boats()
    assert start_player(table) == 2


def test_the_boat_order_of_five_with_the_purple_tile_won() -> None:
    """KF Z5.1, K32: C, A, then from C on D, E, B."""
    middle = (
        "turn_order_tile_1 red:1 by 2; turn_order_tile_3 red:1 by 0; turn_order_tile_4 blue:1 by 2"
    )
    table = ended(seats=5, middle=middle, start=0)
    assert boat_order(table) == [2, 0, 3, 4, 1]
    assert start_player(table) == 2


def test_the_boat_order_of_five_without_a_bid_for_the_purple_tile() -> None:
    """KF Z5.1, Z5.5, K33: C, A, then from A on B, D, E; the marker goes to B."""
    table = ended(
        seats=5, middle="turn_order_tile_1 red:1 by 2; turn_order_tile_3 red:1 by 0", start=0
    )
    assert boat_order(table) == [2, 0, 1, 3, 4]
    assert start_player(table) == 0
    table.take_boats()
    assert start_player(table) == 1


def test_the_marker_moves_only_when_all_have_taken_a_boat() -> None:
    """KF Z5.5: in winter too."""
    table = ended(season="winter", start=2)
    table.do("boat:keyflower", "boat:sea_bastion")
    assert start_player(table) == 2
    table.do("boat:sea_breese")
    assert start_player(table) == 0


def test_workers_of_winning_turn_order_bids_go_into_the_bag() -> None:
    """KF Z5.6: green too, in winter too."""
    middle = "turn_order_tile_1 green:2 by 0; turn_order_tile_2 red:3 by 1"
    for season in ("spring", "winter"):
        table = ended(season=season, middle=middle, bag="blue 1")
        assert table.bag() == {"blue": 1, "red": 3, "green": 2}


def test_all_pass_at_once_in_the_first_round() -> None:
    """KF Z2, Z5, K34: tiles to the box, boats from the start player on, the marker moves left."""
    table = ended(middle="keywood; miner", start=1, player=1, season="spring")
    assert (table.place("keywood"), table.place("miner")) == ("box", "box")
    assert boat_order(table) == [1, 2, 0]
    table.take_boats()
    assert start_player(table) == 2


# Boats (Z5.3, Z5.4)


def test_each_takes_the_whole_cargo_of_one_boat() -> None:
    """KF Z5.3: workers and skills; a boat is taken once; turn order tiles stay."""
    table = ended(
        boats={"keyflower": "red 3 blue 1 saw 1", "sea_bastion": "green 1 anvil 2"},
        middle="turn_order_tile_1 red:1 by 0",
    )
    assert table.legal() == {"boat:keyflower", "boat:sea_bastion", "boat:sea_breese"}
    table.do("boat:sea_bastion")
    assert table.screen(0) == {"green": 1, "anvil": 2}
    assert table.seat == 1
    assert table.legal() == {"boat:keyflower", "boat:sea_breese"}
    assert table.why("boat:sea_bastion") == "Z5"
    table.do("boat:keyflower")
    assert table.screen(1) == {"blue": 1, "red": 3, "saw": 1}
    assert table.place(ORDER[0]) == "row"


def test_boats_stay_in_the_row_for_the_next_season() -> None:
    """KF Z5.3"""
    table = ended(season="spring", boats={"keyflower": "red 1"})
    table.take_boats()
    for boat in ("keyflower", "sea_bastion", "sea_breese"):
        assert (table.place(boat), table.owner(boat)) == ("row", None)
        assert table.cargo(boat) == {}


def test_in_winter_the_boat_itself_is_taken() -> None:
    """KF Z5.4: and every turn order tile won; those without a bid go to the box."""
    table = ended(season="winter", middle="turn_order_tile_2 red:1 by 1", start=0)
    assert (table.place(ORDER[1]), table.owner(ORDER[1])) == ("waiting", 1)
    assert table.place(ORDER[0]) == "box"
    table.take_boats("sea_breese", "keyflower")
    assert [table.owner(boat) for boat in ("keyflower", "sea_bastion", "sea_breese")] == [2, 0, 1]
    assert table.place("sea_breese") == "waiting"


# Boats 1a and 1b (Z5.7, Y1, Y2)


def test_boat_1a_draws_two_workers_when_the_boats_are_taken() -> None:
    """KF Z5.7, Y1"""
    table = ended(holds={1: "1a"}, bag="red 3")
    table.take_boats()
    assert table.draws() == {"worker:red": 3}
    table.draw("worker:red", "worker:red")
    assert table.screen(1) == {"red": 2}


def test_boat_1a_draws_after_all_winning_bids_are_in_the_bag() -> None:
    """KF Z5.7, Y1, K35: won this summer, it draws this summer, turn order bids included."""
    middle = "summer_boat_1 a green:2 by 0; turn_order_tile_1 red:1 by 2"
    table = ended(middle=middle, bag="", green=0)
    assert table.owner("summer_boat_1") == 0
    table.take_boats()
    assert table.draws() == {"worker:red": 1, "worker:green": 2}
    table.draw("worker:red", "worker:green")
    assert table.screen(0) == {"red": 1, "green": 1}
    assert table.phase == "village"


def test_boat_1a_draws_what_there_is() -> None:
    """KF Y1, E8"""
    table = ended(holds={1: "1a"}, bag="yellow 1")
    table.take_boats()
    table.draw("worker:yellow")
    assert (table.screen(1), table.bag()) == ({"yellow": 1}, {})
    empty = ended(holds={1: "1a"}, bag="", season="winter")
    empty.take_boats()
    assert empty.phase == "village"


@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_boat_1b_takes_a_green_worker_in_three_seasons(season: str) -> None:
    """KF Z5.7, Y2"""
    table = ended(holds={2: "1b"}, season=season, green=3)
    table.take_boats()
    assert (table.screen(2).get("green"), table.green) == (1, 2)


def test_boat_1b_takes_nothing_from_an_empty_supply() -> None:
    """KF Y2: never out of the bag."""
    table = ended(holds={2: "1b"}, green=0, bag="green 4", season="winter")
    table.take_boats()
    assert (table.screen(2), table.bag()) == ({}, {"green": 4})


# Expansion (Z6)


def test_villages_are_built_and_then_the_next_season_starts() -> None:
    """KF Z6: with its cargo and tiles, and the start player to play."""
    table = ended(season="spring", middle="keywood red:1 by 1", start=2, player=2)
    table.take_boats()
    assert (table.phase, table.season) == ("village", "spring")
    assert table.state.actors == (1,)
    table.do("pick:keywood", "lay:0,-1,2", "finish", by=1)
    assert (table.phase, table.season) == ("draw", "summer")
    table.luck()
    assert (table.phase, table.seat) == ("turn", 0)


def test_after_autumn_comes_the_choice_of_winter_tiles() -> None:
    """KF Z6, A5"""
    table = ended(season="autumn", hands={0: "scribes", 1: "scholar", 2: "jeweller"})
    table.take_boats()
    assert (table.phase, table.season) == ("winter", "winter")
    assert table.state.legal(1) == [Contribute(("scholar",))]


def test_after_winter_comes_the_final_scoring() -> None:
    """KF Z6, W4"""
    table = ended(season="winter", seats=2)
    table.take_boats("keyflower", "sea_bastion")
    for seat, boat in enumerate(("keyflower", "sea_bastion")):
        table.do(f"pick:{boat}", by=seat)
        table.do(min(table.legal(seat)), "finish", by=seat)
    assert table.phase == "over"
    outcome = table.state.outcome()
    assert outcome is not None and outcome.points == (1, 1)
