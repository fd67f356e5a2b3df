"""Every page: it opens, has all texts, fits, and is accessible."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meeplewright.locales import languages
from tests.browser import FULL, only_in_full
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.looks import cramped, out_of_reach, untranslated
from tests.browser.tour import STOPS, Stop

SIZES = {"desk": DESK, "phone": PHONE}
LONGEST = "ru"
"""The language with the longest words: it is looked at everywhere, like English."""
SHORTER = [language for language in languages() if language not in ("en", LONGEST)]
"""They take turns: each page is looked at in one of them."""
LOOKS = [("light", "desk", LONGEST), ("dark", "phone", "en")]
PARTS = 4
"""A tour is split into parts, so that two processes can share it."""


def take_the_tour(
    visitor: Visitor, look: Callable[[Visitor], list[str]], stops: tuple[Stop, ...] = STOPS
) -> dict[str, list[str]]:
    """The problems, page by page."""
    visitor.set_name("Anna")
    wrong = {}
    for stop in stops:
        stop.arrive(visitor)
        if found := look(visitor):
            wrong[stop.name] = found
    return wrong


def fits(visitor: Visitor) -> list[str]:
    """All texts are in the visitor's language, and have room."""
    return untranslated(visitor) + cramped(visitor.page)


def fits_and_keeps_nobody_out(visitor: Visitor) -> list[str]:
    """The same, and axe finds nothing serious or critical."""
    return fits(visitor) + out_of_reach(visitor.page)


@pytest.mark.parametrize("part", range(PARTS) if FULL else [0])
def test_every_page_has_all_texts_and_they_fit(visit: Visit, part: int) -> None:
    viewport, language = (PHONE, LONGEST) if FULL else (DESK, "en")
    visitor = visit(language=language, viewport=viewport)
    assert take_the_tour(visitor, fits, STOPS[part::PARTS]) == {}


@only_in_full
@pytest.mark.parametrize("language", SHORTER)
def test_every_page_is_looked_at_in_a_third_language(visit: Visit, language: str) -> None:
    stops = STOPS[SHORTER.index(language) :: len(SHORTER)]
    assert take_the_tour(visit(language=language, viewport=PHONE), fits, stops) == {}


@only_in_full
@pytest.mark.parametrize("part", range(PARTS))
def test_no_page_keeps_anybody_out(visit: Visit, part: int) -> None:
    """Half of the pages in the light theme, half in the dark one."""
    theme, size, language = LOOKS[part % len(LOOKS)]
    visitor = visit(language=language, color_scheme=theme, viewport=SIZES[size])
    assert take_the_tour(visitor, fits_and_keeps_nobody_out, STOPS[part::PARTS]) == {}


@only_in_full
def test_a_new_visitor_sees_no_refusal(visit: Visit) -> None:
    """A browser without an identity is nobody: that is no error."""
    visitor = visit()
    visitor.go("/")
    expect(visitor.text("web-welcome")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [answer.url for answer in visitor.responses if answer.status >= 400] == []
