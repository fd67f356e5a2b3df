"""`meeplewright bench batch`: its output, and one sentence for what cannot be measured."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command
from tests.conftest import FULL

pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.core.batch import Rate, Speed
from meeplewright.envs.speed import RulesSpeed

ONCE = Rate(3_000_000.4, 9.6)


@pytest.mark.skipif(not FULL, reason="compiles for a minute: in the full form only")
def test_it_measures_games_and_actions(command: Command) -> None:
    answer = command("bench", "batch", "--games", "4", "--seconds", "0.01", "--json")
    assert answer.code == 0, answer.err
    report = json.loads(answer.out)
    assert (report["game"], report["players"], report["compact"]) == ("carcassonne", 2, False)
    (speed,) = report["speeds"]
    assert speed["games"] == 4 and 6_400 < speed["game_bytes"] < 12_000
    assert speed["seen_bytes"] == 2 * 768  # the row of docs/env-carcassonne.md
    rates = [speed[name]["rate"] for name in ("playouts", "actions", "actions_seen", "choosing")]
    assert min(rates) > 0 and report["rules"]["playouts"] > 0


@pytest.mark.parametrize("language", ["en", "hu", "nl", "ro", "ru"])
def test_its_table_says_what_the_numbers_are(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speed = Speed(65_536, ONCE, ONCE, ONCE, ONCE, 9_612, 1_536)
    monkeypatch.setattr("meeplewright.games.carcassonne.jax.speed.measured", lambda *given: speed)
    monkeypatch.setattr(
        "meeplewright.envs.speed.measured_rules",
        lambda *given: RulesSpeed(True, 17_000.0, 70_000.0),
    )
    answer = command("--lang", language, "bench", "batch", "--games", "65536")
    assert answer.code == 0 and answer.err == ""
    digits = "".join(letter for letter in answer.out if letter.isdigit())
    for number in ("65536", "3000000", "9612", "1536", "17000", "70000"):
        assert number in digits


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (("--games", "12,many"), "many"),
        (("--games", "0"), "--games"),
        (("--games", "9999999999"), "--games"),
        (("--seconds", "0"), "--seconds"),
        (("--players", "6"), "6"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(
    command: Command, asked: tuple[str, ...], named: str
) -> None:
    answer = command("bench", "batch", *asked)
    assert answer.code == 2 and answer.out == "" and named in answer.err
    assert answer.err.count("\n") == 1
