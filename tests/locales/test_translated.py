"""No English text is left in another language by mistake.

`untranslated.txt` lists the texts that a language may share with English: names, signs, words that
are the same. A line is a text and, after a tab, the languages it is allowed in, if not all.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent

from tests.locales.texts import LANGUAGES, Text, rendered, texts

ALLOWED = Path(__file__).with_name("untranslated.txt")
OTHERS = LANGUAGES[1:]
# Short words of English sentences that none of our other languages has.
ENGLISH = re.compile(
    r"\b(the|and|your|you|with|this|that|these|from|not|cannot|must|should|which)\b",
    re.IGNORECASE,
)


def written(text: Text) -> str:
    """A text as it is in the catalogue, on one line."""
    message = fluent.Message(fluent.Identifier("x"), text.pattern)
    return " ".join(FluentSerializer().serialize_entry(message).split()).removeprefix("x = ")


def has_words(pattern: fluent.Pattern) -> bool:
    """Whether there are letters outside variables."""
    return any(
        letter.isalpha()
        for part in pattern.elements
        for letter in (part.value if isinstance(part, fluent.TextElement) else _inside(part))
    )


def _inside(part: fluent.Placeable) -> str:
    select = part.expression
    if not isinstance(select, fluent.SelectExpression):
        return ""
    return "a" if any(has_words(variant.value) for variant in select.variants) else ""


@cache
def same_as_english(language: str) -> dict[str, str]:
    """The texts that are the same as in English, with their places."""
    english = {text.where: text for text in texts("en")}
    return {
        written(text): text.where
        for text in texts(language)
        if text.where in english  # a language can have forms of names that English does not need
        if has_words(text.pattern) and written(text) == written(english[text.where])
    }


@cache
def allowed(language: str) -> frozenset[str]:
    lines = ALLOWED.read_text(encoding="utf-8").splitlines()
    parts = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return frozenset(text for text, *where in parts if not where or language in where[0].split())


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_the_same_as_in_english(language: str) -> None:
    same = same_as_english(language)
    wrong = [f"{where}: {text}" for text, where in same.items() if text not in allowed(language)]
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("language", OTHERS)
def test_every_exception_is_needed(language: str) -> None:
    assert sorted(allowed(language) - set(same_as_english(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_inside_a_text(language: str) -> None:
    wrong = [f"{where}: {text}" for where, text in rendered(language) if ENGLISH.search(text)]
    assert not wrong, "\n".join(sorted(wrong))
