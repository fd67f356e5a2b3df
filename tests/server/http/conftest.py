"""One server for all tests of a module, which do not affect each other."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.http.kit import Server, serving


@pytest.fixture(scope="package", autouse=True)
def no_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The same answers whether or not the page was built into this package."""
    empty = tmp_path_factory.mktemp("no-page")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meeplewright.server.http.pages.page_folder", lambda: empty)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers."""
    with serving(tmp_path_factory.mktemp("server"), Random(7)) as running:
        yield running
