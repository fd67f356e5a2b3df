"""docs/records.md is correct: every JSON block in it is what the code reads and writes.

Its last chapter, Keyflower, has its own test file.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from meeplewright.core import CHANCE, Event, Record, check, replay
from meeplewright.core.notation import to_text
from meeplewright.core.records import Entry, dump_line
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules import events
from meeplewright.games.carcassonne.rules.reading import item_from_json

WHOLE_PAGE = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text("utf-8")
PAGE, KEYFLOWER = WHOLE_PAGE.split("\n## Keyflower\n")
BLOCKS = re.findall(r"^```(\S+) ?(\w*)\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
GAME = Carcassonne()


def blocks(kind: str) -> list[str]:
    return [text for _, named, text in BLOCKS if named == kind]


def lines(kind: str) -> list[str]:
    return [line for text in blocks(kind) for line in text.splitlines(keepends=True)]


def example() -> Record:
    (text,) = blocks("record")
    return Record.loads(text)


def test_every_block_is_of_a_kind_that_is_checked() -> None:
    kinds = {(language, kind) for language, kind, _ in BLOCKS}
    checked = ("record", "line", "item", "state", "extras", "view", "event")
    assert kinds == {("text", ""), ("python", "code"), *(("json", kind) for kind in checked)}


def test_the_example_is_a_sound_record_as_we_write_it() -> None:
    assert check(example()).sound
    assert [example().dumps()] == blocks("record")


@pytest.mark.parametrize("line", lines("line"))
def test_every_line_can_be_read_and_is_written_so(line: str) -> None:
    (read,) = Record.loads(dump_line(example().header.to_json()) + line).lines
    assert dump_line(read.to_json()) == line
    if isinstance(read, Entry):
        from_json = GAME.chance_from_json if read.seat == CHANCE else GAME.action_from_json
        assert from_json(read.form).to_json() == read.form


def test_the_example_of_equivalents_means_the_same() -> None:
    before = dump_line(example().header.to_json()) + "".join(
        blocks("record")[0].splitlines(True)[1:6]
    )
    turned, follower = blocks("line")[3].splitlines(keepends=True)
    other = Record.loads(before + turned + follower)
    assert check(other).sound
    assert replay(other, at=6) == replay(example(), at=6)
    assert replay(other).to_json()["followers"][0]["at"] == "E"


@pytest.mark.parametrize("line", lines("item"))
def test_every_item_is_written_so(line: str) -> None:
    assert dump_line(item_from_json(json.loads(line)).to_json()) == line


def test_every_kind_of_item_is_shown() -> None:
    assert {json.loads(line)["for"] for line in lines("item")} == {
        "road",
        "city",
        "cloister",
        "field",
        "goods",
    }


@pytest.mark.parametrize("line", lines("event"))
def test_every_event_is_written_so(line: str) -> None:
    assert dump_line(GAME.event_from_json(json.loads(line)).to_json()) == line


def test_every_kind_of_event_is_shown() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    shown = {type(GAME.event_from_json(json.loads(line))) for line in lines("event")}
    assert shown == kinds


def ordered(form: Any) -> str:
    """With the order of the keys."""
    return json.dumps(form)


def test_the_state_is_that_of_the_example() -> None:
    (text,) = blocks("state")
    state = replay(example())
    assert ordered(json.loads(text)) == ordered(state.to_json())
    assert GAME.state_from_json(json.loads(text)) == state


def test_the_extras_are_those_of_a_game_with_expansions() -> None:
    (text,) = blocks("extras")
    names = "river-inns_and_cathedrals-traders_and_builders"
    state = GAME.start(2, {"expansions": names})
    base = set(GAME.start(2).to_json())
    state.apply(CHANCE, GAME.chance_from_text("start:0"))
    for seat, turn in enumerate(("(1,0):RB0 big:road:S", "(2,0):RG0 field:NR")):
        place, figure = turn.split()
        assert f"`{turn}`" in PAGE
        state.apply(CHANCE, GAME.chance_from_text(f"draw:{place[6:8]}"))
        state.apply(seat, GAME.action_from_text(place))
        state.apply(seat, GAME.action_from_text(figure))
    form = state.to_json()
    extras = {key: value for key, value in form.items() if key not in base}
    assert ordered(json.loads(text)) == ordered(extras)
    assert GAME.state_from_json(form) == state


def test_the_view_is_written_so() -> None:
    (text,) = blocks("view")
    view = GAME.start(2, {"farmers": "none"}).view(1)
    assert ordered(json.loads(text)) == ordered(view.to_json())
    assert GAME.view_from_json(json.loads(text)) == view


def test_the_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = blocks("code")
    (tmp_path / "game.mwr").write_text(example().dumps(), "utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "records.md", "exec"), {})


def test_the_notation_is_that_of_the_example() -> None:
    (text,) = blocks("")
    assert to_text(example()) == text
    assert Record.from_text(text) == example()


def test_the_table_of_options_is_complete() -> None:
    for option in GAME.options:
        values = ", ".join(
            f"`{value}`" if isinstance(value, str) else str(value) for value in option.values
        )
        assert f"| `{option.name}` | {values} |" in PAGE
