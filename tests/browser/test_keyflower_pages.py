"""Keyflower's table in all its states: in every language, layout, accessibility."""

import pytest

from tests.browser import FULL, only_in_full
from tests.browser.conftest import Visit
from tests.browser.keyflower_tour import KEYFLOWER_STOPS
from tests.browser.looks import cramped, out_of_reach, untranslated
from tests.browser.test_pages import EVERYWHERE, LOOKS, SIZES, take_the_tour

DAILY = tuple(stop for stop in KEYFLOWER_STOPS if stop.name in ("turn", "village", "result"))


@pytest.mark.parametrize(("language", "size"), EVERYWHERE if FULL else [("en", "phone")])
def test_it_speaks_every_language_and_everything_fits(
    visit: Visit, language: str, size: str
) -> None:
    visitor = visit(language=language, viewport=SIZES[size])
    wrong = take_the_tour(
        visitor,
        lambda who: untranslated(who) + cramped(who.page),
        KEYFLOWER_STOPS if FULL else DAILY,
    )
    assert wrong == {}


@only_in_full
@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_it_keeps_nobody_out(visit: Visit, theme: str, size: str) -> None:
    """axe finds nothing serious or critical, in the light and the dark theme."""
    visitor = visit(color_scheme=theme, viewport=SIZES[size])
    assert take_the_tour(visitor, lambda who: out_of_reach(who.page), KEYFLOWER_STOPS) == {}
