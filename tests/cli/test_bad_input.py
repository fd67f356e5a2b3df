"""Bad input gets one clear sentence and exit code 2, and changes no file."""

import errno
import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from meeplewright.analysis import Analysis, Effort, Progress, analyse
from meeplewright.core.recordfile import RecordFile
from meeplewright.core.records import Line, Record
from meeplewright.locales import Argument
from tests.cli.conftest import Command, contents
from tests.words import ANYTHING, draft, english, said, says

Spoil = Callable[[list[str]], list[str]]
Said = re.Pattern[str]


def spoiled(number: int, line: str) -> Spoil:
    """The record with another line in this place (0 is the header)."""
    return lambda lines: [*lines[:number], line, *lines[number + 1 :]]


def header(**changes: object) -> Spoil:
    def change(lines: list[str]) -> list[str]:
        return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]

    return change


def reason(rule: str, key: str, **arguments: Argument) -> str:
    return draft("reason-with-rule", rule=rule, why=draft(key, **arguments))


def in_line(line: int, rule: str, key: str, **arguments: Argument) -> Said:
    return said("fault-in-line", line=line, why=reason(rule, key, **arguments))


def in_entry(entry: int, rule: str, key: str, **arguments: Argument) -> Said:
    return said("fault-in-entry", entry=entry, why=reason(rule, key, **arguments))


SEATS = [{"name": "a", "kind": "person"}]

BAD_RECORDS: list[tuple[str, Spoil, Said]] = [
    ("not JSON", spoiled(3, "nonsense"), in_line(4, "line", "record-not-json")),
    (
        "an unknown tile",
        spoiled(2, '{"chance":{"draw":"Z"}}'),
        in_entry(2, "draw", "form-not-known", value="Z"),
    ),
    (
        "an illegal move",
        spoiled(3, '{"seat":%d,"do":{"place":{"tile":"%s","x":9,"y":9,"turn":0}}}'),
        in_entry(3, "CA 4.1", "why-no-neighbour", x=9, y=9),
    ),
    (
        "a wrong seat",
        spoiled(3, '{"seat":7,"do":{"follower":null}}'),
        in_line(4, "seat", "record-seat", seat="7", known="0, 1"),
    ),
    (
        "one seat",
        lambda lines: header(seats=SEATS)(lines[:1]),
        in_line(1, "seats", "setup-seats", least=2, most=5, seats=1),
    ),
    ("six seats", header(seats=SEATS * 6), in_line(1, "seats", "setup-seats", seats=6)),
    ("an unknown game", header(game="chess"), in_line(1, "game", "setup-game", game="chess")),
    (
        "an unknown option",
        header(options={"river": 1}),
        in_line(1, "options.river", "setup-option", option="river"),
    ),
    (
        "a wrong value",
        header(options={"small_city": 3}),
        in_line(1, "options.small_city", "setup-value", value="3", values="4, 2"),
    ),
    ("newer rules", header(rules=99), in_line(1, "rules", "record-newer-rules", rules=99)),
    ("another format", header(mwr=2), in_line(1, "mwr", "record-format", format=2)),
    (
        "a format of 30 digits",
        header(mwr=10**29),
        in_line(1, "mwr", "record-format", format=str(10**29)),
    ),
    (
        "a cell of 30 digits",
        spoiled(3, '{"seat":%d,"do":{"place":{"tile":"%s","x":1' + "0" * 29 + ',"y":9,"turn":0}}}'),
        said("fault-in-entry", entry=3),
    ),
    (
        "a field that paints the terminal",
        header(options={"\x1b[31m" + "long" * 900: 1}),
        said("fault-in-line", line=1, why=f"options.?[31mlonglong{ANYTHING}"),
    ),
    ("a missing field", lambda lines: ["{}", *lines[1:]], in_line(1, "header.mwr", "form-missing")),
    ("nothing", lambda lines: [], in_line(1, "mwr", "record-empty")),
]


