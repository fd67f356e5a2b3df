"""`meeplewright analyse`, and hints while playing."""

import json
import re
from pathlib import Path

import pytest

from meeplewright.analysis import Effort, analyse
from meeplewright.bots.advice import Advice
from meeplewright.bots.reasons import TurnReason
from meeplewright.cli.analyse import sparkline
from meeplewright.core import Budget, Record
from meeplewright.locales import Catalogue
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.hints import reason_words
from tests.cli.conftest import Command
from tests.games.carcassonne.terminal.person import Person, sit_down
from tests.words import ANYTHING, draft, english, said, says


@pytest.fixture
def begun(finished_text: str, tmp_path: Path) -> Path:
    """The first few turns of a game."""
    path = tmp_path / "begun.mwr"
    path.write_text("".join(finished_text.splitlines(keepends=True)[:11]), encoding="utf-8")
    return path


def test_an_analysis_in_words(command: Command, begun: Path) -> None:
    answer = command("analyse", begun, "--effort", "2")
    assert answer.code == 0 and answer.err == ""
    assert "Carcassonne: random, random 2" in answer.out
    assert says(answer.out, "analysis-effort", simulations=2)
    assert re.search(r"random +[▁▂▃▄▅▆▇█]{11} +\d+%", answer.out)
    assert says(answer.out, "analysis-luck") and says(answer.out, "analysis-grade-blunder")


def test_losses_of_chance_are_told_by_the_decision(command: Command, begun: Path) -> None:
    """Their sum can exceed 100%, which would be meaningless."""
    answer = command("analyse", begun, "--effort", "2")
    in_all = re.search(rf"^{english('analysis-lost')} +(.*)$", answer.out, re.M)
    each = re.search(rf"^{english('analysis-lost-each')} +(.*)$", answer.out, re.M)
    assert in_all and "%" not in in_all[1]
    assert each and re.fullmatch(r"(\d+(\.\d)? · \d+(\.\d)?% *)+", each[1])


def test_an_analysis_for_programs(command: Command, begun: Path) -> None:
    answer = command("analyse", begun, "--effort", "2", "--json")
    assert json.loads(answer.out) == analyse(Record.read(begun), Effort(2)).to_json()


def test_an_analysis_as_a_page_that_needs_nothing_else(
    command: Command, begun: Path, tmp_path: Path
) -> None:
    path = tmp_path / "page.html"
    answer = command("analyse", begun, "--effort", "2", "--html", path, "--lang", "hu")
    assert answer.code == 0 and str(path) in answer.err
    text = path.read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<html lang="hu">')
    assert text.count("<polyline") == 2
    outside = re.findall(r'(?:src|href)="(?!data:|#)', text)
    assert not outside and "http" not in re.sub(r'"data:[^"]*"', "", text)


def test_turning_points_show_the_better_move_in_words_and_on_the_board(
    command: Command, finished_text: str, tmp_path: Path
) -> None:
    """Random play makes many mistakes."""
    record = tmp_path / "game.mwr"
    record.write_text("".join(finished_text.splitlines(keepends=True)[:34]), encoding="utf-8")
    page = tmp_path / "page.html"
    answer = command("analyse", record, "--effort", "2", "--html", page)
    point, played, better = (
        said(f"analysis-{key}", name="random").pattern
        for key in ("by-decision", "played", "better")
    )
    assert re.search(rf"{point}\n +{played}\n +{better}", answer.out)
    words = [draft(f"analysis-{key}").partition(ANYTHING)[0] for key in ("played", "better")]
    html = page.read_text(encoding="utf-8")
    boards = [html.count(f"<figcaption>{word.strip(': ')}") for word in words]
    assert boards[0] == boards[1] > 0


def test_a_sparkline_has_a_sign_for_every_part_of_the_game(begun: Path) -> None:
    found = analyse(Record.read(begun), Effort(1))
    line = sparkline(found, 0, 5)
    assert len(line) == 5
    assert len(sparkline(found, 0, 500)) == found.entries + 1


@pytest.mark.parametrize("effort", ["", "fast", "0", "-5", "1.5", "99999999999", "²"])
def test_an_effort_that_is_none_is_refused(command: Command, begun: Path, effort: str) -> None:
    answer = command("analyse", begun, "--effort", effort)
    assert answer.code == 2 and answer.out == ""
    assert answer.err.startswith("effort: ") and "quick, normal, deep" in answer.err


def test_a_record_is_not_overwritten_by_its_page(command: Command, begun: Path) -> None:
    before = begun.read_bytes()
    answer = command("analyse", begun, "--effort", "1", "--html", begun)
    assert answer.code == 2 and begun.read_bytes() == before


def test_a_record_that_is_not_legal_is_named_with_its_entry(command: Command, begun: Path) -> None:
    lines = begun.read_text(encoding="utf-8").splitlines(keepends=True)
    begun.write_text("".join([lines[0], *lines[2:]]), encoding="utf-8")
    answer = command("analyse", begun, "--effort", "1")
    assert answer.code == 2 and answer.out == "" and "begun.mwr" in answer.err


@pytest.mark.parametrize("word", ["!", "hint", "рште"])
def test_a_hint_shows_moves_that_can_be_typed(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    """`рште` is what a user types with a Cyrillic keyboard layout."""
    monkeypatch.setattr("meeplewright.terminal.hints.THOUGHT", Budget(simulations=2))
    sit_down(monkeypatch, Person(cell=[word]))
    seats, record = "Ann,random", tmp_path / "game.mwr"
    answer = command("play", "carcassonne", "--seats", seats, "--record", record)
    assert answer.code == 0
    assert says(answer.out, "analysis-chance")
    moves = re.findall(r"^\s+(\(-?\d+,-?\d+\):\S+) \S+\s*$", answer.out, re.MULTILINE)
    assert len(moves) == 3
    sit_down(monkeypatch, Person(cell=[moves[0]]))
    assert command("play", "--resume", record).code == 0
    laid = [entry for entry in Record.read(record).entries if "place" in entry.form]
    assert laid


def test_a_hint_gives_its_reasons_and_names_other_players() -> None:
    taken = TurnReason("cc-reason-takes", {"kind": "city"}, (1,))
    kept = TurnReason("kf-reason-full", {"tile": "keywood"})
    way = Advice((), (0.0, 0.0), (0.5, 0.5), 1.0, (taken, kept, TurnReason("reason-without-text")))
    reasons = reason_words(Terminal(Catalogue("nl")), ("Ann", "Ben"), way)
    assert len(reasons) == 2 and "Ben" in reasons[0]
    assert all(words[0].isupper() for words in reasons)
