"""Keyflower at the terminal: played to the end, undone, stopped, resumed, secrets kept."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from meeplewright.core.records import Record
from meeplewright.core.replay import replay
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF
from tests.games.keyflower.terminal.person import (
    HAND_OVER,
    NEXT,
    TURN,
    CommandRunner,
    Person,
    answers,
)
from tests.words import ANYTHING, draft, english, said, says

WORKERS = [f"{number} {colour}" for number in range(1, 9) for colour in ("blue", "red", "yellow")]
TYPED = "\n".join(["p", "1", "a", *WORKERS]) + "\n"
"""One of these answers any question; after the others, it is asked again."""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandRunner:
    return CommandRunner(monkeypatch, capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.mwr"


def new_game(record: Path, seats: str = "Ann,random") -> tuple[object, ...]:
    return ("play", "keyflower", "--seats", seats, "--record", record)


@pytest.mark.parametrize("seats", ["Ann,random", "Ann,Ben,random"])
def test_a_whole_game_comes_to_its_score_sheet(
    terminal: CommandRunner, record: Path, seats: str
) -> None:
    shown = terminal.run(new_game(record, seats), Person(len(seats)))
    assert says(shown, "sheet-title")
    assert says(shown, "sheet-winner") or says(shown, "sheet-winners")
    played = Record.read(record)
    outcome = replay(played).outcome()
    assert outcome is not None and played.result is not None
    for points in outcome.points:
        assert f" {points} " in shown


def test_a_whole_game_through_a_pipe(record: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-m", "meeplewright", *(str(word) for word in new_game(record))],
        input=TYPED * 300,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert says(ran.stdout, "sheet-title")
    assert ran.stdout.rstrip().endswith(str(record))


def test_a_game_that_was_stopped_goes_on_where_it_was(
    terminal: CommandRunner, record: Path
) -> None:
    stopped = terminal.run(new_game(record), answers("b 1 1 blue"))
    assert says(stopped, "play-stopped") and "meeplewright play --resume" in stopped
    entries = Record.read(record).entries
    assert replay(Record.read(record)).to_act == 0
    assert says(terminal.run(("play", "--resume", record), Person(3)), "sheet-title")
    assert Record.read(record).entries[: len(entries)] == entries


def test_the_auction_lists_what_can_be_done_with_each_tile(
    terminal: CommandRunner, record: Path
) -> None:
    lines = terminal.run(new_game(record), answers()).splitlines()
    first = lines.index(english("kf-auction")) + 2
    assert all(
        line[:5] == f"{number:>2} bw" for number, line in enumerate(lines[first : first + 6], 1)
    )
    purple = f"{english('tile-turn_order_tile_1')} {english('kf-with-purple')}"
    assert any(purple in line for line in lines)
    assert any("(0,0) →1 ↑1" in line for line in lines)


def test_taking_back_returns_to_the_decision_before(terminal: CommandRunner, record: Path) -> None:
    shown = terminal.run(new_game(record), answers("b 1", "u", "u"))
    assert says(shown, "kf-doing-bid") and says(shown, "kf-undone")
    assert len(said("kf-to-play", name="Ann").findall(shown)) == 2
    assert says(shown, "play-nothing-to-undo")


def test_what_was_drawn_once_is_drawn_again_after_taking_back(
    terminal: CommandRunner, record: Path
) -> None:
    shown = terminal.run(new_game(record), answers("w 6 1 blue", "u", "1 blue"))
    assert says(shown, "kf-doing-use", tile=english("tile-alehouse")) and says(shown, "kf-undone")
    draws = draft("event-draws", name="Ann").partition(ANYTHING)[0]
    drawn = [line for line in shown.splitlines() if re.match(rf"  {draws}1 \w+$", line)]
    assert len(drawn) == 2 and drawn[0] == drawn[1]


def test_nobody_takes_back_what_another_has_done(terminal: CommandRunner, record: Path) -> None:
    shown = terminal.run(new_game(record, "Ann,Ben"), answers("", "p", "", "u"))
    assert says(shown, "kf-undo-other")
    assert not says(shown, "kf-undone")


def test_several_people_hand_the_screen_over_before_anything_is_shown(
    terminal: CommandRunner, record: Path
) -> None:
    asked: list[str] = []
    shown: list[str] = []

    def person(question: str) -> str:
        asked.append(question)
        shown.append(terminal.capsys.readouterr().out)
        return {1: "", 2: "p", 3: "", 4: "q"}[len(asked)]

    terminal.run(new_game(record, "Ann,Ben"), person)
    assert [HAND_OVER in question for question in asked] == [True, False, True, False]
    assert [TURN in question for question in asked] == [False, True, False, True]
    assert [says(text, "kf-screen") for text in shown[:3]] == [False, True, False]
    assert not says(shown[2], "event-draws")


def test_one_person_among_bots_is_not_asked_to_hand_over(
    terminal: CommandRunner, record: Path
) -> None:
    person = Person(2, passes=1)
    terminal.run(new_game(record), person)
    assert not any(HAND_OVER in question for question in person.asked)


def test_rivals_workers_are_shown_as_a_number_only(terminal: CommandRunner, record: Path) -> None:
    shown = terminal.run(new_game(record), answers("v 2"))
    workers, skills = english("amount-worker", count=8), english("amount-skill", count=0)
    assert f"random: {workers}, {skills}" in shown
    assert len(said("kf-screen").findall(shown)) == 1
    assert says(shown, "event-draws", name="random", what=workers)


def test_workers_can_be_named_with_the_tile_or_after_it(
    terminal: CommandRunner, record: Path
) -> None:
    terminal.run(new_game(record), answers("b 1 1 blue"))
    at_once = [entry.form for entry in Record.read(record).entries if entry.seat == 0][:2]
    other = record.with_name("other.mwr")
    terminal.run(new_game(other), answers("1", "1", "1b"))
    in_steps = [entry.form for entry in Record.read(other).entries if entry.seat == 0][:2]
    assert at_once == in_steps
    assert at_once[1] == {"workers": {"colour": "blue", "number": 1}}


def test_a_resource_is_carried_by_its_name_and_two_tiles(
    terminal: CommandRunner, record: Path
) -> None:
    person = Person(1, passes=0.1)
    ids = {f"{name}".replace("_", " "): name for name in NUMBER_OF}
    carried: list[str] = []

    def carrier(question: str) -> str:
        shown = terminal.capsys.readouterr().out
        offered = re.search(r"^  (\w+), (.+?) → \d+ (.+?)(?: ·|$)", shown, re.MULTILINE)
        if NEXT not in question or offered is None:
            return "q" if carried else person(question)
        start, end = (ids[offered[place].lower()] for place in (2, 3))
        carried.append(f"{offered[1]} {start}>{end}")
        return carried[-1]

    terminal.run(new_game(record), carrier)
    entries = [
        entry.form["carry"] for entry in Record.read(record).entries if "carry" in entry.form
    ]
    texts = [f"{carry['resource']} {carry['from']}>{carry['to']}" for carry in entries]
    assert texts and texts[-1] in carried
