"""What makes the page fast and can be tested without a clock: `bench/page.py` measures the rest."""

import gzip

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.conftest import Visit
from tests.browser.dragging import DRAGS, NEXT_FRAME, frames, full_table, trace_of_a_drag
from tests.browser.tour import GREEDY_BOT, ME, TILE_IN_HAND, table_from_record

MOST_SCRIPT = 250_000  # bytes, compressed


def test_the_first_visit_to_a_table_loads_little_script(visit: Visit) -> None:
    anna, bea = visit(), visit()
    anna.set_name("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    bea.go(f"/t/{table}")
    expect(Seat(bea).board).to_be_visible()
    bea.page.wait_for_load_state("networkidle")
    scripts = [each for each in bea.responses if each.request.resource_type == "script"]
    sizes = {each.url.rpartition("/")[2]: len(gzip.compress(each.body(), 6)) for each in scripts}
    assert len(sizes) > 1
    assert sum(sizes.values()) < MOST_SCRIPT, sizes


# The number of compositor layers from the tiles up to the table.
LAYERS = """(tiles) => {
  const layers = new Set();
  for (const tile of tiles)
    for (let one = tile; one; one = one.parentElement)
      if (getComputedStyle(one).willChange === "transform") layers.add(one);
  return layers.size;
}"""


@only_in_full
def test_panning_lays_nothing_out_and_paints_no_tile(visit: Visit) -> None:
    """Dragging the table with all 72 tiles moves one composited layer."""
    seat = full_table(visit())
    assert seat.tiles.evaluate_all(LAYERS) == 1
    events = trace_of_a_drag(seat, lambda: seat.visitor.page.evaluate(NEXT_FRAME))
    assert frames(events) >= DRAGS
    assert [each["name"] for each in events if each["name"] in ("Layout", "Paint")] == []
