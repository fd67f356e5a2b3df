"""Winter (KF W): the secret choice of tiles, bids without uses, and the workers that count."""

from itertools import permutations

import pytest

from .scoring import outcome
from .table import GAME, Table, begun, position

HANDS = {0: "apothecary jeweller scribes", 1: "keythedral scholar windmill", 2: "key_market"}


def choosing(seats: int = 3) -> Table:
    return position(seats=seats, season="winter", phase="winter", hands=HANDS)


def in_the_middle(table: Table) -> set[str]:
    return {lot["tile"] for lot in table.state.to_json()["auction"]}


# The choice (W1)


def test_at_least_one_and_at_most_all_winter_tiles_are_chosen() -> None:
    """KF W1: seven choices of three tiles, one of one."""
    table = choosing()
    assert table.legal(0) == {
        "winter:apothecary",
        "winter:jeweller",
        "winter:scribes",
        "winter:apothecary,jeweller",
        "winter:apothecary,scribes",
        "winter:jeweller,scribes",
        "winter:apothecary,jeweller,scribes",
    }
    assert table.legal(2) == {"winter:key_market"}
    assert table.why("winter:keythedral", by=0) == "W1"


def test_chosen_tiles_may_be_named_in_any_order() -> None:
    """KF W1: they are written in the order of the facts, and none counts twice."""
    table = choosing()
    chosen = table.state.require(0, GAME.action_from_text("winter:scribes,apothecary"))
    assert chosen.to_text() == "winter:apothecary,scribes"
    assert table.why("winter:scribes,scribes", by=0) == "W1"


def test_all_choose_at_the_same_time_in_any_order() -> None:
    """KF W1"""
    choices = {0: "winter:scribes", 1: "winter:scholar,windmill", 2: "winter:key_market"}
    ends = []
    for order in permutations(choices):
        table = choosing()
        for seat in order:
            assert seat in table.state.actors
            table.do(choices[seat], by=seat)
            assert table.phase == "turn" or seat not in table.state.actors
        ends.append(table.state.to_json())
    assert all(end == ends[0] for end in ends)


def test_nothing_is_shown_before_all_have_chosen() -> None:
    """KF W1: then the chosen tiles lie in the middle and play begins."""
    table = choosing()
    table.do("winter:jeweller,scribes", by=0)
    table.do("winter:scholar", by=1)
    assert (table.phase, in_the_middle(table)) == ("winter", set())
    table.do("winter:key_market", by=2)
    assert in_the_middle(table) == {"jeweller", "scribes", "scholar", "key_market"}
    assert {table.owner(tile) for tile in in_the_middle(table)} == {None}
    assert (table.phase, table.seat) == ("turn", 0)


def test_tiles_not_chosen_are_out_of_the_game_unseen() -> None:
    """KF W1: nobody bids for them, and no opponent's or spectator's view names them."""
    table = choosing()
    table.do("winter:scribes", by=0)
    table.do("winter:scholar", by=1)
    table.do("winter:key_market", by=2)
    assert table.why("bid:apothecary") == "B1"
    for seat in (1, 2, None):
        assert "apothecary" not in str(table.state.view(seat).to_json())
    assert "apothecary" in str(table.state.view(0).to_json())


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_between_one_and_all_winter_tiles_of_each_player_can_enter(seats: int, each: int) -> None:
    """KF W1, S8: 2 to 6 tiles with two players, 6 to 12 with six."""
    table = begun(seats)
    table.at.season, table.at.phase = 3, 8
    fewest, most = table.copy(), table.copy()
    for seat in range(seats):
        listed = sorted(table.legal(seat), key=lambda text: text.count(","))
        assert len(listed) == 2**each - 1
        fewest.do(listed[0], by=seat)
        most.do(listed[-1], by=seat)
    winter = {"apothecary", "craftsmans_guild", "jeweller", "key_guild", "key_market"}
    winter |= {"keythedral", "mercers_guild", "scholar", "scribes", "village_hall"}
    winter |= {"watermill", "windmill"}
    assert len(in_the_middle(fewest) & winter) == seats
    assert len(in_the_middle(most) & winter) == seats * each


# The season (W2, W3)


def test_winter_tiles_are_bid_on_and_never_used() -> None:
    """KF W2"""
    table = position(season="winter", middle="scribes", screens={0: "red 2"})
    assert table.may("bid:scribes", "workers:1,red")
    assert table.why("use:scribes") == "U2"


def test_villages_are_used_in_winter_as_always() -> None:
    """KF W2: a rival's too."""
    village = "home_2; miner (0,-1) r0"
    table = position(season="winter", villages={1: village}, screens={0: "red 2"})
    table.do("use:miner", "workers:1,red")
    assert table.resources("home_1") == {"iron": 2}


def test_the_boats_carry_nothing_in_winter() -> None:
    """KF W3: no draw is between the choice and the first turn."""
    table = position(season="autumn", hands={0: "scribes", 1: "scholar", 2: "jeweller"})
    table.pass_all()
    table.take_boats()
    for seat, tile in enumerate(("scribes", "scholar", "jeweller")):
        table.do(f"winter:{tile}", by=seat)
    assert table.phase == "turn"
    assert all(table.cargo(boat) == {} for boat in ("keyflower", "sea_bastion", "sea_breese"))


def test_winter_hands_out_the_boats_and_turn_order_tiles_themselves() -> None:
    """KF W3, Z5.4"""
    table = position(season="winter", middle="turn_order_tile_1 red:1 by 0")
    table.pass_all()
    table.take_boats("sea_breese")
    owned = ("sea_breese", "turn_order_tile_1")
    assert [table.owner(tile) for tile in owned] == [0, 0]
    assert [table.place(tile) for tile in owned] == ["waiting", "waiting"]


# The end (W4)


def built(table: Table) -> Table:
    """Every village built, always with the first legal action."""
    while table.phase == "village":
        seat = table.seat
        table.do(min(table.legal(seat)), by=seat)
    return table


def test_workers_that_came_back_are_the_workers_that_count() -> None:
    """KF W4, K52: losing bids and all in one's own village, but no winning bid, and none at an
    opponent's.
    """
    table = position(
        seats=2,
        season="winter",
        middle="village_hall yellow:1 by 0; scribes red:2 by 0, red:3 by 1",
        villages={0: "home_1 on red:3", 1: "home_2 on red:1"},
        screens={0: "red 4 yellow 1"},
    )
    table.do("use:home_2", "workers:2,red", "finish")
    table.pass_all()
    table.take_boats("sea_bastion", "keyflower")
    built(table)
    assert table.screen(0) == {"red": 2 + 2 + 3, "yellow": 1}
    (hall,) = [item.to_json() for item in outcome(table).items[0]]
    assert (hall["tile"], hall["items"], hall["points"]) == ("village_hall", {"red": 7}, 7)


def test_after_the_last_village_nothing_is_left_to_do() -> None:
    """KF W4"""
    table = position(season="winter", seats=2)
    table.pass_all()
    table.take_boats()
    built(table)
    assert table.phase == "over"
    assert table.state.to_act is None and table.state.actors == ()
    assert [table.state.legal(seat) for seat in (0, 1)] == [[], []]
