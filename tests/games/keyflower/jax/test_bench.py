"""`meeplewright bench batch keyflower`: every rate is measured."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Command
from tests.conftest import only_in_full

pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")


@only_in_full
def test_it_measures_games_and_actions(command: Command) -> None:
    answer = command("bench", "batch", "keyflower", "--games", "4", "--seconds", "0.01", "--json")
    assert answer.code == 0, answer.err
    report = json.loads(answer.out)
    assert (report["game"], report["players"]) == ("keyflower", 2)
    (speed,) = report["speeds"]
    assert speed["games"] == 4 and 2_000 < speed["game_bytes"] < 4_000
    assert speed["seen_bytes"] == 2 * 2_412  # the row of docs/env-keyflower.md
    rates = [speed[name]["rate"] for name in ("playouts", "actions", "actions_seen", "choosing")]
    assert min(rates) > 0 and report["rules"]["playouts"] > 0


def test_there_is_no_compact_table(command: Command) -> None:
    answer = command("bench", "batch", "keyflower", "--compact")
    assert answer.code == 2 and answer.out == "" and answer.err.count("\n") == 1
