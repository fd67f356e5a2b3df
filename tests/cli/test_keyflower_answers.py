"""Answers that cannot be: the rule's sentence, or a word about what was typed; nothing is lost."""

from pathlib import Path

import pytest

from meeplewright.core.records import Record
from tests.cli.keyflower_person import Terminal, answers


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


ANSWERS = [
    (("b 99",), "“99” is not one of the choices."),
    (("9" * 5000,), "is not one of the choices."),
    (("b " + "9" * 5000,), "is not one of the choices."),
    (("٣",), "“٣” is not one of the choices."),
    (("b 1", "9" * 5000), "is not one of the choices."),
    (("b",), "On which tile? Type b and its number"),
    (("nonsense",), "“nonsense” is not one of the choices."),
    (("w 7",), "KF U2: Turn order tile 1 cannot be used"),
    (("b 8",), "KF B1: no bids can be made on Home"),
    (("bid:nowhere",), "“nowhere” is not known"),
    (("bid:home_1:2",), "is not"),
    (("finish",), "KF T1: that is not the step to take now; now a turn begins"),
    (("b 1", "30 blue"), "KF T3: behind your screen there are not 30 blue workers."),
    (("b 1", "2 orange"), "“orange” is not one of the choices."),
    (("b 1", "1"), "1 of which colour? Type for instance: 1 blue"),
    (("b 1 99 red",), "KF T3: behind your screen there are not 99 red workers."),
    (("w 8", "0 blue"), "needs at least one worker."),
    (("i",), "There is no tile “”."),
    (("i 77",), "There is no tile “77”."),
    (("i key",), "There is no tile “key”."),
    (("v 9",), "There is no player “9”."),
    (("\x1b[2J",), "“?[2J” is not one of the choices."),
]


@pytest.mark.parametrize(("typed", "sentence"), ANSWERS)
def test_a_wrong_answer_gets_one_sentence(
    terminal: Terminal, tmp_path: Path, typed: tuple[str, ...], sentence: str
) -> None:
    record = tmp_path / "game.mwr"
    said = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record), answers(*typed)
    )
    assert sentence in said
    steps = [entry for entry in Record.read(record).entries if entry.seat >= 0]
    assert len(steps) <= 1


def test_a_tile_is_explained_by_number_or_name(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    said = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record),
        answers("i 8", "i Carpenter", "i keyth"),
    )
    assert "one transport step, one upgrade" in said
    assert "As it lies: gives 3 wood for 1 saw. Points: 0" in said
    assert "Upgraded: gives 3 gold for 1 saw. Points: 7" in said
    assert "Upgrading costs: 3 wood" in said
    assert "Keythedral\n  As it lies: points only. Points: 12" in said


def test_help_says_how_to_bid_use_and_pass(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.mwr"
    said = terminal.run(
        ("play", "keyflower", "--seats", "Ann,random", "--record", record), answers("?")
    )
    for words in ("bid on tile 3", "use tile 3 with workers", "take back", "b 3 2 red"):
        assert words in said


def test_commands_are_known_on_a_cyrillic_keyboard_by_the_place_of_the_key(
    terminal: Terminal, tmp_path: Path
) -> None:
    record = tmp_path / "game.mwr"
    typed = answers("ш 8", "и 1", "г", "й")  # i 8, b 1, u, q
    said = terminal.run(("play", "keyflower", "--seats", "Ann,random", "--record", record), typed)
    assert "one transport step" in said and "Bid on" in said and "Taken back." in said
    assert said.count("Stopped.") == 1
