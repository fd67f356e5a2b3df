"""The chapter on Keyflower in docs/records.md is correct, block by block."""

import json
import re
from pathlib import Path

import pytest

from meeplewright.core import Action, Event, Record, replay
from meeplewright.core.records import dump_line
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.rules import actions, events
from meeplewright.games.keyflower.rules.drawing import WORDS
from meeplewright.games.keyflower.rules.table import PHASES
from tests.core.test_records_doc import KEYFLOWER, ordered

GAME = Keyflower()
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
BLOCKS: list[tuple[str, str]] = re.findall(
    r"^```json (\w+)\n(.*?)^```$", KEYFLOWER, flags=re.MULTILINE | re.DOTALL
)
EXAMPLE_ENTRY = 58


def block(kind: str) -> str:
    (text,) = [text for named, text in BLOCKS if named == kind]
    return text


def lines(kind: str) -> list[str]:
    return block(kind).splitlines(keepends=True)


def example() -> Record:
    return Record.read(GOLDEN / "keyflower-2.mwr")


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    checked = ["outcome", "action"]
    checked += [f"keyflower_{kind}" for kind in ("item", "state", "view", "event")]
    assert [kind for kind, _ in BLOCKS] == checked
    assert KEYFLOWER.count("```") == 2 * len(BLOCKS)


@pytest.mark.parametrize("line", lines("outcome"))
def test_every_outcome_is_written_so(line: str) -> None:
    assert dump_line(GAME.chance_from_json(json.loads(line)).to_json()) == line


@pytest.mark.parametrize("line", lines("action"))
def test_every_action_is_written_so_in_both_ways(line: str) -> None:
    ((text, form),) = json.loads(line).items()
    action = GAME.action_from_json(form)
    assert dump_line({action.to_text(): action.to_json()}) == line
    assert GAME.action_from_text(text) == action


def kinds_in(module: object, base: type) -> set[type]:
    return {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    }


def test_every_kind_of_action_and_outcome_is_shown() -> None:
    shown = {
        type(GAME.action_from_json(form))
        for line in lines("action")
        for form in json.loads(line).values()
    }
    assert shown == kinds_in(actions, Action) - {actions.Named, actions.Drawn}
    assert {word for line in lines("outcome") for word in json.loads(line)} == set(WORDS) - {""}


def test_every_item_stands_in_a_golden_record() -> None:
    records = [Record.read(path) for path in GOLDEN.glob("keyflower-*.mwr")]
    sheets = [sheet for record in records for sheet in (record.result or {})["items"]]
    assert set(lines("keyflower_item")) <= {dump_line(item) for sheet in sheets for item in sheet}
    shown = {json.loads(line)["for"] for line in lines("keyflower_item")}
    assert shown == {item["for"] for sheet in sheets for item in sheet}


@pytest.mark.parametrize("line", lines("keyflower_event"))
def test_every_event_is_written_so(line: str) -> None:
    assert dump_line(GAME.event_from_json(json.loads(line)).to_json()) == line


def test_every_kind_of_event_is_shown() -> None:
    shown = {type(GAME.event_from_json(json.loads(line))) for line in lines("keyflower_event")}
    assert shown == kinds_in(events, Event)


def test_the_state_is_that_of_a_game_of_two() -> None:
    state = replay(example(), at=EXAMPLE_ENTRY)
    form = json.loads(block("keyflower_state"))
    assert ordered(form) == ordered(state.to_json())
    assert GAME.state_from_json(form) == state


def test_every_key_of_the_state_is_explained() -> None:
    explained_elsewhere = {"seats", "options", "season", "entry"}
    for key in set(json.loads(block("keyflower_state"))) - explained_elsewhere:
        assert re.search(rf"^\| .*`{key}`.* \|", KEYFLOWER, flags=re.MULTILINE), key
    for phase in PHASES:
        assert f"`{phase}`" in KEYFLOWER


def test_the_view_has_the_own_secrets_and_the_bounds_of_the_rest() -> None:
    state = replay(example(), at=EXAMPLE_ENTRY)
    view, full = state.view(1).to_json(), state.to_json()
    shown = json.loads(block("keyflower_view"))
    assert ordered(shown) == ordered({key: view[key] for key in shown})
    assert {key: view[key] for key in view if key not in shown} == {
        key: full[key] for key in full if key not in (*shown, "bag", "pile", "known_by")
    }


def test_the_table_of_options_is_complete() -> None:
    for option in GAME.options:
        values = ", ".join(
            f"`{value}`" if isinstance(value, str) else str(value) for value in option.values
        )
        assert f"| `{option.name}` | {values} |" in KEYFLOWER
