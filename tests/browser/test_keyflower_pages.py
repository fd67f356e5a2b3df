"""Keyflower's table in all its states: in every language, layout, accessibility."""

import pytest

from tests.browser import FULL, only_in_full
from tests.browser.chromium import PHONE
from tests.browser.conftest import Visit
from tests.browser.keyflower_tour import KEYFLOWER_STOPS
from tests.browser.test_pages import (
    LONGEST,
    LOOKS,
    SHORTER,
    SIZES,
    fits,
    fits_and_keeps_nobody_out,
    take_the_tour,
)

DAILY = tuple(stop for stop in KEYFLOWER_STOPS if stop.name in ("turn",))


def test_it_has_all_texts_and_they_fit(visit: Visit) -> None:
    visitor = visit(language=LONGEST if FULL else "en", viewport=PHONE)
    assert take_the_tour(visitor, fits, KEYFLOWER_STOPS if FULL else DAILY) == {}


@only_in_full
@pytest.mark.parametrize("language", SHORTER)
def test_it_is_looked_at_in_a_third_language(visit: Visit, language: str) -> None:
    stops = KEYFLOWER_STOPS[SHORTER.index(language) :: len(SHORTER)]
    assert take_the_tour(visit(language=language, viewport=PHONE), fits, stops) == {}


@only_in_full
@pytest.mark.parametrize(("theme", "size", "language"), LOOKS)
def test_it_keeps_nobody_out(visit: Visit, theme: str, size: str, language: str) -> None:
    """Half of the stops in the light theme, half in the dark one."""
    visitor = visit(language=language, color_scheme=theme, viewport=SIZES[size])
    stops = KEYFLOWER_STOPS[LOOKS.index((theme, size, language)) :: len(LOOKS)]
    assert take_the_tour(visitor, fits_and_keeps_nobody_out, stops) == {}
