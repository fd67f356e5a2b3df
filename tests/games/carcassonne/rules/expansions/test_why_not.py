"""The reasons why an action of the expansions is not legal, and that they agree with `legal`."""

from random import Random

import pytest

from meeplewright.core import CHANCE, Reason
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Follower, Place
from meeplewright.games.carcassonne.rules.actions import FOLLOWER_CODES
from tests.conftest import FULL

from .engine_tables import Engine, EngineTables
from .notation import ALL_THREE, FIGURES
from .rivers import BESIDE_THE_SPRING, NO_PLACE_FOR_THE_LAKE

GAMES = 40 if FULL else 4
INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"


def river(*turns: str, river_turns: str = "no_u_turn") -> Engine:
    return EngineTables().game(*turns, river_turns=river_turns)


def named(reason: Reason | None) -> tuple[str, str]:
    assert reason is not None
    return reason.rule, reason.key


# Placements


def test_a_river_tile_away_from_the_end_of_the_river() -> None:
    reason = river("(1,0):RD1").why_not("(0,1):RD1")
    assert named(reason) == ("CA R5", "why-river-end")
    assert reason is not None
    assert reason.arguments == {"x": 0, "y": 1}


def test_a_u_turn() -> None:
    assert named(river("(1,0):RG0").why_not("(1,1):RG3")) == ("CA R7", "why-u-turn")
    table = river("(1,0):RG0", "(1,1):RD0", river_turns="alternate")
    assert named(table.why_not("(1,2):RG3")) == ("CA R7", "why-u-turn")


def test_a_river_side_against_land() -> None:
    reason = river(*BESIDE_THE_SPRING).why_not("(-1,0):RG2")
    assert named(reason) == ("CA R6", "why-river-meets-land")
    assert reason is not None
    assert reason.arguments == {"side": "E"}


@pytest.mark.parametrize(
    ("text", "land"),
    [("(1,0):RD0", "field"), ("(1,0):RC1", "city"), ("(1,0):RK0", "road"), ("(1,0):RG1", "field")],
)
def test_land_against_the_end_of_the_river(text: str, land: str) -> None:
    reason = river().why_not(text)
    assert named(reason) == ("CA 4.2", "why-terrain-differs")
    assert reason is not None
    assert reason.arguments == {"side": "W", "here": land, "there": "river"}


def test_a_tile_on_the_closed_cell() -> None:
    table = river(*NO_PLACE_FOR_THE_LAKE)
    table.draw("RL")
    assert named(table.why_not("(5,0):B0"))[0] == "CA R11"


def test_a_rotation_that_looks_the_same_is_legal() -> None:
    assert river().why_not("(1,0):RD3") is None


# Figures


def test_a_figure_that_is_not_in_the_game() -> None:
    table = EngineTables().position("(0,0):D0", expansions=INNS)
    reason = table.why_no_figure("U", at=(1, 0), turn=1, figure="builder road 0")
    assert named(reason) == ("CA M3", "why-figure-not-in-game")
    assert reason is not None
    assert reason.arguments == {"figure": "builder"}
    traders = EngineTables().position("(0,0):D0", expansions=TRADERS)
    reason = traders.why_no_figure("U", at=(1, 0), turn=1, figure="big road 0")
    assert named(reason) == ("CA M3", "why-figure-not-in-game")


@pytest.mark.parametrize("figure", ["big", "builder", "pig"])
def test_the_base_game_has_followers_only(figure: str) -> None:
    state = Carcassonne().start(2)
    state.apply(CHANCE, state.chance()[0][0])
    state.apply(CHANCE, Carcassonne().chance_from_text("draw:U"))
    state.apply(0, Place("U", 1, 0, 1))
    reason = state.why_not(0, Follower("road", "E", figure))
    assert named(reason) == ("CA M3", "why-figure-not-in-game")


@pytest.mark.parametrize(
    ("tiles", "figure", "rule", "key"),
    [
        ("red on field 0", "big road 0", "CA I3", "why-no-big-left"),
        ("red on road 0", "builder road 0", "CA T12", "why-no-builder-left"),
        ("red on field 0", "pig field 0", "CA T26", "why-no-pig-left"),
    ],
)
def test_no_figure_of_this_kind_in_supply(tiles: str, figure: str, rule: str, key: str) -> None:
    kind = figure.split()[0]
    table = EngineTables().position(f"(0,0):D0 {tiles}", supply={f"red {kind}": 0})
    assert named(table.why_no_figure("U", (1, 0), 1, figure=figure)) == (rule, key)


@pytest.mark.parametrize(
    ("first", "tile", "at", "turn", "figure", "rule", "key"),
    [
        ("W0", "U", (1, 0), 1, "builder road 0", "CA T13", "why-builder-needs-follower"),
        (
            "W0 blue on road 0",
            "U",
            (1, 0),
            1,
            "builder road 0",
            "CA T13",
            "why-builder-needs-follower",
        ),
        ("W0 red on road 0", "A", (1, 0), 1, "builder road 0", "CA T14", "why-builder-complete"),
        ("E0 red on city 0", "E", (0, 1), 2, "builder city 0", "CA T14", "why-builder-complete"),
        ("W0 red on field 0", "U", (1, 0), 1, "builder field 0", "CA T15", "why-builder-place"),
        ("W0 red on road 0", "A", (1, 0), 1, "builder cloister", "CA T15", "why-builder-place"),
        ("W0 blue on field 0", "U", (1, 0), 1, "pig field 0", "CA T26", "why-pig-needs-farmer"),
        ("W0 red on road 0", "U", (1, 0), 1, "pig road 0", "CA T26", "why-pig-place"),
        ("W0 blue on road 0", "U", (1, 0), 1, "big road 0", "CA 5.3", ""),
    ],
)
def test_where_a_figure_cannot_stand(
    first: str, tile: str, at: tuple[int, int], turn: int, figure: str, rule: str, key: str
) -> None:
    table = EngineTables().position(f"(0,0):{first}")
    reason = table.why_no_figure(tile, at, turn, figure=figure)
    assert reason is not None
    assert reason.rule == rule
    assert key in ("", reason.key)


# Against `legal`


def every_place(state: CarcassonneState) -> list[Place]:
    form = state.to_json()
    cells = {(one["x"] + dx, one["y"] + dy) for one in form["tiles"] for dx, dy in STEPS}
    return [Place(form["in_hand"], x, y, turn) for x, y in sorted(cells) for turn in range(4)]


STEPS = ((0, 0), (0, 1), (1, 0), (0, -1), (-1, 0), (5, 5))
EVERY_FIGURE = [
    Follower(on, at, figure) for on, at in FOLLOWER_CODES if on is not None for figure in FIGURES
]


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("expansions", ["river", INNS, TRADERS, ALL_THREE])
def test_reasons_are_given_exactly_for_what_is_not_legal(expansions: str, number: int) -> None:
    rng = Random(number)
    state = Carcassonne().start(2, {"expansions": expansions})
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        legal = state.legal(seat)
        if state.entry % 5 == 0 or state.entry < 40:
            tried = every_place(state) if isinstance(legal[0], Place) else EVERY_FIGURE
            for action in tried:
                canonical = state.canonical(seat, action)
                assert (state.why_not(seat, canonical) is None) == (canonical in legal), action
        state.apply(seat, rng.choice(legal))
