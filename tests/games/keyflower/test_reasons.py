"""Reasons for a turn of Keyflower: each is true of a small position."""

import pytest

from meeplewright.bots import term_reasons
from meeplewright.bots.reasons import TurnReason
from meeplewright.games.keyflower.bots import champion
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.reasons import reasons_of
from meeplewright.games.keyflower.term_reasons import reasons_from_terms
from tests.games.keyflower.rules.table import GAME, Table, position

TRIANGLE = "home_1 {home}; keywood (0,-1) r2 {keywood}; keystone_quarry (1,-1) r4 {quarry}"


def reasons(table: Table, *steps: str, by: int = 0) -> list[TurnReason]:
    """The reasons for these steps, which must be legal."""
    assert table.may(*steps, by=by), table.why(*steps, by=by)
    return reasons_of(table.state, by, [GAME.action_from_text(step) for step in steps])


def keys(found: list[TurnReason]) -> list[str]:
    return [reason.key.removeprefix("kf-reason-") for reason in found]


# Bids


def test_a_bid_names_the_player_whose_bid_was_winning() -> None:
    table = position(
        middle="keywood red:1 by 1, red:2 by 2", screens={0: "red 5", 1: "red 9", 2: "red 9"}
    )
    assert reasons(table, "bid:keywood", "workers:3,red") == [
        TurnReason("kf-reason-outbids", {"tile": "keywood"}, (2,)),
        TurnReason("kf-reason-spare", {"count": 2}),
    ]


def test_a_bid_is_safe_if_nobody_can_have_enough_workers() -> None:
    """KF B3: three against two behind each screen, whatever their colours are."""
    table = position(middle="keywood", screens={0: "red 3", 1: "blue 2", 2: "red 2"})
    assert keys(reasons(table, "bid:keywood", "workers:3,red")) == ["safe"]


def test_outbid_groups_can_join_a_bid() -> None:
    """KF B6: two behind the screen and two in an outbid group are enough against three."""
    table = position(
        middle="keywood; miner red:2 by 1, red:3 by 2", screens={0: "red 3", 1: "red 2", 2: "red 1"}
    )
    assert reasons(table, "bid:keywood", "workers:3,red") == [
        TurnReason("kf-reason-only", {}, (1,))
    ]


def test_only_those_who_may_have_enough_workers_can_outbid() -> None:
    table = position(middle="keywood", screens={0: "red 3", 1: "blue 4", 2: "red 3"})
    found = reasons(table, "bid:keywood", "workers:3,red")
    assert found == [TurnReason("kf-reason-only", {}, (1,))]


def test_a_winter_tile_brings_points_with_what_is_behind_the_screen() -> None:
    table = position(
        seats=2,
        season="winter",
        middle="key_market",
        screens={0: "green 4 red 1", 1: "red 9"},
        start=1,
    )
    found = reasons(table, "bid:key_market", "workers:1,red")
    assert found[0] == TurnReason("kf-reason-worth", {"tile": "key_market", "points": 8})


def test_a_turn_order_tile_is_about_boats_and_the_purple_worker() -> None:
    """KF S6: with two players the first tile shows the purple worker."""
    table = position(screens={0: "red 1", 1: "red 9"}, seats=2)
    assert reasons(table, "bid:turn_order_tile_1", "workers:1,red") == [
        TurnReason("kf-reason-order", {"number": 1}),
        TurnReason("kf-reason-purple"),
    ]


def test_a_summer_boat_is_named_with_its_face() -> None:
    table = position(middle="summer_boat_3 b red:1 by 1", screens={0: "red 2", 1: "red 9"}, seats=2)
    found = reasons(table, "bid:summer_boat_3", "workers:2,red")
    assert found == [TurnReason("kf-reason-outbids", {"tile": "summer_boat_3b"}, (1,))]


def test_green_workers_bind_a_tile_to_green() -> None:
    """KF C2"""
    table = position(middle="keywood", screens={0: "green 1 red 1", 1: "red 9"}, seats=2)
    bound = TurnReason("kf-reason-green", {"tile": "keywood"})
    assert bound in reasons(table, "bid:keywood", "workers:1,green")
    assert bound not in reasons(table, "bid:keywood", "workers:1,red")
    assert bound in reasons(table, "use:keywood", "workers:1,green")


