"""Every key that the page uses is in the catalogues, in every language.

`test_catalogues.py` compares the catalogues and finds unused keys; this file finds keys that the
page uses and no catalogue has.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from meeplewright.locales import Catalogue
from tests.locales.test_catalogues import PAGE, WANTED, messages

# `t("key")` and `has("key")`, where ${…} in a template stands for a part of the key.
SPOKEN = re.compile(r"""\b(?:t|has)\(\s*(["'`])([a-z]+-[^"'`]*)\1""")
# A key that reaches `t` through a table or a choice is recognised by its prefix.
BEGINNING = re.compile(
    r"""(?<!class=)(["'`])((?:web|cc|rp|learn|kf[a-z]*)-(?:[\w-]|\$\{[^{}`]*\})+)\1"""
)
PART = re.compile(r"\$\{[^{}`]*\}")


def sources() -> Iterator[str]:
    for file in sorted(PAGE.rglob("*")):
        generated = "generated" in file.parts
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and not generated:
            yield file.read_text(encoding="utf-8")


@cache
def asked_for() -> set[str]:
    texts = list(sources())
    found = {hit[2] for text in texts for how in (SPOKEN, BEGINNING) for hit in how.finditer(text)}
    # A prefix without an end is completed elsewhere.
    return {key for key in found if not key.endswith("-")}


def answers(key: str, known: set[str]) -> bool:
    if key in known:
        return True
    pattern = r"[\w-]+".join(re.escape(part) for part in PART.split(key))
    return any(re.fullmatch(pattern, other) for other in known)


def test_the_page_asks_for_words() -> None:
    assert len(asked_for()) > 150
    assert {"web-your-turn", "web-theme-${theme}"} <= asked_for()


@pytest.mark.parametrize("language", WANTED)
def test_every_word_the_page_asks_for_is_there(language: str) -> None:
    known = set(messages(language))
    assert sorted(key for key in asked_for() if not answers(key, known)) == []


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [
        ("en", 1, "1 point"),
        ("nl", 1, "1 punt"),
        ("hu", 2, "2 pont"),
        ("ro", 5.2, "5,2 puncte"),
        ("ro", 20, "20 de puncte"),
        ("ru", 21, "21 очко"),
        ("ru", 5, "5 очков"),
        ("ru", 5.2, "5,2 очка"),
    ],
)
def test_expected_points_have_their_plurals(language: str, points: float, words: str) -> None:
    assert Catalogue(language).text("web-way-points", points=points) == words
    assert words in Catalogue(language).text("web-way", name="A", points=points, chance="<1")


def test_a_missing_word_is_noticed() -> None:
    assert not answers("web-no-such-words", set(messages("en")))
    assert not answers("web-nothing-${kind}", set(messages("en")))
