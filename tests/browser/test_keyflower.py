"""Every kind of thing that one does at a table of Keyflower, done through the page."""

import pytest

from tests.browser import FULL
from tests.browser.conftest import Visit
from tests.browser.keyflower import Seat, follow, table_at
from tests.browser.scenes import KINDS, scene_with

DAILY = (
    "a losing group moved to a bid",
    "a worker paid",
    "a rival's tile used",
    "a tile upgraded with a skill",
    "a boat chosen",
    "a village built",
    "winter tiles chosen",
)
"""Those that between them press everything once."""


@pytest.mark.parametrize("kind", KINDS if FULL else DAILY)
def test_it_is_done_through_the_page(visit: Visit, kind: str) -> None:
    """A prepared position, and what the record did then; the table writes down the same."""
    scene = scene_with(kind)
    anna = visit()
    anna.is_called("Anna")
    seat = Seat(anna, table_at(anna, scene), scene.seat).open()
    follow(seat, scene.actions)
