"""The slow rules of bidding follow KF T, C, B and Y7 to Y10, and corner cases K1 to K10."""

from .slow_facts import Bid, MiddleTile, Position, Village
from .slow_position import auction, position, village
from .slow_rules import Handful, Placement, is_legal, legal_placements, losing_groups, placed

HOMES = [village(f"home_{n} (0,0) r0") for n in (1, 2, 3)]
HOLDER_4A = village("home_1 (0,0) r0", "summer_boat_4a")
BLUE, RED, YELLOW, GREEN = 0, 1, 2, 3


def hand(colour: int, count: int) -> Handful:
    one = [0, 0, 0, 0]
    one[colour] = count
    return one[0], one[1], one[2], one[3]


def bid(tile: str, workers: Handful = (0, 0, 0, 0), *groups: str) -> Placement:
    return Placement("bid", tile, frozenset(groups), workers)


def table(*middle: MiddleTile, screen: str, first: Village = HOMES[0]) -> Position:
    """Seat 0 acts; the other two seats have nothing behind their screens."""
    return position(*middle, screens=[screen, "", ""], villages=[first, *HOMES[1:]])


def bids_on(here: Position, tile: str, seat: int = 0) -> set[Handful]:
    """The plain bids, without losing groups."""
    return {
        placement.workers
        for placement in legal_placements(here, seat)
        if placement.kind == "bid" and placement.tile == tile and not placement.groups
    }


def the_bid(here: Position, tile: str, seat: int) -> Bid:
    (place,) = [place for place in here["auction"] + here["turn_order"] if place["tile"] == tile]
    (found,) = [one for one in place["bids"] if one["seat"] == seat]
    return found


def colour_of(here: Position, tile: str) -> str | None:
    (place,) = [place for place in here["auction"] if place["tile"] == tile]
    return place["colour"]


def test_first_bid_takes_any_number_of_one_colour() -> None:
    """KF T3, C2, B2."""
    here = table(auction("keywood"), screen="2 blue 1 green")
    assert bids_on(here, "keywood") == {hand(BLUE, 1), hand(BLUE, 2), hand(GREEN, 1)}


def test_bid_must_beat_every_other_bid_in_the_colour_of_the_tile() -> None:
    """KF B3, C2, C4."""
    here = table(auction("keywood", "1 red 2", "2 red 3"), screen="9 blue 5 red 9 green")
    assert bids_on(here, "keywood") == {hand(RED, 4), hand(RED, 5)}


def test_turn_order_tiles_summer_boats_and_winter_tiles_are_bid_on() -> None:
    """KF B1."""
    here = table(
        auction("turn_order_tile_1"), auction("summer_boat_1a"), auction("scribes"), screen="1 red"
    )
    tiles = {p.tile for p in legal_placements(here, 0) if p.kind == "bid"}
    assert tiles == {"turn_order_tile_1", "summer_boat_1", "scribes"}


def test_boats_and_villages_are_not_bid_on() -> None:
    """KF T6, C3."""
    here = table(auction("keywood"), screen="3 red")
    assert not is_legal(here, 0, bid("home_2", hand(RED, 1)))
    assert not is_legal(here, 0, bid("keyflower", hand(RED, 1)))


def test_nothing_behind_the_screen_and_no_group_means_passing() -> None:
    """KF T3, T4."""
    here = table(auction("keywood", "0 red 3"), screen="")
    assert legal_placements(here, 0) == set()


def test_use_binds_later_bidders() -> None:
    """KF C3, K9."""
    here = table(auction("keywood", on="1 red", last=1), screen="2 blue 1 red")
    assert bids_on(here, "keywood") == {hand(RED, 1)}
    helpless = table(auction("keywood", on="1 red", last=1), screen="2 blue")
    assert bids_on(helpless, "keywood") == set()
    holder = table(
        auction("keywood", "1 red 1", on="1 red", last=1), screen="2 blue", first=HOLDER_4A
    )
    assert bids_on(holder, "keywood") == {hand(BLUE, 2)}


