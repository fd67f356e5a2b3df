"""A game has its own messages, from whichever package it comes."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from meeplewright import locales
from meeplewright.core import registry
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.manifest import Manifest
from meeplewright.locales import Catalogue, words_of

GROUP = "meeplewright.games"


@pytest.fixture
def _dice_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package offered a game with English and Dutch messages, and another were broken."""
    words = {
        "en": "dice = Dice\nwhy-dice-cold = the dice are { $how }.\nnumber = mine\ntile-A = mine",
        "nl": "dice = Dobbelstenen",
    }
    package = tmp_path / "dice_words"
    for language, text in words.items():
        (package / "locales" / language).mkdir(parents=True)
        (package / "locales" / language / "game.ftl").write_text(text + "\n")
    (package / "locales" / "en" / "rules.ftl").write_text("section-game = Roll\n")
    (package / "locales" / "en" / "rulebook.ftl").write_text("note-dice = Roll twice\n")
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    # Its name sorts before those of our own games.
    points = [
        EntryPoint("a_dice", f"{__name__}:DICE", GROUP),
        EntryPoint("broken", "no.such", GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(EntryPoint, "load", load)
    monkeypatch.setattr(locales, "_bundle", locales._bundle.__wrapped__)  # nothing is cached
    monkeypatch.delitem(sys.modules, "dice_words", raising=False)


DICE = Manifest(game="dice_words:Dice", words="dice_words:locales")


def load(point: EntryPoint) -> Manifest:
    if point.name == "broken":
        raise ImportError(point.value)
    return DICE


@pytest.mark.usefixtures("_dice_is_installed")
def test_a_game_of_another_package_brings_its_words() -> None:
    assert Catalogue("nl").text("dice") == "Dobbelstenen"
    reason = Reason("DI 1", "why-dice-cold", {"how": "blue"})
    assert Catalogue("en").why(reason) == "DI 1: the dice are blue."


@pytest.mark.usefixtures("_dice_is_installed")
def test_a_language_that_a_game_does_not_have_is_english() -> None:
    assert Catalogue("hu").text("dice") == "Dice"
    assert words_of("a_dice", "hu") == words_of("a_dice", "en")


@pytest.mark.usefixtures("_dice_is_installed")
def test_a_game_changes_no_words_of_others() -> None:
    assert Catalogue("en").text("number", value=3) == "3"
    assert Catalogue("en").text("tile-A") != "mine"


@pytest.mark.usefixtures("_dice_is_installed")
def test_the_rules_stay_out_of_the_catalogue() -> None:
    """All games use the same names for their sections."""
    assert "section-game" not in Catalogue("en")
    assert "section-game" not in (words_of("a_dice", "en") or "")


def test_an_unknown_game_has_no_words() -> None:
    with pytest.raises(InvalidSetup):
        words_of("chess", "en")
