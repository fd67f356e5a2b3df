"""Why an action is not legal: each reason with its rule, and always in agreement with `legal`."""

import ast
import os
from random import Random

import pytest

from meeplewright.core import CHANCE, Action, IllegalAction, Reason
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Draw, Follower, Place
from meeplewright.games.carcassonne.rules.base import FOLLOWERS, LETTERS
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from tests.games.carcassonne.rules.expansions.test_every_reason import CASES as EXPANSION_CASES
from tests.games.carcassonne.rules.table import Table, position, with_tile_in_hand
from tests.tracked import ROOT

GAMES = 40 if os.environ.get("MEEPLEWRIGHT_FULL") == "1" else 12
RULES = ROOT / "src/meeplewright/games/carcassonne/rules"
SOURCES = RULES / "why.py", RULES / "state.py"
NO_FOLLOWER = Follower(None, None)


def with_hand(table: Table, tile: str) -> CarcassonneState:
    """Red has drawn this tile."""
    return with_tile_in_hand(table.state, tile, 0)


def with_placed(table: Table, place: Place) -> CarcassonneState:
    """Red has placed this tile and can place a follower."""
    state = with_hand(table, place.tile)
    state.apply(0, state.require(0, place))
    return state


def finished() -> CarcassonneState:
    table = position("(0,0):B0", bag="")
    table.play("E", at=(0, 1))
    return table.state


START = "(0,0):D0"
LOOP = ("(1,0):V0", "(1,-1):V1", "(0,-1):V2")

CASES: list[tuple[CarcassonneState, int, Action, Reason]] = [
    (finished(), 0, NO_FOLLOWER, Reason("CA 10.1", "why-game-over")),
    (
        with_hand(position(START), "B"), 1, Place("B", 0, -1, 0),
        Reason("CA 3.1", "why-not-your-turn", {"seat": 2}),
    ),
    (
        position(START).state, 0, Place("B", 0, -1, 0),
        Reason("CA 3.1", "why-not-your-turn", {"seat": 1}),
    ),
    (with_hand(position(START), "B"), 0, Draw("B"), Reason("CA 3.1", "why-luck-decides")),
    (
        with_placed(position(START), Place("B", 0, -1, 0)), 0, Place("B", 0, -2, 0),
        Reason("CA 3.1", "why-tile-is-placed"),
    ),
    (
        with_hand(position(START), "B"), 0, Place("E", 0, -1, 0),
        Reason("CA 3.2", "why-other-tile", {"tile": "E", "hand": "B"}),
    ),
    (
        with_hand(position(START), "B"), 0, Place("B", 0, -1, 4),
        Reason("CA 4.3", "why-no-such-turn", {"turn": 4}),
    ),
    (
        with_hand(position(START), "B"), 0, Place("B", 1, 1, 0),
        Reason("CA 4.1", "why-no-neighbour", {"x": 1, "y": 1}),
    ),
    (
        with_hand(position(START), "B"), 0, Place("B", 10**6, 0, 0),
        Reason("CA 4.1", "why-no-neighbour", {"x": 10**6, "y": 0}),
    ),
    (
        with_hand(position(START), "B"), 0, Place("B", 0, 0, 0),
        Reason("CA 4.1", "why-cell-taken", {"x": 0, "y": 0}),
    ),
    (
        with_hand(position(START), "E"), 0, Place("E", 1, 0, 0),
        Reason("CA 4.2", "why-terrain-differs", {"side": "W", "here": "field", "there": "road"}),
    ),
    (
        with_hand(position(START), "U"), 0, Place("U", 1, 0, 3),
        Reason("CA 4.3", "why-same-turn", {"turn": 3, "smallest": 1}),
    ),
    (
        with_hand(position(START), "B"), 0, NO_FOLLOWER,
        Reason("CA 3.1", "why-place-tile-first"),
    ),
    (
        with_placed(position(START), Place("E", 0, 1, 2)), 0, Follower("road", "N"),
        Reason("CA 5.2", "why-no-such-spot", {"on": "road", "at": "N"}),
    ),
    (
        with_placed(position(START), Place("E", 0, 1, 2)), 0, Follower("cloister", None),
        Reason("CA 5.2", "why-no-such-spot", {"on": "cloister", "at": "-"}),
    ),
    (
        with_placed(position(START, farmers="none"), Place("E", 0, 1, 2)), 0,
        Follower("field", "NL"), Reason("CA 13", "why-no-farmers"),
    ),
    (
        with_placed(position(START, supply={"red": 0}), Place("E", 0, 1, 2)), 0,
        Follower("city", "S"), Reason("CA 5.5", "why-no-follower-left"),
    ),
    (
        with_placed(position("(0,0):D0 blue on city 0"), Place("E", 0, 1, 2)), 0,
        Follower("city", "S"),
        Reason("CA 5.3", "why-occupied", {"on": "city", "seat": 2, "x": 0, "y": 0}),
    ),
    (
        with_placed(position(*LOOP), Place("W", 0, 0, 0)), 0, Follower("road", "S"),
        Reason("CA 5.2", "why-same-spot", {"on": "road", "at": "S", "first": "E"}),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "seat", "action", "reason"), CASES, ids=[case[3].key for case in CASES]
)
def test_the_reason_names_its_rule(
    state: CarcassonneState, seat: int, action: Action, reason: Reason
) -> None:
    before = state.points_now(), state.entry, state.to_act
    assert state.why_not(seat, action) == reason
    assert action not in state.legal(seat)
    assert (state.points_now(), state.entry, state.to_act) == before


