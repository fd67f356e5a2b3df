"""Drags a table with all its tiles, and records what the browser did meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.carcassonne import Seat
from tests.browser.chromium import Visitor
from tests.browser.tour import finished

DRAGS = 60
FRAME = "AnimationFrame::Render"  # its name in Chromium's traces
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]

NEXT_FRAME = "() => new Promise((resolve) => requestAnimationFrame(() => resolve()))"

# True when nothing has moved or loaded for some frames.
AT_REST = """async () => {
  const stands = () => {
    const boxes = [...document.querySelectorAll("main img")].map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return [x, y, width, one.complete].join();
    });
    return [boxes.join(";"), document.getAnimations().length].join();
  };
  const before = stands();
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (stands() !== before) return false;
  }
  return true;
}"""


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves by itself."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(AT_REST)


def full_table(visitor: Visitor) -> Seat:
    """A finished game, with nothing covering the table."""
    visitor.set_name("Anna")
    finished(visitor)
    visitor.button("web-close").click()
    seat = Seat(visitor)
    expect(seat.tiles).to_have_count(72)
    come_to_rest(visitor.page)
    return seat


def trace_of_a_drag(seat: Seat, pause: Callable[[], object]) -> list[dict[str, Any]]:
    """What the page's main thread did while the table was dragged, with a pause after each step."""
    page, box = seat.visitor.page, seat.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)  # from here on it is a drag
    come_to_rest(page)
    browser = seat.visitor.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    for step in range(DRAGS):
        page.mouse.move(x + 20 + step % 20 * 4, y + step % 7 * 4)
        pause()
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.mouse.up()
    return main_thread_only(trace)


def main_thread_only(trace: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of the thread that draws the page's frames."""
    where = {(one["pid"], one["tid"]) for one in trace if one["name"] == FRAME}
    assert len(where) == 1
    return [one for one in trace if (one["pid"], one.get("tid")) in where]


def frames(events: list[dict[str, Any]]) -> int:
    """How many frames there were."""
    return sum(one["name"] == FRAME and one["ph"] in "bB" for one in events)
