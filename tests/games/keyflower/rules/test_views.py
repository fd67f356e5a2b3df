"""What each seat and a spectator can know (KF H)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from .table import GAME, Table, begun, played, position, random_step

Json = dict[str, Any]


def view(table: Table, seat: int | None) -> Json:
    return table.state.view(seat).to_json()


def views(table: Table) -> Iterator[tuple[int | None, Json]]:
    for seat in (None, *range(table.state.seats)):
        yield seat, view(table, seat)


# Hidden


def test_only_the_owner_looks_behind_a_screen() -> None:
    """KF H1: colours of workers and types of skills."""
    table = position(screens={0: "blue 3 | saw 1", 1: "red 2"})
    for seat, form in views(table):
        for other in range(3):
            assert ("own_workers" in form["screens"][other]) is (other == seat)
            assert ("own_skills" in form["screens"][other]) is (other == seat)
    own = view(table, 0)["screens"][0]
    assert own["own_workers"] == {"blue": 3, "red": 0, "yellow": 0, "green": 0}
    assert own["own_skills"] == {"saw": 1, "pickaxe": 0, "anvil": 0}


def test_two_screens_that_differ_only_in_colours_look_alike() -> None:
    """KF H1: for everyone else, with the bag exchanged accordingly."""
    one = position(screens={0: "blue 3 red 1 | saw 2"})
    two = position(screens={0: "yellow 4 | anvil 1 pickaxe 1"})
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
    assert view(one, 0) != view(two, 0)


def test_winter_tiles_in_hand_are_the_owners_secret() -> None:
    """KF H2"""
    one = position(hands={0: "jeweller scholar", 1: "scribes"})
    two = position(hands={0: "windmill watermill", 1: "scribes"})
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
    assert view(one, 0)["winter"][0]["dealt_tiles"] == ["jeweller", "scholar"]


def winter_chosen(*chosen: str, hands: dict[int, str]) -> Table:
    table = position(season="winter", phase="winter", hands=hands)
    for seat, tiles in enumerate(chosen):
        table.do(f"winter:{tiles}", by=seat)
    return table


def test_unchosen_winter_tiles_stay_hidden_for_ever() -> None:
    """KF H2: from everyone but their owner."""
    last = {1: "scribes", 2: "key_guild"}
    one = winter_chosen("jeweller", "scribes", "key_guild", hands={0: "jeweller scholar"} | last)
    two = winter_chosen("jeweller", "scribes", "key_guild", hands={0: "jeweller windmill"} | last)
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
    assert view(one, 0)["winter"][0]["dealt_tiles"] == ["jeweller", "scholar"]


def test_nobody_learns_who_contributed_which_winter_tile() -> None:
    """KF H2: seats 0 and 1 with exchanged tiles look the same to seat 2."""
    one = winter_chosen(
        "jeweller", "scribes", "key_guild", hands={0: "jeweller", 1: "scribes", 2: "key_guild"}
    )
    two = winter_chosen(
        "scribes", "jeweller", "key_guild", hands={0: "scribes", 1: "jeweller", 2: "key_guild"}
    )
    assert view(one, 2) == view(two, 2)
    assert view(one, None) == view(two, None)
    assert [one.owner(tile) for tile in ("jeweller", "scribes", "key_guild")] == [None] * 3


def test_bag_and_pile_and_coming_tiles_are_only_numbers() -> None:
    """KF H3: no view has their contents or names an unseen tile."""
    table = begun(3)
    unseen = [name for name in ("store", "summer_boat_1", "inn") if table.place(name) == "unseen"]
    for seat, form in views(table):
        assert "bag" not in form and "pile" not in form
        text = str(without_winter(form, seat))
        assert not [name for name in unseen if f"'{name}'" in text]


def without_winter(form: Json, seat: int | None) -> Json:
    return form if seat is None else {key: form[key] for key in form if key != "winter"}


def test_the_face_of_a_summer_boat_is_not_known_before_it_is_laid_out() -> None:
    """KF H3, A4: it is not decided either."""
    table = position(season="spring")
    table.pass_all()
    table.take_boats()
    assert "'summer_boat_1'" not in str(view(table, 0))
    assert {"face:a", "face:b"} & set(table.draws()) == set()


@pytest.mark.parametrize(("tile", "one", "two"), [
    ("alehouse", "worker:red", "worker:blue"),
    ("apprentice_hall", "skill:saw", "skill:anvil"),
])  # fmt: skip
def test_a_draw_is_seen_by_the_one_who_draws(tile: str, one: str, two: str) -> None:
    """KF H4: the others see that something was drawn."""
    table = position(middle=tile, screens={0: "yellow 1"})
    table.do(f"use:{tile}", "workers:1,yellow")
    after = [table.copy(), table.copy()]
    events = [after[0].draw(one)[0], after[1].draw(two)[0]]
    for seat in (None, 1, 2):
        assert view(after[0], seat) == view(after[1], seat)
        assert events[0].seen_by(seat) == events[1].seen_by(seat)
        assert view(after[0], seat) != view(table, seat)
    assert view(after[0], 0) != view(after[1], 0)
    assert events[0].seen_by(0) == events[0]


@pytest.mark.parametrize("tile", ["brewer", "hiring_fair"])
def test_the_type_of_a_skill_paid_face_down_is_hidden(tile: str) -> None:
    """KF H5: Brewer and Hiring fair."""
    table = position(middle=tile, screens={0: "red 1 | saw 1 anvil 1"})
    table.do(f"use:{tile}", "workers:1,red")
    one, two = table.copy(), table.copy()
    events = [one.do("pay_skill:saw")[0], two.do("pay_skill:anvil")[0]]
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
        assert events[0].seen_by(seat) == events[1].seen_by(seat)
    assert view(one, 0) != view(two, 0)


@pytest.mark.parametrize(
    ("tile", "paid"), [("barn (0,-1) r0", "0000"), ("inn (0,-1) r0 wood=1", "1000")]
)
def test_the_type_of_a_skill_paid_for_an_upgrade_with_any_is_hidden(tile: str, paid: str) -> None:
    """KF H5: Barn and Inn."""
    name = tile.split()[0]
    table = position(villages={0: tile}, screens={0: "red 1 | saw 1 anvil 1"})
    table.do("use:home_1", "workers:1,red")
    one, two = table.copy(), table.copy()
    events = [
        each.do(f"upgrade:{name},{paid},{skill}")[0]
        for each, skill in ((one, "saw"), (two, "anvil"))
    ]
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
        assert events[0].seen_by(seat) == events[1].seen_by(seat)
    assert view(one, 0) != view(two, 0)


def test_the_type_of_a_skill_is_known_where_the_tile_names_it() -> None:
    """KF H5: the Carpenter's saw; so the others know what is left."""
    table = position(middle="carpenter", screens={0: "red 1 | saw 2"})
    table.at.known_skills[0] = 2
    table.do("use:carpenter", "workers:1,red", "pay_skill:saw")
    assert view(table, 1)["screens"][0]["known_skills"]["saw"] == [1, 1]


