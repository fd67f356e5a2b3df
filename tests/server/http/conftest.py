"""One server for all tests of a module, which do not get into each other's way."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.http.kit import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers."""
    with serving(tmp_path_factory.mktemp("server"), Random(7)) as running:
        yield running
