"""Which language is used: the requested one, else the environment's, else English."""

import pytest

from meeplewright.core.errors import Reason
from meeplewright.locales import Catalogue, UnknownLanguage, choose_language
from tests.words import english


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LC_MESSAGES": "nl_NL", "LANG": "hu_HU"}, "nl"),
        ({"LC_ALL": "ro_RO.UTF-8", "LC_MESSAGES": "nl", "LANG": "hu"}, "ro"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:hu"}, "ru"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANGUAGE": "ru"}, "ru"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


def test_who_asks_is_heard_first() -> None:
    assert choose_language("HU_hu", {"LANG": "nl_NL"}) == "hu"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="tlh"):
        choose_language("tlh", {})


def test_a_reason_is_one_sentence_with_its_rule() -> None:
    differ: dict[str, str | int] = {"side": "N", "here": "field", "there": "road"}
    reason = Reason("CA 4.2", "why-terrain-differs", differ)
    assert Catalogue("en").why(reason) == f"CA 4.2: {english('why-terrain-differs', **differ)}"


def test_a_reason_can_stand_alone() -> None:
    reason = Reason("at", "record-no-entry", {"entry": 9, "entries": 1})
    sentence = english("record-no-entry", entry=9, entries=1)
    assert Catalogue("en").why_alone(reason) == sentence[0].upper() + sentence[1:]


def test_a_reason_without_words_still_says_something() -> None:
    reason = Reason("XY 1", "why-of-another-game", {"n": 3})
    assert Catalogue("en").why(reason) == "XY 1: why-of-another-game (n=3)"


def test_numbers_choose_their_words() -> None:
    one, two, three = (english("check-sound", count=count) for count in (1, 2, 3))
    assert one != two and "2" in two and two.replace("2", "3") == three


def test_a_number_of_any_size_can_be_told() -> None:
    assert english("number", value=10**18) == "1,000,000,000,000,000,000"
    assert english("number", value=-(10**30)) == "-1" + "0" * 30
    assert english("number", value=10**4000) == "1" + "0" * 38 + "…"


def test_nothing_in_a_sentence_steers_a_terminal() -> None:
    reason = Reason("options.\x1b[2J", "form-not-known", {"value": "\x9b31m\u202e\n", "known": "é"})
    expected = english("form-not-known", value="?31m??", known="é")
    assert Catalogue("en").why(reason) == f"options.?[2J: {expected}"
    wordless = Reason("XY 1", "why-of-another-game", {"name": "\x1b"})
    assert Catalogue("en").why_alone(wordless) == "Why-of-another-game (name=?)"


def test_a_space_within_a_number_stays() -> None:
    russian = Catalogue("ru")
    assert russian.text("quoted", text=russian.text("number", value=1234567)) == "«1\xa0234\xa0567»"


def test_a_long_argument_is_cut() -> None:
    reason = Reason("x" * 9000, "action-no-notation", {"text": "y" * 9000})
    text = Catalogue("en").why(reason)
    assert text.startswith("x" * 299 + "…: “" + "y" * 299 + "…” is not a move")
    assert Catalogue("en").text("quoted", text="z" * 9000) == "“" + "z" * 1999 + "…”"
