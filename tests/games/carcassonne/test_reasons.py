"""Reasons for a turn of Carcassonne: each is true of a small position."""

from meeplewright.bots.reasons import TurnReason
from meeplewright.core import Action
from meeplewright.games.carcassonne import Follower, Place
from meeplewright.games.carcassonne.reasons import reasons_of
from tests.games.carcassonne.rules.table import (
    COLOURS,
    Table,
    position,
    spot_named,
    with_tile_in_hand,
)

NO_FOLLOWER = Follower(None, None)
RED, BLUE, YELLOW = range(3)


def reasons(
    table: Table,
    tile: str,
    at: tuple[int, int],
    turn: int = 0,
    by: str = "red",
    follower: str | None = None,
) -> list[TurnReason]:
    """The reasons for this whole turn."""
    seat = COLOURS.index(by)
    state = with_tile_in_hand(table.state, tile, seat)
    place = state.require(seat, Place(tile, at[0], at[1], turn))
    after = state.copy()
    after.apply(seat, place)
    stand: Action = NO_FOLLOWER if follower is None else spot_named(tile, turn, follower)
    return reasons_of(state, seat, [place, after.require(seat, stand)])


def keys(found: list[TurnReason]) -> list[str]:
    return [reason.key.removeprefix("cc-reason-") for reason in found]


def test_a_completed_city_scores_and_its_follower_returns() -> None:
    table = position("(0,0):E0 red on city 0")
    assert reasons(table, "E", (0, 1), turn=2) == [
        TurnReason("cc-reason-completes", {"kind": "city", "points": 4}),
        TurnReason("cc-reason-returns", {"followers": 1}),
    ]


def test_a_follower_that_scores_at_once_is_told_as_the_completed_city() -> None:
    table = position("(0,0):E0")
    assert reasons(table, "E", (0, 1), turn=2, follower="city 0") == [
        TurnReason("cc-reason-completes", {"kind": "city", "points": 4}),
    ]


def test_a_completed_city_of_others_names_them() -> None:
    table = position("(0,0):E0 blue on city 0")
    found = reasons(table, "E", (0, 1), turn=2)
    assert found == [
        TurnReason("cc-reason-completes-other", {"kind": "city", "points": 4}, (BLUE,))
    ]


def test_a_completed_city_that_is_shared_names_the_others() -> None:
    table = position("(0,0):E0 red on city 0 and blue on city 0")
    found = reasons(table, "E", (0, 1), turn=2)
    assert found[0] == TurnReason(
        "cc-reason-completes-shared", {"kind": "city", "points": 4}, (BLUE,)
    )


def test_a_joined_city_is_shared_or_taken_over() -> None:
    """CA 7.5"""
    shared = position("(0,0):E0 blue on city 0", "(1,1):E3 red on city 0")
    found = reasons(shared, "R", (0, 1), turn=1)
    assert TurnReason("cc-reason-joins", {"kind": "city"}, (BLUE,)) in found
    taken = position("(0,0):E0 blue on city 0", "(1,1):E3 red on city 0 and red on city 0")
    found = reasons(taken, "R", (0, 1), turn=1)
    assert TurnReason("cc-reason-takes", {"kind": "city"}, (BLUE,)) in found


def test_a_city_that_stays_with_the_others_is_not_shared() -> None:
    table = position("(0,0):E0 blue on city 0 and blue on city 0", "(1,1):E3 red on city 0")
    assert not {"joins", "takes"} & set(keys(reasons(table, "R", (0, 1), turn=1)))


def test_a_city_next_to_a_dead_cell_cannot_be_completed() -> None:
    """K18: no tile of the bag has a city opposite a road."""
    table = position("(0,0):E0 blue on city 0", "(1,0):B0", bag="EEEU")
    found = reasons(table, "U", (1, 1), turn=1)
    assert TurnReason("cc-reason-blocks", {"kind": "city"}, (BLUE,)) in found
    alone = position("(0,0):E0 blue on city 0", "(1,0):B0", bag="EEED")
    assert "blocks" not in keys(reasons(alone, "B", (1, 1)))