def spoil(text: str, how: Spoil) -> str:
    lines = how(text.splitlines())
    if len(lines) > 3 and "%" in lines[3]:  # the seat that begins, with the tile it drew
        first = json.loads(lines[1])["chance"]["start"]
        lines[3] %= (first, json.loads(lines[2])["chance"]["draw"])
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("what", "how", "sentence"), BAD_RECORDS, ids=[b[0] for b in BAD_RECORDS])
def test_a_bad_record_is_refused_by_every_command(
    command: Command, finished_text: str, tmp_path: Path, what: str, how: Spoil, sentence: Said
) -> None:
    path, going_on = tmp_path / "bad.mwr", tmp_path / "unfinished.mwr"
    text = spoil(finished_text, how)
    path.write_text(text, encoding="utf-8")
    going_on.write_text(text.partition('{"result"')[0], encoding="utf-8")
    before = contents(tmp_path)
    asked: list[tuple[object, ...]] = [
        ("check", path),
        ("replay", path, "--svg", tmp_path / "b.svg"),
    ]
    asked += [("play", "--resume", going_on)]
    for arguments in asked:
        answer = command(*arguments)
        assert answer.code == 2
        assert sentence.search(answer.err) and ".mwr, " in answer.err
        assert answer.err.count("\n") == 1 and answer.err.rstrip("\n").isprintable()
    assert contents(tmp_path) == before


ANOTHER_RESULT = '{"result":{"points":[1,2],"items":[[],[]],"winners":[1]}}'


@pytest.fixture
def false_result(finished_text: str, tmp_path: Path) -> Path:
    """A record whose moves are valid, with the result of another game."""
    path = tmp_path / "false.mwr"
    path.write_text(spoil(finished_text, lambda lines: [*lines[:-1], ANOTHER_RESULT]), "utf-8")
    return path


RESULT_DIFFERS = said(
    "reason-with-rule", rule="result.points", why=draft("record-result", field="points")
)


def test_check_refuses_a_false_result(command: Command, false_result: Path) -> None:
    answer = command("check", false_result)
    assert answer.code == 2 and "false.mwr, " in answer.err
    assert RESULT_DIFFERS.search(answer.err) and answer.err.count("\n") == 1