def test_green_follows_green_only() -> None:
    """KF C4, K10."""
    middle = auction("keywood", "1 green 1")
    assert bids_on(table(middle, screen="5 blue 3 green"), "keywood") == {
        hand(GREEN, 2),
        hand(GREEN, 3),
    }
    assert bids_on(table(middle, screen="5 blue", first=HOLDER_4A), "keywood") == set()


def test_losing_groups_move_whole_and_together_with_workers() -> None:
    """KF B6, B11, K4."""
    here = table(
        auction("keywood", "0 red 2", "1 red 3"),
        auction("key_mine", "0 red 1", "1 red 2"),
        auction("miner", "1 red 4"),
        screen="2 red",
    )
    everything = bid("miner", hand(RED, 2), "keywood", "key_mine")
    assert {p for p in legal_placements(here, 0) if p.kind == "bid" and p.tile == "miner"} == {
        everything
    }
    after = placed(here, 0, everything)
    assert the_bid(after, "miner", 0)["count"] == 5
    outbid = placed(give(after, 1, "red", 3), 1, bid("miner", hand(RED, 2)))
    assert losing_groups(outbid, 0)["miner"]["count"] == 5


def give(here: Position, seat: int, colour: str, count: int) -> Position:
    here["screens"][seat]["workers"][colour] += count
    return here


def test_groups_of_different_colours_do_not_mix_in_a_bid() -> None:
    """KF C2, B6."""
    here = table(
        auction("keywood", "0 red 2", "1 red 3"),
        auction("key_mine", "0 blue 1", "1 blue 2"),
        auction("miner"),
        screen="1 red",
    )
    assert is_legal(here, 0, bid("miner", hand(RED, 1), "keywood"))
    assert not is_legal(here, 0, bid("miner", hand(RED, 1), "key_mine"))
    assert not is_legal(here, 0, bid("miner", (0, 0, 0, 0), "keywood", "key_mine"))


def test_own_bid_may_be_raised_without_a_rival() -> None:
    """KF B5, K5."""
    here = table(auction("keywood", "0 red 2"), screen="1 red 1 blue")
    assert bids_on(here, "keywood") == {hand(RED, 1)}


def test_raised_losing_bid_must_win() -> None:
    """KF B3, B5, K6."""
    here = table(auction("keywood", "0 red 2", "1 red 4"), screen="4 red")
    assert bids_on(here, "keywood") == {hand(RED, 3), hand(RED, 4)}
    assert not is_legal(here, 0, bid("keywood", hand(RED, 3), "keywood"))


def test_winning_bid_is_frozen() -> None:
    """KF B8, K7."""
    here = table(auction("keywood", "0 red 2", "1 red 1"), auction("miner"), screen="")
    assert losing_groups(here, 0) == {}
    assert legal_placements(here, 0) == set()


def test_winner_stays_frozen_when_the_rival_leaves() -> None:
    """KF B8, K8."""
    here = table(auction("keywood", "0 red 1", "1 red 2"), auction("miner"), screen="")
    after = placed(here, 0, bid("miner", (0, 0, 0, 0), "keywood"))
    assert the_bid(after, "keywood", 1)["count"] == 2
    assert colour_of(after, "keywood") == "red"
    assert losing_groups(after, 1) == {}


# 4a


def k39() -> Position:
    here = table(auction("keywood", "1 blue 2"), screen="6 red 5 blue", first=HOLDER_4A)
    return placed(here, 0, bid("keywood", hand(RED, 3)))


def test_counter_bid_lies_and_binds_nobody() -> None:
    """KF Y7, Y8, K39."""
    here = k39()
    assert the_bid(here, "keywood", 0)["lying"] and colour_of(here, "keywood") == "blue"
    third = give(give(here, 2, "blue", 5), 2, "red", 5)
    assert bids_on(third, "keywood", seat=2) == {hand(BLUE, 4), hand(BLUE, 5)}
    assert bids_on(here, "keywood") == {hand(RED, 1), hand(RED, 2), hand(RED, 3)}


def test_lying_group_may_be_raised_when_outbid() -> None:
    """KF Y8, B3."""
    here = placed(give(k39(), 2, "blue", 4), 2, bid("keywood", hand(BLUE, 4)))
    assert bids_on(here, "keywood") == {hand(RED, 2), hand(RED, 3)}