# Uses


def test_a_use_brings_resources() -> None:
    table = position(middle="woodcutter", screens={0: "red 1"})
    assert reasons(table, "use:woodcutter", "workers:1,red") == [
        TurnReason("kf-reason-gains", {"resource": "wood", "count": 2})
    ]


def test_a_use_in_the_own_village_gets_its_workers_back() -> None:
    """KF Z4"""
    table = position(villages={0: "woodcutter (0,-1) r0 back"}, screens={0: "red 1"})
    assert reasons(table, "use:woodcutter", "workers:1,red") == [
        TurnReason("kf-reason-gains", {"resource": "mixed", "count": 2}),
        TurnReason("kf-reason-returns"),
    ]


def test_a_use_draws_no_more_than_there_is() -> None:
    """KF E8"""
    table = position(middle="alehouse back", screens={0: "red 1"})
    drawn = TurnReason("kf-reason-draws-workers", {"count": 2})
    assert reasons(table, "use:alehouse", "workers:1,red") == [drawn]
    scarce = position(middle="alehouse back", screens={0: "red 1"}, bag="red 1")
    drawn = TurnReason("kf-reason-draws-workers", {"count": 1})
    assert reasons(scarce, "use:alehouse", "workers:1,red") == [drawn]
    skills = position(middle="apprentice_hall", screens={0: "red 1"})
    drawn = TurnReason("kf-reason-draws-skills", {"count": 1})
    assert reasons(skills, "use:apprentice_hall", "workers:1,red") == [drawn]


def test_a_use_that_pays_a_worker_brings_a_green_one() -> None:
    """KF E4"""
    table = position(middle="peddler", screens={0: "yellow 2"})
    assert reasons(table, "use:peddler", "workers:1,yellow", "pay_worker:yellow") == [
        TurnReason("kf-reason-takes-green", {"count": 1})
    ]


def test_a_tile_on_which_no_further_use_fits_is_closed() -> None:
    """KF U3, U4: three workers and four more are too many."""
    table = position(middle="woodcutter", screens={0: "red 4"})
    assert "full" in keys(reasons(table, "use:woodcutter", "workers:4,red"))
    assert "full" not in keys(reasons(table, "use:woodcutter", "workers:2,red"))


# Transport


def test_an_upgrade_brings_the_printed_points() -> None:
    village = TRIANGLE.format(home="wood=1 stone=1", keywood="", quarry="")
    table = position(villages={0: village}, screens={0: "red 1"})
    found = reasons(table, "use:home_1", "workers:1,red", "upgrade:home_1,1100,-", "finish")
    assert found[0] == TurnReason("kf-reason-upgrade", {"tile": "home_1", "points": 5})


def test_resources_are_moved_where_an_upgrade_needs_them() -> None:
    """KF G6"""
    village = TRIANGLE.format(home="{home}", keywood="wood=1", quarry="")
    carry = ("use:stable", "workers:1,red", "carry:wood,keywood,home_1", "finish")
    for home, key in (("", "needed"), ("stone=1", "ready"), ("wood=1 stone=1", None)):
        table = position(
            middle="stable", villages={0: village.format(home=home)}, screens={0: "red 1"}
        )
        found = reasons(table, *carry)
        if key is None:
            assert not {"needed", "ready"} & {*keys(found)}
        else:
            assert found == [TurnReason(f"kf-reason-{key}", {"tile": "home_1"})]


def test_resources_on_a_storage_tile_score() -> None:
    """KF F5"""
    village = "home_1 wood=1 stone=1; timber_yard (0,-1) r1"
    table = position(middle="stable", villages={0: village}, screens={0: "red 1"})
    use = ("use:stable", "workers:1,red")
    assert reasons(table, *use, "carry:wood,home_1,timber_yard", "finish") == [
        TurnReason("kf-reason-stores", {"tile": "timber_yard", "points": 2})
    ]
    assert "stores" not in keys(reasons(table, *use, "carry:stone,home_1,timber_yard", "finish"))


