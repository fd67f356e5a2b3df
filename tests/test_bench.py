"""The measurements run, and their table is written to bench/README.md."""

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
from bench import core_share, envs, expansions, joins, measure, plain_c, quiet, reading, run, table

from meeplewright.games.carcassonne.rules.variant import CHOICES
from tests.conftest import FULL

FOUND: dict[str, Any] = {
    "machine": "an abacus",
    "rounds": 3,
    "measures": [
        {"name": row.name, "unit": row.unit, "compiled": 12345.6, "interpreted": 7.0, "ratio": 9.87}
        for row in run.ROWS
    ],
}


@pytest.mark.parametrize("name", sorted({*measure.MEASURES} - {"memory"}))
def test_every_measure_gives_a_number(name: str) -> None:
    assert measure.MEASURES[name](0.01) > 0


def test_memory_is_measured_in_a_process_of_its_own() -> None:
    memory = next(row for row in run.ROWS if row.name == "memory")
    assert run.measured(memory, run.BOTH_FORMS[1], 0.01) > 1000


def test_the_table_shows_every_measure() -> None:
    assert [row.name for row in run.ROWS] == list(measure.MEASURES)


def test_a_measure_knows_what_it_runs() -> None:
    assert measure.mode() == os.environ.get("MEEPLEWRIGHT_MODE", "interpreted")


def test_a_change_is_measured_against_another_checkout() -> None:
    """Here against itself, in the same way: the ratio is the first side's speed to the second's."""
    row = next(row for row in run.ROWS if row.more)
    other = run.Side("there", "interpreted", run.ROOT)
    found = run.best(row, (run.BOTH_FORMS[1], other), 1, 0.01)
    assert sorted(found) == ["interpreted", "there"] and min(found.values()) > 0
    text = run.table(
        {"measures": [{"here": 3.0, "there": 2.0, "ratio": 1.5} for _ in run.ROWS]},
        run.against(run.ROOT),
    )
    head = [cell.strip() for cell in text.splitlines()[0].split("|")]
    assert head[3:6] == ["here", "there", "ratio"] and text.count("1.50") == len(run.ROWS)


def test_the_position_is_in_the_middle_of_a_game() -> None:
    for phase in ("place", "follower"):
        form = measure.midgame(phase).to_json()
        assert form["phase"] == phase and len(form["tiles"]) == measure.MIDGAME_TILES


def test_the_table_is_written_where_it_belongs_and_can_be_written_again(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(run.README.read_text("utf-8"), "utf-8")
    run.write_numbers(FOUND, page)
    once = page.read_text("utf-8")
    run.write_numbers(FOUND, page)
    assert page.read_text("utf-8") == once
    assert "an abacus; best of 3 rounds." in once
    assert once.count("12,346") == len(run.ROWS)
    assert once.startswith("# How fast it is") and "How it is measured" in once


@pytest.mark.skipif(not FULL, reason="measures for seconds: the long sweeps only")
def test_the_server_is_measured_beside_an_echo(tmp_path: Path) -> None:
    found = table.measure_tables(str(tmp_path), tables=2, warm=0.5, length=1.0)
    echo = table.measure_echo(str(tmp_path), tables=2, warm=0.5, length=1.0)
    text = table.report([found], [echo], {"a late table": 1.5})
    assert found.rate > 0 and echo.rate > 0
    assert "Moves to echoes" in text and "1.50 times" in text
    assert table.NUMBERS.search(table.README.read_text("utf-8")) is not None


@pytest.mark.skipif(not FULL, reason="measures for seconds: the long sweeps only")
def test_the_server_is_measured_while_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quiet, "SETTLED", 0.1)
    asked = ["--tables", "2", "--few", "1", "--seconds", "0.5"]
    monkeypatch.setattr("sys.argv", ["quiet", *asked])
    quiet.main()
    printed = capsys.readouterr()
    assert printed.out.count("µs per second") == 3 and "kB" in printed.out
    assert "2 more tables" in printed.err


@pytest.mark.skipif(not FULL, reason="measures for seconds: the long sweeps only")
def test_joins_are_measured_after_any_number_of_moves() -> None:
    asked = Namespace(tables=3, moves=13, together=20)
    costs = joins.measure(asked, sys.executable)
    assert costs.restarted > 0 and costs.again > 0


@pytest.mark.parametrize("title", [row for row in envs.ROWS if FULL or "workers" not in row])
def test_every_environment_is_stepped(title: str) -> None:
    assert envs.ROWS[title](0.01) > 0


def test_environments_are_compared_with_one_that_everybody_knows(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(envs.README.read_text("utf-8"), "utf-8")
    text = envs.table(dict.fromkeys(envs.ROWS, 500.0) | {envs.BESIDE: 250.0})
    envs.write_numbers(text, page)
    envs.write_numbers(text, page)
    assert page.read_text("utf-8").count("| 500 | 2.00 |") == len(envs.ROWS) - 1
    assert page.read_text("utf-8").count("| 250 | 1.00 |") == 1


def test_every_expensive_body_is_measured() -> None:
    found = reading.measured(3_000)
    assert set(found) == set(reading.bodies(3_000)) and all(
        row["ms"] >= 0 for row in found.values()
    )


def test_every_set_of_expansions_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expansions, "ROUNDS", 1)
    found = expansions.measured(0.001)
    assert list(found) == list(CHOICES) and min(found.values()) > 0


def test_the_game_in_plain_c_is_that_of_the_rules(tmp_path: Path) -> None:
    """Every draw, placement and follower is legal, and the points are the same."""
    games = 30 if FULL else 3
    program = plain_c.compiled(tmp_path)
    actions = plain_c.check(program, 1, games)
    assert actions > 140 * games
    assert plain_c.games_of_c(program, 1, 0.01) > 0


def test_a_share_of_a_core_is_given_and_taken_back() -> None:
    """Its control group has the limit, and afterwards nothing is left of it."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            with core_share.core_share(busy.pid, 0.25):
                group = core_share.parent() / f"meeplewright_bench_{busy.pid}"
                assert (group / "cgroup.procs").read_text().split() == [str(busy.pid)]
                for name, text in core_share.limits(0.25).items():
                    assert (group / name).read_text().strip() == text
            assert not group.exists() and busy.poll() is None
        except core_share.CannotLimit as reason:
            pytest.skip(str(reason))
        finally:
            busy.kill()


def test_a_share_of_a_core_of_a_process_that_is_gone_is_an_error() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    with (
        pytest.raises(core_share.CannotLimit, match=str(ended.pid)),
        core_share.core_share(ended.pid, 0.25),
    ):
        pass
    assert not (core_share.parent() / f"meeplewright_bench_{ended.pid}").exists()
