"""The slow rules of using follow KF U, E5, E6 and Y11; corner cases K1 to K3, K11 to K47, K64."""

import pytest

from .slow_facts import TILES, MiddleTile, Position, Village
from .slow_position import auction, position, village
from .slow_rules import Handful, Payment, Placement, is_legal, legal_placements, placed
from .test_slow_bids import BLUE, GREEN, HOMES, RED, YELLOW, hand

HOLDER_4B = village("home_1 (0,0) r0", "summer_boat_4b")
NONE: Handful = (0, 0, 0, 0)

# KF U4: the complete list.
SEQUENCES = {
    (1,), (2,), (3,), (4,), (5,), (6,), (1, 2), (1, 3), (1, 4), (1, 5), (2, 3), (2, 4), (1, 2, 3)
}  # fmt: skip


def use(tile: str, workers: Handful = NONE, *groups: str, pays: Payment = None) -> Placement:
    return Placement("use", tile, frozenset(groups), workers, pays)


def table(*middle: MiddleTile, screen: str, first: Village = HOMES[0]) -> Position:
    return position(*middle, screens=[screen, "9 red", ""], villages=[first, *HOMES[1:]])


def uses_of(here: Position, tile: str, seat: int = 0) -> set[Placement]:
    every = legal_placements(here, seat)
    return {placement for placement in every if placement.kind == "use" and placement.tile == tile}


def hands(here: Position, tile: str, seat: int = 0) -> set[Handful]:
    return {placement.workers for placement in uses_of(here, tile, seat)}


def payments(here: Position, tile: str) -> set[Payment]:
    return {placement.payment for placement in uses_of(here, tile)}


def test_usable_in_every_village_and_in_the_middle() -> None:
    """KF U1, U5."""
    here = table(auction("keywood"), screen="1 blue")
    tiles = {p.tile for p in legal_placements(here, 0) if p.kind == "use"}
    assert tiles == {"home_1", "home_2", "home_3", "keywood"}


def test_tile_that_waits_is_not_in_a_village_yet() -> None:
    """KF U1."""
    here = table(screen="1 blue")
    here["villages"][0] = {**HOMES[0], "waiting": [{"tile": "keywood", "face": "front"}]}
    assert not uses_of(here, "keywood")


@pytest.mark.parametrize("tile", sorted(t for t, facts in TILES.items() if not facts["usable"]))
def test_no_worker_on_what_only_scores(tile: str) -> None:
    """KF U2, K25."""
    face = " a" if tile.startswith("summer_boat") else ""
    assert not uses_of(table(auction(tile + face), screen="3 blue"), tile)
    shown = village("home_1 (0,0) r0", f"{tile} (0,-1) r0{face}")
    assert not uses_of(table(screen="3 blue", first=shown), tile)


def test_scoring_tiles_are_just_those_of_the_list() -> None:
    """KF U2."""
    autumn = {t for t, f in TILES.items() if f["group"] == "autumn" and not f["usable"]}
    assert autumn == {
        "barn", "blacksmith", "stone_yard", "timber_yard", "forge", "goldsmith", "sawmill",
        "sculptor", "well",
    }  # fmt: skip


def test_possible_sequences_of_uses() -> None:
    """KF U3, U4, K11, K12: found by playing them."""
    found: set[tuple[int, ...]] = set()

    def go_on(here: Position, so_far: tuple[int, ...]) -> None:
        for count in range(1, 10):
            if is_legal(here, 1, use("home_2", hand(RED, count))):
                found.add((*so_far, count))
                after = placed(here, 1, use("home_2", hand(RED, count)))
                after["screens"][1]["workers"]["red"] = 9
                go_on(after, (*so_far, count))

    go_on(table(screen=""), ())
    assert found == SEQUENCES


def test_later_user_follows_the_colour() -> None:
    """KF C2, C5, U3: owners too."""
    mine = village("home_1 (0,0) r0", on={"home_1": "1 red"}, last=1)
    here = table(screen="3 blue 4 red", first=mine)
    assert hands(here, "home_1") == {hand(RED, 2), hand(RED, 3), hand(RED, 4)}


def test_bid_binds_later_users() -> None:
    """KF C3."""
    here = table(auction("keywood", "1 red 2"), screen="3 blue 1 red")
    assert hands(here, "keywood") == {hand(RED, 1)}


