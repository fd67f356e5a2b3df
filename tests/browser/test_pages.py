"""Every page of the house: it opens, speaks, fits, and keeps nobody out."""

from collections.abc import Callable

import pytest

from meeplewright.locales import languages
from tests.browser import only_in_full
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.looks import cramped, out_of_reach, untranslated
from tests.browser.tour import STOPS, Stop

SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize("stop", STOPS, ids=[stop.name for stop in STOPS])
def test_a_page_opens(visit: Visit, stop: Stop) -> None:
    """A quick look: nothing goes wrong, every word is there, and all of it fits."""
    anna = visit()
    anna.is_called("Anna")
    stop.arrive(anna)
    assert untranslated(anna) + cramped(anna.page) == []


def take_the_tour(
    visitor: Visitor, look: Callable[[Visitor], list[str]], stops: tuple[Stop, ...] = STOPS
) -> dict[str, list[str]]:
    """What is wrong, page by page."""
    visitor.is_called("Anna")
    wrong = {}
    for stop in stops:
        stop.arrive(visitor)
        if found := look(visitor):
            wrong[stop.name] = found
    return wrong


@only_in_full
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_every_language_and_everything_fits(
    visit: Visit, language: str, size: str
) -> None:
    visitor = visit(language=language, viewport=SIZES[size])
    wrong = take_the_tour(visitor, lambda who: untranslated(who) + cramped(who.page))
    assert wrong == {}


@only_in_full
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_keeps_anybody_out(visit: Visit, theme: str, size: str) -> None:
    """Nothing serious or critical that axe finds, on a light and on a dark page."""
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    assert take_the_tour(visitor, lambda who: out_of_reach(who.page)) == {}