def test_every_reason_there_is_has_been_provoked() -> None:
    """Each Reason(...) in why.py and state.py, by rule and key."""
    written = set()
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for node in ast.walk(ast.parse(sources)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
            rule, key = (ast.literal_eval(argument) for argument in node.args[:2])
            written.add((rule, key))
    of_expansions = {named for _, named in EXPANSION_CASES}
    assert written == {(reason.rule, reason.key) for _, _, _, reason in CASES} | of_expansions


def test_require_refuses_with_the_reason() -> None:
    state = with_hand(position(START), "E")
    with pytest.raises(IllegalAction) as refused:
        state.require(0, Place("E", 1, 0, 0))
    assert refused.value.reason == state.why_not(0, Place("E", 1, 0, 0))


def test_require_understands_every_equivalent_form() -> None:
    """K38 and K41: an equivalent rotation, and another side of the same claim."""
    state = with_hand(position(START), "U")
    assert state.require(0, Place("U", 1, 0, 3)) == Place("U", 1, 0, 1)
    crossing = with_placed(position(*LOOP), Place("W", 0, 0, 0))
    assert crossing.require(0, Follower("road", "S")) == Follower("road", "E")


def test_apply_stores_every_equivalent_form_as_the_listed_one() -> None:
    """K38 and K41: state, view and events do not show how the action was written."""
    state = with_hand(position(START), "U")
    assert both_ways(state, Place("U", 1, 0, 3), Place("U", 1, 0, 1))
    crossing = with_placed(position(*LOOP), Place("W", 0, 0, 0))
    assert both_ways(crossing, Follower("road", "S"), Follower("road", "E"))
    cloister = with_placed(position(START), Place("B", 0, -1, 0))
    assert cloister.legal(0)[1] == Follower("field", "NL")
    assert both_ways(cloister, Follower("field", "ER"), Follower("field", "NL"))


def both_ways(state: CarcassonneState, written: Action, listed: Action) -> bool:
    """Whether an action in another form does the same as the one in `legal`."""
    assert listed in state.legal(0) and written not in state.legal(0)
    one, other = state.copy(), state.copy()
    return one.apply(0, written) == other.apply(0, listed) and one == other


# Agreement with `legal`


def everything_sayable(state: CarcassonneState) -> list[Action]:
    """Every Follower, and every Place of the tile in hand and of another one in a wide window."""
    hand = state.to_json()["in_hand"] or "D"
    other = LETTERS[(LETTERS.index(hand) + 1) % len(LETTERS)]
    cells = [(tile["x"], tile["y"]) for tile in state.to_json()["tiles"]]
    columns = range(min(x for x, _ in cells) - 2, max(x for x, _ in cells) + 3)
    rows = range(min(y for _, y in cells) - 2, max(y for _, y in cells) + 3)
    places = [Place(hand, x, y, turn) for x in columns for y in rows for turn in range(-1, 5)]
    return [*places, Place(other, cells[-1][0], cells[-1][1] + 1, 0), *FOLLOWERS]


def check_agreement(state: CarcassonneState) -> None:
    sayable = everything_sayable(state)
    for seat in range(CHANCE, state.seats):
        legal = set(state.legal(seat))
        allowed = {action for action in sayable if state.why_not(seat, action) is None}
        assert allowed == legal


@pytest.mark.parametrize("number", range(GAMES))
def test_why_not_agrees_with_legal_in_random_games(number: int) -> None:
    """In every phase of some turns of a game, for every seat."""
    rng = Random(number)
    options = {"farmers": FARMER_RULES[number % 4]}
    state = Carcassonne().start(2 + number % 4, options)
    while state.to_act is not None:
        if state.entry < 12 or rng.random() < 0.2:
            check_agreement(state)
        seat = state.to_act
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    check_agreement(state)
