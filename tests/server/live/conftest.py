"""A running hub on an empty store."""

from collections.abc import AsyncIterator

import pytest

from meeplewright.server.storage import Store
from tests.server.live.live_server import LiveServer, live_server


@pytest.fixture
async def server(store: Store) -> AsyncIterator[LiveServer]:
    async with live_server(store) as made:
        yield made
