"""Reasons for turns with figures, inns and goods: each is true of a short game."""

from meeplewright.bots.reasons import TurnReason
from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Draw
from meeplewright.games.carcassonne.reasons import reasons_of
from meeplewright.games.carcassonne.rules.actions import Start

ANN, BEN = range(2)
INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"


def played(expansions: str, *turns: str) -> CarcassonneState:
    """After these turns of two players, "(1,0):U1 road:W"; then a tile is drawn."""
    game = Carcassonne()
    state = game.start(2, {"expansions": expansions})
    state.apply(CHANCE, Start(ANN))
    for turn in turns:
        place, figure = turn.split()
        draw(state, place)
        for text in (place, figure):
            seat = state.to_act
            assert seat is not None
            state.apply(seat, state.require(seat, game.action_from_text(text)))
    return state


def draw(state: CarcassonneState, place: str) -> None:
    state.apply(CHANCE, Draw(place.partition(":")[2][:-1]))


def reasons(state: CarcassonneState, turn: str) -> list[TurnReason]:
    """The reasons for this turn of the seat whose turn it is."""
    place, figure = turn.split()
    draw(state, place)
    seat = state.to_act
    assert seat is not None
    first = state.require(seat, state.game.action_from_text(place))
    after = state.copy()
    after.apply(seat, first)
    second = after.require(seat, state.game.action_from_text(figure))
    return reasons_of(state, seat, [first, second])


ROAD = ("(1,0):U1 road:W", "(0,-1):B0 -")


def test_a_builder_promises_second_tiles_and_then_gives_one() -> None:
    """CA T12, T17"""
    state = played(TRADERS, *ROAD)
    assert TurnReason("cc-reason-builder", {"kind": "road"}) in reasons(
        state, "(2,0):U1 builder:road:W"
    )
    state = played(TRADERS, *ROAD, "(2,0):U1 builder:road:W", "(1,-1):B0 -")
    assert TurnReason("cc-reason-second") in reasons(state, "(3,0):U1 -")


def test_a_pig_counts_the_completed_cities_of_its_field() -> None:
    """CA T26"""
    state = played(TRADERS, "(0,1):E2 field:NL", "(0,-1):B0 -")
    assert TurnReason("cc-reason-pig", {"cities": 1}) in reasons(state, "(0,2):B0 pig:field:NL")


def test_a_completed_city_gives_goods() -> None:
    """CA T3"""
    state = played(TRADERS, "(0,1):TP1 city:N", "(0,-1):B0 -")
    assert TurnReason("cc-reason-goods", {"tokens": 1}) in reasons(state, "(0,2):E2 -")


def test_a_big_follower_that_returns_is_a_follower() -> None:
    """CA I5"""
    state = played(INNS, "(0,1):R2 big:city:S", "(0,-1):B0 -", "(-1,1):E1 -", "(1,-1):B0 -")
    found = reasons(state, "(1,1):E3 -")
    assert TurnReason("cc-reason-returns", {"followers": 1}) in found


def test_an_inn_spoils_a_road_of_others() -> None:
    """CA I7"""
    state = played(INNS, "(1,0):U1 road:W")
    assert TurnReason("cc-reason-spoils", {"kind": "road"}, (ANN,)) in reasons(state, "(2,0):IB0 -")


def test_an_inn_raises_the_worth_of_a_road_of_ones_own() -> None:
    """CA I6: five tiles at least, with the two that are missing."""
    state = played(INNS, *ROAD)
    assert TurnReason("cc-reason-raises", {"kind": "road", "points": 10}) in reasons(
        state, "(2,0):IB0 -"
    )


def test_a_figure_that_is_kept_is_mentioned_only_if_there_are_followers() -> None:
    state = played(TRADERS, *ROAD)
    state.supply[ANN] = 0
    keys = [reason.key for reason in reasons(state, "(2,0):U1 -")]
    assert "cc-reason-keeps" not in keys