def test_upgraded_tile_goes_on_counting() -> None:
    """KF G8, K14: uses 1 and 2 lie behind it."""
    mine = village("home_1 (0,0) r0 back", on={"home_1": "3 red"}, last=2)
    assert hands(table(screen="6 red 6 blue", first=mine), "home_1") == {hand(RED, 3)}


def test_group_of_four_does_not_fit_on_three() -> None:
    """KF U4, B6, K1."""
    mine = village("home_1 (0,0) r0", on={"home_1": "3 red"}, last=2)
    here = table(auction("keywood", "0 red 4", "1 red 5"), screen="", first=mine)
    assert not uses_of(here, "home_1")
    assert uses_of(here, "home_2") == {use("home_2", NONE, "keywood")}


def test_losing_group_goes_onto_the_very_tile() -> None:
    """KF B6, K64."""
    here = table(auction("keywood", "0 red 2", "1 red 3", on="1 red", last=1), screen="1 red")
    assert use("keywood", NONE, "keywood") in uses_of(here, "keywood")
    after = placed(here, 0, use("keywood", hand(RED, 1), "keywood"))
    place = after["auction"][0]
    assert place["workers"]["red"] == 4 and place["last_use"] == 3 and len(place["bids"]) == 1


def test_losing_group_comes_home_with_nothing_to_do() -> None:
    """KF U7, K24."""
    here = table(auction("keywood", "0 red 3", "1 red 4"), screen="")
    assert use("home_1", NONE, "keywood") in uses_of(here, "home_1")


def test_use_asks_for_what_it_says_and_no_more() -> None:
    """KF U7."""
    here = table(auction("keywood"), screen="2 red 1 saw")
    assert payments(here, "keywood") == {None}
    assert not is_legal(here, 0, use("keywood", hand(RED, 1), pays=("skill", "saw")))
    assert not is_legal(here, 0, use("keywood", hand(RED, 1), pays=("worker", "red")))


# Payments


def test_group_pays_the_peddler_whole() -> None:
    """KF B7, E6, K2."""
    here = table(auction("peddler"), auction("miner", "0 yellow 3", "1 yellow 4"), screen="1 blue")
    assert uses_of(here, "peddler") == {use("peddler", hand(BLUE, 1), pays=("group", "miner"))}
    after = placed(here, 0, use("peddler", hand(BLUE, 1), pays=("group", "miner")))
    assert [bid["seat"] for bid in after["auction"][1]["bids"]] == [1]


def test_group_has_one_destination() -> None:
    """KF B6, K3."""
    here = table(auction("peddler"), auction("miner", "0 yellow 3", "1 yellow 4"), screen="")
    assert not uses_of(here, "peddler")
    two = table(
        auction("peddler"),
        auction("miner", "0 yellow 3", "1 yellow 4"),
        auction("store", "0 yellow 1", "1 yellow 2"),
        screen="",
    )
    assert uses_of(two, "peddler") == {
        use("peddler", NONE, "miner", pays=("group", "store")),
        use("peddler", NONE, "store", pays=("group", "miner")),
    }


def test_paid_worker_is_besides_those_placed() -> None:
    """KF E6, K21."""
    assert not uses_of(table(auction("peddler"), screen="1 yellow"), "peddler")
    assert not uses_of(table(auction("peddler"), screen="2 blue"), "peddler")
    here = table(auction("peddler"), screen="3 yellow")
    assert hands(here, "peddler") == {hand(YELLOW, 1), hand(YELLOW, 2)}
    assert payments(here, "peddler") == {("worker", "yellow")}


@pytest.mark.parametrize(
    ("tile", "asked"),
    [
        ("peddler", {("worker", "yellow")}),
        ("store", {("worker", "blue")}),
        ("fair", {("worker", "red")}),
        ("tavern", {("worker", colour) for colour in ("blue", "red", "yellow", "green")}),
        ("mason", {("skill", "pickaxe")}),
        ("carpenter", {("skill", "saw")}),
        ("smelter", {("skill", "anvil")}),
        ("brewer", {("skill", skill) for skill in ("saw", "pickaxe", "anvil")}),
        ("hiring_fair", {("skill", skill) for skill in ("saw", "pickaxe", "anvil")}),
    ],
)
def test_what_each_tile_asks_for(tile: str, asked: set[Payment]) -> None:
    """KF E5, E6, K19, K22: the two faces ask for the same."""
    everything = "2 blue 2 red 2 yellow 2 green 1 saw 1 pickaxe 1 anvil"
    for face in ("", " back"):
        assert payments(table(auction(tile + face), screen=everything), tile) == asked


