"""The JSON has the types in `forms.py`, key by key, over whole games.

Carcassonne's test of the same name checks the lines that all games share, including times and
remarks.
"""

from random import Random
from typing import Any, get_args

import pytest
from scripts.golden import GOLDEN
from typing_extensions import get_type_hints, is_typeddict

from meeplewright.core import Event, Record
from meeplewright.core.replay import begin, step_through
from meeplewright.games.keyflower import KeyflowerState
from meeplewright.games.keyflower.real_table import score
from meeplewright.games.keyflower.rules import drawing, writing
from meeplewright.games.keyflower.rules import forms as ours
from meeplewright.games.keyflower.rules.sheet import sheet_of
from meeplewright.games.keyflower.rules.table import PHASES
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SEASONS, SKILLS
from tests.forms import Checker

from .rich_players import rich_player
from .scoring import items
from .table import GAME, position

SOME = 25  # one in this many entries is checked
RICH = 60  # artificial players, for items that random play never reaches


def check_position(checker: Checker, state: KeyflowerState) -> None:
    checker.check(state.to_json(), ours.StateForm)
    for seat in (None, 1):
        checker.check(state.view(seat).to_json(), ours.ViewForm)
    for outcome, _ in state.chance():
        checker.check(outcome.to_json(), ours.ChanceForm)
    for seat in state.actors:
        for action in state.legal(seat):
            checker.check(action.to_json(), ours.ActionForm)


def check_event(checker: Checker, event: Event) -> None:
    """In full, and as a seat and a spectator see it."""
    for seen in (event, event.seen_by(1), event.seen_by(None)):
        assert seen is not None
        checker.check(seen.to_json(), ours.EventForm)


def check_game(checker: Checker, record: Record) -> None:
    checker.check(dict(GAME.checked_options(record.header.options)), ours.OptionsForm)
    for line in record.lines:
        checker.check(line.to_json(), ours.LineForm)
    state = begin(record)
    assert isinstance(state, KeyflowerState)
    check_position(checker, state)
    for step in step_through(record, state):
        for event in step.events:
            check_event(checker, event)
        if step.entry % SOME == 0 or state.to_act is None:
            check_position(checker, state)
    outcome = state.outcome()
    assert outcome is not None
    checker.check(outcome.to_json(), ours.OutcomeForm)


def check_rich_sheets(checker: Checker) -> None:
    for seed in range(RICH):
        for item in sheet_of(rich_player(Random(f"forms {seed}")).at, 0):
            checker.check(item.to_json(), ours.ItemForm)
    for line in items("home_1 back; timber_yard (0,-1) r1 wood=3; flipper"):  # a store flipped
        checker.check(line, ours.ItemForm)


def check_real_table(checker: Checker) -> None:
    home = {"tile": "home_1", "face": "front"}
    barn = {"tile": "barn", "face": "front", "resources": {"gold": 2}, "count": 0}
    things = {"workers": {"blue": 3}, "skills": {"saw": 1}, "resources": {"wood": 2}}
    players = [{"tiles": [home, barn], **things}, {"tiles": [{**home, "tile": "home_2"}]}]
    purple = {"seat": 0, "won": True}
    table = {"seats": 2, "options": {}, "purple": purple, "players": players}
    checker.check(table, ours.RealTableForm)
    checker.check(score(table), ours.RealScoreForm)


@pytest.fixture(scope="module")
def checker() -> Checker:
    """A checker that has seen everything."""
    checker = Checker()
    for golden in GOLDEN:
        if golden.game == GAME.name:
            check_game(checker, Record.read(golden.path))
    check_rich_sheets(checker)
    check_real_table(checker)
    return checker


def typed_dicts() -> dict[str, Any]:
    """Those of Keyflower, by name."""
    found = {name: form for name, form in vars(ours).items() if is_typeddict(form)}
    return {
        name: form
        for name, form in found.items()
        if form.__module__ == ours.__name__ and name[0] != "_"
    }


def test_every_form_is_met_with_every_key(checker: Checker) -> None:
    wanted = {name: set(get_type_hints(form)) for name, form in typed_dicts().items()}
    assert len(wanted) > 50
    assert {name: checker.met.get(name) for name in wanted} == wanted


def test_the_words_in_forms_are_those_of_the_rules() -> None:
    assert get_args(ours.Colour) == COLOURS
    assert get_args(ours.Skill) == SKILLS
    assert get_args(ours.Resource) == RESOURCES
    assert get_args(ours.Season) == SEASONS
    assert get_args(ours.Phase) == PHASES
    assert get_args(ours.Draw) == drawing.NAMES[1:]
    assert set(get_args(get_type_hints(ours.CameForm)["what"])) == set(drawing.WORDS[1:])
    assert get_args(get_type_hints(ours.PlacementForm)["act"]) == writing.ACTS[1:]


def test_the_options_in_forms_are_those_of_the_game() -> None:
    hints = get_type_hints(ours.OptionsForm)
    assert {name: get_args(hint) for name, hint in hints.items()} == {
        option.name: option.values for option in GAME.options
    }


def test_a_skill_set_aside_face_down_has_the_form_too() -> None:
    """KF H5: its owner sees its type, the others only that there is one."""
    table = position(middle="hiring_fair", screens={0: "red 1 | anvil 1"})
    table.do("use:hiring_fair", "workers:1,red", "pay_skill:anvil")
    for seat, aside in ((0, "anvil"), (1, "hidden"), (None, "hidden")):
        view = table.state.view(seat).to_json()
        Checker().check(view, ours.ViewForm)
        assert view["placement"]["aside_skill"] == aside


DONE: dict[str, Any] = {"event": "done", "seat": 0, "do": {"winter": ["scribes"]}}
WRONG = [
    ("a key too many", {**DONE, "to": 1}),
    ("a key too few", {"event": "done", "do": {"pass": True}}),
    ("an action nobody knows", {**DONE, "do": {"resign": True}}),
    ("two actions in one", {**DONE, "do": {"pass": True, "finish": True}}),
    ("a colour nobody knows", {**DONE, "do": {"pay_worker": "pink"}}),
    ("resources in another order", {**DONE, "do": {"upgrade": {
        "tile": "stable", "resources": {"iron": 1, "wood": 1}, "skill": None}}}),
    ("nothing hidden", {**DONE, "hidden": None}),
]  # fmt: skip


@pytest.mark.parametrize("form", [form for _, form in WRONG], ids=[name for name, _ in WRONG])
def test_the_checker_notices(form: object) -> None:
    assert Checker().fault({**DONE, "hidden": {"winter": None}}, ours.EventForm) is None
    assert Checker().fault(form, ours.EventForm) is not None


def test_a_secret_in_a_view_is_a_key_too_many() -> None:
    """Only a full state can have everyone's secrets."""
    table = position()
    Checker().check(table.state.to_json(), ours.StateForm)
    view = table.state.view(0).to_json()
    assert Checker().fault(view, ours.ViewForm) is None
    for secret in ("bag", "pile", "known_by"):
        assert Checker().fault({**view, secret: table.state.to_json()[secret]}, ours.ViewForm)
