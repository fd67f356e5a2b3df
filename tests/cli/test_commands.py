"""Every command with valid input."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import meeplewright
from meeplewright.bots import make_bot
from meeplewright.core import find_game
from meeplewright.core.endings import Ending
from meeplewright.core.play import play_record
from meeplewright.core.records import Meta, Record, Seat
from tests.cli.conftest import Command
from tests.words import english, says


def test_without_arguments_the_help_is_shown(command: Command) -> None:
    answer = command()
    assert answer.code == 0
    for name in ("play", "simulate", "replay", "check", "notation", "analyse", "doctor"):
        assert f"\n  {name} " in answer.out


@pytest.mark.parametrize(
    "name", ["play", "simulate", "replay", "check", "notation", "analyse", "doctor"]
)
def test_every_command_has_a_help_in_words(command: Command, name: str) -> None:
    answer = command(name, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"{english('help-usage')}: meeplewright {name} ")
    assert "--help" in answer.out and "meta-" not in answer.out and f"{name}-" not in answer.out


def test_the_help_of_play_explains_the_options_of_the_game(command: Command) -> None:
    out = command("play", "--help").out
    assert "farmers=none" in out and "farmers: none" in out and "small_city=2" in out
    assert english("preset-hungarian") in out and english("preset-default") in out


@pytest.mark.parametrize("name", ["play", "simulate", "replay", "check", "notation", "analyse"])
def test_the_examples_of_a_help_can_be_copied(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    heading = f"\n{english('help-examples')}\n"
    examples = command(name, "--help").out.partition(heading)[2].rstrip().splitlines()
    assert examples
    for line in examples:
        assert line.startswith(f"  meeplewright {name} ") and "…" not in line and len(line) < 80


def test_version(command: Command) -> None:
    assert command("--version").out == f"meeplewright {meeplewright.__version__}\n"


VERSION_ONLY = """
import sys

there = set(sys.modules)  # what the environment loads at its start
from meeplewright.cli import main

sys.argv[1:] = ["--version"]
main()
loaded = {name.partition(".")[0] for name in set(sys.modules) - there}
print(*loaded - sys.stdlib_module_names)
"""


def test_the_version_is_printed_without_loading_any_package() -> None:
    said = subprocess.run([sys.executable, "-c", VERSION_ONLY], capture_output=True, text=True)
    assert said.stdout == f"meeplewright {meeplewright.__version__}\nmeeplewright\n"


UNTIL_ZERO = """
import sys

from meeplewright.bots import make_bot
from meeplewright.core import find_game
from meeplewright.server.app import create_app
from meeplewright.server.services.games import list_form
from meeplewright.server.settings import Settings

