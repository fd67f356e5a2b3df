"""The Chromium of this system, and visitors in it: each with its own browser context.

A visitor records everything that reached the browser, so that a test can check afterwards what was
loaded, what went wrong and what leaked.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from meeplewright.locales import Catalogue
from tests.browser.page_server import PageServer

NAMES = ("chromium", "chromium-browser")
QUIET = ["--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 120_000  # milliseconds; enough for everything that will ever show
expect.set_options(timeout=PATIENCE)

NO_WORKER = r"Service Worker registration blocked"
"""Tests see the page as it is without its service worker, unless they ask for one."""

SETTINGS = "meeplewright.settings"
"""Where the page stores the settings of a browser."""

KEEP = """try {
  localStorage.getItem(KEY) ?? localStorage.setItem(KEY, STORED);
} catch {} // an empty page has no storage
"""

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def find_chromium() -> str:
    """Where Chromium is on this system."""
    for name in NAMES:
        if (found := shutil.which(name)) is not None:
            return found
    pytest.fail("the page cannot be tested here: install Chromium (the package chromium)")


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window. While it runs, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        yield browser
        browser.close()


def stored_settings(**settings: Any) -> str:
    """A script that stores these settings, unless the page has stored its own. Bots' moves are
    shown as they arrive, so that no test waits for them.
    """
    stored = json.dumps({"bots": "instant", **settings})
    return KEEP.replace("KEY", json.dumps(SETTINGS)).replace("STORED", json.dumps(stored))


class Visitor:
    """A user with their own browser: cookies, settings and language."""

    def __init__(
        self,
        browser: Browser,
        page_server: PageServer,
        language: str = "en",
        viewport: dict[str, int] = DESK,
        settings: Mapping[str, Any] | None = None,
        **device: Any,
    ) -> None:
        self.page_server = page_server
        self.words = Catalogue(language)
        is_phone = viewport["width"] < 600
        self.context: BrowserContext = browser.new_context(
            base_url=page_server.url,
            locale=language,
            viewport={"width": viewport["width"], "height": viewport["height"]},
            has_touch=is_phone,
            **{"reduced_motion": "reduce", "service_workers": "block", **device},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(stored_settings(**(settings or {})))
        self.faults: list[str] = []
        self._ignored = re.compile(NO_WORKER)
        self.responses: list[Response] = []
        self.frames: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("response", lambda response: self.responses.append(response))
        self.page.on("websocket", self._listen)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self._ignored.search(message.text):
            self.faults.append(f"{message.type}: {message.text}")

    def ignore_errors(self, pattern: str) -> None:
        """Ignore browser errors that match this from now on."""
        self._ignored = re.compile(f"{self._ignored.pattern}|{pattern}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def close(self) -> None:
        self.context.close()

    # -- identity and navigation --------------------------------------------------------------

    def set_name(self, name: str) -> None:
        """Get an identity without the page, for tests about something else."""
        self.ask("POST", "/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to this browser, with its cookie."""
        answer = self.context.request.fetch(
            f"/api{path}",
            method=method,
            data=body,
            headers={"Origin": self.page_server.url},
            max_retries=2,  # the server may just be closing the idle connection
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def go(self, path: str) -> None:
        """Open a link."""
        self.page.goto(path)

    # -- what the user sees -------------------------------------------------------------------

    def says(self, key: str, **arguments: str | int) -> str:
        """The text of a key in this visitor's language."""
        return self.words.text(key, **arguments)

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **arguments), exact=True)

    def link(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.says(key, **arguments), exact=True)

    def text(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_text(self.says(key, **arguments), exact=True)

    def field(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_label(self.says(key, **arguments), exact=True)
