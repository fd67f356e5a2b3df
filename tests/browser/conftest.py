"""Fixtures for tests of the page: a browser, a server with its page, and visitors.

The browser runs only during the tests of this folder, because no other event loop can run beside
its own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import Visitor, browsing
from tests.browser.page_server import PageServer, run_page_server

Visit = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture(scope="package")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server that stays open; at the end, nothing went wrong in it."""
    with run_page_server(tmp_path_factory.mktemp("page_server")) as opened:
        yield opened
        assert opened.faults() == []


@pytest.fixture
def visit(
    browser: Browser, page_server: PageServer, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Makes visitors. At the end, none of them may have seen an error of the page."""
    visitors: list[Visitor] = []

    def make(**facts: Any) -> Visitor:
        visitors.append(Visitor(browser, facts.pop("page_server", page_server), **facts))
        return visitors[-1]

    failed = request.session.testsfailed
    yield make
    if request.session.testsfailed > failed:
        show_what_they_saw(visitors, tmp_path)
    for visitor in visitors:
        visitor.close()
    assert [visitor.faults for visitor in visitors] == [[] for _ in visitors]


def show_what_they_saw(visitors: list[Visitor], folder: Path) -> None:
    """Screenshots show where a test got stuck."""
    for number, visitor in enumerate(visitors, 1):
        picture = folder / f"visitor-{number}.png"
        visitor.page.screenshot(path=picture)
        print(f"visitor {number} at {visitor.page.url} saw {picture}")