def test_a_seat_remembers_its_own_face_down_payment() -> None:
    """KF H5: it knows that a saw more is in the pile; the others know only of one tile."""
    table = position(middle="brewer", screens={0: "red 1 | saw 1 anvil 1"}, bag="red 2")
    for observer in range(7):  # as if the pile were known: fifteen saws, sixteen, fifteen
        for skill, number in enumerate((15, 16, 15)):
            table.at.known_pile[2 * (observer * 3 + skill)] = number
            table.at.known_pile[2 * (observer * 3 + skill) + 1] = number
    table.do("use:brewer", "workers:1,red", "pay_skill:saw")
    assert view(table, 0)["known"]["pile"] == {
        "saw": [16, 16],
        "pickaxe": [16, 16],
        "anvil": [15, 15],
    }
    for seat in (None, 1, 2):
        known = view(table, seat)["known"]["pile"]
        assert known == {"saw": [15, 16], "pickaxe": [16, 17], "anvil": [15, 16]}


def test_the_choice_of_winter_tiles_is_secret_until_all_have_chosen() -> None:
    """KF H6"""
    table = position(
        season="winter", phase="winter", hands={0: "jeweller scholar", 1: "scribes", 2: "windmill"}
    )
    one, two = table.copy(), table.copy()
    events = [one.do("winter:jeweller", by=0)[0], two.do("winter:jeweller,scholar", by=0)[0]]
    for seat in (None, 1, 2):
        assert view(one, seat) == view(two, seat)
        assert events[0].seen_by(seat) == events[1].seen_by(seat)
    assert [each["has_chosen"] for each in view(one, 1)["winter"]] == [True, False, False]
    assert view(one, 1)["auction"] == []


def test_everybody_knows_who_is_still_to_choose_winter_tiles() -> None:
    """KF H6: a seat that has chosen is no longer asked, also in the others' views."""
    hands = {0: "jeweller", 1: "scribes", 2: "windmill"}
    table = position(season="winter", phase="winter", hands=hands)
    table.do("winter:jeweller", by=0)
    for seat, form in views(table):
        assert form["to_act"] == table.state.to_act == 1
        assert GAME.view_from_json(form) == table.state.view(seat)


def test_villages_are_built_in_the_open() -> None:
    """KF H6: every tile is visible as soon as it is placed."""
    table = position(phase="village", waiting={0: "stable", 1: "store"})
    table.do("pick:stable", "lay:0,-1,0", by=0)
    tiles = view(table, 1)["villages"][0]["tiles"]
    assert [(each["tile"], each["q"], each["r"], each["turn"]) for each in tiles][1:] == [
        ("stable", 0, -1, 0)
    ]


# Public


