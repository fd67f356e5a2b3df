"""Invalid answers: the rule's sentence, or a message about the input; nothing is lost."""

import re
from pathlib import Path

import pytest

from meeplewright.core.records import Record
from meeplewright.locales import Argument
from tests.games.keyflower.terminal.person import CommandRunner, answers
from tests.words import draft, english, said, says


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandRunner:
    return CommandRunner(monkeypatch, capsys)


def by_rule(rule: str, key: str, **arguments: Argument) -> re.Pattern[str]:
    return said("reason-with-rule", rule=rule, why=draft(key, **arguments))


ANSWERS = [
    (("b 99",), said("play-what", text="99")),
    (("9" * 5000,), said("play-what")),
    (("b " + "9" * 5000,), said("play-what")),
    (("٣",), said("play-what", text="٣")),
    (("b 1", "9" * 5000), said("play-what")),
    (("b",), said("kf-which-tile", command="b")),
    (("nonsense",), said("play-what", text="nonsense")),
    (("w 7",), by_rule("KF U2", "why-never-used", tile=english("tile-turn_order_tile_1"))),
    (("b 8",), by_rule("KF B1", "why-no-auction")),
    (("bid:nowhere",), said("form-not-known", value="nowhere")),
    (("bid:home_1:2",), said("form-not-known", value="home_1:2")),
    (("finish",), by_rule("KF T1", "why-other-step", step="turn")),
    (("b 1", "30 blue"), by_rule("KF T3", "why-not-so-many", number=30, colour="blue")),
    (("b 1", "2 orange"), said("play-what", text="orange")),
    (("b 1", "1"), said("kf-which-colour", number=1)),
    (("b 1 99 red",), by_rule("KF T3", "why-not-so-many", number=99, colour="red")),
    (("w 8", "0 blue"), said("why-too-few-to-use", needed=1)),
    (("i",), said("kf-no-such-tile", text="")),
    (("i 77",), said("kf-no-such-tile", text="77")),
    (("i key",), said("kf-no-such-tile", text="key")),
    (("v 9",), said("kf-no-such-player", text="9")),
    (("\x1b[2J",), said("play-what", text="?[2J")),
]


@pytest.mark.parametrize(
    ("typed", "sentence"), ANSWERS, ids=[" then ".join(typed)[:20] for typed, _ in ANSWERS]
)
def test_a_wrong_answer_gets_one_sentence(
    terminal: CommandRunner, tmp_path: Path, typed: tuple[str, ...], sentence: re.Pattern[str]
) -> None:
    record = tmp_path / "game.mwr"
    shown = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record), answers(*typed)
    )
    assert sentence.search(shown)
    steps = [entry for entry in Record.read(record).entries if entry.seat >= 0]
    assert len(steps) <= 1


def test_a_tile_is_explained_by_number_or_name(terminal: CommandRunner, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    shown = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record),
        answers("i 8", f"i {english('tile-carpenter')}", "i keyth"),
    )
    for_a_saw = english("does-pay", price=english("amount-saw", count=1))
    wood, gold = english("amount-wood", count=3), english("amount-gold", count=3)
    assert says(shown, "does-transport", steps=1, upgrades=1)
    does = f"{english('does-gain', what=wood)} {for_a_saw}"
    assert says(shown, "info-front", does=does, points=0)
    does = f"{english('does-gain', what=gold)} {for_a_saw}"
    assert says(shown, "info-upgraded", does=does, points=7)
    assert says(shown, "info-cost", cost=wood)
    points_only = english("info-front", does=english("does-nothing"), points=12)
    assert f"{english('tile-keythedral')}\n  {points_only}" in shown


def test_help_says_how_to_bid_use_and_pass(terminal: CommandRunner, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    shown = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record), answers("?")
    )
    for key in ("kf-help-bid", "kf-help-use", "kf-help-undo"):
        assert says(shown, key)
    assert "b 3 2 red" in shown


def test_commands_are_known_on_a_cyrillic_keyboard_by_the_place_of_the_key(
    terminal: CommandRunner, tmp_path: Path
) -> None:
    record = tmp_path / "game.mwr"
    typed = answers("ш 8", "и 1", "г", "й")  # i 8, b 1, u, q
    shown = terminal.run(("play", "keyflower", "--seats", "Ann,random", "--record", record), typed)
    assert says(shown, "does-transport", steps=1, upgrades=1)
    assert says(shown, "kf-doing-bid") and says(shown, "kf-undone")
    assert len(said("play-stopped").findall(shown)) == 1
