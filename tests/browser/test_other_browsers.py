"""A few turns of each game in Firefox and in WebKit, where Debian's packages are installed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser import only_in_full
from tests.browser.chromium import stored_settings
from tests.browser.page_server import PageServer
from tests.browser.webdriver import PATIENCE, DriverError, Firefox, OtherBrowser, WebKit

pytestmark = only_in_full

TURNS = 3
ME = {"kind": "me"}
RANDOM_BOT = {"kind": "bot", "bot": "random"}
"""Plays any action, immediately."""

ASK = """
const [method, path, body, done] = arguments;
const headers = { "Content-Type": "application/json" };
fetch("/api" + path, { method, headers, body: body === null ? undefined : JSON.stringify(body) })
  .then(async (answer) => done([answer.status, await answer.text()]))
  .catch((error) => done([0, String(error)]));
"""

# The first element that a user could press: enabled, in view and not covered.
PRESSABLE = """
for (const selector of arguments[0])
  for (const one of document.querySelectorAll(selector)) {
    if (one.disabled || one.getAttribute("aria-disabled") === "true") continue;
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top && one.contains(top)) return one;
  }
return null;
"""

END_OF_TURN = '[data-guide="confirm-turn"]'

# What leads through a turn; whatever is further in the turn comes first.
CARCASSONNE = (
    END_OF_TURN,
    ".bar button.primary",
    '[data-guide^="stand:"]',
    ".bar button.pass",
    'button.cc-at[aria-pressed="false"]',
)
KEYFLOWER = (
    END_OF_TURN,
    '[data-guide="done"]',
    '[data-guide^="place"]',
    '[data-guide="workers"] button[aria-pressed="false"]:not(.group)',
    '[data-guide^="bid:"]',
)


@pytest.fixture(params=[Firefox, WebKit], ids=["firefox", "webkit"])
def other_browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OtherBrowser]:
    failed = request.session.testsfailed
    with request.param.opened(tmp_path) as opened:
        yield opened
        if request.session.testsfailed > failed:
            picture = tmp_path / "page.png"
            picture.write_bytes(opened.screenshot())
            print(f"{opened.name} showed {picture}")


class Seat:
    """The first seat of a table against a bot, played by pressing what the page offers."""

    def __init__(self, browser: OtherBrowser, page_server: PageServer, game: str) -> None:
        self.browser = browser
        browser.go(page_server.url)
        browser.run(stored_settings())
        self.ask("POST", "/me", {"name": "Anna"})
        table = self.ask("POST", "/tables", {"game": game, "seats": [ME, RANDOM_BOT]})
        self.path = f"/tables/{table['id']}"
        browser.go(f"{page_server.url}/t/{table['id']}")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to this browser, with its cookie."""
        status, text = self.browser.wait_for(ASK, method, path, body)
        assert 200 <= status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text else None

    def state(self) -> Any:
        return self.ask("GET", f"{self.path}/state?seat=0")

    def wait_for_turn(self) -> Any:
        _until(lambda: 0 in self.state()["actors"])
        return self.state()

    def play_a_turn(self, offered: Callable[[Any], tuple[str, ...]]) -> None:
        """Press what is offered until the bot has answered."""
        version = self.wait_for_turn()["version"]

        def step() -> bool:
            if self._bot_has_moved(version):
                return True
            self._press(offered(self.state()))
            return False

        _until(step)

    def _bot_has_moved(self, since: int) -> bool:
        steps = self.ask("GET", f"{self.path}/history?seat=0&since={since}")["steps"]
        return any(step["kind"] == "do" and step["seat"] == 1 for step in steps)

    def _press(self, selectors: tuple[str, ...]) -> None:
        try:
            found = self.browser.run(PRESSABLE, selectors)
            if found is not None:
                self.browser.click(found)
        except DriverError as moved:
            print(f"tried again: {moved}")  # the page changed in between

    def count(self, selector: str) -> int:
        return int(
            self.browser.run("return document.querySelectorAll(arguments[0]).length", selector)
        )


def _until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "the page did not get there"
        time.sleep(0.2)


def test_carcassonne(other_browser: OtherBrowser, page_server: PageServer) -> None:
    seat = Seat(other_browser, page_server, "carcassonne")
    for _ in range(TURNS):
        seat.play_a_turn(lambda _: CARCASSONNE)
    tiles = len(seat.wait_for_turn()["view"]["tiles"])
    assert tiles > 2 * TURNS
    _until(lambda: seat.count('img[alt*=", column "]') == tiles)
    assert seat.count("#old-browser") == 0


def test_keyflower(other_browser: OtherBrowser, page_server: PageServer) -> None:
    seat = Seat(other_browser, page_server, "keyflower")
    for _ in range(TURNS):
        seat.play_a_turn(_bid)
    steps = seat.ask("GET", f"{seat.path}/history?seat=0&since=0")["steps"]
    own = [step for step in steps if step["kind"] == "do" and step["seat"] == 0]
    assert len(own) >= TURNS
    assert seat.count("#old-browser") == 0


def _bid(state: Any) -> tuple[str, ...]:
    """A bid on a tile that can still be bid on."""
    tiles = [action["bid"] for action in state["legal"] if "bid" in action]
    return (
        *KEYFLOWER,
        *(f'button.lot[data-tile="{tile}"][aria-pressed="false"]' for tile in tiles[:1]),
    )
