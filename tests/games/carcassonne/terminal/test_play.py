"""A game at the terminal: played to the end, undone, stopped and resumed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from meeplewright.core.records import Entry, Meta, Record
from meeplewright.core.replay import replay
from tests.cli.conftest import Command
from tests.games.carcassonne.terminal.person import CELL, FOLLOWER, TURN, Person, sit_down, typed
from tests.words import ANYTHING, draft, english, says


def new_game(record: Path, seats: str = "Ann,random") -> tuple[object, ...]:
    return ("play", "carcassonne", "--seats", seats, "--record", record)


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    arguments = [str(word) for word in new_game(record)]
    ran = subprocess.run(
        [sys.executable, "-m", "meeplewright", *arguments],
        input=typed(400),
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert says(ran.stdout, "sheet-title")
    assert says(ran.stdout, "sheet-winner") or says(ran.stdout, "sheet-winners")
    assert ran.stdout.rstrip().endswith(str(record))
    played = Record.read(record)
    assert played.result is not None
    assert [seat.kind for seat in played.header.seats] == ["person", "bot"]


def test_without_seats_one_person_plays_against_greedy(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch, Person())
    answer = command("play", "carcassonne")
    assert answer.code == 0
    you, red, blue = (english(key) for key in ("play-you", "colour-0", "colour-1"))
    assert f"{you} ({red}), greedy ({blue})" in answer.out
    assert says(answer.out, "play-heading", name=you)
    kept = list((tmp_path / "data" / "meeplewright" / "records").iterdir())
    assert len(kept) == 1 and re.fullmatch(r"carcassonne-[\d-]+\.mwr", kept[0].name)
    assert str(kept[0]) in answer.out
    seats = [(seat.name, seat.kind) for seat in Record.read(kept[0]).header.seats]
    assert seats == [("south", "person"), ("greedy", "bot")]


def test_a_prefix_says_whether_a_person_or_a_bot_is_meant(command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    assert command(*new_game(record, "person:greedy,bot:random,Ben")).code == 0
    kinds = [seat.kind for seat in Record.read(record).header.seats]
    assert kinds == ["person", "bot", "person"]


def test_options_reach_the_game(command: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    command(*new_game(record), "--option", "farmers=none", "--option", "small_city=2")
    assert Record.read(record).header.options == {"farmers": "none", "small_city": 2}


def test_every_entry_is_on_disk_before_the_next_question(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"
    seen: list[int] = []
    person = Person(cell=["a"] * 4, turn=["1"] * 4, follower=[""] * 4)

    def watching(question: str) -> str:
        seen.append(len(Record.read(record).entries))
        return person(question)

    sit_down(monkeypatch, watching)
    command(*new_game(record, "Ann,Ben"))
    assert seen == sorted(seen) and seen[-1] >= 8


def test_the_end_of_the_input_and_ctrl_c_leave_cleanly(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, way_out in enumerate((EOFError, KeyboardInterrupt)):
        record = tmp_path / f"{number}.mwr"

        def leave(question: str, way_out: type[BaseException] = way_out) -> str:
            raise way_out

        sit_down(monkeypatch, leave)
        answer = command(*new_game(record))
        assert answer.code == 0 and answer.err == ""
        assert f"meeplewright play --resume {record}" in answer.out
        assert Record.read(record).entries


def test_the_command_to_go_on_keeps_the_language_that_was_asked_for(
    command: Command, tmp_path: Path
) -> None:
    record = tmp_path / "game.mwr"
    out = command("--lang", "hu", *new_game(record)).out
    assert f"meeplewright play --resume {record} --lang hu\n" in out


def test_before_the_first_turn_nothing_is_since_the_last_one(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch, Person(cell=["a", "a"], turn=["1", "1"], follower=["", ""]))
    out = command(*new_game(tmp_path / "game.mwr", "Ann,Ben")).out
    first, second, third = out.split(draft("play-heading").partition(ANYTHING)[0])[1:]
    assert says(first, "event-started") and not says(first + second, "play-since")
    assert f"{english('play-since')}\n  " in third


def test_the_table_hears_a_cyrillic_keyboard(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(cell=["е", "ы", "о", "ф"], turn=["1"], follower=["й"])
    sit_down(monkeypatch, person)
    out = command(*new_game(tmp_path / "game.mwr", "Ann,Ben")).out
    assert says(out, "play-tiles-left", count=70) and says(out, "play-scores-none")
    assert says(out, "play-what", text="о")
    assert person.asked[-1].startswith(FOLLOWER)


def test_a_stopped_game_is_resumed_where_it_was(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"
    sit_down(monkeypatch, Person(cell=["a"] * 3, turn=["1"] * 3, follower=["1"] * 3))
    command(*new_game(record))
    before = record.read_bytes()
    record.write_bytes(before + b'{"seat":0,"do')  # torn by a crash
    sit_down(monkeypatch, Person(cell=["a"], turn=["1"], follower=[""]))
    answer = command("play", "--resume", record)
    assert answer.code == 0
    assert says(answer.out, "play-torn") and says(answer.out, "play-since")
    assert record.read_bytes().startswith(before)
    assert command("check", record).code == 0


def test_a_game_that_lacks_only_its_result_gets_it(
    command: Command, finished: Path, finished_text: str
) -> None:
    finished.write_text("".join(finished_text.splitlines(keepends=True)[:-1]))
    answer = command("play", "--resume", finished)
    assert answer.code == 0 and says(answer.out, "sheet-title")
    assert finished.read_text() == finished_text


def test_an_illegal_answer_gets_the_sentence_of_its_rule(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = ["7,7", "0,0", "(1,0):?9", "(9,9):D0", "zz", "a"]
    person = Person(cell=wrong, turn=["9", "1"], follower=["cloister:N", "nonsense", "99"])
    sit_down(monkeypatch, person)
    out = command(*new_game(tmp_path / "game.mwr", "Ann,Ben")).out
    alone = draft("why-no-neighbour", x=7, y=7)
    assert says(out, "reason-with-rule", rule="CA 4.1", why=alone)
    taken = draft("why-cell-taken", x=0, y=0)
    assert says(out, "reason-with-rule", rule="CA 4.1", why=taken)
    assert says(out, "action-no-notation", text="(1,0):?9")
    assert says(out, "play-what", text="zz")
    assert says(out, "action-no-spot", on="cloister", at="N")
    assert says(out, "play-what", text="nonsense")


def test_cells_can_be_named_by_coordinates_and_moves_by_notation(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"

    def expert(question: str) -> str:
        state = replay(Record.read(record))
        if state.entry > 10:
            return "q"
        if question.startswith(TURN):
            return "1"
        wanted = state.legal(state.to_act or 0)[-1].to_text()
        by_coordinates = question.startswith(CELL) and state.entry > 5
        return wanted.partition(":")[0] if by_coordinates else wanted

    sit_down(monkeypatch, expert)
    out = command(*new_game(record, "Ann,Ben")).out
    assert not says(out, "play-what")
    assert len(Record.read(record).entries) > 10


def test_the_commands_at_the_table(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch, Person(cell=["?", "t", "s", "m", "u", "h"]))
    out = command(*new_game(tmp_path / "game.mwr", "Ann,Ben")).out
    assert says(out, "play-help-u")
    assert says(out, "play-tiles-left", count=70)
    assert says(out, "play-scores-none")
    assert says(out, "play-nothing-to-undo")


def test_taking_back_keeps_the_luck_and_leaves_a_remark(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"
    sit_down(monkeypatch, Person(cell=["a", "u"], turn=["1"] * 4, follower=["", ""]))
    out = command(*new_game(record)).out
    assert says(out, "play-undone")
    lines = Record.read(record).lines
    remark = next(line for line in lines if isinstance(line, Meta))
    revealed = remark.form["takeback"]["revealed"]
    assert [set(outcome) for outcome in revealed] in ([{"draw"}] * 2, [{"draw"}])
    after = lines[lines.index(remark) + 1 :]
    again = [line.form for line in after if isinstance(line, Entry) and line.seat == -1]
    assert again == revealed[: len(again)]
    assert command("check", record).code == 0
