"""Measures the page in a real browser: the cost of a pan, and the delay until others see a move.

    .venv/bin/python bench/page.py --write

A server and two browsers share this machine. `--write` puts the numbers into bench/README.md.
"""

import argparse
import re
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for the tests' helpers for pages

from playwright.sync_api import Browser  # noqa: E402

from tests.browser.carcassonne import Seat  # noqa: E402
from tests.browser.chromium import Visitor, browsing  # noqa: E402
from tests.browser.dragging import frames, full_table, trace_of_a_drag  # noqa: E402
from tests.browser.page_server import PageServer, run_page_server  # noqa: E402
from tests.browser.tour import ME, OPEN, TILE_IN_HAND, table_from_record  # noqa: E402

README = ROOT / "bench" / "README.md"
NUMBERS = re.compile(r"(?<=<!-- page -->\n).*(?=<!-- end of page -->)", re.DOTALL)
TURNS = 24  # of the 26 left in the game

PRESSED = """() => addEventListener("click", () => {
  window.pressed = performance.timeOrigin + performance.now();
}, true)"""

# The time after the next frame in which there are more tiles than before.
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


def panning(browser: Browser, page_server: PageServer) -> float:
    """Milliseconds of main-thread time per frame of a pan with 72 tiles on the table."""
    seat = full_table(Visitor(browser, page_server))
    events = trace_of_a_drag(seat, lambda: seat.visitor.page.wait_for_timeout(16))
    busy = sum(each.get("tdur", 0) for each in events if each["name"] == "RunTask")
    seat.visitor.close()
    return float(busy) / 1_000 / frames(events)


def showing(browser: Browser, page_server: PageServer) -> list[float]:
    """Milliseconds from each click that confirms a turn to the frame that shows its tile in the
    other browser.
    """
    anna, bea = Visitor(browser, page_server), Visitor(browser, page_server)
    anna.set_name("Anna")
    bea.set_name("Bea")
    table = table_from_record(anna, TILE_IN_HAND, [ME, OPEN])
    invite = anna.ask("GET", f"/tables/{table}/invites")["invites"][0]["invite"]
    bea.ask("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    for visitor in (anna, bea):
        visitor.go(f"/t/{table}")
        visitor.page.evaluate(PRESSED)
    seats = [Seat(anna), Seat(bea)]
    return [one_move(seats[turn % 2], seats[1 - turn % 2]) for turn in range(TURNS)]


def one_move(acting: Seat, watching: Seat) -> float:
    assert acting.wait_for_turn()
    watching.board.evaluate(SHOWN)
    acting.lay()
    acting.follow(with_a_follower=False)
    shown = float(watching.visitor.page.evaluate("() => window.shown"))
    pressed = float(acting.visitor.page.evaluate("() => window.pressed"))
    return shown - pressed


def report(pan: float, shows: list[float]) -> str:
    """The numbers as the README shows them."""
    return (
        "| | ms | goal |\n| --- | ---: | ---: |\n"
        f"| main thread per frame of a pan, 72 tiles | {pan:.2f} | < 4 |\n"
        f"| time until the other browser shows a move, median | {median(shows):.0f} | < 150 |\n"
        f"| time until the other browser shows a move, p95 | {quantiles(shows, n=20)[-1]:.0f} | |\n"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="into bench/README.md")
    wish = arguments.parse_args()
    with (
        TemporaryDirectory() as folder,
        run_page_server(Path(folder)) as page_server,
        browsing() as browser,
    ):
        text = report(panning(browser, page_server), showing(browser, page_server))
    print(text)
    if wish.write:
        README.write_text(NUMBERS.sub(lambda _: text, README.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
