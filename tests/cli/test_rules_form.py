"""One line on standard error if the compiled rules are missing without being disabled."""

import json
from collections.abc import Sequence

import pytest

from tests.cli.conftest import Command
from tests.words import says

SIMULATE = ("simulate", "carcassonne", "--bots", "random", "--json")
PLAY = ("play", "carcassonne", "--seats", "Ann,random")
ARENA = ("arena", "carcassonne", "random", "random", "--deals", "1", "--workers", "1", "--json")
BENCH = ("bench", "batch", "--seconds", "0")


@pytest.mark.parametrize("form", ["missing", "stale", "pure"])
@pytest.mark.parametrize("words", [SIMULATE, PLAY, ARENA, BENCH], ids=lambda words: words[0])
def test_commands_that_play_games_say_so(
    command: Command, monkeypatch: pytest.MonkeyPatch, form: str, words: Sequence[str]
) -> None:
    monkeypatch.setattr("meeplewright.terminal.console.rules_form", lambda: form)
    answer = command(*words)
    assert says(answer.err, f"rules-{form}")
    assert not says(answer.out, f"rules-{form}")


@pytest.mark.parametrize("form", ["compiled", "interpreted"])
def test_nothing_is_said_of_rules_that_were_asked_for(
    command: Command, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr("meeplewright.terminal.console.rules_form", lambda: form)
    assert command(*SIMULATE).err == ""


@pytest.mark.parametrize("form", ["missing", "stale", "pure"])
def test_doctor_says_so(command: Command, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    monkeypatch.setattr("meeplewright.cli.doctor.rules_form", lambda: form)
    assert says(command("doctor").out, f"rules-{form}")
    assert json.loads(command("doctor", "--json").out)["rules"] == form