def test_skill_cannot_be_paid_with_another() -> None:
    """KF E5, U7."""
    assert not uses_of(table(auction("mason"), screen="2 red 3 saw 3 anvil"), "mason")


def test_winning_bid_never_pays() -> None:
    """KF B8."""
    here = table(auction("peddler"), auction("miner", "0 yellow 3"), screen="1 blue")
    assert not uses_of(here, "peddler")


def test_group_of_any_colour_pays_the_tavern() -> None:
    """KF E6."""
    here = table(auction("tavern"), auction("miner", "0 green 2", "1 green 3"), screen="1 blue")
    assert uses_of(here, "tavern") == {
        use("tavern", hand(BLUE, 1), pays=("group", "miner")),
        use("tavern", NONE, "miner", pays=("worker", "blue")),
    }


def test_own_losing_bid_on_the_used_tile_may_pay() -> None:
    """KF B7."""
    here = table(auction("tavern", "0 red 2", "1 red 3"), screen="1 red")
    assert use("tavern", hand(RED, 1), pays=("group", "tavern")) in uses_of(here, "tavern")


# 4b


def test_4b_mixes_colours_on_a_used_tile() -> None:
    """KF Y11, K45."""
    mine = village("home_1 (0,0) r0", "summer_boat_4b", on={"home_1": "1 red"}, last=1)
    here = table(screen="1 red 1 blue", first=mine)
    assert hands(here, "home_1") == {(1, 1, 0, 0)}
    after = placed(here, 0, use("home_1", (1, 1, 0, 0)))
    assert after["villages"][0]["tiles"][0]["colour"] == "red"
    assert hands(after, "home_1", seat=1) == {hand(RED, 3)}


def test_4b_on_a_tile_with_a_green_bid() -> None:
    """KF Y11, K10, K46."""
    here = table(auction("keywood", "1 green 1"), screen="1 red 1 blue", first=HOLDER_4B)
    assert hands(here, "keywood") == {(1, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 0)}
    after = placed(here, 0, use("keywood", (1, 1, 0, 0)))
    assert after["auction"][0]["colour"] == "green"
    assert not hands(after, "keywood", seat=1)


def test_4b_follows_the_rule_on_an_untouched_tile() -> None:
    """KF Y11, D32."""
    here = table(auction("keywood"), screen="1 red 1 blue", first=HOLDER_4B)
    assert hands(here, "keywood") == {hand(RED, 1), hand(BLUE, 1)}


def test_4b_combines_groups_of_different_colours() -> None:
    """KF Y11, K47."""
    here = table(
        auction("keywood", "1 green 1"),
        auction("miner", "0 red 2", "1 red 3"),
        auction("store", "0 blue 1", "1 blue 2"),
        screen="1 green",
        first=HOLDER_4B,
    )
    assert use("keywood", hand(GREEN, 1), "miner", "store") in uses_of(here, "keywood")
    assert not is_legal(here, 0, use("home_2", NONE, "miner", "store"))


def test_4b_is_for_uses_only_and_for_its_holder_only() -> None:
    """KF Y11, D30."""
    here = table(auction("keywood", "1 red 1"), screen="4 blue", first=HOLDER_4B)
    assert not [p for p in legal_placements(here, 0) if p.kind == "bid"]
    rival = position(
        auction("keywood", "0 green 1"),
        screens=["", "2 red", ""],
        villages=[HOLDER_4B, *HOMES[1:]],
    )
    assert not uses_of(rival, "keywood", seat=1)


def test_4b_keeps_to_six_workers() -> None:
    """KF U4, Y11."""
    mine = village("home_1 (0,0) r0", "summer_boat_4b", on={"home_1": "2 red"}, last=2)
    sizes = {sum(h) for h in hands(table(screen="3 blue 3 green", first=mine), "home_1")}
    assert sizes == {3, 4}


def test_4a_holder_uses_tiles_in_their_colour() -> None:
    """KF Y8."""
    holder = village("home_1 (0,0) r0", "summer_boat_4a")
    middle = auction("keywood", "0 red 3 lying", "1 blue 2")
    here = table(middle, screen="2 red 1 blue", first=holder)
    assert hands(here, "keywood") == {hand(BLUE, 1)}