def test_a_city_that_was_hopeless_before_is_not_mentioned() -> None:
    table = position("(0,0):E0 blue on city 0", "(1,0):B0", bag="UU")
    assert "blocks" not in keys(reasons(table, "U", (1, 1), turn=1))


def test_few_tiles_fit_next_to_a_city_of_others() -> None:
    table = position("(0,0):E0 blue on city 0", "(1,0):B0", bag="EEEEEDDUB")
    found = reasons(table, "U", (1, 1), turn=1)
    assert TurnReason("cc-reason-hinders", {"kind": "city", "tiles": 2}, (BLUE,)) in found


def test_a_follower_starts_or_claims_a_feature() -> None:
    table = position("(0,0):E0")
    assert reasons(table, "E", (1, 0), follower="city 0") == [
        TurnReason("cc-reason-starts", {"kind": "city"})
    ]
    assert reasons(table, "R", (0, 1), turn=2, follower="city 0") == [
        TurnReason("cc-reason-claims", {"kind": "city", "tiles": 2})
    ]


def test_a_monk_counts_the_tiles_around_the_cloister() -> None:
    table = position("(0,0):E0", "(1,0):E0")
    assert reasons(table, "B", (0, -1), follower="cloister") == [
        TurnReason("cc-reason-cloister", {"tiles": 3})
    ]


def test_a_farmer_counts_completed_cities_only() -> None:
    """CA 11.1"""
    table = position("(0,0):E0", "(0,1):E2", "(1,0):E0")
    found = reasons(table, "B", (0, -1), follower="field 0")
    assert found == [TurnReason("cc-reason-field", {"cities": 1})]


def test_more_points_in_an_own_city_are_told_with_those_before() -> None:
    table = position("(0,0):E0 red on city 0")
    assert reasons(table, "R", (0, 1), turn=2) == [
        TurnReason("cc-reason-extends", {"kind": "city", "points": 2, "before": 1})
    ]


def test_a_tile_beside_an_own_cloister_extends_it() -> None:
    table = position("(0,0):B0 red on cloister")
    assert reasons(table, "B", (1, 0)) == [
        TurnReason("cc-reason-extends", {"kind": "cloister", "points": 2, "before": 1})
    ]


def test_a_completed_city_supplies_farmers() -> None:
    """CA 11.1"""
    table = position("(0,0):E0 red on field 0")
    assert TurnReason("cc-reason-farm", {"cities": 1}) in reasons(table, "E", (0, 1), turn=2)


def test_the_last_followers_are_kept_only_where_one_could_be_placed() -> None:
    table = position("(0,0):E0", supply={"red": 2})
    assert keys(reasons(table, "B", (1, 0))) == ["keeps"]
    assert "keeps" not in keys(reasons(position("(0,0):E0"), "B", (1, 0)))
    none = position("(0,0):E0", supply={"red": 0})
    assert keys(reasons(none, "B", (1, 0))) == []


def test_a_term_that_grew_is_named_if_there_is_nothing_else_to_say() -> None:
    """The new city beside the farmer's field is not complete yet."""
    table = position("(0,0):E0 red on field 0")
    assert reasons(table, "E", (1, 0), turn=1) == [TurnReason("cc-reason-grows", {"kind": "field"})]


def test_a_turn_that_changes_nothing_is_compared_with_the_average_turn() -> None:
    """Other turns place a follower."""
    assert reasons(position("(0,0):E0"), "B", (1, 0)) == [
        TurnReason("cc-reason-above-average", {"kind": "supply"})
    ]


def test_the_rest_of_a_turn_has_reasons_too() -> None:
    """After a draft of the tile, a hint is about the follower alone."""
    state = with_tile_in_hand(position("(0,0):E0 red on city 0").state, "E", RED)
    state.apply(RED, Place("E", 0, 1, 2))
    assert keys(reasons_of(state, RED, [NO_FOLLOWER])) == ["completes", "returns"]