PUBLIC = (
    "villages", "auction", "turn_order", "boats", "supply", "green_supply", "bag_count",
    "pile_count", "start_player", "passes", "season", "to_act", "player", "box",
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sees_the_same_open_table(seats: int) -> None:
    """KF H7 to H9: villages, bids, workers on tiles, cargo, supply, numbers, all as they are."""
    for until in (150, 250, 400):
        table = played(seats, seats, until)
        full = table.state.to_json()
        for _, form in views(table):
            assert {key: form[key] for key in PUBLIC} == {key: full[key] for key in PUBLIC}


def test_bids_are_seen_with_colour_owner_and_lying() -> None:
    """KF H7"""
    table = position(middle="keywood blue:2 by 1, red:3 by 0 lying, on blue:1", holds={0: "4a"})
    (row,) = view(table, None)["auction"]
    assert row["bids"] == [
        {"seat": 0, "colour": "red", "count": 3, "lying": True},
        {"seat": 1, "colour": "blue", "count": 2, "lying": False},
    ]
    assert (row["colour"], row["workers"]["blue"], row["last_use"]) == ("blue", 1, 1)


def test_what_is_taken_from_a_boat_is_known() -> None:
    """KF H8"""
    table = position(boats={"keyflower": "blue 2 red 1 | saw 1"}, screens={0: "yellow 1"})
    table.pass_all()
    table.take_boats("keyflower")
    screen = view(table, 1)["screens"][0]
    assert screen["known_workers"] == {
        "blue": [2, 3],
        "red": [1, 2],
        "yellow": [0, 1],
        "green": [0, 1],
    }
    assert screen["known_skills"]["saw"] == [1, 1]


def test_supplies_and_the_numbers_in_bag_and_pile_are_open() -> None:
    """KF H9"""
    table = position(screens={0: "red 3 green 1 | saw 2"}, villages={0: "home_1 wood=2"})
    for _, form in views(table):
        assert form["supply"] == {"wood": 22, "stone": 24, "iron": 24, "gold": 48}
        assert (form["green_supply"], form["bag_count"], form["pile_count"]) == (19, 117, 46)


def test_the_number_of_winter_tiles_chosen_is_open_once_all_have_chosen() -> None:
    """KF H10"""
    hands = {0: "jeweller scholar", 1: "scribes", 2: "windmill watermill"}
    table = winter_chosen("jeweller,scholar", "scribes", "windmill", hands=hands)
    assert [each["chosen"] for each in view(table, None)["winter"]] == [2, 1, 1]


def test_workers_coming_back_and_payments_are_seen() -> None:
    """KF H11: losing bids, villages, won tiles; and a worker paid."""
    table = position(
        middle="keywood red:1 by 0, red:2 by 1, on red:3; store on yellow:1",
        villages={0: "home_1 on green:2"},
        screens={2: "yellow 2 blue 1"},
        player=2,
    )
    table.do("use:store", "workers:2,yellow")
    event = table.do("pay_worker:blue")[0]
    assert event.seen_by(0) == event
    table.pass_all()
    known = [view(table, None)["screens"][seat]["known_workers"] for seat in range(3)]
    assert (known[0]["red"], known[0]["green"]) == ([1, 1], [2, 2])
    assert known[1]["red"] == [3, 3]
    assert known[2]["green"] == [1, 1]


def test_numbers_behind_screens_are_open_and_contents_are_not() -> None:
    """KF H12"""
    table = position(screens={0: "blue 3 red 1 | saw 2", 1: "green 1"})
    for _, form in views(table):
        assert [(each["workers"], each["skills"]) for each in form["screens"]] == [
            (4, 2),
            (1, 0),
            (0, 0),
        ]


def test_points_are_not_part_of_a_view() -> None:
    """KF H13: they would tell what is behind the screens."""
    table = position(villages={0: "home_1 gold=3"})
    for _, form in views(table):
        assert "points" not in form


def test_when_the_game_is_over_all_screens_are_open() -> None:
    """KF H13, H2: for everyone; only the winter tiles that nobody chose stay hidden."""
    screens = {0: "red 2 | saw 1", 1: "blue 3 green 1", 2: "| anvil 2"}
    hands = {0: "scribes scholar", 1: "jeweller", 2: "windmill"}
    table = position(season="winter", phase="over", screens=screens, hands=hands)
    for seat, form in views(table):
        for other, screen in enumerate(form["screens"]):
            shown = {**screen["own_workers"], **screen["own_skills"]}
            assert {name: count for name, count in shown.items() if count} == table.screen(other)
        assert ("scribes" in str(form)) == (seat == 0)


def test_what_the_open_screens_leave_over_is_in_the_bag_and_the_pile() -> None:
    """KF H13: a view of the end is filled in with the real state, and read as it was written."""
    rng = Random(5)
    state = GAME.start(3)
    while state.to_act is not None:
        random_step(state, rng)
    for seat in (None, 0, 1, 2):
        seen = state.view(seat)
        assert GAME.view_from_json(seen.to_json()) == seen
        filled = GAME.determinize(seen, rng).to_json()
        for part in ("screens", "bag", "pile"):
            assert filled[part] == state.to_json()[part]
