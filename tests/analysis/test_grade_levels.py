"""The table of how often bots of every level make mistakes."""

import os
from pathlib import Path

import pytest
from scripts.grade_levels import Losses, Task, main, row, table

from meeplewright.analysis.results import GRADES, grade_of

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
GAMES: list[Losses] = [
    [(0, 0.0, 0.0), (0, 0.2, 6.0), (1, 0.3, 8.0), (1, 0.0, 0.0)],
    [(0, 0.2, 2.0), (0, 0.5, 8.0), (1, 0.0, 0.0), (1, 0.04, 0.0)],
]


def cells(line: str) -> list[str]:
    return line.strip("| ").split(" | ")


def test_a_grade_reaches_up_to_its_limit() -> None:
    for grade, most in GRADES:
        assert grade_of(most) == grade
    assert [grade_of(0.0), grade_of(1.0)] == ["best", "blunder"]


def test_a_row_counts_the_grades_of_100_decisions_and_of_each_seat_of_a_game() -> None:
    """Blunders by seat: 1, 1, 2, 0."""
    name, games, decisions, *found = cells(row("x", 2, GAMES))
    assert (name, games, decisions) == ("`x`", "2", "8")
    assert float(found[4]) == 50 and sum(map(float, found[:5])) == pytest.approx(100, abs=0.3)
    assert found[7:] == ["1.0 ± 0.4", "3.00"]


def test_the_bots_of_a_game_are_in_the_order_in_which_they_were_named() -> None:
    tasks = {Task("g", bot, 2, "quick", "s", 0): GAMES[0] for bot in ("b", "a")}
    other = {Task("h", "c", 2, "quick", "s", 0): GAMES[1]}
    head, line, *rows = table("g", tasks | other).splitlines()
    assert [cells(one)[0] for one in rows] == ["`b`", "`a`"]
    assert len(cells(head)) == line.count("---") == len(cells(rows[0]))


@pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")
def test_the_stronger_bot_makes_fewer_mistakes_and_known_games_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "losses.jsonl"
    asked = ["carcassonne", "--bots", "random,heuristic", "--games", "1", "--effort", "4"]
    main([*asked, "--workers", "1", "--out", str(kept)])
    printed = capsys.readouterr().out
    weak, strong = (cells(line) for line in printed.splitlines()[2:4])
    assert float(weak[-1]) > 3 * float(strong[-1]) and float(weak[7]) > float(strong[7])
    monkeypatch.setattr("scripts.grade_levels.graded", None)
    main([*asked, "--out", str(kept)])
    assert capsys.readouterr().out == printed and len(kept.read_text().splitlines()) == 2


def test_the_limits_in_the_docs_are_those_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text("utf-8")
    limits = [(grade, f"at most {100 * most:g}%") for grade, most in GRADES[:-1]]
    for grade, limit in [*limits, (GRADES[-1][0], "more")]:
        assert f"| {grade} | {limit} |" in text