@pytest.fixture
def short_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first turns are analysed, because a whole game would take long."""

    def analyse_first_turns(record: Record, effort: Effort, progress: Progress | None) -> Analysis:
        return analyse(replace(record, lines=record.lines[:7]), effort, progress)

    monkeypatch.setattr("meeplewright.cli.analyse.analyse", analyse_first_turns)


@pytest.mark.parametrize("words", ["replay", "replay --json", "analyse --effort 1", "notation"])
def test_other_commands_warn_of_a_false_result(
    command: Command, finished: Path, false_result: Path, short_analysis: None, words: str
) -> None:
    true, false = command(*words.split(), finished), command(*words.split(), false_result)
    assert (true.code, true.err, false.code) == (0, "", 0)
    assert RESULT_DIFFERS.search(false.err) and false.err.count("\n") == 1
    # The notation ends with the points that are written in the record.
    assert re.sub(r"\n= \d+ \d+\n", "", false.out) == re.sub(r"\n= \d+ \d+\n", "", true.out) != ""


def test_check_names_each_bad_record_and_counts_the_others(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.mwr"
    bad.write_text("nonsense\n")
    answer = command("check", bad, finished, tmp_path / "none.mwr", tmp_path)
    assert answer.code == 2
    assert (
        answer.out == english("check-sound", count=1) + "\n" + english("check-bad", count=3) + "\n"
    )
    assert in_line(1, "line", "record-not-json").search(answer.err)
    assert says(answer.err, "file-missing", file=str(tmp_path / "none.mwr"))
    assert says(answer.err, "file-is-folder", file=str(tmp_path))


def test_check_gives_the_reason_as_json(command: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.mwr"
    bad.write_text("[]\n")
    answer = command("check", "--json", bad)
    assert answer.code == 2
    found = json.loads(answer.out)["records"][0]
    assert (found["sound"], found["line"], found["entry"]) == (False, 1, None)
    assert found["reason"]["key"] == "form-type"


def test_a_torn_last_line_is_reported(command: Command, unfinished: Path) -> None:
    torn = unfinished.read_bytes()[:-5]
    unfinished.write_bytes(torn)
    answer = command("check", unfinished)
    assert answer.code == 0 and says(answer.out, "check-sound", count=1)
    assert says(answer.err, "fault-in-entry", entry=41, why=draft("record-torn"))
    shown = command("replay", unfinished)
    assert says(shown.out, "replay-entry", entry=40, entries=40)
    assert unfinished.read_bytes() == torn


@pytest.mark.parametrize("words", ["replay", "analyse --effort 1", "notation"])
def test_other_commands_warn_of_a_torn_last_line_and_go_without_it(
    command: Command, unfinished: Path, short_analysis: None, words: str
) -> None:
    lines = unfinished.read_bytes().splitlines(keepends=True)
    unfinished.write_bytes(b"".join(lines[:-1]))
    whole = command(*words.split(), unfinished)
    unfinished.write_bytes(b"".join(lines)[:-5])
    torn = command(*words.split(), unfinished)
    assert (whole.code, whole.err, torn.code, torn.out) == (0, "", 0, whole.out)
    assert says(torn.err, "fault-in-entry", entry=41, why=draft("record-torn"))


def test_an_illegal_move_in_the_notation_is_refused(command: Command, finished: Path) -> None:
    text = command("notation", finished).out.replace("(0,", "(50,", 1)
    answer = command("notation", "--parse", "-", typed=text)
    assert answer.code == 2 and answer.out == ""
    assert "CA 4.1" in answer.err and says(answer.err, "fault-in-entry")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("blunder", said("usage-no-command", command="blunder")),
        ("--lang xx", said("language-unknown", language="xx")),
        ("--lang", said("usage-no-value", option="--lang")),
        ("--fast", said("usage-no-option", option="--fast")),
        ("check", said("usage-missing", name=english("meta-record"))),
        ("check --json=1 x", said("usage-no-flag-value", option="--json")),
        ("doctor now", said("usage-extra", value="now")),
        ("replay F --at", said("usage-no-value", option="--at")),
        ("replay F --at soon", said("usage-not-whole", name="--at", value="soon")),
        ("replay F --at -1", said("usage-out-of-range", name="--at", value=-1, least=0)),
        ("replay F --at 9999", said("record-no-entry", entry=9999)),
        ("replay F --at 999999999999999999999999999999", said("record-no-entry", entry="9" * 30)),
        ("replay F --json --seat 5", said("usage-no-seat", seat="5", known="0, 1")),
        ("replay F --seat 1", said("usage-only-with", first="--seat", second="--json")),
        ("replay F --json --svg x.svg", said("usage-one-of", first="--json", second="--svg")),
        ("replay F --json --points", said("usage-one-of", first="--json", second="--points")),
        ("replay F --svg x.svg --points", said("usage-one-of", first="--svg", second="--points")),
        ("replay F --svg F", said("usage-same-file")),
        ("replay F --svg D", said("file-is-folder")),
        ("replay F --svg D/no/board.svg", said("file-missing")),
        ("replay none.mwr", said("file-missing", file="none.mwr")),
        ("replay D", said("file-is-folder")),
        ("replay F/x", said("file-not-folder")),
        ("notation", said("usage-missing", name=english("meta-record"))),
        (
            "notation F --parse F",
            said("usage-one-of", first=english("meta-record"), second="--parse"),
        ),
        ("notation --parse none.txt", said("file-missing", file="none.txt")),
        ("notation --parse F", said("fault-in-line", line=1)),
        ("notation F --out F", said("file-exists")),
        ("play", said("usage-missing", name=english("meta-game"))),
        ("play chess", said("setup-game", game="chess", games="carcassonne, keyflower")),
        ("play carcassonne --seats Ann", said("setup-seats", least=2, most=5, seats=1)),
        ("play carcassonne --seats a,b,c,d,e,f", said("setup-seats", seats=6)),
        ("play carcassonne --seats Ann,", said("usage-seat-empty")),
        ("play carcassonne --seats Ann,bot:deep", said("setup-bot", bot="deep")),
        ("play carcassonne --seats Ann,greedy:9", said("setup-bot-setting", bot="greedy:9")),
        ("play carcassonne --option farmers", said("usage-option-form", value="farmers")),
        ("play carcassonne --option river=1", said("setup-option", option="river")),
        ("play carcassonne --option farmers=x", said("setup-value", option="farmers", value="x")),
        (
            "play carcassonne --option farmers=none --option farmers=none",
            said("usage-option-twice", option="farmers"),
        ),
        ("play carcassonne --record F", said("file-exists")),
        ("play carcassonne --record D/no/game.mwr", said("file-missing")),
        ("play --resume F", said("record-is-finished")),
        ("play --resume none.mwr", said("file-missing", file="none.mwr")),
        ("play --resume F --seats a,b", said("usage-resume-alone", option="--seats")),
        ("play chess --resume U", said("usage-other-game", game=english("carcassonne"))),
        ("simulate", said("usage-missing", name=english("meta-game"))),
        ("simulate chess", said("setup-game", game="chess")),
        ("simulate carcassonne --seats 9", said("setup-seats", seats=9)),
        ("simulate carcassonne --seats two", said("usage-not-whole", name="--seats", value="two")),
        (
            "simulate carcassonne --games 0",
            said("usage-out-of-range", name="--games", value=0, least=1),
        ),
        ("simulate carcassonne --games ９", said("usage-not-whole", name="--games", value="９")),
        ("simulate carcassonne --games 1_0", said("usage-not-whole", name="--games", value="1_0")),
        (
            "simulate carcassonne --workers 0",
            said("usage-out-of-range", name="--workers", value=0),
        ),
        ("simulate carcassonne --bots deep", said("setup-bot", bot="deep")),
        (
            "simulate carcassonne --bots random,random,random",
            said("usage-bots-number", bots=3, seats=2),
        ),
        ("simulate carcassonne --bots random --out F", said("file-not-folder")),
    ],
)
def test_a_mistake_on_the_command_line(
    command: Command,
    finished: Path,
    unfinished: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    sentence: Said,
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "folder"
    folder.mkdir()
    places = {"F": str(finished), "U": str(unfinished), "D": str(folder)}
    words = [
        places.get(word.split("/")[0], word.split("/")[0]) + word[len(word.split("/")[0]) :]
        for word in arguments.split(" ")
    ]
    before = contents(tmp_path)
    answer = command(*words)
    assert answer.code == 2
    assert sentence.search(answer.err)
    assert answer.out == ""
    assert contents(tmp_path) == before


def test_simulate_overwrites_nothing(command: Command, tmp_path: Path) -> None:
    (tmp_path / "0003.mwr").write_text("mine")
    before = contents(tmp_path)
    arguments = ("--bots", "random", "--games", 3, "--out", tmp_path)
    answer = command("simulate", "carcassonne", *arguments)
    assert answer.code == 2 and says(answer.err, "file-exists", file=str(tmp_path / "0003.mwr"))
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "file-disk-full"),
        (errno.EACCES, "file-forbidden"),
        (errno.EIO, "file-trouble"),
    ],
)
def test_trouble_with_the_disk_is_said_so(
    command: Command,
    finished: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    key: str,
) -> None:
    def fail(path: Path, text: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("meeplewright.cli.replay.write_whole", fail)
    board = tmp_path / "board.svg"
    answer = command("replay", finished, "--svg", board)
    assert answer.code == 2
    assert says(answer.err, key, file=str(board), message=os.strerror(number))


def test_a_disk_that_fills_up_while_a_game_is_played_leaves_a_sound_record(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"
    append = RecordFile.append

    def fill_up(file: RecordFile, line: Line) -> None:
        if len(file.record.lines) == 6:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(file, line)

    monkeypatch.setattr(RecordFile, "append", fill_up)
    answer = command("play", "carcassonne", "--seats", "random,random", "--record", record)
    assert answer.code == 2 and says(answer.err, "file-disk-full", file=str(record))
    assert command("check", record).code == 0


def test_text_that_is_not_utf8_is_said_so(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "moves.txt"
    path.write_bytes(b"mwr 1\n\xff\n")
    answer = command("notation", "--parse", path)
    assert answer.code == 2 and says(answer.err, "file-not-text", file=str(path))


def test_a_bot_of_a_record_that_nobody_knows_changes_nothing(
    command: Command, unfinished: Path
) -> None:
    torn = unfinished.read_text().replace('"random"', '"deep"')[:-4]
    unfinished.write_text(torn)
    answer = command("play", "--resume", unfinished)
    assert answer.code == 2 and says(answer.err, "setup-bot", bot="deep")
    assert unfinished.read_text() == torn


def test_names_cannot_paint_the_terminal(command: Command, unfinished: Path) -> None:
    unfinished.write_text(unfinished.read_text().replace("Ann", "\\u001b[31mAnn"))
    answer = command("replay", unfinished)
    assert answer.code == 0 and "\x1b" not in answer.out