def test_lying_group_stands_up_when_all_others_have_left() -> None:
    """KF Y9, K40."""
    here = k39()
    here["auction"].append(auction("miner"))
    after = placed(here, 1, bid("miner", (0, 0, 0, 0), "keywood"))
    assert not the_bid(after, "keywood", 0)["lying"] and colour_of(after, "keywood") == "red"
    third = give(give(after, 2, "blue", 5), 2, "red", 4)
    assert bids_on(third, "keywood", seat=2) == {hand(RED, 4)}


def test_worker_on_the_tile_keeps_the_group_lying() -> None:
    """KF Y9, K40, K64: the opponent moves onto the same tile."""
    use = Placement("use", "keywood", frozenset({"keywood"}), (0, 0, 0, 0))
    here = k39()
    assert is_legal(here, 1, use)
    after = placed(here, 1, use)
    assert the_bid(after, "keywood", 0)["lying"] and colour_of(after, "keywood") == "blue"
    assert bids_on(after, "keywood") == {hand(RED, n) for n in (1, 2, 3)}  # Y8


def test_workers_alone_are_no_reason_for_a_counter_bid() -> None:
    """KF Y10, K41."""
    here = table(auction("keywood", on="1 blue", last=1), screen="3 red 1 blue", first=HOLDER_4A)
    assert bids_on(here, "keywood") == {hand(BLUE, 1)}


def test_standing_own_bid_forbids_another_colour() -> None:
    """KF Y10, K42."""
    here = table(
        auction("keywood", "0 blue 2", "1 blue 3"),
        auction("miner"),
        screen="5 red 2 blue",
        first=HOLDER_4A,
    )
    assert bids_on(here, "keywood") == {hand(BLUE, 2)}
    after = placed(here, 0, bid("miner", (0, 0, 0, 0), "keywood"))
    assert hand(RED, 4) in bids_on(after, "keywood")


def test_lying_workers_stand_on_a_tile_of_their_colour() -> None:
    """KF C7, K43."""
    here = table(
        auction("keywood", "0 red 3 lying", "1 blue 4"),
        auction("miner", "2 red 1"),
        screen="",
        first=HOLDER_4A,
    )
    after = placed(here, 0, bid("miner", (0, 0, 0, 0), "keywood"))
    assert the_bid(after, "miner", 0) == {"seat": 0, "colour": "red", "count": 3, "lying": False}


def test_lying_group_moved_to_another_counter_bid_still_lies() -> None:
    """KF Y7, K43."""
    here = table(
        auction("keywood", "0 red 3 lying", "1 blue 4"),
        auction("miner", "2 yellow 1"),
        screen="",
        first=HOLDER_4A,
    )
    after = placed(here, 0, bid("miner", (0, 0, 0, 0), "keywood"))
    assert the_bid(after, "miner", 0)["lying"] and colour_of(after, "miner") == "yellow"


def test_4a_never_works_on_turn_order_tiles() -> None:
    """KF K44, O4."""
    here = table(auction("turn_order_tile_1", "1 blue 1"), screen="4 red", first=HOLDER_4A)
    assert bids_on(here, "turn_order_tile_1") == set()


def test_counter_bid_may_be_green_and_needs_one_colour() -> None:
    """KF Y7."""
    here = table(auction("scribes", "1 blue 1"), screen="2 green 1 red", first=HOLDER_4A)
    assert bids_on(here, "scribes") == {hand(GREEN, 2)}
    assert not is_legal(here, 0, bid("scribes", (0, 1, 0, 1)))


def test_others_may_not_bid_off_colour() -> None:
    """KF Y7: only the holder has the power."""
    here = position(
        auction("keywood", "0 blue 1"),
        screens=["", "4 red", ""],
        villages=[HOLDER_4A, *HOMES[1:]],
    )
    assert legal_bids(here, 1) == set()


def legal_bids(here: Position, seat: int) -> set[Placement]:
    return {placement for placement in legal_placements(here, seat) if placement.kind == "bid"}
