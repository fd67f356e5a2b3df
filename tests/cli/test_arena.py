"""`meeplewright arena`: report, HTML page, errors, killing and resuming."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from meeplewright.cli.arena import MatchOptions, read_plan, run_arena
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal
from tests.arena.rigged import rig
from tests.cli.conftest import Command
from tests.conftest import only_in_full
from tests.words import said, says

MATCH = ("arena", "carcassonne", "steady", "random", "--deals", 2, "--workers", 1)


@pytest.fixture(autouse=True)
def rigged_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch)


def test_the_report_in_words(command: Command, tmp_path: Path) -> None:
    answer = command(*MATCH)
    assert (answer.code, answer.err) == (0, "")
    assert says(answer.out, "arena-title", seats=2, deals=2, seed="1")
    assert "steady – random" in answer.out and "±" in answer.out
    assert str(tmp_path) in answer.out.replace("\n", "")


def test_the_tables_of_the_report_fit_into_80_columns(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in languages():
        out = command("--lang", language, *MATCH).out  # played once, then read from its file
        assert "┃" in out and "…" not in out, language


def test_the_report_for_programs(command: Command) -> None:
    form = json.loads(command(*MATCH, "--json").out)
    (pair,) = form["pairs"]
    assert pair["bots"] == ["steady", "random"] and (pair["deals"], pair["games"]) == (2, 4)
    assert 0 <= pair["interval"][0] <= pair["win_share"] <= pair["interval"][1] <= 1
    assert isinstance(pair["margin"], float) and pair["margin_se"] >= 0
    steady = form["bots"][0]
    assert steady["points"] == pytest.approx(sum(steady["sources"].values()), abs=0.01)
    assert {"elo", "interval", "openskill"} <= set(steady["rating"])
    assert steady["longest"] >= steady["seconds"] > 0


@only_in_full
def test_the_page_holds_all_it_shows(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert command(*MATCH, "--html", path).code == 0
    page = path.read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and "steady – random" in page
    assert page.count("data:image/svg+xml;base64,") == 3
    assert not re.search(r"(?:src|href)=\"(?!data:)", page) and "<script" not in page


def test_a_match_of_many(command: Command) -> None:
    words = ("arena", "carcassonne", "steady", "random", "gambler", "--deals", 1, "--workers", 1)
    assert says(command(*words).out, "arena-cross")
    four = command(*MATCH, "--seats", 4)
    assert says(four.out, "arena-fair") and "25.0%" in four.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody", "random"), said("setup-bot", bot="nobody")),
        (("random", "greedy", "--seats", "9"), said("setup-seats", seats=9)),
        (("random", "--deals", "0"), said("usage-out-of-range", name="--deals", value=0)),
        (("random", "--deals", "many"), said("usage-not-whole", name="--deals", value="many")),
        (
            ("random", "--workers", "several"),
            said("usage-not-whole", name="--workers", value="several"),
        ),
        (("random", "--clock", "sundial"), said("form-not-known", value="sundial")),
        (
            ("random", "--audit", "--html", "x.html"),
            said("usage-one-of", first="--audit", second="--html"),
        ),
        (
            ("random", "--audit", "--extend"),
            said("usage-one-of", first="--audit", second="--extend"),
        ),
        (("random", "--out", "no/such/folder/x"), re.compile("no/such/folder/x")),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    command: Command, words: tuple[str, ...], sentence: re.Pattern[str]
) -> None:
    answer = command("arena", "carcassonne", *words)
    assert answer.code == 2 and answer.out == ""
    assert sentence.search(answer.err)


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [(("--html", "x.html"), "matplotlib", "arena"), (("--workers", "ray"), "ray", "cluster")],
)
def test_a_missing_extra_is_named(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    module: str,
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    answer = command("arena", "carcassonne", "random", *words)
    assert answer.code == 2 and f"pip install 'meeplewright[{extra}]'" in answer.err


def test_the_file_of_another_match_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert command(*MATCH, "--out", path).code == 0
    before = path.read_bytes()
    answer = command(*MATCH, "--out", path, "--seed", "other")
    assert answer.code == 2 and says(answer.err, "arena-other-setting", there="1")
    assert path.read_bytes() == before


def test_a_match_in_two_parts_is_the_same_match(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole = json.loads(command(*MATCH, "--out", path, "--json").out)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:30])
    again = json.loads(command(*MATCH, "--out", path, "--json").out)
    assert again["pairs"] == whole["pairs"] and again["games"] == whole["games"] == 4


def test_a_longer_match_is_another_one_unless_it_is_extended(
    command: Command, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    more = ("arena", "carcassonne", "steady", "random", "--deals", 3, "--workers", 1)
    command(*MATCH, "--out", path)
    before = path.read_bytes()
    refused = command(*more, "--out", path)
    assert refused.code == 2 and says(refused.err, "arena-other-deals", there=2, here=3)
    assert path.read_bytes() == before
    extended = command(*more, "--out", path, "--extend")
    assert extended.code == 0 and says(extended.out, "arena-extended", first=2, deals=3)
    assert path.read_bytes().startswith(before)
    assert json.loads(path.read_bytes()[len(before) :].splitlines()[0]) == {"extended": 3}
    whole = json.loads(command(*more, "--out", tmp_path / "whole.jsonl", "--json").out)
    again = json.loads(command(*more, "--out", path, "--json").out)
    assert again["pairs"] == whole["pairs"]
    assert (again["planned"], whole["planned"]) == ([2, 3], [3])


def test_a_match_in_the_data_folder_is_found_to_be_extended(command: Command) -> None:
    first = json.loads(command(*MATCH, "--json").out)
    words = (*MATCH[:4], "--deals", 3, "--workers", 1, "--json")
    extended = json.loads(command(*words, "--extend").out)
    assert extended["results"] == first["results"] and extended["planned"] == [2, 3]
    assert json.loads(command(*words).out)["results"] != first["results"]


def test_every_game_can_be_replayed_and_checked(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    answer = command(*MATCH, "--records", folder, "--out", tmp_path / "match.jsonl")
    assert answer.code == 0 and says(answer.out, "arena-records-kept")
    records = sorted(folder.glob("*.mwr"))
    assert [path.name for path in records] == [
        "0001-1.mwr",
        "0001-2.mwr",
        "0002-1.mwr",
        "0002-2.mwr",
    ]
    assert command("check", *records).code == 0
    assert command("replay", records[0], "--points").code == 0
    refused = command(*MATCH, "--seed", "other", "--records", folder)
    assert refused.code == 2 and says(refused.err, "arena-other-setting", there="1")


def test_games_without_a_record_are_counted(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    command(*MATCH, "--out", path)
    answer = command(*MATCH, "--out", path, "--records", tmp_path / "records")
    assert says(answer.out, "arena-without-record", games=4)


def test_forfeited_moves_cannot_be_overlooked(command: Command) -> None:
    """The report names them, and the exit code is not that of a clean match."""
    words = ("arena", "carcassonne", "forfeiting", "steady", "--deals", 1, "--workers", 1)
    answer = command(*words)
    assert answer.code == 1
    assert says(answer.out, "arena-forfeits", bot="forfeiting", moves=2, games=2)
    (found,) = json.loads(command(*words, "--json").out)["forfeits"]
    assert (found["bot"], found["moves"], found["games"]) == ("forfeiting", 2, 2)


def test_the_rating_list(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "ratings.md"
    words = ("ratings", "carcassonne", "--bots", "random,steady,beginner:31", "--deals", 2)
    kept = ("--workers", 1, "--out", tmp_path / "kept")
    answer = command(*words, *kept, "--markdown", page)
    assert (answer.code, answer.err) == (0, "")
    assert says(answer.out, "arena-title", seats=2, deals=2, seed="ratings")
    assert "novice" in answer.out and "±" in answer.out
    assert (tmp_path / "kept" / "carcassonne-2.jsonl").exists()
    lines = page.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| `")]
    assert len(rows) == 3 and {row.count("|") for row in rows} == {7}
    assert "| `beginner:31` | novice |" in page.read_text(encoding="utf-8")
    form = json.loads(command(*words, *kept, "--json").out)  # read from its file
    (found,) = form["lists"]
    assert (found["game"], found["seats"], found["games"]) == ("carcassonne", 2, 8)
    ratings = [row["rating"] for row in found["ratings"]]
    assert ratings == sorted(ratings, reverse=True) and abs(sum(ratings)) < 1


def test_every_number_of_seats_has_its_own_list(command: Command) -> None:
    words = ("ratings", "carcassonne", "--seats", "2,3", "--bots", "random,steady,again")
    form = json.loads(command(*words, "--deals", 1, "--workers", 1, "--json").out)
    assert [(found["seats"], len(found["ratings"])) for found in form["lists"]] == [(2, 3), (3, 3)]


def test_a_forfeited_move_is_on_the_page_of_ratings(command: Command, tmp_path: Path) -> None:
    page = tmp_path / "ratings.md"
    words = ("ratings", "carcassonne", "--bots", "forfeiting,steady", "--deals", 1)
    assert command(*words, "--workers", 1, "--markdown", page).code == 1
    assert says(page.read_text(encoding="utf-8"), "arena-forfeits", bot="forfeiting")


def test_a_bot_that_crashes_is_named_and_the_match_goes_on(command: Command) -> None:
    answer = command("arena", "carcassonne", "crashing", "random", "--deals", 2, "--workers", 1)
    assert answer.code == 1
    assert len(said("arena-fault", bot="crashing").findall(answer.out)) == 4
    assert "ZeroDivisionError: ten is enough" in answer.out and "seed 1" in answer.out


def test_an_audit_passes_or_shows_where_it_does_not(command: Command, tmp_path: Path) -> None:
    words = ("arena", "carcassonne", "steady", "--deals", 1, "--audit", "--workers", 1)
    sound = command(*words)
    assert sound.code == 0 and says(sound.out, "audit-sound", games=1)
    caught = command("arena", "carcassonne", "gambler", *words[3:])
    assert caught.code == 1 and says(caught.out, "audit-difference", bot="gambler")
    record = re.search(r"meeplewright replay (\S+\.mwr)", caught.out)
    assert record and command("check", record[1]).code == 0
    form = json.loads(command("arena", "carcassonne", "gambler", *words[3:], "--json").out)
    assert form["difference"]["view"]["seat"] == form["difference"]["seat"]


def test_whoever_watches_sees_an_estimate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("meeplewright.cli.arena._PAUSE", 0)
    terminal = Terminal(Catalogue("en"))
    watched = io.StringIO()
    terminal.err = Console(file=watched, force_terminal=True, width=120)
    plan = read_plan("carcassonne", ["steady", "random"], "2", "3", "1", "wall", [])
    options = MatchOptions("1", tmp_path / "match.jsonl")
    assert run_arena(terminal, plan, options, None, True) == 0
    assert re.search(r"steady – random: [+−]\d+\.\d", watched.getvalue())
    assert "6/6" in watched.getvalue()


# -- as a separate process --------------------------------------------------------------------


PATIENCE = 600  # seconds; a busy machine may take long


def started(path: Path, *words: str) -> "subprocess.Popen[str]":
    """A match that runs for long, however rarely the test gets to check it."""
    command = [sys.executable, "-m", "meeplewright", "--lang", "en", "arena", "carcassonne"]
    match = ["random", "greedy", "--deals", "4000", "--out", str(path), "--json", *words]
    return subprocess.Popen(
        [*command, *match],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """Tests that run in the background would pass on that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for_lines(path: Path, number: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if path.exists() and path.read_bytes().count(b"\n") >= number:
            return
        time.sleep(0.02)
    raise AssertionError("the match did not begin")


@only_in_full
def test_after_a_kill_the_match_goes_on_and_nothing_plays_behind_it(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = started(path, "--workers", "2")
    wait_for_lines(path, 4)
    match.kill()
    match.communicate(timeout=PATIENCE)  # ends when the last worker closes the output
    before = path.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    again = started(path, "--workers", "2")
    wait_for_lines(path, whole.count(b"\n") + 2)
    again.send_signal(signal.SIGINT)
    out, err = again.communicate(timeout=PATIENCE)
    assert again.returncode == 130 and says(err, "arena-stopped")
    assert path.read_bytes().startswith(whole)
    assert json.loads(out)["games"] == path.read_bytes().count(b"\n") - 1


@only_in_full
def test_other_commands_start_without_what_the_arena_needs() -> None:
    script = (
        "import sys; from meeplewright.cli import main; main(['arena', '--help']);"
        "print({'ray', 'matplotlib', 'numpy', 'choix', 'openskill'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "set()", done.stderr
    assert os.environ.get("MEEPLEWRIGHT_CLOCK") is None