# The end of a season


def test_a_pass_keeps_workers_and_the_last_one_ends_the_season() -> None:
    """KF T5"""
    middle = "keywood red:2 by 0; miner red:1 by 1"
    table = position(middle=middle, screens={0: "red 4"}, passes=0)
    assert reasons(table, "pass") == [
        TurnReason("kf-reason-leads", {"count": 1}),
        TurnReason("kf-reason-keeps", {"count": 4}),
    ]
    last = position(middle=middle, screens={0: "red 4"}, passes=2)
    assert reasons(last, "pass")[0] == TurnReason("kf-reason-ends", {"count": 1})
    winter = position(season="winter", screens={0: "red 4"}, passes=0)
    assert not {"leads", "keeps", "ends"} & {*keys(reasons(winter, "pass"))}


def test_a_boat_brings_its_cargo_and_in_winter_its_points() -> None:
    """KF Z5.3, Z5.4"""
    table = position(seats=2, boats={"keyflower": "red 3 saw 1"})
    table.pass_all()
    assert reasons(table, "boat:keyflower") == [
        TurnReason("kf-reason-boat-workers", {"count": 3}),
        TurnReason("kf-reason-boat-skills", {"count": 1}),
    ]
    winter = position(seats=2, season="winter")
    winter.pass_all()
    worth = TurnReason("kf-reason-worth", {"tile": "keyflower", "points": 1})
    assert reasons(winter, "boat:keyflower") == [worth]


def test_a_tile_is_placed_for_its_roads_and_points() -> None:
    """KF F2: a turn order tile scores its neighbours."""
    table = position(
        season="winter", phase="village", waiting={0: "turn_order_tile_1; keywood"}, seats=2
    )
    assert reasons(table, "pick:keywood", "lay:0,-1,0") == [
        TurnReason("kf-reason-roads", {"count": 1})
    ]
    found = reasons(table, "pick:turn_order_tile_1", "lay:0,-1,3")
    assert found[0] == TurnReason("kf-reason-place", {"points": 1})


def test_chosen_winter_tiles_are_told_by_their_worth_to_the_seat() -> None:
    table = position(
        seats=2,
        season="winter",
        phase="winter",
        start=1,
        hands={0: "key_market keythedral scholar", 1: "windmill"},
        screens={0: "green 3", 1: "blue 9 | saw 3"},
    )
    assert reasons(table, "winter:key_market,keythedral,scholar") == [
        TurnReason("kf-reason-worth", {"tile": "keythedral", "points": 12}),
        TurnReason("kf-reason-worth", {"tile": "key_market", "points": 6}),
    ]


def test_the_rest_of_a_turn_has_reasons_too() -> None:
    """After a draft of the tile, a hint is about the workers."""
    table = position(middle="woodcutter", screens={0: "red 1"})
    table.do("use:woodcutter")
    assert keys(reasons(table, "workers:1,red")) == ["gains"]


def test_transport_alone_says_nothing_about_the_workers_placed_before() -> None:
    table = position(screens={0: "red 6"})
    table.do("use:home_1", "workers:6,red")
    assert reasons(table, "finish") == []


# The terms of the evaluation


def terms_of(*steps: str) -> list[str]:
    """What the evaluation says about these steps in spring."""
    table = position(middle="keywood; woodcutter", screens={0: "blue 5", 1: "red 5"})
    actions = [GAME.action_from_text(step) for step in steps]
    found = reasons_from_terms(table.state.table, 0, actions)
    return [str(reason.arguments["kind"]) for reason in found if reason.key == "kf-reason-grows"]


def test_a_bid_can_bring_a_tile_that_is_of_use_and_makes_upgrades_easier() -> None:
    assert terms_of("bid:keywood", "workers:1,blue") == ["uses", "upgrades"]


def test_the_correction_of_the_network_is_a_reason_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(term_reasons, "MOST", 9)
    use = ("use:woodcutter", "workers:1,blue")
    assert "together" in terms_of(*use)
    monkeypatch.setattr(champion, "evaluation", Evaluation)
    assert "together" not in terms_of(*use)
