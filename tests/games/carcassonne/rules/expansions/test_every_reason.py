"""Why a placement or a figure of the expansions is not legal: each reason with its rule."""

import pytest

from meeplewright.core import CHANCE, Reason
from meeplewright.games.carcassonne import Carcassonne, Draw, Follower, Place, Start

from .engine_tables import EngineTables

TABLES = EngineTables()
ROAD = ("(0,0):W0", "(1,0):U1 red on road 0")
TO_THE_SPRING = (
    "(1,0):RG3", "(1,-1):RD0", "(1,-2):RG0", "(0,-2):RD1", "(-1,-2):RI3", "(-1,-1):RK0",
)  # fmt: skip
"""Corner case KR5: the river comes back beside the meadow of the spring."""


def at_the_river(*places: str, then: str) -> Reason | None:
    """Why the last tile cannot be placed so, in a game that began with these."""
    game = Carcassonne()
    state = game.start(2, {"expansions": "river"})
    state.apply(CHANCE, Start(0))
    for text in places:
        place = game.action_from_text(text)
        assert isinstance(place, Place)
        state.apply(CHANCE, Draw(place.tile))
        state.apply(state.player, state.require(state.player, place))
        state.apply(state.player, Follower(None, None))
    last = game.action_from_text(then)
    assert isinstance(last, Place)
    state.apply(CHANCE, Draw(last.tile))
    return state.why_not(state.player, last)


def unfinished_river() -> Reason | None:
    """The lake did not fit, and a tile of the stock is placed at the open end."""
    state = Carcassonne().start(2, {"expansions": "river"})
    state.apply(CHANCE, Start(0))
    state.board.end_river()
    state.apply(CHANCE, Draw("B"))
    return state.why_not(0, Place("B", 1, 0, 0))


def big_follower_in_the_base_game() -> Reason | None:
    state = Carcassonne().start(2)
    state.take(1)
    state.player = 0
    action = state.legal(0)[0]
    state.apply(0, action)
    return state.why_not(0, Follower("field", "NL", "big"))


CASES = [
    (at_the_river(then="(0,1):RG0"), ("CA R5", "why-river-end")),
    (at_the_river(*TO_THE_SPRING, then="(-1,0):RH0"), ("CA R6", "why-river-meets-land")),
    (at_the_river("(1,0):RG0", then="(1,1):RG3"), ("CA R7", "why-u-turn")),
    (unfinished_river(), ("CA R11", "why-river-closed")),
    (big_follower_in_the_base_game(), ("CA M3", "why-figure-not-in-game")),
    (
        TABLES.position(*ROAD, supply={"red big": 0}).why_no_figure(
            "B", at=(1, 1), figure="big cloister"
        ),
        ("CA I3", "why-no-big-left"),
    ),
    (
        TABLES.position(*ROAD, supply={"red builder": 0}).why_no_figure(
            "U", at=(2, 0), turn=1, figure="builder road 0"
        ),
        ("CA T12", "why-no-builder-left"),
    ),
    (
        TABLES.position(*ROAD).why_no_figure(
            "U", at=(2, 0), turn=1, by="blue", figure="builder road 0"
        ),
        ("CA T13", "why-builder-needs-follower"),
    ),
    (
        TABLES.position(*ROAD).why_no_figure("A", at=(2, 0), turn=1, figure="builder road 0"),
        ("CA T14", "why-builder-complete"),
    ),
    (
        TABLES.position(*ROAD).why_no_figure("A", at=(2, 0), turn=1, figure="builder cloister"),
        ("CA T15", "why-builder-place"),
    ),
    (
        TABLES.position("(0,0):B0 red on field 0", supply={"red pig": 0}).why_no_figure(
            "B", at=(1, 0), figure="pig field 0"
        ),
        ("CA T26", "why-no-pig-left"),
    ),
    (
        TABLES.position("(0,0):B0").why_no_figure("B", at=(1, 0), figure="pig field 0"),
        ("CA T26", "why-pig-needs-farmer"),
    ),
    (
        TABLES.position("(0,0):B0").why_no_figure("B", at=(1, 0), figure="pig cloister"),
        ("CA T26", "why-pig-place"),
    ),
]


@pytest.mark.parametrize(("reason", "named"), CASES, ids=[named[1] for _, named in CASES])
def test_the_reason_names_its_rule(reason: Reason | None, named: tuple[str, str]) -> None:
    """CA R5, R6, R7, R11, M3, I3, T12 to T15, T26"""
    assert reason is not None
    assert (reason.rule, reason.key) == named
