"""How quick it is: what must be loaded, what a pan costs, and how soon the others see a move.

Only what does not depend on the machine is asserted; what was measured is printed (`pytest -s`).
"""

import gzip
import json
from statistics import median
from typing import Any

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.tour import MAGPIE, ME, OPEN, TILE_IN_HAND, finished, table_from_record

pytestmark = only_in_full

MOST_SCRIPT = 250_000  # bytes, compressed
DRAGS = 60
FRAME = "AnimationFrame::Render"  # what Chromium calls it in a trace


def test_the_first_visit_to_a_table_loads_little_script(visit: Visit) -> None:
    anna, bea = visit(), visit()
    anna.is_called("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, MAGPIE])
    bea.go(f"/t/{table}")
    expect(Seat(bea).board).to_be_visible()
    bea.page.wait_for_load_state("networkidle")
    scripts = [each for each in bea.responses if each.request.resource_type == "script"]
    sizes = {each.url.rpartition("/")[2]: len(gzip.compress(each.body(), 6)) for each in scripts}
    print(f"first visit to a table: {sum(sizes.values())} bytes of script, compressed: {sizes}")
    assert len(sizes) > 1
    assert sum(sizes.values()) < MOST_SCRIPT


def test_panning_lays_nothing_out_and_paints_no_tile(visit: Visit) -> None:
    """A drag of the table with all 72 tiles on it moves one composited layer."""
    anna = visit()
    anna.is_called("Anna")
    finished(anna)
    anna.button("web-close").click()
    seat = Seat(anna)
    expect(seat.tiles).to_have_count(72)
    anna.page.wait_for_load_state("networkidle")
    anna.page.wait_for_timeout(1_000)  # whatever glides comes to rest
    assert seat.tiles.evaluate_all(LAYERS) == 1
    events = trace_of_a_drag(anna, seat)
    frames = [each for each in events if each["name"] == FRAME and each["ph"] in "bB"]
    tasks = [each for each in events if each["name"] == "RunTask"]
    busy, waited = (sum(task.get(key, 0) for task in tasks) / 1_000 for key in ("tdur", "dur"))
    each = f"{busy / len(frames):.2f} ms of main thread ({waited / len(frames):.2f} by the clock)"
    print(f"panning: {len(frames)} frames, each {each}")
    assert len(frames) > DRAGS / 3
    assert [each["name"] for each in events if each["name"] in ("Layout", "Paint")] == []


# How many things between the tiles and the table are layers to the compositor.
LAYERS = """(tiles) => {
  const layers = new Set();
  for (const tile of tiles)
    for (let one = tile; one; one = one.parentElement)
      if (getComputedStyle(one).willChange === "transform") layers.add(one);
  return layers.size;
}"""


def trace_of_a_drag(visitor: Visitor, seat: Seat) -> list[dict[str, Any]]:
    """What the page's main thread did while the table was dragged to and fro."""
    mouse, box = visitor.page.mouse, seat.board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 20, y)  # from here on it is a drag
    visitor.page.wait_for_timeout(500)
    browser = visitor.context.browser
    assert browser is not None
    categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=visitor.page, categories=categories)
    for step in range(DRAGS):
        mouse.move(x + 20 + step % 20 * 4, y + step % 7 * 4)
        visitor.page.wait_for_timeout(16)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    mouse.up()
    return main_thread_only(trace)


def main_thread_only(trace: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events of the thread that draws the page's frames."""
    where = {(one["pid"], one["tid"]) for one in trace if one["name"] == FRAME}
    assert len(where) == 1
    return [one for one in trace if (one["pid"], one.get("tid")) in where]


PRESSED = """() => addEventListener("click", () => {
  window.pressed = performance.timeOrigin + performance.now();
}, true)"""

# The moment after the next frame in which the tiles are more than they were.
SHOWN = """(board) => {
  const tiles = () => board.querySelectorAll("img[alt]:not([alt=''])").length;
  const before = tiles();
  window.shown = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (tiles() === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => {
        resolve(performance.timeOrigin + performance.now());
      }));
    });
    watch.observe(board, { childList: true, subtree: true });
  });
}"""


def test_a_move_shows_on_the_other_screen(visit: Visit) -> None:
    """From the click that confirms the tile to the frame that shows it elsewhere."""
    anna, bea = visit(), visit()
    anna.is_called("Anna")
    bea.is_called("Bea")
    table = table_from_record(anna, TILE_IN_HAND, [ME, OPEN])
    invite = anna.ask("GET", f"/tables/{table}/invites")["invites"][0]["invite"]
    bea.ask("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    for visitor in (anna, bea):
        visitor.go(f"/t/{table}")
        visitor.page.evaluate(PRESSED)
    seats = [Seat(anna), Seat(bea)]
    taken = []
    for turn in range(12):
        acting, watching = seats[turn % 2], seats[1 - turn % 2]
        assert acting.wait_for_turn()
        watching.board.evaluate(SHOWN)
        acting.lay()
        shown = float(watching.visitor.page.evaluate("() => window.shown"))
        taken.append(shown - float(acting.visitor.page.evaluate("() => window.pressed")))
        acting.follow(with_a_follower=False)
    print(f"a move shows elsewhere after {median(taken):.0f} ms (median of {len(taken)})")
    assert all(time > 0 for time in taken)
