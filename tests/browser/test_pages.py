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
# Words are short of room on a phone first; the longest language is enough at a desk.
EVERYWHERE = [*((language, "phone") for language in languages()), ("ru", "desk")]
LOOKS = [("light", "desk"), ("dark", "phone")]
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


@pytest.mark.parametrize("part", range(PARTS) if FULL else [0])
@pytest.mark.parametrize(("language", "size"), EVERYWHERE if FULL else [("en", "desk")])
def test_every_page_speaks_every_language_and_everything_fits(
    visit: Visit, language: str, size: str, part: int
) -> None:
    visitor = visit(language=language, viewport=SIZES[size])
    stops = STOPS[part::PARTS]
    wrong = take_the_tour(visitor, lambda who: untranslated(who) + cramped(who.page), stops)
    assert wrong == {}


@only_in_full
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_no_page_keeps_anybody_out(visit: Visit, theme: str, size: str, part: int) -> None:
    """axe finds nothing serious or critical, in the light and the dark theme."""
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    assert take_the_tour(visitor, lambda who: out_of_reach(who.page), STOPS[part::PARTS]) == {}


@only_in_full
def test_a_new_visitor_sees_no_refusal(visit: Visit) -> None:
    """A browser without an identity is nobody: that is no error."""
    visitor = visit()
    visitor.go("/")
    expect(visitor.text("web-welcome")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [answer.url for answer in visitor.responses if answer.status >= 400] == []
