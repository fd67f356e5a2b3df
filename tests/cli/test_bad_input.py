"""Bad input gets one clear sentence and exit code 2, and changes no file."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from meeplewright.core.recordfile import RecordFile
from meeplewright.core.records import Line
from tests.cli.conftest import Command, contents

Spoil = Callable[[list[str]], list[str]]


def spoiled(number: int, line: str) -> Spoil:
    """The record with another line in this place (0 is the header)."""
    return lambda lines: [*lines[:number], line, *lines[number + 1 :]]


def header(**changes: object) -> Spoil:
    def change(lines: list[str]) -> list[str]:
        return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]

    return change


SEATS = [{"name": "a", "kind": "person"}]

BAD_RECORDS: list[tuple[str, Spoil, str]] = [
    ("not JSON", spoiled(3, "nonsense"), "line 4: line: the line is not JSON."),
    (
        "an unknown tile",
        spoiled(2, '{"chance":{"draw":"Z"}}'),
        "entry 2: draw: “Z” is not known; choose from: A, B, C",
    ),
    (
        "an illegal move",
        spoiled(3, '{"seat":%d,"do":{"place":{"tile":"%s","x":9,"y":9,"turn":0}}}'),
        "entry 3: CA 4.1: cell (9,9) does not share a side with a tile.",
    ),
    (
        "a wrong seat",
        spoiled(3, '{"seat":7,"do":{"follower":null}}'),
        "seat: “7” is not a seat here; choose from: 0, 1.",
    ),
    (
        "one seat",
        lambda lines: header(seats=SEATS)(lines[:1]),
        "line 1: seats: the game is for 2 to 5 players, not for 1.",
    ),
    ("six seats", header(seats=SEATS * 6), "line 1: seats: the game is for 2 to 5 players"),
    ("an unknown game", header(game="chess"), "line 1: game: there is no game called “chess”"),
    (
        "an unknown option",
        header(options={"river": 1}),
        "line 1: options.river: the game has no option called “river”.",
    ),
    (
        "a wrong value",
        header(options={"small_city": 3}),
        "options.small_city: “small_city” cannot be “3”; choose from: 4, 2.",
    ),
    ("newer rules", header(rules=99), "line 1: rules: this was played by version 99"),
    ("another format", header(mwr=2), "line 1: mwr: this is a record of format 2"),
    ("a format of 30 digits", header(mwr=10**29), "mwr: this is a record of format 1000000000"),
    (
        "a cell of 30 digits",
        spoiled(3, '{"seat":%d,"do":{"place":{"tile":"%s","x":1' + "0" * 29 + ',"y":9,"turn":0}}}'),
        "entry 3: ",
    ),
    (
        "a field that paints the terminal",
        header(options={"\x1b[31m" + "long" * 900: 1}),
        "line 1: options.?[31mlonglong",
    ),
    ("a missing field", lambda lines: ["{}", *lines[1:]], "header.mwr: this field is missing."),
    (
        "another result",
        lambda lines: [*lines[:-1], '{"result":{"points":[1,2],"items":[[],[]],"winners":[1]}}'],
        "result.points: “points” is not what the moves lead to.",
    ),
    ("nothing", lambda lines: [], "line 1: mwr: the file is empty."),
]


def spoil(text: str, how: Spoil) -> str:
    lines = how(text.splitlines())
    if len(lines) > 3 and "%" in lines[3]:  # the seat that begins, with the tile it drew
        first = json.loads(lines[1])["chance"]["start"]
        lines[3] %= (first, json.loads(lines[2])["chance"]["draw"])
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("what", "how", "sentence"), BAD_RECORDS, ids=[b[0] for b in BAD_RECORDS])
def test_a_bad_record_is_refused_by_every_command(
    command: Command, finished_text: str, tmp_path: Path, what: str, how: Spoil, sentence: str
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
    for arguments in asked[:1] if what == "another result" else asked:  # its moves are sound
        answer = command(*arguments)
        assert answer.code == 2
        assert sentence in answer.err and ".mwr, " in answer.err
        assert answer.err.count("\n") == 1 and answer.err.rstrip("\n").isprintable()
    assert contents(tmp_path) == before


def test_check_names_each_bad_record_and_counts_the_others(
    command: Command, finished: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.mwr"
    bad.write_text("nonsense\n")
    answer = command("check", bad, finished, tmp_path / "none.mwr", tmp_path)
    assert answer.code == 2
    assert answer.out == "One record is sound.\n3 records are not sound.\n"
    assert "bad.mwr, line 1: line: the line is not JSON." in answer.err
    assert "none.mwr: there is no such file or folder." in answer.err
    assert f"{tmp_path}: this is a folder, not a file." in answer.err


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
    assert answer.code == 2
    assert "entry 41: the last line is torn" in answer.err
    shown = command("replay", unfinished)
    assert shown.code == 0 and "torn" in shown.err and "Entry 40 of 40" in shown.out
    assert unfinished.read_bytes() == torn


def test_an_illegal_move_in_the_notation_is_refused(command: Command, finished: Path) -> None:
    text = command("notation", finished).out.replace("(0,", "(50,", 1)
    answer = command("notation", "--parse", "-", typed=text)
    assert answer.code == 2 and answer.out == ""
    assert "CA 4.1" in answer.err and ", entry " in answer.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("blunder", "“blunder” is not a command; choose from: play, simulate"),
        ("--lang xx", "There is no language “xx”; choose from: en"),
        ("--lang", "The option “--lang” needs a value."),
        ("--fast", "There is no option “--fast” here."),
        ("check", "RECORD is missing."),
        ("check --json=1 x", "The option “--json” takes no value."),
        ("doctor now", "“now” is one argument too many."),
        ("replay F --at", "The option “--at” needs a value."),
        ("replay F --at soon", "--at: “soon” is not a whole number."),
        ("replay F --at -1", "--at: -1 is not possible; it must be at least 0."),
        ("replay F --at 9999", "finished.mwr: There is no entry 9,999; the record has"),
        ("replay F --at 999999999999999999999999999999", "There is no entry 999999999999999999999"),
        ("replay F --json --seat 5", "--seat: “5” is not a seat here; choose from: 0, 1."),
        ("replay F --seat 1", "--seat works only together with --json."),
        ("replay F --json --svg x.svg", "--json and --svg cannot be given together."),
        ("replay F --svg F", "this is the record itself"),
        ("replay F --svg D", "this is a folder, not a file."),
        ("replay F --svg D/no/board.svg", "there is no such file or folder."),
        ("replay none.mwr", "none.mwr: there is no such file or folder."),
        ("replay D", "this is a folder, not a file."),
        ("replay F/x", "a part of this path is not a folder."),
        ("notation", "RECORD is missing."),
        ("notation F --parse F", "RECORD and --parse cannot be given together."),
        ("notation --parse none.txt", "none.txt: there is no such file or folder."),
        ("notation --parse F", "line 1: "),
        ("notation F --out F", "this exists already and is not overwritten."),
        ("play", "GAME is missing."),
        ("play chess", "there is no game called “chess”; choose from: carcassonne, keyflower."),
        ("play carcassonne --seats Ann", "seats: the game is for 2 to 5 players, not for 1."),
        ("play carcassonne --seats a,b,c,d,e,f", "players, not for 6."),
        ("play carcassonne --seats Ann,", "--seats: there is a seat without a name."),
        ("play carcassonne --seats Ann,bot:deep", "there is no bot called “deep”; choose from"),
        ("play carcassonne --seats Ann,greedy:9", "cannot be made from “greedy:9”"),
        ("play carcassonne --option farmers", "“farmers” must look like NAME=VALUE."),
        ("play carcassonne --option river=1", "the game has no option called “river”."),
        ("play carcassonne --option farmers=x", "“farmers” cannot be “x”; choose from: per_field"),
        (
            "play carcassonne --option farmers=none --option farmers=none",
            "--option: “farmers” is given twice.",
        ),
        ("play carcassonne --record F", "this exists already and is not overwritten."),
        ("play carcassonne --record D/no/game.mwr", "there is no such file or folder."),
        ("play --resume F", "result: this game is finished, so it cannot go on."),
        ("play --resume none.mwr", "none.mwr: there is no such file or folder."),
        ("play --resume F --seats a,b", "--seats cannot be given with it."),
        ("play chess --resume U", "This is a record of Carcassonne."),
        ("simulate", "GAME is missing."),
        ("simulate chess", "there is no game called “chess”"),
        ("simulate carcassonne --seats 9", "players, not for 9."),
        ("simulate carcassonne --seats two", "--seats: “two” is not a whole number."),
        ("simulate carcassonne --games 0", "--games: 0 is not possible; it must be at least 1."),
        ("simulate carcassonne --games ９", "--games: “９” is not a whole number."),
        ("simulate carcassonne --games 1_0", "--games: “1_0” is not a whole number."),
        ("simulate carcassonne --processes 0", "--processes: 0 is not possible"),
        ("simulate carcassonne --bots deep", "there is no bot called “deep”"),
        ("simulate carcassonne --bots random,random,random", "3 bots are named for 2 seats"),
        ("simulate carcassonne --bots random --out F", "a part of this path is not a folder."),
    ],
)
def test_a_mistake_on_the_command_line(
    command: Command,
    finished: Path,
    unfinished: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: str,
    sentence: str,
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
    assert sentence in answer.err
    assert answer.out == ""
    assert contents(tmp_path) == before


def test_simulate_overwrites_nothing(command: Command, tmp_path: Path) -> None:
    (tmp_path / "0003.mwr").write_text("mine")
    before = contents(tmp_path)
    arguments = ("--bots", "random", "--games", 3, "--out", tmp_path)
    answer = command("simulate", "carcassonne", *arguments)
    assert answer.code == 2 and "0003.mwr: this exists already" in answer.err
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "there is no room left on the disk."),
        (errno.EACCES, "you have no permission for this."),
        (errno.EIO, "the system says “Input/output error”."),
    ],
)
def test_trouble_with_the_disk_is_said_so(
    command: Command,
    finished: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    sentence: str,
) -> None:
    def fail(path: Path, text: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("meeplewright.cli.replaying.write_whole", fail)
    answer = command("replay", finished, "--svg", tmp_path / "board.svg")
    assert answer.code == 2 and f"board.svg: {sentence}" in answer.err


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
    assert answer.code == 2 and "game.mwr: there is no room left on the disk." in answer.err
    assert command("check", record).code == 0


def test_text_that_is_not_utf8_is_said_so(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "moves.txt"
    path.write_bytes(b"mwr 1\n\xff\n")
    answer = command("notation", "--parse", path)
    assert answer.code == 2 and "moves.txt: this is not UTF-8 text." in answer.err


def test_a_bot_of_a_record_that_nobody_knows_changes_nothing(
    command: Command, unfinished: Path
) -> None:
    torn = unfinished.read_text().replace('"random"', '"deep"')[:-4]
    unfinished.write_text(torn)
    answer = command("play", "--resume", unfinished)
    assert answer.code == 2 and "there is no bot called “deep”" in answer.err
    assert unfinished.read_text() == torn


def test_names_cannot_paint_the_terminal(command: Command, unfinished: Path) -> None:
    unfinished.write_text(unfinished.read_text().replace("Ann", "\\u001b[31mAnn"))
    answer = command("replay", unfinished)
    assert answer.code == 0 and "\x1b" not in answer.out
