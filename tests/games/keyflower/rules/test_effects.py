"""What tiles do when they are used (KF E)."""

import pytest

from meeplewright.games.keyflower.rules.tiles import RESOURCES, TILES

from .table import Table, position

PRODUCERS = [
    (tile.name, face.name)
    for tile in TILES
    for face in tile.faces
    if any(face.gain) and face.pay_skill < 0
]


def used(tile: str, face: str = "front", has: str = "red 1", **more: str) -> Table:
    """Seat 0 has just used this tile of the auction with one red worker."""
    table = position(middle=f"{tile} {face}", screens={0: has}, **more)  # type: ignore[arg-type]
    table.do(f"use:{tile}", "workers:1,red")
    return table


# Resources


@pytest.mark.parametrize(("tile", "face"), PRODUCERS)
def test_every_producing_face_gives_what_it_shows(tile: str, face: str) -> None:
    """KF E1: from the supply."""
    table = used(tile, face)
    shown = TILES[[each.name for each in TILES].index(tile)]
    gain = shown.faces[0 if face == "front" else 1].gain
    wanted = {kind: count for kind, count in zip(RESOURCES, gain, strict=True) if count}
    assert table.resources("home_1") == wanted
    full = {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
    assert table.supply() == {kind: full[kind] - wanted.get(kind, 0) for kind in RESOURCES}


def test_goods_made_in_the_own_village_lie_on_the_tile() -> None:
    """KF E1"""
    table = position(villages={0: "miner (0,-1) r0"}, screens={0: "red 1"})
    table.do("use:miner", "workers:1,red")
    assert (table.resources("miner"), table.resources("home_1")) == ({"iron": 2}, {})


def test_goods_made_in_another_village_lie_on_the_users_home() -> None:
    """KF E1"""
    table = position(villages={1: "miner (0,-1) r0"}, screens={0: "red 1"})
    table.do("use:miner", "workers:1,red")
    assert table.resources("home_1") == {"iron": 2}
    assert (table.resources("miner"), table.resources("home_2")) == ({}, {})


def test_goods_made_on_an_auction_tile_lie_on_the_users_home() -> None:
    """KF E1: even if the user is winning it."""
    table = position(middle="miner red:2 by 0", screens={0: "red 1"})
    table.do("use:miner", "workers:1,red")
    assert (table.resources("home_1"), table.resources("miner")) == ({"iron": 2}, {})


# Draws


@pytest.mark.parametrize(("face", "number"), [("front", 1), ("back", 2)])
def test_skills_are_drawn_at_random_behind_the_screen(face: str, number: int) -> None:
    """KF E2: Apprentice hall."""
    table = used("apprentice_hall", face)
    assert table.draws() == {"skill:saw": 16, "skill:pickaxe": 16, "skill:anvil": 16}
    for _ in range(number):
        assert table.phase == "draw"
        table.draw("skill:saw")
    assert (table.screen(0), table.pile()["saw"]) == ({"saw": number}, 16 - number)
    assert table.seat == 1


@pytest.mark.parametrize(
    ("tile", "face", "number"),
    [("alehouse", "front", 1), ("alehouse", "back", 2), ("inn", "front", 1), ("inn", "back", 3)],
)
def test_workers_are_drawn_at_random_from_the_bag(tile: str, face: str, number: int) -> None:
    """KF E3"""
    table = used(tile, face)
    for drawn in range(number):
        assert table.draws()["worker:blue"] == 40 - drawn
        table.draw("worker:blue")
    assert (table.screen(0), table.seat) == ({"blue": number}, 1)


def test_green_workers_in_the_bag_can_be_drawn() -> None:
    """KF E3: and only those in the bag, not those in the supply."""
    assert "worker:green" not in used("alehouse").draws()
    assert used("alehouse", bag="red 3 green 2").draws() == {"worker:red": 3, "worker:green": 2}


@pytest.mark.parametrize(("tile", "colour"), [("peddler", "yellow"), ("store", "blue")])
@pytest.mark.parametrize(("face", "number"), [("front", 1), ("back", 2)])
def test_green_workers_come_from_the_visible_supply(
    tile: str, colour: str, face: str, number: int
) -> None:
    """KF E4"""
    table = used(tile, face, f"red 1 {colour} 1")
    table.do(f"pay_worker:{colour}")
    assert (table.screen(0), table.green) == ({"green": number}, 20 - number)


def test_green_workers_are_never_searched_for_in_the_bag() -> None:
    """KF E4: one is left in the supply, three are in the bag; one comes."""
    table = position(
        middle="fair back", screens={0: "red 2"}, green=1, bag="green 3 red 1", season="autumn"
    )
    table.do("use:fair", "workers:1,red", "pay_worker:red")
    assert (table.screen(0), table.green) == ({"green": 1}, 0)
    assert table.bag() == {"green": 3, "red": 2}


# Payments


@pytest.mark.parametrize(
    ("tile", "skill", "made"),
    [("carpenter", "saw", "wood"), ("mason", "pickaxe", "stone"), ("smelter", "anvil", "iron")],
)
def test_a_named_skill_is_paid_to_the_pile(tile: str, skill: str, made: str) -> None:
    """KF E5: the front makes three of its kind, the back three gold."""
    for face, kind in (("front", made), ("back", "gold")):
        table = used(tile, face, "red 1 | saw 1 pickaxe 1 anvil 1")
        assert table.legal() == {f"pay_skill:{skill}"}
        before = table.pile()[skill]
        table.do(f"pay_skill:{skill}")
        assert table.pile()[skill] == before + 1
        assert table.resources("home_1") == {kind: 3}
        assert skill not in table.screen(0)


@pytest.mark.parametrize(
    ("tile", "face", "drawn"),
    [
        ("brewer", "front", ["worker:red"] * 2),
        ("brewer", "back", ["worker:red"] * 3),
        ("hiring_fair", "front", ["skill:anvil"] * 2),
        ("hiring_fair", "back", ["skill:anvil"] * 3),
    ],
)
def test_any_skill_pays_the_brewer_and_the_hiring_fair(
    tile: str, face: str, drawn: list[str]
) -> None:
    """KF E5"""
    table = used(tile, face, "red 1 | saw 1 pickaxe 1")
    assert table.legal() == {"pay_skill:saw", "pay_skill:pickaxe"}
    table.do("pay_skill:saw")
    table.draw(*drawn)
    assert table.seat == 1
    assert table.pile()["saw"] == 16
    assert "saw" not in table.screen(0)


def test_the_skill_paid_at_the_hiring_fair_cannot_come_back_at_once() -> None:
    """KF E5: it is mixed in only after the draw."""
    table = used("hiring_fair", has="red 1 | saw 1", pile="anvil 4")
    table.do("pay_skill:saw")
    assert table.draws() == {"skill:anvil": 4}
    table.draw("skill:anvil", "skill:anvil")
    assert table.pile() == {"saw": 1, "anvil": 2}


@pytest.mark.parametrize(
    ("tile", "colour"), [("peddler", "yellow"), ("store", "blue"), ("fair", "red")]
)
def test_a_worker_of_the_colour_is_paid_besides_those_placed(tile: str, colour: str) -> None:
    """KF E6: from behind the screen, into the bag."""
    table = used(tile, has="blue 1 red 2 yellow 1 green 1")
    assert table.legal() == {f"pay_worker:{colour}"}
    before = table.bag()[colour]
    table.do(f"pay_worker:{colour}")
    assert table.bag()[colour] == before + 1


def test_the_tavern_takes_any_colour_and_any_losing_group() -> None:
    """KF E6, B7"""
    table = position(
        middle="tavern; keywood blue:2 by 0, blue:3 by 1", screens={0: "red 1 yellow 1 green 1"}
    )
    table.do("use:tavern", "workers:1,red")
    assert table.legal() == {"pay_worker:yellow", "pay_worker:green", "pay_group:keywood"}


def test_the_payment_of_the_tavern_goes_in_after_the_draw() -> None:
    """KF E6: it cannot make up for a shortage."""
    table = used("tavern", "back", "red 1 blue 1", bag="yellow 2")
    table.do("pay_worker:blue")
    assert table.draws() == {"worker:yellow": 2}
    table.draw("worker:yellow", "worker:yellow")
    assert (table.phase, table.bag(), table.screen(0)) == ("turn", {"blue": 1}, {"yellow": 2})


def test_a_group_paid_at_the_tavern_goes_in_after_the_draw_too() -> None:
    """KF E6, B7"""
    table = position(
        middle="tavern; keywood blue:2 by 0, blue:3 by 1", screens={0: "red 1"}, bag="red 1"
    )
    table.do("use:tavern", "workers:1,red", "pay_group:keywood")
    assert table.draws() == {"worker:red": 1}
    table.draw("worker:red")
    assert table.bag() == {"blue": 2}


# Choice, shortage, payments


def test_the_workshop_gives_one_of_three() -> None:
    """KF E7: chosen among those in stock."""
    table = used("workshop")
    assert table.legal() == {"choose:wood", "choose:stone", "choose:iron"}
    table.do("choose:stone")
    assert (table.resources("home_1"), table.seat) == ({"stone": 1}, 1)
    assert used("workshop", supply="stone 2 iron 1").legal() == {"choose:stone", "choose:iron"}


def test_the_back_of_the_workshop_gives_all_three() -> None:
    """KF E7"""
    assert used("workshop", "back").resources("home_1") == {"wood": 1, "stone": 1, "iron": 1}


def test_whatever_is_short_the_user_gets_what_is_there() -> None:
    """KF E8: resources, skills, workers, green workers."""
    assert used("miner", supply="iron 1 gold 9").resources("home_1") == {"iron": 1}
    skills = used("apprentice_hall", "back", pile="saw 1")
    skills.draw("skill:saw")
    assert (skills.phase, skills.screen(0)) == ("turn", {"saw": 1})
    workers = used("alehouse", "back", bag="red 1")
    workers.draw("worker:red")
    assert (workers.phase, workers.screen(0)) == ("turn", {"red": 1})
    green = position(middle="peddler back", screens={0: "red 1 yellow 1"}, green=1)
    green.do("use:peddler", "workers:1,red", "pay_worker:yellow")
    assert (green.phase, green.screen(0)) == ("turn", {"green": 1})


def test_nothing_is_drawn_from_an_empty_bag_or_pile() -> None:
    """KF E8, U7"""
    assert used("alehouse", bag="").seat == 1
    assert used("apprentice_hall", pile="").seat == 1


@pytest.mark.parametrize(
    ("tile", "face", "steps", "upgrades"),
    [
        ("home_1", "front", 1, 1),
        ("home_1", "back", 2, 1),
        ("stable", "front", 2, 1),
        ("stable", "back", 4, 2),
        ("farrier", "front", 3, 1),
        ("farrier", "back", 5, 2),
        ("wainwright", "front", 4, 2),
        ("wainwright", "back", 6, 2),
    ],
)
def test_transport_tiles_give_steps_and_upgrades(
    tile: str, face: str, steps: int, upgrades: int
) -> None:
    """KF E9"""
    home = tile == "home_1"
    table = position(
        villages={0: f"home_1 {face}"} if home else {},
        middle="" if home else f"{tile} {face}",
        screens={0: "red 1"},
    )
    table.do(f"use:{tile}", "workers:1,red")
    assert (table.phase, table.at.steps, table.at.upgrades) == ("transport", steps, upgrades)


def test_resources_paid_for_an_upgrade_return_to_the_supply() -> None:
    """KF E10"""
    table = position(villages={0: "home_1 wood=1 stone=1"}, screens={0: "red 1"})
    assert table.supply()["wood"] == 23
    table.do("use:home_1", "workers:1,red", "upgrade:home_1,1100,-", "finish")
    assert (table.supply()["wood"], table.supply()["stone"]) == (24, 24)


def test_spent_green_workers_go_into_the_bag() -> None:
    """KF E10: those of a winning bid, and those on a tile nobody wins."""
    table = position(middle="keywood green:2 by 0; miner on green:1")
    green = table.green
    table.pass_all()
    assert (table.green, table.bag()["green"]) == (green, 3)