create_app(Settings(database="sqlite:///tables.db"))
list_form(webhooks=True)
make_bot("hasty", find_game("keyflower"), 0)
print("numpy" in sys.modules)
make_bot("zero", find_game("keyflower"), 0)
print("numpy" in sys.modules)
"""


def test_numpy_is_loaded_for_a_bot_that_needs_it(tmp_path: Path) -> None:
    """Until then the server takes less memory, and everything starts faster."""
    said = subprocess.run(
        [sys.executable, "-c", UNTIL_ZERO], capture_output=True, text=True, cwd=tmp_path
    )
    assert said.stdout.split() == ["False", "True"], said.stderr


def test_doctor_for_people_and_for_programs(command: Command, tmp_path: Path) -> None:
    assert "interpreted" in command("doctor").out or "compiled" in command("doctor").out
    found = json.loads(command("doctor", "--json").out)
    assert found["games"] == ["carcassonne", "keyflower"]
    assert {"novice", "master", "greedy", "search"} <= set(found["bots"])
    assert found["language"] == "en"
    assert found["records"].startswith(str(tmp_path))


def test_doctor_says_which_extras_are_whole(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meeplewright.cli.doctor.is_installed", lambda name: name != "asyncpg")
    found = json.loads(command("doctor", "--json").out)["extras"]
    assert {"arena", "cluster", "research"} <= set(found) and "dev" not in found
    assert [extra for extra, whole in found.items() if not whole] == ["host"]
    line = rf"^{english('doctor-extras')} +(.*?) *$"
    assert re.findall(line, command("doctor").out, re.MULTILINE) == [
        ", ".join(extra for extra in found if extra != "host")
    ]


# -- replay -----------------------------------------------------------------------------------


def test_replay_shows_the_board_and_the_score(command: Command, unfinished: Path) -> None:
    out = command("replay", unfinished, "--at", 4).out
    assert says(out, "replay-entry", entry=4, entries=41)
    assert "━━━" in out and "Ann" in out


def test_replay_of_a_finished_game_shows_the_score_sheet(command: Command, finished: Path) -> None:
    out = command("replay", finished).out
    assert says(out, "sheet-title") and says(out, "replay-over")


def test_replay_says_how_the_game_ended_at_its_table(command: Command, unfinished: Path) -> None:
    record = Record.read(unfinished)
    ending = Ending("resignation", (1,), (0,))
    ended = replace(record, lines=(*record.lines, Meta({"ending": ending.to_json()})))
    unfinished.write_text(ended.dumps(), encoding="utf-8")
    winner = record.header.seats[0].name
    assert says(command("replay", unfinished).out, "replay-ended-resignation", names=winner)
    out = command("replay", unfinished, "--at", 4).out
    assert not says(out, "replay-ended-resignation", names=winner)


def test_replay_gives_the_state_as_json(command: Command, finished: Path) -> None:
    form = json.loads(command("replay", finished, "--at", 0, "--json").out)
    assert form["phase"] == "start" and form["entry"] == 0 and "seat" not in form


def test_replay_shows_the_points_if_the_game_ended_there(command: Command, finished: Path) -> None:
    points = Record.read(finished).state(150).points_now()
    assert len({*points}) == 2 and min(points) > 0
    out = command("replay", finished, "--at", 150, "--points").out
    shown = f"random {points[0]}, random {points[1]}"
    assert says(out, "replay-points-now", points=shown)
    assert not says(command("replay", finished, "--at", 150).out, "replay-points-now", points=shown)


@pytest.mark.parametrize(("asked", "seat"), [("0", 0), ("1", 1), ("none", None)])
def test_replay_gives_a_seats_view_as_json(
    command: Command, finished: Path, asked: str, seat: int | None
) -> None:
    form = json.loads(command("replay", finished, "--at", 5, "--json", "--seat", asked).out)
    assert form["seat"] == seat


def test_replay_draws_the_board(command: Command, finished: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "board.svg"
    assert command("replay", finished, "--svg", drawing).code == 0
    assert drawing.read_text().startswith("<svg")
    assert command("replay", finished, "--svg", "-").out.startswith("<svg")


# -- check ------------------------------------------------------------------------------------


def test_check_counts_sound_records(command: Command, finished: Path, unfinished: Path) -> None:
    answer = command("check", finished, unfinished)
    assert (answer.code, answer.out, answer.err) == (0, english("check-sound", count=2) + "\n", "")


def test_check_gives_json(command: Command, finished: Path, unfinished: Path) -> None:
    form = json.loads(command("check", "--json", finished, unfinished).out)
    assert (form["sound"], form["bad"]) == (2, 0)
    assert [record["finished"] for record in form["records"]] == [True, False]


# -- notation ---------------------------------------------------------------------------------


def test_notation_goes_to_text_and_back(
    command: Command, finished: Path, finished_text: str, tmp_path: Path
) -> None:
    text = command("notation", finished).out
    assert "* start:" in text
    written = tmp_path / "moves.txt"
    written.write_text(text)
    again = tmp_path / "again.mwr"
    assert command("notation", "--parse", written, "--out", again).code == 0
    assert again.read_text() == finished_text
    assert command("notation", "--parse", "-", typed=text).out == finished_text


# -- simulate ---------------------------------------------------------------------------------


def simulate(command: Command, out: Path, *more: object) -> None:
    answer = command(
        *("simulate", "carcassonne", "--bots", "random", "--seats", 3, "--games", 4),
        *("--seed", 5, "--out", out, *more),
    )
    assert answer.code == 0, answer.err


def test_simulate_writes_the_same_bytes_with_any_number_of_processes(
    command: Command, tmp_path: Path
) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    simulate(command, one)
    simulate(command, two, "--workers", 2)
    names = ["0001.mwr", "0002.mwr", "0003.mwr", "0004.mwr"]
    assert sorted(path.name for path in one.iterdir()) == names
    assert [(one / name).read_bytes() for name in names] == [
        (two / name).read_bytes() for name in names
    ]
    assert len({(one / name).read_bytes() for name in names}) == 4
    assert b'"date"' not in (one / "0001.mwr").read_bytes()
    assert command("check", *one.iterdir()).code == 0


def test_a_game_of_a_simulation_can_be_played_alone(command: Command, tmp_path: Path) -> None:
    """Game n has the seed S/n, as docs/reproducibility.md says."""
    simulate(command, tmp_path / "out")
    game = find_game("carcassonne")
    bots = [make_bot("random", game, seat) for seat in range(3)]
    second = play_record(game, bots, [Seat("random", "bot")] * 3, seed="5/2")
    assert second.dumps().encode() == (tmp_path / "out" / "0002.mwr").read_bytes()


def test_simulate_counts_wins_and_points(command: Command) -> None:
    arguments = ("--bots", "random,random", "--games", 3, "--option", "small_city=2", "--json")
    form = json.loads(command("simulate", "carcassonne", *arguments).out)
    assert form["games"] == 3 and form["options"]["small_city"] == 2
    won = sum(seat["wins"] for seat in form["seats"])
    shared = sum(seat["shared_wins"] for seat in form["seats"])
    assert won + shared // 2 == 3


def test_a_preset_stands_for_its_options_and_others_go_before_it(command: Command) -> None:
    arguments = ("--bots", "random", "--option", "purple_worker=holder", "--option", "hungarian")
    form = json.loads(command("simulate", "keyflower", *arguments, "--json").out)
    chosen = {"stored_resources": "stay", "turn_order_tile": "itself", "purple_worker": "holder"}
    assert form["options"] == find_game("keyflower").checked_options(chosen)


def test_simulate_shows_totals_to_people(command: Command) -> None:
    out = command("simulate", "carcassonne", "--bots", "random").out
    assert says(out, "simulate-points") and says(out, "simulate-done", games=1)
    assert re.findall(r"│ +(\d) │ random", out) == ["1", "2"]  # people count players from 1


def test_simulate_tells_which_moves_a_program_forfeited(command: Command) -> None:
    spec = f"program:{sys.executable} -ISc 'import sys, time; sys.exit(\"gone, fishing\")'"
    arguments = ("simulate", "carcassonne", "--bots", f"random,{spec}", "--seed", 1)
    out = " ".join(command(*arguments).out.split())
    assert says(out, "simulate-forfeits") and says(out, "program-ended", code=1)
    assert says(out, "simulate-last-words", said="gone, fishing")
    form = json.loads(command(*arguments, "--json").out)
    random, program = form["seats"]
    assert random["forfeits"] == 0 and program["forfeits"] > 30
    assert program["bot"] == spec


def test_numbers_are_written_as_the_language_writes_them(command: Command) -> None:
    arguments = ("carcassonne", "--bots", "random", "--seed", 1, "--games", 2)
    in_english = command("simulate", *arguments).out
    hungarian = command("simulate", *arguments, "--lang", "hu").out
    means = re.findall(r"(\d+\.\d) │\n", in_english)
    assert len(means) == 2
    assert re.findall(r"(\d+,\d) │\n", hungarian) == [mean.replace(".", ",") for mean in means]


def test_bench_rules_measures_every_game(command: Command) -> None:
    words = ("bench", "rules", "--seconds", "0.05")
    found = json.loads(command(*words, "--json").out)
    assert found["players"] == 2 and set(found["games"]) >= {"carcassonne", "keyflower"}
    for speed in found["games"].values():
        assert speed["playouts"] > 0 and speed["actions_seen"] > 0
    shown = command(*words).out
    assert "carcassonne" in shown and says(shown, "bench-column-playouts")
