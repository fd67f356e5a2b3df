"""The JSON has the types in `forms.py`, key by key, over whole games."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from scripts.golden import GOLDEN
from typing_extensions import get_type_hints, is_typeddict

from meeplewright.bots.reasons import TurnReason
from meeplewright.core import Record, State
from meeplewright.core import forms as shared
from meeplewright.core.records import Result
from meeplewright.core.replay import begin, step_through
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Place
from meeplewright.games.carcassonne.real_table import score
from meeplewright.games.carcassonne.rules import forms as ours
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import PHASES
from meeplewright.games.carcassonne.rules.tiles import HALVES, KINDS, SIDES
from meeplewright.games.carcassonne.rules.variant import CHOICES, START_TILE_RULES, TURN_RULES
from tests.core.samples import opening, random_game
from tests.forms import Checker
from tests.games.carcassonne.test_real_table import entered

SOME = 30  # one in this many entries is checked
EVERYTHING = {
    "expansions": CHOICES[-1],
    "river_start_tile": START_TILE_RULES[1],
    "river_turns": TURN_RULES[1],
}


def games() -> Iterator[Record]:
    yield opening()
    carcassonne = [golden for golden in GOLDEN if golden.game == "carcassonne"]
    yield from (Record.read(golden.path) for golden in carcassonne)
    yield from (random_game(seed, 2 + seed % 4, FARMER_RULES[seed]) for seed in range(4))
    for seed in range(8):
        yield random_game(seed, 2 if seed else 6, FARMER_RULES[seed % 3], **EVERYTHING)


def check_position(checker: Checker, state: State) -> None:
    assert isinstance(state, CarcassonneState)
    checker.check(state.to_json(), ours.StateForm)
    for seat in (None, 1):
        checker.check(state.view(seat).to_json(), ours.ViewForm)
    for feature in state.features():
        checker.check(feature.to_json(), ours.FeatureForm)
    for outcome, _ in state.chance():
        checker.check(outcome.to_json(), ours.ChanceForm)
    for seat in state.actors:
        for action in state.legal(seat):
            checker.check(action.to_json(), ours.ActionForm)


def check_game(checker: Checker, record: Record) -> None:
    checker.check(record.header.to_json(), shared.HeaderForm)
    checker.check(record.header.to_json()["options"], ours.OptionsForm)
    for line in record.lines:
        checker.check(line.to_json(), ours.LineForm)
    state = begin(record)
    check_position(checker, state)
    for step in step_through(record, state):
        for event in step.events:
            checker.check(event.to_json(), ours.EventForm)
        if step.entry % SOME == 0 or state.to_act is None:
            check_position(checker, state)
    outcome = state.outcome()
    if outcome is not None:
        checker.check(outcome.to_json(), ours.OutcomeForm)


def typed_dicts() -> dict[str, Any]:
    found = {**vars(shared), **vars(ours)}
    return {name: form for name, form in found.items() if is_typeddict(form) and name[0] != "_"}


def check_what_is_rare(checker: Checker) -> None:
    state = Carcassonne().start(2)
    reason = state.why_not(0, Place("D", 0, 1, 2))
    assert reason is not None and reason.arguments
    checker.check(reason.to_json(), shared.ReasonForm)
    achieves = TurnReason("reason-follower", {"points": 3}, (1,))
    checker.check(achieves.to_json(), shared.TurnReasonForm)
    timed = Result({"points": [0, 0], "items": [[], []], "winners": [0, 1]}, 61000)
    checker.check(timed.to_json(), ours.LineForm)


def check_real_table(checker: Checker) -> None:
    tiles = ("(0,0):G0 blue on field 1", "(0,1):E0 red on field 0", "(-1,0):E1", "(1,0):E3")
    table = entered(*tiles, points=(0, 0))
    checker.check(table, ours.RealTableForm)
    checker.check(score(table), ours.RealScoreForm)


@pytest.fixture(scope="module")
def checker() -> Checker:
    """A checker that has seen everything."""
    checker = Checker()
    for record in games():
        check_game(checker, record)
    check_what_is_rare(checker)
    check_real_table(checker)
    return checker


def test_every_form_is_met_with_every_key(checker: Checker) -> None:
    wanted = {name: set(get_type_hints(form)) for name, form in typed_dicts().items()}
    assert checker.met == wanted


def test_the_words_in_forms_are_those_of_the_rules() -> None:
    assert set(get_args(ours.Kind)) == set(KINDS[1:])
    assert get_args(ours.At) == (*SIDES, *HALVES)
    assert get_args(get_type_hints(ours.StateForm)["phase"]) == PHASES
    hints = get_type_hints(ours.OptionsForm)
    assert {name: get_args(hint) for name, hint in hints.items()} == {
        option.name: option.values for option in Carcassonne().options
    }


LAID = {"tile": "D", "x": 0, "y": 1, "turn": 2}
WRONG = [
    ("a key too many", {**LAID, "z": 1}),
    ("a key too few", {"tile": "D", "x": 0, "y": 1}),
    ("keys in another order", {"x": 0, "tile": "D", "y": 1, "turn": 2}),
    ("a truth for a number", {**LAID, "x": True}),
    ("a fraction for a number", {**LAID, "y": 1.0}),
    ("a number nobody knows", {**LAID, "turn": 4}),
    ("nothing", None),
]


@pytest.mark.parametrize("form", [form for _, form in WRONG], ids=[name for name, _ in WRONG])
def test_the_checker_notices(form: object) -> None:
    assert Checker().fault(LAID, ours.LaidForm) is None
    assert Checker().fault(form, ours.LaidForm) is not None


def test_the_checker_looks_inside_unions_lists_and_lines() -> None:
    line = {"seat": 0, "do": {"place": LAID}}
    assert Checker().fault(line, ours.LineForm) is None
    assert Checker().fault({**line, "do": {"draw": "D"}}, ours.LineForm) is not None
    items: dict[str, Any] = {"points": [3], "items": [[{"points": 3}]], "winners": [0]}
    assert Checker().fault(items, ours.OutcomeForm) is not None
    assert Checker().fault({**items, "items": [[]]}, ours.OutcomeForm) is None
